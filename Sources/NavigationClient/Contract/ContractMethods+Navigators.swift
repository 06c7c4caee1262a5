// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Adds a navigator. A stack (a tab, a column) becomes the last child of its parent; the first stack below
    /// a navigator is selected unless `select` says otherwise. A presentation is shown over its parent by a
    /// module's own means.
    ///
    /// Sends `navigator.create`. Refused with `unknown_scene`, `unknown_navigator`, `unknown_entry`,
    /// `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`, `revision_mismatch`,
    /// `limit_reached`, `path_refused`, `token_reused`, `locked`, `root_fixed`, `not_selectable`, `no_stack`,
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
    ///   - name: A name for the new navigator, unique in the scene.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - parent: Id or name of the navigator around it; the root when left out.
    ///   - fromEntry: The entry that the request comes from: the navigator that shows it is the parent.
    ///   - kind: Its kind in the tree; `stack` when left out.
    ///   - method: How a presentation is shown; `managedSheet` when left out. Not for a stack.
    ///   - root: The destination that the navigator shows below its path.
    ///   - entry: An entry of the parent's path; the stack is closed with it.
    ///   - select: Whether a stack comes to the front of its parent.
    ///   - ephemeral: Whether it is closed when this session ends; false when left out.
    ///   - ifOccupied: The behaviour when the parent already presents something; `replace` when left out. Not for a
    ///     stack.
    ///   - accepts: The types and roles that its path accepts; all when left out.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - replacesPending: Whether this request replaces earlier ones of the same connection on the same scene which
    ///     still wait for a guard, a module or their turn; false when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The new navigator, and the entry of the destination that it was made for.
    @discardableResult
    public func createNavigator(
        name: String? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        parent: String? = nil,
        fromEntry: String? = nil,
        kind: Contract.CreateNavigatorKind? = nil,
        method: String? = nil,
        root: Contract.RequestedDestination? = nil,
        entry: String? = nil,
        select: Bool? = nil,
        ephemeral: Bool? = nil,
        ifOccupied: Contract.IfOccupied? = nil,
        accepts: Contract.Acceptance? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CreateNavigatorResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("name", name)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("parent", parent)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("kind", kind)
        parameters.addIfGiven("method", method)
        parameters.addIfGiven("root", root)
        parameters.addIfGiven("entry", entry)
        parameters.addIfGiven("select", select)
        parameters.addIfGiven("ephemeral", ephemeral)
        parameters.addIfGiven("ifOccupied", ifOccupied)
        parameters.addIfGiven("accepts", accepts)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("navigator.create", parameters, within: within)
    }

    /// Closes a navigator with everything below it. The root cannot be closed.
    ///
    /// Sends `navigator.close`. Refused with `unknown_scene`, `unknown_navigator`, `root_fixed`,
    /// `revision_mismatch`, `token_reused`, `locked`, `unknown_entry`, `unknown_destination`,
    /// `invalid_arguments`, `name_in_use`, `occupied`, `limit_reached`, `path_refused`, `not_selectable`,
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
    ///   - navigator: Id or name of the navigator; needed without `fromEntry`.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - fromEntry: The entry that the request comes from: the navigator that shows it is meant.
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
    public func closeNavigator(
        navigator: String? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        fromEntry: String? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CloseNavigatorResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("navigator.close", parameters, within: within)
    }

    /// Brings a stack to the front of its parent. The other stacks keep their paths.
    ///
    /// Sends `navigator.select`. Refused with `unknown_scene`, `unknown_navigator`, `not_selectable`,
    /// `revision_mismatch`, `token_reused`, `unknown_entry`, `unknown_destination`, `invalid_arguments`,
    /// `name_in_use`, `occupied`, `limit_reached`, `path_refused`, `locked`, `root_fixed`, `no_stack`,
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
    ///   - navigator: Id or name of the navigator; needed without `fromEntry`.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - fromEntry: The entry that the request comes from: the navigator that shows it is meant.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - replacesPending: Whether this request replaces earlier ones of the same connection on the same scene which
    ///     still wait for a guard, a module or their turn; false when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The revision of the scene afterwards.
    @discardableResult
    public func selectNavigator(
        navigator: String? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        fromEntry: String? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.SelectNavigatorResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("navigator.select", parameters, within: within)
    }

    /// One navigator, without its path.
    ///
    /// Sends `navigator.get`. Refused with `unknown_scene`, `unknown_navigator`, `answer_too_large`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The navigator.
    @discardableResult
    public func navigator(
        navigator: String? = nil,
        scene: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.NavigatorState {
        var parameters = ContractWriter()
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("navigator.get", parameters, within: within)
    }

    /// Finds a navigator by its name, in the scene or below another navigator.
    ///
    /// Sends `navigator.find`. Refused with `unknown_scene`, `unknown_navigator`, `answer_too_large`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - name: The name to look for.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - below: Id or name of a navigator; looks only at it and below it.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The navigator.
    @discardableResult
    public func findNavigator(
        name: String,
        scene: String? = nil,
        below: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.NavigatorState {
        var parameters = ContractWriter()
        parameters.add("name", name)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("below", below)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("navigator.find", parameters, within: within)
    }
}
