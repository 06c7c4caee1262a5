/// Checkpoints: named places to return to.
extension NavigationClient {
    /// Names the place where a navigator's path ends now, so that clients can return to it. The checkpoint ends when
    /// the path becomes shorter.
    ///
    /// This client gets the signal `checkpoint.returned` with the value when a client returns. Refused with
    /// `invalid_schema` when `value` is not a JSON Schema.
    ///
    /// - Parameter value: the JSON Schema of the value that a return may carry; nil allows any.
    @discardableResult
    public func establishCheckpoint(
        _ checkpoint: String,
        value: JSONPayload? = nil,
        at place: Place = .current
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("checkpoint.establish", place) { parameters in
            parameters.add("checkpoint", checkpoint)
            parameters.add("value", value)
        }
    }

    /// Returns to the nearest checkpoint of this name on a navigator or above it. Closes the presentations below it and
    /// pops to its place.
    ///
    /// Refused with `cannot_return` when the checkpoint does not exist or returning would undo nothing, and with
    /// `invalid_arguments` when the value does not fit the checkpoint's schema.
    @discardableResult
    public func returnToCheckpoint(
        _ checkpoint: String,
        value: JSONPayload? = nil,
        at place: Place = .current
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("checkpoint.return", place) { parameters in
            parameters.add("checkpoint", checkpoint)
            parameters.add("value", value)
        }
    }

    /// Whether ``returnToCheckpoint(_:value:at:)`` would find a checkpoint of this name that it can return to.
    public func canReturnToCheckpoint(
        _ checkpoint: String,
        scene: String? = nil,
        navigator: String? = nil
    ) async throws(NavigationClientError) -> Bool {
        var parameters = ParameterWriter()
        parameters.add("checkpoint", checkpoint)
        parameters.add(Place(scene: scene, navigator: navigator))
        let answer = try await call("checkpoint.canReturn", parameters.finish())
        return try PayloadObject(answer, of: "the answer to checkpoint.canReturn").flag("canReturn")
    }

    /// Removes the checkpoints of this name from a navigator. Refused with `cannot_return` when it has none.
    @discardableResult
    public func removeCheckpoint(
        _ checkpoint: String,
        at place: Place = .current
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("checkpoint.remove", place) { $0.add("checkpoint", checkpoint) }
    }
}
