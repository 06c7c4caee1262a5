import NavigationFleet
import TestSupport

/// Several hosts, one scene, the engine with its lapses, and clients of all hosts. One seed decides all of it.
struct Simulation {
    enum Event {
        case publish(LogRecord, from: Int, life: UInt64)
        case acknowledged(Int, life: UInt64, number: UInt64, at: UInt64)
        case refused(Int, life: UInt64, number: UInt64, last: UInt64)
        case failed(Int, life: UInt64, number: UInt64)
        case delivered(Int, life: UInt64, generation: Int, at: UInt64)
        case readerStarted(Int, life: UInt64, from: UInt64)
        case snapshotDue
        case snapshotStored(SimulatedSnapshot)
        case snapshotRead(SimulatedSnapshot, Int, life: UInt64)
        case alarm(Int, life: UInt64, number: Int)
        case beat(Int, life: UInt64)
        case beatArrived(Int, from: FleetHostID)
        case readerChecked(Int, life: UInt64)
        case connected(Int, life: UInt64)
        case disconnected(Int, life: UInt64)
        case newRequest
        case requestArrived(SceneRequest, Int, life: UInt64)
        case replyArrived(SceneReply, UInt64, _ epoch: UInt64, Int, life: UInt64)
        case trouble
        case resumed(Int, life: UInt64)
        case restarted(Int)
        case healed(Int, life: UInt64)
    }

    let options: SimulationOptions
    var dice: SeededGenerator
    private(set) var now: Duration = .zero
    var queue = EventQueue<Event>()
    var stream = SimulatedStream()
    /// The last two, the older one first. The stream has lost what is before that one.
    var snapshots: [SimulatedSnapshot] = []
    var restored = 0
    var hosts: [SimulatedHost] = []
    /// The events that came for a paused host.
    var backlog: [[Event]]
    var isAlive: [Bool]
    /// Until then the engine has no leader.
    var silentUntil: Duration = .zero
    var isQuiet = false
    var lives: UInt64 = 0
    var lastRequest: UInt64 = 0
    /// Counts the messages with requests, for a planted fault.
    var resends: UInt64 = 0
    /// The requests without an answer whose hosts still live.
    var open: Set<UInt64> = []
    /// The hosts of the clients that have sent the requests.
    var origins: [UInt64: FleetHostID] = [:]
    var (answered, looked, refused, unknown) = (0, 0, 0, 0)
    /// Requests that must not have an effect, since their clients were told so.
    var withoutEffect: Set<UInt64> = []
    /// The rules that were broken.
    private(set) var violations: [String] = []
    /// How often hosts owned the scene, and lost it without knowing.
    private(set) var (claims, revocations) = (0, 0)

    init(_ options: SimulationOptions) {
        self.options = options
        dice = SeededGenerator(seed: options.seed)
        backlog = Array(repeating: [], count: options.hosts)
        isAlive = Array(repeating: true, count: options.hosts)
        if options.isCheckWeak { stream.lag = delay(2, 200) }
        for index in 0..<options.hosts { hosts.append(start(index)) }
        queue.add(.newRequest, at: .zero)
        queue.add(.trouble, at: .seconds(1))
        queue.add(.snapshotDue, at: .seconds(2))
    }

    // MARK: Running

    /// Runs with troubles, then heals all, and waits until everything is answered.
    mutating func run() {
        advance(until: options.length)
        healAll()
        let end = now + options.patience
        while now < end, violations.isEmpty, !isSettled { advance(until: min(now + .milliseconds(100), end)) }
        if let request = withoutEffect.first(where: stream.history.effects.contains) {
            fail("lost: request \(request) has an effect, and its client was told that it has none")
        }
        for (former, next) in zip(stream.history.requests, stream.history.requests.dropFirst()) where former > next {
            if let host = origins[former], host == origins[next] {
                fail("reordered: request \(next) of \(host) comes behind \(former)")
            }
        }
        if !open.isEmpty { fail("unanswered: \(open.count) requests, \(options.patience) after all was healed") }
        if !hosts.allSatisfy({ $0.confirmed == stream.history.requests }) {
            fail("stale: hosts with \(hosts.map(\.confirmed.count)) of \(stream.history.requests.count) requests")
        }
    }

    private var isSettled: Bool {
        open.isEmpty && hosts.allSatisfy { $0.confirmed.count == stream.history.requests.count }
    }

    private mutating func advance(until end: Duration) {
        while violations.isEmpty, let (time, event) = queue.next(until: end) {
            now = time
            happen(event)
        }
        if violations.isEmpty { now = end }
    }

    mutating func fail(_ problem: String) { violations.append("\(problem), at \(now)") }

    // MARK: Hosts

    mutating func start(_ index: Int) -> SimulatedHost {
        lives += 1
        let clock = (
            start: Duration.seconds(Int.random(in: 0..<1_000_000, using: &dice)),
            rate: Double.random(in: 0.8...1.2, using: &dice)
        )
        let id = FleetHostID(name: "h\(index)", life: lives)
        queue.add(.connected(index, life: lives), at: now + delay(1, 50))
        queue.add(.beat(index, life: lives), at: now + delay(1, 100))
        queue.add(.readerChecked(index, life: lives), at: now + .seconds(1))
        return SimulatedHost(id, rank: index, now: now, clock: clock)
    }

    /// Whether the event is for this life of a host that can take it now.
    private mutating func isFor(_ index: Int, _ life: UInt64, _ event: Event) -> Bool {
        guard isAlive[index], hosts[index].id.life == life else { return false }
        guard hosts[index].isPaused else { return true }
        backlog[index].append(event)
        return false
    }

    /// A time between two numbers of milliseconds.
    mutating func delay(_ low: Int, _ high: Int) -> Duration {
        .microseconds(Int.random(in: low * 1_000...high * 1_000, using: &dice))
    }

    mutating func hasLuck(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &dice) < share }

    // MARK: Events

    private mutating func happen(_ event: Event) {
        switch event {
        case .publish(let record, let index, let life): published(record, from: index, life)
        case .acknowledged(let index, let life, let number, let sequence):
            guard isFor(index, life, event) else { return }
            let place = options.planted == .sequenceNotCompared ? expectation(number, sequence) : sequence
            act(index) { $0.member.acknowledged(number, at: place, now: $1) }
        case .refused(let index, let life, let number, let last):
            if isFor(index, life, event) { act(index) { $0.member.refused(number, last: last, now: $1) } }
        case .failed(let index, let life, let number):
            if isFor(index, life, event) { act(index) { $0.member.failed(number, now: $1) } }
        case .delivered(let index, let life, let generation, let sequence):
            guard isFor(index, life, event), hosts[index].reader.generation == generation else { return }
            delivered(sequence, to: index)
        case .readerStarted(let index, let life, let sequence):
            if isFor(index, life, event) { startReader(index, from: sequence) }
        case .snapshotDue: writeSnapshot()
        case .snapshotStored(let snapshot): stored(snapshot)
        case .snapshotRead(let snapshot, let index, let life):
            if isFor(index, life, event) { goOn(from: snapshot, index) }
        case .alarm(let index, let life, let number):
            guard hosts[index].alarms == number, isFor(index, life, event) else { return }
            act(index) {
                $0.member.alarmed(now: $1)
                $0.requests.alarmed(now: $1)
            }
        case .beat(let index, let life): beat(index, life)
        case .beatArrived(let index, let host):
            if isFor(index, hosts[index].id.life, event) { act(index) { $0.member.heard(host, now: $1) } }
        case .readerChecked(let index, let life):
            guard isAlive[index], hosts[index].id.life == life else { return }
            queue.add(event, at: now + .seconds(1))
            guard !hosts[index].isPaused else { return }
            // The engine's idle heartbeats tell the last message.
            let isBehind = hosts[index].reader.isDead || hosts[index].member.log.sequence < stream.last
            if isBehind { startReader(index, from: hosts[index].member.log.sequence + 1) }
        case .connected(let index, let life):
            if isFor(index, life, event) { act(index) { $0.member.connected(now: $1) } }
        case .disconnected(let index, let life):
            if isFor(index, life, event) { act(index) { host, _ in host.member.disconnected() } }
        case .newRequest:
            guard !isQuiet else { return }
            ask()
            queue.add(.newRequest, at: now + delay(1, 400))
        case .requestArrived(let request, let index, let life):
            guard isFor(index, life, event) else { return }
            act(index) { host, now in
                host.requests.received(request, isAdmitted: host.member.admission(now: now) == .accepts)
            }
        case .replyArrived(let reply, let number, let epoch, let index, let life):
            if isFor(index, life, event) {
                act(index) { $0.requests.replied(reply, to: number, epoch: epoch, now: $1) }
            }
        case .trouble: if !isQuiet { makeTrouble() }
        case .resumed(let index, let life): resume(index, life)
        case .restarted(let index): restart(index)
        case .healed(let index, let life): heal(index, life)
        }
    }

    private func expectation(_ number: UInt64, _ sequence: UInt64) -> UInt64 {
        stream.message(sequence).expected + 1
    }

    /// Gives an event to a host, and does what comes of it.
    mutating func act(_ index: Int, _ event: (inout SimulatedHost, Duration) -> Void) {
        event(&hosts[index], hosts[index].time(now))
        while true {
            let actions = hosts[index].member.actions
            hosts[index].member.actions.removeAll()
            for action in actions {
                run(action, index)
                hosts[index].requests.follow(action, of: hosts[index].member, now: hosts[index].time(now))
            }
            let others = hosts[index].requests.takeActions(of: hosts[index].member, now: hosts[index].time(now))
            guard !actions.isEmpty || !others.isEmpty else { break }
            for action in others { run(action, index) }
        }
        if hosts[index].member.unconfirmed > 1_024 { fail("a host goes ahead of the log without a limit") }
        let alarms = [hosts[index].member.alarm, hosts[index].requests.alarm].compactMap(\.self)
        guard let alarm = alarms.min() else { return }
        let wait = max(.zero, alarm - hosts[index].time(now)) / hosts[index].clock.rate
        hosts[index].alarms += 1
        let next = Event.alarm(index, life: hosts[index].id.life, number: hosts[index].alarms)
        queue.add(next, at: now + wait + .microseconds(1))
    }

    private mutating func run(_ action: SceneMember.Action, _ index: Int) {
        switch action {
        case .append(let record): publish(record, index)
        case .read(let sequence):
            queue.add(.readerStarted(index, life: hosts[index].id.life, from: sequence), at: now + delay(1, 20))
        case .confirm(let record):
            hosts[index].apply(record)
            compare(index)
        case .apply(let record):
            hosts[index].apply(record)
            if options.planted == .appliedTwice, hasLuck(0.02) { hosts[index].apply(record) }
            compare(index)
        case .own: claims += 1
        case .revoke:
            revocations += 1
        case .formatTooNew(let format): fail("a host says that the log has the format \(format)")
        case .engineLost(let last): fail("a host says that the engine has lost what came after \(last)")
        }
    }

    /// The tree of a host must be that of the log at its revision.
    mutating func compare(_ index: Int) {
        let (confirmed, history) = (hosts[index].confirmed, stream.history.requests)
        let isThere =
            confirmed.count <= history.count && confirmed.suffix(8) == history.prefix(confirmed.count).suffix(8)
        if !isThere { fail("forked: h\(index) is not where the log is") }
        if !stream.history.doubled.isEmpty { fail("doubled: \(stream.history.doubled)") }
    }

    func hostsThatOwn() -> [Int] { hosts.indices.filter { isAlive[$0] && hosts[$0].member.isOwner } }
}
