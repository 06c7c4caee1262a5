package import JSON
import NavigationProtocol
package import NavigationTree

// Requests of a batch for scenes that the host shares with others. This broker gathers the answers all the same, since
// a batch has one line of answers.

extension NavigationBroker {
    /// The next request of a session's batch, as it was written, with its id; a notification has none.
    ///
    /// - Returns: Nil at the end of the batch, and when only this broker can answer: the request cannot be read, has
    ///   the id of an open one, or the batch has no room for its answer.
    package mutating func nextOfBatch(of session: SessionID) -> (text: [UInt8], id: RawJSON?)? {
        guard machines.answers.batchCount > 0, let speaker = machines.sessions[session], !speaker.isClosing,
            let (text, batch) = machines.reading.nextText(of: session), machines.answers[batch]?.isFull == false,
            let envelope = envelope(of: text)
        else { return nil }
        guard case .request(let slice) = envelope.kind else { return (text, nil) }
        let id = RawJSON(copying: text.span.bytes, slice)
        return speaker.isOpen(id) ? nil : (text, id)
    }

    /// Leaves the request that ``nextOfBatch(of:)`` has given to a shared scene. Its answer comes with
    /// ``answerOfBatch(_:_:of:now:)``, or this broker carries it out after all: ``carryOutOfBatch(_:_:of:now:)``.
    package mutating func leaveOfBatch(_ id: RawJSON?, of session: SessionID, now: MonotonicTime) {
        guard let next = machines.reading.next(of: session) else { return }
        if let id {
            var place = AnswerPlace(session: session, id: id, batch: next.batch)
            place.method = machines.watches.returned(id.bytes, of: session)
            machines.answers.note(id, of: next.batch)
            machines.sessions.begin(id, of: session)
            machines.hold(place)
            machines.answers.leave(place)
        }
        if next.isLast { machines.release(next.batch, now: now) }
    }

    /// The answer of a request that was left to a shared scene: a line with its LF.
    package mutating func answerOfBatch(_ id: RawJSON, _ line: [UInt8], of session: SessionID, now: MonotonicTime) {
        guard let place = machines.answers.takeLeft(id, of: session), let batch = place.batch else { return }
        let before = machines.answers[batch]?.size ?? 0
        if before + line.count > limits.outputHard {
            machines.answers.fill(batch)
            machines.answer(place, refusing: machines.answerTooLarge(behind: before), now: now)
        } else {
            let answer = Batch.Answer(text: line.dropLast(), place: place, isUncertain: false)
            machines.answers.add(answer, to: batch)
        }
        machines.settle(place, now: now)
        machines.goOn(now: now)
    }

    /// Carries a request out that was left to a shared scene.
    ///
    /// - Parameter number: See ``receive(_:from:adding:taking:elsewhere:now:)``, also for the two behind it.
    package mutating func carryOutOfBatch(
        _ id: RawJSON,
        _ text: [UInt8],
        of session: SessionID,
        adding number: UInt64?,
        taking parts: PartScope,
        elsewhere: Elsewhere,
        now: MonotonicTime
    ) {
        guard var place = machines.answers.takeLeft(id, of: session), let envelope = envelope(of: text) else { return }
        let method = Method(envelope.content, in: text.span.bytes)
        place.method = method
        machines.beginShared(adding: number, taking: parts, elsewhere)
        text.withUnsafeBytes { carryOut(envelope, $0, method, place, now: now) }
        machines.endShared()
        machines.settle(place, now: now)
        machines.goOn(now: now)
    }

    /// Nil for what is not one message. The scanner has its members afterwards.
    private mutating func envelope(of text: [UInt8]) -> Envelope? {
        guard (try? machines.reading.scanner.scan(text.span.bytes)) != nil,
            machines.reading.scanner.top.kind == .object
        else { return nil }
        return try? Envelope(text.span.bytes, members: machines.reading.scanner.outer.members)
    }
}
