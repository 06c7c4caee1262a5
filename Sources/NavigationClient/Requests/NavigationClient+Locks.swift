extension NavigationClient {
    /// Holds up `dismissAny`, `popAny` and `reset` of the scene, which are refused with `locked` and the reason, until ``unlock(_:scene:)``. A lock ends with
    /// its navigator and with the connection.
    public func lock(
        reason: String? = nil,
        at place: Place = .current
    ) async throws(NavigationClientError) -> AttachmentID {
        var parameters = ParameterWriter()
        parameters.add(place)
        parameters.add("reason", reason)
        let answer = try await call("lock", parameters.finish())
        return AttachmentID(rawValue: try PayloadObject(answer, of: "the answer to lock").string("lock"))
    }

    /// Takes a lock away. Refused with `unknown_attachment` when it has ended, and with `not_owner` when it is another session's.
    @discardableResult
    public func unlock(
        _ lock: AttachmentID,
        scene: String? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("unlock", Place(scene: scene)) { $0.add("lock", lock.rawValue) }
    }
}
