import Glibc
import NavigationControl

/// A connection that carries lines, for commands that play a module or a host line by line.
struct LineSocket: ~Copyable {
    /// The limit of a line in bytes: the host's longest message, and the members around it.
    private static let maximumLine = (16 << 20) + 65_536

    let descriptor: Int32
    private var unread: [UInt8] = []

    /// Takes over a connected descriptor and closes it at the end.
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

    /// Sends a line. Errors are ignored: the next read sees that the peer has closed the connection.
    func write(_ line: String) {
        var rest = Array("\(line)\n".utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Closes the sending half. The rest of the peer's output can still be read.
    func endOutput() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Waits for input, reads it, and returns its complete lines. Nil at the end of input.
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
