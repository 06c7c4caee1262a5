import JSON
import Logging
import NavigationBroker
import NavigationProtocol
import NavigationStore
import NavigationTree

/// The store, in the broker's words: what the broker calls a journal record becomes a row, and rows become scenes again.
///
/// With durability `memory` the records are written a moment later, all at once; else before ``write(_:)`` returns.
final class Journal {
    /// Lives of the host that are remembered, for watches that resume.
    private static let maximumInstances = 16
    /// Numbers of sessions are reserved in blocks, so that none is given twice, whenever the host ends.
    private static let sessionBlock: UInt64 = 4096
    /// Records that may wait when the store cannot write and nobody has to know at once.
    private static let maximumDeferred = 65_536

    private let store: NavigationStore
    private let durability: ChangeDurability
    private var deferred: [StoreRecord] = []

    /// Opens the store and gives back what is in it.
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
        for scene in scenes {
            guard let configuration = SceneConfiguration(scene.configuration) else {
                throw .damaged("scene \(scene.name): its configuration is none")
            }
            let history = scene.history.compactMap { record in Cause(record.cause).map { (record.change, $0) } }
            guard history.count == scene.history.count else {
                throw .damaged("scene \(scene.name): the cause of a revision is none")
            }
            restoration.scenes.append(
                Restoration.Scene(configuration: configuration, tree: scene.tree, history: history)
            )
        }
        restoration.lastSession = UInt64(store.meta["session"] ?? 0)
        restoration.formerInstances = rememberInstance(instance, scenes)
        reserveSessions(after: restoration.lastSession)
        return restoration
    }

    // MARK: Lives of the host

    /// `life/INSTANCE` is how many lives there were; `seen/INSTANCE/SCENE` how far a client of that life can have seen what is true now.
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

    /// Whether something waits to be written that nobody waits for.
    var isBehind: Bool { !deferred.isEmpty }

    /// Whether ``write(_:lastSession:)`` has something to do even without records: long before the reserved numbers are used up, for the disk may be full.
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
        // No number may be given before it is reserved; all else can wait.
        if needsSessions { try store.commit([]) }
        guard deferred.count + rows.count <= Self.maximumDeferred else {
            try catchUp()
            return try store.commit(rows)
        }
        deferred += rows
    }

    /// Writes what waits.
    func catchUp() throws(StoreError) {
        guard isBehind else { return }
        try store.commit(deferred)
        deferred.removeAll()
    }

    private func reserveSessions(after last: UInt64) { store.meta["session"] = Int64(last + Self.sessionBlock) }

    private func row(_ record: JournalRecord) -> StoreRecord {
        switch record {
        case .sceneCreated(let name, let configuration):
            .sceneCreated(name: name, restorationKey: key, configuration: Self.text(configuration))
        case .sceneClosed(let name): .sceneClosed(name: name)
        case .sceneConfigured(let name, let configuration):
            .sceneConfigured(name: name, configuration: Self.text(configuration))
        case .change(let scene, let change, let cause): .change(scene: scene, change, cause: Self.text(cause))
        }
    }

    private static func text(_ configuration: SceneConfiguration) -> RawJSON {
        var writer = JSONWriter()
        configuration.write(to: &writer)
        return RawJSON(writer)
    }

    private static func text(_ cause: Cause) -> RawJSON {
        var writer = JSONWriter()
        writer.cause(cause)
        return RawJSON(writer)
    }

    /// From now on, this many revisions of a scene are kept.
    func keep(history: Int) { store.keep(history: history) }

    /// Makes a start quick after much has changed in a scene.
    func snapshotIfDue(_ tree: NavigationTree) throws(StoreError) {
        if !isBehind { try store.snapshotIfDue(tree) }
    }

    /// Before an orderly end: the next start has nothing to replay.
    func close(_ trees: [NavigationTree]) throws(StoreError) {
        try catchUp()
        for tree in trees { try store.snapshot(tree) }
        try store.close()
    }
}
