import GRDB

/// The tables, and the numbers in the file's header that mark it as a store of navhost.
enum Schema {
    /// `NavH`.
    static let applicationID = 0x4E61_7648
    /// The newest format that this version knows. It changes with the tables, with ``StepEncoder/version`` and with the
    /// kinds of parts. Format 2 has rows of their own for large entries, and
    /// paths that are cut off.
    static let version = 2

    /// The tables are strict, so that a damaged row has no value of another type. `checksum` covers all other columns
    /// of a row.
    static let tables: [(name: String, sql: String)] = [
        // Changes. A key is the number of the scene, then 43 bits of the first revision. New rows come at the end of
        // a scene's rows, and the first ones are deleted.
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
        // The last snapshot of a scene: a row for each navigator, each block of a path and each attachment.
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
        // The numbers of the parts of a snapshot.
        (
            "snapshot",
            """
            CREATE TABLE snapshot(scene INTEGER PRIMARY KEY, revision INTEGER NOT NULL, nextID INTEGER NOT NULL, \
            navigators INTEGER NOT NULL, entries INTEGER NOT NULL, attachments INTEGER NOT NULL, data BLOB NOT NULL, \
            checksum INTEGER NOT NULL) STRICT
            """
        ),
        // The newest revision of a scene. It shows when the last rows of its changes are lost.
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
            try Rows.write(meta: NavigationStore.newNumbers([:]), in: db)
            return .commit
        }
        try db.execute(sql: "PRAGMA journal_mode = WAL")
    }

    /// Marks the file as one of the newest format, within the transaction that needs it.
    static func raise(in db: Database) throws { try db.execute(sql: "PRAGMA user_version = \(version)") }

    /// The format of an open file. It is read again here, because the file's first bytes may be older than its log.
    static func format(in db: Database) throws -> Int {
        let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        guard found <= version else { throw StoreError.newer(found: found, known: version) }
        return found
    }

    /// Throws if the tables differ from those of ``create(in:)``.
    static func check(in db: Database) throws {
        let found = try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_schema ORDER BY name")
        let isSame = try found.elementsEqual(tables) { try $0.text(0) == $1.name && $0.text(1) == $1.sql }
        guard isSame else { throw StoreError.damaged("its tables are not those of a store") }
    }
}
