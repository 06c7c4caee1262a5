/// Any question of the host.
public struct HostQuestion: Equatable, Sendable {
    /// The question's method, such as `entry.ask`.
    public let method: String
    /// The question's parameters, an object.
    public let parameters: JSONPayload
    /// How long the host waits; a later answer is dropped. Nil when the question does not say.
    public let timeout: Duration?
    /// The place of the question in a distributed trace: the parent for spans of the answer. Nil without a trace.
    public var traceparent: String? { parameters["traceparent"]?.string }

    init(method: String, parameters: JSONPayload) {
        self.method = method
        self.parameters = parameters
        timeout = parameters["timeout"]?.double.flatMap { (0..<1e6).contains($0) ? .seconds($0) : nil }
    }
}

/// Answers the questions of one method. The host passes an error that it throws to the client that caused the question.
public typealias HostQuestionHandler = @Sendable (HostQuestion) async throws -> JSONPayload
