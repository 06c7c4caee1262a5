import JSON
import NavigationBroker
import NavigationTree
import Testing

/// Slow requests and lines, as far as the broker sees them.
struct SlownessTests {
    private let host = Harness()
    private let module: SessionID
    private let client: SessionID

    init() {
        module = host.connect()
        client = host.connect()
        host.send(Requests.shop, from: module)
        host.send(Requests.pushList, from: module)
    }

    private var slow: [SlowQuestion] {
        host.actions.compactMap { if case .slow(let question) = $0 { question } else { nil } }
    }

    private func ask() {
        host.send(#"{"id":7,"method":"entry.ask","params":{"entry":"e2","message":1}}"#, from: client)
    }

    private func count(_ kind: String) throws -> Double? {
        let text = host.result("host.metrics", from: client)?.object?["text"]?.string
        return try OpenMetricsChecker.samples(try #require(text))[#"navhost_slow_total{kind="\#(kind)"}"#]
    }

    @Test func aSlowAnswerIsTold() throws {
        host.reconfigure(slow: 0.5)
        ask()
        host.advance(seconds: 0.75)
        host.send(#"{"id":"q1","result":2}"#, from: module)
        let question = try #require(slow.first)
        #expect(slow.count == 1 && question.method == "entry.ask" && question.module == "shop")
        #expect(question.type == "shop.list" && question.seconds == 0.75)
        #expect(try count("question") == 1 && count("request") == 0)
    }

    @Test func soIsOneThatDoesNotCome() throws {
        host.reconfigure(slow: 0.5)
        ask()
        host.advance(seconds: 5)
        #expect(slow.map(\.seconds) == [5])
        #expect(try count("question") == 1)
    }

    @Test func aQuickOneIsNot() throws {
        host.reconfigure(slow: 0.5)
        ask()
        host.advance(seconds: 0.25)
        host.send(#"{"id":"q1","result":2}"#, from: module)
        #expect(try slow == [] && count("question") == 0)
    }

    @Test func nothingIsSlowUntilSomebodySaysSo() throws {
        ask()
        host.advance(seconds: 4)
        host.send(#"{"id":"q1","result":2}"#, from: module)
        #expect(try slow == [] && count("question") == 0)
    }

    @Test(arguments: [
        (#"{"id":1,"method":"push","params":{"type":"a.b"}}"#, "push", "main"),
        (#"{"id":1,"method":"push","params":{"scene":"main"}}"#, "push", "main"),
        (#"{"id":1,"method":"push","params":{"scene":"secret"}}"#, "push", nil),
        (#"{"id":1,"method":"ping"}"#, "ping", nil),
        (#"{"id":"q1","result":{}}"#, "answer", nil),
        (#"[{"id":1,"method":"ping"}]"#, "batch", nil),
        (#"{"id":1,"method":"secret"}"#, "invalid", nil),
        ("{", "invalid", nil),
        ("7", "invalid", nil),
    ])
    func aLineIsSummedUpInWordsOfTheHost(line: String, kind: String, scene: String?) {
        let summary = host.summary(of: line)
        #expect(summary.kind == kind && summary.scene == scene)
    }
}
