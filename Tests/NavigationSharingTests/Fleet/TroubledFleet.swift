import JSON
import NavigationBroker
import NavigationTree
import TestSupport
import Testing

/// A fleet with clients that ask all the time, and with troubles, from one seed.
///
/// Each host has a module and some clients. A client has one request on its way, or a few: it pushes, reads, or changes
/// a setting. Modules answer what guards are asked. A host that starts again gets new clients.
struct TroubledFleet {
    struct Client {
        let session: UInt64
        let host: Int
        let isModule: Bool
        /// Its requests without an answer, by their ids: their places in the record.
        var open: [Int: Int] = [:]
        var known: Set<Int> = []
        /// The place of its watch in the record.
        var watch: Int?
    }

    enum Trouble: CaseIterable {
        case kill, sleep, cutOff, silence, deafen, disconnect, handOver
    }

    private(set) var fleet: SimulatedFleet
    private(set) var record = FleetRecord()
    private(set) var troubles: [Trouble] = []
    private(set) var owners: Set<Int> = []
    private var clients: [Client] = []
    private var dice: SeededGenerator
    private var lastSession: UInt64 = 0
    private var lastNumber = 0
    /// The troubles that have not ended, and when they do.
    private var ends: [(time: MonotonicTime, host: Int, trouble: Trouble)] = []

    /// By how much clients ask more seldom than those of the busiest fleet. Takeovers differ when little is on its way.
    private let pace: Double

    private static let (clientsOfHost, mostOpen) = (2, 3)

    /// - Parameter pace: As little as 1; nil for one that the seed decides.
    init(seed: UInt64, pace: Double? = nil) {
        var dice = SeededGenerator(seed: seed)
        var clocks: [HostClock] = []
        for _ in 0..<3 {
            let offset = Double.random(in: 0...1e6, using: &dice)
            clocks.append(HostClock(offset: offset, speed: Double.random(in: 0.8...1.2, using: &dice)))
        }
        // Some logs are shortened all the time.
        let logBytes = Bool.random(using: &dice) ? 4 << 20 : 8 << 10
        fleet = SimulatedFleet(hosts: 3, seed: seed, logBytes: logBytes, clocks: clocks)
        self.pace = pace ?? [1, 3, 10, 30].randomElement(using: &dice) ?? 1
        self.dice = dice
        for host in 0..<3 { open(host) }
    }

    /// Troubles for a while. Then all is well again, and everything has to be answered.
    mutating func run(seconds: Double) {
        (fleet.loss, fleet.doubling, fleet.delay) = (0.005, 0.01, 0.005)
        let end = fleet.now + seconds
        var nextTrouble = fleet.now + 1
        while fleet.now < end {
            if nextTrouble <= fleet.now {
                nextTrouble = fleet.now + Double.random(in: 0.5...5, using: &dice)
                begin()
            }
            step(asks: true)
        }
        (fleet.loss, fleet.doubling, fleet.delay) = (0, 0, 0)
        while let first = ends.first { mend(first.host, first.trouble) }
        let latest = fleet.now + 120
        // A host that sleeps shows an old state when it wakes.
        while clients.contains(where: { !$0.open.isEmpty || fleet.isAsleep($0.host) }), fleet.now < latest {
            step(asks: false)
        }
        fleet.run(for: 2)
        takeLines()
        for host in 0..<3 {
            let session = clients.first { $0.host == host }?.session ?? 0
            func result(_ method: String) -> JSONObject? {
                let line = #"{"id":0,"method":"\#(method)","params":{"scene":"wall"}}"#
                return SharedScenesTests.members(fleet.ask(line, from: session))?["result"]?.object
            }
            record.trees.append(Self.numbers(result("path.get")))
            record.settings.append(Self.setting(result("tree.get")))
            let guards = result("guard.list")?["guards"]?.array ?? []
            record.guards.append(guards.compactMap { $0.object?["module"]?.string })
        }
    }

    private mutating func step(asks: Bool) {
        fleet.run(for: Double.random(in: 0.005...0.05, using: &dice) * pace)
        for (_, host, trouble) in ends.filter({ $0.time <= fleet.now }) { mend(host, trouble) }
        if let owner = fleet.owner { owners.insert(owner) }
        takeLines()
        guard asks else { return }
        for place in clients.indices where !clients[place].isModule && !fleet.isAsleep(clients[place].host) {
            if clients[place].open.count < Self.mostOpen, Int.random(in: 0..<3, using: &dice) == 0 { ask(place) }
        }
    }

    // MARK: Clients

    /// A host gets its module and its clients.
    private mutating func open(_ host: Int) {
        for number in 0...Self.clientsOfHost {
            lastSession += 1
            fleet.connect(lastSession, to: host)
            clients.append(Client(session: lastSession, host: host, isModule: number == 0))
            if number == 0 {
                fleet.send(SharedScenesTests.register("m\(host)"), from: lastSession)
                let absence = ["allow", "deny", "wait"][host]
                let door =
                    #""name":"door","on":"enter","types":["m\#(host).item"],"scene":"wall","away":"\#(absence)""#
                fleet.send(#"{"id":2,"method":"guard.add","params":{\#(door)}}"#, from: lastSession)
            } else {
                fleet.send(SharedScenesTests.watch, from: lastSession)
            }
        }
    }

    /// The clients of a host are gone.
    private mutating func close(_ host: Int) {
        for client in clients where client.host == host {
            for place in client.open.values { record.requests[place].isAlive = false }
        }
        clients.removeAll { $0.host == host }
    }

    private static func look(_ id: Int) -> String { #"{"id":\#(id),"method":"path.get","params":{"scene":"wall"}}"# }

    private mutating func ask(_ place: Int) {
        lastNumber += 1
        let client = clients[place]
        let kind: FleetRecord.Kind
        let line: String
        switch Int.random(in: 0..<10, using: &dice) {
        case 0: (kind, line) = (.read, Self.look(lastNumber))
        case 1: (kind, line) = (.setting, Self.configure(lastNumber))
        default:
            let type = "m\(Int.random(in: 0..<3, using: &dice)).item"
            (kind, line) = (.push, SharedScenesTests.push(type, id: lastNumber, #"{"n":\#(lastNumber)}"#))
        }
        clients[place].open[lastNumber] = record.requests.count
        record.requests.append(.init(kind, lastNumber, of: client.session, known: client.known))
        fleet.send(line, from: client.session)
    }

    /// A setting in which a number can be seen.
    private static func configure(_ number: Int) -> String {
        let delay = "\(number)e-6"
        return #"{"id":\#(number),"method":"scene.configure","params":{"scene":"wall","executionDelay":\#(delay)}}"#
    }

    private static func setting(_ tree: JSONObject?) -> Int? {
        guard case .number(let delay)? = tree?["configuration"]?.object?["executionDelay"] else { return nil }
        return Int((delay.double * 1e6).rounded())
    }

    private static func numbers(_ result: JSONObject?) -> [Int] {
        (result?["path"]?.array ?? []).compactMap { entry in
            if case .integer(let number)? = entry.object?["arguments"]?.object?["n"] { Int(number) } else { nil }
        }
    }

    // MARK: Lines

    private mutating func takeLines() {
        for place in clients.indices {
            for line in fleet.take(clients[place].session) {
                if let watch = clients[place].watch, let change = Self.change(in: line) {
                    record.watches[watch].changes.append(change)
                    continue
                }
                guard let members = SharedScenesTests.members(line) else { continue }
                if clients[place].isModule { vote(members, place) } else { read(members, line, place) }
            }
        }
    }

    /// A module answers what its guard is asked.
    private mutating func vote(_ members: JSONObject, _ place: Int) {
        guard members["method"] == "guard.ask", let id = members["id"]?.string else { return }
        let verdict = Int.random(in: 0..<6, using: &dice) == 0 ? "deny" : "allow"
        fleet.send(#"{"id":"\#(id)","result":{"verdict":"\#(verdict)"}}"#, from: clients[place].session)
    }

    private mutating func read(_ members: JSONObject, _ line: String, _ place: Int) {
        let result = members["result"]?.object
        if clients[place].watch != nil, let revision = Self.count(members["params"]?.object?["revision"]) {
            // After a snapshot the changes before it are not told.
            if members["method"] == "changed" { Issue.record("not read as a change: \(line)") }
            begin(revision, place)
        } else if let from = Self.count(result?["revision"]), result?["watch"] != nil {
            begin(from, place)
        } else if let id = Self.count(members["id"]), let request = clients[place].open.removeValue(forKey: id) {
            let kind = record.requests[request].kind
            let answer = Self.answer(members, isRead: kind == .read)
            record.requests[request].answers.append(answer)
            if kind == .push, answer == .done { clients[place].known.insert(id) }
        }
    }

    /// A change as all watches get it: the number of the watch is the only thing that differs. Nil for another line.
    ///
    /// Most lines are changes, so this looks for no more than it needs.
    private static func change(in line: String) -> (revision: Int, text: String)? {
        let rest = line.utf8.dropFirst(beginning.utf8.count).drop { $0 != UInt8(ascii: ",") }
        guard line.utf8.starts(with: beginning.utf8), rest.starts(with: scene.utf8) else { return nil }
        let digits = rest.dropFirst(scene.utf8.count).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return Int(Substring(digits)).map { ($0, String(Substring(rest))) }
    }

    private static let beginning = #"{"jsonrpc":"2.0","method":"changed","params":{"watch":"#
    private static let scene = #","scene":"wall","revision":"#

    /// A client has the state of a revision, and gets the changes behind it.
    private mutating func begin(_ revision: Int, _ place: Int) {
        clients[place].watch = record.watches.count
        record.watches.append((revision, []))
    }

    private static func count(_ value: JSONValue?) -> Int? {
        if case .integer(let number)? = value { Int(number) } else { nil }
    }

    private static func answer(_ members: JSONObject, isRead: Bool) -> FleetRecord.Answer {
        if let error = members["error"]?.object {
            return .refused(error["data"]?.object?["name"]?.string ?? "without a name")
        }
        return isRead ? .shown(numbers(members["result"]?.object)) : .done
    }

    // MARK: Troubles

    private mutating func begin() {
        let free = (0..<3).filter { host in !ends.contains { $0.host == host } }
        // Two hosts at least are well.
        guard free.count > 1, let host = free.randomElement(using: &dice),
            let trouble = Trouble.allCases.randomElement(using: &dice)
        else { return }
        troubles.append(trouble)
        switch trouble {
        case .kill:
            fleet.kill(host)
            close(host)
        case .sleep: fleet.sleep(host, for: Double.random(in: 0.2...8, using: &dice))
        case .cutOff: fleet.cut(host)
        case .silence: fleet.cut(host, out: true, in: false)
        case .deafen: fleet.cut(host, out: false, in: true)
        case .disconnect: fleet.connection(of: host, isThere: false)
        case .handOver: return fleet.handOver(from: host)
        }
        ends.append((fleet.now + Double.random(in: 0.5...8, using: &dice), host, trouble))
        ends.sort { $0.time < $1.time }
    }

    private mutating func mend(_ host: Int, _ trouble: Trouble) {
        ends.removeAll { $0.host == host }
        switch trouble {
        case .kill:
            fleet.start(host)
            open(host)
        case .sleep, .handOver: break
        case .cutOff, .silence, .deafen: fleet.cut(host, out: false, in: false)
        case .disconnect: fleet.connection(of: host, isThere: true)
        }
    }
}
