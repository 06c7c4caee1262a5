// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Names the place where the path of a navigator ends now. The checkpoint is removed when the path becomes
    /// shorter, and with the navigator. The session that established it gets a signal of a return, with the
    /// value.
    ///
    /// Sends `checkpoint.establish`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`,
    /// `token_reused`, `limit_reached`, `invalid_schema`, `unknown_entry`, `activation_failed`,
    /// `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
    /// `module_stopped`, `cancelled`, `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`,
    /// `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - checkpoint: The checkpoint's name.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - value: The JSON Schema of the value to return with; any value is accepted when left out.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The place of the checkpoint.
    @discardableResult
    public func establishCheckpoint(
        checkpoint: String,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        value: JSONPayload? = nil,
        token: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.EstablishCheckpointResult {
        var parameters = ContractWriter()
        parameters.add("checkpoint", checkpoint)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("value", value)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("checkpoint.establish", parameters, within: within)
    }

    /// Returns to a checkpoint: the one on the navigator, else on the nearest navigator above; of several the
    /// highest. The host closes the presentations at or below its navigator, pops to its place, and sends a
    /// signal to the session that established it. The request is refused when nothing would change.
    ///
    /// Sends `checkpoint.return`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`,
    /// `token_reused`, `cannot_return`, `invalid_arguments`, `unknown_entry`, `unknown_destination`,
    /// `name_in_use`, `occupied`, `limit_reached`, `path_refused`, `locked`, `root_fixed`, `not_selectable`,
    /// `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`,
    /// `unknown_attachment`, `invalid_schema`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
    /// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
    /// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`,
    /// `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`,
    /// `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - checkpoint: The checkpoint's name.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - value: Any JSON that fits the schema of the checkpoint.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - replacesPending: Whether this request replaces earlier ones of the same connection on the same scene which
    ///     still wait for a guard, a module or their turn; false when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The place that the request returned to, and how much was removed.
    @discardableResult
    public func returnToCheckpoint(
        checkpoint: String,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        value: JSONPayload? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ReturnToCheckpointResult {
        var parameters = ContractWriter()
        parameters.add("checkpoint", checkpoint)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("value", value)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("checkpoint.return", parameters, within: within)
    }

    /// Whether `checkpoint.return` would find a checkpoint to return to, and where.
    ///
    /// Sends `checkpoint.canReturn`. Refused with `unknown_scene`, `unknown_navigator`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - checkpoint: The checkpoint's name.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: Whether it would, and the place.
    @discardableResult
    public func canReturn(
        checkpoint: String,
        scene: String? = nil,
        navigator: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CanReturnResult {
        var parameters = ContractWriter()
        parameters.add("checkpoint", checkpoint)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("checkpoint.canReturn", parameters, within: within)
    }

    /// Removes the checkpoints of this name from a navigator.
    ///
    /// Sends `checkpoint.remove`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`,
    /// `token_reused`, `cannot_return`, `unknown_entry`, `activation_failed`, `activation_timeout`,
    /// `module_exited`, `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `cancelled`,
    /// `limit_reached`, `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`,
    /// `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - checkpoint: The checkpoint's name.
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
    public func removeCheckpoint(
        checkpoint: String,
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
        parameters.add("checkpoint", checkpoint)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("checkpoint.remove", parameters, within: within)
    }
}
