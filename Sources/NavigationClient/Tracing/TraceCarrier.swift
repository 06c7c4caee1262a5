import Tracing

/// Takes the context of a trace over the wire, in the one member that the host knows: `traceparent`.
///
/// The tracer of the program writes and reads the text, so the client knows nothing of its form. The host gets nothing
/// from a tracer that does not write W3C Trace Context.
struct TraceCarrier: Sendable {
    static let key = "traceparent"

    var traceparent: String?

    /// The context of the current task. Without a tracer or a trace, ``traceparent`` stays nil.
    static var current: TraceCarrier {
        var carrier = TraceCarrier()
        guard let context = ServiceContext.current else { return carrier }
        InstrumentationSystem.instrument.inject(context, into: &carrier, using: Member())
        return carrier
    }

    /// The current context, with the trace that the carrier has.
    var context: ServiceContext {
        var context = ServiceContext.current ?? .topLevel
        InstrumentationSystem.instrument.extract(self, into: &context, using: Member())
        return context
    }

    private struct Member: Injector, Extractor {
        func inject(_ value: String, forKey key: String, into carrier: inout TraceCarrier) {
            if key == TraceCarrier.key { carrier.traceparent = value }
        }

        func extract(key: String, from carrier: TraceCarrier) -> String? {
            key == TraceCarrier.key ? carrier.traceparent : nil
        }
    }
}
