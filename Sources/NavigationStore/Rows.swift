import FoundationEssentials
import GRDB
import JSON
import NavigationCodec
import NavigationTree

/// Writes, reads and checks rows. All statements of the store are here, except those about the database itself.
///
/// Each statement is prepared once and kept by the connection.
enum Rows {
    // MARK: Keys

    /// The bits of a key of `change` for the revision: enough for nine years of thirty thousand revisions a second.
    static let revisionBits: Int64 = 43
    static let maximumRevision = UInt64(1) << 43 - 1
    static let maximumScene = Int64(1) << 20 - 1

    static func key(_ scene: Int64, _ revision: UInt64) -> Int64 { scene << revisionBits | Int64(revision) }

    static func keys(of scene: Int64) -> (first: Int64, last: Int64) { (key(scene, 0), key(scene, maximumRevision)) }

    // MARK: Changes

    /// Revisions of one scene in one row.
    struct Segment {
        let scene: Int64
        let first: UInt64
        var count: Int
        var encoder: StepEncoder

        var last: UInt64 { first + UInt64(count) - 1 }
    }

    static func write(_ segment: Segment, in db: Database) throws {
        try writeChange(
            key(segment.scene, segment.first),
            count: Int64(segment.count),
            Data(segment.encoder.bytes),
            in: db
        )
    }

    static func writeChange(_ key: Int64, count: Int64, _ data: Data, in db: Database) throws {
        let checksum = checksum(data, key, count)
        try run("INSERT INTO change VALUES (?, ?, ?, ?)", [key, count, data, checksum], in: db)
    }

    /// Calls `body` for each row of a scene, with its first revision, the number of its revisions, and its bytes.
    static func readChanges(
        of scene: Int64,
        in db: Database,
        _ body: (_ first: UInt64, _ count: Int, _ bytes: UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let keys = keys(of: scene)
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: "SELECT key, count, data, checksum FROM change WHERE key BETWEEN ? AND ? ORDER BY key"
            ),
            arguments: [keys.first, keys.last]
        )
        while let row = try rows.next() {
            let (key, count) = (try row.integer(0), try row.integer(1))
            try row.checked(blob: 2, checksum: 3, [key, count], "changes \(key & (1 << revisionBits - 1)) of a scene") {
                try body(UInt64(key - keys.first), Int(count), $0)
            }
        }
    }

    /// Deletes the changes up to a revision. A row is deleted when all of its revisions are.
    static func deleteChanges(of scene: Int64, upTo revision: UInt64, in db: Database) throws {
        try run(
            "DELETE FROM change WHERE key BETWEEN ? AND ? AND key + count - 1 <= ?",
            [key(scene, 0), key(scene, revision), key(scene, revision)],
            in: db
        )
    }

    // MARK: Scenes

    static func write(_ scene: SceneRow, in db: Database) throws {
        let configuration = Data(scene.configuration.bytes)
        try run(
            "INSERT OR REPLACE INTO scene VALUES (?, ?, ?, ?, ?, ?)",
            [
                scene.id, scene.name, scene.restorationKey, scene.isOpen ? 1 : 0, configuration,
                checksum(configuration, scene),
            ],
            in: db
        )
    }

    static func readScenes(in db: Database) throws -> [SceneRow] {
        let rows = try Row.fetchCursor(db, sql: "SELECT * FROM scene ORDER BY id")
        var scenes: [SceneRow] = []
        while let row = try rows.next() {
            var scene = SceneRow(
                id: try row.integer(0),
                name: try row.text(1),
                restorationKey: try row.text(2),
                isOpen: try row.integer(3) == 1,
                configuration: .null
            )
            let data = try row.withUnsafeData(atIndex: 4) { Data($0 ?? Data()) }
            guard try row.integer(5) == checksum(data, scene), (1...maximumScene).contains(scene.id),
                let text = String(validating: data, as: UTF8.self), let configuration = RawJSON(stored: text)
            else { throw StoreError.damaged("the row of scene \(scene.name) was changed") }
            scene.configuration = configuration
            scenes.append(scene)
        }
        return scenes
    }

    /// Deletes a scene. Its changes and parts stay until ``sweep(_:in:)`` deletes them.
    static func deleteScene(_ scene: Int64, in db: Database) throws {
        try run("DELETE FROM snapshot WHERE scene = ?", [scene], in: db)
        try run("DELETE FROM tip WHERE scene = ?", [scene], in: db)
        try run("DELETE FROM scene WHERE id = ?", [scene], in: db)
    }

    /// Deletes the changes and the snapshot of a scene. The states that it has set aside stay.
    static func deleteContents(of scene: Int64, in db: Database) throws {
        try deleteChanges(of: scene, upTo: maximumRevision, in: db)
        try run("DELETE FROM part WHERE scene = ? AND kind <> ?", [scene, PartKey.setAsideKind], in: db)
        try run("DELETE FROM snapshot WHERE scene = ?", [scene], in: db)
    }

    // MARK: Tips

    static func writeTip(_ scene: Int64, _ revision: UInt64, in db: Database) throws {
        let revision = Int64(revision)
        try run(
            "INSERT OR REPLACE INTO tip VALUES (?, ?, ?)",
            [scene, revision, checksum(Data(), scene, revision)],
            in: db
        )
    }

    static func readTips(in db: Database) throws -> [Int64: UInt64] {
        let rows = try Row.fetchCursor(db, sql: "SELECT scene, revision, checksum FROM tip")
        var tips: [Int64: UInt64] = [:]
        while let row = try rows.next() {
            let (scene, revision) = (try row.integer(0), try row.integer(1))
            guard try row.integer(2) == checksum(Data(), scene, revision), revision >= 0 else {
                throw StoreError.damaged("the newest revision of a scene was changed")
            }
            tips[scene] = UInt64(revision)
        }
        return tips
    }

    // MARK: Snapshots

    static func write(_ snapshot: SnapshotRow, in db: Database) throws {
        let data = Data(snapshot.orphaned)
        let numbers = snapshot.numbers
        try run(
            "INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            StatementArguments(numbers) + [data, checksum(data, numbers)],
            in: db
        )
    }

    static func readSnapshot(of scene: Int64, in db: Database) throws -> SnapshotRow? {
        let rows = try Row.fetchCursor(
            db.cachedStatement(sql: "SELECT * FROM snapshot WHERE scene = ?"),
            arguments: [scene]
        )
        guard let row = try rows.next() else { return nil }
        let numbers = try (0..<6).map { try row.integer($0) }
        return try row.checked(blob: 6, checksum: 7, numbers, "the snapshot of a scene") {
            guard numbers.allSatisfy({ $0 >= 0 }) else { throw CodecError("a count is negative") }
            return SnapshotRow(numbers, orphaned: Array($0))
        }
    }

    static func write(_ part: PartKey, of scene: Int64, _ data: Data, in db: Database) throws {
        let numbers = part.numbers(scene)
        try run(
            "INSERT OR REPLACE INTO part VALUES (?, ?, ?, ?, ?, ?)",
            [numbers[0], numbers[1], numbers[2], numbers[3], data, checksum(data, numbers)],
            in: db
        )
    }

    static func write(_ state: SetAsideState, of scene: Int64, in db: Database) throws {
        try write(.setAside(state.revision), of: scene, Data(state.encoded), in: db)
    }

    /// Calls `body` with each part of a scene's snapshot: first navigators, then blocks of paths, then attachments.
    /// Each group is in the order of ids.
    static func readParts(
        of scene: Int64,
        in db: Database,
        _ body: (PartKey, UnsafeRawBufferPointer) throws -> Void
    ) throws {
        try readParts(of: scene, kinds: Int64.min...PartKey.setAsideKind - 1, in: db, body)
    }

    /// Calls `body` with the body of each large entry of a scene's snapshot.
    static func readBodies(
        of scene: Int64,
        in db: Database,
        _ body: (PartKey, UnsafeRawBufferPointer) throws -> Void
    ) throws {
        try readParts(of: scene, kinds: PartKey.bodyKind...Int64.max, in: db, body)
    }

    /// Calls `body` with each state that a scene has set aside, oldest first.
    static func readSetAside(
        of scene: Int64,
        in db: Database,
        _ body: (PartKey, UnsafeRawBufferPointer) throws -> Void
    ) throws {
        try readParts(of: scene, kinds: PartKey.setAsideKind...PartKey.setAsideKind, in: db, body)
    }

    private static func readParts(
        of scene: Int64,
        kinds: ClosedRange<Int64>,
        in db: Database,
        _ body: (PartKey, UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: """
                    SELECT kind, id, block, data, checksum FROM part WHERE scene = ? AND kind BETWEEN ? AND ? \
                    ORDER BY kind, id, block
                    """
            ),
            arguments: [scene, kinds.lowerBound, kinds.upperBound]
        )
        while let row = try rows.next() {
            let numbers = [scene, try row.integer(0), try row.integer(1), try row.integer(2)]
            try row.checked(blob: 3, checksum: 4, numbers, "a part of a snapshot") {
                guard let key = PartKey(numbers) else { throw CodecError("an unknown part") }
                try body(key, $0)
            }
        }
    }

    /// Deletes a part. For a block of a path, it deletes the blocks after it as well.
    static func deleteParts(from part: PartKey, of scene: Int64, in db: Database) throws {
        try run(
            "DELETE FROM part WHERE scene = ? AND kind = ? AND id = ? AND block >= ?",
            StatementArguments(part.numbers(scene)),
            in: db
        )
    }

    /// Describes the rows whose scene is missing.
    static func strays(besides scenes: Set<Int64>, in db: Database) throws -> [String] {
        let tables = [("change", "key >> \(revisionBits)"), ("part", "scene"), ("snapshot", "scene"), ("tip", "scene")]
        return try tables.flatMap { table, scene in
            try Int64.fetchSet(db, sql: "SELECT DISTINCT \(scene) FROM \(table)").subtracting(scenes).sorted()
                .map { "\(table): rows of scene number \($0), which is not there" }
        }
    }

    // MARK: Meta

    static func write(meta: [String: Int64], in db: Database) throws {
        var writer = ByteWriter()
        for (key, value) in meta.sorted(by: { $0.key < $1.key }) {
            writer.text(key)
            writer.number(UInt64(bitPattern: value))
        }
        let data = Data(writer.bytes)
        try run("INSERT OR REPLACE INTO meta VALUES (1, ?, ?)", [data, checksum(data, 1)], in: db)
    }

    static func readMeta(in db: Database) throws -> [String: Int64] {
        let rows = try Row.fetchCursor(db, sql: "SELECT id, data, checksum FROM meta")
        guard let row = try rows.next() else { throw StoreError.damaged("the host's own numbers are missing") }
        return try row.checked(blob: 1, checksum: 2, [try row.integer(0)], "the host's own numbers") { bytes in
            var reader = ByteReader(bytes, checksJSON: false)
            var meta: [String: Int64] = [:]
            while !reader.isAtEnd { meta[try reader.text()] = Int64(bitPattern: try reader.number()) }
            return meta
        }
    }

    // MARK: Columns

    static func run(_ sql: String, _ arguments: StatementArguments, in db: Database) throws {
        try db.cachedStatement(sql: sql).execute(arguments: arguments)
    }

    private static func checksum(_ data: Data, _ numbers: Int64...) -> Int64 { checksum(data, numbers) }

    static func checksum(_ data: Data, _ numbers: [Int64]) -> Int64 {
        data.withUnsafeBytes { checksum($0, numbers) }
    }

    fileprivate static func checksum(_ data: UnsafeRawBufferPointer, _ numbers: [Int64]) -> Int64 {
        var checksum = CRC32C()
        for number in numbers { checksum.add(number) }
        checksum.add(data)
        return checksum.value
    }

    private static func checksum(_ configuration: Data, _ scene: SceneRow) -> Int64 {
        var checksum = CRC32C()
        checksum.add(scene.id)
        checksum.add(scene.name)
        checksum.add(scene.restorationKey)
        checksum.add(scene.isOpen ? 1 : 0)
        configuration.withUnsafeBytes { checksum.add($0) }
        return checksum.value
    }
}

struct SceneRow: Sendable {
    let id: Int64
    let name: String
    let restorationKey: String
    /// Whether the host has the scene open. Otherwise the scene is set aside.
    var isOpen: Bool
    var configuration: RawJSON
}

struct SnapshotRow {
    let scene: Int64
    let revision: UInt64
    let nextID: UInt64
    /// How many navigators have a row, with the root.
    let navigators: Int
    let entries: Int
    let attachments: Int
    /// Steps.
    let orphaned: [UInt8]

    var numbers: [Int64] {
        [scene, Int64(revision), Int64(nextID), Int64(navigators), Int64(entries), Int64(attachments)]
    }
}

extension SnapshotRow {
    /// - Parameter numbers: six numbers from zero.
    init(_ numbers: [Int64], orphaned: [UInt8]) {
        self.init(
            scene: numbers[0],
            revision: UInt64(numbers[1]),
            nextID: UInt64(numbers[2]),
            navigators: Int(numbers[3]),
            entries: Int(numbers[4]),
            attachments: Int(numbers[5]),
            orphaned: orphaned
        )
    }
}

extension Row {
    func integer(_ index: Int) throws -> Int64 {
        guard let number = Int64.fromDatabaseValue(self[index] as DatabaseValue) else {
            throw StoreError.damaged("a number is missing")
        }
        return number
    }

    func text(_ index: Int) throws -> String {
        guard let text = String.fromDatabaseValue(self[index] as DatabaseValue) else {
            throw StoreError.damaged("a text is missing")
        }
        return text
    }

    /// Calls `body` with a blob whose checksum is right. The bytes are valid only during the call.
    func checked<Result>(
        blob: Int,
        checksum: Int,
        _ numbers: [Int64],
        _ what: String,
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result {
        let expected = try integer(checksum)
        return try withUnsafeData(atIndex: blob) { data in
            try (data ?? Data()).withUnsafeBytes { bytes in
                guard Rows.checksum(bytes, numbers) == expected else {
                    throw StoreError.damaged("\(what): was changed")
                }
                do { return try body(bytes) } catch let error as CodecError {
                    throw StoreError.damaged("\(what): \(error)")
                }
            }
        }
    }
}
