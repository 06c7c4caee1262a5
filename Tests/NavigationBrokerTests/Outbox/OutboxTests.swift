import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

extension Outbox {
    /// An outbox with these sessions. Above 10 unread bytes a session's own lines wait, and a session that is behind
    /// gets no line beyond 20. Output may stand still for 10 seconds.
    static func opened(_ sessions: UInt64..., isJournaling: Bool = false) -> Outbox {
        var limits = Limits()
        (limits.outputSoft, limits.outputHard, limits.outputStall) = (10, 20, 10)
        var outbox = Outbox(limits: limits, isJournaling: isJournaling)
        for number in sessions { outbox.open(Material.session(number), now: Material.start) }
        return outbox
    }

    /// Gives a session a text.
    @discardableResult
    mutating func give(
        _ text: String,
        to session: UInt64,
        as kind: OutputPiece.Kind = .certain,
        at seconds: Double = 0
    ) -> Outcome {
        let range = write { $0.raw(Array(text.utf8)) }
        return send(range, to: Material.session(session), as: kind, now: Material.start + seconds)
    }

    /// Gives a session bytes.
    @discardableResult
    mutating func give(_ bytes: Int, to session: UInt64, at seconds: Double = 0) -> Outcome {
        give(String(repeating: "x", count: bytes), to: session, at: seconds)
    }

    /// So many bytes of a session have left.
    mutating func flush(_ bytes: Int, of session: UInt64, at seconds: Double = 0) {
        _ = flushed(Material.session(session), bytes: bytes, now: Material.start + seconds)
    }

    func unread(by session: UInt64) -> Int { unread(of: Material.session(session)) }

    /// The actions besides lines.
    var others: [BrokerAction] { actions.filter { if case .send = $0 { false } else { true } } }

    /// The sessions that it wants to be cut off.
    var aborted: [SessionID] { actions.compactMap { if case .abort(let id) = $0 { id } else { nil } } }
}

/// The machine alone: the lines of a turn, and the limits of what waits.
struct OutboxTests {
    private let one = Material.session(1)
    private let other = Material.session(2)

    // MARK: Limits

    @Test(arguments: [(10, false), (11, true)])
    func readerIsBehindAboveTheSoftLimit(bytes: Int, isBehind: Bool) {
        var outbox = Outbox.opened(1)
        let outcome = outbox.give(bytes, to: 1)
        let (unread, says) = (outbox.unread(by: 1), outbox.isBehind(one))
        #expect((outcome == .isBehind) == isBehind && (outcome == .fits) != isBehind)
        #expect(unread == bytes && says == isBehind)
    }

    @Test func readerThatIsBehindGetsLinesUpToTheHardLimit() {
        var outbox = Outbox.opened(1)
        outbox.give(11, to: 1)
        let outcome = outbox.give(9, to: 1)
        let unread = outbox.unread(by: 1)
        #expect(outcome == .isBehind && unread == 20)
    }

    @Test func lineBeyondTheHardLimitIsLeftOut() {
        var outbox = Outbox.opened(1)
        outbox.give(11, to: 1)
        let outcome = outbox.give(10, to: 1)
        let (unread, actions) = (outbox.unread(by: 1), outbox.actions)
        #expect(outcome == .isTooMuch(unread: 11) && unread == 11)
        #expect(actions == [BrokerAction.send(one, 0..<11)])
    }

    /// The host answers, and tells the state, with up to as many bytes as the hard limit has. So a reader that is not
    /// behind must get that line.
    @Test func readerThatIsNotBehindGetsALineAsLongAsTheHardLimit() {
        var outbox = Outbox.opened(1)
        outbox.give(10, to: 1)
        let outcome = outbox.give(20, to: 1)
        let (unread, next) = (outbox.unread(by: 1), outbox.give(1, to: 1))
        #expect(outcome == .isBehind && unread == 30 && next == .isTooMuch(unread: 30))
    }

    @Test func lineWithoutALimitIsAlwaysGiven() {
        var outbox = Outbox.opened(1)
        outbox.give(20, to: 1)
        let range = outbox.write { $0.raw("the last line") }
        outbox.sendAnyway(range, to: one, as: .certain, now: Material.start)
        let (unread, actions) = (outbox.unread(by: 1), outbox.actions)
        #expect(range == 20..<33 && unread == 33 && actions == [BrokerAction.send(one, 0..<33)])
    }

    @Test func newLimitsHoldForTheNextLine() {
        var outbox = Outbox.opened(1)
        outbox.give(5, to: 1)
        var limits = Limits()
        (limits.outputSoft, limits.outputHard) = (4, 8)
        outbox.use(limits)
        let (unread, isBehind) = (outbox.unread(by: 1), outbox.isBehind(one))
        let outcomes = [outbox.give(4, to: 1), outbox.give(3, to: 1)]
        #expect(unread == 5 && isBehind, "what waits stays")
        #expect(outcomes == [Outbox.Outcome.isTooMuch(unread: 5), .isBehind])
    }

    @Test func newTimeHoldsForOutputThatWaits() {
        var outbox = Outbox.opened(1)
        outbox.give(5, to: 1)
        var limits = Limits()
        limits.outputStall = 2
        outbox.use(limits)
        outbox.sweep(now: Material.start + 1.5)
        let early = outbox.aborted
        outbox.sweep(now: Material.start + 2)
        let late = outbox.aborted
        #expect(early == [] && late == [one])
    }

    // MARK: Connections

    @Test func sessionWithItsLastLineGetsNoMore() {
        var outbox = Outbox.opened(1, 2)
        outbox.give("bye", to: 1)
        outbox.close(one)
        let outcomes = [outbox.give("more", to: 1), outbox.give("more", to: 2)]
        let (unread, actions) = (outbox.unread(by: 1), outbox.actions)
        let takesInput = [outbox.takesInput(from: one), outbox.takesInput(from: other)]
        #expect(outcomes == [Outbox.Outcome.isClosed, .fits] && unread == 3 && takesInput == [false, true])
        #expect(actions == [BrokerAction.send(one, 0..<3), .close(one), .send(other, 7..<11)])
    }

    @Test func linesThatAreSentAgainReachAClosedSession() {
        var outbox = Outbox.opened(1)
        outbox.close(one)
        let line = outbox.write { $0.raw("again") }
        outbox.sendAnyway(line, to: one, as: .certain, now: Material.start)
        let (unread, actions) = (outbox.unread(by: 1), outbox.actions)
        #expect(unread == 5 && actions == [BrokerAction.close(one), .send(one, 0..<5)])
    }

    @Test func sessionThatIsGoneGetsNothing() {
        var outbox = Outbox.opened(1)
        outbox.give("a", to: 1)
        outbox.remove(one)
        let outcomes = [outbox.give("b", to: 1), outbox.give("b", to: 9)]
        outbox.sendAnyway(0..<1, to: one, as: .certain, now: Material.start)
        let (unread, takesInput, actions) = (outbox.unread, outbox.takesInput(from: one), outbox.actions)
        let left = outbox.flushed(one, bytes: 1, now: Material.start)
        #expect(outcomes == [Outbox.Outcome.isClosed, .isClosed] && unread == 0 && !takesInput && left == nil)
        #expect(actions == [BrokerAction.send(one, 0..<1)])
    }

    @Test func unreadBytesAreCountedForEach() {
        var outbox = Outbox.opened(1, 2)
        outbox.give(3, to: 1)
        outbox.give(4, to: 2)
        outbox.give(5, to: 1)
        let unread = [outbox.unread(by: 1), outbox.unread(by: 2), outbox.unread(by: 9), outbox.unread]
        #expect(unread == [8, 4, 0, 12])
    }

    // MARK: Lines

    @Test func droppedTextIsForNoSession() {
        var outbox = Outbox.opened(1)
        outbox.give("one,", to: 1)
        let dropped = outbox.write { $0.raw("two,") }
        outbox.drop(dropped)
        outbox.give("three", to: 1)
        let (text, actions) = (outbox.text.bytes, outbox.actions)
        #expect(dropped == 4..<8 && text == Array("one,three".utf8))
        #expect(actions == [BrokerAction.send(one, 0..<9)])
    }

    @Test func adjacentLinesOfASessionAreOneAction() {
        var outbox = Outbox.opened(1, 2)
        for session in [1, 1, 2, 2, 1] as [UInt64] { outbox.give("ab", to: session) }
        let actions = outbox.actions
        #expect(actions == [BrokerAction.send(one, 0..<4), .send(other, 4..<8), .send(one, 8..<10)])
    }

    @Test func linesWithSomethingBetweenThemAreTwoActions() {
        var outbox = Outbox.opened(1)
        outbox.give("ab", to: 1)
        _ = outbox.write { $0.raw("for nobody") }
        outbox.give("cd", to: 1)
        outbox.add(.resumeReading(other))
        outbox.give("ef", to: 1)
        let actions = outbox.actions
        let expected: [BrokerAction] = [
            .send(one, 0..<2), .send(one, 12..<14), .resumeReading(other), .send(one, 14..<16),
        ]
        #expect(actions == expected)
    }

    @Test func lineForManyIsWrittenOnce() {
        var outbox = Outbox.opened(1, 2)
        let line = outbox.write { $0.raw("news") }
        for id in [one, other] { _ = outbox.send(line, to: id, as: .event, now: Material.start) }
        let (count, actions) = (outbox.text.count, outbox.actions)
        let unread = [outbox.unread(by: 1), outbox.unread(by: 2)]
        #expect(count == 4 && unread == [4, 4])
        #expect(actions == [BrokerAction.send(one, 0..<4), .send(other, 0..<4)])
    }
}
