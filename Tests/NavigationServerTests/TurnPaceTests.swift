import NavigationBroker
import NavigationTree
import Testing

@testable import NavigationServer

/// Who is alone is served at once; who is not shares turns.
struct TurnPaceTests {
    private static let one = SessionID(rawValue: 1)
    private static let other = SessionID(rawValue: 2)

    /// What comes after a hundred turns of session 1, one every millisecond: who sends, so many nanoseconds after the last of them, and whether that is
    /// served at once. Either way it has a turn.
    private typealias Step = (session: SessionID, after: UInt64, isAtOnce: Bool)

    private func expect(_ steps: [Step], after turn: (session: SessionID?, count: Int)? = nil) {
        var pace = TurnPace()
        var time: UInt64 = 0
        for _ in 0..<100 {
            time += 1_000_000
            pace.turnEnded(Self.one, count: 1, now: MonotonicTime(nanoseconds: time))
        }
        if let turn { pace.turnEnded(turn.session, count: turn.count, now: MonotonicTime(nanoseconds: time)) }
        for step in steps {
            let now = MonotonicTime(nanoseconds: time + step.after)
            let isAtOnce = pace.servesAtOnce(step.session, now: now)
            #expect(isAtOnce == step.isAtOnce, "session \(step.session), \(step.after) ns later")
            pace.turnEnded(step.session, count: 1, now: now)
        }
    }

    @Test func nobodyIsAloneFromTheStart() {
        var pace = TurnPace()
        for _ in 0..<100 { pace.turnEnded(nil, count: 0, now: MonotonicTime(nanoseconds: 1_000_000)) }
        let isAtOnce = pace.servesAtOnce(Self.one, now: MonotonicTime(nanoseconds: 1_000_000_000))
        #expect(!isAtOnce)
    }

    @Test func whoIsAloneIsServedAtOnce() {
        expect([(Self.one, 1, true), (Self.other, 1_000_000, true)])
    }

    @Test func twoThatSendAtOnceShareTurns() {
        // They go on to do so, whoever comes when.
        expect([(Self.other, 1, false), (Self.one, 1_000_000, false), (Self.other, 2_000_000, false)])
    }

    @Test func aTurnOfSeveralIsATurnOfSeveral() {
        expect([(Self.one, 1_000_000, false)], after: (Self.one, 2))
    }

    @Test func turnsWithoutInputDoNotCount() {
        expect([(Self.one, 1_000_000, true)], after: (nil, 0))
    }
}
