// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Removes entries from the top of a path, with everything that they present. The request is refused when
    /// the path has fewer entries.
    ///
    /// Sends `pop`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`,
    /// `unknown_entry`, `at_root`, `out_of_range`, `type_not_shown`, `locked`, `unknown_destination`,
    /// `invalid_arguments`, `name_in_use`, `occupied`, `limit_reached`, `path_refused`, `root_fixed`,
    /// `not_selectable`, `no_stack`, `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`,
    /// `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`,
    /// `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`,
    /// `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`,
    /// `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`,
    /// `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - count: How many entries go; 1 when nothing is given.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - to: How many entries stay.
    ///   - entry: The lowest entry that goes; all above it go as well.
    ///   - toType: The type whose nearest entry stays on top: of the path from the top down, then the navigator's root.
    ///   - presenters: Whether the search for `toType` goes on at the presenters, and closes what they present; false
    ///     when left out.
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
    public func pop(
        count: Int? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        to: Int? = nil,
        entry: String? = nil,
        toType: String? = nil,
        presenters: Bool? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CloseNavigatorResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("count", count)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("to", to)
        parameters.addIfGiven("entry", entry)
        parameters.addIfGiven("toType", toType)
        parameters.addIfGiven("presenters", presenters)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("pop", parameters, within: within)
    }

    /// Removes every entry from the path of a navigator.
    ///
    /// Sends `popAll`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`,
    /// `locked`, `unknown_entry`, `unknown_destination`, `invalid_arguments`, `name_in_use`, `occupied`,
    /// `limit_reached`, `path_refused`, `root_fixed`, `not_selectable`, `no_stack`, `at_root`, `out_of_range`,
    /// `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`,
    /// `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`, `outside_flow`, `no_column`,
    /// `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`, `receiver_timeout`,
    /// `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
    /// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
    /// `destination_not_registered`, `module_stopped`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
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
    /// - Returns: How many entries and navigators were removed.
    @discardableResult
    public func popAll(
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
    ) async throws(NavigationClientError) -> Contract.CloseNavigatorResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("popAll", parameters, within: within)
    }

    /// Empties every path of the scene.
    ///
    /// Sends `popAny`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`, `locked`,
    /// `unknown_navigator`, `unknown_entry`, `unknown_destination`, `invalid_arguments`, `name_in_use`,
    /// `occupied`, `limit_reached`, `path_refused`, `root_fixed`, `not_selectable`, `no_stack`, `at_root`,
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
    public func popAny(
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
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("popAny", parameters, within: within)
    }

    /// Pops one entry. With an empty path, dismisses the navigator instead.
    ///
    /// Sends `back`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`,
    /// `at_root`, `locked`, `unknown_entry`, `unknown_destination`, `invalid_arguments`, `name_in_use`,
    /// `occupied`, `limit_reached`, `path_refused`, `root_fixed`, `not_selectable`, `no_stack`, `out_of_range`,
    /// `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`,
    /// `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`, `outside_flow`, `no_column`,
    /// `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`, `receiver_timeout`,
    /// `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
    /// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
    /// `destination_not_registered`, `module_stopped`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
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
    /// - Returns: How many entries and navigators were removed.
    @discardableResult
    public func back(
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
    ) async throws(NavigationClientError) -> Contract.CloseNavigatorResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("back", parameters, within: within)
    }

    /// Closes this navigator, which must be a presentation. Never pops.
    ///
    /// Sends `dismiss`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`,
    /// `not_presented`, `locked`, `unknown_entry`, `unknown_destination`, `invalid_arguments`, `name_in_use`,
    /// `occupied`, `limit_reached`, `path_refused`, `root_fixed`, `not_selectable`, `no_stack`, `at_root`,
    /// `out_of_range`, `type_not_shown`, `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`,
    /// `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`, `outside_flow`, `no_column`,
    /// `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`, `receiver_timeout`,
    /// `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
    /// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
    /// `destination_not_registered`, `module_stopped`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
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
    /// - Returns: How many entries and navigators were removed.
    @discardableResult
    public func dismiss(
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
    ) async throws(NavigationClientError) -> Contract.CloseNavigatorResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("dismiss", parameters, within: within)
    }
}
