import JSON
import NavigationProtocol
import NavigationTree

/// Lines on their way out, and readers that are too slow.
///
/// 1. It gathers the text of a turn, and says which session gets which part of it.
/// 2. It counts what each session has not read, and says when that is too much.
/// 3. It takes back the lines of a turn that was not written.
struct Outbox: ~Copyable {
    /// The outcome of a line for a session.
    enum Outcome: Equatable {
        case fits
        /// The session has so much to read now that its own lines must wait.
        case isBehind
        /// The line is left out: it would be more than the host keeps for a session.
        case isTooMuch(unread: Int)
        /// The line is left out: the session's last line is written, or it is gone.
        case isClosed
    }

    /// The text of the turn.
    private(set) var text = JSONWriter()
    private(set) var actions: [BrokerAction] = []
    /// The bytes of the turn's lines, counted for each session that gets them.
    private(set) var turnBytes = 0
    /// When ``sweep(now:)`` wants to be called next; nil when no output waits.
    private(set) var nextSweep: MonotonicTime?

    /// The ways out, each at a place of its own; places of connections that are gone are used again.
    private var queues: [OutputQueue] = []
    private var places: [SessionID: Int] = [:]
    private var freePlaces: [Int] = []
    /// The place that was looked up last: an answer goes to whom the last one went to.
    private var last: (id: SessionID, place: Int)?
    /// Sessions whose output has not left.
    private var waiting = 0
    /// Sessions from which the shell takes no lines now.
    private var heldBack = 0
    /// The lines of this turn, while they may be taken back.
    private var pieces: [OutputPiece] = []
    private let isJournaling: Bool
    /// The bytes that may wait before the session's own lines do, and those that may wait then. A reader that is not
    /// behind gets its line however long it is: an answer may be as long as the second limit.
    private var (soft, hard): (Int, Int)
    /// Seconds that output may stand still.
    private var stall: Double

    #if DEBUG
    private var contract = ContractAssertion()
    #endif

    /// - Parameter isJournaling: whether a turn may be taken back.
    init(limits: Limits, isJournaling: Bool = false) {
        self.isJournaling = isJournaling
        (self.soft, self.hard, self.stall) = (limits.outputSoft, limits.outputHard, limits.outputStall)
    }

    /// The limits hold from now on. Lines that wait already stay.
    mutating func use(_ limits: Limits) {
        (soft, hard, stall) = (limits.outputSoft, limits.outputHard, limits.outputStall)
    }

    // MARK: Connections

    mutating func open(_ id: SessionID, now: MonotonicTime) {
        let place = freePlaces.popLast() ?? queues.count
        places[id] = place
        if place == queues.count { queues.append(OutputQueue(now: now)) } else { queues[place] = OutputQueue(now: now) }
    }

    /// The connection is gone.
    mutating func remove(_ id: SessionID) {
        if last?.id == id { last = nil }
        guard let place = places.removeValue(forKey: id) else { return }
        if queues[place].queued > 0 { waiting -= 1 }
        if !queues[place].takesInput { heldBack -= 1 }
        queues[place].queued = 0
        freePlaces.append(place)
    }

    /// The session's last line is written: the shell closes it when the line has left.
    mutating func close(_ id: SessionID) {
        if let place = places[id] { change(place) { $0.isClosed = true } }
        actions.append(.close(id))
    }

    /// Bytes that a session has not read.
    func unread(of id: SessionID) -> Int { places[id].map { queues[$0].queued } ?? 0 }

    /// Bytes that have not left, of all sessions.
    var unread: Int { queues.reduce(0) { $0 + $1.queued } }

    /// Whether a session has so much to read that events are left out.
    @inline(__always)
    mutating func isBehind(_ id: SessionID) -> Bool { place(of: id).map { queues[$0].queued > soft } ?? false }

    /// Whether the shell may give the broker the next line of this session now.
    func takesInput(from id: SessionID) -> Bool { places[id].map { queues[$0].takesInput } ?? false }

    /// Whether it may do so for every session, which costs less to ask.
    var takesAllInput: Bool { heldBack == 0 }

    private mutating func change(_ place: Int, _ body: (inout OutputQueue) -> Void) {
        let before = queues[place].takesInput
        body(&queues[place])
        if before != queues[place].takesInput { heldBack += before ? 1 : -1 }
    }

    @inline(__always)
    private mutating func place(of id: SessionID) -> Int? {
        if let last, last.id == id { return last.place }
        guard let place = places[id] else { return nil }
        last = (id, place)
        return place
    }

    // MARK: Lines

    /// Writes text that is not for a session yet, and says where it is.
    @inline(__always)
    mutating func write(_ body: (inout JSONWriter) -> Void) -> Range<Int> {
        let start = text.count
        body(&text)
        return start..<text.count
    }

    /// Writes text that may be too long; nil if it has more bytes than the limit.
    mutating func write(upTo limit: Int, _ body: (inout JSONWriter) -> Void) -> Range<Int>? {
        let start = text.count
        text.limit = start + limit
        body(&text)
        defer { text.limit = .max }
        guard !text.isTooLong else {
            text.truncate(to: start)
            return nil
        }
        return start..<text.count
    }

    /// Drops the text from here on, which is for no session.
    mutating func drop(_ range: Range<Int>) { text.truncate(to: range.lowerBound) }

    /// Gives a session a part of the text: whole lines.
    mutating func send(_ range: Range<Int>, to id: SessionID, as kind: OutputPiece.Kind, now: MonotonicTime) -> Outcome
    {
        guard let place = place(of: id), !queues[place].isClosed else { return .isClosed }
        let unread = queues[place].queued
        guard unread <= soft || unread + range.count <= hard else { return .isTooMuch(unread: unread) }
        append(range, to: id, at: place, as: kind, now: now)
        return unread + range.count > soft ? .isBehind : .fits
    }

    /// Gives a session lines whatever else it has: its last one, those of another session that it looks at, and those
    /// that are sent again after the store has failed. The session may have been closed in that very turn.
    mutating func sendAnyway(_ range: Range<Int>, to id: SessionID, as kind: OutputPiece.Kind, now: MonotonicTime) {
        guard let place = place(of: id) else { return }
        append(range, to: id, at: place, as: kind, now: now)
    }

    private mutating func append(
        _ range: Range<Int>,
        to id: SessionID,
        at place: Int,
        as kind: OutputPiece.Kind,
        now: MonotonicTime
    ) {
        if isJournaling { pieces.append(OutputPiece(session: id, range: range, kind: kind)) }
        if queues[place].queued == 0 {
            queues[place].progressAt = now
            waiting += 1
            if nextSweep == nil { nextSweep = now + 1 }
        }
        queues[place].queued += range.count
        turnBytes += range.count
        if case .send(id, let last) = actions.last, last.upperBound == range.lowerBound {
            actions[actions.count - 1] = .send(id, last.lowerBound..<range.upperBound)
        } else {
            actions.append(.send(id, range))
        }
    }

    /// Something for the shell besides lines.
    mutating func add(_ action: BrokerAction) { actions.append(action) }

    /// In debug builds, ends the process when a line does not fit the contract.
    @inline(__always)
    mutating func assertFits(_ range: Range<Int>, answering method: Method?) {
        #if DEBUG
        let line = text.bytes(in: range)
        line.withUnsafeBytes { contract.assertFits($0, answering: method) }
        #endif
    }

    // MARK: Readers

    /// So many bytes of a session have left the process. Answers how many have not, and whether the session's own lines
    /// wait for that; nil when it is gone.
    mutating func flushed(_ id: SessionID, bytes: Int, now: MonotonicTime) -> (unread: Int, isPaused: Bool)? {
        guard let place = place(of: id) else { return nil }
        let before = queues[place].queued
        let unread = max(0, before - bytes)
        queues[place].queued = unread
        queues[place].progressAt = now
        if unread == 0, before > 0 { waiting -= 1 }
        return (unread, queues[place].isReadingPaused)
    }

    /// Stops reading from a session that has too much to read, and goes on when there is room again.
    mutating func setReading(of id: SessionID) {
        guard let place = place(of: id), !queues[place].isClosed else { return }
        let isPaused = queues[place].queued > soft
        guard isPaused != queues[place].isReadingPaused else { return }
        change(place) { $0.isReadingPaused = isPaused }
        actions.append(isPaused ? .pauseReading(id) : .resumeReading(id))
    }

    /// Looks for sessions whose output stands still.
    mutating func sweep(now: MonotonicTime) {
        if waiting > 0 {
            for (id, place) in places where queues[place].queued > 0 {
                let queue = queues[place]
                guard now.seconds(since: queue.progressAt) >= stall else { continue }
                let message = "closing: read nothing for \(stall) s, \(queue.queued) bytes wait"
                actions.append(.abort(id))
                actions.append(.log(BrokerLogEntry(level: .notice, session: id, message: message)))
            }
        }
        nextSweep = waiting > 0 ? now + 1 : nil
    }

    // MARK: The turn

    /// Whether ``takeTurn(into:)`` would give anything.
    var hasActions: Bool { !actions.isEmpty }

    /// Moves what has gathered since the last call into `turn`, whose old contents are dropped.
    mutating func takeTurn(into turn: inout BrokerTurn) {
        turnBytes = 0
        turn.removeAll()
        swap(&turn.text, &text)
        swap(&turn.actions, &actions)
    }

    mutating func turnWritten() { pieces.removeAll(keepingCapacity: true) }

    /// The turn was not written. Answers what it had for whom, and the text of it: nothing of it is sent.
    mutating func takeBack() -> (pieces: [OutputPiece], text: [UInt8], others: [BrokerAction]) {
        let taken = pieces
        pieces = []
        for piece in taken {
            guard let place = places[piece.session] else { continue }
            queues[place].queued -= piece.range.count
            if queues[place].queued == 0 { waiting -= 1 }
        }
        let others = actions.filter { action in
            switch action {
            case .send, .event(_, isCertain: false): false
            default: true
            }
        }
        actions.removeAll(keepingCapacity: true)
        let bytes = text.bytes
        text.removeAll()
        return (taken, bytes, others)
    }
}
