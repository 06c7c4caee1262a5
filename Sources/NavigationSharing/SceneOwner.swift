import JSON
import NavigationBroker
import NavigationCodec
import NavigationFleet
import NavigationProtocol
import NavigationTree

/// The broker that carries out the requests for a shared scene, while this host owns it. Its changes and answers go to
/// the log; nothing of it is seen before that.
///
/// It begins like a host that starts again: with the tree and the history of the log, and without sessions. The hosts
/// of the fleet introduce their clients, as clients do after a lost connection. It carries out nothing for a host
/// before that.
struct SceneOwner: ~Copyable {
    enum Output {
        /// A turn, for the log.
        case submit(TurnContents)
        /// A request is carried out and has changed nothing.
        case finished(RequestID, [UInt8])
        /// A request is carried out as far as possible, has changed nothing, and its answer comes later.
        case waits(RequestID)
        /// Whole lines for a client of a host.
        case lines(SessionID, of: FleetHostID, [UInt8])
        case log(BrokerLogEntry)
        /// The host's own broker has to start this module, or to say that it cannot: ``heard(_:of:now:)``.
        case needsModule(String)
        /// The owner could not make a change of its own, as at the end of a session: the log does not take its bytes.
        case tooLarge(bytes: Int)
    }

    /// A host, as far as its clients are known here.
    struct Guest {
        var sessions: Set<SessionID> = []
        /// Requests that came before the introduction.
        var early: [SceneRequest] = []
        var isIntroduced = false
        /// The events that its watches want.
        var verbosity: SceneConfiguration.Verbosity = .silent
    }

    let scene: String
    /// The results of the last call, in order.
    var outputs: [Output] = []
    var broker: NavigationBroker
    private var turn = BrokerTurn()
    private var scanner = JSONScanner.ofBrokers
    var guests: [FleetHostID: Guest] = [:]
    /// Hosts that count as gone or do not introduce their clients, and when they were asked for it last.
    private var forgotten: [FleetHostID: MonotonicTime] = [:]
    /// The requests of each session that are not answered.
    private var open: [SessionID: [RawJSON: SceneRequest]] = [:]
    /// The hosts that are awaited, until the scene takes requests.
    private var awaited: Set<FleetHostID>?

    /// Seconds after which a host is asked again.
    private static let askingInterval = 1.0

    /// The most bytes of the changes of a turn, and of an answer without changes; and of the answers that go to the log
    /// with changes. The engine takes messages of 1 MiB, with their headers.
    private static let (mostBytes, mostBytesOfAnswers) = (768 << 10, 128 << 10)

    /// - Parameter hosts: Those that are there. The scene takes requests when all of them have introduced their
    ///   clients, or ``begin(now:)`` is called.
    init(
        _ configuration: NavigationBroker.Configuration,
        _ restored: Restoration.Scene,
        tokens: [KeptToken],
        hosts: Set<FleetHostID>,
        now: MonotonicTime
    ) {
        scene = restored.tree.scene
        var restoration = Restoration()
        restoration.scenes = [restored]
        broker = NavigationBroker(configuration: configuration, restoring: restoration, now: now)
        for token in tokens { broker.keep(token) }
        awaited = hosts
        // The log has no record of this broker's own scene `main`.
        broker.turnWritten()
    }

    /// When ``timePassed(now:)`` has to be called.
    var nextDeadline: MonotonicTime? { awaited == nil ? broker.nextDeadline : nil }

    /// As ``NavigationBroker/wallClockRead(_:)``.
    mutating func wallClockRead(_ clock: WallClock) { broker.wallClockRead(clock) }

    /// As ``NavigationBroker/closes(_:in:)``.
    mutating func closes(_ times: [NavigatorID: MonotonicTime]) { broker.closes(times, in: scene) }

    /// These grants hold from now on.
    mutating func use(_ access: AccessPolicy, now: MonotonicTime) {
        broker.reconfigure(access, now: now)
        endTurn(.event, now: now)
    }

    /// These limits hold from now on.
    mutating func use(_ limits: Limits, now: MonotonicTime) {
        broker.reconfigure(limits)
        endTurn(.event, now: now)
    }

    /// The host's own broker starts these modules when they are needed.
    mutating func use(_ manifests: [ModuleManifest]) { broker.othersStart(manifests) }

    /// The host's own broker has news of a module that it starts.
    mutating func heard(_ news: ModuleNews, of module: String, now: MonotonicTime) {
        broker.heard(news, of: module, now: now)
        endTurn(.event, now: now)
    }

    // MARK: Hosts

    /// Takes requests from here on. Types of modules that are not here count as gone.
    mutating func begin(now: MonotonicTime) {
        guard awaited != nil else { return }
        awaited = nil
        broker.reconcile(because: .hostStarted, now: now)
        endTurn(.event, now: now)
        for host in guests.keys.sorted() where guests[host]?.isIntroduced == true { takeEarly(of: host, now: now) }
    }

    /// A host is gone, and its clients with it.
    ///
    /// - Parameter isForGood: Whether it has said so, or begun another life. Otherwise it is silent, and may come back.
    mutating func hostEnded(_ host: FleetHostID, isForGood: Bool, now: MonotonicTime) {
        if let guest = guests.removeValue(forKey: host) {
            for session in guest.sessions.sorted() { end(session, now: now) }
            if isForGood {
                outputs += guest.early.map { .finished($0.id, Self.nothing) }
            } else if !guest.early.isEmpty {
                // It waits for their answers, and introduces its clients again when it is heard.
                guests[host] = Guest(early: guest.early)
            }
        }
        hears(host, nil)
        forgotten[host] = isForGood ? nil : now
        awaitNoLonger(host, now: now)
    }

    /// Whether a host that was heard has to introduce its clients anew.
    mutating func hasForgotten(_ host: FleetHostID, now: MonotonicTime) -> Bool {
        guard let asked = forgotten[host], now.seconds(since: asked) >= Self.askingInterval else { return false }
        forgotten[host] = now
        return true
    }

    /// A host has introduced its clients, or has none any more.
    private mutating func awaitNoLonger(_ host: FleetHostID, now: MonotonicTime) {
        guard awaited != nil else { return }
        awaited?.remove(host)
        if awaited?.isEmpty == true { begin(now: now) }
    }

    private mutating func introduce(
        _ clients: [ClientWord.Introduction],
        of host: FleetHostID,
        isAnew: Bool,
        now: MonotonicTime
    ) {
        let known = guests[host]?.sessions ?? []
        let kept = isAnew ? [] : Set(clients.map(\.client.session))
        for session in known.subtracting(kept).sorted() { end(session, now: now) }
        for introduction in clients {
            open(introduction.client, of: host, as: .introduction, now: now)
            for line in introduction.lines {
                broker.receive(
                    line.text.span.bytes,
                    from: introduction.client.session,
                    adding: line.number,
                    taking: .sceneAgain(scene),
                    now: now
                )
                endTurn(.introduction, now: now)
            }
        }
        guests[host, default: Guest()].isIntroduced = true
        forgotten[host] = nil
        if awaited == nil { takeEarly(of: host, now: now) } else { awaitNoLonger(host, now: now) }
    }

    private mutating func open(
        _ client: SharedClient,
        of host: FleetHostID,
        as occasion: Occasion,
        now: MonotonicTime
    ) {
        guard !broker.isConnected(client.session) || broker.identity(of: client.session) != client.identity else {
            return
        }
        broker.speaks(client.session, client.at(host).peer, as: client.identity, now: now)
        guests[host, default: Guest()].sessions.insert(client.session)
        endTurn(occasion, now: now)
    }

    /// Ends a session. Its open requests are answered, since their host may still wait.
    private mutating func end(_ session: SessionID, now: MonotonicTime) {
        let unanswered = open.removeValue(forKey: session) ?? [:]
        broker.connectionClosed(session, now: now)
        endTurn(.event, now: now)
        for (id, request) in unanswered.sorted(by: { $0.value.id.number < $1.value.id.number }) {
            outputs.append(.finished(request.id, WireError.outcomeUnknown(scene).line(answering: id)))
        }
    }

    // MARK: Requests

    /// Carries out what a host says, or keeps it until the host has introduced its clients.
    mutating func carryOut(_ request: SceneRequest, now: MonotonicTime) {
        let host = request.id.origin
        guard let word = ClientWord(request.body) else { return outputs.append(.finished(request.id, Self.nothing)) }
        if case .introduction(let clients, let isAnew, let events) = word {
            hears(host, events)
            introduce(clients, of: host, isAnew: isAnew, now: now)
            return outputs.append(.finished(request.id, Self.nothing))
        }
        if case .events(let verbosity) = word {
            // The introduction that comes next may say something newer.
            hears(host, verbosity)
            return outputs.append(.finished(request.id, Self.nothing))
        }
        guard awaited == nil, let guest = guests[host], guest.isIntroduced, guest.early.isEmpty else {
            // The owner has said that it is here, so the host is late, or does not know that it is awaited.
            if awaited == nil, guests[host]?.isIntroduced != true, forgotten[host] == nil { forgotten[host] = now }
            // No more than a host may have open.
            return guests[host, default: Guest()].early.append(request)
        }
        carryOut(word, request, now: now)
    }

    private mutating func takeEarly(of host: FleetHostID, now: MonotonicTime) {
        let early = guests[host]?.early ?? []
        guests[host]?.early = []
        for request in early { carryOut(request, now: now) }
    }

    private mutating func carryOut(_ word: ClientWord, _ request: SceneRequest, now: MonotonicTime) {
        switch word {
        case .line(let client, let line, let number), .again(let client, let line, let number):
            open(client, of: request.id.origin, as: .event, now: now)
            let id = ClientLine(line.span.bytes, scanner: &scanner).flatMap { $0.kind == .response ? nil : $0.id }
            if let id, open[client.session]?[id] == nil { open[client.session, default: [:]][id] = request }
            broker.receive(line.span.bytes, from: client.session, adding: number, taking: scope(of: word), now: now)
            endTurn(.request(request, of: client.session, id: id), now: now)
        case .ended(let session):
            guests[request.id.origin]?.sessions.remove(session)
            end(session, now: now)
            outputs.append(.finished(request.id, Self.nothing))
        case .inputEnded(let session):
            broker.inputEnded(session, now: now)
            endTurn(.event, now: now)
            outputs.append(.finished(request.id, Self.nothing))
        case .introduction, .events, .move: break
        }
    }

    mutating func timePassed(now: MonotonicTime) {
        guard awaited == nil else { return }
        broker.timePassed(now: now)
        endTurn(.event, now: now)
    }

    // MARK: Turns

    /// The occasion of a turn.
    private enum Occasion {
        case request(SceneRequest, of: SessionID, id: RawJSON?)
        /// A line of a client that was answered before, perhaps by another owner.
        case introduction
        case event
    }

    /// The answer of what needs none. An empty one in the log would mean that it comes later.
    private static let nothing = [UInt8(ascii: "\n")]

    /// Makes a turn of what the broker has done since the last one.
    private mutating func endTurn(_ occasion: Occasion, isRepair: Bool = false, now: MonotonicTime) {
        let changes = broker.openRecords.compactMap { record in
            if case .change(scene, let change, let cause) = record {
                ChangeCodec.encode(change, cause: RawJSON(writing: cause))
            } else {
                nil as [UInt8]?
            }
        }
        let settings = SettingsChange(broker.openRecords, of: scene)?.bytes
        let tokens = broker.openTokens.map(\.bytes)
        let pieces = TurnContents.pieces(changes, tokens, settings, most: Self.mostBytes)
        let bytes = pieces.lazy.map(\.bytesOfChanges).max() ?? 0
        guard bytes > Self.mostBytes else {
            broker.turnWritten()
            return tell(pieces, occasion, now: now)
        }
        let reason = "the change has \(bytes) bytes, and the log of a fleet takes \(Self.mostBytes) at once"
        broker.turnNotWritten(reason, now: now)
        tell([], occasion, now: now)
        if case .event = occasion { outputs.append(.tooLarge(bytes: bytes)) }
        guard broker.needsReconciling, !isRepair else { return }
        broker.reconcile(because: .sessionEnded, now: now)
        endTurn(.event, isRepair: true, now: now)
    }

    /// Passes on what a turn has changed and said.
    private mutating func tell(_ pieces: [TurnContents], _ occasion: Occasion, now: MonotonicTime) {
        broker.takeTurn(into: &turn)
        var (answers, events, others): ([TurnContents.Answer], [Output], [Output]) = ([], [], [])
        for action in turn.actions {
            switch action {
            case .send(let session, let range):
                let lines = turn.text.withUnsafeBytes { text in
                    UnsafeRawBufferPointer(rebasing: text[range]).split(separator: UInt8(ascii: "\n")).map(Array.init)
                }
                for line in lines { read(line + [UInt8(ascii: "\n")], for: session, occasion, &answers, &others) }
                broker.outputFlushed(session, bytes: range.count, now: now)
            case .log(let entry): others.append(.log(entry))
            case .event(let event, _):
                // The owner hears old things again. The watches have heard of them before.
                if case .introduction = occasion { break }
                events += lines(of: event)
            case .needModule(let module): others.append(.needsModule(module))
            // An owner starts no modules itself, has no watches, and reads from no socket.
            case .close, .abort, .pauseReading, .resumeReading, .catchUp, .startModule, .stopModule, .moduleNews,
                .discard, .slow, .span:
                break
            }
        }
        if case .request(let request, _, let id) = occasion, !answers.contains(where: { $0.id == request.id }) {
            if id == nil {
                answers.append(TurnContents.Answer(request.id, settled: request.settled, Self.nothing))
            } else if pieces.isEmpty {
                others.append(.waits(request.id))
            } else {
                // It has had an effect, and its answer comes later.
                answers.append(TurnContents.Answer(request.id, settled: request.settled, []))
            }
        }
        if let last = pieces.last {
            outputs += pieces.dropLast().map { .submit($0.adding(begun(by: occasion))) }
            outputs.append(.submit(last.adding(shortened(answers))))
            outputs += events
        } else {
            // A client gets the events of its request before the answer.
            outputs += events
            outputs += answers.map { .finished($0.id, $0.answer) }
        }
        outputs += others
    }

    /// The request of a turn has had an effect, and its answer comes with a later piece of the turn.
    private func begun(by occasion: Occasion) -> [TurnContents.Answer] {
        guard case .request(let request, _, _) = occasion else { return [] }
        return [TurnContents.Answer(request.id, settled: request.settled, [])]
    }

    /// The answers without those that are too long to go to the log together.
    private mutating func shortened(_ answers: [TurnContents.Answer]) -> [TurnContents.Answer] {
        var room = Self.mostBytesOfAnswers
        return answers.map { answer in
            guard answer.answer.count > room, case .answer(let id, _) = LineKind(answer.answer, scanner: &scanner)
            else {
                room -= answer.answer.count
                return answer
            }
            let error = WireError.tooLong(answer.answer.count, Self.mostBytesOfAnswers)
            return TurnContents.Answer(answer.id, settled: answer.settled, error.line(answering: id))
        }
    }

    /// Reads a line of the broker for a session.
    private mutating func read(
        _ line: [UInt8],
        for session: SessionID,
        _ occasion: Occasion,
        _ answers: inout [TurnContents.Answer],
        _ others: inout [Output]
    ) {
        guard case .answer(let id, _) = LineKind(line, scanner: &scanner) else {
            if let host = host(of: session) { others.append(.lines(session, of: host, line)) }
            return
        }
        let request: SceneRequest?
        switch occasion {
        case .introduction: request = nil
        // A request whose id is taken by another one is refused without an id.
        case .request(let asked, session, let own) where id == .null && own != .null: request = asked
        case .request, .event: request = open[session]?.removeValue(forKey: id)
        }
        guard let request else { return }
        let isTooLong = line.count > Self.mostBytes
        let answer = isTooLong ? WireError.tooLong(line.count, Self.mostBytes).line(answering: id) : line
        answers.append(TurnContents.Answer(request.id, settled: request.settled, answer))
    }

    private func host(of session: SessionID) -> FleetHostID? {
        guests.first { $0.value.sessions.contains(session) }?.key
    }
}
