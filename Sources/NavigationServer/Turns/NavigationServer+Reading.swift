import Logging
import NavigationBroker
import NavigationSharing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// Connections, from accepting to closing, and the lines that they send.

extension NavigationServer {
    // MARK: Connections

    /// Accepts a turn's share of connections.
    func acceptConnections(now: MonotonicTime) {
        for _ in 0..<Acceptor.share {
            switch acceptor.accept(poller, now: now) {
            case .accepted(let descriptor): connectionOpened(descriptor, now: now)
            case .nothing: return
            case .paused(let end): return alarms.set(.accept, at: end)
            }
        }
    }

    private func connectionOpened(_ descriptor: Int32, now: MonotonicTime) {
        guard poller.add(descriptor, .input) else {
            logger.warning("cannot wait for a connection: \(String(cString: strerror(errno))); it is closed")
            close(descriptor)
            return
        }
        let session = broker.connectionOpened(PeerCredentials(of: descriptor), now: now)
        connections.insert(Connection(descriptor, session: session, lineLimit: limits.line))
        logger.debug("connected", metadata: ["session": "\(session)"])
    }

    /// Closes a connection at once.
    func abort(_ connection: Connection, now: MonotonicTime) {
        guard !connection.isClosed else { return }
        poller.remove(connection.descriptor)
        connections.remove(connection)
        connection.close()
        broker.connectionClosed(connection.session, now: now)
        fleet?.scenes.ended(connection.session, now: now)
        ending.remove(connection.session)
        logger.debug("disconnected", metadata: ["session": "\(connection.session)"])
    }

    /// Makes the poller wait for what the connection waits for.
    func settle(_ connection: Connection) {
        guard !connection.isClosed, let interest = connection.changeOfInterest() else { return }
        poller.change(connection.descriptor, interest)
    }

    // MARK: Lines

    /// Writes a connection's queue, and gives the broker the connection's share of lines.
    func serve(_ connection: Connection, now: MonotonicTime) {
        connection.isWaiting = false
        var share = TurnShare(messages: limits.messagesPerTurn, seconds: limits.timePerTurn, began: now)
        sendOwedStates(to: connection, within: &share, now: now)
        let written = connection.writeQueue()
        if written > 0 {
            broker.outputFlushed(connection.session, bytes: written, now: now)
            reportShared(connection, now: now)
        }
        if connection.isAbandoned || connection.isDone() { return abort(connection, now: now) }
        // It has lines still, and the poller would report it without end.
        if connection.isPeerGone, connection.waitsForOwners { poller.remove(connection.descriptor) }
        takeLines(of: connection, within: &share, now: now)
        connection.noteShare(wasLong: share.isLong())
        connection.endTurn()
        settle(connection)
        // A change that cannot be written also refuses the other answers of its turn. While the store fails, each
        // connection therefore gets a turn of its own.
        if store?.isFailing == true { sendTurn(now: now) }
    }

    /// Sends the states that the connection's watches are owed. Each counts like a line.
    private func sendOwedStates(to connection: Connection, within share: inout TurnShare, now: MonotonicTime) {
        while broker.owesState(to: connection.session) {
            guard share.take(isTurnFull: broker.isTurnFull) else { return waiting.add(connection) }
            broker.sendOwedState(to: connection.session, now: now)
        }
    }

    private func takeLines(of connection: Connection, within share: inout TurnShare, now: MonotonicTime) {
        var takesInput = broker.takesInput(from: connection.session)
        while takesInput, connection.takesLines {
            guard share.take(isTurnFull: broker.isTurnFull) else { return waiting.add(connection) }
            if goOn(withBatchOf: connection, now: now) {
                takesInput = broker.takesInput(from: connection.session)
                continue
            }
            switch connection.nextLine(memory) {
            case .event(.line(let line)) where connection.keepIfLong(line): return waiting.add(connection)
            case .event(let event): takesInput = receive(event, from: connection, now: now)
            case .incomplete: continue
            case .none: return
            case .endOfInput:
                if let event = connection.lastLine() { _ = receive(event, from: connection, now: now) }
                while !connection.waitsForOwners, goOn(withBatchOf: connection, now: now) {}
                // It comes here again.
                guard !connection.waitsForOwners else { return connection.linesRemain() }
                endInput(of: connection, now: now)
                return
            }
        }
    }

    /// Carries out the next request of a batch. It counts like a line, so that other connections are served in between.
    private func goOn(withBatchOf connection: Connection, now: MonotonicTime) -> Bool {
        if fleet != nil, shareNextOfBatch(of: connection, now: now) { return true }
        guard slowLog != nil else { return broker.goOn(withBatchOf: connection.session, now: now) }
        let began = MonotonicTime.now()
        guard broker.goOn(withBatchOf: connection.session, now: now) else { return false }
        noteSlow(.request, since: began, until: .now()) { ["method": "batch", "session": "\(connection.session)"] }
        return true
    }

    /// - Returns: Whether the broker takes another line from this client.
    private func receive(_ event: LineDecoder.Event, from connection: Connection, now: MonotonicTime) -> Bool {
        guard case .line(let line) = event else {
            broker.lineTooLong(from: connection.session, now: now)
            return broker.takesInput(from: connection.session)
        }
        if fleet != nil, share(line, of: connection, now: now) { return broker.takesInput(from: connection.session) }
        guard slowLog != nil else {
            return connection.withBytes(of: line) { broker.begin($0.bytes, from: connection.session, now: now) }
        }
        return receiveTimed(line, from: connection, now: now)
    }

    private func receiveTimed(_ line: Range<Int>, from connection: Connection, now: MonotonicTime) -> Bool {
        let began = MonotonicTime.now()
        let takesInput = connection.withBytes(of: line) {
            broker.begin($0.bytes, from: connection.session, now: now)
        }
        noteSlow(.request, since: began, until: .now()) {
            let summary = connection.withBytes(of: line) { broker.summary(of: $0.bytes) }
            var details: Logger.Metadata = [
                "method": "\(summary.kind)", "session": "\(connection.session)", "bytes": "\(line.count)",
            ]
            if let scene = summary.scene { details["scene"] = "\(scene)" }
            return details
        }
        return takesInput
    }
}
