import JSON
import NavigationBroker
import NavigationTree
import Testing

/// State documents, got and set.
struct StateTests {
    private let host = Harness()
    private let client: SessionID

    init() {
        client = host.connect()
        let rules = #","rules":{"under":["list"]}"#
        let types = """
            {"type":"shop.list","roles":["list"]},{"type":"shop.item"},{"type":"shop.leaf"\(rules)},\
            {"type":"shop.strict","arguments":{"type":"object","properties":{"id":{"type":"integer"}}}}
            """
        host.prepare([Step("module.register", #"{"module":"shop","destinations":[\#(types)]}"#)], from: client)
    }

    private func set(_ state: String, on navigator: String = "n1") -> Step {
        Step("state.set", #"{"navigator":"\#(navigator)","state":\#(state)}"#)
    }
    private let list = #"{"type":"shop.list"}"#

    /// Sets what `state.get` answers; nothing may change.
    private func expectFixpoint(_ navigator: String = "n1") {
        let state = host.ask("state.get", #"{"navigator":"\#(navigator)"}"#, from: client).result?["state"]
        let text = state?.serialized().description ?? "none"
        let before = host.tree(from: client)
        let reply = host.ask(set(text, on: navigator), from: client)
        #expect(reply.result?["changed"] == false, "\(text) gives \(reply.lines)")
        #expect(host.tree(from: client) == before)
        #expect(host.ask("state.get", #"{"navigator":"\#(navigator)"}"#, from: client).result?["state"] == state)
    }

    // MARK: There and back

    @Test func whatIsGotCanBeSet() {
        host.prepare(
            [
                Step("push", #"{"type":"shop.list"}"#), Step("push", #"{"type":"shop.leaf","transient":true}"#),
                Step("navigator.create", #"{"name":"side","root":{"type":"shop.list"},"entry":"e2"}"#),
                Step("navigator.create", #"{"select":true}"#),
                Step("push", #"{"type":"shop.strict","arguments":{"id":7}}"#),
                Step("present", #"{"navigator":"side","type":"shop.leaf","method":"managedSheet","name":"sheet"}"#),
                Step("push", #"{"navigator":"sheet","type":"shop.list"}"#),
                Step(
                    "present",
                    #"{"navigator":"n1","type":"shop.item","method":"alert","buttons":[{"answer":"yes"}]}"#
                ),
                Step("lock"), Step("checkpoint.establish", #"{"navigator":"side","checkpoint":"c"}"#),
            ],
            from: client
        )
        for navigator in ["n1", "side", "sheet"] { expectFixpoint(navigator) }
    }

    @Test func nothingSelectedIsSaid() {
        host.prepare(
            [Step("navigator.create", #"{"select":false}"#), Step("navigator.create", #"{"select":false}"#)],
            from: client
        )
        expectFixpoint()
    }

    @Test func whatIsGotMakesTheSameElsewhere() {
        host.prepare(
            [
                Step("push", #"{"type":"shop.list"}"#), Step("navigator.create", #"{"name":"a"}"#),
                Step("navigator.create", #"{"name":"b","select":true,"root":{"type":"shop.item"}}"#),
                Step("push", #"{"navigator":"b","type":"shop.list","arguments":{ "kept":  "as it is" }}"#),
                Step("present", #"{"navigator":"b","type":"shop.item","method":"managedCover"}"#),
                Step("scene.create", #"{"scene":"rear"}"#),
            ],
            from: client
        )
        let state = host.ask("state.get", from: client).result?["state"]
        let text = state?.serialized().description ?? ""
        host.prepare([Step("state.set", #"{"scene":"rear","state":\#(text)}"#)], from: client)
        #expect(host.ask("state.get", #"{"scene":"rear"}"#, from: client).result?["state"] == state)
        let scenes = host.ask("scene.list", from: client).result?["scenes"]?.array
        #expect(scenes?[1]["revision"] == 1 && scenes?[1]["entries"] == scenes?[0]["entries"])
    }

    @Test func orphanedEntriesCanBeSetAgain() {
        let other = host.connect()
        host.prepare(
            [Step("module.register", #"{"module":"help","destinations":[{"type":"help.page"}]}"#)],
            from: other
        )
        host.prepare([Step("push", #"{"type":"help.page"}"#)], from: client)
        host.close(other)
        expectFixpoint()
    }

    @Test func entriesOfScopedTypesCanBeSetAgain() {
        host.prepare(
            [
                Step("navigator.create", #"{"name":"side"}"#),
                Step(
                    "module.register",
                    #"{"module":"shop","navigator":"side","destinations":[{"type":"shop.here"}]}"#
                ),
                Step("push", #"{"navigator":"side","type":"shop.here"}"#),
            ],
            from: client
        )
        expectFixpoint("side")
        expectFixpoint("n1")
    }

    @Test func entriesThatARuleForbidsNowCanBeSetAgain() {
        host.prepare([Step("push", #"{"type":"shop.item"}"#)], from: client)
        let rule = #"{"module":"shop","destinations":[{"type":"shop.item","rules":{"under":["list"]}}]}"#
        host.prepare([Step("module.register", rule)], from: client)
        expectFixpoint()
    }

    @Test func entriesThatASchemaForbidsNowCanBeSetAgain() {
        host.prepare([Step("push", #"{"type":"shop.item"}"#)], from: client)
        let schema = #"{"module":"shop","destinations":[{"type":"shop.item","arguments":{"required":["id"]}}]}"#
        host.prepare([Step("module.register", schema)], from: client)
        expectFixpoint()
    }

    // MARK: Content of a document

    @Test func whatIsSoAlreadyKeepsItsIds() {
        host.prepare(
            [
                Step("push", #"{"type":"shop.list"}"#), Step("push", #"{"type":"shop.item"}"#),
                Step("navigator.create", #"{"name":"side"}"#),
                Step("push", #"{"navigator":"side","type":"shop.list"}"#),
                Step("lock", #"{"navigator":"side"}"#),
            ],
            from: client
        )
        let watcher = host.watcher()
        let state = #"[{"path":[\#(list),\#(list)]},{"name":"side","path":[\#(list),{"type":"shop.leaf"}]}]"#
        let reply = host.ask(set(state), from: client)
        #expect(reply.result?["removed"] == ["entries": 1, "navigators": 0])
        #expect(
            host.events(of: watcher).map { $0.kinds.sorted() } == [["entry.added", "entry.added", "entry.removed"]]
        )
        let tree = host.ask("tree.get", from: client).result
        #expect(tree?["navigators"]?.array?.map { $0["id"] } == ["n1", "n4"])
        #expect(
            tree?["navigators"]?[0]?["path"]?[0]?["id"] == "e2" && tree?["navigators"]?[1]?["path"]?[0]?["id"] == "e5"
        )
        #expect(tree?["attachments"]?.array?.count == 1)
    }

    @Test func presentationsGoOverTheOneBefore() {
        host.prepare(
            [
                set(
                    #"[{"path":[\#(list),\#(list)]},{"method":"managedSheet","path":[\#(list)]},{"method":"cover","root":\#(list)}]"#
                )
            ],
            from: client
        )
        let tree = host.ask("tree.get", from: client).result?["navigators"]?.array ?? []
        #expect(tree.map { $0["method"] } == [nil, "managedSheet", "cover"])
        #expect(tree[1]["parent"] == tree[0]["id"] && tree[2]["parent"] == tree[1]["id"])
        #expect(tree[1]["anchor"] == tree[0]["path"]?[1]?["id"] && tree[2]["anchor"] == tree[1]["path"]?[0]?["id"])
    }

    @Test func anchorsAndParentsAreSaid() {
        let state = """
            [{"path":[\(list),\(list)]},{"name":"a","path":[]},{"name":"b","path":[],"parent":1},\
            {"method":"sheet","parent":0,"anchor":0,"root":\(list)},{"method":"sheet","parent":2,"anchor":null,"root":\(list)},\
            {"name":"c","path":[],"anchor":1}]
            """
        host.prepare([set(state)], from: client)
        let tree = host.ask("tree.get", from: client).result?["navigators"]?.array ?? []
        func named(_ name: String) -> JSONValue? { tree.first { $0["name"]?.string == name } }
        #expect(named("b")?["parent"] == named("a")?["id"] && named("b")?["presented"] != nil)
        #expect(named("c")?["anchor"] == tree[0]["path"]?[1]?["id"])
        let sheet = tree.first { $0["parent"] == "n1" && $0["method"] == "sheet" }
        #expect(sheet?["anchor"] == tree[0]["path"]?[0]?["id"])
        let other = tree.first { $0["parent"] == named("b")?["id"] }
        #expect(other?["method"] == "sheet" && other?["anchor"] == nil)
    }

    @Test(
        arguments: [
            (#"[{"path":[]},{"name":"a","path":[]},{"name":"b","path":[]}]"#, "a"),
            (#"[{"path":[]},{"name":"a","path":[]},{"name":"b","path":[],"selected":true}]"#, "b"),
            (#"[{"path":[]},{"name":"a","path":[],"selected":false},{"name":"b","path":[]}]"#, nil),
        ] as [(String, String?)]
    )
    func selection(state: String, selected: String?) {
        host.prepare([set(state)], from: client)
        let front = host.ask("navigator.get", from: client).result
        #expect(front?["name"]?.string == selected)
    }

    @Test func documentInATransaction() {
        let steps = [
            Step("push", #"{"navigator":"n1","type":"shop.list"}"#),
            set(#"[{"path":[\#(list),{"type":"shop.leaf"}]}]"#),
        ]
        let watcher = host.watcher()
        #expect(host.transaction(steps, from: client).result?["operations"]?[1]?["removed"]?["entries"] == 0)
        #expect(host.events(of: watcher).map(\.kinds) == [["entry.added", "entry.added"]])
    }

    // MARK: Problems

    /// The index, the position and the name of each problem, with the parameter it is about.
    private func problems(_ state: String) -> [String] {
        let before = host.tree(from: client)
        let reply = host.ask(set(state), from: client)
        #expect(reply.refusal == "invalid_state", "\(reply.lines)")
        #expect(host.tree(from: client) == before)
        return (reply.error?["data"]?["problems"]?.array ?? []).map { problem in
            let data = problem["error"]?["data"]
            let place = [problem["navigator"], problem["position"]].compactMap { $0?.serialized().description }
            let what = [data?["name"], data?["parameter"] ?? data?["rule"]].compactMap { $0?.string }
            return (place + what).joined(separator: " ")
        }
        .sorted()
    }

    @Test func everyStructuralProblemIsListed() {
        host.prepare([Step("scene.create", #"{"scene":"rear"}"#)], from: client)
        let state = """
            [{"path":[\(list)],"name":"other"},{"path":[],"name":"a"},{"path":[],"name":"a"},{"path":[],"parent":3},\
            {"path":[],"anchor":1},{"method":"sheet","parent":0,"root":\(list),"path":[\(list)]},\
            {"method":"cover","parent":0,"root":\(list)},{"path":[],"selected":true},{"path":[],"selected":true}]
            """
        #expect(
            problems(state) == [
                "0 invalid_params name", "2 invalid_params name", "3 invalid_params parent", "4 invalid_params anchor",
                "5 invalid_params path", "6 invalid_params method", "8 invalid_params selected",
            ]
        )
    }

    @Test func destinationsAndStructureAreListedTogether() {
        let state = """
            [{"path":[{"type":"shop.none"},{"type":"shop.strict","arguments":{"id":"x"}}]},\
            {"path":[],"root":{"type":"shop.none"}},{"path":[],"parent":2}]
            """
        #expect(
            problems(state) == [
                "0 0 unknown_destination", "0 1 invalid_arguments", "1 -1 unknown_destination",
                "2 invalid_params parent",
            ]
        )
    }

    @Test func destinationsAndRulesAreListedTogether() {
        let state =
            #"[{"path":[{"type":"shop.none"}]},{"path":[{"type":"shop.leaf"}]},{"path":[\#(list),{"type":"shop.leaf"}]}]"#
        #expect(problems(state) == ["0 0 unknown_destination", "1 0 path_refused under"])
    }

    @Test func structureAndRulesAreListedTogether() {
        #expect(
            problems(#"[{"path":[]},{"path":[{"type":"shop.leaf"}]},{"path":[],"anchor":5}]"#)
                == ["1 0 path_refused under", "2 invalid_params anchor"]
        )
    }

    @Test func everyViolationIsListed() {
        let leaf = #"{"type":"shop.leaf"}"#
        #expect(
            problems(#"[{"path":[\#(leaf),\#(leaf)]},{"path":[],"root":\#(leaf)}]"#)
                == ["0 0 path_refused under", "0 1 path_refused under", "1 -1 path_refused under"]
        )
    }
}
