import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// The lists of one request share their elements.
struct ListBudgetTests {
    private let host = Harness { $0.elements = 6 }
    private let client: SessionID

    init() {
        client = host.connect()
        let register = #"{"id":0,"method":"module.register","params":{"module":"m","destinations":[{"type":"m.a"}]}}"#
        host.send(register, from: client)
    }

    private static func list(_ count: Int) -> String {
        "[\(Array(repeating: #"{"type":"m.a"}"#, count: count).joined(separator: ","))]"
    }

    /// Two elements with a list each, and the list of both.
    private static func state(_ first: Int, _ second: Int) -> String {
        #"{"state":[{"path":\#(list(first))},{"name":"s","path":\#(list(second))}]}"#
    }

    private static func appends(_ counts: Int...) -> String {
        let operations = counts.map { #"{"method":"path.append","params":{"path":\#(list($0))}}"# }
        return #"{"operations":[\#(operations.joined(separator: ","))]}"#
    }

    @Test(arguments: [
        ("path.append", #"{"path":\#(list(6))}"#),
        ("path.set", #"{"path":\#(list(6))}"#),
        ("state.set", state(1, 3)),
        ("transaction", appends(3, 3)),
    ])
    func asManyAsTheLimitAllowsAreTaken(method: String, parameters: String) {
        #expect(host.error(method, parameters, from: client) == nil)
    }

    @Test(arguments: [
        ("path.append", #"{"path":\#(list(7))}"#),
        ("path.set", #"{"path":\#(list(7))}"#),
        ("state.set", state(2, 3)),
        ("transaction", appends(3, 4)),
        ("guard.add", #"{"name":"g","on":"enter","types":["a","b","c","d","e","f","g"]}"#),
        (
            "module.register",
            #"{"module":"n","destinations":[{"type":"n.a","roles":["a","b","c"]},{"type":"n.b","roles":["a","b"]}]}"#
        ),
    ])
    func moreAreRefusedAndChangeNothing(method: String, parameters: String) {
        let error = host.error(method, parameters, from: client)
        #expect(error?["data"]?["name"] == "limit_reached")
        #expect(error?["data"]?["limit"] == "elements")
        #expect(error?["data"]?["value"] == 6)
        #expect(host.mainScene.tree.revision == 0)
    }

    @Test func everyRequestHasABudgetOfItsOwn() {
        for _ in 0..<3 { #expect(host.error("path.append", #"{"path":\#(Self.list(6))}"#, from: client) == nil) }
    }

    /// The host makes a value of a schema and of hints, so their values count, too.
    @Test(arguments: [
        ("module.register", #"{"module":"n","destinations":[{"type":"n.a","arguments":{"enum":[1,2,3,4,5]}}]}"#),
        ("module.register", #"{"module":"n","destinations":[{"type":"n.a","messages":{"x":{"enum":[1,2,3,4]}}}]}"#),
        ("checkpoint.establish", #"{"checkpoint":"c","value":{"enum":[1,2,3,4,5]}}"#),
        ("push", #"{"type":"m.a","hints":{"list":[1,2,3,4,5]}}"#),
    ])
    func schemasAndHintsCount(method: String, parameters: String) {
        let error = host.error(method, parameters, from: client)
        #expect(error?["data"]?["name"] == "limit_reached")
        #expect(error?["data"]?["limit"] == "elements")
    }

    @Test func manyTypesAreListedByModule() {
        for module in ["n", "o"] {
            let types = (0..<3).map { #"{"type":"\#(module).t\#($0)"}"# }.joined(separator: ",")
            let parameters = #"{"module":"\#(module)","destinations":[\#(types)]}"#
            #expect(host.error("module.register", parameters, from: client) == nil)
        }
        let error = host.error("destination.list", from: client)
        #expect(error?["data"]?["name"] == "limit_reached")
        let listed = host.result("destination.list", #"{"module":"n"}"#, from: client)?["destinations"]
        #expect(listed?.array?.count == 3)
    }

    /// Arguments are passed on as they came; the host reads no list in them.
    @Test func listsInArgumentsDoNotCount() {
        let push = #"{"type":"m.a","arguments":{"list":[1,2,3,4,5,6,7,8]}}"#
        #expect(host.error("push", push, from: client) == nil)
    }
}
