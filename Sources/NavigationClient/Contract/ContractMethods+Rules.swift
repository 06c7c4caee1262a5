// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Which types may stand on which: the roles and rules of all types; the edges that follow for types that
    /// say what they stand on; the types that may stand anywhere (`open`), those that nothing leads to
    /// (`unreachable`), and those that nothing leads out of (`deadEnds`). Or the edges as a graph.
    ///
    /// Sends `rules.describe`. Refused with `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - format: `dot` or `mermaid` for the edges as a graph; `json` when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The rules, or a graph of them as text.
    @discardableResult
    public func describeRules(
        format: Contract.DescribeRulesFormat? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.DescribeRulesResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("format", format)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("rules.describe", parameters, within: within)
    }

    /// The places of a scene that break a rule now, once for each part, and the restored entries whose
    /// arguments do not fit their types: rules and schemas may be newer than the entries.
    ///
    /// Sends `rules.check`. Refused with `unknown_scene`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: The scene to act on; `main` when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The places, as in the refusal `path_refused`.
    @discardableResult
    public func checkRules(
        scene: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CheckRulesResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("rules.check", parameters, within: within)
    }
}
