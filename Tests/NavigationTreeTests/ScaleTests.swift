import JSON
import TestSupport
import Testing

@testable import NavigationTree

/// Large trees: nothing recurses, and what is taken back leaves no trace. What operations cost there is measured by `navbench`, row P6.
@Suite(.onSharedThreads)
struct ScaleTests {
    private let plain = Destination(type: Rules.types[4])
    private let list = Destination(type: Rules.types[0])

    @Test func fiveThousandPresentationsDeepUnderRules() throws {
        var tree = NavigationTree(scene: "main")
        for _ in 0..<5_000 {
            let current = tree.current
            _ = try tree.checked(by: Rules.all) { tree throws(NavigationError) in
                try tree.present(Presentation(nil, method: .managedSheet), over: current, by: nil)
            }
        }
        // No entry below has the role, so the whole path is searched.
        let item = Destination(type: Rules.types[3])
        let current = tree.current
        #expect(throws: NavigationError.self) {
            try tree.checked(by: Rules.all) { tree throws(NavigationError) in
                try tree.push(item, on: current, by: nil)
            }
        }
        let state = tree.state(of: tree.root)
        let deep = tree
        _ = try tree.reset()
        #expect(tree.navigatorCount == 1)
        _ = try tree.setState(state, of: tree.root, rules: Rules.all, by: nil)
        #expect(tree.state(of: tree.root) == state && tree.depth(of: tree.current) == 5_000)
        expectInvariants(of: tree, "set again")

        var again = deep
        again.begin()
        _ = try again.reset()
        again.rollBack()
        #expect(again == deep)
    }

    @Test func checkpointBelowAThousandPresentations() throws {
        var tree = NavigationTree(scene: "main")
        _ = try tree.establishCheckpoint("start", at: tree.root, schema: nil, by: nil)
        for _ in 0..<1_000 {
            _ = try tree.present(Presentation(plain, method: .managedSheet), over: tree.current, by: nil)
            _ = try tree.establishCheckpoint("here", at: tree.current, schema: nil, by: nil)
        }
        let returned = try tree.returnToCheckpoint("start", from: tree.current, value: nil)
        #expect(returned.change.removed.navigators == 1_000 && tree.allAttachments.count == 1)
    }

    @Test func pathOfAThousandUnderRules() throws {
        var tree = NavigationTree(scene: "main")
        let root = tree.root
        for index in 0..<1_000 {
            let next = index.isMultiple(of: 2) ? list : plain
            _ = try tree.checked(by: Rules.all) { tree throws(NavigationError) in try tree.push(next, on: root, by: nil)
            }
        }
        #expect(tree.violations(of: Rules.all).isEmpty && tree[root]?.path.count == 1_000)
        let state = tree.state(of: root)
        #expect(try tree.setState(state, of: root, rules: Rules.all, by: nil).isEmpty)
    }

    @Test func aMillionEntriesAndTheWayBack() throws {
        var tree = NavigationTree(scene: "main")
        let root = tree.root
        let stacks = try (0..<10_000).map { _ in try tree.createStack(StackRequest(), under: root, by: nil).navigator }
        for stack in stacks { _ = try tree.append(Array(repeating: plain, count: 100), to: stack, by: nil) }
        let (next, revision) = (tree.nextID, tree.revision)
        tree.begin()
        _ = try tree.popAny()
        #expect(tree.entryCount == 0)
        tree.rollBack()
        #expect(tree.entryCount == 1_000_000 && tree.nextID == next && tree.revision == revision)
        expectInvariants(of: tree, "after the way back")
    }
}
