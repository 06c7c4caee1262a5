import NavigationClient
import Synchronization

/// A connection that monitors the messages of other sessions, and the messages that wait to be written.
///
/// The connection is read all the time, since the host closes a monitor's connection that is not read. When too many
/// messages wait, later ones are dropped and counted.
final class TrafficStream: Sendable {
    let client: NavigationClient
    /// Each message; the stream finishes when the connection closes or ``finish()`` is called.
    let messages: AsyncStream<JSONPayload>
    private let backlog: TrafficBacklog

    private init(_ client: NavigationClient, _ messages: AsyncStream<JSONPayload>, _ backlog: TrafficBacklog) {
        self.client = client
        self.messages = messages
        self.backlog = backlog
    }

    /// Connects to a host. The caller then requests `host.monitor` over ``client``.
    ///
    /// - Parameter capacity: the number of messages that may wait.
    static func connect(_ options: GlobalOptions, capacity: Int) async throws -> TrafficStream {
        let (messages, continuation) = AsyncStream.makeStream(
            of: JSONPayload.self,
            bufferingPolicy: .bufferingOldest(capacity)
        )
        let backlog = TrafficBacklog(continuation)
        let client = try await options.connect {
            if $0.method == "traffic" { backlog.add($0.parameters) }
        }
        Task {
            await client.closed()
            backlog.end(.connectionClosed)
        }
        return TrafficStream(client, messages, backlog)
    }

    /// The number of messages that were dropped since the last call.
    func takeDropped() -> Int { backlog.takeDropped() }

    /// True when ``finish()`` ended the stream, and not the connection.
    var isFinished: Bool { backlog.ending == .finished }

    /// Ends the stream behind the messages that wait.
    func finish() { backlog.end(.finished) }
}

/// The messages that wait, between the connection's event loop and the task that writes them.
private final class TrafficBacklog: Sendable {
    /// The reason why no more messages are added.
    enum Ending {
        case finished, connectionClosed
    }

    private let continuation: AsyncStream<JSONPayload>.Continuation
    private let dropped = Atomic(0)
    private let firstEnding = Mutex<Ending?>(nil)

    /// The first reason that was given; nil while messages are added.
    var ending: Ending? { firstEnding.withLock { $0 } }

    init(_ continuation: AsyncStream<JSONPayload>.Continuation) {
        self.continuation = continuation
    }

    func add(_ payload: JSONPayload) {
        if case .dropped = continuation.yield(payload) { dropped.add(1, ordering: .relaxed) }
    }

    func takeDropped() -> Int { dropped.exchange(0, ordering: .relaxed) }

    func end(_ ending: Ending) {
        firstEnding.withLock { $0 = $0 ?? ending }
        continuation.finish()
    }
}
