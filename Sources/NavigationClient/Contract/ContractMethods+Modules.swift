// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Claims a module's name for this session and registers what the module has: destination types, methods of
    /// presentation, guards, receivers, URL patterns, mappings and flows. The host registers all of it, or
    /// nothing when one part is refused. A second request of the same session adds types and redefines those
    /// that it names. Every other list that it gives is the module's whole list: equal parts keep their ids,
    /// and parts that are missing end. With `replaces` the request is the whole module. The registration ends
    /// with the session.
    ///
    /// Sends `module.register`. Refused with `name_taken`, `invalid_schema`, `limit_reached`, `unknown_scene`,
    /// `unknown_navigator`, `revision_mismatch`, `url_conflict`, `url_pattern_invalid`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// The client does not renew this registration after a reconnection. It renews those of
    /// ``NavigationClient/register(_:)``.
    ///
    /// - Parameters:
    ///   - module: The module's name.
    ///   - destinations: The destination types. Each name begins with the module's name and a dot.
    ///   - version: The module's version, for people.
    ///   - title: The title of the module for people.
    ///   - presentations: The methods of presentation that the module defines, besides the built-in ones.
    ///   - navigator: The types are known on this navigator and below it; everywhere when left out. The nearest
    ///     registration is used.
    ///   - scene: The scene of `navigator`; `main` when left out.
    ///   - takeOver: True to take the name from another session of the same user, which gets `moduleLost`; false when
    ///     left out.
    ///   - guards: The module's guards, each as for `guard.add`.
    ///   - receivers: Its receivers, each as for `receiver.add`.
    ///   - urls: Its URL patterns, each as for `url.register`.
    ///   - mappings: Its mappings, each as for `mapping.add`, without `ifRevision` and `ifNavigation`.
    ///   - flows: Its flows. `flow.start` with such a name takes from here what the request leaves out.
    ///   - replaces: True when this request is the whole module: types that it does not name end, and lists that it
    ///     leaves out are empty.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The parts that were registered, and what the host found for them.
    @discardableResult
    public func register(
        module: String,
        destinations: [Contract.RegisteredDestination],
        version: String? = nil,
        title: String? = nil,
        presentations: [Contract.PresentationMethod]? = nil,
        navigator: String? = nil,
        scene: String? = nil,
        takeOver: Bool? = nil,
        guards: [Contract.RegisterGuardsItem]? = nil,
        receivers: [Contract.RegisterReceiversItem]? = nil,
        urls: [Contract.RegisterURLsItem]? = nil,
        mappings: [Contract.RegisterMappingsItem]? = nil,
        flows: [Contract.RegisterFlowsItem]? = nil,
        replaces: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.RegisterResult {
        var parameters = ContractWriter()
        parameters.add("module", module)
        parameters.add("destinations", destinations)
        parameters.addIfGiven("version", version)
        parameters.addIfGiven("title", title)
        parameters.addIfGiven("presentations", presentations)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("takeOver", takeOver)
        parameters.addIfGiven("guards", guards)
        parameters.addIfGiven("receivers", receivers)
        parameters.addIfGiven("urls", urls)
        parameters.addIfGiven("mappings", mappings)
        parameters.addIfGiven("flows", flows)
        parameters.addIfGiven("replaces", replaces)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("module.register", parameters, within: within)
    }

    /// Removes some types of a module of this session, or the module with all of its types. The types' entries
    /// follow each type's `orphan` policy.
    ///
    /// Sends `module.unregister`. Refused with `unknown_module`, `not_owner`, `unknown_destination`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`,
    /// `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// A registration that the client renews comes back after a reconnection. Use
    /// ``NavigationClient/unregister(_:types:)`` for it.
    ///
    /// - Parameters:
    ///   - module: The module's name.
    ///   - types: The types to remove; when left out, the module with all of its types.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The types that were removed.
    @discardableResult
    public func unregister(
        module: String,
        types: [String]? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.UnregisterResult {
        var parameters = ContractWriter()
        parameters.add("module", module)
        parameters.addIfGiven("types", types)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("module.unregister", parameters, within: within)
    }

    /// The modules that are registered and the modules that the host can start, by name. A module that the host
    /// can start has a `state` and `restarts`.
    ///
    /// Sends `module.list`. Refused with `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The modules, by name.
    @discardableResult
    public func modules(
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ModulesResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("module.list", parameters, within: within)
    }

    /// Starts a module of the host's manifests now, however often it has failed before. The host answers at
    /// once. `module.list` and the events of a watch tell whether the module registers.
    ///
    /// Sends `module.start`. Refused with `unknown_module`, `not_supervised`, `other_user`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - module: A module with a manifest.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The module's state after the request.
    @discardableResult
    public func startModule(
        module: String,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.StartModuleResult {
        var parameters = ContractWriter()
        parameters.add("module", module)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("module.start", parameters, within: within)
    }

    /// Ends the process of a module that the host started. The host starts the module again when a request
    /// needs it.
    ///
    /// Sends `module.stop`. Refused with `unknown_module`, `not_supervised`, `other_user`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - module: A module with a manifest.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The module's state after the request.
    @discardableResult
    public func stopModule(
        module: String,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.StartModuleResult {
        var parameters = ContractWriter()
        parameters.add("module", module)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("module.stop", parameters, within: within)
    }

    /// Ends the process of a module that the host started, and starts it again as its manifest says now.
    ///
    /// Sends `module.restart`. Refused with `unknown_module`, `not_supervised`, `other_user`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`,
    /// `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - module: A module with a manifest.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The module's state after the request.
    @discardableResult
    public func restartModule(
        module: String,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.StartModuleResult {
        var parameters = ContractWriter()
        parameters.add("module", module)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("module.restart", parameters, within: within)
    }

    /// The registered destination types, by name. Types that are registered for some navigators only follow, by
    /// scene and navigator. A host with more types than the limit `elements` allows lists those of one module
    /// at a time.
    ///
    /// Sends `destination.list`. Refused with `unknown_module`, `limit_reached`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - module: Only the types of this module; all when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The types as they were registered.
    @discardableResult
    public func destinations(
        module: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.DestinationsResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("module", module)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("destination.list", parameters, within: within)
    }

    /// One destination type as it was registered. A registration that holds everywhere comes first; else the
    /// answer is one of those for a navigator.
    ///
    /// Sends `destination.get`. Refused with `unknown_destination`, `invalid_request`, `invalid_params`,
    /// `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - type: The destination type.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The type as it was registered.
    @discardableResult
    public func destination(
        type: String,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.Destination {
        var parameters = ContractWriter()
        parameters.add("type", type)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("destination.get", parameters, within: within)
    }
}
