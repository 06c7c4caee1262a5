import HeapModule
import JSON
import NavigationProtocol
import NavigationTree
import NavigationURLs

/// The machines of the broker, side by side, and what belongs to no single one.
///
/// A handler may use several of them, since that is what a request is about. A machine knows no other: what one has to be told of another's work is told in
/// `Machines+LifeCycle.swift` and `Machines+Changes.swift`, in an order that can be read there.
struct Machines: ~Copyable {
    /// A member whose size the compiler does not know keeps all others at their addresses: without one it copies the whole broker, 1.3 KB, wherever a
    /// method that changes nothing is called.
    private let addressed: any Sendable = ()

    var configuration: NavigationBroker.Configuration
    let startedAt: MonotonicTime

    var sessions = SessionTable()
    var connectionsOfUser: [UInt32: Int] = [:]
    var registry: DestinationRegistry
    var scenes: Scenes
    var questions: [UInt64: Question] = [:]
    var deadlines = Heap<Deadline>()
    var results = Results()
    var sequences = Sequences()
    var receivers = Receivers()
    var guards = Guards()
    var urls = URLTable()
    var suspensions = SuspensionQueue()
    /// Sessions that are not gone, and whose answers nobody hears any more: those who wait for one are told when the message has been dealt with.
    var silenced: [SessionID] = []
    /// Requests that have waited and are to be carried out now.
    var due: [UInt64] = []
    var batches: [UInt64: Batch] = [:]
    /// By user.
    var tokens: [UInt32: TokenMemory] = [:]
    /// Those who look at the traffic, in the order in which they came.
    var monitors: [TrafficMonitor] = []
    /// Sessions whose output has not left yet, and when to look after them next.
    var waitingOutputs = 0
    var nextSweep: MonotonicTime?
    var isShuttingDown = false
    /// The modules that the host starts, by name.
    var supervisions: [String: Supervision] = [:]
    /// The first of their deadlines.
    var nextSupervision: MonotonicTime?
    /// Types that the request which is being carried out wants, and that nobody provides.
    var unprovided: [String] = []
    var metrics = Metrics()

    private var lastSession: UInt64 = 0
    private var lastQuestion: UInt64 = 0
    private var lastBatch: UInt64 = 0
    var openRPCDocument: RawJSON?
    /// A watch that goes on from an older revision gets what it missed right after its answer.
    var replay: Replay?

    /// Kept between lines, so that reading one allocates nothing.
    var scanner: JSONScanner
    /// The result of the request that is being carried out.
    var result = JSONWriter()
    /// The text of the turn.
    var output = JSONWriter()
    var actions: [BrokerAction] = []
    /// Whether the trees have to be compared with who is connected: the store failed to write something that nobody had asked for.
    var needsReconciling = false
    /// Whether the answer that is being written holds even if the store fails.
    var isAnswerCertain = false
    /// What of this turn the store has still to write, and what to take back if it cannot.
    var openTurn = OpenTurn()

    init(configuration: NavigationBroker.Configuration, restoring restoration: Restoration, now: MonotonicTime) {
        let limits = configuration.limits
        self.configuration = configuration
        self.startedAt = now
        self.scanner = JSONScanner(maximumDepth: limits.depth)
        self.registry = DestinationRegistry(
            bindings: configuration.bindings,
            maximumModulesPerSession: limits.modules,
            maximumTypesPerModule: limits.destinations,
            maximumBytesPerSession: limits.registrationBytes
        )
        self.scenes = Scenes(restoring: restoration, limits: limits)
        self.lastSession = restoration.lastSession
        let main = scenes.main
        if !restoration.scenes.contains(where: { $0.tree.scene == main.name }) {
            note(.sceneCreated(main.name, main.configuration), .scenes(.configured(main, main.configuration)))
        }
    }

    /// The number of the last connection.
    var lastSessionNumber: UInt64 { lastSession }

    /// The tree of a scene, for the store; nil when there is no such scene.
    package func tree(of scene: String) -> NavigationTree? { self.scene(scene)?.tree }

    /// Names of the scenes.
    var sceneNames: [String] { scenes.names }

    var limits: Limits { configuration.limits }

    /// Deadlines that are kept, those of answered questions included.
    var deadlineCount: Int { deadlines.count }

    /// Requests that wait to be carried out.
    var suspendedCount: Int { suspensions.numbers { _ in true }.count }

    /// When ``timePassed(now:)`` wants to be called next; nil when nothing waits.
    var nextDeadline: MonotonicTime? {
        .earlier(deadlines.min?.time, .earlier(nextSweep, nextSupervision))
    }

    /// Whether ``takeTurn(into:)`` would give anything.
    var hasActions: Bool { !actions.isEmpty }

    /// Moves what has gathered since the last call into `turn`, whose old contents are dropped.
    mutating func takeTurn(into turn: inout BrokerTurn) {
        turn.removeAll()
        swap(&turn.text, &output)
        swap(&turn.actions, &actions)
    }

    mutating func makeSessionID() -> SessionID {
        lastSession += 1
        return SessionID(rawValue: lastSession)
    }

    mutating func makeQuestionID() -> UInt64 {
        lastQuestion += 1
        return lastQuestion
    }

    mutating func makeBatchID() -> UInt64 {
        lastBatch += 1
        return lastBatch
    }
}
