import Synchronization
import Tracing

/// A tracer that speaks W3C Trace Context, and keeps what it is given. The tests of this process share it.
struct RecordingTracer: Tracer {
    /// A span that was started.
    struct Started: Equatable, Sendable {
        let name: String
        let kind: SpanKind
        /// The `traceparent` of the span's parent; nil without one.
        let parent: String?
        /// The `traceparent` that the span passes on.
        let traceparent: String
    }

    private enum Key: ServiceContextKey {
        typealias Value = String
    }

    private final class Record: Sendable {
        let spans = Mutex<[Started]>([])
    }

    /// The tracer of the process.
    static let shared: RecordingTracer = {
        let tracer = RecordingTracer()
        InstrumentationSystem.bootstrap(tracer)
        return tracer
    }()

    private let record = Record()

    private init() {}

    /// The spans of a trace, in the order in which they started.
    func spans(of trace: String) -> [Started] {
        record.spans.withLock { $0.filter { $0.traceparent.contains(trace) } }
    }

    /// A context with this `traceparent`.
    static func context(_ traceparent: String) -> ServiceContext {
        var context = ServiceContext.topLevel
        context[Key.self] = traceparent
        return context
    }

    func startSpan<Instant: TracerInstant>(
        _ operationName: String,
        context: @autoclosure () -> ServiceContext,
        ofKind kind: SpanKind,
        at instant: @autoclosure () -> Instant,
        function: String,
        file fileID: String,
        line: UInt
    ) -> NoOpTracer.NoOpSpan {
        var context = context()
        let parent = context[Key.self]
        let trace = parent.map { String($0.dropFirst(3).prefix(32)) } ?? String(repeating: "9", count: 32)
        let traceparent = record.spans.withLock { spans in
            let number = "\(spans.count + 1)"
            let span = String(repeating: "0", count: 16 - number.count) + number
            let traceparent = "00-\(trace)-\(span)-01"
            spans.append(Started(name: operationName, kind: kind, parent: parent, traceparent: traceparent))
            return traceparent
        }
        context[Key.self] = traceparent
        return NoOpTracer.NoOpSpan(context: context)
    }

    func forceFlush() {}

    func inject<Carrier, Inject: Injector>(
        _ context: ServiceContext,
        into carrier: inout Carrier,
        using injector: Inject
    ) where Inject.Carrier == Carrier {
        guard let traceparent = context[Key.self] else { return }
        injector.inject(traceparent, forKey: "traceparent", into: &carrier)
        injector.inject("vendor=1", forKey: "tracestate", into: &carrier)
    }

    func extract<Carrier, Extract: Extractor>(
        _ carrier: Carrier,
        into context: inout ServiceContext,
        using extractor: Extract
    ) where Extract.Carrier == Carrier {
        context[Key.self] = extractor.extract(key: "traceparent", from: carrier)
    }
}
