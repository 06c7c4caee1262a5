import JSON

/// The link between the member of one scene and the engine. It writes the member's actions as messages, and reads the
/// engine's messages as events for the member.
///
/// A value, like the member: messages, submitted turns and a time in, ``outputs`` out.
package struct SceneLink: Sendable {
    package enum Output: Hashable, Sendable {
        case publish(EngineMessage)
        /// Take messages with this subject, or no longer. A subject is subscribed to once. A connection that comes back
        /// need not keep what was subscribed to before.
        case subscribe(String)
        case unsubscribe(String)
        /// What the member says to the host. ``SceneMember/Action/append(_:)`` and ``SceneMember/Action/read(from:)``
        /// are not among them: the link has carried them out.
        case member(SceneMember.Action)
        /// The engine refuses to make what the scene needs, for a reason that time alone may not mend. The link tries
        /// again.
        case refused(String)
    }

    package let scene: String
    package private(set) var member: SceneMember
    /// What the last events led to, in order. The host carries it out and empties the list.
    package var outputs: [Output] = []
    private let names: FleetNames
    private let replicas: Int
    private var reader: SceneReader
    private var isConnected = false
    /// The append on its way: its number, and how often it was sent.
    private var attempts: (number: UInt64, count: Int) = (0, 0)

    /// A stream can get stuck: it answers, but stores nothing. Another leader helps. So many attempts of an append come
    /// before the first request for one, and between two of them.
    private static let attemptsBeforeStepDown = 5

    /// - Parameters:
    ///   - scene: One word; see ``FleetNames/isWord(_:)``.
    ///   - rank: The number of hosts that claim the scene before this one when the owner is silent.
    ///   - replicas: The servers that keep the scene's stream: 3, or 1 for a trial with one server.
    package init(of scene: String, _ names: FleetNames, rank: Int, replicas: Int, now: Duration) {
        self.scene = scene
        self.names = names
        self.replicas = replicas
        member = SceneMember(names.host, rank: rank, now: now)
        reader = SceneReader(of: scene, names)
    }

    /// When ``alarmed(now:)`` has to be called; nil when nothing waits for a time.
    package var alarm: Duration? {
        switch (member.alarm, reader.due) {
        case (let one?, let other?): min(one, other)
        case (let one, let other): one ?? other
        }
    }

    // MARK: Events

    package mutating func connected(now: Duration) {
        isConnected = true
        member.connected(now: now)
        carryOut(now: now)
    }

    package mutating func disconnected() {
        isConnected = false
        outputs += reader.stop()
        member.disconnected()
    }

    /// Takes the changes of a turn. The member must admit them.
    package mutating func submit(revisions: Int, body: [UInt8], now: Duration) {
        member.submit(revisions: revisions, body: body, now: now)
        carryOut(now: now)
    }

    package mutating func handOver(to heir: String, now: Duration) {
        member.handOver(to: heir, now: now)
        carryOut(now: now)
    }

    /// A beat of a host came.
    package mutating func heard(_ host: FleetHostID, now: Duration) { member.heard(host, now: now) }

    package mutating func alarmed(now: Duration) {
        member.alarmed(now: now)
        carryOut(now: now)
        if let due = reader.due, due <= now { restart(now: now) }
    }

    /// A message came whose scene is this one; see ``FleetNames/scene(of:)``.
    package mutating func received(_ message: EngineMessage, now: Duration) {
        guard isConnected, let purpose = names.purpose(of: message) else { return }
        switch purpose {
        case .append(let number): answered(EngineAnswer(message), number, now: now)
        case .consumer(let generation): consumerAnswered(EngineAnswer(message), generation, now: now)
        case .stream: streamAnswered(EngineAnswer(message), now: now)
        case .delivery(let generation): delivered(message, generation, now: now)
        }
        carryOut(now: now)
    }

    // MARK: Answers

    private mutating func answered(_ answer: EngineAnswer, _ number: UInt64, now: Duration) {
        switch answer {
        case .done(let sequence?): member.acknowledged(number, at: sequence, now: now)
        case .wrongLastSequence(let last): member.refused(number, last: last, now: now)
        case .done(nil), .noStream, .failed: member.failed(number, now: now)
        }
    }

    private mutating func consumerAnswered(_ answer: EngineAnswer, _ generation: UInt64, now: Duration) {
        switch answer {
        case .done: _ = reader.heard(generation, now: now)
        case .noStream: outputs.append(.publish(streamCreation))
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
        if let sequence = Delivery(message)?.sequence {
            reader.delivered(sequence)
            member.received(LogMessage(message), at: sequence, now: now)
        } else if let last = SceneReader.lastSequence(of: message), last > member.log.sequence {
            // Everything before the heartbeat was sent, and some of it did not come.
            restart(now: now)
        }
        if let answer = SceneReader.flowAnswer(to: message) { outputs.append(.publish(answer)) }
    }

    // MARK: Actions

    private mutating func carryOut(now: Duration) {
        let actions = member.actions
        member.actions.removeAll(keepingCapacity: true)
        for action in actions {
            switch action {
            case .append(let record): append(record)
            case .read(let sequence): if !reader.isAbout(toRead: sequence, now: now) { restart(now: now) }
            case .apply, .confirm, .own, .revoke, .engineLost, .formatTooNew: outputs.append(.member(action))
            }
        }
    }

    private mutating func append(_ record: LogRecord) {
        attempts = record.number == attempts.number ? (record.number, attempts.count + 1) : (record.number, 1)
        let stream = names.stream(of: scene)
        if attempts.count > 1, attempts.count % Self.attemptsBeforeStepDown == 1 {
            outputs.append(.publish(EngineMessage("$JS.API.STREAM.LEADER.STEPDOWN.\(stream)")))
        }
        let reply = names.subject(of: scene, .append(record.number))
        outputs.append(.publish(record.message(to: names.log(of: scene), stream: stream, reply: reply)))
    }

    /// Starts the reader behind what the member has.
    private mutating func restart(now: Duration) {
        guard isConnected, !member.isHalted else { return }
        outputs += reader.start(from: member.log.sequence + 1, now: now)
    }

    /// The stream of the scene: nothing is removed from it, and it is read in order.
    private var streamCreation: EngineMessage {
        let stream = names.stream(of: scene)
        let configuration: JSONValue = [
            "name": .string(stream),
            "subjects": [.string(names.log(of: scene))],
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
            reply: names.subject(of: scene, .stream),
            body: configuration.serialized().withUnsafeBytes(Array.init)
        )
    }
}
