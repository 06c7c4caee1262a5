/// A question about an entry, put to the module that provides it.
public struct EntryQuestion: Equatable, Sendable {
    /// The scene of the entry.
    public let scene: String
    /// The navigator that holds it.
    public let navigator: NavigatorID
    /// The entry in question.
    public let entry: EntryID
    /// Its type.
    public let type: String
    /// Its arguments.
    public let arguments: JSONPayload
    /// What is asked: any JSON that asker and module agree on.
    public let message: JSONPayload
    /// How long the asker waits; a later answer is dropped.
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
        message = try object.required("message")
        guard let seconds = try object.required("timeout").double, seconds >= 0, seconds < 1e6 else {
            throw .badAnswer("entry.ask: \"timeout\" is no number of seconds")
        }
        timeout = .seconds(seconds)
    }
}

/// Answers a question about an entry; what it throws becomes the asker's `provider_error`.
///
/// Questions are answered side by side, so two answers may overtake each other. The task is cancelled when the deadline of the question has
/// passed or the connection has ended.
public typealias QuestionHandler = @Sendable (EntryQuestion) async throws -> JSONPayload

/// A module's reason not to answer a question. Any other error that a handler throws is sent as one of these too.
public struct QuestionRefusal: Error, Equatable, Sendable {
    /// A number of the module's own.
    public let code: Int
    /// A sentence for people.
    public let message: String
    /// What a program needs to act on it.
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

    static func unanswered(_ question: HostQuestion) -> QuestionRefusal {
        if question.method == "entry.ask", let type = question.parameters["type"]?.string {
            return QuestionRefusal(code: -32601, message: "This module answers no questions about \(type).")
        }
        return QuestionRefusal(code: -32601, message: "This module does not answer \(question.method).")
    }
}
