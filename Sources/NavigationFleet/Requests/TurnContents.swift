/// The body of a turn's record: its changes, the answers of the requests that made them, the tokens of these, and
/// changes of the scene's settings.
///
/// The log carries answers and tokens, so that a new owner can answer a request that comes again.
package struct TurnContents: Hashable, Sendable {
    /// One for each revision.
    package private(set) var changes: [[UInt8]] = []
    package private(set) var answers: [Answer] = []
    /// The tokens of the requests that have changed something, for the broker of the next owner.
    package private(set) var tokens: [[UInt8]] = []
    /// Changes of the scene's settings: one for each turn that has any, in order. Only the hosts read them.
    package private(set) var settings: [[UInt8]] = []

    package struct Answer: Hashable, Sendable {
        package let id: RequestID
        /// See ``SceneRequest/settled``.
        package let settled: UInt64
        /// Empty when the request has had an effect, and waits for more before it is answered. A new owner does not
        /// know what for, so it never carries the request out again.
        package let answer: [UInt8]

        package init(_ id: RequestID, settled: UInt64, _ answer: [UInt8]) {
            self.id = id
            self.settled = settled
            self.answer = answer
        }
    }

    package init() {}

    /// The bytes of all but the answers.
    package var bytesOfChanges: Int {
        [changes, tokens, settings].reduce(0) { $1.reduce($0) { $0 + $1.count } }
    }

    /// The contents of a turn of one request.
    package init(changes: [[UInt8]], answers: [Answer], tokens: [[UInt8]] = [], settings: [UInt8]? = nil) {
        self.changes = changes
        self.answers = answers
        self.tokens = tokens
        self.settings = settings.map { [$0] } ?? []
    }

    private enum Kind {
        static let change: Character = "c"
        static let answer: Character = "a"
        static let token: Character = "t"
        static let settings: Character = "s"
    }

    /// The same with more answers, before its own.
    package func adding(_ earlier: [Answer]) -> Self {
        var contents = self
        contents.answers = earlier + answers
        return contents
    }

    /// The bytes. Those of several turns, one behind the other, are those of one turn with all of it.
    package var bytes: [UInt8] {
        var items = Items()
        for change in changes { items.add(Kind.change, change) }
        for answer in answers {
            items.add(Kind.answer, Array("\(answer.id) \(answer.settled) ".utf8) + answer.answer)
        }
        for token in tokens { items.add(Kind.token, token) }
        for settings in settings { items.add(Kind.settings, settings) }
        return items.bytes
    }

    /// Nil for bytes that are not written as ``bytes`` are.
    package init?(_ bytes: [UInt8]) {
        var reader = ItemReader(bytes)
        while !reader.isAtEnd {
            guard let item = try? reader.next() else { return nil }
            switch item.kind {
            case Kind.change: changes.append(item.content)
            case Kind.answer:
                guard let answer = Answer(item.content[...]) else { return nil }
                answers.append(answer)
            case Kind.token: tokens.append(item.content)
            case Kind.settings: settings.append(item.content)
            default: return nil
            }
        }
    }
}

extension TurnContents.Answer {
    fileprivate init?(_ content: ArraySlice<UInt8>) {
        let parts = content.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let id = RequestID(String(decoding: parts[0], as: UTF8.self)),
            let settled = UInt64(String(decoding: parts[1], as: UTF8.self))
        else { return nil }
        self.init(id, settled: settled, Array(parts[2]))
    }
}
