import JSON
import NavigationTree
import Testing

/// The cause of a change: its author, the request, the time.
struct CauseTests {
    private let host = Harness(hasStore: true)

    private func cause(_ revision: Int = -1) -> JSONValue? {
        let reader = host.connect()
        let revisions = host.result("history.list", from: reader)?["revisions"]?.array ?? []
        return revision < 0 ? revisions.last?["cause"] : revisions[revision]["cause"]
    }

    private func shop() -> SessionID {
        let shop = host.connect()
        host.send(Requests.shop, from: shop)
        return shop
    }

    @Test func namesTheClientAndItsModuleAlsoWhenTheyAreGone() {
        let shop = shop()
        host.ask("hello", #"{"name":"till","version":"2.1"}"#, from: shop)
        host.send(Requests.pushList, from: shop)
        let (watcher, expected) = (host.watcher(), JSONValue.string("till/2.1"))
        host.close(shop)
        #expect(cause(0)?["client"] == expected && cause(0)?["module"] == "shop")
        let ended = host.events(of: watcher).last?.params["cause"]
        #expect(ended?["method"] == "session.ended" && ended?["client"] == expected && ended?["module"] == "shop")
    }

    @Test func hasNoNameOfASessionWithoutOne() {
        host.send(Requests.pushList, from: shop())
        #expect(cause()?["client"] == nil && cause()?["byPerson"] == nil)
    }

    @Test func aSequenceNamesItsSenderAfterItsEnd() {
        let shop = shop()
        let client = host.connect()
        host.ask("hello", #"{"name":"remote"}"#, from: client)
        host.ask("receiver.add", #"{"value":"shop.wanted"}"#, from: shop)
        let items = #"[{"value":"shop.wanted"},{"type":"shop.list"}]"#
        host.send(#"{"id":"s","method":"send","params":{"values":\#(items),"byPerson":true}}"#, from: client)
        host.close(client)
        host.send(#"{"id":"q1","result":null}"#, from: shop)
        #expect(cause()?["client"] == "remote" && cause()?["byPerson"] == true && cause()?["method"] == "send")
    }

    @Test func saysThatAPersonAskedAsTheRequestDoesOrElseHello() {
        let shop = shop()
        host.ask("push", #"{"type":"shop.list","byPerson":true}"#, from: shop)
        #expect(cause()?["byPerson"] == true)
        host.send(Requests.pushList, from: shop)
        #expect(cause()?["byPerson"] == nil)
        host.ask("hello", #"{"byPerson":true}"#, from: shop)
        host.send(Requests.pushList, from: shop)
        #expect(cause()?["byPerson"] == true)
        host.ask("push", #"{"type":"shop.list","byPerson":false}"#, from: shop)
        #expect(cause()?["byPerson"] == nil)
        let refused = host.error("push", #"{"type":"shop.list","byPerson":1}"#, from: shop)
        #expect(refused?["data"]?["parameter"] == "byPerson")
    }

    @Test func aRequestThatHasWaitedStillComesFromAPerson() {
        let (shop, client) = (shop(), host.connect())
        host.ask("guard.add", #"{"name":"g","on":"enter","types":["shop.item"]}"#, from: shop)
        host.ask("push", #"{"type":"shop.item","navigator":"n1","byPerson":true}"#, from: client)
        #expect(host.take(shop).contains { $0.contains(#""byPerson":true"#) })
        host.send(#"{"id":"q1","result":{"verdict":"redirect","type":"shop.list"}}"#, from: shop)
        #expect(cause()?["byPerson"] == true && cause()?["session"] == "s2")
    }

    @Test func saysWhenInMillisecondsSince1970() {
        let shop = shop()
        host.advance(seconds: 1.5)
        host.send(Requests.pushList, from: shop)
        #expect(cause()?["time"] == .integer(Harness.epoch + 1_500))
        host.wallClockRead(millisecondsAtStart: 5)
        host.send(Requests.pushList, from: shop)
        #expect(cause()?["time"] == .integer(1_505), "the clock was set")
    }
}
