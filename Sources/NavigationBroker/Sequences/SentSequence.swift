import JSON
import NavigationProtocol
import NavigationTree

/// Values that are sent one after the other, and what became of each.
///
/// 1. It numbers its items as they come in: those of the request from 0, those that receivers add after them.
/// 2. It says which item is next, and when; the caller carries it out and comes back with the outcome.
/// 3. It accounts for every item exactly once in ``steps``, however it ends.
///
/// The idea: at most one item is under way, and where it is decides which calls make sense. ``next()`` takes one; then
/// it is settled, at once or later, or the sequence ends with it. Items that have not begun when the sequence ends were
/// not sent.
struct SentSequence {
    struct Item {
        let index: Int
        /// The item whose receiver added this one.
        let addedBy: Int?
        let sent: SentItem
    }

    /// An item that is settled.
    struct Step {
        let item: Item
        let outcome: SequenceStep.Outcome
        var receiver: ReceiverID?
        /// How the sequence went on.
        var rule: ResumeRule?
        var answer: OperationAnswer?
        var error: WireError?

        /// As the wire tells of it.
        var described: SequenceStep {
            SequenceStep(
                item.index,
                item.sent,
                addedBy: item.addedBy,
                outcome,
                by: receiver,
                resume: rule?.name,
                answer?.operation,
                error
            )
        }
    }

    /// The meaning of an operation for the item that it is carried out for.
    struct Errand {
        let outcome: SequenceStep.Outcome
        var receiver: ReceiverID?
        var rule = ResumeRule.auto
        /// Whether locks that refuse it cancel the sequence instead of failing it.
        var isCancelledByLocks = false
        /// Where guards sent it, when its answer will not say so: a sequence takes its place.
        var redirected: RedirectionList?
    }

    enum Phase {
        /// The next item may be taken.
        case ready
        /// An item was taken, and nothing is decided.
        case taken(Item)
        /// An operation is being carried out for an item.
        case performing(Item, Errand)
        /// A receiver has the word.
        case asking(Item, ReceiverID, question: QuestionNumber)
        /// The next item has its time.
        case waiting(until: MonotonicTime)
        /// Until a client resumes it.
        case paused
    }

    /// How it goes on.
    enum Continuation: Equatable {
        case ready
        case waits(until: MonotonicTime)
        case pauses
        case isCancelled
    }

    let id: SequenceID
    let scene: String
    /// Where items act that name no navigator, and their receivers are looked for.
    let navigator: String?
    let name: String?
    let isEphemeral: Bool
    /// The sender and the request's id: for the causes of changes. They outlive the session.
    let author: Cause.Author?
    let request: RawJSON?
    /// The entry that the request came from, if it said so.
    let fromEntry: EntryID?
    /// The place of the request in a trace. It outlives the answer as well.
    let trace: TraceContext?
    /// Whether a link began it, so that its items take away nothing that a lock protects.
    let isLink: Bool
    /// The question that the sender was answering, if it said so.
    let during: QuestionNumber?
    /// The request that gets the final answer; nil when its connection is gone.
    var asker: AnswerPlace?

    private(set) var phase = Phase.ready
    private(set) var pending: ArraySlice<Item> = []
    private(set) var steps: [Step] = []
    private var count = 0
    private var bytes = 0
    private let maximumItems: Int
    private let maximumBytes: Int

    /// - Throws: `limit_reached`, when that is too much for one sequence.
    init(
        _ id: SequenceID,
        _ items: [SentItem],
        in target: (scene: String, navigator: String?),
        name: String? = nil,
        isEphemeral: Bool = false,
        by author: Cause.Author? = nil,
        answering place: AnswerPlace,
        fromEntry: EntryID? = nil,
        isLink: Bool = false,
        during: QuestionNumber? = nil,
        limits: Limits
    ) throws(WireError) {
        self.id = id
        self.scene = target.scene
        self.navigator = target.navigator
        self.name = name
        self.isEphemeral = isEphemeral
        self.asker = place
        self.request = place.id
        self.trace = place.trace
        self.author = author
        self.fromEntry = fromEntry
        self.isLink = isLink
        self.during = during
        self.maximumItems = limits.sequenceItems
        self.maximumBytes = limits.sequenceBytes
        try checkRoom(for: items)
        pending += number(items, addedBy: nil)
    }

    /// The item that is under way.
    var current: Item? {
        switch phase {
        case .taken(let item), .performing(let item, _), .asking(let item, _, _): item
        case .ready, .waiting, .paused: nil
        }
    }

    var isPaused: Bool { if case .paused = phase { true } else { false } }

    /// Whose turn it is: the item under way, else the next one; nil when all are done.
    var index: Int? { current?.index ?? pending.first?.index }

    // MARK: One item

    /// Takes the next item; nil when the sequence is complete. Only when it is ready.
    mutating func next() -> Item? {
        guard case .ready = phase else { preconditionFailure("the sequence \(id) is not ready: \(phase)") }
        guard let item = pending.popFirst() else { return nil }
        phase = .taken(item)
        return item
    }

    /// An operation is carried out for the item that was taken.
    mutating func begin(_ errand: Errand) {
        guard case .taken(let item) = phase else { preconditionFailure("the sequence \(id) took nothing: \(phase)") }
        phase = .performing(item, errand)
    }

    /// Guards sent the operation that is being carried out to a destination that is sent.
    mutating func redirected(_ redirections: RedirectionList) {
        guard case .performing(let item, var errand) = phase else { return }
        errand.redirected = redirections
        phase = .performing(item, errand)
    }

    /// A receiver is asked about the item that was taken.
    mutating func ask(_ receiver: ReceiverID, question: QuestionNumber) {
        guard case .taken(let item) = phase else { preconditionFailure("the sequence \(id) took nothing: \(phase)") }
        phase = .asking(item, receiver, question: question)
    }

    /// The item under way is done, and the rule says how to go on.
    ///
    /// - Parameter delay: what `auto` waits, in seconds; without anything left to send it waits for nothing.
    /// - Throws: `limit_reached`, when the rule adds too much; then nothing is settled.
    mutating func settle(
        _ outcome: SequenceStep.Outcome,
        _ rule: ResumeRule,
        by receiver: ReceiverID? = nil,
        _ answer: OperationAnswer? = nil,
        delay: Double,
        now: MonotonicTime
    ) throws(WireError) -> Continuation {
        guard let item = current else { preconditionFailure("the sequence \(id) has nothing to settle: \(phase)") }
        switch rule {
        case .inserting(let items), .appending(let items), .replacing(let items): try checkRoom(for: items)
        case .auto, .immediately, .after, .pause, .cancel: break
        }
        steps.append(Step(item: item, outcome: outcome, receiver: receiver, rule: rule, answer: answer))
        phase = .ready
        switch rule {
        case .auto: return wait(delay, now: now)
        case .after(let seconds): return wait(seconds, now: now)
        case .immediately: return .ready
        case .inserting(let items):
            let new = number(items, addedBy: item.index)
            pending = new + pending
            return .ready
        case .appending(let items):
            pending += number(items, addedBy: item.index)
            return .ready
        case .replacing(let items):
            steps += pending.map { Step(item: $0, outcome: .replaced) }
            pending = number(items, addedBy: item.index)
            return .ready
        case .pause:
            phase = .paused
            return .pauses
        case .cancel: return .isCancelled
        }
    }

    private mutating func wait(_ seconds: Double, now: MonotonicTime) -> Continuation {
        guard seconds > 0, !pending.isEmpty else { return .ready }
        let end = now + seconds
        phase = .waiting(until: end)
        return .waits(until: end)
    }

    /// Whether its time has come; then it is ready.
    mutating func wake(now: MonotonicTime) -> Bool {
        guard case .waiting(let end) = phase, end <= now else { return false }
        phase = .ready
        return true
    }

    /// Whether it was paused; then it is ready.
    mutating func resume() -> Bool {
        guard isPaused else { return false }
        phase = .ready
        return true
    }

    /// It is over: nothing more is sent.
    ///
    /// - Parameter error: what becomes of the item under way.
    mutating func end(_ error: WireError?) {
        if let item = current {
            steps.append(Step(item: item, outcome: error == nil ? .notSent : .failed, error: error))
        }
        steps += pending.map { Step(item: $0, outcome: .notSent) }
        pending = []
        phase = .ready
    }

    // MARK: Items coming in

    private func checkRoom(for items: [SentItem]) throws(WireError) {
        guard count + items.count <= maximumItems else { throw .limitReached("sequenceItems", maximumItems) }
        guard bytes + Self.bytes(of: items) <= maximumBytes else {
            throw .limitReached("sequenceBytes", maximumBytes)
        }
    }

    private static func bytes(of items: [SentItem]) -> Int { items.reduce(0) { $0 + $1.text.bytes.count } }

    private mutating func number(_ items: [SentItem], addedBy: Int?) -> ArraySlice<Item> {
        let first = count
        count += items.count
        bytes += Self.bytes(of: items)
        return items.enumerated().map { Item(index: first + $0.offset, addedBy: addedBy, sent: $0.element) }[...]
    }
}

extension SentSequence {
    /// As lists show it.
    var state: SequenceState {
        let receiver: ReceiverID? = if case .asking(_, let receiver, _) = phase { receiver } else { nil }
        return SequenceState(
            id,
            scene: scene,
            name: name,
            statePhase,
            index: index,
            done: steps.count,
            left: pending.count,
            asking: receiver
        )
    }

    private var statePhase: SequenceState.Phase {
        switch phase {
        case .ready, .taken, .performing: .running
        case .asking: .asking
        case .waiting: .waiting
        case .paused: .paused
        }
    }
}

/// The answer of an operation, as far as a sequence tells of it.
struct OperationAnswer {
    /// False when there was nothing to do.
    private(set) var changed = true
    private(set) var operation = SequenceStep.Operation()
    /// The outcome of the destination in a sequence of its own, when it was sent to its receiver.
    private var sentOutcome: SequenceStep.Outcome?

    /// - Parameter text: the result of the operation.
    init(_ text: [UInt8]) {
        var scanner = JSONScanner()
        guard (try? scanner.scan(text.span.bytes)) != nil else { return }
        let bytes = text.span.bytes
        for member in scanner.outer.members {
            switch JSONText.decodeKey(member, in: bytes) {
            case "changed": changed = member.value.kind != .false
            case "revision":
                operation.revision = JSONText.integer(member.value, in: bytes).flatMap { UInt64(exactly: $0) }
            case "navigator": operation.navigator = NavigatorID(JSONText.decodeString(member.value, in: bytes))
            case "entry": operation.entry = EntryID(JSONText.decodeString(member.value, in: bytes))
            case "redirected": operation.redirected = RedirectionList(RawJSON(copying: bytes, member.value))
            case "steps": readStep(of: RawJSON(copying: bytes, member.value))
            default: break
            }
        }
    }

    /// The outcome of an item: that of its errand, unless a guard sent it elsewhere.
    mutating func outcome(of errand: SentSequence.Errand) -> SequenceStep.Outcome {
        operation.redirected = operation.redirected ?? errand.redirected
        return operation.redirected == nil ? errand.outcome : sentOutcome ?? .shown
    }

    /// A guard led to a destination that is sent: the answer is that of a sequence with this item.
    private mutating func readStep(of steps: RawJSON) {
        guard let step = (try? steps.value())?.array?.first?.object else { return }
        sentOutcome = step["outcome"]?.string.flatMap { SequenceStep.Outcome(rawValue: $0) }
        operation.navigator = step["navigator"]?.string.flatMap { NavigatorID($0) }
        operation.entry = step["entry"]?.string.flatMap { EntryID($0) }
        if case .integer(let revision)? = step["revision"] { operation.revision = UInt64(exactly: revision) }
    }
}
