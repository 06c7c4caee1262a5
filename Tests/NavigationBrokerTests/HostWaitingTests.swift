import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The list of those who wait, and for whom.
struct HostWaitingTests {
    private let host = Harness()
    private let (module, client): (SessionID, SessionID)

    init() {
        (module, client) = (host.connect(), host.connect())
        host.send(Requests.shop, from: module)
        host.send(Requests.pushList, from: module)
    }

    private var waiting: JSONValue? { host.ask("host.waiting", from: host.connect()).result }

    private func send(_ id: Int, _ method: String, _ params: String = "{}") {
        host.send(#"{"id":\#(id),"method":"\#(method)","params":\#(params)}"#, from: client)
    }

    @Test func nothingWaitsAtFirst() {
        #expect(waiting == ["requests": [], "questions": []])
    }

    @Test func aGuardAndTheRequestsBehindIt() {
        host.ask("guard.add", #"{"name":"g","on":"leave","timeout":2}"#, from: module)
        host.advance(seconds: 1)
        send(7, "popAll")
        send(8, "popAll")
        let until = JSONValue.integer(Harness.epoch + 3_000)
        let first: JSONValue = [
            "session": "s2", "request": 7, "method": "popAll", "for": "guard", "scene": "main", "question": "q1",
            "guard": "g1", "module": "shop", "until": until,
        ]
        let second: JSONValue = [
            "session": "s2", "request": 8, "method": "popAll", "for": "turn", "scene": "main", "behindSession": "s2",
            "behindRequest": 7,
        ]
        #expect(waiting?["requests"] == [first, second])
        let question: JSONValue = [
            "question": "q1", "method": "guard.ask", "session": "s1", "module": "shop", "guard": "g1", "asker": "s2",
            "asked": .integer(Harness.epoch + 1_000), "until": until,
        ]
        #expect(waiting?["questions"] == [question])
    }

    @Test func aGuardOfASessionWithoutAModule() {
        let watchman = host.connect()
        host.ask("hello", #"{"name":"till"}"#, from: watchman)
        host.ask("guard.add", #"{"name":"g","on":"leave"}"#, from: watchman)
        send(7, "popAll")
        let question = waiting?["questions"]?[0]
        #expect(question?["client"] == "till" && question?["guard"] == "g1" && question?["module"] == nil)
    }

    @Test func aReceiver() {
        host.ask("receiver.add", #"{"value":"order.pay"}"#, from: module)
        send(7, "send", #"{"values":[{"value":"order.pay"}]}"#)
        let question = waiting?["questions"]?[0]
        #expect(question?["receiver"] == "r1.1" && question?["module"] == "shop" && question?["guard"] == nil)
    }

    @Test func resultsAndSequences() {
        send(7, "present", #"{"type":"shop.item","forResult":true}"#)
        send(8, "send", #"{"values":[{"action":"pause"}]}"#)
        let sequence: JSONValue = [
            "session": "s2", "request": 8, "method": "send", "for": "sequence", "scene": "main", "sequence": "s2.1",
        ]
        let result: JSONValue = [
            "session": "s2", "request": 7, "method": "present", "for": "result", "scene": "main", "entry": "e4",
        ]
        #expect(waiting?["requests"] == [sequence, result])
    }

    @Test func aModuleThatIsStarted() {
        var manifest = ModuleManifest(module: "film", command: ["/film"])
        manifest.destinations = ["film.movie"]
        host.read([manifest])
        send(7, "push", #"{"type":"film.movie"}"#)
        let request = waiting?["requests"]?[0]
        #expect(request?["for"] == "module" && request?["module"] == "film" && request?["until"] == nil)
    }

    @Test func whatTheHostAsksForItself() {
        let more = #"{"module":"shop","destinations":[{"type":"shop.list","version":2}]}"#
        host.ask("module.register", more, from: module)
        let question = waiting?["questions"]?[0]
        #expect(question?["method"] == "type.migrate" && question?["asker"] == nil && waiting?["requests"] == [])
    }
}
