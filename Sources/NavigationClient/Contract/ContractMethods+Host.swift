// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract.Methods {
    /// Names the client, negotiates capabilities by name, and tells the limits. No client has to call it.
    ///
    /// Sends `hello`. Refused with `missing_capability`, `invalid_request`, `invalid_params`, `too_deep`,
    /// `limit_reached`, `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`,
    /// `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - name: The name of the client; its first 64 characters count.
    ///   - version: The client's version; its first 64 characters count.
    ///   - secret: The content of an identity's secret file, where the host has an access document. Other hosts ignore
    ///     it.
    ///   - capabilities: The capabilities that the client needs or would use.
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The host that answers, and its capabilities.
    @discardableResult
    public func hello(
        name: String? = nil,
        version: String? = nil,
        secret: String? = nil,
        capabilities: Contract.HelloCapabilities? = nil,
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.HelloResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("name", name)
        parameters.addIfGiven("version", version)
        parameters.addIfGiven("secret", secret)
        parameters.addIfGiven("capabilities", capabilities)
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("hello", parameters, within: within)
    }

    /// Answers at once. It tells whether the host is there, and how long a request takes.
    ///
    /// Sends `ping`. Refused with `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: Always the same.
    @discardableResult
    public func ping(
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.PingResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("ping", parameters, within: within)
    }

    /// How the host is: version, counts and limits.
    ///
    /// Sends `host.status`. Refused with `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: Counts, the uptime, and the limits.
    @discardableResult
    public func status(
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.StatusResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("host.status", parameters, within: within)
    }

    /// Every connection: who it is by the kernel's word, what it registered and watches, what it waits for, and
    /// what waits for it.
    ///
    /// Sends `host.sessions`. Refused with `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The connections, by id.
    @discardableResult
    public func sessions(
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.SessionsResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("host.sessions", parameters, within: within)
    }

    /// The host in numbers since its start: counters, gauges, and how long turns took, in the OpenMetrics
    /// format.
    ///
    /// Sends `host.metrics`. Refused with `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: OpenMetrics text, and its media type.
    @discardableResult
    public func metrics(
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.MetricsResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("host.metrics", parameters, within: within)
    }

    /// The requests of all connections that are not answered yet, and the questions that modules have not
    /// answered. Each says what it waits for and, if there is a deadline, until when. In a fleet, those of
    /// shared scenes come behind the others, from all hosts; scenes whose owner cannot be reached are left out.
    ///
    /// Sends `host.waiting`. Refused with `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The requests and the questions, each oldest first.
    @discardableResult
    public func waiting(
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> Contract.WaitingResult {
        var parameters = ContractWriter()
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("host.waiting", parameters, within: within)
    }

    /// The OpenRPC document of this host: every method, notification, question and error.
    ///
    /// Sends `rpc.discover`. Refused with `invalid_request`, `invalid_params`, `too_deep`, `limit_reached`,
    /// `answer_too_large`, `shutting_down`, `store_failed`, `not_allowed`, `engine_away`, `outcome_unknown`.
    ///
    /// - Parameters:
    ///   - byPerson: Whether a person asked for it, and not a program. The cause of the change says it. When left out,
    ///     what the session said in `hello`.
    ///   - traceparent: The place of the request in a distributed trace, in the form of W3C Trace Context. The host
    ///     passes it on in its questions and in the causes of changes.
    ///   - within: the deadline of this request; nil for that of the client.
    /// - Returns: The document, as OpenRPC 1.3.2 describes it.
    @discardableResult
    public func discover(
        byPerson: Bool? = nil,
        traceparent: String? = nil,
        within: Duration? = nil
    ) async throws(NavigationClientError) -> JSONPayload {
        var parameters = ContractWriter()
        parameters.addIfGiven("byPerson", byPerson)
        parameters.addIfGiven("traceparent", traceparent)
        return try await call("rpc.discover", parameters, within: within)
    }
}
