import GRDB
import JSON
import NavigationTree

/// The data that outlives the host: the scenes with their last revisions, in one SQLite file that one host has open.
///
/// A scene is stored as its changes, and from time to time as a snapshot that replaces the older changes. All calls
/// come from one thread and return when the work is done. A call that throws has changed nothing, on the disk or in
/// memory. After `.failed` the caller may try again. `docs/store.md` describes the format.
package final class NavigationStore {
    package let path: String
    package private(set) var options: StoreOptions
    /// Numbers of the host itself, as the number of the last session. The next commit writes them.
    package var meta: [String: Int64]

    let queue: DatabaseQueue
    private var claim: StoreFile.Claim?
    /// The numbers in the file.
    var writtenMeta: [String: Int64]
    /// The format of the file. The first row that needs a newer one raises it.
    var format: Int
    /// The open scenes, by name.
    var scenes: [String: SceneState] = [:]
    /// The names of those that have changed enough for a snapshot.
    var scenesDue: Set<String> = []
    /// The names of those with rows that nothing needs.
    var scenesWithStrays: Set<String> = []
    /// The pages that were written so far, and those among them that are no longer in the log.
    var pagesWritten = 0
    var pagesMoved = 0
    /// The scenes that are set aside.
    var aside: [SceneRow] = []
    /// The numbers of deleted scenes that still have rows, oldest first. ``sweep()`` deletes them piece by piece.
    var left: [Int64]
    /// Whether a piece could not be deleted. The next commit that is written makes another attempt due.
    var isSweepPaused = false
    /// A number of this file.
    private let identity: Int64
    private var lastScene: Int64 = 0
    /// Nil when there can be none.
    private var trace: StoreTrace?
    /// The scenes that are older than they were: the log was lost or damaged. ``load(restorationKey:)`` sets it.
    package private(set) var rolledBack: [RolledBackScene] = []
    private var isLoaded = false

    /// Opens the store at a path, or makes a new one. Only the owner can read a new file and a new folder.
    ///
    /// One host can open a store. Other hosts get `.inUse` until this value is destroyed or ``close()`` was called.
    package static func open(_ path: String, options: StoreOptions = StoreOptions()) throws(StoreError)
        -> NavigationStore
    {
        let file = StoreFile(path)
        if !file.exists {
            try file.makeFolder()
            do { try make(file) { _ in } } catch .exists {}
        }
        return try NavigationStore(file, options)
    }

    /// How many revisions of a scene are kept, and how many bytes of them, from the next snapshot on.
    package func keep(history: Int, bytes: Int) { (options.history, options.historyBytes) = (history, bytes) }

    /// Opens an existing store.
    init(_ file: StoreFile, _ options: StoreOptions) throws(StoreError) {
        self.path = file.path
        self.options = options
        claim = try file.claim()
        do {
            queue = try DatabaseQueue(path: file.path, configuration: Self.configuration(options.durability))
            (format, writtenMeta) = try queue.writeWithoutTransaction { db in
                let format = try Schema.format(in: db)
                try Schema.check(in: db)
                return (format, try Rows.readMeta(in: db))
            }
        } catch { throw StoreError(error) }
        identity = writtenMeta.removeValue(forKey: Self.identityName) ?? Self.newIdentity()
        left = writtenMeta.keys.compactMap(Self.leftScene).sorted()
        for scene in left { writtenMeta[Self.leftName(scene)] = nil }
        meta = writtenMeta
    }

    /// The name of ``identity`` among the numbers of the file.
    private static let identityName = "identity"

    private static func newIdentity() -> Int64 { .random(in: 1 ... .max) }

    private static let leftPrefix = "left/"
    private static func leftName(_ scene: Int64) -> String { "\(leftPrefix)\(scene)" }
    private static func leftScene(_ name: String) -> Int64? {
        name.hasPrefix(leftPrefix) ? Int64(name.dropFirst(leftPrefix.count)) : nil
    }

    /// The numbers of the host, with the store's own.
    func numbers(_ meta: [String: Int64], left: some Sequence<Int64>) -> [String: Int64] {
        left.reduce(into: Self.numbers(meta, identity)) { $0[Self.leftName($1)] = 1 }
    }

    func numbers(_ meta: [String: Int64]) -> [String: Int64] { numbers(meta, left: left) }

    /// The same for a new file.
    static func newNumbers(_ meta: [String: Int64]) -> [String: Int64] { numbers(meta, newIdentity()) }

    private static func numbers(_ meta: [String: Int64], _ identity: Int64) -> [String: Int64] {
        meta.merging([identityName: identity]) { $1 }
    }

    /// Compares the scenes with the trace, and goes on with the trace.
    ///
    /// - Parameter tips: The newest revision of each scene, by its number.
    func follow(_ tips: [Int64: UInt64], names: [Int64: String]) {
        guard let trace = StoreTrace(of: path, identity: identity) else { return }
        rolledBack = trace.former.sorted { $0.key < $1.key }.compactMap { scene, revision in
            let now = tips[scene]
            return now.map { $0 >= revision } ?? false
                ? nil : RolledBackScene(name: names[scene], from: revision, to: now ?? 0)
        }
        for scene in trace.former.keys where tips[scene] == nil { trace.note(scene, nil) }
        for (scene, revision) in tips { trace.note(scene, revision) }
        self.trace = trace
    }

    /// A commit is written: the scene has come to this revision, or is deleted.
    func note(_ scene: Int64, _ revision: UInt64?) { trace?.note(scene, revision) }

    /// A connection that locks the file from its first read on, so it needs no shared memory.
    private static func configuration(_ durability: Durability) -> Configuration {
        var configuration = Configuration()
        configuration.label = "store"
        configuration.foreignKeysEnabled = false
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE")
            try db.execute(sql: "PRAGMA trusted_schema = OFF")
            try db.execute(sql: "PRAGMA cell_size_check = ON")
            // Debian's SQLite writes zeros over each deleted page. That takes as long as it took to write the page.
            try db.execute(sql: "PRAGMA secure_delete = FAST")
            try db.execute(sql: "PRAGMA wal_autocheckpoint = \(pagesOfLongLog)")
            // SQLite shortens a log that a large commit made long.
            try db.execute(sql: "PRAGMA journal_size_limit = 16777216")
            try db.execute(sql: "PRAGMA synchronous = \(durability == .written ? "NORMAL" : "FULL")")
        }
        return configuration
    }

    /// Makes a new store with the rows of `fill`; or it throws and makes none.
    static func make(_ file: StoreFile, _ fill: (StoreFile) throws -> Void) throws(StoreError) {
        let draft = try file.makeDraft()
        defer { draft.remove() }
        do {
            let queue = try DatabaseQueue(path: draft.path, configuration: configuration(.synced))
            try queue.writeWithoutTransaction { try Schema.create(in: $0) }
            try queue.close()
            try fill(draft)
        } catch { throw StoreError(error) }
        try file.publish(draft)
    }

    /// Closes the file. Afterwards the store cannot be used.
    package func close() throws(StoreError) {
        do { try queue.close() } catch { throw StoreError(error) }
        // Everything is in the main file now.
        trace?.remove()
        (claim, trace) = (nil, nil)
    }

    // MARK: For all parts of the store

    func inDatabase<Result>(_ body: (Database) throws -> Result) throws(StoreError) -> Result {
        do { return try queue.writeWithoutTransaction(body) } catch { throw StoreError(error) }
    }

    /// Runs `body` as a transaction; or it throws and changes nothing.
    func inTransaction(_ body: (Database) throws -> Void) throws(StoreError) {
        try inDatabase { db in
            defer { countPages(db) }
            // With prepared statements. GRDB prepares its own ones each time, which takes a tenth of a small commit.
            try db.cachedStatement(sql: "BEGIN IMMEDIATE").execute()
            do {
                try body(db)
                try db.cachedStatement(sql: "COMMIT").execute()
            } catch {
                if db.isInsideTransaction { try db.rollback() }
                throw error
            }
        }
    }

    /// Sets the scenes to those of the file.
    func take(_ scenes: [SceneState], aside: [SceneRow]) {
        self.scenes = Dictionary(uniqueKeysWithValues: scenes.map { ($0.row.name, $0) })
        scenesWithStrays = Set(scenes.filter(\.hasStrays).map(\.row.name))
        self.aside = aside
        lastScene = (scenes.map(\.id) + aside.map(\.id) + left).max() ?? 0
        isLoaded = true
    }

    func refuseUnlessLoaded() throws(StoreError) {
        guard isLoaded else { throw .refused("the scenes were not loaded") }
    }

    /// A free number for a scene.
    func freeScene() throws(StoreError) -> Int64 {
        if lastScene < Rows.maximumScene {
            lastScene += 1
            return lastScene
        }
        let taken = Set(scenes.values.map(\.id) + aside.map(\.id) + left)
        guard let free = (1...Rows.maximumScene).first(where: { !taken.contains($0) }) else {
            throw .refused("there are \(taken.count) scenes")
        }
        return free
    }
}
