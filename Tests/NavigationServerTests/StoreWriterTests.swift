import NavigationBroker
import NavigationProtocol
import NavigationStore
import NavigationTree
import Testing

@testable import NavigationServer

/// A turn with a store that works, fails, and works again.
struct StoreWriterTests {
    /// A store in memory that fails on demand.
    private final class ScriptedStore: TurnStore {
        var failure: StoreError?
        var upkeepFailure: StoreError?
        var upkeep: [StoreUpkeep] = []
        var written: [[JournalRecord]] = []
        var snapshots: [String] = []
        var checkpoints = 0
        var sweeps = 0
        var isBehind = false
        var isClosed = false
        var history = 0

        func needsSessions(after last: UInt64) -> Bool { last > 100 }

        func write(_ records: [JournalRecord], lastSession: UInt64) throws(StoreError) {
            if let failure { throw failure }
            written.append(records)
        }

        var nextUpkeep: StoreUpkeep? { upkeep.first }

        func snapshotIfDue(_ tree: NavigationTree) throws(StoreError) {
            #expect(upkeep.removeFirst() == .snapshot(scene: tree.scene))
            if let upkeepFailure { throw upkeepFailure }
            snapshots.append(tree.scene)
        }

        func sweep() throws(StoreError) {
            #expect(upkeep.removeFirst() == .sweep)
            if let upkeepFailure { throw upkeepFailure }
            sweeps += 1
        }

        func checkpoint() throws(StoreError) {
            #expect(upkeep.removeFirst() == .checkpoint)
            if let upkeepFailure { throw upkeepFailure }
            checkpoints += 1
        }

        func catchUp() throws(StoreError) {
            if let failure { throw failure }
            isBehind = false
        }

        func keep(history: Int, bytes: Int) { self.history = history }

        func close(_ trees: [NavigationTree]) throws(StoreError) { isClosed = true }
    }

    private let store = ScriptedStore()
    private let log = RecordedLog()
    private let closed = [JournalRecord.sceneClosed("main")]

    private func time(_ seconds: Double) -> MonotonicTime { MonotonicTime(nanoseconds: 0) + seconds }

    @Test func turnIsWritten() {
        var writer = StoreWriter(store, logger: log.logger)
        #expect(writer.write(closed, lastSession: 1, now: time(0)) == .written)
        #expect(!writer.isFailing)
        #expect(store.written.map(\.count) == [1])
        #expect(log.messages == [])
    }

    @Test func failureIsReportedUntilATurnIsWrittenAgain() {
        var writer = StoreWriter(store, logger: log.logger)
        store.failure = .failed("disk full")
        let failed = writer.write(closed, lastSession: 1, now: time(0))
        #expect(failed == .failed("\(StoreError.failed("disk full"))"))
        #expect(writer.isFailing)
        store.failure = nil
        #expect(writer.write(closed, lastSession: 1, now: time(1)) == .written)
        #expect(!writer.isFailing)
    }

    @Test func failuresDoNotFillTheLog() {
        var writer = StoreWriter(store, logger: log.logger)
        store.failure = .failed("disk full")
        for second in 0..<10 { _ = writer.write(closed, lastSession: 1, now: time(Double(second))) }
        #expect(log.messages.count == 1)
        _ = writer.write(closed, lastSession: 1, now: time(10))
        #expect(log.messages.count == 2)
    }

    @Test func failedCatchUpIsLoggedAndLeavesTheRecordsWaiting() {
        var writer = StoreWriter(store, logger: log.logger)
        (store.isBehind, store.failure) = (true, .failed("disk full"))
        writer.catchUp(now: time(0))
        #expect(writer.isBehind && log.messages.count == 1)
        store.failure = nil
        writer.catchUp(now: time(1))
        #expect(!writer.isBehind)
    }

    @Test func upkeepIsDonePieceByPiece() {
        var writer = StoreWriter(store, logger: log.logger)
        store.upkeep = [.snapshot(scene: "a"), .checkpoint]
        #expect(writer.needsUpkeep)
        writer.doUpkeep(now: time(0)) { NavigationTree(scene: $0) }
        #expect(store.snapshots == ["a"] && store.checkpoints == 0)
        writer.doUpkeep(now: time(0)) { NavigationTree(scene: $0) }
        #expect(store.checkpoints == 1 && !writer.needsUpkeep)
        #expect(log.messages == [])
    }

    @Test func upkeepThatFailsIsLoggedAndRefusesNothing() {
        var writer = StoreWriter(store, logger: log.logger)
        (store.upkeep, store.upkeepFailure) = ([.snapshot(scene: "a"), .checkpoint], .failed("disk full"))
        writer.doUpkeep(now: time(0)) { NavigationTree(scene: $0) }
        writer.doUpkeep(now: time(100)) { NavigationTree(scene: $0) }
        #expect(!writer.isFailing && log.messages.count == 2)
        #expect(writer.write(closed, lastSession: 1, now: time(101)) == .written)
    }

    @Test func lastRecordsAreWrittenBeforeTheStoreCloses() {
        let writer = StoreWriter(store, logger: log.logger)
        writer.close(closed, lastSession: 1, [])
        #expect(store.written.count == 1 && store.isClosed)
        #expect(log.messages == [])
    }

    @Test func storeThatCannotBeClosedInOrderIsLogged() {
        let writer = StoreWriter(store, logger: log.logger)
        store.failure = .failed("disk full")
        writer.close(closed, lastSession: 1, [])
        #expect(!store.isClosed && log.messages.count == 1)
    }
}
