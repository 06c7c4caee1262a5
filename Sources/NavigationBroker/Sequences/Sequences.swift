import JSON
import NavigationProtocol
import NavigationTree

/// The sequences that have not ended, and the receivers of what they send.
///
/// 1. It begins sequences within the limits, and numbers them.
/// 2. It says which sequence may take its next item, and when a waiting one may go on. The caller carries out the item.
/// 3. It says how a turn that was not written is taken back.
struct Sequences {
    /// A change of a turn, with all that is needed to take it back.
    enum Undo {
        /// As the sequence was before.
        case moved(SentSequence)
        case ended(SentSequence)
        case receiversRemoved([Receiver])

        /// The request that waits again, when this is taken back.
        var unanswered: AnswerPlace? {
            guard case .ended(let sequence) = self, let asker = sequence.asker, asker.sink == .client,
                asker.batch == nil
            else { return nil }
            return asker
        }
    }

    /// A sequence that may go on, as it was before, and the item that it has taken; nil when the sequence is complete.
    struct Turn {
        let before: SentSequence
        let item: SentSequence.Item?
    }

    var receivers: Receivers
    private var all: [SequenceID: SentSequence] = [:]
    private var bySession: [SessionID: Set<SequenceID>] = [:]
    /// Those that may go on, in the order in which they came to that; some may have ended since.
    private var ready: [SequenceID] = []
    private var deadlines = Deadlines<SequenceID>()
    private var last: UInt64

    /// - Parameter last: The first sequence and the first receiver have the number behind this one.
    init(after last: UInt64 = 0) {
        receivers = Receivers(after: last)
        self.last = last
    }

    var count: Int { all.count }

    /// Deadlines that are kept, those of sequences that went on otherwise included.
    var deadlineCount: Int { deadlines.count }

    /// When ``wakeDue(now:)`` may have something to do next.
    var nextDeadline: MonotonicTime? { deadlines.next }

    /// How many a session has sent.
    func count(of session: SessionID) -> Int { bySession[session]?.count ?? 0 }

    /// Those that a session has sent and waits for, oldest first.
    private func awaited(by session: SessionID) -> [SentSequence] {
        (bySession[session] ?? []).sorted().compactMap { all[$0] }.filter { $0.asker?.isClient(session) == true }
    }

    subscript(id: SequenceID) -> SentSequence? { all[id] }

    /// Those for which `condition` holds, oldest first.
    func filter(_ condition: (SentSequence) -> Bool) -> [SentSequence] {
        all.values.filter(condition).sorted { $0.id < $1.id }
    }

    /// Whether a session is owed an answer.
    func isAwaited(by session: SessionID) -> Bool {
        awaited(by: session).contains { $0.asker?.id != nil }
    }

    /// The oldest that a request of a session began.
    func sent(as request: RawJSON, by session: SessionID) -> SequenceID? {
        awaited(by: session).first { $0.request == request }?.id
    }

    // MARK: Beginning and ending

    /// Begins a sequence, which may go on at once.
    mutating func begin(
        _ items: [SentItem],
        in target: (scene: String, navigator: String?),
        name: String?,
        isEphemeral: Bool,
        by author: Cause.Author? = nil,
        answering place: AnswerPlace,
        fromEntry: EntryID? = nil,
        isLink: Bool = false,
        during: QuestionNumber?,
        limits: Limits
    ) throws(WireError) -> SentSequence {
        let session = place.session
        guard count < limits.sequences else { throw .limitReached("sequences", limits.sequences) }
        guard count(of: session) < limits.sequencesPerSession else {
            throw .limitReached("sequencesPerSession", limits.sequencesPerSession)
        }
        last += 1
        let sequence = try SentSequence(
            SequenceID(session: session, number: last),
            items,
            in: target,
            name: name,
            isEphemeral: isEphemeral,
            by: author,
            answering: place,
            fromEntry: fromEntry,
            isLink: isLink,
            during: during,
            limits: limits
        )
        put(sequence)
        ready.append(sequence.id)
        return sequence
    }

    mutating func remove(_ id: SequenceID) -> SentSequence? {
        guard let sequence = all.removeValue(forKey: id) else { return nil }
        bySession[id.session]?.remove(id)
        if bySession[id.session]?.isEmpty == true { bySession[id.session] = nil }
        return sequence
    }

    /// The sender's connection is gone: its sequences go on without an answer. Answers those that end with it.
    mutating func senderEnded(_ session: SessionID) -> [SequenceID] {
        let sent = awaited(by: session)
        for sequence in sent { all[sequence.id]?.asker = nil }
        return sent.filter(\.isEphemeral).map(\.id)
    }

    // MARK: Going on

    /// Whether ``takeTurn()`` may give one.
    var hasReady: Bool { !ready.isEmpty }

    /// Lets the next sequence that may go on take its next item; nil when none may.
    mutating func takeTurn() -> Turn? {
        while !ready.isEmpty {
            let id = ready.removeFirst()
            guard let before = all[id], case .ready = before.phase else { continue }
            return Turn(before: before, item: all[id]?.next())
        }
        return nil
    }

    /// An operation is carried out for the item that was taken.
    mutating func perform(_ errand: SentSequence.Errand, for id: SequenceID) { all[id]?.begin(errand) }

    /// Guards sent the operation of a sequence to a destination that is sent.
    mutating func redirected(_ id: SequenceID, _ redirections: RedirectionList) { all[id]?.redirected(redirections) }

    /// A receiver is asked about the item that was taken.
    mutating func ask(_ receiver: ReceiverID, _ question: QuestionNumber, for id: SequenceID) {
        all[id]?.ask(receiver, question: question)
    }

    /// The item under way is done, and the rule says how to go on. Answers nil when the sequence has ended.
    ///
    /// - Parameter delay: what `auto` waits, in seconds.
    mutating func settle(
        _ id: SequenceID,
        _ outcome: SequenceStep.Outcome,
        _ rule: ResumeRule,
        by receiver: ReceiverID?,
        _ answer: OperationAnswer?,
        delay: Double,
        now: MonotonicTime
    ) throws(WireError) -> SentSequence.Continuation? {
        guard var sequence = all[id] else { return nil }
        // A change needs time to be seen; without one the next item may come at once.
        let rule = answer?.changed == false && rule == .auto ? .immediately : rule
        let continuation = try sequence.settle(outcome, rule, by: receiver, answer, delay: delay, now: now)
        all[id] = sequence
        switch continuation {
        case .ready: ready.append(id)
        case .waits(let time):
            deadlines.insert(id, at: time, open: count) { [all] id, time in
                if case .waiting(time)? = all[id]?.phase { true } else { false }
            }
        case .pauses, .isCancelled: break
        }
        return continuation
    }

    /// Whether a paused sequence goes on now.
    mutating func resume(_ id: SequenceID) -> Bool {
        guard all[id]?.resume() == true else { return false }
        ready.append(id)
        return true
    }

    /// Lets the waiting sequence whose time has come first go on. False when no time has come.
    mutating func wakeDue(now: MonotonicTime) -> Bool {
        guard let id = deadlines.takeDue(now: now) else { return false }
        if all[id]?.wake(now: now) == true { ready.append(id) }
        return true
    }

    // MARK: Taking back

    /// Puts back what changed in a turn that was not written. Returns a question whose answer is not wanted any more.
    mutating func takeBack(_ undo: Undo, isConnected: (SessionID) -> Bool) -> QuestionNumber? {
        switch undo {
        case .moved(var former), .ended(var former):
            var question: QuestionNumber?
            if case .asking(_, _, let asked)? = all[former.id]?.phase { question = asked }
            if let asker = former.asker, asker.sink == .client, !isConnected(asker.session) { former.asker = nil }
            put(former)
            return question
        case .receiversRemoved(let gone):
            for receiver in gone where isConnected(receiver.id.session) { receivers.add(receiver) }
            return nil
        }
    }

    /// The sequences that moved in a turn that was not written, and have to end, oldest first.
    mutating func moved(in turn: [Undo]) -> [SequenceID] {
        var moved: Set<SequenceID> = []
        for undo in turn {
            switch undo {
            case .moved(let sequence): moved.insert(sequence.id)
            case .ended(let sequence):
                moved.insert(sequence.id)
                // The answers of a batch are refused together, this one among them.
                if sequence.asker?.batch != nil { all[sequence.id]?.asker = nil }
            case .receiversRemoved: break
            }
        }
        return moved.sorted()
    }

    /// Adds one, or puts it back as it was.
    private mutating func put(_ sequence: SentSequence) {
        all[sequence.id] = sequence
        bySession[sequence.id.session, default: []].insert(sequence.id)
    }
}
