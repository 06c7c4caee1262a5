import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Navigating by sending: a type's own method, a request's, a trigger's.
struct SendMethodTests {
    private let stage = SendingStage()

    private func navigate(_ params: String) -> [String] {
        stage.host.send(#"{"id":7,"method":"navigate","params":\#(params)}"#, from: stage.sender)
    }

    @Test func typeIsSentByItsOwnMethod() {
        stage.receive(#""type":"shop.offer""#)
        #expect(navigate(#"{"type":"shop.offer","arguments":{"id":7}}"#) == [])
        let params = stage.answer(#""auto""#)
        #expect(params?["type"] == "shop.offer" && params?["arguments"] == ["id": 7] && params?["method"] == nil)
        let result = stage.result()
        #expect(result?["outcome"] == "completed" && result?.outcomes == ["0 received"])
    }

    @Test func requestMaySendAnyType() {
        stage.receive(#""type":"shop.list","auto":{}"#)
        let lines = navigate(#"{"type":"shop.list","method":"send"}"#)
        #expect(lines.last?.contains(#""outcome":"shown""#) == true && stage.path == ["shop.list"])
    }

    @Test func receivedTypeIsPushedUnlessSomebodySaysOtherwise() {
        stage.receive(#""type":"shop.offer","auto":{}"#)
        #expect(navigate(#"{"type":"shop.offer"}"#).last?.contains("completed") == true)
        #expect(stage.path == ["shop.offer"])
    }

    @Test(arguments: [#"{"type":"shop.offer"}"#, #"{"type":"shop.list","method":"send"}"#])
    func whatIsSentNeedsAReceiver(params: String) {
        #expect(navigate(params).last?.contains(#""name":"no_receiver""#) == true && stage.revision == 0)
        stage.send(params)
        #expect(stage.failure()?["name"] == "no_receiver" && stage.revision == 0)
    }

    @Test func otherMethodsShowIt() {
        #expect(navigate(#"{"type":"shop.offer","method":"push"}"#).last?.contains(#""entry":"e2""#) == true)
        #expect(stage.host.ask("present", #"{"type":"shop.offer"}"#, from: stage.sender).result?["navigator"] == "n3")
        #expect(stage.host.ask("push", #"{"navigator":"n1","type":"shop.offer"}"#, from: stage.sender).result != nil)
    }

    @Test(
        arguments: [
            #"{"type":"shop.offer","forResult":true}"#, #"{"type":"shop.offer","token":"t"}"#,
            #"{"type":"shop.offer","name":"x"}"#, #"{"type":"shop.offer","transient":true}"#,
            #"{"type":"shop.offer","ifPresent":"raise"}"#,
            #"{"type":"shop.list","method":"send","buttons":[{"answer":"yes"}]}"#,
        ]
    )
    func whatIsForShowingIsRefused(params: String) {
        stage.receive(#""type":"shop.offer""#)
        #expect(navigate(params).last?.contains(#""name":"invalid_params""#) == true)
        #expect(stage.question() == nil)
    }

    @Test func presentAndRegistrationKnowTheirMethods() {
        #expect(
            stage.host.ask("present", #"{"type":"shop.list","method":"send"}"#, from: stage.sender).refusal
                == "invalid_params"
        )
        #expect(
            stage.host.ask("destination.get", #"{"type":"shop.offer"}"#, from: stage.sender).result?["method"] == "send"
        )
        let create = #"{"kind":"presentation","method":"send"}"#
        #expect(stage.host.ask("navigator.create", create, from: stage.sender).refusal == "invalid_params")
    }

    @Test func transactionCannotWait() {
        for step in [
            Step("navigate", #"{"type":"shop.offer"}"#), Step("navigate", #"{"type":"shop.list","method":"send"}"#),
        ] {
            #expect(stage.host.transaction([step], from: stage.sender).refusal == "cannot_wait")
            #expect(stage.host.plan([step], from: stage.sender)?["refusal"]?["data"]?["name"] == "cannot_wait")
        }
        let send = Step("send", #"{"values":[{"type":"shop.list"}]}"#)
        #expect(stage.host.transaction([send], from: stage.sender).refusal == "invalid_params")
        #expect(stage.revision == 0)
    }

    @Test func linkMayLeadToWhatIsSent() {
        stage.receive(#""type":"shop.offer""#)
        stage.host.prepare([Step("push", #"{"type":"shop.list"}"#)], from: stage.sender)
        let links = #"{"entry":"e2","links":[{"link":"more","type":"shop.offer"}]}"#
        stage.host.prepare([Step("entry.provide", links)], from: stage.module)
        stage.host.send(#"{"id":7,"method":"entry.follow","params":{"entry":"e2","link":"more"}}"#, from: stage.sender)
        stage.answer(#""auto""#)
        #expect(stage.result()?["outcome"] == "completed")
    }

    // MARK: Triggers

    private func bind(_ operation: String) -> Reply {
        stage.host.ask("trigger.bind", #"{"trigger":"go","operation":\#(operation)}"#, from: stage.module)
    }

    private func set() -> [String] {
        stage.host.send(
            #"{"id":7,"method":"trigger.set","params":{"navigator":"n1","trigger":"go"}}"#,
            from: stage.sender
        )
    }

    @Test(
        arguments: [
            #"{"method":"send","params":{"values":[{"value":"a.one"},{"type":"shop.list"}]}}"#,
            #"{"method":"navigate","params":{"type":"shop.offer"}}"#,
        ]
    )
    func triggerSends(operation: String) {
        stage.receive(#""value":"a.one""#)
        stage.receive(#""type":"shop.offer""#)
        #expect(bind(operation).result != nil)
        #expect(set() == [] && stage.revision == 2, "it is reset at once")
        stage.answer(#"{"appending":[{"type":"shop.list"}]}"#)
        #expect(stage.result()?["outcome"] == "completed" && stage.path.contains("shop.list"))
        #expect(set() == [], "and may be set again")
    }

    @Test func triggerThatCannotSendIsNotReset() {
        let stage = SendingStage { $0.sequences = 0 }
        let bind = #"{"trigger":"go","operation":{"method":"send","params":{"values":[{"action":"empty"}]}}}"#
        stage.host.prepare([Step("trigger.bind", bind)], from: stage.sender)
        #expect(stage.host.ask("trigger.set", #"{"trigger":"go"}"#, from: stage.sender).refusal == "limit_reached")
        #expect(stage.revision == 1)
    }

    @Test func mistakeIsFoundWhenATriggerIsBound() {
        #expect(bind(#"{"method":"send","params":{"values":[]}}"#).refusal == "invalid_params")
        #expect(bind(#"{"method":"send","params":{"values":[{"value":"one"}]}}"#).refusal == "invalid_params")
        #expect(bind(#"{"method":"resume"}"#).refusal == "invalid_params")
    }

    @Test func triggerThatSendsIsNoPartOfATransaction() {
        #expect(bind(#"{"method":"send","params":{"values":[{"action":"empty"}]}}"#).result != nil)
        let set = Step("trigger.set", #"{"navigator":"n1","trigger":"go"}"#)
        #expect(stage.host.transaction([set], from: stage.sender).refusal == "cannot_wait" && stage.revision == 1)
    }

    @Test func sequenceMaySetATriggerThatSends() {
        stage.receive(#""value":"a.one""#)
        #expect(bind(#"{"method":"send","params":{"values":[{"value":"a.one"}]}}"#).result != nil)
        let set = #"{"action":"perform","method":"trigger.set","params":{"navigator":"n1","trigger":"go"}}"#
        stage.send("\(set),{\"type\":\"shop.list\"}")
        #expect(stage.isWaiting && stage.path == [])
        #expect(stage.answer(#""auto""#)?["sequence"] == "s1.2")
        let result = stage.result()
        #expect(result?["sequence"] == "s1.1" && result?.outcomes == ["0 performed", "1 shown"])
    }

    @Test func failureOfAnInnerSequenceIsThatOfItsItem() {
        #expect(bind(#"{"method":"send","params":{"values":[{"value":"a.none"}]}}"#).result != nil)
        let set = #"{"action":"perform","method":"trigger.set","params":{"navigator":"n1","trigger":"go"}}"#
        stage.send("{\"action\":\"empty\"},\(set)")
        let failure = stage.failure()
        #expect(failure?["name"] == "no_receiver" && failure?["sequence"] == "s1.1" && failure?["index"] == 1)
        #expect(failure?.outcomes == ["0 performed", "1 failed"])
        #expect(failure?["steps"]?[1]?["error"]?["data"]?["sequence"] == "s1.2")
    }

    @Test func sequencesThatSendEachOtherMeetALimit() {
        let set = #"{"action":"perform","method":"trigger.set","params":{"navigator":"n1","trigger":"go"}}"#
        #expect(bind(#"{"method":"send","params":{"values":[\#(set)]}}"#).result != nil)
        stage.send(set)
        #expect(stage.failure()?["name"] == "limit_reached")
        #expect(stage.host.ask("sequence.list", from: stage.module).result?["sequences"] == [])
    }
}
