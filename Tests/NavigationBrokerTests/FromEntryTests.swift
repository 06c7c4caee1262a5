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

    @Test func questionsAboutEntriesSayTheirNavigator() {
        let register = #"{"module":"shop","destinations":[{"type":"shop.list","provides":true,"version":1}]}"#
        let asked = host.send(#"{"id":1,"method":"module.register","params":\#(register)}"#, from: shop)
        for name in ["type.migrate", "type.provide"] {
            let question = asked.first { $0.contains(name) }
            #expect(question?.contains(#"{"entry":"e4","navigator":"n2","#) == true, "\(name)")
        }
    }
}
