import JSON
import Logging
import NavigationBroker
import NavigationProtocol
import NavigationStore
import NavigationTree

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The shell around the broker: one socket, one thread, and turns.
///
/// A *turn* takes the lines that arrived on all connections, gives them to the broker one after the other, and only then sends what came of it; answers and
/// events of a turn leave together. (Between the two the store commits.) A connection that has more lines than its share waits for the next turn, which begins
/// with a look at the others.
///
/// Everything here runs on the thread that calls ``run()``; nothing is shared, and there is no task or future for a message. Others leave a ``Message``.
final class NavigationServer {
    /// What other threads ask for.
    enum Message: Sendable {
        /// Say goodbye to everyone, and end.
        case shutDown
        /// The modules that the host starts are these from now on.
        case use([ModuleManifest])
        /// These limits hold from now on, and this is how many seconds something may take that is not to be called slow.
        case reconfigure(Limits, slow: Double?)
        /// Something happened to the process of a module.
        case module(String, ModuleProcesses.Report)
    }

    /// What happens at a time of its own, besides the broker's deadlines.
    private enum Alarm {
        /// What nobody waits for is written, and what could not be written is tried again.
        case catchUp
        /// A connection that could not be accepted is tried again.
        case accept
        /// The service manager hears that the server lives.
        case signOfLife
        /// Those who have not read their goodbye are cut off.
        case endOfShutdown
    }

    /// Seconds for which nobody is accepted when that could not be done.
    private static let acceptPause = 0.2

    private let mailbox: Mailbox<Message>
    private let file: ListeningFile
    private let logger: Logger
    private var limits: Limits
    /// Nil when nobody wants to know what is slow.
    private var slowLog: SlowLog?
    private var broker: NavigationBroker
    /// Nil when nothing outlives the host.
    private let journal: Journal?
    /// Whether the last changes could not be written.
    private var isStoreFailing = false
    private var storeWarning = Silence()
    private var acceptWarning = Silence()

    private let poller: Poller
    /// Nil once the host ends.
    private var listener: Listener?
    private var connections: [SessionID: Connection] = [:]
    /// The same, each at the place of its descriptor.
    private var byDescriptor: [Connection?] = []
    private let memory = LineDecoder.SharedMemory()

    /// Somebody may be accepted.
    private var hasCaller = false
    /// Something may be in the mailbox.
    private var hasMail = false
    /// Connections that may have lines left for the next turn.
    private var waiting: [Connection] = []
    /// Those that waited for this turn; kept, so that a turn allocates nothing.
    private var overdue: [Connection] = []
    private var turn = BrokerTurn()
    private var touched: [Connection] = []
    private var alarms: [Alarm: MonotonicTime] = [:]

    /// Modules whose processes were asked for, and whose ends have not been reported.
    private var started: Set<String> = []
    /// Modules whose processes end with this turn.
    private var stopped: [String] = []
    private let processes: ModuleProcesses
    /// Nil when no service manager wants to know.
    private let notifier: ServiceNotifier?

    private var isShuttingDown = false

    /// Makes restored scenes agree with a host that nobody is connected to yet, and writes that down.
    init(
        mailbox: Mailbox<Message>,
        file: ListeningFile,
        listener: Listener,
        configuration: NavigationBroker.Configuration,
        restoration: Restoration,
        journal: Journal?,
        processes: ModuleProcesses,
        notifier: ServiceNotifier?,
        logger: Logger
    ) throws {
        self.mailbox = mailbox
        self.file = file
        self.logger = logger
        self.limits = configuration.limits
        self.slowLog = configuration.slow.map { SlowLog(threshold: $0) }
        self.journal = journal
        self.processes = processes
        self.notifier = notifier
        self.broker = NavigationBroker(configuration: configuration, restoring: restoration, now: .now())
        self.poller = try Poller()
        guard poller.add(mailbox.descriptor, .input), poller.add(listener.descriptor, .input) else {
            throw ListeningError.system("cannot wait for connections", errno)
        }
        self.listener = listener
        guard let journal else { return }
        broker.reconcile(because: .hostStarted, now: .now())
        try journal.write(broker.openRecords, lastSession: broker.lastSessionNumber)
        broker.turnWritten()
    }

    /// Serves until a shutdown was asked for, and the last connection is gone, and the last process of a module.
    func run() {
        tellReady()
        while !isShuttingDown || !connections.isEmpty || !started.isEmpty {
            let events = poller.wait(milliseconds: patience)
            runTurn(events, now: .now())
        }
        closeJournal()
    }

    /// A client can connect.
    private func tellReady() {
        guard let notifier else { return }
        if !notifier.tell(.ready, .status("Listening on \(file.path)")) {
            logger.warning("the service manager cannot be told that the host is ready")
        }
        if notifier.interval != nil { alarms[.signOfLife] = .now() }
    }

    // MARK: Waiting

    /// For how many milliseconds there is nothing to do unless something comes; -1 is for ever.
    private var patience: Int32 {
        guard waiting.isEmpty, !broker.hasActions else { return 0 }
        let alarm = alarms.isEmpty ? nil : alarms.values.min()
        guard let deadline = MonotonicTime.earlier(broker.nextDeadline, alarm) else { return -1 }
        return Int32(clamping: Int((deadline.seconds(since: .now()) * 1e3).rounded(.up)))
    }

    // MARK: Messages

    private func readMail(now: MonotonicTime) {
        guard hasMail else { return }
        hasMail = false
        for message in mailbox.take() {
            switch message {
            case .shutDown: shutDown(now: now)
            case .use(let manifests): if !isShuttingDown { broker.manifestsRead(manifests, now: now) }
            case .reconfigure(let limits, let slow): reconfigure(limits, slow: slow)
            case .module(let module, let report): moduleReported(module, report, now: now)
            }
        }
    }

    private func reconfigure(_ limits: Limits, slow: Double?) {
        self.limits = limits
        broker.reconfigure(limits)
        broker.reconfigure(slow: slow)
        if slow != slowLog?.threshold { slowLog = slow.map { SlowLog(threshold: $0) } }
        journal?.keep(history: limits.history)
        for connection in connections.values { connection.limitLines(to: limits.line) }
    }

    private func moduleReported(_ module: String, _ report: ModuleProcesses.Report, now: MonotonicTime) {
        switch report {
        case .started(let pid): broker.moduleStarted(module, pid: pid, now: now)
        case .failedToStart(let reason):
            started.remove(module)
            broker.moduleFailedToStart(module, reason, now: now)
        case .exited(let exit):
            started.remove(module)
            broker.moduleExited(module, exit, now: now)
        }
    }

    // MARK: Connections

    private func acceptConnections(now: MonotonicTime) {
        guard hasCaller else { return }
        hasCaller = false
        for _ in 0..<Listener.share {
            switch listener?.accept() {
            case .accepted(let descriptor): connectionOpened(descriptor, now: now)
            case .failed(let error): return pauseAccepting(error, now: now)
            case .nobodyWaits, nil: return
            }
        }
    }

    /// A connection that cannot be accepted stays where it is, and is reported again and again: without a pause the server would try without end.
    private func pauseAccepting(_ error: Int32, now: MonotonicTime) {
        if acceptWarning.isOver(now) {
            logger.warning("cannot accept a connection: \(String(cString: strerror(error))); it waits")
        }
        guard let listener else { return }
        poller.change(listener.descriptor, [])
        alarms[.accept] = now + Self.acceptPause
    }

    private func connectionOpened(_ descriptor: Int32, now: MonotonicTime) {
        guard poller.add(descriptor, .input) else {
            logger.warning("cannot wait for a connection: \(String(cString: strerror(errno))); it is closed")
            close(descriptor)
            return
        }
        let session = broker.connectionOpened(PeerCredentials(of: descriptor), now: now)
        let connection = Connection(descriptor, session: session, lineLimit: limits.line)
        connections[session] = connection
        let place = Int(descriptor)
        if place >= byDescriptor.count {
            byDescriptor += repeatElement(nil, count: place + 1 - byDescriptor.count)
        }
        byDescriptor[place] = connection
        logger.debug("connected", metadata: ["session": "\(session)"])
    }

    /// Closes a connection at once.
    private func abort(_ connection: Connection, now: MonotonicTime) {
        guard !connection.isClosed else { return }
        poller.remove(connection.descriptor)
        byDescriptor[Int(connection.descriptor)] = nil
        connections[connection.session] = nil
        connection.close()
        broker.connectionClosed(connection.session, now: now)
        logger.debug("disconnected", metadata: ["session": "\(connection.session)"])
    }

    /// Has the poller wait for what the connection waits for.
    private func settle(_ connection: Connection) {
        guard !connection.isClosed, let interest = connection.changeOfInterest() else { return }
        poller.change(connection.descriptor, interest)
    }

    // MARK: Turns

    /// What happened comes first, and then those who had their share the last time.
    private func runTurn(_ events: Int, now: MonotonicTime) {
        swap(&waiting, &overdue)
        var served = overdue.count
        for index in 0..<events {
            let event = poller[index]
            let place = Int(event.descriptor)
            if place < byDescriptor.count, let connection = byDescriptor[place] {
                connection.note(event)
                guard !connection.isWaiting else { continue }
                serve(connection, now: now)
                served += 1
            } else if event.descriptor == mailbox.descriptor {
                hasMail = true
            } else if event.descriptor == listener?.descriptor {
                hasCaller = true
            }
        }
        for connection in overdue { serve(connection, now: now) }
        overdue.removeAll(keepingCapacity: true)
        readMail(now: now)
        ring(now: now)
        acceptConnections(now: now)
        sendTurn(now: now)
        let end = MonotonicTime.now()
        broker.turnEnded(after: end.nanoseconds - now.nanoseconds)
        noteSlow(.turn, since: now, until: end) { ["connections": "\(served)"] }
    }

    private func serve(_ connection: Connection, now: MonotonicTime) {
        connection.isWaiting = false
        let written = connection.writeQueue()
        if written > 0 { broker.outputFlushed(connection.session, bytes: written, now: now) }
        if connection.isAbandoned || connection.isDone() { return abort(connection, now: now) }
        takeLines(of: connection, now: now)
        connection.endTurn()
        settle(connection)
        // A change that fails takes along what is answered in its turn: no other client shall suffer.
        if isStoreFailing { sendTurn(now: now) }
    }

    /// It may have lines left.
    private func wait(_ connection: Connection) {
        guard !connection.isWaiting else { return }
        connection.isWaiting = true
        waiting.append(connection)
    }

    /// Gives the broker one connection's share of lines.
    private func takeLines(of connection: Connection, now: MonotonicTime) {
        var share = limits.messagesPerTurn
        var takesInput = broker.takesInput(from: connection.session)
        while takesInput, connection.takesLines {
            // The clock is looked at every eight lines, and not for the first.
            let asksForTime = share % 8 == 0 && share < limits.messagesPerTurn
            guard share > 0, !asksForTime || MonotonicTime.now().seconds(since: now) < limits.timePerTurn else {
                return wait(connection)
            }
            share -= 1
            if goOn(withBatchOf: connection, now: now) {
                takesInput = broker.takesInput(from: connection.session)
                continue
            }
            switch connection.nextLine(memory) {
            case .event(let event): takesInput = receive(event, from: connection, now: now)
            case .incomplete: continue
            case .none: return
            case .endOfInput:
                if let event = connection.lastLine() { _ = receive(event, from: connection, now: now) }
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

    /// - Returns: Whether the broker takes another line from this client.
    private func receive(_ event: LineDecoder.Event, from connection: Connection, now: MonotonicTime) -> Bool {
        guard case .line(let line) = event else {
            broker.lineTooLong(from: connection.session, now: now)
            return broker.takesInput(from: connection.session)
        }
        guard slowLog != nil else {
            return connection.withBytes(of: line) { broker.begin($0.bytes, from: connection.session, now: now) }
        }
        return receiveTimed(line, from: connection, now: now)
    }

    private func receiveTimed(_ line: Range<Int>, from connection: Connection, now: MonotonicTime) -> Bool {
        let began = MonotonicTime.now()
        let takesInput = connection.withBytes(of: line) {
            broker.begin($0.bytes, from: connection.session, now: now)
        }
        noteSlow(.request, since: began, until: .now()) {
            let summary = connection.withBytes(of: line) { broker.summary(of: $0.bytes) }
            var details: Logger.Metadata = [
                "method": "\(summary.kind)", "session": "\(connection.session)", "bytes": "\(line.count)",
            ]
            if let scene = summary.scene { details["scene"] = "\(scene)" }
            return details
        }
        return takesInput
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
        for index in turn.actions.indices { run(turn.actions[index], now: now) }
        for index in touched.indices { flush(touched[index], now: now) }
        touched.removeAll(keepingCapacity: true)
        // A module that is to end reads its last line first.
        for module in stopped { processes.stop(module) }
        stopped.removeAll(keepingCapacity: true)
    }

    /// Sends what the turn has for a connection.
    private func flush(_ connection: Connection, now: MonotonicTime) {
        guard !connection.isClosed else { return }
        let sent = turn.text.withUnsafeBytes { connection.flush($0) }
        if sent > 0 { broker.outputFlushed(connection.session, bytes: sent, now: now) }
        if connection.isDone() { abort(connection, now: now) } else { settle(connection) }
    }

    /// Nothing of a turn leaves before the store has it.
    private func write(to journal: Journal, now: MonotonicTime) {
        let last = broker.lastSessionNumber
        guard !broker.openRecords.isEmpty || journal.needsSessions(after: last) else { return broker.turnWritten() }
        let records = broker.openRecords
        defer { if journal.isBehind || broker.needsReconciling { scheduleCatchUp(now: now) } }
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

    /// What nobody waits for is written a second later.
    private func scheduleCatchUp(now: MonotonicTime) {
        if alarms[.catchUp] == nil { alarms[.catchUp] = now + 1 }
    }

    private func catchUp(now: MonotonicTime) {
        guard let journal, !isShuttingDown else { return }
        do { try journal.catchUp() } catch { warn("cannot write what waits: \(error)", now: now) }
        if broker.needsReconciling { broker.reconcile(because: .sessionEnded, now: now) }
        if journal.isBehind { scheduleCatchUp(now: now) }
    }

    private func warn(_ message: String, now: MonotonicTime) {
        if storeWarning.isOver(now) { logger.error("\(message)") }
    }

    private func run(_ action: BrokerAction, now: MonotonicTime) {
        switch action {
        case .send(let session, let range):
            guard let connection = connections[session] else { return }
            if !connection.isTouched { touched.append(connection) }
            connection.send(range)
        case .close(let session): if let connection = connections[session] { end(connection, now: now) }
        case .abort(let session): if let connection = connections[session] { abort(connection, now: now) }
        case .pauseReading(let session): if let connection = connections[session] { pause(connection) }
        case .resumeReading(let session): if let connection = connections[session] { resume(connection) }
        case .startModule(let manifest):
            started.insert(manifest.module)
            processes.start(manifest)
        case .stopModule(let module): stopped.append(module)
        case .slow(let question): noteSlow(question)
        case .log(let entry): log(entry)
        }
    }

    /// Reads no more, and closes when what was written is out.
    private func end(_ connection: Connection, now: MonotonicTime) {
        if connection.requestClose() { abort(connection, now: now) } else { settle(connection) }
    }

    private func pause(_ connection: Connection) {
        connection.pause()
        settle(connection)
    }

    private func resume(_ connection: Connection) {
        connection.resume()
        settle(connection)
        wait(connection)
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

    // MARK: Time

    /// What is due.
    private func ring(now: MonotonicTime) {
        if let deadline = broker.nextDeadline, deadline <= now { broker.timePassed(now: now) }
        while let (alarm, time) = alarms.min(by: { $0.value < $1.value }), time <= now {
            alarms[alarm] = nil
            switch alarm {
            case .catchUp: catchUp(now: now)
            case .accept: if let listener { poller.change(listener.descriptor, .input) }
            case .signOfLife: giveSignOfLife(now: now)
            case .endOfShutdown: for connection in connections.values { abort(connection, now: now) }
            }
        }
    }

    /// In the server's own time, so that one that is stuck says nothing.
    private func giveSignOfLife(now: MonotonicTime) {
        guard let notifier, let interval = notifier.interval else { return }
        let count = connections.count
        if isShuttingDown {
            notifier.tell(.alive)
        } else {
            notifier.tell(.alive, .status("Listening on \(file.path), \(count) connections"))
        }
        alarms[.signOfLife] = now + Double(interval) / 1e9
    }

    // MARK: The end

    /// Says goodbye to everyone; those who do not read are cut off after the limit.
    private func shutDown(now: MonotonicTime) {
        guard !isShuttingDown else { return }
        isShuttingDown = true
        notifier?.tell(.stopping, .status("Saying goodbye to \(connections.count) connections"))
        file.remove()
        if let listener { poller.remove(listener.descriptor) }
        listener = nil
        broker.shutDown(now: now)
        alarms[.endOfShutdown] = now + limits.shutdown
    }

    private func closeJournal() {
        do {
            try journal?.write(broker.openRecords, lastSession: broker.lastSessionNumber)
            broker.turnWritten()
            try journal?.close(broker.sceneNames.compactMap { broker.tree(of: $0) })
        } catch {
            logger.error("the store could not be closed in order: \(error); nothing that was answered is lost")
        }
    }
}

extension MonotonicTime {
    /// The kernel's monotonic clock.
    static func now() -> Self {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Self(nanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec))
    }
}

/// Keeps a message from filling the log: it is written every ten seconds at most.
private struct Silence {
    private var until: MonotonicTime?

    mutating func isOver(_ now: MonotonicTime) -> Bool {
        if let until, now < until { return false }
        until = now + 10
        return true
    }
}
