import JSON
import NavigationBroker
import NavigationTree
import TestSupport
import Testing

/// The answers to lines that are not valid requests, and to batches.
@Suite(.onSharedThreads)
struct MessageTests {
    private let host = Harness()

    private static func error(_ code: Int, _ name: String, id: String = "null") -> (String) -> Bool {
        { line in
            line.hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(code),"message":""#)
                && line.contains(#""data":{"name":"\#(name)""#)
        }
    }

    @Test(arguments: [
        ("{", -32700, "parse_error", "null"),
        ("NaN", -32700, "parse_error", "null"),
        ("'a'", -32700, "parse_error", "null"),
        ("[1,]", -32700, "parse_error", "null"),
        (#"{"id":1,"id":2,"method":"ping"}"#, -32600, "invalid_request", "null"),
        (#"{"id":1,"method":"ping","params":{"a":1,"a":1}}"#, -32600, "invalid_request", "1"),
        ("1", -32600, "invalid_request", "null"),
        ("[]", -32600, "invalid_request", "null"),
        ("{}", -32600, "invalid_request", "null"),
        (#"{"id":5}"#, -32600, "invalid_request", "5"),
        (#"{"id":5,"method":1}"#, -32600, "invalid_request", "5"),
        (#"{"id":[],"method":"ping"}"#, -32600, "invalid_request", "null"),
        (#"{"id":5,"method":"ping","params":[]}"#, -32602, "invalid_params", "5"),
        (#"{"id":5,"method":"sum","params":[1,2]}"#, -32601, "method_not_found", "5"),
        (#"{"id":5,"method":"ping","params":1}"#, -32600, "invalid_request", "5"),
        (#"{"jsonrpc":"1.0","id":5,"method":"ping"}"#, -32600, "invalid_request", "5"),
        (#"{"id":5,"method":"ping","extra":1}"#, -32600, "invalid_request", "5"),
        (#"{"id":5,"method":"ping","result":1}"#, -32600, "invalid_request", "5"),
        (#"{"id":5,"method":"pong"}"#, -32601, "method_not_found", "5"),
        (#"{"id":5,"method":"ping","params":{"x":1}}"#, -32602, "invalid_params", "5"),
        (#"{"id":5,"method":"watch","params":{"kinds":["entry.add"]}}"#, -32602, "invalid_params", "5"),
    ])
    func badLineGetsOneErrorAndTheNextRequestWorks(line: String, code: Int, name: String, id: String) {
        let client = host.connect()
        let answers = host.send(line, from: client)
        #expect(answers.count == 1 && answers.allSatisfy(Self.error(code, name, id: id)), "\(answers)")
        #expect(
            host.send(#"{"id":2,"method":"ping"}"#, from: client) == [
                #"{"jsonrpc":"2.0","id":2,"result":{"pong":true}}"#
            ]
        )
    }

    @Test(arguments: [#"1"#, #""a""#, #"-1.50e+2"#, #"12345678901234567890123"#, #"null"#, #""\u0000 \"x\"""#])
    func idComesBackAsItWasWritten(id: String) {
        let client = host.connect()
        let answers = host.send(#"{"method":"ping","id":\#(id)}"#, from: client)
        #expect(answers == [#"{"jsonrpc":"2.0","id":\#(id),"result":{"pong":true}}"#])
    }

    @Test func notificationIsCarriedOutAndNotAnswered() {
        let client = host.connect()
        host.send(Requests.shop, from: client)
        #expect(host.send(#"{"method":"push","params":{"type":"shop.list"}}"#, from: client) == [])
        #expect(host.result("path.get", from: client)?.object?["count"] == 1)
    }

    @Test func escapedNamesMeanTheSame() {
        let client = host.connect()
        let answers = host.send(#"{"\u0069d":1,"method":"p\u0069ng"}"#, from: client)
        #expect(answers == [#"{"jsonrpc":"2.0","id":1,"result":{"pong":true}}"#])
    }

    @Test(arguments: [("session.list", "host.sessions"), ("metrics", "host.metrics"), ("pong", "ping"), ("sum", nil)])
    func unknownMethodCarriesTheOneThatIsMeant(name: String, meant: String?) {
        let data = host.error(name, from: host.connect())?.object?["data"]?.object
        #expect(data?["nearest"]?.string == meant)
    }

    @Test func unknownNameCarriesTheNearestOne() {
        let client = host.connect()
        #expect(host.error("navigat", from: client)?.object?["data"]?.object?["nearest"] == "navigate")
        #expect(host.error("pop", #"{"cuont":1}"#, from: client)?.object?["data"]?.object?["nearest"] == "count")
        #expect(
            host.error("tree.get", #"{"scene":"mian"}"#, from: client)?.object?["data"]?.object?["nearest"] == "main"
        )
    }

    // MARK: Batches

    @Test func batchAnswersOnOneLine() {
        let client = host.connect()
        let answers = host.send(
            #"[{"id":1,"method":"ping"},{"method":"ping"},{"id":2,"method":"nope"},3]"#,
            from: client
        )
        #expect(answers.count == 1)
        let line = answers.first ?? ""
        #expect(
            line.hasPrefix(
                #"[{"jsonrpc":"2.0","id":1,"result":{"pong":true}},{"jsonrpc":"2.0","id":2,"error":{"code":-32601"#
            )
        )
        #expect(line.contains(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32600"#) && line.hasSuffix("]"))
    }

    @Test func batchOfNotificationsIsNotAnswered() {
        let client = host.connect()
        #expect(host.send(#"[{"method":"ping"},{"method":"ping"}]"#, from: client) == [])
    }

    /// The answers of a batch are one line, which has the limit of every other.
    @Test func batchWhoseAnswersDoNotFitEndsWhereTheyDoNot() throws {
        let whole = Harness()
        let size = try #require(whole.send(#"{"id":1,"method":"rpc.discover"}"#, from: whole.connect()).first).utf8
            .count
        let host = Harness { $0.outputHard = size + size / 2 }
        let client = host.connect()
        host.send(Requests.shop, from: client)
        let discover = [1, 2].map { #"{"id":\#($0),"method":"rpc.discover"}"# }.joined(separator: ",")
        let answers = host.send("[\(discover),\(Requests.pushList)]", from: client)
        let parts = try #require(try answers.first.map { try RawJSON(parsing: $0).value() }?.array)
        #expect(answers.count == 1 && parts.count == 3)
        #expect(parts[0]["result"]?["openrpc"] != nil)
        #expect(parts[1]["error"]?["data"]?["name"] == "answer_too_large")
        #expect(parts[2]["error"]?["message"]?.string?.hasSuffix("this request was not carried out") == true)
        #expect(host.result("path.get", from: client)?.object?["count"] == 0)
        #expect(host.send(Requests.pushList, from: client).first?.contains("result") == true)
    }

    // The shell reads a batch like as many lines.

    private static let twoPings = #"[{"id":1,"method":"ping"},{"id":2,"method":"ping"}]"#

    private static func pong(_ id: Int) -> String { #"{"jsonrpc":"2.0","id":\#(id),"result":{"pong":true}}"# }

    @Test func othersHaveTheirTurnWithinABatch() {
        let (client, other) = (host.connect(), host.connect())
        host.begin(Self.twoPings, from: client)
        #expect(host.goOn(withBatchOf: client))
        #expect(host.send(#"{"id":7,"method":"ping"}"#, from: other) == [Self.pong(7)])
        #expect(host.take(client) == [])
        #expect(host.goOn(withBatchOf: client))
        #expect(host.take(client) == ["[\(Self.pong(1)),\(Self.pong(2))]"])
        #expect(!host.goOn(withBatchOf: client) && host.held.isEmpty)
    }

    @Test func restOfABatchIsRefusedWhenTheHostEnds() {
        let client = host.connect()
        host.begin(Self.twoPings, from: client)
        #expect(host.goOn(withBatchOf: client))
        host.shutDown()
        let lines = host.take(client)
        #expect(lines.first?.hasPrefix("[\(Self.pong(1)),") == true)
        #expect(lines.first?.contains(#""id":2,"error":"#) == true && lines.first?.contains("shutting_down") == true)
        #expect(lines.last?.contains(#""method":"bye""#) == true)
    }

    @Test func restOfABatchIsForgottenWithItsSession() {
        let client = host.connect()
        host.begin(Self.twoPings, from: client)
        #expect(host.goOn(withBatchOf: client))
        host.close(client)
        #expect(!host.goOn(withBatchOf: client) && host.held.isEmpty)
    }

    @Test func batchOverTheLimitIsRefusedWhole() {
        let host = Harness { $0.batch = 2 }
        let client = host.connect()
        host.send(Requests.shop, from: client)
        let push = Requests.pushList
        let answers = host.send("[\(push),\(push),\(push)]", from: client)
        #expect(answers.count == 1 && answers.allSatisfy(Self.error(-32600, "invalid_request")))
        #expect(host.result("path.get", from: client)?.object?["count"] == 0)
    }

    // MARK: Limits of lines

    @Test func thirdLineThatIsTooLongClosesTheConnection() {
        let client = host.connect()
        for _ in 1...2 {
            #expect(host.tooLong(from: client).allSatisfy(Self.error(100, "line_too_long")))
            #expect(!host.isClosed(client))
        }
        let last = host.tooLong(from: client)
        #expect(last.count == 2 && last.last?.contains(#""method":"bye","params":{"reason":"line_too_long""#) == true)
        #expect(host.isClosed(client))
        #expect(host.send(#"{"id":2,"method":"ping"}"#, from: client) == [])
    }

    @Test(arguments: [
        #"{"method":"ping","params":[1]}"#, #"{"method":"ping","params":"bar"}"#, #"{"method":"sum","params":[1,2,4]}"#,
        #"{"method":"ping","params":{"x":1}}"#,
    ])
    func notificationIsNeverAnswered(line: String) {
        let client = host.connect()
        #expect(host.send(line, from: client) == [])
        let answers = host.send(#"[\#(line),{"id":1,"method":"ping"}]"#, from: client)
        #expect(answers == [#"[{"jsonrpc":"2.0","id":1,"result":{"pong":true}}]"#])
    }

    @Test func errorWithoutIDSaysItsLine() {
        let client = host.connect()
        host.send(#"{"id":1,"method":"ping"}"#, from: client)
        #expect(host.send("{", from: client).first?.contains(#""line":2"#) == true)
        #expect(host.tooLong(from: client).first?.contains(#""line":3"#) == true)
        #expect(host.send(#"[{"id":[]},1]"#, from: client).first?.ranges(of: #""line":4"#).count == 2)
        #expect(host.send(#"{"id":5}"#, from: client).first?.contains(#""line""#) == false)
    }

    @Test func tooDeepIsAnErrorOfItsOwn() {
        let host = Harness { $0.depth = 8 }
        let client = host.connect()
        let deep = String(repeating: "[", count: 100_000)
        let answers = host.send(#"{"id":1,"method":"ping","params":{"x":\#(deep)"#, from: client)
        #expect(answers.count == 1 && answers.allSatisfy(Self.error(101, "too_deep", id: "1")))
        #expect(host.send(#"{"id":2,"method":"ping"}"#, from: client).count == 1)
    }

    @Test func invalidUTF8ThreeTimesClosesTheConnection() {
        let client = host.connect()
        for _ in 1...2 {
            #expect(host.send([0x22, 0xFF, 0x22], from: client).allSatisfy(Self.error(-32700, "parse_error")))
        }
        #expect(!host.isClosed(client))
        host.send([0x22, 0xC0, 0x80, 0x22], from: client)
        #expect(host.isClosed(client))
    }
}

/// A module that waits for its own answers.
struct InFlightTests {
    /// It asks itself as often as it may. Its answers are read, though it has no room for more requests.
    @Test func moduleThatAsksItselfIsStillHeard() {
        let host = Harness { $0.inFlight = 2 }
        let module = host.connect()
        host.send(Requests.shop, from: module)
        host.send(Requests.pushList, from: module)
        let ask = { (id: Int) in #"{"id":\#(id),"method":"entry.ask","params":{"entry":"e2","message":1}}"# }
        host.send(ask(7), from: module)
        host.send(ask(8), from: module)
        #expect(host.takesInput(from: module))
        #expect(host.send(ask(9), from: module).first?.contains(#""name":"limit_reached","limit":"inFlight""#) == true)
        #expect(
            host.send(#"{"id":"q1","result":1}"#, from: module) == [#"{"jsonrpc":"2.0","id":7,"result":{"answer":1}}"#]
        )
        host.send(#"{"id":"q2","result":1}"#, from: module)
        #expect(host.takesInput(from: module))
    }
}
