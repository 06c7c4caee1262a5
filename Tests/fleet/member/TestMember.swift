import Glibc
import JSON
import NavigationEngine
import NavigationFleet

/// A member with its connection to the engine, its input and its output.
struct TestMember {
    private let names: FleetNames
    private let clock: TestClock
    private let engine: EngineConnection
    private var link: SceneLink
    private var tree = RequestTree()
    private var input: [UInt8] = []
    private var nextBeat: Duration
    private var isConnected = false

    init(_ names: FleetNames, scene: String, rank: Int, clock: TestClock, servers: [EngineAddress]) throws(EngineError)
    {
        self.names = names
        self.clock = clock
        let options = EngineOptions(servers: servers, name: "\(names.host)")
        engine = try EngineConnection(options, subjects: names.subscriptions)
        let replicas = servers.count == 1 ? 1 : 3
        // Its logs are never shortened.
        link = SceneLink(of: scene, names, rank: rank, replicas: replicas, logBytes: .max, now: clock.now)
        nextBeat = clock.now
    }

    /// Runs until the input ends.
    mutating func run() {
        while true {
            let due = min(nextBeat, link.alarm ?? nextBeat)
            var waiting = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: engine.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            _ = poll(&waiting, 2, clock.milliseconds(until: due))
            if waiting[1].revents != 0 { takeEvents() }
            if waiting[0].revents != 0, !takeInput() { return }
            let now = clock.now
            if let alarm = link.alarm, alarm <= now { link.alarmed(now: now) }
            if nextBeat <= now {
                nextBeat = now + .milliseconds(100)
                if isConnected { _ = engine.publish(names.beat(modules: 0)) }
            }
            carryOut()
        }
    }

    // MARK: In

    private mutating func takeEvents() {
        for event in engine.events() {
            switch event {
            case .connected(let server, _):
                isConnected = true
                link.connected(now: clock.now)
                write(["connected": .string(server)])
            case .version(let version):
                write(["version": .string("\(version)"), "warning": version.warning.map(JSONValue.string) ?? .null])
            case .disconnected, .dropped:
                isConnected = false
                link.disconnected()
                if case .dropped = event {
                    isConnected = true
                    link.connected(now: clock.now)
                }
            case .message(let message) where message.subject == names.beats:
                FleetNames.host(of: message).map { link.heard($0, now: clock.now) }
            case .message(let message): link.received(message, now: clock.now)
            case .failed(let error): write(["failed": .string("\(error)")])
            }
            carryOut()
        }
    }

    /// Returns false at the end of the input.
    private mutating func takeInput() -> Bool {
        let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
            count = max(0, read(STDIN_FILENO, bytes.baseAddress, bytes.count))
        }
        guard !part.isEmpty else { return false }
        input += part
        while let end = input.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: input[..<end], as: UTF8.self)
            input.removeSubrange(...end)
            guard let order = try? RawJSON(parsing: line).value().object else { continue }
            carryOut(order)
            // The next order may end what this one has led to: a member that hands over takes no more turns.
            carryOut()
        }
        return true
    }

    private mutating func carryOut(_ order: JSONObject) {
        let now = clock.now
        if let request = order["ask"]?.string {
            ask(request, now: now)
        } else if let heir = order["handOver"]?.string {
            link.handOver(to: heir, now: now)
        } else if case .integer(let times)? = order["churn"] {
            churn(Int(times))
        } else if let number = order["look"] {
            look(number)
        }
    }

    private func churn(_ times: Int) {
        // Each is the same for the server, and another one for the library.
        let subjects = (0..<64).map { number in
            "churn" + (0..<6).map { number >> $0 & 1 == 0 ? ".a" : ".*" }.joined()
        }
        for _ in 0..<times {
            for subject in subjects { engine.subscribe(to: subject) }
            usleep(5_000)
            for subject in subjects { engine.unsubscribe(from: subject) }
            _ = engine.events()
        }
        _ = engine.publish(EngineMessage("churned"))
    }

    private mutating func ask(_ request: String, now: Duration) {
        guard link.hasRoom else { return write(["full": .string(request)]) }
        tree.ask(request, number: link.ask(Array(request.utf8), deadline: now + .seconds(600), now: now))
    }

    private func look(_ number: JSONValue) {
        let log = link.member.log
        write([
            "looked": number, "revision": .integer(Int64(log.revision)), "sequence": .integer(Int64(log.sequence)),
            "chain": .string(String(log.chain.digest, radix: 16)), "owner": log.owner.map { .string("\($0)") } ?? .null,
            "isHalted": .bool(link.member.isHalted),
        ])
    }

    // MARK: Out

    private mutating func carryOut() {
        // To carry a request out leads to more.
        while !link.outputs.isEmpty {
            let outputs = link.outputs
            link.outputs.removeAll(keepingCapacity: true)
            carryOut(outputs)
        }
    }

    private mutating func carryOut(_ outputs: [SceneLink.Output]) {
        for output in outputs {
            switch output {
            case .publish(let message): _ = engine.publish(message)
            case .subscribe(let subject): engine.subscribe(to: subject)
            case .unsubscribe(let subject): engine.unsubscribe(from: subject)
            case .member(let action): carryOut(action)
            case .carryOut(let request): tree.carryOut(request, on: &link, now: clock.now)
            case .answer(let number, let outcome): answer(number, outcome)
            case .refused(let words): write(["failed": .string(words)])
            // Its words before this one are about another copy.
            case .logDiffers(let place, _): write(["logDiffers": .integer(Int64(place))])
            case .lines, .waits, .snapshotWanted, .snapshotStored, .snapshotBegins, .snapshotItem, .snapshotEnds,
                .snapshotMissing:
                break
            }
        }
    }

    private mutating func carryOut(_ action: SceneMember.Action) {
        switch action {
        case .apply(let record): add(record, isOwn: false)
        case .confirm(let record): add(record, isOwn: true)
        case .own: write(["owns": true])
        case .revoke: write(["owns": false])
        case .engineLost(let last): write(["engineLost": .integer(Int64(last))])
        case .formatTooNew(let format): write(["formatTooNew": .integer(Int64(format))])
        case .append, .read: break
        }
    }

    private func add(_ record: LogRecord, isOwn: Bool) {
        guard let revisions = record.revisions else { return }
        let chain = JSONValue.string(String(record.chain.digest, radix: 16))
        for revision in revisions { write(["saw": .integer(Int64(revision)), "chain": chain]) }
        if isOwn { write(["confirmed": .integer(Int64(record.expected + 1)), "chain": chain]) }
    }

    private mutating func answer(_ number: UInt64, _ outcome: SceneRequests.Outcome) {
        guard let request = tree.answer(number) else { return write(["answeredTwice": .integer(Int64(number))]) }
        switch outcome {
        case .done(let answer):
            let revision = Int64(String(decoding: answer, as: UTF8.self)) ?? -1
            write(["answered": .string(request), "revision": .integer(revision)])
        case .unknown, .notDone, .halted: write(["unanswered": .string(request)])
        }
    }

    private func write(_ line: JSONValue) {
        let text = line.serialized().withUnsafeBytes(Array.init) + [UInt8(ascii: "\n")]
        var sent = 0
        while sent < text.count {
            let count = text.withUnsafeBytes {
                Glibc.write(STDOUT_FILENO, $0.baseAddress?.advanced(by: sent), $0.count - sent)
            }
            guard count > 0 else { exit(0) }
            sent += count
        }
    }
}
