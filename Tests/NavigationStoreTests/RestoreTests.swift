import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationCodecTests
@testable import NavigationStore

/// Trees as steps and back.
@Suite(.onSharedThreads)
struct RestoreTests {
    @Test(arguments: 0..<60 as Range<UInt64>)
    func aTreeIsItsSteps(seed: UInt64) throws {
        let tree = RandomScene(seed: seed, operations: 150).tree
        #expect(tree.brokenInvariant() == nil)
        let restored = try NavigationTree(
            restoring: tree.snapshotSteps,
            revision: tree.revision,
            nextID: tree.nextIdentifier,
            scene: "main"
        )
        #expect(restored == tree)
    }

    /// The same steps give the same places when a client performs them one by one.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func stepsOfATreeCanBeReplayed(seed: UInt64) throws {
        let tree = RandomScene(seed: seed, operations: 150).tree
        var replayed = NavigationTree(scene: "main")
        try replayed.replay(NavigationChange(restoring: 1, steps: tree.snapshotSteps, weight: 0))
        #expect(replayed.snapshotSteps == tree.snapshotSteps)
        #expect(replayed.current == tree.current)
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func replayIsApply(seed: UInt64) throws {
        let scene = RandomScene(seed: seed, operations: 150)
        var (applied, replayed) = (NavigationTree(scene: "main"), NavigationTree(scene: "main"))
        for change in scene.changes {
            applied.apply(change)
            try replayed.replay(change)
        }
        #expect(replayed == applied)
        #expect(replayed == scene.tree)
        #expect(replayed.brokenInvariant() == nil)
    }

    /// Leaves out each step in turn. The result is another tree or an error, never a tree with broken indexes.
    @Test(arguments: 0..<10 as Range<UInt64>)
    func aMissingStepIsSeen(seed: UInt64) throws {
        let tree = RandomScene(seed: seed, operations: 40).tree
        let steps = tree.snapshotSteps
        for missing in steps.indices {
            var some = steps
            some.remove(at: missing)
            let restored = try? NavigationTree(
                restoring: some,
                revision: tree.revision,
                nextID: tree.nextIdentifier,
                scene: "main"
            )
            #expect(restored != tree)
            #expect(restored?.brokenInvariant() == nil)
        }
    }

    /// A change is an error if any of its steps does not fit.
    @Test(arguments: 0..<10 as Range<UInt64>)
    func changesInTheWrongOrderAreRefused(seed: UInt64) throws {
        let changes = RandomScene(seed: seed, operations: 40).changes
        for (index, change) in changes.enumerated() {
            var tree = NavigationTree(scene: "main")
            for other in changes[..<index] { try tree.replay(other) }
            let steps = NavigationChange(restoring: change.revision, steps: change.steps.reversed(), weight: 0)
            try? tree.replay(steps)
            let again = NavigationChange(restoring: tree.revision + 1, steps: change.steps + change.steps, weight: 0)
            try? tree.replay(again)
        }
        var tree = NavigationTree(scene: "main")
        let second = try #require(changes.dropFirst().first)
        #expect(throws: RestorationError.self) { try tree.replay(second) }
    }

    @Test func whatTakesAwayIsNoSnapshot() throws {
        var restoration = NavigationTree.Restoration(scene: "main")
        #expect(throws: RestorationError.self) { try restoration.add(.typeRevived(RandomScene.types[0])) }
    }

    @Test func idsThatAreStillToBeGivenAreRefused() throws {
        let tree = RandomScene(seed: 3, operations: 50).tree
        #expect(throws: RestorationError.self) {
            try NavigationTree(restoring: tree.snapshotSteps, revision: tree.revision, nextID: 2, scene: "main")
        }
        #expect(throws: RestorationError.self) {
            try NavigationTree(restoring: tree.snapshotSteps, revision: 0, nextID: tree.nextIdentifier, scene: "main")
        }
    }
}
