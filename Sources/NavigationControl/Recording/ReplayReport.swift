import JSON

/// A difference between a replay and its recording.
package struct ReplayProblem: Equatable, Sendable {
    /// The kinds of differences.
    package enum Kind: String, Sendable {
        /// A message differs in one place.
        case difference
        /// A recorded message did not come.
        case missing
        /// A message came that the recording does not contain.
        case unexpected
        /// A message came before another one that the recording has first.
        case order
    }

    package let kind: Kind
    /// The line of the recording; nil for a message that is not in it.
    package let line: Int?
    /// The message in short, such as `answer push`.
    package let message: String
    /// The JSON Pointer to the place of a difference.
    package let path: String?
    /// The expected value; nil when nothing was expected.
    package let expected: String?
    /// The found value; nil when nothing was found.
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
    /// The problem as one line for people.
    package var description: String {
        let place = line.map { "line \($0), \(message)" } ?? message
        switch kind {
        case .difference:
            let there = path.map { $0.isEmpty ? "" : "\($0): " } ?? ""
            return "\(place): \(there)expected \(expected ?? "nothing"), found \(found ?? "nothing")"
        case .missing: return "\(place): missing: expected \(expected ?? "it")"
        case .unexpected: return "\(place): unexpected: found \(found ?? "it")"
        case .order: return "\(place): came earlier than in the recording"
        }
    }

    /// The problem as one line of JSON for programs.
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
