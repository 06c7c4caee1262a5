import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Steps of a sequence that others vote on first, and questions that are asked during others.
struct SequenceGuardTests {
    private let stage = SendingStage()

    init() {
        let add = #"{"name":"door","on":"enter","types":["shop.list"],"timeout":2,"default":"deny"}"#
        stage.host.prepare([Step("guard.add", add)], from: stage.other)
    }

    /// The vote that the guard is asked for.
    private func vote() -> String? {
        let lines = stage.host.take(stage.other)
        let questions = lines.compactMap { try? RawJSON(parsing: $0).value() }.filter { $0["method"] == "guard.ask" }
        return questions.count == 1 ? questions[0]["id"]?.string : nil
    }

    private func answer(_ verdict: String, to id: String?) {
        stage.host.send(#"{"id":"\#(id ?? "none")","result":\#(verdict)}"#, from: stage.other)
    }

    private func path() -> [String] { stage.host.types(on: "n1", from: stage.module) }

    @Test func allowedStepGoesOn() {
        stage.send(#"{"type":"shop.list"},{"type":"shop.item"}"#)
        #expect(stage.isWaiting && path() == [])
        answer(#"{"verdict":"allow"}"#, to: vote())
        #expect(stage.result()?.outcomes == ["0 shown", "1 shown"] && path() == ["shop.list"])
    }

    @Test func operationThatWaitsIsStillTheSequences() {
        stage.host.prepare(
            [Step("navigator.create", #"{"name":"side"}"#), Step("scene.create", #"{"scene":"second"}"#)],
            from: stage.module
        )
        stage.send(#"{"type":"shop.list","navigator":"side"}"#)
        answer(#"{"verdict":"allow"}"#, to: vote())
        #expect(stage.result()?["steps"]?[0]?["navigator"] == "n2", "on the navigator of the item")
        stage.send(#"{"type":"shop.list"}"#, #","scene":"second""#)
        answer(#"{"verdict":"allow"}"#, to: vote())
        #expect(stage.result()?["outcome"] == "completed")
        let history = stage.host.ask("history.list", #"{"scene":"second"}"#, from: stage.module).result?["revisions"]
        #expect(history?[0]?["cause"] == stage.cause)
    }

    @Test func deniedStepEndsTheSequence() {
        stage.send(#"{"type":"shop.list"},{"type":"shop.item"}"#)
        answer(#"{"verdict":"deny","reason":"closed"}"#, to: vote())
        let failure = stage.failure()
        #expect(failure?["name"] == "denied" && failure?["reason"] == "closed" && failure?["index"] == 0)
        #expect(failure?.outcomes == ["0 failed", "1 notSent"])
    }

    @Test func redirectedStepIsShownElsewhere() {
        stage.send(#"{"type":"shop.list"}"#)
        answer(#"{"verdict":"redirect","type":"shop.item","arguments":{"id":2}}"#, to: vote())
        let step = stage.result()?["steps"]?[0]
        #expect(step?["outcome"] == "shown" && step?["navigator"] == "n2" && path() == [])
        #expect(step?["item"]?["type"] == "shop.list", "as it was sent")
        #expect(step?["redirected"]?.array?.map { $0["type"] } == ["shop.list", "shop.item"])
        #expect(step?["redirected"]?[1]?["arguments"] == ["id": 2] && step?["redirected"]?[1]?["guard"] == "g1")
    }

    @Test func redirectedActionIsWhatWasShown() {
        stage.host.prepare(
            [
                Step("push", #"{"type":"shop.item"}"#),
                Step("guard.add", #"{"name":"unsaved","on":"leave","types":["shop.item"]}"#),
            ],
            from: stage.other
        )
        stage.send(#"{"action":"popAny"}"#)
        answer(#"{"verdict":"redirect","type":"shop.item"}"#, to: vote())
        let step = stage.result()?["steps"]?[0]
        #expect(step?["outcome"] == "shown" && step?["redirected"]?.array?.map { $0["type"] } == ["shop.item"])
        #expect(step?["entry"]?.string != nil)
    }

    @Test func redirectToWhatIsSentIsReceived() {
        stage.receive(#""type":"shop.offer""#)
        stage.send(#"{"type":"shop.list"}"#)
        answer(#"{"verdict":"redirect","type":"shop.offer"}"#, to: vote())
        #expect(stage.answer(#""auto""#)?["sequence"] == "s1.2")
        let result = stage.result()
        #expect(result?.outcomes == ["0 received"])
        #expect(result?["steps"]?[0]?["redirected"]?[1]?["type"] == "shop.offer")
    }

    @Test func senderMayGoWhileAGuardIsAsked() {
        stage.send(#"{"type":"shop.list"},{"type":"shop.item"}"#)
        stage.host.close(stage.sender)
        answer(#"{"verdict":"allow"}"#, to: vote())
        #expect(path() == ["shop.list"])
        #expect(stage.host.ask("sequence.list", from: stage.module).result?["sequences"] == [])
    }

    @Test func cancelledSequenceLeavesNothingWaiting() {
        stage.send(#"{"type":"shop.list"},{"type":"shop.item"}"#)
        let id = vote()
        let lines = stage.host.send(#"{"id":8,"method":"request.cancel","params":{"request":7}}"#, from: stage.sender)
        #expect(lines.count == 2 && lines[0].contains(#""name":"cancelled""#) && lines[0].contains("notSent"))
        answer(#"{"verdict":"allow"}"#, to: id)
        #expect(path() == [])
        stage.host.ask("push", #"{"type":"shop.item"}"#, from: stage.module)
        #expect(path() == ["shop.item"], "and holds nobody up")
    }

    @Test func sceneThatClosesEndsIt() {
        stage.host.prepare([Step("scene.create", #"{"scene":"second"}"#)], from: stage.module)
        stage.send(#"{"type":"shop.list"}"#, #","scene":"second""#)
        stage.host.prepare([Step("scene.close", #"{"scene":"second"}"#)], from: stage.module)
        #expect(stage.failure()?["name"] == "unknown_scene")
    }

    @Test func lateGuardIsNobodysEndButTheSequences() {
        stage.send(#"{"type":"shop.list"}"#)
        stage.host.advance(seconds: 2)
        #expect(stage.failure()?["name"] == "denied")
    }

    @Test func waitingOperationDoesNotCountAgainstTheSender() {
        let stage = SendingStage { $0.inFlight = 1 }
        let add = #"{"name":"door","on":"enter","types":["shop.list"]}"#
        stage.host.prepare([Step("guard.add", add)], from: stage.other)
        stage.send(#"{"type":"shop.list"}"#)
        #expect(stage.host.takesInput(from: stage.sender))
        #expect(stage.host.ask("ping", from: stage.sender).result != nil)
    }

    @Test func sendingWorksWhileSomebodyGuards() {
        stage.receive(#""type":"shop.offer","auto":{}"#)
        let lines = stage.host.send(#"{"id":7,"method":"navigate","params":{"type":"shop.offer"}}"#, from: stage.sender)
        #expect(lines.last?.contains(#""outcome":"completed""#) == true && path() == ["shop.offer"])
    }

    @Test func circleOfQuestionsIsRefused() throws {
        stage.host.ask("push", #"{"type":"shop.item"}"#, from: stage.sender)
        stage.receive(#""value":"a.one""#)
        stage.receive(#""value":"a.two""#)
        stage.send(#"{"value":"a.one"}"#)
        let question = try #require(stage.question())
        let inner = #"{"id":9,"method":"send","params":{"values":[{"value":"a.two"}],"during":"\#(question.id)"}}"#
        let lines = stage.host.send(inner, from: stage.module)
        #expect(lines.last?.contains(#""name":"question_cycle""#) == true, "it would wait for itself")
        stage.respond(#""result":{}"#, to: question.id)
        #expect(stage.result()?["outcome"] == "completed")
    }
}
