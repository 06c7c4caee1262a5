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
        var snapshotFailure: StoreError?
        var written: [[JournalRecord]] = []
        var snapshots: [String] = []
        var isBehind = false
        var isClosed = false
        var history = 0

        func needsSessions(after last: UInt64) -> Bool { last > 100 }

        func write(_ records: [JournalRecord], lastSession: UInt64) throws(StoreError) {
            if let failure { throw failure }
            written.append(records)
        }

        func snapshotIfDue(_ tree: NavigationTree) throws(StoreError) {
            if let snapshotFailure { throw snapshotFailure }
            snapshots.append(tree.scene)
        }

        func catchUp() throws(StoreError) {
            if let failure { throw failure }
            isBehind = false
        }

        func keep(history: Int) { self.history = history }

        func close(_ trees: [NavigationTree]) throws(StoreError) { isClosed = true }
    }

    private let store = ScriptedStore()
    private let log = RecordedLog()
    private let closed = [JournalRecord.sceneClosed("main")]

    /// A change of each scene, which changes nothing.
    private func changes(in scenes: [String]) -> [JournalRecord] {
        scenes.map { scene in
            var tree = NavigationTree(scene: scene)
            let change = tree.reconcile(isConnected: { _ in true }, isProvided: { _ in true })
            return .change(scene: scene, change, Cause(.hostStarted, session: nil))
        }
    }

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

    @Test func turnStaysWrittenWhenItsSnapshotFails() {
        var writer = StoreWriter(store, logger: log.logger)
        store.snapshotFailure = .failed("disk full")
        let records = changes(in: ["main"])
        #expect(writer.write(records, lastSession: 1, now: time(0)) == .written)
        writer.writeSnapshots(after: records, now: time(0)) { NavigationTree(scene: $0) }
        #expect(!writer.isFailing && log.messages.count == 1)
    }

    @Test func eachChangedSceneThatIsOpenGetsASnapshot() {
        var writer = StoreWriter(store, logger: log.logger)
        writer.writeSnapshots(after: changes(in: ["a", "b", "a", "gone"]) + closed, now: time(0)) { scene in
            scene == "gone" ? nil : NavigationTree(scene: scene)
        }
        #expect(store.snapshots.sorted() == ["a", "b"])
        #expect(log.messages == [])
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
