import NavigationFleet

/// A host as it was at one message of the log.
struct SimulatedSnapshot {
    let log: SceneLog
    let answered: AnsweredRequests
    let confirmed: [UInt64]

    init(log: SceneLog, answered: AnsweredRequests, _ confirmed: [UInt64]) {
        (self.log, self.answered, self.confirmed) = (log, answered, confirmed)
    }
}

/// A host with one scene, whose tree is the list of the requests that had an effect.
struct SimulatedHost {
    let id: FleetHostID
    var member: SceneMember
    var requests: SceneRequests
    /// The requests in the log.
    private(set) var confirmed: [UInt64] = []
    /// The requests of this host's own clients, by the numbers that the host gave them.
    var asked: [UInt64: UInt64] = [:]

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
        requests = SceneRequests(on: id)
    }

    func time(_ now: Duration) -> Duration { clock.start + now * clock.rate }

    static func body(of request: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: request >> (8 * $0)) }
    }

    static func request(in body: [UInt8]) -> UInt64 {
        body.enumerated().reduce(0) { $0 | UInt64($1.element) << (8 * UInt64($1.offset)) }
    }

    /// The requests whose effects are in a turn.
    static func requests(in body: [UInt8]) -> [UInt64] { TurnContents(body)?.changes.map(request) ?? [] }

    /// A request that only looks at the tree. Its answer is the number of requests that have an effect.
    static func isLook(_ request: UInt64) -> Bool { request % 4 == 0 }

    /// A request that the owner refuses as long as its tree has an even number of requests.
    static func isRefused(_ request: UInt64, at revision: UInt64) -> Bool {
        request % 4 == 1 && revision.isMultiple(of: 2)
    }

    static let refusal = body(of: .max)

    /// Carries a request out as the owner.
    mutating func carryOut(_ request: SceneRequest, now: Duration) {
        let revision = member.log.revision + UInt64(member.unconfirmed)
        guard !Self.isLook(Self.request(in: request.body)) else {
            return requests.finished(request.id, Self.body(of: revision), after: revision)
        }
        guard !Self.isRefused(Self.request(in: request.body), at: revision) else {
            return requests.finished(request.id, Self.refusal, after: revision)
        }
        let answer = TurnContents.Answer(request.id, settled: request.settled, request.body)
        let contents = requests.submitted(TurnContents(changes: [request.body], answers: [answer]))
        member.submit(revisions: 1, body: contents.bytes, now: time(now))
    }

    mutating func goOn(from snapshot: SimulatedSnapshot) { confirmed = snapshot.confirmed }

    /// The log has a turn.
    mutating func apply(_ record: LogRecord) { confirmed += Self.requests(in: record.body) }
}
