// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Protects a navigator and everything under it. Until the lock ends, the host refuses the requests that
    /// sweep the scene, `undo` and `scene.close`, and every request from outside that would take it away. Its
    /// direct presenter can still dismiss it. It ends with `unlock`, with its navigator, or with the session
    /// that took it.
    ///
    /// Sends `lock`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`, `token_reused`,
    /// `limit_reached`, `unknown_entry`, `activation_failed`, `activation_timeout`, `module_exited`,
    /// `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `cancelled`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - reason: Why it is locked, for people; part of every refusal.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The navigator and the id of the lock.
    @discardableResult
    public func lock(
        reason: String? = nil,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        token: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.LockResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("reason", reason)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("lock", parameters, within: within)
    }

    /// Removes a lock.
    ///
    /// Sends `unlock`. Refused with `unknown_scene`, `unknown_attachment`, `revision_mismatch`, `token_reused`,
    /// `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
    /// `destination_not_registered`, `module_stopped`, `cancelled`, `limit_reached`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - lock: The id that `lock` answered.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The revision of the scene afterwards.
    @discardableResult
    public func unlock(
        lock: String,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        token: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ChangedResult {
        var parameters = ContractWriter()
        parameters.add("lock", lock)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("unlock", parameters, within: within)
    }

    /// The attachments of a navigator, or of the whole scene: locks, checkpoints, mappings, triggers, flows,
    /// and signals that wait for their module.
    ///
    /// Sends `attachment.list`. Refused with `unknown_scene`, `unknown_navigator`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: The scene to act on; `main` when left out.
    ///   - navigator: Id or name of a navigator; all of them when left out.
    ///   - kind: Only attachments of this kind.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The attachments, oldest first.
    @discardableResult
    public func attachments(
        scene: String? = nil,
        navigator: String? = nil,
        kind: Contract.AttachmentsKind? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.AttachmentsResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("kind", kind)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("attachment.list", parameters, within: within)
    }

    /// From now on a navigator shows another type when a request names this one: with `navigate`, `push`,
    /// `present`, `replace`, `path.append` and `column.show`. The nearest mapping is applied, once. It ends
    /// with `mapping.remove`, with its navigator, or with the session.
    ///
    /// Sends `mapping.add`. Refused with `unknown_scene`, `unknown_navigator`, `revision_mismatch`,
    /// `token_reused`, `limit_reached`, `unknown_entry`, `activation_failed`, `activation_timeout`,
    /// `module_exited`, `crash_budget_spent`, `destination_not_registered`, `module_stopped`, `cancelled`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - from: The type that requests name.
    ///   - to: The type that is shown.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - navigator: Id or name of the navigator to act on; the current one when left out.
    ///   - fromEntry: The entry that the request comes from: the request acts on the navigator that shows it.
    ///   - arguments: The arguments that it is shown with; those of the request when left out.
    ///   - inherits: Whether the mapping holds below the navigator as well; true when left out.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The navigator and the id of the mapping.
    @discardableResult
    public func addMapping(
        from: String,
        to: String,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        navigator: String? = nil,
        fromEntry: String? = nil,
        arguments: JSONPayload? = nil,
        inherits: Bool? = nil,
        token: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.AddMappingResult {
        var parameters = ContractWriter()
        parameters.add("from", from)
        parameters.add("to", to)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("fromEntry", fromEntry)
        parameters.addIfGiven("arguments", arguments)
        parameters.addIfGiven("inherits", inherits)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("mapping.add", parameters, within: within)
    }

    /// Removes a mapping.
    ///
    /// Sends `mapping.remove`. Refused with `unknown_scene`, `unknown_attachment`, `revision_mismatch`,
    /// `token_reused`, `activation_failed`, `activation_timeout`, `module_exited`, `crash_budget_spent`,
    /// `destination_not_registered`, `module_stopped`, `cancelled`, `limit_reached`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - mapping: The id that `mapping.add` answered.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - token: A string of 1 to 128 bytes, new for each request. The same request with the same token gets the same
    ///     answer, without a second effect.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The revision of the scene afterwards.
    @discardableResult
    public func removeMapping(
        mapping: String,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        token: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ChangedResult {
        var parameters = ContractWriter()
        parameters.add("mapping", mapping)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("token", token)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("mapping.remove", parameters, within: within)
    }
}
