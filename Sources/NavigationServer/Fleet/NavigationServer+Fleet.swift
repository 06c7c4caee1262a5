import JSON
import Logging
import NavigationBroker
import NavigationProtocol
import NavigationSharing
import NavigationTree

// Lines of clients for shared scenes, and what comes back.

extension NavigationServer {
    /// Makes ready for the events of a fleet. False when the system does not allow it.
    func join(_ fleet: Fleet) -> Bool {
        fleet.scenes.sceneOfURL = { [unowned self] in broker.scene(ofURL: $0) }
        return poller.add(fleet.descriptor, .input)
    }

    /// Gives a line to the shared scenes, if it is for one. Returns whether the host's own broker need not see it.
    func share(_ line: Range<Int>, of connection: Connection, now: MonotonicTime) -> Bool {
        guard let fleet, let client = sharedClient(connection.session) else { return false }
        let carrier = connection.withBytes(of: line) { fleet.scenes.take($0.bytes, from: client, now: now) }
        switch carrier {
        case .own: return false
        case .informed(let lists):
            takeHostChanges(of: fleet, now: now)
            broker.note(fleet.describe(now: now), fleet.scenes.information(lists: lists))
            return false
        case .shared:
            if broker.isMonitored {
                connection.withBytes(of: line) { broker.monitor($0.bytes, from: connection.session, now: now) }
            }
        case .later: connection.putBack(line)
        }
        takePauses(of: fleet)
        return true
    }

    /// A client of this host, as the fleet knows it.
    private func sharedClient(_ session: SessionID) -> SharedClient? {
        broker.peer(of: session).map { SharedClient(session, $0, identity: broker.identity(of: session)) }
    }

    /// The host starts these modules from now on.
    func use(_ manifests: [ModuleManifest], now: MonotonicTime) {
        broker.manifestsRead(manifests, now: now)
        fleet?.scenes.use(manifests)
    }

    /// These grants hold from now on.
    func use(_ access: AccessPolicy, now: MonotonicTime) {
        broker.reconfigure(access, now: now)
        fleet?.scenes.use(access, of: connections.all.compactMap { sharedClient($0.session) }, now: now)
    }

    /// Gives the next request of a batch to the shared scenes, if it is for one. Returns whether the host's own broker
    /// need not see it now.
    func shareNextOfBatch(of connection: Connection, now: MonotonicTime) -> Bool {
        guard let fleet, let (text, id) = broker.nextOfBatch(of: connection.session),
            let client = sharedClient(connection.session)
        else { return false }
        switch fleet.scenes.takeOfBatch(text.span.bytes, from: client, now: now) {
        case .own: return false
        case .informed(let lists):
            broker.note(fleet.describe(now: now), fleet.scenes.information(lists: lists))
            return false
        case .shared:
            if broker.isMonitored { broker.monitor(text.span.bytes, from: connection.session, now: now) }
            broker.leaveOfBatch(id, of: connection.session, now: now)
        case .later: break
        }
        takePauses(of: fleet)
        return true
    }

    /// A client's next line may have to wait, and it would come at once.
    private func takePauses(of fleet: Fleet) {
        for case .pause(let session, let reason) in fleet.scenes.outputs {
            connections[session]?.pause(Connection.Pause(reason))
        }
        fleet.scenes.outputs.removeAll { if case .pause = $0 { true } else { false } }
    }

    /// A watch of the host begins with what the shared scenes have told.
    private func takeHostChanges(of fleet: Fleet, now: MonotonicTime) {
        for case .hostChanged(let changes, let cause) in fleet.scenes.outputs {
            broker.hostChanged(changes, because: cause, now: now)
        }
        fleet.scenes.outputs.removeAll { if case .hostChanged = $0 { true } else { false } }
    }

    /// Takes what the engine has, and does what is due.
    func serveFleet(hasEvents: Bool, now: MonotonicTime) {
        guard let fleet else { return }
        if hasEvents { fleet.takeEvents(now: now) }
        if fleet.alarm <= now { fleet.alarmed(now: now) }
        if !fleet.awaited.isEmpty { needAwaited(fleet, now: now) }
        guard fleet.isReportDue(now: now) else { return }
        fleet.report(sessions: connections.count, broker.connectedModules, now: now)
        // A request within a batch comes without notice.
        broker.note(fleet.describe(now: now), fleet.scenes.information(lists: false))
    }

    /// Sends what the shared scenes have for clients. The pieces of the turn must have been sent.
    func sendShared(now: MonotonicTime) {
        guard let fleet else { return }
        fleet.publish()
        while !fleet.scenes.outputs.isEmpty {
            let outputs = fleet.scenes.outputs
            fleet.scenes.outputs.removeAll()
            for output in outputs { carryOut(output, now: now) }
            fleet.publish()
            if broker.hasActions { sendTurn(now: now) }
        }
        endInputs(of: fleet, now: now)
    }

    private func carryOut(_ output: SharedScenes.Output, now: MonotonicTime) {
        switch output {
        case .lines(let session, let text, let scene):
            guard let connection = connections[session] else { return }
            if broker.isMonitored { broker.monitor(text, to: session, now: now) }
            _ = connection.send(text, scene: scene)
            // Owners do not see whether a client of another host reads. A client gets answers to the requests that it
            // may have open, and questions without end.
            guard connection.waitingBytes(of: SharedScenes.noScene) <= broker.limits.outputHard else {
                logger.warning("closed \(session): it does not read what owners of shared scenes send it")
                return abort(connection, now: now)
            }
            if connection.waitingBytes > broker.limits.outputSoft { connection.pause(.shared) }
            reportShared(connection, now: now)
            settle(connection)
        case .answer(let session, let id, let line, let scene):
            broker.answerOfBatch(id, line, of: session, now: now)
            fleet?.scenes.flushed(session, bytes: line.count, scene: scene, now: now)
        case .check(let session, let line):
            let refusal = broker.refusal(
                ofModuleIn: line.text.span.bytes,
                from: session,
                adding: line.number,
                taking: ownParts,
                now: now
            )
            fleet?.scenes.checked(session, refusal: refusal, now: now)
        case .own(let session, let line, let id, let elsewhere):
            carryOut(line, ofBatch: id, of: session, elsewhere, now: now)
        case .needsModule(let module): need(module, now: now)
        case .moduleIsShared(let module): broker.moduleIsShared(module, now: now)
        case .nameIsTaken(let module, let session): broker.nameIsTaken(module, for: session)
        case .forgetGuard(let number): broker.forgetGuard(number, now: now)
        case .guest(.line(let client, let text, let number)):
            broker.speaks(client.session, client.peer, as: client.identity, now: now)
            broker.receive(text.span.bytes, from: client.session, adding: number, taking: .unnamed, now: now)
            fleet?.scenes.carriedOut(text, of: client.session) { broker.hasModule($0, of: $1) }
        case .guest(.answer(let session, let text)):
            broker.receive(text.span.bytes, from: session, adding: nil, taking: .unnamed, now: now)
        case .guest(.closed(let session)): broker.connectionClosed(session, now: now)
        case .hostChanged(let changes, let cause): broker.hostChanged(changes, because: cause, now: now)
        case .pause(let session, let reason):
            guard let connection = connections[session] else { return }
            connection.pause(Connection.Pause(reason))
            settle(connection)
        case .resume(let session, let reason):
            guard let connection = connections[session] else { return }
            connection.resume(Connection.Pause(reason))
            settle(connection)
            waiting.add(connection)
        case .abort(let session): if let connection = connections[session] { abort(connection, now: now) }
        case .publish, .subscribe, .unsubscribe, .note, .twin, .inTouch, .sharesOthers: break
        }
    }

    /// The host's own broker takes these parts of a module's lists.
    private var ownParts: PartScope { .allBut(fleet?.scenes.sharedNames ?? []) }

    /// The owners have answered a line, and the own broker carries it out as well. A part that it refuses ends at the
    /// owners.
    private func carryOut(
        _ line: Registration,
        ofBatch id: RawJSON?,
        of session: SessionID,
        _ elsewhere: Elsewhere,
        now: MonotonicTime
    ) {
        guard let fleet else { return }
        let (text, number, parts) = (line.text, line.number, ownParts)
        if let id {
            broker.carryOutOfBatch(id, text, of: session, adding: number, taking: parts, elsewhere: elsewhere, now: now)
        } else {
            let bytes = text.span.bytes
            broker.receive(bytes, from: session, adding: number, taking: parts, elsewhere: elsewhere, now: now)
        }
        if let module = line.module {
            guard !broker.hasModule(module, of: session) else {
                return fleet.scenes.carriedOut(text, of: session) { broker.hasModule($0, of: $1) }
            }
            fleet.scenes.withdraw(module: module, of: session, now: now)
        } else if let number, !broker.hasPart(number, of: session) {
            fleet.scenes.withdraw(number, of: session, now: now)
        }
    }

    /// The broker has something for a client of another host.
    func serveGuest(_ session: SessionID, _ action: BrokerAction, now: MonotonicTime) {
        guard let fleet, fleet.scenes.isGuest(session) else { return }
        switch action {
        case .send(_, let part):
            fleet.scenes.say(output.turn.text.withUnsafeBytes { Array($0[part]) }, to: session)
            broker.outputFlushed(session, bytes: part.count, now: now)
        case .close, .abort: fleet.scenes.dismiss(session)
        default: break
        }
    }

    /// Tells the scenes what a client has read of them.
    func reportShared(_ connection: Connection, now: MonotonicTime) {
        guard let fleet else { return }
        let taken = connection.takeShared()
        for (scene, bytes) in taken {
            fleet.scenes.flushed(connection.session, bytes: bytes, scene: scene, now: now)
        }
        guard !taken.isEmpty, connection.resume(.shared) else { return }
        settle(connection)
        waiting.add(connection)
    }

    // MARK: Modules that the host starts

    /// A shared scene needs a module.
    private func need(_ module: String, now: MonotonicTime) {
        guard let fleet else { return }
        if isOfAnotherHost(module) {
            // Its host may have died. The owners forget it at about the same time as this host.
            fleet.awaited[module] = fleet.awaited[module] ?? now + Fleet.patience
        } else if broker.session(of: module) != nil || fleet.scenes.hasModule(module) {
            fleet.scenes.heard(.elsewhere, of: module, now: now)
        } else {
            broker.moduleNeeded(module, now: now)
        }
    }

    /// Whether a client of another host has registered a module, as far as the host's own broker knows.
    private func isOfAnotherHost(_ module: String) -> Bool {
        broker.session(of: module).flatMap { broker.peer(of: $0)?.host } != nil
    }

    /// Looks again at the modules of other hosts that scenes of this one need.
    private func needAwaited(_ fleet: Fleet, now: MonotonicTime) {
        for (module, deadline) in fleet.awaited.sorted(by: { $0.key < $1.key }) {
            let isThere = isOfAnotherHost(module)
            guard !isThere || deadline <= now else { continue }
            fleet.awaited[module] = nil
            if isThere { fleet.scenes.heard(.elsewhere, of: module, now: now) } else { need(module, now: now) }
        }
    }

    // MARK: The end

    /// Ends the host when its scenes are handed over and its clients have their answers.
    func leaveFleet(now: MonotonicTime) {
        guard isLeaving, !isShuttingDown, let fleet, !fleet.scenes.isBusy else { return }
        endService(now: now)
        sendTurn(now: now)
    }

    /// The client sends nothing more. The owners hear of it behind its lines, and the host's own broker when they have
    /// answered.
    func endInput(of connection: Connection, now: MonotonicTime) {
        fleet?.scenes.inputEnded(connection.session, now: now)
        guard let fleet, fleet.scenes.isAwaiting(connection.session) else {
            return broker.inputEnded(connection.session, now: now)
        }
        ending.insert(connection.session)
    }

    private func endInputs(of fleet: Fleet, now: MonotonicTime) {
        guard !ending.isEmpty else { return }
        for session in ending where !fleet.scenes.isAwaiting(session) {
            ending.remove(session)
            broker.inputEnded(session, now: now)
        }
        if broker.hasActions { sendTurn(now: now) }
    }
}

extension Connection.Pause {
    init(_ reason: SharedScenes.Reason) {
        switch reason {
        case .reading: self = .follower
        case .owners: self = .owners
        }
    }
}
