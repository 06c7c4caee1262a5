import NavigationTree

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One client: bytes in, lines out, and back.
///
/// A connection in its turn reads when it has no line left, so that a client that sends more than its share waits in its own socket. What the turn has for it is
/// written when the turn ends; what the socket does not take waits in a queue.
final class Connection {
    /// The most pieces that are handed to the kernel at once, as Linux fixes it (IOV_MAX).
    private static let piecesAtOnce = 1_024
    /// Room for so many pieces is kept for the next turn.
    private static let piecesKept = 64

    let descriptor: Int32
    let session: SessionID
    private var decoder: LineDecoder
    private var state = ConnectionStateMachine()

    /// Has not had all its share, and waits for the next turn.
    var isWaiting = false
    /// There may be something to read.
    private var hasInput = false
    /// The client neither sends nor reads any more.
    private(set) var isPeerGone = false
    /// The socket may take more of what waits.
    private var hasRoom = false

    /// The part of the turn's text that is this client's, which is mostly one.
    private var piece = 0..<0
    private var morePieces: [Range<Int>] = []
    private var queue = OutputQueue()
    /// The client takes nothing any more, as the last write said: what is for it is thrown away.
    private var isDeaf = false
    /// What the poller was asked for.
    private(set) var interest = Poller.Interest.input

    /// - Parameter descriptor: A connected socket that does not block. It is closed when the connection is.
    init(_ descriptor: Int32, session: SessionID, lineLimit: Int) {
        self.descriptor = descriptor
        self.session = session
        self.decoder = LineDecoder(limit: lineLimit)
    }

    /// The longest line, from the next one on.
    func limitLines(to limit: Int) { decoder.limit = limit }

    /// The poller reports something.
    func note(_ event: Poller.Event) {
        isPeerGone = isPeerGone || event.isPeerGone
        hasInput = hasInput || event.canRead || event.isPeerGone
        hasRoom = hasRoom || event.canWrite
    }

    /// What to wait for, when that is not what was waited for up to now.
    func changeOfInterest() -> Poller.Interest? {
        var wanted: Poller.Interest = state.reads ? .input : []
        if isBlocked { wanted.insert(.output) }
        guard wanted != interest else { return nil }
        interest = wanted
        return wanted
    }

    // MARK: Lines

    var isClosed: Bool { state.isClosed }

    /// Lines may be there, and may be given to the broker.
    var takesLines: Bool { state.takesLines }

    /// Nobody is there to answer, and what was sent before has been carried out, or cannot be now.
    var isAbandoned: Bool { isPeerGone && !state.takesLines }

    enum Line {
        case event(LineDecoder.Event)
        /// Something was read, and there may be more, but no line is whole.
        case incomplete
        /// Nothing more is there for now.
        case none
        /// Nothing more will be read.
        case endOfInput
    }

    /// Reads once at most.
    ///
    /// - Parameter shared: Where to read to; ``endTurn()`` gives it back.
    func nextLine(_ shared: borrowing LineDecoder.SharedMemory) -> Line {
        if let event = decoder.next() { return .event(event) }
        if read(shared) { return decoder.next().map(Line.event) ?? .incomplete }
        return state.linesExhausted() == .reportEndOfInput ? .endOfInput : .none
    }

    /// The unfinished line at the end of input, to be asked for once ``nextLine(_:)`` says `endOfInput`.
    func lastLine() -> LineDecoder.Event? { decoder.finish() }

    /// Lends a line until the next is asked for.
    func withBytes<Result>(of line: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        decoder.withBytes(of: line, body)
    }

    /// Reads once; false when nothing came.
    private func read(_ shared: borrowing LineDecoder.SharedMemory) -> Bool {
        guard hasInput, state.reads else { return false }
        var (room, error) = (0, errno)
        let count = decoder.read(into: shared) { bytes in
            let count = recv(descriptor, bytes.baseAddress, bytes.count, 0)
            (room, error) = (bytes.count, errno)
            return count
        }
        // What does not fill the room was all there was; if not, the poller says so.
        hasInput = count == room
        guard count <= 0 else { return true }
        if count == 0 || !Self.passes(error) { state.inputClosed() }
        return false
    }

    /// What is left over keeps until the next turn.
    func endTurn() { decoder.giveBack() }

    func pause() { state.pauseRequested() }

    func resume() { state.resumeRequested() }

    // MARK: Output

    /// Has something to write when the turn ends.
    var isTouched: Bool { !piece.isEmpty }

    /// The client reads more slowly than it is written to.
    private var isBlocked: Bool { !queue.isEmpty }

    /// Takes a piece of the turn's text. ``flush(_:)`` sends it.
    func send(_ next: Range<Int>) {
        if piece.isEmpty {
            piece = next
        } else if morePieces.isEmpty, piece.upperBound == next.lowerBound {
            piece = piece.lowerBound..<next.upperBound
        } else {
            morePieces.append(next)
        }
    }

    /// Sends what the turn wrote, as far as the client takes it. Answers how many bytes have left the process.
    func flush(_ text: UnsafeRawBufferPointer) -> Int {
        defer { forgetPieces() }
        let sent = isBlocked || isDeaf ? 0 : write(text)
        guard !isDeaf else { return dropOutput() }
        keep(text, behind: sent)
        return sent
    }

    /// Answers how many bytes nobody has to wait for.
    private func dropOutput() -> Int {
        defer { queue.removeAll() }
        return morePieces.reduce(piece.count + queue.count) { $0 + $1.count }
    }

    private func forgetPieces() {
        piece = 0..<0
        if morePieces.count > Self.piecesKept { morePieces = [] } else { morePieces.removeAll(keepingCapacity: true) }
    }

    /// Queues the pieces but for so many bytes that have left.
    private func keep(_ text: UnsafeRawBufferPointer, behind sent: Int) {
        if sent < piece.count { queue.append(text[piece.dropFirst(sent)]) }
        guard !morePieces.isEmpty else { return }
        var left = max(0, sent - piece.count)
        for piece in morePieces {
            if left < piece.count { queue.append(text[piece.dropFirst(left)]) }
            left = max(0, left - piece.count)
        }
    }

    /// Hands the pieces to the kernel. Answers how many bytes it took.
    private func write(_ text: UnsafeRawBufferPointer) -> Int {
        if morePieces.isEmpty { return write(all: UnsafeRawBufferPointer(rebasing: text[piece])) }
        let pieces = [piece] + morePieces.prefix(Self.piecesAtOnce - 1)
        return withUnsafeTemporaryAllocation(of: iovec.self, capacity: pieces.count) { vectors in
            for (index, piece) in pieces.enumerated() {
                let part = UnsafeMutableRawBufferPointer(mutating: UnsafeRawBufferPointer(rebasing: text[piece]))
                vectors.initializeElement(at: index, to: iovec(iov_base: part.baseAddress, iov_len: part.count))
            }
            var message = msghdr()
            message.msg_iov = vectors.baseAddress
            message.msg_iovlen = pieces.count
            return taken(sendmsg(descriptor, &message, Int32(MSG_NOSIGNAL)))
        }
    }

    private func write(all bytes: UnsafeRawBufferPointer) -> Int {
        taken(Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)))
    }

    /// What a write has answered, as a number of bytes.
    private func taken(_ result: Int) -> Int {
        if result < 0, !Self.passes(errno) { isDeaf = true }
        return max(0, result)
    }

    /// Whether to try again helps: the socket is not ready, or the kernel short of memory. After every other error a socket does nothing any more.
    private static func passes(_ error: Int32) -> Bool { [EAGAIN, EINTR, ENOBUFS, ENOMEM].contains(error) }

    /// Sends what waits, if the socket may take it. Answers how many bytes have left the process.
    func writeQueue() -> Int {
        guard hasRoom, !state.isClosed else { return 0 }
        hasRoom = false
        let sent = queue.withUnsafeBytes { write(all: $0) }
        guard !isDeaf else { return dropOutput() }
        queue.removeFirst(sent)
        return sent
    }

    // MARK: The end

    /// The broker wants it to end when its output is out. Answers whether that is now.
    func requestClose() -> Bool { state.closeRequested(hasOutput: isTouched || isBlocked) == .closeSocket }

    /// Whether it is to be closed, because its last output is out.
    func isDone() -> Bool {
        guard !isBlocked, !isTouched else { return false }
        return state.outputDrained() == .closeSocket
    }

    /// Closes the socket, once. What waits for the client is lost.
    func close() {
        guard state.aborted() == .closeSocket else { return }
        Glibc.close(descriptor)
        queue.removeAll()
    }
}
