/// A message to an entry, which the host passes to the module that provides the entry.
public struct EntryQuestion: Equatable, Sendable {
    /// The scene of the entry.
    public let scene: String
    /// The navigator that shows the entry.
    public let navigator: NavigatorID
    /// The entry.
    public let entry: EntryID
    /// The entry's type.
    public let type: String
    /// The entry's arguments.
    public let arguments: JSONPayload
    /// The message's name: one that the type declares, if it declares messages. Nil when the sender gave none.
    public let name: String?
    /// The message: any JSON that the sender and the module agree on.
    public let message: JSONPayload
    /// How long the sender waits. A later answer is dropped.
    public let timeout: Duration

    init(asked question: HostQuestion) throws(QuestionRefusal) {
        do {
            self = try EntryQuestion(question.parameters)
        } catch {
            throw QuestionRefusal(code: -32602, message: "\(error)")
        }
    }

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "entry.ask")
        scene = try object.string("scene")
        navigator = NavigatorID(rawValue: try object.string("navigator"))
        entry = EntryID(rawValue: try object.string("entry"))
        type = try object.string("type")
        arguments = try object.required("arguments")
        name = try object.optionalString("name")
        message = try object.required("message")
        guard let seconds = try object.required("timeout").double, seconds >= 0, seconds < 1e6 else {
            throw .badAnswer("entry.ask: \"timeout\" is not a number of seconds")
        }
        timeout = .seconds(seconds)
    }
}

/// Answers a message to an entry. The host passes an error that it throws to the sender as `provider_error`.
///
/// Questions are answered concurrently, so answers may overtake each other. The task is cancelled when the question's
/// deadline passes, when the host waits no longer, or when the connection ends.
public typealias QuestionHandler = @Sendable (EntryQuestion) async throws -> JSONPayload

/// A module's refusal to answer a question. Every other error that a handler throws is sent as a refusal with code 1.
public struct QuestionRefusal: Error, Equatable, Sendable {
    /// A number of the module's own choice.
    public let code: Int
    /// A sentence for people.
    public let message: String
    /// Details for programs; any JSON.
    public let data: JSONPayload?

    /// A refusal with a code of the module's own choice.
    public init(code: Int = 1, message: String, data: JSONPayload? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    init(_ error: any Error) {
        self = error as? QuestionRefusal ?? QuestionRefusal(code: 1, message: "\(error)")
    }

    /// The refusal of a question that has no handler.
    static func unanswered(_ question: HostQuestion) -> QuestionRefusal {
        if question.method == "entry.ask", let type = question.parameters["type"]?.string {
            return QuestionRefusal(code: -32601, message: "This module does not answer questions about \(type).")
        }
        return QuestionRefusal(code: -32601, message: "This module does not answer \(question.method).")
    }
}
