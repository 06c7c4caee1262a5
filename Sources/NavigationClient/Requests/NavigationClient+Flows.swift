/// Flows: sequences of steps that a module drives.
extension NavigationClient {
    /// Starts a flow, which ends where the navigator's path ends now or at a checkpoint.
    ///
    /// The module that drives it gets the signal `flow.started`, unless it is this client's own. This client gets a
    /// signal when the flow ends. Refused with `cannot_return` when the checkpoint does not exist, and with
    /// `unknown_module`, `invalid_schema` and `limit_reached`.
    @discardableResult
    public func startFlow(_ flow: FlowRequest, at place: Place = .current) async throws(NavigationClientError)
        -> FlowStart
    {
        var parameters = ParameterWriter()
        parameters.add(place)
        flow.add(to: &parameters)
        return try FlowStart(try await call("flow.start", parameters.finish()))
    }

    /// Starts a flow and waits for its end, as long as that takes and also while its module is not registered.
    ///
    /// A cancelled task, or one that waits longer than `timeout`, stops waiting and leaves the flow open.
    ///
    /// - Parameter timeout: how long to wait; nil waits without a limit.
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

    /// Shows the next step of a flow in front of its anchor, and stores `data` in the same revision.
    ///
    /// Refused with `not_flow_owner` unless this client drives the flow, and with `outside_flow` when the navigator is
    /// neither the anchor's nor below it.
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

    /// Replaces the data of a flow; `null` removes it. Refused with `not_flow_owner` unless this client drives the
    /// flow.
    @discardableResult
    public func updateFlow(
        _ flow: AttachmentID,
        data: JSONPayload,
        scene: String? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await end("flow.update", flow, scene) { $0.add("data", data) }
    }

    /// Completes a flow and returns to its anchor.
    ///
    /// Refused with `invalid_arguments` when the value does not fit the flow's schema, and with `not_flow_owner` unless
    /// this client drives the flow.
    @discardableResult
    public func completeFlow(
        _ flow: AttachmentID,
        with value: JSONPayload? = nil,
        scene: String? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await end("flow.complete", flow, scene) { $0.add("value", value) }
    }

    /// Cancels a flow and returns to its anchor. Every client may cancel.
    ///
    /// - Parameter reason: a text for people, at most 1,024 bytes.
    @discardableResult
    public func cancelFlow(
        _ flow: AttachmentID,
        reason: String? = nil,
        scene: String? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await end("flow.cancel", flow, scene) { $0.add("reason", reason) }
    }

    /// Ends a flow that cannot be completed, and returns to its anchor. Refused with `not_flow_owner` unless this
    /// client drives the flow.
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

    /// The open flows of a scene. With a module, only those that it drives.
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
