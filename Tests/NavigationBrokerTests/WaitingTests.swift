import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// The ends of waiting: the entry that a message is about is gone, or the client that waits is.
@Suite(.onSharedThreads)
struct WaitingTests {
    private let host = Harness()
    private let shop: SessionID
    private let client: SessionID

    init() {
        shop = host.connect()
        client = host.connect()
        host.send(Requests.shop, from: shop)
        host.send(Requests.pushList, from: shop)
    }

    private static let ask = #"{"id":7,"method":"entry.ask","params":{"entry":"e2","message":1}}"#

    private func refusal() -> String? {
        host.take(client).compactMap { (try? RawJSON(parsing: $0).value())?.object }.last { $0["id"] == 7 }?["error"]?[
            "data"
        ]?["name"]?.string
    }

    // MARK: Messages

    @Test(arguments: ["pop", "reset", "popAll"])
    func messageEndsWithItsEntry(method: String) {
        host.send([(Self.ask, client), (#"{"id":1,"method":"\#(method)"}"#, host.connect())])
        #expect(refusal() == "unknown_entry")
        #expect(host.held.isEmpty)
        host.take(shop)
        #expect(host.send(#"{"id":"q1","result":1}"#, from: shop) == [], "a late answer is dropped")
    }

    @Test func messageEndsWithItsScene() {
        host.send(#"{"id":0,"method":"scene.create","params":{"scene":"rear"}}"#, from: shop)
        host.send(#"{"id":0,"method":"push","params":{"scene":"rear","type":"shop.list"}}"#, from: shop)
        let ask = Self.ask.replacing(#""entry""#, with: #""scene":"rear","entry""#)
        host.send([(ask, client), (#"{"id":1,"method":"scene.close","params":{"scene":"rear"}}"#, shop)])
        #expect(refusal() == "unknown_scene")
        #expect(host.held.isEmpty)
    }

    /// As a login closes its view before it says that all is well.
    @Test func moduleThatClosesTheEntryItselfStillAnswers() {
        host.send([(Self.ask, client), (#"{"id":1,"method":"entry.close","params":{"entry":"e2"}}"#, shop)])
        host.send([(#"{"id":"q1","result":"done"}"#, shop)])
        #expect(host.take(client).contains(#"{"jsonrpc":"2.0","id":7,"result":{"answer":"done"}}"#))
    }

    @Test func messageToAnotherEntryGoesOn() {
        host.send(Requests.pushList, from: shop)
        host.send([(Self.ask, client), (#"{"id":1,"method":"pop"}"#, host.connect())])
        host.send([(#"{"id":"q1","result":"done"}"#, shop)])
        #expect(host.take(client).contains(#"{"jsonrpc":"2.0","id":7,"result":{"answer":"done"}}"#))
    }

    // MARK: Clients that leave

    /// A waiting request is dropped with its connection, and nothing of it happens.
    @Test(
        arguments: [
            #""method":"pop""#, #""method":"push","params":{"type":"shop.item"}"#, #""method":"popAll""#,
            #""method":"transaction","params":{"operations":[{"method":"pop"}]}"#,
        ]
    )
    func requestBehindAGuardEndsWithItsClient(request: String) {
        host.send(#"{"id":0,"method":"guard.add","params":{"name":"g","on":"leave"}}"#, from: shop)
        host.send(#"{"id":0,"method":"guard.add","params":{"name":"g","on":"enter"}}"#, from: shop)
        let second = host.connect()
        host.send([(#"{"id":6,\#(request)}"#, client), (#"{"id":7,\#(request)}"#, second)])
        let before = host.result("tree.get", from: shop)
        host.close(client)
        host.close(second)
        host.send([(#"{"id":"q1","result":{"verdict":"allow"}}"#, shop)])
        #expect(host.result("tree.get", from: shop) == before)
        #expect(host.held.isEmpty)
    }

    @Test func messageAndResultEndWithTheirClient() {
        host.send(Self.ask, from: client)
        host.send(#"{"id":8,"method":"push","params":{"type":"shop.item","forResult":true}}"#, from: client)
        host.close(client)
        #expect(host.held.isEmpty)
        #expect(host.types(on: "n1", from: shop) == ["shop.list", "shop.item"], "an entry that is shown stays")
    }

    // MARK: Refusals

    @Test func emptyPathSaysItsDepthAndThePresentationAroundIt() {
        let sheet = #"{"type":"shop.item","method":"managedSheet","name":"sheet"}"#
        let presentation = host.result("present", sheet, from: client)?["navigator"]
        host.send(
            #"{"id":0,"method":"navigator.create","params":{"kind":"stack","name":"tab","parent":"sheet"}}"#,
            from: client
        )
        for method in ["pop", "back"] {
            let error = host.error(method, #"{"navigator":"tab"}"#, from: client)
            #expect(error?["data"]?["name"] == "at_root" && error?["data"]?["depth"] == 0)
            #expect(error?["data"]?["nearest"] == presentation)
        }
        host.send(#"{"id":0,"method":"reset"}"#, from: client)
        #expect(host.error("pop", from: client)?["data"]?["nearest"] == nil)
    }

    @Test func pathThatWasReadCanBeSetWhileItsTypeIsOrphaned() {
        host.send(#"{"id":0,"method":"push","params":{"type":"shop.item","arguments":{"id":1}}}"#, from: client)
        host.close(shop)
        let path = #"{"type":"shop.list"},{"type":"shop.item","arguments":{"id":1}}"#
        #expect(host.result("path.set", #"{"path":[\#(path)]}"#, from: client)?["changed"] == false)
        let shorter = #"{"path":[{"type":"shop.list"}]}"#
        #expect(host.result("path.set", shorter, from: client)?["changed"] == true)
        let moved = #"{"path":[{"type":"shop.item"},{"type":"shop.list"}]}"#
        #expect(host.error("path.set", moved, from: client)?["data"]?["name"] == "unknown_destination")
        #expect(host.error("path.append", shorter, from: client)?["data"]?["name"] == "unknown_destination")
    }
}
