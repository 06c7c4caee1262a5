// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// The path of a navigator, or a part of it. A part that is not the last has a `next`, which the next
    /// request gives as `after`. The parts are of the revision of the first one. A path with more than
    /// `snapshot` bytes (a limit) of text can only be read in parts.
    ///
    /// Sends `path.get`. Refused with `unknown_scene`, `unknown_navigator`, `outside_window`,
    /// `answer_too_large`, `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`, `shutting_down`,
    /// `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - offset: How many of the oldest entries are left out; 0 when left out.
    ///   - limit: Reads a part: at most this many entries, and about a megabyte of text; all when left out.
    ///   - after: The `next` of the part before, in place of `offset`; it is refused with `outside_window` when its
    ///     revision is not kept any more, or lies too far back.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The entries, oldest first, and how many the whole path has.
    @discardableResult
    public func path(
        navigator: String? = nil,
        scene: String? = nil,
        offset: Int? = nil,
        limit: Int? = nil,
        after: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.PathResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("offset", offset)
        parameters.addIfGiven("limit", limit)
        parameters.addIfGiven("after", after)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("path.get", parameters, within: within)
    }

    /// Makes the path of a navigator these destinations, as one revision. An entry that is in both paths stays,
    /// also in another order. The host checks the whole path before anything changes.
    ///
    /// Sends `path.set`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`,
    /// `token_reused`, `unknown_destination`, `invalid_arguments`, `path_refused`, `limit_reached`, `no_stack`,
    /// `locked`, `unknown_entry`, `name_in_use`, `occupied`, `root_fixed`, `not_selectable`, `at_root`,
    /// `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`,
    /// `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
    /// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
    /// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`,
    /// `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`,
    /// `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - path: The destinations, lowest first.
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
    /// - Returns: The entries that stand for the destinations, and how much was removed.
    @discardableResult
    public func setPath(
        path: [Contract.RequestedDestination],
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
    ) async throws(NavigationClientError) -> Contract.SetPathResult {
        var parameters = ContractWriter()
        parameters.add("path", path)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("path.set", parameters, within: within)
    }

    /// Pushes several destinations as one revision.
    ///
    /// Sends `path.append`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`,
    /// `token_reused`, `unknown_destination`, `invalid_arguments`, `path_refused`, `limit_reached`, `no_stack`,
    /// `locked`, `unknown_entry`, `name_in_use`, `occupied`, `root_fixed`, `not_selectable`, `at_root`,
    /// `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`,
    /// `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
    /// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
    /// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`,
    /// `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`,
    /// `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - path: The destinations, lowest first.
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
    /// - Returns: The new entries.
    @discardableResult
    public func appendPath(
        path: [Contract.RequestedDestination],
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
    ) async throws(NavigationClientError) -> Contract.SetPathResult {
        var parameters = ContractWriter()
        parameters.add("path", path)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("path.append", parameters, within: within)
    }

    /// Puts new entries into a path, before or after an entry or at a position, as one revision. All other
    /// entries stay.
    ///
    /// Sends `path.insert`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`,
    /// `token_reused`, `unknown_destination`, `invalid_arguments`, `path_refused`, `limit_reached`, `no_stack`,
    /// `unknown_entry`, `at_root`, `out_of_range`, `name_in_use`, `occupied`, `locked`, `root_fixed`,
    /// `not_selectable`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`,
    /// `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
    /// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
    /// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`,
    /// `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`,
    /// `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - path: The destinations, lowest first.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - at: The position of the first new entry; the path's length puts them on top.
    ///   - before: The entry above the new ones, in whichever path it is.
    ///   - after: The entry below the new ones, in whichever path it is; a navigator's root is below its first entry.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - replacesPending: Whether this request replaces earlier ones of the same connection on the same scene which
    ///     still wait for a guard, a module or their turn; false when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The new entries.
    @discardableResult
    public func insertPath(
        path: [Contract.RequestedDestination],
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        at: Int? = nil,
        before: String? = nil,
        after: String? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.SetPathResult {
        var parameters = ContractWriter()
        parameters.add("path", path)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("at", at)
        parameters.addIfGiven("before", before)
        parameters.addIfGiven("after", after)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("path.insert", parameters, within: within)
    }

    /// Removes entries by their ids, with everything that they present, as one revision. The entries above them
    /// stay.
    ///
    /// Sends `path.remove`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_entry`,
    /// `at_root`, `path_refused`, `locked`, `unknown_navigator`, `unknown_destination`, `invalid_arguments`,
    /// `name_in_use`, `occupied`, `limit_reached`, `root_fixed`, `not_selectable`, `no_stack`, `out_of_range`,
    /// `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`,
    /// `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`, `outside_flow`, `no_column`,
    /// `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`, `receiver_timeout`,
    /// `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
    /// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
    /// `destination_not_registered`, `module_stopped`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - entries: The ids of the entries, of any paths.
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
    /// - Returns: How many entries and navigators were removed.
    @discardableResult
    public func removeEntries(
        entries: [String],
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CloseNavigatorResult {
        var parameters = ContractWriter()
        parameters.add("entries", entries)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("path.remove", parameters, within: within)
    }
}
