import JSON
import NavigationBroker
import NavigationTree
import Testing

/// `history.statistics`: what the history says about the use of each type.
struct UsageTests {
    private let host = Harness()

    private func shop() -> SessionID {
        let shop = host.connect()
        host.send(Requests.shop, from: shop)
        return shop
    }

    private func statistics(_ parameters: String = "{}", from session: SessionID) -> JSONValue? {
        host.result("history.statistics", parameters, from: session)
    }

    private func row(_ type: String, from session: SessionID) -> JSONValue? {
        statistics(from: session)?["types"]?.array?.first { $0["type"]?.string == type }
    }

    @Test func anEmptyHistoryHasNoTypes() {
        let shop = shop()
        #expect(statistics(from: shop)?["types"] == [] && statistics(from: shop)?["refused"] == [])
    }

    @Test func tellsHowLongEntriesStayed() {
        let shop = shop()
        for seconds in [2.0, 4.5] {
            host.send(Requests.pushList, from: shop)
            host.advance(seconds: seconds)
            host.ask("back", from: shop)
        }
        host.send(Requests.pushList, from: shop)
        let row = row("shop.list", from: shop)
        #expect(row?["shown"] == 3 && row?["ended"] == 2 && row?["timed"] == 2 && row?["turnedBack"] == 2)
        #expect(row?["seconds"] == 6.5 && row?["longest"] == 4.5)
    }

    @Test func thePersonTurnedBackAtTheInnermostEntry() {
        let shop = shop()
        host.send(Requests.pushList, from: shop)
        host.send(Requests.presentItem, from: shop)
        host.ask("pop", #"{"navigator":"n1"}"#, from: shop)
        #expect(row("shop.item", from: shop)?["turnedBack"] == 1)
        #expect(row("shop.list", from: shop)?["turnedBack"] == 0 && row("shop.list", from: shop)?["ended"] == 1)
    }

    @Test func otherWaysToGoAreNoTurningBack() {
        let shop = shop()
        host.send(Requests.pushList, from: shop)
        host.ask("reset", from: shop)
        #expect(row("shop.list", from: shop)?["ended"] == 1 && row("shop.list", from: shop)?["turnedBack"] == 0)
    }

    @Test func anEntryThatMovesNeitherCameNorWent() {
        let shop = shop()
        host.send(Requests.pushList, from: shop)
        host.ask("push", #"{"type":"shop.item","method":"push"}"#, from: shop)
        host.ask("path.move", #"{"entry":"e2","after":"e3"}"#, from: shop)
        #expect(row("shop.list", from: shop)?["shown"] == 1 && row("shop.list", from: shop)?["ended"] == 0)
    }

    @Test func ofWhatWasForgottenOnlyTheEndCounts() {
        let host = Harness { $0.history = 1 }
        let shop = host.connect()
        host.send(Requests.shop, from: shop)
        host.send(Requests.pushList, from: shop)
        host.ask("back", from: shop)
        let row = host.result("history.statistics", from: shop)?["types"]?.array?.first
        #expect(row?["shown"] == 0 && row?["ended"] == 1 && row?["timed"] == 0 && row?["turnedBack"] == 1)
    }

    @Test func countsFromARevision() {
        let shop = shop()
        host.send(Requests.pushList, from: shop)
        host.send(Requests.presentItem, from: shop)
        let types = statistics(#"{"since":1}"#, from: shop)?["types"]?.array
        #expect(types?.map { $0["type"]?.string } == ["shop.item"])
        #expect(host.error("history.statistics", #"{"since":9}"#, from: shop)?["data"]?["name"] == "outside_window")
        #expect(host.error("history.statistics", #"{"scene":"x"}"#, from: shop)?["data"]?["name"] == "unknown_scene")
    }

    @Test func listsAtMostAsManyRowsAsItIsAskedFor() {
        let shop = shop()
        for _ in 0..<2 { host.send(Requests.pushList, from: shop) }
        host.send(Requests.presentItem, from: shop)
        for method in ["present", "push"] { host.ask(method, #"{"type":"shop.none"}"#, from: shop) }
        let result = statistics(#"{"limit":1}"#, from: shop)
        #expect(result?["types"]?.array?.map { $0["type"]?.string } == ["shop.list"])
        #expect(result?["refused"]?.array?.count == 1)
    }

    @Test func looksAtTheNewestChangesOnly() {
        let shop = shop()
        for type in ["shop.list", "shop.item", "shop.list"] {
            let path = Array(repeating: #"{"type":"\#(type)"}"#, count: 3000).joined(separator: ",")
            host.ask("path.set", #"{"path":[\#(path)]}"#, from: shop)
        }
        #expect(statistics(from: shop)?["after"] == 2)
        #expect(row("shop.list", from: shop)?["shown"] == 3000 && row("shop.list", from: shop)?["ended"] == 0)
        #expect(row("shop.item", from: shop)?["shown"] == 0 && row("shop.item", from: shop)?["ended"] == 3000)
    }

    @Test func theMostFrequentRefusalsComeFirst() {
        let shop = shop()
        for _ in 0..<2 { host.ask("back", from: shop) }
        host.ask("push", #"{"type":"shop.none"}"#, from: shop)
        host.ask("no.such", from: shop)
        let refused = statistics(from: shop)?["refused"]?.array
        #expect(refused?.map { $0["method"]?.string } == ["back", "push"])
        #expect(refused?.map { $0["error"]?.string } == ["at_root", "unknown_destination"])
        #expect(refused?.map { $0["count"] } == [2, 1])
    }

    @Test func whoMayReadOnlyTheSceneSeesNoRefusals() throws {
        let host = Harness(
            access: try Material.policy(
                """
                {"identities":[{"name":"viewer","user":"2000"}],
                 "grants":[{"to":["viewer"],"allow":["read"],"scenes":["main"]}]}
                """
            )
        )
        let viewer = host.connect(uid: 2000)
        host.ask("back", from: viewer)
        let result = host.result("history.statistics", from: viewer)
        #expect(result?["types"] == [] && result?["refused"] == nil)
    }
}
