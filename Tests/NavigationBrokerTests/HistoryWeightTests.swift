import JSON
import NavigationBroker
import NavigationTree
import TestSupport
import Testing

/// The window of a scene is bounded in bytes, however its revisions came about.
@Suite(.onSharedThreads)
struct HistoryWeightTests {
    private static let text = String(repeating: "x", count: 1_000)
    private static let push = Step("push", #"{"navigator":"n1","type":"shop.list","arguments":{"t":"\#(text)"}}"#)

    @Test(arguments: ["push", "transaction", "trigger.set"])
    func windowIsBounded(method: String) {
        let steps = [
            Self.push, Step("transaction", #"{"operations":[\#(Self.push.operation)]}"#),
            Step("trigger.set", #"{"navigator":"n1","trigger":"go"}"#),
        ]
        for step in steps where step.method == method {
            expectBounded(step, rules: "")
            expectBounded(step, rules: #","rules":{"under":["root","list"]}"#)
        }
    }

    @Test func windowIsBoundedForStateDocuments() {
        let host = Harness { $0.historyBytes = 20_000 }
        let client = host.connect()
        host.send(Requests.shop, from: client)
        for number in 1...100 {
            let entry = #"{"type":"shop.list","arguments":{"n":\#(number),"t":"\#(Self.text)"}}"#
            host.prepare([Step("state.set", #"{"state":[{"path":[\#(entry)]}]}"#)], from: client)
        }
        expectNarrow(host, client)
    }

    private func expectBounded(_ step: Step, rules: String) {
        let host = Harness { $0.historyBytes = 20_000 }
        let client = host.connect()
        let types = #"{"type":"shop.list","roles":["list"]\#(rules)}"#
        let bind = #"{"navigator":"n1","trigger":"go","operation":\#(Self.push.operation)}"#
        host.prepare(
            [
                Step("module.register", #"{"module":"shop","destinations":[\#(types)]}"#), Step("trigger.bind", bind),
            ],
            from: client
        )
        host.prepare(Array(repeating: step, count: 100), from: client)
        expectNarrow(host, client)
    }

    private func expectNarrow(_ host: Harness, _ client: SessionID) {
        let window = host.ask("watch", from: client).result?["window"]
        guard case .integer(let from)? = window?["from"], case .integer(let to)? = window?["to"] else {
            Issue.record("no window")
            return
        }
        #expect((1...40).contains(to - from), "\(to - from) revisions of more than 1000 bytes are kept")
    }
}
