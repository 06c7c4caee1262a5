import Testing

@testable import NavigationFleet

struct SceneLogTests {
    private static let (one, other) = (FleetHostID(name: "one", life: 1), FleetHostID(name: "other", life: 2))

    /// A log with a claim of host one, and a turn with two revisions.
    private static func log() -> SceneLog {
        var log = SceneLog()
        _ = log.take(LogRecord(.claim, from: one, number: 1, expected: 0, epoch: 1, after: .start), at: 1)
        _ = log.take(turn(in: log, revisions: 1...2), at: 2)
        return log
    }

    private static func turn(
        in log: SceneLog,
        from host: FleetHostID = one,
        expected: UInt64? = nil,
        epoch: UInt64? = nil,
        revisions: ClosedRange<UInt64>,
        after chain: LogChain? = nil
    ) -> LogRecord {
        LogRecord(
            .turn,
            from: host,
            number: 9,
            expected: expected ?? log.sequence,
            epoch: epoch ?? log.epoch,
            revisions: revisions,
            after: chain ?? log.chain,
            body: [1, 2, 3]
        )
    }

    @Test func turnsOfTheOwnerCount() {
        let log = Self.log()
        #expect(log.owner == Self.one && log.epoch == 1 && log.revision == 2 && log.sequence == 2)
        #expect(log.chain != .start)
    }

    @Test func aTurnWithoutRevisionsCountsToo() {
        var log = Self.log()
        let record = LogRecord(.turn, from: Self.one, number: 9, expected: 2, epoch: 1, after: log.chain, body: [1])
        #expect(log.take(record, at: 3) == .counts)
        #expect(log.revision == 2 && log.chain == record.chain)
    }

    @Test func aRecordThatDoesNotContinueTheLogIsVoid() {
        let log = Self.log()
        let cases: [(LogRecord, SceneLog.Reason)] = [
            (Self.turn(in: log, expected: 1, revisions: 3...3), .late),
            (Self.turn(in: log, from: Self.other, revisions: 3...3), .notOwner),
            (Self.turn(in: log, epoch: 2, revisions: 3...3), .epoch),
            (Self.turn(in: log, revisions: 4...4), .revisions),
            (Self.turn(in: log, revisions: 2...3), .revisions),
            (LogRecord(.turn, from: Self.one, number: 9, expected: 2, epoch: 1, after: .start), .chain),
            (Self.turn(in: log, revisions: 3...3, after: .start), .chain),
            (LogRecord(.claim, from: Self.other, number: 1, expected: 2, epoch: 1, after: log.chain), .epoch),
            (LogRecord(.claim, from: Self.other, number: 1, expected: 2, epoch: 3, after: log.chain), .epoch),
            (
                LogRecord(.handover(to: "x"), from: Self.other, number: 1, expected: 2, epoch: 1, after: log.chain),
                .notOwner
            ),
        ]
        for (record, reason) in cases {
            var log = log
            let former = log
            #expect(log.take(record, at: 3) == .void(reason))
            #expect(log.sequence == 3 && log.revision == former.revision && log.chain == former.chain)
            #expect(log.take(Self.turn(in: log, revisions: 3...3), at: 4) == .counts, "the log goes on")
        }
    }

    @Test(arguments: [1, 2, 4] as [UInt64])
    func aMessageOutOfOrderChangesNothing(sequence: UInt64) {
        var log = Self.log()
        let former = log
        #expect(log.take(Self.turn(in: log, revisions: 3...3), at: sequence) == .outOfOrder)
        #expect(log == former)
    }

    @Test func aClaimTakesTheSceneFromItsOwner() {
        var log = Self.log()
        let claim = LogRecord(.claim, from: Self.other, number: 1, expected: 2, epoch: 2, after: log.chain)
        #expect(log.take(claim, at: 3) == .counts)
        #expect(log.owner == Self.other && log.revision == 2)
        #expect(log.take(Self.turn(in: log, from: Self.one, revisions: 3...3), at: 4) == .void(.notOwner))
    }

    @Test func aHandoverLeavesNoOwner() {
        var log = Self.log()
        let handover = LogRecord(
            .handover(to: "other"),
            from: Self.one,
            number: 4,
            expected: 2,
            epoch: 1,
            after: log.chain
        )
        #expect(log.take(handover, at: 3) == .counts)
        #expect(log.owner == nil)
        #expect(log.take(Self.turn(in: log, revisions: 3...3), at: 4) == .void(.notOwner))
    }

    @Test func anyDifferenceChangesTheChain() {
        let start = LogChain.start
        let chains: Set = [
            start.adding(epoch: 1, revisions: 1...1, kind: .turn, body: []),
            start.adding(epoch: 2, revisions: 1...1, kind: .turn, body: []),
            start.adding(epoch: 1, revisions: 1...2, kind: .turn, body: []),
            start.adding(epoch: 1, revisions: nil, kind: .claim, body: []),
            start.adding(epoch: 1, revisions: 1...1, kind: .turn, body: [0]),
            start.adding(epoch: 1, revisions: 1...1, kind: .turn, body: [0, 0]),
        ]
        #expect(chains.count == 6)
    }
}
