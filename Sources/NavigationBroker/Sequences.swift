import JSON
import NavigationTree

/// The sequences that have not ended.
struct Sequences {
    private var all: [SequenceID: SentSequence] = [:]
    private var counts: [SessionID: Int] = [:]
    /// Those that may go on, in the order in which they came to that; some may have ended since.
    private var ready: [SequenceID] = []
    private var last: UInt64 = 0

    var count: Int { all.count }

    /// How many a session has sent.
    func count(of session: SessionID) -> Int { counts[session, default: 0] }

    mutating func makeID(for session: SessionID) -> SequenceID {
        last += 1
        return SequenceID(session: session, number: last)
    }

    /// For a look at one, or a change of one that is there.
    subscript(id: SequenceID) -> SentSequence? {
        get { all[id] }
        _modify { yield &all[id] }
    }

    /// Those for which `condition` holds, oldest first.
    func filter(_ condition: (SentSequence) -> Bool) -> [SentSequence] {
        all.values.filter(condition).sorted { $0.id < $1.id }
    }

    /// Whether a session is owed an answer.
    func isAwaited(by session: SessionID) -> Bool {
        count(of: session) > 0 && all.values.contains { $0.asker?.isClient(session) == true && $0.asker?.id != nil }
    }

    /// The oldest that a request of a session began.
    func sent(as request: RawJSON, by session: SessionID) -> SequenceID? {
        filter { $0.asker?.isClient(session) == true && $0.request == request }.first?.id
    }

    /// Adds one, or puts it back as it was.
    mutating func put(_ sequence: SentSequence) {
        if all.updateValue(sequence, forKey: sequence.id) == nil { counts[sequence.id.session, default: 0] += 1 }
    }

    mutating func remove(_ id: SequenceID) -> SentSequence? {
        guard let sequence = all.removeValue(forKey: id) else { return nil }
        let left = count(of: id.session) - 1
        counts[id.session] = left == 0 ? nil : left
        return sequence
    }

    mutating func makeReady(_ id: SequenceID) { ready.append(id) }

    /// The next one that may go on.
    mutating func takeReady() -> SequenceID? { ready.isEmpty ? nil : ready.removeFirst() }
}
