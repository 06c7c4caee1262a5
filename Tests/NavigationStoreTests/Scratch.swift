import GRDB
import Glibc
import JSON
import NavigationTree
import Testing

@testable import NavigationCodecTests
@testable import NavigationStore

/// A folder for one test, gone with it, and stores in it.
final class Scratch {
    let folder: String

    init() throws {
        var template = Array("/tmp/navstore-XXXXXX".utf8CString)
        folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    }

    deinit {
        for name in names { unlink("\(folder)/\(name)") }
        rmdir(folder)
    }

    var path: String { "\(folder)/state.db" }

    var names: [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    func bytes(_ path: String? = nil) throws -> [UInt8] {
        let file = try #require(fopen(path ?? self.path, "rb"))
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return bytes
    }

    func write(_ bytes: [UInt8], to path: String? = nil) throws {
        let file = try #require(fopen(path ?? self.path, "wb"))
        defer { fclose(file) }
        #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    }

    /// The length of the main file. It is not opened: that would drop SQLite's lock on it.
    var size: Int {
        get throws {
            var status = stat()
            try #require(stat(path, &status) == 0)
            return Int(status.st_size)
        }
    }

    /// Permission bits of a file.
    func mode(_ path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }

    func open(_ change: (inout StoreOptions) -> Void = { _ in }) throws(StoreError) -> NavigationStore {
        var options = StoreOptions()
        options.durability = .written
        change(&options)
        return try NavigationStore.open(path, options: options)
    }

    /// Opens a store and loads its scenes.
    func loaded(
        restorationKey: String? = nil,
        _ change: (inout StoreOptions) -> Void = { _ in }
    ) throws(StoreError) -> (store: NavigationStore, scenes: [StoredScene]) {
        let store = try open(change)
        let scenes = try store.load(restorationKey: restorationKey)
        return (store, scenes)
    }

    /// A store of one scene that was opened, written to, and closed.
    func fill(_ scene: RandomScene, _ change: (inout StoreOptions) -> Void = { _ in }) throws {
        let store = try loaded(change).store
        try store.commit([.sceneCreated(name: scene.tree.scene, configuration: .emptyObject)])
        try store.commit(scene)
        try store.close()
    }

    /// Changes the file without the store.
    func tamper(_ sql: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }
}

extension NavigationStore {
    /// Stores the changes of a scene from an index on, a few in each commit, with the due snapshots.
    func commit(_ scene: RandomScene, from first: Int = 0, batch: Int = 7) throws {
        var index = first
        while index < scene.changes.count {
            let end = min(index + batch, scene.changes.count)
            try commit(scene.changes[index..<end].map { .change($0, of: scene.tree.scene) })
            index = end
        }
        try snapshotIfDue(scene.tree)
    }
}

extension StoreRecord {
    static func change(_ change: NavigationChange, of scene: String = "main") -> StoreRecord {
        .change(scene: scene, change, cause: RandomScene.cause(of: change))
    }
}
