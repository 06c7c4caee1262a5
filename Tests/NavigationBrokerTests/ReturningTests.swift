import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// The way back to a type, and requests that replace earlier ones which still wait.
struct ReturningTests {
    private let host = Harness()
    private let shop: SessionID
    private let user: SessionID

    init() {
        shop = host.connect()
        user = host.connect()
        host.send(Requests.shop, from: shop)
    }

    private func push(_ type: String) { host.ask("push", #"{"navigator":"n1","type":"\#(type)"}"#, from: user) }

    private func path() -> [String] { host.types(on: "n1", from: user) }

    // MARK: To a type

    @Test func popReturnsToTheNearestEntryOfAType() {
        for type in ["shop.list", "shop.list", "shop.item", "shop.item"] { push(type) }
        let result = host.result("pop", #"{"toType":"shop.list"}"#, from: user)
        #expect(result?["removed"] == ["entries": 2, "navigators": 0])
        #expect(path() == ["shop.list", "shop.list"])
        #expect(host.result("pop", #"{"toType":"shop.list"}"#, from: user)?["changed"] == false, "it is on top")
    }

    @Test func rootOfANavigatorCountsToo() {
        host.ask("navigator.create", #"{"name":"tab","root":{"type":"shop.item"}}"#, from: user)
        host.ask("push", #"{"navigator":"tab","type":"shop.list"}"#, from: user)
        #expect(host.result("pop", #"{"navigator":"tab","toType":"shop.item"}"#, from: user)?["changed"] == true)
        #expect(host.types(on: "tab", from: user).isEmpty)
    }

    @Test func searchGoesThroughPresentersIfAsked() {
        push("shop.list")
        push("shop.item")
        host.ask("present", #"{"type":"shop.item","method":"managedSheet"}"#, from: user)
        host.ask("push", #"{"type":"shop.item"}"#, from: user)
        let error = host.error("pop", #"{"toType":"shop.list"}"#, from: user)
        #expect(error?["data"]?["name"] == "type_not_shown" && error?["data"]?["elsewhere"] == "n1")
        let result = host.result("pop", #"{"toType":"shop.list","presenters":true}"#, from: user)
        #expect(result?["removed"] == ["entries": 3, "navigators": 1] && path() == ["shop.list"])
    }

    @Test func nothingFoundChangesNothing() {
        push("shop.item")
        let error = host.error("pop", #"{"toType":"shop.list","presenters":true}"#, from: user)
        #expect(error?["data"]?["name"] == "type_not_shown" && error?["data"]?["elsewhere"] == nil)
        #expect(path() == ["shop.item"])
    }

    // MARK: Replacing

    private func guardEntering() {
        host.ask("guard.add", #"{"name":"g","on":"enter","types":["shop.item"],"timeout":30}"#, from: shop)
    }

    private func answers(_ id: Int) -> [JSONValue] {
        host.take(user).compactMap { try? RawJSON(parsing: $0).value() }.filter { $0["id"] == .integer(Int64(id)) }
    }

    @Test func newRequestReplacesTheOneThatWaits() {
        guardEntering()
        #expect(host.send(#"{"id":7,"method":"push","params":{"type":"shop.item"}}"#, from: user) == [])
        let lines = host.send(
            #"{"id":8,"method":"push","params":{"type":"shop.list","replacesPending":true}}"#,
            from: user
        )
        let answers = lines.compactMap { try? RawJSON(parsing: $0).value() }
        let cancelled = answers.first { $0["id"] == 7 }?["error"]?["data"]
        #expect(cancelled?["name"] == "cancelled" && cancelled?["replacedBy"] == 8)
        #expect(answers.first { $0["id"] == 8 }?["result"]?["changed"] == true)
        host.send(#"{"id":"q1","result":{"verdict":"allow"}}"#, from: shop)
        #expect(path() == ["shop.list"])
    }

    @Test func newRequestThatWaitsItselfReplacesToo() {
        guardEntering()
        host.send(#"{"id":7,"method":"push","params":{"type":"shop.item"}}"#, from: user)
        host.take(user)
        let again =
            #"{"id":8,"method":"push","params":{"type":"shop.item","arguments":{"n":2},"replacesPending":true}}"#
        let lines = host.send(again, from: user)
        #expect(lines.count == 1 && lines.first?.contains(#""id":7"#) == true)
        host.send(#"{"id":"q2","result":{"verdict":"allow"}}"#, from: shop)
        #expect(answers(8).first?["result"]?["changed"] == true && path() == ["shop.item"])
    }

    @Test func refusedRequestReplacesNothing() {
        guardEntering()
        host.send(#"{"id":7,"method":"push","params":{"type":"shop.item"}}"#, from: user)
        let lines = host.send(
            #"{"id":8,"method":"push","params":{"type":"shop.none","replacesPending":true}}"#,
            from: user
        )
        #expect(lines.count == 1 && lines.first?.contains("unknown_destination") == true)
        host.send(#"{"id":"q1","result":{"verdict":"allow"}}"#, from: shop)
        #expect(answers(7).first?["result"]?["changed"] == true)
    }

    @Test func requestsOfOthersAndWithoutTheParameterWaitOn() {
        guardEntering()
        host.send(#"{"id":7,"method":"push","params":{"type":"shop.item"}}"#, from: user)
        let other = host.connect()
        host.send(#"{"id":1,"method":"push","params":{"type":"shop.list","replacesPending":true}}"#, from: other)
        host.send(#"{"id":8,"method":"push","params":{"type":"shop.list"}}"#, from: user)
        #expect(host.take(user) == [], "both of this user still wait")
        host.send(#"{"id":"q1","result":{"verdict":"allow"}}"#, from: shop)
        #expect(path() == ["shop.item", "shop.list", "shop.list"])
    }
}
