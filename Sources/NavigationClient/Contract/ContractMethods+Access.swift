// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Answers the identity of this session, and its grants in the host's access document. Without such a
    /// document, everything is allowed.
    ///
    /// Sends `access.describe`. Refused with `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The identity and its grants.
    @discardableResult
    public func rights(
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.RightsResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("access.describe", parameters, within: within)
    }

    /// Whether an identity may do something, and by which line of the access document. Without `identity`, the
    /// question is about the session that asks. To ask about another identity takes the right to administer.
    ///
    /// Sends `access.check`. Refused with `not_allowed`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - verb: The verb in question.
    ///   - identity: The name of an identity.
    ///   - scene: The scene; `main` when left out.
    ///   - navigator: A navigator of the scene; the whole scene when left out.
    ///   - type: A destination type.
    ///   - module: A module.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: Whether it may, and the line that says so.
    @discardableResult
    public func checkRight(
        verb: Contract.GrantAllow,
        identity: String? = nil,
        scene: String? = nil,
        navigator: String? = nil,
        type: String? = nil,
        module: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CheckRightResult {
        var parameters = ContractWriter()
        parameters.add("verb", verb)
        parameters.addIfGiven("identity", identity)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("type", type)
        parameters.addIfGiven("module", module)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("access.check", parameters, within: within)
    }
}
