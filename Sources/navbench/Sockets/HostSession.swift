import NavigationLoad

/// A connection to navhost for one request after another, outside of the load.
final class HostSession {
    let connection: Connection
    private var buffer: UnsafeMutableRawBufferPointer

    init(_ connection: Connection) {
        self.connection = connection
        self.buffer = .allocate(byteCount: 256 << 10, alignment: 16)
    }

    deinit { buffer.deallocate() }

    /// Sends one request and returns the line of its result. Throws an error of the host, with its text.
    @discardableResult
    func call(_ line: String) throws -> HostAnswer {
        try connection.send(Array(line.utf8))
        var answer: [UInt8] = []
        repeat {
            try connection.waitForInput()
            guard let count = try connection.receive(into: buffer) else { continue }
            guard count > 0 else {
                throw BenchFailure.closed(connection.server, said: String(decoding: answer, as: UTF8.self))
            }
            answer.append(contentsOf: buffer[..<count])
        } while answer.last != UInt8(ascii: "\n")
        return try HostAnswer(answer, from: connection.server)
    }

    /// Repeats a request until the host has the answer, which depends on a process that was just started.
    func wait(until line: String, for process: ChildProcess) throws {
        let end = MonotonicClock.now() + MonotonicClock.nanoseconds(10)
        while (try? call(line)) == nil {
            try process.checkItRuns()
            guard MonotonicClock.now() < end else { throw BenchFailure.stalled("navhost", seconds: 10) }
            MonotonicClock.pause(milliseconds: 5)
        }
    }

    /// The revision of the main scene.
    func revision() throws -> Int {
        try call(HostRequests.readRoot).number(after: #""revision":"#)
    }
}

/// The line of a result.
struct HostAnswer {
    private let bytes: [UInt8]
    private let server: String

    /// Throws when the line is not a result.
    init(_ bytes: [UInt8], from server: String) throws {
        self.bytes = bytes
        self.server = server
        do throws(ReplyFailure) {
            // A typed error cannot pass through `withUnsafeBytes`, so the outcome does.
            try bytes.withUnsafeBytes { line in Result { () throws(ReplyFailure) in try HostAnswers.inspect(line) } }
                .get()
        } catch {
            throw BenchFailure.answer(server, error)
        }
    }

    /// The number that follows a text, which must be there.
    func number(after text: StaticString) throws -> Int {
        guard let number = bytes.withUnsafeBytes({ $0.number(after: text) }) else {
            throw BenchFailure.answer(server, .unexpected(bytes.withUnsafeBytes(\.text)))
        }
        return number
    }
}
