import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// The choice of the receiver for a sent value, and receivers that the host does not ask.
struct ReceiverTests {
    private let stage = SendingStage()

    private func create(_ params: String) { stage.host.prepare([Step("navigator.create", params)], from: stage.sender) }

    private func receiver() -> String? {
        stage.send(#"{"value":"a.one"}"#)
        return stage.answer(#""auto""#)?["receiver"]?.string
    }

    @Test func nearestReceiverIsAsked() {
        create(#"{"name":"home"}"#)
        create(#"{"name":"side"}"#)
        create(#"{"kind":"presentation","parent":"home","name":"sheet"}"#)
        let nowhere = stage.receive(#""value":"a.one""#)
        let side = stage.receive(#""value":"a.one","navigator":"side""#)
        #expect(receiver() == side, "the rest of the scene comes before those that stand nowhere")
        let root = stage.receive(#""value":"a.one","navigator":"n1""#)
        #expect(receiver() == root, "what is around the current navigator comes before the rest")
        let home = stage.receive(#""value":"a.one","navigator":"home""#)
        #expect(receiver() == home)
        let sheet = stage.receive(#""value":"a.one","navigator":"sheet""#)
        #expect(receiver() == sheet)
        for (gone, next) in [(sheet, home), (home, root), (root, side), (side, nowhere)] {
            stage.host.prepare([Step("receiver.remove", #"{"receiver":"\#(gone)"}"#)], from: stage.module)
            #expect(receiver() == next)
        }
    }

    @Test func searchBeginsWhereTheItemSays() {
        create(#"{"name":"home"}"#)
        create(#"{"name":"side"}"#)
        stage.receive(#""value":"a.one","navigator":"home""#)
        let side = stage.receive(#""value":"a.one","navigator":"side""#)
        stage.send(#"{"value":"a.one","navigator":"side"}"#)
        #expect(stage.answer(#""auto""#)?["receiver"] == .string(side))
        stage.send(#"{"value":"a.one"}"#, #","navigator":"side""#)
        #expect(stage.answer(#""auto""#)?["receiver"] == .string(side))
    }

    @Test func ofSeveralAtOnePlaceTheOldestIsAsked() {
        let first = stage.receive(#""value":"a.one","navigator":"n1""#)
        stage.receive(#""value":"a.one","navigator":"n1""#)
        #expect(receiver() == first)
    }

    @Test func elsewhereTheOldestNavigatorComesFirst() {
        create(#"{"name":"one"}"#)
        create(#"{"name":"two"}"#)
        create(#"{"name":"three"}"#)
        stage.receive(#""value":"a.one","navigator":"three""#)
        let second = stage.receive(#""value":"a.one","navigator":"two""#)
        #expect(receiver() == second)
    }

    @Test func sceneOfAReceiverCounts() {
        stage.host.prepare([Step("scene.create", #"{"scene":"second"}"#)], from: stage.sender)
        stage.receive(#""value":"a.one","scene":"second""#)
        stage.send(#"{"value":"a.one"}"#)
        #expect(stage.failure()?["name"] == "no_receiver")
        let everywhere = stage.receive(#""value":"a.one""#)
        #expect(receiver() == everywhere)
        stage.send(#"{"value":"a.one"}"#, #","scene":"second""#)
        #expect(stage.answer(#""auto""#)?["scene"] == "second")
    }

    @Test func kindsAreNotMistakenForEachOther() {
        stage.receive(#""route":"a.one""#)
        stage.receive(#""type":"a.one""#)
        stage.send(#"{"value":"a.one"}"#)
        #expect(stage.failure()?["name"] == "no_receiver")
    }

    @Test func receiverGoesWithItsNavigatorSceneAndSession() {
        create(#"{"name":"home"}"#)
        stage.host.prepare([Step("scene.create", #"{"scene":"second"}"#)], from: stage.sender)
        stage.receive(#""value":"a.one","navigator":"home""#)
        stage.receive(#""value":"a.two","scene":"second""#)
        let other = stage.host.connect()
        stage.receive(#""value":"a.three""#, from: other)
        let left = { stage.host.ask("receiver.list", from: stage.sender).result?["receivers"]?.array?.count }
        #expect(left() == 3)
        stage.host.prepare([Step("navigator.close", #"{"navigator":"home"}"#)], from: stage.sender)
        #expect(left() == 2)
        stage.host.prepare([Step("scene.close", #"{"scene":"second"}"#)], from: stage.sender)
        #expect(left() == 1)
        stage.host.close(other)
        #expect(left() == 0)
    }

    @Test func clientThatCannotAnswerIsNotAsked() {
        stage.receive(#""value":"a.one""#)
        stage.host.endInput(of: stage.module)
        stage.send(#"{"value":"a.one"}"#)
        #expect(stage.failure()?["name"] == "no_receiver")
    }

    // MARK: Without being asked

    @Test func destinationIsNavigatedToOnTheReceiversNavigator() {
        create(#"{"name":"home"}"#)
        create(#"{"name":"side","select":true}"#)
        stage.receive(#""type":"shop.list","navigator":"home","auto":{}"#)
        stage.send(#"{"type":"shop.list"}"#)
        let step = stage.result()?["steps"]?[0]
        #expect(step?["outcome"] == "shown" && step?["navigator"] == "n2")
        #expect(step?["by"] == ["session": "s2", "receiver": "r2.1"])
        #expect(stage.question() == nil)
    }

    @Test func autoNamesNavigatorMethodAndRule() {
        create(#"{"name":"home"}"#)
        stage.receive(#""type":"shop.list","auto":{"navigate":"home","method":"cover","resume":{"after":3}}"#)
        stage.send(#"{"type":"shop.list","method":"sheet"},{"action":"empty"}"#)
        #expect(stage.isWaiting)
        stage.host.advance(seconds: 3)
        let result = stage.result()
        #expect(result?["steps"]?[0]?["resume"] == "after" && result?["outcome"] == "completed")
        let shown = stage.host.ask("navigator.get", from: stage.sender).result
        #expect(shown?["method"] == "cover" && shown?["parent"] == "n2")
    }

    @Test func autoRuleMayPauseOrCancel() {
        stage.receive(#""type":"shop.list","auto":{"resume":"cancel"}"#)
        stage.send(#"{"type":"shop.list"},{"action":"empty"}"#)
        let result = stage.result()
        #expect(result?["outcome"] == "cancelled" && result?.outcomes == ["0 shown", "1 notSent"])
    }

    @Test func valueIsReceivedBySelectingAChild() {
        create(#"{"name":"home"}"#)
        create(#"{"name":"settings"}"#)
        stage.host.prepare([Step("scene.configure", #"{"executionDelay":1}"#)], from: stage.sender)
        stage.receive(#""value":"tabs.settings","auto":{"select":"settings"}"#)
        stage.send(#"{"value":"tabs.settings"},{"value":"tabs.settings"},{"type":"shop.list"}"#)
        #expect(stage.isWaiting, "the tab has time to appear")
        stage.host.advance(seconds: 1)
        let result = stage.result()
        #expect(
            result?.outcomes == ["0 selected", "1 selected", "2 shown"],
            "selecting what is selected waits for nothing"
        )
        #expect(result?["steps"]?[2]?["navigator"] == "n3")
    }

    @Test func refusedAutoReceiveEndsTheSequence() {
        stage.receive(#""type":"shop.number","auto":{}"#)
        stage.send(#"{"type":"shop.number"},{"action":"empty"}"#)
        let failure = stage.failure()
        #expect(failure?["name"] == "invalid_arguments" && failure?["index"] == 0)
        #expect(failure?.outcomes == ["0 failed", "1 notSent"])
    }

    // MARK: Adding and removing

    @Test(
        arguments: [
            "{}", #"{"value":"a.one","type":"a.one"}"#, #"{"value":"one"}"#, #"{"value":"a.one","timeout":0}"#,
            #"{"value":"a.one","timeout":61}"#, #"{"value":"a.one","auto":{}}"#,
            #"{"route":"a.one","auto":{"navigate":"n1"}}"#, #"{"type":"a.one","auto":{},"timeout":1}"#,
            #"{"type":"a.one","auto":{"select":"n1","navigate":"n1"}}"#,
            #"{"type":"a.one","auto":{"select":"n1","method":"sheet"}}"#, #"{"type":"a.one","auto":{"method":"send"}}"#,
            #"{"type":"a.one","auto":{"resume":{"after":61}}}"#, #"{"type":"a.one","auto":{"resume":"later"}}"#,
            #"{"type":"a.one","auto":{"resume":{"inserting":[]}}}"#, #"{"type":"a.one","auto":{"resume":{}}}"#,
        ]
    )
    func whatMakesNoSenseIsRefused(params: String) {
        #expect(stage.host.ask("receiver.add", params, from: stage.module).refusal == "invalid_params")
        #expect(stage.host.ask("receiver.list", from: stage.module).result?["receivers"] == [])
    }

    @Test(
        arguments: [
            (#"{"value":"a.one","scene":"nowhere"}"#, "unknown_scene"),
            (#"{"value":"a.one","navigator":"nobody"}"#, "unknown_navigator"),
            (#"{"value":"a.one","scene":"main","auto":{"select":"nobody"}}"#, "unknown_navigator"),
        ]
    )
    func placeOfAReceiverMustBeThere(params: String, refusal: String) {
        #expect(stage.host.ask("receiver.add", params, from: stage.module).refusal == .string(refusal))
    }

    @Test func receiversAreLimited() {
        let stage = SendingStage { $0.receivers = 1 }
        #expect(stage.receive(#""value":"a.one""#) == "r2.1")
        let reply = stage.host.ask("receiver.add", #"{"value":"a.two"}"#, from: stage.module)
        #expect(reply.refusal == "limit_reached" && reply.error?["data"]?["limit"] == "receivers")
        stage.host.prepare([Step("receiver.remove", #"{"receiver":"r2.1"}"#)], from: stage.module)
        #expect(stage.receive(#""value":"a.two""#) == "r2.2", "ids are not used again")
    }

    @Test func onlyItsSessionRemovesAReceiver() {
        let receiver = stage.receive(#""value":"a.one""#)
        let remove = Step("receiver.remove", #"{"receiver":"\#(receiver)"}"#)
        #expect(stage.host.ask(remove, from: stage.sender).refusal == "unknown_receiver")
        #expect(stage.host.ask(remove, from: stage.module).result == [:])
        #expect(stage.host.ask(remove, from: stage.module).refusal == "unknown_receiver")
        let reply = stage.host.ask("receiver.remove", #"{"receiver":"seven"}"#, from: stage.module)
        #expect(reply.refusal == "invalid_params")
    }

    @Test func removedReceiverMayStillAnswer() throws {
        let receiver = stage.receive(#""value":"a.one""#)
        stage.send(#"{"value":"a.one"}"#)
        let question = try #require(stage.question())
        stage.host.prepare([Step("receiver.remove", #"{"receiver":"\#(receiver)"}"#)], from: stage.module)
        stage.respond(#""result":{}"#, to: question.id)
        #expect(stage.result()?.outcomes == ["0 received"])
    }

    @Test func listIsOfOneSceneWhenAsked() {
        stage.host.prepare([Step("scene.create", #"{"scene":"second"}"#)], from: stage.sender)
        stage.receive(#""value":"a.one","scene":"second""#)
        stage.receive(#""value":"a.two""#)
        stage.receive(#""type":"shop.list","navigator":"n1","auto":{"resume":{"after":0.5}}"#)
        let list = { (params: String) in
            stage.host.ask("receiver.list", params, from: stage.sender).result?["receivers"]?.array ?? []
        }
        #expect(list("{}").map { $0["receiver"] } == ["r2.1", "r2.2", "r2.3"])
        #expect(list(#"{"scene":"second"}"#).map { $0["receiver"] } == ["r2.1", "r2.2"])
        #expect(
            list(#"{"scene":"main"}"#).last == [
                "receiver": "r2.3", "session": "s2", "type": "shop.list", "scene": "main", "navigator": "n1",
                "auto": ["resume": ["after": 0.5]],
            ]
        )
        #expect(stage.host.ask("receiver.list", #"{"scene":"x"}"#, from: stage.sender).refusal == "unknown_scene")
    }
}
