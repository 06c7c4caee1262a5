import JSON
import NavigationBroker
import NavigationTree
import Testing

/// `ifPresent`, and entries that go when they are covered.
struct PushPolicyTests {
    private let host = Harness()
    private let client: SessionID

    init() {
        client = host.connect()
        host.send(Requests.shop, from: client)
    }

    private func push(_ number: Int, _ more: String = "") -> Step {
        Step("push", #"{"navigator":"n1","type":"shop.list","arguments":{"n":\#(number)}\#(more)}"#)
    }

    /// The numbers that the path shows, with the entries' ids.
    private var path: [(number: Int64, id: String)] {
        let path = host.ask("path.get", #"{"navigator":"n1"}"#, from: client).result?["path"]?.array ?? []
        return path.map { entry in
            guard case .integer(let number)? = entry["arguments"]?["n"] else { return (-1, "") }
            return (number, entry["id"]?.string ?? "")
        }
    }

    /// - Parameters:
    ///   - pushed: what is pushed onto 1, 2, 3 (entries e2, e3, e4).
    ///   - id: the entry that shows it then, when that is not a new one.
    @Test(
        arguments: [
            ("push", 2, [1, 2, 3, 2], nil), ("push", 3, [1, 2, 3, 3], nil), ("push", 4, [1, 2, 3, 4], nil),
            ("back", 2, [1, 2], "e3"), ("back", 3, [1, 2, 3], "e4"), ("back", 4, [1, 2, 3, 4], nil),
            ("raise", 2, [1, 3, 2], "e3"), ("raise", 3, [1, 2, 3], "e4"), ("raise", 4, [1, 2, 3, 4], nil),
            ("single", 2, [1, 3, 2], nil), ("single", 3, [1, 2, 3], "e4"), ("single", 4, [1, 2, 3, 4], nil),
            ("replaceTop", 2, [1, 2, 2], nil), ("replaceTop", 3, [1, 2, 3], "e4"), ("replaceTop", 4, [1, 2, 4], nil),
            ("clear", 2, [2], nil), ("clear", 3, [3], "e4"), ("clear", 4, [4], nil),
        ] as [(String, Int, [Int64], String?)]
    )
    func policies(policy: String, pushed: Int, result: [Int64], id: String?) {
        host.prepare((1...3).map { push($0) }, from: client)
        let reply = host.ask(push(pushed, #","ifPresent":"\#(policy)""#), from: client)
        #expect(path.map(\.number) == result)
        #expect(reply.result?["entry"]?.string == path.last?.id && reply.result?["entry"]?.string == id ?? "e5")
        #expect(reply.result?["changed"] == .bool(result != [1, 2, 3]))
        #expect(reply.result?["revision"] == (result == [1, 2, 3] ? 3 : 4))
    }

    @Test func singleTakesAllOlderOnesAway() {
        host.prepare([2, 1, 2, 3].map { push($0) } + [push(2, #","ifPresent":"single""#)], from: client)
        #expect(path.map(\.number) == [1, 3, 2])
    }

    @Test func argumentsAreComparedByMeaning() {
        host.prepare([push(1)], from: client)
        let same = Step(
            "push",
            #"{"navigator":"n1","type":"shop.list","arguments":{ "n": 1.0 },"ifPresent":"single"}"#
        )
        #expect(host.ask(same, from: client).result?["changed"] == false)
    }

    @Test func raisingClosesWhatTheEntryPresents() {
        host.prepare([push(1), Step("present", #"{"type":"shop.item"}"#), push(2)], from: client)
        let reply = host.ask(push(1, #","ifPresent":"raise""#), from: client)
        #expect(reply.result?["entry"] == "e2" && path.map(\.number) == [2, 1])
        #expect(host.ask("navigator.get", #"{"navigator":"n1"}"#, from: client).result?["isPresenting"] == false)
    }

    // MARK: Transient entries

    @Test(
        arguments: [
            (#"{"method":"push","params":{"navigator":"n1","type":"shop.list","arguments":{"n":3}}}"#, [1, 3]),
            (
                #"{"method":"path.append","params":{"navigator":"n1","path":[{"type":"shop.list","arguments":{"n":3}}]}}"#,
                [1, 3]
            ),
            (#"{"method":"path.append","params":{"navigator":"n1","path":[]}}"#, [1, 2]),
            (#"{"method":"present","params":{"navigator":"n1","type":"shop.list"}}"#, [1, 2]),
            (
                #"{"method":"push","params":{"navigator":"n1","type":"shop.list","arguments":{"n":1},"ifPresent":"raise"}}"#,
                [1]
            ),
            (
                #"{"method":"push","params":{"navigator":"n1","type":"shop.list","arguments":{"n":3},"ifPresent":"back"}}"#,
                [1, 3]
            ),
            (
                #"{"method":"push","params":{"navigator":"n1","type":"shop.list","arguments":{"n":2},"ifPresent":"single"}}"#,
                [1, 2]
            ),
        ] as [(String, [Int64])]
    )
    func transientGoesWhenAnotherIsPushedOverIt(operation: String, result: [Int64]) {
        host.prepare([push(1), push(2, #","transient":true"#)], from: client)
        #expect(host.ask("entry.get", #"{"entry":"e3"}"#, from: client).result?["transient"] == true)
        host.prepare([Step("transaction", #"{"operations":[\#(operation)]}"#)], from: client)
        #expect(path.map(\.number) == result)
    }

    @Test func coveringATransientEntryIsOneRevision() {
        host.prepare([push(1, #","transient":true"#)], from: client)
        let watcher = host.watcher()
        host.prepare([push(2)], from: client)
        #expect(host.events(of: watcher).map(\.kinds) == [["entry.removed", "entry.added"]])
    }
}
