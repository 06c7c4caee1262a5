import Glibc
import NavigationTree
import TestSupport
import Testing

@testable import NavigationServer

/// Which lines a connection gives at once, and which ones it keeps for a later turn.
struct ConnectionTests {
    /// A connection, and the other end of its socket.
    private func connectedPair() throws -> (connection: Connection, other: Int32) {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        return (Connection(ends[0], session: SessionID(rawValue: 1), lineLimit: 1 << 20), ends[1])
    }

    /// Sends text, and returns the first line of it that the connection gives.
    private func line(
        _ text: String,
        to other: Int32,
        _ connection: Connection,
        _ memory: borrowing LineDecoder.SharedMemory
    ) throws -> Range<Int> {
        let count = text.utf8.count
        try #require(Array(text.utf8).withUnsafeBytes { send(other, $0.baseAddress, count, 0) } == count)
        let poller = try Poller()
        let isAdded = poller.add(connection.descriptor, .input)
        let events = poller.wait(milliseconds: TestSocket.patience * 1000)
        try #require(isAdded && events == 1)
        connection.note(poller[0])
        return try nextLine(of: connection, memory)
    }

    private func nextLine(
        of connection: Connection,
        _ memory: borrowing LineDecoder.SharedMemory
    ) throws -> Range<Int> {
        guard case .event(.line(let line)) = connection.nextLine(memory) else {
            throw TestSocket.Failure(description: "the connection gives no line")
        }
        return line
    }

    @Test func longLineIsKeptOnceForALaterTurn() throws {
        let (connection, other) = try connectedPair()
        defer {
            connection.close()
            Glibc.close(other)
        }
        let memory = LineDecoder.SharedMemory()
        let long = String(repeating: "x", count: 20_000)
        let line = try line(long + "\n", to: other, connection, memory)
        #expect(connection.keepIfLong(line))
        #expect(connection.isSlow)
        connection.endTurn()
        let again = try nextLine(of: connection, memory)
        #expect(!connection.keepIfLong(again))
        #expect(connection.withBytes(of: again) { String(decoding: $0, as: UTF8.self) } == long)
    }

    @Test func shortLineIsNotKept() throws {
        let (connection, other) = try connectedPair()
        defer {
            connection.close()
            Glibc.close(other)
        }
        let memory = LineDecoder.SharedMemory()
        let line = try line("{}\n", to: other, connection, memory)
        #expect(!connection.keepIfLong(line))
        #expect(!connection.isSlow)
    }
}
