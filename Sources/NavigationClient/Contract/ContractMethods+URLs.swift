// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Says what the URLs that fit a pattern become. Of several patterns the most concrete one counts, whatever
    /// the order of registration. Two patterns that are equally concrete for some URL are refused. The same
    /// module may register the same pattern again, which redefines it. A pattern ends with its module.
    ///
    /// Sends `url.register`. Refused with `url_conflict`, `url_pattern_invalid`, `unknown_module`, `not_owner`,
    /// `limit_reached`, `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`,
    /// `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - pattern: A pattern, as `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`.
    ///   - module: A module of this session; its only one when left out.
    ///   - scene: The scene where the items go when the request that opens the URL names none; `main` when left out.
    ///   - navigator: The navigator where they go, likewise; the scene's current one when left out.
    ///   - to: Items of a sequence. `{id}` as a whole string becomes the parameter's value, within a longer one its
    ///     text.
    ///   - ask: True, in the place of `to`: the module is asked with `url.resolve`.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The pattern, and whether all types that it shows are registered.
    @discardableResult
    public func registerURL(
        pattern: String,
        module: String? = nil,
        scene: String? = nil,
        navigator: String? = nil,
        to: [Contract.SentItem]? = nil,
        ask: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.RegisterURLResult {
        var parameters = ContractWriter()
        parameters.add("pattern", pattern)
        parameters.addIfGiven("module", module)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("to", to)
        parameters.addIfGiven("ask", ask)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("url.register", parameters, within: within)
    }

    /// Removes a pattern of a module, or all of them.
    ///
    /// Sends `url.unregister`. Refused with `url_unknown`, `unknown_module`, `not_owner`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - pattern: The pattern as it was registered; all when left out.
    ///   - module: A module of this session; its only one when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The patterns that were removed.
    @discardableResult
    public func unregisterURL(
        pattern: String? = nil,
        module: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.UnregisterURLResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("pattern", pattern)
        parameters.addIfGiven("module", module)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("url.unregister", parameters, within: within)
    }

    /// Lists the URL patterns, by scheme and host, the more concrete ones first.
    ///
    /// Sends `url.list`. Refused with `unknown_module`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - module: Only patterns of this module.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The patterns as they were registered.
    @discardableResult
    public func urlPatterns(
        module: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.URLPatternsResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("module", module)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("url.list", parameters, within: within)
    }

    /// Answers what a URL would become, without doing it: the items of a sequence, and where they would go. A
    /// module that registered with `ask` is asked.
    ///
    /// Sends `url.resolve`. Refused with `url_invalid`, `url_unknown`, `limit_reached`, `provider_gone`,
    /// `provider_timeout`, `provider_error`, `cancelled`, `question_cycle`, `unknown_question`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - url: With a scheme and a host, or a path alone, as RFC 3986 and RFC 3987 write it.
    ///   - scene: The scene to act on; the pattern says so when left out.
    ///   - navigator: Id or name of the navigator to act on; the pattern says so when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The pattern that the URL fits, the values of its parameters, and the items.
    @discardableResult
    public func resolveURL(
        url: String,
        scene: String? = nil,
        navigator: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ResolveURLResult {
        var parameters = ContractWriter()
        parameters.add("url", url)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("url.resolve", parameters, within: within)
    }

    /// Sends what a URL becomes, and answers as `send` does, at the end of the sequence. A module that
    /// registered with `ask` is asked first.
    ///
    /// Sends `url.open`. Refused with `url_invalid`, `url_unknown`, `limit_reached`, `provider_gone`,
    /// `provider_timeout`, `provider_error`, `cancelled`, `question_cycle`, `unknown_question`,
    /// `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `no_receiver`, `receiver_gone`,
    /// `receiver_timeout`, `receiver_error`, `unknown_destination`, `invalid_arguments`, `no_stack`,
    /// `path_refused`, `locked`, `unknown_entry`, `name_in_use`, `occupied`, `token_reused`, `root_fixed`,
    /// `not_selectable`, `at_root`, `out_of_range`, `type_not_shown`, `not_presented`, `not_owner`,
    /// `unknown_link`, `unknown_attachment`, `invalid_schema`, `cannot_return`, `unknown_trigger`,
    /// `unknown_module`, `not_flow_owner`, `outside_flow`, `no_column`, `no_alert`, `unknown_answer`,
    /// `invalid_state`, `denied`, `redirect_loop`, `activation_failed`, `activation_timeout`, `module_exited`,
    /// `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - url: With a scheme and a host, or a path alone, as RFC 3986 and RFC 3987 write it.
    ///   - scene: The scene to act on; the pattern says so when left out.
    ///   - navigator: Id or name of the navigator to act on; the pattern says so when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - ephemeral: Whether the sequence ends with the session that opens the URL; false when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The outcome of each item, in the order in which the items were settled.
    @discardableResult
    public func openURL(
        url: String,
        scene: String? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        ephemeral: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.SequenceResult {
        var parameters = ContractWriter()
        parameters.add("url", url)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("ephemeral", ephemeral)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("url.open", parameters, within: within)
    }

    /// Answers the URL of a place, if a pattern gives exactly that: of all that a navigator shows (its root and
    /// its path), of one entry, or of items. The sweeping actions with which a pattern begins do not count. For
    /// a place it does not count either how it is shown. Of several patterns the one with the fewest parameters
    /// counts.
    ///
    /// Sends `url.encode`. Refused with `url_no_link`, `unknown_scene`, `unknown_navigator`, `unknown_entry`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`,
    /// `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - items: Items of a sequence, in place of a navigator or an entry.
    ///   - entry: The entry's id, in place of a navigator.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: A URL that resolves to the same again.
    @discardableResult
    public func encodeURL(
        items: [Contract.SentItem]? = nil,
        entry: String? = nil,
        scene: String? = nil,
        navigator: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.EncodeURLResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("items", items)
        parameters.addIfGiven("entry", entry)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("url.encode", parameters, within: within)
    }
}
