import JSON
import TestSupport
import Testing

@testable import NavigationTree

/// A tree in parts is the same as the whole tree, also when it changes in between.
@Suite(.onSharedThreads)
struct PartTests {
    /// Reads all parts of a navigator, as it was before these changes.
    private func parts(
        of tree: inout NavigationTree,
        before changes: [NavigationChange] = [],
        below top: NavigatorID? = nil,
        items: Int,
        bytes: Int = 1 << 20
    ) throws -> [TreePart] {
        var parts: [TreePart] = []
        repeat {
            let position = parts.last?.next
            let part = tree.withPast(changes) { past in
                past.part(from: position, below: top ?? past.root, PartRoom(items: items, bytes: bytes))
            }
            parts.append(try #require(part))
        } while parts.last?.next != nil
        return parts
    }

    /// A navigator that two parts have is the same one.
    private func joined(_ parts: [TreePart]) -> [String] {
        var lines: [(id: NavigatorID, path: [EntryID], children: [NavigatorID], overlays: [NavigatorID])] = []
        for piece in parts.flatMap(\.pieces) {
            if lines.last?.id != piece.navigator.id { lines.append((piece.navigator.id, [], [], [])) }
            lines[lines.count - 1].path += piece.path.map(\.id)
            lines[lines.count - 1].children += piece.children
            lines[lines.count - 1].overlays += piece.overlays
        }
        return lines.map { "\($0.id) \($0.path) \($0.children) \($0.overlays)" }
    }

    private func whole(_ tree: NavigationTree, below top: NavigatorID? = nil) -> [String] {
        tree.subtree(of: top ?? tree.root).map { id in
            "\(id) \(tree[id]?.path.map(\.id) ?? []) \(tree.children(of: id)) \(tree.overlays(of: id))"
        }
    }

    @Test(arguments: 700..<730 as Range<UInt64>)
    func partsMakeTheTreeOfTheirRevision(seed: UInt64) throws {
        var player = RandomPlayer(seed: seed, rules: PathRules(), hasSessions: false)
        for _ in 0..<60 { _ = player.play() }
        let former = player.tree
        var changes: [NavigationChange] = []
        for _ in 0..<40 {
            if let change = player.play().change, !change.isEmpty { changes.append(change) }
        }
        let newest = player.tree
        for items in [1, 2, 7, 1_000] {
            let parts = try parts(of: &player.tree, before: changes, items: items)
            #expect(joined(parts) == whole(former), "seed \(seed), \(items) items")
            #expect(parts.flatMap(\.attachments) == former.allAttachments)
            #expect(parts.allSatisfy { $0.current == former.current && $0.orphaned == former.orphaned.sorted() })
            #expect(parts.allSatisfy { $0.pieces.reduce($0.attachments.count) { $0 + $1.path.count } <= items })
            #expect(player.tree == newest, "seed \(seed): looking back has changed the tree")
        }
        for top in former.navigatorIDs.sorted().prefix(5) {
            #expect(
                joined(try parts(of: &player.tree, before: changes, below: top, items: 3)) == whole(former, below: top)
            )
        }
    }

    @Test func partEndsBehindTheEntryThatFillsIt() throws {
        var tree = NavigationTree(scene: "main")
        let text = try RawJSON(parsing: "{\"text\":\"\(String(repeating: "x", count: 600))\"}")
        for _ in 0..<4 {
            _ = try tree.push(Destination(type: Rules.types[4], arguments: text), on: tree.root, by: nil)
        }
        let parts = try parts(of: &tree, items: .max, bytes: 1_000)
        #expect(parts.map { $0.pieces.first?.path.count } == [2, 2])
    }

    @Test func noPartBeginsElsewhere() throws {
        var tree = NavigationTree(scene: "main")
        let stack = try tree.createStack(StackRequest(), under: tree.root, by: nil).navigator
        let unknown = NavigatorID(rawValue: 99)
        let positions: [TreePosition] = [
            .path(unknown, 0), .path(stack, 1), .path(stack, -1), .path(tree.root, 0), .below(stack, after: tree.root),
            .below(unknown, after: stack), .below(stack, after: unknown),
        ]
        for position in positions {
            #expect(tree.part(from: position, below: stack, PartRoom(items: 9)) == nil, "\(position)")
        }
    }

    /// A part costs what it holds, however large the tree is.
    @Test func partOfALargeTree() throws {
        try expectWork(.none, from: 2_000) { size in
            var tree = NavigationTree(scene: "main")
            for _ in 0..<size {
                _ = try tree.createStack(StackRequest(), under: tree.root, by: nil)
                _ = try tree.push(Destination(type: Rules.types[4]), on: tree.root, by: nil)
            }
            let first = tree.part(from: nil, below: tree.root, PartRoom(items: size + 10, bytes: .max))
            let change = try tree.pop(.remaining(size - 1), of: tree.root)
            return {
                for _ in 0..<50 {
                    let part = tree.withPast([change]) {
                        $0.part(from: first?.next, below: $0.root, PartRoom(items: 50))
                    }
                    #expect(part?.pieces.first?.children.count == 49)
                }
            }
        }
    }
}
