/// Flows: sequences of steps that a module drives.
extension NavigationClient {
    /// Starts a flow and waits for its end, as long as that takes and also while its module is not registered.
    ///
    /// The result has its ``Contract/StartFlowResult/outcome``: `completed`, `cancelled`, `failed`, or `redirected`
    /// when a guard redirected the request and the flow was not started. A completed flow may have a value.
    ///
    /// A cancelled task, or one that waits longer than `timeout`, stops waiting and leaves the flow open.
    ///
    /// - Parameters:
    ///   - name: a name for people and modules.
    ///   - module: the module that drives it; nil for this client's own.
    ///   - checkpoint: the name of the checkpoint to return to; nil to return to where the navigator's path ends now.
    ///   - schema: the JSON Schema of the value that it may be completed with; nil allows any value.
    ///   - data: data for its driver, which keeps it in the flow; any JSON.
    ///   - destination: the destination of its first step; nil to start without showing anything.
    ///   - method: how the first step is shown; nil for the type's method.
    ///   - place: the navigator of its anchor.
    ///   - timeout: how long to wait; nil waits without a limit.
    public func runFlow(
        _ name: String,
        module: String? = nil,
        checkpoint: String? = nil,
        schema: JSONPayload? = nil,
        data: JSONPayload? = nil,
        destination: Destination? = nil,
        method: String? = nil,
        at place: Place = .current,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.StartFlowResult {
        try await contract.startFlow(
            name: name,
            scene: place.scene,
            ifRevision: place.ifRevision,
            ifNavigation: place.ifNavigation,
            navigator: place.navigator,
            fromEntry: place.fromEntry,
            module: module,
            checkpoint: checkpoint,
            schema: schema,
            data: data,
            type: destination?.type,
            arguments: destination?.arguments,
            hints: destination?.hints,
            method: method,
            forResult: true,
            within: timeout ?? .asLongAsItTakes
        )
    }

    /// Shows the next step of a flow in front of its anchor, and stores `data` in the same revision.
    ///
    /// Refused with `not_flow_owner` unless this client drives the flow, and with `outside_flow` when the navigator is
    /// neither the anchor's nor below it.
    @discardableResult
    public func nextStep(
        of flow: String,
        _ destination: some DestinationRepresentable,
        at place: Place = .current,
        method: String? = nil,
        data: JSONPayload? = nil
    ) async throws(NavigationClientError) -> Contract.CreateNavigatorResult {
        let shown = try destination.destination
        return try await contract.nextStep(
            flow: flow,
            type: shown.type,
            arguments: shown.arguments,
            scene: place.scene,
            ifRevision: place.ifRevision,
            ifNavigation: place.ifNavigation,
            navigator: place.navigator,
            fromEntry: place.fromEntry,
            hints: shown.hints,
            method: method,
            data: data
        )
    }
}
