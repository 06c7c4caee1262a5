import NIOCore
import NIOPosix

#if canImport(Glibc)
import Glibc
#endif

/// A connection to a navhost, for modules and tools.
///
/// Requests may be made from any task, many at a time; each has a deadline, and a cancelled task cancels its request. When the connection ends,
/// everything that waits fails once with ``NavigationClientError/connectionLost(reason:)``, and so does every later request: connect again
/// then, register again, and resume watches with `since`. The connection closes with ``close()``, or when the client is released.
public final class NavigationClient: Sendable {
    /// The deadline of every request that does not bring its own.
    public let timeout: Duration
    /// The path of the socket.
    public let path: String
    private let channel: any Channel
    private let handler: NIOLoopBound<ClientHandler>

    private init(path: String, timeout: Duration, channel: any Channel, handler: NIOLoopBound<ClientHandler>) {
        self.path = path
        self.timeout = timeout
        self.channel = channel
        self.handler = handler
    }

    deinit {
        channel.close(promise: nil)
    }

    /// Connects to the host at `path`, or where ``SocketPath/resolve(_:)`` says when it is nil.
    ///
    /// `onNotice` is called on the connection's event loop and must not block.
    public static func connect(
        to path: String? = nil,
        timeout: Duration = .seconds(10),
        onNotice: (@Sendable (HostNotice) -> Void)? = nil
    ) async throws(NavigationClientError) -> NavigationClient {
        let path = SocketPath.resolve(path)
        do {
            let (channel, handler) = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connect(unixDomainSocketPath: path) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let handler = ClientHandler(onNotice: onNotice)
                        try channel.pipeline.syncOperations.addHandler(handler)
                        return (channel, NIOLoopBound(handler, eventLoop: channel.eventLoop))
                    }
                }
            return NavigationClient(path: path, timeout: timeout, channel: channel, handler: handler)
        } catch {
            throw .cannotConnect(path: path, reason: reason(for: error))
        }
    }

    /// Sends a request and gives its result as the host wrote it. `params` has to be an object.
    public func call(
        _ method: String,
        _ params: JSONPayload = .emptyObject,
        timeout: Duration? = nil
    ) async throws(NavigationClientError) -> JSONPayload {
        try await call(method, params.bytes, timeout: timeout)
    }

    /// Ends the connection. Returns when it is closed.
    public func close() async {
        let handler = handler
        channel.eventLoop.execute { handler.value.close() }
        // How the descriptor was closed is of no use to anyone.
        try? await channel.closeFuture.get()
    }

    /// Waits until the connection has ended, and says why.
    @discardableResult
    public func closed() async -> NavigationClientError {
        let handler = handler
        return await withCheckedContinuation { continuation in
            channel.eventLoop.execute { handler.value.notifyWhenClosed(continuation) }
        }
    }

    /// Lets `handler` answer the questions about `type`, or about every type without a handler of its own. Nil ends that.
    public func answerQuestions(about type: String? = nil, with handler: QuestionHandler?) async {
        let bound = self.handler
        await withCheckedContinuation { continuation in
            channel.eventLoop.execute {
                bound.value.setQuestionHandler(handler, for: type)
                continuation.resume()
            }
        }
    }

    func call(_ method: String, _ parameters: [UInt8], timeout: Duration? = nil) async throws(NavigationClientError)
        -> JSONPayload
    {
        switch try await perform(method, parameters, isWatch: false, timeout: timeout) {
        case .payload(let payload): payload
        case .watch: preconditionFailure("a call was answered with a watch")
        }
    }

    func openWatch(_ parameters: [UInt8], timeout: Duration?) async throws(NavigationClientError) -> NavigationWatch {
        switch try await perform("watch", parameters, isWatch: true, timeout: timeout) {
        case .payload: preconditionFailure("a watch was answered without one")
        case .watch(let signals): NavigationWatch(signals: signals, client: self)
        }
    }

    private func perform(
        _ method: String,
        _ parameters: [UInt8],
        isWatch: Bool,
        timeout: Duration?
    ) async throws(NavigationClientError) -> HostAnswer {
        let call = PendingCall(
            method: method,
            parameters: AnsweringTask.parameters(parameters, over: channel),
            isWatch: isWatch,
            timeout: timeout ?? self.timeout
        )
        let loop = channel.eventLoop
        let handler = handler
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                loop.execute { handler.value.start(call, waiter) }
            }
        } onCancel: {
            call.cancel()
            loop.execute { handler.value.cancel(call) }
        }
        return try result.get()
    }

    private static func reason(for error: any Error) -> String {
        guard let error = error as? IOError else { return "\(error)" }
        return switch error.errnoCode {
        case ENOENT: "there is no socket; is navhost running?"
        case ECONNREFUSED: "nobody listens there; is navhost running?"
        case EACCES: "permission denied; the socket belongs to another user"
        default: String(cString: strerror(error.errnoCode))
        }
    }
}
