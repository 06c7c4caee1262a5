import JSON
import NavigationProtocol
import NavigationTree

@testable import NavigationBroker

/// A host in memory whose clock stands still until a test moves it.
final class Harness {
    private var broker: NavigationBroker
    private var turn = BrokerTurn()
    private(set) var now = MonotonicTime(nanoseconds: 0)
    /// Lines that went out, by session, until a test takes them.
    private var lines: [SessionID: [String]] = [:]
    /// The other actions that the shell was told to carry out.
    private(set) var actions: [BrokerAction] = []
    private var processActions: [String] = []
    /// The clients whose watches are owed states.
    private var catchingUp: Set<SessionID> = []

    private var documented = DocumentedErrors()

    static let instance = "0123456789abcdef"
    /// The time of day at the start of the test's clock, in milliseconds since 1970.
    static let epoch: Int64 = 1_800_000_000_000

    /// Whether the store fails to write the changes of a turn; only with a store.
    var storeFails = false
    private let hasStore: Bool

    /// - Parameter restoring: what the store gave back.
    init(
        bindings: [String: PathBinding] = [:],
        hasStore: Bool = false,
        restoring restoration: Restoration = Restoration(),
        access: AccessPolicy? = nil,
        isTracing: Bool = false,
        _ adjust: (inout Limits) -> Void = { _ in }
    ) {
        var limits = Limits()
        adjust(&limits)
        let configuration = NavigationBroker.Configuration(
            limits: limits,
            instance: Self.instance,
            version: "1.2.3",
            pid: 4711,
            uid: 1000,
            bindings: bindings,
            isJournaling: hasStore,
            isTracing: isTracing,
            wallClock: WallClock(nanosecondsAtStart: Self.epoch * 1_000_000),
            access: access
        )
        self.hasStore = hasStore
        broker = NavigationBroker(configuration: configuration, restoring: restoration, now: now)
    }

    /// These grants hold from now on.
    func use(_ access: AccessPolicy) {
        broker.reconfigure(access, now: now)
        endTurn()
    }

    var mainScene: Scene { broker.machines.scenes.main }

    /// As the store would have the scene `main`.
    var stored: Restoration.Scene? {
        let scene = mainScene
        return SceneConfiguration(scene.configuration.stored).map {
            Restoration.Scene(configuration: $0, tree: scene.tree, history: [])
        }
    }

    /// Deadlines that are kept, those of answered questions included.
    var deadlineCount: Int { broker.machines.questions.deadlineCount + broker.machines.sequences.deadlineCount }

    /// The counts of what is held for unanswered requests, by name; zero counts are left out.
    var held: [String: Int] {
        let machines = [
            "batches": broker.machines.answers.batchCount, "questions": broker.machines.questions.count,
            "suspended": suspendedCount, "sequences": broker.machines.sequences.count,
            "due": broker.machines.admission.waiting.dueCount,
            "results": broker.machines.answers.results.isEmpty ? 0 : 1,
        ]
        return machines.filter { $0.value != 0 }
    }

    /// Requests that wait to be carried out.
    var suspendedCount: Int { broker.machines.admission.waiting.count }

    func brokenInvariant(of scene: String) -> String? { broker.tree(of: scene)?.brokenInvariant() }

    /// The tree of each scene, by name.
    var trees: [String: NavigationTree] {
        Dictionary(uniqueKeysWithValues: broker.machines.scenes.all.map { ($0.name, $0.tree) })
    }

    /// The changes that a scene needs to agree with the connected sessions and the registered types.
    /// Nothing, unless the store has failed since the host last made them agree.
    func disagreement(of scene: String) -> [NavigationChange.Step] {
        guard !broker.needsReconciling, var tree = trees[scene] else { return [] }
        let change = tree.reconcile(
            isConnected: { broker.machines.sessions[$0] != nil },
            isProvided: { broker.machines.registry.owner(of: $0) != nil }
        )
        return change.steps
    }

    /// The first fault of the states that a scene has set aside. Each one must build a tree with ids of its own.
    func brokenSetAside(of scene: String) -> String? {
        guard let scene = broker.machines.scenes[scene] else { return nil }
        var keys: Set = [scene.restorationKey]
        for state in scene.setAside.all {
            guard keys.insert(state.key).inserted else { return "\(state.key) is the key of two states" }
            do {
                let tree = try NavigationTree(
                    restoring: state.steps,
                    revision: state.revision,
                    nextID: scene.tree.nextIdentifier,
                    scene: scene.name
                )
                for id in tree.navigatorIDs where id != tree.root && scene.tree[id] != nil {
                    return "\(id) is there twice"
                }
                for attachment in tree.allAttachments where scene.tree.attachment(attachment.id) != nil {
                    return "\(attachment.id) is there twice"
                }
            } catch { return "\(state.key): \(error)" }
        }
        return nil
    }

    var nextDeadline: MonotonicTime? { broker.nextDeadline }

    func connect(pid: Int32 = 100, uid: UInt32 = 1000, processGroup: Int32 = -1, to host: String? = nil) -> SessionID {
        var peer = PeerCredentials(pid: pid, uid: uid, gid: uid, processGroup: processGroup)
        peer.host = host
        let session = broker.connectionOpened(peer, now: now)
        endTurn()
        return session
    }

    /// Sends a line and answers with what the sender has received by then.
    @discardableResult
    func send(_ line: String, from session: SessionID) -> [String] {
        send(Array(line.utf8), from: session)
    }

    /// The same, for a line that several brokers of a fleet carry out.
    func send(
        _ line: String,
        from session: SessionID,
        adding number: UInt64?,
        taking parts: PartScope,
        _ elsewhere: Elsewhere = Elsewhere()
    ) -> [String] {
        let line = Array(line.utf8)
        documented.note(line, from: session)
        broker.receive(line.span.bytes, from: session, adding: number, taking: parts, elsewhere: elsewhere, now: now)
        endTurn()
        return take(session)
    }

    /// The shell of a fleet tells the broker something.
    func tell(_ body: (inout NavigationBroker) -> Void) {
        body(&broker)
        endTurn()
    }

    @discardableResult
    func send(_ line: [UInt8], from session: SessionID) -> [String] {
        documented.note(line, from: session)
        broker.receive(line.span.bytes, from: session, now: now)
        endTurn()
        return take(session)
    }

    /// Sends a batch of which nothing is read yet.
    func begin(_ line: String, from session: SessionID) {
        documented.note(Array(line.utf8), from: session)
        broker.begin(Array(line.utf8).span.bytes, from: session, now: now)
        endTurn()
    }

    /// Sends lines in one turn. Returns after how many of them the turn was full.
    func linesUntilTheTurnIsFull(_ lines: some Sequence<String>, from session: SessionID) -> Int? {
        defer { endTurn() }
        for (index, line) in lines.enumerated() {
            documented.note(Array(line.utf8), from: session)
            broker.begin(Array(line.utf8).span.bytes, from: session, now: now)
            if broker.isTurnFull { return index + 1 }
        }
        return nil
    }

    func goOn(withBatchOf session: SessionID) -> Bool {
        defer { endTurn() }
        return broker.goOn(withBatchOf: session, now: now)
    }

    /// Sends lines that arrive in the same turn.
    func send(_ lines: [(line: String, session: SessionID)]) {
        for (line, session) in lines {
            documented.note(Array(line.utf8), from: session)
            broker.receive(Array(line.utf8).span.bytes, from: session, now: now)
        }
        endTurn()
    }

    /// The result of a request, or `nil` when it was refused or not answered.
    func result(_ method: String, _ params: String = "{}", from session: SessionID) -> JSONValue? {
        answer(method, params, from: session)?["result"]
    }

    func error(_ method: String, _ params: String = "{}", from session: SessionID) -> JSONValue? {
        answer(method, params, from: session)?["error"]
    }

    /// The lowest id from `first` on that no open request of the session has.
    func freeID(of session: SessionID, from first: Int = 1) -> Int {
        var id = first
        while let request = try? RawJSON(parsing: "\(id)"), broker.machines.sessions[session]?.isOpen(request) == true {
            id += 1
        }
        return id
    }

    private func answer(_ method: String, _ params: String, from session: SessionID) -> JSONObject? {
        let id = freeID(of: session)
        let lines = send(#"{"id":\#(id),"method":"\#(method)","params":\#(params)}"#, from: session)
        return lines.last.flatMap { try? RawJSON(parsing: $0).value() }?.object
    }

    @discardableResult
    func take(_ session: SessionID) -> [String] {
        defer { lines[session] = nil }
        return lines[session] ?? []
    }

    func close(_ session: SessionID) {
        broker.connectionClosed(session, now: now)
        endTurn()
    }

    func endInput(of session: SessionID) {
        broker.inputEnded(session, now: now)
        endTurn()
    }

    func tooLong(from session: SessionID) -> [String] {
        broker.lineTooLong(from: session, now: now)
        endTurn()
        return take(session)
    }

    func flush(_ session: SessionID, _ bytes: Int) {
        broker.outputFlushed(session, bytes: bytes, now: now)
        endTurn()
    }

    func takesInput(from session: SessionID) -> Bool { broker.takesInput(from: session) }

    func advance(seconds: Double) {
        now = now + seconds
        broker.timePassed(now: now)
        endTurn()
    }

    /// Does the same as the shell some time after the store failed.
    func reconcile() {
        if broker.needsReconciling { broker.reconcile(because: .sessionEnded, now: now) }
        endTurn()
    }

    /// Ends the host without a warning, and starts it again later over what a store has of it. All sessions have ended.
    func restart(afterSeconds seconds: Double) {
        now = now + seconds
        var restoration = Restoration()
        restoration.lastSession = broker.lastSessionNumber
        let scenes = broker.machines.scenes.all
        restoration.scenes = scenes.map { scene in
            let records = scene.history.records(after: scene.history.oldest)
            let history = records.map { ($0.change, $0.cause) }
            return Restoration.Scene(
                configuration: scene.configuration,
                tree: scene.tree,
                history: history,
                setAside: scene.setAside.all
            )
        }
        broker = NavigationBroker(configuration: broker.configuration, restoring: restoration, now: now)
        start()
    }

    /// Does what the shell does once a host with a store has started.
    func start() {
        broker.reconcile(because: .hostStarted, now: now)
        endTurn()
    }

    func reconfigure(_ adjust: (inout Limits) -> Void) {
        var limits = broker.limits
        adjust(&limits)
        broker.reconfigure(limits)
        endTurn()
    }

    /// Somebody has set the time of day.
    func wallClockRead(millisecondsAtStart: Int64) {
        broker.wallClockRead(WallClock(nanosecondsAtStart: millisecondsAtStart * 1_000_000))
    }

    func reconfigure(slow: Double?) { broker.reconfigure(slow: slow) }

    func summary(of line: String) -> LineSummary { broker.summary(of: Array(line.utf8).span.bytes) }

    // MARK: Modules that the host starts

    func read(_ manifests: [ModuleManifest]) {
        broker.manifestsRead(manifests, now: now)
        endTurn()
    }

    func moduleStarted(_ module: String, pid: Int32 = 500) {
        broker.moduleStarted(module, pid: pid, now: now)
        endTurn()
    }

    func moduleFailedToStart(_ module: String, _ reason: String) {
        broker.moduleFailedToStart(module, reason, now: now)
        endTurn()
    }

    func moduleExited(_ module: String, _ exit: ModuleExit) {
        broker.moduleExited(module, exit, now: now)
        endTurn()
    }

    /// The orders about processes that the shell got since the last call: `start shop`, `stop shop`.
    @discardableResult
    func takeProcessActions() -> [String] {
        defer { processActions = [] }
        return processActions
    }

    func shutDown() {
        broker.shutDown(now: now)
        endTurn()
    }

    /// Whether the shell was told to close this session.
    func isClosed(_ session: SessionID) -> Bool {
        actions.contains { $0 == .close(session) || $0 == .abort(session) }
    }

    /// As the shell does.
    private func writeTurn() {
        guard storeFails, !broker.openRecords.isEmpty else { return broker.turnWritten() }
        broker.turnNotWritten("the disk is full", now: now)
    }

    private func endTurn() {
        if hasStore { writeTurn() }
        broker.takeTurn(into: &turn)
        for action in turn.actions {
            switch action {
            case .send(let session, let range):
                let text = String(decoding: turn.text.bytes(in: range), as: UTF8.self)
                precondition(text.hasSuffix("\n"), "whole lines only")
                for line in text.split(separator: "\n") {
                    documented.check(line, to: session)
                    lines[session, default: []].append(String(line))
                }
            case .startModule(let manifest): processActions.append("start \(manifest.module)")
            case .stopModule(let module): processActions.append("stop \(module)")
            case .catchUp(let session): catchingUp.insert(session)
            case .close, .abort, .pauseReading, .resumeReading, .needModule, .moduleNews, .discard, .slow, .span,
                .log, .event:
                actions.append(action)
            }
        }
        while let session = catchingUp.popFirst() {
            while broker.owesState(to: session) {
                broker.sendOwedState(to: session, now: now)
                endTurn()
            }
        }
    }
}

/// Requests that many tests begin with.
enum Requests {
    static let shop = """
        {"id":0,"method":"module.register","params":{"module":"shop","destinations":\
        [{"type":"shop.list"},{"type":"shop.item","method":"sheet"}]}}
        """
    static let pushList = #"{"id":0,"method":"push","params":{"type":"shop.list"}}"#
    static let presentItem = #"{"id":0,"method":"present","params":{"type":"shop.item"}}"#
}
