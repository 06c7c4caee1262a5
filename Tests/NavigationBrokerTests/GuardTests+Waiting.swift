import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// A request waits for its votes, and other requests wait for it.
extension GuardTests {
    @Test func othersGoPastAndTheSameNavigatorWaits() {
        host.send(#"{"id":0,"method":"navigator.create","params":{"kind":"stack","name":"side"}}"#, from: other)
        host.send(#"{"id":0,"method":"scene.create","params":{"scene":"two"}}"#, from: other)
        add(#"{"name":"login","on":"enter","types":["shop.list"],"navigator":"n1"}"#)
        deliver(#"{"id":7,"method":"push","params":{"type":"shop.list","navigator":"n1"}}"#, from: asker)
        let asked = questions()
        let login = #""type":"account.login""#
        #expect(host.result("push", #"{\#(login),"navigator":"side"}"#, from: other) != nil)
        #expect(host.result("push", #"{\#(login),"scene":"two"}"#, from: other) != nil)
        #expect(host.result("lock", #"{"navigator":"n1"}"#, from: other) != nil)
        #expect(host.send(#"{"id":8,"method":"push","params":{\#(login),"navigator":"n1"}}"#, from: other) == [])
        #expect(host.send(#"{"id":9,"method":"pop","params":{"navigator":"n1"}}"#, from: other) == [])
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        let after = answers(other)
        #expect(after["8"]?["result"]?["changed"] == true && after["9"]?["result"]?["changed"] == true)
        #expect(path() == ["shop.list"], "in the order in which they came")
    }

    @Test func whatWouldBeClosedIsWaitedForToo() {
        host.send(#"{"id":0,"method":"present","params":{"type":"shop.item","name":"top"}}"#, from: other)
        add(#"{"name":"unsaved","on":"leave"}"#)
        deliver(#"{"id":7,"method":"dismissAny"}"#, from: asker)
        let asked = questions()
        #expect(
            host.send(#"{"id":8,"method":"push","params":{"type":"shop.list","navigator":"top"}}"#, from: other) == []
        )
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        #expect(refusal(answers(other)["8"]) == "unknown_navigator")
    }

    @Test func guardMayShowADialogBeforeItVotes() {
        host.send(Requests.pushList, from: other)
        add(#"{"name":"unsaved","on":"leave","types":["shop.list"]}"#)
        deliver(#"{"id":7,"method":"pop"}"#, from: asker)
        #expect(host.send(#"{"id":8,"method":"pop"}"#, from: other) == [])
        let asked = questions()
        let alert = #"{"type":"account.login","method":"alert","buttons":[{"answer":"discard"}]%}"#
        #expect(host.result("present", alert.replacing("%", with: ""), from: keeper)?["changed"] == true)
        #expect(host.result("dismiss", from: keeper)?["changed"] == true)
        let helper = host.connect()
        let during = alert.replacing("%", with: #","during":"q1""#)
        #expect(host.result("present", during, from: helper)?["changed"] == true, "over another connection, too")
        #expect(host.result("dismiss", #"{"during":"q1"}"#, from: helper)?["changed"] == true)
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        #expect(answers()["7"]?["result"]?["changed"] == true)
        #expect(refusal(answers(other)["8"]) == "at_root")
    }

    @Test func repeatedTokenWaitsForTheFirstAnswer() {
        add(#"{"name":"login","on":"enter"}"#)
        let request = #"{"id":7,"method":"push","params":{"type":"shop.list","token":"t"}}"#
        deliver(request, from: asker)
        let asked = questions()
        #expect(host.send(request, from: other) == [])
        #expect(questions().isEmpty)
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        #expect(answers()["7"]?["result"] == answers(other)["7"]?["result"])
        #expect(path() == ["shop.list"], "once")
    }

    @Test func waitingRequestCanBeCancelled() {
        add(#"{"name":"login","on":"enter"}"#)
        deliver(Self.push, from: asker)
        host.send(#"{"id":8,"method":"push","params":{"type":"account.login"}}"#, from: other)
        let asked = questions()
        deliver(#"{"id":1,"method":"request.cancel","params":{"request":7}}"#, from: asker)
        let cancelled = answers()
        #expect(refusal(cancelled["7"]) == "cancelled" && cancelled["1"]?["result"]?["cancelled"] == true)
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        #expect(path().isEmpty)
        vote(questions().first?.id, #"{"verdict":"allow"}"#)
        #expect(answers(other)["8"]?["result"] != nil, "the next one has its turn")
    }

    @Test func dyingAskerIsForgotten() {
        add(#"{"name":"login","on":"enter"}"#)
        deliver(Self.push, from: asker)
        host.send(#"{"id":8,"method":"push","params":{"type":"shop.list"}}"#, from: other)
        _ = questions()
        host.close(asker)
        vote(questions().first?.id, #"{"verdict":"allow"}"#)
        #expect(answers(other)["8"]?["result"]?["revision"] == 1)
    }

    @Test func endedInputWaitsForTheVerdict() {
        add(#"{"name":"login","on":"enter"}"#)
        deliver(Self.push, from: asker)
        host.endInput(of: asker)
        #expect(!host.isClosed(asker))
        vote(questions().first?.id, #"{"verdict":"allow"}"#)
        #expect(answers()["7"] != nil)
        #expect(host.isClosed(asker))
    }

    @Test func batchIsAnsweredWhenItsLastRequestIs() {
        add(#"{"name":"login","on":"enter"}"#)
        deliver(#"[{"id":7,"method":"push","params":{"type":"shop.list"}},{"id":8,"method":"ping"}]"#, from: asker)
        #expect(host.take(asker).isEmpty)
        vote(questions().first?.id, #"{"verdict":"allow"}"#)
        #expect(host.take(asker).count == 1)
    }

    @Test func waitingRequestsAreLimited() {
        let host = Harness { $0.inFlight = 2 }
        let (keeper, asker) = (host.connect(), host.connect())
        host.send(Requests.shop, from: keeper)
        _ = host.result("guard.add", #"{"name":"login","on":"enter"}"#, from: keeper)
        for _ in 0..<2 { #expect(host.ask("push", #"{"type":"shop.list"}"#, from: asker).lines == []) }
        let third = host.error("push", #"{"type":"shop.list"}"#, from: asker)
        #expect(third?["data"]?["name"] == "limit_reached")
        #expect(host.takesInput(from: asker))
    }

    @Test func closingTheSceneOrTheHostAnswers() {
        host.send(#"{"id":0,"method":"scene.create","params":{"scene":"two"}}"#, from: other)
        add(#"{"name":"login","on":"enter"}"#)
        deliver(#"{"id":7,"method":"push","params":{"type":"shop.list","scene":"two"}}"#, from: asker)
        host.send(#"{"id":8,"method":"push","params":{"type":"shop.list"}}"#, from: asker)
        deliver(#"{"id":1,"method":"scene.close","params":{"scene":"two"}}"#, from: other)
        #expect(refusal(answers()["7"]) == "unknown_scene")
        host.shutDown()
        #expect(refusal(answers()["8"]) == "shutting_down")
    }

    @Test func storeThatFailsRefusesWhatWasAllowed() {
        let host = Harness(hasStore: true)
        let (keeper, asker) = (host.connect(), host.connect())
        host.send(Requests.shop, from: keeper)
        _ = host.result("guard.add", #"{"name":"login","on":"enter"}"#, from: keeper)
        host.send(Self.push, from: asker)
        host.take(keeper)
        host.storeFails = true
        host.send(#"{"id":"q1","result":{"verdict":"allow"}}"#, from: keeper)
        #expect(object(host.take(asker).last ?? "")?["error"]?["data"]?["name"] == "store_failed")
        #expect(host.result("path.get", from: asker)?["count"] == 0)
    }

    @Test func guardThatWouldWaitForItselfIsACircle() {
        add(#"{"name":"login","on":"enter"}"#)
        deliver(Self.push, from: asker)
        #expect(questions().map(\.id) == ["q1"])
        let error = host.error("push", #"{"type":"account.login","during":"q1"}"#, from: keeper)
        #expect(error?["data"]?["name"] == "question_cycle")
        #expect(error?["data"]?["chain"]?.array?.first?["question"] == "q1")
        vote("q1", #"{"verdict":"allow"}"#)
        #expect(path() == ["shop.list"])
    }
}
