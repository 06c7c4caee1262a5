#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The socket file. Only its owner can ever connect to it, and the host removes it only if it is still the host's own.
///
/// A lock file beside it decides between two hosts that start at once, and a probe finds a host that answers. So the
/// path belongs to this host before anything listens there, and a client cannot connect to a host that may still fail
/// to start. ``listen()`` binds the socket under a temporary name, makes it private and sets it to listen. Only then it
/// moves to its path, over a dead socket if there is one.
///
/// The host removes its lock file while it holds the lock, so a host that is refused leaves no file behind. Another
/// host may have opened that file before. It notices that the path has another file, or none, and tries again.
struct ListeningSocket: ~Copyable, Sendable {
    let path: String
    private let temporary: String
    private let lock: Int32
    /// Nil until the socket listens.
    private var identity: FileIdentity?

    private static let backlog: Int32 = 512

    /// Takes the path, and does not listen yet.
    init(_ socketPath: SocketPath) throws(ListeningError) {
        let path = socketPath.path
        try socketPath.prepareFolder()
        let temporary = "\(path).\(getpid())"
        guard temporary.utf8.count <= SocketPath.maximumLength else { throw .pathTooLong(path) }
        let lock = try Self.lock(path)
        do throws(ListeningError) { try Self.refuseLiving(path) } catch {
            Self.unlock(lock, path)
            throw error
        }
        self.lock = lock
        self.path = path
        self.temporary = temporary
    }

    /// Listens at the path from now on.
    ///
    /// - Returns: The listening descriptor. A ``Listener`` owns it; this value does not close it.
    mutating func listen() throws(ListeningError) -> Int32 {
        let descriptor = try Self.listen(at: temporary, movedTo: path)
        identity = FileIdentity(path)
        return descriptor
    }

    /// Removes the file, unless another socket has replaced it, and the lock file.
    consuming func remove() {
        if let identity, FileIdentity(path) == identity { unlink(path) }
        Self.unlock(lock, path)
    }

    private static func lock(_ path: String) throws(ListeningError) -> Int32 {
        while true {
            // A link would let another file be made or locked in its place.
            let lock = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard lock >= 0 else {
                throw errno == ELOOP ? .lockIsLink("\(path).lock") : .system("cannot make \(path).lock", errno)
            }
            guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
                close(lock)
                throw .alreadyRunning(path)
            }
            if FileIdentity("\(path).lock") == FileIdentity(descriptor: lock) { return lock }
            // The host that had the lock has removed its file since.
            close(lock)
        }
    }

    /// Removes the lock file before another host can have the lock.
    private static func unlock(_ lock: Int32, _ path: String) {
        if FileIdentity("\(path).lock") == FileIdentity(descriptor: lock) { unlink("\(path).lock") }
        close(lock)
    }

    /// Refuses a path where another host answers, or that has a file that is not a socket.
    private static func refuseLiving(_ path: String) throws(ListeningError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket(path) }
        let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard probe >= 0 else { throw .system("cannot make a socket", errno) }
        defer { close(probe) }
        if withAddress(path, { connect(probe, $0, $1) }) == 0 { throw .alreadyRunning(path) }
    }

    private static func listen(at temporary: String, movedTo path: String) throws(ListeningError) -> Int32 {
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { throw .system("cannot make a socket", errno) }
        unlink(temporary)
        guard withAddress(temporary, { bind(descriptor, $0, $1) }) == 0,
            chmod(temporary, 0o600) == 0,
            Glibc.listen(descriptor, backlog) == 0,
            rename(temporary, path) == 0
        else {
            let error = errno
            close(descriptor)
            unlink(temporary)
            throw .system("cannot listen at \(path)", error)
        }
        return descriptor
    }

    private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}

/// The identity of a file, whatever its name is.
private struct FileIdentity: Equatable, Sendable {
    private var device: dev_t = 0
    private var inode: ino_t = 0

    init?(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = status.st_dev
        inode = status.st_ino
    }
}
