package import JSON
package import NavigationTree

/// The state of a module that the host can start.
package enum ModuleState: String, WireChoice {
    /// It has no process.
    case stopped
    /// Its process was started and has not registered the module.
    case starting
    /// The module is registered.
    case running
    /// The host has asked its process to end.
    case stopping
    /// It has failed, and the host waits before it starts it again.
    case backingOff
    /// It has failed too often, and the host does not start it any more.
    case failed
}

/// A module as lists show it.
package struct WireModule: WireComponent, WireObject {
    package static let componentName = "Module"

    /// How a module is that the host can start.
    package struct Supervised: Sendable {
        let state: ModuleState
        let pid: Int32?
        let restarts: Int
        let lastFailure: WireError?

        package init(_ state: ModuleState, pid: Int32?, restarts: Int, lastFailure: WireError?) {
            (self.state, self.pid, self.restarts, self.lastFailure) = (state, pid, restarts, lastFailure)
        }
    }

    private let name: String
    private let registered: RegisteredModule?
    private let supervised: Supervised?
    private let presentations: [DefinedPresentation]

    /// - Parameters:
    ///   - registered: nil for a module that is not registered.
    ///   - supervised: nil for a module that the host cannot start.
    ///   - presentations: the methods of presentation that it defines.
    package init(
        _ name: String,
        _ registered: RegisteredModule?,
        _ supervised: Supervised?,
        presentations: [PresentationMethod] = []
    ) {
        (self.name, self.registered, self.supervised) = (name, registered, supervised)
        self.presentations = presentations.map(DefinedPresentation.init)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("module", "The module's name.") { $0.name }
        object.optional("version", "Its version, as it was registered.") { $0.registered?.version }
        object.optional("title", "Its title for people.") { $0.registered?.title }
        object.optional("session", "The session that registered it.") { $0.registered?.owner }
        object.member("destinations", "How many destination types it provides.") {
            $0.registered?.allTypes.count ?? 0
        }
        object.optional("presentations", "The methods of presentation that it defines, by name.") {
            $0.presentations.isEmpty ? nil : $0.presentations
        }
        object.optional("state", "Its state, when the host can start it.") { $0.supervised?.state }
        object.optional("pid", "Its process, when the host started it.") { $0.supervised?.pid }
        object.optional("restarts", "How often the host started it again because its process had ended.") {
            $0.supervised?.restarts
        }
        object.optional("lastFailure", "Why it failed the last time: an error.") { $0.supervised?.lastFailure }
    }
}

extension WireError: WireValue {
    package static var schema: Schema {
        .object([
            Schema.Member("code", "The error's number.", .integer()),
            Schema.Member("message", "The error, for people.", .string()),
            Schema.Member("data", "The error's name, and what a program needs.", .anyObject),
        ])
    }

    package func write(to writer: inout JSONWriter) { writer.error(self) }
}
