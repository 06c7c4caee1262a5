import NavigationTree
import Testing

/// One request with rules must not hold the host up: four times as much takes about four times as long.
@Suite(.serialized)
struct RuleSpeedTests {
    @Test(arguments: [#""most":1000000"#, #""within":["home"]"#, #""under":["leaf","home"]"#])
    func longPathIsChecked(rule: String) {
        // BUG: every entry looks through the path below it.
        let (few, many) = (appending(500, rule), appending(2_000, rule))
        #expect(many < few * 8, "\(few) for 500 entries, \(many) for 2000")
    }

    private func appending(_ count: Int, _ rule: String) -> Duration {
        let leaf = #"{"type":"shop.leaf","roles":["leaf"],"rules":{\#(rule)}}"#
        let path = Array(repeating: #"{"type":"shop.leaf"}"#, count: count).joined(separator: ",")
        return measure(
            [
                Step(
                    "module.register",
                    #"{"module":"shop","destinations":[{"type":"shop.home","roles":["home"]},\#(leaf)]}"#
                ),
                Step("push", #"{"type":"shop.home"}"#),
            ],
            Step("path.append", #"{"path":[\#(path)]}"#)
        )
    }

    @Test func refusalLooksForALegalPath() {
        // BUG: for every violation, and for every beginning of the path, all types that have roles are tried with each other.
        let (few, many) = (refusing(10), refusing(40))
        #expect(many < few * 8, "\(few) among 10 types, \(many) among 40")
    }

    private func refusing(_ types: Int) -> Duration {
        let others = (1...types).map { #"{"type":"shop.t\#($0)","roles":["r\#($0)"]}"# }.joined(separator: ",")
        let leaf = #"{"type":"shop.leaf","rules":{"under":["none"]}}"#
        let path = Array(repeating: #"{"type":"shop.leaf"}"#, count: 32).joined(separator: ",")
        return measure(
            [Step("module.register", #"{"module":"shop","destinations":[\#(others),\#(leaf)]}"#)],
            Step("path.append", #"{"path":[\#(path)]}"#)
        )
    }

    /// The best of three, each on a host of its own.
    private func measure(_ steps: [Step], _ step: Step) -> Duration {
        let times = (1...3).map { _ in
            let host = Harness()
            let client = host.connect()
            host.prepare(steps, from: client)
            return ContinuousClock().measure { host.ask(step, from: client) }
        }
        return times.min() ?? .zero
    }
}
