import JSON
import NavigationBroker
import NavigationTree
import Testing

/// Requests that may be sent twice.
struct TokenTests {
    private let host = Harness { $0.tokens = 3 }
    private let client: SessionID

    init() {
        client = host.connect(uid: 1000)
        host.send(Requests.shop, from: client)
    }

    private func push(_ token: String, _ more: String = "") -> Step {
        Step("push", #"{"navigator":"n1","type":"shop.list","token":"\#(token)"\#(more)}"#)
    }
    private var count: JSONValue? { host.ask("path.get", #"{"navigator":"n1"}"#, from: client).result?["count"] }

    @Test func newConnectionOfTheSameUserAsksAgain() {
        let first = host.connect(uid: 1000)
        let answer = host.ask(push("t"), from: first).lines
        host.close(first)
        let second = host.connect(uid: 1000)
        let watcher = host.watcher()
        #expect(host.ask(push("t"), from: second).lines == answer)
        #expect(count == 1 && host.take(watcher) == [])
    }

    @Test func answerBelongsToTheNewId() {
        host.prepare([push("t")], from: client)
        let line = #"{"id":"again","method":"push","params":\#(push("t").params)}"#
        #expect(host.send(line, from: client).first?.hasPrefix(#"{"jsonrpc":"2.0","id":"again","result":{"#) == true)
    }

    @Test func refusedRequestIsCarriedOutAnew() {
        let refused = Step("push", #"{"navigator":"n1","type":"late.list","token":"t"}"#)
        #expect(host.ask(refused, from: client).refusal == "unknown_destination")
        host.prepare(
            [Step("module.register", #"{"module":"late","destinations":[{"type":"late.list"}]}"#)],
            from: client
        )
        #expect(host.ask(refused, from: client).result?["changed"] == true)
        #expect(host.ask(refused, from: client).result?["revision"] == 1 && count == 1)
    }

    @Test(arguments: [
        Step("push", #"{"navigator":"n1","type":"shop.item","token":"t"}"#),
        Step("push", #"{"navigator":"n1","type":"shop.list","arguments":{},"token":"t"}"#),
        Step("navigate", #"{"navigator":"n1","type":"shop.list","token":"t"}"#),
        Step("reset", #"{"token":"t"}"#),
        Step("transaction", #"{"token":"t","operations":[{"method":"reset"}]}"#),
    ])
    func anotherRequestIsRefused(step: Step) {
        host.prepare([push("t")], from: client)
        let reply = host.ask(step, from: client)
        #expect(reply.refusal == "token_reused" && reply.error?["data"]?["token"] == "t")
        #expect(count == 1)
    }

    @Test func tokensOfAnotherUserAreOthers() {
        let other = host.connect(uid: 2000)
        host.prepare([push("t")], from: client)
        #expect(host.ask(push("t"), from: other).result?["entry"] == "e3" && count == 2)
        #expect(host.ask(Step("reset", #"{"token":"t"}"#), from: other).refusal == "token_reused")
    }

    @Test func oldestTokenIsForgottenAtTheLimit() {
        host.prepare(["a", "b", "c"].map { push($0) }, from: client)
        host.prepare(["a", "b", "c"].map { push($0) }, from: client)
        #expect(count == 3)
        host.prepare([push("d")], from: client)
        #expect(host.ask(push("b"), from: client).result?["entry"] == "e3" && count == 4)
        #expect(host.ask(push("a"), from: client).result?["entry"] == "e6" && count == 5)
        #expect(host.ask(push("c"), from: client).result?["entry"] == "e4" && count == 5)
        #expect(host.ask(push("b"), from: client).result?["entry"] == "e7" && count == 6)
    }

    @Test func otherUsersDoNotPushTokensOut() {
        let other = host.connect(uid: 2000)
        host.prepare([push("t")], from: client)
        host.prepare((1...5).map { push("x\($0)") }, from: other)
        #expect(host.ask(push("t"), from: client).result?["entry"] == "e2" && count == 6)
    }

    @Test func refusedRequestsDoNotPushTokensOut() {
        host.prepare([push("t")], from: client)
        for number in 1...5 { host.ask("pop", #"{"navigator":"n1","count":9,"token":"x\#(number)"}"#, from: client) }
        #expect(host.ask(push("t"), from: client).result?["entry"] == "e2" && count == 1)
    }

    @Test func nothingToDoIsRememberedAsWell() {
        let pop = Step("popAll", #"{"navigator":"n1","token":"t"}"#)
        #expect(host.ask(pop, from: client).result?["changed"] == false)
        host.prepare([Step("push", #"{"navigator":"n1","type":"shop.list"}"#)], from: client)
        #expect(host.ask(pop, from: client).result?["changed"] == false && count == 1)
    }

    @Test func transactionHasOneTokenForAll() {
        let params = #"{"token":"t","operations":[\#(Step("push", #"{"type":"shop.list"}"#).operation)]}"#
        let answer = host.ask("transaction", params, from: client).lines
        #expect(host.ask("transaction", params, from: client).lines == answer && count == 1)
    }

    @Test func revisionOfARepetitionIsNotCheckedAgain() {
        let step = push("t", #","ifRevision":0"#)
        let answer = host.ask(step, from: client).lines
        #expect(host.ask(step, from: client).lines == answer && count == 1)
    }

    @Test func requestThatIsNotAnsweredHasItsEffectOnce() {
        host.send(#"{"method":"push","params":\#(push("t").params)}"#, from: client)
        #expect(host.ask(push("t"), from: client).result?["entry"] == "e2" && count == 1)
    }

    @Test(arguments: [("", false), ("x", true), (String(repeating: "x", count: 128), true)])
    func lengthOfTokens(token: String, isLegal: Bool) {
        #expect((host.ask(push(token), from: client).result != nil) == isLegal)
        #expect(host.ask(push(String(repeating: "é", count: 65)), from: client).refusal == "invalid_params")
    }

    @Test(arguments: [
        ("tree.get", "{}"), ("scene.create", #"{"scene":"x"}"#),
        ("module.register", #"{"module":"m","destinations":[]}"#),
        ("state.get", "{}"),
        ("checkpoint.canReturn", #"{"checkpoint":"c"}"#),
        ("watch", "{}"),
    ])
    func methodsThatTakeNoToken(method: String, params: String) {
        let error = host.ask(Step(method, params).setting("token", to: "t"), from: client).error
        #expect(error?["data"]?["name"] == "invalid_params" && error?["data"]?["parameter"] == "token")
    }
}

/// A message to an entry that is sent again.
struct MessageTokenTests {
    private let host = Harness()
    private let (module, client): (SessionID, SessionID)

    init() {
        (module, client) = (host.connect(), host.connect())
        host.send(Requests.shop, from: module)
        host.send(Requests.pushList, from: module)
    }

    private func ask(_ id: Int = 7, _ message: Int = 1, from session: SessionID? = nil) -> [String] {
        let params = #"{"entry":"e2","message":\#(message),"token":"t"}"#
        return host.send(#"{"id":\#(id),"method":"entry.ask","params":\#(params)}"#, from: session ?? client)
    }

    private func answer() -> [String] { host.send(#"{"id":"q1","result":"here"}"#, from: module) }

    private var questions: Int { host.take(module).filter { $0.contains(#""method":"entry.ask""#) }.count }

    @Test func repetitionGetsTheAnswerAndTheModuleIsAskedOnce() {
        #expect(ask() == [] && questions == 1)
        _ = answer()
        let first = host.take(client)
        #expect(ask(8).first?.contains(#""id":8,"result":{"answer":"here"}"#) == true && first.count == 1)
        #expect(questions == 0)
    }

    @Test func repetitionWaitsForTheOpenQuestion() {
        let other = host.connect()
        #expect(ask() == [] && ask(8, from: other) == [] && questions == 1)
        #expect(Reply(lines: ask(9, 2)).refusal == "token_reused")
        _ = answer()
        #expect(host.take(client).count == 1 && host.take(other).count == 1)
        #expect(host.held == [:])
    }

    @Test func questionOutlivesTheConnection() {
        #expect(ask() == [])
        host.close(client)
        #expect(!host.events(of: module).contains { $0.method == "questionEnded" })
        _ = answer()
        let again = host.connect()
        #expect(ask(1, from: again).first?.contains("here") == true && questions == 0)
    }

    @Test func failureIsNotKept() {
        #expect(ask() == [] && questions == 1)
        host.send(#"{"id":"q1","error":{"code":1,"message":"no"}}"#, from: module)
        #expect(Reply(lines: host.take(client)).refusal == "provider_error")
        #expect(ask(8) == [] && questions == 1)
    }

    @Test func repetitionCanBeCancelledAlone() {
        let other = host.connect()
        #expect(ask() == [] && ask(8, from: other) == [])
        let lines = host.send(#"{"method":"request.cancel","params":{"request":8}}"#, from: other)
        #expect(Reply(lines: lines).refusal == "cancelled")
        host.close(other)
        _ = answer()
        #expect(host.take(client).count == 1 && host.held == [:])
    }
}
