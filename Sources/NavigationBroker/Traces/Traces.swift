import NavigationProtocol
import NavigationTree

/// The spans of requests that are not answered yet.
///
/// 1. A request with a sampled `traceparent` gets a span, which is what the host passes on from then on. It ends with
///    the answer, or with the connection of its client.
/// 2. A question within such a request gets a span of its own. ``Question`` keeps it.
/// 3. A host that records no spans passes each `traceparent` on as it came.
struct Traces {
    /// Nil when the host records no spans.
    private var ids: SpanIDs?
    private var open: [SpanID: Span] = [:]
    /// The spans of each session, so that its end need not look at those of others.
    private var bySession: [SessionID: Set<SpanID>] = [:]

    /// - Parameter instance: that of the host, which makes the ids of its spans different from those of others; nil for
    ///   a host that records none.
    init(instance: String?) { ids = instance.map { SpanIDs(instance: $0) } }

    /// Spans that have begun.
    var count: Int { open.count }

    /// A request begins. Answers what it passes on.
    mutating func begin(
        _ method: Method,
        in parent: TraceContext,
        at place: borrowing AnswerPlace,
        module: String?,
        scene: String?,
        now: MonotonicTime
    ) -> TraceContext {
        guard let context = child(of: parent) else { return parent }
        var span = Span(
            .request,
            context,
            in: parent.span,
            method.rawValue,
            of: place.session,
            module: module,
            id: place.id,
            began: now
        )
        span.scene = scene
        open[context.span] = span
        bySession[place.session, default: []].insert(context.span)
        return context
    }

    /// A span below another one; nil when nothing is recorded.
    mutating func child(of parent: TraceContext) -> TraceContext? {
        guard parent.isSampled, let id = ids?.next() else { return nil }
        return parent.child(id)
    }

    /// The request of this context has made a revision.
    mutating func changed(_ scene: String, to revision: UInt64, in context: TraceContext) {
        guard let index = open.index(forKey: context.span) else { return }
        open.values[index].scene = scene
        open.values[index].revision = revision
    }

    /// The request of this context is answered. Answers its span; nil when it has none, or no more.
    ///
    /// - Parameter isUncertain: whether the answer does not hold if the store fails.
    mutating func end(
        _ context: TraceContext,
        _ failure: Span.Failure? = nil,
        isUncertain: Bool = false,
        now: MonotonicTime
    ) -> Span? {
        guard var span = open.removeValue(forKey: context.span) else { return nil }
        bySession[span.session]?.remove(context.span)
        if bySession[span.session]?.isEmpty == true { bySession[span.session] = nil }
        (span.ended, span.failure, span.isUncertain) = (now, failure, isUncertain)
        return span
    }

    /// The connection of a session has ended. Answers the spans of its requests, which end with it.
    mutating func sessionEnded(_ session: SessionID, now: MonotonicTime) -> [Span] {
        guard !open.isEmpty, let left = bySession.removeValue(forKey: session) else { return [] }
        return left.compactMap { open.removeValue(forKey: $0) }.sorted { $0.began < $1.began }.map { span in
            var span = span
            (span.ended, span.failure) = (now, Span.Failure(.askerGone))
            return span
        }
    }
}
