import JSON
import NavigationProtocol
import NavigationTree

/// A batch of requests that is answered in one line.
struct BatchID: Hashable {
    fileprivate let rawValue: UInt64
}

/// Answers that come later than their requests.
///
/// 1. It gathers the answers of a batch until the last one is there, also those of shared scenes.
/// 2. It keeps the requests that wait for what becomes of an entry or a flow; see ``Results``.
/// 3. It remembers the sessions that answer no more: their questions fail when the message has been dealt with.
struct PendingAnswers {
    /// A change of a turn, with all that is needed to take it back.
    enum Undo {
        case awaited(Results.Wait)
        case settled(Results.Place, [Results.Wait])
    }

    var results = Results()
    private var batches: [BatchID: Batch] = [:]
    private var lastBatch: UInt64 = 0
    private var silenced: [SessionID] = []
    /// The requests of batches that shared scenes carry out.
    private var left: [SessionID: [RawJSON: AnswerPlace]] = [:]

    // MARK: Batches

    var batchCount: Int { batches.count }

    subscript(batch: BatchID) -> Batch? { batches[batch] }

    mutating func beginBatch(of session: SessionID) -> BatchID {
        lastBatch += 1
        let id = BatchID(rawValue: lastBatch)
        batches[id] = Batch(session: session)
        return id
    }

    /// A batch waits for one answer more.
    mutating func hold(_ batch: BatchID) { batches[batch]?.waiting += 1 }

    /// A batch waits for one answer less. Answers the batch when that was the last one.
    mutating func release(_ id: BatchID) -> Batch? {
        batches[id]?.waiting -= 1
        guard batches[id]?.waiting == 0 else { return nil }
        return batches.removeValue(forKey: id)
    }

    /// A request of a batch has this id.
    mutating func note(_ request: RawJSON, of batch: BatchID) { batches[batch]?.requests.append(request) }

    /// Adds an answer, unless the batch was forgotten with its session.
    mutating func add(_ answer: Batch.Answer, to batch: BatchID) { batches[batch]?.add(answer) }

    /// An answer did not fit any more: what comes after it is not carried out.
    mutating func fill(_ batch: BatchID) { batches[batch]?.isFull = true }

    /// A shared scene carries this request of a batch out.
    mutating func leave(_ place: AnswerPlace) {
        if let id = place.id { left[place.session, default: [:]][id] = place }
    }

    /// The place of a request that a shared scene has carried out; nil when its session has ended.
    mutating func takeLeft(_ id: RawJSON, of session: SessionID) -> AnswerPlace? {
        let place = left[session]?.removeValue(forKey: id)
        if left[session]?.isEmpty == true { left[session] = nil }
        return place
    }

    /// The turn was written: what the batches hold so far is certain.
    mutating func turnWritten() {
        for id in batches.keys { batches[id]?.settle() }
    }

    /// The turn was not written: what rests on it is refused instead.
    mutating func turnNotWritten(_ error: WireError) {
        for id in batches.keys { batches[id]?.refuse(error) }
    }

    // MARK: Sessions

    /// A session answers nothing more.
    mutating func silence(_ session: SessionID) { silenced.append(session) }

    /// Whether ``takeSilenced()`` would give one.
    var hasSilenced: Bool { !silenced.isEmpty }

    /// The session that was silenced last; its questions must fail.
    mutating func takeSilenced() -> SessionID? { silenced.popLast() }

    /// A connection is gone: its answers are wanted no more.
    mutating func sessionEnded(_ session: SessionID) {
        batches = batches.filter { $0.value.session != session }
        left[session] = nil
        _ = results.remove(of: session)
    }

    // MARK: Taking back

    /// Puts back what changed in a turn that was not written.
    ///
    /// - Parameters:
    ///   - forsaken: gets the requests that waited for what never was.
    ///   - isConnected: whether a session is still there.
    /// - Returns: The requests that wait again.
    mutating func takeBack(
        _ undo: Undo,
        _ forsaken: inout [Results.Wait],
        isConnected: (SessionID) -> Bool
    ) -> [Results.Wait] {
        switch undo {
        case .awaited(let wait):
            forsaken += results.remove(of: wait.asker.session) { $0.asker.id == wait.asker.id }
            return []
        case .settled(let place, let waits):
            // The answers of a batch are refused together, this one among them.
            let again = waits.filter { isConnected($0.asker.session) && $0.asker.batch == nil }
            for wait in again { results.add(wait, for: place) }
            return again
        }
    }
}
