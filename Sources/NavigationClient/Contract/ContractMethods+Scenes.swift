// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Makes a scene: one more tree, with its own root, revisions and current navigator.
    ///
    /// Sends `scene.create`. Refused with `name_in_use`, `limit_reached`, `invalid_request`, `invalid_params`,
    /// `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: The name of the new scene.
    ///   - local: Means the scene of this host, also when its fleet shares one of the same name.
    ///   - configuration: The configuration of the scene; its navigators inherit it.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The scene and its root navigator.
    @discardableResult
    public func createScene(
        scene: String,
        local: Bool? = nil,
        configuration: Contract.CreateSceneConfiguration? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CreateSceneResult {
        var parameters = ContractWriter()
        parameters.add("scene", scene)
        parameters.addIfGiven("local", local)
        parameters.addIfGiven("configuration", configuration)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("scene.create", parameters, within: within)
    }

    /// Closes a scene, and with it its watches. The scene `main` cannot be closed, and neither can a scene with
    /// a lock.
    ///
    /// Sends `scene.close`. Refused with `unknown_scene`, `root_fixed`, `locked`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: The name of the scene.
    ///   - local: Means the scene of this host, also when its fleet shares one of the same name.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The name of the closed scene.
    @discardableResult
    public func closeScene(
        scene: String,
        local: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.CloseSceneResult {
        var parameters = ContractWriter()
        parameters.add("scene", scene)
        parameters.addIfGiven("local", local)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("scene.close", parameters, within: within)
    }

    /// All scenes, by name: those of the host, and those that its fleet shares.
    ///
    /// Sends `scene.list`. Refused with `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The scenes, by name.
    @discardableResult
    public func scenes(
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ScenesResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("scene.list", parameters, within: within)
    }

    /// Gives a scene another restoration key. The state of the former key is set aside. The state that was set
    /// aside under the new key comes back; without one, the scene starts afresh with its root navigator. It is
    /// one revision, and nothing happens when the scene has the key already. Guards are not asked, and a scene
    /// with a lock refuses it. Requests and sequences that wait in the scene end with `cancelled`.
    ///
    /// Sends `scene.restore`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`, `locked`,
    /// `limit_reached`, `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`,
    /// `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - restorationKey: The new key; empty for the state that the scene has without a key.
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The change of the scene.
    @discardableResult
    public func restoreScene(
        restorationKey: String,
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.RestoreSceneResult {
        var parameters = ContractWriter()
        parameters.add("restorationKey", restorationKey)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("scene.restore", parameters, within: within)
    }

    /// The whole scene, or a navigator with everything below it, as one consistent snapshot: now, or at a
    /// revision that is kept. With `limit`, it comes in parts: each one but the last has a `next`, which the
    /// next request gives as `after`, besides the same other parameters. All parts are of the revision of the
    /// first one. A navigator that two parts have is the same one: its `path`, `children` and `overlays` go on.
    /// Scenes with more than `snapshot` bytes (a limit) of text can only be read in parts.
    ///
    /// Sends `tree.get`. Refused with `unknown_scene`, `unknown_navigator`, `outside_window`,
    /// `answer_too_large`, `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`, `shutting_down`,
    /// `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: The scene to act on; `main` when left out.
    ///   - navigator: Id or name of a navigator; the whole scene when left out.
    ///   - revision: A revision that is kept; the newest when left out.
    ///   - limit: Reads a part: at most this many entries, navigators and attachments, and about a megabyte of text.
    ///   - after: The `next` of the part before; it is refused with `outside_window` when its revision is not kept any
    ///     more, or lies too far back.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The scene, or a part of it.
    @discardableResult
    public func tree(
        scene: String? = nil,
        navigator: String? = nil,
        revision: Int? = nil,
        limit: Int? = nil,
        after: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.Snapshot {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("revision", revision)
        parameters.addIfGiven("limit", limit)
        parameters.addIfGiven("after", after)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("tree.get", parameters, within: within)
    }

    /// Changes which events a scene sends, and how long it waits between sent values. A setting that is left
    /// out stays.
    ///
    /// Sends `scene.configure`. Refused with `unknown_scene`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: The scene to act on; `main` when left out.
    ///   - executionDelay: Seconds between sent values.
    ///   - verbosity: The most talkative events that watches of the scene can get.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The configuration as it is now.
    @discardableResult
    public func configureScene(
        scene: String? = nil,
        executionDelay: Double? = nil,
        verbosity: Contract.Verbosity? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ConfigureSceneResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("executionDelay", executionDelay)
        parameters.addIfGiven("verbosity", verbosity)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("scene.configure", parameters, within: within)
    }

    /// Gives a scene that a fleet shares to another host. Requests wait meanwhile, and none is lost. The answer
    /// comes when the scene has its next owner. Nothing happens when the host owns it already.
    ///
    /// Sends `scene.move`. Refused with `unknown_scene`, `local_scene`, `unknown_host`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: The name of the scene.
    ///   - to: The next owner; any other host when left out.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The next owner. It is another one than was asked for if that one did not take the scene.
    @discardableResult
    public func moveScene(
        scene: String,
        to: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.MoveSceneResult {
        var parameters = ContractWriter()
        parameters.add("scene", scene)
        parameters.addIfGiven("to", to)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("scene.move", parameters, within: within)
    }

    /// The state of a scene as one text. `scene.import` gives it to a scene, on this host or on another one. It
    /// has the navigators, the entries with their content, the checkpoints, the flows and the waiting signals.
    /// It does not have what ends with a session, the history, the settings, or the states under other
    /// restoration keys.
    ///
    /// Sends `scene.export`. Refused with `unknown_scene`, `answer_too_large`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `limit_reached`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: The scene to act on; `main` when left out.
    ///   - local: Means the scene of this host, also when its fleet shares one of the same name.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The state, and the revision that it is of.
    @discardableResult
    public func exportScene(
        scene: String? = nil,
        local: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ExportSceneResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("local", local)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("scene.export", parameters, within: within)
    }

    /// Gives a scene the state that `scene.export` has read, as one revision. Ids stay the same in a scene that
    /// was never used; in others all of them are new. Guards are not asked, and a scene with a lock refuses it.
    /// Requests and sequences that wait in the scene end with `cancelled`. It cannot be undone.
    ///
    /// Sends `scene.import`. Refused with `unknown_scene`, `revision_mismatch`, `token_reused`, `not_empty`,
    /// `locked`, `limit_reached`, `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`,
    /// `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: The scene to act on; `main` when left out.
    ///   - ifRevision: The request is refused unless the scene is at this revision.
    ///   - ifNavigation: The request is refused if a revision after this one has navigated. Content, hints and
    ///     attachments do not count.
    ///   - local: Means the scene of this host, also when its fleet shares one of the same name.
    ///   - state: The `state` that `scene.export` gave; an empty scene when left out.
    ///   - replace: Removes what the scene shows. Without it, a scene that shows something refuses the request.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The change of the scene, and how much was removed.
    @discardableResult
    public func importScene(
        scene: String? = nil,
        ifRevision: Int? = nil,
        ifNavigation: Int? = nil,
        local: Bool? = nil,
        state: String? = nil,
        replace: Bool? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ImportSceneResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("ifRevision", ifRevision)
        parameters.addIfGiven("ifNavigation", ifNavigation)
        parameters.addIfGiven("local", local)
        parameters.addIfGiven("state", state)
        parameters.addIfGiven("replace", replace)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("scene.import", parameters, within: within)
    }
}
