import GRDB
import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationCodecTests
@testable import NavigationStore

/// Which work the store asks for when no answer waits for it.
struct UpkeepTests {
    private func store(
        _ scratch: Scratch,
        _ change: (inout StoreOptions) -> Void = { _ in }
    ) throws -> NavigationStore {
        let store = try scratch.loaded(change).store
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        return store
    }

    @Test func snapshotIsDueOnceAfterManyChanges() throws {
        let (scratch, scene) = (try Scratch(), RandomScene(seed: 1, operations: 20))
        let store = try store(scratch) { $0.snapshotChanges = scene.changes.count }
        try store.commit(scene.changes.dropLast().map { .change($0) })
        #expect(store.nextUpkeep == nil)
        try store.commit([.change(try #require(scene.changes.last))])
        #expect(store.nextUpkeep == .snapshot(scene: "main"))
        #expect(try store.snapshotIfDue(scene.tree))
        #expect(store.nextUpkeep == nil)
    }

    /// The bytes that count are those of the changes in the store, also from before a restart.
    @Test func snapshotIsDueAfterManyBytes() throws {
        let scratch = try Scratch()
        var store = try store(scratch) { $0.snapshotBytes = 10_000 }
        var tree = NavigationTree(scene: "main")
        let text = try RawJSON(parsing: "{\"text\":\"\(String(repeating: "x", count: 900))\"}")
        let shown = Destination(type: RandomScene.types[0], arguments: text)
        for change in 0..<10 {
            if change == 5 {
                try store.close()
                store = try scratch.loaded { $0.snapshotBytes = 10_000 }.store
            }
            try store.commit([.change(tree.push(shown, on: tree.root, by: nil).change)])
            #expect(store.nextUpkeep == nil)
        }
        for _ in 0..<2 { try store.commit([.change(tree.push(shown, on: tree.root, by: nil).change)]) }
        #expect(store.nextUpkeep == .snapshot(scene: "main"))
    }

    /// Changes of as many different stacks have as many rows in a snapshot.
    @Test func snapshotOfManyRowsIsDueBeforeThat() throws {
        let scratch = try Scratch()
        let store = try store(scratch) { $0.snapshotRows = 12 }
        var tree = NavigationTree(scene: "main")
        let shown = Destination(type: RandomScene.types[0])
        for _ in 0..<5 {
            let made = try tree.createStack(StackRequest(), under: tree.root, by: nil)
            try store.commit([.change(made.change)])
        }
        #expect(store.nextUpkeep == nil)
        try store.commit((0..<40).map { _ in .change(try tree.push(shown, on: tree.root, by: nil).change) })
        #expect(store.nextUpkeep == nil)
        for stack in tree.navigatorIDs.filter({ $0 != tree.root }) {
            #expect(store.nextUpkeep == nil)
            try store.commit([.change(tree.push(shown, on: stack, by: nil).change)])
        }
        #expect(store.nextUpkeep == .snapshot(scene: "main"))
    }

    @Test func snapshotThatWasNotWrittenIsDueAgainWithTheNextChange() throws {
        let scratch = try Scratch()
        let store = try store(scratch) { $0.snapshotChanges = 1 }
        var tree = NavigationTree(scene: "main")
        let old = tree
        let shown = Destination(type: RandomScene.types[0])
        try store.commit([.change(tree.push(shown, on: tree.root, by: nil).change)])
        #expect(try !store.snapshotIfDue(old))
        #expect(store.nextUpkeep == nil)
        try store.commit([.change(tree.push(shown, on: tree.root, by: nil).change)])
        #expect(store.nextUpkeep == .snapshot(scene: "main"))
    }

    @Test func closedSceneIsNotDue() throws {
        let (scratch, scene) = (try Scratch(), RandomScene(seed: 1, operations: 20))
        let store = try store(scratch) { $0.snapshotChanges = 1 }
        try store.commit(scene.changes.map { .change($0) })
        try store.commit([.sceneClosed(name: "main")])
        #expect(store.nextUpkeep == .sweep)
        #expect(try !store.snapshotIfDue(scene.tree))
    }

    /// A store with a closed scene of many entries with arguments, and a scene that stays.
    private func storeWithClosedScene(_ scratch: Scratch) throws -> NavigationStore {
        let store = try store(scratch)
        try store.commit([.sceneCreated(name: "stays", configuration: .emptyObject)])
        var tree = NavigationTree(scene: "main")
        let text = try RawJSON(parsing: "{\"text\":\"\(String(repeating: "x", count: 800))\"}")
        for _ in 0..<3_000 {
            let shown = Destination(type: RandomScene.types[0], arguments: text)
            try store.commit([.change(tree.push(shown, on: tree.root, by: nil).change)])
        }
        try store.snapshot(tree)
        try store.commit([.sceneClosed(name: "main")])
        return store
    }

    /// Moves a long log first.
    private func isSweepDue(_ store: NavigationStore) throws -> Bool {
        if store.nextUpkeep == .checkpoint { try store.checkpoint() }
        return store.nextUpkeep == .sweep
    }

    private func rows(_ store: NavigationStore) throws -> Int {
        try store.inDatabase { db in
            try Int.fetchOne(db, sql: "SELECT (SELECT count(*) FROM change) + (SELECT count(*) FROM part)") ?? 0
        }
    }

    @Test func rowsOfAClosedSceneAreDeletedInPieces() throws {
        let scratch = try Scratch()
        let store = try storeWithClosedScene(scratch)
        var (left, pieces) = (try rows(store), 0)
        #expect(left > 3_000)
        while try isSweepDue(store) {
            try store.sweep()
            let now = try rows(store)
            #expect(left - now <= 256)
            (left, pieces) = (now, pieces + 1)
        }
        #expect(left == 0 && pieces > 10)
        try store.close()
        #expect(try NavigationStore.check(scratch.path).problems == [])
    }

    /// A host that ends in between goes on with it, and gives no new scene the old number.
    @Test func aSweepGoesOnAfterAStart() throws {
        let scratch = try Scratch()
        let store = try storeWithClosedScene(scratch)
        try store.sweep()
        let left = try rows(store)
        try store.close()
        #expect(try NavigationStore.check(scratch.path).problems == [])
        let again = try scratch.loaded().store
        #expect(try rows(again) == left && left > 0)
        try again.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        while try isSweepDue(again) { try again.sweep() }
        #expect(try rows(again) == 0)
        try again.close()
        #expect(try scratch.loaded().scenes.map(\.name).sorted() == ["main", "stays"])
    }

    @Test func aSweepThatFailsWaitsForTheNextCommit() throws {
        let scratch = try Scratch()
        let store = try storeWithClosedScene(scratch)
        #expect(try isSweepDue(store))
        try store.inDatabase { try $0.execute(sql: "PRAGMA query_only = ON") }
        #expect(throws: StoreError.self) { try store.sweep() }
        #expect(store.nextUpkeep == nil)
        try store.inDatabase { try $0.execute(sql: "PRAGMA query_only = OFF") }
        try store.commit([.sceneConfigured(name: "stays", configuration: .emptyObject)])
        #expect(store.nextUpkeep == .sweep)
    }

    @Test func compactingDeletesAllThatIsLeft() throws {
        let scratch = try Scratch()
        try storeWithClosedScene(scratch).close()
        let sizes = try NavigationStore.compact(scratch.path)
        #expect(sizes.after < sizes.before / 4)
        #expect(try rows(try scratch.loaded().store) == 0)
    }

    /// A commit of 1.4 MB fills more than a third of a long log.
    @Test func checkpointIsDueWhenTheLogIsLong() throws {
        let scratch = try Scratch()
        let store = try store(scratch) { $0.snapshotBytes = .max }
        var tree = NavigationTree(scene: "main")
        let text = try RawJSON(parsing: "{\"text\":\"\(String(repeating: "x", count: 1_400_000))\"}")
        let shown = Destination(type: RandomScene.types[0], arguments: text)
        for due in [nil, nil, StoreUpkeep.checkpoint] {
            try store.commit([.change(tree.push(shown, on: tree.root, by: nil).change)])
            #expect(store.nextUpkeep == due)
        }
        let size = try scratch.size
        try store.checkpoint()
        #expect(store.nextUpkeep == nil)
        #expect(try scratch.size > size + 3 * 1_400_000)
    }
}
