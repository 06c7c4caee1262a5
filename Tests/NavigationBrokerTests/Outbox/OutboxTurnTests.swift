import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The machine alone: a turn that leaves, and one that the store did not write.
struct OutboxTurnTests {
    private let one = Material.session(1)
    private let other = Material.session(2)

    private static func name(_ kind: OutputPiece.Kind) -> String {
        switch kind {
        case .certain: "certain"
        case .event: "event"
        case .answer(let id, let method): "answer \(id) \(method?.rawValue ?? "")"
        case .batch(let batch): "batch of \(batch.session)"
        }
    }

    // MARK: Leaving

    @Test func turnTakesWhatHasGathered() {
        var outbox = Outbox.opened(1)
        var turn = BrokerTurn()
        let before = outbox.hasActions
        outbox.give("one", to: 1)
        let gathered = outbox.hasActions
        outbox.takeTurn(into: &turn)
        let (text, actions) = (turn.text.bytes, turn.actions)
        let (after, left, unread) = (outbox.hasActions, outbox.text.count, outbox.unread(by: 1))
        #expect(!before && gathered && !after && left == 0)
        #expect(text == Array("one".utf8) && actions == [BrokerAction.send(one, 0..<3)])
        #expect(unread == 3, "the bytes have not left the process")
    }

    @Test func oldContentsOfATurnAreDropped() {
        var outbox = Outbox.opened(1)
        var turn = BrokerTurn()
        outbox.give("one", to: 1)
        outbox.takeTurn(into: &turn)
        outbox.give("four", to: 1)
        outbox.takeTurn(into: &turn)
        let (text, actions) = (turn.text.bytes, turn.actions)
        #expect(text == Array("four".utf8) && actions == [BrokerAction.send(one, 0..<4)])
        outbox.takeTurn(into: &turn)
        let (isEmpty, count) = (turn.isEmpty, turn.text.count)
        #expect(isEmpty && count == 0)
    }

    // MARK: Taking back

    @Test func turnThatIsNotWrittenIsTakenBack() throws {
        var outbox = Outbox.opened(1, 2, isJournaling: true)
        outbox.give("ab", to: 1, as: .event)
        outbox.give("cde", to: 2)
        outbox.add(.resumeReading(other))
        outbox.give("f", to: 1, as: .answer(try RawJSON(parsing: "7"), .push))
        outbox.give("g", to: 1, as: .batch(Batch(session: one)))
        outbox.close(one)
        let (pieces, text, others) = outbox.takeBack()
        #expect(pieces.map(\.session) == [one, other, one, one])
        #expect(pieces.map(\.range) == [0..<2, 2..<5, 5..<6, 6..<7])
        #expect(pieces.map { Self.name($0.kind) } == ["event", "certain", "answer 7 push", "batch of s1"])
        #expect(text == Array("abcdefg".utf8) && others == [BrokerAction.resumeReading(other), .close(one)])
    }

    @Test func nothingOfATurnThatIsTakenBackIsSent() {
        var outbox = Outbox.opened(1, 2, isJournaling: true)
        outbox.give(6, to: 1)
        outbox.give(6, to: 1)
        outbox.give(3, to: 2)
        let wasBehind = outbox.isBehind(one)
        _ = outbox.takeBack()
        let (hasActions, count, unread, isBehind) = (
            outbox.hasActions, outbox.text.count, outbox.unread, outbox.isBehind(one)
        )
        #expect(!hasActions && count == 0 && unread == 0 && wasBehind && !isBehind)
        outbox.sweep(now: Material.start + 60)
        let (others, nextSweep) = (outbox.others, outbox.nextSweep)
        #expect(others == [] && nextSweep == nil, "no output waits")
    }

    @Test func nextTurnBeginsAnew() {
        var outbox = Outbox.opened(1, isJournaling: true)
        outbox.give("before", to: 1)
        _ = outbox.takeBack()
        outbox.give("again", to: 1, at: 40)
        let (text, actions, unread) = (outbox.text.bytes, outbox.actions, outbox.unread(by: 1))
        #expect(text == Array("again".utf8) && actions == [BrokerAction.send(one, 0..<5)] && unread == 5)
        outbox.sweep(now: Material.start + 49.5)
        let aborted = outbox.aborted
        #expect(aborted == [], "it waits since 40 s")
    }

    @Test func earlierTurnsStayWritten() {
        var outbox = Outbox.opened(1, isJournaling: true)
        var turn = BrokerTurn()
        outbox.give("written", to: 1)
        outbox.turnWritten()
        outbox.takeTurn(into: &turn)
        outbox.give("not", to: 1, as: .event, at: 4)
        let (pieces, text, _) = outbox.takeBack()
        let unread = outbox.unread(by: 1)
        #expect(pieces.map(\.range) == [0..<3] && text == Array("not".utf8) && unread == 7)
        outbox.sweep(now: Material.start + 10)
        let aborted = outbox.aborted
        #expect(aborted == [one], "the first turn still waits")
    }

    @Test func writtenTurnIsNotTakenBack() {
        var outbox = Outbox.opened(1, isJournaling: true)
        var turn = BrokerTurn()
        outbox.give("written", to: 1)
        outbox.turnWritten()
        outbox.takeTurn(into: &turn)
        let (pieces, text, others) = outbox.takeBack()
        let unread = outbox.unread(by: 1)
        #expect(pieces.isEmpty && text.isEmpty && others.isEmpty && unread == 7)
    }

    @Test func lineForASessionThatIsGoneIsTakenBackOnce() {
        var outbox = Outbox.opened(1, 2, isJournaling: true)
        var turn = BrokerTurn()
        outbox.give("written", to: 2)
        outbox.turnWritten()
        outbox.takeTurn(into: &turn)
        outbox.give("not", to: 1)
        outbox.remove(one)
        _ = outbox.takeBack()
        outbox.sweep(now: Material.start + 1)
        let (unread, nextSweep) = (outbox.unread, outbox.nextSweep)
        #expect(unread == 7 && nextSweep != nil, "the output of the other session waits")
    }

    @Test func lineThatWasLeftOutIsNotTakenBack() {
        var outbox = Outbox.opened(1, isJournaling: true)
        outbox.give(11, to: 1)
        outbox.give(10, to: 1)
        let (pieces, _, _) = outbox.takeBack()
        let unread = outbox.unread(by: 1)
        #expect(pieces.map(\.range) == [0..<11] && unread == 0)
    }
}
