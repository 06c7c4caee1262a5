import JSON
import NavigationBroker
import NavigationTree
import Testing

/// Locks, checkpoints and mappings: how long they last, and what they do to each other.
struct AttachmentTests {
    private let host = Harness()
    private let client: SessionID

    init() {
        client = host.connect()
        host.send(Requests.shop, from: client)
    }

    private func establish(_ params: String = #"{"navigator":"n1","checkpoint":"here"}"#) -> Step {
        Step("checkpoint.establish", params)
    }
    private let comeBack = Step("checkpoint.return", #"{"checkpoint":"here"}"#)
    private let pushList = Step("push", #"{"navigator":"n1","type":"shop.list"}"#)
    private let presentItem = Step("present", #"{"navigator":"n1","type":"shop.item"}"#)

    private func attachments(_ params: String = "{}") -> [JSONValue] {
        host.ask("attachment.list", params, from: client).result?["attachments"]?.array ?? []
    }

    // MARK: Locks

    @Test(arguments: ["dismissAny", "popAny", "reset"])
    func everyLockIsNamedAndAllMustGo(global: String) {
        let other = host.connect()
        host.prepare([pushList, presentItem, Step("lock", #"{"navigator":"n1","reason":"payment"}"#)], from: client)
        host.prepare([Step("lock", #"{"navigator":"n1"}"#)], from: other)
        let locks = host.ask(global, from: client).error?["data"]?["locks"]
        #expect(locks?.array?.map { $0["session"] } == ["s1", "s2"] && locks?[0]?["reason"] == "payment")
        #expect(locks?.array == attachments())
        host.prepare([Step("unlock", #"{"lock":"a5"}"#)], from: other)
        #expect(host.ask(global, from: client).refusal == "locked")
        host.close(other)
        #expect(host.ask(global, from: client).result?["changed"] == true)
    }

    @Test(arguments: [
        Step("dismiss", #"{"navigator":"n3"}"#), Step("navigator.close", #"{"navigator":"n3"}"#),
        Step("dismissChildren", #"{"navigator":"n1"}"#), Step("dismissPresented", #"{"navigator":"n1"}"#),
        Step("entry.close", #"{"entry":"e4"}"#), Step("checkpoint.return", #"{"checkpoint":"here"}"#),
    ])
    func lockedNavigatorIsDismissedByItselfAndByItsPresenter(step: Step) {
        host.prepare([pushList], from: client)
        host.prepare(
            [presentItem, Step("lock", #"{"navigator":"n3"}"#), Step("lock", #"{"navigator":"n1"}"#)],
            from: client
        )
        if step.method == "checkpoint.return" {
            host.prepare([Step("dismiss", #"{"navigator":"n3"}"#), establish(), presentItem], from: client)
        }
        #expect(host.ask(step, from: client).result?["changed"] == true)
        #expect(attachments(#"{"kind":"lock"}"#).map { $0["navigator"] } == ["n1"])
    }

    @Test func locksOfOtherScenesDoNotCount() {
        host.prepare([Step("scene.create", #"{"scene":"rear"}"#), Step("lock", #"{"scene":"rear"}"#)], from: client)
        host.prepare([pushList], from: client)
        #expect(host.ask("reset", from: client).result?["changed"] == true)
        #expect(host.ask("reset", #"{"scene":"rear"}"#, from: client).refusal == "locked")
    }

    // MARK: Checkpoints

    @Test func checkpointIsLookedForUpwards() {
        host.prepare([pushList, establish(), presentItem], from: client)
        host.prepare([Step("present", #"{"type":"shop.list","method":"managedSheet"}"#)], from: client)
        host.prepare([Step("push", #"{"type":"shop.list"}"#)], from: client)
        let can = host.ask("checkpoint.canReturn", #"{"checkpoint":"here"}"#, from: client).result
        #expect(can?["canReturn"] == true && can?["navigator"] == "n1" && can?["position"] == 1)
        let result = host.ask(comeBack, from: client).result
        #expect(result?["navigator"] == "n1" && result?["position"] == 1)
        #expect(result?["removed"] == ["entries": 3, "navigators": 2])
        #expect(host.types(on: "n1", from: client) == ["shop.list"])
    }

    @Test func checkpointGoesWhenThePathGetsShorter() {
        host.prepare([pushList, establish(), Step("pop", #"{"navigator":"n1"}"#), pushList, pushList], from: client)
        #expect(attachments() == [])
        let error = host.ask(comeBack, from: client).error
        #expect(error?["data"]?["name"] == "cannot_return" && error?["data"]?["isKnown"] == false)
    }

    @Test func checkpointStaysWhenItIsReturnedTo() {
        host.prepare([establish(), pushList, comeBack], from: client)
        let error = host.ask(comeBack, from: client).error
        #expect(error?["data"]?["isKnown"] == true)
        host.prepare([pushList, comeBack], from: client)
    }

    /// The highest counts from which returning would undo something; without such a checkpoint, the return is refused.
    @Test func highestCheckpointCounts() {
        host.prepare([establish(), pushList, establish(), pushList], from: client)
        #expect(host.ask(comeBack, from: client).result?["position"] == 1)
        #expect(host.ask(comeBack, from: client).result?["position"] == 0)
        let reply = host.ask(comeBack, from: client)
        #expect(reply.refusal == "cannot_return" && reply.error?["data"]?["isKnown"] == true)
    }

    @Test func removeTakesAllOfTheName() {
        host.prepare([establish(), pushList, establish(), pushList], from: client)
        host.prepare([Step("checkpoint.remove", #"{"navigator":"n1","checkpoint":"here"}"#)], from: client)
        #expect(attachments() == [] && host.ask(comeBack, from: client).refusal == "cannot_return")
    }

    @Test func valueMustFitTheSchema() {
        let schema = #"{"type":"object","required":["id"]}"#
        host.prepare(
            [establish(#"{"navigator":"n1","checkpoint":"here","value":\#(schema)}"#), pushList],
            from: client
        )
        let error = host.ask("checkpoint.return", #"{"checkpoint":"here","value":{}}"#, from: client).error
        #expect(error?["data"]?["name"] == "invalid_arguments" && error?["data"]?["keyword"] == "required")
        let reply = host.ask("checkpoint.return", #"{"checkpoint":"here","value":{ "id": 7}}"#, from: client)
        #expect(reply.events.map(\.method) == ["signal"])
        #expect(
            reply.lines.first?.contains(
                #""kind":"checkpoint.returned","navigator":"n1","name":"here","value":{ "id": 7}}"#
            ) == true
        )
    }

    // MARK: Mappings

    /// The methods that ask for a type; what is shown is another one.
    @Test(arguments: [
        Step("navigate", #"{"navigator":"n2","type":"shop.old"}"#),
        Step("push", #"{"navigator":"n2","type":"shop.old"}"#),
        Step("present", #"{"navigator":"n2","type":"shop.old"}"#),
        Step("replace", #"{"navigator":"n2","type":"shop.old"}"#),
        Step("path.append", #"{"navigator":"n2","path":[{"type":"shop.old"}]}"#),
        Step("column.show", #"{"navigator":"n2","type":"shop.old"}"#),
    ])
    func mappingsShowAnotherType(step: Step) {
        prepareColumns()
        host.prepare(
            [Step("mapping.add", #"{"navigator":"n1","from":"shop.old","to":"shop.list","arguments":{"m":1}}"#)],
            from: client
        )
        host.prepare([step], from: client)
        let tree = host.tree(from: client)
        #expect(!tree.contains(#""type":"shop.old""#) && tree.contains(#""type":"shop.list","arguments":{"m":1}"#))
    }

    /// Everything else means what it says.
    @Test(arguments: [
        Step("path.set", #"{"navigator":"n2","path":[{"type":"shop.old"}]}"#),
        Step("state.set", #"{"navigator":"n2","state":[{"path":[{"type":"shop.old"}]}]}"#),
        Step("navigator.create", #"{"parent":"n2","root":{"type":"shop.old"}}"#),
    ])
    func mappingsLeaveTheRestAlone(step: Step) {
        prepareColumns()
        host.prepare([Step("mapping.add", #"{"navigator":"n1","from":"shop.old","to":"shop.list"}"#)], from: client)
        host.prepare([step], from: client)
        #expect(host.tree(from: client).contains(#""type":"shop.old""#))
    }

    private func prepareColumns() {
        host.prepare(
            [
                Step("module.register", #"{"module":"shop","destinations":[{"type":"shop.old"}]}"#),
                Step("navigator.create"), Step("navigator.create"),
                Step("push", #"{"navigator":"n2","type":"shop.item","arguments":{"kept":1}}"#),
            ],
            from: client
        )
    }

    @Test func nearestMappingCountsAndOnce() {
        host.prepare(
            [
                Step("module.register", #"{"module":"shop","destinations":[{"type":"shop.old"},{"type":"shop.new"}]}"#),
                Step("navigator.create", #"{"name":"side"}"#),
                Step("mapping.add", #"{"navigator":"n1","from":"shop.old","to":"shop.list"}"#),
                Step("mapping.add", #"{"navigator":"side","from":"shop.old","to":"shop.new"}"#),
                Step("mapping.add", #"{"navigator":"side","from":"shop.new","to":"shop.item"}"#),
                Step("push", #"{"navigator":"side","type":"shop.old"}"#),
                Step("push", #"{"navigator":"n1","type":"shop.old"}"#),
            ],
            from: client
        )
        #expect(host.types(on: "side", from: client) == ["shop.new"])
        #expect(host.types(on: "n1", from: client) == ["shop.list"])
    }

    @Test func mappingThatDoesNotInheritHoldsForItsOwnNavigator() {
        host.prepare(
            [
                Step("navigator.create", #"{"name":"side"}"#),
                Step("mapping.add", #"{"navigator":"n1","from":"shop.item","to":"shop.list","inherits":false}"#),
                Step("push", #"{"navigator":"n1","type":"shop.item"}"#),
                Step("push", #"{"navigator":"side","type":"shop.item"}"#),
            ],
            from: client
        )
        #expect(host.types(on: "n1", from: client) == ["shop.list"])
        #expect(host.types(on: "side", from: client) == ["shop.item"])
    }

    @Test func mappingToNothingIsRefusedWhenItIsUsed() {
        host.prepare([Step("mapping.add", #"{"navigator":"n1","from":"shop.item","to":"shop.none"}"#)], from: client)
        let error = host.ask("push", #"{"type":"shop.item"}"#, from: client).error
        #expect(error?["data"]?["name"] == "unknown_destination" && error?["data"]?["type"] == "shop.none")
    }

    // MARK: Ends

    @Test func everythingGoesWithItsNavigator() {
        host.prepare(
            [
                Step("navigator.create", #"{"name":"side"}"#), Step("lock", #"{"navigator":"side"}"#),
                Step("checkpoint.establish", #"{"navigator":"side","checkpoint":"c"}"#),
                Step("mapping.add", #"{"navigator":"side","from":"shop.item","to":"shop.list"}"#),
                Step("trigger.bind", #"{"navigator":"side","trigger":"t","operation":{"method":"popAll"}}"#),
            ],
            from: client
        )
        #expect(attachments().map { $0["kind"] } == ["lock", "checkpoint", "mapping", "trigger"])
        let watcher = host.watcher()
        host.prepare([Step("navigator.close", #"{"navigator":"side"}"#)], from: client)
        let kinds = host.events(of: watcher).first?.kinds ?? []
        #expect(kinds.count { $0 == "attachment.removed" } == 4 && kinds.last == "navigator.closed")
        #expect(attachments() == [] && host.ask("reset", from: client).result != nil)
    }

    @Test func sessionTakesItsOwnAndLeavesCheckpoints() {
        let other = host.connect()
        host.prepare(
            [
                Step("lock", #"{"navigator":"n1"}"#), establish(),
                Step("mapping.add", #"{"navigator":"n1","from":"shop.item","to":"shop.list"}"#),
                Step("trigger.bind", #"{"navigator":"n1","trigger":"t","operation":{"method":"popAll"}}"#),
                Step("navigator.create", #"{"name":"mine","ephemeral":true}"#),
            ],
            from: other
        )
        host.prepare([Step("mapping.add", #"{"navigator":"n1","from":"shop.none","to":"shop.list"}"#)], from: client)
        let watcher = host.watcher()
        host.close(other)
        let events = host.events(of: watcher)
        #expect(events.map(\.method) == ["changed"])
        let ended: JSONValue = ["method": "session.ended", "session": "s2", "time": .integer(Harness.epoch)]
        #expect(events.first?.params["cause"] == ended)
        let kinds = events.first?.kinds.filter { $0.hasPrefix("attachment") || $0.hasPrefix("navigator.c") }
        #expect(
            kinds?.sorted() == ["attachment.removed", "attachment.removed", "attachment.removed", "navigator.closed"]
        )
        #expect(attachments().map { $0["kind"] } == ["checkpoint", "mapping"])
        host.prepare([Step("push", #"{"navigator":"n1","type":"shop.item"}"#)], from: client)
        #expect(host.types(on: "n1", from: client) == ["shop.item"])
        let reply = host.ask(comeBack, from: client)
        #expect(reply.result?["changed"] == true && reply.events.isEmpty)
        #expect(
            host.ask("trigger.set", #"{"navigator":"n1","trigger":"t"}"#, from: client).refusal == "unknown_trigger"
        )
    }

    // MARK: Limits

    /// Everything that a client can make grow has a limit.
    @Test(arguments: [
        Step("lock", #"{"navigator":"n1","reason":"TEXT"}"#),
        Step("mapping.add", #"{"navigator":"n1","from":"shop.item","to":"shop.list","arguments":{"a":"TEXT"}}"#),
        Step("checkpoint.establish", #"{"navigator":"n1","checkpoint":"here","value":{"description":"TEXT"}}"#),
        Step(
            "trigger.bind",
            #"{"navigator":"n1","trigger":"t","operation":{"method":"entry.close","params":{"entry":"e9","value":"TEXT"}}}"#
        ),
        Step(
            "present",
            #"{"navigator":"n1","type":"shop.item","method":"alert","buttons":[{"answer":"yes","label":"TEXT"}]}"#
        ),
        Step("present", #"{"navigator":"n1","type":"shop.item","arguments":{"a":"TEXT"}}"#),
        Step("state.set", #"{"state":[{"path":[{"type":"shop.list","arguments":{"a":"TEXT"}}]}]}"#),
    ])
    func textCounts(step: Step) {
        let host = Harness { $0.argumentBytes = 200 }
        let client = host.connect()
        host.send(Requests.shop, from: client)
        let long = Step(step.method, step.params.replacing("TEXT", with: String(repeating: "x", count: 300)))
        #expect(host.ask(long, from: client).refusal == "limit_reached", "\(step)")
    }
}
