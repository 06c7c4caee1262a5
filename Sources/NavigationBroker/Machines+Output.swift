import JSON
import NavigationProtocol
import NavigationTree

// Lines on their way out, and what happens to readers that are too slow.

extension Machines {
    /// Answers the request that was carried out with what it left in ``result``, which is empty afterwards.
    mutating func answerWithResult(_ place: borrowing AnswerPlace, now: MonotonicTime) {
        var text = JSONWriter()
        swap(&text, &result)
        answer(place, with: text, now: now)
        // Its memory is kept for the next one.
        text.removeAll(keepingUpTo: BrokerTurn.keptCapacity)
        swap(&text, &result)
    }

    /// Answers a request with a result that comes later.
    mutating func answer(
        _ place: AnswerPlace,
        with result: some WireObject,
        as kind: OpenTurn.Piece.Kind? = nil,
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
        _ place: AnswerPlace,
        with result: borrowing JSONWriter,
        as kind: OpenTurn.Piece.Kind? = nil,
        now: MonotonicTime
    ) {
        if case .sequence(let id) = place.sink {
            return id.operationAnswered(.success(OperationAnswer(result.bytes)), on: &self, now: now)
        }
        // The answers of a batch are one line.
        let before = place.batch.flatMap { answers[$0]?.size } ?? 0
        if before + result.count > limits.outputHard {
            if let batch = place.batch { answers.fill(batch) }
            return answer(place, refusing: answerTooLarge(result.count, behind: before), as: kind, now: now)
        }
        write(place, as: kind, now: now) { output, id in
            output.raw("{\"jsonrpc\":\"2.0\",\"id\":")
            output.raw(id)
            output.raw(",\"result\":")
            output.raw(result)
            output.raw("}")
        }
    }

    /// - Parameter before: bytes of the answers before it in its batch.
    private func answerTooLarge(_ count: Int, behind before: Int) -> WireError {
        let members: KeyValuePairs<String, JSONValue?> = [
            "bytes": .integer(Int64(count)), "limit": .integer(Int64(limits.outputHard)),
        ]
        guard before > 0 else {
            let message =
                "The answer has \(count) bytes, more than the \(limits.outputHard) that fit; ask for a part of it"
            return WireError(.answerTooLarge, message, members)
        }
        let message =
            "The answer has \(count) bytes, and those before it in the batch have \(before): more than the \(limits.outputHard)"
        return WireError(.answerTooLarge, "\(message) that fit; ask for it outside the batch", members)
    }

    /// For a request of a batch whose answers fill the line already.
    func notCarriedOut(_ batch: Batch) -> WireError {
        WireError(
            .answerTooLarge,
            "The answers of this batch have \(batch.size) bytes, and one before this did not fit; this request was not carried out",
            ["bytes": .integer(Int64(batch.size)), "limit": .integer(Int64(limits.outputHard))]
        )
    }

    mutating func answer(
        _ place: AnswerPlace,
        refusing error: WireError,
        as kind: OpenTurn.Piece.Kind? = nil,
        now: MonotonicTime
    ) {
        if case .sequence(let id) = place.sink { return id.operationAnswered(.failure(error), on: &self, now: now) }
        telemetry.metrics.count(error.code)
        write(place, as: kind, now: now) { output, id in output.refusal(of: id, error) }
    }

    /// A notification is not answered; an answer of a batch waits for the others.
    private mutating func write(
        _ place: AnswerPlace,
        as kind: OpenTurn.Piece.Kind? = nil,
        now: MonotonicTime,
        _ body: (inout JSONWriter, RawJSON) -> Void
    ) {
        guard let id = place.id else { return }
        if let batch = place.batch {
            guard answers[batch] != nil else { return }
            var writer = JSONWriter()
            body(&writer, id)
            let answer = Batch.Answer(text: writer.bytes, place: place, isUncertain: !isCertain)
            answers.add(answer, to: batch)
            return
        }
        let start = output.count
        body(&output, id)
        output.raw("\n")
        let certainty: OpenTurn.Piece.Kind = isCertain ? .certain : .answer(id, place.method)
        queue(start..<output.count, to: place.session, as: kind ?? certainty, answering: place.method, now: now)
    }

    /// An answer is as certain as the changes before it in the turn. A registration holds in any case: the host itself
    /// restores what the registration revives.
    private var isCertain: Bool { !openTurn.isOpen || isAnswerCertain }

    /// Gives a session a part of the turn's text: whole lines. Beyond the limit the session gets its last line instead.
    mutating func queue(
        _ range: Range<Int>,
        to id: SessionID,
        as kind: OpenTurn.Piece.Kind = .certain,
        answering method: Method? = nil,
        now: MonotonicTime
    ) {
        if let session = sessions[id] { queue(range, to: session, as: kind, answering: method, now: now) }
    }

    mutating func queue(
        _ range: Range<Int>,
        to session: Session,
        as kind: OpenTurn.Piece.Kind = .certain,
        answering method: Method? = nil,
        now: MonotonicTime
    ) {
        guard !session.isClosing else { return }
        if session.queued > limits.outputSoft, session.queued + range.count > limits.outputHard {
            let message = "\(session.queued) bytes wait to be read, and no more than \(limits.outputHard) may"
            return end(session.id, .slowReader, message, now: now)
        }
        enqueue(range, to: session, as: kind, answering: method, now: now)
        pauseOrResume(session)
    }

    /// Without the limit, for the last line of a session.
    ///
    /// - Parameter method: what the line answers, when it is an answer.
    mutating func enqueue(
        _ range: Range<Int>,
        to session: Session,
        as kind: OpenTurn.Piece.Kind = .certain,
        answering method: Method? = nil,
        now: MonotonicTime
    ) {
        assertFits(range, answering: method)
        handOver(range, to: session, as: kind, now: now)
        if isMonitored { show(range, to: session, as: kind, answering: method, now: now) }
    }

    /// Queues a line without showing it to monitors.
    mutating func handOver(
        _ range: Range<Int>,
        to session: Session,
        as kind: OpenTurn.Piece.Kind,
        now: MonotonicTime
    ) {
        if configuration.isJournaling {
            let kind = openTurn.isOpen ? kind : .certain
            openTurn.pieces.append(OpenTurn.Piece(session: session.id, range: range, kind: kind))
        }
        if session.queued == 0 {
            session.progressAt = now
            waitingOutputs += 1
            if nextSweep == nil { nextSweep = now + 1 }
        }
        session.queued += range.count
        if case .send(session.id, let last) = actions.last, last.upperBound == range.lowerBound {
            actions[actions.count - 1] = .send(session.id, last.lowerBound..<range.upperBound)
        } else {
            actions.append(.send(session.id, range))
        }
    }

    /// So many bytes of this session's output have left the process.
    mutating func outputFlushed(_ id: SessionID, bytes: Int, now: MonotonicTime) {
        telemetry.metrics.writtenBytes += UInt64(max(0, bytes))
        guard let session = sessions[id] else { return }
        let before = session.queued
        session.queued = max(0, before - bytes)
        session.progressAt = now
        if session.queued == 0, before > 0 { waitingOutputs -= 1 }
        outputShrank(session, now: now)
    }

    /// Called when the unread output of a session has shrunk.
    mutating func outputShrank(_ session: Session, now: MonotonicTime) {
        if session.isLagging, session.queued <= limits.outputSoft / 2 { resynchronise(session.id, now: now) }
        pauseOrResume(session)
    }

    /// Whether the shell may give the broker the next line of this session now.
    func takesInput(from id: SessionID) -> Bool {
        sessions[id]?.takesInput ?? false
    }

    /// Stops reading from a session that has too many waiting requests or too much unread output. Reading goes on when
    /// the session has room again.
    mutating func pauseOrResume(_ session: Session) {
        guard !session.isClosing else { return }
        // The host must read from a session that it has asked: the session's own requests may wait for that answer.
        let isWaiting = session.inFlight >= limits.inFlight && !questions.isAsked(session.id)
        let isFull = isWaiting || session.queued > limits.outputSoft
        guard isFull != session.isReadingPaused else { return }
        session.isReadingPaused = isFull
        actions.append(isFull ? .pauseReading(session.id) : .resumeReading(session.id))
    }

    /// Looks for sessions whose output stands still.
    mutating func sweepOutputs(now: MonotonicTime) {
        if waitingOutputs > 0 {
            for session in sessions.values where session.queued > 0 {
                let id = session.id
                guard now.seconds(since: session.progressAt) >= limits.outputStall else { continue }
                actions.append(.abort(id))
                actions.append(
                    .log(
                        BrokerLogEntry(
                            level: .notice,
                            session: id,
                            message: "closing: read nothing for \(limits.outputStall) s, \(session.queued) bytes wait"
                        )
                    )
                )
            }
        }
        nextSweep = waitingOutputs > 0 ? now + 1 : nil
    }
}
