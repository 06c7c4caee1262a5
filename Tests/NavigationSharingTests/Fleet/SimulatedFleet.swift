import JSON
import NavigationBroker
import NavigationFleet
import NavigationProtocol
import NavigationTree
import TestSupport
import Testing

@testable import NavigationSharing

/// Some hosts with shared scenes, their clients, and the engine, in one thread and on a clock that the test moves. Each
/// host has a clock of its own, which may be fast or slow.
struct SimulatedFleet {
    struct Host {
        let name: String
        var life: UInt64 = 1
        /// Nil while the host is dead.
        var scenes: SharedScenes?
        /// When it has something to do, on its own clock.
        var alarm: MonotonicTime?
        /// Those without wildcards, and the others.
        var subjects: Set<String> = []
        var patterns: [String] = []
        /// Whether messages to the engine, and from it, get lost.
        var losesOut = false
        var losesIn = false
        var isConnected = false
        /// On the clock of the test, as all times here.
        var nextBeat = MonotonicTime(nanoseconds: 0)
        /// Until then the process stands still.
        var sleepsUntil = MonotonicTime(nanoseconds: 0)
        var clock = HostClock()
        var notes: [SharedScene.Note] = []
        /// Whether the servers answered together, each time that this changed.
        var touches: [Bool] = []
        /// The changes that watches of the host have to know.
        var hostChanges: [(changes: [HostChange], cause: Cause)] = []

        var id: FleetHostID { FleetHostID(name: name, life: life) }
    }

    private enum Event {
        case toEngine(EngineMessage, from: Int, life: UInt64)
        case toHost(EngineMessage, Int, life: UInt64)
        case heartbeat
    }

    static let stream = "NH1=f=wall"
    static let snapshots = "NH1S=f=wall"

    private(set) var now = MonotonicTime(nanoseconds: 1_000_000_000)
    var engine = EngineModel()
    private(set) var hosts: [Host]
    /// The lines that each session has got, and whether lines of it wait.
    private(set) var lines: [SessionID: [String]] = [:]
    private(set) var paused: Set<SessionID> = []
    /// The number of the last guard or receiver that a host's own broker has to add.
    private(set) var added: UInt64?
    /// The results of the last line of an own broker in the shared scene.
    private(set) var elsewhere = Elsewhere()
    /// The guards that hosts' own brokers were told to forget.
    private(set) var forgotten: [UInt64] = []
    /// The modules that own brokers were asked to start.
    var needed: [(host: Int, module: String)] = []
    /// News of modules for own brokers.
    private(set) var moduleNews: [String] = []
    /// The answer of the own brokers when they check a module's registration; nil accepts it.
    var ownRefusal: WireError?
    /// The events of guests, with the hosts to which they come.
    private(set) var guests: [(host: Int, event: Guest)] = []
    /// The hosts that have heard another one with their name.
    private(set) var twins: Set<Int> = []
    private(set) var places: [SessionID: Int] = [:]
    private var identities: [SessionID: String] = [:]
    /// The grants of all hosts.
    private let access: AccessPolicy?
    private var events: [(time: MonotonicTime, number: Int, event: Event)] = []
    private var numbers = 0
    /// When the last message of each way arrives: they do not overtake each other.
    private var last: [Int: MonotonicTime] = [:]
    private var dice: SeededGenerator
    /// The chance that a message between a host and the engine is lost, comes twice, or is late by up to a second.
    var (loss, doubling, delay) = (0.0, 0.0, 0.0)

    /// The bytes by which the log grows before it is shortened.
    let logBytes: Int
    /// "wall" is the first of them.
    let scenes: Set<String>

    init(hosts count: Int, seed: UInt64 = 1, logBytes: Int = 4 << 20, clocks: [HostClock] = []) {
        self.init(hosts: (0..<count).map { "h\($0)" }, seed: seed, logBytes: logBytes, clocks: clocks)
    }

    init(
        hosts names: [String] = ["h0", "h1", "h2"],
        seed: UInt64 = 1,
        logBytes: Int = 4 << 20,
        clocks: [HostClock] = [],
        access: AccessPolicy? = nil,
        scenes: Set<String> = ["wall"]
    ) {
        (self.logBytes, self.access, self.scenes) = (logBytes, access, scenes)
        dice = SeededGenerator(seed: seed)
        hosts = names.map { Host(name: $0) }
        for (index, clock) in clocks.enumerated() { hosts[index].clock = clock }
        for index in hosts.indices { start(index) }
        add(.heartbeat, at: now + 1)
        runUntil("a host owns the scene") {
            $0.owner != nil && $0.hosts.allSatisfy { $0.scenes?.scenes[0].link.hasReadAll == true }
        }
    }

    /// The host that owns the scene, as the log says.
    var owner: Int? {
        guard
            let claim = engine.messages(of: Self.stream).last(where: { $0.headers["NH-K"] == "claim" })?.headers["NH-H"]
        else { return nil }
        return hosts.firstIndex { "\($0.id)" == claim && $0.scenes?.scenes[0].link.member.isOwner == true }
    }

    var others: [Int] { hosts.indices.filter { $0 != owner } }

    // MARK: Hosts

    mutating func start(_ index: Int) {
        hosts[index].life += 1
        let names = FleetNames(fleet: "f", host: hosts[index].id)
        let configuration = NavigationBroker.Configuration(
            instance: "own",
            version: "test",
            pid: 1,
            uid: 1,
            access: access
        )
        hosts[index].scenes = SharedScenes(
            scenes,
            names,
            replicas: 3,
            logBytes: logBytes,
            configuration,
            now: time(of: index)
        )
        let isPattern = { (subject: String) in subject.contains("*") || subject.contains(">") }
        hosts[index].subjects = Set(names.subscriptions.filter { !isPattern($0) })
        hosts[index].patterns = names.subscriptions.filter(isPattern)
        hosts[index].nextBeat = now
        hosts[index].isConnected = true
        hosts[index].sleepsUntil = now
        hosts[index].scenes?.connected(now: time(of: index))
        takeOutputs(of: index)
    }

    /// A host stands still, and takes what has come for it when it goes on.
    mutating func sleep(_ index: Int, for seconds: Double) { hosts[index].sleepsUntil = now + seconds }

    /// A host says that it ends, and does.
    mutating func leave(_ index: Int) {
        publish(FleetNames(fleet: "f", host: hosts[index].id).farewell, from: index)
        kill(index)
    }

    /// A host dies, and its clients lose their connections.
    mutating func kill(_ index: Int) {
        hosts[index].scenes = nil
        (hosts[index].subjects, hosts[index].patterns) = ([], [])
        for (session, place) in places where place == index { places[session] = nil }
    }

    mutating func cut(_ index: Int, out: Bool = true, in: Bool = true) {
        (hosts[index].losesOut, hosts[index].losesIn) = (out, `in`)
    }

    /// The host notices that its connection is gone; or it is back.
    mutating func connection(of index: Int, isThere: Bool) {
        hosts[index].isConnected = isThere
        cut(index, out: !isThere, in: !isThere)
        if isThere {
            hosts[index].scenes?.connected(now: time(of: index))
        } else {
            hosts[index].scenes?.disconnected(now: time(of: index))
        }
        takeOutputs(of: index)
    }

    // MARK: Clients

    mutating func connect(_ session: UInt64, to index: Int, as identity: String? = nil) {
        places[SessionID(rawValue: session)] = index
        identify(session, as: identity)
    }

    /// The host of a client knows it by another name.
    mutating func identify(_ session: UInt64, as identity: String?) {
        identities[SessionID(rawValue: session)] = identity
    }

    func client(_ session: SessionID) -> SharedClient {
        let peer = PeerCredentials(pid: Int32(session.rawValue), uid: 1_000, gid: 1_000)
        return SharedClient(session, peer, identity: identities[session])
    }

    mutating func disconnect(_ session: UInt64) {
        let id = SessionID(rawValue: session)
        guard let index = places.removeValue(forKey: id) else { return }
        hosts[index].scenes?.ended(id, now: time(of: index))
        takeOutputs(of: index)
    }

    /// Returns who carries the line out.
    @discardableResult
    mutating func send(_ line: String, from session: UInt64, isOfBatch: Bool = false) -> SharedScenes.Carrier? {
        let id = SessionID(rawValue: session)
        guard let index = places[id] else { return nil }
        let client = client(id)
        let bytes = Array(line.utf8)
        let text = bytes.span.bytes
        let carrier =
            isOfBatch
            ? hosts[index].scenes?.takeOfBatch(text, from: client, now: time(of: index))
            : hosts[index].scenes?.take(text, from: client, now: time(of: index))
        takeOutputs(of: index)
        return carrier
    }

    /// The lines of a session since the last call.
    mutating func take(_ session: UInt64) -> [String] {
        lines.removeValue(forKey: SessionID(rawValue: session)) ?? []
    }

    /// Sends a request, and returns its answer.
    mutating func ask(_ line: String, from session: UInt64) -> String {
        let id = SessionID(rawValue: session)
        let before = lines[id]?.count ?? 0
        send(line, from: session)
        func place(_ fleet: Self) -> Int? { fleet.lines[id]?.dropFirst(before).firstIndex(where: Self.isAnswer) }
        runUntil("an answer to \(line.prefix(200))") { place($0) != nil }
        return place(self).flatMap { lines[id]?.remove(at: $0) } ?? ""
    }

    // MARK: Time

    mutating func run(for seconds: Double) {
        let end = now + seconds
        while let next = nextTime, next <= end { step(to: next) }
        now = max(now, end)
    }

    /// Lets time pass until something holds. It must within a minute.
    mutating func runUntil(_ what: String, _ holds: (Self) -> Bool) {
        let end = now + 60
        while !holds(self) {
            guard let next = nextTime, next <= end else {
                Issue.record("\(what): not within a minute")
                return
            }
            step(to: next)
        }
    }

    private var nextTime: MonotonicTime? {
        var next = events.first?.time
        for host in hosts {
            guard host.scenes != nil else { continue }
            let alarm = host.alarm.map { host.clock.moment(of: $0) }
            next = .earlier(next, .earlier(alarm, host.nextBeat).map { max($0, host.sleepsUntil) })
        }
        return next.map { max($0, now) }
    }

    private mutating func step(to moment: MonotonicTime) {
        now = moment
        if let first = events.first, first.time <= now {
            events.removeFirst()
            return happen(first.event)
        }
        for index in hosts.indices where hosts[index].scenes != nil && !isAsleep(index) {
            if hosts[index].nextBeat <= now {
                if hosts[index].nextBeat + 0.5 <= now { hosts[index].scenes?.awoke(now: time(of: index)) }
                hosts[index].nextBeat = now + 0.1
                if let beat = hosts[index].scenes?.beat { publish(beat, from: index) }
            }
            if let alarm = hosts[index].alarm, alarm <= time(of: index) {
                hosts[index].scenes?.alarmed(now: time(of: index))
                takeOutputs(of: index)
                if hosts[index].alarm.map({ $0 <= time(of: index) }) == true {
                    Issue.record("an alarm that does not end")
                }
            }
        }
    }

    private mutating func happen(_ event: Event) {
        switch event {
        case .toEngine(let message, _, _):
            let sent = engine.publish(message).map { ($0.subject, $0) }
            for (subject, message) in sent + engine.takeDeliveries() { deliver(message, to: subject) }
        case .toHost(let message, let index, let life):
            guard hosts[index].life == life else { return }
            guard !isAsleep(index) else { return add(event, at: hosts[index].sleepsUntil) }
            hosts[index].scenes?.received(message, now: time(of: index))
            takeOutputs(of: index)
        case .heartbeat:
            for message in engine.heartbeats() { deliver(message, to: message.subject) }
            add(.heartbeat, at: now + 1)
        }
    }

    private mutating func deliver(_ message: EngineMessage, to subject: String) {
        for index in hosts.indices {
            guard !hosts[index].losesIn, hosts[index].scenes != nil, !isLost,
                hosts[index].subjects.contains(subject)
                    || hosts[index].patterns.contains(where: { EngineModel.matches(subject, $0) })
            else { continue }
            for _ in 0..<copies { add(.toHost(message, index, life: hosts[index].life), at: arrival(on: index * 2)) }
        }
    }

    private mutating func publish(_ message: EngineMessage, from index: Int) {
        guard !hosts[index].losesOut, hosts[index].isConnected, !isLost else { return }
        for _ in 0..<copies {
            add(.toEngine(message, from: index, life: hosts[index].life), at: arrival(on: index * 2 + 1))
        }
    }

    private var isLost: Bool {
        mutating get { happens(loss) }
    }

    private var copies: Int {
        mutating get { happens(doubling) ? 2 : 1 }
    }

    private mutating func happens(_ chance: Double) -> Bool {
        chance > 0 && Double.random(in: 0..<1, using: &dice) < chance
    }

    private mutating func arrival(on way: Int) -> MonotonicTime {
        let longest = happens(delay) ? 1.0 : 0.003
        let time = max(now + Double.random(in: 0.000_1..<longest, using: &dice), last[way] ?? now)
        last[way] = time
        return time
    }

    private mutating func add(_ event: Event, at time: MonotonicTime) {
        numbers += 1
        let place = events.firstIndex { $0.time > time } ?? events.count
        events.insert((time, numbers, event), at: place)
    }

    // MARK: Outputs

    mutating func takeOutputs(of index: Int) {
        while let outputs = hosts[index].scenes?.outputs, !outputs.isEmpty {
            hosts[index].scenes?.outputs.removeAll()
            for output in outputs { carryOut(output, of: index) }
        }
        hosts[index].alarm = hosts[index].scenes?.alarm
    }

    private mutating func carryOut(_ output: SharedScenes.Output, of index: Int) {
        switch output {
        case .publish(let message):
            #expect(message.body.count < 1 << 20 - 4_096, "the engine takes 1 MiB with the headers: \(message.subject)")
            publish(message, from: index)
        case .subscribe(let subject): hosts[index].subjects.insert(subject)
        case .unsubscribe(let subject):
            hosts[index].subjects.remove(subject)
            engine.unsubscribe(from: subject)
        case .lines(let session, let text, let scene):
            guard places[session] == index else { return }
            for line in text.split(separator: UInt8(ascii: "\n")) {
                lines[session, default: []].append(String(decoding: line, as: UTF8.self))
            }
            hosts[index].scenes?.flushed(session, bytes: text.count, scene: scene, now: time(of: index))
        case .answer(let session, _, let line, _):
            lines[session, default: []].append("batch: " + String(decoding: line.dropLast(), as: UTF8.self))
        case .check(let session, _):
            hosts[index].scenes?.checked(session, refusal: ownRefusal, now: time(of: index))
        case .own(let session, let line, let id, let result):
            (added, elsewhere) = (line.number ?? added, result)
            let word = id == nil ? "own" : "own of batch"
            lines[session, default: []].append("\(word): " + String(decoding: line.text, as: UTF8.self))
        case .needsModule(let module): needed.append((index, module))
        case .moduleIsShared(let module): moduleNews.append("\(module) is shared")
        case .nameIsTaken(let module, let session): moduleNews.append("\(module) is taken for \(session)")
        case .forgetGuard(let number): forgotten.append(number)
        case .guest(let guest): guests.append((index, guest))
        case .hostChanged(let changes, let cause): hosts[index].hostChanges.append((changes, cause))
        case .pause(let session, _): paused.insert(session)
        case .resume(let session, _): paused.remove(session)
        case .abort(let session): lines[session, default: []].append("aborted")
        case .note(let note, _): hosts[index].notes.append(note)
        case .twin: twins.insert(index)
        case .inTouch(let isInTouch): hosts[index].touches.append(isInTouch)
        case .sharesOthers(let other): Issue.record("the host \(other) shares other scenes")
        }
    }
}
