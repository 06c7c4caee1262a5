import Testing

@testable import NavigationFleet

struct SceneMemberTests {
    private static let (host, rival) = (FleetHostID(name: "one", life: 1), FleetHostID(name: "other", life: 2))

    /// A member that is connected, with the stream that it has seen.
    private struct Scene {
        var member = SceneMember(host, rank: 0, now: .zero)
        var now = Duration.zero

        init() {
            member.connected(now: now)
            #expect(take() == [.read(from: 1)])
        }

        mutating func take() -> [SceneMember.Action] {
            defer { member.actions.removeAll() }
            return member.actions
        }

        /// The record of the only append.
        mutating func appended() throws -> LogRecord {
            let actions = take()
            guard case .append(let record)? = actions.first, actions.count == 1 else {
                Issue.record("not one append: \(actions)")
                throw Failure()
            }
            return record
        }

        struct Failure: Error {}

        mutating func wait(_ time: Duration) {
            now += time
            member.alarmed(now: now)
        }

        /// The member claims the scene, and owns it.
        mutating func own() throws {
            wait(.milliseconds(700))
            let claim = try appended()
            member.acknowledged(claim.number, at: claim.expected + 1, now: now)
            #expect(take() == [.own] && member.isOwner)
        }

        mutating func submit(_ body: [UInt8] = [1]) { member.submit(revisions: 1, body: body, now: now) }

        func rivalRecord(_ kind: LogRecord.Kind, epoch: UInt64, expected: UInt64? = nil) -> LogRecord {
            LogRecord(
                kind,
                from: rival,
                number: 1,
                expected: expected ?? member.log.sequence,
                epoch: epoch,
                revisions: kind == .turn ? member.log.revision + 1...member.log.revision + 1 : nil,
                after: member.log.chain
            )
        }
    }

    // MARK: Claiming

    @Test func aSilentOwnerIsReplaced() throws {
        var scene = Scene()
        scene.wait(.milliseconds(699))
        #expect(scene.take() == [])
        try scene.own()
        #expect(scene.member.log.epoch == 1)
    }

    @Test func anOwnerThatIsHeardKeepsTheScene() {
        var scene = Scene()
        scene.member.received(.record(scene.rivalRecord(.claim, epoch: 1)), at: 1, now: scene.now)
        _ = scene.take()
        for _ in 0..<20 {
            scene.wait(.milliseconds(600))
            scene.member.heard(Self.rival, now: scene.now)
        }
        #expect(scene.take() == [])
        scene.member.heard(Self.host, now: scene.now)
        scene.wait(.milliseconds(700))
        #expect(scene.take().count == 1, "only the owner's beats count")
    }

    @Test func aClaimThatCameSecondIsGivenUp() throws {
        var scene = Scene()
        scene.wait(.milliseconds(700))
        let claim = try scene.appended()
        scene.member.refused(claim.number, last: 1, now: scene.now)
        #expect(scene.take() == [.read(from: 1)])
        let other = scene.rivalRecord(.claim, epoch: 1)
        scene.member.received(.record(other), at: 1, now: scene.now)
        #expect(scene.take() == [.apply(other)])
        #expect(!scene.member.isOwner && scene.member.log.owner == Self.rival)
    }

    /// A retry of a claim that is in the log already is refused.
    @Test func aRefusedClaimMayBeInTheLog() throws {
        var scene = Scene()
        scene.wait(.milliseconds(700))
        let claim = try scene.appended()
        scene.member.refused(claim.number, last: 1, now: scene.now)
        _ = scene.take()
        scene.member.received(.record(claim), at: 1, now: scene.now)
        #expect(scene.take() == [.own])
    }

    @Test func aHandoverIsTakenAtOnce() {
        var scene = Scene()
        scene.member.received(.record(scene.rivalRecord(.claim, epoch: 1)), at: 1, now: scene.now)
        scene.member.received(.record(scene.rivalRecord(.handover(to: "one"), epoch: 1)), at: 2, now: scene.now)
        _ = scene.take()
        scene.wait(.zero)
        #expect(scene.take().count == 1)
    }

    // MARK: Appending

    @Test func oneRecordIsOnItsWay() throws {
        var scene = Scene()
        try scene.own()
        scene.submit([1])
        let first = try scene.appended()
        scene.submit([2])
        scene.submit([3])
        #expect(scene.take() == [] && scene.member.unconfirmed == 3)
        scene.member.acknowledged(first.number, at: 2, now: scene.now)
        let actions = scene.take()
        #expect(actions.count == 2 && actions[0] == .confirm(first))
        guard case .append(let second) = actions[1] else {
            Issue.record("no append")
            return
        }
        #expect(second.expected == 2 && second.revisions == 2...3 && second.body == [2, 3])
    }

    @Test func anAppendWithoutAnswerIsRepeatedUnchanged() throws {
        var scene = Scene()
        try scene.own()
        scene.submit()
        let record = try scene.appended()
        scene.wait(.seconds(1))
        #expect(scene.take() == [.append(record)])
        for pause in [100, 200, 400, 800, 1_600, 2_000, 2_000] {
            scene.member.failed(record.number, now: scene.now)
            scene.wait(.milliseconds(pause - 1))
            #expect(scene.take() == [])
            scene.wait(.milliseconds(1))
            #expect(scene.take() == [.append(record)])
        }
        scene.member.received(.record(record), at: 2, now: scene.now)
        #expect(scene.take() == [.confirm(record)])
        scene.member.acknowledged(record.number, at: 2, now: scene.now)
        #expect(scene.take() == [], "a late acknowledgement")
    }

    @Test func anOwnerThatLostTheSceneRevokesItsTurns() throws {
        var scene = Scene()
        try scene.own()
        scene.submit()
        let record = try scene.appended()
        scene.member.refused(record.number, last: 2, now: scene.now)
        #expect(scene.take() == [.read(from: 2)])
        let claim = scene.rivalRecord(.claim, epoch: 2)
        scene.member.received(.record(claim), at: 2, now: scene.now)
        #expect(scene.take() == [.revoke, .apply(claim)])
        #expect(!scene.member.isOwner && scene.member.unconfirmed == 0)
        #expect(scene.member.admission(now: scene.now) == .notOwner(Self.rival))
    }

    /// The engine counted a message that was on its way, and was not stored in the end.
    @Test func anAppendThatWasRefusedForNothingIsRepeated() throws {
        var scene = Scene()
        try scene.own()
        scene.submit()
        let record = try scene.appended()
        scene.member.refused(record.number, last: 2, now: scene.now)
        #expect(scene.take() == [.read(from: 2)])
        scene.wait(.seconds(1))
        #expect(scene.take() == [.read(from: 2), .append(record)])
        scene.member.acknowledged(record.number, at: 2, now: scene.now)
        #expect(scene.take() == [.confirm(record)])
    }

    /// An engine that stored two records behind the same message. The second one has no effect.
    @Test func anAcknowledgementOfAnotherPlaceConfirmsNothing() throws {
        var scene = Scene()
        try scene.own()
        scene.submit()
        let record = try scene.appended()
        scene.member.acknowledged(record.number, at: 3, now: scene.now)
        #expect(scene.take() == [.read(from: 2)])
    }

    /// The turn of an owner that was replaced came late. It has no effect, but it has the place.
    @Test func aPlaceThatAVoidMessageHasIsGivenUp() throws {
        var scene = Scene()
        try scene.own()
        scene.submit()
        let record = try scene.appended()
        scene.member.received(.record(scene.rivalRecord(.turn, epoch: 0)), at: 2, now: scene.now)
        #expect(scene.take() == [], "the attempt may be stored behind it")
        scene.member.refused(record.number, last: 2, now: scene.now)
        let next = try scene.appended()
        #expect(next.expected == 2 && next.number != record.number && next.body == record.body)
        scene.member.acknowledged(next.number, at: 3, now: scene.now)
        #expect(scene.take() == [.confirm(next)])
    }

    /// An engine stored the attempt nevertheless. The next append expects that message, so it is read first.
    @Test(arguments: [false, true])
    func anAppendWaitsForItsFormerOne(isAcknowledged: Bool) throws {
        var scene = Scene()
        try scene.own()
        scene.submit()
        let record = try scene.appended()
        scene.member.received(.record(scene.rivalRecord(.turn, epoch: 0)), at: 2, now: scene.now)
        if isAcknowledged { scene.member.acknowledged(record.number, at: 3, now: scene.now) }
        #expect(scene.take() == [])
        scene.member.received(.record(record), at: 3, now: scene.now)
        #expect(try scene.appended().expected == 3)
    }

    @Test func anAppendWaitsASecondForItsFormerOne() throws {
        var scene = Scene()
        try scene.own()
        scene.submit()
        let record = try scene.appended()
        scene.wait(.milliseconds(500))
        scene.member.received(.record(scene.rivalRecord(.turn, epoch: 0)), at: 2, now: scene.now)
        scene.wait(.milliseconds(999))
        #expect(scene.take() == [])
        scene.wait(.milliseconds(1))
        let next = try scene.appended()
        #expect(next.expected == 2 && next.number != record.number)
    }

    @Test func aHandoverComesBehindTheTurns() throws {
        var scene = Scene()
        try scene.own()
        scene.submit()
        let turn = try scene.appended()
        scene.member.handOver(to: "other", now: scene.now)
        #expect(scene.member.admission(now: scene.now) == .handingOver(to: "other"))
        scene.member.acknowledged(turn.number, at: 2, now: scene.now)
        let actions = scene.take()
        guard actions.count == 2, case .append(let handover) = actions[1] else {
            Issue.record("\(actions)")
            return
        }
        #expect(actions[0] == .confirm(turn) && handover.kind == .handover(to: "other"))
        scene.member.acknowledged(handover.number, at: 3, now: scene.now)
        #expect(scene.take() == [.revoke] && !scene.member.isOwner)
    }

    // MARK: Limits

    @Test func anOwnerDoesNotGoFarAhead() throws {
        var scene = Scene()
        try scene.own()
        for _ in 0..<1_024 {
            #expect(scene.member.admission(now: scene.now) == .accepts)
            scene.submit()
        }
        #expect(scene.member.admission(now: scene.now) == .full)
    }

    @Test func anOwnerDoesNotGoOnWhenTheLogIsSlow() throws {
        var scene = Scene()
        try scene.own()
        scene.submit()
        #expect(scene.member.admission(now: scene.now + .milliseconds(1_999)) == .accepts)
        #expect(scene.member.admission(now: scene.now + .seconds(2)) == .full)
    }

    @Test func aRecordHasAtMost256Revisions() throws {
        var scene = Scene()
        try scene.own()
        for _ in 0..<400 { scene.submit() }
        let first = try scene.appended()
        scene.member.acknowledged(first.number, at: 2, now: scene.now)
        guard case .append(let second)? = scene.take().last else {
            Issue.record("no append")
            return
        }
        #expect(first.revisions == 1...1 && second.revisions == 2...257)
    }

    // MARK: The connection

    @Test func aTurnOfSettingsHasNoRevision() throws {
        var scene = Scene()
        try scene.own()
        scene.member.submit(revisions: 0, body: [1], now: scene.now)
        let settings = try scene.appended()
        #expect(settings.kind == .turn && settings.revisions == nil)
        // It waits for its place like any turn, and may be in one record with turns that have changes.
        scene.submit([2])
        scene.member.submit(revisions: 0, body: [3], now: scene.now)
        scene.member.acknowledged(settings.number, at: settings.expected + 1, now: scene.now)
        let actions = scene.take()
        #expect(actions.first == .confirm(settings) && scene.member.log.revision == 0)
        guard case .append(let next)? = actions.last else {
            Issue.record("no append")
            return
        }
        #expect(next.revisions == 1...1 && next.body == [2, 3])
    }

    @Test func withoutTheEngineNothingIsTried() throws {
        var scene = Scene()
        try scene.own()
        scene.submit()
        let record = try scene.appended()
        scene.member.disconnected()
        #expect(scene.member.alarm == nil && scene.member.admission(now: scene.now) == .away)
        scene.wait(.seconds(60))
        #expect(scene.take() == [])
        scene.member.connected(now: scene.now)
        #expect(scene.take() == [.read(from: 2), .append(record)])
    }

    @Test func aGapIsReadOnce() {
        var scene = Scene()
        let claim = scene.rivalRecord(.claim, epoch: 1)
        scene.member.received(.record(claim), at: 1, now: scene.now)
        _ = scene.take()
        for sequence in 3...5 as ClosedRange<UInt64> {
            scene.member.received(.record(claim), at: sequence, now: scene.now)
        }
        #expect(scene.take() == [.read(from: 2)])
        scene.member.received(.record(claim), at: 1, now: scene.now)
        #expect(scene.take() == [], "it has been read")
        scene.member.received(.record(claim), at: 6, now: scene.now + .seconds(1))
        #expect(scene.take() == [.read(from: 2)], "the new reader has left it out as well")
    }

    @Test func aStreamThatEndsTooEarlyIsToldAndLeftAlone() throws {
        var scene = Scene()
        try scene.own()
        scene.submit()
        let record = try scene.appended()
        scene.member.refused(record.number, last: 0, now: scene.now)
        #expect(scene.take() == [], "a former leader of the stream has said that")
        scene.member.engineHas(only: 0)
        #expect(scene.take() == [.revoke, .engineLost(after: 0)])
        #expect(scene.member.isHalted && scene.member.alarm == nil)
        scene.member.received(.record(record), at: 2, now: scene.now)
        #expect(scene.take() == [])
    }

    // MARK: Messages of others

    @Test func aForeignMessageHasAPlaceAndNoEffect() throws {
        var scene = Scene()
        let chain = scene.member.log.chain
        scene.member.received(.foreign, at: 1, now: scene.now)
        #expect(scene.take() == [])
        #expect(scene.member.log.sequence == 1 && scene.member.log.chain == chain)
        try scene.own()
        #expect(scene.member.log.sequence == 2)
    }

    @Test func aForeignMessageInThePlaceOfATurnMakesTheOwnerAppendItAgain() throws {
        var scene = Scene()
        try scene.own()
        scene.submit()
        let first = try scene.appended()
        scene.member.refused(first.number, last: 2, now: scene.now)
        _ = scene.take()
        scene.member.received(.foreign, at: 2, now: scene.now)
        let second = try scene.appended()
        #expect(second.expected == 2 && second.body == first.body && second.number != first.number)
    }

    @Test func anOwnerThatDoesNotKnowTheFormatGivesUp() throws {
        var scene = Scene()
        try scene.own()
        scene.member.received(.newer(format: 2), at: 2, now: scene.now)
        #expect(scene.take() == [.revoke, .formatTooNew(2)])
        #expect(scene.member.isHalted && !scene.member.isOwner)
    }
}
