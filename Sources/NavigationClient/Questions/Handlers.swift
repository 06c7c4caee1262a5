/// Answers a message to an entry. The host passes an error that it throws to the sender as `provider_error`.
///
/// Questions are answered concurrently, so answers may overtake each other. The task is cancelled when the question's
/// deadline passes, when the host waits no longer, or when the connection ends.
public typealias QuestionHandler = @Sendable (Contract.EntryAskQuestion) async throws -> JSONPayload

/// Decides about requests for a guard. When it throws or is late, the guard's default decides.
public typealias GuardHandler = @Sendable (Contract.GuardAskQuestion) async throws -> Contract.GuardAskAnswer

/// Receives an item and decides how the sequence continues. An error that it throws ends the sequence with
/// `receiver_error`.
public typealias ReceiverHandler =
    @Sendable (Contract.ValueReceiveQuestion) async throws -> Contract.ValueReceiveAnswerResume

/// Returns the items to send for a URL; nil refuses the URL with `url_unknown`.
public typealias URLHandler = @Sendable (Contract.URLResolveQuestion) async throws -> [Contract.SentItem]?

extension Contract.GuardAskAnswer {
    /// Navigates to a typed destination instead. `navigator` is an id or a name; nil means the request's own navigator.
    public static func redirect(
        to destination: some DestinationRepresentable,
        method: String? = nil,
        navigator: String? = nil
    ) throws(NavigationClientError) -> Self {
        let shown = try destination.destination
        return .redirect(.init(type: shown.type, arguments: shown.arguments, method: method, navigator: navigator))
    }
}

/// Handlers for questions of the host. ``NavigationClient/contract`` sets handlers with the types of each question.
extension NavigationClient {
    /// Sets the handler for the host's questions of a method. Nil removes it.
    ///
    /// A question about an entry goes first to the handler of its type, if there is one
    /// (``answerQuestions(about:with:)``). The client refuses a question without a handler.
    public func on(_ method: String, answer handler: HostQuestionHandler?) {
        core.handlers.set(handler, forMethod: method)
    }
}
