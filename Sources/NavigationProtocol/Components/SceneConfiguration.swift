package import JSON

/// The settings of a scene, given when it is made; its navigators inherit them. Navigator's `NavigationConfiguration`.
package struct SceneConfiguration: Equatable, Sendable {
    package enum Verbosity: String, CaseIterable, Comparable, Sendable {
        case silent, error, warning, info, debug

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

        package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
    }

    /// The key of the scene's state; nil stands for the empty key.
    package var restorationKey: String?
    /// Between sent values, in seconds, 0 to 5.
    package var executionDelay: Double
    package var verbosity: Verbosity
    /// The guards about the scene that outlive their sessions, as ``KeptGuard`` writes them. Only the store has them,
    /// and never the wire. Those of every scene are kept with the default one.
    package var guards: RawJSON?

    package init() {
        self.restorationKey = nil
        self.executionDelay = 0
        self.verbosity = .info
    }

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.restorationKey = try parameters.string(
            "restorationKey",
            "The key of the scene's state, which `scene.restore` changes; none when left out."
        )
        self.executionDelay =
            try parameters.number("executionDelay", "Seconds between sent values; 0 when left out.", in: 0...5) ?? 0
        self.verbosity =
            try parameters.choice(
                "verbosity",
                "The most talkative events that watches of the scene can get; `info` when left out."
            ) ?? .info
    }
}

extension SceneConfiguration {
    /// A configuration as it is written on the wire, or as the store has it; nil for another text.
    package init?(_ text: RawJSON) {
        let bytes = text.bytes
        var scanner = JSONScanner()
        guard (try? scanner.scan(bytes.span.bytes)) != nil else { return nil }
        let configuration = bytes.span.bytes.withUnsafeBytes { text in
            var parameters = Parameters(document: text, members: scanner.outer.members) { [] }
            var configuration = try? Self(&parameters)
            configuration?.guards = parameters.raw("guards")
            return configuration
        }
        guard let configuration else { return nil }
        self = configuration
    }

    /// As the store has it.
    package var stored: RawJSON {
        RawJSON { writer in
            writeMembers(to: &writer)
            writer.member("guards", ifPresent: guards)
        }
    }
}
