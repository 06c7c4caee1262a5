import JSON
import TestSupport
import Testing

@testable import NavigationTree

/// Random operations on the tree and on the slow model, compared after each. A failure comes with a script that does the same over the socket.
@Suite(.onSharedThreads)
struct TreePropertyTests {
    @Test(arguments: 0..<60 as Range<UInt64>)
    func treeAgreesWithTheModel(seed: UInt64) throws {
        try play(seed, rules: PathRules(), steps: 150)
    }

    @Test(arguments: 100..<140 as Range<UInt64>)
    func treeAgreesWithTheModelUnderRules(seed: UInt64) throws {
        try play(seed, rules: Rules.all, steps: 150)
    }

    @Test(arguments: 400..<430 as Range<UInt64>)
    func undoGivesTheTreeAsItWas(seed: UInt64) throws {
        try play(seed, rules: seed.isMultiple(of: 2) ? Rules.all : PathRules(), steps: 150, hasSessions: false)
    }

    private func play(_ seed: UInt64, rules: PathRules, steps: Int, hasSessions: Bool = true) throws {
        var player = RandomPlayer(seed: seed, rules: rules, hasSessions: hasSessions)
        for step in 0..<steps {
            let before = player.tree
            let played = player.play()
            let comment: () -> Comment = {
                "seed \(seed), step \(step). To see it on a socket (socat - UNIX-CONNECT:…):\n\(player.script)"
            }
            #expect(played.refusal == played.expectedRefusal, comment())
            #expect(played.broken == played.expectedBroken, comment())
            #expect(player.tree.nodes == player.model.description, comment())
            #expect(player.tree.allAttachments == player.model.attachments, comment())
            #expect(player.tree.orphaned == player.model.orphaned, comment())
            #expect(player.tree.current.rawValue == player.model.current.id, comment())
            #expect(player.tree.nextID == player.model.nextID, comment())
            #expect(player.model.broken(rules).isEmpty, comment())
            for node in player.model.root.all {
                let found = player.tree.mapping(of: "c.one", on: NavigatorID(rawValue: node.id))
                #expect(found == player.model.mapping(of: "c.one", on: node), comment())
            }
            expectInvariants(of: player.tree, comment())
            expectReplay(played.change, from: before, to: player.tree, comment())
            expectWayBack(played.change, from: before, to: player.tree, comment())
            guard player.tree.nodes == player.model.description else { return }
            // As a history does that discards the change at once.
            if let change = played.change { player.tree.reuse(change) }
        }
    }

    /// A change applied to the tree before it must give the tree after it. Without a change, nothing must differ.
    private func expectReplay(
        _ change: NavigationChange?,
        from before: NavigationTree,
        to after: NavigationTree,
        _ comment: @autoclosure () -> Comment
    ) {
        guard let change, !change.isEmpty else {
            #expect(after == before, comment())
            return
        }
        #expect(change.revision == before.revision + 1, comment())
        var replayed = before
        replayed.apply(change)
        replayed.nextID = max(replayed.nextID, after.nextID)
        replayed.nextIDOfRevision = after.nextIDOfRevision
        #expect(replayed == after, comment())
    }

    /// Revoking a change must give the tree before it.
    private func expectWayBack(
        _ change: NavigationChange?,
        from before: NavigationTree,
        to after: NavigationTree,
        _ comment: @autoclosure () -> Comment
    ) {
        guard let change, !change.isEmpty else { return }
        var undone = after
        undone.revoke(change)
        #expect(undone == before, comment())
    }

    // MARK: State documents

    /// A tree can be given any of its earlier states again, as one revision, and then describes itself as it did.
    @Test(arguments: 200..<230 as Range<UInt64>)
    func everyEarlierStateCanBeSetAgain(seed: UInt64) throws {
        var player = RandomPlayer(seed: seed, rules: Rules.all)
        var states = [player.tree.state(of: player.tree.root)]
        for _ in 0..<12 {
            for _ in 0..<10 { _ = player.play() }
            var tree = player.tree
            for lock in tree.heldLocks { _ = try tree.detach(lock.id) }
            let revision = tree.revision
            let state = try #require(states.randomElement(using: &player.random))
            let change = try tree.setState(state, of: tree.root, rules: Rules.all, by: nil)
            let comment: Comment = "seed \(seed)\n\(player.script)"
            #expect(tree.state(of: tree.root).map(\.withoutVersions) == state.map(\.withoutVersions), comment)
            #expect(change.isEmpty || change.revision == revision + 1, comment)
            expectInvariants(of: tree, comment)
            let again = try tree.setState(state, of: tree.root, by: nil)
            #expect(again.isEmpty, "what is so already is left alone: \(seed)")
            states.append(player.tree.state(of: player.tree.root))
        }
    }

    /// A document with a mistake is refused, and the tree stays unchanged.
    @Test(arguments: 300..<330 as Range<UInt64>)
    func brokenStateLeavesTheTreeAlone(seed: UInt64) throws {
        var player = RandomPlayer(seed: seed, rules: Rules.all)
        for _ in 0..<60 { _ = player.play() }
        var tree = player.tree
        var state = tree.state(of: tree.root)
        let tooMany = [Destination](repeating: Rules.notTwice, count: 2)
        state[0].path.append(contentsOf: tooMany)
        #expect(throws: NavigationError.self) {
            try tree.setState(state, of: tree.root, rules: Rules.all, by: nil)
        }
        #expect(tree == player.tree)
        state.append(NavigatorState(parent: state.count, anchor: 7))
        #expect(throws: NavigationError.self) { try tree.setState(state, of: tree.root, by: nil) }
        #expect(tree == player.tree)
    }
}

extension NavigatorState {
    /// A state document has no versions: entries that stay keep their own.
    fileprivate var withoutVersions: NavigatorState {
        var state = self
        let plain = { (destination: Destination) in
            Destination(type: destination.type, arguments: destination.arguments)
        }
        state.root = root.map(plain)
        state.path = path.map(plain)
        return state
    }
}
