import NavigationLoad

/// One connection under load. It sends a batch, waits for all answers, and sends the next one; or it only listens.
final class LoadClient {
    let connection: Connection
    private var scanner: ReplyScanner
    private var cycle: BatchCycle?
    private var awaited = 0
    private var sentAt = 0
    /// The answers so far.
    private(set) var answered = 0

    /// - Parameter cycle: The batches to send; nil for a client that only listens.
    init(_ connection: Connection, expecting grammar: ReplyGrammar, sending cycle: BatchCycle? = nil) {
        self.connection = connection
        self.scanner = ReplyScanner(grammar)
        self.cycle = cycle
    }

    var isListener: Bool { cycle == nil }

    /// Whether answers are still missing.
    var isWaiting: Bool { awaited > 0 }

    /// The last revision that it has received as a watcher.
    var revision: Int? { scanner.revision }

    /// Sends the next batch.
    func send(at now: Int) throws {
        guard let bytes = cycle?.next(), let size = cycle?.size else { return }
        awaited = size
        sentAt = now
        try connection.send(bytes)
    }

    /// Counts and checks received bytes.
    func receive(_ bytes: UnsafeRawBufferPointer) throws -> Int {
        let completed: Int
        do throws(ReplyFailure) {
            completed = try scanner.scan(bytes)
        } catch {
            throw BenchFailure.answer(connection.server, error)
        }
        guard !isListener else { return completed }
        guard completed <= awaited else {
            throw BenchFailure.miscounted("\(connection.server) sent more answers than it got requests")
        }
        awaited -= completed
        answered += completed
        return completed
    }

    /// How long ago the batch was sent.
    func age(at now: Int) -> Int {
        now - sentAt
    }

    /// The server has closed the connection. The error has the last line that it sent.
    var closure: BenchFailure {
        .closed(connection.server, said: scanner.unfinishedText)
    }
}
