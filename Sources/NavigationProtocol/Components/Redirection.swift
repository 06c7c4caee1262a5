package import JSON
import NavigationTree

/// A place where a request wanted to go, or where a guard sent it instead.
package struct Redirection: WireComponent, WireObject {
    package static let componentName = "Redirection"

    let destination: RequestedDestination
    let guardID: GuardID?
    let name: String?
    let module: String?

    /// - Parameter sender: the guard that sent the request here, its name and its module; nil for the destination that
    ///   the request asked for.
    package init(
        _ destination: RequestedDestination,
        by sender: (id: GuardID, name: String, module: String?)? = nil
    ) {
        (self.destination, self.guardID, self.name) = (destination, sender?.id, sender?.name)
        self.module = sender?.module
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("type", "The destination type.") { $0.destination.type }
        object.member("arguments", "The destination's arguments.") { OpaqueObject($0.destination.arguments) }
        object.optional("guard", "The guard that sent the request here.") { $0.guardID }
        object.optional("name", "The name of that guard for people.") { $0.name }
        object.optional("module", "The module of that guard's session, when it has exactly one.") { $0.module }
    }
}

/// A redirected request: the answer to the request that took its place, and the redirections that led there.
///
/// The broker adds ``RedirectionMembers`` to whatever that answer is.
package struct RedirectedResult: WireComponent {
    package static let componentName = "RedirectedResult"

    package static var definition: Schema {
        guard let members = RedirectionMembers.schema.members else { preconditionFailure("it has no variants") }
        return ShownResult.definition.adding(members)
    }

    package func write(to writer: inout JSONWriter) { preconditionFailure("the broker writes it") }
}

/// Redirections in order, as another answer has them.
package struct RedirectionList: WireValue, Equatable {
    private let text: RawJSON

    package init(_ text: RawJSON) { self.text = text }

    package static var schema: Schema { .array(of: Redirection.schema) }

    package func write(to writer: inout JSONWriter) { writer.raw(text) }
}

/// The members that redirection adds to the answer of the request that took the first one's place.
package struct RedirectionMembers: WireObject {
    let wantsResult: Bool
    let redirected: [Redirection]

    package init(wantsResult: Bool, _ redirected: [Redirection]) {
        (self.wantsResult, self.redirected) = (wantsResult, redirected)
    }

    package enum Outcome: String, WireChoice { case redirected }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.optional("outcome", "The outcome of a request with `forResult`.") {
            $0.wantsResult ? Outcome.redirected : nil
        }
        object.member("redirected", "Where the request wanted to go, and where guards sent it, in order.") {
            $0.redirected
        }
    }
}
