import NavigationFleet

/// A host with one scene, whose tree is the list of the requests that had an effect.
struct SimulatedHost {
    let id: FleetHostID
    var member: SceneMember
    /// The requests in the log.
    private(set) var confirmed: [UInt64] = []
    /// Those as well that are in turns of this owner, and not in the log yet.
    private var effects: Set<UInt64> = []
    /// The requests that are answered when the log has them.
    private(set) var waiting: Set<UInt64> = []

    /// The time of the host's clock at the start, and its speed.
    let clock: (start: Duration, rate: Double)
    var isPaused = false
    var cut: Set<Cut> = []
    var reader = Reader()
    /// The number of the last alarm. Only that one rings.
    var alarms = 0

    /// A direction of the connection to the engine that delivers nothing.
    enum Cut: CaseIterable {
        case toEngine, fromEngine
    }

    /// The consumer of the stream.
    struct Reader {
        var generation = 0
        var next: UInt64 = 1
        var busyUntil: Duration = .zero
        var isDead = false
    }

    init(_ id: FleetHostID, rank: Int, now: Duration, clock: (start: Duration, rate: Double)) {
        self.id = id
        self.clock = clock
        member = SceneMember(id, rank: rank, now: clock.start + now * clock.rate)
    }

    func time(_ now: Duration) -> Duration { clock.start + now * clock.rate }

    static func body(of request: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: request >> (8 * $0)) }
    }

    static func requests(in body: [UInt8]) -> [UInt64] {
        stride(from: 0, to: body.count, by: 8).map { start in
            (0..<8).reduce(0) { $0 | UInt64(body[start + $1]) << (8 * UInt64($1)) }
        }
    }

    enum Reply {
        /// The request has an effect already.
        case done
        case later
        case refused
    }

    /// A request comes. It has one effect, however often it comes.
    mutating func carryOut(_ request: UInt64, now: Duration, remembers: Bool = true) -> Reply {
        guard member.admission(now: time(now)) == .accepts else { return .refused }
        if remembers, effects.contains(request) {
            return waiting.contains(request) ? .later : .done
        }
        effects.insert(request)
        waiting.insert(request)
        member.submit(revisions: 1, body: Self.body(of: request), now: time(now))
        return .later
    }

    /// The log has a turn. Returns the requests to answer.
    mutating func confirm(_ record: LogRecord) -> [UInt64] {
        let requests = Self.requests(in: record.body)
        confirmed += requests
        return requests.filter { waiting.remove($0) != nil }
    }

    mutating func apply(_ record: LogRecord) {
        let requests = Self.requests(in: record.body)
        confirmed += requests
        effects.formUnion(requests)
    }

    mutating func revoke(keepsWorking: Bool) {
        waiting.removeAll()
        guard !keepsWorking else { return }
        effects = Set(confirmed)
    }
}
