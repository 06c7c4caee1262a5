import FoundationEssentials
import GRDB
import NavigationCodec
package import NavigationTree

// Snapshots. Each one writes only the parts that changed since the last one, over the old rows. So its cost grows
// with the changes and not with the tree.

extension NavigationStore {
    /// Writes a snapshot if enough was committed since the last one. Returns whether it did.
    ///
    /// The host calls this when ``nextUpkeep`` names the scene, with the tree of its last revision. If the store is not
    /// up to date with the tree, it does nothing. Then, and after a failure, the scene is due again with its next
    /// change.
    ///
    /// The caller waits while the changed parts are written. A navigator takes a row. A path takes a row for every
    /// 512 entries, from the lowest entry that moved; what is large about an entry takes a row of its own, when the
    /// entry comes or changes. So a push onto a path of a million entries takes one row. An operation that moves all
    /// the entries takes all rows, and is equally slow itself.
    @discardableResult
    package func snapshotIfDue(_ tree: NavigationTree) throws(StoreError) -> Bool {
        scenesDue.remove(tree.scene)
        guard let scene = scenes[tree.scene], scene.revision == tree.revision, isDue(scene) else { return false }
        try save(tree, scene)
        return true
    }

    /// Whether enough was committed since the last snapshot.
    func isDue(_ scene: SceneState) -> Bool {
        scene.changes >= options.snapshotChanges || scene.bytes >= options.snapshotBytes
            || scene.unsaved.rows >= options.snapshotRows
    }

    /// Writes a snapshot now, if anything was committed since the last one. The host calls it before it ends, so that
    /// the next start replays nothing.
    package func snapshot(_ tree: NavigationTree) throws(StoreError) {
        guard let scene = scenes[tree.scene], scene.revision == tree.revision, scene.changes > 0 else { return }
        try save(tree, scene)
    }

    /// Replaces everything that is stored of a scene by a tree. It is for a host that continued while the disk was
    /// full.
    ///
    /// The scene must be in the store. The whole tree is written.
    package func rewrite(_ tree: NavigationTree) throws(StoreError) {
        guard let former = scenes[tree.scene] else { throw .refused("there is no scene \(tree.scene)") }
        var scene = SceneState(row: former.row, revision: tree.revision)
        scene.unsaved = Unsaved(all: tree)
        try inTransaction { db in
            try Rows.deleteContents(of: scene.id, in: db)
            try Rows.writeTip(scene.id, tree.revision, in: db)
            try write(tree, &scene, in: db)
        }
        saved(scene)
    }

    private func save(_ tree: NavigationTree, _ scene: SceneState) throws(StoreError) {
        var scene = scene
        try inTransaction { try write(tree, &scene, in: $0) }
        saved(scene)
    }

    private func saved(_ scene: SceneState) {
        let name = scene.row.name
        scenesDue.remove(name)
        if needsNewestFormat(scene) { format = Schema.version }
        var saved = scene
        (saved.changes, saved.bytes, saved.unsaved) = (0, 0, Unsaved())
        scenes[name] = saved
        if saved.hasStrays { scenesWithStrays.insert(name) } else { scenesWithStrays.remove(name) }
    }

    /// Whether the snapshot has parts that format 1 does not know.
    private func needsNewestFormat(_ scene: SceneState) -> Bool {
        !scene.unsaved.bodies.isEmpty || !scene.cutPaths.isEmpty
    }

    private func write(_ tree: NavigationTree, _ scene: inout SceneState, in db: Database) throws {
        let unsaved = scene.unsaved
        var parts = PartWriter(tree, scene.id, db)
        for id in unsaved.navigators.union([tree.root]).sorted() {
            try parts.writeNavigator(id, isNew: unsaved.created.contains(id))
        }
        for (id, path) in unsaved.paths.sorted(by: { $0.key < $1.key }) {
            try parts.writePath(id, path, isNew: unsaved.created.contains(id), cut: &scene.cutPaths[id])
        }
        for id in unsaved.attachments.sorted() { try parts.writeAttachment(id) }
        for id in unsaved.bodies.sorted() {
            if try parts.writeBody(id) { scene.strayBodies.remove(id) } else { scene.strayBodies.insert(id) }
        }
        if needsNewestFormat(scene), format < Schema.version { try Schema.raise(in: db) }
        try parts.writeSummary()
        try deleteOldChanges(&scene, in: db)
    }

    /// Deletes the changes that neither the history nor a start needs any more. Those that are only too large stay for
    /// ``sweep()``.
    private func deleteOldChanges(_ scene: inout SceneState, in db: Database) throws {
        let kept = UInt64(options.history)
        if scene.revision > kept { try Rows.deleteChanges(of: scene.id, upTo: scene.revision - kept, in: db) }
        guard scene.recordBytes > options.historyBytes else { return }
        (scene.lastStrayChange, scene.recordBytes) = try Rows.lastChange(
            of: scene.id,
            over: options.historyBytes,
            in: db
        )
    }
}

/// Writes the parts of one tree, in the order of their keys.
private struct PartWriter {
    private let tree: NavigationTree
    private let scene: Int64
    private let db: Database
    private var encoder = StepEncoder(leavesOutBodies: true)

    init(_ tree: NavigationTree, _ scene: Int64, _ db: Database) {
        self.tree = tree
        self.scene = scene
        self.db = db
    }

    mutating func writeNavigator(_ id: NavigatorID, isNew: Bool) throws {
        if tree.pathCount(of: id) != nil {
            try write([tree.creation(of: id), tree.selection(of: id)].lazy.compactMap { $0 }, as: .navigator(id))
        } else if !isNew {
            try Rows.deleteParts(from: .navigator(id), of: scene, in: db)
        }
    }

    /// - Parameter cut: the empty block that cuts the path off, if there is one, before and after.
    mutating func writePath(_ id: NavigatorID, _ path: Unsaved.Path, isNew: Bool, cut: inout Int?) throws {
        let blocks = ((tree.pathCount(of: id) ?? 0) + PartKey.blockLength - 1) / PartKey.blockLength
        for block in path.blocks where block < min(path.first, blocks) { try writeBlock(block, of: id) }
        guard path.first < .max else { return }
        for block in min(path.first, blocks)..<blocks { try writeBlock(block, of: id) }
        // A navigator that undo brings back counts as new, and may have been cut off when it was closed.
        guard !isNew || cut != nil else { return }
        let isCut = try Rows.cutPath(of: id, at: blocks, wasCut: cut != nil, scene: scene, in: db)
        cut = isCut ? blocks : nil
    }

    private mutating func writeBlock(_ block: Int, of id: NavigatorID) throws {
        let steps = tree.entrySteps(of: id, from: block * PartKey.blockLength, count: PartKey.blockLength)
        try write(steps, as: .path(id, block: block))
    }

    mutating func writeAttachment(_ id: AttachmentID) throws {
        if let attachment = tree.attachment(id) {
            try write(CollectionOfOne(.attached(attachment)), as: .attachment(id))
        } else {
            try Rows.deleteParts(from: .attachment(id), of: scene, in: db)
        }
    }

    /// Otherwise the row stays for ``NavigationStore/sweep()``, since it takes long to delete what is large.
    ///
    /// - Returns: whether the entry has a body in this tree.
    mutating func writeBody(_ id: EntryID) throws -> Bool {
        guard let entry = try? tree.entry(id), entry.isLarge else { return false }
        encoder.begin(near: 0)
        encoder.encode(bodyOf: entry)
        try Rows.write(.body(id), of: scene, Data(encoder.bytes), in: db)
        return true
    }

    private mutating func write(_ steps: some Sequence<NavigationChange.Step>, as part: PartKey) throws {
        encoder.begin(near: 0)
        for step in steps { encoder.encode(step) }
        try Rows.write(part, of: scene, Data(encoder.bytes), in: db)
    }

    mutating func writeSummary() throws {
        encoder.begin(near: 0)
        for type in tree.orphaned.sorted() { encoder.encode(.typeOrphaned(type)) }
        let summary = SnapshotRow(
            scene: scene,
            revision: tree.revision,
            nextID: tree.nextIdentifier,
            navigators: tree.navigatorCount,
            entries: tree.entryCount,
            attachments: tree.attachmentCount,
            orphaned: encoder.bytes
        )
        try Rows.write(summary, in: db)
    }
}
