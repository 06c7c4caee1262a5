import NIOCore

/// Stops heads that are too long or come too slowly, before anything reads them.
///
/// It sees the bytes before the decoder does. A head ends at the first blank line. Then come a body and the answer,
/// which have limits of their own; the first bytes after an answer belong to the next head.
final class HeadGuard: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// The bytes of a head.
    static let limit = 16 << 10
    /// The time for a head, from its first byte, or from the start of a connection.
    static let time = TimeAmount.seconds(10)

    private enum State {
        /// Between requests: no byte of the next head has come.
        case idle
        /// In a head that has this many bytes, the last ones of which are a part of a blank line.
        case head(bytes: Int, scan: HeadScan)
        /// The head is whole.
        case body
        /// An answer is on its way: the next bytes begin a head.
        case answered
        /// The request was refused. Nothing is read any more.
        case refused
    }

    private var state = State.head(bytes: 0, scan: HeadScan())
    private var deadline: Scheduled<Void>?
    private let refusal: Refusal?
    private let connections: Connections

    /// - Parameter refusal: why the connection is not served; nil if it is.
    init(_ connections: Connections, refusal: Refusal? = nil) {
        self.connections = connections
        self.refusal = refusal
    }

    func handlerAdded(context: ChannelHandlerContext) { start(context) }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if let refusal { return refuse(context, refusal) }
        switch state {
        case .refused: return
        case .body: break
        case .idle, .answered:
            start(context)
            read(unwrapInboundIn(data), 0, HeadScan(), context)
        case .head(let bytes, let scan): read(unwrapInboundIn(data), bytes, scan, context)
        }
        if case .refused = state { return }
        context.fireChannelRead(data)
    }

    private func read(_ buffer: ByteBuffer, _ bytes: Int, _ scan: HeadScan, _ context: ChannelHandlerContext) {
        var scan = scan
        let length = scan.end(in: buffer.readableBytesView)
        guard bytes + (length ?? buffer.readableBytes) <= Self.limit else {
            return refuse(context, Refusal(.tooLarge, "The head has more than \(Self.limit) bytes"))
        }
        if length != nil {
            deadline?.cancel()
            state = .body
        } else {
            state = .head(bytes: bytes + buffer.readableBytes, scan: scan)
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .body = state { state = .answered }
        context.write(data, promise: promise)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { connections.inputClosed(context.channel) }
        context.fireUserInboundEventTriggered(event)
    }

    private func start(_ context: ChannelHandlerContext) {
        deadline?.cancel()
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        deadline = context.eventLoop.scheduleTask(in: Self.time) {
            let (guarding, context) = bound.value
            guarding.refuse(context, Refusal(.tooSlow, "The head took more than 10 s"))
        }
    }

    /// Answers, and closes when the browser has had time to read that.
    private func refuse(_ context: ChannelHandlerContext, _ refusal: Refusal) {
        if case .refused = state { return }
        state = .refused
        deadline?.cancel()
        let answer = GatewayAnswer.text(of: refusal)
        context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
        context.close(mode: .output, promise: nil)
        let channel = context.channel
        context.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(promise: nil) }
    }
}

/// Finds the blank line that ends a head, over several reads.
struct HeadScan {
    /// Line ends without other characters between them.
    private var lineEnds = 0

    /// How many bytes of this text belong to the head, if it ends here.
    mutating func end(in bytes: some Collection<UInt8>) -> Int? {
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case 0x0A:
                lineEnds += 1
                if lineEnds == 2 { return index + 1 }
            case 0x0D: break
            default: lineEnds = 0
            }
        }
        return nil
    }
}
