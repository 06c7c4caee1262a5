// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Shows a destination by the request's method. Without one, the method of the type applies; without that,
    /// `push`. The method `send` hands the destination to a receiver, like the request `send`, and the answer
    /// is that of the sequence.
    ///
    /// Sends `navigate`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`,
    /// `token_reused`, `unknown_destination`, `invalid_arguments`, `path_refused`, `limit_reached`, `no_stack`,
    /// `occupied`, `name_in_use`, `locked`, `unknown_entry`, `root_fixed`, `not_selectable`, `at_root`,
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
    ///   - type: The destination type.
    ///   - arguments: The destination's arguments; none when left out.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - hints: Hints for renderers about the entry that is shown. They are added to the hints of the type, and
    ///     replace those of the same name; null removes one.
    ///   - method: How the destination is shown; `send` leaves that to the receiver of the type.
    ///   - name: A name for the new navigator, unique in the scene.
    ///   - ifOccupied: The behaviour when the navigator already presents something; `replace` when left out.
    ///   - buttons: The buttons of an alert or a dialog: 1 to 16, their answers all different.
    ///   - ifPresent: The way of a push when the path shows the same already: `push` another (the default), go `back`
    ///     to it, `raise` it to the top, keep a `single` one, `replaceTop`, or `clear` the path.
    ///   - transient: Whether the entry goes as soon as another is pushed over it; false when left out.
    ///   - forResult: Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`,
    ///     `provider_gone` or `redirected`.
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
    public func navigate(
        type: String,
        arguments: JSONPayload? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        hints: JSONPayload? = nil,
        method: String? = nil,
        name: String? = nil,
        ifOccupied: Contract.IfOccupied? = nil,
        buttons: [Contract.Button]? = nil,
        ifPresent: Contract.IfPresent? = nil,
        transient: Bool? = nil,
        forResult: Bool? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.NavigateResult {
        var parameters = ContractWriter()
        parameters.add("type", type)
        parameters.addIfGiven("arguments", arguments)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("hints", hints)
        parameters.addIfGiven("method", method)
        parameters.addIfGiven("name", name)
        parameters.addIfGiven("ifOccupied", ifOccupied)
        parameters.addIfGiven("buttons", buttons)
        parameters.addIfGiven("ifPresent", ifPresent)
        parameters.addIfGiven("transient", transient)
        parameters.addIfGiven("forResult", forResult)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("navigate", parameters, within: within)
    }

    /// Puts a destination on top of the path of a navigator.
    ///
    /// Sends `push`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`,
    /// `unknown_destination`, `invalid_arguments`, `path_refused`, `limit_reached`, `no_stack`, `locked`,
    /// `unknown_entry`, `name_in_use`, `occupied`, `root_fixed`, `not_selectable`, `at_root`, `out_of_range`,
    /// `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`,
    /// `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`, `outside_flow`, `no_column`,
    /// `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`, `receiver_timeout`,
    /// `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
    /// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
    /// `destination_not_registered`, `module_stopped`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - type: The destination type.
    ///   - arguments: The destination's arguments; none when left out.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - hints: Hints for renderers about the entry that is shown. They are added to the hints of the type, and
    ///     replace those of the same name; null removes one.
    ///   - ifPresent: The way of a push when the path shows the same already: `push` another (the default), go `back`
    ///     to it, `raise` it to the top, keep a `single` one, `replaceTop`, or `clear` the path.
    ///   - transient: Whether the entry goes as soon as another is pushed over it; false when left out.
    ///   - forResult: Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`,
    ///     `provider_gone` or `redirected`.
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
    public func push(
        type: String,
        arguments: JSONPayload? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        hints: JSONPayload? = nil,
        ifPresent: Contract.IfPresent? = nil,
        transient: Bool? = nil,
        forResult: Bool? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.PushResult {
        var parameters = ContractWriter()
        parameters.add("type", type)
        parameters.addIfGiven("arguments", arguments)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("hints", hints)
        parameters.addIfGiven("ifPresent", ifPresent)
        parameters.addIfGiven("transient", transient)
        parameters.addIfGiven("forResult", forResult)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("push", parameters, within: within)
    }

    /// Shows a destination over a navigator. A navigator presents one thing at a time. Presenting what it
    /// presents already changes nothing.
    ///
    /// Sends `present`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`,
    /// `unknown_destination`, `invalid_arguments`, `path_refused`, `limit_reached`, `occupied`, `name_in_use`,
    /// `locked`, `unknown_entry`, `root_fixed`, `not_selectable`, `no_stack`, `at_root`, `out_of_range`,
    /// `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`,
    /// `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`, `outside_flow`, `no_column`,
    /// `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`, `receiver_timeout`,
    /// `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
    /// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
    /// `destination_not_registered`, `module_stopped`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - type: The destination type.
    ///   - arguments: The destination's arguments; none when left out.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - hints: Hints for renderers about the entry that is shown. They are added to the hints of the type, and
    ///     replace those of the same name; null removes one.
    ///   - method: A form of presentation; when left out the type's, or `sheet` when the type has none.
    ///   - name: A name for the new navigator, unique in the scene.
    ///   - ifOccupied: The behaviour when the navigator already presents something; `replace` when left out.
    ///   - buttons: The buttons of an alert or a dialog: 1 to 16, their answers all different.
    ///   - ifPresent: The way of a push when the path shows the same already: `push` another (the default), go `back`
    ///     to it, `raise` it to the top, keep a `single` one, `replaceTop`, or `clear` the path.
    ///   - transient: Whether the entry goes as soon as another is pushed over it; false when left out.
    ///   - forResult: Whether the answer waits for what becomes of the entry: `answered`, `dismissed`, `replaced`,
    ///     `provider_gone` or `redirected`.
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
    public func present(
        type: String,
        arguments: JSONPayload? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        hints: JSONPayload? = nil,
        method: String? = nil,
        name: String? = nil,
        ifOccupied: Contract.IfOccupied? = nil,
        buttons: [Contract.Button]? = nil,
        ifPresent: Contract.IfPresent? = nil,
        transient: Bool? = nil,
        forResult: Bool? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.PushResult {
        var parameters = ContractWriter()
        parameters.add("type", type)
        parameters.addIfGiven("arguments", arguments)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("hints", hints)
        parameters.addIfGiven("method", method)
        parameters.addIfGiven("name", name)
        parameters.addIfGiven("ifOccupied", ifOccupied)
        parameters.addIfGiven("buttons", buttons)
        parameters.addIfGiven("ifPresent", ifPresent)
        parameters.addIfGiven("transient", transient)
        parameters.addIfGiven("forResult", forResult)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("present", parameters, within: within)
    }

    /// Puts a new entry in the place of another one. The presentation of the old entry is closed; the entries
    /// above it stay.
    ///
    /// Sends `replace`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`,
    /// `unknown_destination`, `invalid_arguments`, `path_refused`, `limit_reached`, `no_stack`, `at_root`,
    /// `unknown_entry`, `locked`, `name_in_use`, `occupied`, `root_fixed`, `not_selectable`, `out_of_range`,
    /// `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`, `unknown_attachment`, `invalid_schema`,
    /// `cannot_return`, `unknown_trigger`, `unknown_module`, `not_flow_owner`, `outside_flow`, `no_column`,
    /// `no_alert`, `unknown_answer`, `invalid_state`, `no_receiver`, `receiver_gone`, `receiver_timeout`,
    /// `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`, `unknown_question`,
    /// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
    /// `destination_not_registered`, `module_stopped`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - type: The destination type.
    ///   - arguments: The destination's arguments; none when left out.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - hints: Hints for renderers about the entry that is shown. They are added to the hints of the type, and
    ///     replace those of the same name; null removes one.
    ///   - entry: The entry to replace; the top one when left out.
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
    public func replace(
        type: String,
        arguments: JSONPayload? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        hints: JSONPayload? = nil,
        entry: String? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CreateNavigatorResult {
        var parameters = ContractWriter()
        parameters.add("type", type)
        parameters.addIfGiven("arguments", arguments)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("hints", hints)
        parameters.addIfGiven("entry", entry)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("replace", parameters, within: within)
    }
}
