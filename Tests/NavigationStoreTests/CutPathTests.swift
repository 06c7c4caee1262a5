import GRDB
import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationCodecTests
@testable import NavigationStore

/// Paths that lose many entries: their blocks are deleted later, in pieces.
@Suite(.onSharedThreads)
struct CutPathTests {
    /// So many that the blocks of one path make more than one piece.
    private static let textOfFewBytes = 900

    private static func destinations(_ count: Int, bytes: Int) throws -> [Destination] {
        let arguments = try RawJSON(parsing: #"{"text":"\#(String(repeating: "x", count: bytes))"}"#)
        return Array(repeating: Destination(type: RandomScene.types[0], arguments: arguments), count: count)
    }

    private static func filled(_ scratch: Scratch, blocks: Int) throws -> (NavigationStore, NavigationTree) {
        let store = try scratch.loaded().store
        var tree = NavigationTree(scene: "main")
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        let path = try destinations(blocks * PartKey.blockLength, bytes: textOfFewBytes)
        try store.commit([.change(tree.append(path, to: tree.root, by: nil))])
        try store.snapshot(tree)
        return (store, tree)
    }

    /// The rows with blocks of paths, and how many of them are empty.
    private func blocks(_ store: NavigationStore) throws -> (all: Int, empty: Int) {
        try store.inDatabase { db in
            let lengths = try Int.fetchAll(db, sql: "SELECT length(data) FROM part WHERE kind = 1")
            return (lengths.count, lengths.count { $0 == 1 })
        }
    }

    private func reloaded(_ scratch: Scratch) throws -> (NavigationStore, NavigationTree) {
        #expect(try NavigationStore.check(scratch.path).problems == [])
        let (store, scenes) = try scratch.loaded()
        return (store, try #require(scenes.first).tree)
    }

    @Test func theBlocksOfAResetAreDeletedInPieces() throws {
        let scratch = try Scratch()
        var (store, tree) = try Self.filled(scratch, blocks: 6)
        try store.commit([.change(tree.reset())])
        try store.snapshot(tree)
        #expect(try blocks(store) == (all: 5, empty: 1))
        var (left, pieces) = (5, 0)
        while let upkeep = store.nextUpkeep {
            guard upkeep == .sweep else { try store.checkpoint(); continue }
            try store.sweep()
            let now = try blocks(store)
            #expect(now.empty == (now.all == 0 ? 0 : 1))
            #expect(left - now.all <= 3)
            (left, pieces) = (now.all, pieces + 1)
        }
        #expect(left == 0 && pieces >= 2)
        try store.close()
        #expect(try reloaded(scratch).1 == tree)
    }

    @Test func aFewBlocksAreDeletedAtOnce() throws {
        let scratch = try Scratch()
        var (store, tree) = try Self.filled(scratch, blocks: 4)
        try store.commit([.change(tree.pop(.count(2 * PartKey.blockLength), of: tree.root))])
        try store.snapshot(tree)
        #expect(try blocks(store) == (all: 2, empty: 0))
        #expect(store.isSwept)
    }

    /// The host ends before anything, or after the first piece.
    @Test(arguments: [0, 1])
    func aStartGoesOnWithTheDeletion(pieces: Int) throws {
        let scratch = try Scratch()
        var (store, tree) = try Self.filled(scratch, blocks: 6)
        try store.commit([.change(tree.pop(.count(5 * PartKey.blockLength), of: tree.root))])
        try store.snapshot(tree)
        for _ in 0..<pieces { try store.sweep() }
        let left = try blocks(store)
        #expect(left.empty == 1 && left.all > 2)
        try store.close()
        let (again, found) = try reloaded(scratch)
        #expect(found == tree)
        while again.nextUpkeep == .sweep { try again.sweep() }
        #expect(try blocks(again) == (all: 1, empty: 0))
        try again.close()
        #expect(try reloaded(scratch).1 == tree)
    }

    /// Undo brings the navigator back while its blocks wait to be deleted.
    @Test func aClosedNavigatorComesBack() throws {
        let scratch = try Scratch()
        let store = try scratch.loaded().store
        var tree = NavigationTree(scene: "main")
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        let made = try tree.createStack(StackRequest(name: "list"), under: tree.root, by: nil)
        let path = try Self.destinations(5 * PartKey.blockLength, bytes: 10)
        try store.commit([.change(made.change), .change(tree.append(path, to: made.navigator, by: nil))])
        try store.snapshot(tree)
        let closing = try tree.close(made.navigator)
        try store.commit([.change(closing)])
        try store.snapshot(tree)
        #expect(try blocks(store) == (all: 4, empty: 1))
        let back = try tree.undo([closing], isConnected: { _ in true }, isProvided: { _ in true })
        try store.commit([.change(back)])
        try store.snapshot(tree)
        #expect(try blocks(store) == (all: 5, empty: 0))
        #expect(store.isSwept)
        try store.close()
        try scratch.tamper("DELETE FROM change")
        #expect(try reloaded(scratch).1 == tree)
    }

    @Test func anExportHasTheCut() throws {
        let scratch = try Scratch()
        var (store, tree) = try Self.filled(scratch, blocks: 5)
        try store.commit([.change(tree.reset())])
        try store.snapshot(tree)
        try store.close()
        var lines: [[UInt8]] = []
        try NavigationStore.export(scratch.path) { lines.append($0) }
        let copy = try Scratch()
        try NavigationStore.import(lines, to: copy.path)
        let (again, found) = try reloaded(copy)
        #expect(try found == tree && blocks(again) == (all: 4, empty: 1))
        try again.close()
        try NavigationStore.compact(copy.path)
        let (compacted, same) = try reloaded(copy)
        #expect(try same == tree && blocks(compacted) == (all: 0, empty: 0))
    }

    /// Paths grow and shrink by some blocks, with snapshots, deletions and starts in between.
    @Test(arguments: 0..<24 as Range<UInt64>)
    func pathsThatGrowAndShrinkComeBack(seed: UInt64) throws {
        let scratch = try Scratch()
        var dice = SeededGenerator(seed: seed)
        var store = try scratch.loaded { $0.history = 1 }.store
        var tree = NavigationTree(scene: "main")
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        for _ in 0..<60 {
            let count = tree.pathCount(of: tree.root) ?? 0
            switch Int.random(in: 0..<8, using: &dice) {
            case 0...1:
                let new = Int.random(in: 1...(3 * PartKey.blockLength), using: &dice)
                let path = try Self.destinations(new, bytes: seed % 6 == 0 ? Self.textOfFewBytes : 1)
                try store.commit([.change(tree.append(path, to: tree.root, by: nil))])
            case 2...3:
                guard count > 0 else { continue }
                let change = try tree.pop(.count(Int.random(in: 1...count, using: &dice)), of: tree.root)
                try store.commit([.change(change)])
            case 4...5: try store.snapshot(tree)
            case 6: if store.nextUpkeep == .sweep { try store.sweep() }
            default:
                try store.close()
                let found: NavigationTree
                (store, found) = try reloaded(scratch)
                #expect(found == tree)
            }
        }
        try store.snapshot(tree)
        while let upkeep = store.nextUpkeep {
            if upkeep == .sweep { try store.sweep() } else { try store.checkpoint() }
        }
        let blocks = try blocks(store)
        #expect(blocks.empty == 0)
        #expect(blocks.all == ((tree.pathCount(of: tree.root) ?? 0) + PartKey.blockLength - 1) / PartKey.blockLength)
        try store.close()
        #expect(try reloaded(scratch).1 == tree)
    }
}
