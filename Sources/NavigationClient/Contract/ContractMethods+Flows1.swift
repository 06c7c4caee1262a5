// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Starts a flow: a sequence of steps that ends where it began, or at a checkpoint, whatever was shown
    /// meanwhile. A flow of a module outlives the module's process. A flow without a module belongs to the
    /// session and ends with it. `type` is the first step, shown in the same revision. When the module declared
    /// a flow of this name with `module.register`, the flow has from there what the request leaves out.
    ///
    /// Sends `flow.start`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`,
    /// `token_reused`, `unknown_destination`, `invalid_arguments`, `path_refused`, `limit_reached`, `no_stack`,
    /// `cannot_return`, `invalid_schema`, `unknown_module`, `locked`, `unknown_entry`, `name_in_use`,
    /// `occupied`, `root_fixed`, `not_selectable`, `at_root`, `out_of_range`, `type_not_shown`,
    /// `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`, `unknown_trigger`, `not_flow_owner`,
    /// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
    /// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`,
    /// `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`,
    /// `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - name: The flow's name; several flows may have the same.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - module: The module that drives it; the session's own when left out. Another module gets the signal
    ///     `flow.started`.
    ///   - checkpoint: A checkpoint on the navigator or above, to return to; the end of the path now when left out.
    ///   - schema: The JSON Schema of the value that completes it; any value is accepted when left out.
    ///   - data: Any JSON that the flow keeps for its driver; null for nothing.
    ///   - type: The destination type of the first step.
    ///   - arguments: The destination's arguments; none when left out.
    ///   - hints: Hints for renderers about the entry that is shown. They are added to the hints of the type, and
    ///     replace those of the same name; null removes one.
    ///   - method: How the first step is shown; the type's method when left out.
    ///   - forResult: Whether the answer waits for the end of the flow: `completed`, `cancelled`, `failed` or
    ///     `redirected`.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - replacesPending: Whether this request replaces earlier ones of the same connection on the same scene which
    ///     still wait for a guard, a module or their turn; false when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The flow, the place that it returns to, and where its first step is shown.
    @discardableResult
    public func startFlow(
        name: String,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        module: String? = nil,
        checkpoint: String? = nil,
        schema: JSONPayload? = nil,
        data: JSONPayload? = nil,
        type: String? = nil,
        arguments: JSONPayload? = nil,
        hints: JSONPayload? = nil,
        method: String? = nil,
        forResult: Bool? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.StartFlowResult {
        var parameters = ContractWriter()
        parameters.add("name", name)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("module", module)
        parameters.addIfGiven("checkpoint", checkpoint)
        parameters.addIfGiven("schema", schema)
        parameters.addIfGiven("data", data)
        parameters.addIfGiven("type", type)
        parameters.addIfGiven("arguments", arguments)
        parameters.addIfGiven("hints", hints)
        parameters.addIfGiven("method", method)
        parameters.addIfGiven("forResult", forResult)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("flow.start", parameters, within: within)
    }

    /// Shows the next step of a flow, in front of the place where the flow began: on the navigator that is
    /// presented over that one, or selected below it, as far as that goes. With `data`, the flow keeps that in
    /// the same revision. Only the driver of the flow may do so.
    ///
    /// Sends `flow.next`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`,
    /// `token_reused`, `unknown_destination`, `invalid_arguments`, `path_refused`, `limit_reached`, `no_stack`,
    /// `unknown_attachment`, `not_flow_owner`, `outside_flow`, `locked`, `unknown_entry`, `name_in_use`,
    /// `occupied`, `root_fixed`, `not_selectable`, `at_root`, `out_of_range`, `type_not_shown`,
    /// `not_presented`, `not_owner`, `unknown_link`, `invalid_schema`, `cannot_return`, `unknown_trigger`,
    /// `unknown_module`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
    /// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`,
    /// `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`,
    /// `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - flow: The id that `flow.start` answered.
    ///   - type: The destination type.
    ///   - arguments: The destination's arguments; none when left out.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of a navigator at or below that of the flow; the one in front when left out.
    ///   - fromEntry: The entry that the request comes from: the step is shown on the navigator that shows it.
    ///   - hints: Hints for renderers about the entry that is shown. They are added to the hints of the type, and
    ///     replace those of the same name; null removes one.
    ///   - method: How the step is shown; the type's method when left out.
    ///   - data: Any JSON that the flow keeps; null for nothing. Left out, the data stays.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - replacesPending: Whether this request replaces earlier ones of the same connection on the same scene which
    ///     still wait for a guard, a module or their turn; false when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The navigator and the entry that show the destination now.
    @discardableResult
    public func nextStep(
        flow: String,
        type: String,
        arguments: JSONPayload? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        hints: JSONPayload? = nil,
        method: String? = nil,
        data: JSONPayload? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CreateNavigatorResult {
        var parameters = ContractWriter()
        parameters.add("flow", flow)
        parameters.add("type", type)
        parameters.addIfGiven("arguments", arguments)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("hints", hints)
        parameters.addIfGiven("method", method)
        parameters.addIfGiven("data", data)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("flow.next", parameters, within: within)
    }

    /// Replaces the data that a flow keeps for its driver. Only the driver of the flow may do so.
    ///
    /// Sends `flow.update`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`,
    /// `unknown_attachment`, `not_flow_owner`, `limit_reached`, `activation_failed`, `activation_timeout`,
    /// `module_exited`, `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `cancelled`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - flow: The id that `flow.start` answered.
    ///   - data: Any JSON that the flow keeps; null for nothing.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The revision of the scene afterwards.
    @discardableResult
    public func updateFlow(
        flow: String,
        data: JSONPayload,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        token: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ChangedResult {
        var parameters = ContractWriter()
        parameters.add("flow", flow)
        parameters.add("data", data)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("flow.update", parameters, within: within)
    }

    /// Ends a flow that reached its goal. The host closes the presentations at or below the place where the
    /// flow began, pops to that place, and sends a signal with the value to the session that started it, and to
    /// the session that established its checkpoint. Only the driver of the flow may do so.
    ///
    /// Sends `flow.complete`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`,
    /// `unknown_attachment`, `not_flow_owner`, `invalid_arguments`, `unknown_navigator`, `unknown_entry`,
    /// `unknown_destination`, `name_in_use`, `occupied`, `limit_reached`, `path_refused`, `locked`,
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
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - value: Any JSON that fits the schemas of the flow and of its checkpoint.
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
    public func completeFlow(
        flow: String,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        value: JSONPayload? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ReturnToCheckpointResult {
        var parameters = ContractWriter()
        parameters.add("flow", flow)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("value", value)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("flow.complete", parameters, within: within)
    }

    /// Ends a flow without a value, as `flow.complete` does. Every session may do so, also while the flow's
    /// module is away.
    ///
    /// Sends `flow.cancel`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`,
    /// `unknown_attachment`, `unknown_navigator`, `unknown_entry`, `unknown_destination`, `invalid_arguments`,
    /// `name_in_use`, `occupied`, `limit_reached`, `path_refused`, `locked`, `root_fixed`, `not_selectable`,
    /// `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`,
    /// `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
    /// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
    /// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`,
    /// `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`,
    /// `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - flow: The id that `flow.start` answered.
    ///   - reason: Why, for people; 1,024 bytes at most.
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
    /// - Returns: The place that the flow returned to, and how much was removed.
    @discardableResult
    public func cancelFlow(
        flow: String,
        reason: String? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ReturnToCheckpointResult {
        var parameters = ContractWriter()
        parameters.add("flow", flow)
        parameters.addIfGiven("reason", reason)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("flow.cancel", parameters, within: within)
    }
}
