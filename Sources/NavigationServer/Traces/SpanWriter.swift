import JSON
import NavigationBroker
import NavigationProtocol

/// Writes the spans of each turn as one line of the format "OTLP file": the JSON form of OpenTelemetry's `TracesData`.
///
/// It gathers the spans of a turn, and writes them when the turn's answers have left. So no client waits for the file.
/// Characters that could operate a terminal are escapes, because messages may hold text of clients.
struct SpanWriter: ~Copyable {
    /// Spans of one line. A line with more would be longer than most pipes take at once.
    static let spansPerLine = 64

    private var file: TraceFile
    private let resource: SpanResource
    private var spans: [Span] = []

    init(_ file: consuming TraceFile, of configuration: NavigationBroker.Configuration) {
        self.file = file
        self.resource = SpanResource(configuration)
    }

    /// The span of a request ends when its answer leaves, which is now.
    mutating func add(_ span: Span, now: MonotonicTime) {
        spans.append(span.kind == .request ? span.ending(now) : span)
    }

    /// Writes the spans that were added. Answers how many; nil when no span was added.
    mutating func write(at clock: WallClock) -> (written: Int, dropped: Int)? {
        guard !spans.isEmpty else { return nil }
        var (written, dropped) = (0, 0)
        for start in stride(from: 0, to: spans.count, by: Self.spansPerLine) {
            let part = spans[start..<min(start + Self.spansPerLine, spans.count)]
            var line = JSONWriter()
            SpanLine(resource: resource, spans: part, clock: clock).write(to: &line)
            let text = VisibleText.inJSON(String(decoding: line.bytes, as: UTF8.self))
            if file.append(Array("\(text)\n".utf8)) { written += part.count } else { dropped += part.count }
        }
        spans.removeAll(keepingCapacity: true)
        return (written, dropped)
    }

    /// Opens the file again, and answers its path.
    mutating func reopen() throws(TraceFileError) -> String {
        try file.reopen()
        return file.path
    }
}
