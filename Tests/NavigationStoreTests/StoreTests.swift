import GRDB
import Glibc
import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationCodecTests
@testable import NavigationStore

/// A store that is opened again has everything that was committed.
@Suite(.onSharedThreads)
struct StoreTests {
    private func expect(_ stored: StoredScene?, is scene: RandomScene, history: Int = 4096) throws {
        let stored = try #require(stored)
        #expect(stored.name == scene.tree.scene)
        #expect(stored.tree == scene.tree)
        let kept = Array(scene.changes.suffix(history))
        #expect(stored.history.map(\.change) == kept)
        #expect(stored.history.map(\.cause) == kept.map(RandomScene.cause))
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func aSceneComesBackFromItsChanges(seed: UInt64) throws {
        let (scratch, scene) = (try Scratch(), RandomScene(seed: seed, operations: 150))
        try scratch.fill(scene)
        try expect(scratch.loaded().scenes.first, is: scene)
    }

    /// Snapshots at random moments, without the changes before them, give the same scene as all the changes.
    @Test(arguments: 0..<30 as Range<UInt64>)
    func aSceneComesBackFromSnapshots(seed: UInt64) throws {
        let scratch = try Scratch()
        var scene = RandomScene(seed: seed, hasLargeEntries: seed % 2 == 1)
        var random = SeededGenerator(seed: seed &+ 1000)
        let store = try scratch.loaded { ($0.snapshotChanges, $0.history) = (10, 5) }.store
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        for _ in 0..<15 {
            let first = scene.changes.count
            for _ in 0..<Int.random(in: 1...20, using: &random) { scene.operate() }
            try store.commit(scene, from: first)
        }
        try store.close()
        let (again, scenes) = try scratch.loaded { $0.history = 5 }
        try expect(scenes.first, is: scene, history: 5)
        // The scene continues from there.
        let first = scene.changes.count
        for _ in 0..<30 { scene.operate() }
        try again.commit(scene, from: first)
        try again.snapshot(scene.tree)
        try again.close()
        #expect(try NavigationStore.check(scratch.path).problems == [])
        try expect(scratch.loaded { $0.history = 5 }.scenes.first, is: scene, history: 5)
    }

    /// Paths longer than a row of a snapshot, changed at the top, in the middle and in place.
    @Test func longPathsComeBack() throws {
        let scratch = try Scratch()
        let store = try scratch.loaded { $0.snapshotChanges = 1 }.store
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        var tree = NavigationTree(scene: "main")
        let root = tree.root
        let (one, two) = (Destination(type: RandomScene.types[0]), Destination(type: RandomScene.types[1]))
        func save(_ change: NavigationChange) throws {
            try store.commit([.change(change)])
            #expect(try store.snapshotIfDue(tree))
        }
        try save(tree.append([Destination](repeating: one, count: 1200), to: root, by: nil))
        try save(tree.push(two, on: root, by: nil).change)
        for position in [0, 511, 512, 700, 1200] {
            try save(tree.replace(tree[root]?.path[position].id, of: root, with: two, by: nil).change)
        }
        try save(tree.push(one, on: root, ifPresent: .raise, by: nil).change)
        try save(tree.push(two, on: root, ifPresent: .raise, by: nil).change)
        try save(tree.pop(.count(180), of: root))
        try save(tree.pop(.count(1), of: root))
        try store.close()
        #expect(try scratch.loaded().scenes.first?.tree == tree)
        try scratch.tamper("DELETE FROM change")
        #expect(try scratch.loaded().scenes.first?.tree == tree, "the last snapshot has all of it")
    }

    @Test func snapshotsAreDueByRevisionsAndBytes() throws {
        let (scratch, scene) = (try Scratch(), RandomScene(seed: 1, operations: 40))
        let store = try scratch.loaded { $0.snapshotChanges = scene.changes.count }.store
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        try store.commit(scene.changes.dropLast().map { .change($0) })
        #expect(try !store.snapshotIfDue(scene.tree), "the tree is ahead")
        try store.commit([.change(try #require(scene.changes.last))])
        #expect(try store.snapshotIfDue(scene.tree))
        #expect(try !store.snapshotIfDue(scene.tree))
        try store.close()
        let eager = try scratch.loaded { $0.snapshotBytes = 1 }.store
        #expect(try !eager.snapshotIfDue(scene.tree), "nothing since the last one")
    }

    @Test func oldRevisionsGoWithASnapshotOnly() throws {
        let (scratch, scene) = (try Scratch(), RandomScene(seed: 2, operations: 60))
        let store = try scratch.loaded { $0.history = 4 }.store
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        try store.commit(scene, batch: 1)
        func rows() throws -> Int? { try store.inDatabase { try Int.fetchOne($0, sql: "SELECT count(*) FROM change") } }
        #expect(try rows() == scene.changes.count)
        try store.snapshot(scene.tree)
        #expect(try rows() == 4)
    }

    @Test func scenesAndMetaAreApart() throws {
        let scratch = try Scratch()
        let (one, two) = (
            RandomScene(seed: 3, scene: "main", operations: 30), RandomScene(seed: 4, scene: "two", operations: 30)
        )
        let (store, nothing) = try scratch.loaded()
        #expect(nothing.isEmpty)
        #expect(store.meta == [:])
        let configuration = try RawJSON(parsing: #"{"title": "Zwei", "n":1.50}"#)
        var mixed: [StoreRecord] = []
        for index in 0..<max(one.changes.count, two.changes.count) {
            if index < one.changes.count { mixed.append(.change(one.changes[index])) }
            if index < two.changes.count { mixed.append(.change(two.changes[index], of: "two")) }
        }
        store.meta = ["session": 17, "low": .min]
        try store.commit(
            [
                .sceneCreated(name: "main", configuration: .emptyObject),
                .sceneCreated(name: "two", restorationKey: "k", configuration: configuration),
            ] + mixed
        )
        try store.close()
        let (again, scenes) = try scratch.loaded()
        #expect(again.meta == ["session": 17, "low": .min])
        try expect(scenes.first { $0.name == "main" }, is: one)
        try expect(scenes.first { $0.name == "two" }, is: two)
        #expect(scenes.map(\.configuration) == [.emptyObject, configuration])
        #expect(scenes.map(\.restorationKey) == ["", "k"])
    }

    @Test func metaIsWrittenAlone() throws {
        let scratch = try Scratch()
        let store = try scratch.loaded().store
        store.meta["session"] = 1
        try store.commit([])
        store.meta["session"] = 2
        try store.close()
        #expect(try scratch.open().meta == ["session": 1])
    }

    @Test func aClosedSceneIsGone() throws {
        let (scratch, scene) = (try Scratch(), RandomScene(seed: 5, operations: 20))
        let store = try scratch.loaded { $0.snapshotChanges = 5 }.store
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        try store.commit(scene)
        try store.commit([.sceneClosed(name: "main"), .sceneCreated(name: "main", configuration: .null)])
        try store.commit([.change(scene.changes[0])])
        try store.close()
        #expect(try NavigationStore.check(scratch.path).problems == [])
        let stored = try #require(try scratch.loaded().scenes.first)
        #expect(stored.tree.revision == 1)
        #expect(stored.configuration == .null)
    }

    // MARK: Restoration keys

    @Test func anotherKeyStartsEmptyAndTheFormerComesBack() throws {
        let (scratch, scene) = (try Scratch(), RandomScene(seed: 6, operations: 20))
        var store = try scratch.loaded(restorationKey: "1").store
        try store.commit([.sceneCreated(name: "main", restorationKey: "1", configuration: .emptyObject)])
        try store.commit(scene)
        try store.close()
        var scenes: [StoredScene]
        (store, scenes) = try scratch.loaded(restorationKey: "2")
        #expect(scenes.isEmpty)
        #expect(store.setAside.map(\.restorationKey) == ["1"])
        try store.commit([.sceneCreated(name: "main", restorationKey: "2", configuration: .null)])
        try store.close()
        (store, scenes) = try scratch.loaded(restorationKey: "1")
        try expect(scenes.first, is: scene)
        #expect(store.setAside.map(\.restorationKey) == ["2"])
        try store.forget("main", restorationKey: "2")
        #expect(store.setAside.isEmpty)
        try store.close()
        #expect(try NavigationStore.check(scratch.path).scenes.map(\.restorationKey) == ["1"])
        #expect(try NavigationStore.check(scratch.path).problems == [])
    }

    @Test func aSceneIsSetAsideAndBroughtBack() throws {
        let (scratch, scene) = (try Scratch(), RandomScene(seed: 7, operations: 20))
        let store = try scratch.loaded().store
        try store.commit([.sceneCreated(name: "main", restorationKey: "a", configuration: .emptyObject)])
        try store.commit(scene)
        try store.commit([.sceneSetAside(name: "main")])
        #expect(try store.bringBack("main", restorationKey: "b") == nil)
        try store.commit([.sceneCreated(name: "main", restorationKey: "b", configuration: .emptyObject)])
        #expect(throws: StoreError.refused("there is a scene main already")) {
            try store.bringBack("main", restorationKey: "a")
        }
        try store.commit([.sceneClosed(name: "main")])
        try expect(store.bringBack("main", restorationKey: "a"), is: scene)
        try store.commit([.sceneSetAside(name: "main")])
        // A new scene of the same name and key takes the place of the old one.
        try store.commit([.sceneCreated(name: "main", restorationKey: "a", configuration: .emptyObject)])
        #expect(store.setAside.isEmpty)
        try store.close()
        #expect(try NavigationStore.check(scratch.path).scenes.map(\.revision) == [0])
    }

    // MARK: Refusals and atomicity

    @Test func recordsThatDoNotFollowAreRefused() throws {
        let (scratch, scene) = (try Scratch(), RandomScene(seed: 8, operations: 10))
        let store = try scratch.open()
        let creation = StoreRecord.sceneCreated(name: "main", configuration: .emptyObject)
        #expect(throws: StoreError.refused("the scenes were not loaded")) { try store.commit([creation]) }
        _ = try store.load()
        let refused: [[StoreRecord]] = [
            [.change(scene.changes[0])], [.sceneClosed(name: "main")], [creation, creation],
            [creation, .change(scene.changes[1])], [creation, .change(scene.changes[0]), .change(scene.changes[2])],
            [creation, .sceneClosed(name: "main"), .change(scene.changes[0])], [.sceneSetAside(name: "main")],
        ]
        for records in refused {
            store.meta["tried", default: 0] += 1
            #expect(throws: StoreError.self) { try store.commit(records) }
        }
        try store.close()
        let (again, scenes) = try scratch.loaded()
        #expect(scenes.isEmpty)
        #expect(again.meta == [:])
    }

    /// On a full disk, a commit writes nothing. The same commit succeeds when there is space again.
    @Test func aFailedCommitLeavesNothingBehind() throws {
        let (scratch, scene) = (try Scratch(), RandomScene(seed: 9, operations: 200))
        let store = try scratch.loaded { $0.snapshotChanges = 1 }.store
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        try store.commit([.change(scene.changes[0])])
        func limit(_ pages: Int) throws {
            _ = try store.inDatabase { try Int.fetchOne($0, sql: "PRAGMA max_page_count = \(pages)") }
        }
        try limit(1)
        store.meta["session"] = 3
        let records = scene.changes.dropFirst().map { StoreRecord.change($0) }
        let created = StoreRecord.sceneCreated(name: "two", configuration: .emptyObject)
        for _ in 0..<2 {
            #expect(throws: StoreError.failed("database or disk is full")) { try store.commit([created] + records) }
        }
        #expect(try !store.snapshotIfDue(scene.tree))
        let (_, stored) = try copied(scratch)
        #expect(stored.map(\.name) == ["main"])
        #expect(stored.first?.tree.revision == 1)
        try limit(1 << 30)
        try store.commit([created] + records)
        try store.close()
        let (again, scenes) = try scratch.loaded()
        #expect(scenes.map(\.name) == ["main", "two"])
        try expect(scenes.first, is: scene)
        #expect(again.meta == ["session": 3])
    }

    /// A killed host leaves the file and its log. The test copies both while the store is open.
    private func copied(_ scratch: Scratch) throws -> (Scratch, [StoredScene]) {
        let copy = try Scratch()
        for suffix in ["", "-wal"] { try copy.write(scratch.bytes(scratch.path + suffix), to: copy.path + suffix) }
        return (copy, try copy.loaded().scenes)
    }

    @Test func everyCommitIsThereAfterAKill() throws {
        let (scratch, scene) = (try Scratch(), RandomScene(seed: 10, operations: 30))
        let store = try scratch.loaded { $0.snapshotChanges = 7 }.store
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        var tree = NavigationTree(scene: "main")
        for change in scene.changes {
            try store.commit([.change(change)])
            tree.apply(change)
            try store.snapshotIfDue(tree)
            #expect(try copied(scratch).1.first?.tree == tree)
        }
    }

    /// A power loss can cut off the end of the log. The store then has one of the earlier states.
    @Test func aTornLogIsAnEarlierState() throws {
        let (scratch, scene) = (try Scratch(), RandomScene(seed: 11, operations: 12))
        let store = try scratch.loaded().store
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        var tree = NavigationTree(scene: "main")
        var states = [tree]
        for change in scene.changes {
            try store.commit([.change(change)])
            tree.apply(change)
            states.append(tree)
        }
        let (file, log) = (try scratch.bytes(), try scratch.bytes(scratch.path + "-wal"))
        var last = -1
        for length in stride(from: 0, through: log.count, by: 1000) {
            let copy = try Scratch()
            try copy.write(file)
            try copy.write(Array(log[..<length]), to: copy.path + "-wal")
            let found = try copy.loaded().scenes.first.map { stored in states.firstIndex { $0 == stored.tree } }
            let state = try #require(found ?? -1, "no state that was")
            #expect(state >= last)
            last = state
        }
        #expect(last > 0)
    }

    @Test func aTreeCanBeStoredAnew() throws {
        let (scratch, scene) = (try Scratch(), RandomScene(seed: 12, operations: 50))
        let store = try scratch.loaded().store
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        try store.commit([.change(scene.changes[0])])
        try store.rewrite(scene.tree)
        var more = scene
        for _ in 0..<10 { more.operate() }
        try store.commit(more, from: scene.changes.count)
        try store.close()
        let stored = try #require(try scratch.loaded().scenes.first)
        #expect(stored.tree == more.tree)
        #expect(stored.history.map(\.change) == Array(more.changes.dropFirst(scene.changes.count)))
        #expect(try NavigationStore.check(scratch.path).problems == [])
    }
}
