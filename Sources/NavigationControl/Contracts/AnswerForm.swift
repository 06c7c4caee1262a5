import JSON

/// The forms that answers to the host's questions have, by docs/protocol.md, section 7.
enum AnswerForm {
    private static let verdicts: [String: Set<String>] = [
        "allow": ["verdict"], "deny": ["verdict", "reason"],
        "redirect": ["verdict", "type", "arguments", "method", "navigator"],
    ]

    /// What is wrong with an answer; nil when nothing is. Messages to entries may be answered with anything.
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
                return "a guard answers with a verdict: \(result.text) is none"
            }
            return known.contains("type") && result["type"]?.string == nil ? "a redirect has a type" : nil
        case "url.resolve":
            guard result == .null || result.array != nil else {
                return "a URL leads to a list or to null, not to \(result.text)"
            }
            return nil
        case "value.receive":
            guard result == .null || hasOnly(["resume"], result) else {
                return "a receiver answers {resume} or null, not \(result.text)"
            }
            return nil
        default: return nil
        }
    }

    private static func list(_ value: JSONValue, _ count: Int, _ form: String, _ isOne: (JSONValue) -> Bool) -> String?
    {
        guard let elements = value.array, elements.count == count else {
            return "the answer is a list of \(count), one for each entry, not \(value.text)"
        }
        return elements.first { !isOne($0) }.map { "each element is \(form), not \($0.text)" }
    }

    private static func hasOnly(_ names: Set<String>, _ value: JSONValue) -> Bool {
        value.object.map { $0.members.allSatisfy { names.contains($0.key) } } ?? false
    }

    /// What a question is about, in a few words.
    static func summary(of params: JSONValue) -> String {
        params["message"].map { "the message \($0.text)" } ?? params["url"].map { "the URL \($0.text)" }
            ?? "the question"
    }
}
