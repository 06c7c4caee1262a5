import JSON

/// The reader of a scene's stream, or of the stream of its snapshots: a consumer of the engine that sends every message
/// from one on, in order.
///
/// The engine drops a consumer without a word when its server ends, and messages of a slow host. So the reader starts
/// again when it hears nothing, with a consumer of another generation. Messages of a former one are not read.
struct SceneReader: Sendable {
    enum Source: Hashable, Sendable {
        /// The stream of the scene.
        case log
        /// The marks of the snapshots.
        case marks
        /// The pieces of the snapshots, and the marks between them.
        case pieces
    }

    /// The number of the last start; 0 before the first.
    private(set) var generation: UInt64 = 0
    /// The message that comes next, if the consumer leaves none out.
    private(set) var next: UInt64 = 1
    private(set) var source = Source.log
    private var heardAt: Duration = .zero
    /// When the reader starts again, if nothing comes; nil while it does not run.
    private(set) var due: Duration?

    private let names: FleetNames
    private let scene: String

    /// Heartbeats come once a second between messages.
    private static let heartbeat = Duration.seconds(1)
    /// The silence after which a reader starts again, and the time that it gives the engine to make a consumer.
    private static let patience = Duration.seconds(3)
    /// The time after which it tries again what the engine has refused.
    private static let pause = Duration.milliseconds(500)

    init(of scene: String, _ names: FleetNames) {
        self.scene = scene
        self.names = names
    }

    /// Starts with this message.
    mutating func start(_ source: Source, from sequence: UInt64, now: Duration) -> [SceneLink.Output] {
        let former = stopped
        self.source = source
        generation += 1
        next = sequence
        heardAt = now
        due = now + Self.patience
        return former + [.subscribe(subject(generation)), .publish(creation)]
    }

    /// Whether the reader lives, and this message comes next. Then a new start would only cost time: the engine takes a
    /// tenth of a second to make a consumer.
    func isAbout(toRead sequence: UInt64, now: Duration) -> Bool {
        due != nil && source == .log && next == sequence && now - heardAt < Self.heartbeat * 2
    }

    /// Stops. The engine drops the consumer after five seconds without a subscription.
    mutating func stop() -> [SceneLink.Output] {
        defer { due = nil }
        return stopped
    }

    private var stopped: [SceneLink.Output] { due == nil ? [] : [.unsubscribe(subject(generation))] }

    /// The engine sent something for this generation. Returns whether it is the present one.
    mutating func heard(_ generation: UInt64, now: Duration) -> Bool {
        guard generation == self.generation, due != nil else { return false }
        heardAt = now
        due = now + Self.patience
        return true
    }

    /// The present consumer has sent this message.
    mutating func delivered(_ sequence: UInt64) { next = sequence + 1 }

    /// The engine could not make the consumer. The reader starts again after a pause.
    mutating func failed(now: Duration) { due = now + Self.pause }

    /// The answer to a message with which the engine asks whether this host keeps up; nil for another message. It is
    /// sent when everything before it was read.
    static func flowAnswer(to message: EngineMessage) -> EngineMessage? {
        guard message.status == 100 else { return nil }
        return (message.reply ?? message.headers["Nats-Consumer-Stalled"]).map { EngineMessage($0) }
    }

    /// The last message of the stream that was sent before this heartbeat; nil for another message.
    static func lastSequence(of heartbeat: EngineMessage) -> UInt64? {
        heartbeat.status == 100 ? heartbeat.headers["Nats-Last-Stream"].flatMap { UInt64($0) } : nil
    }

    private var stream: String { source == .log ? names.stream(of: scene) : names.snapshots(of: scene) }

    private func subject(_ generation: UInt64) -> String { names.subject(of: scene, .delivery(generation: generation)) }

    private var creation: EngineMessage {
        let name = names.consumer(generation)
        var configuration = JSONObject([
            ("name", .string(name)),
            ("deliver_subject", .string(subject(generation))),
            ("deliver_policy", "by_start_sequence"),
            ("opt_start_seq", .integer(Int64(next))),
            ("ack_policy", "none"),
            ("replay_policy", "instant"),
            ("flow_control", true),
            ("idle_heartbeat", .integer(Self.heartbeat.components.seconds * 1_000_000_000)),
            ("mem_storage", true),
            ("num_replicas", 1),
        ])
        if source == .marks { configuration.set("filter_subject", .string(names.marks(of: scene))) }
        let request: JSONValue = ["stream_name": .string(stream), "config": .object(configuration)]
        return EngineMessage(
            "$JS.API.CONSUMER.CREATE.\(stream).\(name)",
            reply: names.subject(of: scene, .consumer(generation: generation)),
            body: request.serialized().withUnsafeBytes(Array.init)
        )
    }
}
