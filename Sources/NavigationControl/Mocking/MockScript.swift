package import JSON

/// Why a mock's script is invalid.
package struct MockScriptError: Error, Equatable, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// The script of one module: its registration, its answers, and the requests that it makes without being asked.
///
/// Its members are those of `module.register`, and `answers` and `requests`; docs/testing.md describes all of them.
package struct MockScript: Sendable {
    /// The parameters of `module.register`.
    package let registration: JSONValue
    package let answers: [MockAnswer]
    package let requests: [MockRequest]
    /// The script as it is written to a file, on one line.
    package let text: String

    /// The name of the module.
    package var module: String { registration["module"]?.string ?? "" }

    /// Reads scripts: one object, a list of objects, or one object a line.
    package static func read(_ text: String) throws(MockScriptError) -> [MockScript] {
        if let value = JSONValue(text: text) {
            return try scripts(value.array ?? [value])
        }
        var values: [JSONValue] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            guard let value = JSONValue(text: String(line)) else {
                throw MockScriptError("line \(index + 1) is not JSON")
            }
            values.append(value)
        }
        return try scripts(values)
    }

    private static func scripts(_ values: [JSONValue]) throws(MockScriptError) -> [MockScript] {
        guard !values.isEmpty else { throw MockScriptError("the script contains no module") }
        var scripts: [MockScript] = []
        for value in values { scripts.append(try MockScript(value)) }
        return scripts
    }

    /// Reads one script. Throws when a member is missing or invalid.
    package init(_ value: JSONValue) throws(MockScriptError) {
        guard value["module"]?.string != nil, value["destinations"]?.array != nil else {
            throw MockScriptError("a module needs its name, \"module\", and its types, \"destinations\"")
        }
        text = value.text
        registration = value.without(["answers", "requests"])
        var answers: [MockAnswer] = []
        for answer in try Self.list(value, "answers") { answers.append(try MockAnswer(answer)) }
        self.answers = answers
        var requests: [MockRequest] = []
        for request in try Self.list(value, "requests") { requests.append(try MockRequest(request)) }
        self.requests = requests
    }

    private static func list(_ value: JSONValue, _ name: String) throws(MockScriptError) -> [JSONValue] {
        guard let list = value[name] else { return [] }
        guard let elements = list.array else { throw MockScriptError("\"\(name)\" must be a list") }
        return elements
    }

    /// Throws when a value is not an object, or has an unknown member.
    static func onlyKnown(_ known: Set<String>, in value: JSONValue, _ subject: String) throws(MockScriptError) {
        guard let object = value.object else { throw MockScriptError("\(subject) must be an object") }
        guard let other = object.members.first(where: { !known.contains($0.key) }) else { return }
        throw MockScriptError(
            "\(subject) cannot have \"\(other.key)\", only \(known.sorted().joined(separator: ", "))"
        )
    }

    /// How many times it may be used; any number when `times` is missing.
    static func times(_ value: JSONValue) throws(MockScriptError) -> Int {
        guard let times = value["times"] else { return .max }
        guard let count = times.integer, count > 0 else { throw MockScriptError("\"times\" must be 1 or more") }
        return count
    }
}

/// The answer to one kind of question.
package struct MockAnswer: Sendable {
    /// The ways to answer.
    package enum Outcome: Sendable {
        case result(JSONValue)
        case error(JSONValue)
        /// No answer: the host waits until its deadline.
        case nothing
        /// The module closes its connection.
        case disconnect
    }

    /// The method of the question, such as `entry.ask`.
    package let question: String
    /// The pattern for the question's parameters; nil matches any.
    package let params: MockPattern?
    /// The requests to make before the answer, one after the other.
    package let first: [MockRequest]
    package let outcome: Outcome
    /// Seconds to wait before the answer.
    /// How many times it may be used.
    package let delay: Double
    package let times: Int

    init(_ value: JSONValue) throws(MockScriptError) {
        let outcomes: Set = ["result", "error", "noAnswer", "disconnect"]
        try MockScript.onlyKnown(
            outcomes.union(["question", "params", "first", "delay", "times"]),
            in: value,
            "an answer"
        )
        guard let question = value["question"]?.string else {
            throw MockScriptError("an answer needs a \"question\", the method that it answers")
        }
        guard let given = value.object?.members.filter({ outcomes.contains($0.key) }), given.count == 1 else {
            throw MockScriptError("an answer to \(question) needs one of result, error, noAnswer and disconnect")
        }
        self.question = question
        outcome =
            switch given[0].key {
            case "result": .result(given[0].value)
            case "error": .error(given[0].value)
            case "noAnswer": .nothing
            default: .disconnect
            }
        params = if let pattern = value["params"] { try MockPattern(pattern) } else { nil }
        var first: [MockRequest] = []
        for request in value["first"]?.array ?? [] { first.append(try MockRequest(request)) }
        self.first = first
        delay = value["delay"]?.double ?? 0
        guard (0...3600).contains(delay) else { throw MockScriptError("\"delay\" must be 0 to 3600 seconds") }
        times = try MockScript.times(value)
    }
}

/// A request that a module makes.
package struct MockRequest: Sendable {
    /// When the request is made.
    package enum Occasion: Sendable {
        /// As soon as the module is registered.
        case registered
        /// When the host sends a notification with this method and matching parameters.
        case notification(String, MockPattern?)
    }

    package let occasion: Occasion
    package let method: String
    package let params: JSONValue
    /// How many times it may be made.
    package let times: Int

    init(_ value: JSONValue) throws(MockScriptError) {
        try MockScript.onlyKnown(["upon", "method", "params", "times"], in: value, "a request")
        guard let method = value["method"]?.string else { throw MockScriptError("a request needs a \"method\"") }
        self.method = method
        params = value["params"] ?? [:]
        times = try MockScript.times(value)
        switch value["upon"] {
        case nil, .string("registered"): occasion = .registered
        case let upon?:
            try MockScript.onlyKnown(["notification", "params"], in: upon, "\"upon\", unless it is \"registered\",")
            guard let name = upon["notification"]?.string else {
                throw MockScriptError("\"upon\" must be \"registered\", or have a \"notification\", the method of one")
            }
            let pattern = if let params = upon["params"] { try MockPattern(params) } else { MockPattern?.none }
            occasion = .notification(name, pattern)
        }
    }
}
