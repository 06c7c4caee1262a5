// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// The changes of a scene and their causes, oldest first, as far as the host keeps them.
    ///
    /// Sends `history.list`. Refused with `unknown_scene`, `outside_window`, `answer_too_large`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: The scene to act on; `main` when left out.
    ///   - since: Only what came after this revision, the oldest first; the newest ones when left out.
    ///   - limit: How many revisions the answer has at most; 100 when left out.
    ///   - entry: Only revisions that mention this entry.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The revisions, oldest first, and which ones are kept.
    @discardableResult
    public func history(
        scene: String? = nil,
        since: Int? = nil,
        limit: Int? = nil,
        entry: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.HistoryResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("since", since)
        parameters.addIfGiven("limit", limit)
        parameters.addIfGiven("entry", entry)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("history.list", parameters, within: within)
    }

    /// Counts how a scene was used: for each destination type how often it was shown, for how long, and how
    /// often a person turned back there. It looks at the newest revisions that the host keeps and that have at
    /// most 10000 changes together. It also counts the requests that the host has refused since its start, in
    /// all scenes.
    ///
    /// Sends `history.statistics`. Refused with `unknown_scene`, `outside_window`, `answer_too_large`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: The scene to act on; `main` when left out.
    ///   - since: Only what came after this revision; all that the host keeps when left out.
    ///   - limit: How many rows each list of the answer has at most; 100 when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The types that were shown most often first, and the refusals.
    @discardableResult
    public func statistics(
        scene: String? = nil,
        since: Int? = nil,
        limit: Int? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.StatisticsResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("since", since)
        parameters.addIfGiven("limit", limit)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("history.statistics", parameters, within: within)
    }

    /// Returns to how the tree was at a revision that is kept, as an ordinary change: undoing it again restores
    /// everything. Restored parts of the tree have their old ids. Connected sessions and registered modules
    /// stay as they are now. Locks refuse the request.
    ///
    /// Sends `undo`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`, `outside_window`,
    /// `locked`, `cannot_undo`, `path_refused`, `limit_reached`, `unknown_navigator`, `unknown_entry`,
    /// `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `root_fixed`, `not_selectable`,
    /// `no_stack`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`,
    /// `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
    /// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`,
    /// `no_receiver`, `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`,
    /// `redirect_loop`, `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`,
    /// `module_exited`, `crash_budget_spent`, `destination_not_registered`, `module_stopped`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - navigation: True: only navigation is undone. Without `to`, the newest revision that navigated is undone,
    ///     with all after it. Content, hints and migrated arguments stay as they are, and so do locks, checkpoints,
    ///     mappings, triggers and flows that came, changed or went without a navigation.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - to: The revision to go back to; the one before the newest when left out.
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
    public func undo(
        navigation: Bool? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        to: Int? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CloseNavigatorResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("navigation", navigation)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("to", to)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("undo", parameters, within: within)
    }
}
