internal import Glibc
import NavigationLoad

/// Drives any number of connections from one thread, the same way for every server.
///
/// The order of calls is: `add` for each client, `start`, `run` for each window to measure, then `drain`. After that
/// every answer and every delivery has been received, and the totals can be compared with those of the server.
final class LoadLoop {
    /// The counts of one `run`.
    struct Window {
        var replies = 0
        var deliveries = 0
        var seconds = 0.0
    }

    /// All answers since the start.
    private(set) var replies = 0
    /// All messages that listeners received since the start.
    private(set) var deliveries = 0
    /// The bytes of those messages.
    private(set) var deliveredBytes = 0
    /// The round trips of the batches answered in the last `run`.
    var latencies: Latencies

    private let queue: EventQueue
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 64)
    private var clients: [LoadClient] = []
    private var isStopping = false
    private var now = MonotonicClock.now()
    private var lastProgress = MonotonicClock.now()
    private static let patience = 10

    init(recording roundTrips: Int, signals: TerminationSignals) throws {
        self.latencies = Latencies(capacity: roundTrips)
        self.queue = try EventQueue(signals: signals)
    }

    deinit { buffer.deallocate() }

    /// The clients that only listen.
    var listeners: [LoadClient] { clients.filter(\.isListener) }

    /// Adds a client, which sends nothing before `start`.
    func add(_ client: LoadClient) throws {
        try queue.add(client.connection, index: clients.count)
        clients.append(client)
    }

    /// Sends the first batch of every client.
    func start() throws {
        now = MonotonicClock.now()
        lastProgress = now
        for client in clients { try client.send(at: now) }
    }

    /// Keeps up the load for a time. Returns the counts of that time.
    func run(seconds: Double) throws -> Window {
        let end = MonotonicClock.now() + MonotonicClock.nanoseconds(seconds)
        return try run(while: { self.now < end })
    }

    /// Keeps up the load as long as it is wanted. Returns the counts of that time.
    func run(while isWanted: () -> Bool) throws -> Window {
        let begin = MonotonicClock.now()
        let before = (replies: replies, deliveries: deliveries)
        latencies.removeAll()
        repeat { try turn() } while isWanted()
        return Window(
            replies: replies - before.replies,
            deliveries: deliveries - before.deliveries,
            seconds: Double(now - begin) / 1e9
        )
    }

    /// Sends nothing new, and waits for every answer, and for one delivery to each listener for each answer.
    func drain() throws {
        isStopping = true
        lastProgress = MonotonicClock.now()
        let listeners = self.listeners.count
        while deliveries < replies * listeners || clients.contains(where: \.isWaiting) { try turn() }
        guard deliveries == replies * listeners else {
            throw BenchFailure.miscounted(
                "\(listeners) listeners received \(deliveries) messages of \(replies) requests"
            )
        }
    }

    private func turn() throws {
        let before = replies + deliveries
        try queue.wait { index in try serve(clients[index]) }
        now = MonotonicClock.now()
        if replies + deliveries > before {
            lastProgress = now
        } else if now - lastProgress > MonotonicClock.nanoseconds(Double(Self.patience)) {
            let state = "\(replies) answers and \(deliveries) deliveries so far"
            throw BenchFailure.stalled(
                "\(clients.first?.connection.server ?? "nobody") (\(state))",
                seconds: Self.patience
            )
        }
    }

    private func serve(_ client: LoadClient) throws {
        guard let count = try client.connection.receive(into: buffer) else { return }
        guard count > 0 else { throw client.closure }
        let completed = try client.receive(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        guard !client.isListener else {
            deliveries += completed
            deliveredBytes += count
            return
        }
        replies += completed
        if !client.isWaiting { try finishBatch(of: client) }
    }

    private func finishBatch(of client: LoadClient) throws {
        let now = MonotonicClock.now()
        latencies.record(client.age(at: now))
        if !isStopping { try client.send(at: now) }
    }
}
