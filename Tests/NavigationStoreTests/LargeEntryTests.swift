import FoundationEssentials
import GRDB
import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationCodec
@testable import NavigationCodecTests
@testable import NavigationStore

/// Entries with large arguments: a snapshot writes those that changed, and not their neighbours.
@Suite(.onSharedThreads)
struct LargeEntryTests {
    private static let size = 64 << 10

    private static func destination(_ size: Int = size) throws -> Destination {
        let text = #"{"text":"\#(String(repeating: "x", count: size))"}"#
        return Destination(type: RandomScene.types[0], arguments: try RawJSON(parsing: text))
    }

    /// A scene in a store whose log only grows, so that its size tells what was written.
    private struct Scene {
        let scratch = try? Scratch()
        let store: NavigationStore
        var tree = NavigationTree(scene: "main")

        init() throws {
            store = try #require(scratch).loaded { $0.snapshotChanges = 1 }.store
            try store.inDatabase { try $0.execute(sql: "PRAGMA wal_autocheckpoint = 0") }
            try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        }

        var logSize: Int { get throws { try #require(scratch).bytes(store.path + "-wal").count } }

        /// Returns how many bytes the snapshot after a change has written.
        @discardableResult
        mutating func save(_ change: (inout NavigationTree) throws -> NavigationChange) throws -> Int {
            let change = try change(&tree)
            guard !change.isEmpty else { return 0 }
            try store.commit([.change(change)])
            let before = try logSize
            #expect(try store.snapshotIfDue(tree))
            return try logSize - before
        }

        func reloaded() throws -> NavigationTree? {
            try store.close()
            let scratch = try #require(scratch)
            #expect(try NavigationStore.check(scratch.path).problems == [])
            try scratch.tamper("DELETE FROM change")
            return try scratch.loaded().scenes.first?.tree
        }
    }

    @Test func aPushWritesAsMuchOnALongPathAsOnAShortOne() throws {
        var scene = try Scene()
        var written: [Int] = []
        for _ in 0..<80 {
            written.append(try scene.save { try $0.push(Self.destination(), on: $0.root, by: nil).change })
        }
        #expect(written[79] < written[4] * 5 / 4, "\(written[79]) bytes instead of \(written[4])")
        #expect(written[79] < 2 * Self.size)
        #expect(try scene.reloaded() == scene.tree)
    }

    @Test func anEntryThatMovesLeavesTheOthersWhereTheyAre() throws {
        var scene = try Scene()
        try scene.save { try $0.append([Destination](repeating: Self.destination(), count: 20), to: $0.root, by: nil) }
        let small = Destination(type: RandomScene.types[1])
        let inserted = try scene.save { try $0.setPath([small] + Self.kept($0), of: $0.root, by: nil) }
        #expect(inserted < Self.size, "\(inserted) bytes")
        let replaced = try scene.save { tree in
            try tree.replace(tree[tree.root]?.path[3].id, of: tree.root, with: small, by: nil).change
        }
        #expect(replaced < 2 * Self.size, "\(replaced) bytes, with the pages of the old entry")
        #expect(try scene.reloaded() == scene.tree)
    }

    /// The destinations of the root's path, which keep their entries.
    private static func kept(_ tree: NavigationTree) -> [Destination] {
        tree[tree.root]?.path.map(\.destination) ?? []
    }

    @Test func theDestinationOfANavigatorMayBeLarge() throws {
        var scene = try Scene()
        let large = try Self.destination()
        try scene.save { try $0.createStack(StackRequest(name: "one", root: large), under: $0.root, by: nil).change }
        try scene.save { try $0.createStack(StackRequest(name: "two"), under: $0.root, by: nil).change }
        let stacks = scene.tree.subtree(of: scene.tree.root).filter { $0 != scene.tree.root }
        var most = 0
        for stack in stacks { most = max(most, try scene.save { try $0.select(stack) }) }
        #expect(most < Self.size, "\(most) bytes to select another stack")
        try scene.save { try $0.close(stacks[0]) }
        #expect(try scene.reloaded() == scene.tree)
    }

    // MARK: The former format

    /// A store of format 1: large entries stand in their blocks.
    private func former(_ tree: NavigationTree) throws -> Scratch {
        let scratch = try Scratch()
        let store = try scratch.loaded().store
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        try store.rewrite(tree)
        try store.inTransaction { db in
            try db.execute(sql: "DELETE FROM part WHERE kind = \(PartKey.bodyKind)")
            for id in tree.navigatorIDs {
                let steps = [tree.creation(of: id), tree.selection(of: id)].compactMap { $0 }
                try Rows.write(.navigator(id), of: 1, FormerFormat.data(steps), in: db)
                guard !tree.entrySteps(of: id, from: 0).isEmpty else { continue }
                try Rows.write(.path(id, block: 0), of: 1, FormerFormat.data(tree.entrySteps(of: id, from: 0)), in: db)
            }
            try db.execute(sql: "PRAGMA user_version = 1")
        }
        try store.close()
        return scratch
    }

    private func format(_ scratch: Scratch) throws -> Int { try scratch.open().format }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func aStoreOfTheFormerFormatIsReadAndContinued(seed: UInt64) throws {
        var scene = RandomScene(seed: seed, operations: 100, hasLargeEntries: true)
        let scratch = try former(scene.tree)
        #expect(try NavigationStore.check(scratch.path).problems == [])
        #expect(try format(scratch) == 1)
        let (store, scenes) = try scratch.loaded()
        #expect(scenes.first?.tree == scene.tree)
        let first = scene.changes.count
        for _ in 0..<20 { scene.operate() }
        try store.commit(scene, from: first)
        try store.snapshot(scene.tree)
        try store.close()
        #expect(try NavigationStore.check(scratch.path).problems == [])
        #expect(try scratch.loaded().scenes.first?.tree == scene.tree)
    }

    @Test func theFirstLargeEntryRaisesTheFormat() throws {
        var tree = NavigationTree(scene: "main")
        _ = try tree.push(Destination(type: RandomScene.types[0]), on: tree.root, by: nil)
        let scratch = try former(tree)
        let store = try scratch.loaded().store
        try store.commit([.change(tree.push(Destination(type: RandomScene.types[1]), on: tree.root, by: nil).change)])
        try store.snapshot(tree)
        #expect(store.format == 1, "nothing needs a newer one")
        try store.commit([.change(tree.push(Self.destination(), on: tree.root, by: nil).change)])
        try store.snapshot(tree)
        #expect(store.format == Schema.version)
        try store.close()
        #expect(try format(scratch) == Schema.version)
        #expect(try scratch.loaded().scenes.first?.tree == tree)
    }

    /// An entry of the former format keeps its place in the block until the next snapshot, which may fail.
    @Test func aFailedSnapshotRaisesNothing() throws {
        var tree = NavigationTree(scene: "main")
        let scratch = try former(tree)
        let store = try scratch.loaded().store
        try store.commit([.change(tree.push(Self.destination(), on: tree.root, by: nil).change)])
        _ = try store.inDatabase { try Int.fetchOne($0, sql: "PRAGMA max_page_count = 1") }
        #expect(throws: StoreError.failed("database or disk is full")) { try store.snapshot(tree) }
        #expect(store.format == 1)
        _ = try store.inDatabase { try Int.fetchOne($0, sql: "PRAGMA max_page_count = \(1 << 30)") }
        try store.snapshot(tree)
        try store.close()
        #expect(try format(scratch) == Schema.version)
    }

    @Test(arguments: ["DELETE FROM part WHERE kind = 4", "UPDATE part SET id = id + 1000 WHERE kind = 4"])
    func aBodyThatIsMissingOrStrayIsSeen(sql: String) throws {
        var scene = try Scene()
        try scene.save { try $0.push(Self.destination(), on: $0.root, by: nil).change }
        try scene.store.close()
        let scratch = try #require(scene.scratch)
        try scratch.tamper(sql)
        #expect(try !NavigationStore.check(scratch.path).problems.isEmpty)
    }
}

/// Parts of a snapshot as format 1 has them.
private enum FormerFormat {
    static func data(_ steps: some Sequence<NavigationChange.Step>) -> Data {
        var encoder = StepEncoder()
        for step in steps { encoder.encode(step) }
        return Data(encoder.bytes)
    }
}
