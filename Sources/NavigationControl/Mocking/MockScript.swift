package import JSON

/// What is wrong with the script of a mock.
package struct MockScriptError: Error, Equatable, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// The script of one module: what it registers, how it answers, and what it asks for of its own accord.
///
/// Its members are those of `module.register`, `answers` and `requests`; docs/testing.md has them all.
package struct MockScript: Sendable {
    /// The parameters of `module.register`.
    package let registration: JSONValue
    package let answers: [MockAnswer]
    package let requests: [MockRequest]
    /// The script as it can be written to a file, on one line.
    package let text: String

    package var module: String { registration["module"]?.string ?? "" }

    /// Reads scripts: one object, a list of them, or one a line.
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
        guard !values.isEmpty else { throw MockScriptError("there is no module in it") }
        var scripts: [MockScript] = []
        for value in values { scripts.append(try MockScript(value)) }
        return scripts
    }

    package init(_ value: JSONValue) throws(MockScriptError) {
        guard value["module"]?.string != nil, value["destinations"]?.array != nil else {
            throw MockScriptError("a module has a name, \"module\", and its types, \"destinations\"")
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
        guard let elements = list.array else { throw MockScriptError("\"\(name)\" is a list") }
        return elements
    }

    static func onlyKnown(_ known: Set<String>, in value: JSONValue, _ subject: String) throws(MockScriptError) {
        guard let object = value.object else { throw MockScriptError("\(subject) is an object") }
        guard let other = object.members.first(where: { !known.contains($0.key) }) else { return }
        throw MockScriptError(
            "\(subject) has no member \"\(other.key)\"; it may have \(known.sorted().joined(separator: ", "))"
        )
    }

    /// How often it may be used; any number of times when it is not said.
    static func times(_ value: JSONValue) throws(MockScriptError) -> Int {
        guard let times = value["times"] else { return .max }
        guard let count = times.integer, count > 0 else { throw MockScriptError("\"times\" is 1 or more") }
        return count
    }
}

/// How one kind of question is answered.
package struct MockAnswer: Sendable {
    package enum Outcome: Sendable {
        case result(JSONValue)
        case error(JSONValue)
        /// The host waits until its deadline.
        case nothing
        /// The module's connection ends.
        case disconnect
    }

    /// The method of the question, as `entry.ask`.
    package let question: String
    /// What its parameters look like; nil for any.
    package let params: MockPattern?
    /// What the module asks for before it answers, one after the other.
    package let first: [MockRequest]
    package let outcome: Outcome
    /// Seconds that it takes over the answer.
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
            throw MockScriptError("an answer has a \"question\", the method that it answers")
        }
        guard let given = value.object?.members.filter({ outcomes.contains($0.key) }), given.count == 1 else {
            throw MockScriptError("an answer to \(question) has one of result, error, noAnswer and disconnect")
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
        guard (0...3600).contains(delay) else { throw MockScriptError("\"delay\" is 0 to 3600 seconds") }
        times = try MockScript.times(value)
    }
}

/// Something that a module asks for.
package struct MockRequest: Sendable {
    /// When it is made.
    package enum Occasion: Sendable {
        /// As soon as the module is registered.
        case registered
        /// When the host sends a notification with this method whose parameters fit.
        case notification(String, MockPattern?)
    }

    package let occasion: Occasion
    package let method: String
    package let params: JSONValue
    package let times: Int

    init(_ value: JSONValue) throws(MockScriptError) {
        try MockScript.onlyKnown(["upon", "method", "params", "times"], in: value, "a request")
        guard let method = value["method"]?.string else { throw MockScriptError("a request has a \"method\"") }
        self.method = method
        params = value["params"] ?? [:]
        times = try MockScript.times(value)
        switch value["upon"] {
        case nil, .string("registered"): occasion = .registered
        case let upon?:
            try MockScript.onlyKnown(["notification", "params"], in: upon, "\"upon\", unless it is \"registered\",")
            guard let name = upon["notification"]?.string else {
                throw MockScriptError("\"upon\" is \"registered\", or has a \"notification\", the method of one")
            }
            let pattern = if let params = upon["params"] { try MockPattern(params) } else { MockPattern?.none }
            occasion = .notification(name, pattern)
        }
    }
}
