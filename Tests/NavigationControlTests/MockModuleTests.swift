import NavigationControl
import Testing

/// A mock whose host and clock are played by the test.
struct MockModuleTests {
    private static let registered = #"{"jsonrpc":"2.0","id":1,"result":{"module":"m","registered":["m.a"]}}"#

    /// A module that has registered.
    private func module(_ members: String) throws -> MockModule {
        var module = try #require(
            MockScript.read(#"{"module":"m","destinations":[{"type":"m.a"}],\#(members)}"#).map(MockModule.init).first
        )
        _ = module.start()
        #expect(module.receive(Self.registered, now: 0).last == .becomeReady)
        return module
    }

    private func question(_ id: Int, _ message: String, method: String = "entry.ask") -> String {
        #"{"jsonrpc":"2.0","id":"q\#(id)","method":"\#(method)","params":{"entry":"e\#(id)","type":"m.a","message":\#(message)}}"#
    }

    private func result(_ id: Int, _ result: String) -> MockModule.Action {
        .send(#"{"jsonrpc":"2.0","id":"q\#(id)","result":\#(result)}"#)
    }

    @Test func registersWithAllThatIsNotItsOwn() throws {
        let scripts = try MockScript.read(
            #"{"module":"m","title":"M","destinations":[{"type":"m.a"}],"answers":[],"requests":[]}"#
        )
        var module = MockModule(scripts[0])
        #expect(
            module.start() == [
                .send(
                    #"{"jsonrpc":"2.0","id":1,"method":"module.register","params":{"module":"m","title":"M","destinations":[{"type":"m.a"}]}}"#
                )
            ]
        )
        #expect(module.receive(Self.registered, now: 0) == [.becomeReady])
    }

    @Test func refusedRegistrationIsSaidAndEndsIt() throws {
        var module = MockModule(try MockScript.read(#"{"module":"m","destinations":[]}"#)[0])
        _ = module.start()
        let refusal = #"{"id":1,"error":{"code":300,"message":"Taken.","data":{"name":"name_taken"}}}"#
        #expect(
            module.receive(refusal, now: 0) == [.complain("m cannot register: name_taken (300): Taken."), .disconnect]
        )
    }

    @Test func firstAnswerThatFitsCounts() throws {
        var module = try module(
            #""answers":[{"question":"entry.ask","params":{"message":1},"result":"one"},{"question":"entry.ask","result":"any"}]"#
        )
        #expect(module.receive(question(1, "1"), now: 0) == [result(1, #""one""#)])
        #expect(module.receive(question(2, "2"), now: 0) == [result(2, #""any""#)])
    }

    @Test func answerIsUsedAsOftenAsItSays() throws {
        var module = try module(
            #""answers":[{"question":"entry.ask","result":1,"times":2},{"question":"entry.ask","result":2}]"#
        )
        let answers = (1...3).flatMap { module.receive(question($0, "0"), now: 0) }
        #expect(answers == [result(1, "1"), result(2, "1"), result(3, "2")])
    }

    @Test func questionThatNothingFitsIsRefusedAndSaid() throws {
        var module = try module(#""answers":[{"question":"entry.ask","params":{"message":1},"result":1}]"#)
        let actions = module.receive(question(1, "2"), now: 0)
        let text = #"the script of m has no answer to entry.ask {"entry":"e1","type":"m.a","message":2}"#
        #expect(actions.first == .complain(text))
        guard case .send(let line) = actions.last else {
            Issue.record("nothing was answered")
            return
        }
        #expect(line.hasPrefix(#"{"jsonrpc":"2.0","id":"q1","error":{"code":-32601,"#))
    }

    @Test(arguments: [(#"{"title":"x"}"#, true), (#"{"titel":"x"}"#, false)])
    func contentThatBreaksItsOwnSchemaIsSaid(content: String, fits: Bool) throws {
        let script =
            #"{"module":"m","destinations":[{"type":"m.a","content":{"required":["title"]}}],"answers":[{"question":"type.provide","result":[{"content":\#(content)}]}]}"#
        var module = try #require(MockScript.read(script).map(MockModule.init).first)
        _ = module.start()
        let actions = module.receive(question(1, "0", method: "type.provide"), now: 0)
        let isSaid = actions.contains { if case .complain = $0 { true } else { false } }
        #expect(isSaid == !fits && actions.count == (fits ? 1 : 2))
    }

    @Test func partsOfTheQuestionGoIntoTheAnswer() throws {
        var module = try module(#""answers":[{"question":"entry.ask","result":{"of":{"$from":"/params/message/0"}}}]"#)
        #expect(module.receive(question(1, #"["a"]"#), now: 0) == [result(1, #"{"of":"a"}"#)])
        let actions = module.receive(question(2, "[]"), now: 0)
        #expect(actions.first == .complain("m: the template needs /params/message/0, which is missing"))
    }

    @Test func delayedAnswerComesInItsTime() throws {
        var module = try module(
            #""answers":[{"question":"entry.ask","params":{"message":1},"result":1,"delay":2.5},{"question":"entry.ask","result":2}]"#
        )
        #expect(module.receive(question(1, "1"), now: 10) == [])
        #expect(module.receive(question(2, "2"), now: 11) == [result(2, "2")])
        #expect(module.nextDeadline == 12.5)
        #expect(module.timePassed(now: 12) == [])
        #expect(module.timePassed(now: 12.5) == [result(1, "1")])
        #expect(module.nextDeadline == nil)
    }

    @Test func noAnswerAndTheEndOfTheConnection() throws {
        var module = try module(
            #""answers":[{"question":"entry.ask","noAnswer":true,"times":1},{"question":"entry.ask","disconnect":true}]"#
        )
        #expect(module.receive(question(1, "1"), now: 0) == [])
        #expect(module.receive(question(2, "1"), now: 0) == [.disconnect])
    }

    @Test func whatIsAskedFirstIsAskedForTheQuestion() throws {
        var module = try module(
            #""answers":[{"question":"entry.ask","first":[{"method":"push","params":{"type":"b.b"}},{"method":"pop"}],"result":{"$from":"/results/0/entry"}}]"#
        )
        #expect(
            module.receive(question(7, "1"), now: 0) == [
                .send(#"{"jsonrpc":"2.0","id":2,"method":"push","params":{"type":"b.b","during":"q7"}}"#)
            ]
        )
        #expect(
            module.receive(#"{"id":2,"result":{"entry":"e9"}}"#, now: 0) == [
                .send(#"{"jsonrpc":"2.0","id":3,"method":"pop","params":{"during":"q7"}}"#)
            ]
        )
        #expect(module.receive(#"{"id":3,"result":{}}"#, now: 0) == [result(7, #""e9""#)])
    }

    @Test func refusalOfWhatIsAskedFirstIsTheAnswer() throws {
        var module = try module(#""answers":[{"question":"entry.ask","first":[{"method":"pop"}],"result":1}]"#)
        _ = module.receive(question(1, "1"), now: 0)
        let refusal = #"{"id":2,"error":{"code":208,"message":"No.","data":{"name":"out_of_range"}}}"#
        #expect(
            module.receive(refusal, now: 0) == [
                .send(#"{"jsonrpc":"2.0","id":"q1","error":{"code":1,"message":"out_of_range (208): No."}}"#)
            ]
        )
    }

    @Test func readyWhenWhatItAsksForIsAnswered() throws {
        let script =
            #"{"module":"m","destinations":[],"requests":[{"method":"watch"},{"upon":"registered","method":"ping"}]}"#
        var module = MockModule(try MockScript.read(script)[0])
        _ = module.start()
        #expect(
            module.receive(Self.registered, now: 0) == [
                .send(#"{"jsonrpc":"2.0","id":2,"method":"watch","params":{}}"#),
                .send(#"{"jsonrpc":"2.0","id":3,"method":"ping","params":{}}"#),
            ]
        )
        #expect(module.receive(#"{"id":2,"result":{}}"#, now: 0) == [])
        let refusal = #"{"id":3,"error":{"code":1,"message":"No.","data":{"name":"no"}}}"#
        #expect(module.receive(refusal, now: 0) == [.complain("m: ping: no (1): No."), .becomeReady])
    }

    @Test func notificationThatFitsLeadsToARequest() throws {
        var module = try module(
            #""requests":[{"upon":{"notification":"signal","params":{"kind":"entry.finished"}},"method":"pop","params":{"entry":{"$from":"/params/entry"}},"times":1}]"#
        )
        func signal(_ kind: String) -> String { #"{"method":"signal","params":{"kind":"\#(kind)","entry":"e4"}}"# }
        #expect(module.receive(signal("trigger.fired"), now: 0) == [])
        #expect(
            module.receive(signal("entry.finished"), now: 0) == [
                .send(#"{"jsonrpc":"2.0","id":2,"method":"pop","params":{"entry":"e4"}}"#)
            ]
        )
        #expect(module.receive(signal("entry.finished"), now: 0) == [])
    }

    @Test(arguments: [
        ("", "no module"), ("{", "line 1 is not JSON"), (#"{"module":"m"}"#, "\"destinations\""),
        (#"{"module":"m","destinations":[],"answers":{}}"#, "\"answers\" must be a list"),
        (#"{"module":"m","destinations":[],"answers":[{"result":1}]}"#, "needs a \"question\""),
        (#"{"module":"m","destinations":[],"answers":[{"question":"a"}]}"#, "one of result, error"),
        (
            #"{"module":"m","destinations":[],"answers":[{"question":"a","result":1,"error":2}]}"#,
            "one of result, error"
        ),
        (
            #"{"module":"m","destinations":[],"answers":[{"question":"a","result":1,"dealy":2}]}"#,
            "cannot have \"dealy\""
        ),
        (#"{"module":"m","destinations":[],"answers":[{"question":"a","result":1,"delay":-1}]}"#, "0 to 3600"),
        (#"{"module":"m","destinations":[],"answers":[{"question":"a","result":1,"times":0}]}"#, "1 or more"),
        (#"{"module":"m","destinations":[],"requests":[{"upon":"registered"}]}"#, "needs a \"method\""),
        (#"{"module":"m","destinations":[],"requests":[{"method":"a","upon":"never"}]}"#, "\"upon\""),
    ])
    func wrongScriptIsRefused(script: String, reason: String) {
        #expect {
            try MockScript.read(script)
        } throws: {
            "\($0)".contains(reason)
        }
    }

    @Test func scriptsAreOneOrAListOrOneALine() throws {
        func object(_ name: String) -> String { #"{"module":"\#(name)","destinations":[]}"# }
        #expect(try MockScript.read(object("a")).map(\.module) == ["a"])
        #expect(try MockScript.read("[\(object("a")),\n\(object("b"))]").map(\.module) == ["a", "b"])
        #expect(try MockScript.read("\(object("a"))\n\n\(object("b"))\n").map(\.module) == ["a", "b"])
    }
}
