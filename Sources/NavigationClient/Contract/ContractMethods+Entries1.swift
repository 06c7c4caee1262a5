// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// One entry, and where it is shown.
    ///
    /// Sends `entry.get`. Refused with `unknown_scene`, `unknown_entry`, `invalid_request`, `invalid_params`,
    /// `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - entry: The entry's id.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The entry and its place.
    @discardableResult
    public func entry(
        entry: String,
        scene: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.EntryResult {
        var parameters = ContractWriter()
        parameters.add("entry", entry)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("entry.get", parameters, within: within)
    }

    /// Sends a message to the module that provides an entry, and answers what it answered. A type may declare
    /// its messages: then the request names one of them, and the host checks the message with that one's
    /// schema. Other types take any message.
    ///
    /// Sends `entry.ask`. Refused with `unknown_scene`, `unknown_entry`, `provider_gone`, `provider_timeout`,
    /// `provider_error`, `cancelled`, `question_cycle`, `unknown_question`, `unknown_message`,
    /// `invalid_arguments`, `path_refused`, `token_reused`, `activation_failed`, `activation_timeout`,
    /// `module_exited`, `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `limit_reached`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - entry: The entry's id.
    ///   - message: The message: any JSON, passed on as it is.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - name: The message's name: one that the type declares. The module gets it. A type that declares none takes
    ///     any name, or none.
    ///   - timeout: Seconds until `provider_timeout`: the limit `question` when left out, at most the limit
    ///     `questionMaximum`.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The answer of the module.
    @discardableResult
    public func ask(
        entry: String,
        message: JSONPayload,
        scene: String? = nil,
        name: String? = nil,
        timeout: Double? = nil,
        token: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.AskResult {
        var parameters = ContractWriter()
        parameters.add("entry", entry)
        parameters.add("message", message)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("name", name)
        parameters.addIfGiven("timeout", timeout)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("entry.ask", parameters, within: within)
    }

    /// Supplies the content and the links of an entry that this session provides. They replace what the session
    /// supplied before. Content must fit the schema that the type declares for it, if it declares one.
    ///
    /// Sends `entry.provide`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`,
    /// `unknown_entry`, `limit_reached`, `not_owner`, `invalid_arguments`, `activation_failed`,
    /// `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
    /// `module_stopped`, `cancelled`, `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`,
    /// `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - entry: The entry's id.
    ///   - content: Any JSON, for renderers.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - links: Where the entry leads: up to 256 links, their names all different.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The revision of the scene afterwards.
    @discardableResult
    public func provideContent(
        entry: String,
        content: JSONPayload? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        links: [Contract.ProvideContentLinksItem]? = nil,
        token: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ChangedResult {
        var parameters = ContractWriter()
        parameters.add("entry", entry)
        parameters.addIfGiven("content", content)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("links", links)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("entry.provide", parameters, within: within)
    }

    /// Changes the arguments, the hints, or both of an entry in place. The entry keeps its id, its place, and
    /// all that belongs to it. When its arguments change and a module supplies its content, the host asks the
    /// module again; the former content stays until then.
    ///
    /// Sends `entry.update`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`,
    /// `unknown_entry`, `unknown_destination`, `invalid_arguments`, `limit_reached`, `activation_failed`,
    /// `activation_timeout`, `module_exited`, `crash_budget_spent`, `destination_not_registered`,
    /// `module_stopped`, `cancelled`, `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`,
    /// `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - entry: The entry's id.
    ///   - arguments: The new arguments, as a whole; the old ones when left out.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - hints: The new hints for renderers, as a whole; null for none, the old ones when left out.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The revision of the scene afterwards.
    @discardableResult
    public func updateEntry(
        entry: String,
        arguments: JSONPayload? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        hints: Contract.Nullable<JSONPayload>? = nil,
        token: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ChangedResult {
        var parameters = ContractWriter()
        parameters.add("entry", entry)
        parameters.addIfGiven("arguments", arguments)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("hints", hints)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("entry.update", parameters, within: within)
    }

    /// The links that an entry offers.
    ///
    /// Sends `entry.links`. Refused with `unknown_scene`, `unknown_entry`, `invalid_request`, `invalid_params`,
    /// `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - entry: The entry's id.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The links, as they were supplied.
    @discardableResult
    public func links(
        entry: String,
        scene: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.LinksResult {
        var parameters = ContractWriter()
        parameters.add("entry", entry)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("entry.links", parameters, within: within)
    }

    /// Shows where a link of an entry leads, as `navigate` does, on the navigator that shows the entry. A link
    /// with `placeholders` takes a value for each of them.
    ///
    /// Sends `entry.follow`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`,
    /// `unknown_entry`, `limit_reached`, `unknown_link`, `unknown_destination`, `invalid_arguments`,
    /// `path_refused`, `no_stack`, `locked`, `unknown_navigator`, `name_in_use`, `occupied`, `root_fixed`,
    /// `not_selectable`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
    /// `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
    /// `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`, `invalid_state`,
    /// `no_receiver`, `receiver_gone`, `receiver_timeout`, `receiver_error`, `cancelled`, `denied`,
    /// `redirect_loop`, `question_cycle`, `unknown_question`, `activation_failed`, `activation_timeout`,
    /// `module_exited`, `crash_budget_spent`, `destination_not_registered`, `module_stopped`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - entry: The entry's id.
    ///   - link: The link's name.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - values: A value for each of the link's `placeholders`; left out for a link without any.
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
    public func follow(
        entry: String,
        link: String,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        values: JSONPayload? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.FollowResult {
        var parameters = ContractWriter()
        parameters.add("entry", entry)
        parameters.add("link", link)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("values", values)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("entry.follow", parameters, within: within)
    }

    /// Answers an alert or a dialog with one of its buttons, which closes it. The session that showed it gets a
    /// signal. The request names the entry, so that an answer for another alert never closes this one.
    ///
    /// Sends `answer`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`, `unknown_entry`,
    /// `no_alert`, `unknown_answer`, `locked`, `unknown_navigator`, `unknown_destination`, `invalid_arguments`,
    /// `name_in_use`, `occupied`, `limit_reached`, `path_refused`, `root_fixed`, `not_selectable`, `no_stack`,
    /// `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`, `unknown_link`,
    /// `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`, `unknown_module`,
    /// `not_flow_owner`, `outside_flow`, `no_column`, `invalid_state`, `no_receiver`, `receiver_gone`,
    /// `receiver_timeout`, `receiver_error`, `cancelled`, `denied`, `redirect_loop`, `question_cycle`,
    /// `unknown_question`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
    /// `destination_not_registered`, `module_stopped`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - entry: The entry's id.
    ///   - answer: The `answer` of the button.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - value: Any JSON; the signal has it.
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
    public func answer(
        entry: String,
        answer: String,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        value: JSONPayload? = nil,
        token: String? = nil,
        replacesPending: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CloseNavigatorResult {
        var parameters = ContractWriter()
        parameters.add("entry", entry)
        parameters.add("answer", answer)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("value", value)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("replacesPending", replacesPending)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("answer", parameters, within: within)
    }
}
