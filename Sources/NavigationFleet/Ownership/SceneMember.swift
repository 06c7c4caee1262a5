/// The part that one host has in one scene of a fleet: it follows the scene's log, owns the scene, or tries to.
///
/// 1. It folds the log, so that all hosts see the same history.
/// 2. As owner it appends turns, one record at a time. It confirms a turn when the log has it, and not before: nothing
///    that is not in the log may leave the host.
/// 3. It claims the scene when the owner is silent. Silence only says when to try; the log says who owns the scene.
///
/// An owner that lost the scene without noticing cannot append: the log has a message more than it expects. Then its
/// turns are revoked. This conditional append is the only lock.
///
/// The odd case is an append without an answer. It may be in the log, now or later. The member sends the same bytes
/// until the reader shows which message has the place behind the expected one.
///
/// A value: events and a time in, ``actions`` out. Times are of the host's monotonic clock, from any start.
package struct SceneMember: Sendable {
    package enum Action: Hashable, Sendable {
        /// Publish the record, with its expected sequence.
        case append(LogRecord)
        /// Start the reader again, with this message first.
        case read(from: UInt64)
        /// The log has a record of another host, or of a former life of this one. It is the next change of the scene.
        case apply(LogRecord)
        /// The log has a turn of this host. Its answers and events may leave.
        case confirm(LogRecord)
        /// The host owns the scene now.
        case own
        /// The host lost the scene. The turns that were not confirmed never happened.
        case revoke
        /// The stream ends before a message that was there. The engine has lost it.
        case engineLost(after: UInt64)
        /// The log has a record in a format that only newer hosts know.
        case formatTooNew(Int)
    }

    private enum State: Hashable {
        case follower
        case claiming(Append)
        /// With the record that is on its way, and how many turns it has.
        case owner(Append?, turns: Int)
        /// The log has lost its beginning. The host waits for a snapshot.
        case behind
        case halted
    }

    package let host: FleetHostID
    package private(set) var log = SceneLog()
    /// The actions of the last event, in order. The host carries them out and empties the list.
    package var actions: [Action] = []
    private var state = State.follower
    private var turns = Turns()
    private var heir: String?
    private var suspicion: Suspicion
    private var isConnected = false
    private var lastNumber: UInt64 = 0
    package private(set) var doubts = Doubts()
    /// The message with which the reader was started last, and when. One gap starts it once a second.
    private var reading: (from: UInt64, since: Duration)?

    /// - Parameter rank: the number of hosts that claim the scene before this one when the owner is silent.
    package init(_ host: FleetHostID, rank: Int, now: Duration) {
        self.host = host
        suspicion = Suspicion(rank: rank, now: now)
    }

    package var isOwner: Bool { if case .owner = state { true } else { false } }
    /// Whether the member neither follows nor claims any more: the engine has lost messages, or the log has a format
    /// that is too new. Only people or a repair can help.
    package var isHalted: Bool { state == .halted }
    /// Whether the log has lost its beginning, and the host waits for a snapshot.
    package var isBehind: Bool { state == .behind }

    /// Whether the host owns the scene, and has not begun to give it up.
    package var takesTurns: Bool { isOwner && heir == nil }

    /// Whether the scene is on its way to another host.
    package var isHandingOver: Bool { isOwner && heir != nil }
    /// The number of revisions that are not confirmed.
    package var unconfirmed: Int { turns.revisions }

    package func admission(now: Duration) -> Admission {
        guard case .owner = state else { return .notOwner(log.owner) }
        if let heir { return .handingOver(to: heir) }
        if !isConnected { return .away }
        return turns.isFull(now: now) ? .full : .accepts
    }

    /// When ``alarmed(now:)`` has to be called; nil when nothing waits for a time.
    package var alarm: Duration? {
        guard isConnected else { return nil }
        return switch state {
        case .follower: suspicion.due
        case .claiming(let append), .owner(let append?, _): append.due
        case .owner(nil, _), .behind, .halted: nil
        }
    }

    // MARK: Requests

    /// Takes the changes of a turn. ``admission(now:)`` must accept them.
    ///
    /// - Parameter revisions: None when the turn changes settings alone.
    package mutating func submit(revisions: Int, body: [UInt8], now: Duration) {
        precondition(isOwner && heir == nil, "a turn of a host that does not own the scene")
        turns.add(Turns.Turn(revisions: revisions, body: body, since: now))
        appendNext(now: now)
    }

    /// Gives the scene to another host, as soon as the turns so far are in the log.
    package mutating func handOver(to heir: String, now: Duration) {
        guard isOwner else { return }
        self.heir = heir
        appendNext(now: now)
    }

    // MARK: The engine's connection

    package mutating func connected(now: Duration) {
        isConnected = true
        suspicion.heard(now: now)
        read(now: now)
        tryAgain(now: now)
    }

    /// The connection is lost. Records that were sent may still arrive.
    package mutating func disconnected() { isConnected = false }

    // MARK: Answers to an append

    /// The engine has stored an attempt.
    package mutating func acknowledged(_ number: UInt64, at sequence: UInt64, now: Duration) {
        guard let append, append.record.number == number else { return }
        if sequence == append.record.expected + 1, !append.isPlaceVoid {
            settle(append.record, now: now)
        } else {
            lostItsPlace(last: sequence, now: now)
        }
    }

    /// The engine has refused an attempt, since its last message is another one than expected. An earlier one proves
    /// nothing: a leader that the other servers have replaced does not know what they have stored since.
    package mutating func refused(_ number: UInt64, last: UInt64, now: Duration) {
        guard let append, append.record.number == number else { return }
        if last > append.record.expected { lostItsPlace(last: last, now: now) } else { failed(number, now: now) }
    }

    /// The leader of the stream says again and again that it ends here, before what this host has read.
    package mutating func engineHas(only last: UInt64) {
        if state != .halted, last < log.sequence { halt(.engineLost(after: last)) }
    }

    /// The engine could not take an attempt, or says nothing that can be trusted.
    package mutating func failed(_ number: UInt64, now: Duration) {
        guard var append, append.record.number == number else { return }
        append.failed(now: now)
        self.append = append
    }

    // MARK: The reader

    /// The reader has a message. Messages may come again, and some may be left out.
    package mutating func received(_ message: LogMessage, at sequence: UInt64, now: Duration) {
        guard state != .halted, state != .behind, sequence > log.sequence else { return }
        guard sequence == log.sequence + 1 else {
            let isStarting = reading.map { $0.from == log.sequence + 1 && now - $0.since < .seconds(1) } ?? false
            if !isStarting { read(now: now) }
            return
        }
        switch message {
        case .record(let record): take(record, at: sequence, now: now)
        case .foreign: take(nil, at: sequence, now: now)
        case .newer(let format): halt(.formatTooNew(format))
        }
    }

    /// Takes the next message of the log; nil when it is not written as a record.
    private mutating func take(_ record: LogRecord?, at sequence: UInt64, now: Duration) {
        if let append, record == append.record, append.record.expected + 1 == sequence {
            return settle(append.record, now: now)
        }
        let verdict = log.take(record, at: sequence)
        doubts.judge(verdict, at: sequence)
        let counting = verdict == .counts ? record : nil
        switch state {
        case .follower: if let counting { follow(counting, now: now) }
        case .claiming:
            state = .follower
            guard let counting else { return suspicion.heard(now: now) }
            if counting.kind == .turn { suspicion.wasWrong(now: now) }
            follow(counting, now: now)
        case .owner(let append, let turns):
            if let counting {
                depose()
                follow(counting, now: now)
            } else if var append {
                append.foundPlaceVoid(now: now)
                if record == append.record { append.lostItsPlace(last: sequence, now: now) }
                state = .owner(append, turns: turns)
                renewSpent(now: now)
            }
        case .behind, .halted: break
        }
    }

    /// Follows the log from its beginning, as a host that has just started.
    package mutating func beginAnew(now: Duration) {
        guard state != .halted else { return }
        if isOwner { depose() }
        (log, state, doubts, reading) = (SceneLog(), .follower, Doubts(), nil)
        suspicion.ownerChanged(now: now)
    }

    /// The log does not have the next message any more. The host follows it again from a snapshot on.
    package mutating func lostBeginning() {
        guard state != .halted, state != .behind else { return }
        if isOwner { depose() }
        state = .behind
    }

    /// Goes on from a snapshot, after ``lostBeginning()``. It has the log up to a later message than this host.
    package mutating func restore(_ log: SceneLog, now: Duration) {
        guard state == .behind, log.sequence > self.log.sequence else { return }
        self.log = log
        state = .follower
        suspicion.ownerChanged(now: now)
    }

    /// A beat of a host came.
    package mutating func heard(_ host: FleetHostID, now: Duration) {
        if host == log.owner { suspicion.heard(now: now) }
    }

    /// This host stood still until now, so it may not have read yet what the owner has said meanwhile.
    package mutating func awoke(now: Duration) { suspicion.heard(now: now) }

    package mutating func alarmed(now: Duration) {
        guard isConnected, let alarm, alarm <= now else { return }
        if state == .follower { claim(now: now) } else { tryAgain(now: now) }
    }

    // MARK: Appending

    /// The record that is on its way.
    private var append: Append? {
        get {
            switch state {
            case .claiming(let append): append
            case .owner(let append, _): append
            case .follower, .behind, .halted: nil
            }
        }
        set {
            switch (state, newValue) {
            case (.claiming, let append?): state = .claiming(append)
            case (.owner(_, let turns), let append): state = .owner(append, turns: turns)
            case (.claiming, nil), (.follower, _), (.behind, _), (.halted, _):
                preconditionFailure("nothing is on its way")
            }
        }
    }

    private mutating func record(
        _ kind: LogRecord.Kind,
        epoch: UInt64,
        revisions: ClosedRange<UInt64>? = nil,
        body: [UInt8] = []
    ) -> LogRecord {
        lastNumber += 1
        return LogRecord(
            kind,
            from: host,
            number: lastNumber,
            expected: log.sequence,
            epoch: epoch,
            revisions: revisions,
            after: log.chain,
            body: body
        )
    }

    private mutating func claim(now: Duration) {
        let append = Append(record(.claim, epoch: log.epoch + 1), now: now)
        state = .claiming(append)
        actions.append(.append(append.record))
    }

    /// Appends what waits, if nothing is on its way.
    private mutating func appendNext(now: Duration) {
        guard case .owner(nil, _) = state else { return }
        let next: (record: LogRecord, turns: Int)
        if !turns.isEmpty {
            let part = turns.next()
            let revisions =
                part.revisions == 0 ? nil : log.revision + 1...log.revision + UInt64(part.revisions)
            next = (record(.turn, epoch: log.epoch, revisions: revisions, body: part.body), part.turns)
        } else if let heir {
            next = (record(.handover(to: heir), epoch: log.epoch), 0)
        } else {
            return
        }
        state = .owner(Append(next.record, now: now), turns: next.turns)
        actions.append(.append(next.record))
    }

    /// Sends the same bytes again. After a refusal, the reader also starts again, to tell which message has the place.
    private mutating func tryAgain(now: Duration) {
        guard isConnected, var append else { return }
        append.triedAgain(now: now)
        self.append = append
        guard !append.isPlaceVoid else { return renew(now: now) }
        if append.last != nil { read(now: now) }
        // Also after a refusal: the message that the engine counted may never be stored.
        actions.append(.append(append.record))
    }

    private mutating func lostItsPlace(last: UInt64, now: Duration) {
        guard var append else { return }
        append.lostItsPlace(last: last, now: now)
        self.append = append
        if append.isPlaceVoid { renewSpent(now: now) } else { read(now: now) }
    }

    /// Begins another append for the same turns, when the former one is spent.
    private mutating func renewSpent(now: Duration) {
        if append?.isSpent(at: log.sequence) == true { renew(now: now) }
    }

    private mutating func renew(now: Duration) {
        guard case .owner(_, let turns) = state else { return }
        state = .owner(nil, turns: turns)
        appendNext(now: now)
    }

    private mutating func read(now: Duration) {
        reading = (log.sequence + 1, now)
        actions.append(.read(from: log.sequence + 1))
    }

    /// The log has the record that was on its way.
    private mutating func settle(_ record: LogRecord, now: Duration) {
        guard log.take(record, at: record.expected + 1) == .counts else {
            preconditionFailure("an append that does not continue the log that it was made for")
        }
        switch record.kind {
        case .claim:
            state = .owner(nil, turns: 0)
            suspicion.ownerChanged(now: now)
            actions.append(.own)
        case .turn:
            guard case .owner(_, let count) = state else { return }
            turns.removeFirst(count)
            state = .owner(nil, turns: 0)
            actions.append(.confirm(record))
        case .handover:
            state = .follower
            heir = nil
            suspicion.ownerChanged(now: now)
            actions.append(.revoke)
        }
        appendNext(now: now)
    }

    // MARK: Following

    private mutating func follow(_ record: LogRecord, now: Duration) {
        switch record.kind {
        case .turn: suspicion.heard(now: now)
        case .claim: suspicion.ownerChanged(now: now)
        case .handover(let heir):
            if heir == host.name { suspicion.isAsked(now: now) } else { suspicion.ownerChanged(now: now) }
        }
        actions.append(.apply(record))
    }

    private mutating func depose() {
        state = .follower
        heir = nil
        turns.removeAll()
        actions.append(.revoke)
    }

    /// The host cannot read what the log has. Only people can help.
    package mutating func halt() {
        if isOwner { depose() }
        state = .halted
    }

    private mutating func halt(_ reason: Action) {
        halt()
        actions.append(reason)
    }
}
