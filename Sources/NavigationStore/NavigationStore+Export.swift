import FoundationEssentials
import GRDB
import JSON
import NavigationCodec
import NavigationTree

// A store as lines of JSON, and back. Each line holds a row. The bytes of the codec are in Base64, and other values are
// plain JSON.
//
//     {"store":"navhost","version":1,"meta":{"session":7}}
//     {"scene":1,"name":"main","restorationKey":"","isOpen":true,"revision":12,"configuration":"{}"}
//     {"snapshot":[1,8,9,1,3,0],"data":"AQ=="}
//     {"part":[1,0,2,0],"data":"AQEK…"}
//     {"changes":[1,9,4],"data":"AQAB…"}
//     {"end":5}

extension NavigationStore {
    /// Writes a whole store, with the scenes that are set aside. `write` gets one line at a time, with its end.
    ///
    /// It writes only rows with a correct checksum. For a damaged store it throws, after the lines before the damage.
    package static func export(_ path: String, to write: ([UInt8]) throws -> Void) throws(StoreError) {
        let store = try NavigationStore(StoreFile(path), StoreOptions())
        try store.inDatabase { db in
            try withoutActuallyEscaping(write) { write in
                var lines = LineWriter(write)
                try lines.header(store.meta, format: store.format)
                let tips = try Rows.readTips(in: db)
                for scene in try Rows.readScenes(in: db) {
                    try lines.scene(scene, revision: tips[scene.id] ?? 0, in: db)
                }
                try lines.end()
            }
        }
        try store.close()
    }

    /// Makes a store from the lines of ``export(_:to:)``. The whole store is checked as at a start, and texts are
    /// checked to be JSON, before the file gets its name.
    ///
    /// - Parameter lines: the lines without their ends. Empty ones are skipped.
    package static func `import`(_ lines: some Sequence<[UInt8]>, to path: String) throws(StoreError) {
        let file = StoreFile(path)
        guard !file.exists else { throw .exists }
        try file.makeFolder()
        try make(file) { draft in
            let store = try NavigationStore(draft, StoreOptions())
            try store.inTransaction { try LineReader.read(lines, into: $0) }
            let rows = try store.inDatabase { try Rows.readScenes(in: $0) }
            try store.inDatabase { db in
                let tips = try Rows.readTips(in: db)
                var pool = TypePool()
                for row in rows { _ = try store.read(row, tip: tips[row.id] ?? 0, &pool, checksJSON: true, in: db) }
                if let stray = try Rows.strays(besides: Set(rows.map(\.id)), in: db).first {
                    throw StoreError.damaged(stray)
                }
            }
            try store.close()
        }
    }
}

/// Writes the rows of a store as lines.
private struct LineWriter {
    private let write: ([UInt8]) throws -> Void
    private var count = 0

    init(_ write: @escaping ([UInt8]) throws -> Void) {
        self.write = write
    }

    private mutating func line(_ members: (inout JSONWriter) -> Void) throws {
        var line = JSONWriter()
        line.object(members)
        line.raw("\n")
        try write(line.bytes)
        count += 1
    }

    mutating func header(_ meta: [String: Int64], format: Int) throws {
        try line { line in
            line.member("store", "navhost")
            line.member("version", format)
            line.key("meta")
            line.object { line in
                for (name, value) in meta.sorted(by: { $0.key < $1.key }) {
                    line.key(escaping: name)
                    line.integer(value)
                }
            }
        }
    }

    mutating func scene(_ scene: SceneRow, revision: UInt64, in db: Database) throws {
        try line { line in
            line.member("scene", scene.id)
            line.member("name", scene.name)
            line.member("restorationKey", scene.restorationKey)
            line.member("isOpen", scene.isOpen)
            line.member("revision", revision)
            line.member("configuration", scene.configuration.description)
        }
        if let snapshot = try Rows.readSnapshot(of: scene.id, in: db) {
            try snapshot.orphaned.withUnsafeBytes { try row("snapshot", snapshot.numbers, $0) }
            try Rows.readParts(of: scene.id, in: db) { try row("part", $0.numbers(scene.id), $1) }
            try Rows.readBodies(of: scene.id, in: db) { try row("part", $0.numbers(scene.id), $1) }
        }
        try Rows.readSetAside(of: scene.id, in: db) { try row("part", $0.numbers(scene.id), $1) }
        try Rows.readChanges(of: scene.id, in: db) { first, count, bytes in
            try row("changes", [scene.id, Int64(first), Int64(count)], bytes)
        }
    }

    private mutating func row(_ kind: StaticString, _ numbers: [Int64], _ bytes: UnsafeRawBufferPointer) throws {
        try line { line in
            line.member(kind, numbers)
            line.key("data")
            Data(bytes).base64EncodedData().withUnsafeBytes { line.string(copying: $0) }
        }
    }

    mutating func end() throws {
        let count = count
        try line { $0.member("end", count) }
    }
}

/// Writes the lines of an export as rows.
private struct LineReader {
    private var count = 0
    private var isEnded = false

    static func read(_ lines: some Sequence<[UInt8]>, into db: Database) throws {
        var reader = LineReader()
        for line in lines where !line.isEmpty {
            do { try reader.read(line, into: db) } catch let error as CodecError {
                throw StoreError.damaged("line \(reader.count + 1): \(error)")
            }
        }
        guard reader.isEnded else { throw StoreError.damaged("the last lines are missing") }
    }

    private mutating func read(_ line: [UInt8], into db: Database) throws {
        guard !isEnded else { throw CodecError("comes after the end") }
        guard let text = String(validating: line, as: UTF8.self),
            let object = try? RawJSON(parsing: text).value().object
        else { throw CodecError("is not a JSON object") }
        if count == 0 {
            try header(object, into: db)
        } else if object["scene"] != nil {
            try scene(object, into: db)
        } else if let end = object["end"] {
            guard end == .integer(Int64(count)) else {
                throw CodecError(
                    "the export ends after \(count) lines, and it had another number of lines when it was written"
                )
            }
            isEnded = true
        } else {
            try row(object, into: db)
        }
        count += 1
    }

    private func header(_ object: JSONObject, into db: Database) throws {
        guard object["store"]?.string == "navhost", case .integer(let version)? = object["version"] else {
            throw StoreError.foreign
        }
        guard version <= Schema.version else { throw StoreError.newer(found: Int(version), known: Schema.version) }
        var meta: [String: Int64] = [:]
        for member in object["meta"]?.object?.members ?? [] {
            guard case .integer(let number) = member.value else { throw CodecError("meta holds whole numbers") }
            meta[member.key] = number
        }
        try Rows.write(meta: NavigationStore.newNumbers(meta), in: db)
    }

    private func scene(_ object: JSONObject, into db: Database) throws {
        guard case .integer(let id)? = object["scene"], (1...Rows.maximumScene).contains(id),
            let name = object["name"]?.string, let key = object["restorationKey"]?.string,
            case .bool(let isOpen)? = object["isOpen"],
            let configuration = object["configuration"]?.string.flatMap({ RawJSON(stored: $0) }),
            case .integer(let revision)? = object["revision"], (0...Int64(Rows.maximumRevision)).contains(revision)
        else { throw CodecError("is no scene") }
        let row = SceneRow(
            id: id,
            name: name,
            restorationKey: key,
            isOpen: isOpen,
            configuration: configuration
        )
        try Rows.write(row, in: db)
        try Rows.writeTip(id, UInt64(revision), in: db)
    }

    private func row(_ object: JSONObject, into db: Database) throws {
        guard let base64 = object["data"]?.string, let data = Data(base64Encoded: base64),
            let kind = object.members.first(where: { $0.key != "data" }),
            let numbers = kind.value.array.map({ $0.compactMap(number) })
        else { throw CodecError("is no row") }
        switch (kind.key, numbers.count) {
        case ("snapshot", 6): try Rows.write(SnapshotRow(numbers, orphaned: [UInt8](data)), in: db)
        case ("part", 4):
            guard let part = PartKey(numbers) else { throw CodecError("is an unknown part") }
            try Rows.write(part, of: numbers[0], data, in: db)
        case ("changes", 3):
            guard numbers[0] <= Rows.maximumScene, numbers[1] <= Int64(Rows.maximumRevision) else {
                throw CodecError("a number is too large")
            }
            let key = Rows.key(numbers[0], UInt64(numbers[1]))
            try Rows.writeChange(key, count: numbers[2], data, in: db)
        default: throw CodecError("is no row")
        }
    }

    private func number(_ value: JSONValue) -> Int64? {
        if case .integer(let number) = value, number >= 0 { number } else { nil }
    }
}
