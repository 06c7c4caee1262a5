// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// The fleet as this host knows it: the engine, the hosts, the scenes with their owners, and the modules
    /// with their hosts. Reports of other hosts may be a second old.
    ///
    /// Sends `fleet.describe`. Refused with `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The fleet. A host without one has no `fleet`, and empty lists.
    @discardableResult
    public func fleet(
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.FleetResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("fleet.describe", parameters, within: within)
    }
}
