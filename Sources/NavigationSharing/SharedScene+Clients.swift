import JSON
package import NavigationBroker
import NavigationFleet
import NavigationProtocol
package import NavigationTree

// Lines of the clients of this host, and the answers of the owner.

extension SharedScene {
    // MARK: Lines

    /// Carries out a request for this scene, or passes it on.
    ///
    /// A client that looks at the tree sees what it has changed before. So the line waits for the requests before it,
    /// and the lines behind it wait for it. It does not wait for answers that take their time.
    package func take(_ line: ClientLine, _ text: RawSpan, from client: SharedClient, now: MonotonicTime) {
        let known = clients[client.session]
        let hasToWait = known.map { !$0.queue.isEmpty || !$0.ahead.isEmpty && place(of: line) == .follower } ?? false
        guard hasToWait else { return takeNow(line, text, from: client, now: now) }
        let bytes = bytes(of: text)
        clients[client.session]?.queue.append((line, bytes))
        queued = (queued.lines + 1, queued.bytes + bytes.count)
    }

    private func place(of line: ClientLine) -> MethodPlace {
        line.method.map { MethodPlace($0) } ?? .owner
    }

    private func takeNow(_ line: ClientLine, _ text: RawSpan, from client: SharedClient, now: MonotonicTime) {
        switch place(of: line) {
        case .follower: look(line, text, from: client, now: now)
        case .owner: pass(line, text, from: client, now: now)
        case .move: move(line, text, from: client, now: now)
        case .none:
            if let method = line.method { refuse(line, .fixed(name, method), client.session) }
        }
    }

    /// A request of a client holds up its lines no longer.
    private func passed(_ number: UInt64, of session: SessionID, now: MonotonicTime) {
        guard clients[session]?.ahead.remove(number) != nil else { return }
        while let client = clients[session], let (line, text) = client.queue.first,
            client.ahead.isEmpty || place(of: line) != .follower
        {
            clients[session]?.queue.removeFirst()
            queued = (queued.lines - 1, queued.bytes - text.count)
            takeNow(line, text.span.bytes, from: client.shared, now: now)
        }
        tellInputEnd(of: session, now: now)
    }

    /// A client sends nothing more. The owner hears of it behind the client's lines.
    func inputEnded(_ session: SessionID, now: MonotonicTime) {
        clients[session]?.hasInputEnded = true
        tellInputEnd(of: session, now: now)
    }

    func tellInputEnd(of session: SessionID, now: MonotonicTime) {
        guard let client = clients[session], client.hasInputEnded, client.queue.isEmpty, client.isAnnounced,
            link.isConnected
        else { return }
        ask(.inputEnded(session), for: .end, now: now)
    }

    /// Tells the owner which events the watches of this host want, when that is not what the owner knows.
    func tellVerbosity(now: MonotonicTime) {
        let wanted = follower?.mostTalkativeWatch(of: name) ?? .silent
        guard wanted != toldVerbosity, link.isConnected, introducedEpoch == link.member.log.epoch else { return }
        // One at a time, however often watches begin and end.
        guard !asked.values.contains(where: { if case .events = $0 { true } else { false } }) else { return }
        toldVerbosity = wanted
        ask(.events(wanted), for: .events, now: now)
    }

    /// These grants hold from now on. Watches, guards and locks end with the right that they rest on.
    func use(_ access: AccessPolicy, of clients: [SharedClient], now: MonotonicTime) {
        configuration.access = access
        follower?.reconfigure(access, now: now)
        for client in clients where follower?.isConnected(client.session) == true {
            follower?.speaks(client.session, client.peer, as: client.identity, now: now)
        }
        drainFollower(now: now)
        owner?.use(access, now: now)
        carryOut(now: now)
    }

    /// The follower knows a client, by its present identity, until the client has ended.
    func meet(_ client: SharedClient, now: MonotonicTime) {
        note(client)
        follower?.speaks(client.session, client.peer, as: client.identity, now: now)
    }

    private func look(_ line: ClientLine, _ text: RawSpan, from client: SharedClient, now: MonotonicTime) {
        guard follower != nil, link.hasReadAll || link.member.isOwner else {
            return refuse(line, .engineAway(name), client.session)
        }
        meet(client, now: now)
        follower?.age = line.showsScene ? touch.age(now: now.duration, heard: heard) : nil
        follower?.receive(text, from: client.session, now: now)
        drainFollower(now: now)
    }

    private func pass(_ line: ClientLine, _ text: RawSpan, from client: SharedClient, now: MonotonicTime) {
        guard text.byteCount <= Self.mostBytesOfLine else {
            let error = WireError.lineTooLong(text.byteCount, Self.mostBytesOfLine)
            guard line.kind == .response, let id = line.id else { return refuse(line, error, client.session) }
            // The question fails at once. Otherwise it would wait for its deadline.
            announce(client, now: now)
            let answer = ClientWord.line(client, error.answer(to: id))
            return ask(answer, for: .request(client.session, id: nil), now: now)
        }
        guard canAsk else { return refuse(line, away, client.session) }
        // The servers take nothing now, and would answer nothing.
        guard line.kind == .response || touch.age(now: now.duration, heard: heard) == nil else {
            return refuse(line, .engineAway(name), client.session)
        }
        announce(client, now: now)
        let id = line.kind == .response ? nil : line.id
        ask(.line(client, bytes(of: text)), for: .request(client.session, id: id), now: now)
    }

    private func bytes(of text: RawSpan) -> [UInt8] { text.withUnsafeBytes { Array($0) } }

    func note(_ client: SharedClient) {
        if clients[client.session] == nil { clients[client.session] = Client(shared: client) }
        clients[client.session]?.shared = client
    }

    /// Tells the owner who a client is, before anything else of it.
    func announce(_ client: SharedClient, now: MonotonicTime) {
        note(client)
        guard let known = clients[client.session], !known.isAnnounced else { return }
        clients[client.session]?.isAnnounced = true
        for line in known.registrations.lines {
            let word = ClientWord.line(client, line.text, adding: line.number)
            ask(word, for: .request(client.session, id: nil), now: now)
        }
    }

    /// A client is gone.
    package func ended(_ session: SessionID, now: MonotonicTime) {
        guard let client = clients.removeValue(forKey: session) else { return }
        unfinished[session.rawValue] = nil
        queued.lines -= client.queue.count
        queued.bytes -= client.queue.reduce(0) { $0 + $1.text.count }
        if follower?.isConnected(session) == true {
            follower?.connectionClosed(session, now: now)
            drainFollower(now: now)
        }
        guard link.isConnected else { return }
        // It has sent these, and waits for nothing.
        let left = client.queue.filter { place(of: $0.line) == .owner && $0.text.count <= Self.mostBytesOfLine }
        for (_, text) in left { ask(.line(client.shared, text), for: .request(session, id: nil), now: now) }
        if client.isAnnounced || !left.isEmpty { ask(.ended(session), for: .end, now: now) }
    }

    /// So many bytes that the follower had for a client have left.
    package func flushed(_ session: SessionID, bytes: Int, now: MonotonicTime) {
        guard follower?.isConnected(session) == true else { return }
        follower?.outputFlushed(session, bytes: bytes, now: now)
        drainFollower(now: now)
    }

    // MARK: Answers

    /// Whether the owner can be asked.
    var canAsk: Bool { link.isConnected && !link.member.isHalted }

    /// The refusal while it cannot.
    var away: WireError { link.member.isHalted ? .halted(name) : .engineAway(name) }

    func refuse(_ line: ClientLine, _ error: WireError, _ session: SessionID) {
        if line.kind != .response, let id = line.id { outputs.append(.lines(session, error.line(answering: id))) }
    }

    /// The owner has begun a request, and its answer takes its time.
    func waits(_ number: UInt64, now: MonotonicTime) {
        if case .request(let session, _) = asked[number] { passed(number, of: session, now: now) }
    }

    func answered(_ number: UInt64, _ outcome: SceneRequests.Outcome, now: MonotonicTime) {
        let subject = asked.removeValue(forKey: number)
        defer { if case .request(let session, _) = subject { passed(number, of: session, now: now) } }
        switch (subject, outcome) {
        case (.request(let session, let id?), .done(let answer)):
            if id != .null || answer.count > 1 { outputs.append(.lines(session, answer)) }
        case (.request(let session, let id?), .unknown):
            outputs.append(.lines(session, WireError.outcomeUnknown(name).line(answering: id)))
        case (.request(let session, let id?), .notDone):
            outputs.append(.lines(session, WireError.engineAway(name).line(answering: id)))
        case (.request(let session, let id?), .halted(let owner)):
            outputs.append(.lines(session, WireError.ownerHalted(name, owner?.name).line(answering: id)))
        case (.registration(let session, let registration, let removed, let isAwaited), _):
            registered(session, registration, removed, outcome, isAwaited: isAwaited, now: now)
        case (.move(let move?), _): answered(move, outcome, now: now)
        case (.introduction(let session), _):
            if let session { outputs.append(.registered(session, answer: nil)) }
            switch outcome {
            case .unknown, .notDone: introduceClients(isAnew: false, now: now)
            case .done, .halted: break
            }
        case (.events, let outcome):
            if case .done = outcome {} else { toldVerbosity = nil }
            tellVerbosity(now: now)
        case (.request, _), (.move, _), (.end, _), (nil, _): break
        }
    }

    // MARK: Ends

    /// Guards and receivers end with their navigators.
    func endRegistrations(closedBy change: NavigationChange) {
        var closed: Set<NavigatorID> = []
        for case .navigatorClosed(let navigator, _) in change.steps { closed.insert(navigator.id) }
        guard !closed.isEmpty else { return }
        for session in clients.keys {
            clients[session]?.registrations.navigatorsClosed(closed.contains)
            clients[session]?.former?.navigatorsClosed(closed.contains)
        }
    }

    /// The same, after changes that this host has not seen.
    func endRegistrations(without tree: borrowing NavigationTree) {
        closing = closing.filter { tree[$0.key] != nil }
        for session in clients.keys {
            clients[session]?.registrations.navigatorsClosed { tree[$0] == nil }
            clients[session]?.former?.navigatorsClosed { tree[$0] == nil }
        }
    }

    /// Whether an answer is an error.
    package func isRefusal(_ answer: [UInt8]) -> Bool {
        if case .answer(_, isRefusal: true) = LineKind(answer, scanner: &scanner) { true } else { false }
    }
}
