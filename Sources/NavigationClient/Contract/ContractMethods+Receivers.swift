// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Takes part in what is sent. The host asks this session (`value.receive`) about each value of the name,
    /// destination of the type, or route, unless another receiver is nearer. With `auto` the host asks nothing.
    /// A receiver ends with `receiver.remove`, with its navigator, or with its session.
    ///
    /// Sends `receiver.add`. Refused with `unknown_scene`, `unknown_navigator`, `limit_reached`,
    /// `invalid_request`, `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`,
    /// `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - value: The name of a value: a module's name, a dot and a name.
    ///   - type: A destination type.
    ///   - route: The name of a route: a module's name, a dot and a name.
    ///   - navigator: Id or name of the navigator where it stands; behind all others when left out.
    ///   - scene: Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
    ///   - timeout: Seconds that it has to answer: the limit `question` when left out, at most the limit
    ///     `questionMaximum`.
    ///   - auto: Receives without being asked.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The receiver as it was added.
    @discardableResult
    public func addReceiver(
        value: String? = nil,
        type: String? = nil,
        route: String? = nil,
        navigator: String? = nil,
        scene: String? = nil,
        timeout: Double? = nil,
        auto: Contract.RegisterReceiversItemValueAutoAuto? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.Receiver {
        var parameters = ContractWriter()
        parameters.addIfGiven("value", value)
        parameters.addIfGiven("type", type)
        parameters.addIfGiven("route", route)
        parameters.addIfGiven("navigator", navigator)
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("timeout", timeout)
        parameters.addIfGiven("auto", auto)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("receiver.add", parameters, within: within)
    }

    /// Removes a receiver of this session. It may still answer what it was asked before.
    ///
    /// Sends `receiver.remove`. Refused with `unknown_receiver`, `invalid_request`, `invalid_params`,
    /// `too_deep`, `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - receiver: The receiver's id.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: An empty object.
    @discardableResult
    public func removeReceiver(
        receiver: String,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.UnmonitorResult {
        var parameters = ContractWriter()
        parameters.add("receiver", receiver)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("receiver.remove", parameters, within: within)
    }

    /// Lists the receivers, oldest first.
    ///
    /// Sends `receiver.list`. Refused with `unknown_scene`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - scene: Only the receivers of what is sent in this scene.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The receivers, oldest first.
    @discardableResult
    public func receivers(
        scene: String? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.ReceiversResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("scene", scene)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("receiver.list", parameters, within: within)
    }
}
