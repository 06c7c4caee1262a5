import NavigationClient
import TestSupport
import Testing

/// The form of the client's own requests on the wire. ContractExamplesTests has those of the contract.
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
    static let placed = #""scene":"side","ifRevision":7,"navigator":"n4""#
    static let destination = Destination("a.b", ["id": 1])
    static let shown = #""type":"a.b","arguments":{"id":1}"#

    static let rows: [Row] = [
        Row("navigate", #"{"type":"a.b"}"#) { try await $0.navigate(to: Destination("a.b")) },
        Row("navigate", #"{\#(shown),\#(placed),"method":"sheet","name":"x","ifOccupied":"refuse"}"#) {
            try await $0.navigate(to: destination, at: place, method: "sheet", name: "x", ifOccupied: .refuse)
        },
        Row("navigate", #"{"type":"a.b","forResult":true}"#) { _ = try await $0.result(of: Destination("a.b")) },
        Row("push", "{\(shown),\(placed)}") { try await $0.push(destination, at: place) },
        Row("present", #"{"type":"a.b","method":"cover"}"#) {
            try await $0.present(Destination("a.b"), method: "cover")
        },
        Row("replace", #"{"type":"a.b","entry":"e3"}"#) { try await $0.replace("e3", with: Destination("a.b")) },
        Row("tree.get", #"{"scene":"side","navigator":"n4"}"#) {
            _ = try await $0.tree(scene: "side", navigator: "n4")
        },
        Row("entry.ask", #"{"entry":"e3","message":{"get":"title"},"scene":"side","timeout":2.5}"#) {
            _ = try await $0.ask("e3", ["get": "title"], scene: "side", timeout: .milliseconds(2500))
        },
        Row(
            "module.register",
            #"{"module":"a","destinations":[{"type":"a.b","title":"B","description":"D","#
                + #""arguments":{"type":"object"},"method":"cover","hints":{"x":1},"orphan":"close"},{"type":"a.c"}],"#
                + #""version":"1","title":"A","takeOver":true}"#
        ) {
            let full = Contract.RegisteredDestination(
                type: "a.b",
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
                    destinations: [full, .init(type: "a.c")],
                    takeOver: true
                )
            )
        },
        Row("module.unregister", #"{"module":"a","types":["a.b"]}"#) { try await $0.unregister("a", types: ["a.b"]) },
        Row("send", #"{"values":[{"action":"reset"}],\#(placed),"name":"x","ephemeral":true}"#) {
            try await $0.send([.action(.reset)], at: place, name: "x", ephemeral: true)
        },
        Row("flow.start", #"{"name":"f",\#(placed),"module":"a","type":"a.b","forResult":true}"#) {
            _ = try await $0.runFlow("f", module: "a", destination: Destination("a.b"), at: place)
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

    @Test func membersOfTheFormThatCameAreRead() async throws {
        let outcome = try await answered(
            #"{"scene":"main","revision":3,"changed":true,"durability":"memory","navigator":"n1","entry":"e2"}"#
        ) { try await $0.navigate(to: Destination("a.b")) }
        #expect(outcome.revision == 3 && outcome.changed == true && outcome.durability == .memory)
        #expect(outcome.navigator == "n1" && outcome.entry == "e2")
        #expect(outcome.redirected == nil && outcome.outcome == nil)
    }

    @Test func answerOfAModuleIsUnwrapped() async throws {
        #expect(try await answered(#"{"answer":{"title":"x"}}"#) { try await $0.ask("e2", "title") } == ["title": "x"])
    }

    @Test func answerWithoutItsMembersIsABadAnswer() async throws {
        await #expect(
            throws: NavigationClientError.badAnswer("the answer to path.get: PathResult: \"scene\" is missing")
        ) {
            try await answered("{}") { try await $0.contract.path() }
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
