import JSON
import NavigationBroker
import NavigationTree
import Testing

/// Columns of a split view.
struct ColumnTests {
    private let host = Harness()
    private let client: SessionID

    /// n2, n3 and n4 beside each other, each with a path of its own.
    init() {
        client = host.connect()
        host.send(Requests.shop, from: client)
        for name in ["left", "middle", "right"] {
            host.prepare([Step("navigator.create", #"{"name":"\#(name)"}"#)], from: client)
        }
        for name in ["left", "middle", "middle", "right"] {
            host.prepare([Step("push", #"{"navigator":"\#(name)","type":"shop.list"}"#)], from: client)
        }
    }

    private func count(_ navigator: String) -> JSONValue? {
        host.ask("path.get", #"{"navigator":"\#(navigator)"}"#, from: client).result?["count"]
    }

    @Test func choiceShowsInTheNextAndEmptiesTheRest() {
        let reply = host.ask("column.show", #"{"navigator":"left","type":"shop.item"}"#, from: client)
        #expect(reply.result?["navigator"] == "n3" && reply.result?["entry"] == "e9")
        #expect(host.types(on: "middle", from: client) == ["shop.item"])
        #expect([count("left"), count("right")] == [1, 0])
        #expect(host.ask("navigator.get", from: client).result?["name"] == "middle")
    }

    @Test func nothingChosenEmptiesAllThatFollow() {
        let reply = host.ask("column.show", #"{"navigator":"left"}"#, from: client)
        #expect(reply.result?["navigator"] == "n3" && reply.result?["entry"] == nil)
        #expect([count("left"), count("middle"), count("right")] == [1, 0, 0])
    }

    /// The column shows this destination and nothing else.
    @Test(arguments: ["shop.list", "shop.item"])
    func whatTheNextColumnPresentsGoes(type: String) {
        host.prepare([Step("column.show", #"{"navigator":"left","type":"shop.list"}"#)], from: client)
        host.prepare([Step("present", #"{"navigator":"middle","type":"shop.item"}"#)], from: client)
        host.prepare([Step("column.show", #"{"navigator":"left","type":"\#(type)"}"#)], from: client)
        let middle = host.ask("navigator.get", #"{"navigator":"middle"}"#, from: client).result
        #expect(middle?["count"] == 1 && middle?["isPresenting"] == false)
    }

    @Test func whatAnEmptyColumnPresentsGoes() {
        host.prepare([Step("popAll", #"{"navigator":"middle"}"#)], from: client)
        host.prepare([Step("present", #"{"navigator":"middle","type":"shop.item"}"#)], from: client)
        host.prepare([Step("column.show", #"{"navigator":"left","type":"shop.list"}"#)], from: client)
        let middle = host.ask("navigator.get", #"{"navigator":"middle"}"#, from: client).result
        #expect(middle?["count"] == 1 && middle?["isPresenting"] == false)
    }

    @Test func argumentsWithoutATypeAreNotForgotten() {
        let error = host.ask("column.show", #"{"navigator":"left","arguments":{"a":1}}"#, from: client).error
        #expect(error?["data"]?["name"] == "invalid_params")
        #expect(error?["data"]?["nearest"] != "arguments")
    }

    @Test func rulesHoldInColumns() {
        let rules = #"{"module":"shop","destinations":[{"type":"shop.leaf","rules":{"under":["list"]}}]}"#
        host.prepare([Step("module.register", rules)], from: client)
        let before = host.tree(from: client)
        #expect(
            host.ask("column.show", #"{"navigator":"left","type":"shop.leaf"}"#, from: client).refusal
                == "path_refused"
        )
        #expect(host.tree(from: client) == before)
    }
}
