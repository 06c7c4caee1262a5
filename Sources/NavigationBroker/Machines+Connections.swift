import HeapModule
import JSON
import NavigationProtocol
import NavigationTree

// Connections coming and going.

extension Machines {
    /// A connection was accepted. The answer names its session; every later call about it carries that id.
    ///
    /// Over the limit of connections, the session still gets an id. It also gets its `bye`, and this turn's actions
    /// close it.
    mutating func connectionOpened(_ peer: PeerCredentials, now: MonotonicTime) -> SessionID {
        let id = makeSessionID()
        telemetry.metrics.connections += 1
        let ofUser = connectionsOfUser[peer.uid, default: 0]
        sessions.add(Session(id, peer: peer, now: now))
        connectionsOfUser[peer.uid] = ofUser + 1
        tell(.sessionOpened(id), now: now)
        if isShuttingDown {
            end(id, .shuttingDown, "The host is shutting down", now: now)
        } else if sessions.count > limits.connections {
            end(id, .tooManyConnections, "The host has \(limits.connections) connections already", now: now)
        } else if ofUser >= limits.connectionsPerUser {
            end(
                id,
                .tooManyConnections,
                "User \(peer.uid) has \(limits.connectionsPerUser) connections already",
                now: now
            )
        }
        return id
    }

    /// The client will send nothing more. Its requests are still answered; then the session is closed by an action.
    mutating func inputEnded(_ session: SessionID, now: MonotonicTime) {
        sessions[session]?.hasInputEnded = true
        answers.silence(session)
        closeIfDone(session)
        goOn(now: now)
    }

    /// Closes a session that has ended its input and waits for nothing any more. Changes that the store has still to
    /// write may be taken back, and then the session waits again. So no session is closed before the store's result is
    /// known.
    mutating func closeIfDone(_ id: SessionID) {
        guard !openTurn.isOpen else { return openTurn.mayBeDone.append(id) }
        guard let session = sessions[id], session.hasInputEnded, session.inFlight == 0, session.results == 0,
            !session.isClosing, !sequences.isAwaited(by: id)
        else {
            return
        }
        sessions[id]?.isClosing = true
        actions.append(.close(id))
    }

    /// The connection is gone. No further action names this session.
    ///
    /// Sessions that wait for an answer of this session get `provider_gone`. Its own requests are dropped. Its modules,
    /// ephemeral navigators and watches are removed.
    mutating func connectionClosed(_ id: SessionID, now: MonotonicTime) {
        guard let session = sessions.remove(id) else { return }
        tell(.sessionClosed(id), now: now)
        let left = connectionsOfUser[session.peer.uid, default: 1] - 1
        connectionsOfUser[session.peer.uid] = left == 0 ? nil : left
        if session.queued > 0 { waitingOutputs -= 1 }
        for scene in Set(session.watches.values) {
            scenes[scene]?.subscriptions.removeAll { $0.session == id }
        }
        monitors.removeAll(of: id)
        answers.sessionEnded(id)
        questions.sessionEnded(id)
        forgetSuspensions { $0.place.isClient(id) }
        for sequence in sequences.senderEnded(id) { endSequence(sequence, .cancelled, now: now) }
        noteRemoved(sequences.receivers.sessionEnded(id))
        let provided = modules.sessionEnded(id)
        for (module, _) in provided { links.moduleEnded(module) }
        failQuestions(askedOf: id, now: now)
        admission.guards.removeAll(of: id)
        let cause = Cause(.sessionEnded, session: id, module: session.module)
        withdraw(provided.flatMap(\.gone), session: id, cause: cause, now: now)
        goOn(now: now)
    }

    /// The id of a session that is there, or was.
    func sessionID(_ id: SessionID?, named name: String) throws(WireError) -> SessionID {
        guard let id, id.rawValue > 0, id.rawValue <= lastSessionNumber else {
            throw WireError(
                .unknownSession,
                "There is no session \(name); \"host.sessions\" lists them",
                ["session": .string(name)]
            )
        }
        return id
    }

    func requireSameUser(_ target: Session, as asker: SessionID) throws(WireError) {
        guard let user = sessions[asker]?.peer.uid, user != 0, user != target.peer.uid else { return }
        throw WireError(
            .otherUser,
            "Session \(target.id) belongs to user \(target.peer.uid)",
            ["session": .id(target.id), "uid": .integer(Int64(target.peer.uid))]
        )
    }

    /// Writes a last line that says why, then closes. Nothing more is sent to this session or carried out for it.
    mutating func end(_ id: SessionID, _ reason: ErrorCode, _ message: String, now: MonotonicTime) {
        guard let session = sessions[id], !session.isClosing else { return }
        let start = output.count
        output.line(Bye(reason, message))
        enqueue(start..<output.count, to: session, now: now)
        session.isClosing = true
        answers.silence(id)
        actions.append(.close(id))
        actions.append(
            .log(
                BrokerLogEntry(
                    level: reason == .shuttingDown ? .debug : .notice,
                    session: id,
                    message: "closing: \(message)"
                )
            )
        )
    }

    /// Shuts the host down: every session gets `bye` and is then closed. New requests are refused from here on.
    mutating func shutDown(now: MonotonicTime) {
        isShuttingDown = true
        // The remaining requests of a batch are refused, so that the batch is answered.
        for id in sessions.keys.sorted() { while goOn(withBatchOf: id, now: now) {} }
        endSequences(.failed(.shuttingDown), now: now) { _ in true }
        for question in questions.removeAll() where question.isRequest {
            answer(question.asker, refusing: .shuttingDown, now: now)
            settle(question.asker, now: now)
        }
        refuseSuspensions(.shuttingDown, now: now) { _ in true }
        admission.waiting.forgetDue()
        _ = failResults(where: { _ in true }, .shuttingDown, now: now)
        for id in sessions.keys.sorted() { end(id, .shuttingDown, "The host is shutting down", now: now) }
        carryOut(activation.hostEnds(), now: now)
    }

    /// Deadlines: to be called at ``nextDeadline``, or later.
    mutating func timePassed(now: MonotonicTime) {
        while let time = MonotonicTime.earlier(questions.nextDeadline, sequences.nextDeadline), time <= now {
            // Of one moment, questions come first.
            if let question = questions.takeExpired(now: time) {
                expireQuestion(question, now: now)
            } else {
                _ = sequences.wakeDue(now: time)
            }
        }
        if !isShuttingDown { carryOut(activation.timePassed(now: now), now: now) }
        goOn(now: now)
        if let sweep = nextSweep, sweep <= now { sweepOutputs(now: now) }
    }
}
