import Glibc
import TestSupport
import Testing

/// A client without any library: a blocking socket whose every wait has an end.
final class TestSocket {
    /// The longest time of every wait, unless the test sets another time.
    static let patience = Int32(TestSupport.patience.components.seconds)

    private let descriptor: Int32
    private var received: [UInt8] = []

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Connects, or throws the error of the system.
    init(_ path: String) throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else {
            let reason = String(cString: strerror(errno))
            Glibc.close(descriptor)
            throw Failure(description: "connect: \(reason)")
        }
    }

    deinit { Glibc.close(descriptor) }

    /// Writes all bytes, or as many as the other side takes in time. Returns how many.
    @discardableResult
    func write(_ bytes: some Collection<UInt8>, seconds: Int32 = TestSocket.patience) -> Int {
        let bytes = Array(bytes)
        var sent = 0
        while sent < bytes.count {
            var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            guard poll(&poller, 1, seconds * 1000) == 1 else { return sent }
            let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
            let count = bytes[sent...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, flags) }
            if count < 0 { return sent }
            sent += count
        }
        return sent
    }

    func send(line: String) { write(Array((line + "\n").utf8)) }

    func endInput() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// The next line, nil at the end; throws when neither comes in time.
    func readLine(seconds: Int32 = TestSocket.patience) throws -> String? {
        while true {
            if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                defer { received.removeFirst(end + 1) }
                return String(decoding: received[..<end], as: UTF8.self)
            }
            guard try read(upTo: 65_536, seconds: seconds) > 0 else { return nil }
        }
    }

    /// Everything up to the end.
    func readAll(seconds: Int32 = TestSocket.patience) throws -> [String] {
        var lines: [String] = []
        while let line = try readLine(seconds: seconds) { lines.append(line) }
        return lines
    }

    func request(_ line: String) throws -> String {
        send(line: line)
        return try #require(try readLine())
    }

    /// Reads at most `limit` of the next bytes. Returns how many it read, 0 at the end.
    func read(upTo limit: Int, seconds: Int32 = TestSocket.patience) throws -> Int {
        var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&poller, 1, seconds * 1000) == 1 else { throw Failure(description: "nothing came for \(seconds) s") }
        var chunk = [UInt8](repeating: 0, count: limit)
        let count = max(0, chunk.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) })
        received += chunk[..<count]
        return count
    }
}
