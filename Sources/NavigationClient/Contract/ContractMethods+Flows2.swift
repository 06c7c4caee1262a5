// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Ends a flow that cannot go on, as `flow.complete` does, and says why. Only the driver of the flow may do
    /// so.
    ///
    /// Sends `flow.fail`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`,
    /// `unknown_attachment`, `not_flow_owner`, `limit_reached`, `unknown_navigator`, `unknown_entry`,
    /// `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`, `locked`,
    /// `root_fixed`, `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`,
    /// `not_presented`, `not_owner`, `unknown_link`, `invalid_schema`, `cannot_return`, `unknown_trigger`,
    /// `unknown_module`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`,
    /// `no_receiver`, `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`,
    /// `redirect_loop`, `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`,
    /// `module_exited`, `crash_budget_spent`, `destination_not_registered`, `module_stopped`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - flow: The id that `flow.start` answered.
    ///   - reason: Why, for people; 1,024 bytes at most.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - data: Any JSON; the signal has it.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - replacesPending: Whether this request replaces earlier ones of the same connection on the same scene which
    ///     still wait for a guard, a module or their turn; false when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The place that the flow returned to, and how much was removed.
    @discardableResult
    public func failFlow(
        flow: String,
        reason: String,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        data: JSONPayload? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ReturnToCheckpointResult {
        var parameters = ContractWriter()
        parameters.add("flow", flow)
        parameters.add("reason", reason)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("data", data)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("flow.fail", parameters, within: within)
    }

    /// The flows of a scene.
    ///
    /// Sends `flow.list`. Refused with `unknown_scene`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: The scene to act on; `main` when left out.
    ///   - module: Only flows that this module drives.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The flows, oldest first.
    @discardableResult
    public func flows(
        scene: String? = nil,
        module: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.FlowsResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("module", module)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("flow.list", parameters, within: within)
    }

    /// One flow, with the data that it keeps.
    ///
    /// Sends `flow.get`. Refused with `unknown_scene`, `unknown_attachment`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - flow: The id that `flow.start` answered.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The flow.
    @discardableResult
    public func flow(
        flow: String,
        scene: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.FlowResult {
        var parameters = ContractWriter()
        parameters.add("flow", flow)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("flow.get", parameters, within: within)
    }
}
