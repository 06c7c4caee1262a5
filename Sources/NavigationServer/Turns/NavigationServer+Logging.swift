import Logging
import NavigationBroker

// The log messages of a turn.

extension NavigationServer {
    /// Counts what took too long, and writes it to the log.
    ///
    /// - Parameter details: The metadata, made only when they are needed.
    func noteSlow(
        _ kind: SlowKind,
        since began: MonotonicTime,
        until end: MonotonicTime,
        _ details: () -> Logger.Metadata
    ) {
        guard let threshold = slowLog?.threshold, end.seconds(since: began) >= threshold else { return }
        broker.countSlow(kind)
        slowLog?.write(kind, end.seconds(since: began), details(), to: logger, now: end)
    }

    /// Writes a question to the log that the broker has found slow, and has counted.
    func noteSlow(_ question: SlowQuestion) {
        var details: Logger.Metadata = ["method": "\(question.method)", "module": "\(question.module)"]
        if let type = question.type { details["type"] = "\(type)" }
        slowLog?.write(.question, question.seconds, details, to: logger, now: .now())
    }
}

extension Logger {
    /// Writes an entry of a broker to the log.
    ///
    /// - Parameter scene: The scene that the broker has, if it has only one.
    func write(_ entry: BrokerLogEntry, scene: String? = nil) {
        let level: Level =
            switch entry.level {
            case .debug: .debug
            case .info: .info
            case .notice: .notice
            }
        var metadata: Metadata = [:]
        if let scene { metadata["scene"] = "\(scene)" }
        if let session = entry.session { metadata["session"] = "\(session)" }
        if let module = entry.module { metadata["module"] = "\(module)" }
        log(level: level, "\(entry.message)", metadata: metadata.isEmpty ? nil : metadata)
    }
}
