import JSON
import NavigationBroker
import NavigationTree

/// A broker with a clock that the test moves, and the lines that the broker sent.
struct InMemoryHost: ~Copyable {
    private var broker: NavigationBroker
    private var turn = BrokerTurn()
    private var now = MonotonicTime(nanoseconds: 0)
    private var lines: [SessionID: [String]] = [:]

    init() {
        let configuration = NavigationBroker.Configuration(
            instance: "0123456789abcdef",
            version: "test",
            pid: 1,
            uid: Self.user
        )
        broker = NavigationBroker(configuration: configuration, now: now)
    }

    /// The user of all connections.
    private static let user: UInt32 = 1000

    var sceneNames: [String] { broker.sceneNames }

    /// The tree of a scene; nil when the scene does not exist.
    func tree(of scene: String) -> NavigationTree? { broker.tree(of: scene) }

    /// Opens a connection.
    mutating func connect() -> SessionID {
        let session = broker.connectionOpened(PeerCredentials(pid: 100, uid: Self.user, gid: Self.user), now: now)
        endTurn()
        return session
    }

    /// Passes a client's line to the broker.
    mutating func send(_ line: String, from session: SessionID) {
        broker.receive(Array(line.utf8).span.bytes, from: session, now: now)
        endTurn()
    }

    /// Closes a connection.
    mutating func close(_ session: SessionID) {
        broker.connectionClosed(session, now: now)
        endTurn()
    }

    /// Moves the clock.
    mutating func advance(by seconds: Double) {
        now = now + seconds
        broker.timePassed(now: now)
        endTurn()
    }

    /// Returns the lines that a session has received since the last call.
    mutating func take(_ session: SessionID) -> [String] { lines.removeValue(forKey: session) ?? [] }

    /// Ends a turn as the server does. Output counts as written at once.
    private mutating func endTurn() {
        while broker.hasActions {
            broker.takeTurn(into: &turn)
            for action in turn.actions {
                switch action {
                case .send(let session, let range):
                    let text = String(decoding: turn.text.bytes(in: range), as: UTF8.self)
                    lines[session, default: []] += text.split(separator: "\n").map(String.init)
                    broker.outputFlushed(session, bytes: range.count, now: now)
                case .close(let session), .abort(let session): broker.connectionClosed(session, now: now)
                // This host has no processes, and readers are never slow.
                case .pauseReading, .resumeReading, .catchUp, .startModule, .stopModule, .needModule,
                    .moduleNews, .event, .discard, .slow, .span, .log:
                    break
                }
            }
        }
    }
}
