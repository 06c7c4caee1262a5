import JSON
import NavigationBroker
import NavigationTree
import Testing

/// Several operations as one revision, or none; and plans.
struct TransactionTests {
    private let host = Harness()
    private let client: SessionID

    init() {
        client = host.connect()
        let rules = #","rules":{"under":["list"]}"#
        let types = #"{"type":"shop.list","roles":["list"]},{"type":"shop.item"},{"type":"shop.leaf"\#(rules)}"#
        host.prepare([Step("module.register", #"{"module":"shop","destinations":[\#(types)]}"#)], from: client)
    }

    private func push(_ type: String) -> Step { Step("push", #"{"navigator":"n1","type":"shop.\#(type)"}"#) }

    @Test func ruleInTheThirdStepUndoesTheFirstTwo() {
        let watcher = host.watcher()
        let before = host.tree(from: client)
        let create = Step("navigator.create", #"{"name":"side"}"#)
        let steps = [create, push("item"), push("leaf"), push("list")]
        let error = host.transaction(steps, from: client).error
        #expect(error?["data"]?["name"] == "path_refused" && error?["data"]?["operation"] == 2)
        #expect(error?["data"]?["found"] == "shop.item" && error?["data"]?["position"] == 1)
        #expect(host.tree(from: client) == before && host.take(watcher) == [])
        #expect(host.ask(push("list"), from: client).result?["entry"] == "e2", "no id was used up")
    }

    /// A path must be legal after each of them, even if the next would make it so.
    @Test func rulesHoldAfterEveryStep() {
        host.prepare([push("list"), push("leaf")], from: client)
        let steps = [
            Step("replace", #"{"type":"shop.item","entry":"e2"}"#),
            Step("replace", #"{"type":"shop.list","entry":"e4"}"#),
        ]
        let error = host.transaction(steps, from: client).error
        #expect(error?["data"]?["name"] == "path_refused" && error?["data"]?["operation"] == 0)
    }

    @Test func laterStepsSeeEarlierOnes() {
        let steps = [
            Step("navigator.create", #"{"name":"side","select":false}"#),
            Step("push", #"{"navigator":"side","type":"shop.list"}"#),
            Step("checkpoint.establish", #"{"navigator":"side","checkpoint":"c"}"#),
            Step("push", #"{"navigator":"side","type":"shop.leaf"}"#),
            Step("mapping.add", #"{"navigator":"side","from":"shop.item","to":"shop.list"}"#),
            Step("push", #"{"navigator":"side","type":"shop.item"}"#),
            Step("checkpoint.return", #"{"navigator":"side","checkpoint":"c"}"#),
        ]
        let reply = host.transaction(steps, from: client)
        #expect(reply.result?["operations"]?[6]?["removed"]?["entries"] == 2, "\(reply.lines)")
        #expect(host.types(on: "side", from: client) == ["shop.list"])
    }

    @Test func nothingToDoIsNoRevision() {
        let reply = host.transaction([Step("popAll"), Step("dismissAny")], from: client)
        #expect(reply.result?["changed"] == false && reply.result?["revision"] == 0)
    }

    @Test(arguments: [
        #"{"operations":[]}"#, #"{}"#, #"{"operations":[{"params":{}}]}"#, #"{"operations":["reset"]}"#,
        #"{"operations":[{"method":"tree.get"}]}"#,
        #"{"operations":[{"method":"scene.create","params":{"scene":"x"}}]}"#,
        #"{"operations":[{"method":"transaction","params":{"operations":[{"method":"reset"}]}}]}"#,
        #"{"operations":[{"method":"reset","parms":{}}]}"#, #"{"operations":[{"method":"reset","params":[]}]}"#,
        #"{"operations":[{"method":"plan"}]}"#,
    ])
    func badTransactionsAreRefused(params: String) {
        for method in ["transaction", "plan"] {
            #expect(host.ask(method, params, from: client).refusal == "invalid_params", "\(method)")
        }
    }

    @Test func unknownOperationNamesTheNearestAndItsNumber() {
        let reply = host.transaction([Step("popAll"), Step("pussh", #"{"type":"shop.list"}"#)], from: client)
        #expect(reply.refusal == "invalid_params" && reply.error?["data"]?["operation"] == 1)
        #expect(reply.error?["data"]?["expected"]?.string?.contains("push") == true)
    }

    /// As in the request's own parameters.
    @Test(arguments: [
        #"{"method":"push","params":{"type":"shop.list","type":"shop.item"}}"#,
        #"{"method":"push","method":"present","params":{"type":"shop.list"}}"#,
        #"{"method":"state.set","params":{"state":[{"path":[],"path":[]}]}}"#,
    ])
    func membersAreThereOnce(operation: String) {
        let step = Step("transaction", #"{"operations":[\#(operation)]}"#)
        #expect(host.ask(step, from: client).refusal == "invalid_params")
    }

    @Test func membersOfArgumentsAreLeftAlone() {
        let params = #"{"type":"shop.list","arguments":{"a":1,"a":2}}"#
        host.prepare([Step("transaction", #"{"operations":[\#(Step("push", params).operation)]}"#)], from: client)
        #expect(host.tree(from: client).contains(#""arguments":{"a":1,"a":2}"#))
    }

    @Test func numberOfOperationsHasALimit() {
        let fits = Array(repeating: push("list"), count: 256)
        #expect(host.transaction(fits, from: client).result?["revision"] == 1)
        #expect(host.transaction(fits + [push("list")], from: client).refusal == "invalid_params")
    }

    @Test func transactionsActOnTheirScene() {
        host.prepare([Step("scene.create", #"{"scene":"rear"}"#)], from: client)
        let params = #"{"scene":"rear","operations":[{"method":"push","params":{"type":"shop.list"}}]}"#
        #expect(host.ask("transaction", params, from: client).result?["operations"]?[0]?["scene"] == "rear")
        let scenes = host.ask("scene.list", from: client).result?["scenes"]?.array
        #expect(scenes?.map { $0["entries"] } == [0, 1])
    }

    @Test(arguments: ["transaction", "plan"])
    func revisionIsChecked(method: String) {
        let operations = #""operations":[{"method":"push","params":{"type":"shop.list","ifRevision":0}}]"#
        #expect(host.ask(method, #"{"ifRevision":1,\#(operations)}"#, from: client).refusal == "revision_mismatch")
        #expect(host.ask(method, #"{"ifRevision":0,\#(operations)}"#, from: client).result != nil)
        #expect(host.ask(method, #"{"scene":"mian",\#(operations)}"#, from: client).refusal == "unknown_scene")
    }

    /// A refusal must not propose the name that was written.
    @Test func tokenOfAPartIsRefusedForAReason() {
        let error = host.transaction([Step("push", #"{"type":"shop.list","token":"t"}"#)], from: client).error
        #expect(error?["data"]?["nearest"] != "token")
    }

    // MARK: Plans

    @Test func planTellsWhatUndoWouldDo() {
        let (host, client) = (Harness(), SessionID(rawValue: 1))
        _ = host.connect()
        host.send(Requests.shop, from: client)
        for _ in 0..<2 { host.send(Requests.pushList, from: client) }
        let plan = host.plan([Step("push", #"{"type":"shop.list"}"#), Step("undo", #"{"to":1}"#)], from: client)
        let kinds = plan?["changes"]?.array?.compactMap { $0["kind"]?.string }
        #expect(plan?["allowed"] == true && kinds == ["entry.added", "entry.removed", "entry.removed"])
        #expect(host.types(on: "n1", from: client) == ["shop.list", "shop.list"])
        host.ask("lock", #"{"navigator":"n1"}"#, from: client)
        #expect(host.plan([Step("undo")], from: client)?["refusal"]?["data"]?["name"] == "locked")
        #expect(host.transaction([Step("undo")], from: client).refusal == "invalid_params")
    }

    private func planned(_ steps: [Step]) -> [JSONValue]? {
        host.plan(steps, from: client)?["locks"]?.array?.compactMap { $0["id"] }
    }

    @Test func planListsTheLocksThatAGlobalOperationMeets() {
        let other = host.connect()
        host.prepare([push("list"), Step("lock", #"{"reason":"a"}"#)], from: client)
        host.prepare([Step("lock", #"{"reason":"b"}"#)], from: other)
        for global in ["dismissAny", "popAny", "reset"] {
            let plan = host.plan([push("list"), Step(global)], from: client)
            #expect(plan?["allowed"] == false && plan?["refusal"]?["data"]?["operation"] == 1)
            #expect(plan?["locks"]?.array == plan?["refusal"]?["data"]?["locks"]?.array)
            #expect(plan?["locks"]?.array?.map { $0["reason"] } == ["a", "b"])
        }
        #expect(planned([push("list"), Step("popAll")]) == [])
    }

    @Test func planKnowsLocksThatItTakesItself() {
        #expect(planned([Step("lock"), Step("reset")]) == ["a2"])
    }

    @Test func planKnowsLocksThatItOpens() {
        host.prepare([push("list"), Step("lock")], from: client)
        let steps = [Step("unlock", #"{"lock":"a3"}"#), Step("reset")]
        #expect(host.plan(steps, from: client)?["allowed"] == true)
        #expect(planned(steps) == [])
    }

    @Test func planUsesNoIdsAndPredictsTheTransaction() {
        host.prepare([push("list")], from: client)
        let watcher = host.watcher()
        let steps = [
            Step("navigator.create", #"{"name":"side"}"#), Step("present", #"{"type":"shop.leaf","method":"sheet"}"#),
            Step("lock"), Step("push", #"{"navigator":"n1","type":"shop.leaf","ifPresent":"clear"}"#),
        ]
        let refused = host.plan(steps, from: client)
        #expect(refused?["allowed"] == false && refused?["refusal"]?["data"]?["operation"] == 1)
        let legal = [steps[0], push("leaf"), steps[2], Step("navigator.close", #"{"navigator":"side"}"#)]
        let plan = host.plan(legal, from: client)
        let reply = host.transaction(legal, from: client)
        #expect(plan?["operations"] == reply.result?["operations"] && plan?["allowed"] == true)
        #expect(plan?["changes"]?.array == host.events(of: watcher).first?.changes)
    }

    @Test func planTakesNoToken() {
        let params = #"{"token":"t","operations":[{"method":"reset"}]}"#
        #expect(host.ask("plan", params, from: client).refusal == "invalid_params")
    }
}
