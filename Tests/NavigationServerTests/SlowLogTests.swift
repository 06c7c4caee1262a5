import NavigationBroker
import Testing

@testable import NavigationServer

/// The number of lines that the log gets about slow work.
struct SlowLogTests {
    private func time(_ seconds: Double) -> MonotonicTime { MonotonicTime(nanoseconds: 0) + seconds }

    @Test func tenLinesASecondAndThenHowManyWereLeftOut() {
        var log = SlowLog(threshold: 0.1)
        let first = (0..<13).map { log.admit(.turn, now: time(5 + Double($0) / 100)) }
        #expect(first == Array(repeating: 0, count: 10) + [nil, nil, nil])
        #expect(log.admit(.turn, now: time(6)) == 3)
        #expect(log.admit(.turn, now: time(6.1)) == 0)
    }

    @Test func oneKindDoesNotTakeAnothersLines() {
        var log = SlowLog(threshold: 0.1)
        for _ in 0..<20 { _ = log.admit(.request, now: time(1)) }
        #expect(log.admit(.commit, now: time(1)) == 0)
        #expect(log.admit(.request, now: time(1)) == nil)
    }
}
