import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// The events that a watch receives besides changes.
struct EventTests {
    private let host = Harness()
    private let client: SessionID

    init() {
        client = host.connect()
        host.send(Requests.shop, from: client)
    }

    private func watcher(_ params: String) -> SessionID {
        let watcher = host.connect()
        host.send(#"{"id":1,"method":"watch","params":\#(params)}"#, from: watcher)
        return watcher
    }

    /// Kinds of the events that have come, of those only.
    private func kinds(_ session: SessionID) -> [String] {
        host.take(session).compactMap { line in
            let message = (try? RawJSON(parsing: line).value())?.object
            return message?["method"] == "event" ? message?["params"]?.object?["kind"]?.string : nil
        }
    }

    private func makeTrouble() {
        host.send(#"{"id":1,"method":"pop"}"#, from: client)
        let other = host.connect()
        host.send(
            #"{"id":1,"method":"module.register","params":{"module":"other","destinations":[{"type":"other.one"}]}}"#,
            from: other
        )
        host.close(other)
        host.send(Requests.pushList, from: client)
        let asker = host.connect()
        host.send(#"{"id":1,"method":"entry.ask","params":{"entry":"e2","message":1}}"#, from: asker)
        host.advance(seconds: 6)
        host.close(asker)
    }

    @Test(
        arguments: [
            ("silent", []), ("error", ["provider.failed"]), ("warning", ["request.refused", "provider.failed"]),
            (
                "info",
                ["request.refused", "module.registered", "module.unregistered", "provider.failed"]
            ),
        ]
    )
    func watchHearsUpToItsLevel(level: String, expected: [String]) {
        let watcher = watcher(#"{"verbosity":"\#(level)"}"#)
        makeTrouble()
        #expect(kinds(watcher) == expected)
    }

    @Test func endOfASessionTellsOfEachOfItsModules() {
        let watcher = watcher(#"{"verbosity":"info"}"#)
        let other = host.connect()
        for module in ["b", "a"] {
            let types = #"{"type":"\#(module).one"},{"type":"\#(module).two"}"#
            let params = #"{"module":"\#(module)","destinations":[\#(types)]}"#
            host.send(#"{"id":1,"method":"module.register","params":\#(params)}"#, from: other)
        }
        host.take(watcher)
        host.close(other)
        let told = host.take(watcher).compactMap { (try? RawJSON(parsing: $0).value())?["params"] }
            .filter { $0["kind"] == "module.unregistered" }
        #expect(told.map { $0["module"] } == ["a", "b"])
        #expect(told.map { $0["types"] } == [["a.one", "a.two"], ["b.one", "b.two"]])
    }

    @Test func sceneSaysNoMoreThanItIsConfiguredTo() {
        let watcher = watcher(#"{"verbosity":"debug"}"#)
        makeTrouble()
        #expect(!kinds(watcher).contains("session.opened"), "info is what a scene says by itself")
        host.send(#"{"id":1,"method":"scene.configure","params":{"verbosity":"debug"}}"#, from: client)
        makeTrouble()
        #expect(kinds(watcher).filter { $0.hasPrefix("session.") }.count == 4)
        host.send(#"{"id":1,"method":"scene.configure","params":{"verbosity":"silent"}}"#, from: client)
        makeTrouble()
        #expect(kinds(watcher).isEmpty)
    }

    @Test func refusalBelongsToItsScene() {
        host.send(#"{"id":1,"method":"scene.create","params":{"scene":"second"}}"#, from: client)
        let (here, there) = (
            watcher(#"{"verbosity":"warning"}"#), watcher(#"{"scene":"second","verbosity":"warning"}"#)
        )
        host.send(#"{"id":1,"method":"pop","params":{"scene":"second"}}"#, from: client)
        #expect(kinds(here).isEmpty)
        let line = host.send(#"{"id":2,"method":"ping"}"#, from: there).first
        #expect(
            line == """
                {"jsonrpc":"2.0","method":"event","params":{"watch":1,"scene":"second","level":"warning","kind":"request.refused",\
                "session":"s1","method":"pop","error":"at_root"}}
                """
        )
    }
}
