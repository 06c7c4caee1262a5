import JSON
import Logging
import NIOCore
import NIOPosix
import NavigationBroker
import NavigationProtocol
import NavigationStore
import NavigationTree

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The shell around the broker: one socket, one event loop, and turns.
///
/// A *turn* takes the lines that arrived on all connections, gives them to the broker one after the other, and only then sends what came of it; answers and
/// events of a turn leave together. (Between the two the store commits.) A connection that has more lines than its share waits for the next turn, and one
/// that is alone has its own at once.
///
/// Everything here runs on the event loop; nothing is shared, and there is no task or future for a message.
final class NavigationServer {
    private let loop: any EventLoop
    private let logger: Logger
    private var limits: Limits
    /// Nil when nobody wants to know what is slow.
    private var slowLog: SlowLog?
    private var broker: NavigationBroker
    /// Nil when nothing outlives the host.
    private let journal: Journal?
    private var lastStoreWarning: MonotonicTime?
    /// Whether the last changes could not be written.
    private var isStoreFailing = false
    private var isCatchUpScheduled = false
    private var connections: [SessionID: Connection] = [:]
    private var turn = BrokerTurn()
    /// The text of the turn, of which each connection is given its parts.
    private var text = ByteBuffer()

    /// Connections with something to do in the next turn.
    private var ready: [Connection] = []
    /// Those of the turn that goes on; kept, so that a turn allocates nothing.
    private var serving: [Connection] = []
    private var isTurnScheduled = false
    private var pace = TurnPace()
    /// When the first of the turns began that had no pause between them.
    private var roundsBegan: MonotonicTime?
    private var touched: [Connection] = []
    /// Modules whose processes were asked for, and whose ends have not been reported.
    private var started: Set<String> = []
    /// Modules whose processes end with this turn.
    private var stopped: [String] = []
    /// Nil in a server that starts none.
    var processes: ModuleProcesses?

    private var timer: Scheduled<Void>?
    private var timerDeadline: MonotonicTime?

    /// Called once when a shutdown was asked for and the last connection is gone, and the last process of a module.
    var onDrained: (() -> Void)?
    private(set) var isShuttingDown = false

    init(
        loop: any EventLoop,
        configuration: NavigationBroker.Configuration,
        restoration: Restoration,
        journal: Journal?,
        logger: Logger
    ) {
        self.loop = loop
        self.logger = logger
        self.limits = configuration.limits
        self.slowLog = configuration.slow.map { SlowLog(threshold: $0) }
        self.journal = journal
        self.broker = NavigationBroker(configuration: configuration, restoring: restoration, now: .now())
    }

    /// Makes restored scenes agree with a host that nobody is connected to yet, and writes that down; to be called once, before anybody is.
    func begin() throws(StoreError) {
        guard let journal else { return }
        broker.reconcile(because: .hostStarted, now: .now())
        try journal.write(broker.openRecords, lastSession: broker.lastSessionNumber)
        broker.turnWritten()
    }

    var connectionCount: Int { connections.count }

    func makeConnection() -> Connection { Connection(server: self, lineLimit: limits.line) }

    /// These limits hold from now on, and this is how many seconds something may take that is not to be called slow.
    func reconfigure(_ limits: Limits, slow: Double?) {
        self.limits = limits
        broker.reconfigure(limits)
        broker.reconfigure(slow: slow)
        if slow != slowLog?.threshold { slowLog = slow.map { SlowLog(threshold: $0) } }
        journal?.keep(history: limits.history)
        for connection in connections.values { connection.limitLines(to: limits.line) }
        scheduleTurn()
    }

    // MARK: Events

    func connectionOpened(_ connection: Connection, _ channel: any Channel) -> SessionID {
        let session = broker.connectionOpened(channel.peerCredentials, now: .now())
        connections[session] = connection
        logger.debug("connected", metadata: ["session": "\(session)"])
        scheduleTurn()
        return session
    }

    func connectionClosed(_ connection: Connection) {
        connections[connection.session] = nil
        broker.connectionClosed(connection.session, now: .now())
        logger.debug("disconnected", metadata: ["session": "\(connection.session)"])
        scheduleTurn()
        reportDrained()
    }

    func markReady(_ connection: Connection) {
        addReady(connection)
        scheduleTurn()
    }

    /// All that was there to read from this connection was read.
    func inputRead(_ connection: Connection) {
        addReady(connection)
        guard !isTurnScheduled else { return }
        let now = MonotonicTime.now()
        if pace.servesAtOnce(connection.session, now: now) { runTurn(now: now) } else { scheduleTurn() }
    }

    private func addReady(_ connection: Connection) {
        guard !connection.isReady else { return }
        connection.isReady = true
        ready.append(connection)
    }

    func outputFlushed(_ connection: Connection, bytes: Int) {
        broker.outputFlushed(connection.session, bytes: bytes, now: .now())
        scheduleTurn()
    }

    // MARK: Modules

    /// The modules that the host starts are these from now on.
    func manifestsRead(_ manifests: [ModuleManifest]) {
        guard !isShuttingDown else { return }
        broker.manifestsRead(manifests, now: .now())
        scheduleTurn()
    }

    func moduleReported(_ module: String, _ report: ModuleProcesses.Report) {
        let now = MonotonicTime.now()
        switch report {
        case .started(let pid): broker.moduleStarted(module, pid: pid, now: now)
        case .failedToStart(let reason):
            started.remove(module)
            broker.moduleFailedToStart(module, reason, now: now)
        case .exited(let exit):
            started.remove(module)
            broker.moduleExited(module, exit, now: now)
        }
        scheduleTurn()
        reportDrained()
    }

    // MARK: Turns

    /// The loop runs this after all input that is there has been read.
    private func scheduleTurn() {
        guard !isTurnScheduled else { return }
        isTurnScheduled = true
        loop.assumeIsolated().execute { [self] in runTurn(now: .now()) }
    }

    private func runTurn(now: MonotonicTime) {
        isTurnScheduled = false
        swap(&ready, &serving)
        for connection in serving {
            serve(connection, now: now)
            // A change that fails takes along what is answered in its turn: no other client shall suffer.
            if isStoreFailing { sendTurn(now: now) }
        }
        sendTurn(now: now)
        if broker.hasActions { scheduleTurn() } else { continueRounds(since: now) }
        let end = MonotonicTime.now()
        broker.turnEnded(after: end.nanoseconds - now.nanoseconds)
        pace.turnEnded(serving.first?.session, count: serving.count, now: end)
        noteSlow(.turn, since: now, until: end) { ["connections": "\(serving.count)"] }
        serving.removeAll(keepingCapacity: true)
        scheduleTimer(now: now)
    }

    /// Gives the broker one connection's share of lines.
    private func serve(_ connection: Connection, now: MonotonicTime) {
        connection.isReady = false
        defer { connection.adjustReading() }
        var share = limits.messagesPerTurn
        while connection.takesLines, broker.takesInput(from: connection.session) {
            // The clock is looked at every eight lines, and not for the first.
            let asksForTime = share % 8 == 0 && share < limits.messagesPerTurn
            guard share > 0, !asksForTime || MonotonicTime.now().seconds(since: now) < limits.timePerTurn else {
                connection.isReady = true
                ready.append(connection)
                return
            }
            share -= 1
            if goOn(withBatchOf: connection, now: now) { continue }
            switch connection.nextLine() {
            case .event(let event): receive(event, from: connection, now: now)
            case .none: return
            case .endOfInput:
                if let event = connection.lastLine() { receive(event, from: connection, now: now) }
                while goOn(withBatchOf: connection, now: now) {}
                broker.inputEnded(connection.session, now: now)
                return
            }
        }
    }

    /// A request of a batch counts like a line: the others have their turn in between.
    private func goOn(withBatchOf connection: Connection, now: MonotonicTime) -> Bool {
        guard slowLog != nil else { return broker.goOn(withBatchOf: connection.session, now: now) }
        let began = MonotonicTime.now()
        guard broker.goOn(withBatchOf: connection.session, now: now) else { return false }
        noteSlow(.request, since: began, until: .now()) { ["method": "batch", "session": "\(connection.session)"] }
        return true
    }

    private func receive(_ event: LineDecoder.Event, from connection: Connection, now: MonotonicTime) {
        switch event {
        case .line(let line):
            guard slowLog != nil else {
                return line.withUnsafeReadableBytes {
                    broker.begin($0.bytes, from: connection.session, now: now)
                }
            }
            receiveTimed(line, from: connection, now: now)
        case .tooLong:
            broker.lineTooLong(from: connection.session, now: now)
        }
    }

    private func receiveTimed(_ line: ByteBuffer, from connection: Connection, now: MonotonicTime) {
        let began = MonotonicTime.now()
        line.withUnsafeReadableBytes { broker.begin($0.bytes, from: connection.session, now: now) }
        noteSlow(.request, since: began, until: .now()) {
            let summary = line.withUnsafeReadableBytes { broker.summary(of: $0.bytes) }
            var details: Logger.Metadata = [
                "method": "\(summary.kind)", "session": "\(connection.session)", "bytes": "\(line.readableBytes)",
            ]
            if let scene = summary.scene { details["scene"] = "\(scene)" }
            return details
        }
    }

    /// Counts what took too long, and tells the log.
    private func noteSlow(
        _ kind: SlowKind,
        since began: MonotonicTime,
        until end: MonotonicTime,
        _ details: () -> Logger.Metadata
    ) {
        guard let threshold = slowLog?.threshold, end.seconds(since: began) >= threshold else { return }
        broker.countSlow(kind)
        slowLog?.write(kind, end.seconds(since: began), details(), to: logger, now: end)
    }

    private func noteSlow(_ question: SlowQuestion) {
        var details: Logger.Metadata = ["method": "\(question.method)", "module": "\(question.module)"]
        if let type = question.type { details["type"] = "\(type)" }
        slowLog?.write(.question, question.seconds, details, to: logger, now: .now())
    }

    private func sendTurn(now: MonotonicTime) {
        if let journal { write(to: journal, now: now) }
        broker.takeTurn(into: &turn)
        guard !turn.isEmpty else { return }
        // Reuses the storage, unless a channel still has to write a part of it.
        text.clear(minimumCapacity: turn.text.count)
        turn.text.withUnsafeBytes { _ = text.writeBytes($0) }
        for action in turn.actions { run(action) }
        for connection in touched {
            let flushed = connection.flush(text)
            if flushed > 0 { broker.outputFlushed(connection.session, bytes: flushed, now: now) }
            connection.closeIfDrained()
        }
        touched.removeAll(keepingCapacity: true)
        if text.capacity > BrokerTurn.keptCapacity { text = ByteBuffer() }
        // A module that is to end reads its last line first.
        for module in stopped { processes?.stop(module) }
        stopped.removeAll(keepingCapacity: true)
    }

    /// Nothing of a turn leaves before the store has it.
    private func write(to journal: Journal, now: MonotonicTime) {
        let last = broker.lastSessionNumber
        guard !broker.openRecords.isEmpty || journal.needsSessions(after: last) else { return broker.turnWritten() }
        let records = broker.openRecords
        defer { if journal.isBehind || broker.needsReconciling { scheduleCatchUp() } }
        do {
            let began = slowLog.map { _ in MonotonicTime.now() }
            try journal.write(records, lastSession: last)
            broker.turnWritten()
            isStoreFailing = false
            if let began { noteSlow(.commit, since: began, until: .now()) { ["records": "\(records.count)"] } }
        } catch {
            isStoreFailing = true
            warn("cannot write: \(error); changes are refused until that is over", now: now)
            return broker.turnNotWritten("\(error)", now: now)
        }
        // What was written stays written, whatever becomes of the snapshot.
        do { try snapshot(after: records, journal) } catch { warn("cannot write a snapshot: \(error)", now: now) }
    }

    private func snapshot(after records: [JournalRecord], _ journal: Journal) throws(StoreError) {
        var scenes: Set<String> = []
        for case .change(let scene, _, _) in records { scenes.insert(scene) }
        for scene in scenes {
            guard let tree = broker.tree(of: scene) else { continue }
            try journal.snapshotIfDue(tree)
        }
    }

    /// What nobody waits for is written a second later, and what could not be written is tried again.
    private func scheduleCatchUp() {
        guard !isCatchUpScheduled else { return }
        isCatchUpScheduled = true
        loop.assumeIsolated().scheduleTask(in: .seconds(1)) { [self] in
            isCatchUpScheduled = false
            guard let journal, !isShuttingDown else { return }
            let now = MonotonicTime.now()
            do { try journal.catchUp() } catch { warn("cannot write what waits: \(error)", now: now) }
            if broker.needsReconciling {
                broker.reconcile(because: .sessionEnded, now: now)
                scheduleTurn()
            }
            if journal.isBehind { scheduleCatchUp() }
        }
    }

    /// At most every ten seconds.
    private func warn(_ message: String, now: MonotonicTime) {
        guard lastStoreWarning.map({ now.seconds(since: $0) >= 10 }) ?? true else { return }
        lastStoreWarning = now
        logger.error("\(message)")
    }

    private func run(_ action: BrokerAction) {
        switch action {
        case .send(let session, let range):
            guard let connection = connections[session] else { return }
            if !connection.isTouched { touched.append(connection) }
            connection.send(range, of: text)
        case .close(let session): connections[session]?.close()
        case .abort(let session): connections[session]?.abort()
        case .pauseReading(let session): connections[session]?.pause()
        case .resumeReading(let session): connections[session]?.resume()
        case .startModule(let manifest):
            guard let processes else { return }
            started.insert(manifest.module)
            processes.start(manifest)
        case .stopModule(let module): stopped.append(module)
        case .slow(let question): noteSlow(question)
        case .log(let entry): log(entry)
        }
    }

    private func log(_ entry: BrokerLogEntry) {
        let level: Logger.Level =
            switch entry.level {
            case .debug: .debug
            case .info: .info
            case .notice: .notice
            }
        var metadata: Logger.Metadata = [:]
        if let session = entry.session { metadata["session"] = "\(session)" }
        if let module = entry.module { metadata["module"] = "\(module)" }
        logger.log(level: level, "\(entry.message)", metadata: metadata.isEmpty ? nil : metadata)
    }

    /// Lines are left over: another round at once, unless the loop has not looked at its sockets for too long.
    ///
    /// The loop runs tasks until there are none, so only a task in the near future lets it read.
    private func continueRounds(since now: MonotonicTime) {
        guard !ready.isEmpty else {
            roundsBegan = nil
            return
        }
        let began = roundsBegan ?? now
        if now.seconds(since: began) < limits.timePerTurn {
            roundsBegan = began
            scheduleTurn()
        } else {
            roundsBegan = nil
            isTurnScheduled = true
            loop.assumeIsolated().scheduleTask(in: .microseconds(20)) { [self] in runTurn(now: .now()) }
        }
    }

    // MARK: Time

    private func scheduleTimer(now: MonotonicTime) {
        let deadline = broker.nextDeadline
        guard deadline != timerDeadline else { return }
        timer?.cancel()
        timerDeadline = deadline
        timer = deadline.map { deadline in
            let delay = TimeAmount.nanoseconds(Int64(deadline.seconds(since: now) * 1e9) + 1)
            return loop.assumeIsolated().scheduleTask(in: delay) { [self] in
                timerDeadline = nil
                broker.timePassed(now: .now())
                scheduleTurn()
            }
        }
    }

    // MARK: The end

    /// Says goodbye to everyone; those who do not read are cut off after the limit.
    func shutDown() {
        guard !isShuttingDown else { return }
        isShuttingDown = true
        broker.shutDown(now: .now())
        scheduleTurn()
        loop.assumeIsolated().scheduleTask(in: .nanoseconds(Int64(limits.shutdown * 1e9))) { [self] in
            for connection in connections.values { connection.abort() }
        }
        reportDrained()
    }

    private func reportDrained() {
        guard isShuttingDown, connections.isEmpty, started.isEmpty, let report = onDrained else { return }
        onDrained = nil
        timer?.cancel()
        do {
            try journal?.write(broker.openRecords, lastSession: broker.lastSessionNumber)
            broker.turnWritten()
            try journal?.close(broker.sceneNames.compactMap { broker.tree(of: $0) })
        } catch {
            logger.error("the store could not be closed in order: \(error); nothing that was answered is lost")
        }
        report()
    }
}

extension MonotonicTime {
    /// The kernel's monotonic clock.
    static func now() -> Self {
        Self(nanoseconds: NIODeadline.now().uptimeNanoseconds)
    }
}

extension Channel {
    /// What the kernel says of the process at the other end; all ones when it does not say.
    fileprivate var peerCredentials: PeerCredentials {
        var result = PeerCredentials(pid: -1, uid: .max, gid: .max)
        guard let provider = self as? any SocketOptionProvider else { return result }
        let option = NIOBSDSocket.Option(rawValue: SO_PEERCRED)
        let answer: EventLoopFuture<KernelCredentials> = provider.unsafeGetSocketOption(level: .socket, name: option)
        answer.assumeIsolated().whenSuccess { peer in
            let group = peer.pid > 0 ? getpgid(peer.pid) : -1
            result = PeerCredentials(pid: peer.pid, uid: peer.uid, gid: peer.gid, processGroup: group)
        }
        return result
    }
}

/// `struct ucred` of the kernel, which the C library shows only to GNU sources.
private struct KernelCredentials {
    var pid: Int32
    var uid: UInt32
    var gid: UInt32
}
