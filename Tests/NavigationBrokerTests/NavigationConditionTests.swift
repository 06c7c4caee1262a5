import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Navigation counts; content and hints that modules change beside it do not.
struct NavigationConditionTests {
    private let host: Harness
    private let (shop, client): (SessionID, SessionID)

    init() { self.init(hasStore: false) }

    private init(hasStore: Bool) {
        host = Harness(hasStore: hasStore)
        (shop, client) = (host.connect(), host.connect())
        host.send(Requests.shop, from: shop)
        push()
    }

    private func push() { host.ask("push", #"{"type":"shop.list"}"#, from: client) }

    private func provide(_ entry: String, _ content: String) {
        host.ask("entry.provide", #"{"entry":"\#(entry)","content":"\#(content)"}"#, from: shop)
    }

    private func back(_ condition: String) -> Reply { host.ask("pop", "{\(condition)}", from: client) }

    private func content(_ entry: String) -> JSONValue? {
        host.result("entry.get", #"{"entry":"\#(entry)"}"#, from: client)?["content"]
    }

    @Test func contentDoesNotCount() {
        provide("e2", "here")
        host.ask("checkpoint.establish", #"{"navigator":"n1","checkpoint":"c"}"#, from: shop)
        #expect(back(#""ifRevision":1"#).refusal == "revision_mismatch")
        #expect(back(#""ifNavigation":1"#).result?["changed"] == true)
    }

    @Test func navigationCounts() {
        push()
        provide("e2", "here")
        let refused = back(#""ifNavigation":1"#).error?["data"]
        #expect(refused?["name"] == "revision_mismatch" && refused?["navigation"] == 2 && refused?["revision"] == 3)
        #expect(back(#""ifNavigation":4"#).refusal == "revision_mismatch", "such a revision was never there")
        #expect(back(#""ifNavigation":2"#).result?["changed"] == true)
    }

    @Test func aRequestThatWaitsIsComparedWhenItComes() {
        host.ask("guard.add", #"{"name":"g","on":"leave"}"#, from: shop)
        host.send(#"{"id":7,"method":"pop","params":{"ifNavigation":1}}"#, from: client)
        host.ask("navigator.create", #"{"select":false,"during":"q1"}"#, from: shop)
        host.send(#"{"id":"q1","result":{"verdict":"allow"}}"#, from: shop)
        #expect(host.take(client).last?.contains(#""id":7,"result""#) == true)
        let late = host.ask("pop", #"{"ifNavigation":0}"#, from: client)
        #expect(late.refusal == "revision_mismatch")
    }

    @Test func aTurnThatIsNotWrittenHasNotNavigated() {
        let test = Self(hasStore: true)
        test.host.storeFails = true
        test.push()
        test.host.storeFails = false
        test.host.reconcile()
        #expect(test.back(#""ifNavigation":1"#).result?["changed"] == true)
    }

    @Test func undoOfNavigationKeepsContent() {
        push()
        provide("e2", "new")
        provide("e3", "newer")
        #expect(host.result("undo", #"{"navigation":true}"#, from: client)?["removed"]?["entries"] == 1)
        #expect(host.types(on: "n1", from: client) == ["shop.list"] && content("e2") == "new")
        #expect(host.result("undo", #"{"navigation":true}"#, from: client)?["changed"] == true)
        #expect(content("e3") == "newer" && content("e2") == "new", "undone again, all is back")
    }

    @Test func undoOfAllTakesContentBack() {
        provide("e2", "old")
        push()
        provide("e2", "new")
        #expect(host.result("undo", #"{"to":2}"#, from: client)?["changed"] == true)
        #expect(content("e2") == "old")
    }

    @Test func undoOfNavigationToARevisionKeepsContent() {
        push()
        provide("e2", "new")
        host.ask("popAll", from: client)
        #expect(host.result("undo", #"{"to":1,"navigation":true}"#, from: client)?["changed"] == true)
        #expect(host.types(on: "n1", from: client) == ["shop.list"] && content("e2") == "new")
    }
}
