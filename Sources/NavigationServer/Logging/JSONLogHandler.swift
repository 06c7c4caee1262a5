import JSON
package import Logging

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes each log message as one JSON object on a line: `time` (RFC 3339, UTC), `level`, `logger`, `message`, and when
/// there are any, `error` and `metadata`.
package struct JSONLogHandler: LogHandler {
    package var logLevel: Logger.Level
    package var metadata: Logger.Metadata = [:]
    package var metadataProvider: Logger.MetadataProvider?
    private let label: String
    /// Nanoseconds since 1970.
    private let now: @Sendable () -> Int64
    private let write: @Sendable ([UInt8]) -> Void

    /// - Parameter write: Gets whole lines.
    package init(
        label: String,
        level: Logger.Level,
        now: @escaping @Sendable () -> Int64 = Self.wallClock,
        write: @escaping @Sendable ([UInt8]) -> Void
    ) {
        self.label = label
        self.logLevel = level
        self.now = now
        self.write = write
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Writes a message as one line. Characters that could operate a terminal are escapes, as in `\u009b`.
    package func log(event: LogEvent) {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("time", Self.timestamp(now()))
            writer.member("level", event.level.rawValue)
            writer.member("logger", label)
            writer.member("message", "\(event.message)")
            writer.member("error", ifPresent: event.error.map { "\($0)" })
            let metadata = allMetadata(event.metadata)
            if !metadata.isEmpty { writer.member("metadata", MetadataText(value: .dictionary(metadata))) }
        }
        let line = VisibleText.inJSON(String(decoding: writer.bytes, as: UTF8.self))
        write(Array("\(line)\n".utf8))
    }

    /// The metadata of the logger, of its provider and of the message. A later one replaces an earlier one of the
    /// same key.
    private func allMetadata(_ ofEvent: Logger.Metadata?) -> Logger.Metadata {
        var all = metadata
        if let metadataProvider { all.merge(metadataProvider.get()) { $1 } }
        if let ofEvent { all.merge(ofEvent) { $1 } }
        return all
    }

    /// A time as text, such as `2026-01-31T08:05:09.042Z`.
    package static func timestamp(_ nanoseconds: Int64) -> String {
        var seconds = time_t(nanoseconds / 1_000_000_000)
        var date = tm()
        gmtime_r(&seconds, &date)
        let day = "\(date.tm_year + 1900)-\(padded(date.tm_mon + 1))-\(padded(date.tm_mday))"
        let time = "\(padded(date.tm_hour)):\(padded(date.tm_min)):\(padded(date.tm_sec))"
        return "\(day)T\(time).\(padded(Int32(nanoseconds / 1_000_000 % 1_000), 3))Z"
    }

    private static func padded(_ number: Int32, _ width: Int = 2) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// The time of day, in nanoseconds since 1970.
    package static let wallClock: @Sendable () -> Int64 = {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}

/// Metadata as strings, lists and objects, with sorted keys.
private struct MetadataText: JSONWritable {
    let value: Logger.Metadata.Value

    func write(to writer: inout JSONWriter) {
        switch value {
        case .string(let text): writer.string(text)
        case .stringConvertible(let value): writer.string("\(value)")
        case .array(let values): writer.array(values) { $0.element(Self(value: $1)) }
        case .dictionary(let values):
            writer.object { writer in
                for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                    writer.key(escaping: key)
                    Self(value: value).write(to: &writer)
                }
            }
        }
    }
}
