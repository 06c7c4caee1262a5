import JSON
import NavigationBroker
import NavigationTree
import TestSupport
import Testing

/// Registration, ownership, orphans and questions.
@Suite(.onSharedThreads)
struct ModuleTests {
    private let host = Harness()

    private func name(_ error: JSONValue?) -> JSONValue? { error?.object?["data"]?.object?["name"] }

    @Test func secondClaimIsRefusedAndNamesTheOwner() {
        let (owner, other) = (host.connect(pid: 7), host.connect())
        host.send(Requests.shop, from: owner)
        host.send(#"{"id":1,"method":"hello","params":{"name":"shop.py"}}"#, from: owner)
        let error = host.error("module.register", #"{"module":"shop","destinations":[]}"#, from: other)
        #expect(name(error) == "name_taken")
        let expected: [(String, JSONValue)] = [("session", "s1"), ("name", "shop.py"), ("pid", 7), ("uid", 1000)]
        #expect(error?.object?["data"]?.object?["owner"] == .object(JSONObject(expected)))
    }

    @Test func sameUserMayTakeOver() {
        let (owner, other) = (host.connect(), host.connect())
        host.send(Requests.shop, from: owner)
        let result = host.result(
            "module.register",
            #"{"module":"shop","destinations":[{"type":"shop.list"}],"takeOver":true}"#,
            from: other
        )
        #expect(result?.object?["registered"] == ["shop.list"])
        #expect(
            host.take(owner) == [#"{"jsonrpc":"2.0","method":"moduleLost","params":{"module":"shop","session":"s2"}}"#]
        )
        #expect(host.result("module.list", from: owner)?.object?["modules"]?.array?.first?.object?["session"] == "s2")
    }

    @Test func anotherUserMayNotTakeOver() {
        let (owner, other) = (host.connect(uid: 1000), host.connect(uid: 1001))
        host.send(Requests.shop, from: owner)
        let params = #"{"module":"shop","destinations":[],"takeOver":true}"#
        #expect(name(host.error("module.register", params, from: other)) == "name_taken")
        #expect(host.take(owner) == [])
    }

    @Test func registeringAgainAddsAndRedefines() {
        let owner = host.connect()
        host.send(Requests.shop, from: owner)
        let params = #"{"module":"shop","destinations":[{"type":"shop.item","method":"cover"},{"type":"shop.cart"}]}"#
        #expect(host.result("module.register", params, from: owner) != nil)
        let list = host.result("destination.list", from: owner)?.object?["destinations"]?.array
        #expect(list?.map { $0.object?["type"] } == ["shop.cart", "shop.item", "shop.list"])
        #expect(list?[1].object?["method"] == "cover")
    }

    @Test func entriesOfAModuleThatDiesAreOrphanedAndRevive() {
        let (owner, client, watcher) = (host.connect(), host.connect(), host.connect())
        host.send(Requests.shop, from: owner)
        host.send(Requests.pushList, from: client)
        host.send(#"{"id":1,"method":"watch"}"#, from: watcher)
        host.close(owner)
        #expect(
            host.take(watcher) == [
                """
                {"jsonrpc":"2.0","method":"changed","params":{"watch":1,"scene":"main","revision":2,\
                "cause":{"method":"session.ended","session":"s1","module":"shop","time":1800000000000},\
                "changes":[{"kind":"type.orphaned","type":"shop.list"}]}}
                """
            ]
        )
        #expect(host.result("tree.get", from: client)?.object?["orphaned"] == ["shop.list"])
        #expect(name(host.error("push", #"{"type":"shop.list"}"#, from: client)) == "unknown_destination")
        let again = host.connect()
        let result = host.result(
            "module.register",
            #"{"module":"shop","destinations":[{"type":"shop.list"}]}"#,
            from: again
        )
        #expect(result?.object?["revived"] == ["shop.list"])
        #expect(host.take(watcher).last?.contains(#""changes":[{"kind":"type.revived","type":"shop.list"}]"#) == true)
        #expect(host.result("tree.get", from: client)?.object?["orphaned"] == [])
    }

    @Test func entriesThatWantToBeClosedAre() {
        let (owner, client) = (host.connect(), host.connect())
        host.send(
            #"{"id":0,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.list","orphan":"close"}]}}"#,
            from: owner
        )
        let other =
            #"{"id":0,"method":"module.register","params":{"module":"help","destinations":[{"type":"help.page"}]}}"#
        host.send(other, from: client)
        for type in ["help.page", "shop.list", "help.page"] {
            host.send(#"{"id":0,"method":"push","params":{"type":"\#(type)"}}"#, from: client)
        }
        host.close(owner)
        let path = host.result("path.get", from: client)?.object?["path"]?.array
        #expect(path?.map { $0.object?["type"] } == ["help.page"])
    }

    @Test func ephemeralNavigatorsEndWithTheirSession() {
        let (owner, client) = (host.connect(), host.connect())
        host.send(#"{"id":0,"method":"navigator.create","params":{"name":"mine","ephemeral":true}}"#, from: owner)
        host.send(#"{"id":0,"method":"navigator.create","params":{"name":"ours"}}"#, from: owner)
        host.close(owner)
        #expect(name(host.error("navigator.get", #"{"navigator":"mine"}"#, from: client)) == "unknown_navigator")
        #expect(host.result("navigator.get", from: client)?.object?["name"] == "ours")
    }

    // MARK: Questions

    private func asked(_ host: Harness, inFlight: Int = 64) -> (owner: SessionID, client: SessionID, id: String) {
        let (owner, client) = (host.connect(), host.connect())
        host.send(Requests.shop, from: owner)
        host.send(Requests.pushList, from: client)
        let answers = host.send(
            #"{"id":"x","method":"entry.ask","params":{"entry":"e2","message":{"get": 1}}}"#,
            from: client
        )
        #expect(answers == [])
        let question = host.take(owner)
        #expect(
            question == [
                """
                {"jsonrpc":"2.0","id":"q1","method":"entry.ask","params":{"scene":"main","navigator":"n1","entry":"e2",\
                "type":"shop.list","arguments":{},"message":{"get": 1},"timeout":5}}
                """
            ]
        )
        return (owner, client, "q1")
    }

    @Test func answerGoesToTheOneWhoAsked() {
        let (owner, client, id) = asked(host)
        #expect(host.send(#"{"id":"\#(id)","result":[1, 2]}"#, from: owner) == [])
        #expect(host.take(client) == [#"{"jsonrpc":"2.0","id":"x","result":{"answer":[1, 2]}}"#])
        #expect(host.send(#"{"id":"\#(id)","result":3}"#, from: owner) == [] && host.take(client) == [])
    }

    @Test func errorOfTheModuleIsPassedOn() {
        let (owner, client, id) = asked(host)
        host.send(#"{"id":"\#(id)","error":{"code":7,"message":"no"}}"#, from: owner)
        let line = host.take(client).first ?? ""
        #expect(line.contains(#""name":"provider_error""#) && line.contains(#""error":{"code":7,"message":"no"}"#))
        #expect(line.contains(#""message":"The module \"shop\" answered with an error: no""#))
    }

    @Test(arguments: [
        (#""first\nsecond""#, ": first"), (#""\u001b[1mloud\u0007""#, ": [1mloud"), (#""\n""#, ""), ("7", ""),
        ("\"\(String(repeating: "x", count: 300))\"", ": " + String(repeating: "x", count: 256)),
    ])
    func whatTheModuleSaysIsOneShortLine(message: String, complaint: String) {
        let (owner, client, id) = asked(host)
        host.send(#"{"id":"\#(id)","error":{"code":7,"message":\#(message)}}"#, from: owner)
        let line = host.take(client).first ?? ""
        #expect(line.contains(#"answered with an error\#(complaint)","data":"#))
    }

    @Test func deathOfTheModuleFailsTheQuestionAtOnce() {
        let (owner, client, _) = asked(host)
        host.close(owner)
        let lines = host.take(client)
        #expect(lines.count == 1 && lines[0].contains(#""id":"x","error":{"code":303"#))
    }

    @Test func deadlineFailsTheQuestion() {
        let (owner, client, id) = asked(host)
        #expect(
            host.nextDeadline == MonotonicTime(nanoseconds: 1_000_000_000)
                || host.nextDeadline == MonotonicTime(nanoseconds: 5_000_000_000)
        )
        host.advance(seconds: 4.9)
        #expect(host.take(client) == [])
        host.advance(seconds: 0.2)
        #expect(host.take(client).first?.contains(#""name":"provider_timeout""#) == true)
        host.send(#"{"id":"\#(id)","result":1}"#, from: owner)
        #expect(host.take(client) == [])
    }

    @Test func onlyTheAskedModuleMayAnswer() {
        let (owner, client, id) = asked(host)
        let stranger = host.connect()
        host.send(#"{"id":"\#(id)","result":"forged"}"#, from: stranger)
        #expect(host.take(client) == [])
        host.send(#"{"id":"\#(id)","result":"real"}"#, from: owner)
        #expect(host.take(client).first?.contains(#""answer":"real""#) == true)
    }

    @Test func cancelAnswersTheRequestItself() {
        let (owner, client, id) = asked(host)
        let lines = host.send(#"{"id":2,"method":"request.cancel","params":{"request":"x"}}"#, from: client)
        #expect(lines.count == 2 && lines[0].contains(#""id":"x","error":{"code":106"#))
        #expect(lines[1] == #"{"jsonrpc":"2.0","id":2,"result":{"cancelled":true}}"#)
        host.send(#"{"id":"\#(id)","result":1}"#, from: owner)
        #expect(host.take(client) == [])
    }

    @Test func batchWaitsForItsQuestions() {
        let (owner, client) = (host.connect(), host.connect())
        host.send(Requests.shop, from: owner)
        host.send(Requests.pushList, from: client)
        let lines = host.send(
            #"[{"id":1,"method":"entry.ask","params":{"entry":"e2","message":0}},{"id":2,"method":"ping"}]"#,
            from: client
        )
        #expect(lines == [])
        host.send(#"{"id":"q1","result":true}"#, from: owner)
        #expect(
            host.take(client) == [
                #"[{"jsonrpc":"2.0","id":2,"result":{"pong":true}},{"jsonrpc":"2.0","id":1,"result":{"answer":true}}]"#
            ]
        )
    }

    @Test func sessionThatEndedItsInputIsClosedAfterItsAnswer() {
        let (owner, client, id) = asked(host)
        host.endInput(of: client)
        #expect(!host.isClosed(client))
        host.send(#"{"id":"\#(id)","result":1}"#, from: owner)
        #expect(host.take(client).count == 1 && host.isClosed(client))
    }

    @Test func tooManyQuestionsAreRefusedAndTheRestGoesOn() {
        let host = Harness { $0.inFlight = 1 }
        let (owner, client, id) = asked(host)
        #expect(host.takesInput(from: client))
        let second = host.error("entry.ask", #"{"entry":"e2","message":2}"#, from: client)
        #expect(second?["data"]?["name"] == "limit_reached" && second?["data"]?["limit"] == "inFlight")
        #expect(host.result("tree.get", from: client) != nil, "what is answered at once is carried out")
        host.send(#"{"id":"\#(id)","result":1}"#, from: owner)
        #expect(host.error("entry.ask", #"{"entry":"e2","message":2}"#, from: client) == nil)
    }

    @Test func askingAndCancellingLeavesNoDeadlinesBehind() {
        let (owner, client) = (host.connect(), host.connect())
        host.send(Requests.shop, from: owner)
        host.send(Requests.pushList, from: client)
        for _ in 0..<5_000 {
            host.send(
                #"{"id":"x","method":"entry.ask","params":{"entry":"e2","message":0,"timeout":60}}"#,
                from: client
            )
            host.send(#"{"id":2,"method":"request.cancel","params":{"request":"x"}}"#, from: client)
            host.flush(client, 100_000)
            host.flush(owner, 100_000)
        }
        #expect(host.deadlineCount < 1_100)
    }

    @Test func orphanedEntryHasNobodyToAsk() {
        let (owner, client) = (host.connect(), host.connect())
        host.send(Requests.shop, from: owner)
        host.send(Requests.pushList, from: client)
        host.close(owner)
        #expect(name(host.error("entry.ask", #"{"entry":"e2","message":1}"#, from: client)) == "provider_gone")
    }
}
