import GRDB
import GRDBSQLite

/// A piece of the store's work that no answer waits for.
package enum StoreUpkeep: Equatable, Sendable {
    /// The scene has changed enough for a snapshot; see ``NavigationStore/snapshotIfDue(_:)``.
    case snapshot(scene: String)
    /// The log is long enough to be moved to the main file; see ``NavigationStore/checkpoint()``.
    case checkpoint
    /// Deleted scenes, large entries, paths and old changes have rows left; see ``NavigationStore/sweep()``.
    case sweep
}

// Each piece takes some milliseconds on the thread of the host. So the host does one of them in a turn, after it has
// sent the answers, and serves its clients between two pieces.

extension NavigationStore {
    /// The pages in the log at which a checkpoint is due, as SQLite has it by default.
    private static let checkpointPages = 1000

    /// The pages at which SQLite moves the log by itself, for a commit that is that large alone.
    static let pagesOfLongLog = 4096

    /// The next piece of work; nil when nothing is due.
    package var nextUpkeep: StoreUpkeep? {
        if pagesWritten - pagesMoved >= Self.checkpointPages { return .checkpoint }
        if let scene = scenesDue.first { return .snapshot(scene: scene) }
        return isSwept || isSweepPaused ? nil : .sweep
    }

    /// Whether nothing is left to delete.
    var isSwept: Bool { left.isEmpty && scenesWithStrays.isEmpty }

    /// Deletes some of the rows that deleted scenes, large entries, paths and old changes have left. All of them would
    /// take too long for one turn: a scene of a million entries has two thousand, and an entry may have megabytes.
    ///
    /// After a failure the next piece is due when a commit could be written again.
    package func sweep() throws(StoreError) {
        isSweepPaused = true
        if let name = scenesWithStrays.first { try sweepStrays(of: name) } else { try sweepScene() }
        isSweepPaused = false
    }

    private func sweepStrays(of name: String) throws(StoreError) {
        guard var scene = scenes[name], scene.hasStrays else {
            scenesWithStrays.remove(name)
            return
        }
        try inTransaction { db in
            if let last = scene.lastStrayChange {
                if try !Rows.sweepChanges(of: scene.id, upTo: last, in: db) { scene.lastStrayChange = nil }
            } else if let (navigator, cut) = scene.cutPaths.first {
                let isDone = try Rows.sweepPath(of: navigator, from: cut, scene: scene.id, in: db)
                if isDone { scene.cutPaths[navigator] = nil }
            } else {
                scene.strayBodies.subtract(try Rows.sweepBodies(scene.strayBodies, of: scene.id, in: db))
            }
        }
        scenes[name] = scene
        if !scene.hasStrays { scenesWithStrays.remove(name) }
    }

    private func sweepScene() throws(StoreError) {
        guard let scene = left.first else { return }
        var isDone = false
        try inTransaction { db in
            isDone = try !Rows.sweep(scene, in: db)
            if isDone { try Rows.write(meta: numbers(writtenMeta, left: left.dropFirst()), in: db) }
        }
        if isDone { left.removeFirst() }
    }

    /// Moves the pages of the log to the main file. The log then begins anew.
    ///
    /// A failed checkpoint loses nothing. The next one is due when the log has grown by as much again.
    package func checkpoint() throws(StoreError) {
        pagesMoved = pagesWritten
        try inDatabase { _ = try $0.checkpoint(.passive) }
    }

    /// Takes in how many pages this connection has written so far.
    func countPages(_ db: Database) {
        var (count, highest): (CInt, CInt) = (0, 0)
        sqlite3_db_status(db.sqliteConnection, SQLITE_DBSTATUS_CACHE_WRITE, &count, &highest, 0)
        pagesWritten = Int(count)
    }
}
