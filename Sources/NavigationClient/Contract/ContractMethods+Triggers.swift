// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Keeps an operation under a name on a navigator; `trigger.set` carries it out there. An operation that
    /// could never be carried out is refused now. The trigger ends with `trigger.unbind`, with its navigator,
    /// or with the session.
    ///
    /// Sends `trigger.bind`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`,
    /// `token_reused`, `limit_reached`, `invalid_schema`, `unknown_entry`, `activation_failed`,
    /// `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
    /// `module_stopped`, `cancelled`, `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`,
    /// `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - trigger: The trigger's name.
    ///   - operation: Any operation but those of triggers, or `send`. It acts on the trigger's navigator when it names
    ///     none.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The navigator and the id of the trigger.
    @discardableResult
    public func bindTrigger(
        trigger: String,
        operation: Contract.Operation,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        token: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.BindTriggerResult {
        var parameters = ContractWriter()
        parameters.add("trigger", trigger)
        parameters.add("operation", operation)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("trigger.bind", parameters, within: within)
    }

    /// Carries out the operation of a trigger and resets the trigger, in the same revision. A sequence that the
    /// operation begins comes after that revision.
    ///
    /// Sends `trigger.set`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`,
    /// `token_reused`, `limit_reached`, `unknown_trigger`, `unknown_entry`, `unknown_destination`,
    /// `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`, `locked`, `root_fixed`,
    /// `not_selectable`, `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
    /// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_module`,
    /// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`,
    /// `no_receiver`, `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`,
    /// `redirect_loop`, `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`,
    /// `module_exited`, `crash_budget_spent`, `destination_not_registered`, `module_stopped`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - trigger: The trigger's name.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - replacesPending: Whether this request replaces earlier ones of the same connection on the same scene which
    ///     still wait for a guard, a module or their turn; false when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The answer of the operation.
    @discardableResult
    public func setTrigger(
        trigger: String,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.SetTriggerResult {
        var parameters = ContractWriter()
        parameters.add("trigger", trigger)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("trigger.set", parameters, within: within)
    }

    /// Removes a trigger.
    ///
    /// Sends `trigger.unbind`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`,
    /// `token_reused`, `unknown_trigger`, `unknown_entry`, `activation_failed`, `activation_timeout`,
    /// `module_exited`, `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `cancelled`,
    /// `limit_reached`, `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`,
    /// `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - trigger: The trigger's name.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The revision of the scene afterwards.
    @discardableResult
    public func unbindTrigger(
        trigger: String,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        token: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ChangedResult {
        var parameters = ContractWriter()
        parameters.add("trigger", trigger)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("trigger.unbind", parameters, within: within)
    }
}
