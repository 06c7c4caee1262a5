import NIOCore
import NIOPosix

#if canImport(Glibc)
import Glibc
#endif

/// One connection to the host, usable from any task.
struct ClientConnection: Sendable {
    private let channel: any Channel
    private let handler: NIOLoopBound<ClientHandler>

    private init(channel: any Channel, handler: NIOLoopBound<ClientHandler>) {
        self.channel = channel
        self.handler = handler
    }

    /// Connects to the socket at this path.
    static func open(
        _ path: String,
        handlers: QuestionHandlers,
        onNotice: (@Sendable (HostNotice) -> Void)?
    ) async throws(NavigationClientError) -> ClientConnection {
        do {
            let (channel, handler) = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
                .connect(unixDomainSocketPath: path) { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let handler = ClientHandler(handlers: handlers, onNotice: onNotice)
                        try channel.pipeline.syncOperations.addHandler(handler)
                        return (channel, NIOLoopBound(handler, eventLoop: channel.eventLoop))
                    }
                }
            return ClientConnection(channel: channel, handler: handler)
        } catch {
            throw .cannotConnect(path: path, reason: reason(for: error))
        }
    }

    /// Whether both are the same connection.
    func isSame(as other: ClientConnection) -> Bool { channel === other.channel }

    /// Whether the current task is answering a question that came over this connection.
    var isAskingCurrentTask: Bool { AnsweringTask.isCurrent(over: channel) }

    /// Begins to close.
    func abandon() {
        channel.close(promise: nil)
    }

    /// Fails all open requests, and returns when the connection is closed.
    func close() async {
        let handler = handler
        channel.eventLoop.execute { handler.value.close() }
        // An error while closing the descriptor does not matter to the caller.
        try? await channel.closeFuture.get()
    }

    /// Waits until the connection has ended, and returns the reason.
    func closed() async -> NavigationClientError {
        let handler = handler
        return await withCheckedContinuation { continuation in
            channel.eventLoop.execute { handler.value.notifyWhenClosed(continuation) }
        }
    }

    /// Sends a request and waits for its answer.
    func perform(
        _ method: String,
        _ parameters: [UInt8],
        isWatch: Bool,
        timeout: Duration
    ) async throws(NavigationClientError) -> HostAnswer {
        let call = PendingCall(
            method: method,
            parameters: AnsweringTask.parameters(parameters, over: channel),
            isWatch: isWatch,
            timeout: timeout
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
        case ENOENT: "the socket does not exist; is navhost running?"
        case ECONNREFUSED: "no process listens at the socket; is navhost running?"
        case EACCES: "permission denied; the socket belongs to another user"
        default: String(cString: strerror(error.errnoCode))
        }
    }
}
