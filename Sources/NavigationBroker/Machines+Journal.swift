import JSON
import NavigationProtocol
import NavigationTree

// Changes that wait for the store. Before the shell sends a turn, it looks at ``openRecords`` and writes them. Then it
// calls ``turnWritten()``, or ``turnNotWritten(_:now:)`` when it cannot write them.

extension Machines {
    /// The records that the store has to write before this turn may leave.
    var openRecords: [JournalRecord] { openTurn.records }

    mutating func turnWritten() {
        if !openTurn.records.isEmpty { telemetry.metrics.storeCommits += 1 }
        let done = openTurn.mayBeDone
        openTurn.removeAll()
        answers.turnWritten()
        for session in done { closeIfDone(session) }
    }

    /// The store could not write: every change of this turn is taken back, and so is whatever was going to tell of one.
    ///
    /// A request is answered with `store_failed` instead if it changed something, or if its answer came after a change.
    /// The client may send the request again.
    mutating func turnNotWritten(_ reason: String, now: MonotonicTime) {
        let turn = openTurn
        openTurn.removeAll()
        telemetry.metrics.storeFailures += 1
        var forsaken: [Results.Wait] = []
        for undo in turn.undo.reversed() { takeBack(undo, &forsaken) }
        for (subscription, scene) in turn.resynchronised { markLagging(subscription, of: scene) }
        let others = actions.filter { if case .send = $0 { false } else { true } }
        actions.removeAll(keepingCapacity: true)
        let text = output.bytes
        output.removeAll()
        for piece in turn.pieces { forget(piece) }
        let error = WireError(
            .storeFailed,
            "The change could not be written, so it did not happen: \(reason)",
            ["reason": .string(reason)]
        )
        answers.turnNotWritten(error)
        for piece in turn.pieces { send(piece, of: text, refusing: error, now: now) }
        for wait in forsaken {
            answer(wait.asker, refusing: error, now: now)
            settleResult(wait.asker, now: now)
        }
        actions += others
        needsReconciling = true
        tell(.storeFailed(reason: reason), now: now)
        failSequences(movedIn: turn.undo.compactMap(\.sequences), error, now: now)
        for session in Set(turn.pieces.map(\.session)).sorted().compactMap({ sessions[$0] }) {
            outputShrank(session, now: now)
        }
        for session in turn.mayBeDone { closeIfDone(session) }
        // The lines written here leave with this turn; the next turn cannot take them back.
        openTurn.removeAll()
    }

    /// Without its bytes being waited for.
    private mutating func forget(_ piece: OpenTurn.Piece) {
        guard let session = sessions[piece.session] else { return }
        session.queued -= piece.range.count
        if session.queued == 0 { waitingOutputs -= 1 }
    }

    private mutating func send(
        _ piece: OpenTurn.Piece,
        of text: [UInt8],
        refusing error: WireError,
        now: MonotonicTime
    ) {
        guard let session = sessions[piece.session] else { return }
        let start = output.count
        switch piece.kind {
        case .event: break
        case .certain:
            // The monitors have seen it.
            text.withUnsafeBytes { output.raw(UnsafeRawBufferPointer(rebasing: $0[piece.range])) }
            handOver(start..<output.count, to: session, as: .certain, now: now)
        case .answer(let id, let method):
            telemetry.metrics.count(.storeFailed, times: 1)
            output.refusal(of: id, error)
            output.raw("\n")
            enqueue(start..<output.count, to: session, answering: method, now: now)
        case .batch(var batch):
            batch.refuse(error)
            output.batch(batch)
            enqueue(start..<output.count, to: session, now: now)
            if isMonitored { show(batch, as: .certain, now: now) }
        }
    }

    /// - Parameter forsaken: requests that waited for what never was.
    private mutating func takeBack(_ undo: OpenTurn.Undo, _ forsaken: inout [Results.Wait]) {
        switch undo {
        case .change(let scene, let change):
            scene.tree.revoke(change)
            let closed = change.steps.compactMap { step in
                if case .navigatorCreated(let navigator) = step { navigator.id } else { nil }
            }
            // The ids are free again, so what was said about these navigators must not be about the next.
            _ = modules.navigatorsClosed(closed, in: scene.name)
            _ = sequences.receivers.navigatorsClosed(Set(closed), in: scene.name)
            scene.history.removeLast()
            scene.changes -= 1
        case .scenes(let undo): scenes.takeBack(undo)
        case .watchOpened(let subscription, let scene):
            scene.subscriptions.removeAll { $0.session == subscription.session && $0.number == subscription.number }
            sessions[subscription.session]?.watches[subscription.number] = nil
        case .answers(let undo):
            let again = answers.takeBack(undo, &forsaken) { sessions[$0] != nil }
            for wait in again { holdResult(wait.asker) }
        case .watchEnded(let subscription, let scene):
            guard let session = sessions[subscription.session] else { return }
            session.watches[subscription.number] = scene.name
            scene.subscriptions.append(subscription)
        case .tokens(let undo): tokens.takeBack(undo)
        case .sequences(let undo):
            if let question = sequences.takeBack(undo, isConnected: { sessions[$0] != nil }) {
                _ = questions.take(question)
            }
        case .admission(let undo): admission.takeBack(undo) { sessions[$0] != nil }
        case .modules(let undo): modules.takeBack(undo)
        }
    }

    private func markLagging(_ subscription: Subscription, of scene: Scene) {
        sessions[subscription.session]?.isLagging = true
        for index in scene.subscriptions.indices
        where scene.subscriptions[index].session == subscription.session
            && scene.subscriptions[index].number == subscription.number
        {
            scene.subscriptions[index].isLagging = true
        }
    }

    /// Notes what the store has to write.
    mutating func note(_ record: JournalRecord, _ undo: OpenTurn.Undo) {
        guard configuration.isJournaling else { return }
        openTurn.records.append(record)
        openTurn.undo.append(undo)
    }

    /// Notes what goes with the changes of this turn; before the first one there is nothing that it could go with.
    mutating func note(_ undo: OpenTurn.Undo) {
        if openTurn.isOpen { openTurn.undo.append(undo) }
    }

    // MARK: After the store failed, and at the start

    /// Makes every scene agree with the connected sessions and the registered types. They may differ because of events
    /// while the store could not write, or before the host started. Then goes on with requests that waited for
    /// something that was taken back.
    mutating func reconcile(because event: Cause.Event, now: MonotonicTime) {
        needsReconciling = false
        for scene in scenes.all {
            let change = scene.tree.reconcile(
                isConnected: { sessions[$0] != nil },
                isProvided: { registry.owner(of: $0) != nil }
            )
            publish(change, in: scene, cause: Cause(event, session: nil), now: now)
        }
        goOn(now: now)
    }
}
