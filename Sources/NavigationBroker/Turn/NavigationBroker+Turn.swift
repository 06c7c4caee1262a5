import JSON
package import NavigationProtocol
import NavigationTree

// Changes that wait for the store. Before the shell sends a turn, it looks at ``openRecords`` and writes them. Then it
// calls ``turnWritten()``, or ``turnNotWritten(_:now:)`` when it cannot write them.

extension NavigationBroker {
    /// Whether ``takeTurn(into:)`` would give anything.
    package var hasActions: Bool { machines.outbox.hasActions }

    /// Moves what has gathered since the last call into `turn`, whose old contents are dropped.
    package mutating func takeTurn(into turn: inout BrokerTurn) { machines.outbox.takeTurn(into: &turn) }

    /// Whether this turn has made so much work for its end, the store's and the sockets', that others would wait long
    /// for it. Then the shell ends the turn soon.
    package var isTurnFull: Bool {
        machines.outbox.turnBytes >= Self.fullTurnBytes || machines.turn.records.count >= Self.fullTurnRecords
    }

    /// Bytes that a turn sends, counted for each session: as many take a few milliseconds to copy.
    static let fullTurnBytes = 4 << 20
    /// Records that a turn writes to the store: as many take about ten milliseconds.
    static let fullTurnRecords = 512

    /// The records that the store has to write before this turn may leave.
    package var openRecords: [JournalRecord] { machines.turn.records }

    package mutating func turnWritten() { machines.turnWritten() }

    /// The store could not write: every change of this turn is taken back, and so is whatever was going to tell of one.
    ///
    /// A request is answered with `store_failed` instead if it changed something, or if its answer came after a change.
    /// The client may send the request again.
    package mutating func turnNotWritten(_ reason: String, now: MonotonicTime) {
        let undo = machines.turn.undo
        let mayBeDone = machines.turn.end()
        machines.telemetry.metrics.storeFailures += 1
        var forsaken: [Results.Wait] = []
        for undo in undo.reversed() { machines.takeBack(undo, &forsaken) }
        let (pieces, text, others) = machines.outbox.takeBack()
        let error = WireError(
            .storeFailed,
            "The change could not be written, so it did not happen: \(reason)",
            ["reason": .string(reason)]
        )
        machines.answers.turnNotWritten(error)
        for piece in pieces { send(piece, of: text, refusing: error, now: now) }
        for wait in forsaken {
            machines.answer(wait.asker, refusing: error, now: now)
            machines.settleResult(wait.asker, now: now)
        }
        for action in others { machines.outbox.add(action.afterStoreFailed(error)) }
        machines.turn.needsReconciling = true
        HostEvent.storeFailed(reason: reason).tell(on: &machines, now: now)
        for id in machines.sequences.moved(in: undo.compactMap(\.sequences)) {
            id.end(.failed(error), on: &machines, now: now)
        }
        for session in Set(pieces.map(\.session)).sorted() where machines.sessions[session] != nil {
            machines.outputShrank(session)
        }
        for session in mayBeDone { machines.closeIfDone(session) }
        // The lines written here leave with this turn; the next turn cannot take them back.
        machines.outbox.turnWritten()
        _ = machines.turn.end()
    }

    /// Sends a line of the turn again, or the refusal that takes its place.
    private mutating func send(
        _ piece: OutputPiece,
        of text: [UInt8],
        refusing error: WireError,
        now: MonotonicTime
    ) {
        switch piece.kind {
        case .event: break
        case .certain:
            // The monitors have seen it.
            let line = machines.outbox.write { output in
                text.withUnsafeBytes { output.raw(UnsafeRawBufferPointer(rebasing: $0[piece.range])) }
            }
            machines.outbox.sendAnyway(line, to: piece.session, as: .certain, now: now)
        case .answer(let id, let method):
            machines.telemetry.metrics.count(.storeFailed, times: 1)
            let line = machines.outbox.write { output in
                output.refusal(of: id, error)
                output.raw("\n")
            }
            machines.sendAnyway(line, to: piece.session, answering: method, now: now)
        case .batch(var batch):
            batch.refuse(error)
            machines.sendAnyway(machines.outbox.write { $0.batch(batch) }, to: piece.session, now: now)
            if machines.isMonitored { TrafficLine.show(batch, as: .certain, on: &machines, now: now) }
        }
    }

    /// The shell says why the store cannot be written; nil when it can be written again.
    package mutating func storeFailed(_ reason: String?) { machines.telemetry.storeFailure = reason }

    /// Why the store could not be written when that was tried last; nil when it could.
    package var storeFailure: String? { machines.telemetry.storeFailure }

    /// Whether the trees must be compared with the connected sessions: the store failed to write a change that no
    /// client had requested.
    package var needsReconciling: Bool { machines.turn.needsReconciling }

    /// Makes every scene agree with the connected sessions and the registered types. They may differ because of events
    /// while the store could not write, or before the host started. Then goes on with requests that waited for
    /// something that was taken back.
    package mutating func reconcile(because event: Cause.Event, now: MonotonicTime) {
        machines.reconcile(because: event, now: now)
    }
}
