package import JSON

/// Why a recording is invalid.
package struct TranscriptError: Error, Equatable, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// One message between a session and the host.
package struct TranscriptLine: Equatable, Sendable {
    /// The direction of a message.
    package enum Direction: String, Sendable {
        /// To the host.
        case `in`
        /// From the host.
        case out
    }

    /// Its number in the file, from 1.
    package let number: Int
    /// The session of the connection: the name of its module or client, or `client-1` and so on when it gave none.
    package let session: String
    package let direction: Direction
    /// `request`, `notification`, `answer`, `question`, `event` or `invalid`.
    package let kind: String
    /// The method; for an answer, the method that it answers.
    package let method: String?
    /// The message. When `kind` is `invalid`, the line as a string.
    package let message: JSONValue

    package init(
        number: Int,
        session: String,
        direction: Direction,
        kind: String,
        method: String?,
        message: JSONValue
    ) {
        self.number = number
        self.session = session
        self.direction = direction
        self.kind = kind
        self.method = method
        self.message = message
    }

    /// The message in short, for people: `answer push`.
    package var title: String { method.map { "\(kind) \($0)" } ?? kind }
}

/// A recording: the messages between sessions and the host, in the order in which the host saw them.
///
/// As text it has one JSON object a line. The first line is `{"recording":1,"instance":…}`. A message is
/// `{"session","direction","kind","method"?,"message"}`. `{"session","named"}` gives a session the name that all its
/// lines get. `{"dropped":n}`, and a message with `cut` instead of `message`, mark missing data.
package struct Transcript: Equatable, Sendable {
    package private(set) var lines: [TranscriptLine] = []
    /// Why it is incomplete, with the number of the line; nil when it is complete.
    package private(set) var gap: String?

    /// Reads a recording. Throws when a line is invalid.
    package init(_ text: String) throws(TranscriptError) {
        var names: [String: String] = [:]
        var isBegun = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            guard let value = JSONValue(text: String(line)), value.object != nil else {
                throw TranscriptError("line \(index + 1) is not a JSON object")
            }
            guard isBegun else {
                guard value["recording"]?.integer == 1 else {
                    throw TranscriptError("line \(index + 1) is not the first of a recording")
                }
                isBegun = true
                continue
            }
            try take(value, number: index + 1, &names)
        }
        guard isBegun else { throw TranscriptError("the recording is empty") }
        lines = lines.map { $0.renamed(names) }
    }

    private mutating func take(
        _ value: JSONValue,
        number: Int,
        _ names: inout [String: String]
    ) throws(TranscriptError) {
        if let dropped = value["dropped"] {
            gap = gap ?? "\(dropped.text) messages are missing before line \(number)"
            return
        }
        guard let session = value["session"]?.string else {
            throw TranscriptError("line \(number) has no \"session\"")
        }
        if let name = value["named"]?.string {
            names[session] = name
            return
        }
        if value["cut"] != nil {
            gap = gap ?? "the message of line \(number) is cut"
            return
        }
        guard let direction = value["direction"]?.string.flatMap(TranscriptLine.Direction.init),
            let kind = value["kind"]?.string, let message = value["message"]
        else { throw TranscriptError("line \(number) is not a message: it needs a direction, a kind and a message") }
        lines.append(
            TranscriptLine(
                number: number,
                session: session,
                direction: direction,
                kind: kind,
                method: value["method"]?.string,
                message: message
            )
        )
    }

    /// The names of all sessions, in the order of their first messages.
    package var sessions: [String] {
        var seen: Set<String> = []
        return lines.map(\.session).filter { seen.insert($0).inserted }
    }

    /// The lines of one session.
    package func lines(of session: String) -> [TranscriptLine] { lines.filter { $0.session == session } }

    /// The session that registered a module.
    package func session(of module: String) -> String? {
        lines.first { $0.kind == "request" && $0.registered == module }?.session
    }
}

extension TranscriptLine {
    /// The module that the message registers; nil for other messages.
    var registered: String? {
        method == "module.register" && direction == .in ? message["params"]?["module"]?.string : nil
    }

    fileprivate func renamed(_ names: [String: String]) -> Self {
        guard let name = names[session] else { return self }
        return Self(
            number: number,
            session: name,
            direction: direction,
            kind: kind,
            method: method,
            message: message
        )
    }
}
