import JSON
import NavigationBroker
import NavigationFleet
import NavigationProtocol
import NavigationTree

// The modules, guards and receivers of this host's clients. The owner hears of them, and so does every later owner.

extension SharedScene {
    /// The result of a registration.
    enum Registering {
        /// ``Output/registered(_:answer:)`` comes.
        case awaited
        /// The owner hears of it later, or not at all.
        case later
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
        clients[client.session]?.former = registrations
        let before = registrations.bytes
        registrations.accept(registration)
        let added = max(0, registrations.bytes - before)
        guard clients.values.reduce(added, { $0 + $1.registrations.bytes }) <= Self.mostRegistrations else {
            return refuse(registration, .limitReached("fleetRegistrationBytes", Self.mostRegistrations), client.session)
        }
        let isAnnounced = clients[client.session]?.isAnnounced == true
        let isReached = canAsk && (!line.leavesOutScenes || touch.age(now: now.duration, heard: heard) == nil)
        guard isReached, !isHello || isAnnounced else {
            // The owner would keep what it does not hear the end of.
            guard isOwn, line.removes == nil && !line.endsOfModule || !isAnnounced else {
                return refuse(registration, away, client.session)
            }
            accept(registration, of: client.session)
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
        let line = registration.line
        guard line.listsAll || line.method == .moduleRegister || line.method == .moduleUnregister else { return }
        let text = try? RawJSON(parsing: String(decoding: answer, as: UTF8.self))
        guard let result = (try? text?.value())?.object?["result"]?.object else { return }
        func objects(_ list: JSONValue?) -> [JSONObject] { list?.array?.compactMap(\.object) ?? [] }
        func types(_ name: String) -> Set<TypeName> {
            Set((result[name]?.array ?? []).compactMap { $0.string.flatMap { TypeName($0) } })
        }
        switch line.method {
        case .hostWaiting:
            all.listed += objects(result["requests"])
            all.questions += objects(result["questions"])
        case .moduleUnregister: all.unregistered.formUnion(types("unregistered"))
        case .moduleRegister: add(result, of: registration, revived: types("revived"), to: &all)
        default: all.listed += objects(result.members.first?.value)
        }
    }

    private func add(
        _ result: JSONObject,
        of registration: Registration,
        revived: Set<TypeName>,
        to all: inout Elsewhere
    ) {
        func count(_ name: String) -> Int {
            if case .integer(let number)? = result[name] { Int(clamping: number) } else { 0 }
        }
        all.revived.formUnion(revived)
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

    /// Other owners have refused a line about a module, or were not reached. Where it was accepted, the module has
    /// again what it had.
    func takeBack(_ refused: Registration, of session: SessionID, now: MonotonicTime) {
        guard let client = clients[session], let former = client.former, let method = refused.line.method,
            method.isOfModule, method != .hello
        else { return }
        let module = refused.line.text("module")
        let (before, after) = (former.of(module), client.registrations.of(module).map(\.text))
        guard before.map(\.text) != after else { return }
        if let module = refused.module, !former.hasModule(module) {
            return withdraw(module: module, of: session, now: now)
        }
        clients[session]?.registrations.restore(module, from: former)
        guard link.isConnected else { return }
        func say(_ word: ClientWord) { ask(word, for: .request(session, id: nil), now: now) }
        if method == .urlRegister { say(.line(client.shared, refused.endOfPattern)) }
        let isOfURL = method == .urlRegister || method == .urlUnregister
        var modules: Set<String> = []
        for line in before where !isOfURL || !after.contains(line.text) {
            // The first line of a module takes the place of all that it has there.
            let replaces = line.module.map { modules.insert($0).inserted } ?? false
            say(.again(client.shared, line.repeated(replaces: replaces), adding: line.number))
        }
    }

    /// A client has lost a module to another one.
    func lost(_ module: String, of session: SessionID) {
        clients[session]?.registrations.remove(module: module)
        clients[session]?.former?.remove(module: module)
    }

    /// All owners have answered a line of a client.
    func forgetFormer(of session: SessionID) { clients[session]?.former = nil }

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

    func registered(
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
        if isKept { accept(registration, of: session, answer) } else if let removed { accept(removed, of: session) }
        if answer == nil, isKept, line.place == nil, case .unknown = outcome {
            // The owner that has carried it out may be gone, and the present one has not heard of it.
            return introduceClients(isAnew: false, for: isAwaited ? session : nil, now: now)
        }
        if isAwaited { outputs.append(.registered(session, answer: answer)) }
    }

    /// The next owner gets a registration with the navigators that its client meant.
    ///
    /// - Parameter answer: That of the owner. This host has read what it rests on.
    private func accept(_ registration: Registration, of session: SessionID, _ answer: [UInt8]? = nil) {
        guard registration.line.method?.isRegistration == true else { return }
        var result = Elsewhere()
        if let answer { add(answer, of: registration, to: &result) }
        let tree = follower?.tree(of: name)
        let mapped = (result.mappings[name] ?? []).map { tree?.attachment($0)?.navigator }
        let kept = registration.naming(navigatorsOf: name, mapped: mapped) { find($0) }
        clients[session]?.registrations.accept(kept, on: kept.line.text("navigator").flatMap(find))
    }

    private func find(_ navigator: String) -> NavigatorID? { try? follower?.tree(of: name)?.find(navigator) }
}
