package import JSON
package import NavigationBroker
package import NavigationFleet
package import NavigationProtocol
package import NavigationTree

/// The scenes that a host shares with its fleet. It says for each line of a client who carries it out.
///
/// A reference that one thread uses. Lines, messages and a time in, ``outputs`` out.
package final class SharedScenes {
    package enum Output {
        case publish(EngineMessage)
        case subscribe(String)
        case unsubscribe(String)
        /// Whole lines for a client.
        case lines(SessionID, [UInt8], scene: Int)
        /// The answer to a request of a batch: a line, which leaves with the others.
        case answer(SessionID, RawJSON, [UInt8], scene: Int)
        /// The host's own broker tells whether it would accept a module's registration, by
        /// ``SharedScenes/checked(_:refusal:now:)``. The owners hear of it after that.
        case check(SessionID, Registration)
        /// The host's own broker carries out this line now, which has waited for the owners of the scenes. With an id,
        /// it is a request of a batch. The answer also tells what the owners have said.
        case own(SessionID, Registration, ofBatch: RawJSON?, Elsewhere)
        /// The owners have removed the guard of this number. The host's own broker removes it too, if its module is
        /// away.
        case forgetGuard(UInt64)
        /// The host's own broker has to start a module for a scene that this host owns; see
        /// ``NavigationBroker/moduleNeeded(_:now:)``.
        case needsModule(String)
        /// A module has registered for shared scenes alone; see ``NavigationBroker/moduleIsShared(_:now:)``.
        case moduleIsShared(String)
        /// A client could not register a module; see ``NavigationBroker/nameIsTaken(_:for:)``.
        case nameIsTaken(String, SessionID)
        /// Something happens with a client of another host, for the host's own broker.
        case guest(Guest)
        /// Watches of the host have to know these changes of a shared scene; see
        /// ``NavigationBroker/hostChanged(_:because:now:)``. The host's own broker is told before its next line.
        case hostChanged([HostChange], Cause)
        /// No more lines are taken from this client, until it is resumed for the same reason.
        case pause(SessionID, Reason)
        case resume(SessionID, Reason)
        case abort(SessionID)
        case note(SharedScene.Note, scene: String)
        /// Another host of the fleet has the name of this one.
        case twin
        /// The servers that are connected do not answer together any more, or do so again.
        case inTouch(Bool)
        /// The host with this name shares other scenes than this one.
        case sharesOthers(String)
    }

    /// Why a client's lines wait.
    package enum Reason {
        /// It has much to read.
        case reading
        /// Owners have much to do, or have to hear of a registration before the next line.
        case owners
    }

    /// The broker that carries out a line.
    package enum Carrier: Equatable {
        /// The host's own broker.
        case own
        /// The host's own broker, which is told of the fleet before; see ``SharedScenes/describe(_:now:)`` and
        /// ``SharedScenes/information(lists:)``.
        case informed(lists: Bool)
        /// A shared scene, or several. Answers come with ``outputs``.
        case shared
        /// The line waits, and comes again after ``Output/resume(_:_:)``.
        case later
    }

    /// In the order of their names.
    package let scenes: [SharedScene]
    /// The results of the last event, in order. The host carries them out and empties the list.
    package var outputs: [Output] = []
    let names: FleetNames
    var members: FleetMembers
    private var twins = TwinHosts()
    var exchange: ModuleExchange
    private var touch: EngineTouch { didSet { for scene in scenes { scene.touch = touch } } }
    /// Whether ``Output/inTouch(_:)`` has said so last.
    private var isInTouch = true
    private(set) var places: [String: Int] = [:]
    /// The names of the scenes.
    package var sharedNames: Set<String> { Set(places.keys) }
    /// The host's own broker tells the scene of a URL's pattern. Nil when it knows no such pattern, or when the pattern
    /// names no scene.
    package var sceneOfURL: (String) -> String? = { _ in nil }
    /// Reads lines of clients.
    var scanner: JSONScanner
    /// Reads lines of brokers.
    var brokerScanner = JSONScanner.ofBrokers
    var registrations: [SessionID: OpenRegistration] = [:]
    /// How many guards and receivers clients have added.
    var added: UInt64 = 0
    /// The requests of batches that are not answered.
    var batches: [SessionID: Set<RawJSON>] = [:]
    /// The clients whose next line waits for room, by scene.
    var waiting: [Int: Set<SessionID>] = [:]

    /// - Parameters:
    ///   - scenes: The names of the scenes; see ``FleetNames/isWord(_:)``.
    ///   - replicas: The servers that keep each log.
    ///   - logBytes: The bytes by which a log grows before it is shortened.
    package init(
        _ scenes: Set<String>,
        _ names: FleetNames,
        replicas: Int,
        logBytes: Int,
        _ configuration: NavigationBroker.Configuration,
        now: MonotonicTime
    ) {
        self.names = names
        members = FleetMembers(of: scenes)
        exchange = ModuleExchange(names)
        touch = EngineTouch(now: now.duration)
        scanner = JSONScanner(maximumDepth: configuration.limits.depth)
        self.scenes = scenes.sorted().enumerated().map { place, name in
            // The hosts try in different orders, so that a host that starts alone does not lose them all at once.
            let rank = Int(Digest(of: "\(name) \(names.host.name)").value % 4)
            return SharedScene(
                name,
                at: place,
                names,
                rank: rank,
                replicas: replicas,
                logBytes: logBytes,
                configuration,
                now: now
            )
        }
        for (place, scene) in self.scenes.enumerated() { places[scene.name] = place }
    }

    /// When ``alarmed(now:)`` has to be called; nil when nothing waits for a time.
    package var alarm: MonotonicTime? {
        scenes.reduce(.earlier(touch.alarm.map { MonotonicTime($0) }, exchange.alarm)) { .earlier($0, $1.alarm) }
    }

    // MARK: The engine

    package func connected(now: MonotonicTime) {
        touch.connected(now: now.duration)
        exchange.isConnected = true
        exchange.forgiveSilence(now: now)
        all(now: now) { $0.connected(now: now) }
    }

    /// The host stood still until now.
    package func awoke(now: MonotonicTime) {
        exchange.forgiveSilence(now: now)
        all(now: now) { $0.awoke(now: now) }
    }

    package func disconnected(now: MonotonicTime) {
        exchange.isConnected = false
        touch.disconnected()
        all(now: now) { $0.disconnected(now: now) }
    }

    package func alarmed(now: MonotonicTime) {
        if let request = touch.alarmed(names, now: now.duration) { outputs.append(.publish(request)) }
        if exchange.isConnected, isInTouch != (touch.age(now: now.duration) == nil) {
            isInTouch.toggle()
            outputs.append(.inTouch(isInTouch))
        }
        exchange.alarmed(now: now)
        gatherExchange()
        for place in scenes.indices where scenes[place].alarm.map({ $0 <= now }) ?? false {
            scenes[place].alarmed(now: now)
            gather(from: place, now: now)
        }
    }

    package func received(_ message: EngineMessage, now: MonotonicTime) {
        if message.subject == names.beats {
            guard let host = FleetNames.host(of: message) else { return }
            let isLast = FleetNames.isFarewell(message)
            if !isLast, twins.heard(host, besides: names.host, now: now) { outputs.append(.twin) }
            if isLast { members.left(host) } else { members.heard(host, now: now) }
            all(now: now) { isLast ? $0.left(host, now: now) : $0.heard(host, now: now) }
            if isLast {
                exchange.gone(host)
            } else {
                exchange.heard(host, number: FleetNames.modules(of: message), now: now)
            }
            gatherExchange()
        } else if exchange.received(message) {
            gatherExchange()
        } else if message.subject == names.reports {
            if let (host, report) = HostReport.read(message), host != names.host, members.reported(report, of: host) {
                outputs.append(.sharesOthers(host.name))
            }
        } else if message.subject == names.touch {
            touch.received(message, now: now.duration)
        } else if let place = names.scene(of: message).flatMap({ places[$0] }) {
            scenes[place].received(message, now: now)
            gather(from: place, now: now)
        }
    }

    func all(now: MonotonicTime, _ body: (SharedScene) -> Void) {
        for place in scenes.indices {
            body(scenes[place])
            gather(from: place, now: now)
        }
    }

    /// As ``NavigationBroker/wallClockRead(_:)``.
    package func wallClockRead(_ clock: WallClock) { for scene in scenes { scene.wallClockRead(clock) } }

    /// These grants hold from now on.
    ///
    /// - Parameter clients: Those of this host.
    package func use(_ access: AccessPolicy, of clients: [SharedClient], now: MonotonicTime) {
        all(now: now) { $0.use(access, of: clients, now: now) }
    }

    // MARK: The end

    /// Gives all scenes of this host to others that are there.
    package func handOver(now: MonotonicTime) { all(now: now) { $0.handOver(now: now) } }

    /// Whether a scene is on its way to another host, or a client waits for an owner.
    package var isBusy: Bool {
        scenes.contains { $0.link.member.isHandingOver || $0.isAwaitingAny } || !registrations.isEmpty
    }

    // MARK: Clients

    /// Takes a line of a client, if it is for a shared scene.
    package func take(_ text: RawSpan, from client: SharedClient, now: MonotonicTime) -> Carrier {
        guard let line = ClientLine(text, scanner: &scanner) else { return .own }
        if line.kind != .response, let id = line.id, batches[client.session]?.contains(id) == true {
            // The answer would be taken for that of the batch's request.
            let refusal = WireError.openRequest(id).line(answering: .null)
            outputs.append(.lines(client.session, refusal, scene: Self.noScene))
            return .shared
        }
        return take(line, text, from: client, now: now)
    }

    /// Whether a request of a client for a shared scene is not answered.
    func isOpen(_ id: RawJSON, of session: SessionID) -> Bool {
        scenes.contains { $0.isOpen(id, of: session) }
    }

    func take(_ line: ClientLine, _ text: RawSpan, from client: SharedClient, now: MonotonicTime) -> Carrier {
        if let method = line.method, method.isRegistration || line.listsAll {
            return register(line, text, from: client, now: now)
        }
        switch line.method {
        case .fleetDescribe, .sceneList, .hostStatus: return .informed(lists: false)
        case .hostWatch:
            all(now: now) { $0.watchHost(now: now) }
            return .informed(lists: false)
        case .watchList, .hostSessions, .sessionClose: return .informed(lists: true)
        case .rendererList where !line.has("scene"): return .informed(lists: true)
        default: break
        }
        guard let place = place(of: line, from: client.session) else {
            guard let question = line.question, exchange.answered(question, text, by: client) else { return .own }
            gatherExchange()
            return .shared
        }
        if line.kind != .response, let id = line.id, isOpen(id, of: client.session) {
            outputs.append(.lines(client.session, WireError.openRequest(id).line(answering: .null), scene: place))
            return .shared
        }
        guard scenes[place].hasRoom(for: line) else {
            waiting[place, default: []].insert(client.session)
            outputs.append(.pause(client.session, .owners))
            return .later
        }
        scenes[place].take(line, text, from: client, now: now)
        gather(from: place, now: now)
        return .shared
    }

    /// The scene that a line is for; nil when it is for none that is shared.
    private func place(of line: ClientLine, from session: SessionID) -> Int? {
        guard let method = line.method else {
            return line.question.flatMap { question in scenes.firstIndex { $0.hasQuestion(question) } }
        }
        switch method {
        case .unwatch, .watchCredit: return line.watch.flatMap { watch in scenes.firstIndex { $0.hasWatch(watch) } }
        case .requestCancel:
            return line.cancels.flatMap { id in scenes.firstIndex { $0.isOpen(id, of: session) } }
        case .accessCheck where !line.has("navigator"): return nil
        case .urlOpen where !line.has("scene"):
            return places[line.text("url").flatMap(sceneOfURL) ?? SceneTarget.defaultScene]
        case .resume where !line.has("scene") && line.has("sequence"),
            .cancelResume where !line.has("scene") && line.has("sequence"):
            return line.sequence.flatMap { sequence in scenes.firstIndex { $0.hasQuestion(sequence) } }
        default:
            guard Self.withScene.contains(method), !line.isLocal else { return nil }
            return places[line.text("scene") ?? SceneTarget.defaultScene]
        }
    }

    /// The methods that are about a scene.
    private static let withScene = Set(
        Method.allCases.filter { $0.definition.parameters.contains { $0.name == "scene" } }
    )

    /// A client is gone.
    package func ended(_ session: SessionID, now: MonotonicTime) {
        (registrations[session], batches[session]) = (nil, nil)
        for place in waiting.keys { waiting[place]?.remove(session) }
        exchange.ended(session)
        gatherExchange()
        all(now: now) { $0.ended(session, now: now) }
    }

    /// A client sends nothing more. It may still wait for answers.
    package func inputEnded(_ session: SessionID, now: MonotonicTime) {
        all(now: now) { $0.inputEnded(session, now: now) }
    }

    /// So many bytes that a scene had for a client have left.
    package func flushed(_ session: SessionID, bytes: Int, scene: Int, now: MonotonicTime) {
        guard scene != Self.noScene else { return }
        scenes[scene].flushed(session, bytes: bytes, now: now)
        gather(from: scene, now: now)
    }

    /// Whether answers are still to come for a client.
    package func isAwaiting(_ session: SessionID) -> Bool {
        registrations[session] != nil || scenes.contains { $0.isAwaiting(session) }
    }

    // MARK: Guests

    /// The place of lines that a client has not asked for, and of those that are of no shared scene.
    package static let noScene = -1

    /// The beat of this host.
    package var beat: EngineMessage { names.beat(modules: exchange.number) }

    /// Whether a session of the host's own broker is a client of another host.
    package func isGuest(_ session: SessionID) -> Bool { exchange.isGuest(session) }

    /// The host's own broker has whole lines for a guest.
    package func say(_ lines: [UInt8], to guest: SessionID) {
        exchange.say(lines, to: guest)
        gatherExchange()
    }

    /// The host's own broker ends the session of a guest.
    package func dismiss(_ guest: SessionID) {
        exchange.dismissed(guest)
        gatherExchange()
    }

    func gatherExchange() {
        for output in exchange.outputs {
            switch output {
            case .publish(let message): outputs.append(.publish(message))
            case .guest(let guest): outputs.append(.guest(guest))
            case .lines(let session, let text): outputs.append(.lines(session, text, scene: Self.noScene))
            }
        }
        exchange.outputs.removeAll(keepingCapacity: true)
    }

    // MARK: Outputs

    func gather(from place: Int, now: MonotonicTime) {
        while !scenes[place].outputs.isEmpty {
            let some = scenes[place].outputs
            scenes[place].outputs.removeAll(keepingCapacity: true)
            for output in some { gather(output, from: place, now: now) }
        }
        guard let sessions = waiting[place], !sessions.isEmpty, scenes[place].hasRoom else { return }
        waiting[place] = nil
        outputs += sessions.sorted().map { .resume($0, .owners) }
    }

    private func gather(_ output: SharedScene.Output, from place: Int, now: MonotonicTime) {
        switch output {
        case .publish(let message): outputs.append(.publish(message))
        case .subscribe(let subject): outputs.append(.subscribe(subject))
        case .unsubscribe(let subject): outputs.append(.unsubscribe(subject))
        case .lines(let session, let text): tell(session, text, at: place)
        case .unasked(let session, let text): outputs.append(.lines(session, text, scene: Self.noScene))
        case .registered(let session, let answer): registered(session, answer, at: place, now: now)
        case .paused(let session): outputs.append(.pause(session, .reading))
        case .resumed(let session): outputs.append(.resume(session, .reading))
        case .hostChanged(let changes, let cause): outputs.append(.hostChanged(changes, cause))
        case .abort(let session): outputs.append(.abort(session))
        case .needsModule(let module): outputs.append(.needsModule(module))
        case .note(let note): outputs.append(.note(note, scene: scenes[place].name))
        }
    }
}
