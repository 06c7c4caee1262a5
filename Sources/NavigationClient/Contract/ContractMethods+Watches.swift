// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Answers with the scene's snapshot. Every later revision then comes as one `changed` notification. With
    /// `since`, the watch goes on from a revision that the client has seen, if the host still keeps what came
    /// after it. A snapshot may have `snapshot` bytes (a limit); read a larger scene in parts with `tree.get`,
    /// and watch from their revision with `since`.
    ///
    /// Sends `watch`. Refused with `unknown_scene`, `unknown_navigator`, `limit_reached`, `answer_too_large`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// The client does not pass on what this watch sends. Use ``NavigationClient`` and its function `watch` to
    /// read a watch.
    ///
    /// - Parameters:
    ///   - scene: The scene to watch; `main` when left out.
    ///   - navigator: Only this navigator and what is below it.
    ///   - since: The last revision that the client has seen.
    ///   - instance: The instance under which the client saw it.
    ///   - verbosity: Events up to this level come as well, as `event` notifications; `silent` when left out.
    ///   - credit: How many notifications the watch may send; `watch.credit` adds to it. Without `credit`, any number.
    ///   - kinds: Only these kinds of change.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The watch's number on this connection, and where it begins.
    @discardableResult
    public func watch(
        scene: String? = nil,
        navigator: String? = nil,
        since: Int? = nil,
        instance: String? = nil,
        verbosity: Contract.Verbosity? = nil,
        credit: Int? = nil,
        kinds: [Contract.WatchKind]? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.WatchResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("since", since)
        parameters.addIfGiven("instance", instance)
        parameters.addIfGiven("verbosity", verbosity)
        parameters.addIfGiven("credit", credit)
        parameters.addIfGiven("kinds", kinds)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("watch", parameters, within: within)
    }

    /// Ends a watch of this connection.
    ///
    /// Sends `unwatch`. Refused with `unknown_watch`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - watch: The watch's number on this connection.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: An empty object.
    @discardableResult
    public func unwatch(
        watch: Int,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.UnmonitorResult {
        var parameters = ContractWriter()
        parameters.add("watch", watch)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("unwatch", parameters, within: within)
    }

    /// The watches of all connections, by connection and number.
    ///
    /// Sends `watch.list`. Refused with `unknown_session`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - session: Only the watches of this connection.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The scene and filter of each watch, and whether its reader is behind.
    @discardableResult
    public func watches(
        session: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.WatchesResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("session", session)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("watch.list", parameters, within: within)
    }

    /// Answers with the scenes and their current navigators, the modules, and the renderers. Every later change
    /// of these comes as one `hostChanged` notification. The host counts these changes by revisions of their
    /// own, from 0 at the first `host.watch` of its life. `unwatch` ends the watch.
    ///
    /// Sends `host.watch`. Refused with `limit_reached`, `answer_too_large`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - since: The last revision that the client has seen.
    ///   - instance: The instance under which the client saw it.
    ///   - credit: How many notifications the watch may send; `watch.credit` adds to it. Without `credit`, any number.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The watch's number on this connection, and where it begins.
    @discardableResult
    public func watchHost(
        since: Int? = nil,
        instance: String? = nil,
        credit: Int? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.WatchHostResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("since", since)
        parameters.addIfGiven("instance", instance)
        parameters.addIfGiven("credit", credit)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("host.watch", parameters, within: within)
    }

    /// Lets a watch that began with `credit` send more notifications. The waiting revisions come before the
    /// answer, in order. If the host does not keep them any more, `lagged` comes instead.
    ///
    /// Sends `watch.credit`. Refused with `unknown_watch`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - watch: The watch's number on this connection.
    ///   - credit: How many notifications more the watch may send.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The notifications that the watch may still send.
    @discardableResult
    public func addCredit(
        watch: Int,
        credit: Int,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.AddCreditResult {
        var parameters = ContractWriter()
        parameters.add("watch", watch)
        parameters.add("credit", credit)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("watch.credit", parameters, within: within)
    }
}
