import JSON

/// What was not as it was recorded.
package struct ReplayProblem: Equatable, Sendable {
    package enum Kind: String, Sendable {
        /// A message came, and one place in it is not the same.
        case difference
        /// A message did not come.
        case missing
        /// A message came that nobody expected.
        case unexpected
        /// A message came before another that it came after.
        case order
    }

    package let kind: Kind
    /// The line of the recording; nil for what is not in it.
    package let line: Int?
    /// Which message, as `answer push`.
    package let message: String
    /// Of a difference, where in the message, as a JSON Pointer.
    package let path: String?
    /// Nil when nothing was expected.
    package let expected: String?
    /// Nil when nothing was found.
    package let found: String?

    init(
        _ kind: Kind,
        _ line: TranscriptLine?,
        _ message: String,
        path: String? = nil,
        expected: JSONValue? = nil,
        found: JSONValue? = nil
    ) {
        self.kind = kind
        self.line = line?.number
        self.message = message
        self.path = path
        self.expected = expected?.text
        self.found = found?.text
    }
}

extension ReplayProblem: CustomStringConvertible {
    /// One line for people.
    package var description: String {
        let place = line.map { "line \($0), \(message)" } ?? message
        switch kind {
        case .difference:
            let there = path.map { $0.isEmpty ? "" : "\($0): " } ?? ""
            return "\(place): \(there)expected \(expected ?? "nothing"), found \(found ?? "nothing")"
        case .missing: return "\(place): missing: expected \(expected ?? "it")"
        case .unexpected: return "\(place): unexpected: found \(found ?? "it")"
        case .order: return "\(place): came earlier than it did"
        }
    }

    /// One line for programs.
    package var text: String {
        var members: [(String, JSONValue)] = [("problem", .string(kind.rawValue))]
        if let line { members.append(("line", .integer(Int64(line)))) }
        members.append(("message", .string(message)))
        if let path { members.append(("path", .string(path))) }
        if let expected { members.append(("expected", JSONValue(text: expected) ?? .null)) }
        if let found { members.append(("found", JSONValue(text: found) ?? .null)) }
        return JSONValue.object(JSONObject(members)).text
    }
}
