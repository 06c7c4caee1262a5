import JSON
import NavigationBroker
import NavigationTree
import Testing

/// Limits that change while the host runs.
struct ReconfigurationTests {
    private let host = Harness()
    private let client: SessionID

    init() {
        client = host.connect()
        host.send(Requests.shop, from: client)
    }

    private func refusal(_ method: String, _ params: String) -> JSONValue? {
        host.error(method, params, from: client)?.object?["data"]?.object?["limit"]
    }

    private var pathCount: JSONValue? {
        host.result("path.get", #"{"navigator":"n1"}"#, from: client)?.object?["count"]
    }

    @Test func clientsAreToldTheNewOnes() {
        host.reconfigure { $0.watches = 7 }
        #expect(host.result("hello", from: client)?.object?["limits"]?.object?["watches"] == 7)
        #expect(host.result("host.status", from: client)?.object?["limits"]?.object?["watches"] == 7)
    }

    @Test func aTreeThatHoldsMoreStaysAndCannotGrow() {
        for _ in 1...3 { host.send(Requests.pushList, from: client) }
        host.reconfigure { $0.entries = 2 }
        #expect(pathCount == 3)
        #expect(refusal("push", #"{"type":"shop.list"}"#) == "entries")
        host.reconfigure { $0.entries = 4 }
        #expect(refusal("push", #"{"type":"shop.list"}"#) == nil && pathCount == 4)
    }

    @Test(arguments: ["navigators", "attachments", "argumentBytes"])
    func theOthersOfATreeHoldToo(limit: String) {
        let (method, params) =
            switch limit {
            case "navigators": ("navigator.create", "{}")
            case "attachments": ("lock", "{}")
            default: ("push", #"{"type":"shop.list","arguments":{"text":"12345678"}}"#)
            }
        host.reconfigure {
            switch limit {
            case "navigators": $0.navigators = 1
            case "attachments": $0.attachments = 0
            default: $0.argumentBytes = 4
            }
        }
        #expect(refusal(method, params) == .string(limit))
        host.reconfigure { ($0.navigators, $0.attachments, $0.argumentBytes) = (9, 9, 99) }
        #expect(host.result(method, params, from: client) != nil)
    }

    @Test func aNewSceneHasThemFromTheBeginning() {
        host.reconfigure { $0.navigators = 1 }
        #expect(host.result("scene.create", #"{"scene":"other"}"#, from: client) != nil)
        #expect(refusal("navigator.create", #"{"scene":"other"}"#) == "navigators")
    }

    @Test func theRegistryHasThem() {
        let late = #"{"module":"late","destinations":[{"type":"late.a"},{"type":"late.b"}]}"#
        host.reconfigure { $0.destinations = 1 }
        #expect(refusal("module.register", late) == "destinations")
        host.reconfigure { ($0.destinations, $0.modules) = (2, 1) }
        #expect(refusal("module.register", late) == "modules")
        host.reconfigure { ($0.modules, $0.registrationBytes) = (2, 4) }
        #expect(refusal("module.register", late) == "registrationBytes")
        host.reconfigure { $0.registrationBytes = 1 << 20 }
        #expect(host.result("module.register", late, from: client) != nil)
        #expect(host.result("destination.get", #"{"type":"shop.list"}"#, from: client) != nil)
    }

    @Test func linesMayBeNestedAsDeepAsTheNewLimitSays() {
        let line = #"{"id":1,"method":"push","params":{"type":"shop.list","arguments":{"a":[[[[[[1]]]]]]}}}"#
        host.reconfigure { $0.depth = 8 }
        #expect(host.send(line, from: client).first?.contains(#""name":"too_deep","limit":8"#) == true)
        host.reconfigure { $0.depth = 16 }
        #expect(host.send(line, from: client).first?.contains(#""revision":1"#) == true)
    }

    @Test func thePastIsCutAtOnce() {
        for _ in 1...5 { host.send(Requests.pushList, from: client) }
        host.reconfigure { $0.history = 2 }
        let gone = host.error("undo", #"{"to":2}"#, from: client)?.object?["data"]?.object
        #expect(gone?["name"] == "outside_window" && gone?["from"] == 3)
        #expect(host.result("undo", #"{"to":3}"#, from: client) != nil && pathCount == 3)
    }

    @Test func rememberedAnswersAreCutAtOnce() {
        for token in ["a", "b"] { host.send(push(token), from: client) }
        host.reconfigure { $0.tokens = 1 }
        host.send(push("b"), from: client)
        #expect(pathCount == 2)
        host.send(push("a"), from: client)
        #expect(pathCount == 3)
    }

    private func push(_ token: String) -> String {
        #"{"id":1,"method":"push","params":{"type":"shop.list","navigator":"n1","token":"\#(token)"}}"#
    }

    @Test func whoWaitsForRoomGoesOnWhenThereIsMore() {
        host.flush(client, 1 << 20)
        host.reconfigure { $0.outputSoft = 10 }
        host.send(#"{"id":1,"method":"ping"}"#, from: client)
        #expect(!host.takesInput(from: client))
        host.reconfigure { $0.outputSoft = 1 << 20 }
        #expect(host.takesInput(from: client) && host.actions.last == .resumeReading(client))
    }

    @Test func connectionsThatAreTooManyStay() {
        host.reconfigure { $0.connections = 1 }
        let late = host.connect()
        #expect(host.isClosed(late) && !host.isClosed(client))
        #expect(host.result("ping", from: client) != nil)
    }
}
