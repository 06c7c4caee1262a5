import JSON

/// Plays one side of a recorded conversation, and compares the other side's messages with the recorded ones.
///
/// The caller repeatedly carries out the step of ``next()``. An expected message is searched among those that have
/// arrived. A message that arrived earlier without being expected is kept; in the end it counts as out of order or
/// unexpected. The player remembers the ids of the other side's requests and answers with them.
package struct ReplayPlayer: Sendable {
    /// The side that is played.
    package enum Role: Sendable {
        /// The client or module, against a host.
        case session
        /// The host, against a module.
        case host
    }

    /// The caller's next step.
    package enum Step: Equatable, Sendable {
        /// Send a line, given without its LF.
        case send(String)
        /// Read a line and pass it to ``received(_:)``. When none comes in time or at all, call ``nothingCame()``.
        case receive
        /// Signal that this side is done, and read until the other side is done too: ``received(_:)`` for each line,
        /// then ``finish()``.
        case readRest
    }

    private struct Arrival {
        let message: JSONValue
        /// Whether a later message was expected first.
        var isOvertaken = false
    }

    /// The id of the request that ends a replay against a host. Its answer comes after everything else that the host
    /// sends.
    private static let lastRequest: JSONValue = "navctl-replay-end"

    private let role: Role
    private var lines: ArraySlice<TranscriptLine>
    private var inbox: [Arrival] = []
    private var variables = CapturedVariables()
    private var isLastRequestSent = false
    private var isOver = false
    /// The ids of the other side's requests: recorded id to present id.
    private var requests: [JSONValue: JSONValue] = [:]

    /// All differences from the recording so far.
    package private(set) var problems: [ReplayProblem] = []

    package init(_ lines: [TranscriptLine], as role: Role) {
        self.lines = lines[...]
        self.role = role
    }

    /// The caller's next step.
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
        let request = RawJSON { writer in
            writer.member("jsonrpc", "2.0")
            writer.member("id", Self.lastRequest)
            writer.member("method", "ping")
        }
        return .send("\(request)")
    }

    /// The step after the last line. Against a host, the answer to the last request marks the end.
    private var lastStep: Step { role == .session ? .receive : .readRest }

    /// Takes a line of the other side.
    package mutating func received(_ line: String) {
        guard let message = JSONValue(text: line) else {
            problems.append(ReplayProblem(.unexpected, nil, "a line that is not JSON", found: .string(line)))
            return
        }
        if message["id"] == Self.lastRequest, message["method"] == nil {
            isOver = true
        } else {
            inbox.append(Arrival(message: message))
        }
    }

    /// Handles a missing line: the message that is expected now did not come in time or at all.
    package mutating func nothingCame() {
        guard let line = lines.first else {
            isOver = true
            return
        }
        lines.removeFirst()
        problems.append(ReplayProblem(.missing, line, line.title, expected: line.message))
    }

    /// Ends the comparison. Messages that are left over were not expected.
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
            // Requests that belong to a question also name the question's id.
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
