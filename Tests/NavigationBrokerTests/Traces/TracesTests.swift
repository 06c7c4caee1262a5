import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The machine that owns the spans of requests.
struct TracesTests {
    private let session = SessionID(rawValue: 1)
    private let start = MonotonicTime(nanoseconds: 5)

    private func context(_ flags: UInt8 = 1) -> TraceContext {
        TraceContext(trace: TraceID(high: 1, low: 2), span: SpanID(rawValue: 3), flags: flags)
    }

    private func begin(_ traces: inout Traces, _ parent: TraceContext, of session: SessionID? = nil) -> TraceContext {
        let place = AnswerPlace(session: session ?? self.session, id: .null, batch: nil)
        return traces.begin(.push, in: parent, at: place, module: nil, scene: nil, now: start)
    }

    @Test func requestGetsASpanOfItsOwn() throws {
        var traces = Traces(instance: Harness.instance)
        let passedOn = begin(&traces, context())
        #expect(passedOn.trace == context().trace && passedOn.span != context().span)
        traces.changed("main", to: 7, in: passedOn)
        let (ended, again) = (traces.end(passedOn, now: start + 1), traces.end(passedOn, now: start + 2))
        let span = try #require(ended)
        #expect(span.context == passedOn && span.parent == context().span && span.kind == .request)
        #expect(span.began == start && span.ended == start + 1 && span.scene == "main" && span.revision == 7)
        #expect(traces.count == 0 && again == nil)
    }

    @Test func hostThatRecordsNothingPassesOnWhatCame() {
        var traces = Traces(instance: nil)
        let context = context()
        let (passedOn, child) = (begin(&traces, context), traces.child(of: context))
        #expect(passedOn === context && child == nil && traces.count == 0)
    }

    @Test func soItDoesWithATraceThatIsNotSampled() {
        var traces = Traces(instance: Harness.instance)
        let context = context(2)
        let passedOn = begin(&traces, context)
        #expect(passedOn === context && traces.count == 0)
    }

    @Test func spansOfASessionEndWithItsConnection() {
        var traces = Traces(instance: Harness.instance)
        _ = (begin(&traces, context()), begin(&traces, context()))
        let other = begin(&traces, context(), of: SessionID(rawValue: 2))
        let ended = traces.sessionEnded(session, now: start + 1)
        #expect(ended.count == 2 && ended.allSatisfy { $0.failure?.name == "asker_gone" && $0.failure?.code == nil })
        #expect(traces.count == 1)
        let (left, again) = (traces.end(other, now: start), traces.sessionEnded(session, now: start))
        #expect(left != nil && left?.failure == nil && again.isEmpty)
    }

    @Test func idsAreDifferentAndDependOnTheHost() {
        var (one, other) = (SpanIDs(instance: Harness.instance), SpanIDs(instance: "fedcba9876543210"))
        let ids = (0..<1_000).map { _ in one.next() } + (0..<1_000).map { _ in other.next() }
        #expect(Set(ids).count == 2_000 && !ids.contains(SpanID(rawValue: 0)))
    }
}
