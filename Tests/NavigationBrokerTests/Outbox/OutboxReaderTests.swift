import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The machine alone: sessions that read slowly, or not at all.
struct OutboxReaderTests {
    private let one = Material.session(1)
    private let other = Material.session(2)

    // MARK: Pausing

    @Test func unreadOutputPausesAboveTheSoftLimit() {
        var outbox = Outbox.opened(1)
        outbox.give(10, to: 1)
        outbox.setReading(of: one)
        let atLimit = outbox.others
        outbox.give(1, to: 1)
        outbox.setReading(of: one)
        let above = outbox.others
        outbox.flush(1, of: 1)
        outbox.setReading(of: one)
        let room = outbox.others
        #expect(atLimit == [] && above == [BrokerAction.pauseReading(one)])
        #expect(room == [BrokerAction.pauseReading(one), .resumeReading(one)])
    }

    @Test func onlyTheSessionItselfIsPaused() {
        var outbox = Outbox.opened(1, 2)
        outbox.give(11, to: 1)
        outbox.setReading(of: one)
        outbox.give("a", to: 2)
        let takesInput = [
            outbox.takesInput(from: one), outbox.takesInput(from: other), outbox.takesInput(from: Material.session(9)),
        ]
        #expect(takesInput == [false, true, false])
    }

    @Test func closedSessionIsNotPaused() {
        var outbox = Outbox.opened(1)
        outbox.close(one)
        outbox.setReading(of: one)
        let (actions, takesInput) = (outbox.actions, outbox.takesInput(from: one))
        #expect(actions == [BrokerAction.close(one)] && !takesInput)
    }

    // MARK: Leaving

    @Test func bytesThatLeaveAreNoLongerUnread() {
        var outbox = Outbox.opened(1, 2)
        outbox.give(8, to: 1)
        outbox.give(4, to: 2)
        var left: [Int?] = []
        for bytes in [3, 5, 1] { left.append(outbox.flushed(one, bytes: bytes, now: Material.start)?.unread) }
        let isKnown = outbox.flushed(Material.session(9), bytes: 1, now: Material.start) != nil
        let unread = outbox.unread
        #expect(left == [5, 0, 0] && unread == 4 && !isKnown)
    }

    @Test func lastLineOfAClosedSessionLeaves() {
        var outbox = Outbox.opened(1)
        outbox.give("bye", to: 1)
        outbox.close(one)
        let left = outbox.flushed(one, bytes: 2, now: Material.start)
        #expect(left?.unread == 1)
    }

    // MARK: Standing still

    @Test func outputThatStandsStillIsCutOff() {
        var outbox = Outbox.opened(1)
        outbox.give(3, to: 1, at: 2)
        outbox.sweep(now: Material.start + 11.5)
        let early = outbox.aborted
        outbox.sweep(now: Material.start + 12)
        let (late, others) = (outbox.aborted, outbox.others)
        #expect(early == [] && late == [one])
        let reasons = others.compactMap { if case .log(let entry) = $0 { entry } else { nil } }
        #expect(reasons.map(\.session) == [one] && reasons.first?.message.contains("read nothing") == true)
    }

    @Test func readerThatReadsALittleIsNotCutOff() {
        var outbox = Outbox.opened(1)
        outbox.give(3, to: 1)
        outbox.flush(1, of: 1, at: 9)
        outbox.sweep(now: Material.start + 18.5)
        let early = outbox.aborted
        outbox.sweep(now: Material.start + 19)
        let late = outbox.aborted
        #expect(early == [] && late == [one])
    }

    @Test func moreOutputIsNoProgress() {
        var outbox = Outbox.opened(1)
        outbox.give(3, to: 1)
        outbox.give(3, to: 1, at: 9)
        outbox.sweep(now: Material.start + 10)
        let aborted = outbox.aborted
        #expect(aborted == [one])
    }

    @Test func timeBeginsWhenOutputBeginsToWait() {
        var outbox = Outbox.opened(1)
        outbox.give(3, to: 1)
        outbox.flush(3, of: 1, at: 1)
        outbox.sweep(now: Material.start + 50)
        outbox.give(3, to: 1, at: 60)
        outbox.sweep(now: Material.start + 69.5)
        let early = outbox.aborted
        outbox.sweep(now: Material.start + 70)
        let late = outbox.aborted
        #expect(early == [] && late == [one])
    }

    @Test func onlyTheReaderThatStandsStillIsCutOff() {
        var outbox = Outbox.opened(1, 2)
        outbox.give(3, to: 1)
        outbox.give(3, to: 2)
        outbox.flush(1, of: 1, at: 5)
        outbox.sweep(now: Material.start + 10)
        let aborted = outbox.aborted
        #expect(aborted == [other])
    }

    @Test func closedSessionThatStandsStillIsCutOff() {
        var outbox = Outbox.opened(1)
        outbox.give("bye", to: 1)
        outbox.close(one)
        outbox.sweep(now: Material.start + 10)
        let aborted = outbox.aborted
        #expect(aborted == [one])
    }

    // MARK: The next sweep

    @Test func sweepsAreWantedWhileOutputWaits() throws {
        var outbox = Outbox.opened(1)
        let idle = outbox.nextSweep
        outbox.give(3, to: 1, at: 5)
        let waiting = outbox.nextSweep
        let first = try #require(waiting)
        outbox.sweep(now: first)
        let stillWaiting = outbox.nextSweep
        let second = try #require(stillWaiting)
        outbox.flush(3, of: 1, at: 7)
        outbox.sweep(now: second)
        let done = outbox.nextSweep
        #expect(idle == nil && first > Material.start + 5 && second > first && done == nil)
    }

    @Test func sweepsThatAreWantedFindTheReader() throws {
        var outbox = Outbox.opened(1)
        outbox.give(3, to: 1, at: 5)
        var now = Material.start
        for _ in 0..<1000 where outbox.aborted.isEmpty {
            let next = outbox.nextSweep
            now = try #require(next)
            outbox.sweep(now: now)
        }
        let aborted = outbox.aborted
        #expect(aborted == [one] && now >= Material.start + 15)
    }

    @Test func outputOfASessionThatIsGoneDoesNotWait() {
        var outbox = Outbox.opened(1, 2)
        outbox.give(3, to: 1)
        outbox.give(3, to: 2)
        outbox.remove(one)
        outbox.remove(one)
        outbox.sweep(now: Material.start + 1)
        let stillWaits = outbox.nextSweep
        outbox.remove(other)
        outbox.sweep(now: Material.start + 60)
        let (done, aborted) = (outbox.nextSweep, outbox.aborted)
        #expect(stillWaits != nil && done == nil && aborted == [])
    }
}
