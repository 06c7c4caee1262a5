import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationCodec
@testable import NavigationCodecTests
@testable import NavigationStore

/// States under other restoration keys: in the tree, as bytes, and in the store.
@Suite(.onSharedThreads)
struct SetAsideTests {
    private func steps(_ tree: NavigationTree) -> [NavigationChange.Step]? { tree.stateToSetAside(under: "")?.steps }

    // MARK: The tree

    @Test(arguments: 0..<40 as Range<UInt64>)
    func stateComesBackAsItWas(seed: UInt64) throws {
        var tree = try RandomScene.unlockedTree(seed: seed)
        let (before, state) = (tree, tree.stateToSetAside(under: "a"))
        let leaving = try tree.exchangeState(for: nil) { _ in false }
        #expect(tree.navigatorCount == 1 && tree.entryCount == 0 && tree.current == tree.root)
        #expect(tree.orphaned.isEmpty && steps(tree) == nil)
        try tree.expectSound(leaving, after: before)
        let other = try tree.append([Destination(type: RandomScene.types[0])], to: tree.root, by: nil)
        #expect(other.steps.count == 1 && tree.nextIdentifier > before.nextIdentifier)
        let between = tree
        let returning = try tree.exchangeState(for: state) { _ in false }
        try tree.expectSound(returning, after: between)
        #expect(steps(tree) == state?.steps && tree.nextIdentifier == between.nextIdentifier)
        #expect(tree.revision == between.revision + 1)
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func typesWithAProviderAreNotOrphaned(seed: UInt64) throws {
        var tree = try RandomScene.unlockedTree(seed: seed)
        let state = tree.stateToSetAside(under: "a")
        _ = try tree.exchangeState(for: nil) { _ in true }
        _ = try tree.exchangeState(for: state) { $0 == RandomScene.types[0] }
        #expect(tree.orphaned == Set(state?.types ?? []).subtracting([RandomScene.types[0]]))
        #expect(tree.brokenInvariant() == nil)
    }

    @Test func lockKeepsTheState() throws {
        var tree = try RandomScene.unlockedTree(seed: 3)
        _ = try tree.lock(tree.root, reason: nil, by: SessionID(rawValue: 1))
        let before = tree
        #expect(throws: NavigationError.self) { try tree.exchangeState(for: nil) { _ in true } }
        #expect(tree == before)
    }

    /// A session that is there keeps what it has said about the root. Its other property goes.
    @Test func mappingsOfSessionsStayOnTheRoot() throws {
        var tree = NavigationTree(scene: "main")
        let session = SessionID(rawValue: 7)
        _ = try tree.map(Mapping(source: "a.one", target: "b.one"), on: tree.root, by: session)
        _ = try tree.establishCheckpoint("start", at: tree.root, schema: nil, by: session)
        let sheet = try tree.present(Presentation(nil, method: .managedSheet), over: tree.root, by: session).navigator
        _ = try tree.map(Mapping(source: "a.two", target: "b.one"), on: sheet, by: session)
        let state = tree.stateToSetAside(under: "")
        _ = try tree.exchangeState(for: nil) { _ in true }
        #expect(tree.allAttachments.map(\.mapping?.source) == ["a.one"])
        _ = try tree.exchangeState(for: state) { _ in true }
        #expect(tree.allAttachments.compactMap(\.mapping?.source) == ["a.one"])
        #expect(tree.allAttachments.compactMap(\.checkpoint?.name) == ["start"] && tree[sheet] != nil)
    }

    // MARK: Bytes

    @Test(arguments: 0..<20 as Range<UInt64>)
    func bytesComeBackAsTheyWere(seed: UInt64) throws {
        let state = try #require(try RandomScene.unlockedTree(seed: seed).stateToSetAside(under: "Grüße 🌍"))
        var pool = TypePool()
        let decoded = try state.encoded.withUnsafeBytes { bytes in
            try SetAsideState(decoding: bytes, state.revision, &pool, checksJSON: true)
        }
        #expect(decoded == state)
    }

    // MARK: The store

    private func restored(_ key: String, _ state: SetAsideState?, forgetting forgotten: [UInt64] = []) -> StoreRecord {
        .sceneRestored(name: "main", configuration: .emptyObject, setAside: state, forgotten: forgotten)
    }

    /// A store whose scene had a random state under the key "a", then one entry under "b".
    private func filled(_ scratch: Scratch) throws -> (tree: NavigationTree, state: SetAsideState) {
        let store = try scratch.loaded().store
        let scene = RandomScene(seed: 5, operations: 60)
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        try store.commit(scene)
        var tree = scene.tree
        for lock in tree.heldLocks { try store.commit([.change(tree.detach(lock.id))]) }
        let state = try #require(tree.stateToSetAside(under: "a"))
        let change = try tree.exchangeState(for: nil) { _ in false }
        try store.commit([restored("b", state), .change(change)])
        try store.commit([.change(tree.append([Destination(type: RandomScene.types[0])], to: tree.root, by: nil))])
        try store.snapshot(tree)
        try store.close()
        return (tree, state)
    }

    @Test func statesAreInTheStore() throws {
        let scratch = try Scratch()
        let (tree, state) = try filled(scratch)
        let scene = try #require(try scratch.loaded().scenes.first)
        #expect(scene.tree == tree && scene.setAside == [state])
        let report = try NavigationStore.check(scratch.path)
        #expect(report.problems == [] && report.scenes.map(\.setAside) == [1])
    }

    @Test func forgottenStatesAreGone() throws {
        let scratch = try Scratch()
        var (tree, state) = try filled(scratch)
        let store = try scratch.loaded().store
        let other = try #require(tree.stateToSetAside(under: "b"))
        let change = try tree.exchangeState(for: state) { _ in false }
        try store.commit([restored("a", other, forgetting: [state.revision]), .change(change)])
        try store.close()
        let scene = try #require(try scratch.loaded().scenes.first)
        #expect(scene.tree == tree && scene.setAside == [other])
    }

    @Test func statesAreExportedAndImported() throws {
        let (scratch, copy) = (try Scratch(), try Scratch())
        let (tree, state) = try filled(scratch)
        var lines: [[UInt8]] = []
        try NavigationStore.export(scratch.path) { lines.append($0.dropLast()) }
        try NavigationStore.import(lines, to: copy.path)
        let scene = try #require(try copy.loaded().scenes.first)
        #expect(scene.tree == tree && scene.setAside == [state])
    }

    @Test func statesGoAsideWithTheirScene() throws {
        let scratch = try Scratch()
        let (_, state) = try filled(scratch)
        let (other, nothing) = try scratch.loaded(restorationKey: "of the host")
        #expect(nothing.isEmpty)
        try other.close()
        #expect(try scratch.loaded(restorationKey: "").scenes.first?.setAside == [state])
    }

    @Test func statesEndWithTheirScene() throws {
        let scratch = try Scratch()
        _ = try filled(scratch)
        let store = try scratch.loaded().store
        try store.commit([.sceneClosed(name: "main"), .sceneCreated(name: "main", configuration: .emptyObject)])
        try store.close()
        #expect(try scratch.loaded().scenes.first?.setAside == [])
        #expect(try NavigationStore.check(scratch.path).problems == [])
    }

    @Test func treeThatIsStoredAnewKeepsThem() throws {
        let scratch = try Scratch()
        let (tree, state) = try filled(scratch)
        let store = try scratch.loaded().store
        try store.rewrite(tree)
        try store.close()
        #expect(try scratch.loaded().scenes.first?.setAside == [state])
    }

    @Test(arguments: [
        "UPDATE part SET data = zeroblob(length(data)) WHERE kind = 3", "UPDATE part SET id = id + 1 WHERE kind = 3",
        "UPDATE part SET kind = 4 WHERE kind = 3",
    ])
    func damageIsSeen(sql: String) throws {
        let scratch = try Scratch()
        _ = try filled(scratch)
        try scratch.tamper(sql)
        #expect(throws: StoreError.self) { try scratch.loaded() }
        #expect(try !NavigationStore.check(scratch.path).problems.isEmpty)
    }

    @Test func recordWithoutItsSceneIsRefused() throws {
        let store = try Scratch().loaded().store
        #expect(throws: StoreError.self) { try store.commit([restored("a", nil)]) }
    }
}
