import NavigationBroker
import NavigationTree
import Testing

@testable import NavigationServer

/// Who is alone is served at once; who is not shares turns.
struct TurnPaceTests {
    private let one = SessionID(rawValue: 1)
    private let other = SessionID(rawValue: 2)

    /// After many turns of this session, one every millisecond, the last at `time`.
    private func pace(after turns: Int, of session: SessionID, until time: UInt64) -> TurnPace {
        var pace = TurnPace()
        for turn in 0..<UInt64(turns) {
            pace.turnEnded(
                session,
                count: 1,
                now: MonotonicTime(nanoseconds: time - (UInt64(turns) - 1 - turn) * 1_000_000)
            )
        }
        return pace
    }

    @Test func nobodyIsAloneFromTheStart() {
        var pace = TurnPace()
        let isAtOnce = pace.servesAtOnce(one, now: MonotonicTime(nanoseconds: 1_000_000_000))
        #expect(!isAtOnce)
    }

    @Test func whoIsAloneIsServedAtOnce() {
        let time: UInt64 = 1_000_000_000
        var pace = pace(after: 100, of: one, until: time)
        let isAtOnce = pace.servesAtOnce(one, now: MonotonicTime(nanoseconds: time + 1))
        #expect(isAtOnce)
        let isOtherAtOnce = pace.servesAtOnce(other, now: MonotonicTime(nanoseconds: time + 1_000_000))
        #expect(isOtherAtOnce)
    }

    @Test func twoThatSendAtOnceShareTurns() {
        let time: UInt64 = 1_000_000_000
        var pace = pace(after: 100, of: one, until: time)
        let isOtherAtOnce = pace.servesAtOnce(other, now: MonotonicTime(nanoseconds: time + 1))
        #expect(!isOtherAtOnce)
        // They go on to do so, whoever comes when.
        let isFirstAtOnce = pace.servesAtOnce(one, now: MonotonicTime(nanoseconds: time + 1_000_000))
        #expect(!isFirstAtOnce)
        pace.turnEnded(one, count: 1, now: MonotonicTime(nanoseconds: time + 1_000_000))
        let isLaterAtOnce = pace.servesAtOnce(one, now: MonotonicTime(nanoseconds: time + 2_000_000))
        #expect(!isLaterAtOnce)
    }

    @Test func aTurnOfSeveralIsATurnOfSeveral() {
        let time: UInt64 = 1_000_000_000
        var pace = pace(after: 100, of: one, until: time)
        pace.turnEnded(one, count: 2, now: MonotonicTime(nanoseconds: time + 1))
        let isAtOnce = pace.servesAtOnce(one, now: MonotonicTime(nanoseconds: time + 1_000_000))
        #expect(!isAtOnce)
    }

    @Test func turnsWithoutInputDoNotCount() {
        let time: UInt64 = 1_000_000_000
        var pace = pace(after: 100, of: one, until: time)
        pace.turnEnded(nil, count: 0, now: MonotonicTime(nanoseconds: time + 1_000_000))
        let isAtOnce = pace.servesAtOnce(one, now: MonotonicTime(nanoseconds: time + 2_000_000))
        #expect(isAtOnce)
        var fresh = TurnPace()
        for _ in 0..<100 { fresh.turnEnded(nil, count: 0, now: MonotonicTime(nanoseconds: time)) }
        let isFreshAtOnce = fresh.servesAtOnce(one, now: MonotonicTime(nanoseconds: time + 1_000_000))
        #expect(!isFreshAtOnce)
    }
}
