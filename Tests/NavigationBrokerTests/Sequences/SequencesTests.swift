import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The machine alone: whose turn it is, and what is taken back.
struct SequencesTests {
    private var sequences = Sequences()
    private var limits = Limits()

    @discardableResult
    private mutating func begin(by session: UInt64 = 1, isEphemeral: Bool = false) throws -> SentSequence {
        try sequences.begin(
            Material.items(#"[{"action":"pause"},{"action":"empty"}]"#),
            in: (scene: "main", navigator: nil),
            name: nil,
            isEphemeral: isEphemeral,
            answering: Material.place(session),
            during: nil,
            limits: limits
        )
    }

    private mutating func settle(_ id: SequenceID, _ rule: ResumeRule) throws -> SentSequence.Continuation? {
        try sequences.settle(id, .performed, rule, by: nil, nil, delay: 0, now: Material.start)
    }

    @Test mutating func newSequenceTakesItsFirstItem() throws {
        let sequence = try begin()
        let turns = [sequences.takeTurn(), sequences.takeTurn()]
        #expect(turns[0]?.before.id == sequence.id && turns[0]?.item?.index == 0 && sequences.count == 1)
        #expect(turns[1] == nil, "one item is under way")
    }

    @Test mutating func completeSequenceHasATurnWithoutAnItem() throws {
        let sequence = try begin()
        for _ in 0..<2 {
            _ = sequences.takeTurn()
            _ = try settle(sequence.id, .immediately)
        }
        let last = sequences.takeTurn()
        let turn = try #require(last)
        #expect(turn.item == nil)
    }

    @Test mutating func limitsHoldForAllAndForOneSession() throws {
        (limits.sequences, limits.sequencesPerSession) = (2, 1)
        try begin(by: 1)
        var copy = self
        #expect(throws: WireError.limitReached("sequencesPerSession", 1)) { try copy.begin(by: 1) }
        try copy.begin(by: 2)
        #expect(throws: WireError.limitReached("sequences", 2)) { try copy.begin(by: 3) }
    }

    @Test mutating func pausedSequenceGoesOnOnce() throws {
        let id = try begin().id
        _ = sequences.takeTurn()
        let continuation = try settle(id, .pause)
        let none = sequences.takeTurn()
        #expect(continuation == .pauses && none == nil)
        let resumed = [sequences.resume(id), sequences.resume(id)]
        let turn = sequences.takeTurn()
        #expect(resumed == [true, false] && turn?.item?.index == 1)
    }

    @Test mutating func waitingSequenceGoesOnAtItsTime() throws {
        let id = try begin().id
        _ = sequences.takeTurn()
        _ = try settle(id, .after(2))
        #expect(sequences.nextDeadline == Material.start + 2)
        let woken = [sequences.wakeDue(now: Material.start + 1), sequences.wakeDue(now: Material.start + 2)]
        let turn = sequences.takeTurn()
        #expect(woken == [false, true] && turn?.item?.index == 1)
    }

    @Test mutating func ephemeralSequencesEndWithTheirSender() throws {
        let (kept, ending) = (try begin().id, try begin(isEphemeral: true).id)
        let ended = sequences.senderEnded(Material.session(1))
        #expect(ended == [ending])
        #expect(sequences[kept]?.asker == nil && !sequences.isAwaited(by: Material.session(1)))
    }

    @Test mutating func requestFindsItsSequence() throws {
        let id = try begin().id
        #expect(sequences.sent(as: try RawJSON(parsing: "1"), by: Material.session(1)) == id)
        #expect(sequences.sent(as: try RawJSON(parsing: "1"), by: Material.session(2)) == nil)
    }

    @Test mutating func endedSequenceComesBackWithItsTurn() throws {
        let before = try begin()
        let gone = sequences.remove(before.id)
        let (removed, turn) = (try #require(gone), sequences.takeTurn())
        #expect(sequences.count(of: Material.session(1)) == 0 && turn == nil)
        let question = sequences.takeBack(.ended(removed)) { _ in false }
        #expect(question == nil && sequences[before.id]?.asker == nil, "its client is gone")
        let moved = sequences.moved(in: [.ended(removed), .moved(before)])
        #expect(moved == [before.id])
    }

    @Test mutating func questionIsForgottenWithItsTurn() throws {
        let before = try begin()
        _ = sequences.takeTurn()
        let (receiver, asked) = (ReceiverID(session: Material.session(2), number: 1), QuestionNumber(rawValue: 3))
        sequences.ask(receiver, asked, for: before.id)
        let question = sequences.takeBack(.moved(before)) { _ in true }
        #expect(question == asked && sequences[before.id]?.current == nil)
    }
}

/// The receivers alone.
struct ReceiversTests {
    private var receivers = Receivers()
    private var tree = NavigationTree(scene: "main")

    @discardableResult
    private mutating func add(_ session: UInt64, on navigator: NavigatorID? = nil, in scene: String? = "main") throws
        -> Receiver
    {
        let receiver = Receiver(
            id: receivers.makeID(for: Material.session(session)),
            name: ReceivedName(.value, try Material.type("shop.voucher")),
            scene: scene,
            navigator: navigator,
            timeout: nil,
            auto: nil
        )
        receivers.add(receiver)
        return receiver
    }

    private func nearest(to navigator: NavigatorID) throws -> ReceiverID? {
        let name = ReceivedName(.value, try Material.type("shop.voucher"))
        return receivers.nearest(to: navigator, of: name, in: tree) { $0.id.session != Material.session(9) }?.id
    }

    @Test mutating func nearestIsOnTheNavigatorOrAroundIt() throws {
        let stack = try tree.createStack(StackRequest(), under: tree.root, by: nil).navigator
        let (nowhere, root) = (try add(1).id, try add(2, on: tree.root).id)
        #expect(try nearest(to: stack) == root)
        let own = try add(3, on: stack).id
        #expect(try nearest(to: stack) == own && nearest(to: tree.root) == root && nowhere != own)
    }

    @Test mutating func otherScenesAndSilentClientsAreLeftOut() throws {
        try add(1, in: "other")
        try add(9)
        #expect(try nearest(to: tree.root) == nil)
        let everywhere = try add(2, in: nil).id
        #expect(try nearest(to: tree.root) == everywhere)
    }

    @Test mutating func receiversEndWithSessionNavigatorAndScene() throws {
        let navigator = NavigatorID(rawValue: 5)
        try add(1)
        try add(2, on: navigator)
        try add(3, in: nil)
        let gone = [
            receivers.sessionEnded(Material.session(1)), receivers.navigatorsClosed([navigator], in: "other"),
            receivers.navigatorsClosed([navigator], in: "main"), receivers.sceneClosed("main"),
        ]
        #expect(gone.map(\.count) == [1, 0, 1, 0] && receivers.all.count == 1)
        #expect(receivers.count(of: Material.session(1)) == 0)
    }
}
