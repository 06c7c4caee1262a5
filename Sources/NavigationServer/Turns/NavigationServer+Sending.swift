import Logging
import NavigationBroker
import NavigationProtocol

// The second half of a turn: the store has it first, and then it leaves.

extension NavigationServer {
    // MARK: Committing

    /// Writes the changes of the turn, or has the broker take them back.
    private func commitTurn(now: MonotonicTime) {
        let last = broker.lastSessionNumber
        guard !broker.openRecords.isEmpty || store?.needsSessions(after: last) == true else {
            return broker.turnWritten()
        }
        let records = broker.openRecords
        let began = slowLog.map { _ in MonotonicTime.now() }
        switch store?.write(records, lastSession: last, now: now) {
        case .written, nil:
            broker.turnWritten()
            if broker.storeFailure != nil { storeWorksAgain() }
            if let began { noteSlow(.commit, since: began, until: .now()) { ["records": "\(records.count)"] } }
            if records.contains(where: \.isLarge) { discard(records) }
        case .failed(let reason):
            broker.turnNotWritten(reason, now: now)
            broker.storeFailed(reason)
        }
        scheduleCatchUp(now: now)
    }

    /// Frees records on another thread, because the entries of a whole scene take some milliseconds.
    private func discard(_ records: consuming [JournalRecord]) {
        Task.detached(priority: .background) { _ = records }
    }

    /// Does one piece of the store's upkeep, if one is due. Serving a slow connection and a piece of upkeep come in
    /// different turns, so that the others wait for one of them at most.
    ///
    /// - Parameter servedSlow: Whether this turn has served a slow connection.
    func doUpkeep(servedSlow: Bool, now: MonotonicTime) {
        let isDue = store?.needsUpkeep == true
        isUpkeepLate = isDue && servedSlow
        if isDue, !servedSlow { store?.doUpkeep(now: now) { broker.tree(of: $0) } }
    }

    private func storeWorksAgain() {
        broker.storeFailed(nil)
        logger.notice("the store can be written again")
    }

    /// Sets the alarm for what waits, if anything does.
    private func scheduleCatchUp(now: MonotonicTime) {
        guard let store, store.isBehind || broker.needsReconciling || !isStartWritten else { return }
        alarms.setIfUnset(.catchUp, at: now + StoreWriter<Journal>.delay)
    }

    /// Writes what waits, and has the broker make good what it could not write.
    func catchUp(now: MonotonicTime) {
        guard store != nil, !isShuttingDown else { return }
        store?.catchUp(now: now)
        if !isStartWritten { return writeStart(now: now) }
        if broker.needsReconciling { broker.reconcile(because: .sessionEnded, now: now) }
        if store?.isBehind == true { scheduleCatchUp(now: now) }
    }

    /// Writes what the start could not write, also when no scene has changed: the session numbers of this host are
    /// reserved with it.
    private func writeStart(now: MonotonicTime) {
        broker.reconcile(because: .hostStarted, now: now)
        switch store?.write(broker.openRecords, lastSession: broker.lastSessionNumber, now: now) {
        case .written, nil:
            isStartWritten = true
            broker.turnWritten()
            storeWorksAgain()
        case .failed(let reason):
            broker.turnNotWritten(reason, now: now)
            broker.storeFailed(reason)
            scheduleCatchUp(now: now)
        }
    }

    // MARK: Sending

    /// Commits the turn, and sends what came of it.
    func sendTurn(now: MonotonicTime) {
        if store != nil { commitTurn(now: now) }
        broker.takeTurn(into: &output.turn)
        guard !output.turn.isEmpty else { return }
        for index in output.turn.actions.indices { run(output.turn.actions[index], now: now) }
        for index in output.askers.indices { flush(output.askers[index], now: now) }
        for index in output.receivers.indices { flush(output.receivers[index], now: now) }
        output.removeReceivers()
        writeSpans()
        modules.turnSent()
    }

    private func flush(_ connection: Connection, now: MonotonicTime) {
        guard !connection.isClosed else { return }
        let sent = output.flush(connection)
        if sent > 0 { broker.outputFlushed(connection.session, bytes: sent, now: now) }
        if connection.isDone() { abort(connection, now: now) } else { settle(connection) }
    }

    private func run(_ action: BrokerAction, now: MonotonicTime) {
        switch action {
        case .send(let session, let part):
            if let connection = connections[session] {
                output.add(part, for: connection)
            } else {
                serveGuest(session, action, now: now)
            }
        case .close(let session):
            if let connection = connections[session] {
                end(connection, now: now)
            } else {
                serveGuest(session, action, now: now)
            }
        case .abort(let session):
            if let connection = connections[session] {
                abort(connection, now: now)
            } else {
                serveGuest(session, action, now: now)
            }
        case .pauseReading(let session): if let connection = connections[session] { pause(connection) }
        case .resumeReading(let session): if let connection = connections[session] { resume(connection) }
        case .catchUp(let session): if let connection = connections[session] { waiting.add(connection) }
        case .startModule(let manifest): modules.start(manifest)
        case .stopModule(let module): modules.end(module)
        case .moduleNews(let module, let news): fleet?.heard(news, of: module, now: now)
        // Only owners of shared scenes say these. The server sees what they make of them.
        case .needModule, .event: break
        case .discard(let tree): Task.detached(priority: .background) { tree.free() }
        case .slow(let question): noteSlow(question)
        case .span(let span): traces?.add(span, now: .now())
        case .log(let entry): logger.write(entry)
        }
    }

    // MARK: Spans

    /// Writes the spans of the turn, whose answers have left.
    private func writeSpans() {
        guard let (written, dropped) = traces?.write(at: .now()) else { return }
        broker.spansWritten(written, dropped: dropped)
    }

    /// Opens the file of the spans again.
    func reopenTraces() {
        do throws(TraceFileError) {
            guard let path = try traces?.reopen() else { return }
            logger.info("opened \(path) again")
        } catch {
            logger.error("\(error); the former file stays")
        }
    }

    // MARK: Connections

    /// Stops reading, and closes the connection when its output is sent.
    private func end(_ connection: Connection, now: MonotonicTime) {
        if connection.requestClose() { abort(connection, now: now) } else { settle(connection) }
    }

    private func pause(_ connection: Connection) {
        connection.pause()
        settle(connection)
    }

    private func resume(_ connection: Connection) {
        connection.resume()
        settle(connection)
        waiting.add(connection)
    }
}
