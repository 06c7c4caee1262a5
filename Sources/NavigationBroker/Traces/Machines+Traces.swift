import JSON
import NavigationProtocol
import NavigationTree

// Where requests and questions begin and end for their traces. All other requests pay a comparison.

extension Machines {
    /// The place in a trace of the question for which a session makes a request.
    func trace(of question: QuestionNumber?, askedOf session: SessionID) -> TraceContext? {
        guard let question, let asked = questions[question], asked.provider == session else { return nil }
        return asked.trace
    }

    /// The request belongs to a trace. A request that has waited keeps the place that it has.
    ///
    /// - Parameter scene: the scene that it names.
    @inline(never)
    mutating func join(_ parent: TraceContext, _ execution: inout Execution, in scene: String?) {
        guard execution.place.trace == nil else { return }
        execution.place.trace = traces.begin(
            execution.method,
            in: parent,
            at: execution.place,
            module: sessions[execution.session]?.module,
            scene: scene,
            now: execution.now
        )
    }

    /// The request at this place is answered.
    @inline(__always)
    mutating func endSpan(_ place: borrowing AnswerPlace, _ error: WireError? = nil, now: MonotonicTime) {
        if let context = place.trace { endSpan(of: context, error, now: now) }
    }

    @inline(never)
    private mutating func endSpan(of context: TraceContext, _ error: WireError?, now: MonotonicTime) {
        let failure = error.map { Span.Failure($0) }
        let span = traces.end(context, failure, isUncertain: failure == nil && turn.isOpen, now: now)
        if let span { outbox.add(.span(span)) }
    }

    /// A change has a cause in a trace.
    @inline(never)
    mutating func note(_ revision: UInt64, of scene: Scene, in context: TraceContext) {
        traces.changed(scene.name, to: revision, in: context)
    }

    /// The connection of a session has ended.
    mutating func endSpans(of session: SessionID, now: MonotonicTime) {
        for span in traces.sessionEnded(session, now: now) { outbox.add(.span(span)) }
    }
}

extension Question {
    /// The question is over.
    ///
    /// - Parameter failure: nil when the module has answered.
    func endSpan(_ number: QuestionNumber, _ failure: Span.Failure?, on machines: inout Machines, now: MonotonicTime) {
        guard let parent = asker.trace, let trace, trace.span != parent.span, let askedAt else { return }
        var span = Span(
            .question,
            trace,
            in: parent.span,
            "\(subject.method)",
            of: provider,
            module: module,
            id: RawJSON(writing: number),
            began: askedAt
        )
        (span.ended, span.type, span.failure) = (now, type, failure)
        machines.outbox.add(.span(span))
    }
}

extension BrokerAction {
    /// The same, when the store has not written the turn: what was answered is refused.
    func afterStoreFailed(_ error: WireError) -> BrokerAction {
        guard case .span(var span) = self, span.isUncertain else { return self }
        span.fail(error)
        return .span(span)
    }
}
