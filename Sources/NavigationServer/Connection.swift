import NIOCore
import NavigationTree
import SystemPackage

/// One client: bytes in, lines out, and back.
///
/// Reading only keeps bytes; the lines are taken in the server's next turn. What a turn has for a client is mostly one piece, and its socket takes it at once:
/// that is one call of the kernel, and the channel does not hear of it. All else goes to the channel while it takes it, and waits in a queue of our own when
/// the client reads too slowly, in pieces small enough that progress shows.
final class Connection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// How much the channel is given at once. What it has taken shows only when all of it has left.
    private static let pieceSize = 64 << 10
    /// Unread lines beyond which nothing more is read from the socket.
    private static let readAhead = 64 << 10

    private unowned let server: NavigationServer
    private var decoder: LineDecoder
    private var state = ConnectionStateMachine()
    private var context: ChannelHandlerContext?
    /// The channel's socket; nil when it has none of the kernel's.
    private var socket: SystemPackage.FileDescriptor?
    private(set) var session = SessionID(rawValue: 0)

    /// Waits for its next turn.
    var isReady = false
    /// Has written something in this turn.
    private(set) var isTouched = false

    /// The piece of the turn's text that is to leave at once.
    private var piece: Range<Int>?
    /// Bytes that the channel holds and has not written.
    private var held = 0
    /// The channel did not take everything; what comes now waits in ``queue``.
    private var isBlocked = false
    private var isWriting = false
    private var queue: ByteBuffer?
    private var readsAutomatically = true

    init(server: NavigationServer, lineLimit: Int) {
        self.server = server
        self.decoder = LineDecoder(limit: lineLimit)
    }

    /// The longest line, from the next one on.
    func limitLines(to limit: Int) { decoder.limit = limit }

    // MARK: Events of the channel

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelActive(context: ChannelHandlerContext) {
        socket = try? context.pipeline.syncOperations.withUnsafeTransportIfAvailable {
            SystemPackage.FileDescriptor(rawValue: $0)
        }
        session = server.connectionOpened(self, context.channel)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        decoder.append(unwrapInboundIn(data))
    }

    func channelReadComplete(context: ChannelHandlerContext) { server.inputRead(self) }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if let event = event as? ChannelEvent, event == .inputClosed {
            state.inputClosed()
            server.markReady(self)
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        guard !isWriting, isBlocked, context.channel.isWritable else { return }
        writeQueue()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        (socket, piece) = (nil, nil)
        if state.channelClosed() == .reportClosed { server.connectionClosed(self) }
        queue = nil
    }

    // MARK: Lines

    /// Lines may be there, and may be given to the broker.
    var takesLines: Bool { state.takesLines }

    enum Line {
        case event(LineDecoder.Event)
        /// Nothing more was read.
        case none
        /// Nothing more will be read.
        case endOfInput
    }

    func nextLine() -> Line {
        if let event = decoder.next() { return .event(event) }
        return state.linesExhausted() == .reportEndOfInput ? .endOfInput : .none
    }

    /// The unfinished line at the end of input, to be asked for once ``nextLine()`` says `endOfInput`.
    func lastLine() -> LineDecoder.Event? { decoder.finish() }

    func pause() {
        state.pauseRequested()
        adjustReading()
    }

    func resume() {
        state.resumeRequested()
        adjustReading()
        server.markReady(self)
    }

    /// Stops reading while there is enough to do, so that a client waits in its own socket.
    func adjustReading() {
        let wanted = state.takesLines && !(isReady && decoder.held > Self.readAhead)
        guard wanted != readsAutomatically, let channel = context?.channel, channel.isActive else { return }
        readsAutomatically = wanted
        try? channel.syncOptions?.setOption(.autoRead, value: wanted)
    }

    // MARK: Output

    /// Takes a piece of the turn's text. ``flush(_:)`` sends it.
    func send(_ range: Range<Int>, of text: ByteBuffer) {
        guard let context, !state.isClosed else { return }
        if !isTouched, !isBlocked, held == 0, queue == nil, socket != nil {
            (piece, isTouched) = (range, true)
            return
        }
        // Several pieces leave together.
        if let piece { passOn(piece, of: text, context) }
        piece = nil
        isTouched = isTouched || !isBlocked
        passOn(range, of: text, context)
    }

    /// Gives a piece to the channel, or to the queue when the channel has enough.
    private func passOn(_ range: Range<Int>, of text: ByteBuffer, _ context: ChannelHandlerContext) {
        guard var text = text.getSlice(at: range.lowerBound, length: range.count) else { return }
        if !isBlocked, queue == nil, held + text.readableBytes <= Self.pieceSize { return write(text, context) }
        // A slice would keep the whole turn's text alive for as long as the client is slow.
        if queue?.writeBuffer(&text) == nil { queue = context.channel.allocator.copy(of: text) }
    }

    private func write(_ text: ByteBuffer, _ context: ChannelHandlerContext) {
        held += text.readableBytes
        isWriting = true
        context.write(wrapOutboundOut(text), promise: nil)
        isWriting = false
    }

    /// Sends what the turn wrote, as far as the client takes it. Answers how many bytes have left the process.
    func flush(_ text: ByteBuffer) -> Int {
        isTouched = false
        guard let piece, let context else { return flushChannel() }
        self.piece = nil
        let sent = write(piece, of: text)
        guard sent < piece.count else { return sent }
        passOn(piece.dropFirst(sent), of: text, context)
        return sent + flushChannel()
    }

    /// Writes to the socket itself. Answers how many bytes it took; of an error, which the channel meets again and deals with, none.
    private func write(_ piece: Range<Int>, of text: ByteBuffer) -> Int {
        guard let socket else { return 0 }
        return text.withVeryUnsafeBytes { (try? socket.write(UnsafeRawBufferPointer(rebasing: $0[piece]))) ?? 0 }
    }

    private func flushChannel() -> Int {
        guard let context, !isBlocked else { return 0 }
        var flushed = 0
        repeat {
            isWriting = true
            context.flush()
            isWriting = false
            guard context.channel.isWritable else {
                isBlocked = true
                break
            }
            flushed += held
            held = 0
        } while writePiece(context)
        trimQueue()
        return flushed
    }

    /// The channel has written all it was given: hands over what waits.
    private func writeQueue() {
        let written = held
        held = 0
        isBlocked = false
        let flushed = context.map { writePiece($0) ? flushChannel() : 0 } ?? 0
        server.outputFlushed(self, bytes: written + flushed)
        closeIfDrained()
    }

    /// Gives the channel the next piece of the queue; false when nothing waits.
    private func writePiece(_ context: ChannelHandlerContext) -> Bool {
        guard let waiting = queue?.readableBytes, waiting > 0,
            let piece = queue?.readSlice(length: min(Self.pieceSize, waiting))
        else { return false }
        write(piece, context)
        return true
    }

    /// Moves what waits to the front only when it is no more than what has left, so that a byte is moved once or so.
    private func trimQueue() {
        guard let waiting = queue?.readableBytes, let taken = queue?.readerIndex else { return }
        if waiting == 0 { queue = nil } else if taken > waiting { queue?.discardReadBytes() }
    }

    func close() {
        let action = state.closeRequested(hasOutput: isTouched || isBlocked)
        // Nothing takes what comes from here on, so nothing may be read.
        adjustReading()
        if action == .closeChannel { abort() }
    }

    func closeIfDrained() {
        guard !isBlocked, !isTouched else { return }
        if state.outputDrained() == .closeChannel { abort() }
    }

    func abort() { context?.close(promise: nil) }
}

extension ByteBufferAllocator {
    /// A buffer of its own with the same bytes.
    fileprivate func copy(of bytes: ByteBuffer) -> ByteBuffer {
        var copy = buffer(capacity: bytes.readableBytes)
        copy.writeImmutableBuffer(bytes)
        return copy
    }
}
