import Glibc
import Synchronization

/// The file of a store, before SQLite opens it. A refused file is not touched.
struct StoreFile: Hashable {
    /// Not empty, and different from all special names of SQLite.
    let path: String

    init(_ path: String) {
        self.path = path.hasPrefix("/") ? path : "./" + path
    }

    private var folder: String {
        let name = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
        return name.isEmpty ? "/" : String(name)
    }

    // MARK: Identity

    /// Identifies a file under any name.
    fileprivate struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    fileprivate func identity() throws(StoreError) -> Identity {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT else { throw Self.failure("look at", path) }
            throw linkTarget.map { .danglingLink(to: $0) } ?? .missing
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .foreign }
        return Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    }

    /// The files that this process has open. Closing any descriptor of a file drops SQLite's locks on it, so no other
    /// one may be opened.
    fileprivate static let open = Mutex<Set<Identity>>([])

    /// Reserves a file for this process, as long as the value exists.
    final class Claim: Sendable {
        private let identity: Identity

        fileprivate init(_ identity: Identity) throws(StoreError) {
            guard StoreFile.open.withLock({ $0.insert(identity).inserted }) else { throw .inUse }
            self.identity = identity
        }

        deinit {
            _ = StoreFile.open.withLock { $0.remove(identity) }
        }
    }

    // MARK: Looking

    /// Where the path leads when it is a symbolic link.
    private var linkTarget: String? {
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &target, target.count)
        return count < 0 ? nil : String(decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    var exists: Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Reserves the file for this process, if its first bytes are those of a store with a known format.
    func claim() throws(StoreError) -> Claim {
        let claim = try Claim(identity())
        let header = try header()
        guard !header.isEmpty else { throw .damaged("the file is empty") }
        guard header.starts(with: Array("SQLite format 3\0".utf8)) else { throw .foreign }
        guard header.count == 100 else { throw .damaged("the file is cut off") }
        guard Self.number(header, at: 68) == Schema.applicationID else { throw .foreign }
        let version = Self.number(header, at: 60)
        guard version <= Schema.version else { throw .newer(found: version, known: Schema.version) }
        guard version > 0 else { throw .damaged("it has no version") }
        guard size(of: path + "-wal") > 0 || size(of: path) >= Self.length(header) else {
            throw .damaged("the file is cut off")
        }
        return claim
    }

    private func header() throws(StoreError) -> [UInt8] {
        let descriptor = Glibc.open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure("open", path) }
        defer { close(descriptor) }
        var header = [UInt8](repeating: 0, count: 100)
        let count = pread(descriptor, &header, 100, 0)
        guard count >= 0 else { throw Self.failure("read", path) }
        return Array(header.prefix(count))
    }

    /// The size of the database without its log, in bytes: the number of pages times their length. The length 1 means
    /// 65536.
    private static func length(_ header: [UInt8]) -> Int {
        let page = Int(header[16]) << 8 | Int(header[17])
        return number(header, at: 28) * (page == 1 ? 1 << 16 : page)
    }

    private static func number(_ header: [UInt8], at offset: Int) -> Int {
        header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    // MARK: Making

    /// Makes the folder if it does not exist. Only the owner can read it.
    func makeFolder() throws(StoreError) {
        var made = ""
        for part in folder.split(separator: "/", omittingEmptySubsequences: false) {
            made += made.isEmpty && part.isEmpty ? "/" : part + "/"
            guard mkdir(made, 0o700) == 0 || [EEXIST, EISDIR, EROFS, EACCES].contains(errno) else {
                throw Self.failure("make", made)
            }
        }
    }

    /// Makes an empty file beside this one. Only the owner can read it.
    func makeDraft() throws(StoreError) -> StoreFile {
        let draft = StoreFile("\(path).new-\(getpid())-\(UInt32.random(in: 0 ... .max))")
        let descriptor = Glibc.open(draft.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.failure("make", draft.path) }
        close(descriptor)
        return draft
    }

    /// Gives a finished draft this name, if no file has it.
    func publish(_ draft: StoreFile) throws(StoreError) {
        guard link(draft.path, path) == 0 else { throw errno == EEXIST ? .exists : Self.failure("make", path) }
        draft.remove()
        let descriptor = Glibc.open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure("open", folder) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw Self.failure("sync", folder) }
    }

    /// Deletes a draft.
    func remove() {
        for suffix in ["", "-wal", "-shm", "-journal", StoreTrace.suffix] { unlink(path + suffix) }
    }

    /// The size of the database and its log, in bytes.
    var size: Int {
        size(of: path) + size(of: path + "-wal")
    }

    private func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    private static func failure(_ what: String, _ path: String) -> StoreError {
        .failed("cannot \(what) \(path): \(String(cString: strerror(errno)))")
    }
}
