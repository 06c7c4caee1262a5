import Logging
import Synchronization

/// Keeps the messages of a logger.
final class RecordedLog: Sendable {
    private let lines = Mutex<[String]>([])

    /// The messages so far.
    var messages: [String] { lines.withLock { $0 } }

    /// A logger that writes here.
    var logger: Logger { Logger(label: "test") { _ in Handler(log: self) } }

    private func append(_ message: String) { lines.withLock { $0.append(message) } }

    private struct Handler: LogHandler {
        let log: RecordedLog
        var logLevel = Logger.Level.debug
        var metadata: Logger.Metadata = [:]

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) { log.append("\(event.message)") }
    }
}
