import JSON
import NavigationProtocol
import NavigationTree

/// The machines of the broker, side by side, and what belongs to no single one.
///
/// A handler may use several machines, because its request concerns all of them. A machine knows no other machine.
/// `Machines+LifeCycle.swift` and `Machines+Watches.swift` tell each machine about the work of the others, in a
/// readable order.
struct Machines: ~Copyable {
    /// A member whose size the compiler does not know keeps all other members at their addresses. Without it the
    /// compiler copies the whole broker, 1.3 KB, wherever a method that changes nothing is called.
    private let addressed: any Sendable = ()

    var configuration: NavigationBroker.Configuration
    let startedAt: MonotonicTime

    var sessions = SessionTable()
    var connectionsOfUser: [UInt32: Int] = [:]
    var modules: Modules
    var activation = Activation()
    var scenes: Scenes
    var questions = Questions()
    var answers = PendingAnswers()
    var sequences = Sequences()
    var admission = Admission()
    var links = Links()
    var tokens = Tokens()
    /// The sessions that monitor traffic, in the order in which they began.
    var monitors = TrafficMonitors()
    /// Sessions whose output has not left yet, and when to look after them next.
    var waitingOutputs = 0
    var nextSweep: MonotonicTime?
    var isShuttingDown = false
    /// Types that the current request needs and that no module provides.
    var unprovided: [String] = []
    var telemetry = Telemetry()

    private var lastSession: UInt64 = 0
    /// The watch whose answer is being written.
    var openedWatch: OpenedWatch?

    /// Kept between lines, so that reading one allocates nothing.
    var scanner: JSONScanner
    /// The result of the request that is being carried out.
    var result = JSONWriter()
    /// The text of the turn.
    var output = JSONWriter()
    var actions: [BrokerAction] = []
    /// Whether the trees must be compared with the connected sessions: the store failed to write a change that no
    /// client had requested.
    var needsReconciling = false
    /// Whether the answer that is being written holds even if the store fails.
    var isAnswerCertain = false
    /// The part of this turn that the store has still to write, and the changes to take back if it cannot.
    var openTurn = OpenTurn()

    #if DEBUG
    var contract = ContractAssertion()
    #endif

    init(configuration: NavigationBroker.Configuration, restoring restoration: Restoration, now: MonotonicTime) {
        let limits = configuration.limits
        self.configuration = configuration
        self.startedAt = now
        self.scanner = JSONScanner(maximumDepth: limits.depth)
        self.modules = Modules(bindings: configuration.bindings, limits: limits)
        self.scenes = Scenes(restoring: restoration, limits: limits)
        self.lastSession = restoration.lastSession
        let main = scenes.main
        if !restoration.scenes.contains(where: { $0.tree.scene == main.name }) {
            note(.sceneCreated(main.name, main.configuration), .scenes(.configured(main, main.configuration)))
        }
    }

    /// The number of the last connection.
    var lastSessionNumber: UInt64 { lastSession }

    /// The tree of a scene, for the store; nil when the scene does not exist.
    package func tree(of scene: String) -> NavigationTree? { self.scene(scene)?.tree }

    /// Names of the scenes.
    var sceneNames: [String] { scenes.names }

    var limits: Limits { configuration.limits }

    /// The destination types that are registered.
    var registry: DestinationRegistry {
        @inline(__always) _read { yield modules.registry }
    }

    /// When ``timePassed(now:)`` wants to be called next; nil when nothing waits.
    var nextDeadline: MonotonicTime? {
        .earlier(.earlier(questions.nextDeadline, sequences.nextDeadline), .earlier(nextSweep, activation.nextDeadline))
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
}
