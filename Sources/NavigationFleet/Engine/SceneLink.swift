import JSON

/// One scene of a fleet on one host: the member and the requests, with their link to the engine. It writes their
/// actions as messages, and reads messages as their events.
///
/// A value, like its parts: messages, requests, turns and a time in, ``outputs`` out.
package struct SceneLink: Sendable {
    package enum Output: Hashable, Sendable {
        case publish(EngineMessage)
        /// Take messages with this subject, or no longer. A subject is subscribed to once. A connection that comes back
        /// need not keep what was subscribed to before.
        case subscribe(String)
        case unsubscribe(String)
        /// The member says this to the host. ``SceneMember/Action/append(_:)`` and ``SceneMember/Action/read(from:)``
        /// are not among them: the link has carried them out.
        case member(SceneMember.Action)
        /// The owner carries this request out now, on its tree with all turns that the log does not have yet. Then it
        /// calls ``SceneLink/submit(_:now:)``, ``SceneLink/finished(_:_:now:)`` or ``SceneLink/waits(_:now:)``. After
        /// ``SceneMember/Action/revoke`` it calls none of them.
        case carryOut(SceneRequest)
        /// A request of a client of this host, by the number that ``SceneLink/ask(_:deadline:now:)`` gave, was carried
        /// out as far as possible, and its answer takes its time. It may come several times.
        case waits(UInt64)
        /// The end of a request of a client of this host.
        case answer(UInt64, SceneRequests.Outcome)
        /// The owner has lines for a client of this host.
        case lines(OwnerLines)
        /// The host's next bytes of a snapshot can leave: it calls ``SceneLink/snapshot(_:isLast:now:)``.
        case snapshotWanted
        /// The engine has a whole snapshot of the scene, with its size.
        case snapshotStored(bytes: UInt64)
        /// The items of a snapshot come next. Those of another one do not count.
        case snapshotBegins
        /// An item of the snapshot that is the host's.
        case snapshotItem(ItemReader.Item)
        /// All items were there. The host calls ``SceneLink/restore(now:)`` when it can go on from them, or
        /// ``SceneLink/rejectSnapshot(now:)``.
        case snapshotEnds(revision: UInt64)
        /// The log begins at this message, and no snapshot leads there. The link looks again later.
        case snapshotMissing(begin: UInt64)
        /// The servers keep different messages under one number of the log. From this message on, others write behind
        /// another log than this host has read. If it reads again, the scene begins anew, with an empty tree.
        case logDiffers(at: UInt64, readsAgain: Bool)
        /// The engine refuses to make what the scene needs, for a reason that time alone may not mend. The link tries
        /// again.
        case refused(String)
    }

    package let scene: String
    package internal(set) var member: SceneMember
    /// The results of the last events, in order. The host carries it out and empties the list.
    package var outputs: [Output] = []
    var requests: SceneRequests
    let names: FleetNames
    let replicas: Int
    var reader: SceneReader
    package private(set) var isConnected = false
    /// Whether this host has once read everything that the log had. Before that, its tree is that of some past time.
    package var hasReadAll: Bool { end.isReached }
    private var end = LogEnd()
    /// The messages of the log that this host had still to read, as far as the engine has told.
    package internal(set) var behind: UInt64 = 0
    /// The snapshots of the scene, as this host knows and handles them.
    var snapshots: SceneSnapshots
    private var copies = LogCopies()
    /// The append on its way: its number, and the attempts that had no answer since the last answer.
    private var silent: (number: UInt64, attempts: Int) = (0, 0)

    /// A stream can get stuck. Then its appends have no answer, and another leader helps. The link asks for one after
    /// these silent attempts in a row, and again after as many. A stream without a leader answers, and needs time.
    private static let attemptsBeforeStepDown = 5

    /// - Parameters:
    ///   - scene: One word; see ``FleetNames/isWord(_:)``.
    ///   - rank: The number of hosts that claim the scene before this one when the owner is silent.
    ///   - replicas: The servers that keep the scene's stream: 3, or 1 for a trial with one server.
    ///   - logBytes: A snapshot is due when the log has grown by as many bytes, and by those of the last snapshot.
    package init(of scene: String, _ names: FleetNames, rank: Int, replicas: Int, logBytes: Int, now: Duration) {
        self.scene = scene
        self.names = names
        self.replicas = replicas
        member = SceneMember(names.host, rank: rank, now: now)
        reader = SceneReader(of: scene, names)
        requests = SceneRequests(on: names.host)
        snapshots = SceneSnapshots(logBytes: UInt64(logBytes))
    }

    /// When ``alarmed(now:)`` has to be called; nil when nothing waits for a time.
    package var alarm: Duration? {
        let times = [member.alarm, reader.due, requests.alarm, isConnected ? snapshots.due : nil]
        return times.lazy.compactMap(\.self).min()
    }

    // MARK: Events

    package mutating func connected(now: Duration) {
        isConnected = true
        member.connected(now: now)
        if snapshots.download != nil { lookForSnapshots(now: now) }
        carryOut(now: now)
    }

    package mutating func disconnected() {
        isConnected = false
        outputs += reader.stop()
        member.disconnected()
    }

    /// As ``SceneMember/awoke(now:)``.
    package mutating func awoke(now: Duration) { member.awoke(now: now) }

    // MARK: Requests

    /// Whether the host may take one more request of its own clients.
    package var hasRoom: Bool { requests.hasRoom }

    /// The same for an answer to a question, or the end of a request.
    package var hasRoomForAnswers: Bool { requests.hasRoomForAnswers }

    /// The last revision of the tree of an owner, with the turns that the log does not have yet.
    package var revision: UInt64 { member.log.revision + UInt64(member.unconfirmed) }

    /// Takes a request of a client. ``hasRoom`` must be true. Returns the number under which the answer comes.
    package mutating func ask(_ body: [UInt8], deadline: Duration, now: Duration) -> UInt64 {
        let number = requests.ask(body, deadline: deadline, now: now)
        carryOut(now: now)
        return number
    }

    /// Whether the owner may call ``submit(_:now:)`` and ``finished(_:_:now:)``.
    package var takesTurns: Bool { member.takesTurns }

    /// This host cannot read the log. It neither follows nor owns the scene from here on.
    package mutating func halt() {
        member.halt()
        requests.halt()
        snapshots.stop()
        outputs += reader.stop()
    }

    /// A request is carried out, and has changed something. Its answer is among the contents.
    package mutating func submit(_ contents: TurnContents, now: Duration) {
        let contents = requests.submitted(contents)
        member.submit(revisions: contents.changes.count, body: contents.bytes, now: now)
        carryOut(now: now)
    }

    /// A request is carried out, and has changed nothing.
    package mutating func finished(_ id: RequestID, _ answer: [UInt8], now: Duration) {
        requests.finished(id, answer, after: revision)
        carryOut(now: now)
    }

    /// A request is carried out as far as possible, has changed nothing so far, and its answer comes later.
    package mutating func waits(_ id: RequestID, now: Duration) {
        requests.waits(id)
        carryOut(now: now)
    }

    /// Sends a client of another host what the owner has for it.
    package mutating func send(_ lines: OwnerLines, to host: FleetHostID) {
        outputs.append(.publish(lines.message(to: names.of(host).subject(of: scene, .lines))))
    }

    package mutating func handOver(to heir: String, now: Duration) {
        member.handOver(to: heir, now: now)
        carryOut(now: now)
    }

    /// A beat of a host came.
    package mutating func heard(_ host: FleetHostID, now: Duration) { member.heard(host, now: now) }

    /// A host has said that it ends.
    package mutating func ended(_ host: FleetHostID) { requests.ended(host) }

    package mutating func alarmed(now: Duration) {
        member.alarmed(now: now)
        requests.alarmed(now: now)
        carryOut(now: now)
        if let due = reader.due, due <= now { restart(now: now) }
        if isConnected { snapshotsAlarmed(now: now) }
    }

    /// A message came whose scene is this one; see ``FleetNames/scene(of:)``.
    package mutating func received(_ message: EngineMessage, now: Duration) {
        guard isConnected, let purpose = names.purpose(of: message) else { return }
        switch purpose {
        case .append(let number): answered(EngineAnswer(message), number, now: now)
        case .consumer(let generation): consumerAnswered(EngineAnswer(message), generation, now: now)
        case .stream: streamAnswered(EngineAnswer(message), now: now)
        case .end:
            guard let last = LogEnd.last(in: message) else { break }
            switch end.told(last, read: member.log.sequence) {
            case .nothing: break
            case .leaderIsShort: askForAnotherLeader()
            case .logIsShort: member.engineHas(only: last)
            }
        case .snapshots: snapshotStreamAnswered(EngineAnswer(message), now: now)
        case .stored(let number): stored(EngineAnswer(message), number, now: now)
        case .wanted: snapshots.wanted()
        case .mark: if let mark = SnapshotMark(message) { snapshots.heard(mark) }
        case .delivery(let generation): delivered(message, generation, now: now)
        case .request:
            let isAdmitted = member.admission(now: now) == .accepts
            if let request = SceneRequest(message) { requests.received(request, isAdmitted: isAdmitted) }
        case .lines: if let lines = OwnerLines(message) { outputs.append(.lines(lines)) }
        case .reply(let number):
            if let (reply, epoch) = SceneReply.read(message) {
                requests.replied(reply, to: number, epoch: epoch, now: now)
            }
        }
        carryOut(now: now)
    }

    // MARK: Answers

    private mutating func answered(_ answer: EngineAnswer, _ number: UInt64, now: Duration) {
        silent.attempts = 0
        switch answer {
        case .done(let sequence?): member.acknowledged(number, at: sequence, now: now)
        case .wrongLastSequence(let last):
            end.refused(last: last, read: member.log.sequence)
            member.refused(number, last: last, now: now)
        case .done(nil), .noStream, .failed: member.failed(number, now: now)
        }
    }

    private mutating func consumerAnswered(_ answer: EngineAnswer, _ generation: UInt64, now: Duration) {
        switch answer {
        case .done: _ = reader.heard(generation, now: now)
        case .noStream where reader.source != .log: if generation == reader.generation { snapshotsMissing(now: now) }
        case .noStream:
            outputs.append(.publish(streamCreation(names.stream(of: scene), [names.log(of: scene)], .stream)))
        case .failed(_, let words) where generation == reader.generation:
            reader.failed(now: now)
            outputs.append(.refused(words))
        case .failed, .wrongLastSequence: break
        }
    }

    private mutating func streamAnswered(_ answer: EngineAnswer, now: Duration) {
        switch answer {
        case .done: restart(now: now)
        case .failed(_, let words): outputs.append(.refused(words))
        case .noStream, .wrongLastSequence: break
        }
    }

    private mutating func delivered(_ message: EngineMessage, _ generation: UInt64, now: Duration) {
        guard reader.heard(generation, now: now) else { return }
        let delivery = Delivery(message)
        if reader.source != .log {
            readSnapshot(message, delivery, now: now)
        } else if let delivery {
            // The engine begins with the first message that it has. This host may need only a later one.
            guard !delivery.isFirst || delivery.sequence <= max(reader.next, member.log.sequence + 1) else {
                return logBegins(at: delivery.sequence, now: now)
            }
            reader.delivered(delivery.sequence)
            member.received(LogMessage(message), at: delivery.sequence, now: now)
            behind = delivery.pending ?? 0
            if delivery.pending == 0, delivery.sequence == member.log.sequence { cameToEnd(now: now) }
        } else if let last = SceneReader.lastSequence(of: message) {
            // Everything before the heartbeat was sent. Perhaps some of it did not come.
            let read = member.log.sequence
            let isStale = end.isStale(copyEndsWith: last, read: read)
            behind = max(last, end.known, read) - read
            end.heard(last: last, read: read)
            if last > read || isStale {
                // The engine may make the next consumer on another server.
                restart(now: now)
            } else if cameToEnd(now: now) == .short {
                // Another start may lead to a server that has more.
                restart(now: now)
            }
        }
        if let answer = SceneReader.flowAnswer(to: message) { outputs.append(.publish(answer)) }
    }

    /// The reader has sent all that it has.
    @discardableResult
    private mutating func cameToEnd(now: Duration) -> LogEnd.Place {
        if let remedy = copies.came(toEndWith: member.doubts.count, now: now) { differs(remedy, now: now) }
        let place = end.came(to: member.log.sequence)
        if end.isDue(now: now) {
            let stream = names.stream(of: scene)
            let reply = names.subject(of: scene, .end)
            outputs.append(.publish(EngineMessage("$JS.API.STREAM.INFO.\(stream)", reply: reply)))
        }
        return place
    }

    /// Other hosts have read another log than this one.
    private mutating func differs(_ remedy: LogCopies.Remedy, now: Duration) {
        let since = member.doubts.since
        if remedy != .none {
            member.beginAnew(now: now)
            snapshots.stop()
            end = LogEnd()
            requests.restore(AnsweredRequests(), of: member, now: now)
            // The engine makes the next consumer on any of its servers.
            if remedy == .snapshot { logBegins(at: since, now: now) } else { restart(now: now) }
            carryOut(now: now)
        }
        outputs.append(.logDiffers(at: since, readsAgain: remedy != .none))
    }

    // MARK: Actions

    mutating func carryOut(now: Duration) {
        let actions = member.actions
        member.actions.removeAll(keepingCapacity: true)
        for action in actions {
            switch action {
            case .read where snapshots.download != nil: break
            case .append(let record): append(record)
            case .read(let sequence): if !reader.isAbout(toRead: sequence, now: now) { restart(now: now) }
            case .apply(let record), .confirm(let record):
                snapshots.logGrew(by: record.body.count)
                outputs.append(.member(action))
            case .own, .revoke, .engineLost, .formatTooNew: outputs.append(.member(action))
            }
            requests.follow(action, of: member, now: now)
        }
        for action in requests.takeActions(of: member, now: now) {
            switch action {
            case .send(let request, let host):
                outputs.append(.publish(request.message(to: names.of(host).subject(of: scene, .request))))
            case .reply(let reply, let id, let epoch):
                let subject = names.of(id.origin).subject(of: scene, .reply(id.number))
                outputs.append(.publish(reply.message(to: subject, epoch: epoch)))
            case .carryOut(let request): outputs.append(.carryOut(request))
            case .waits(let number): outputs.append(.waits(number))
            case .answer(let number, let outcome): outputs.append(.answer(number, outcome))
            }
        }
    }

    /// The stream of the scene gets another leader, if there is one now.
    private mutating func askForAnotherLeader() {
        outputs.append(.publish(EngineMessage("$JS.API.STREAM.LEADER.STEPDOWN.\(names.stream(of: scene))")))
    }

    private mutating func append(_ record: LogRecord) {
        if record.number != silent.number { silent = (record.number, 0) }
        let stream = names.stream(of: scene)
        if silent.attempts > 0, silent.attempts % Self.attemptsBeforeStepDown == 0 { askForAnotherLeader() }
        silent.attempts += 1
        let reply = names.subject(of: scene, .append(record.number))
        outputs.append(.publish(record.message(to: names.log(of: scene), stream: stream, reply: reply)))
    }

    /// Starts the reader behind what the member has, or behind what it has of a snapshot.
    mutating func restart(now: Duration) {
        guard isConnected, !member.isHalted else { return }
        let isLog = snapshots.download == nil
        guard isLog || reader.source == .pieces else { return lookForSnapshots(now: now) }
        outputs += reader.start(
            isLog ? .log : .pieces,
            from: isLog ? member.log.sequence + 1 : reader.next,
            now: now
        )
    }

    /// A stream of the scene: it is read in order, and the engine removes nothing from it by itself.
    func streamCreation(_ stream: String, _ subjects: [String], _ purpose: FleetNames.Purpose) -> EngineMessage {
        let configuration: JSONValue = [
            "name": .string(stream),
            "subjects": .array(subjects.map { .string($0) }),
            "num_replicas": .integer(Int64(replicas)),
            "storage": "file",
            "retention": "limits",
            "discard": "new",
            "deny_delete": true,
            "allow_direct": false,
            "max_age": 0,
            // The least that the engine takes. No message has an id that it could find twice.
            "duplicate_window": 100_000_000,
        ]
        return EngineMessage(
            "$JS.API.STREAM.CREATE.\(stream)",
            reply: names.subject(of: scene, purpose),
            body: configuration.serialized().withUnsafeBytes(Array.init)
        )
    }
}
