import Glibc
import NavigationControl
import Synchronization

/// A socket that lines go over, for commands that play a module or a host word for word.
struct LineSocket: ~Copyable {
    /// Bytes that a line may have: what the host sends at most, and what goes around it.
    private static let maximumLine = (16 << 20) + 65_536

    let descriptor: Int32
    private var unread: [UInt8] = []

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Connects to a host.
    init(connectingTo path: String) throws(Ending) {
        guard let address = sockaddr_un(path: path) else { throw Self.unreachable(path, ENAMETOOLONG) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Self.unreachable(path, errno) }
        guard address.use({ Glibc.connect(descriptor, $0, $1) }) == 0 else {
            let reason = errno
            Glibc.close(descriptor)
            throw Self.unreachable(path, reason)
        }
        self.init(descriptor: descriptor)
    }

    deinit { Glibc.close(descriptor) }

    private static func unreachable(_ path: String, _ reason: Int32) -> Ending {
        let why = String(cString: strerror(reason))
        return Ending(status: .unreachable, complaint: "navctl: cannot connect to \(path): \(why)")
    }

    /// Sends a line. That the other side has gone is seen when it is read.
    func write(_ line: String) {
        var rest = Array("\(line)\n".utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Says that nothing more will be sent; what the other side still has to say can be read.
    func endOutput() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Takes in what is there, and waits until something is; then the whole lines among it. Nil at the end of input.
    mutating func takeLines() -> [String]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var count = read(descriptor, &buffer, buffer.count)
        while count < 0, errno == EINTR { count = read(descriptor, &buffer, buffer.count) }
        guard count > 0, unread.count + count <= Self.maximumLine else { return nil }
        unread.append(contentsOf: buffer[..<count])
        guard let end = unread.lastIndex(of: 0x0A) else { return [] }
        let whole = unread[..<end].split(separator: 0x0A)
        unread.removeSubrange(...end)
        return whole.map { String(decoding: $0, as: UTF8.self) }
    }
}

/// A socket that modules connect to.
struct ListeningSocket: ~Copyable {
    let path: String
    let descriptor: Int32

    init(at path: String) throws(Ending) {
        func failed() -> Ending {
            let why = String(cString: strerror(errno))
            return Ending(status: .unreachable, complaint: "navctl: cannot listen at \(path): \(why)")
        }
        guard let address = sockaddr_un(path: path) else {
            errno = ENAMETOOLONG
            throw failed()
        }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0, address.use({ bind(descriptor, $0, $1) }) == 0, listen(descriptor, 8) == 0 else {
            let problem = failed()
            Glibc.close(descriptor)
            throw problem
        }
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        Glibc.close(descriptor)
        unlink(path)
    }

    /// The next that connects, until the deadline (of ``Clock``).
    func accept(until deadline: Double) -> LineSocket? {
        var waiting = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
        guard Clock.poll(&waiting, until: deadline) else { return nil }
        let connection = Glibc.accept(descriptor, nil, nil)
        guard connection >= 0 else { return nil }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        return LineSocket(descriptor: connection)
    }
}

/// The machine's clock, in seconds, and waiting by it.
enum Clock {
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Waits until one of these is ready, for ever or until a deadline. False when it passed.
    static func poll(_ descriptors: inout [pollfd], until deadline: Double?) -> Bool {
        while true {
            let left = deadline.map { max(0, min(($0 - now) * 1000, 86_400_000)).rounded(.up) } ?? -1
            let count = Glibc.poll(&descriptors, nfds_t(descriptors.count), Int32(left))
            if count > 0 { return true }
            if count == 0 { return false }
            guard errno == EINTR else { return false }
        }
    }
}

/// The signals that ask a program to end, as something to poll: one byte for each.
final class EndSignals {
    /// Readable once a signal came.
    let descriptor: Int32
    /// The end of the pipe that the signal handler writes to.
    private static let writing = Atomic<Int32>(-1)

    /// Catches the signals from here on.
    ///
    /// The handler is in place when this returns. A dispatch source would be registered later, on another thread; a signal that
    /// comes before that would be lost, and the program would not end.
    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        descriptor = ends[0]
        Self.writing.store(ends[1], ordering: .releasing)
        for number in [SIGINT, SIGTERM] {
            signal(number) { _ in
                let before = errno
                var byte: UInt8 = 1
                _ = Glibc.write(EndSignals.writing.load(ordering: .acquiring), &byte, 1)
                errno = before
            }
        }
    }
}

extension sockaddr_un {
    /// Nil when the path is too long for one.
    init?(path: String) {
        self.init()
        sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: sun_path) else { return nil }
        withUnsafeMutableBytes(of: &sun_path) { $0.copyBytes(from: bytes) }
    }

    func use(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        withUnsafePointer(to: self) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Self>.size)) }
        }
    }
}
