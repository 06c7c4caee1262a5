import JSON
import NavigationBroker
import NavigationTree
import Testing

/// A request for a result is answered when its flow ends.
extension FlowTests {
    private func wait(_ session: SessionID) {
        let ask =
            #"{"id":7,"method":"flow.start","params":{"name":"order","module":"shop","type":"shop.list","forResult":true}}"#
        #expect(host.send(ask, from: session) == [], "the answer waits")
    }

    func answers(_ session: SessionID) -> [JSONValue] {
        host.take(session).compactMap { try? RawJSON(parsing: $0).value() }.filter { $0["id"] == 7 }
    }

    @Test(
        arguments: [
            (Step("flow.complete", #"{"flow":"a2","value":[1]}"#), "completed"),
            (Step("flow.cancel", #"{"flow":"a2","reason":"why"}"#), "cancelled"),
            (Step("flow.fail", #"{"flow":"a2","reason":"why"}"#), "failed"), (Step("undo"), "cancelled"),
        ]
    )
    func everyEndAnswersOnce(step: Step, outcome: String) {
        wait(other)
        host.prepare([step], from: shop)
        let answers = answers(other)
        let result = answers.first?["result"]
        #expect(answers.count == 1 && result?["outcome"]?.string == outcome && result?["flow"] == "a2")
        #expect(result?["by"]?["method"]?.string == step.method)
        #expect(result?["value"] == (outcome == "completed" ? [1] : nil))
        #expect(result?["reason"] == (step.params.contains("why") ? "why" : nil))
        host.prepare([Step("reset")], from: shop)
        #expect(self.answers(other).isEmpty, "once")
    }

    @Test func waitingOutlivesTheModule() {
        wait(other)
        host.close(shop)
        #expect(answers(other).isEmpty)
        let again = host.connect()
        host.send(Requests.shop, from: again)
        host.prepare([Step("flow.complete", #"{"flow":"a2"}"#)], from: again)
        #expect(answers(other).first?["result"]?["outcome"] == "completed")
    }

    @Test func endOfTheHostRefuses() {
        wait(other)
        host.shutDown()
        #expect(answers(other).first?["error"]?["data"]?["name"] == "shutting_down")
    }

    @Test func endOfTheSceneRefuses() {
        host.prepare([Step("scene.create", #"{"scene":"rear"}"#)], from: shop)
        let ask = #"{"id":7,"method":"flow.start","params":{"scene":"rear","name":"order","forResult":true}}"#
        #expect(host.send(ask, from: other) == [])
        host.prepare([Step("scene.close", #"{"scene":"rear"}"#)], from: shop)
        #expect(answers(other).first?["error"]?["data"]?["name"] == "unknown_scene")
    }

    @Test func cancellingTheRequestLeavesTheFlow() {
        wait(other)
        host.send(#"{"id":8,"method":"request.cancel","params":{"request":7}}"#, from: other)
        #expect(host.ask("flow.list", from: shop).result?["flows"]?.array?.count == 1)
    }

    /// A flow that the store could not write never was, and whoever would have waited for it does not.
    @Test func startThatIsNotWrittenIsRefused() {
        let host = Harness(hasStore: true)
        let (shop, asker) = (host.connect(), host.connect())
        host.send(Requests.shop, from: shop)
        host.storeFails = true
        let ask = #"{"id":7,"method":"flow.start","params":{"name":"order","forResult":true}}"#
        #expect(host.send(ask, from: asker).map { $0.contains("store_failed") } == [true])
        host.storeFails = false
        host.prepare([Step("flow.start", #"{"name":"tour"}"#), Step("flow.cancel", #"{"flow":"a2"}"#)], from: shop)
        #expect(host.take(asker) == [])
    }
}
