import GRDB

/// The tables, and the numbers in the file's header that say that it is ours.
enum Schema {
    /// `NavH`.
    static let applicationID = 0x4E61_7648
    /// The newest format that is known here. It changes with the tables and with ``StepEncoder/version``.
    static let version = 1

    /// Strict, so that a damaged row has no value of another type. `checksum` is over all other columns of a row.
    static let tables: [(name: String, sql: String)] = [
        // The rows of one scene: its number, then 43 bits of its first revision. Appended at the end of the scene's rows, deleted at their beginning.
        (
            "change",
            """
            CREATE TABLE change(key INTEGER PRIMARY KEY, count INTEGER NOT NULL, data BLOB NOT NULL, \
            checksum INTEGER NOT NULL) STRICT
            """
        ),
        // One row.
        (
            "meta",
            "CREATE TABLE meta(id INTEGER PRIMARY KEY, data BLOB NOT NULL, checksum INTEGER NOT NULL) STRICT"
        ),
        // The last snapshot of a scene: a row for a navigator, for each block of its path, for an attachment.
        (
            "part",
            """
            CREATE TABLE part(scene INTEGER NOT NULL, kind INTEGER NOT NULL, id INTEGER NOT NULL, block INTEGER NOT NULL, \
            data BLOB NOT NULL, checksum INTEGER NOT NULL, PRIMARY KEY(scene, kind, id, block)) STRICT, WITHOUT ROWID
            """
        ),
        (
            "scene",
            """
            CREATE TABLE scene(id INTEGER PRIMARY KEY, name TEXT NOT NULL, restorationKey TEXT NOT NULL, \
            isOpen INTEGER NOT NULL, configuration BLOB NOT NULL, checksum INTEGER NOT NULL) STRICT
            """
        ),
        // What the parts are together.
        (
            "snapshot",
            """
            CREATE TABLE snapshot(scene INTEGER PRIMARY KEY, revision INTEGER NOT NULL, nextID INTEGER NOT NULL, \
            navigators INTEGER NOT NULL, entries INTEGER NOT NULL, attachments INTEGER NOT NULL, data BLOB NOT NULL, \
            checksum INTEGER NOT NULL) STRICT
            """
        ),
        // The newest revision of a scene: without it, the loss of the last rows of its changes could not be seen.
        (
            "tip",
            "CREATE TABLE tip(scene INTEGER PRIMARY KEY, revision INTEGER NOT NULL, checksum INTEGER NOT NULL) STRICT"
        ),
    ]

    static func create(in db: Database) throws {
        try db.inTransaction(.exclusive) {
            for table in tables { try db.execute(sql: table.sql) }
            try db.execute(sql: "PRAGMA application_id = \(applicationID)")
            try db.execute(sql: "PRAGMA user_version = \(version)")
            try Rows.write(meta: [:], in: db)
            return .commit
        }
        try db.execute(sql: "PRAGMA journal_mode = WAL")
    }

    /// Throws unless the tables are those that ``create(in:)`` makes.
    static func check(in db: Database) throws {
        let found = try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_schema ORDER BY name")
        let isSame = try found.elementsEqual(tables) { try $0.text(0) == $1.name && $0.text(1) == $1.sql }
        guard isSame else { throw StoreError.damaged("its tables are not those of a store") }
    }
}
