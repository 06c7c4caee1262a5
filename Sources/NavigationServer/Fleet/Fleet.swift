import Logging
import NavigationBroker
import NavigationEngine
import NavigationFleet
import NavigationProtocol
import NavigationSharing
import NavigationTree

/// The part of a host in its fleet: the connection to the engine, and the shared scenes.
///
/// Everything here runs on the host's thread. The connection has a thread of its own, so nothing here waits.
final class Fleet {
    let scenes: SharedScenes
    private let names: FleetNames
    private let engine: EngineConnection
    private let logger: Logger
    private var nextBeat: MonotonicTime
    private var nextReport: MonotonicTime
    private let startedAt: MonotonicTime
    private let (version, pid): (String, Int)
    private var state = FleetEngine()
    private var warnings: [Warning: String] = [:]
    private var isConnected: Bool { state.isConnected }
    private var hasLeft = false
    private var complaints = MessageThrottle()
    private var wallClock: WallClock

    /// Modules of other hosts that scenes of this one need, and until when they may be taken for those of a dead host.
    var awaited: [String: MonotonicTime] = [:]

    /// Seconds until a host forgets another one that has died, and a bit more.
    static let patience = 7.0
    private static let (beatInterval, reportInterval) = (0.1, 1.0)
    /// Seconds by which a beat is late when the process or the machine stood still.
    private static let longestPause = 0.5

    /// - Throws: ``EngineError`` when libnats is missing, or the addresses or the files cannot be used.
    init(
        _ configuration: FleetConfiguration,
        life: UInt64,
        _ broker: NavigationBroker.Configuration,
        logger: Logger,
        now: MonotonicTime
    ) throws(EngineError) {
        names = FleetNames(fleet: configuration.name, host: FleetHostID(name: configuration.host, life: life))
        self.logger = logger
        for warning in try configuration.files.check() { logger.warning("\(warning)") }
        let options = EngineOptions(
            servers: configuration.servers,
            name: "navhost \(names.host)",
            files: configuration.files
        )
        engine = try EngineConnection(options, subjects: names.subscriptions)
        // One server is a trial.
        let replicas = configuration.servers.count == 1 ? 1 : 3
        scenes = SharedScenes(
            configuration.scenes,
            names,
            replicas: replicas,
            logBytes: configuration.logBytes,
            broker,
            now: now
        )
        (nextBeat, nextReport, startedAt) = (now, now, now)
        (version, pid) = (broker.version, Int(broker.pid))
        wallClock = broker.wallClock
        if configuration.scenes.isEmpty {
            logger.notice("this host shares no scenes with its fleet; --fleet-scenes names them")
        }
    }

    /// Can be read while the engine has something.
    var descriptor: Int32 { engine.descriptor }

    /// When ``alarmed(now:)`` has to be called.
    var alarm: MonotonicTime { MonotonicTime.earlier(scenes.alarm, min(nextBeat, nextReport)) ?? nextBeat }

    /// Takes what the engine has.
    func takeEvents(now: MonotonicTime) {
        for event in engine.events() {
            switch event {
            case .connected(let server, let mostBytes):
                logger.notice("connected to the fleet's server \(server)")
                (state.server, state.failure) = (server, nil)
                let warning = "the server takes messages of \(mostBytes) bytes, and a fleet wants max_payload: 1MB"
                warn(.payload, mostBytes < FleetNames.mostBytes ? warning : nil)
                connected(true, now: now)
            case .version(let version):
                state.version = "\(version)"
                warn(.version, version.warning)
            case .disconnected:
                logger.warning("the fleet's server is away; shared scenes cannot be changed until it is back")
                if isConnected {
                    state.failure = "\(state.server ?? "the server") has closed the connection, or is silent"
                }
                connected(false, now: now)
            case .dropped:
                logger.warning("messages of the fleet were dropped, since too many came; they are read again")
                connected(false, now: now)
                connected(true, now: now)
            case .message(let message): scenes.received(message, now: now)
            case .failed(let error):
                if !isConnected { state.failure = "\(error)" }
                complain("the fleet's servers: \(error)", now: now)
            }
            publish()
        }
    }

    /// Weaknesses of the present server.
    private enum Warning: CaseIterable {
        case payload
        case version
    }

    /// Sets a warning, or removes it. The log has it once, also when several servers deserve it.
    private func warn(_ warning: Warning, _ words: String?) {
        if let words, words != warnings[warning] { logger.warning("\(words)") }
        warnings[warning] = words
        let all = Warning.allCases.compactMap { warnings[$0] }
        state.warning = all.isEmpty ? nil : all.joined(separator: "; ")
    }

    private func connected(_ isConnected: Bool, now: MonotonicTime) {
        guard !hasLeft else { return }
        state.isConnected = isConnected
        if isConnected { scenes.connected(now: now) } else { scenes.disconnected(now: now) }
    }

    func alarmed(now: MonotonicTime) {
        if nextBeat <= now {
            if now.seconds(since: nextBeat) >= Self.longestPause { scenes.awoke(now: now) }
            nextBeat = now + Self.beatInterval
            if isConnected { _ = engine.publish(scenes.beat) }
        }
        scenes.alarmed(now: now)
        publish()
    }

    // MARK: Reports

    func isReportDue(now: MonotonicTime) -> Bool { nextReport <= now }

    /// Tells the other hosts how this one is.
    func report(
        sessions: Int,
        _ modules: [(module: String, session: SessionID, destinations: Int)],
        now: MonotonicTime
    ) {
        nextReport = now + Self.reportInterval
        guard isConnected else { return }
        let own = FleetReport(
            version: version,
            pid: pid,
            uptime: now.seconds(since: startedAt),
            sessions: sessions
        )
        let ownModules = modules.filter { !scenes.isGuest($0.session) }
        scenes.report(
            HostReport(own, modules: ownModules.map { .init($0.module, destinations: $0.destinations) }),
            now: now
        )
        publish()
    }

    /// The answer to `fleet.describe`.
    func describe(now: MonotonicTime) -> FleetDescribe.Result { scenes.describe(state, now: now) }

    // MARK: The clock

    /// As ``NavigationBroker/wallClockRead(_:)``.
    func wallClockRead(_ clock: WallClock) {
        scenes.wallClockRead(clock)
        let distance = Double(clock.nanosecondsAtStart - wallClock.nanosecondsAtStart) / 1e9
        wallClock = clock
        guard distance < -Self.smallestStep else { return }
        logger.notice("the machine's clock was set back by \(Int((-distance).rounded())) s; the host connects anew")
        engine.renew()
    }

    /// Seconds. A clock that is corrected little by little makes no steps.
    private static let smallestStep = 1.0

    // MARK: The end

    /// Says that this host ends. Nothing is sent after that.
    func leave(now: MonotonicTime) {
        if isConnected { _ = engine.publish(names.farewell) }
        connected(false, now: now)
        hasLeft = true
    }

    /// Sends the scenes' messages, and leaves the other outputs to the host.
    func publish() {
        var others: [SharedScenes.Output] = []
        for output in scenes.outputs {
            switch output {
            case .publish(let message): _ = engine.publish(message)
            case .subscribe(let subject): engine.subscribe(to: subject)
            case .unsubscribe(let subject): engine.unsubscribe(from: subject)
            case .note(let note, let scene): tell(note, of: scene)
            case .twin:
                complain(
                    """
                    another host of this fleet has the name "\(names.host.name)" too, so neither can be used; end one of \
                    them, or start it with another --fleet-host
                    """,
                    now: .now()
                )
            case .inTouch(true): logger.notice("the fleet's servers answer again")
            case .inTouch(false):
                logger.warning(
                    """
                    the fleet's server is there, and the servers do not answer together; shared scenes cannot be changed \
                    until they do. Two of three must run, with JetStream, and reach each other
                    """
                )
            case .sharesOthers(let host):
                logger.warning(
                    """
                    the host \(host) shares other scenes than this one; start all hosts of a fleet with the same \
                    --fleet-scenes
                    """
                )
            case .lines, .answer, .check, .own, .needsModule, .moduleIsShared, .nameIsTaken, .forgetGuard, .guest,
                .hostChanged, .pause, .resume, .abort:
                others.append(output)
            }
        }
        scenes.outputs = others
    }

    /// The host has news of a module that it starts, for which requests for shared scenes may wait.
    func heard(_ news: ModuleNews, of module: String, now: MonotonicTime) {
        // Scenes that still need it say so again.
        awaited[module] = nil
        scenes.heard(news, of: module, now: now)
    }

    private func tell(_ note: SharedScene.Note, of scene: String) {
        switch note {
        case .owner(let owner, isSelf: true): logger.notice("this host (\(owner)) owns the scene \"\(scene)\" now")
        case .owner(let owner, isSelf: false): logger.notice("\(owner) owns the scene \"\(scene)\" now")
        case .lost: logger.notice("this host does not own the scene \"\(scene)\" any more")
        case .engineRefuses(let words):
            complain("the fleet's servers refuse the log of \"\(scene)\": \(words)", now: .now())
        case .engineLost(let last):
            logger.critical(
                """
                the fleet's servers have lost records of the scene "\(scene)" after \(last); this host neither changes nor \
                follows it any more, and still has its state: read it with scene.export before you start the host again, \
                and give it back with scene.import
                """
            )
        case .formatTooNew(let format):
            logger.critical("the log of \"\(scene)\" has format \(format); this host must be upgraded to follow it")
        case .logDiffers(let place, readsAgain: true):
            logger.error(
                """
                the fleet's servers keep different messages of the scene "\(scene)", from \(place) on; this host has read \
                another copy than the others, and reads again. Look at the servers, and upgrade them if they are old
                """
            )
        case .logDiffers(let place, readsAgain: false):
            logger.critical(
                """
                the fleet's servers keep different messages of the scene "\(scene)", from \(place) on, and this host finds \
                no copy that the others have read. It goes on with what it has; compare the hosts by navctl fleet
                """
            )
        case .snapshotStored(let bytes):
            logger.info("wrote a snapshot of the scene \"\(scene)\" with \(bytes) bytes, to shorten its log")
        case .restored(let revision):
            logger.notice("goes on with the scene \"\(scene)\" from a snapshot of revision \(revision)")
        case .snapshotUnreadable(let reason):
            logger.error("cannot read a snapshot of the scene \"\(scene)\": \(reason)")
        case .snapshotMissing(let begin):
            complain(
                """
                the log of the scene "\(scene)" begins with record \(begin), and there is no snapshot of the ones before; \
                this host cannot follow the scene until another host has written one
                """,
                now: .now()
            )
        case .unreadable(let revision):
            logger.critical(
                "this host follows \"\(scene)\" no more: it does not understand revision \(revision) of the log"
            )
        case .changeTooLarge(let bytes):
            logger.error(
                """
                a change of the scene "\(scene)" has \(bytes) bytes, which its log does not take at once, so it did not \
                happen. What a client or module leaves behind may still be there: look at it by navctl tree
                """
            )
        case .broker(let entry): logger.write(entry, scene: scene)
        }
    }

    private func complain(_ message: String, now: MonotonicTime) {
        if complaints.admits(now) { logger.warning("\(message)") }
    }
}
