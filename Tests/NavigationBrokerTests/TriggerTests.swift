import JSON
import NavigationBroker
import NavigationTree
import Testing

/// Operations that wait under a name.
struct TriggerTests {
    private let host = Harness()
    private let client: SessionID

    init() {
        client = host.connect()
        host.send(Requests.shop, from: client)
        host.prepare([Step("navigator.create", #"{"name":"side"}"#)], from: client)
    }

    private func bind(_ operation: Step, to navigator: String = "side") -> Step {
        Step("trigger.bind", #"{"navigator":"\#(navigator)","trigger":"go","operation":\#(operation.operation)}"#)
    }
    private let set = Step("trigger.set", #"{"navigator":"side","trigger":"go"}"#)
    private let pushList = Step("push", #"{"type":"shop.list"}"#)

    @Test func operationIsCarriedOutOnTheTriggersNavigator() {
        host.prepare(
            [bind(pushList), Step("present", #"{"navigator":"n1","type":"shop.item"}"#), set, set],
            from: client
        )
        #expect(host.types(on: "side", from: client) == ["shop.list", "shop.list"])
    }

    @Test func operationMayNameItsOwnNavigator() {
        host.prepare([bind(Step("push", #"{"navigator":"n1","type":"shop.list"}"#)), set], from: client)
        #expect(host.types(on: "n1", from: client) == ["shop.list"])
    }

    @Test func bindingAgainReplaces() {
        let watcher = host.watcher()
        host.prepare([bind(pushList), bind(Step("push", #"{"type":"shop.item"}"#)), set], from: client)
        #expect(host.types(on: "side", from: client) == ["shop.item"])
        #expect(host.events(of: watcher)[1].kinds == ["attachment.removed", "attachment.added"])
    }

    @Test func refusedOperationMeansThatNothingHappens() {
        let owner = host.connect()
        host.prepare([bind(Step("pop"))], from: owner)
        let watcher = host.watcher()
        let before = host.tree(from: client)
        let reply = host.ask(set, from: client)
        #expect(reply.refusal == "at_root" && reply.lines.count == 1)
        #expect(host.take(owner) == [] && host.take(watcher) == [] && host.tree(from: client) == before)
    }

    @Test func operationWithNothingToDoMakesNoRevision() {
        let owner = host.connect()
        host.prepare([bind(Step("popAll"))], from: owner)
        let watcher = host.watcher()
        let reply = host.ask(set, from: client)
        #expect(reply.result?["changed"] == false && reply.result?["removed"] == ["entries": 0, "navigators": 0])
        #expect(host.events(of: owner).isEmpty && host.events(of: watcher).isEmpty)
    }

    @Test func triggerIsAPartOfATransaction() {
        host.prepare([bind(pushList)], from: client)
        let watcher = host.watcher()
        let reply = host.transaction([set, Step("push", #"{"navigator":"n1","type":"shop.item"}"#), set], from: client)
        #expect(reply.result?["operations"]?.array?.count == 3)
        #expect(reply.result?["operations"]?[0]?["navigator"] == "n2")
        #expect(reply.events.map { $0.params["kind"] } == ["trigger.fired", "trigger.fired"])
        let events = host.events(of: watcher)
        #expect(events.count == 1)
        #expect(events.first?.kinds.sorted() == ["entry.added", "entry.added", "entry.added", "signal", "signal"])
    }

    @Test func refusedTriggerRollsItsTransactionBack() {
        host.prepare([bind(Step("pop"))], from: client)
        let watcher = host.watcher()
        let before = host.tree(from: client)
        let push = Step("push", #"{"navigator":"side","type":"shop.list"}"#)
        let reply = host.transaction([push, set, set], from: client)
        #expect(reply.refusal == "at_root" && reply.error?["data"]?["operation"] == 2 && reply.lines.count == 1)
        #expect(host.take(watcher) == [] && host.tree(from: client) == before)
    }

    @Test func triggerBoundAndSetInOneTransaction() {
        let reply = host.transaction([bind(pushList), set, Step("trigger.unbind", set.params)], from: client)
        #expect(reply.result?["changed"] == true)
        #expect(host.types(on: "side", from: client) == ["shop.list"])
        #expect(host.ask(set, from: client).refusal == "unknown_trigger")
    }

    @Test func locksStopTriggersToo() {
        host.prepare([bind(Step("reset")), Step("push", #"{"navigator":"n1","type":"shop.list"}"#)], from: client)
        host.prepare([Step("lock", #"{"navigator":"n1"}"#)], from: client)
        #expect(host.ask(set, from: client).refusal == "locked")
        #expect(host.types(on: "n1", from: client) == ["shop.list"])
    }

    @Test func bindingLeavesTheTreeAndTheIdsAlone() {
        host.prepare(
            [bind(Step("path.append", #"{"path":[{"type":"shop.list"},{"type":"shop.list"}]}"#))],
            from: client
        )
        #expect(host.types(on: "side", from: client) == [])
        let pushed = host.ask("push", #"{"navigator":"side","type":"shop.list"}"#, from: client)
        #expect(pushed.result?["entry"] == "e4")
    }

    /// An operation that could never be carried out is refused when it is bound.
    @Test(arguments: [
        (Step("push"), "invalid_params"),
        (Step("checkpoint.establish", #"{"checkpoint":"c","value":{"type":"whole"}}"#), "invalid_schema"),
        (Step("state.set", #"{"state":[]}"#), "invalid_params"),
        (Step("state.set", #"{"state":[{"path":[],"name":"7"}]}"#), "invalid_params"),
        (Step("present", #"{"type":"shop.item","buttons":[]}"#), "invalid_params"),
    ])
    func hopelessOperationIsRefused(operation: Step, name: String) {
        let before = host.tree(from: client)
        #expect(host.ask(bind(operation), from: client).refusal?.string == name)
        #expect(host.tree(from: client) == before)
    }

    @Test func whatTheTypeLacksNowMayComeLater() {
        let later = Step("push", #"{"type":"late.list"}"#)
        host.prepare([bind(later)], from: client)
        #expect(host.ask(set, from: client).refusal == "unknown_destination")
        host.prepare(
            [Step("module.register", #"{"module":"late","destinations":[{"type":"late.list"}]}"#), set],
            from: client
        )
        #expect(host.types(on: "side", from: client) == ["late.list"])
    }

    @Test func refusalNamesTheNearestTrigger() {
        host.prepare([bind(pushList)], from: client)
        let data = host.ask("trigger.set", #"{"navigator":"side","trigger":"og"}"#, from: client).error?["data"]
        #expect(data?["nearest"] == "go" && data?["trigger"] == "og" && data?["navigator"] == "n2")
    }
}
