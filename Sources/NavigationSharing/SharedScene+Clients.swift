import JSON
package import NavigationBroker
import NavigationFleet
import NavigationProtocol
package import NavigationTree

// Lines of the clients of this host, and the answers of the owner.

extension SharedScene {
    /// The result of a registration.
    package enum Registering {
        /// ``Output/registered(_:answer:)`` comes.
        case awaited
        /// The owner hears of it later, or not at all.
        case later
    }

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

    /// Tells the owner what a client provides or takes part in, or who it is.
    ///
    /// - Parameter isOwn: Whether the host's own broker carries it out as well, so that the owner may hear of it later.
    func register(
        _ registration: Registration,
        isOwn: Bool,
        from client: SharedClient,
        now: MonotonicTime
    ) -> Registering {
        note(client)
        let line = registration.line
        let isHello = line.method == .hello
        var registrations = registrations(of: client.session)
        let before = registrations.bytes
        registrations.accept(registration)
        let added = max(0, registrations.bytes - before)
        guard clients.values.reduce(added, { $0 + $1.registrations.bytes }) <= Self.mostRegistrations else {
            return refuse(registration, .limitReached("fleetRegistrationBytes", Self.mostRegistrations), client.session)
        }
        let isAnnounced = clients[client.session]?.isAnnounced == true
        guard canAsk, !isHello || isAnnounced else {
            // The owner would keep what it does not hear the end of.
            guard isOwn, line.removes == nil && !line.endsOfModule || !isAnnounced else {
                return refuse(registration, away, client.session)
            }
            clients[client.session]?.registrations.accept(registration)
            return .later
        }
        announce(client, now: now)
        // An introduction that comes in between must not add it again.
        let removed = line.removes.flatMap { clients[client.session]?.registrations.only($0) }
        if let number = line.removes { clients[client.session]?.registrations.remove(number) }
        let asked = Asked.registration(client.session, registration, removed: removed, isAwaited: !isHello)
        ask(.line(client, registration.withID, adding: registration.number), for: asked, now: now)
        return isHello ? .later : .awaited
    }

    /// Adds what the owner says of a module's registration, or its part of a list.
    func add(_ answer: [UInt8], of registration: Registration, to all: inout Elsewhere) {
        guard registration.line.method == .moduleRegister || registration.line.listsAll else { return }
        let text = try? RawJSON(parsing: String(decoding: answer, as: UTF8.self))
        guard let result = (try? text?.value())?.object?["result"]?.object else { return }
        guard registration.line.method == .moduleRegister else {
            all.listed += result.members.first?.value.array?.compactMap(\.object) ?? []
            return
        }
        func count(_ name: String) -> Int {
            if case .integer(let number)? = result[name] { Int(clamping: number) } else { 0 }
        }
        all.revived.formUnion((result["revived"]?.array ?? []).compactMap { $0.string.flatMap { TypeName($0) } })
        all.outdated += count("outdated")
        all.violations += count("violations")
        all.mappings[name] = (result["mappings"]?.array ?? []).compactMap { $0.string.flatMap { AttachmentID($0) } }
        // This host has read what the answer rests on.
        if let module = registration.line.text("module") { all.flows += follower?.openFlows(of: module) ?? [] }
    }

    /// A guard or a receiver ends that the client was not told of.
    func withdraw(_ number: UInt64, of session: SessionID, now: MonotonicTime) {
        guard let client = clients[session], let added = client.registrations.only(number) else { return }
        clients[session]?.registrations.remove(number)
        guard link.isConnected else { return }
        let isGuard = added.line.method == .guardAdd
        let line =
            isGuard
            ? ClientLine.notification(.guardRemove, "guard", "\(GuardID(rawValue: number))")
            : ClientLine.notification(.receiverRemove, "receiver", "\(ReceiverID(session: session, number: number))")
        ask(.line(client.shared, line), for: .request(session, id: nil), now: now)
    }

    /// A module ends that the client was not told of.
    func withdraw(module: String, of session: SessionID, now: MonotonicTime) {
        guard let client = clients[session], client.registrations.hasModule(module) else { return }
        lost(module, of: session)
        guard link.isConnected else { return }
        let end = ClientLine.notification(.moduleUnregister, "module", module)
        ask(.line(client.shared, end), for: .request(session, id: nil), now: now)
    }

    /// The registrations of a client here.
    func registrations(of session: SessionID) -> Registrations {
        clients[session]?.registrations ?? Registrations()
    }

    /// Other owners have refused the registration of a module. Where it was accepted, the module has again what it had.
    func takeBack(_ registration: Registration, to former: Registrations, of session: SessionID, now: MonotonicTime) {
        guard let client = clients[session], let module = registration.module, client.registrations.has(registration)
        else { return }
        guard former.hasModule(module) else { return withdraw(module: module, of: session, now: now) }
        clients[session]?.registrations = former
        guard link.isConnected else { return }
        for (index, line) in former.of(module).enumerated() {
            let word = ClientWord.line(client.shared, line.repeated(replaces: index == 0), adding: line.number)
            ask(word, for: .request(session, id: nil), now: now)
        }
    }

    /// A client has lost a module to another one.
    func lost(_ module: String, of session: SessionID) { clients[session]?.registrations.remove(module: module) }

    private func refuse(_ registration: Registration, _ error: WireError, _ session: SessionID) -> Registering {
        let answer = registration.line.id.map { error.line(answering: $0) } ?? []
        outputs.append(.registered(session, answer: answer))
        return .awaited
    }

    /// The line by which a client has added the guard or the receiver of this number.
    func registration(_ number: UInt64, of session: SessionID) -> Registration? {
        clients[session]?.registrations[number]
    }

    /// Whether a guard of this number stays while its module is away.
    func keepsGuard(_ number: UInt64) -> Bool {
        let kept = follower?.settings(of: name)?.configuration.guards.map(KeptGuard.list) ?? []
        return kept.contains { $0.id.rawValue == number }
    }

    private func bytes(of text: RawSpan) -> [UInt8] { text.withUnsafeBytes { Array($0) } }

    private func note(_ client: SharedClient) {
        if clients[client.session] == nil { clients[client.session] = Client(shared: client) }
        clients[client.session]?.shared = client
    }

    /// Tells the owner who a client is, before anything else of it.
    private func announce(_ client: SharedClient, now: MonotonicTime) {
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
        case (.request, _), (.move, _), (.end, _), (nil, _): break
        }
    }

    private func registered(
        _ session: SessionID,
        _ registration: Registration,
        _ removed: Registration?,
        _ outcome: SceneRequests.Outcome,
        isAwaited: Bool,
        now: MonotonicTime
    ) {
        let line = registration.line
        var answer: [UInt8]?
        switch outcome {
        case .done(let bytes): answer = bytes
        // Perhaps it holds. A guard or a receiver is withdrawn then; other lines cannot be taken back.
        case .unknown where line.place != nil && !line.addsOne || line.partScenes.contains(name) || line.endsOfModule:
            answer = line.id.map { WireError.outcomeUnknown(name).line(answering: $0) }
        case .notDone where line.endsOfModule, .halted where line.endsOfModule:
            answer = line.id.map { WireError.engineAway(name).line(answering: $0) }
        case .unknown, .notDone, .halted: break
        }
        let isKept =
            if let answer { !isRefusal(answer) } else {
                // An introduction tells the owner a line that was lost.
                (line.place == nil || line.addsOne) && !line.partScenes.contains(name)
            }
        if isKept { accept(registration, of: session) } else if let removed { accept(removed, of: session) }
        if answer == nil, isKept, line.place == nil, case .unknown = outcome {
            // The owner that has carried it out may be gone, and the present one has not heard of it.
            return introduceClients(isAnew: false, for: isAwaited ? session : nil, now: now)
        }
        if isAwaited { outputs.append(.registered(session, answer: answer)) }
    }

    private func accept(_ registration: Registration, of session: SessionID) {
        guard registration.line.method?.isRegistration == true else { return }
        let navigator = registration.line.text("navigator")
        let place = navigator.flatMap { navigator in try? follower?.tree(of: name)?.find(navigator) }
        clients[session]?.registrations.accept(registration, on: place)
    }

    // MARK: Ends

    /// Guards and receivers end with their navigators.
    func endRegistrations(closedBy change: NavigationChange) {
        var closed: Set<NavigatorID> = []
        for case .navigatorClosed(let navigator, _) in change.steps { closed.insert(navigator.id) }
        guard !closed.isEmpty else { return }
        for session in clients.keys { clients[session]?.registrations.navigatorsClosed(closed.contains) }
    }

    /// The same, after changes that this host has not seen.
    func endRegistrations(without tree: borrowing NavigationTree) {
        for session in clients.keys {
            clients[session]?.registrations.navigatorsClosed { tree[$0] == nil }
        }
    }

    /// Whether an answer is an error.
    package func isRefusal(_ answer: [UInt8]) -> Bool {
        if case .answer(_, isRefusal: true) = LineKind(answer, scanner: &scanner) { true } else { false }
    }
}
