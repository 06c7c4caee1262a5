import FoundationEssentials
import GRDB
import NavigationCodec
import NavigationTree

// Rows that nothing needs any more. They are deleted in pieces, each of which is quick.

extension Rows {
    /// The most rows of a piece, and the bytes after which it ends.
    private static let (rowsOfPiece, bytesOfPiece) = (Int64(256), Int64(1) << 19)

    /// The most blocks of a path that are deleted with a snapshot. Each has less than half a megabyte.
    private static let blocksDeletedAtOnce = Int64(2)

    /// Deletes some of the changes and parts of a scene. Returns whether there were any.
    static func sweep(_ scene: Int64, in db: Database) throws -> Bool {
        if try sweepChanges(of: scene, upTo: keys(of: scene).last, in: db) { return true }
        let part = try lastOfPiece(
            "SELECT kind, id, block, length(data) FROM part WHERE scene = ? ORDER BY kind, id, block LIMIT ?",
            [scene, rowsOfPiece],
            in: db
        )
        guard let part else { return false }
        try run(
            "DELETE FROM part WHERE scene = ? AND (kind, id, block) <= (?, ?, ?)",
            StatementArguments([scene] + part.dropLast()),
            in: db
        )
        return true
    }

    /// Deletes some of the changes of a scene up to a key. Returns whether there were any.
    static func sweepChanges(of scene: Int64, upTo last: Int64, in db: Database) throws -> Bool {
        let first = keys(of: scene).first
        let piece = try lastOfPiece(
            "SELECT key, length(data) FROM change WHERE key BETWEEN ? AND ? ORDER BY key LIMIT ?",
            [first, last, rowsOfPiece],
            in: db
        )
        if let piece { try run("DELETE FROM change WHERE key BETWEEN ? AND ?", [first, piece[0]], in: db) }
        return piece != nil
    }

    /// Deletes the rows of some of these bodies, as many as make a piece. Returns whose rows are gone.
    static func sweepBodies(_ strays: Set<EntryID>, of scene: Int64, in db: Database) throws -> [EntryID] {
        var (swept, bytes): ([EntryID], Int64) = ([], 0)
        for id in strays {
            guard swept.count < rowsOfPiece, bytes < bytesOfPiece else { break }
            let key = StatementArguments(PartKey.body(id).numbers(scene))
            let size = "SELECT length(data) FROM part WHERE scene = ? AND kind = ? AND id = ? AND block = ?"
            bytes += try Int64.fetchOne(db.cachedStatement(sql: size), arguments: key) ?? 0
            try deleteParts(from: .body(id), of: scene, in: db)
            swept.append(id)
        }
        return swept
    }

    /// Ends the path of a navigator before a block. The blocks from there on are deleted when they are few. Otherwise
    /// an empty block takes the place of the first, and a reader of the path stops there.
    ///
    /// - Parameter wasCut: whether the path was cut off already. Its blocks behind have gaps then.
    /// - Returns: whether the path is cut off, and ``sweepPath(of:from:scene:in:)`` has to delete the rest.
    static func cutPath(
        of navigator: NavigatorID,
        at block: Int,
        wasCut: Bool,
        scene: Int64,
        in db: Database
    ) throws -> Bool {
        let numbers = PartKey.path(navigator, block: block).numbers(scene)
        let behind = "scene = ? AND kind = ? AND id = ? AND block >= ?"
        try run(
            "DELETE FROM part WHERE \(behind) AND block < ?",
            StatementArguments(numbers + [Int64(block) + blocksDeletedAtOnce]),
            in: db
        )
        guard wasCut || db.changesCount == blocksDeletedAtOnce,
            try Row.fetchOne(
                db.cachedStatement(sql: "SELECT 1 FROM part WHERE \(behind) LIMIT 1"),
                arguments: StatementArguments(numbers)
            ) != nil
        else { return false }
        try write(.path(navigator, block: block), of: scene, Data(StepEncoder().bytes), in: db)
        return true
    }

    /// Deletes some of the blocks of a path that is cut off, the last ones first. Returns whether all are gone, with
    /// the empty one.
    static func sweepPath(of navigator: NavigatorID, from cut: Int, scene: Int64, in db: Database) throws -> Bool {
        let numbers = PartKey.path(navigator, block: cut).numbers(scene)
        let piece = try lastOfPiece(
            """
            SELECT block, length(data) FROM part WHERE scene = ? AND kind = ? AND id = ? AND block >= ? \
            ORDER BY block DESC LIMIT ?
            """,
            StatementArguments(numbers + [rowsOfPiece]),
            in: db
        )
        guard let piece else { return true }
        try deleteParts(from: .path(navigator, block: Int(piece[0])), of: scene, in: db)
        return piece[0] == cut
    }

    /// The numbers of the row with which a piece ends; nil without any row. The last number is the size of its data.
    private static func lastOfPiece(
        _ sql: String,
        _ arguments: StatementArguments,
        in db: Database
    ) throws -> [Int64]? {
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
        var (last, bytes): ([Int64]?, Int64) = (nil, 0)
        while bytes < bytesOfPiece, let row = try rows.next() {
            let numbers = try (0..<row.count).map { try row.integer($0) }
            bytes += numbers[numbers.count - 1]
            last = numbers
        }
        return last
    }

    /// Finds the newest changes that have no more than these bytes together.
    ///
    /// - Returns: the bytes of these changes, and the key of the row before them, which has to go. Without such a row,
    ///   the key is nil.
    static func lastChange(of scene: Int64, over most: Int, in db: Database) throws -> (key: Int64?, bytes: Int) {
        let keys = keys(of: scene)
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: "SELECT key, length(data) FROM change WHERE key BETWEEN ? AND ? ORDER BY key DESC"
            ),
            arguments: [keys.first, keys.last]
        )
        var bytes = 0
        while let row = try rows.next() {
            let length = Int(try row.integer(1))
            guard bytes + length <= most else { return (try row.integer(0), bytes) }
            bytes += length
        }
        return (nil, bytes)
    }
}
