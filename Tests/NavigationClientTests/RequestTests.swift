import NavigationClient
import TestSupport
import Testing

/// The form of each typed request on the wire.
@Suite(.timeLimit(.minutes(20)))
struct RequestTests {
    /// A request, with the method and parameters that docs/protocol.md requires.
    struct Row: Sendable, CustomTestStringConvertible {
        let method: String
        let parameters: String
        let send: @Sendable (NavigationClient) async throws -> Void
        var testDescription: String { "\(method) \(parameters)" }

        init(
            _ method: String,
            _ parameters: String,
            _ send: @escaping @Sendable (NavigationClient) async throws -> Void
        ) {
            self.method = method
            self.parameters = parameters
            self.send = send
        }
    }

    static let place = Place(scene: "side", navigator: "n4", ifRevision: 7)
    static let placed = #""scene":"side","navigator":"n4","ifRevision":7"#

    static let rows: [Row] = [
        Row("ping", "{}") { try await $0.ping() },
        Row("hello", #"{"name":"me","version":"1","capabilities":{"required":["x"]}}"#) {
            try await $0.hello(name: "me", version: "1", required: ["x"])
        },
        Row("navigate", #"{"type":"a.b"}"#) { try await $0.navigate(to: Destination("a.b")) },
        Row(
            "navigate",
            "{\(placed),\"type\":\"a.b\",\"arguments\":{\"id\":1},\"method\":\"sheet\",\"name\":\"x\",\"ifOccupied\":\"refuse\"}"
        ) {
            try await $0.navigate(
                to: Destination("a.b", ["id": 1]),
                at: place,
                method: "sheet",
                name: "x",
                ifOccupied: .refuse
            )
        },
        Row("push", "{\(placed),\"type\":\"a.b\"}") { try await $0.push(Destination("a.b"), at: place) },
        Row("present", #"{"type":"a.b","method":"cover"}"#) {
            try await $0.present(Destination("a.b"), method: "cover")
        },
        Row("replace", #"{"type":"a.b","entry":"e3"}"#) { try await $0.replace("e3", with: Destination("a.b")) },
        Row("pop", #"{"count":1}"#) { try await $0.pop() },
        Row("pop", "{\(placed),\"to\":2}") { try await $0.pop(leaving: 2, at: place) },
        Row("pop", #"{"entry":"e3"}"#) { try await $0.pop("e3") },
        Row("popAll", "{\(placed)}") { try await $0.popAll(at: place) },
        Row("popAny", #"{"scene":"side","ifRevision":7}"#) { try await $0.popAny(scene: "side", ifRevision: 7) },
        Row("back", "{\(placed)}") { try await $0.back(at: place) },
        Row("dismiss", "{\(placed)}") { try await $0.dismiss(at: place) },
        Row("dismissPresented", "{\(placed)}") { try await $0.dismissPresented(at: place) },
        Row("dismissChildren", "{\(placed)}") { try await $0.dismissChildren(at: place) },
        Row("dismissAny", "{}") { try await $0.dismissAny() },
        Row("reset", "{}") { try await $0.reset() },
        Row("path.get", #"{"navigator":"n4","offset":1,"limit":2}"#) {
            _ = try await $0.path(at: Place(navigator: "n4"), offset: 1, limit: 2)
        },
        Row("path.set", #"{"path":[{"type":"a.b","arguments":{"id":1}},{"type":"a.c"}]}"#) {
            try await $0.setPath([Destination("a.b", ["id": 1]), Destination("a.c")])
        },
        Row("path.append", #"{"path":[]}"#) { try await $0.appendPath([]) },
        Row("tree.get", #"{"scene":"side","navigator":"n4"}"#) {
            _ = try await $0.tree(scene: "side", navigator: "n4")
        },
        Row("entry.ask", #"{"scene":"side","entry":"e3","message":{"get":"title"},"timeout":2.5}"#) {
            _ = try await $0.ask("e3", ["get": "title"], scene: "side", timeout: .milliseconds(2500))
        },
        Row(
            "module.register",
            #"{"module":"a","version":"1","title":"A","destinations":[{"type":"a.b","title":"B","description":"D","#
                + #""arguments":{"type":"object"},"method":"cover","hints":{"x":1},"orphan":"close"},{"type":"a.c"}],"takeOver":true}"#
        ) {
            let full = DestinationType(
                "a.b",
                title: "B",
                description: "D",
                arguments: ["type": "object"],
                method: "cover",
                hints: ["x": 1],
                orphan: .close
            )
            try await $0.register(
                ModuleRegistration(
                    module: "a",
                    version: "1",
                    title: "A",
                    destinations: [full, DestinationType("a.c")],
                    takeOver: true
                )
            )
        },
        Row("module.unregister", #"{"module":"a","types":["a.b"]}"#) { try await $0.unregister("a", types: ["a.b"]) },
        Row("navigator.create", "{}") { try await $0.createNavigator() },
        Row(
            "navigator.create",
            #"{"scene":"side","ifRevision":7,"parent":"n4","kind":"presentation","name":"x","method":"sheet","#
                + #""root":{"type":"a.b"},"entry":"e3","select":false,"ephemeral":true,"ifOccupied":"replace"}"#
        ) {
            let request = NavigatorRequest(
                parent: "n4",
                kind: "presentation",
                name: "x",
                method: "sheet",
                root: Destination("a.b"),
                entry: "e3",
                select: false,
                ephemeral: true,
                ifOccupied: .replace
            )
            try await $0.createNavigator(request, scene: "side", ifRevision: 7)
        },
        Row("navigator.close", "{\(placed)}") { try await $0.closeNavigator(at: place) },
        Row("navigator.select", "{\(placed)}") { try await $0.selectNavigator(at: place) },
        Row("scene.create", #"{"scene":"side","configuration":{"executionDelay":1}}"#) {
            try await $0.createScene("side", configuration: ["executionDelay": 1])
        },
        Row("scene.close", #"{"scene":"side"}"#) { try await $0.closeScene("side") },
        Row("scene.restore", #"{"scene":"side","ifRevision":7,"restorationKey":"2.0"}"#) {
            try await $0.restoreScene("2.0", scene: "side", ifRevision: 7)
        },
    ]

    @Test(arguments: rows)
    func requestIsWrittenAsTheProtocolSays(row: Row) async throws {
        let lines = Mailbox<String?>()
        let host = try FakeHost { host in
            let line = host.readLine()
            lines.put(line)
            host.writeLine(
                #"{"id":\#(line?.requestID ?? 0),"error":{"code":104,"message":"","data":{"name":"shutting_down"}}}"#
            )
            host.waitForEnd()
        }
        let client = try await NavigationClient.connect(to: host.path, timeout: patience)
        #expect(await refusal { try await row.send(client) }?.code == 104)
        let expected = #"{"jsonrpc":"2.0","id":1,"method":"\#(row.method)","params":\#(row.parameters)}"#
        #expect(await lines.next() == .some(expected))
        await client.close()
    }

    @Test func outcomeIsRead() async throws {
        let outcome = try await answered(
            #"{"scene":"main","revision":3,"changed":true,"navigator":"n1","entry":"e2","removed":{"entries":1,"navigators":2}}"#
        ) { try await $0.navigate(to: Destination("a.b")) }
        #expect(outcome.revision == 3)
        #expect(outcome.changed)
        #expect(outcome.navigator == "n1")
        #expect(outcome.entry == "e2")
        #expect(outcome.removed == NavigationOutcome.Removed(entries: 1, navigators: 2))
    }

    @Test func pathIsRead() async throws {
        let path = try await answered(
            #"{"scene":"main","revision":3,"navigator":"n1","count":5,"isEmpty":false,"path":[{"id":"e2","type":"a.b","#
                + #""arguments":{},"module":"a","method":"push","cause":{"revision":2}}]}"#
        ) { try await $0.path() }
        #expect(path.count == 5)
        #expect(path.entries.map(\.id) == ["e2"])
    }

    @Test func answerOfAModuleIsUnwrapped() async throws {
        #expect(try await answered(#"{"answer":{"title":"x"}}"#) { try await $0.ask("e2", "title") } == ["title": "x"])
    }

    @Test func answerWithoutItsMembersIsABadAnswer() async throws {
        await #expect(throws: NavigationClientError.badAnswer("the answer to a navigation: \"scene\" is missing")) {
            try await answered("{}") { try await $0.back() }
        }
    }

    private func answered<Result: Sendable>(
        _ result: String,
        _ request: (NavigationClient) async throws -> Result
    ) async throws -> Result {
        let host = try FakeHost { host in
            host.answer(result)
            host.waitForEnd()
        }
        return try await request(NavigationClient.connect(to: host.path, timeout: patience))
    }
}
