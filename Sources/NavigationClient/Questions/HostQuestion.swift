/// A question of the host, of any method.
public struct HostQuestion: Equatable, Sendable {
    /// What is asked, such as `entry.ask`.
    public let method: String
    /// What the method has; an object.
    public let parameters: JSONPayload
    /// How long the host waits; a later answer is dropped. Nil when the question does not say.
    public let timeout: Duration?

    init(method: String, parameters: JSONPayload) {
        self.method = method
        self.parameters = parameters
        timeout = parameters["timeout"]?.double.flatMap { (0..<1e6).contains($0) ? .seconds($0) : nil }
    }
}

/// Answers the questions of one method; what it throws becomes an error for the one who asked.
public typealias HostQuestionHandler = @Sendable (HostQuestion) async throws -> JSONPayload
