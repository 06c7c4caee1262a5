import JSON
import Logging
import NavigationBroker
import NavigationProtocol
import NavigationStore
import NavigationTree

/// Translates between the broker and the store: journal records become rows, and rows become scenes again.
///
/// Records are written before ``write(_:lastSession:)`` returns. With durability `memory` they are written a moment
/// later, all at once.
final class Journal: TurnStore {
    /// Earlier runs of the host that the store keeps, for watches that resume.
    private static let maximumInstances = 16
    /// Session numbers are reserved in blocks of this size, so that no number is used twice, whenever the host ends.
    private static let sessionBlock: UInt64 = 4096
    /// The most records that may wait, with durability `memory`, while the store cannot write.
    private static let maximumDeferred = 65_536

    private let store: NavigationStore
    private let durability: ChangeDurability
    private var deferred: [StoreRecord] = []

    /// Opens the store and reads it.
    ///
    /// - Throws: ``StoreError``.
    static func open(
        _ configuration: StoreConfiguration,
        limits: Limits,
        instance: String
    ) throws(StoreError) -> (journal: Journal, restoration: Restoration) {
        var options = StoreOptions()
        options.durability = configuration.durability == .synced ? .synced : .written
        options.history = limits.history
        options.historyBytes = limits.historyBytes
        options.limits.navigators = limits.navigators
        options.limits.entries = limits.entries
        options.limits.argumentBytes = limits.argumentBytes
        options.limits.attachments = limits.attachments
        let store = try NavigationStore.open(configuration.path, options: options)
        let scenes = try store.load(restorationKey: configuration.restorationKey)
        let journal = Journal(store, configuration.durability, key: configuration.restorationKey)
        return (journal, try journal.restoration(of: scenes, instance: instance))
    }

    private let key: String

    private init(_ store: NavigationStore, _ durability: ChangeDurability, key: String?) {
        self.store = store
        self.durability = durability
        self.key = key ?? ""
    }

    private func restoration(of scenes: [StoredScene], instance: String) throws(StoreError) -> Restoration {
        var restoration = Restoration()
        var authors: Set<Cause.Author> = []
        for scene in scenes {
            guard let configuration = SceneConfiguration(scene.configuration) else {
                throw .damaged("scene \(scene.name) has an invalid configuration")
            }
            let history = scene.history.compactMap { record in
                Cause(record.cause, sharing: &authors).map { (record.change, $0) }
            }
            guard history.count == scene.history.count else {
                throw .damaged("scene \(scene.name) has a revision with an invalid cause")
            }
            restoration.scenes.append(
                Restoration.Scene(
                    configuration: configuration,
                    tree: scene.tree,
                    history: history,
                    setAside: scene.setAside
                )
            )
        }
        restoration.rolledBack = store.rolledBack.map { RolledBack(scene: $0.name, from: $0.from, to: $0.to) }
        restoration.lastSession = UInt64(store.meta["session"] ?? 0)
        restoration.formerInstances = rememberInstance(instance, scenes)
        reserveSessions(after: restoration.lastSession)
        return restoration
    }

    // MARK: Runs of the host

    /// Adds this run to the store, and returns the revisions that clients of earlier runs may have seen.
    ///
    /// `life/INSTANCE` is the number of a run. `seen/INSTANCE/SCENE` is the last revision of that run: a client that
    /// saw no later one has seen nothing that is not stored.
    private func rememberInstance(_ instance: String, _ scenes: [StoredScene]) -> [String: [String: UInt64]] {
        let lives = store.meta.filter { $0.key.hasPrefix("life/") }
            .map { (instance: String($0.key.dropFirst(5)), number: $0.value) }
            .sorted { $0.number < $1.number }
        if let last = lives.last {
            for scene in scenes { store.meta["seen/\(last.instance)/\(scene.name)"] = Int64(scene.tree.revision) }
        }
        store.meta["life/\(instance)"] = (lives.last?.number ?? 0) + 1
        for life in lives.dropLast(Self.maximumInstances - 1) { forget(life.instance) }
        var former: [String: [String: UInt64]] = [:]
        for (key, revision) in store.meta where key.hasPrefix("seen/") {
            let parts = key.split(separator: "/")
            guard parts.count == 3 else { continue }
            former[String(parts[1]), default: [:]][String(parts[2])] = UInt64(revision)
        }
        return former
    }

    private func forget(_ instance: String) {
        for key in store.meta.keys where key == "life/\(instance)" || key.hasPrefix("seen/\(instance)/") {
            store.meta[key] = nil
        }
    }

    private func forgetSeen(of scene: String) {
        for key in store.meta.keys where key.hasPrefix("seen/") && key.hasSuffix("/\(scene)") { store.meta[key] = nil }
    }

    // MARK: Writing

    /// Whether records wait to be written that no answer waits for.
    var isBehind: Bool { !deferred.isEmpty }

    /// Whether ``write(_:lastSession:)`` has something to do even without records.
    ///
    /// That is long before the reserved session numbers are used up, because the disk may be full by then.
    func needsSessions(after last: UInt64) -> Bool {
        Int64(last + Self.sessionBlock / 2) >= store.meta["session"] ?? 0
    }

    /// Writes the records of a turn as one, or throws and has written nothing.
    func write(_ records: [JournalRecord], lastSession: UInt64) throws(StoreError) {
        let former = store.meta
        do { try commit(records, lastSession: lastSession) } catch {
            store.meta = former
            throw error
        }
    }

    private func commit(_ records: [JournalRecord], lastSession: UInt64) throws(StoreError) {
        for case .sceneClosed(let name) in records { forgetSeen(of: name) }
        let needsSessions = needsSessions(after: lastSession)
        if needsSessions { reserveSessions(after: lastSession) }
        let rows = records.map(row)
        guard durability == .memory else { return try store.commit(rows) }
        // No session number may be used before it is reserved. Everything else can wait.
        if needsSessions { try store.commit([]) }
        guard deferred.count + rows.count <= Self.maximumDeferred else {
            try catchUp()
            return try store.commit(rows)
        }
        deferred += rows
    }

    /// Writes the records that wait.
    func catchUp() throws(StoreError) {
        guard isBehind else { return }
        try store.commit(deferred)
        deferred.removeAll()
    }

    private func reserveSessions(after last: UInt64) { store.meta["session"] = Int64(last + Self.sessionBlock) }

    private func row(_ record: JournalRecord) -> StoreRecord {
        switch record {
        case .sceneCreated(let name, let configuration):
            .sceneCreated(name: name, restorationKey: key, configuration: configuration.stored)
        case .sceneClosed(let name): .sceneClosed(name: name)
        case .sceneConfigured(let name, let configuration):
            .sceneConfigured(name: name, configuration: configuration.stored)
        case .sceneRestored(let restored):
            .sceneRestored(
                name: restored.scene,
                configuration: restored.configuration.stored,
                setAside: restored.setAside,
                forgotten: restored.forgotten
            )
        case .change(let scene, let change, let cause): .change(scene: scene, change, cause: Self.text(cause))
        }
    }

    private static func text(_ cause: Cause) -> RawJSON {
        RawJSON(writing: cause)
    }

    /// Keeps this many revisions of a scene from now on, with no more than these bytes.
    func keep(history: Int, bytes: Int) { store.keep(history: history, bytes: bytes) }

    /// The next piece of work that no answer waits for. While records wait, the store is behind the trees, and nothing
    /// is due.
    var nextUpkeep: StoreUpkeep? { isBehind ? nil : store.nextUpkeep }

    /// Writes a snapshot of a scene that is due, so that the next start is quick.
    func snapshotIfDue(_ tree: NavigationTree) throws(StoreError) { try store.snapshotIfDue(tree) }

    /// Moves the log to the main file.
    func checkpoint() throws(StoreError) { try store.checkpoint() }

    /// Deletes some of the rows of closed scenes.
    func sweep() throws(StoreError) { try store.sweep() }

    /// Ends in order: the next start has nothing to replay.
    func close(_ trees: [NavigationTree]) throws(StoreError) {
        try catchUp()
        for tree in trees { try store.snapshot(tree) }
        try store.close()
    }
}
