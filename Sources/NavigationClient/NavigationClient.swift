/// A connection to a navhost, for modules and tools.
///
/// Any task may make requests, and many requests may be open at a time. Each request has a deadline, and cancelling the
/// task cancels its request. When the connection ends, every open request fails once with
/// ``NavigationClientError/connectionLost(reason:)`` or ``NavigationClientError/closedByHost(reason:message:)``.
///
/// With a ``Reconnection``, the client then connects again and renews its registrations. Watches continue after the
/// last revision that they delivered. Until that is done requests fail; ``ready()`` waits for it. Without a
/// ``Reconnection``, every later request fails as well.
///
/// The connection closes with ``close()``, or when the client is released.
///
/// "Refused with `at_root`" in the description of a request means: the request throws
/// ``NavigationClientError/refused(_:)`` with a refusal of this name.
public final class NavigationClient: Sendable {
    let core: ClientCore

    private init(core: ClientCore) {
        self.core = core
    }

    deinit {
        core.abandon()
    }

    /// The deadline of every request that does not set its own.
    public var timeout: Duration { core.timeout }
    /// The path of the socket.
    public var path: String { core.path }

    /// Connects to the host at `path`; without a path, to the socket that ``SocketPath/resolve(_:)`` finds.
    ///
    /// Throws ``NavigationClientError/cannotConnect(path:reason:)`` when no host answers, even with `reconnection`: the
    /// first connection is tried once.
    ///
    /// - Parameters:
    ///   - path: the host's socket; nil for the default.
    ///   - timeout: the deadline of every request that does not set its own; 10 s unless set.
    ///   - secret: the text by which the host knows who asks, for each connection; nil for the content of the file that
    ///     `$NAVHOST_SECRET_FILE` names, if it is set. A host that does not know it refuses it with `not_allowed`.
    ///   - reconnection: how to connect again after a lost connection; nil never connects again.
    ///   - onNotice: receives the host's notices. It is called on the connection's event loop and must not block.
    public static func connect(
        to path: String? = nil,
        timeout: Duration = .seconds(10),
        secret: String? = nil,
        reconnecting reconnection: Reconnection? = nil,
        onNotice: (@Sendable (HostNotice) -> Void)? = nil
    ) async throws(NavigationClientError) -> NavigationClient {
        let core = ClientCore(
            path: SocketPath.resolve(path),
            ownFolder: SocketPath.ownFolder(path),
            timeout: timeout,
            secret: try HostSecret.resolve(secret),
            reconnection: reconnection,
            onNotice: onNotice
        )
        try await core.connect()
        return NavigationClient(core: core)
    }

    /// Sends any request and returns its result as the host wrote it.
    ///
    /// - Parameters:
    ///   - method: the method's name, as `docs/reference` lists it.
    ///   - params: the parameters; must be an object.
    ///   - timeout: the deadline of this request; nil for ``timeout``.
    public func call(
        _ method: String,
        _ params: JSONPayload = .emptyObject,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> JSONPayload {
        try await call(method, params.bytes, timeout: timeout)
    }

    /// Waits until requests can be made again. Throws when the client has ended for good, or
    /// ``NavigationClientError/cancelled`` when the task is cancelled.
    public func ready() async throws(NavigationClientError) {
        try await core.ready()
    }

    /// Closes the connection for good, and returns when it is closed. All open requests fail.
    public func close() async {
        await core.close()
    }

    /// Waits until the client has ended for good, and returns the reason.
    @discardableResult
    public func closed() async -> NavigationClientError {
        await core.closed()
    }

    /// Sets the handler for messages to the entries of `type`; without a type, for those of every type that has no
    /// handler of its own. A nil handler removes it.
    public func answerQuestions(about type: String? = nil, with handler: QuestionHandler?) async {
        core.handlers.set(handler, forType: type)
    }

    /// Sends a request whose parameters are already written.
    func call(_ method: String, _ parameters: [UInt8], timeout: Duration? = nil) async throws(NavigationClientError)
        -> JSONPayload
    {
        switch try await perform(method, parameters, isWatch: false, timeout: timeout) {
        case .payload(let payload): payload
        case .watch: preconditionFailure("a call was answered with a watch")
        }
    }

    /// Sends `watch` and returns the signals of the new watch.
    func openWatch(_ request: WatchRequest, timeout: Duration?) async throws(NavigationClientError)
        -> AsyncThrowingStream<WatchSignal, any Error>
    {
        switch try await perform("watch", request.parameters.bytes, isWatch: true, timeout: timeout) {
        case .payload: preconditionFailure("a watch was answered without one")
        case .watch(let signals): signals
        }
    }

    private func perform(
        _ method: String,
        _ parameters: [UInt8],
        isWatch: Bool,
        timeout: Duration?
    ) async throws(NavigationClientError) -> HostAnswer {
        let start = RequestMetrics.start
        let connection = try core.connection()
        do {
            let answer = try await connection.perform(
                method,
                parameters,
                isWatch: isWatch,
                timeout: timeout ?? self.timeout
            )
            if let start { RequestMetrics.record(method, since: start, nil) }
            return answer
        } catch {
            if error.isPassing { core.found(connection, lost: error) }
            if let start { RequestMetrics.record(method, since: start, error) }
            throw error
        }
    }
}
