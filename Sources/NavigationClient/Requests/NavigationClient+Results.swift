/// Results of entries, and answers to alerts.
extension NavigationClient {
    /// Shows a destination and waits for its result: the answer to an alert, the value with which the entry is closed,
    /// or the way in which it was removed.
    ///
    /// The parameters are those of ``navigate(to:at:method:name:ifOccupied:buttons:ifPresent:isTransient:)``.
    ///
    /// A cancelled task, or one that waits longer than `timeout`, stops waiting and leaves the entry open.
    ///
    /// - Parameter timeout: how long to wait; nil waits without a limit.
    public func result(
        of destination: Destination,
        at place: Place = .current,
        method: String? = nil,
        buttons: [AlertButton] = [],
        name: String? = nil,
        ifOccupied: OccupiedPolicy? = nil,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> EntryResult {
        var parameters = ParameterWriter()
        parameters.add(place)
        parameters.add(destination)
        parameters.add("method", method)
        parameters.add(buttons)
        parameters.add("name", name)
        parameters.add("ifOccupied", ifOccupied?.rawValue)
        parameters.add("forResult", true)
        return try EntryResult(
            try await call("navigate", parameters.finish(), timeout: timeout ?? .asLongAsItTakes)
        )
    }

    /// Shows a case of an enum and waits for its result.
    public func result(
        of destination: some NavigationDestination,
        at place: Place = .current,
        method: String? = nil,
        buttons: [AlertButton] = [],
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> EntryResult {
        try await result(
            of: try Destination(destination),
            at: place,
            method: method,
            buttons: buttons,
            timeout: timeout
        )
    }

    /// Answers an alert or a dialog, which closes it. The session that showed it gets the signal `alert.answered`.
    ///
    /// Refused with `no_alert` when the entry is not an alert or a dialog with buttons, and with `unknown_answer` when
    /// it has no such button.
    @discardableResult
    public func answer(
        _ alert: EntryID,
        with answer: String,
        value: JSONPayload? = nil,
        scene: String? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("answer", Place(scene: scene)) { parameters in
            parameters.add("entry", alert.rawValue)
            parameters.add("answer", answer)
            parameters.add("value", value)
        }
    }

    /// Closes an entry with all above it, or with its presentation. The session that showed it gets the signal
    /// `entry.finished` with the value.
    ///
    /// Refused with `unknown_entry`, and with `at_root` for the entry of a root or stack.
    @discardableResult
    public func close(
        _ entry: EntryID,
        with value: JSONPayload? = nil,
        scene: String? = nil
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await change("entry.close", Place(scene: scene)) { parameters in
            parameters.add("entry", entry.rawValue)
            parameters.add("value", value)
        }
    }
}
