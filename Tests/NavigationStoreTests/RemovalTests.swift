import GRDB
import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationCodec
@testable import NavigationCodecTests
@testable import NavigationStore

/// Changes that take much from a tree: their record has only what is new, and what they removed is deleted later.
@Suite(.onSharedThreads)
struct RemovalTests {
    private static let size = 256 << 10

    private static func destination(_ text: Character = "x") throws -> Destination {
        let text = #"{"text":"\#(String(repeating: text, count: size))"}"#
        return Destination(type: RandomScene.types[0], arguments: try RawJSON(parsing: text))
    }

    // MARK: Records

    @Test(arguments: 0..<40 as Range<UInt64>)
    func changesComeBackWithTheTreeBefore(seed: UInt64) throws {
        let scene = RandomScene(seed: seed, operations: 200, hasLargeEntries: true)
        var encoder = StepEncoder(near: 1)
        let areWhole = scene.changes.map {
            encoder.encode($0, cause: RandomScene.cause(of: $0), withBodiesBelow: EntryBody.leastSize)
        }
        #expect(areWhole.contains(true) && areWhole.contains(false))
        try encoder.bytes.withUnsafeBytes { bytes in
            var (pool, tree) = (TypePool(), NavigationTree(scene: "main"))
            var decoder = try StepDecoder(bytes, near: 1)
            for (change, isWhole) in zip(scene.changes, areWhole) {
                let record = try decoder.change(change.revision, &pool, after: tree)
                #expect(record.change == change && record.isWhole == isWhole)
                try tree.replay(record.change)
            }
            #expect(decoder.isAtEnd && tree == scene.tree)
        }
    }

    /// A step may take an entry that came with the same change.
    @Test func whatComesWithAChangeIsWrittenWithIt() throws {
        var (tree, before) = (NavigationTree(scene: "main"), NavigationTree(scene: "main"))
        let former = try tree.append([Self.destination(), Self.destination("y")], to: tree.root, by: nil)
        before.apply(former)
        tree.begin()
        _ = try tree.append([Self.destination("z")], to: tree.root, by: nil)
        _ = try tree.popAll(of: tree.root)
        let change = tree.commit()
        var encoder = StepEncoder(near: 2)
        let isWhole = encoder.encode(change, cause: .null, withBodiesBelow: Self.size)
        #expect(!isWhole)
        #expect((2 * Self.size..<3 * Self.size).contains(encoder.bytes.count))
        let read = try encoder.bytes.withUnsafeBytes { bytes in
            var (decoder, pool) = (try StepDecoder(bytes, near: 2), TypePool())
            return try decoder.change(2, &pool, after: before)
        }
        #expect(read.change == change)
    }

    /// The removal of one entry, and of so many that they are written as one.
    @Test(arguments: [(1, "the arguments of e2 are missing"), (8, "an entry of n1 is missing")])
    func whatTheTreeDoesNotHaveIsAnError(entries: Int, problem: String) throws {
        var tree = NavigationTree(scene: "main")
        let path = Array(repeating: Destination(type: RandomScene.types[0]), count: entries)
        _ = try tree.append(path, to: tree.root, by: nil)
        let change = try tree.popAll(of: tree.root)
        var encoder = StepEncoder(near: 2)
        encoder.encode(change, cause: .null, withBodiesBelow: 1)
        #expect(encoder.bytes.count < 100)
        try encoder.bytes.withUnsafeBytes { bytes in
            var (decoder, pool) = (try StepDecoder(bytes, near: 2), TypePool())
            let empty = NavigationTree(scene: "main")
            #expect(throws: CodecError(problem)) { try decoder.change(2, &pool, after: empty) }
        }
    }

    /// A removal from the middle comes first. So the entries above it are not where they were before the change.
    @Test func removalsBelowOthersAreWrittenAsOne() throws {
        var (tree, before) = (NavigationTree(scene: "main"), NavigationTree(scene: "main"))
        let path = Array(repeating: Destination(type: RandomScene.types[0]), count: 40)
        before.apply(try tree.append(path, to: tree.root, by: nil))
        tree.begin()
        _ = try tree.remove([try #require(tree[tree.root]).path[20].id])
        _ = try tree.popAll(of: tree.root)
        let change = tree.commit()
        var encoder = StepEncoder(near: 2)
        encoder.encode(change, cause: .null, withBodiesBelow: 1)
        let read = try encoder.bytes.withUnsafeBytes { bytes in
            var (decoder, pool) = (try StepDecoder(bytes, near: 2), TypePool())
            return try decoder.change(2, &pool, after: before)
        }
        #expect(read.change == change)
        let removal = StepTag.entriesRemoved.rawValue
        #expect(encoder.bytes.suffix(9).prefix(4) == [removal, 1, 19, 20], "and then the cause, null")
    }

    /// The first removal moves all the others, so none of them can be written as one.
    @Test func manyRemovalsAboveAnotherAreWrittenInLinearTime() throws {
        try expectWork(.linear, from: 500) { size in
            var tree = NavigationTree(scene: "main")
            let path = Array(repeating: Destination(type: RandomScene.types[0]), count: size)
            _ = try tree.append(path, to: tree.root, by: nil)
            tree.begin()
            _ = try tree.remove([try #require(tree[tree.root]).path[0].id])
            _ = try tree.popAll(of: tree.root)
            let change = tree.commit()
            return {
                var encoder = StepEncoder(near: 2)
                let isWhole = encoder.encode(change, cause: .null, withBodiesBelow: 1)
                #expect(!isWhole && encoder.bytes.count > size)
            }
        }
    }

    /// Otherwise a few bytes would make more steps than any tree has entries.
    @Test func entriesAreRemovedOnce() throws {
        var tree = NavigationTree(scene: "main")
        _ = try tree.append(Array(repeating: Destination(type: RandomScene.types[0]), count: 8), to: tree.root, by: nil)
        let removal: [UInt8] = [StepTag.entriesRemoved.rawValue, 1, 7, 8]
        let bytes = [StepEncoder.version, 1, 0, 16] + removal + removal
        try bytes.withUnsafeBytes { bytes in
            var (decoder, pool) = (try StepDecoder(bytes, near: 2), TypePool())
            #expect(throws: CodecError("too many entries")) { try decoder.change(2, &pool, after: tree) }
        }
    }

    // MARK: The store

    /// A store with a scene of eight entries with 2 MiB together, and a snapshot of it.
    private func filled(
        _ scratch: Scratch,
        _ change: (inout StoreOptions) -> Void = { _ in }
    ) throws -> (NavigationStore, NavigationTree) {
        let store = try scratch.loaded(change).store
        var tree = NavigationTree(scene: "main")
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        for _ in 0..<8 { try store.commit([.change(tree.push(Self.destination(), on: tree.root, by: nil).change)]) }
        try store.snapshot(tree)
        if store.nextUpkeep == .checkpoint { try store.checkpoint() }
        return (store, tree)
    }

    private func bodies(_ store: NavigationStore) throws -> Int {
        try store.inDatabase { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM part WHERE kind = \(PartKey.bodyKind)") ?? 0
        }
    }

    private func reloaded(_ scratch: Scratch) throws -> (NavigationStore, StoredScene) {
        #expect(try NavigationStore.check(scratch.path).problems == [])
        let (store, scenes) = try scratch.loaded()
        return (store, try #require(scenes.first))
    }

    /// A snapshot between the two ends of the second case makes the change older than the tree.
    @Test(arguments: [false, true])
    func aResetWritesLittleAndEndsTheHistory(hasSnapshot: Bool) throws {
        let scratch = try Scratch()
        var (store, tree) = try filled(scratch)
        let size = try scratch.bytes(store.path + "-wal").count
        try store.commit([.change(try tree.reset())])
        if hasSnapshot { #expect(try store.snapshotIfDue(tree)) }
        #expect(try scratch.bytes(store.path + "-wal").count - size < Self.size)
        let next = try tree.push(Self.destination("z"), on: tree.root, by: nil).change
        try store.commit([.change(next)])
        try store.close()
        let scene = try reloaded(scratch).1
        #expect(scene.tree == tree)
        #expect(scene.history.map(\.change) == [next])
    }

    @Test func aRemovalOfLessStaysInTheHistory() throws {
        let scratch = try Scratch()
        var (store, tree) = try filled(scratch)
        try store.commit([.change(try tree.pop(.count(3), of: tree.root))])
        try store.close()
        #expect(try reloaded(scratch).1.history.map(\.change.revision) == Array(1...9))
    }

    /// A store whose tree was reset, with a snapshot.
    private func reset(_ scratch: Scratch) throws -> (NavigationStore, NavigationTree, NavigationChange) {
        var (store, tree) = try filled(scratch)
        let change = try tree.reset()
        try store.commit([.change(change)])
        try store.snapshot(tree)
        return (store, tree, change)
    }

    private func doUpkeep(_ store: NavigationStore) throws {
        while let upkeep = store.nextUpkeep {
            if upkeep == .sweep { try store.sweep() } else { try store.checkpoint() }
        }
    }

    @Test func bodiesThatAreGoneAreDeletedInPieces() throws {
        let scratch = try Scratch()
        let (store, _, _) = try reset(scratch)
        var (left, pieces) = (try bodies(store), 0)
        #expect(left == 8)
        while store.nextUpkeep == .sweep {
            try store.sweep()
            let now = try bodies(store)
            #expect(left - now <= 2)
            (left, pieces) = (now, pieces + 1)
        }
        #expect(left == 0 && pieces >= 4)
        try store.close()
        #expect(try NavigationStore.check(scratch.path).problems == [])
    }

    @Test func aSweepOfBodiesGoesOnAfterAStart() throws {
        let scratch = try Scratch()
        let (store, tree, _) = try reset(scratch)
        try store.sweep()
        let left = try bodies(store)
        try store.close()
        let (again, scene) = try reloaded(scratch)
        #expect(try scene.tree == tree && bodies(again) == left && left > 0)
        while again.nextUpkeep == .sweep { try again.sweep() }
        #expect(try bodies(again) == 0)
    }

    /// Undo brings the entries back while the rows of their bodies wait to be deleted.
    @Test func theBodyOfAnEntryThatComesBackIsKept() throws {
        let scratch = try Scratch()
        var (store, tree, change) = try reset(scratch)
        try store.sweep()
        let back = try tree.undo([change], isConnected: { _ in true }, isProvided: { _ in true })
        try store.commit([.change(back)])
        try store.snapshot(tree)
        try doUpkeep(store)
        #expect(try bodies(store) == 8)
        try store.close()
        try scratch.tamper("DELETE FROM change")
        #expect(try reloaded(scratch).1.tree == tree)
    }

    @Test func aClosedSceneTakesItsBodiesAlong() throws {
        let scratch = try Scratch()
        let (store, _, _) = try reset(scratch)
        try store.commit([.sceneClosed(name: "main")])
        try doUpkeep(store)
        #expect(try bodies(store) == 0)
    }

    // MARK: The size of the history

    /// Old changes with large arguments would fill the disk, and make the next start slow.
    @Test func theHistoryHasABoundInBytes() throws {
        let scratch = try Scratch()
        let store = try filled(scratch) { ($0.historyBytes, $0.snapshotBytes) = (3 * Self.size, 2 * Self.size) }.0
        try doUpkeep(store)
        let kept = try store.inDatabase { try Int.fetchOne($0, sql: "SELECT count(*) FROM change") }
        #expect(kept == 2, "and the next one does not fit")
        try store.close()
        #expect(try reloaded(scratch).1.history.map(\.change.revision) == [7, 8])
    }

    @Test func aStartTakesNoMoreThanTheBound() throws {
        let scratch = try Scratch()
        try filled(scratch).0.close()
        let scene = try #require(try scratch.loaded { $0.historyBytes = 3 * Self.size }.scenes.first)
        #expect(scene.history.map(\.change.revision) == [7, 8])
    }
}
