package import JSON
package import NavigationTree

/// `send`: values, destinations, routes and actions, one after the other.
package struct Send: Equatable, Sendable {
    package let target: NavigatorTarget
    package let items: [SentItem]
    /// For people; 1 to 128 bytes.
    package let name: String?
    /// Whether the sequence ends with the session that sends it.
    package let isEphemeral: Bool

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.target = try NavigatorTarget(&parameters)
        self.items = try parameters.required(
            "values",
            "a list of objects with one of \"value\", \"type\", \"route\" and \"action\"",
            parameters.items("values")
        )
        self.name = try parameters.string("name")
        self.isEphemeral = try parameters.bool("ephemeral") ?? false
        guard !items.isEmpty else { throw Parameters.invalid("values", "a list of at least one") }
        if let name, !(1...Self.maximumName).contains(name.utf8.count) {
            throw Parameters.invalid("name", "a string of 1 to \(Self.maximumName) bytes")
        }
    }

    /// Bytes of a sequence's name.
    package static let maximumName = 128
}

/// `resume` and `cancelResume`: what becomes of paused sequences.
package struct PausedSequences: Equatable, Sendable {
    /// All of the scene when nil.
    package let sequence: SequenceID?
    package let scene: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.scene = try parameters.string("scene")
        self.sequence = try parameters.string("sequence").map { text throws(WireError) in
            guard let id = SequenceID(text) else { throw Parameters.invalid("sequence", "an id, as \"s3.1\"") }
            return id
        }
    }
}

/// How a sequence goes on after one of its values. Navigator's `NavigationReceiveResumeType`.
package enum ResumeRule: Equatable, Sendable {
    /// With the next value after the scene's execution delay.
    case auto
    case immediately
    /// After so many seconds.
    case after(Double)
    /// With these, then with the rest.
    case inserting([SentItem])
    /// With the rest, then with these.
    case appending([SentItem])
    /// With these instead of the rest.
    case replacing([SentItem])
    /// When somebody resumes it.
    case pause
    /// Not at all.
    case cancel

    /// As it is called on the wire.
    package var name: String {
        switch self {
        case .auto: "auto"
        case .immediately: "immediately"
        case .after: "after"
        case .inserting: "inserting"
        case .appending: "appending"
        case .replacing: "replacing"
        case .pause: "pause"
        case .cancel: "cancel"
        }
    }

    private static let expected = """
        "auto", "immediately", "pause", "cancel", or an object with one of "after" (seconds), "inserting", "appending" and "replacing" (lists of values)
        """

    /// What a receiver answered: `{"resume":…}`; null and an object without it mean `auto`.
    ///
    /// - Parameter maximumDelay: seconds that `after` may say.
    package init(answer: RawJSON, maximumDelay: Double) throws(WireError) {
        let bytes = answer.bytes
        self = try bytes.span.bytes.withUnsafeBytes { text throws(WireError) in
            var scanner = JSONScanner()
            do { try scanner.scan(text.bytes) } catch { throw Parameters.invalid("result", "JSON: \(error)") }
            switch scanner.top.kind {
            case .null: return .auto
            case .object: break
            case .array, .string, .number, .true, .false:
                throw Parameters.invalid("result", "an object, {\"resume\":…}, or null")
            }
            var parameters = Parameters(document: text, members: scanner.members, known: ["resume"])
            let rule = try Self.optional(&parameters, maximumDelay: maximumDelay)
            try parameters.finish()
            return rule ?? .auto
        }
    }

    /// The parameter `resume`.
    static func optional(_ parameters: inout Parameters, maximumDelay: Double) throws(WireError) -> Self? {
        guard let slice = parameters.slice("resume") else { return nil }
        if slice.kind == .string {
            switch try parameters.requiredString("resume") {
            case "auto": return .auto
            case "immediately": return .immediately
            case "pause": return .pause
            case "cancel": return .cancel
            default: throw Parameters.invalid("resume", expected)
            }
        }
        let names = ["after", "inserting", "appending", "replacing"]
        guard slice.kind == .object, var nested = try parameters.nested("resume", known: names) else {
            throw Parameters.invalid("resume", expected)
        }
        let rule = try only(&nested, maximumDelay: maximumDelay)
        try nested.finish()
        return rule
    }

    private static func only(_ parameters: inout Parameters, maximumDelay: Double) throws(WireError) -> Self {
        let rules = [
            try parameters.number("after", in: 0...maximumDelay).map { Self.after($0) },
            try parameters.items("inserting").map { Self.inserting($0) },
            try parameters.items("appending").map { Self.appending($0) },
            try parameters.items("replacing").map { Self.replacing($0) },
        ]
        let found = rules.compactMap { $0 }
        guard let rule = found.first, found.count == 1 else { throw Parameters.invalid("resume", expected) }
        return rule
    }
}
