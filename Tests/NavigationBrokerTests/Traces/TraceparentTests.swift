import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// A `traceparent` on its way through the host, which records no spans.
struct TraceparentTests {
    static let traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    private static let member = #""traceparent":"\#(traceparent)""#

    private let host = Harness(hasStore: true)
    private let shop: SessionID
    private let user: SessionID

    init() {
        shop = host.connect()
        user = host.connect()
        host.send(Requests.shop, from: shop)
    }

    private func revisions() -> [JSONValue] {
        host.result("history.list", from: host.connect())?["revisions"]?.array ?? []
    }

    private var traceparents: [String?] { revisions().map { $0["cause"]?["traceparent"]?.string } }

    private func expectLastCause(_ expected: String? = traceparent, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(revisions().last?["cause"]?["traceparent"]?.string == expected, sourceLocation: sourceLocation)
    }

    /// The parameters of the question that a session was asked last.
    private func question(_ session: SessionID) -> JSONValue? {
        host.take(session).last.flatMap { try? RawJSON(parsing: $0).value() }?["params"]
    }

    private func push(_ type: String, _ more: String = "") {
        host.ask("push", #"{"type":"\#(type)","navigator":"n1",\#(Self.member)\#(more)}"#, from: user)
    }

    @Test func isInTheCauseOfTheChange() {
        let watcher = host.watcher()
        push("shop.list")
        #expect(host.events(of: watcher).last?.params["cause"]?["traceparent"]?.string == Self.traceparent)
        expectLastCause()
        host.send(Requests.pushList, from: user)
        expectLastCause(nil)
    }

    @Test(
        arguments: [
            #""00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331""#,
            #""00-0AF7651916CD43DD8448EB211C80319C-B7AD6B7169203331-01""#, "7", "null", #""""#,
        ]
    ) func wrongOneIsRefusedAndNothingHappens(_ text: String) {
        let error = host.error("push", #"{"type":"shop.list","traceparent":\#(text)}"#, from: user)
        #expect(error?["data"]?["name"] == "invalid_params" && error?["data"]?["parameter"] == "traceparent")
        #expect(revisions().isEmpty)
    }

    @Test func everyMethodTakesIt() {
        #expect(host.result("ping", "{\(Self.member)}", from: user) != nil)
        #expect(host.result("tree.get", "{\(Self.member)}", from: user) != nil)
    }

    @Test func guardIsAskedWithItAndTheRequestThatWaitedKeepsIt() {
        host.ask("guard.add", #"{"name":"g","on":"enter","types":["shop.item"]}"#, from: shop)
        push("shop.item")
        let asked = question(shop)
        #expect(asked?["traceparent"]?.string == Self.traceparent)
        #expect(asked?["cause"]?["traceparent"]?.string == Self.traceparent)
        host.send(#"{"id":"q1","result":{"verdict":"allow"}}"#, from: shop)
        expectLastCause()
    }

    @Test func redirectedRequestKeepsIt() {
        host.ask("guard.add", #"{"name":"g","on":"enter","types":["shop.item"]}"#, from: shop)
        push("shop.item")
        host.send(#"{"id":"q1","result":{"verdict":"redirect","type":"shop.list"}}"#, from: shop)
        expectLastCause()
    }

    @Test func requestBehindAnotherOneKeepsIt() {
        host.ask("guard.add", #"{"name":"g","on":"enter","types":["shop.item"]}"#, from: shop)
        host.send(#"{"id":8,"method":"push","params":{"type":"shop.item","navigator":"n1"}}"#, from: user)
        push("shop.list")
        host.send(#"{"id":"q1","result":{"verdict":"allow"}}"#, from: shop)
        #expect(traceparents == [nil, Self.traceparent])
    }

    @Test func sequenceKeepsItForItsReceiversAndForWhatItShows() {
        host.ask("receiver.add", #"{"value":"shop.wanted"}"#, from: shop)
        host.take(shop)
        let items = #"[{"value":"shop.wanted"},{"type":"shop.list"}]"#
        host.send(#"{"id":"s","method":"send","params":{"values":\#(items),\#(Self.member)}}"#, from: user)
        #expect(question(shop)?["traceparent"]?.string == Self.traceparent)
        host.close(user)
        host.send(#"{"id":"q1","result":null}"#, from: shop)
        expectLastCause()
    }

    @Test func itemOfASequenceHasNoneOfItsOwn() {
        let action = #"[{"action":"perform","method":"reset","params":{\#(Self.member)}}]"#
        let error = host.error("send", #"{"values":\#(action)}"#, from: user)
        #expect(error?["data"]?["parameter"] == "traceparent")
    }

    @Test func messageToAnEntryHasIt() {
        host.send(Requests.pushList, from: user)
        host.take(shop)
        host.send(#"{"id":5,"method":"entry.ask","params":{"entry":"e2","message":1,\#(Self.member)}}"#, from: user)
        #expect(question(shop)?["traceparent"]?.string == Self.traceparent)
    }

    @Test func requestForAQuestionBelongsToTheQuestionsTraceUnlessItHasAnother() {
        host.send(Requests.pushList, from: user)
        host.send(#"{"id":5,"method":"entry.ask","params":{"entry":"e2","message":1,\#(Self.member)}}"#, from: user)
        host.ask("push", #"{"type":"shop.list","during":"q1"}"#, from: shop)
        expectLastCause()
        let other = "00-0af7651916cd43dd8448eb211c80319c-00000000000000aa-01"
        host.ask("push", #"{"type":"shop.list","during":"q1","traceparent":"\#(other)"}"#, from: shop)
        expectLastCause(other)
        host.ask("push", #"{"type":"shop.list","during":"q1"}"#, from: user)
        expectLastCause(nil)
    }

    @Test func questionAboutAURLHasItAndSoHasWhatTheURLBecomes() {
        host.ask("url.register", #"{"pattern":"/shop/:what","ask":true}"#, from: shop)
        host.take(shop)
        host.send(#"{"id":5,"method":"url.open","params":{"url":"/shop/7",\#(Self.member)}}"#, from: user)
        #expect(question(shop)?["traceparent"]?.string == Self.traceparent)
        host.send(#"{"id":"q1","result":[{"type":"shop.list"}]}"#, from: shop)
        expectLastCause()
    }

    @Test func contentIsAskedForWithItAndComesWithIt() {
        host.ask(
            "module.register",
            #"{"module":"news","destinations":[{"type":"news.page","provides":true}]}"#,
            from: shop
        )
        host.take(shop)
        push("news.page")
        #expect(question(shop)?["traceparent"]?.string == Self.traceparent)
        host.send(#"{"id":"q1","result":[{"content":1}]}"#, from: shop)
        expectLastCause()
        #expect(revisions().count == 2)
    }

    @Test func transactionHasItForAllItsOperations() {
        let operations = #"[{"method":"push","params":{"type":"shop.list"}}]"#
        host.ask("transaction", #"{"operations":\#(operations),\#(Self.member)}"#, from: user)
        expectLastCause()
        let within = #"[{"method":"push","params":{"type":"shop.list",\#(Self.member)}}]"#
        #expect(
            host.error("transaction", #"{"operations":\#(within)}"#, from: user)?["data"]?["parameter"] == "traceparent"
        )
    }

    @Test func batchHasOneForEachRequest() {
        let first = #"{"id":1,"method":"push","params":{"type":"shop.list","navigator":"n1",\#(Self.member)}}"#
        let second = #"{"id":2,"method":"push","params":{"type":"shop.list","navigator":"n1"}}"#
        host.send("[\(first),\(second)]", from: user)
        #expect(traceparents == [Self.traceparent, nil])
    }

    @Test func triggersOperationHasThatOfTheRequestThatFiredIt() {
        host.ask(
            "trigger.bind",
            #"{"navigator":"n1","trigger":"go","operation":{"method":"push","params":{"type":"shop.list"}}}"#,
            from: shop
        )
        host.ask("trigger.set", #"{"navigator":"n1","trigger":"go",\#(Self.member)}"#, from: user)
        expectLastCause()
    }

    @Test func repetitionMayHaveAnotherOne() {
        push("shop.list", #","token":"t""#)
        let other = "00-0af7651916cd43dd8448eb211c80319c-00000000000000aa-01"
        let again = #"{"type":"shop.list","navigator":"n1","token":"t","traceparent":"\#(other)"}"#
        #expect(host.result("push", again, from: user)?["revision"] == 1)
    }

    @Test func waitingForAModuleKeepsIt() throws {
        try host.read(manifests: [#"{"module":"cart","command":["/cart"],"destinations":["cart.page"]}"#])
        host.send(#"{"id":5,"method":"push","params":{"type":"cart.page",\#(Self.member)}}"#, from: user)
        let cart = host.connect()
        host.ask("module.register", #"{"module":"cart","destinations":[{"type":"cart.page"}]}"#, from: cart)
        expectLastCause()
    }

    @Test func resultOfAnEntryHasThatOfTheRequestThatEndedIt() {
        host.send(#"{"id":5,"method":"push","params":{"type":"shop.list","forResult":true}}"#, from: shop)
        host.ask("pop", #"{"navigator":"n1",\#(Self.member)}"#, from: user)
        let answer = host.take(shop).last.flatMap { try? RawJSON(parsing: $0).value() }
        #expect(answer?["result"]?["by"]?["traceparent"]?.string == Self.traceparent)
    }

    @Test func historyHasItAfterANewStart() {
        push("shop.list")
        host.restart(afterSeconds: 1)
        #expect(revisions().first?["cause"]?["traceparent"]?.string == Self.traceparent)
    }
}
