import JSON
import NavigationBroker
import NavigationTree
import Testing

/// Flows: who drives them, where they return to, and who is told at their end.
struct FlowTests {
    let host = Harness()
    /// Drives the flows.
    var shop: SessionID
    let other: SessionID

    init() {
        shop = host.connect()
        other = host.connect()
        host.send(Requests.shop, from: shop)
    }

    private static let start = Step(
        "flow.start",
        #"{"navigator":"n1","name":"order","type":"shop.item","method":"managedSheet"}"#
    )
    private static let next = Step("flow.next", #"{"flow":"a2","type":"shop.list"}"#)

    private func signals(_ session: SessionID) -> [JSONValue] {
        host.events(of: session).filter { $0.method == "signal" }.map(\.params)
    }

    private func kinds(_ session: SessionID) -> [String] { signals(session).compactMap { $0["kind"]?.string } }

    // MARK: Where it goes

    @Test func stepsFollowEachOtherInFront() {
        host.prepare([Self.start], from: shop)
        #expect(host.ask(Self.next, from: shop).result?["navigator"] == "n3")
        let sheet = Step("flow.next", #"{"flow":"a2","type":"shop.item"}"#)
        #expect(host.ask(sheet, from: shop).result?["navigator"] == "n6")
        #expect(host.ask("navigator.get", from: shop).result?["id"] == "n6")
    }

    @Test func stepsStayOnTheTabWhereTheFlowBegan() {
        host.prepare(
            [
                Step("navigator.create", #"{"name":"home"}"#), Step("navigator.create", #"{"name":"search"}"#),
                Step("flow.start", #"{"navigator":"home","name":"order"}"#),
                Step("navigator.select", #"{"navigator":"search"}"#),
                Step("flow.next", #"{"flow":"a4","type":"shop.list"}"#),
            ],
            from: shop
        )
        #expect(host.types(on: "home", from: shop) == ["shop.list"])
        #expect(host.types(on: "search", from: shop) == [])
    }

    @Test func endReturnsToWhereItBegan() {
        host.prepare([Step("push", #"{"type":"shop.list"}"#)], from: shop)
        let before = host.ask("state.get", from: shop).result?["state"]
        host.prepare(
            [
                Step("flow.start", #"{"name":"order","type":"shop.list"}"#),
                Step("flow.next", #"{"flow":"a3","type":"shop.item","method":"managedSheet"}"#),
                Step("flow.next", #"{"flow":"a3","type":"shop.list"}"#),
            ],
            from: shop
        )
        let reply = host.ask("flow.complete", #"{"flow":"a3"}"#, from: shop)
        #expect(reply.result?["removed"] == ["entries": 3, "navigators": 1])
        #expect(reply.result?["navigator"] == "n1" && reply.result?["position"] == 1)
        #expect(host.ask("state.get", from: shop).result?["state"] == before)
        #expect(host.ask("flow.list", from: shop).result?["flows"] == [])
    }

    @Test func splashThatIsNotKeptIsNoPlaceToReturnTo() {
        host.prepare(
            [
                Step("push", #"{"type":"shop.list"}"#), Step("push", #"{"type":"shop.item","transient":true}"#),
                Step("flow.start", #"{"name":"order","type":"shop.list"}"#),
            ],
            from: shop
        )
        #expect(host.ask("flow.get", #"{"flow":"a4"}"#, from: shop).result?["flow"]?["position"] == 1)
        host.prepare([Step("flow.complete", #"{"flow":"a4"}"#)], from: shop)
        #expect(host.types(on: "n1", from: shop) == ["shop.list"])
    }

    @Test func locksLetFlowsPass() {
        host.prepare([Step("lock", "{}")], from: other)
        host.prepare([Step("flow.start", #"{"name":"order","type":"shop.item"}"#)], from: shop)
        #expect(host.ask("flow.complete", #"{"flow":"a3"}"#, from: shop).result?["changed"] == true)
    }

    // MARK: Checkpoints

    @Test func valueGoesToWhoeverEstablishedTheCheckpoint() {
        host.prepare([Step("checkpoint.establish", #"{"checkpoint":"cart","value":{"type":"integer"}}"#)], from: other)
        host.prepare(
            [
                Step("push", #"{"type":"shop.list"}"#),
                Step("flow.start", #"{"name":"order","checkpoint":"cart","type":"shop.list"}"#),
            ],
            from: shop
        )
        let refused = host.ask("flow.complete", #"{"flow":"a4","value":"x"}"#, from: shop)
        #expect(refused.refusal == "invalid_arguments" && refused.error?["data"]?["checkpoint"] == "cart")
        host.prepare([Step("flow.complete", #"{"flow":"a4","value":7}"#)], from: shop)
        let heard = signals(other)
        #expect(heard.map { $0["kind"] } == ["checkpoint.returned"] && heard.first?["value"] == 7)
        #expect(host.types(on: "n1", from: shop) == [])
        #expect(host.ask("checkpoint.canReturn", #"{"checkpoint":"cart"}"#, from: other).result?["canReturn"] == false)
    }

    @Test(arguments: [#"flow.cancel","params":{"flow":"a3"}"#, #"flow.fail","params":{"flow":"a3","reason":"no"}"#])
    func checkpointHearsOfCompletionOnly(end: String) {
        host.prepare([Step("checkpoint.establish", #"{"checkpoint":"cart"}"#)], from: other)
        host.prepare([Step("flow.start", #"{"name":"order","checkpoint":"cart","type":"shop.list"}"#)], from: shop)
        host.send(#"{"id":1,"method":""# + end + "}", from: shop)
        #expect(host.types(on: "n1", from: shop) == [] && signals(other).isEmpty)
    }

    @Test func anchorStaysWhenItsCheckpointIsRemoved() {
        host.prepare([Step("checkpoint.establish", #"{"checkpoint":"cart"}"#)], from: other)
        host.prepare([Step("flow.start", #"{"name":"order","checkpoint":"cart","type":"shop.list"}"#)], from: shop)
        host.prepare([Step("checkpoint.remove", #"{"checkpoint":"cart"}"#)], from: other)
        host.prepare([Step("flow.complete", #"{"flow":"a3","value":7}"#)], from: shop)
        #expect(host.types(on: "n1", from: shop) == [] && signals(other).isEmpty)
    }

    // MARK: Sessions that are told

    @Test func starterAndDriverAreToldOfTheEnd() {
        host.prepare([Step("flow.start", #"{"name":"order","module":"shop","type":"shop.list"}"#)], from: other)
        let started = signals(shop)
        #expect(started.map { $0["kind"] } == ["flow.started"])
        #expect(
            started.first?["flow"] == "a2" && started.first?["name"] == "order" && started.first?["module"] == "shop"
        )
        #expect(started.first?["by"]?["session"] == "s2")
        let reply = host.ask("flow.complete", #"{"flow":"a2","value":{"id": 7}}"#, from: shop)
        #expect(
            reply.lines.first == """
                {"jsonrpc":"2.0","method":"signal","params":{"scene":"main","revision":2,"kind":"flow.completed",\
                "navigator":"n1","name":"order","value":{"id": 7},"flow":"a2","module":"shop",\
                "by":{"method":"flow.complete","session":"s1","module":"shop","request":1,"time":1800000000000}}}
                """
        )
        #expect(kinds(other) == ["flow.completed"])
    }

    @Test func failureSaysWhy() {
        host.prepare([Self.start], from: shop)
        let reply = host.ask("flow.fail", #"{"flow":"a2","reason":"no paper","data":[1]}"#, from: shop)
        let signal = reply.events.first?.params
        #expect(signal?["kind"] == "flow.failed" && signal?["reason"] == "no paper" && signal?["value"] == [1])
    }

    /// A flow is cancelled when the place to which it would return is removed.
    @Test(
        arguments: [
            Step("pop", #"{"navigator":"side","to":0}"#), Step("popAny"),
            Step("navigator.close", #"{"navigator":"side"}"#),
            Step("path.set", #"{"navigator":"side","path":[]}"#), Step("state.set", #"{"state":[{"path":[]}]}"#),
            Step("undo", #"{"to":1}"#),
        ]
    )
    func losingItsPlaceCancels(step: Step) {
        host.prepare(
            [
                Step("navigator.create", #"{"name":"side"}"#),
                Step("push", #"{"navigator":"side","type":"shop.list"}"#),
                Step("flow.start", #"{"navigator":"side","name":"order","type":"shop.list"}"#),
            ],
            from: shop
        )
        let watcher = host.watcher()
        host.prepare([step], from: other)
        let heard = signals(shop)
        #expect(heard.map { $0["kind"] } == ["flow.cancelled"])
        #expect(heard.first?["by"]?["session"] == "s2" && heard.first?["by"]?["method"]?.string == step.method)
        #expect(host.ask("flow.complete", #"{"flow":"a4"}"#, from: shop).refusal == "unknown_attachment")
        let changes = host.events(of: watcher).first?.changes ?? []
        #expect(changes.contains { $0["attachment"]?["id"] == "a4" && $0["kind"] == "attachment.removed" })
        #expect(changes.contains { $0["signal"]?["kind"] == "flow.cancelled" })
    }

    @Test func innerFlowIsCancelledWithTheOuter() {
        host.prepare([Self.start, Step("flow.start", #"{"navigator":"n3","name":"address"}"#)], from: shop)
        let reply = host.ask("flow.complete", #"{"flow":"a2"}"#, from: shop)
        #expect(reply.events.map { $0.params["flow"] } == ["a5", "a2"])
        #expect(reply.events.map { $0.params["kind"] } == ["flow.cancelled", "flow.completed"])
    }

    @Test func undoBringsAFlowBack() {
        host.prepare([Self.start, Step("flow.cancel", #"{"flow":"a2"}"#)], from: shop)
        let reply = host.ask("undo", from: shop)
        #expect(reply.events.map { $0.params["kind"] } == ["flow.started"])
        #expect(host.ask(Self.next, from: shop).result?["navigator"] == "n3")
    }

    // MARK: Drivers

    @Test func othersMayOnlyCancel() {
        host.prepare([Self.start], from: shop)
        let before = host.tree(from: other)
        let ends = [
            Self.next, Step("flow.update", #"{"flow":"a2","data":1}"#), Step("flow.complete", #"{"flow":"a2"}"#),
            Step("flow.fail", #"{"flow":"a2","reason":"no"}"#),
        ]
        for step in ends {
            let reply = host.ask(step, from: other)
            #expect(reply.refusal == "not_flow_owner" && reply.error?["data"]?["module"] == "shop", "\(step)")
        }
        #expect(host.tree(from: other) == before)
        #expect(host.ask("flow.cancel", #"{"flow":"a2","reason":"bored"}"#, from: other).result?["changed"] == true)
        let heard = signals(shop)
        #expect(heard.first?["reason"] == "bored" && heard.first?["by"]?["session"] == "s2")
    }

    @Test func flowWithoutAModuleEndsWithItsSession() {
        let guest = host.connect()
        host.prepare([Step("flow.start", #"{"name":"tour","type":"shop.list"}"#)], from: guest)
        let refused = host.ask("flow.complete", #"{"flow":"a2"}"#, from: shop)
        #expect(refused.refusal == "not_flow_owner" && refused.error?["data"]?["session"] == "s3")
        let watcher = host.watcher()
        host.close(guest)
        #expect(host.ask("flow.list", from: shop).result?["flows"] == [])
        let events = host.events(of: watcher)
        #expect(events.first?.changes.compactMap { $0["signal"]?["kind"] } == ["flow.cancelled"])
        #expect(host.types(on: "n1", from: shop) == ["shop.list"], "what it showed stays, as all entries do")
    }

    @Test func moduleThatComesBackGoesOn() {
        host.prepare(
            [Self.start, Step("flow.next", #"{"flow":"a2","type":"shop.list","data":{"step":2}}"#)],
            from: shop
        )
        host.prepare([Step("scene.create", #"{"scene":"rear"}"#)], from: shop)
        host.prepare([Step("flow.start", #"{"scene":"rear","name":"tour"}"#)], from: shop)
        host.close(shop)
        let suspended = host.ask("flow.get", #"{"flow":"a2"}"#, from: other).result?["flow"]
        #expect(suspended?["state"] == "suspended" && suspended?["data"] == ["step": 2])
        let again = host.connect()
        let reply = host.send(Requests.shop, from: again)
        let flows = reply.last.flatMap { try? RawJSON(parsing: $0).value() }?["result"]?["flows"]?.array
        #expect(flows?.map { $0["scene"] } == ["main", "rear"] && flows?.map { $0["id"] } == ["a2", "a2"])
        #expect(flows?.first?["data"] == ["step": 2] && flows?.first?["state"] == "running")
        host.prepare([Self.next, Step("flow.complete", #"{"flow":"a2","value":1}"#)], from: again)
        #expect(host.ask("navigator.get", from: again).result?["id"] == "n1")
    }

    @Test func takeoverTakesTheFlowsAlong() {
        host.prepare([Self.start], from: shop)
        let claim = #"{"module":"shop","destinations":[{"type":"shop.list"}],"takeOver":true}"#
        #expect(host.ask("module.register", claim, from: other).result?["flows"]?.array?.count == 1)
        #expect(host.ask(Self.next, from: shop).refusal == "not_flow_owner")
        #expect(host.ask(Self.next, from: other).result?["changed"] == true)
    }

    @Test func sessionWithSeveralModulesSaysWhich() {
        host.prepare([Step("module.register", #"{"module":"more","destinations":[]}"#)], from: shop)
        #expect(host.ask(Self.start, from: shop).error?["data"]?["parameter"] == "module")
        let named = Step("flow.start", #"{"name":"order","module":"more"}"#)
        #expect(host.ask(named, from: shop).lines.count == 1, "whoever starts it for itself is not told")
        #expect(host.ask("flow.list", #"{"module":"more"}"#, from: other).result?["flows"]?.array?.count == 1)
        #expect(host.ask("flow.list", #"{"module":"shop"}"#, from: other).result?["flows"]?.array?.count == 0)
    }

    // MARK: Triggers and transactions

    @Test func triggerDrivesWithTheRightOfItsBinder() {
        let bind =
            #"{"navigator":"n3","trigger":"done","operation":{"method":"flow.complete","params":{"flow":"a2","value":3}}}"#
        host.prepare([Self.start, Step("trigger.bind", bind)], from: shop)
        let set = Step("trigger.set", #"{"navigator":"n3","trigger":"done"}"#)
        #expect(host.ask(set, from: other).result?["changed"] == true)
        #expect(kinds(shop).contains("flow.completed"))
    }

    @Test func refusedTransactionLeavesTheFlow() {
        host.prepare([Self.start], from: shop)
        let reply = host.transaction([Step("flow.complete", #"{"flow":"a2"}"#), Step("pop")], from: shop)
        #expect(reply.refusal == "at_root" && reply.lines.count == 1)
        let both = [Step("flow.complete", #"{"flow":"a2"}"#), Step("flow.start", #"{"name":"next"}"#)]
        let events = host.transaction(both, from: shop).events
        #expect(events.map { $0.params["kind"] } == ["flow.completed"])
    }

    @Test func refusedStepStartsNothing() {
        let before = host.tree(from: shop)
        let reply = host.ask("flow.start", #"{"name":"order","type":"shop.none"}"#, from: shop)
        #expect(reply.refusal == "unknown_destination" && host.tree(from: shop) == before)
    }

    // MARK: Guards

    private func vote(_ question: String, _ verdict: String) {
        host.send(#"{"id":"\#(question)","result":{"verdict":"\#(verdict)"}}"#, from: other)
    }

    @Test func guardDecidesOnStepsAndEnds() {
        host.prepare(
            [
                Step("guard.add", #"{"name":"login","on":"enter","types":["shop.list"]}"#),
                Step("guard.add", #"{"name":"unsaved","on":"leave","types":["shop.item"]}"#),
            ],
            from: other
        )
        host.prepare([Self.start], from: shop)
        #expect(host.ask(Self.next, from: shop).lines == [], "waits for the vote")
        vote("q1", "deny")
        #expect(host.take(shop).last.map { Reply(lines: [$0]).refusal } == "denied")
        #expect(host.send(#"{"id":1,"method":"flow.complete","params":{"flow":"a2","value":1}}"#, from: shop) == [])
        #expect(host.ask("flow.list", from: other).result?["flows"]?.array?.count == 1)
        vote("q2", "allow")
        #expect(kinds(shop) == ["flow.completed"])
        #expect(host.ask("flow.list", from: shop).result?["flows"] == [])
    }

    @Test func flowThatAGuardAllowsIsWaitedFor() {
        host.prepare([Step("guard.add", #"{"name":"login","on":"enter"}"#)], from: other)
        let ask = #"{"id":7,"method":"flow.start","params":{"name":"order","type":"shop.list","forResult":true}}"#
        #expect(host.send(ask, from: shop) == [])
        #expect(host.ask("flow.list", from: other).result?["flows"] == [], "nothing has happened yet")
        vote("q1", "allow")
        host.prepare([Step("flow.cancel", #"{"flow":"a2"}"#)], from: other)
        #expect(answers(shop).first?["result"]?["outcome"] == "cancelled")
    }
}
