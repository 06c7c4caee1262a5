import NavigationBroker
import Testing

@testable import NavigationServer

/// How long one connection is served before the others.
struct TurnShareTests {
    private func time(_ seconds: Double) -> MonotonicTime { MonotonicTime(nanoseconds: 0) + seconds }

    private func share(messages: Int, seconds: Double) -> TurnShare {
        TurnShare(messages: messages, seconds: seconds, began: time(10), tick: time(10))
    }

    /// Takes all messages of a share while the clock stands at this time. Returns their number, and how often the
    /// clock was read.
    ///
    /// - Parameter tick: the kernel's tick before each message but the first.
    private func taken(
        _ share: inout TurnShare,
        at seconds: Double,
        tick: (Int) -> Double = { _ in 10 },
        isTurnFull: (Int) -> Bool = { _ in false }
    ) -> (messages: Int, looks: Int) {
        var (messages, looks) = (0, 0)
        while messages < 1000 {
            let more = share.take(isTurnFull: isTurnFull(messages), tick: { time(tick(messages)) }) {
                looks += 1
                return time(seconds)
            }
            guard more else { break }
            messages += 1
        }
        return (messages, looks)
    }

    @Test(arguments: [1, 7, 8, 9, 64])
    func shareEndsAtItsNumberOfMessages(limit: Int) {
        var share = share(messages: limit, seconds: 0.005)
        #expect(taken(&share, at: 10.004).messages == limit)
        #expect(taken(&share, at: 10.004).messages == 0)
    }

    @Test func clockIsReadAfterEightMessagesOfOneTick() {
        var share = share(messages: 64, seconds: 0.005)
        #expect(taken(&share, at: 10).looks == 7)
    }

    @Test func clockIsReadWhenTheTickMoves() {
        var share = share(messages: 64, seconds: 0.005)
        #expect(taken(&share, at: 10.004) { $0 < 3 ? 10 : 10.004 } == (64, 8))
    }

    @Test func shareEndsAtItsTime() {
        var share = share(messages: 64, seconds: 0.005)
        #expect(taken(&share, at: 10.005).messages == 8)
    }

    @Test func shareEndsWhenTheTurnIsFull() {
        var share = share(messages: 64, seconds: 0.005)
        #expect(taken(&share, at: 10, isTurnFull: { $0 >= 5 }).messages == 5)
        #expect(share.isLong(at: time(10)))
    }

    @Test func everyShareHasAMessageInAFullTurn() {
        var share = share(messages: 64, seconds: 0.005)
        #expect(taken(&share, at: 10, isTurnFull: { _ in true }).messages == 1)
    }

    @Test func oneLongMessageEndsTheShare() {
        var share = share(messages: 64, seconds: 0.005)
        #expect(taken(&share, at: 10.1) { $0 < 1 ? 10 : 10.1 } == (1, 1))
        #expect(share.isLong(at: time(10.1)))
    }

    @Test func firstMessageIsTakenHoweverLateItIs() {
        var share = share(messages: 8, seconds: 0.005)
        #expect(taken(&share, at: 99).messages == 8)
        #expect(!share.isLong(at: time(10.004)))
    }
}
