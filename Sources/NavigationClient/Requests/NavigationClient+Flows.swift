extension NavigationClient {
    /// Starts a flow: a sequence of steps that ends where the navigator's path ends now, or at a checkpoint. Its module is told with the signal
    /// `flow.started`, unless it is this client's own; whoever starts it hears of its end by a signal.
    @discardableResult
    public func startFlow(_ flow: FlowRequest, at place: Place = .current) async throws(NavigationClientError)
        -> FlowStart
    {
        var parameters = ParameterWriter()
        parameters.add(place)
        flow.add(to: &parameters)
        return try FlowStart(try await call("flow.start", parameters.finish()))
    }

    /// Starts a flow and waits for its end, however long that takes, also while its module is away. A task that is cancelled, or later than `timeout`, gives
    /// up waiting and leaves the flow.
    public func runFlow(
        _ flow: FlowRequest,
        at place: Place = .current,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> FlowEnd {
        var parameters = ParameterWriter()
        parameters.add(place)
        flow.add(to: &parameters)
        parameters.add("forResult", true)
        return try FlowEnd(try await call("flow.start", parameters.finish(), timeout: timeout ?? .asLongAsItTakes))
    }

    /// Shows the next step of a flow in front of its anchor, and keeps `data` in the same revision. Refused with `not_flow_owner` to all but its driver, and
    /// with `outside_flow` on a navigator that is not at or below the anchor's.
    @discardableResult
    public func nextStep(
        of flow: AttachmentID,
        _ destination: Destination,
        at place: Place = .current,
        method: String? = nil,
        data: JSONPayload? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("flow.next", place) { parameters in
            parameters.add("flow", flow.rawValue)
            parameters.add(destination)
            parameters.add("method", method)
            parameters.add("data", data)
        }
    }

    /// Keeps other data in a flow; null for none. Refused with `not_flow_owner` to all but its driver.
    @discardableResult
    public func updateFlow(
        _ flow: AttachmentID,
        data: JSONPayload,
        scene: String? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await end("flow.update", flow, scene) { $0.add("data", data) }
    }

    /// Ends a flow that is done, and goes back to its anchor. The value has to fit its schema, else it is refused with `invalid_arguments`; with
    /// `not_flow_owner` to all but its driver.
    @discardableResult
    public func completeFlow(
        _ flow: AttachmentID,
        with value: JSONPayload? = nil,
        scene: String? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await end("flow.complete", flow, scene) { $0.add("value", value) }
    }

    /// Gives a flow up, and goes back to its anchor; anybody may. The reason is for people, 1,024 bytes at most.
    @discardableResult
    public func cancelFlow(
        _ flow: AttachmentID,
        reason: String? = nil,
        scene: String? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await end("flow.cancel", flow, scene) { $0.add("reason", reason) }
    }

    /// Ends a flow that cannot be done, and goes back to its anchor. Refused with `not_flow_owner` to all but its driver.
    @discardableResult
    public func failFlow(
        _ flow: AttachmentID,
        reason: String,
        data: JSONPayload? = nil,
        scene: String? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await end("flow.fail", flow, scene) { parameters in
            parameters.add("reason", reason)
            parameters.add("data", data)
        }
    }

    /// The open flows of a scene, or those of one module.
    public func flows(
        scene: String? = nil,
        module: String? = nil
    ) async throws(NavigationClientError) -> [Flow] {
        var parameters = ParameterWriter()
        parameters.add("scene", scene)
        parameters.add("module", module)
        let answer = try await call("flow.list", parameters.finish())
        return try Flow.list(try PayloadObject(answer, of: "the answer to flow.list").list("flows"))
    }

    private func end(
        _ method: String,
        _ flow: AttachmentID,
        _ scene: String?,
        _ add: (inout ParameterWriter) -> Void
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change(method, Place(scene: scene)) { parameters in
            parameters.add("flow", flow.rawValue)
            add(&parameters)
        }
    }
}
