// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Shows the traffic of the user's other connections as `traffic` notifications, with arguments and
    /// answers; root sees those of all users. A monitor does not slow the others down: a line that its reader
    /// is too slow for is left out, and the next notification says how many were (`dropped`).
    ///
    /// Sends `host.monitor`. Refused with `unknown_session`, `other_user`, `limit_reached`, `invalid_request`,
    /// `invalid_params`, `too_deep`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`,
    /// `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - session: Only this connection; another one of the same user.
    ///   - directions: Only what goes `in` to the host, or `out` of it.
    ///   - kinds: Only these kinds of line.
    ///   - lines: Whether the text of the lines is shown, with what is in it; true when left out.
    ///   - lineBytes: How many bytes of a line are shown; the limit `monitorLine` when left out.
    ///   - methods: Only these methods, and the answers to them: 1 to 64 names of at most 128 bytes.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The monitor's number on this connection.
    @discardableResult
    public func monitor(
        session: String? = nil,
        directions: [Contract.Direction]? = nil,
        kinds: [Contract.TrafficNotificationKind]? = nil,
        lines: Bool? = nil,
        lineBytes: Int? = nil,
        methods: [String]? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.MonitorResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("session", session)
        parameters.addIfGiven("directions", directions)
        parameters.addIfGiven("kinds", kinds)
        parameters.addIfGiven("lines", lines)
        parameters.addIfGiven("lineBytes", lineBytes)
        parameters.addIfGiven("methods", methods)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("host.monitor", parameters, within: within)
    }

    /// Ends a monitor of this connection.
    ///
    /// Sends `host.unmonitor`. Refused with `unknown_monitor`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - monitor: The monitor's number on this connection.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: An empty object.
    @discardableResult
    public func unmonitor(
        monitor: Int,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.UnmonitorResult {
        var parameters = ContractWriter()
        parameters.add("monitor", monitor)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("host.unmonitor", parameters, within: within)
    }
}
