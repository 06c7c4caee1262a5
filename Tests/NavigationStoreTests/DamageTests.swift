import GRDB
import Glibc
import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationCodecTests
@testable import NavigationStore

/// A damaged store and a file that is not a store are refused, and stay unchanged.
@Suite(.onSharedThreads)
struct DamageTests {
    /// A store with rows in every table: a snapshot, changes after it, and a scene that is set aside.
    private func store() throws -> Scratch {
        let (scratch, scene) = (try Scratch(), RandomScene(seed: 21, operations: 60, hasLargeEntries: true))
        let store = try scratch.loaded { ($0.snapshotChanges, $0.history) = (1, 8) }.store
        try store.commit([.sceneCreated(name: "aside", restorationKey: "k", configuration: .emptyObject)])
        try store.commit([.sceneSetAside(name: "aside"), .sceneCreated(name: "main", configuration: .emptyObject)])
        store.meta["session"] = 5
        for change in scene.changes.dropLast(3) { try store.commit([.change(change)]) }
        var tree = NavigationTree(scene: "main")
        for change in scene.changes.dropLast(3) { tree.apply(change) }
        try store.snapshot(tree)
        for change in scene.changes.suffix(3) { try store.commit([.change(change)]) }
        try store.close()
        return scratch
    }

    private func isDamaged(_ error: (any Error)?) -> Bool {
        if case .damaged? = error as? StoreError { true } else { false }
    }

    private func refusal(_ scratch: Scratch) -> (any Error)? {
        #expect(throws: (any Error).self) { try scratch.loaded() }
    }

    @Test func theStoreOfTheseTestsIsSound() throws {
        let scratch = try store()
        #expect(try NavigationStore.check(scratch.path).problems == [])
        #expect(try scratch.loaded().scenes.map(\.name) == ["main"])
    }

    /// Flips one bit in a blob of every table, in the first row, a middle row and the last row.
    @Test(arguments: [
        ("change", "data"), ("part", "data"), ("scene", "configuration"), ("snapshot", "data"), ("meta", "data"),
    ])
    func aFlippedBitInABlobIsSeen(table: String, column: String) throws {
        let place = table == "part" ? "scene = 2 AND kind = 1" : "1"
        let scratch = try store()
        try scratch.tamper(
            """
            UPDATE \(table) SET \(column) = CAST(substr(\(column), 1, length(\(column)) - 1) || x'FE' AS BLOB) WHERE \(place)
            """
        )
        #expect(isDamaged(refusal(scratch)))
        #expect(try !NavigationStore.check(scratch.path).problems.isEmpty)
    }

    @Test(arguments: [
        "UPDATE tip SET revision = revision - 1 WHERE scene = 2", "UPDATE snapshot SET nextID = nextID + 1",
        "UPDATE change SET count = count + 1", "UPDATE scene SET isOpen = 1 - isOpen", "UPDATE scene SET name = 'x'",
        "UPDATE meta SET checksum = checksum + 1", "UPDATE part SET block = block + 7 WHERE kind = 1",
        "UPDATE change SET key = key + 100",
    ])
    func aChangedNumberIsSeen(sql: String) throws {
        let scratch = try store()
        try scratch.tamper(sql)
        #expect(isDamaged(refusal(scratch)))
    }

    @Test(arguments: [
        "DELETE FROM meta", "DELETE FROM scene WHERE id = 2", "DELETE FROM scene WHERE id = 1",
        "DELETE FROM tip WHERE scene = 2",
        "DELETE FROM snapshot", "DELETE FROM change WHERE key = (SELECT max(key) FROM change)",
        "DELETE FROM change WHERE key = (SELECT max(key) - 1 FROM change)",
        "DELETE FROM part WHERE rowid = 1", "DROP TABLE part", "ALTER TABLE part RENAME TO other",
        "CREATE TABLE more(x)",
    ])
    func whatIsMissingIsSeen(sql: String) throws {
        let scratch = try store()
        try scratch.tamper(
            sql.replacing("WHERE rowid = 1", with: "WHERE kind = 0 AND id = (SELECT min(id) FROM part WHERE kind = 0)")
        )
        #expect(isDamaged(refusal(scratch)))
    }

    /// Damages every part alone.
    @Test func everyMissingPartIsSeen() throws {
        let whole = try store()
        let bytes = try whole.bytes()
        let queue = try DatabaseQueue(path: whole.path)
        let count = try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM part") } ?? 0
        try queue.close()
        #expect(count > 3, "a scene with a few navigators")
        for index in 0..<count {
            let scratch = try Scratch()
            try scratch.write(bytes)
            try scratch.tamper(
                """
                DELETE FROM part WHERE (kind, id, block) = \
                (SELECT kind, id, block FROM part ORDER BY kind, id, block LIMIT 1 OFFSET \(index))
                """
            )
            let error = try? #require(throws: StoreError.self) { try scratch.loaded() }
            #expect(isDamaged(error), "part \(index)")
        }
    }

    /// Changes any byte of the file. The store is then refused or gives the same scene. It never gives another scene,
    /// and never traps.
    @Test(arguments: 0..<4 as Range<UInt64>)
    func anyDamagedByteIsHarmlessOrSeen(seed: UInt64) throws {
        let whole = try store()
        let bytes = try whole.bytes()
        let original = try whole.loaded().scenes.map(\.tree)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<150 {
            let scratch = try Scratch()
            var damaged = bytes
            let place = Int.random(in: 0..<bytes.count, using: &random)
            damaged[place] ^= UInt8.random(in: 1...255, using: &random)
            try scratch.write(damaged)
            do {
                let scenes = try scratch.loaded().scenes
                #expect(scenes.map(\.tree) == original, "byte \(place)")
            } catch {}
        }
    }

    @Test func aTruncatedFileIsSeen() throws {
        let whole = try store()
        let bytes = try whole.bytes()
        for length in [1, 15, 50, 99, 100, 4095, 4096, 8192, bytes.count - 4096, bytes.count - 1] {
            let scratch = try Scratch()
            try scratch.write(Array(bytes[..<length]))
            #expect(throws: (any Error).self, "\(length) bytes") { try scratch.loaded() }
            #expect(try scratch.bytes().count == length)
        }
    }

    // MARK: Other files

    private func expectUntouched(_ bytes: [UInt8], _ expected: StoreError) throws {
        let scratch = try Scratch()
        try scratch.write(bytes)
        #expect(throws: expected) { try scratch.open() }
        #expect(try scratch.bytes() == bytes)
        #expect(scratch.names == ["state.db"], "nothing was put beside it")
    }

    @Test func otherFilesAreForeign() throws {
        try expectUntouched(Array("Dear diary, today I learned about navigation.\n".utf8), .foreign)
        try expectUntouched([UInt8](repeating: 0, count: 8192), .foreign)
        try expectUntouched([], .damaged("the file is empty"))
    }

    @Test func otherDatabasesAreForeign() throws {
        let scratch = try Scratch()
        try scratch.tamper("CREATE TABLE notes(text TEXT); INSERT INTO notes VALUES ('mine')")
        try expectUntouched(scratch.bytes(), .foreign)
    }

    /// The log can hold rows that are not in the file yet. Opening it would move them.
    @Test func otherDatabasesKeepTheirLog() throws {
        let (scratch, copy) = (try Scratch(), try Scratch())
        let queue = try DatabaseQueue(path: scratch.path)
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA journal_mode = WAL")
            try db.execute(sql: "CREATE TABLE notes(text TEXT)")
        }
        for suffix in ["", "-wal"] { try copy.write(scratch.bytes(scratch.path + suffix), to: copy.path + suffix) }
        let log = try copy.bytes(copy.path + "-wal")
        #expect(!log.isEmpty)
        #expect(throws: StoreError.foreign) { try copy.open() }
        #expect(try copy.bytes(copy.path + "-wal") == log)
        try queue.close()
    }

    @Test func newerStoresAreLeftAlone() throws {
        let scratch = try store()
        try scratch.tamper("PRAGMA user_version = 9")
        try expectUntouched(scratch.bytes(), .newer(found: 9, known: Schema.version))
    }

    @Test func foldersAndDevicesAreForeign() throws {
        let scratch = try Scratch()
        #expect(throws: StoreError.foreign) { try NavigationStore.open(scratch.folder) }
        #expect(throws: StoreError.foreign) { try NavigationStore.open("/dev/null") }
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everything"))
    func aReadOnlyFileIsRefused() throws {
        let scratch = try store()
        let bytes = try scratch.bytes()
        chmod(scratch.path, 0o400)
        #expect(throws: StoreError.failed("cannot open \(scratch.path): Permission denied")) { try scratch.open() }
        #expect(try scratch.bytes() == bytes)
    }

    /// A file system that no user can write to.
    @Test func aPlaceThatCannotBeWrittenIsRefused() throws {
        let error = #expect(throws: StoreError.self) { try NavigationStore.open("/proc/navhost/state.db") }
        guard case .failed? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    // MARK: Opening

    @Test func aNewStoreIsForItsOwnerOnly() throws {
        let scratch = try Scratch()
        let folder = "\(scratch.folder)/deep"
        let store = try NavigationStore.open("\(folder)/state.db")
        #expect(scratch.mode(folder) == 0o700)
        #expect(scratch.mode("\(folder)/state.db") == 0o600)
        _ = try store.load()
        try store.commit([.sceneCreated(name: "main", configuration: .emptyObject)])
        #expect(scratch.mode("\(folder)/state.db-wal") == 0o600)
        try store.close()
        unlink("\(folder)/state.db")
        #expect(rmdir(folder) == 0, "nothing else was left there")
    }

    /// SQLite guarantees for these settings what ``Durability`` says.
    @Test(arguments: [(Durability.synced, 2), (.written, 1)])
    func durabilityIsSQLites(durability: Durability, synchronous: Int) throws {
        let scratch = try Scratch()
        let store = try scratch.open { $0.durability = durability }
        func pragma(_ name: String) throws -> String? {
            try store.inDatabase { try String.fetchOne($0, sql: "PRAGMA \(name)") }
        }
        #expect(try pragma("synchronous") == "\(synchronous)")
        #expect(try pragma("journal_mode") == "wal")
        #expect(try pragma("locking_mode") == "exclusive")
    }

    @Test func theSecondHostIsTurnedAway() throws {
        let scratch = try Scratch()
        var store: NavigationStore? = try scratch.open()
        #expect(throws: StoreError.inUse) { try scratch.open() }
        #expect(throws: StoreError.inUse) { try NavigationStore.check(scratch.path) }
        #expect(throws: StoreError.inUse) { try NavigationStore.compact(scratch.path) }
        symlink(scratch.path, scratch.path + ".link")
        #expect(throws: StoreError.inUse) { try NavigationStore.open(scratch.path + ".link") }
        #expect(store != nil)
        store = nil
        _ = try scratch.open()
    }

    /// Another process, SQLite's own program. It does not know which files this process has open.
    @Test func otherProcessesAreTurnedAway() throws {
        let scratch = try Scratch()
        let store = try scratch.loaded().store
        #expect(try lockHolder(of: scratch.path) == getpid())
        try store.close()
        #expect(try lockHolder(of: scratch.path) == nil)
    }

    /// The process that locks SQLite's bytes of a file, as the system reports it to another process.
    private func lockHolder(of path: String) throws -> pid_t? {
        let output = try #require(popen("exec 9<>'\(path)'; cat /proc/locks; stat -c 'ino %i' '\(path)'", "r"))
        defer { pclose(output) }
        var text = ""
        var line = [CChar](repeating: 0, count: 512)
        while fgets(&line, 512, output) != nil {
            text += String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        let number = lines.first { $0.first == "ino" }?[1] ?? "?"
        let lock = lines.first { $0.count > 5 && $0[1] == "POSIX" && $0[3] == "WRITE" && $0[5].hasSuffix(":\(number)") }
        return lock.flatMap { pid_t($0[4]) }
    }

    /// The target's disk may not be mounted. A new store there would hide the real one.
    @Test func linkToNothingIsNamed() throws {
        let scratch = try Scratch()
        symlink("/nowhere/state.db", scratch.path)
        let error = StoreError.danglingLink(to: "/nowhere/state.db")
        #expect(throws: error) { try scratch.open() }
        #expect(throws: error) { try NavigationStore.check(scratch.path) }
        #expect("\(error)" == "the path is a link to /nowhere/state.db, and there is no file")
        #expect(scratch.names == ["state.db"])
    }

    @Test func whatIsNotThereIsMissing() throws {
        let scratch = try Scratch()
        #expect(throws: StoreError.missing) { try NavigationStore.check(scratch.path) }
        #expect(throws: StoreError.missing) { try NavigationStore.compact(scratch.path) }
        #expect(throws: StoreError.missing) { try NavigationStore.export(scratch.path) { _ in } }
        #expect(scratch.names == [])
    }
}
