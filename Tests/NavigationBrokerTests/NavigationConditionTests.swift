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

    private var attachments: [JSONValue] {
        host.result("attachment.list", from: client)?["attachments"]?.array ?? []
    }

    @Test func undoOfNavigationLocksNothingAgain() {
        host.ask("lock", #"{"navigator":"n1"}"#, from: shop)
        push()
        host.ask("unlock", #"{"lock":"a3"}"#, from: shop)
        #expect(host.result("undo", #"{"navigation":true}"#, from: client)?["removed"]?["entries"] == 1)
        #expect(attachments == [])
        #expect(host.result("undo", #"{"to":1}"#, from: client)?["changed"] == true)
        #expect(attachments == [], "as it was before the lock")
    }

    @Test func undoOfNavigationKeepsWhatWasAttachedSince() {
        push()
        host.prepare(
            [
                Step("checkpoint.establish", #"{"navigator":"n1","checkpoint":"high"}"#),
                Step("pop"), Step("checkpoint.establish", #"{"navigator":"n1","checkpoint":"low"}"#),
                Step("mapping.add", #"{"navigator":"n1","from":"shop.list","to":"shop.item"}"#),
            ],
            from: shop
        )
        #expect(host.result("undo", #"{"to":2,"navigation":true}"#, from: client)?["changed"] == true)
        #expect(host.types(on: "n1", from: client) == ["shop.list", "shop.list"])
        #expect(attachments.compactMap { $0["checkpoint"] ?? $0["name"] ?? $0["from"] }.count == 3)
        #expect(host.result("undo", #"{"to":1,"navigation":true}"#, from: client)?["changed"] == true)
        #expect(attachments.count == 2, "the high checkpoint went with its entry")
    }

    @Test func undoOfNavigationTakesAttachmentsWithTheirNavigator() {
        host.prepare(
            [
                Step("present", #"{"type":"shop.item","method":"managedSheet"}"#),
                Step("checkpoint.establish", #"{"navigator":"n3","checkpoint":"c"}"#),
            ],
            from: shop
        )
        #expect(host.result("undo", #"{"navigation":true}"#, from: client)?["removed"]?["navigators"] == 1)
        #expect(attachments == [])
    }

    @Test func undoOfNavigationLeavesOneMappingOfAType() {
        host.ask("mapping.add", #"{"navigator":"n1","from":"shop.list","to":"shop.item"}"#, from: shop)
        let operations = """
            {"operations":[{"method":"push","params":{"type":"shop.cart"}},\
            {"method":"mapping.add","params":{"navigator":"n1","from":"shop.list","to":"shop.cart"}}]}
            """
        host.ask("transaction", operations, from: shop)
        host.ask("mapping.add", #"{"navigator":"n1","from":"shop.list","to":"shop.item","inherits":false}"#, from: shop)
        host.ask("undo", #"{"navigation":true}"#, from: client)
        #expect(attachments.map { $0["inherits"] } == [false])
    }

    @Test func undoOfAllBringsACheckpointBackThatMadeRoom() {
        let establish = Step("checkpoint.establish", #"{"navigator":"n1","checkpoint":"c"}"#)
        let push = Step("push", #"{"type":"shop.list"}"#)
        host.prepare([establish, push, establish, push], from: shop)
        let former = attachments
        #expect(former.map { $0["position"] } == [1, 2])
        // Both stand at one place now, and the newer one stays.
        host.ask("path.remove", #"{"entries":["e4"]}"#, from: client)
        #expect(attachments.map { $0["id"] } == former.suffix(1).map { $0["id"] })
        #expect(host.result("undo", from: client)?["changed"] == true)
        #expect(attachments == former)
    }
}
