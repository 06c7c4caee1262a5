import NavigationFleet

// Clients, each connected to one host, and the messages between hosts.

extension Simulation {
    /// A client sends a request to its host, once. It gets an answer, or is told that nothing is known.
    mutating func ask() {
        let index = Int.random(in: hosts.indices, using: &dice)
        guard isAlive[index], !hosts[index].isPaused, hosts[index].requests.hasRoom else { return }
        lastRequest += 1
        let request = lastRequest
        open.insert(request)
        origins[request] = hosts[index].id
        // Most clients are patient.
        let patience = hasLuck(0.8) ? Duration.seconds(600) : delay(100, 5_000)
        act(index) { host, now in
            let number = host.requests.ask(SimulatedHost.body(of: request), deadline: now + patience, now: now)
            host.asked[number] = request
        }
    }

    /// The host has died, and its clients know nothing of their requests.
    mutating func forgetRequests(of index: Int) {
        open.subtract(hosts[index].asked.values)
    }

    mutating func run(_ action: SceneRequests.Action, _ index: Int) {
        switch action {
        case .send(let request, let host): send(request, from: index, to: host)
        case .reply(let reply, let id, let epoch): send(reply, from: index, to: id, epoch)
        case .carryOut(let request): carryOut(request, index)
        case .waits: break
        case .answer(let number, let outcome):
            guard let request = hosts[index].asked.removeValue(forKey: number) else {
                return fail("doubled: request \(number) of h\(index) has two answers")
            }
            open.remove(request)
            answered(request, outcome, on: index)
        }
    }

    private mutating func carryOut(_ request: SceneRequest, _ index: Int) {
        if options.planted == .answeredBeforeConfirmed {
            run(.reply(.done(request.body, revision: 0), to: request.id, epoch: request.epoch), index)
        }
        let time = now
        act(index) { host, _ in host.carryOut(request, now: time) }
    }

    private mutating func answered(_ request: UInt64, _ outcome: SceneRequests.Outcome, on index: Int) {
        switch outcome {
        case .unknown: unknown += 1
        case .notDone, .halted: withoutEffect.insert(request)
        case .done(let answer) where answer == SimulatedHost.refusal:
            refused += 1
            withoutEffect.insert(request)
        case .done(let answer) where SimulatedHost.isLook(request):
            looked += 1
            // The client has been told of this revision, so its host must show it.
            if SimulatedHost.request(in: answer) > hosts[index].confirmed.count {
                fail("lost: request \(request) saw what h\(index) does not have")
            }
        case .done:
            answered += 1
            if !stream.history.effects.contains(request) {
                fail("lost: request \(request) is answered, and not in the log")
            } else if !hosts[index].confirmed.contains(request) {
                fail("stale: request \(request) is answered by h\(index), which does not show its effect")
            }
        }
    }

    // MARK: Messages between hosts

    private mutating func send(_ request: SceneRequest, from index: Int, to host: FleetHostID) {
        var request = request
        if options.planted == .numberRenewed {
            resends += 1
            let id = RequestID(origin: request.id.origin, number: request.id.number + resends << 32)
            request = SceneRequest(id, epoch: request.epoch, settled: request.settled, body: request.body)
        }
        if options.planted == .orderIgnored {
            request = SceneRequest(request.id, epoch: request.epoch, settled: request.settled, body: request.body)
        }
        guard let target = hosts.firstIndex(where: { $0.id == host }) else { return }
        deliver(.requestArrived(request, target, life: host.life), from: index, to: target)
    }

    private mutating func send(_ reply: SceneReply, from index: Int, to id: RequestID, _ epoch: UInt64) {
        guard let target = hosts.firstIndex(where: { $0.id == id.origin }) else { return }
        var reply = reply
        if options.planted == .answeredBeforeRead, case .done(let answer, _) = reply {
            reply = .done(answer, revision: 0)
        }
        let number = id.number & 0xFFFF_FFFF
        deliver(.replyArrived(reply, number, epoch, target, life: id.origin.life), from: index, to: target)
    }

    /// A message may be lost, come late or come twice.
    private mutating func deliver(_ event: Event, from index: Int, to target: Int) {
        let isCut = hosts[index].cut.contains(.toEngine) || hosts[target].cut.contains(.fromEngine)
        guard !isCut, isQuiet || hasLuck(0.95) else { return }
        queue.add(event, at: now + delay(0, 3))
        if !isQuiet, hasLuck(0.05) { queue.add(event, at: now + delay(100, 30_000)) }
    }
}
