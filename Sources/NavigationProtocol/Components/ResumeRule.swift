package import JSON

/// How a sequence goes on after one of its values. Navigator's `NavigationReceiveResumeType`.
package enum ResumeRule: Equatable, Sendable {
    /// With the next value after the scene's execution delay.
    case auto
    case immediately
    /// After this many seconds.
    case after(Double)
    /// With these, then with the rest.
    case inserting([SentItem])
    /// With the rest, then with these.
    case appending([SentItem])
    /// With these instead of the rest.
    case replacing([SentItem])
    /// When a client resumes it.
    case pause
    /// Not at all.
    case cancel

    /// The rules as steps name them.
    package enum Name: String, WireChoice {
        case auto, immediately, after, inserting, appending, replacing, pause, cancel
    }

    package var name: Name {
        switch self {
        case .auto: .auto
        case .immediately: .immediately
        case .after: .after
        case .inserting: .inserting
        case .appending: .appending
        case .replacing: .replacing
        case .pause: .pause
        case .cancel: .cancel
        }
    }

    /// Those that a word says.
    private enum Word: String, CaseIterable { case auto, immediately, pause, cancel }

    private static let expected = """
        "auto", "immediately", "pause", "cancel", or an object with one of "after" (seconds), "inserting", "appending" and "replacing" (lists of values)
        """
}

// MARK: Reading

extension ResumeRule {
    /// Reads the answer of a receiver: an object with `resume`; null and an object without it mean `auto`.
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
            var parameters = Parameters(document: text, members: scanner.outer.members) { ["resume"] }
            parameters.maximumTimeout = maximumDelay
            let rule = try Self.member(of: &parameters)
            try parameters.finish()
            return rule ?? .auto
        }
    }

    /// The member `resume`.
    static func member(of parameters: inout Parameters) throws(WireError) -> Self? {
        let summary: StaticString = "How the sequence goes on; `auto` when left out."
        guard let slice = parameters.slice("resume") else {
            return parameters.absent("resume", summary, schemaWithoutValues)
        }
        if slice.kind == .string {
            let word = Word(rawValue: try parameters.requiredString("resume", summary))
            switch word {
            case .auto: return .auto
            case .immediately: return .immediately
            case .pause: return .pause
            case .cancel: return .cancel
            case nil: throw Parameters.invalid("resume", expected)
            }
        }
        guard slice.kind == .object else { throw Parameters.invalid("resume", expected) }
        return try parameters.object("resume", summary) { (parameters) throws(WireError) in try only(&parameters) }
    }

    private static func only(_ parameters: inout Parameters) throws(WireError) -> Self {
        let maximum = parameters.maximumTimeout
        let rules = [
            try parameters.number("after", "Seconds to wait.", in: 0...maximum).map { Self.after($0) },
            try parameters.items("inserting", "The values to send before the rest.").map { Self.inserting($0) },
            try parameters.items("appending", "The values to send after the rest.").map { Self.appending($0) },
            try parameters.items("replacing", "The values to send in place of the rest.").map { Self.replacing($0) },
        ]
        let found = rules.compactMap { $0 }
        try parameters.check(found.count == 1, else: Parameters.invalid("resume", expected))
        return found.first ?? .auto
    }
}

// MARK: Describing

extension ResumeRule {
    private static let words = Schema.choice(Word.allCases.map(\.rawValue))
    private static let delay = Schema.object([
        Schema.Member(
            "after",
            "Seconds until the next value: at most the limit `questionMaximum`.",
            .number(minimum: 0)
        )
    ])

    private static func list(_ name: String, _ summary: String) -> Schema {
        .object([Schema.Member(name, summary, .array(of: SentItem.schema))])
    }

    /// Those that add no values.
    static let schemaWithoutValues = Schema.oneOf([words, delay])

    /// All of them, which only a receiver that is asked may answer.
    static let schema = Schema.oneOf([
        words, delay,
        list("inserting", "Sent before the rest."),
        list("appending", "Sent after the rest."),
        list("replacing", "Sent in place of the rest."),
    ])
}
