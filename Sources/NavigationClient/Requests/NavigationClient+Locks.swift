/// Locks.
extension NavigationClient {
    /// Locks a navigator and everything under it: until ``unlock(_:scene:)``, the host refuses with `locked` and the
    /// reason what would take it away from outside.
    ///
    /// The lock ends with its navigator and with the connection.
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

    /// Removes a lock. Refused with `unknown_attachment` when it has ended, and with `not_owner` when another session
    /// added it.
    @discardableResult
    public func unlock(
        _ lock: AttachmentID,
        scene: String? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("unlock", Place(scene: scene)) { $0.add("lock", lock.rawValue) }
    }
}
