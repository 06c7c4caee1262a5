extension NavigationClient {
    /// Shows a destination, as ``navigate(to:at:method:name:ifOccupied:buttons:ifPresent:isTransient:)``, and waits for what becomes of it: the answer to an
    /// alert, the value that the entry is closed with, or how it went away.
    ///
    /// It waits as long as that takes, unless `timeout` says how long. A task that is cancelled, or late, gives up waiting and leaves the entry.
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

    /// Shows a case of an enum and waits for what becomes of it.
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

    /// Answers an alert or a dialog, which closes it; whoever showed it is told with the signal `alert.answered`. Refused with `unknown_answer` when it has
    /// no such button, and with `no_alert` when the entry is none.
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

    /// Closes an entry with what is above it, or with its presentation; whoever showed it is told with the signal `entry.finished`, and given the value.
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
