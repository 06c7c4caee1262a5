import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// However a sequence ends, there is one answer, and it accounts for every value.
@Suite(.onSharedThreads)
struct SequenceEndTests {
    private let stage = SendingStage()

    // MARK: Receivers at fault

    @Test(arguments: [("value", #"{"value":"a.voucher"}"#), ("route", #"{"route":"a.voucher"}"#)])
    func withoutAReceiverItEndsThere(kind: String, item: String) {
        stage.receive(#""\#(kind)":"a.vouchers""#)
        stage.send(#"{"action":"empty"},\#(item),{"action":"empty"}"#)
        let failure = stage.failure()
        #expect(failure?["name"] == "no_receiver" && failure?["index"] == 1)
        #expect(failure?[kind] == "a.voucher" && failure?["nearest"] == "a.vouchers")
        #expect(failure?.outcomes == ["0 performed", "1 failed", "2 notSent"])
    }

    @Test func whatWasDoneBeforeStays() {
        stage.send(#"{"type":"shop.list"},{"type":"shop.nothing"}"#)
        #expect(stage.failure()?["name"] == "unknown_destination" && stage.path == ["shop.list"])
    }

    @Test(
        arguments: [
            "7", "[]", #"{"resume":"later"}"#, #"{"resume":7}"#, #"{"resume":{}}"#, #"{"resume":{"after":-1}}"#,
            #"{"resume":{"after":61}}"#, #"{"resume":{"inserting":[{}]}}"#, #"{"resume":{"inserting":{}}}"#,
            #"{"resume":{"after":1,"appending":[]}}"#, #"{"resumed":"auto"}"#,
        ]
    )
    func badAnswerIsTheReceiversFault(result: String) throws {
        stage.receive(#""value":"a.one""#)
        stage.send(#"{"value":"a.one"},{"type":"shop.list"}"#)
        stage.respond(#""result":\#(result)"#, to: try #require(stage.question()).id)
        let failure = stage.failure()
        #expect(failure?["name"] == "receiver_error" && failure?["index"] == 0)
        #expect(failure?["receiver"] == "r2.1" && failure?["session"] == "s2" && failure?["reason"]?.string != nil)
        #expect(failure?.outcomes == ["0 failed", "1 notSent"] && stage.revision == 0)
    }

    @Test func errorOfAReceiverIsPassedOn() throws {
        stage.receive(#""value":"a.one""#)
        stage.send(#"{"value":"a.one"}"#)
        stage.respond(#""error":{"code":7,"message":"no"}"#, to: try #require(stage.question()).id)
        let failure = stage.failure()
        #expect(failure?["name"] == "receiver_error" && failure?["error"] == ["code": 7, "message": "no"])
    }

    @Test func lateReceiverEndsItAndIsNotHeardAnyMore() throws {
        stage.receive(#""value":"a.one","timeout":2"#)
        stage.send(#"{"value":"a.one"}"#)
        let question = try #require(stage.question())
        stage.host.advance(seconds: 1.9)
        #expect(stage.isWaiting)
        stage.host.advance(seconds: 0.1)
        let failure = stage.failure()
        #expect(failure?["name"] == "receiver_timeout" && failure?["timeout"] == 2 && failure?["index"] == 0)
        stage.respond(#""result":{}"#, to: question.id)
        #expect(stage.finals().isEmpty)
    }

    @Test func withoutATimeoutTheHostsLimitCounts() {
        stage.receive(#""value":"a.one""#)
        stage.send(#"{"value":"a.one"}"#)
        stage.host.advance(seconds: 5)
        #expect(stage.failure()?["name"] == "receiver_timeout")
    }

    @Test func receiverThatDiesEndsItAtOnce() {
        stage.receive(#""value":"a.one""#)
        stage.send(#"{"value":"a.one"},{"action":"empty"}"#)
        stage.host.close(stage.module)
        let failure = stage.failure()
        #expect(failure?["name"] == "receiver_gone" && failure?.outcomes == ["0 failed", "1 notSent"])
    }

    @Test func othersAreNotAffected() {
        let other = stage.host.connect()
        stage.receive(#""value":"a.one""#)
        stage.receive(#""value":"b.one""#, from: other)
        stage.send(#"{"value":"a.one"}"#)
        stage.host.ask("send", #"{"values":[{"value":"b.one"}]}"#, from: stage.other)
        #expect(stage.question(to: other)?.params["value"] == "b.one")
        stage.host.close(stage.module)
        #expect(stage.failure() != nil)
        let left = stage.host.ask("sequence.list", from: stage.sender).result?["sequences"]?.array
        #expect(left?.count == 1 && left?.first?["state"] == "asking")
    }

    // MARK: The sender

    private func cancel() -> Bool {
        let lines = stage.host.send(#"{"id":8,"method":"request.cancel","params":{"request":7}}"#, from: stage.sender)
        let failure = lines.first.flatMap { try? RawJSON(parsing: $0).value() }?["error"]?["data"]
        return lines.count == 2 && failure?["name"] == "cancelled" && failure?["steps"]?.array?.count == 2
            && lines[1].contains(#""cancelled":true"#)
    }

    @Test func senderCancelsWhileAReceiverIsAsked() throws {
        stage.receive(#""value":"a.one""#)
        stage.send(#"{"value":"a.one"},{"type":"shop.list"}"#)
        let question = try #require(stage.question())
        #expect(cancel())
        stage.respond(#""result":{}"#, to: question.id)
        #expect(stage.revision == 0)
    }

    @Test func senderCancelsWhileItIsPausedOrWaits() {
        stage.send(#"{"action":"pause"},{"type":"shop.list"}"#)
        #expect(cancel())
        stage.host.prepare([Step("scene.configure", #"{"executionDelay":1}"#)], from: stage.sender)
        stage.send(#"{"type":"shop.list"},{"type":"shop.list"}"#)
        #expect(cancel())
        stage.host.advance(seconds: 2)
        #expect(stage.path == ["shop.list"])
    }

    @Test func halfClosedSenderGetsItsAnswer() {
        stage.receive(#""value":"a.one""#)
        stage.send(#"{"value":"a.one"}"#)
        stage.host.endInput(of: stage.sender)
        #expect(!stage.host.isClosed(stage.sender))
        stage.answer(#""auto""#)
        #expect(stage.result()?["outcome"] == "completed" && stage.host.isClosed(stage.sender))
    }

    @Test func withoutItsSenderItGoesOn() {
        stage.receive(#""value":"a.one""#)
        stage.send(#"{"value":"a.one"},{"type":"shop.list"}"#)
        stage.host.close(stage.sender)
        stage.answer(#""auto""#)
        #expect(stage.path == ["shop.list"])
        #expect(
            stage.host.ask("history.list", from: stage.module).result?["revisions"]?[0]?["cause"]?["session"] == "s1"
        )
    }

    @Test func ephemeralOneEndsWithItsSender() {
        stage.receive(#""value":"a.one""#)
        stage.send(#"{"value":"a.one"},{"type":"shop.list"}"#, #","ephemeral":true"#)
        stage.host.close(stage.sender)
        stage.answer(#""auto""#)
        #expect(stage.path == [] && stage.host.ask("sequence.list", from: stage.module).result?["sequences"] == [])
    }

    @Test func endOfTheSceneIsAnEnd() {
        stage.host.prepare([Step("scene.create", #"{"scene":"second"}"#)], from: stage.module)
        stage.send(#"{"action":"pause"},{"action":"empty"}"#, #","scene":"second""#)
        stage.host.prepare([Step("scene.close", #"{"scene":"second"}"#)], from: stage.module)
        let failure = stage.failure()
        #expect(failure?["name"] == "unknown_scene" && failure?.outcomes == ["0 performed", "1 notSent"])
    }

    @Test func endOfTheHostIsAnEnd() {
        stage.receive(#""value":"a.one""#)
        stage.send(#"{"value":"a.one"}"#)
        stage.host.shutDown()
        #expect(stage.failure()?["name"] == "shutting_down")
    }

    // MARK: Limits

    @Test func sequencesAreLimited() {
        let stage = SendingStage {
            $0.sequences = 2
            $0.sequencesPerSession = 1
        }
        stage.send(#"{"action":"pause"}"#)
        let pausing = #"{"values":[{"action":"pause"}]}"#
        let own = stage.host.ask("send", pausing, from: stage.sender)
        #expect(own.refusal == "limit_reached" && own.error?["data"]?["limit"] == "sequencesPerSession")
        #expect(stage.host.ask("send", pausing, from: stage.module).lines == [])
        let third = stage.host.connect()
        #expect(stage.host.ask("send", pausing, from: third).error?["data"]?["limit"] == "sequences")
        stage.host.prepare([Step("cancelResume")], from: third)
        stage.send(#"{"action":"empty"}"#)
        #expect(stage.finals().count == 2)
    }

    @Test func valuesAreLimited() {
        let stage = SendingStage { $0.sequenceItems = 2 }
        stage.send(#"{"action":"empty"},{"action":"empty"},{"action":"empty"}"#)
        #expect(stage.failure()?["limit"] == "sequenceItems")
        stage.receive(#""route":"a.loop""#)
        stage.send(#"{"route":"a.loop"}"#)
        stage.answer(#"{"inserting":[{"route":"a.loop"}]}"#)
        stage.answer(#"{"inserting":[{"route":"a.loop"}]}"#)
        let failure = stage.failure()
        #expect(failure?["name"] == "limit_reached" && failure?["index"] == 1)
        #expect(failure?.outcomes == ["0 received", "1 failed"])
    }

    @Test func endedSequencesLeaveNoDeadlines() {
        stage.host.prepare([Step("scene.configure", #"{"executionDelay":5}"#)], from: stage.sender)
        for _ in 0..<3000 {
            stage.send(#"{"type":"shop.list"},{"action":"empty"}"#)
            #expect(cancel())
        }
        #expect(stage.host.deadlineCount < 1100)
    }

    // MARK: A store that fails

    private func stored() -> SendingStage {
        let stage = SendingStage(hasStore: true)
        stage.receive(#""value":"a.one""#)
        return stage
    }

    @Test func stepThatIsNotWrittenDidNotHappen() {
        let stage = stored()
        stage.host.storeFails = true
        stage.send(#"{"action":"empty"},{"type":"shop.list"},{"type":"shop.list"}"#)
        stage.host.storeFails = false
        let failure = stage.failure()
        #expect(failure?["name"] == "store_failed" && failure?["index"] == 1)
        #expect(failure?.outcomes == ["0 performed", "1 failed", "2 notSent"])
        #expect(stage.revision == 0 && stage.path == [])
    }

    @Test func receiverIsNotAskedAboutWhatWasTakenBack() {
        let stage = stored()
        stage.host.storeFails = true
        stage.send(#"{"type":"shop.list"},{"value":"a.one"}"#)
        stage.host.storeFails = false
        #expect(stage.failure()?["name"] == "store_failed" && stage.question() == nil)
        #expect(stage.host.ask("sequence.list", from: stage.module).result?["sequences"] == [])
    }

    @Test func stepsOfEarlierTurnsStand() {
        let stage = stored()
        stage.send(#"{"type":"shop.list"},{"value":"a.one"},{"type":"shop.list"}"#)
        stage.host.storeFails = true
        stage.answer(#""auto""#)
        stage.host.storeFails = false
        let failure = stage.failure()
        #expect(failure?["index"] == 2 && failure?.outcomes == ["0 shown", "1 received", "2 failed"])
        #expect(stage.path == ["shop.list"])
    }

    @Test func batchIsRefusedOnce() {
        let stage = stored()
        stage.host.storeFails = true
        let send = #"{"id":7,"method":"send","params":{"values":[{"type":"shop.list"}]}}"#
        let lines = stage.host.send("[\(send),{\"id\":8,\"method\":\"ping\"}]", from: stage.sender)
        stage.host.storeFails = false
        #expect(lines.count == 1 && lines[0].contains("store_failed") && stage.revision == 0)
        #expect(stage.host.take(stage.sender) == [])
        #expect(stage.host.ask("sequence.list", from: stage.module).result?["sequences"] == [])
    }

    @Test func receiversComeBackWithTheirNavigator() {
        let stage = stored()
        stage.host.prepare([Step("navigator.create", #"{"name":"side"}"#)], from: stage.sender)
        stage.receive(#""value":"a.two","navigator":"side""#)
        stage.host.storeFails = true
        stage.host.ask("navigator.close", #"{"navigator":"side"}"#, from: stage.sender)
        stage.host.storeFails = false
        #expect(stage.host.ask("receiver.list", from: stage.sender).result?["receivers"]?.array?.count == 2)
    }
}
