import JSON
import TestSupport
import Testing

@testable import NavigationTree

/// Trees with much of one thing. An operation costs what it touches, and not what is there.
@Suite(.onSharedThreads)
struct TreeStressTests {
    private static let plain = Destination(type: Rules.types[4])

    /// A tree whose root navigator has attachments.
    private static func tree(
        _ count: Int,
        _ attach: (inout NavigationTree, Int) throws -> Void
    ) throws -> NavigationTree {
        var tree = NavigationTree(scene: "main")
        for number in 0..<count { try attach(&tree, number) }
        return tree
    }

    private static func pushAndPop(_ tree: inout NavigationTree) throws {
        for _ in 0..<100 {
            _ = try tree.push(plain, on: tree.root, by: nil)
            _ = try tree.popAll(of: tree.root)
        }
    }

    @Test func nestedStacksThatComeBackBehindAnother() throws {
        try expectWork(.linear, from: 200) { size in
            var tree = NavigationTree(scene: "main")
            let top = try tree.createStack(StackRequest(), under: tree.root, by: nil).navigator
            _ = try tree.createStack(StackRequest(select: true), under: tree.root, by: nil)
            var lowest = top
            for _ in 0..<size { lowest = try tree.createStack(StackRequest(), under: lowest, by: nil).navigator }
            let closed = try tree.close(top)
            return {
                _ = try tree.undo([closed], isConnected: { _ in true }, isProvided: { _ in true })
                #expect(tree.navigatorCount == size + 3)
            }
        }
    }

    @Test func nestedPresentationsThatComeBackBehindAnother() throws {
        try expectWork(.linear, from: 200) { size in
            var tree = NavigationTree(scene: "main")
            let top = try tree.createStack(StackRequest(), under: tree.root, by: nil).navigator
            _ = try tree.createStack(StackRequest(select: true), under: tree.root, by: nil)
            var lowest = top
            for _ in 0..<size {
                // A stack below each, so that the presentation takes the front from another navigator.
                _ = try tree.createStack(StackRequest(), under: lowest, by: nil)
                lowest = try tree.present(Presentation(Self.plain, method: .managedSheet), over: lowest, by: nil)
                    .navigator
            }
            let closed = try tree.close(top)
            return { _ = try tree.undo([closed], isConnected: { _ in true }, isProvided: { _ in true }) }
        }
    }

    @Test func popBesidesManyLocks() throws {
        try expectWork(.none, from: 500) { size in
            var tree = try Self.tree(size) { tree, _ in
                let stack = tree[tree.root]?.firstChild
                let locked = try stack ?? tree.createStack(StackRequest(), under: tree.root, by: nil).navigator
                _ = try tree.lock(locked, reason: nil, by: nil)
            }
            return { try Self.pushAndPop(&tree) }
        }
    }

    @Test func popBesidesManyLockedNavigators() throws {
        try expectWork(.none, from: 200) { size in
            var tree = try Self.tree(size) { tree, _ in
                let stack = try tree.createStack(StackRequest(), under: tree.root, by: nil).navigator
                _ = try tree.lock(stack, reason: nil, by: nil)
            }
            return { try Self.pushAndPop(&tree) }
        }
    }

    @Test func popBesidesManyFlows() throws {
        try expectWork(.none, from: 200) { size in
            var tree = try Self.tree(size) { tree, number in
                _ = try tree.startFlow(FlowRequest(name: "f\(number)"), at: tree.root, by: nil)
            }
            return { try Self.pushAndPop(&tree) }
        }
    }

    @Test func mappingBesidesManyOthers() throws {
        try expectWork(.none, from: 200) { size in
            let tree = try Self.tree(size) { tree, number in
                _ = try tree.map(Mapping(source: "a.t\(number)", target: "a.u"), on: tree.root, by: nil)
            }
            return { for _ in 0..<200 { #expect(tree.mapping(of: "b.c", on: tree.root) == nil) } }
        }
    }

    @Test func manyTriggers() throws {
        try expectWork(.linear, from: 200) { size in
            {
                _ = try Self.tree(size) { tree, number in
                    let trigger = Trigger(name: "t\(number)", method: "pop", parameters: .emptyObject)
                    _ = try tree.bind(trigger, to: tree.root, by: nil)
                }
            }
        }
    }

    @Test func endOfANavigatorWithManyAttachments() throws {
        try expectWork(.linear, from: 500) { size in
            var tree = NavigationTree(scene: "main")
            let stack = try tree.createStack(StackRequest(), under: tree.root, by: nil).navigator
            for number in 0..<size {
                _ = try tree.map(Mapping(source: "a.t\(number)", target: "a.u"), on: stack, by: nil)
            }
            return {
                _ = try tree.close(stack)
                #expect(tree.allAttachments.isEmpty)
            }
        }
    }
}
