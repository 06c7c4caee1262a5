package import JSON
package import NavigationBroker
import NavigationCodec
package import NavigationFleet
package import NavigationProtocol
package import NavigationTree

/// A scene of a fleet, on one host.
///
/// 1. Its *follower* is a broker whose tree is that of the log. It answers this host's clients what only reads, and
///    tells their watches.
/// 2. Requests go to the *owner* of the scene by the link, and their answers come back. When that is this host, it has
///    a second broker, which carries them out.
/// 3. To each new owner it introduces the clients of this host.
///
/// A reference that one thread uses. Events and a time in, ``outputs`` out.
package final class SharedScene {
    package enum Output {
        /// For the engine: ``SceneLink/Output/publish(_:)`` and the subscriptions.
        case publish(EngineMessage)
        case subscribe(String)
        case unsubscribe(String)
        /// Whole lines for a client of this host.
        case lines(SessionID, [UInt8])
        /// Whole lines for a client of this host, which it has not asked for: questions, and what it is told.
        case unasked(SessionID, [UInt8])
        /// The owner has answered the registration of a client, with this line. Nil: it was not reached.
        case registered(SessionID, answer: [UInt8]?)
        /// The follower takes no lines of this client, which has much to read; or takes lines again.
        case paused(SessionID)
        case resumed(SessionID)
        /// Watches of the host have to know these changes of the scene; see
        /// ``NavigationBroker/hostChanged(_:because:now:)``.
        case hostChanged([HostChange], Cause)
        /// The client does not read what it is sent.
        case abort(SessionID)
        /// The host's own broker has to start this module, or to say that it cannot.
        case needsModule(String)
        /// For the log of the host.
        case note(Note)
    }

    package enum Note: Hashable, Sendable {
        /// The scene has this owner now, as the whole log says.
        case owner(String, isSelf: Bool)
        /// This host has lost the scene, or has given it up.
        case lost
        case engineRefuses(String)
        case engineLost(after: UInt64)
        case formatTooNew(Int)
        /// The servers keep different messages, from this one on.
        case logDiffers(at: UInt64, readsAgain: Bool)
        /// The engine has a snapshot of this size, so the log could be shortened.
        case snapshotStored(bytes: UInt64)
        /// This host goes on from a snapshot.
        case restored(revision: UInt64)
        case snapshotUnreadable(String)
        case snapshotMissing(logBegins: UInt64)
        /// A record counts, and is not what this version writes.
        case unreadable(revision: UInt64)
        /// The owner could not make a change of its own, as at the end of a session: the log does not take its bytes.
        case changeTooLarge(bytes: Int)
        /// The broker of the owner has something for the log.
        case broker(BrokerLogEntry)
    }

    /// The subject of a request of this host, until it is answered.
    enum Asked {
        case request(SessionID, id: RawJSON?)
        /// With the registration that it removes.
        case registration(SessionID, Registration, removed: Registration?, isAwaited: Bool)
        /// With the client whose registration it repeats.
        case introduction(for: SessionID?)
        case move(Move?)
        /// Which events the host's watches want.
        case events
        case end

        /// The client that waits for an answer.
        var session: SessionID? {
            switch self {
            case .request(let session, id: .some), .registration(let session, _, _, isAwaited: true): session
            case .introduction(let session): session
            case .move(let move): move?.session
            case .request, .registration, .events, .end: nil
            }
        }
    }

    struct Client {
        var shared: SharedClient
        var registrations = Registrations()
        /// Its registrations before the line that owners have not all answered.
        var former: Registrations?
        /// Whether the owner may know it.
        var isAnnounced = false
        /// The requests that the owner has to carry out before this client may look at the tree, by their numbers.
        var ahead: Set<UInt64> = []
        /// Whether it sends nothing more.
        var hasInputEnded = false
        /// The lines that wait for those, and the lines behind them.
        var queue: [(line: ClientLine, text: [UInt8])] = []
    }

    package let name: String
    private let place: Int
    package let host: FleetHostID
    /// The results of the last event, in order. The host carries them out and empties the list.
    package var outputs: [Output] = []
    package internal(set) var link: SceneLink
    var configuration: NavigationBroker.Configuration
    /// The modules that this host starts.
    private(set) var manifests: [ModuleManifest] = []
    var follower: NavigationBroker?
    var owner: SceneOwner?
    var turn = BrokerTurn()
    var authors: Set<Cause.Author> = []
    /// Lines of this owner that the log does not have yet.
    var held: [(revision: UInt64, host: FleetHostID, session: SessionID, text: [UInt8])] = []
    /// Lines of the owner that this host has not read up to.
    var early: [OwnerLines] = []
    /// The beginnings of long lines of the owner, by client. Their other parts have not come yet.
    var unfinished: [UInt64: [UInt8]] = [:]
    /// The messages with lines that this owner has sent to each host.
    var sent: [FleetHostID: UInt64] = [:]
    /// The epoch of the last message with lines of an owner, and its number.
    var heardLines: (epoch: UInt64, number: UInt64) = (0, 0)
    var clients: [SessionID: Client] = [:]
    /// The lines that wait in all queues, and their bytes.
    var queued = (lines: 0, bytes: 0)
    var asked: [UInt64: Asked] = [:]
    /// When the navigators that this host has seen come close by themselves. A former owner has told no other clock
    /// than its own.
    var closing: [NavigatorID: MonotonicTime] = [:]
    /// Whether a client of this host has asked for a watch of the host.
    var isHostWatched = false
    /// The clients whose watches get the state as soon as this host has read the log.
    var owed: Set<SessionID> = []
    /// The snapshot that this host writes, as far as it is not written.
    var departing: Departing?
    /// The snapshot that comes.
    var arriving: Arriving?
    /// The clients that wait for the next owner.
    var moves: [Move] = []
    /// When each host was heard last.
    var beats: [FleetHostID: Duration] = [:]
    /// Until when a new owner waits for introductions.
    var patience: Duration?
    /// The epoch for which the clients were introduced last.
    var introducedEpoch: UInt64 = 0
    /// The events that the present owner tells this host's watches; nil when this host does not know.
    var toldVerbosity: SceneConfiguration.Verbosity? = .silent
    /// Until then, this host may read what has happened while it could not hear.
    var catchesUp: MonotonicTime
    /// Reads the lines of brokers.
    var scanner = JSONScanner.ofBrokers
    /// Whether this host is in touch with the servers.
    var touch: EngineTouch
    /// The epoch of the owner of which ``Note/owner(_:isSelf:)`` has told last.
    var notedEpoch: UInt64 = 0
    /// When a new record of the log came last.
    var heard: Duration?
    private(set) var empty: NavigationTree
    private(set) var limits = NavigationTree.Limits()

    /// Stands for the watches of a host, in place of a client. No client has this number.
    static let watches = SessionID(rawValue: 0)
    /// The scenes that one host can share: each has its own numbers of watches.
    package static let mostScenes = 4_096
    /// The time in which a request is answered or taken on. It begins again whenever the owner says that it works.
    static let answerTime = Duration.seconds(30)
    /// A host that was silent for this long is not awaited; and after the second, its clients count as gone.
    static let (presence, absence) = (Duration.milliseconds(700), Duration.seconds(5))
    /// After this time a host is not asked to take a scene. A busy machine is silent for a moment.
    static let silence = Duration.seconds(2)
    /// A new owner waits this long for a host that was there and says nothing. A busy machine may need it.
    static let introductionTime = Duration.seconds(3)
    /// Seconds in which a host that hears the servers again reads what has happened meanwhile.
    static let timeToCatchUp = 5.0
    /// The most lines and bytes that wait for requests before them.
    static let mostQueued = (lines: 1_024, bytes: 4 << 20)
    /// The most bytes of registrations that the clients of a host may have together.
    static let mostRegistrations = 512 << 10
    /// The most bytes of a line that goes to another host, as one message.
    package static let mostBytesOfLine = 768 << 10

    /// - Parameters:
    ///   - place: A number below ``mostScenes``, which no other scene of this host has.
    ///   - configuration: That of the host. Its instance and numbers are not used.
    ///   - rank: See ``SceneLink``; `replicas` and `logBytes` too.
    package init(
        _ name: String,
        at place: Int,
        _ names: FleetNames,
        rank: Int,
        replicas: Int,
        logBytes: Int,
        _ configuration: NavigationBroker.Configuration,
        now: MonotonicTime
    ) {
        (self.name, self.place, host, self.configuration) = (name, place, names.host, configuration)
        touch = EngineTouch(now: now.duration)
        catchesUp = now
        link = SceneLink(of: name, names, rank: rank, replicas: replicas, logBytes: logBytes, now: now.duration)
        limits = Self.limits(of: configuration)
        empty = Self.empty(name, limits)
    }

    private static func limits(of configuration: NavigationBroker.Configuration) -> NavigationTree.Limits {
        var limits = NavigationTree.Limits()
        limits.navigators = configuration.limits.navigators
        limits.entries = configuration.limits.entries
        limits.argumentBytes = configuration.limits.argumentBytes
        limits.attachments = configuration.limits.attachments
        return limits
    }

    private static func empty(_ name: String, _ limits: NavigationTree.Limits) -> NavigationTree {
        NavigationTree(
            scene: name,
            maximumNavigators: limits.navigators,
            maximumEntries: limits.entries,
            maximumArgumentBytes: limits.argumentBytes,
            maximumAttachments: limits.attachments
        )
    }

    /// These limits hold from now on.
    func use(_ new: Limits, now: MonotonicTime) {
        configuration.limits = new
        limits = Self.limits(of: configuration)
        empty = Self.empty(name, limits)
        follower?.reconfigure(new)
        drainFollower(now: now)
        owner?.use(new, now: now)
        carryOut(now: now)
    }

    /// This host starts these modules from now on.
    func use(_ new: [ModuleManifest]) {
        manifests = new
        owner?.use(new)
    }

    /// The host's own broker has news of a module that it starts.
    func heard(_ news: ModuleNews, of module: String, now: MonotonicTime) {
        owner?.heard(news, of: module, now: now)
        carryOut(now: now)
    }

    // MARK: Numbers

    /// A number of 24 bits for the scene, the same on all hosts.
    var digest: UInt64 { Self.number(of: name) }

    private static func number(of name: String) -> UInt64 { Digest(of: name).value & 0xFF_FFFF }

    /// Two scenes that one host cannot share, since they have the same number. Nil when all numbers differ.
    package static func clash(among names: Set<String>) -> (String, String)? {
        var scenes: [UInt64: String] = [:]
        for name in names.sorted() {
            if let other = scenes.updateValue(name, forKey: number(of: name)) { return (other, name) }
        }
        return nil
    }

    /// The numbers of this scene's watches. They are of 31 bits, as all watches are.
    var watches: Range<UInt64> {
        let first = 1 << 30 + UInt64(place) << 18
        return first..<first + 1 << 18
    }

    /// The numbers of this scene's questions, of all owners.
    var questions: Range<UInt64> {
        let first = 1 << 62 + digest << 38
        return first..<first + 1 << 38
    }

    /// Whether a watch is one of this scene.
    package func hasWatch(_ number: UInt64) -> Bool { watches.contains(number) }

    /// Whether a question is one of this scene.
    package func hasQuestion(_ number: UInt64) -> Bool { questions.contains(number) }

    // MARK: State

    /// When ``alarmed(now:)`` has to be called; nil when nothing waits for a time.
    package var alarm: MonotonicTime? {
        let next = [link.alarm, patience, firstAbsence, moves.map(\.deadline).min()].compactMap(\.self).min().map {
            MonotonicTime($0)
        }
        return .earlier(next, .earlier(follower?.nextDeadline, owner?.nextDeadline))
    }

    /// When the first host has been silent for too long.
    private var firstAbsence: Duration? { link.isConnected ? beats.values.min().map { $0 + Self.absence } : nil }

    /// Whether one line more may be taken.
    package var hasRoom: Bool { link.hasRoom && hasRoomInQueues }

    private var hasRoomInQueues: Bool {
        queued.lines < Self.mostQueued.lines && queued.bytes < Self.mostQueued.bytes
    }

    /// Whether this line may be taken. Lines that do not go to the owner, or that its requests may wait for, must not
    /// wait for those.
    func hasRoom(for line: ClientLine) -> Bool {
        switch line.method {
        case nil, .requestCancel: link.hasRoomForAnswers && hasRoomInQueues
        case .some(let method): MethodPlace(method) == .owner ? hasRoom : hasRoomInQueues
        }
    }

    /// Whether a request of a client is not answered.
    package func isOpen(_ id: RawJSON, of session: SessionID) -> Bool {
        asked.values.contains { if case .request(session, id) = $0 { true } else { false } }
            || clients[session]?.queue.contains { $0.line.kind != .response && $0.line.id == id } == true
    }

    /// Whether answers are still to come for a client.
    package func isAwaiting(_ session: SessionID) -> Bool {
        asked.values.contains { $0.session == session } || clients[session]?.queue.isEmpty == false
            || moves.contains { $0.session == session }
    }

    /// Whether the owner has to answer something of any client.
    var isAwaitingAny: Bool { asked.values.contains { $0.session != nil } }
}
