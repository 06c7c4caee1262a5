import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Watches of the host's scenes and modules.
struct HostWatchTests {
    private let host: Harness
    private let (client, watcher): (SessionID, SessionID)

    init() { self.init(hasStore: false) }

    private init(hasStore: Bool, _ adjust: (inout Limits) -> Void = { _ in }) {
        host = Harness(hasStore: hasStore, adjust)
        (client, watcher) = (host.connect(), host.connect())
    }

    @discardableResult
    private func watch(_ parameters: String = "{}") -> JSONValue? {
        host.ask("host.watch", parameters, from: watcher).result
    }

    /// The notifications of the watch since the last look: `1 scene.opened side n1`.
    private var sent: [String] { host.events(of: watcher).map(words) }

    private func words(_ event: Event) -> String {
        let revision = "\(Int(event.params["revision"]?.double ?? -1))"
        guard event.method == "hostChanged" else { return "\(revision) \(event.method)" }
        return event.changes.reduce(revision) { words, change in
            let subject = change["scene"]?.string ?? change["module"]?.string
            let value = change["navigator"]?.string ?? change["session"]?.string
            return [words, change["kind"]?.string, subject, value].compactMap(\.self).joined(separator: " ")
        }
    }

    private func register(_ session: SessionID, _ more: String = "") {
        host.ask("module.register", #"{"module":"shop","destinations":[{"type":"shop.list"}]\#(more)}"#, from: session)
    }

    @Test func beginsWithTheScenesAndModules() {
        register(client)
        host.ask("scene.create", #"{"scene":"side"}"#, from: client)
        let snapshot = watch()?["snapshot"]
        let scenes: JSONValue = [
            ["scene": "main", "navigator": "n1"], ["scene": "side", "navigator": "n1"],
        ]
        #expect(snapshot?["scenes"] == scenes && snapshot?["modules"] == [["module": "shop", "session": "s1"]])
    }

    @Test func tellsOfScenesAndTheirCurrentNavigator() {
        watch()
        host.ask("scene.create", #"{"scene":"side"}"#, from: client)
        host.ask("navigator.create", #"{"scene":"side","name":"home"}"#, from: client)
        host.ask("scene.close", #"{"scene":"side"}"#, from: client)
        #expect(sent == ["1 scene.opened side n1", "2 scene.current side n2", "3 scene.closed side"])
    }

    @Test func tellsOfModules() {
        watch()
        register(client)
        register(client)
        host.ask("push", #"{"type":"shop.list"}"#, from: client)
        let second = host.connect()
        register(second, #","takeOver":true"#)
        host.close(second)
        #expect(
            sent == ["1 module.registered shop s1", "2 module.registered shop s3", "3 module.unregistered shop s3"]
        )
    }

    @Test func saysTheCause() {
        host.ask("hello", #"{"name":"till"}"#, from: client)
        watch()
        host.send(#"{"id":"a","method":"scene.create","params":{"scene":"side"}}"#, from: client)
        let cause = host.events(of: watcher).first?.params["cause"]
        #expect(cause?["method"] == "scene.create" && cause?["client"] == "till" && cause?["request"] == "a")
    }

    @Test func resumesFromTheLastRevision() {
        watch()
        for name in ["a", "b"] { host.ask("scene.create", #"{"scene":"\#(name)"}"#, from: client) }
        host.close(watcher)
        let again = host.connect()
        let lines = host.ask("host.watch", #"{"since":1,"instance":"\#(Harness.instance)"}"#, from: again).lines
        #expect(lines.first?.contains(#""resumed":true,"from":1"#) == true)
        #expect(lines.dropFirst().map { words(Event($0)) } == ["2 scene.opened b n1"])
        let other = host.ask("host.watch", #"{"since":1,"instance":"ffffffffffffffff"}"#, from: client).result
        #expect(other?["reason"] == "other_instance" && other?["snapshot"] != nil)
        let ahead = host.ask("host.watch", #"{"since":3}"#, from: client).result
        #expect(ahead?["reason"] == "ahead")
    }

    @Test func whatIsNotKeptCannotBeResumed() {
        let test = Self(hasStore: false) { $0.history = 1 }
        test.watch()
        for name in ["a", "b", "c"] { test.host.ask("scene.create", #"{"scene":"\#(name)"}"#, from: test.client) }
        let lost = test.host.ask("host.watch", #"{"since":1}"#, from: test.client).result
        #expect(lost?["reason"] == "outside_window" && lost?["window"] == ["from": 2, "to": 3])
    }

    @Test func slowReaderGetsTheState() {
        let test = Self(hasStore: false) { $0.outputSoft = 4096 }
        test.watch()
        for number in 1...60 { test.host.ask("scene.create", #"{"scene":"a\#(number)"}"#, from: test.client) }
        #expect(test.sent.count < 60)
        test.host.flush(test.watcher, 1 << 20)
        #expect(test.sent == ["60 hostLagged"])
    }

    @Test func sendsNoMoreThanItsCredit() {
        watch(#"{"credit":1}"#)
        for name in ["a", "b"] { host.ask("scene.create", #"{"scene":"\#(name)"}"#, from: client) }
        #expect(sent == ["1 scene.opened a n1"])
        let lines = host.ask("watch.credit", #"{"watch":1,"credit":1}"#, from: watcher).events.map(words)
        #expect(lines == ["2 scene.opened b n1"])
    }

    @Test func aTurnThatIsNotWrittenIsNotTold() {
        let test = Self(hasStore: true)
        test.watch()
        test.host.storeFails = true
        test.host.ask("scene.create", #"{"scene":"a"}"#, from: test.client)
        test.host.storeFails = false
        #expect(test.sent.isEmpty)
        test.host.ask("scene.create", #"{"scene":"b"}"#, from: test.client)
        #expect(test.sent == ["1 scene.opened b n1"])
    }

    @Test func isListedAndEnds() {
        watch()
        let listed = host.ask("watch.list", from: client).result?["watches"]?[0]
        #expect(listed?["session"] == "s2" && listed?["scene"] == nil)
        host.ask("unwatch", #"{"watch":1}"#, from: watcher)
        host.ask("scene.create", #"{"scene":"a"}"#, from: client)
        #expect(sent.isEmpty)
    }
}
