import Glibc
import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationServer

/// A connection reads and writes some at once, and keeps the rest for a later turn.
struct ConnectionTests {
    /// A connection, and the other end of its socket.
    private func connectedPair(as session: UInt64 = 1) throws -> (connection: Connection, other: Int32) {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        return (Connection(ends[0], session: SessionID(rawValue: session), lineLimit: 1 << 20), ends[1])
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

    /// Waits until the socket takes output, and gives the connection that event.
    private func noteRoom(_ connection: Connection, _ poller: borrowing Poller) throws {
        let events = poller.wait(milliseconds: TestSocket.patience * 1000)
        try #require(events == 1 && poller[0].canWrite)
        connection.note(poller[0])
    }

    /// Reads all bytes that are there. Returns how many there were.
    private func drain(_ other: Int32) -> Int {
        var (count, bytes) = (0, [UInt8](repeating: 0, count: 1 << 16))
        while true {
            let read = bytes.withUnsafeMutableBytes { recv(other, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT)) }
            if read <= 0 { return count }
            count += read
        }
    }

    @Test func clientThatCatchesUpGetsAPartOfItsQueueATurn() throws {
        let (connection, other) = try connectedPair()
        defer {
            connection.close()
            Glibc.close(other)
        }
        let text = [UInt8](repeating: 120, count: 1 << 20)
        connection.send(0..<text.count)
        var joined = JSONWriter()
        let sent = text.withUnsafeBytes { connection.flush($0, joining: &joined) }
        #expect(!connection.catchesUp)
        let poller = try Poller()
        let isAdded = poller.add(connection.descriptor, .output)
        try #require(isAdded)
        #expect(drain(other) == sent)
        try noteRoom(connection, poller)
        #expect(connection.catchesUp)
        let first = connection.writeQueue()
        #expect(first > 0)
        // The socket has room for more.
        #expect(send(connection.descriptor, "!", 1, Int32(MSG_DONTWAIT)) == 1)
        #expect(drain(other) == first + 1)
        var total = sent + first
        while total < text.count {
            try noteRoom(connection, poller)
            total += connection.writeQueue()
            _ = drain(other)
        }
        #expect(total == text.count)
        #expect(!connection.catchesUp)
    }

    /// An answer does not wait for the notifications of others, which stand before it in the turn.
    @Test func whoHasAskedIsFirstInTheOutputOfATurn() throws {
        let (watcher, watching) = try connectedPair(as: 1)
        let (asker, asking) = try connectedPair(as: 2)
        defer {
            for connection in [watcher, asker] { connection.close() }
            for other in [watching, asking] { Glibc.close(other) }
        }
        let memory = LineDecoder.SharedMemory()
        _ = try line("{}\n", to: asking, asker, memory)
        var output = TurnOutput()
        let (event, answer) = (0..<5, 5..<9)
        output.add(event, for: watcher)
        output.add(answer, for: asker)
        output.add(event, for: asker)
        #expect(output.askers.map(\.session) == [asker.session])
        #expect(output.receivers.map(\.session) == [watcher.session])
        var joined = JSONWriter()
        let text = [UInt8]("eventanswer".utf8)
        let sent = text.withUnsafeBytes { asker.flush($0, joining: &joined) }
        #expect(sent == answer.count + event.count)
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = bytes.withUnsafeMutableBytes { recv(asking, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT)) }
        #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "answevent")
        output.removeReceivers()
        #expect(output.askers.isEmpty && output.receivers.isEmpty)
        // It has its answer now, so a notification has no haste.
        output.add(event, for: asker)
        #expect(output.askers.isEmpty)
    }
}
