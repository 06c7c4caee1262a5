import GRDB
import GRDBSQLite

/// A piece of the store's work that no answer waits for.
package enum StoreUpkeep: Equatable, Sendable {
    /// The scene has changed enough for a snapshot; see ``NavigationStore/snapshotIfDue(_:)``.
    case snapshot(scene: String)
    /// The log is long enough to be moved to the main file; see ``NavigationStore/checkpoint()``.
    case checkpoint
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
        return scenesDue.first.map { .snapshot(scene: $0) }
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
