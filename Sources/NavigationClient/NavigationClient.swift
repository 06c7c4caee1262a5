/// A connection to a navhost, for modules and tools.
///
/// Requests may be made from any task, many at a time; each has a deadline, and a cancelled task cancels its request. When the connection ends,
/// everything that waits fails once with ``NavigationClientError/connectionLost(reason:)``.
///
/// With a ``Reconnection`` the connection is made again then: the registrations are renewed, watches go on behind the last revision they gave, and
/// requests fail until that is done (``ready()`` waits for it). Without one every later request fails too. The connection closes with ``close()``, or
/// when the client is released.
public final class NavigationClient: Sendable {
    let core: ClientCore

    private init(core: ClientCore) {
        self.core = core
    }

    deinit {
        core.abandon()
    }

    /// The deadline of every request that does not bring its own.
    public var timeout: Duration { core.timeout }
    /// The path of the socket.
    public var path: String { core.path }

    /// Connects to the host at `path`, or where ``SocketPath/resolve(_:)`` says when it is nil.
    ///
    /// `onNotice` is called on the connection's event loop and must not block.
    public static func connect(
        to path: String? = nil,
        timeout: Duration = .seconds(10),
        reconnecting reconnection: Reconnection? = nil,
        onNotice: (@Sendable (HostNotice) -> Void)? = nil
    ) async throws(NavigationClientError) -> NavigationClient {
        let core = ClientCore(
            path: SocketPath.resolve(path),
            ownFolder: SocketPath.ownFolder(path),
            timeout: timeout,
            reconnection: reconnection,
            onNotice: onNotice
        )
        try await core.connect()
        return NavigationClient(core: core)
    }

    /// Sends a request and gives its result as the host wrote it. `params` has to be an object.
    public func call(
        _ method: String,
        _ params: JSONPayload = .emptyObject,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> JSONPayload {
        try await call(method, params.bytes, timeout: timeout)
    }

    /// Waits until requests can be made; throws when that will never be.
    public func ready() async throws(NavigationClientError) {
        try await core.ready()
    }

    /// Ends the connection, for good. Returns when it is closed.
    public func close() async {
        await core.close()
    }

    /// Waits until the connection has ended for good, and says why.
    @discardableResult
    public func closed() async -> NavigationClientError {
        await core.closed()
    }

    /// Lets `handler` answer the questions about `type`, or about every type without a handler of its own. Nil ends that.
    public func answerQuestions(about type: String? = nil, with handler: QuestionHandler?) async {
        core.handlers.set(handler, forType: type)
    }

    func call(_ method: String, _ parameters: [UInt8], timeout: Duration? = nil) async throws(NavigationClientError)
        -> JSONPayload
    {
        switch try await perform(method, parameters, isWatch: false, timeout: timeout) {
        case .payload(let payload): payload
        case .watch: preconditionFailure("a call was answered with a watch")
        }
    }

    func openWatch(_ request: WatchRequest, timeout: Duration?) async throws(NavigationClientError)
        -> AsyncThrowingStream<WatchSignal, any Error>
    {
        switch try await perform("watch", request.parameters, isWatch: true, timeout: timeout) {
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
        let connection = try core.connection()
        do {
            return try await connection.perform(method, parameters, isWatch: isWatch, timeout: timeout ?? self.timeout)
        } catch {
            if error.isPassing { core.found(connection, lost: error) }
            throw error
        }
    }
}
