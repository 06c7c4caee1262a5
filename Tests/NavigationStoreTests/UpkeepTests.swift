import JSON
import NavigationStore
import NavigationTree
import TestSupport
import Testing

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
        #expect(store.nextUpkeep == nil)
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
