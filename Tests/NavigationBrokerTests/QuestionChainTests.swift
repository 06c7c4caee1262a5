import JSON
import NavigationBroker
import NavigationTree
import Testing

/// Modules that ask each other while they answer: a question that would wait for its own answer is refused.
struct QuestionChainTests {
    private let host = Harness()
    private let client: SessionID
    /// The modules `a`, `b` and `c`; `entries` are one entry of each.
    private let modules: [SessionID]
    private let entries: [String]

    init() {
        client = host.connect()
        modules = ["a", "b", "c"].map { [host] name in
            let module = host.connect()
            let params = #"{"module":"\#(name)","destinations":[{"type":"\#(name).page"}]}"#
            host.prepare([Step("module.register", params)], from: module)
            return module
        }
        entries = ["a", "b", "c"].map { [host, client] name in
            let reply = host.ask("push", #"{"type":"\#(name).page"}"#, from: client)
            return reply.result?["entry"]?.string ?? "no entry"
        }
    }

    /// Sends an `entry.ask` about the entry of a module; nothing comes back before it is answered or refused.
    @discardableResult
    private func ask(_ module: Int, from session: SessionID, during question: String? = nil) -> JSONValue? {
        let during = question.map { #","during":"\#($0)""# } ?? ""
        let params = #"{"entry":"\#(entries[module])","message":1\#(during)}"#
        return host.ask("entry.ask", params, from: session).error?["data"]
    }

    /// The id of the question that a module has been asked.
    private func question(to module: Int) -> String? {
        let line = host.take(modules[module]).last { $0.contains(#""method":"entry.ask""#) }
        return line.flatMap { try? RawJSON(parsing: $0).value() }?["id"]?.string
    }

    private func link(_ number: Int, _ asker: SessionID, asks module: Int) -> JSONValue {
        let name = ["a", "b", "c"][module]
        return .object(
            JSONObject([
                ("question", .string("q\(number)")), ("asker", .string("\(asker)")),
                ("session", .string("\(modules[module])")), ("module", .string(name)),
                ("type", .string("\(name).page")),
                ("entry", .string(entries[module])),
            ])
        )
    }

    @Test func moduleThatWaitsForTheAnswerIsNotAsked() {
        ask(1, from: modules[0])
        let data = ask(0, from: modules[1], during: question(to: 1))
        #expect(data?["name"] == "question_cycle" && data?["chain"] == [link(1, modules[0], asks: 1)])
        #expect(data?["module"] == "a" && data?["type"] == "a.page" && data?["session"] == .string("\(modules[0])"))
        #expect(host.take(modules[0]) == [], "nothing was sent to it")
        host.send(#"{"id":"q1","result":"done"}"#, from: modules[1])
        #expect(host.take(modules[0]) == [#"{"jsonrpc":"2.0","id":1,"result":{"answer":"done"}}"#])
    }

    @Test func chainOverThreeIsToldFromItsBeginning() {
        ask(0, from: client)
        ask(1, from: modules[0], during: question(to: 0))
        ask(2, from: modules[1], during: question(to: 1))
        let third = question(to: 2)
        let chain: JSONValue = [
            link(1, client, asks: 0), link(2, modules[0], asks: 1), link(3, modules[1], asks: 2),
        ]
        for module in 0...2 {
            let data = ask(module, from: modules[2], during: third)
            #expect(data?["name"] == "question_cycle" && data?["chain"] == chain)
        }
    }

    @Test func moduleThatAsksItselfWhileItAnswersIsRefused() {
        ask(0, from: client)
        #expect(ask(0, from: modules[0], during: question(to: 0))?["name"] == "question_cycle")
    }

    @Test func questionsThatCrossAreAllowed() {
        ask(1, from: modules[0])
        #expect(question(to: 1) == "q1")
        ask(0, from: modules[1])
        #expect(question(to: 0) == "q2")
        host.send(#"{"id":"q2","result":"to b"}"#, from: modules[0])
        #expect(host.take(modules[1]) == [#"{"jsonrpc":"2.0","id":1,"result":{"answer":"to b"}}"#])
        host.send(#"{"id":"q1","result":"to a"}"#, from: modules[1])
        #expect(host.take(modules[0]) == [#"{"jsonrpc":"2.0","id":1,"result":{"answer":"to a"}}"#])
    }

    /// Two modules wait for each other, but each on behalf of a question that the other has no part in.
    @Test func independentChainsBetweenTheSameModulesAreAllowed() {
        let other = host.connect()
        ask(0, from: client)
        ask(1, from: other)
        let (toA, toB) = (question(to: 0), question(to: 1))
        ask(1, from: modules[0], during: toA)
        #expect(question(to: 1) == "q3")
        ask(0, from: modules[1], during: toB)
        #expect(question(to: 0) == "q4")
    }

    @Test func questionOfAnotherSessionIsRefused() {
        ask(1, from: modules[0])
        let data = ask(2, from: modules[0], during: question(to: 1))
        #expect(data?["name"] == "unknown_question" && data?["question"] == "q1")
        #expect(host.take(modules[2]) == [])
    }

    @Test func questionThatIsOverLinksNothingAndHoldsNobodyUp() {
        ask(1, from: modules[0])
        let first = question(to: 1)
        ask(2, from: modules[1], during: first)
        let second = question(to: 2)
        host.send(#"{"id":"q1","result":1}"#, from: modules[1])
        #expect(ask(2, from: modules[1], during: first) == nil)
        #expect(question(to: 2) == "q3")
        host.take(modules[0])
        ask(0, from: modules[2], during: second)
        #expect(question(to: 0) == "q4")
    }

    @Test(arguments: [#""7""#, #""q""#, #""q-1""#, #""n7""#, "7", "null", "{}"])
    func whatIsNoQuestionIsRefusedByEveryMethod(value: String) {
        for method in ["ping", "entry.ask", "transaction"] {
            let error = host.ask(method, #"{"during":\#(value)}"#, from: client).error
            #expect(error?["data"]?["parameter"] == "during" && error?["code"] == -32602, "\(method)")
        }
    }

    @Test func requestThatAsksNobodyMayCarryIt() {
        ask(0, from: client)
        let during = question(to: 0) ?? ""
        #expect(host.ask("ping", #"{"during":"\#(during)"}"#, from: modules[0]).result == ["pong": true])
        host.send(#"{"id":"\#(during)","result":1}"#, from: modules[0])
        let params = #"{"type":"a.page","during":"\#(during)"}"#
        #expect(host.ask("push", params, from: modules[0]).result?["changed"] == true)
    }

    /// The same request, sent again after its question is over, is still the same.
    @Test func tokenDoesNotDependOnIt() {
        ask(0, from: client)
        let push = #"{"type":"a.page","token":"t""#
        let first = host.ask("push", push + #","during":"q1"}"#, from: modules[0]).lines.last
        #expect(host.ask("push", push + "}", from: modules[0]).lines == [first])
    }

    @Test func lateModuleIsToldWithWhatItWaitsFor() {
        ask(1, from: modules[0])
        host.advance(seconds: 1)
        ask(0, from: modules[1])
        host.take(modules[0])
        host.advance(seconds: 4.5)
        let data = Reply(lines: host.take(modules[0])).error?["data"]
        #expect(data?["name"] == "provider_timeout")
        #expect(data?["waitingFor"] == [link(2, modules[1], asks: 0), link(1, modules[0], asks: 1)])
        host.take(modules[1])
        host.advance(seconds: 1)
        let second = Reply(lines: host.take(modules[1])).error?["data"]
        #expect(second?["name"] == "provider_timeout" && second?["waitingFor"] == [])
    }

    @Test func whatALateModuleWaitsForHasABound() {
        ask(1, from: modules[0])
        host.advance(seconds: 1)
        for _ in 1...40 { ask(2, from: modules[1]) }
        host.advance(seconds: 4.5)
        let data = Reply(lines: host.take(modules[0])).error?["data"]
        #expect(data?["waitingFor"]?.array?.count == 16)
    }

    /// The host's own questions are links as well: whoever is asked for content must not wait for itself.
    @Test func questionsOfTheHostItselfAreLinks() {
        let params = #"{"module":"a","destinations":[{"type":"a.page","provides":true}]}"#
        let asked = host.ask("module.register", params, from: modules[0]).lines + host.take(modules[0])
        let provide = asked.first { $0.contains("type.provide") } ?? ""
        #expect(provide.contains(#""id":"q1""#))
        ask(1, from: modules[0], during: "q1")
        let data = ask(0, from: modules[1], during: question(to: 1))
        #expect(data?["name"] == "question_cycle" && data?["chain"]?[0]?["asker"] == nil)
        #expect(data?["chain"]?[0]?["question"] == "q1" && data?["chain"]?[1]?["question"] == "q2")
    }
}

/// A module that answers badly harms only itself.
struct BadAnswerTests {
    private let host = Harness { $0.lineStrikes = 2 }
    private let (bad, good, client): (SessionID, SessionID, SessionID)

    init() {
        (bad, good, client) = (host.connect(), host.connect(), host.connect())
        for (name, module) in [("bad", bad), ("good", good)] {
            let params = #"{"module":"\#(name)","destinations":[{"type":"\#(name).page"}]}"#
            host.prepare([Step("module.register", params)], from: module)
            host.prepare([Step("push", #"{"type":"\#(name).page"}"#)], from: client)
        }
        host.send(#"{"id":"x","method":"entry.ask","params":{"entry":"e2","message":1}}"#, from: client)
        host.take(bad)
    }

    /// Others are served as ever, and the tree is as it was.
    private func expectOthersAreServed(_ question: Int = 2) {
        #expect(host.send(#"{"id":"y","method":"entry.ask","params":{"entry":"e3","message":1}}"#, from: client) == [])
        host.send(#"{"id":"q\#(question)","result":"fine"}"#, from: good)
        #expect(host.take(client) == [#"{"jsonrpc":"2.0","id":"y","result":{"answer":"fine"}}"#])
        #expect(host.types(on: "n1", from: client) == ["bad.page", "good.page"])
    }

    @Test(arguments: [
        ("{", -32700), (#"{"id":"q1","result":}"#, -32700), (#"{"id":"q1"}"#, -32600),
        (#"{"id":["q1"],"result":1}"#, -32600),
        (#"{"id":"q1","result":1,"method":"ping"}"#, -32600), ("[]", -32600), ("q1", -32700),
    ])
    func whatIsNoAnswerIsRefusedToTheModuleAlone(line: String, code: Int64) {
        let refusal = host.send(line, from: bad)
        #expect(refusal.count == 1 && Reply(lines: refusal).error?["code"] == .integer(code))
        #expect(host.take(client) == [] && !host.isClosed(bad))
        expectOthersAreServed()
        host.send(#"{"id":"q1","result":"at last"}"#, from: bad)
        #expect(host.take(client) == [#"{"jsonrpc":"2.0","id":"x","result":{"answer":"at last"}}"#])
    }

    @Test(arguments: [#""q2""#, #""q99""#, "1", "null", #""q1 ""#, #""Q1""#, #""q01x""#])
    func wrongIdIsNoAnswer(id: String) {
        #expect(host.send(#"{"id":\#(id),"result":"wrong"}"#, from: bad) == [])
        #expect(host.take(client) == [] && !host.isClosed(bad))
        expectOthersAreServed()
    }

    @Test func secondAnswerIsDropped() {
        host.send(#"{"id":"q1","result":"first"}"#, from: bad)
        #expect(host.take(client) == [#"{"jsonrpc":"2.0","id":"x","result":{"answer":"first"}}"#])
        for again in [#"{"id":"q1","result":"second"}"#, #"{"id":"q1","error":{"code":1,"message":"second"}}"#] {
            #expect(host.send(again, from: bad) == [] && host.take(client) == [])
        }
        expectOthersAreServed()
    }

    @Test func answerThatIsTooLargeIsNoneAndTheSecondOneClosesTheModule() {
        #expect(host.tooLong(from: bad).count == 1 && host.take(client) == [])
        expectOthersAreServed()
        #expect(host.tooLong(from: bad).last?.contains(#""reason":"line_too_long""#) == true && host.isClosed(bad))
        host.close(bad)
        #expect(Reply(lines: host.take(client)).refusal == "provider_gone")
        expectOthersAreServed(3)
    }

    @Test func answerThatNeverComesEndsAtItsDeadline() {
        host.advance(seconds: 5.1)
        #expect(Reply(lines: host.take(client)).refusal == "provider_timeout")
        #expect(!host.isClosed(bad))
        expectOthersAreServed()
        #expect(host.events(of: bad).map(\.method) == ["questionEnded"])
        #expect(host.send(#"{"id":"q1","result":"late"}"#, from: bad) == [] && host.take(client) == [])
    }

    /// A module that does not read is closed like any slow reader; until then, and no longer, others wait for it.
    @Test func moduleThatDoesNotReadIsClosed() {
        host.advance(seconds: 10.1)
        #expect(host.isClosed(bad))
        #expect(host.take(client).contains { $0.contains("provider_timeout") })
    }
}
