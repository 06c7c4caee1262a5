extension NavigationClient {
    /// Makes the place where a navigator's path ends now a checkpoint, to be returned to by its name. It goes when the path becomes shorter.
    ///
    /// Whoever returns gives a value that fits `value`, a JSON Schema; this client gets it with the signal `checkpoint.returned`.
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

    /// Returns to the nearest checkpoint of this name, from a navigator upwards: closes what is presented below and pops to the place.
    ///
    /// Refused with `cannot_return` when there is none, or it would undo nothing, and with `invalid_arguments` when the value does not fit.
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

    /// Whether ``returnToCheckpoint(_:value:at:)`` would find a checkpoint of this name.
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

    /// Takes the checkpoints of this name on a navigator away. Refused with `cannot_return` when there are none.
    @discardableResult
    public func removeCheckpoint(
        _ checkpoint: String,
        at place: Place = .current
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("checkpoint.remove", place) { $0.add("checkpoint", checkpoint) }
    }
}
