import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Requests that name the entry that they come from.
struct FromEntryTests {
    private let host = Harness()
    private let shop: SessionID
    private let user: SessionID

    init() {
        shop = host.connect()
        user = host.connect()
        host.send(Requests.shop, from: shop)
        for step in [
            Step("navigator.create", #"{"name":"home"}"#), Step("navigator.create", #"{"name":"other"}"#),
            Step("push", #"{"navigator":"home","type":"shop.list"}"#),
            Step("push", #"{"navigator":"other","type":"shop.list"}"#),
        ] {
            host.ask(step, from: user)
        }
    }

    @Test func requestActsWhereItsEntryIsShown() {
        let result = host.result("push", #"{"fromEntry":"e5","type":"shop.list"}"#, from: user)
        #expect(result?["navigator"] == "n3")
        let shown = host.result("present", #"{"fromEntry":"e5","type":"shop.item"}"#, from: user)
        #expect(host.result("navigator.get", #"{"navigator":"n7"}"#, from: user)?["parent"] == "n3")
        #expect(shown?["navigator"] == "n7" && shown?["entry"] == "e8")
        #expect(
            host.result("dismiss", #"{"fromEntry":"e8"}"#, from: user)?["removed"] == ["entries": 1, "navigators": 1]
        )
    }

    @Test func causeAndEventSayTheEntry() {
        host.ask("watch", from: shop)
        host.ask("push", #"{"fromEntry":"e5","type":"shop.list"}"#, from: user)
        #expect(host.events(of: shop).first?.params["cause"]?["fromEntry"] == "e5")
        let revisions = host.result("history.list", from: user)?["revisions"]?.array
        #expect(revisions?.last?["cause"]?["fromEntry"] == "e5")
    }

    @Test func contradictionAndUnknownEntryAreRefused() {
        let error = host.error("push", #"{"fromEntry":"e5","navigator":"home","type":"shop.list"}"#, from: user)
        #expect(error?["data"]?["parameter"] == "navigator")
        #expect(host.result("push", #"{"fromEntry":"e5","navigator":"other","type":"shop.list"}"#, from: user) != nil)
        let gone = host.error("push", #"{"fromEntry":"e99","type":"shop.list"}"#, from: user)
        #expect(gone?["data"]?["name"] == "unknown_entry" && gone?["data"]?["entry"] == "e99")
    }

    @Test func operationOfATransactionMayComeFromAnEntry() {
        let reply = host.transaction([Step("push", #"{"fromEntry":"e5","type":"shop.list"}"#)], from: user)
        #expect(reply.result?["operations"]?.array?.first?["navigator"] == "n3")
    }

    @Test func waitingRequestKeepsItsEntry() {
        host.ask("guard.add", #"{"name":"g","on":"enter","types":["shop.item"]}"#, from: shop)
        host.send(#"{"id":9,"method":"push","params":{"fromEntry":"e5","type":"shop.item"}}"#, from: user)
        #expect(host.take(shop).first?.contains(#""fromEntry":"e5""#) == true, "the question's cause has it")
        host.ask("navigator.close", #"{"navigator":"other"}"#, from: shop)
        host.send(#"{"id":"q1","result":{"verdict":"allow"}}"#, from: shop)
        #expect(host.take(user).last?.contains("unknown_entry") == true)
    }

    @Test func redirectionGoesToTheNavigatorOfTheEntry() {
        host.ask("guard.add", #"{"name":"g","on":"enter","types":["shop.item"]}"#, from: shop)
        host.send(#"{"id":9,"method":"push","params":{"fromEntry":"e5","type":"shop.item"}}"#, from: user)
        host.send(#"{"id":"q1","result":{"verdict":"redirect","type":"shop.list"}}"#, from: shop)
        #expect(host.take(user).last?.contains(#""navigator":"n3""#) == true)
    }

    // MARK: Requests that name another navigator, or none

    @Test func newNavigatorIsBelowThatOfTheEntry() {
        host.ask("watch", from: shop)
        let made = host.result("navigator.create", #"{"fromEntry":"e5"}"#, from: user)?["navigator"]?.string ?? ""
        #expect(host.result("navigator.get", #"{"navigator":"\#(made)"}"#, from: user)?["parent"] == "n3")
        #expect(host.events(of: shop).first?.params["cause"]?["fromEntry"] == "e5")
        let error = host.error("navigator.create", #"{"fromEntry":"e5","parent":"home"}"#, from: user)
        #expect(error?["data"]?["parameter"] == "parent")
    }

    @Test func navigatorOfTheEntryIsSelectedAndClosed() {
        host.ask("watch", from: shop)
        #expect(host.result("navigator.select", #"{"fromEntry":"e5"}"#, from: user)?["changed"] == true)
        #expect(host.result("navigator.get", #"{"navigator":"n1"}"#, from: user)?["selected"] == "n3")
        #expect(host.result("navigator.close", #"{"fromEntry":"e5"}"#, from: user)?["changed"] == true)
        #expect(host.ask("navigator.get", #"{"navigator":"n3"}"#, from: user).refusal == "unknown_navigator")
        #expect(host.events(of: shop).map { $0.params["cause"]?["fromEntry"] } == ["e5", "e5"])
    }

    @Test func stateSaysTheEntryInItsCauseOnly() {
        host.ask("watch", from: shop)
        let state = #"{"fromEntry":"e5","navigator":"home","state":[{"path":[]}]}"#
        #expect(host.result("state.set", state, from: user)?["navigator"] == "n2")
        #expect(host.events(of: shop).first?.params["cause"]?["fromEntry"] == "e5")
    }

    @Test func stepOfAFlowIsShownWhereItsEntryIs() {
        let flow = host.result("flow.start", #"{"navigator":"n1","name":"tour"}"#, from: shop)?["flow"]?.string ?? ""
        let next = #"{"flow":"\#(flow)","type":"shop.list","fromEntry":"e4"}"#
        #expect(host.result("flow.next", next, from: shop)?["navigator"] == "n2")
        let narrow = host.result("flow.start", #"{"navigator":"other","name":"tour"}"#, from: shop)?["flow"]
        let outside = #"{"flow":"\#(narrow?.string ?? "")","type":"shop.list","fromEntry":"e4"}"#
        #expect(host.ask("flow.next", outside, from: shop).refusal == "outside_flow")
    }

    @Test func urlOpensWhereItsEntryIs() {
        let pattern = #"{"pattern":"/item","to":[{"type":"shop.list"}],"navigator":"home"}"#
        #expect(host.result("url.register", pattern, from: shop) != nil)
        host.ask("watch", from: shop)
        let opened = host.result("url.open", #"{"url":"/item","fromEntry":"e5"}"#, from: user)
        #expect(opened?["steps"]?[0]?["navigator"] == "n3")
        #expect(host.events(of: shop).first?.params["cause"]?["fromEntry"] == "e5")
    }

    /// The module that is asked about the URL does not change where the request came from.
    @Test func urlThatAModuleResolvesOpensWhereItsEntryIs() {
        #expect(host.result("url.register", #"{"pattern":"/ask","ask":true}"#, from: shop) != nil)
        host.send(#"{"id":9,"method":"url.open","params":{"url":"/ask","fromEntry":"e5"}}"#, from: user)
        let watcher = host.watcher()
        host.send(#"{"id":"q1","result":[{"type":"shop.list"}]}"#, from: shop)
        #expect(host.take(user).last?.contains(#""navigator":"n3""#) == true)
        #expect(host.events(of: watcher).first?.params["cause"]?["fromEntry"] == "e5")
    }

    @Test(arguments: [
        Step("navigator.create", #"{"fromEntry":"e99"}"#), Step("navigator.close", #"{"fromEntry":"e99"}"#),
        Step("navigator.select", #"{"fromEntry":"e99"}"#),
        Step("state.set", #"{"fromEntry":"e99","state":[{"path":[]}]}"#),
        Step("flow.next", #"{"fromEntry":"e99","flow":"a6","type":"shop.list"}"#),
        Step("url.open", #"{"fromEntry":"e99","url":"/item"}"#),
    ])
    func entryThatIsNotThereIsRefused(step: Step) {
        host.ask("flow.start", #"{"navigator":"n1","name":"tour"}"#, from: shop)
        host.ask("url.register", #"{"pattern":"/item","to":[{"type":"shop.list"}]}"#, from: shop)
        let before = host.result("tree.get", from: shop)
        let error = host.error(step.method, step.params, from: shop)
        #expect(error?["data"]?["name"] == "unknown_entry" && error?["data"]?["entry"] == "e99")
        #expect(host.result("tree.get", from: shop) == before)
    }

    @Test func questionsAboutEntriesSayTheirNavigator() {
        let register = #"{"module":"shop","destinations":[{"type":"shop.list","provides":true,"version":1}]}"#
        let asked = host.send(#"{"id":1,"method":"module.register","params":\#(register)}"#, from: shop)
        for name in ["type.migrate", "type.provide"] {
            let question = asked.first { $0.contains(name) }
            #expect(question?.contains(#"{"entry":"e4","navigator":"n2","#) == true, "\(name)")
        }
    }
}
