import JSON
import NavigationProtocol
import NavigationTree

// Lines and answers on their way out.

extension Machines {
    // MARK: Lines

    /// Gives a session a part of the turn's text: whole lines. Beyond the limit the session gets its last line instead.
    ///
    /// - Parameters:
    ///   - kind: what becomes of the lines if the store fails.
    ///   - method: what the line answers, when it is an answer.
    mutating func send(
        _ range: Range<Int>,
        to id: SessionID,
        as kind: OutputPiece.Kind = .certain,
        answering method: Method? = nil,
        now: MonotonicTime
    ) {
        outbox.assertFits(range, answering: method)
        let outcome = outbox.send(range, to: id, as: turn.isOpen ? kind : .certain, now: now)
        switch outcome {
        case .isClosed: return
        case .isTooMuch(let unread):
            let message = "\(unread) bytes wait to be read, and no more than \(limits.outputHard) may"
            return end(id, .slowReader, message, now: now)
        case .fits, .isBehind: break
        }
        if isMonitored { TrafficLine.show(range, to: id, as: kind, answering: method, on: &self, now: now) }
        if outcome == .isBehind { pauseOrResume(id) }
    }

    /// Gives a session a line without a look at what it has not read.
    mutating func sendAnyway(
        _ range: Range<Int>,
        to id: SessionID,
        answering method: Method? = nil,
        now: MonotonicTime
    ) {
        outbox.assertFits(range, answering: method)
        outbox.sendAnyway(range, to: id, as: .certain, now: now)
        if isMonitored { TrafficLine.show(range, to: id, as: .certain, answering: method, on: &self, now: now) }
    }

    /// Whether any session monitors traffic.
    @inline(__always)
    var isMonitored: Bool { !watches.monitors.isEmpty }

    /// Writes a last line that says why, then closes. Nothing more is sent to this session or carried out for it.
    mutating func end(_ id: SessionID, _ reason: ErrorCode, _ message: String, now: MonotonicTime) {
        guard sessions[id]?.isClosing == false else { return }
        sendAnyway(outbox.write { $0.line(Bye(reason, message)) }, to: id, now: now)
        sessions.close(id)
        answers.silence(id)
        outbox.close(id)
        let level: BrokerLogEntry.Level = reason == .shuttingDown ? .debug : .notice
        outbox.add(.log(BrokerLogEntry(level: level, session: id, message: "closing: \(message)")))
    }

    // MARK: Readers

    /// So many bytes of this session's output have left the process.
    mutating func outputFlushed(_ id: SessionID, bytes: Int, now: MonotonicTime) {
        telemetry.metrics.writtenBytes += UInt64(max(0, bytes))
        guard let reader = outbox.flushed(id, bytes: bytes, now: now) else { return }
        if reader.isPaused || watches.isLagging(id) { outputShrank(id) }
    }

    /// Called when the unread output of a session has shrunk.
    mutating func outputShrank(_ id: SessionID) {
        if owesState(to: id) { outbox.add(.catchUp(id)) }
        pauseOrResume(id)
    }

    /// Whether a watch of a session is owed the state, and the reader has room for it.
    func owesState(to id: SessionID) -> Bool {
        watches.isLagging(id) && outbox.unread(of: id) <= limits.outputSoft / 2
    }

    /// Sends a watch the state that it is owed. A state may be large, so a reader gets the next one when it has read.
    mutating func sendOwedState(to id: SessionID, now: MonotonicTime) {
        guard owesState(to: id), let watch = watches.takeLagging(of: id) else { return }
        watch.sendState(on: &self, now: now)
        pauseOrResume(id)
    }

    /// Stops reading from a session that has too much unread output. Reading goes on when the session has room again.
    ///
    /// Requests that wait do not stop it: the answer that they wait for may come from the same session.
    mutating func pauseOrResume(_ id: SessionID) {
        guard sessions[id] != nil else { return }
        outbox.setReading(of: id)
    }

    // MARK: Answers

    /// Answers a request with a result that comes later.
    mutating func answer(
        _ place: borrowing AnswerPlace,
        with result: some WireObject,
        as kind: OutputPiece.Kind? = nil,
        now: MonotonicTime
    ) {
        var text = JSONWriter()
        result.write(to: &text)
        answer(place, with: text, as: kind, now: now)
    }

    /// Answers a request; the writer's bytes are the result's text.
    ///
    /// - Parameter kind: how sure it is; nil leaves that to the turn.
    mutating func answer(
        _ place: borrowing AnswerPlace,
        with result: borrowing JSONWriter,
        as kind: OutputPiece.Kind? = nil,
        now: MonotonicTime
    ) {
        if case .sequence(let id) = place.sink {
            return id.operationAnswered(.success(OperationAnswer(result.bytes)), on: &self, now: now)
        }
        // The answers of a batch are one line.
        let before = place.batch.flatMap { answers[$0]?.size } ?? 0
        if result.isTooLong || before + result.count > limits.outputHard {
            if let batch = place.batch { answers.fill(batch) }
            let isPaged = result.isTooLong && place.method?.isReadInParts == true
            let error = isPaged ? answerNeedsParts() : answerTooLarge(behind: before)
            return answer(place, refusing: error, as: kind, now: now)
        }
        endSpan(place, now: now)
        guard let id = place.id else { return }
        let range = outbox.write { $0.response(to: id, with: result) }
        deliver(range, to: place, id, as: kind, now: now)
    }

    mutating func answer(
        _ place: borrowing AnswerPlace,
        refusing error: WireError,
        as kind: OutputPiece.Kind? = nil,
        now: MonotonicTime
    ) {
        if case .sequence(let id) = place.sink { return id.operationAnswered(.failure(error), on: &self, now: now) }
        telemetry.metrics.count(error.code, of: place.method)
        endSpan(place, error, now: now)
        // A notification is not answered.
        guard let id = place.id else { return }
        let range = outbox.write { $0.refusal(of: id, error) }
        deliver(range, to: place, id, as: kind, now: now)
    }

    /// An answer of a batch waits for the others. An answer is as certain as the changes before it in the turn. A
    /// registration holds in any case: the host itself restores what the registration revives. Its answer says so
    /// unless it has ids that such a change gave.
    @inline(__always)
    private mutating func deliver(
        _ range: Range<Int>,
        to place: borrowing AnswerPlace,
        _ id: RawJSON,
        as kind: OutputPiece.Kind?,
        now: MonotonicTime
    ) {
        let isCertain = !turn.isOpen || place.method?.changesRegistrations == true && !(kind?.isAnswer ?? false)
        if let batch = place.batch {
            let text = outbox.text.bytes(in: range)
            outbox.drop(range)
            return answers.add(Batch.Answer(text: text, place: copy place, isUncertain: !isCertain), to: batch)
        }
        let line = range.lowerBound..<outbox.write { $0.raw("\n") }.upperBound
        guard !isCertain else { return send(line, to: place.session, answering: place.method, now: now) }
        let kind = kind ?? .answer(id, place.method)
        send(line, to: place.session, as: kind, answering: place.method, now: now)
    }

    /// Refuses to make an answer with this many entries and navigators, when it cannot fit or takes too long.
    ///
    /// - Parameter weight: The least share of an entry in this answer, in bytes.
    func checkFits(
        entries: Int,
        _ navigators: Int = 0,
        weight: Int = Snapshot.fewestBytesOfEntry
    ) throws(WireError) {
        let least = entries * weight + navigators * Snapshot.weightOfNavigator
        guard least <= limits.snapshotBytes else { throw answerNeedsParts() }
    }

    /// Refuses to make an answer with a whole scene, when it cannot fit.
    func checkFits(_ scene: Scene) throws(WireError) {
        let (entries, navigators) = scene.withTree { ($0.entryCount, $0.navigatorCount) }
        try checkFits(entries: entries, navigators)
    }

    /// Refuses to list the children of a navigator that has very many: the list alone would hold up the others.
    func checkFits(childrenOf id: NavigatorID, in scene: Scene) throws(WireError) {
        let most = limits.snapshotBytes / 128
        if scene.withTree({ $0.hasMoreChildren(of: id, than: most) }) { throw answerNeedsParts() }
    }

    /// An answer that can be read in parts stops the loop for a shorter time than others may.
    func answerNeedsParts() -> WireError {
        let limit = limits.snapshotBytes
        let message =
            "The answer has more than the \(limit) bytes that it may have as a whole; read it in parts: \"tree.get\" and \"path.get\" take \"limit\", and then \"after\" with the \"next\" of the part before"
        return WireError(.answerTooLarge, message, ["limit": .integer(Int64(limit))])
    }

    /// - Parameter before: bytes of the answers before it in its batch.
    func answerTooLarge(behind before: Int = 0) -> WireError {
        let limit = limits.outputHard
        guard before > 0 else {
            let message = "The answer has more than the \(limit) bytes that fit; ask for a part of it"
            return WireError(.answerTooLarge, message, ["limit": .integer(Int64(limit))])
        }
        let message =
            "The answer and those before it in the batch, which have \(before) bytes, are more than the \(limit) bytes that fit"
        return WireError(
            .answerTooLarge,
            "\(message); ask for it outside the batch",
            ["bytes": .integer(Int64(before)), "limit": .integer(Int64(limit))]
        )
    }

    /// One thing less that a batch waits for; sends it when that was the last.
    mutating func release(_ id: BatchID, now: MonotonicTime) {
        guard let batch = answers.release(id) else { return }
        for request in batch.requests { sessions.finish(request, of: batch.session) }
        guard !batch.answers.isEmpty else { return }
        let line = outbox.write { $0.batch(batch) }
        let kind: OutputPiece.Kind = batch.isUncertain ? .batch(batch) : .certain
        send(line, to: batch.session, as: kind, now: now)
        if isMonitored { TrafficLine.show(batch, as: kind, on: &self, now: now) }
    }

    // MARK: Requests whose answers come later

    /// A request waits for a module: it counts against its session, and its batch waits for it.
    mutating func hold(_ place: borrowing AnswerPlace) {
        // A sequence waits for its operations on its own account.
        guard place.sink == .client else { return }
        if let batch = place.batch { answers.hold(batch) }
        sessions.begin(place.id, of: place.session)
        sessions.hold(1, of: place.session)
    }

    /// The answer of a request that waited is written; the caller has written it.
    mutating func settle(_ place: borrowing AnswerPlace, now: MonotonicTime) {
        guard place.sink == .client else { return }
        if let batch = place.batch { release(batch, now: now) }
        sessions.finish(place.id, of: place.session)
        sessions.hold(-1, of: place.session)
        closeIfDone(place.session)
    }

    /// A request waits for an entry or a flow: reading from its session goes on, and its batch waits for it.
    mutating func holdResult(_ place: borrowing AnswerPlace) {
        if let batch = place.batch { answers.hold(batch) }
        sessions.begin(place.id, of: place.session)
        sessions.holdResults(1, of: place.session)
    }

    /// The answer of a request that waited for a result is written.
    mutating func settleResult(_ place: borrowing AnswerPlace, now: MonotonicTime) {
        if let batch = place.batch { release(batch, now: now) }
        sessions.finish(place.id, of: place.session)
        sessions.holdResults(-1, of: place.session)
        closeIfDone(place.session)
    }

    /// Answers requests that wait for a result with an error instead, and says how many.
    @discardableResult
    mutating func fail(_ waits: [Results.Wait], _ error: WireError, now: MonotonicTime) -> Int {
        for wait in waits {
            answer(wait.asker, refusing: error, now: now)
            settleResult(wait.asker, now: now)
        }
        return waits.count
    }

    /// Closes a session that has ended its input and waits for nothing any more. Changes that the store has still to
    /// write may be taken back, and then the session waits again. So no session is closed before the store's result is
    /// known.
    mutating func closeIfDone(_ id: SessionID) {
        guard !turn.isOpen else { return turn.askAgain(about: id) }
        guard let session = sessions[id], session.hasInputEnded, session.inFlight == 0, session.results == 0,
            !session.isClosing, !sequences.isAwaited(by: id)
        else {
            return
        }
        sessions.close(id)
        outbox.close(id)
    }
}
