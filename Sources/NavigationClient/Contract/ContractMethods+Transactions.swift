// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Carries several operations out as one revision, or none of them. A refusal is that of one operation,
    /// with its number as `operation`.
    ///
    /// Sends `transaction`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`, `limit_reached`,
    /// `cannot_wait`, `unknown_navigator`, `unknown_entry`, `unknown_destination`, `invalid_arguments`,
    /// `name_in_use`, `occupied`, `path_refused`, `locked`, `root_fixed`, `not_selectable`, `no_stack`,
    /// `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`,
    /// `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
    /// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`,
    /// `no_receiver`, `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`,
    /// `redirect_loop`, `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`,
    /// `module_exited`, `crash_budget_spent`, `destination_not_registered`, `module_stopped`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - operations: 1 to 256 (the limit `batch`) operations on the scene's tree, in order.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - replacesPending: Whether this request replaces earlier ones of the same connection on the same scene which
    ///     still wait for a guard, a module or their turn; false when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The answer of each operation, and the revision.
    @discardableResult
    public func transaction(
        operations: [Contract.Operation],
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.TransactionResult {
        var parameters = ContractWriter()
        parameters.add("operations", operations)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("transaction", parameters, within: within)
    }

    /// Tells the effect of a transaction without carrying it out: its changes or its refusal, the locks that
    /// refuse it, and the guards that the host would ask.
    ///
    /// Sends `plan`. Refused with `unknown_scene`, `revision_mismatch`, `invalid_request`, `invalid_params`,
    /// `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - operations: 1 to 256 (the limit `batch`) operations on the scene's tree, in order.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The changes when they are allowed, else the refusal.
    @discardableResult
    public func plan(
        operations: [Contract.Operation],
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.PlanResult {
        var parameters = ContractWriter()
        parameters.add("operations", operations)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("plan", parameters, within: within)
    }
}
