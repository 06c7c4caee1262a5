import Logging
import NavigationBroker
import NavigationProtocol
import NavigationSharing
import NavigationStore
import NavigationThreads
import NavigationTree

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The shell around the broker: one socket, one thread, and turns.
///
/// A *turn* has three steps, and its parts are types of their own:
///
/// 1. It reads lines from all connections and gives them to the broker one after the other. ``TurnShare`` and
///    ``WaitingConnections`` divide the turn between the connections.
/// 2. It commits: ``StoreWriter`` writes the changes, so that no answer leaves before its change is in the store.
/// 3. It sends what came of the lines. Answers and events of a turn leave together, as ``TurnOutput`` holds them.
///
/// Between the steps the server does what is due (``Alarms``) and accepts connections (``Acceptor``).
///
/// Everything here runs on the thread that calls ``run()``. Nothing is shared, and no message has a task or a future.
/// Other threads leave a ``Message``.
final class NavigationServer {
    /// A request of another thread.
    enum Message: Sendable {
        /// Close every connection, and end.
        case shutDown
        /// The host starts these modules from now on.
        case use([ModuleManifest], applied: @Sendable () -> Void)
        /// These limits hold from now on, and so does the number of seconds from which on something is slow.
        case reconfigure(Limits, slow: Double?, applied: @Sendable () -> Void)
        /// These grants hold from now on.
        case grant(AccessPolicy, applied: @Sendable () -> Void)
        /// Open the file of the spans again.
        case reopenTraces
        /// Something happened to the process of a module.
        case module(String, ModuleProcesses.Report)
    }

    private let mailbox: Mailbox<Message>
    private let file: ListeningFile
    let logger: Logger
    private(set) var limits: Limits
    var broker: NavigationBroker
    /// Nil when the log does not name what is slow.
    var slowLog: SlowLog?

    let poller: Poller
    var acceptor: Acceptor
    var connections = ConnectionTable()
    /// All connections read to this memory.
    let memory = LineDecoder.SharedMemory()
    var waiting = WaitingConnections()
    private var busyPolling = BusyPolling()
    /// Whether the process may use the whole time of two processors: one of them may look for events then. In a fleet
    /// the threads of the engine's library need them.
    private lazy var mayLook = fleet == nil && ProcessorQuota.processors().map { $0 >= 2 } ?? true
    /// The number of this turn.
    private var turn: UInt64 = 0
    /// Connections that were read from, and are served next.
    private var ready: [Connection] = []
    var output = TurnOutput()
    var alarms = Alarms()

    /// Nil when nothing outlives the host.
    var store: StoreWriter<Journal>?
    /// Nil when the host is in no fleet.
    let fleet: Fleet?
    /// Clients that send nothing more, and wait for owners of shared scenes.
    var ending: Set<SessionID> = []
    /// Nil when the host writes no spans.
    var traces: SpanWriter?
    /// Whether a piece of the store's upkeep has made way for a slow connection. The next turn does it first.
    var isUpkeepLate = false
    /// Whether the store knows of this start of the host. Until then it could not be written.
    var isStartWritten: Bool
    var modules: ModuleStarts
    private let service: ServiceReports
    private(set) var isShuttingDown = false
    /// Whether the host ends, and hands its scenes over before that.
    private(set) var isLeaving = false
    /// When the time of day was read last. Somebody may set it, and the monotonic clock stands still in a suspended
    /// machine.
    private var wallClockReadAt = MonotonicTime.now()
    private static let wallClockInterval = 0.1

    /// Makes restored scenes agree with a host without connections, and writes that to the store. Then it listens.
    ///
    /// When a store with scenes cannot be written, the host starts all the same: it serves reads, refuses changes, and
    /// tries again until the disk has room.
    init(
        mailbox: Mailbox<Message>,
        file: ListeningFile,
        configuration: NavigationBroker.Configuration,
        restoration: Restoration,
        journal: Journal?,
        traces: consuming SpanWriter?,
        fleet: Fleet?,
        processes: ModuleProcesses,
        notifier: ServiceNotifier?,
        logger: Logger
    ) throws {
        self.mailbox = mailbox
        self.file = file
        self.logger = logger
        self.limits = configuration.limits
        self.slowLog = configuration.slow.map { SlowLog(threshold: $0) }
        self.traces = traces
        self.fleet = fleet
        self.store = journal.map { StoreWriter($0, logger: logger) }
        self.modules = ModuleStarts(processes)
        self.service = ServiceReports(notifier, path: file.path, logger: logger)
        var broker = NavigationBroker(configuration: configuration, restoring: restoration, now: .now())
        var isStartWritten = true
        if let journal {
            isStartWritten = try Self.begin(&broker, journal, mayFail: !restoration.scenes.isEmpty, logger: logger)
        }
        self.broker = broker
        self.isStartWritten = isStartWritten
        self.poller = try Poller()
        self.acceptor = Acceptor(try Listener(try file.listen()), logger: logger)
        let hasFleet = fleet.map { join($0) } ?? true
        guard hasFleet, poller.add(mailbox.descriptor, .input), acceptor.start(poller) else {
            throw ListeningError.system("cannot wait for connections", errno)
        }
        if !isStartWritten { alarms.set(.catchUp, at: .now() + StoreWriter<Journal>.delay) }
    }

    /// Writes the start of this host. Returns whether the store has it.
    ///
    /// - Parameter mayFail: Whether the host goes on without the store's word. It has scenes to serve then.
    private static func begin(
        _ broker: inout NavigationBroker,
        _ journal: Journal,
        mayFail: Bool,
        logger: Logger
    ) throws(StoreError) -> Bool {
        broker.reconcile(because: .hostStarted, now: .now())
        do throws(StoreError) {
            try journal.write(broker.openRecords, lastSession: broker.lastSessionNumber)
        } catch {
            guard mayFail, case .failed = error else { throw error }
            logger.warning("cannot write: \(error); the host starts, and refuses changes until the store works again")
            broker.turnNotWritten("\(error)", now: .now())
            broker.storeFailed("\(error)")
            return false
        }
        broker.turnWritten()
        return true
    }

    /// Serves until a shutdown was asked for, and the last connection and the last process of a module have ended.
    func run() {
        service.ready()
        if service.interval != nil { alarms.set(.signOfLife, at: .now()) }
        var end = MonotonicTime.now()
        while !isShuttingDown || !connections.isEmpty || !modules.isEmpty {
            let (events, now) = waitForEvents(since: end)
            end = runTurn(events, now: now)
        }
        store?.close(
            broker.openRecords,
            lastSession: broker.lastSessionNumber,
            broker.sceneNames.compactMap { broker.tree(of: $0) }
        )
    }

    /// Waits for events. It looks for them first as long as that helps.
    ///
    /// - Parameter end: The end of the turn before.
    private func waitForEvents(since end: MonotonicTime) -> (events: Int, now: MonotonicTime) {
        let patience = patience
        guard patience != 0 else { return (poller.wait(milliseconds: 0), .now()) }
        let longest = UInt64(limits.busyPoll) * 1000
        let hasLooked = busyPolling.looks && longest > 0 && mayLook
        var (events, now) = (0, end)
        while hasLooked, events == 0, now.nanoseconds - end.nanoseconds <= longest {
            events = poller.wait(milliseconds: 0)
            now = .now()
        }
        if events == 0 {
            events = poller.wait(milliseconds: patience)
            now = .now()
        }
        busyPolling.waited(isShort: now.nanoseconds - end.nanoseconds <= longest, hasLooked: hasLooked)
        return (events, now)
    }

    /// How many milliseconds the poller may wait for events; -1 is without end.
    private var patience: Int32 {
        guard waiting.isEmpty, !broker.hasActions, store?.needsUpkeep != true else { return 0 }
        let next = MonotonicTime.earlier(alarms.next, fleet?.alarm)
        guard let deadline = MonotonicTime.earlier(broker.nextDeadline, next) else { return -1 }
        return Int32(clamping: Int((deadline.seconds(since: .now()) * 1e3).rounded(.up)))
    }

    /// Serves the connections with events first, and then those that have waited for this turn, were slow, or catch up.
    /// Returns when the turn has ended.
    private func runTurn(_ events: Int, now: MonotonicTime) -> MonotonicTime {
        waiting.beginTurn()
        if now.seconds(since: wallClockReadAt) > Self.wallClockInterval {
            let clock = WallClock.now()
            broker.wallClockRead(clock)
            fleet?.wallClockRead(clock)
            wallClockReadAt = now
        }
        turn &+= 1
        var found = Found()
        serveReady(events, &found, now: now)
        while gathers(since: now) {
            let before = found.served
            serveReady(poller.wait(milliseconds: 0), &found, now: now)
            if found.served == before { break }
        }
        let due = serveDue(behind: found.served, now: now)
        if found.mail { readMail(now: now) }
        doWhatIsDue(now: now)
        if found.callers { acceptConnections(now: now) }
        serveFleet(hasEvents: found.fleetEvents, now: now)
        sendTurn(now: now)
        sendShared(now: now)
        leaveFleet(now: now)
        doUpkeep(servedSlow: due.hasSlow, now: now)
        let end = MonotonicTime.now()
        broker.turnEnded(after: end.nanoseconds - now.nanoseconds)
        noteSlow(.turn, since: now, until: end) { ["connections": "\(found.served + due.count)"] }
        return end
    }

    /// The events of a turn so far.
    private struct Found {
        /// How many connections were served.
        var served = 0
        var (mail, callers, fleetEvents) = (false, false, false)
    }

    /// Serves the connections with events that this turn has not served yet.
    ///
    /// It reads from some of them one after the other, and carries out their lines then: the kernel's code and that of
    /// the host do not have room together in the processor's first cache.
    private func serveReady(_ events: Int, _ found: inout Found, now: MonotonicTime) {
        var next = 0
        while next < events {
            let end = min(next + LineDecoder.SharedMemory.parts, events)
            while next < end {
                look(at: poller[next], &found)
                next += 1
            }
            for connection in ready {
                // A request of another connection may have closed it, or have it wait for the next turn.
                if connection.isClosed { continue }
                if connection.isWaiting { connection.endTurn() } else { serve(connection, now: now) }
            }
            found.served += ready.count
            ready.removeAll(keepingCapacity: true)
        }
    }

    /// Reads from a connection that has an event, unless it comes later.
    private func look(at event: Poller.Event, _ found: inout Found) {
        if let connection = connections.connection(at: event.descriptor) {
            guard connection.lastTurn != turn else { return }
            connection.lastTurn = turn
            connection.note(event)
            guard !connection.isWaiting else { return }
            guard !connection.isSlow, !connection.catchesUp else { return waiting.addDue(connection) }
            connection.readAhead(memory, part: ready.count)
            ready.append(connection)
        } else if event.descriptor == mailbox.descriptor {
            found.mail = true
        } else if acceptor.listens(at: event.descriptor) {
            found.callers = true
        } else if event.descriptor == fleet?.descriptor {
            found.fleetEvents = true
        }
    }

    /// Whether the turn takes in who has asked meanwhile: a commit costs as much for one change as for fifty. It does
    /// so while it finds such connections, and as long as a share may last.
    private func gathers(since start: MonotonicTime) -> Bool {
        store != nil && !broker.openRecords.isEmpty && !broker.isTurnFull
            && MonotonicTime.now().seconds(since: start) < limits.timePerTurn
    }

    /// Serves those that were due, as long as the turn may last and is not full: the others are not to wait for all of
    /// them. The first one is served in any case, unless it was slow and the store's upkeep comes first. Answers leave
    /// before a connection that was slow is served, so that they do not wait for it too.
    ///
    /// - Parameter others: How many connections were served before them in this turn.
    /// - Returns: How many were served, and whether one of them was slow.
    private func serveDue(behind others: Int, now: MonotonicTime) -> (count: Int, hasSlow: Bool) {
        let began = MonotonicTime.now()
        var (served, hasSlow) = (0, false)
        for connection in waiting.due {
            if connection.isSlow {
                if isUpkeepLate { break }
                if served + others > 0 { sendTurn(now: now) }
                hasSlow = true
            }
            serve(connection, now: now)
            served += 1
            if broker.isTurnFull || MonotonicTime.now().seconds(since: began) >= limits.timePerTurn { break }
        }
        waiting.removeDue(served)
        return (served, hasSlow)
    }

    // MARK: Messages

    private func readMail(now: MonotonicTime) {
        for message in mailbox.take() {
            switch message {
            case .shutDown: shutDown(now: now)
            case .use(let manifests, let applied):
                if !isShuttingDown { use(manifests, now: now) }
                applied()
            case .reconfigure(let limits, let slow, let applied):
                reconfigure(limits, slow: slow)
                applied()
            case .grant(let access, let applied):
                if !isShuttingDown { use(access, now: now) }
                applied()
            case .reopenTraces: reopenTraces()
            case .module(let module, let report): moduleReported(module, report, now: now)
            }
        }
    }

    private func reconfigure(_ limits: Limits, slow: Double?) {
        self.limits = limits
        broker.reconfigure(limits)
        fleet?.scenes.use(limits, now: .now())
        broker.reconfigure(slow: slow)
        if slow != slowLog?.threshold { slowLog = slow.map { SlowLog(threshold: $0) } }
        store?.keep(history: limits.history, bytes: limits.historyBytes)
        for connection in connections.all { connection.limitLines(to: limits.line) }
    }

    private func moduleReported(_ module: String, _ report: ModuleProcesses.Report, now: MonotonicTime) {
        switch report {
        case .started(let pid): broker.moduleStarted(module, pid: pid, now: now)
        case .failedToStart(let reason):
            modules.ended(module)
            broker.moduleFailedToStart(module, reason, now: now)
        case .exited(let exit):
            modules.ended(module)
            broker.moduleExited(module, exit, now: now)
        }
    }

    // MARK: Time

    private func doWhatIsDue(now: MonotonicTime) {
        if let deadline = broker.nextDeadline, deadline <= now { broker.timePassed(now: now) }
        while let alarm = alarms.takeDue(at: now) {
            switch alarm {
            case .catchUp: catchUp(now: now)
            case .accept: acceptor.resume(poller)
            case .signOfLife: giveSignOfLife(now: now)
            case .endOfHandover: endService(now: now)
            case .endOfShutdown: for connection in connections.all { abort(connection, now: now) }
            }
        }
    }

    private func giveSignOfLife(now: MonotonicTime) {
        guard let interval = service.interval else { return }
        service.alive(connections: isShuttingDown ? nil : connections.count)
        alarms.set(.signOfLife, at: now + interval)
    }

    /// Sends every client a `bye`. Connections that are still open after the limit of a shutdown are closed.
    ///
    /// A host of a fleet hands its scenes over first. Meanwhile it serves its clients, whose requests go to the next
    /// owners.
    private func shutDown(now: MonotonicTime) {
        guard !isShuttingDown, !isLeaving else { return }
        service.stopping(connections: connections.count)
        file.remove()
        acceptor.close(poller)
        guard let fleet else { return endService(now: now) }
        isLeaving = true
        fleet.scenes.handOver(now: now)
        alarms.set(.endOfHandover, at: now + limits.shutdown)
    }

    /// The host has nothing more to do for its fleet.
    func endService(now: MonotonicTime) {
        guard !isShuttingDown else { return }
        isShuttingDown = true
        fleet?.leave(now: now)
        broker.shutDown(now: now)
        alarms.set(.endOfShutdown, at: now + limits.shutdown)
    }
}
