import JSON
import NIOCore

/// The client's channel handler: turns bytes into lines, passes lines to the state machine, and carries out its
/// actions.
///
/// The handler and all that it holds belong to one event loop. It keeps a continuation for each open request; the state
/// machine ensures that each is resumed exactly once.
final class ClientHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer
    typealias Waiter = CheckedContinuation<Result<HostAnswer, NavigationClientError>, Never>
    typealias WatchContinuation = AsyncThrowingStream<WatchSignal, any Error>.Continuation

    /// The longest line that a host may send, in bytes: far above the host's own output limit, in case its
    /// configuration raises that.
    static let lineLimit = 64 << 20

    private struct Waiting {
        let waiter: Waiter
        let deadline: Scheduled<Void>
    }

    private var machine = ClientStateMachine()
    private var lines = LineBuffer(limit: lineLimit)
    private var scanner = JSONScanner.forPayloads()
    private var context: ChannelHandlerContext?
    private var waiting: [RequestID: Waiting] = [:]
    private var watches: [WatchKey: WatchContinuation] = [:]
    private var desk = QuestionDesk()
    private var farewells: [CheckedContinuation<NavigationClientError, Never>] = []
    private var lastID: UInt64 = 0
    /// The host counts them too, and names one that it could not read.
    private var linesSent = 0
    private let onNotice: (@Sendable (HostNotice) -> Void)?

    private let handlers: QuestionHandlers

    init(handlers: QuestionHandlers, onNotice: (@Sendable (HostNotice) -> Void)?) {
        self.handlers = handlers
        self.onNotice = onNotice
    }

    // MARK: Requests of the program

    /// Sends a request; `waiter` is resumed exactly once, here or later.
    func start(_ call: PendingCall, _ waiter: Waiter) {
        if let reason = machine.closedBecause { return waiter.resume(returning: .failure(reason)) }
        guard !call.isCancelled else { return waiter.resume(returning: .failure(.cancelled)) }
        guard let context else { return waiter.resume(returning: .failure(.connectionLost(reason: "not connected"))) }
        lastID += 1
        let id = RequestID(rawValue: lastID)
        let line = OutgoingLine.request(id, call.method, call.parameters)
        machine.requestSent(id, isWatch: call.isWatch, line: linesSent + 1, bytes: line.count - 1)
        call.sent(as: id)
        waiting[id] = Waiting(waiter: waiter, deadline: scheduleDeadline(of: call, id, context))
        write(line)
    }

    /// Cancels a request, because its task was cancelled.
    func cancel(_ call: PendingCall) {
        guard let id = call.id else { return }
        run(machine.requestAbandoned(id, .cancelled))
    }

    /// Resumes the continuation with the reason when the connection has ended.
    func notifyWhenClosed(_ continuation: CheckedContinuation<NavigationClientError, Never>) {
        if let reason = machine.closedBecause {
            continuation.resume(returning: reason)
        } else {
            farewells.append(continuation)
        }
    }

    /// Closes the connection.
    func close() {
        run(machine.connectionEnded(.closedHere))
    }

    /// Ends a watch that its reader gave up.
    func abandonWatch(_ key: WatchKey) {
        watches[key] = nil
        run(machine.watchAbandoned(key))
    }

    // MARK: Events of the channel

    /// Keeps the context, by which the handler writes.
    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    /// Drops the context.
    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
    }

    /// Passes each whole line to the machine. A line that is too long ends the connection.
    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        lines.append(unwrapInboundIn(data).readableBytesView)
        do {
            while machine.closedBecause == nil, let range = try lines.nextLine() {
                let bytes = lines.bytes
                let message = try IncomingMessage(line: bytes.span.bytes.extracting(range), scanner: &scanner)
                run(machine.messageReceived(message))
            }
        } catch let error as NavigationClientError {
            run(machine.connectionEnded(error))
        } catch {
            run(machine.connectionEnded(.badAnswer("a line of more than \(Self.lineLimit) bytes")))
        }
        lines.dropTaken()
    }

    /// Ends the machine, because the host closed the connection.
    func channelInactive(context: ChannelHandlerContext) {
        let reason = lines.isInsideLine ? "the host closed in the middle of a line" : "the host closed the connection"
        run(machine.connectionEnded(.connectionLost(reason: reason)))
        context.fireChannelInactive()
    }

    /// Ends the machine, because the connection failed.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        run(machine.connectionEnded(.connectionLost(reason: "\(error)")))
    }

    // MARK: Actions

    private func run(_ actions: [ClientAction]) {
        for action in actions { run(action) }
    }

    private func run(_ action: ClientAction) {
        switch action {
        case .succeed(let id, let payload): resume(id, .success(.payload(payload)))
        case .fail(let id, let error): resume(id, .failure(error))
        case .openWatch(let id, let key, let payload): openWatch(id, key, payload)
        case .deliver(let key, let signal): deliver(signal, to: key)
        case .endWatch(let key, let error): watches.removeValue(forKey: key)?.finish(throwing: error)
        case .ask(let id, let question): answer(question, id)
        case .endQuestion(let id): desk.cancel(id)
        case .send(let line): write(line)
        case .notify(let notice): onNotice?(notice)
        case .close: finish()
        }
    }

    private func resume(_ id: RequestID, _ result: Result<HostAnswer, NavigationClientError>) {
        guard let found = waiting.removeValue(forKey: id) else { return }
        found.deadline.cancel()
        found.waiter.resume(returning: result)
    }

    private func write(_ line: [UInt8]) {
        guard let context else { return }
        linesSent += 1
        context.writeAndFlush(wrapOutboundOut(context.channel.allocator.buffer(bytes: line)), promise: nil)
    }

    private func finish() {
        desk.cancelAll()
        if let reason = machine.closedBecause {
            for farewell in farewells { farewell.resume(returning: reason) }
            farewells.removeAll()
        }
        context?.close(promise: nil)
    }

    private func scheduleDeadline(of call: PendingCall, _ id: RequestID, _ context: ChannelHandlerContext) -> Scheduled<
        Void
    > {
        let error = NavigationClientError.timedOut(method: call.method, after: call.timeout)
        return context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(call.timeout)) {
            self.run(self.machine.requestAbandoned(id, error))
        }
    }

    private func openWatch(_ id: RequestID, _ key: WatchKey, _ payload: JSONPayload) {
        let (stream, continuation) = AsyncThrowingStream.makeStream(
            of: WatchSignal.self,
            bufferingPolicy: .bufferingOldest(NavigationWatch.bufferLimit)
        )
        if let loop = context?.eventLoop {
            let handler = NIOLoopBound(self, eventLoop: loop)
            continuation.onTermination = { reason in
                guard case .cancelled = reason else { return }
                loop.execute { handler.value.abandonWatch(key) }
            }
        }
        watches[key] = continuation
        continuation.yield(.started(payload))
        resume(id, .success(.watch(stream)))
    }

    private func deliver(_ signal: WatchSignal, to key: WatchKey) {
        guard let continuation = watches[key], case .dropped = continuation.yield(signal) else { return }
        continuation.finish(throwing: NavigationClientError.watchOverflowed(limit: NavigationWatch.bufferLimit))
        abandonWatch(key)
    }

    private func answer(_ question: HostQuestion, _ id: JSONPayload) {
        guard let context else { return }
        let (loop, channel) = (context.eventLoop, context.channel)
        let bound = NIOLoopBound(self, eventLoop: loop)
        let handlers = handlers
        let number = desk.start(id) { number in
            Task {
                let task = AnsweringTask(id, over: channel)
                let line = await AnsweringTask.$current.withValue(task) {
                    await Self.line(answering: question, id, handlers)
                }
                task.finish()
                loop.execute { bound.value.answered(number, line) }
            }
        }
        guard let timeout = question.timeout else { return }
        loop.assumeIsolated().scheduleTask(in: TimeAmount(timeout)) { self.desk.cancel(number) }
    }

    private func answered(_ number: Int, _ line: [UInt8]) {
        if desk.finished(number) { write(line) }
    }

    private static func line(answering question: HostQuestion, _ id: JSONPayload, _ handlers: QuestionHandlers) async
        -> [UInt8]
    {
        do {
            return OutgoingLine.answer(id, try await handlers.answerInSpan(question))
        } catch {
            return OutgoingLine.refusal(id, QuestionRefusal(error))
        }
    }
}

extension TimeAmount {
    /// A duration in NIO's unit, limited to about a century.
    fileprivate init(_ duration: Duration) {
        let (seconds, attoseconds) = min(max(duration, .zero), .seconds(3_000_000_000)).components
        self = .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}
