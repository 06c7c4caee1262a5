import GRDB
import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationCodecTests
@testable import NavigationStore

/// A store that has lost its write-ahead log says how far it goes back.
@Suite(.onSharedThreads)
struct TraceTests {
    /// A store as a killed host leaves it: the rows of the scene are in the log only.
    private struct Killed {
        let copy: Scratch
        let revision: UInt64
        /// The newest revision in the main file.
        let kept: UInt64

        init(without lost: (Scratch) throws -> Void) throws {
            let scratch = try Scratch()
            let store = try scratch.loaded().store
            try store.inDatabase { try $0.execute(sql: "PRAGMA wal_autocheckpoint = 0") }
            try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
            let scene = RandomScene(seed: 3, operations: 40)
            try store.commit(scene.changes[..<10].map { .change($0) })
            try store.inDatabase { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
            kept = scene.changes[9].revision
            try store.commit(scene.changes[10...].map { .change($0) })
            revision = scene.tree.revision
            copy = try Scratch()
            for suffix in ["", "-wal", StoreTrace.suffix] {
                try copy.write(scratch.bytes(scratch.path + suffix), to: copy.path + suffix)
            }
            try lost(copy)
        }
    }

    @Test func aLogThatIsThereLosesNothing() throws {
        let killed = try Killed { _ in }
        let (store, scenes) = try killed.copy.loaded()
        #expect(store.rolledBack == [] && scenes.map(\.tree.revision) == [killed.revision])
    }

    @Test(arguments: [0, 100, 9_000])
    func aLogThatIsLostOrCutOffIsReportedOnce(_ length: Int) throws {
        let killed = try Killed { copy in
            let log = try copy.bytes(copy.path + "-wal")
            #expect(log.count > length)
            try copy.write(Array(log.prefix(length)), to: copy.path + "-wal")
        }
        do {
            let (store, scenes) = try killed.copy.loaded()
            let now = try #require(scenes.first?.tree.revision)
            #expect(now >= killed.kept && now < killed.revision)
            #expect(store.rolledBack == [RolledBackScene(name: "main", from: killed.revision, to: now)])
            try store.close()
        }
        #expect(try killed.copy.loaded().store.rolledBack == [])
    }

    @Test func aSceneThatWasOnlyInTheLogIsReported() throws {
        let scratch = try Scratch()
        let store = try scratch.loaded().store
        try store.inDatabase { try $0.execute(sql: "PRAGMA wal_autocheckpoint = 0") }
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        try store.commit([.sceneCreated(name: "gone", configuration: .emptyObject)])
        try store.commit([.sceneClosed(name: "gone")])
        let copy = try Scratch()
        for suffix in ["", StoreTrace.suffix] {
            try copy.write(scratch.bytes(scratch.path + suffix), to: copy.path + suffix)
        }
        #expect(try copy.loaded().store.rolledBack == [RolledBackScene(name: nil, from: 0, to: 0)])
    }

    @Test func theTraceOfAnotherStoreAndRubbishTellNothing() throws {
        let other = try Killed { _ in }
        let killed = try Killed { copy in
            try copy.write([], to: copy.path + "-wal")
            try copy.write(other.copy.bytes(other.copy.path + StoreTrace.suffix), to: copy.path + StoreTrace.suffix)
        }
        #expect(try killed.copy.loaded().store.rolledBack == [])
        let damaged = try Killed { copy in
            try copy.write([], to: copy.path + "-wal")
            var trace = try copy.bytes(copy.path + StoreTrace.suffix)
            for index in 16..<trace.count { trace[index] ^= 0x55 }
            try copy.write(trace, to: copy.path + StoreTrace.suffix)
        }
        #expect(try damaged.copy.loaded().store.rolledBack == [])
    }

    @Test func aStoreThatWasClosedHasNoTrace() throws {
        let scratch = try Scratch()
        try scratch.fill(RandomScene(seed: 1, operations: 10))
        #expect(scratch.names == ["state.db"])
    }
}
