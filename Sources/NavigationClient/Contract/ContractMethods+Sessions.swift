// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Ends another connection of the same user. That connection gets a `bye` with the reason
    /// `closed_by_request`. The request succeeds when the connection is already closed.
    ///
    /// Sends `session.close`. Refused with `unknown_session`, `other_user`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - session: The connection's id; not the one that asks.
    ///   - message: A sentence for its `bye`, at most 1,024 bytes.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: Whether this request ended it.
    @discardableResult
    public func closeSession(
        session: String,
        message: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CloseSessionResult {
        var parameters = ContractWriter()
        parameters.add("session", session)
        parameters.addIfGiven("message", message)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("session.close", parameters, within: within)
    }

    /// Cancels a request of the same connection that waits; that request then fails with `cancelled`. An
    /// unknown id is not an error.
    ///
    /// Sends `request.cancel`. Refused with `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// The client numbers its requests itself, and cancels the request of a task that is cancelled.
    ///
    /// - Parameters:
    ///   - request: The id of the request.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: Whether such a request was waiting.
    @discardableResult
    public func cancelRequest(
        request: Contract.CancelledDataReplacedBy?,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CancelRequestResult {
        var parameters = ContractWriter()
        parameters.add("request", request)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("request.cancel", parameters, within: within)
    }
}
