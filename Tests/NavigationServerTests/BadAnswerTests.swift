import Glibc
import Logging
import NavigationBroker
import NavigationServer
import TestSupport
import Testing

/// A module sends bad answers over a real socket: the host and all other clients go on.
@Suite(.onOwnThread)
struct BadAnswerTests {
    /// A question whose answer has time, unless the test says otherwise.
    private static func ask(_ id: Int, _ entry: String, seconds: Double = questionMaximum) -> String {
        #"{"id":\#(id),"method":"entry.ask","params":{"entry":"\#(entry)","message":1,"timeout":\#(seconds)}}"#
    }

    private static let questionMaximum = Double(patience.components.seconds)

    private static func module(_ name: String, _ path: String) throws -> TestSocket {
        let module = try TestSocket(path)
        let register =
            #"{"id":0,"method":"module.register","params":{"module":"\#(name)","destinations":[{"type":"\#(name).page"}]}}"#
        #expect(try module.request(register).contains(#""result""#))
        #expect(
            try module.request(#"{"id":1,"method":"push","params":{"type":"\#(name).page"}}"#).contains(#""result""#)
        )
        return module
    }

    private static func answer(_ question: String?, _ module: TestSocket, _ result: String) throws {
        let id = try #require(question?.split(separator: #""id":""#).last?.prefix { $0 != "\"" })
        module.send(line: #"{"id":"\#(id)","result":\#(result)}"#)
    }

    @Test func everyBadAnswerCostsOnlyTheModule() async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/h.sock"
        var (limits, logger) = (Limits(), Logger(label: "test"))
        limits.line = 4096
        limits.questionMaximum = Self.questionMaximum
        logger.logLevel = .critical
        let socket = SocketPath(option: path, environment: [:], uid: getuid())
        let host = try await Host.start(.init(socket: socket, limits: limits), logger: logger)
        let outcome = Result { try Self.misbehave(path) }
        host.shutDown()
        await host.waitUntilClosed()
        try outcome.get()
    }

    private static func misbehave(_ path: String) throws {
        let (bad, good) = (try module("bad", path), try module("good", path))
        let client = try TestSocket(path)
        client.send(line: ask(1, "e2"))
        let question = try bad.readLine()
        // Not JSON, an answer to an unknown question, and half a number.
        bad.send(line: "thank you")
        #expect(try bad.readLine()?.contains(#""parse_error""#) == true)
        bad.send(line: #"{"id":"q99","result":"wrong"}"#)
        bad.send(line: #"{"id":"q1x","result":"wrong"}"#)
        // The answer is too large.
        bad.write(Array(#"{"id":"q1","result":"\#(String(repeating: "x", count: 100_000))"}"#.utf8) + [0x0A])
        #expect(try bad.readLine()?.contains(#""line_too_long""#) == true)
        // Meanwhile another module is asked and answers.
        client.send(line: ask(2, "e3"))
        try answer(good.readLine(), good, #""fine""#)
        #expect(try client.readLine() == #"{"jsonrpc":"2.0","id":2,"result":{"answer":"fine"}}"#)
        // The module answers at last, and then once more.
        try answer(question, bad, #""first""#)
        try answer(question, bad, #""second""#)
        #expect(try client.readLine() == #"{"jsonrpc":"2.0","id":1,"result":{"answer":"first"}}"#)
        // Never.
        client.send(line: ask(3, "e2", seconds: 0.5))
        #expect(try client.readLine()?.contains(#""id":3,"error":{"code":304"#) == true)
        #expect(try client.request(#"{"id":4,"method":"ping"}"#) == #"{"jsonrpc":"2.0","id":4,"result":{"pong":true}}"#)
        // After the third answer that is too large, the module is closed. The waiting client gets an error at once.
        client.send(line: ask(5, "e2"))
        for _ in 1...2 { bad.write([UInt8](repeating: 0x78, count: 100_000) + [0x0A]) }
        let last = try bad.readAll().last
        #expect(last?.contains(#""bye""#) == true && last?.contains(#""line_too_long""#) == true)
        #expect(try client.readLine()?.contains(#""provider_gone""#) == true)
        client.send(line: ask(6, "e3"))
        try answer(good.readLine(), good, "6")
        #expect(try client.readLine() == #"{"jsonrpc":"2.0","id":6,"result":{"answer":6}}"#)
    }
}
