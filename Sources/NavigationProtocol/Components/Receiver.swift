import JSON
package import NavigationTree

/// A session that takes part in what is sent.
package struct Receiver: WireComponent, WireObject {
    package static let componentName = "Receiver"

    package let id: ReceiverID
    package let name: ReceivedName
    /// Every scene when nil.
    package let scene: String?
    /// Where it stands; it ends with this navigator.
    package let navigator: NavigatorID?
    /// Seconds to answer in; the host's limit when nil.
    package let timeout: Double?
    /// The host does this instead of asking.
    package let auto: AutoReceive?

    package init(
        id: ReceiverID,
        name: ReceivedName,
        scene: String?,
        navigator: NavigatorID?,
        timeout: Double?,
        auto: AutoReceive?
    ) {
        (self.id, self.name, self.scene, self.navigator) = (id, name, scene, navigator)
        (self.timeout, self.auto) = (timeout, auto)
    }

    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("receiver", "The receiver's id.") { $0.id }
        object.member("session", "The session that receives.") { $0.id.session }
        object.include { $0.name }
        object.optional("scene", "The scene whose values it receives; every scene when left out.") { $0.scene }
        object.optional("navigator", "The navigator where it stands, and ends with.") { $0.navigator }
        object.optional("timeout", "Seconds that it has to answer; the limit `question` when left out.") {
            $0.timeout
        }
        object.optional("auto", "The action that the host takes instead of asking.") { $0.auto }
    }
}

extension ReceivedName: WireObject {
    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.variant { $0.kind == .value ? ValueName(name: $0.name) : nil }
        object.variant { $0.kind == .type ? DestinationName(name: $0.name) : nil }
        object.variant { $0.kind == .route ? RouteName(name: $0.name) : nil }
    }
}

private struct ValueName: WireObject {
    let name: TypeName

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("value", "The name of the values.") { $0.name }
    }
}

private struct DestinationName: WireObject {
    let name: TypeName

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("type", "The destination type.") { $0.name }
    }
}

private struct RouteName: WireObject {
    let name: TypeName

    static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("route", "The name of the route.") { $0.name }
    }
}

/// Receiving without being asked.
package struct AutoReceive: Equatable, Sendable {
    package enum Action: Equatable, Sendable {
        /// Show the destination on this navigator, or on the receiver's own.
        case navigate(on: String?)
        /// Bring this navigator to the front of its parent.
        case select(String)
    }

    package let action: Action
    /// How the destination is shown; nil leaves it to the item, and then to the type.
    package let method: NavigationMethod?
    /// How the sequence goes on; never with more values.
    package let resume: ResumeRule

    /// The navigator that it names, if it does.
    package var navigator: String? {
        switch action {
        case .navigate(let navigator): navigator
        case .select(let navigator): navigator
        }
    }

    init(_ parameters: inout Parameters, for kind: ReceivedName.Kind) throws(WireError) {
        let navigator = try parameters.string(
            "navigate",
            "Show the destination on this navigator; on the receiver's when left out, else where it was sent from."
        )
        let selected = try parameters.string("select", "Bring this navigator to the front, and show nothing.")
        self.method = try parameters.choice("method", "How the destination is shown; the type says so when left out.")
        self.resume = try ResumeRule.member(of: &parameters) ?? .auto
        switch resume {
        case .auto, .immediately, .after, .pause, .cancel: break
        case .inserting, .appending, .replacing:
            throw Parameters.invalid("resume", "without values: only a receiver that is asked can add some")
        }
        if let selected {
            guard navigator == nil, method == nil else {
                throw Parameters.invalid("select", "alone, or with \"resume\"")
            }
            self.action = .select(selected)
        } else {
            try parameters.check(
                kind == .type,
                else: Parameters.invalid(
                    "auto",
                    "an object with \"select\": only a destination can be navigated to"
                )
            )
            self.action = .navigate(on: navigator)
        }
    }
}

extension AutoReceive: WireObject {
    package static func members(_ object: inout some ObjectMembers<Self>) {
        object.member("resume", "How the sequence goes on.") { WireResume(rule: $0.resume) }
        object.optional("navigate", "The navigator that shows the destination.") { auto -> String? in
            if case .navigate(let navigator) = auto.action { navigator } else { nil }
        }
        object.optional("select", "The navigator that comes to the front.") { auto -> String? in
            if case .select(let navigator) = auto.action { navigator } else { nil }
        }
        object.optional("method", "How the destination is shown.") { $0.method }
    }
}

/// A rule without values, as it was given.
private struct WireResume: WireValue {
    let rule: ResumeRule

    static var schema: Schema { ResumeRule.schemaWithoutValues }

    func write(to writer: inout JSONWriter) {
        if case .after(let seconds) = rule {
            writer.object { $0.member("after", seconds) }
        } else {
            rule.name.write(to: &writer)
        }
    }
}
