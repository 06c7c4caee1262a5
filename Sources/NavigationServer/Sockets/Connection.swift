import JSON
import NavigationTree

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One client: its socket, its lines, and the output that it has not taken yet.
///
/// A connection reads only when it has no line left. The input of a client that sends more than its share therefore
/// stays in the socket. Output is written when the turn ends; the part that the socket does not take waits in a
/// queue.
final class Connection {
    /// The most pieces in one call of the kernel, which Linux fixes (IOV_MAX).
    private static let piecesAtOnce = 1_024
    /// Pieces with more bytes are not copied to lie together.
    private static let mostBytesToJoin = 16 << 10
    /// The room, in pieces, that is kept for the next turn.
    private static let piecesKept = 64

    let descriptor: Int32
    let session: SessionID
    private var decoder: LineDecoder
    private var state = ConnectionStateMachine()

    /// Has used up its share of lines, and waits for the next turn.
    var isWaiting = false
    /// The number of the last turn in which the poller has reported it.
    var lastTurn: UInt64 = 0
    /// How many shares after a slow one the connection still counts as slow.
    private static let sharesRemembered = 64
    private var sharesToForget = 0
    /// After this many bytes of the queue the other connections come first. A turn writes to hundreds of them.
    private static let bytesOfQueueAtOnce = 128 << 10
    /// A line of more bytes may need the time of a share.
    private static let mostBytesOfShortLine = 16 << 10
    /// Has sent something since it last got something.
    private(set) var hasAsked = false
    /// The socket may have something to read.
    private var hasInput = false
    /// The client neither sends nor reads any more.
    private(set) var isPeerGone = false
    /// The socket may take more of the queue.
    private var hasRoom = false

    /// The parts of the turn's text for this client. Mostly there is one, which needs no array.
    private var piece = 0..<0
    private var morePieces: [Range<Int>] = []
    private var queue = OutputQueue()
    /// A write has failed for good: the client takes nothing more, and its output is dropped.
    private var isDeaf = false
    /// The events that the poller waits for.
    private(set) var interest = Poller.Interest.input

    /// - Parameter descriptor: A connected socket that does not block. ``close()`` closes it.
    init(_ descriptor: Int32, session: SessionID, lineLimit: Int) {
        self.descriptor = descriptor
        self.session = session
        self.decoder = LineDecoder(limit: lineLimit)
    }

    /// Whether it has lately needed the time of a share for itself, or may do so now. It is then served after the
    /// others.
    var isSlow: Bool { sharesToForget > 0 }

    /// Whether the client takes output that it was late to take. The connection is then served after the others too.
    var catchesUp: Bool { isBlocked && hasRoom }

    /// Takes in whether the share that has just ended was used up by time.
    func noteShare(wasLong: Bool) {
        if wasLong {
            sharesToForget = Self.sharesRemembered
        } else if sharesToForget > 0 {
            sharesToForget -= 1
        }
    }

    /// Changes the longest line, from the next line on.
    func limitLines(to limit: Int) { decoder.limit = limit }

    /// Takes in an event of the poller.
    func note(_ event: Poller.Event) {
        isPeerGone = isPeerGone || event.isPeerGone
        hasInput = hasInput || event.canRead || event.isPeerGone
        hasRoom = hasRoom || event.canWrite
    }

    /// The events to wait for from now on; nil when they are the same as before.
    func changeOfInterest() -> Poller.Interest? {
        var wanted: Poller.Interest = state.reads ? .input : []
        if isBlocked { wanted.insert(.output) }
        guard wanted != interest else { return nil }
        interest = wanted
        return wanted
    }

    // MARK: Lines

    var isClosed: Bool { state.isClosed }

    /// Whether there may be lines, and the broker may get them.
    var takesLines: Bool { state.takesLines }

    /// Whether the connection has no use any more: the client is gone, and its lines have been carried out or never
    /// can be.
    var isAbandoned: Bool { isPeerGone && !state.takesLines && !waitsForOwners }

    /// The result of asking for the next line.
    enum Line {
        case event(LineDecoder.Event)
        /// Bytes were read, but no line is complete. There may be more bytes.
        case incomplete
        /// The socket has nothing more for now.
        case none
        /// Nothing more will be read.
        case endOfInput
    }

    /// The next line. Reads once at most.
    ///
    /// - Parameter shared: The memory to read to. ``endTurn()`` gives it back.
    func nextLine(_ shared: borrowing LineDecoder.SharedMemory) -> Line {
        if let event = decoder.next() { return .event(event) }
        if read(shared) { return decoder.next().map(Line.event) ?? .incomplete }
        return state.linesExhausted() == .reportEndOfInput ? .endOfInput : .none
    }

    /// Not all lines were carried out when the input ended: ``nextLine(_:)`` returns `endOfInput` again.
    func linesRemain() { state.linesRemained() }

    /// The unfinished line at the end of input. The caller asks for it when ``nextLine(_:)`` returns `endOfInput`.
    func lastLine() -> LineDecoder.Event? { decoder.finish() }

    /// Lends a line, which is valid until the next call of ``nextLine(_:)``.
    func withBytes<Result>(of line: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        decoder.withBytes(of: line, body)
    }

    /// Reads what ``nextLine(_:)`` finds first.
    ///
    /// - Parameter part: Of the shared memory. No other connection uses it before ``endTurn()``.
    func readAhead(_ shared: borrowing LineDecoder.SharedMemory, part: Int) {
        guard hasInput, state.reads, decoder.canReadAhead else { return }
        var taken = Taken()
        _ = decoder.readAhead(into: shared, part: part) { taken.read(descriptor, $0) }
        _ = note(taken)
    }

    /// Reads once. Returns false when there was nothing to read.
    private func read(_ shared: borrowing LineDecoder.SharedMemory) -> Bool {
        guard hasInput, state.reads else { return false }
        var taken = Taken()
        _ = decoder.read(into: shared) { taken.read(descriptor, $0) }
        return note(taken)
    }

    /// The result of a read.
    private struct Taken {
        var (count, room, error) = (0, 0, Int32(0))

        mutating func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
            count = recv(descriptor, bytes.baseAddress, bytes.count, 0)
            (room, error) = (bytes.count, errno)
            return count
        }
    }

    private func note(_ taken: Taken) -> Bool {
        // A read that does not fill the room has mostly emptied the socket. If it has not, the poller reports the rest.
        hasInput = taken.count == taken.room
        guard taken.count <= 0 else {
            hasAsked = true
            return true
        }
        if taken.count == 0 || !Self.passes(taken.error) { state.inputClosed() }
        return false
    }

    /// Keeps a long line for a later turn, and counts as slow from now on. Lines of a slow connection are not kept: it
    /// is served after the others already.
    ///
    /// - Parameter line: The line that ``nextLine(_:)`` has given last.
    /// - Returns: Whether the line is kept. The caller carries it out otherwise.
    func keepIfLong(_ line: Range<Int>) -> Bool {
        guard line.count > Self.mostBytesOfShortLine, !isSlow else { return false }
        sharesToForget = Self.sharesRemembered
        decoder.putBack(line)
        return true
    }

    /// Keeps a line for later.
    ///
    /// - Parameter line: The line that ``nextLine(_:)`` has given last.
    func putBack(_ line: Range<Int>) { decoder.putBack(line) }

    /// Gives back the shared memory. An unfinished line is kept for the next turn.
    func endTurn() { decoder.giveBack() }

    /// Why a connection takes no lines.
    struct Pause: OptionSet {
        let rawValue: UInt8

        /// The broker wants none.
        static let broker = Self(rawValue: 1)
        /// A shared scene has sent much that is not read.
        static let follower = Self(rawValue: 1 << 1)
        /// The owners of shared scenes have to do something first.
        static let owners = Self(rawValue: 1 << 2)
        /// Shared scenes have answered much that is not read.
        static let shared = Self(rawValue: 1 << 3)
    }

    private var pauses: Pause = []

    /// Takes no more lines until all reasons are gone.
    func pause(_ reason: Pause = .broker) {
        pauses.insert(reason)
        state.pauseRequested()
    }

    /// Takes lines again, unless there is another reason.
    ///
    /// - Returns: Whether there was this reason.
    @discardableResult
    func resume(_ reason: Pause = .broker) -> Bool {
        let was = pauses.remove(reason) != nil
        if pauses.isEmpty { state.resumeRequested() }
        return was
    }

    /// Whether owners of shared scenes have to do something before the next line.
    var waitsForOwners: Bool { pauses.contains(.owners) }

    // MARK: Output

    /// Whether there is something to write when the turn ends.
    var isTouched: Bool { !piece.isEmpty }

    /// Whether output waits because the client reads too slowly.
    private var isBlocked: Bool { !queue.isEmpty }

    /// The bytes that wait because of that.
    var waitingBytes: Int { queue.count }

    /// The bytes of a shared scene that were sent since the client had read everything.
    func waitingBytes(of scene: Int) -> Int { isBlocked ? min(shared[scene] ?? 0, queue.count) : 0 }

    /// Adds a piece of the turn's text. ``flush(_:)`` sends it.
    func send(_ next: Range<Int>) {
        if piece.isEmpty {
            piece = next
        } else if morePieces.isEmpty, piece.upperBound == next.lowerBound {
            piece = piece.lowerBound..<next.upperBound
        } else {
            morePieces.append(next)
        }
    }

    /// The bytes of shared scenes that were sent or queued, by scene, and were not reported as read.
    private(set) var shared: [Int: Int] = [:]

    /// Sends whole lines of a shared scene, or queues them. There may be no pieces.
    ///
    /// - Returns: How many bytes have left the process.
    func send(_ lines: [UInt8], scene: Int) -> Int {
        guard !isDeaf, !state.isClosed else { return 0 }
        shared[scene, default: 0] += lines.count
        let sent = isBlocked ? 0 : lines.withUnsafeBytes { write(all: $0) }
        guard !isDeaf else { return dropOutput() }
        if sent < lines.count { queue.append(lines[sent...]) }
        return sent
    }

    /// Takes what counts as read: everything when nothing waits.
    func takeShared() -> [Int: Int] {
        guard !shared.isEmpty, !isBlocked else { return [:] }
        defer { shared = [:] }
        return shared
    }

    /// Sends the pieces as far as the client takes them, and queues the rest. Returns how many bytes have left the
    /// process.
    ///
    /// - Parameter joined: Room for short pieces to lie together. Its contents mean nothing before and after.
    func flush(_ text: UnsafeRawBufferPointer, joining joined: inout JSONWriter) -> Int {
        defer { forgetPieces() }
        let sent = isBlocked || isDeaf ? 0 : write(text, joining: &joined)
        guard !isDeaf else { return dropOutput() }
        keep(text, behind: sent)
        return sent
    }

    /// Drops the pieces and the queue. Returns how many bytes they had.
    private func dropOutput() -> Int {
        defer { queue.removeAll() }
        return morePieces.reduce(piece.count + queue.count) { $0 + $1.count }
    }

    private func forgetPieces() {
        hasAsked = false
        piece = 0..<0
        if morePieces.count > Self.piecesKept { morePieces = [] } else { morePieces.removeAll(keepingCapacity: true) }
    }

    /// Queues the pieces without their first `sent` bytes.
    private func keep(_ text: UnsafeRawBufferPointer, behind sent: Int) {
        if sent < piece.count { queue.append(text[piece.dropFirst(sent)]) }
        guard !morePieces.isEmpty else { return }
        var left = max(0, sent - piece.count)
        for piece in morePieces {
            if left < piece.count { queue.append(text[piece.dropFirst(left)]) }
            left = max(0, left - piece.count)
        }
    }

    /// Writes the pieces to the socket. Returns how many bytes it took.
    private func write(_ text: UnsafeRawBufferPointer, joining joined: inout JSONWriter) -> Int {
        if morePieces.isEmpty { return write(all: UnsafeRawBufferPointer(rebasing: text[piece])) }
        if join(text, in: &joined) { return joined.withUnsafeBytes { write(all: $0) } }
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

    /// Copies the pieces to one place, if they are short: the kernel takes longer for a list of pieces.
    private func join(_ text: UnsafeRawBufferPointer, in joined: inout JSONWriter) -> Bool {
        guard morePieces.reduce(piece.count, { $0 + $1.count }) <= Self.mostBytesToJoin else { return false }
        joined.removeAll()
        joined.raw(UnsafeRawBufferPointer(rebasing: text[piece]))
        for piece in morePieces { joined.raw(UnsafeRawBufferPointer(rebasing: text[piece])) }
        return true
    }

    private func write(all bytes: UnsafeRawBufferPointer) -> Int {
        taken(Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)))
    }

    /// The number of bytes that a write took, from its result.
    private func taken(_ result: Int) -> Int {
        if result < 0, !Self.passes(errno) { isDeaf = true }
        return max(0, result)
    }

    /// Whether the error is transient: the socket is not ready, or the kernel is short of memory. After every other
    /// error the socket stays useless.
    private static func passes(_ error: Int32) -> Bool { [EAGAIN, EINTR, ENOBUFS, ENOMEM].contains(error) }

    /// Sends a part of the queue, if the socket may take it. The poller reports the socket again when it takes more.
    /// Returns how many bytes have left the process.
    func writeQueue() -> Int {
        guard hasRoom, !state.isClosed else { return 0 }
        hasRoom = false
        var total = 0
        while !queue.isEmpty, total < Self.bytesOfQueueAtOnce {
            let (offered, sent) = queue.withUnsafeBytes { bytes in
                let offered = bytes.prefix(Self.bytesOfQueueAtOnce - total)
                return (offered.count, write(all: UnsafeRawBufferPointer(rebasing: offered)))
            }
            guard !isDeaf else { return total + dropOutput() }
            queue.removeFirst(sent)
            total += sent
            if sent < offered { break }
        }
        return total
    }

    // MARK: The end

    /// The broker wants to close the connection after its output. Returns whether that is now.
    func requestClose() -> Bool { state.closeRequested(hasOutput: isTouched || isBlocked) == .closeSocket }

    /// Whether the caller must close the connection, because its last output is sent.
    func isDone() -> Bool {
        guard !isBlocked, !isTouched else { return false }
        return state.outputDrained() == .closeSocket
    }

    /// Closes the socket, once. Queued output is lost.
    func close() {
        guard state.aborted() == .closeSocket else { return }
        Glibc.close(descriptor)
        queue.removeAll()
    }
}
