import JSON

/// The forms of the answers to the host's questions, as in `docs/reference/questions.md`.
enum AnswerForm {
    private static let verdicts: [String: Set<String>] = [
        "allow": ["verdict"], "deny": ["verdict", "reason"],
        "redirect": ["verdict", "type", "arguments", "method", "navigator"],
    ]

    /// The problem of an answer; nil when its form is right. Messages to entries may have any answer.
    static func problem(with result: JSONValue, to question: TranscriptLine) -> String? {
        let entries = question.message["params"]?["entries"]?.array ?? []
        switch question.method {
        case "type.provide":
            return list(result, entries.count, "{content?, links?} or null") {
                $0 == .null || hasOnly(["content", "links"], $0)
            }
        case "type.migrate":
            return list(result, entries.count, "arguments or null") { $0 == .null || $0.object != nil }
        case "guard.ask":
            guard let known = result["verdict"]?.string.flatMap({ verdicts[$0] }), hasOnly(known, result) else {
                return "a guard must answer with a verdict, not \(result.text)"
            }
            return known.contains("type") && result["type"]?.string == nil ? "a redirect must have a type" : nil
        case "url.resolve":
            guard result == .null || result.array != nil else {
                return "a URL must lead to a list or to null, not to \(result.text)"
            }
            return nil
        case "value.receive":
            guard result == .null || hasOnly(["resume"], result) else {
                return "a receiver must answer {resume} or null, not \(result.text)"
            }
            return nil
        default: return nil
        }
    }

    private static func list(_ value: JSONValue, _ count: Int, _ form: String, _ isOne: (JSONValue) -> Bool) -> String?
    {
        guard let elements = value.array, elements.count == count else {
            return "the answer must be a list of \(count), one for each entry, not \(value.text)"
        }
        return elements.first { !isOne($0) }.map { "each element must be \(form), not \($0.text)" }
    }

    private static func hasOnly(_ names: Set<String>, _ value: JSONValue) -> Bool {
        value.object.map { $0.members.allSatisfy { names.contains($0.key) } } ?? false
    }

    /// The subject of a question, in a few words for people.
    static func summary(of params: JSONValue) -> String {
        params["message"].map { "the message \($0.text)" } ?? params["url"].map { "the URL \($0.text)" }
            ?? "the question"
    }
}
