import Testing

@testable import NavigationServer

/// When the server looks for events before it sleeps.
@Suite struct BusyPollingTests {
    /// Waits of a server whose events come soon enough, or never while it looks. Returns how many began with a look.
    private static func looks(_ polling: inout BusyPolling, waits: Int, finds: (Int) -> Bool) -> Int {
        var looks = 0
        for _ in 0..<waits {
            let hasLooked = polling.looks
            // Where the clients need the same processor, they ask as soon as the server sleeps.
            polling.waited(isShort: !hasLooked || finds(looks), hasLooked: hasLooked)
            if hasLooked { looks += 1 }
        }
        return looks
    }

    @Test func itDoesNotLookBeforeItsWaitsAreShort() {
        var polling = BusyPolling()
        #expect(!polling.looks)
        for _ in 0..<1000 { polling.waited(isShort: false, hasLooked: false) }
        #expect(!polling.looks)
    }

    @Test func itLooksWhileThatFindsSomething() {
        var polling = BusyPolling()
        #expect(Self.looks(&polling, waits: 1016) { _ in true } == 1000)
    }

    @Test func oneLongWaitEndsIt() {
        var polling = BusyPolling()
        _ = Self.looks(&polling, waits: 100) { _ in true }
        polling.waited(isShort: false, hasLooked: true)
        #expect(!polling.looks)
    }

    @Test func itNearlyGivesUpWhereALookFindsNothing() {
        var polling = BusyPolling()
        // 16 + 32 + … + 8,192 short waits, and then 16,384 before each look.
        #expect(Self.looks(&polling, waits: 16_384) { _ in false } == 10)
        #expect(Self.looks(&polling, waits: 163_850) { _ in false } == 10)
    }

    @Test func itComesBackWhenALookFindsSomethingAgain() {
        var polling = BusyPolling()
        _ = Self.looks(&polling, waits: 100_000) { _ in false }
        _ = Self.looks(&polling, waits: 100_000) { _ in true }
        polling.waited(isShort: false, hasLooked: true)
        #expect(Self.looks(&polling, waits: 1032) { _ in true } == 1000)
    }
}
