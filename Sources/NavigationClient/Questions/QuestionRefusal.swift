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
