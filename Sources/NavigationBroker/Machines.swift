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
    /// What the answer to every change says: `,"changed":true,"durability":…`.
    let changedMark: [UInt8]

    var sessions = SessionTable()
    var connectionsOfUser: [UInt32: Int] = [:]
    var modules: Modules
    var activation = Activation()
    var scenes: [String: Scene]
    /// The default scene, which is among ``scenes`` for as long as the host lives.
    let main: Scene
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
    /// Lives of the host before this one; see ``Restoration/formerInstances``.
    var formerInstances: [String: [String: UInt64]]
    /// By user.
    var tokens: [UInt32: TokenMemory] = [:]
    /// Those who look at the traffic, in the order in which they came.
    var monitors = TrafficMonitors()
    /// Sessions whose output has not left yet, and when to look after them next.
    var waitingOutputs = 0
    var nextSweep: MonotonicTime?
    var isShuttingDown = false
    /// Types that the request which is being carried out wants, and that nobody provides.
    var unprovided: [String] = []
    var telemetry = Telemetry()

    private var lastSession: UInt64 = 0
    private var lastQuestion: UInt64 = 0
    private var lastBatch: UInt64 = 0
    /// The watch whose answer is being written.
    var openedWatch: OpenedWatch?

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
        var changedMark = JSONWriter()
        changedMark.raw(",\"changed\":true,\"durability\":")
        changedMark.string(configuration.durability.rawValue)
        self.changedMark = changedMark.bytes
        self.scanner = JSONScanner(maximumDepth: limits.depth)
        self.modules = Modules(bindings: configuration.bindings, limits: limits)
        let restored = restoration.scenes.map { Scene(restoring: $0, limits: limits) }
        let main =
            restored.first { $0.name == SceneTarget.defaultScene }
            ?? Scene(SceneTarget.defaultScene, configuration: SceneConfiguration(), limits: limits)
        self.main = main
        self.scenes = Dictionary(uniqueKeysWithValues: restored.map { ($0.name, $0) })
        self.scenes[main.name] = main
        self.lastSession = restoration.lastSession
        self.formerInstances = restoration.formerInstances
        if !restored.contains(where: { $0 === main }) {
            note(.sceneCreated(main.name, main.configuration), .sceneConfigured(main, main.configuration))
        }
    }

    /// The number of the last connection.
    var lastSessionNumber: UInt64 { lastSession }

    /// The tree of a scene, for the store; nil when there is no such scene.
    package func tree(of scene: String) -> NavigationTree? { self.scene(scene)?.tree }

    /// Names of the scenes.
    var sceneNames: [String] { scenes.keys.sorted() }

    var limits: Limits { configuration.limits }

    /// The destination types that are registered.
    var registry: DestinationRegistry {
        @inline(__always) _read { yield modules.registry }
    }

    /// Deadlines that are kept, those of answered questions included.
    var deadlineCount: Int { deadlines.count }

    /// Requests that wait to be carried out.
    var suspendedCount: Int { suspensions.numbers { _ in true }.count }

    /// When ``timePassed(now:)`` wants to be called next; nil when nothing waits.
    var nextDeadline: MonotonicTime? {
        .earlier(deadlines.min?.time, .earlier(nextSweep, activation.nextDeadline))
    }

    /// Whether ``takeTurn(into:)`` would give anything.
    var hasActions: Bool { !actions.isEmpty }

    /// Moves what has gathered since the last call into `turn`, whose old contents are dropped.
    mutating func takeTurn(into turn: inout BrokerTurn) {
        turn.removeAll()
        swap(&turn.text, &output)
        swap(&turn.actions, &actions)
    }

    /// A scene by its name. The default one is always there, and most requests mean it.
    func scene(_ name: String) -> Scene? {
        name == main.name ? main : scenes[name]
    }

    /// The scene that must be there because it was looked up before.
    subscript(scene name: String) -> Scene {
        guard let scene = scene(name) else { preconditionFailure("there is no scene \(name)") }
        return scene
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
