import Testing

@testable import NavigationFleet

/// Whether a host has read the copy of the log that the others have read.
struct LogCopiesTests {
    @Test func aRecordBehindAnotherLogIsADoubt() {
        var doubts = Doubts()
        doubts.judge(.void(.late), at: 3)
        doubts.judge(.void(.foreign), at: 4)
        #expect(doubts.count == 0)
        doubts.judge(.void(.chain), at: 5)
        doubts.judge(.void(.late), at: 6)
        doubts.judge(.void(.epoch), at: 7)
        #expect(doubts.count == 2 && doubts.since == 5)
        doubts.judge(.counts, at: 8)
        #expect(doubts.count == 0)
        doubts.judge(.void(.notOwner), at: 9)
        #expect(doubts.count == 1 && doubts.since == 9)
    }

    @Test func oneDoubtIsNotEnough() {
        var copies = LogCopies()
        #expect(copies.came(toEndWith: 0, now: .zero) == nil)
        #expect(copies.came(toEndWith: 1, now: .zero) == nil)
        #expect(copies.came(toEndWith: 2, now: .zero) == .anotherCopy)
    }

    @Test func itTriesSixTimesAndSaysOnceThatItGoesOn() {
        var copies = LogCopies()
        for second in 0..<3 { #expect(copies.came(toEndWith: 5, now: .seconds(second)) == .anotherCopy) }
        for second in 3..<6 { #expect(copies.came(toEndWith: 5, now: .seconds(second)) == .snapshot) }
        #expect(copies.came(toEndWith: 5, now: .seconds(7)) == LogCopies.Remedy.none)
        for second in 8..<60 { #expect(copies.came(toEndWith: 5, now: .seconds(second)) == nil) }
        #expect(copies.came(toEndWith: 5, now: .seconds(67)) == .anotherCopy)
    }
}
