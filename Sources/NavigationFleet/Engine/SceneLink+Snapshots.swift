import JSON

// Snapshots. The owner writes one when the log has grown enough, and lets the engine remove what the snapshot before has
// of the log. A host whose next message is not there any more goes on from a snapshot.

extension SceneLink {
    // MARK: Writing

    /// Whether this host should write a snapshot now.
    package func isSnapshotDue(now: Duration) -> Bool {
        isConnected && member.takesTurns && snapshots.isDue(now: now)
    }

    /// Whether a snapshot is on its way to the engine.
    package var isWritingSnapshot: Bool { snapshots.upload != nil }

    /// Begins a snapshot of the scene as the log has it now. The host gives its items when they are wanted.
    package mutating func beginSnapshot(now: Duration) {
        guard snapshots.upload == nil, let log = member.log.words else { return }
        var items = Items()
        items.add(SceneSnapshots.log, log)
        requests.answered.write(to: &items)
        let subjects = [names.pieces(of: scene), names.marks(of: scene)]
        let stream = streamCreation(names.snapshots(of: scene), subjects, .snapshots)
        snapshots.begin(
            SnapshotUpload(
                of: scene,
                names,
                upTo: member.log.sequence,
                items.bytes,
                into: stream,
                answer: snapshots.lastAnswer,
                now: now
            )
        )
        carryOutUpload()
    }

    /// The next items of the host, none of ``SceneSnapshots/log`` and those of requests.
    package mutating func snapshot(_ items: Items, isLast: Bool, now: Duration) {
        snapshots.upload?.add(items.bytes, isLast: isLast, now: now)
        carryOutUpload()
    }

    mutating func snapshotStreamAnswered(_ answer: EngineAnswer, now: Duration) {
        guard snapshots.upload != nil else { return }
        switch answer {
        case .done:
            snapshots.upload?.streamIsThere(now: now)
            carryOutUpload()
        case .failed(_, let words):
            outputs.append(.refused(words))
            snapshots.giveUp(now: now)
        case .noStream, .wrongLastSequence: snapshots.giveUp(now: now)
        }
    }

    /// The engine has answered a message of a snapshot. What it could not take is sent again.
    mutating func stored(_ answer: EngineAnswer, _ number: UInt64, now: Duration) {
        guard case .done(let place?) = answer else { return }
        let mark = snapshots.upload?.stored(number, at: place, now: now)
        carryOutUpload()
        guard let mark else { return }
        let former = snapshots.last
        snapshots.finished(mark)
        outputs.append(.snapshotStored(bytes: mark.bytes))
        // Until the next snapshot, the former one and the log behind it stay: for hosts that are behind, and in case
        // the engine loses what it stored last.
        guard let former, former.sequence < mark.sequence else { return }
        purge(names.stream(of: scene), before: former.sequence)
        purge(names.snapshots(of: scene), before: former.first)
    }

    private mutating func purge(_ stream: String, before sequence: UInt64) {
        // The engine takes the first message for "all of it".
        guard sequence > 1 else { return }
        let request: JSONValue = ["seq": .integer(Int64(sequence))]
        outputs.append(
            .publish(
                EngineMessage(
                    "$JS.API.STREAM.PURGE.\(stream)",
                    body: request.serialized().withUnsafeBytes(Array.init)
                )
            )
        )
    }

    private mutating func carryOutUpload() {
        outputs += (snapshots.upload?.messages ?? []).map { .publish($0) }
        snapshots.upload?.messages = []
        if snapshots.upload?.wantsBytes == true { outputs.append(.snapshotWanted) }
    }

    // MARK: Reading

    /// The log begins behind what this host needs.
    mutating func logBegins(at sequence: UInt64, now: Duration) {
        member.lostBeginning()
        snapshots.needed(from: sequence)
        behind = sequence - member.log.sequence
        lookForSnapshots(now: now)
    }

    mutating func lookForSnapshots(now: Duration) {
        guard isConnected, !member.isHalted else { return }
        snapshots.look()
        outputs += reader.start(.marks, from: 1, now: now)
    }

    /// A message of the snapshots' stream.
    mutating func readSnapshot(_ message: EngineMessage, _ delivery: Delivery?, now: Duration) {
        if let delivery {
            let isNext = delivery.sequence == reader.next
            if reader.source == .pieces, !isNext {
                // The pieces are gone, or a message was left out.
                return delivery.isFirst ? rejectSnapshot(now: now) : restart(now: now)
            }
            reader.delivered(delivery.sequence)
            let step = snapshots.read(message, from: reader.source, isLast: delivery.pending == 0)
            carryOut(step, now: now)
        } else if SceneReader.lastSequence(of: message) != nil, reader.source == .marks {
            // All that were sent have come, or none is there.
            carryOut(snapshots.read(nil, from: .marks, isLast: true), now: now)
        } else if let last = SceneReader.lastSequence(of: message), last >= reader.next {
            restart(now: now)
        }
        if let answer = SceneReader.flowAnswer(to: message) { outputs.append(.publish(answer)) }
    }

    private mutating func carryOut(_ step: SnapshotDownload.Step, now: Duration) {
        switch step {
        case .wait: break
        case .missing: snapshotsMissing(now: now)
        case .read(let first):
            outputs.append(.snapshotBegins)
            outputs += reader.start(.pieces, from: first, now: now)
        case .items(let items):
            for item in items where !snapshots.take(item) { outputs.append(.snapshotItem(item)) }
            guard snapshots.download?.mark != nil else { return }
            outputs += reader.stop()
            guard let log = snapshots.restored?.log, log.sequence > member.log.sequence else {
                return rejectSnapshot(now: now)
            }
            outputs.append(.snapshotEnds(revision: log.revision))
        }
    }

    /// The host goes on from the snapshot.
    package mutating func restore(now: Duration) {
        guard let restored = snapshots.restored, let log = restored.log else { return }
        member.restore(log, now: now)
        requests.restore(restored.answered, of: member, now: now)
        snapshots.finishedReading()
        restart(now: now)
        carryOut(now: now)
    }

    /// The host cannot read the snapshot. It tries another one.
    package mutating func rejectSnapshot(now: Duration) {
        if let step = snapshots.download?.next() { carryOut(step, now: now) }
    }

    mutating func snapshotsMissing(now: Duration) {
        outputs += reader.stop()
        if let begin = snapshots.download?.begin { outputs.append(.snapshotMissing(begin: begin)) }
        outputs.append(.publish(EngineMessage(names.subject(of: scene, .wanted), body: Array("\(names.host)".utf8))))
        snapshots.lookAgain(now: now)
    }

    mutating func snapshotsAlarmed(now: Duration) {
        if snapshots.isLookDue(now: now) { lookForSnapshots(now: now) }
        if snapshots.upload?.alarmed(now: now) == false { snapshots.giveUp(now: now) }
        carryOutUpload()
    }
}
