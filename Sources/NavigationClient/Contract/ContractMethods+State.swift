// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// The whole nested state of a navigator, the root when none is named, as a value that `state.set` takes.
    /// It may have `snapshot` bytes (a limit); read a larger one in parts with `tree.get` or `path.get`.
    ///
    /// Sends `state.get`. Refused with `unknown_scene`, `unknown_navigator`, `answer_too_large`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: The scene to act on; `main` when left out.
    ///   - navigator: Id or name of the navigator; the root when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The state.
    @discardableResult
    public func state(
        scene: String? = nil,
        navigator: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.StateResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("state.get", parameters, within: within)
    }

    /// Makes a navigator, the root when none is named, and everything below it what a state says, as one
    /// revision. Navigators and entries that agree already keep their ids. The host refuses a state as a whole
    /// and lists every problem.
    ///
    /// Sends `state.set`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`, `limit_reached`,
    /// `unknown_navigator`, `invalid_state`, `locked`, `unknown_entry`, `unknown_destination`,
    /// `invalid_arguments`, `name_in_use`, `occupied`, `path_refused`, `root_fixed`, `not_selectable`,
    /// `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`,
    /// `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
    /// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `no_receiver`,
    /// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`,
    /// `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`,
    /// `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - state: The navigators, parents before children; the first is `navigator`.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator; the root when left out.
    ///   - fromEntry: The entry that the request comes from, for the cause only. It does not say which navigator is
    ///     meant.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - replacesPending: Whether this request replaces earlier ones of the same connection on the same scene which
    ///     still wait for a guard, a module or their turn; false when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: How many entries and navigators were removed.
    @discardableResult
    public func setState(
        state: [Contract.SetStateStateItem],
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
    ) async throws(NavigationClientError) -> Contract.SetStateResult {
        var parameters = ContractWriter()
        parameters.add("state", state)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("state.set", parameters, within: within)
    }
}
