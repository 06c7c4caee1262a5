package import JSON

/// Checks lines of the host strictly against the contract: answers, refusals, notifications and questions.
///
/// A debug build of the host checks every line that it sends, so every test of whatever kind holds the contract.
package struct ContractCheck {
    private var check = SchemaCheck()

    package init() {}

    /// Why a message does not fit the contract; nil when it fits.
    ///
    /// - Parameter method: what it answers, when it is an answer and that is known.
    package mutating func violation(of message: JSONValue, answering method: Method?) -> String? {
        guard let object = message.object else { return "a message must be an object" }
        guard object["jsonrpc"] == .string("2.0") else { return "\"jsonrpc\" must be \"2.0\"" }
        let names = Set(object.members.map(\.key)).subtracting(["jsonrpc"])
        switch names {
        case ["id", "result"]: return object["result"].flatMap { result($0, of: method) }
        case ["id", "error"]: return object["error"].flatMap { error($0) }
        case ["id", "method", "params"]: return question(object)
        case ["method", "params"]: return notification(object)
        default: return "a message with the members \(names.sorted()) is not described"
        }
    }

    private mutating func result(_ value: JSONValue, of method: Method?) -> String? {
        guard let method else { return nil }
        return check.violation(of: value, in: Self.results[method.ordinal], at: "result of \(method.rawValue)")
    }

    private mutating func error(_ value: JSONValue) -> String? {
        let shape = Schema.reference("Error")
        if let violation = check.violation(of: value, in: shape, at: "error") { return violation }
        guard case .integer(let number)? = value.object?["code"],
            let description = ErrorCode(rawValue: Int(number)).description, let data = value.object?["data"]
        else { return "the error \(value.serialized()) is not described" }
        return check.violation(of: data, in: Self.errors[Int(number)] ?? .any, at: "data of \(description.name)")
    }

    private mutating func question(_ message: JSONObject) -> String? {
        guard let name = message["method"]?.string, let schema = Self.questions[name] else {
            return "the question \(message["method"]?.string ?? "") is not described"
        }
        return message["params"].flatMap { check.violation(of: $0, in: schema, at: "params of \(name)") }
    }

    private mutating func notification(_ message: JSONObject) -> String? {
        guard let name = message["method"]?.string, let schema = Self.notifications[name] else {
            return "the notification \(message["method"]?.string ?? "") is not described"
        }
        return message["params"].flatMap { check.violation(of: $0, in: schema, at: "params of \(name)") }
    }

    private static let results = Method.allCases.map { $0.definition.fullResultSchema }
    private static let errors = Dictionary(
        uniqueKeysWithValues: ErrorDescription.all.map { ($0.code.rawValue, $0.data) }
    )
    private static let notifications = Dictionary(
        uniqueKeysWithValues: Contract.notifications.map { ("\($0.name)", $0.schema) }
    )
    private static let questions = Dictionary(
        uniqueKeysWithValues: Contract.questions.map { ("\($0.name)", $0.schema) }
    )
}
