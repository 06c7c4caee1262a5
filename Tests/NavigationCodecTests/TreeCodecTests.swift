import NavigationTree
import TestSupport
import Testing

@testable import NavigationCodec

/// Trees in pieces of bytes, and back.
@Suite(.onSharedThreads)
struct TreeCodecTests {
    static func pieces(of tree: NavigationTree, bytes: Int) -> [[UInt8]] {
        var writer = TreeWriter(tree)
        var pieces: [[UInt8]] = []
        while let piece = writer.next(bytes: bytes) { pieces.append(piece) }
        return pieces
    }

    static func tree(from pieces: [[UInt8]], like tree: NavigationTree) throws -> NavigationTree {
        var reader = TreeReader(scene: tree.scene, limits: NavigationTree.Limits())
        for piece in pieces { try reader.add(piece) }
        return try reader.finish(revision: tree.revision, nextID: tree.nextIdentifier)
    }

    @Test(arguments: 0..<20 as Range<UInt64>, [1, 300, 1 << 20])
    func aTreeComesBack(seed: UInt64, bytes: Int) throws {
        let tree = RandomScene(seed: seed, operations: 200).tree
        let pieces = Self.pieces(of: tree, bytes: bytes)
        #expect(try Self.tree(from: pieces, like: tree) == tree)
        #expect(pieces.count == 1 || bytes < 1 << 20)
    }

    @Test func anEmptyTreeComesBack() throws {
        let tree = NavigationTree(scene: "main")
        #expect(try Self.tree(from: Self.pieces(of: tree, bytes: 100), like: tree) == tree)
    }

    /// A piece has about as many bytes as were asked for, however many entries a path has.
    @Test func aLongPathHasManyPieces() throws {
        var tree = NavigationTree(scene: "main")
        let entry = Destination(type: try #require(TypeName("shop.item")))
        _ = try tree.setPath(Array(repeating: entry, count: 10_000), of: tree.root, by: nil)
        let pieces = Self.pieces(of: tree, bytes: 4_096)
        #expect(pieces.allSatisfy { $0.count < 8_192 } && pieces.count > 5)
        #expect(try Self.tree(from: pieces, like: tree) == tree)
    }

    /// Bytes from anywhere are refused, or make a sound tree.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func flippedBitsNeverTrap(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let tree = RandomScene(seed: seed, operations: 100).tree
        let pieces = Self.pieces(of: tree, bytes: 500)
        for _ in 0..<200 {
            var damaged = pieces
            let piece = Int.random(in: damaged.indices, using: &dice)
            let byte = Int.random(in: damaged[piece].indices, using: &dice)
            damaged[piece][byte] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
            guard let other = try? Self.tree(from: damaged, like: tree) else { continue }
            #expect(other.brokenInvariant() == nil)
        }
    }

    @Test func missingPiecesAreSeen() {
        let tree = RandomScene(seed: 3, operations: 200).tree
        let pieces = Self.pieces(of: tree, bytes: 200)
        #expect(throws: RestorationError.self) { try Self.tree(from: Array(pieces.dropFirst()), like: tree) }
        #expect(throws: RestorationError.self) { try Self.tree(from: [[]], like: tree) }
        #expect(throws: RestorationError.self) { try Self.tree(from: pieces + [[9]], like: tree) }
    }
}
