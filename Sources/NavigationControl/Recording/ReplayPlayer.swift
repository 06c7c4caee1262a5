import JSON

/// Plays one side of a recorded conversation, and compares what the other side says with what it said then.
///
/// The caller does what ``next()`` says, again and again. A message that is expected is looked for among those that have come; what came before it and was not
/// expected yet is kept, and is out of order or unexpected in the end. Ids of requests that the other side makes are captured and answered with.
package struct ReplayPlayer: Sendable {
    /// Whose part is played.
    package enum Role: Sendable {
        /// That of the client or module, against a host.
        case session
        /// That of the host, against a module.
        case host
    }

    /// What the caller does next.
    package enum Step: Equatable, Sendable {
        /// Send a line; its LF is not in it.
        case send(String)
        /// Read a line: ``received(_:)``; when none comes in time or at all: ``nothingCame()``.
        case receive
        /// Say that this side has said everything, and read until the other has: ``received(_:)`` for each, then ``finish()``.
        case readRest
    }

    private struct Arrival {
        let message: JSONValue
        /// Something that came later was expected before it.
        var isOvertaken = false
    }

    /// The id of the request that ends a replay against a host: its answer comes after all that the host had to say.
    private static let lastRequest: JSONValue = "navctl-replay-end"

    private let role: Role
    private var lines: ArraySlice<TranscriptLine>
    private var inbox: [Arrival] = []
    private var variables = CapturedVariables()
    private var isLastRequestSent = false
    private var isOver = false
    /// Ids of requests of the other side, as they were recorded and as they are.
    private var requests: [JSONValue: JSONValue] = [:]

    /// All that was not as it was recorded, so far.
    package private(set) var problems: [ReplayProblem] = []

    package init(_ lines: [TranscriptLine], as role: Role) {
        self.lines = lines[...]
        self.role = role
    }

    package mutating func next() -> Step {
        while let line = lines.first {
            guard isExpected(line) else {
                lines.removeFirst()
                return .send(text(of: line))
            }
            guard let index = inbox.firstIndex(where: { isMatch(line, $0.message) }) else { return .receive }
            lines.removeFirst()
            take(index, as: line)
        }
        guard role == .session, !isLastRequestSent else { return isOver ? .readRest : lastStep }
        isLastRequestSent = true
        return .send(#"{"jsonrpc":"2.0","id":\#(Self.lastRequest.text),"method":"ping"}"#)
    }

    /// Against a host the answer to the last request says that nothing more will come.
    private var lastStep: Step { role == .session ? .receive : .readRest }

    package mutating func received(_ line: String) {
        guard let message = JSONValue(text: line) else {
            problems.append(ReplayProblem(.unexpected, nil, "what is no JSON", found: .string(line)))
            return
        }
        if message["id"] == Self.lastRequest, message["method"] == nil {
            isOver = true
        } else {
            inbox.append(Arrival(message: message))
        }
    }

    /// No more lines came, in time or at all: what is expected now is missing.
    package mutating func nothingCame() {
        guard let line = lines.first else {
            isOver = true
            return
        }
        lines.removeFirst()
        problems.append(ReplayProblem(.missing, line, line.title, expected: line.message))
    }

    /// Nothing more will come: what is left was not expected.
    package mutating func finish() {
        for arrival in inbox {
            problems.append(ReplayProblem(.unexpected, nil, Self.title(of: arrival.message), found: arrival.message))
        }
        inbox = []
    }

    private func isExpected(_ line: TranscriptLine) -> Bool {
        switch role {
        case .session: line.direction == .out
        case .host: line.direction == .in
        }
    }

    // MARK: Sending

    private func text(of line: TranscriptLine) -> String {
        guard line.kind != "invalid" else { return line.message.string ?? "" }
        let translated = variables.translated(line.message)
        guard let id = line.message["id"], var object = translated.object else { return translated.text }
        object.set("id", line.kind == "answer" ? requests[id] ?? id : id)
        return JSONValue.object(object).text
    }

    // MARK: Comparing

    private func isMatch(_ line: TranscriptLine, _ message: JSONValue) -> Bool {
        guard line.kind != "invalid" else { return false }
        let method = message["method"]
        guard method == line.message["method"] else { return false }
        guard method == nil else { return (message["id"] == nil) == (line.message["id"] == nil) }
        return message["id"] == line.message["id"]
    }

    private mutating func take(_ index: Int, as line: TranscriptLine) {
        let arrival = inbox.remove(at: index)
        for earlier in inbox.indices.prefix(index) { inbox[earlier].isOvertaken = true }
        if arrival.isOvertaken { problems.append(ReplayProblem(.order, line, line.title)) }
        if line.message["method"] != nil, let recorded = line.message["id"], let id = arrival.message["id"] {
            requests[recorded] = id
            // A question's id is also named by what is asked for it.
            _ = variables.bind("id", recorded, id)
        }
        let envelope: Set = ["jsonrpc", "id"]
        let differences = variables.differences(
            expected: line.message.without(envelope),
            found: arrival.message.without(envelope)
        )
        for difference in differences {
            problems.append(
                ReplayProblem(
                    .difference,
                    line,
                    line.title,
                    path: difference.path,
                    expected: difference.expected,
                    found: difference.found
                )
            )
        }
    }

    private static func title(of message: JSONValue) -> String {
        switch (message["method"]?.string, message["id"]) {
        case (let method?, nil): "notification \(method)"
        case (let method?, _): "request \(method)"
        case (nil, let id): "answer to \(id?.text ?? "nothing")"
        }
    }
}
