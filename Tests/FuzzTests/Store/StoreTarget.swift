import Foundation
import GRDB
import JSON
import NavigationTree
import Synchronization

@testable import NavigationCodec
@testable import NavigationCodecTests
@testable import NavigationStore
@testable import NavigationStoreTests

extension FuzzTarget {
    /// The rows of a scene. See ``RowSource`` for the form. All checksums are right, because a wrong one is refused
    /// before anything is read.
    static let store = FuzzTarget(
        name: "store",
        maximumLength: 1_024,
        mutations: 6_000,
        words: { ["\u{1}", "a.one", "{}", "{\"id\":1}", "main", "drawer"] },
        seeds: RowSource.seeds,
        check: { try StoreRules($0).check() }
    )
}

/// Any rows give an error, or a scene that obeys the invariants of trees, can be changed and can be written again.
private struct StoreRules {
    private let rows: RowSource

    init(_ bytes: [UInt8]) { rows = RowSource(bytes) }

    func check() throws {
        for checksJSON in [true, false] {
            let scene = try Self.sharing { store in try read(from: store, checksJSON: checksJSON) }
            guard let scene else { continue }
            try check(scene)
            // Texts that were not checked may be neither JSON nor UTF-8. Nothing can be done with them.
            guard checksJSON else { continue }
            try checkChanging(scene.tree)
            try checkWriting(scene.tree)
        }
    }

    /// Nil when the store refuses the rows.
    private func read(from store: NavigationStore, checksJSON: Bool) throws -> StoredScene? {
        try store.queue.writeWithoutTransaction { db in
            try db.execute(sql: "BEGIN")
            defer { try? db.execute(sql: "ROLLBACK") }
            let row = try rows.write(in: db)
            var pool = TypePool()
            do { return try store.read(row, tip: rows.tip, &pool, checksJSON: checksJSON, in: db).0 } catch {
                guard case .damaged(let reason) = StoreError(error), !reason.isEmpty else {
                    throw BrokenRule("it is not called damaged: \(error)")
                }
                return nil
            }
        }
    }

    private func check(_ scene: StoredScene) throws {
        try require(scene.tree.brokenInvariant() == nil, "a broken tree: \(scene.tree.brokenInvariant() ?? "")")
        try require(scene.tree.revision == rows.tip, "the revision is \(scene.tree.revision)")
        for (one, next) in zip(scene.history, scene.history.dropFirst()) {
            try require(one.change.revision + 1 == next.change.revision, "a gap in the history")
        }
    }

    private func checkChanging(_ original: NavigationTree) throws {
        for act in Self.acts {
            var tree = original
            act(&tree)
            try require(tree.brokenInvariant() == nil, "broken by a change: \(tree.brokenInvariant() ?? "")")
        }
    }

    /// Changes as a host makes them after its start.
    private static let acts: [@Sendable (inout NavigationTree) -> Void] = [
        { tree in _ = tree.reconcile(isConnected: { _ in false }, isProvided: { _ in false }) },
        { tree in _ = tree.reconcile(isConnected: { _ in true }, isProvided: { _ in true }) },
        { tree in _ = try? tree.reset() },
        { tree in for id in tree.navigatorIDs where tree[id] != nil { _ = try? tree.popAll(of: id) } },
        { tree in for id in tree.navigatorIDs.reversed() where tree[id] != nil { _ = try? tree.back(id) } },
        { tree in for id in tree.navigatorIDs where tree[id] != nil { _ = try? tree.close(id) } },
        { tree in
            // A transient entry goes with the next push, and takes what was presented over it along.
            for id in tree.navigatorIDs where tree[id] != nil {
                _ = try? tree.push(Destination(type: RandomScene.types[0]), on: id, by: nil)
            }
        },
        { tree in _ = tree.stateToSetAside(under: "k") },
    ]

    private func checkWriting(_ tree: NavigationTree) throws {
        var encoder = StepEncoder()
        for step in tree.snapshotSteps { encoder.encode(step) }
        let steps = try encoder.bytes.withUnsafeBytes { bytes in
            var (decoder, pool) = (try StepDecoder(bytes, checksJSON: true), TypePool())
            var steps: [NavigationChange.Step] = []
            while !decoder.isAtEnd { steps.append(try decoder.step(&pool)) }
            return steps
        }
        let again = try NavigationTree(
            restoring: steps,
            revision: tree.revision,
            nextID: tree.nextIdentifier,
            scene: tree.scene
        )
        try require(again.snapshotSteps == tree.snapshotSteps, "another tree after it was written")
        try require(Int64(exactly: tree.nextIdentifier) != nil, "the next id cannot be written")
    }

    // MARK: The file

    /// One file for all inputs. Each input is rolled back.
    private static let shared = Mutex<NavigationStore?>(nil)

    private static func sharing<Result>(_ body: (NavigationStore) throws -> sending Result) throws -> Result {
        try shared.withLock { store in
            if let store { return try body(store) }
            let folder = FileManager.default.temporaryDirectory.appending(path: "navhost-fuzz-\(getpid())").path
            var options = StoreOptions()
            (options.durability, options.history) = (.written, 4)
            let opened = try NavigationStore.open("\(folder)/state.db", options: options)
            // The file goes with the process; its names go now.
            try FileManager.default.removeItem(atPath: folder)
            store = opened
            return try body(opened)
        }
    }
}
