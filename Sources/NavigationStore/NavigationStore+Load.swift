import DequeModule
import GRDB
import JSON
import NavigationCodec
import NavigationTree

// Reading. Every row is checked by its checksum, every scene for gaps, and every tree as a whole.

extension NavigationStore {
    /// The scenes as they were at the last commit. The host must call this once, before anything else.
    ///
    /// - Parameter restorationKey: the key of the program that will show the scenes. Scenes with another key are set
    ///   aside, and scenes that were set aside under this key are brought back. With nil, all scenes that were open
    ///   are open again.
    package func load(restorationKey: String? = nil) throws(StoreError) -> [StoredScene] {
        let former = try inDatabase { try Rows.readScenes(in: $0) }
        let rows = try arrange(former, for: restorationKey)
        let tips = try inDatabase { try Rows.readTips(in: $0) }
        guard Set(tips.keys) == Set(rows.map(\.id)), tips.count == rows.count else {
            throw .damaged("a scene is missing, or its newest revision")
        }
        var pool = TypePool()
        var loaded: [(scene: StoredScene, state: SceneState)] = []
        for row in rows where row.isOpen {
            loaded.append(try inDatabase { try read(row, tip: tips[row.id] ?? 0, &pool, in: $0) })
        }
        try inTransaction { db in
            for (row, former) in zip(rows, former) where row.isOpen != former.isOpen { try Rows.write(row, in: db) }
        }
        take(loaded.map(\.state), aside: rows.filter { !$0.isOpen })
        follow(tips, names: Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.name) }))
        return loaded.map(\.scene)
    }

    /// The scenes that are open for a key. Each name is open once.
    private func arrange(_ rows: [SceneRow], for key: String?) throws(StoreError) -> [SceneRow] {
        var rows = rows
        if let key {
            for index in rows.indices { rows[index].isOpen = rows[index].restorationKey == key }
        }
        let names = rows.filter(\.isOpen).map(\.name)
        guard Set(names).count == names.count else { throw .damaged("a scene is there twice") }
        return rows
    }

    /// Brings back a scene that ``StoreRecord/sceneSetAside(name:)`` set aside; nil when no scene has this name and
    /// key.
    package func bringBack(_ name: String, restorationKey: String) throws(StoreError) -> StoredScene? {
        try refuseUnlessLoaded()
        guard scenes[name] == nil else { throw .refused("there is a scene \(name) already") }
        guard let place = aside.firstIndex(where: { $0.name == name && $0.restorationKey == restorationKey }) else {
            return nil
        }
        var row = aside[place]
        row.isOpen = true
        let (scene, state) = try inDatabase { db in
            var pool = TypePool()
            return try read(row, tip: try Rows.readTips(in: db)[row.id] ?? 0, &pool, in: db)
        }
        try inTransaction { try Rows.write(row, in: $0) }
        aside.remove(at: place)
        scenes[name] = state
        if state.hasStrays { scenesWithStrays.insert(name) }
        return scene
    }

    /// The names and keys of the scenes that are set aside.
    package var setAside: [(name: String, restorationKey: String)] { aside.map { ($0.name, $0.restorationKey) } }

    /// Deletes a scene that is set aside, if there is one with this name and key.
    package func forget(_ name: String, restorationKey: String) throws(StoreError) {
        try refuseUnlessLoaded()
        guard let place = aside.firstIndex(where: { $0.name == name && $0.restorationKey == restorationKey }) else {
            return
        }
        let row = aside[place]
        try inTransaction { db in
            try Rows.deleteScene(row.id, in: db)
            try Rows.write(meta: numbers(writtenMeta, left: left + [row.id]), in: db)
        }
        left.append(row.id)
        note(row.id, nil)
        aside.remove(at: place)
    }

    // MARK: One scene

    /// Reads a scene and checks all of it.
    func read(
        _ row: SceneRow,
        tip: UInt64,
        _ pool: inout TypePool,
        checksJSON: Bool = false,
        in db: Database
    ) throws -> (StoredScene, SceneState) {
        var reading = SceneReading(row, tip, options, pool, checksJSON: checksJSON)
        do {
            if let snapshot = try Rows.readSnapshot(of: row.id, in: db) { try reading.take(snapshot, in: db) }
            try reading.replay(in: db)
            try reading.takeSetAside(in: db)
        } catch let error as RestorationError {
            throw StoreError.damaged("scene \(row.name): \(error)")
        }
        if let reason = reading.tree.brokenInvariant() { throw StoreError.damaged("scene \(row.name): \(reason)") }
        pool = reading.pool
        let scene = StoredScene(
            name: row.name,
            restorationKey: row.restorationKey,
            configuration: row.configuration,
            tree: reading.tree,
            history: Array(reading.history),
            setAside: reading.setAside
        )
        return (scene, reading.state)
    }
}

/// A scene while it is read from the file.
private struct SceneReading {
    private let row: SceneRow
    private let tip: UInt64
    private let options: StoreOptions
    private let checksJSON: Bool
    private(set) var pool: TypePool
    private(set) var tree: NavigationTree
    private(set) var history: Deque<(change: NavigationChange, cause: RawJSON)> = []
    private var historyBytes = 0
    private(set) var setAside: [SetAsideState] = []
    private(set) var state: SceneState
    /// The bodies of the snapshot's large entries.
    private var bodies: [EntryID: EntryBody] = [:]

    init(_ row: SceneRow, _ tip: UInt64, _ options: StoreOptions, _ pool: TypePool, checksJSON: Bool) {
        self.row = row
        self.tip = tip
        self.options = options
        self.pool = pool
        self.checksJSON = checksJSON
        tree = NavigationTree(
            scene: row.name,
            maximumNavigators: options.limits.navigators,
            maximumEntries: options.limits.entries,
            maximumArgumentBytes: options.limits.argumentBytes,
            maximumAttachments: options.limits.attachments
        )
        state = SceneState(row: row, revision: 0)
    }

    mutating func take(_ snapshot: SnapshotRow, in db: Database) throws {
        guard snapshot.revision <= tip else { throw RestorationError("its snapshot is newer than its changes") }
        var restoration = NavigationTree.Restoration(scene: row.name, limits: options.limits)
        var navigators = 0
        try takeBodies(in: db)
        try Rows.readParts(of: row.id, in: db) { part, bytes in
            switch part {
            case .navigator: navigators += 1
            case .path(let id, let block):
                if try state.cutPaths[id] == nil && StepDecoder(bytes).isAtEnd { state.cutPaths[id] = block }
                if state.cutPaths[id] != nil { return }
            case .attachment, .setAside, .body: break
            }
            try add(bytes, to: &restoration)
        }
        try snapshot.orphaned.withUnsafeBytes { bytes in
            do { try add(bytes, to: &restoration) } catch let error as CodecError {
                throw RestorationError("its snapshot: \(error)")
            }
        }
        tree = try restoration.finish(revision: snapshot.revision, nextID: snapshot.nextID)
        state.revision = snapshot.revision
        guard navigators == snapshot.navigators, tree.navigatorCount == navigators, tree.entryCount == snapshot.entries,
            tree.attachmentCount == snapshot.attachments
        else { throw RestorationError("a part of its snapshot is missing") }
        for id in bodies.keys where (try? tree.entry(id).isLarge) != true { state.strayBodies.insert(id) }
    }

    private mutating func takeBodies(in db: Database) throws {
        try Rows.readBodies(of: row.id, in: db) { part, bytes in
            guard case .body(let id) = part else { throw CodecError("an unknown part") }
            var decoder = try StepDecoder(bytes, checksJSON: checksJSON)
            bodies[id] = try decoder.entryBody()
            guard decoder.isAtEnd else { throw CodecError("more bytes than arguments") }
        }
    }

    /// Reads the states that are set aside, and builds each one to check it.
    mutating func takeSetAside(in db: Database) throws {
        try Rows.readSetAside(of: row.id, in: db) { part, bytes in
            guard case .setAside(let revision) = part else { throw CodecError("an unknown part") }
            let state = try SetAsideState(decoding: bytes, revision, &pool, checksJSON: checksJSON)
            _ = try NavigationTree(
                restoring: state.steps,
                revision: revision,
                nextID: tree.nextIdentifier,
                scene: row.name,
                limits: options.limits
            )
            guard revision < tree.revision, !setAside.contains(where: { $0.key == state.key }) else {
                throw RestorationError("the state of key \(state.key) cannot be set aside")
            }
            setAside.append(state)
        }
    }

    private mutating func add(
        _ bytes: UnsafeRawBufferPointer,
        to restoration: inout NavigationTree.Restoration
    ) throws {
        var decoder = try StepDecoder(bytes, bodies: bodies, checksJSON: checksJSON)
        while !decoder.isAtEnd {
            let taken = decoder.bodiesTaken
            let step = try decoder.step(&pool)
            if decoder.bodiesTaken == taken { state.unsaved.addLargeEntries(of: step) }
            try restoration.add(step)
        }
    }

    /// Applies the revisions after the snapshot, and keeps the last ones.
    mutating func replay(in db: Database) throws {
        var (last, bytesOfRows): (UInt64?, Int) = (nil, 0)
        try Rows.readChanges(of: row.id, in: db) { first, count, bytes in
            guard first == (last ?? first - min(first, 1)) + 1, count > 0 else {
                throw RestorationError("revisions before \(first) are missing")
            }
            var decoder = try StepDecoder(bytes, near: first, checksJSON: checksJSON)
            for revision in first..<first + UInt64(count) {
                try take(try decoder.change(revision, &pool, after: tree))
            }
            guard decoder.isAtEnd else { throw CodecError("more bytes than revisions") }
            last = first + UInt64(count) - 1
            bytesOfRows += bytes.count
            if state.changes > 0 { state.bytes += bytes.count }
        }
        guard tree.revision == tip, last ?? tip == tip else {
            throw RestorationError("revisions after \(tree.revision) are missing")
        }
        state.recordBytes = bytesOfRows
    }

    private mutating func take(_ record: StepDecoder.Change) throws {
        let change = record.change
        if change.revision > tree.revision {
            try tree.replay(change)
            state.add(change)
        }
        guard record.isWhole else { return forgetHistory() }
        guard change.revision + UInt64(options.history) > tip else { return }
        history.append((change, record.cause))
        historyBytes += change.weight
        while historyBytes > options.historyBytes, let oldest = history.popFirst() {
            historyBytes -= oldest.change.weight
        }
    }

    private mutating func forgetHistory() {
        history.removeAll()
        historyBytes = 0
    }
}
