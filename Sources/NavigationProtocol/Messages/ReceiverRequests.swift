package import NavigationTree

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

    fileprivate init(
        _ parameters: inout Parameters,
        for kind: ReceivedName.Kind,
        maximumDelay: Double
    ) throws(WireError) {
        let navigator = try parameters.string("navigate")
        let selected = try parameters.string("select")
        self.method = try parameters.choice("method")
        self.resume = try ResumeRule.optional(&parameters, maximumDelay: maximumDelay) ?? .auto
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
            guard kind == .type else {
                throw Parameters.invalid("auto", "an object with \"select\": only a destination can be navigated to")
            }
            self.action = .navigate(on: navigator)
        }
        try parameters.finish()
    }

    /// The navigator that it names, if it does.
    package var navigator: String? {
        switch action {
        case .navigate(let navigator): navigator
        case .select(let navigator): navigator
        }
    }
}

/// `receiver.add`: take part in what is sent.
package struct AddReceiver: Equatable, Sendable {
    package let name: ReceivedName
    /// Every scene when nil.
    package let scene: String?
    /// The navigator that it stands at, and goes with; an id or a name.
    package let navigator: String?
    /// Seconds to answer in.
    package let timeout: Double?
    package let auto: AutoReceive?

    /// - Parameter maximum: the longest time to answer in, and the longest delay.
    package init(_ parameters: inout Parameters, maximum: Double) throws(WireError) {
        let name = try parameters.receivedName()
        self.name = try parameters.required("value", "or \"type\", or \"route\": the name to receive", name)
        self.navigator = try parameters.string("navigator")
        let scene = try parameters.string("scene")
        self.scene = navigator == nil ? scene : scene ?? SceneTarget.defaultScene
        self.timeout = try parameters.number("timeout", in: 0.001...maximum)
        if var nested = try parameters.nested("auto", known: ["navigate", "select", "method", "resume"]) {
            self.auto = try AutoReceive(&nested, for: self.name.kind, maximumDelay: maximum)
        } else {
            self.auto = nil
        }
        guard auto == nil || timeout == nil else {
            throw Parameters.invalid("timeout", "left out with \"auto\": nobody is asked")
        }
    }
}
