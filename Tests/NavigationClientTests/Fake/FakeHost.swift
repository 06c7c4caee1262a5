import Glibc
import TestSupport

/// A host that does only what its script says, on a socket of its own in the temporary directory.
///
/// It takes one connection and runs the script on a thread of its own, so that scripts may block. It removes the socket
/// when a client has connected. No wait is longer than ``patience``.
struct FakeHost: Sendable {
    let path: String

    /// Listens at once. A failure ends the test.
    init(script: @escaping @Sendable (FakeConnection) -> Void) throws {
        let path = SocketFile.newPath()
        let listener = try SocketFile.listen(at: path)
        self.path = path
        startThread {
            limitWaiting(on: listener)
            let descriptor = accept(listener, nil, nil)
            close(listener)
            unlink(path)
            guard descriptor >= 0 else { return }
            let connection = FakeConnection(descriptor: descriptor)
            script(connection)
            connection.close()
        }
    }
}

enum FakeHostError: Error {
    case noSocket(Int32)
}

/// The script's end of one connection.
final class FakeConnection {
    private let descriptor: Int32
    private var unread: [UInt8] = []
    private var isClosed = false

    init(descriptor: Int32) {
        self.descriptor = descriptor
        limitWaiting(on: descriptor)
    }

    /// The next line without its LF; nil at the end of input, or when no line comes in time.
    func readLine() -> String? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            if let end = unread.firstIndex(of: 0x0A) {
                defer { unread.removeSubrange(...end) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return nil }
            unread.append(contentsOf: buffer[..<count])
        }
    }

    /// Writes text as it is, without adding an LF.
    func write(_ text: String) {
        write(Array(text.utf8)[...])
    }

    /// Writes one byte in a packet of its own.
    func writeByte(_ byte: UInt8) {
        write([byte])
    }

    private func write(_ bytes: ArraySlice<UInt8>) {
        FakeConnection.writeAll(bytes, to: descriptor)
    }

    /// Writes as much as the other end takes.
    static func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Writes a line.
    func writeLine(_ text: String) {
        write(text + "\n")
    }

    /// Reads a request and answers it with this result.
    func answer(_ result: String = "{}") {
        guard let id = readLine()?.requestID else { return }
        writeLine(#"{"jsonrpc":"2.0","id":\#(id),"result":\#(result)}"#)
    }

    /// Waits until the client closes the connection.
    func waitForEnd() {
        while readLine() != nil {}
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        // A process that was started meanwhile may have inherited the descriptor. The client sees the end all the same.
        shutdown(descriptor, Int32(SHUT_RDWR))
        Glibc.close(descriptor)
    }
}

private func limitWaiting(on descriptor: Int32) {
    var limit = timeval(tv_sec: Int(patience.components.seconds), tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
}

extension String {
    /// The id of a request line as the client writes it, found without the code under test.
    var requestID: Int? {
        guard let start = firstRange(of: #""id":"#)?.upperBound else { return nil }
        return Int(self[start...].prefix { $0.isNumber })
    }
}
