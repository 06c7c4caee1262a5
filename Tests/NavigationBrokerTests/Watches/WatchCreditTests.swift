import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// A client that limits what its watch sends.
struct WatchCreditTests {
    private let host: Harness
    private let (client, watcher): (SessionID, SessionID)

    init() { self.init(hasStore: false) }

    private init(hasStore: Bool, _ adjust: (inout Limits) -> Void = { _ in }) {
        host = Harness(hasStore: hasStore, adjust)
        (client, watcher) = (host.connect(), host.connect())
        host.send(Requests.shop, from: client)
    }

    private func watch(_ parameters: String) { host.ask("watch", parameters, from: watcher) }

    private func push(_ count: Int = 1) { for _ in 0..<count { host.send(Requests.pushList, from: client) } }

    /// The notifications of the watch since the last look: `changed 3`.
    private var sent: [String] { sent(host.take(watcher)) }

    private func sent(_ lines: [String]) -> [String] {
        lines.map(Event.init).filter { !$0.method.hasPrefix("not") }
            .map { "\($0.method) \($0.params["revision"].map { "\($0.double ?? 0)".dropLast(2) } ?? "")" }
    }

    @discardableResult
    private func add(_ credit: Int) -> [String] {
        sent(host.ask("watch.credit", #"{"watch":1,"credit":\#(credit)}"#, from: watcher).lines.dropLast())
    }

    private var listed: JSONValue? { host.ask("watch.list", from: client).result?["watches"]?[0]?["credit"] }

    @Test func whatWaitsComesInOrderWithMoreCredit() {
        watch(#"{"credit":2}"#)
        push(5)
        #expect(sent == ["changed 1", "changed 2"] && listed == .integer(0))
        #expect(add(1) == ["changed 3"])
        #expect(add(4) == ["changed 4", "changed 5"] && listed == .integer(2))
        push()
        #expect(sent == ["changed 6"])
    }

    @Test func withoutAnyNothingComes() {
        watch(#"{"credit":0}"#)
        push()
        #expect(sent.isEmpty)
        #expect(add(1) == ["changed 1"])
    }

    @Test func whatTheHostDoesNotKeepBecomesTheState() {
        let test = Self(hasStore: false) { $0.history = 2 }
        test.watch(#"{"credit":1}"#)
        test.push(5)
        #expect(test.sent == ["changed 1"])
        #expect(test.add(1) == ["lagged 5"])
        test.push()
        #expect(test.sent.isEmpty)
        #expect(test.add(1) == ["changed 6"])
    }

    @Test func aWatchThatGoesOnSendsNoMoreThanItMay() {
        push(3)
        let start = #"{"since":0,"instance":"\#(Harness.instance)","credit":2}"#
        #expect(sent(host.ask("watch", start, from: watcher).lines) == ["changed 1", "changed 2"])
        #expect(add(2) == ["changed 3"])
    }

    @Test func aFilterCostsNothing() {
        watch(#"{"credit":1,"kinds":["navigator.created"]}"#)
        push(3)
        host.send(Requests.presentItem, from: client)
        host.ask("dismissAny", from: client)
        host.send(Requests.presentItem, from: client)
        #expect(sent == ["changed 4"])
        #expect(add(1) == ["changed 6"])
    }

    @Test func eventsAreLeftOutWithoutCredit() {
        watch(#"{"credit":1,"verbosity":"warning"}"#)
        for _ in 0..<2 { host.ask("push", #"{"type":"none.such"}"#, from: client) }
        #expect(sent == ["event "])
        push()
        #expect(sent.isEmpty)
        #expect(add(1) == ["changed 1"])
    }

    @Test func aTurnThatIsNotWrittenCostsNothing() {
        let test = Self(hasStore: true)
        test.watch(#"{"credit":2}"#)
        test.push()
        test.host.storeFails = true
        test.push(2)
        test.host.storeFails = false
        #expect(test.sent == ["changed 1"] && test.listed == .integer(1))
        test.push(2)
        #expect(test.sent == ["changed 2"])
        test.host.storeFails = true
        #expect(test.add(1) == ["changed 3"], "it holds whatever becomes of other changes")
        test.host.storeFails = false
    }

    @Test func slowReaderGetsTheStateWhenItHasCreditAgain() throws {
        let test = Self(hasStore: false) { $0.outputSoft = 4096 }
        test.watch(#"{"credit":40}"#)
        test.push(40)
        let before = test.host.take(test.watcher)
        #expect(before.count < 40)
        test.host.flush(test.watcher, 1 << 20)
        let lines = test.host.take(test.watcher)
        #expect(test.sent(lines) == ["lagged 40"])
    }

    @Test func otherWatchesHaveNone() {
        watch("{}")
        let refused = host.error("watch.credit", #"{"watch":1,"credit":1}"#, from: watcher)
        #expect(refused?["data"]?["parameter"] == "watch")
        let unknown = host.error("watch.credit", #"{"watch":2,"credit":1}"#, from: watcher)
        #expect(unknown?["data"]?["name"] == "unknown_watch")
        let nothing = host.error("watch.credit", #"{"watch":1,"credit":0}"#, from: watcher)
        #expect(nothing?["data"]?["parameter"] == "credit")
        #expect(listed == nil)
    }
}
