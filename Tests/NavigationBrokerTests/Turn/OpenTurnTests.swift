import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The records that a turn has to write, and the changes that go back with it.
struct OpenTurnTests {
    private var turn = OpenTurn()

    private func undo(_ number: Int) -> OpenTurn.Undo {
        let subscription = Subscription(
            session: Material.session(1),
            number: number,
            scene: "main",
            filter: ChangeFilter(navigator: nil, kinds: nil),
            verbosity: .silent
        )
        return .watches(.opened(subscription))
    }

    /// The numbers of the watches whose beginning would be taken back.
    private var undone: [Int] {
        turn.undo.compactMap { if case .watches(.opened(let subscription)) = $0 { subscription.number } else { nil } }
    }

    /// The names of the scenes whose end the store has to write.
    private var closed: [String] {
        turn.records.compactMap { if case .sceneClosed(let name) = $0 { name } else { nil } }
    }

    @Test mutating func nothingGoesWithATurnThatChangesNothing() {
        turn.note(undo(1))
        #expect(!turn.isOpen && turn.undo.isEmpty && turn.records.isEmpty)
    }

    @Test mutating func changesAreKeptInTheirOrder() {
        turn.note(.sceneClosed("rear"), undo(1))
        turn.note(undo(2))
        turn.note(.sceneClosed("side"), undo(3))
        #expect(turn.isOpen && undone == [1, 2, 3] && closed == ["rear", "side"])
    }

    @Test mutating func endedTurnIsForgotten() {
        turn.note(.sceneClosed("rear"), undo(1))
        _ = turn.end()
        #expect(!turn.isOpen && turn.undo.isEmpty && turn.records.isEmpty)
        turn.note(undo(2))
        #expect(turn.undo.isEmpty, "the next turn has no change yet")
    }

    @Test mutating func sessionsAreAskedAgainOnce() {
        turn.note(.sceneClosed("rear"), undo(1))
        for number in [2, 1] as [UInt64] { turn.askAgain(about: Material.session(number)) }
        let asked = [turn.end(), turn.end()]
        #expect(asked == [[Material.session(2), Material.session(1)], []])
    }

    @Test mutating func treesAreComparedAlsoAfterTheTurn() {
        turn.needsReconciling = true
        _ = turn.end()
        #expect(turn.needsReconciling)
    }
}
