// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Moves an entry to another place of its path. It keeps its id, and what it presents stays over it. All
    /// other entries keep their order.
    ///
    /// Sends `path.move`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_entry`,
    /// `at_root`, `no_stack`, `path_refused`, `unknown_navigator`, `unknown_destination`, `invalid_arguments`,
    /// `name_in_use`, `occupied`, `limit_reached`, `locked`, `root_fixed`, `not_selectable`, `out_of_range`,
    /// `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`,
    /// `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`, `outside_flow`, `no_column`,
    /// `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`, `receiver_timeout`,
    /// `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
    /// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
    /// `destination_not_registered`, `module_stopped`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - entry: The entry to move.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - before: The entry of the same path that is above it then.
    ///   - after: The entry of the same path that is below it then; a navigator's root is below its first entry.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - replacesPending: Whether this request replaces earlier ones of the same connection on the same scene which
    ///     still wait for a guard, a module or their turn; false when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The entry's new place.
    @discardableResult
    public func moveEntry(
        entry: String,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        before: String? = nil,
        after: String? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.MoveEntryResult {
        var parameters = ContractWriter()
        parameters.add("entry", entry)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("before", before)
        parameters.addIfGiven("after", after)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("path.move", parameters, within: within)
    }
}
