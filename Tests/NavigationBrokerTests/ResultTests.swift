import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Showing something for a result: one outcome, whatever happens.
struct ResultTests {
    private let host = Harness()
    private let shop: SessionID
    private let asker: SessionID

    init() {
        shop = host.connect()
        asker = host.connect()
        host.send(Requests.shop, from: shop)
    }

    private static let ask = #"{"id":7,"method":"present","params":{"type":"shop.item","forResult":true}}"#

    /// The answers that the waiting session has received.
    private func answers(_ session: SessionID) -> [JSONObject] {
        host.take(session).compactMap { (try? RawJSON(parsing: $0).value())?.object }.filter { $0["id"] == 7 }
    }

    private func outcome() -> String? {
        let answers = answers(asker)
        #expect(answers.count == 1)
        return answers.first?["result"]?.object?["outcome"]?.string
            ?? answers.first?["error"]?.object?["data"]?.object?["name"]?.string
    }

    private func wait() { #expect(host.send(Self.ask, from: asker) == [], "the answer waits") }

    @Test func closingWithAValueAnswers() {
        wait()
        host.send(#"{"id":1,"method":"entry.close","params":{"entry":"e3","value":{"bought":7}}}"#, from: shop)
        let result = answers(asker).first?["result"]?.object
        #expect(result?["outcome"] == "answered" && result?["value"] == ["bought": 7] && result?["entry"] == "e3")
        #expect(result?["by"]?.object?["method"] == "entry.close" && result?["by"]?.object?["session"] == "s1")
    }

    @Test func alertAnswers() {
        let ask = """
            {"id":7,"method":"present","params":{"type":"shop.item","method":"alert","forResult":true,"buttons":[{"answer":"yes"}]}}
            """
        #expect(host.send(ask, from: asker) == [])
        host.send(#"{"id":1,"method":"answer","params":{"entry":"e3","answer":"yes"}}"#, from: shop)
        let result = answers(asker).first?["result"]?.object
        #expect(result?["outcome"] == "answered" && result?["answer"] == "yes")
    }

    @Test(
        arguments: [
            (#"{"id":1,"method":"dismiss"}"#, "dismissed"), (#"{"id":1,"method":"reset"}"#, "dismissed"),
            (#"{"id":1,"method":"entry.close","params":{"entry":"e3"}}"#, "dismissed"),
            (#"{"id":1,"method":"present","params":{"navigator":"n1","type":"shop.list"}}"#, "replaced"),
            (#"{"id":1,"method":"state.set","params":{"state":[{"path":[{"type":"shop.list"}]}]}}"#, "replaced"),
            (#"{"id":1,"method":"state.set","params":{"state":[{}]}}"#, "dismissed"),
            (#"{"id":1,"method":"undo"}"#, "dismissed"),
            (#"{"id":1,"method":"module.unregister","params":{"module":"shop"}}"#, "provider_gone"),
        ]
    )
    func whateverTakesItAwayIsTheOutcome(request: String, expected: String) {
        wait()
        host.send(request, from: shop)
        #expect(outcome() == expected)
        host.send(#"{"id":1,"method":"reset"}"#, from: shop)
        #expect(answers(asker).isEmpty, "once")
    }

    /// An entry that only moves was shown before. It does not take the place of another.
    @Test(arguments: [([3, 1], "dismissed"), ([3, 4], "replaced")])
    func aPathThatOnlyLosesAnEntryDismissesIt(pages: [Int], expected: String) {
        let push = #""method":"push","params":{"type":"shop.list","arguments":"#
        host.send(#"{"id":1,\#(push){"page":1}}}"#, from: shop)
        host.send(#"{"id":7,\#(push){"page":2},"forResult":true}}"#, from: asker)
        host.send(#"{"id":1,\#(push){"page":3}}}"#, from: shop)
        let path = pages.map { #"{"type":"shop.list","arguments":{"page":\#($0)}}"# }.joined(separator: ",")
        host.send(#"{"id":1,"method":"path.set","params":{"path":[\#(path)]}}"#, from: shop)
        #expect(outcome() == expected)
    }

    @Test func dyingProviderIsAnOutcome() {
        wait()
        host.close(shop)
        #expect(outcome() == "provider_gone")
    }

    @Test func dyingAskerLeavesTheEntry() {
        wait()
        host.close(asker)
        host.send(#"{"id":1,"method":"dismiss"}"#, from: shop)
        #expect(host.result("tree.get", from: shop)?.object?["revision"] == 2)
    }

    @Test func cancellingLeavesTheEntry() {
        wait()
        let lines = host.send(#"{"id":8,"method":"request.cancel","params":{"request":7}}"#, from: asker)
        #expect(lines.count == 2 && lines.last?.contains(#""cancelled":true"#) == true)
        #expect(lines.first?.contains(#""name":"cancelled""#) == true)
        #expect(host.result("entry.get", #"{"entry":"e3"}"#, from: shop) != nil)
    }

    @Test func endOfTheHostIsAnOutcome() {
        wait()
        host.shutDown()
        #expect(outcome() == "shutting_down")
    }

    @Test func endOfTheSceneIsAnOutcome() {
        host.send(#"{"id":1,"method":"scene.create","params":{"scene":"second"}}"#, from: asker)
        host.send(
            #"{"id":7,"method":"push","params":{"scene":"second","type":"shop.list","forResult":true}}"#,
            from: asker
        )
        host.send(#"{"id":1,"method":"scene.close","params":{"scene":"second"}}"#, from: shop)
        #expect(outcome() == "unknown_scene")
    }

    @Test func raisingIsNoOutcome() {
        #expect(
            host.send(#"{"id":7,"method":"push","params":{"type":"shop.list","forResult":true}}"#, from: asker) == []
        )
        host.send(#"{"id":1,"method":"push","params":{"type":"shop.item"}}"#, from: shop)
        host.send(#"{"id":1,"method":"push","params":{"type":"shop.list","ifPresent":"raise"}}"#, from: shop)
        #expect(answers(asker).isEmpty)
        host.send(#"{"id":1,"method":"pop"}"#, from: shop)
        #expect(outcome() == "dismissed")
    }

    /// The answer comes after the events that it tells of, and a client that has sent its last word still gets it.
    @Test func halfClosedConnectionGetsItsResult() {
        wait()
        host.endInput(of: asker)
        #expect(!host.isClosed(asker))
        host.send(#"{"id":1,"method":"dismiss"}"#, from: shop)
        #expect(outcome() == "dismissed" && host.isClosed(asker))
    }

    @Test func batchWaitsForItsResults() {
        let lines = host.send("[\(Self.ask),{\"id\":8,\"method\":\"ping\"}]", from: asker)
        #expect(lines == [])
        host.send(#"{"id":1,"method":"dismiss"}"#, from: shop)
        let answer = host.take(asker).first ?? ""
        #expect(answer.hasPrefix("[{") && answer.contains(#""outcome":"dismissed""#) && answer.contains("pong"))
    }

    @Test(
        arguments: [
            #"{"method":"push","params":{"type":"shop.list","forResult":true,"token":"t"}}"#,
            #"{"method":"transaction","params":{"operations":[{"method":"push","params":{"type":"shop.list","forResult":true}}]}}"#,
        ]
    )
    func someRequestsCannotWait(request: String) {
        let lines = host.send(#"{"id":1,"# + request.dropFirst(), from: asker)
        #expect(lines.first?.contains(#""name":"invalid_params""#) == true)
        #expect(host.result("tree.get", from: shop)?.object?["revision"] == 0)
    }

    @Test func waitingIsLimited() {
        let host = Harness { $0.results = 1 }
        let client = host.connect()
        host.send(Requests.shop, from: client)
        let push = { (id: Int) in #"{"id":\#(id),"method":"push","params":{"type":"shop.list","forResult":true}}"# }
        #expect(host.send(push(7), from: client) == [])
        #expect(host.send(push(8), from: client).first?.contains(#""limit":"results""#) == true)
        #expect(host.result("tree.get", from: client)?.object?["revision"] == 1)
    }

    /// A dismissal that the store could not write did not happen, and neither did its outcome.
    @Test func outcomeThatIsNotWrittenIsNone() {
        let host = Harness(hasStore: true)
        let (shop, asker) = (host.connect(), host.connect())
        host.send(Requests.shop, from: shop)
        host.send(Self.ask, from: asker)
        host.storeFails = true
        #expect(host.send(#"{"id":1,"method":"dismiss"}"#, from: shop).first?.contains("store_failed") == true)
        #expect(host.take(asker) == [])
        host.storeFails = false
        host.send(#"{"id":1,"method":"dismiss"}"#, from: shop)
        #expect(host.take(asker).count == 1)
    }
}
