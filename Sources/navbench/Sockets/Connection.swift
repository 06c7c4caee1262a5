internal import CLinux
internal import Glibc
import NavigationLoad

/// One connection to a server. No call blocks for long.
final class Connection {
    let descriptor: Int32
    /// The server's name, for messages.
    let server: String
    private let signals: TerminationSignals
    /// The most seconds that a server may take.
    private static let patience = 10

    init(to path: String, server: String, signals: TerminationSignals) throws {
        self.server = server
        self.signals = signals
        self.descriptor = socket(
            AF_UNIX,
            Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue),
            0
        )
        guard descriptor >= 0 else { throw BenchFailure.lastCall("socket") }
        try connect(to: path)
    }

    deinit { close(descriptor) }

    /// Sends all bytes, and waits when the server reads slowly.
    func send(_ bytes: [UInt8]) throws {
        try bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let written = Glibc.send(
                    descriptor,
                    UnsafeRawBufferPointer(rebasing: rest).baseAddress,
                    rest.count,
                    Int32(MSG_NOSIGNAL)
                )
                if written >= 0 {
                    rest = rest.dropFirst(written)
                } else if errno == EAGAIN {
                    try wait(for: POLLOUT)
                } else if errno != EINTR {
                    throw BenchFailure.lastCall("send to \(server)")
                }
            }
        }
    }

    /// Reads the bytes that have arrived: nil when nothing has, zero when the server has closed the connection.
    func receive(into buffer: UnsafeMutableRawBufferPointer) throws -> Int? {
        while true {
            let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            if count >= 0 { return count }
            switch errno {
            case EAGAIN: return nil
            case EINTR: continue
            // A server that closes with unread requests resets the connection.
            case ECONNRESET: return 0
            default: throw BenchFailure.lastCall("recv from \(server)")
            }
        }
    }

    /// Waits until the server has sent something.
    func waitForInput() throws {
        try wait(for: POLLIN)
    }

    /// Waits without a limit.
    func waitForInputForEver() throws {
        while !(try signals.wait(for: descriptor, events: POLLIN, milliseconds: -1)) {}
    }

    /// Sends one request and waits for its answer.
    func exchange(_ request: String, expecting grammar: ReplyGrammar) throws {
        let client = LoadClient(self, expecting: grammar, sending: BatchCycle([request]))
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 16)
        defer { buffer.deallocate() }
        try client.send(at: 0)
        while client.isWaiting {
            try waitForInput()
            guard let count = try receive(into: buffer) else { continue }
            guard count > 0 else { throw client.closure }
            _ = try client.receive(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }

    /// The process that listens at the other end.
    func peer() throws -> pid_t {
        var credentials = clinux_credentials()
        var size = socklen_t(MemoryLayout<clinux_credentials>.size)
        guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else {
            throw BenchFailure.lastCall("getsockopt")
        }
        return credentials.pid
    }

    /// A full backlog refuses for a moment; anything else is final.
    private func connect(to path: String) throws {
        var address = try Self.address(of: path)
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let end = MonotonicClock.now() + MonotonicClock.nanoseconds(Double(Self.patience))
        while true {
            let outcome = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(descriptor, $0, size) }
            }
            if outcome == 0 { return }
            guard errno == EAGAIN || errno == EINTR, MonotonicClock.now() < end else {
                throw BenchFailure.lastCall("connect to \(server)")
            }
            try signals.check()
            MonotonicClock.pause(milliseconds: 1)
        }
    }

    private static func address(of path: String) throws -> sockaddr_un {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let fits = withUnsafeMutableBytes(of: &address.sun_path) { target in
            guard path.utf8.count < target.count else { return false }
            target.copyBytes(from: path.utf8)
            return true
        }
        guard fits else { throw BenchFailure.unusable("the socket's path is too long: \(path)") }
        return address
    }

    private func wait(for events: Int32) throws {
        guard try signals.wait(for: descriptor, events: events, milliseconds: Int32(Self.patience * 1000)) else {
            throw BenchFailure.stalled(server, seconds: Self.patience)
        }
    }
}
