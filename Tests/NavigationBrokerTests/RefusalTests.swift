import JSON
import NavigationBroker
import NavigationTree
import Testing

/// A refused request leaves the revision and the whole snapshot equal, byte for byte, and sends no event.
struct RefusalTests {
    @Test(arguments: [
        ("navigate", #"{"type":"shop.none"}"#, "unknown_destination"),
        ("navigate", #"{"type":"shop.strict","arguments":{"id":"x"},"navigator":"n1"}"#, "invalid_arguments"),
        ("navigate", #"{"type":"shop.list","scene":"nowhere"}"#, "unknown_scene"),
        ("navigate", #"{"type":"shop.list","navigator":"nobody"}"#, "unknown_navigator"),
        ("navigate", #"{"type":"shop.list","ifRevision":1}"#, "revision_mismatch"),
        ("navigate", #"{"type":"shop.list","method":"pop"}"#, "invalid_params"),
        ("navigate", #"{"type":"shop.list","arguments":[]}"#, "invalid_params"),
        ("navigate", #"{"arguments":{}}"#, "invalid_params"),
        ("navigate", #"{"type":"shop.list","method":"push","navigator":"sheet"}"#, "no_stack"),
        (
            "navigate", #"{"type":"shop.list","arguments":{"x":1},"method":"sheet","navigator":"n1","name":"home"}"#,
            "name_in_use"
        ),
        ("present", #"{"type":"shop.list","arguments":{"x":1},"navigator":"n1","ifOccupied":"refuse"}"#, "occupied"),
        ("present", #"{"type":"shop.list","method":"push"}"#, "invalid_params"),
        ("present", #"{"type":"shop.list","name":"n7"}"#, "invalid_params"),
        ("push", #"{"type":"shop.list","method":"push"}"#, "invalid_params"),
        ("replace", #"{"type":"shop.list","navigator":"home"}"#, "at_root"),
        ("replace", #"{"type":"shop.list","entry":"e999"}"#, "unknown_entry"),
        ("replace", #"{"type":"shop.list","entry":"x"}"#, "invalid_params"),
        ("pop", #"{"navigator":"n1","count":2}"#, "out_of_range"),
        ("pop", #"{"navigator":"n1","to":1}"#, "out_of_range"),
        ("pop", #"{"navigator":"n1","count":0}"#, "invalid_params"),
        ("pop", #"{"navigator":"n1","count":1,"to":0}"#, "invalid_params"),
        ("pop", #"{"entry":"e999"}"#, "unknown_entry"),
        ("pop", #"{"navigator":"home"}"#, "at_root"),
        ("back", #"{"navigator":"home"}"#, "at_root"),
        ("dismiss", #"{"navigator":"home"}"#, "not_presented"),
        ("navigator.close", #"{"navigator":"n1"}"#, "root_fixed"),
        ("navigator.close", "{}", "invalid_params"),
        ("navigator.select", #"{"navigator":"sheet"}"#, "not_selectable"),
        ("navigator.create", #"{"name":"home"}"#, "name_in_use"),
        ("navigator.create", #"{"entry":"e999"}"#, "unknown_entry"),
        ("navigator.create", #"{"kind":"presentation","select":true}"#, "invalid_params"),
        ("navigator.create", #"{"root":{"type":"shop.none"}}"#, "unknown_destination"),
        ("path.set", #"{"navigator":"n1","path":[{"type":"shop.list"},{"type":"shop.none"}]}"#, "unknown_destination"),
        ("path.set", #"{"navigator":"n1","path":[{"type":"shop.list","argumnts":{}}]}"#, "invalid_params"),
        ("path.append", #"{"navigator":"sheet","path":[]}"#, "no_stack"),
        ("scene.close", #"{"scene":"main"}"#, "root_fixed"),
        ("module.register", #"{"module":"shop","destinations":[{"type":"other.list"}]}"#, "invalid_params"),
        (
            "module.register", #"{"module":"shop","destinations":[{"type":"shop.a"},{"type":"shop.a"}]}"#,
            "invalid_params"
        ),
        (
            "module.register",
            #"{"module":"shop","destinations":[{"type":"shop.a"},{"type":"shop.b","arguments":{"format":"x"}}]}"#,
            "invalid_schema"
        ),
        ("module.unregister", #"{"module":"shop","types":["shop.list","shop.none"]}"#, "unknown_destination"),
        ("module.unregister", #"{"module":"nobody"}"#, "unknown_module"),
        ("entry.ask", #"{"entry":"e999","message":1}"#, "unknown_entry"),
        ("unwatch", #"{"watch":9}"#, "unknown_watch"),
        ("hello", #"{"capabilities":{"required":["telepathy"]}}"#, "missing_capability"),
    ])
    func refusedMeansUntouched(method: String, params: String, name: String) {
        let host = Harness()
        let client = host.connect()
        let watcher = host.connect()
        prepare(host, client)
        host.send(#"{"id":1,"method":"watch"}"#, from: watcher)
        let before = state(host, client)
        let refusal = host.error(method, params, from: client)
        #expect(refusal?.object?["data"]?.object?["name"] == .string(name), "\(String(describing: refusal))")
        #expect(state(host, client) == before)
        #expect(host.take(watcher) == [])
    }

    /// A path with one entry and a sheet on the root, and two stacks.
    private func prepare(_ host: Harness, _ client: SessionID) {
        let lines = [
            """
            {"id":0,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.list"},\
            {"type":"shop.strict","arguments":{"type":"object","properties":{"id":{"type":"integer"}}}}]}}
            """,
            #"{"id":0,"method":"push","params":{"type":"shop.list"}}"#,
            #"{"id":0,"method":"navigator.create","params":{"name":"home"}}"#,
            #"{"id":0,"method":"navigate","params":{"type":"shop.list","method":"sheet","navigator":"n1","name":"sheet"}}"#,
        ]
        for line in lines {
            let answer = host.send(line, from: client).last
            #expect(answer?.contains("result") == true, "\(answer ?? "nothing")")
        }
    }

    private func state(_ host: Harness, _ client: SessionID) -> [String] {
        ["tree.get", "scene.list", "module.list", "destination.list"].flatMap {
            host.send(#"{"id":"state","method":"\#($0)"}"#, from: client)
        }
    }
}
