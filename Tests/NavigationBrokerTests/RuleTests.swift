import JSON
import NavigationBroker
import NavigationProtocol
import NavigationTree
import Testing

/// The rules of types for the paths that they stand in, and the effect of binding documents on these rules.
struct RuleTests {
    /// One part of a rule of `shop.leaf`, and what it refuses.
    struct Part: Sendable, CustomTestStringConvertible {
        let rule: String
        let allowed: [Step]
        let refused: Step
        var position: Int64 = 0
        var found: JSONValue?
        var needed: JSONValue = []
        var name: String

        var testDescription: String { rule }
    }

    private static let list = Step("push", #"{"navigator":"n1","type":"shop.list"}"#)
    private static let home = Step("push", #"{"navigator":"n1","type":"shop.home"}"#)
    private static let leaf = Step("push", #"{"navigator":"n1","type":"shop.leaf"}"#)
    private static let sheet = Step("present", #"{"navigator":"n1","type":"shop.leaf"}"#)
    private static let reset = Step("reset")

    private static let parts = [
        Part(
            rule: #"{"under":["list"]}"#,
            allowed: [list, leaf, list, sheet, reset],
            refused: leaf,
            needed: ["list"],
            name: "under"
        ),
        Part(
            rule: #"{"under":["root"]}"#,
            allowed: [leaf, reset, list],
            refused: leaf,
            position: 1,
            found: "shop.list",
            needed: ["root"],
            name: "under"
        ),
        Part(
            rule: #"{"within":["home"]}"#,
            allowed: [home, list, leaf, list, sheet, reset, list],
            refused: leaf,
            position: 1,
            found: "shop.list",
            needed: ["home"],
            name: "within"
        ),
        Part(
            rule: #"{"most":2}"#,
            allowed: [leaf, leaf, list],
            refused: leaf,
            position: 3,
            found: "shop.list",
            needed: ["2"],
            name: "most"
        ),
        Part(
            rule: #"{"repeats":false}"#,
            allowed: [leaf, list, leaf],
            refused: leaf,
            position: 3,
            found: "shop.leaf",
            name: "repeats"
        ),
        Part(
            rule: #"{"first":true}"#,
            allowed: [leaf, list],
            refused: leaf,
            position: 2,
            found: "shop.list",
            name: "first"
        ),
        Part(
            rule: #"{"methods":["sheet"]}"#,
            allowed: [sheet, reset, list],
            refused: leaf,
            position: 1,
            found: "shop.list",
            needed: ["sheet"],
            name: "methods"
        ),
    ]

    private static func registration(_ rule: String) -> Step {
        Step(
            "module.register",
            """
            {"module":"shop","destinations":[{"type":"shop.list","roles":["list"]},{"type":"shop.home","roles":["home"]},\
            {"type":"shop.leaf","rules":\(rule)}]}
            """
        )
    }

    @Test(arguments: parts)
    func everyPartRefusesAndExplains(part: Part) {
        let host = Harness()
        let client = host.connect()
        host.prepare([Self.registration(part.rule)] + part.allowed, from: client)
        let before = host.tree(from: client)
        let data = host.ask(part.refused, from: client).error?["data"]
        #expect(data?["name"] == "path_refused" && data?["rule"]?.string == part.name)
        #expect(data?["type"] == "shop.leaf" && data?["ruleOf"] == "shop.leaf" && data?["source"] == "shop")
        #expect(data?["navigator"] == "n1" && data?["position"] == .integer(part.position))
        #expect(data?["found"] == part.found && data?["needed"] == part.needed)
        #expect(data?["violations"]?.array?.count == 1)
        #expect(host.tree(from: client) == before)
        #expect(host.ask("rules.check", from: client).result?["violations"] == [])
    }

    /// Null lifts a rule in a document of bindings. A registration has no rule to lift.
    @Test(arguments: ["under", "within", "most", "repeats", "first", "last", "methods"])
    func registrationMayNotLiftARule(name: String) {
        let host = Harness()
        let request = Self.registration(#"{"\#(name)":null}"#)
        let error = host.ask(request, from: host.connect()).error
        #expect(error?["data"]?["name"] == "invalid_params" && error?["data"]?["parameter"]?.string == name)
    }

    @Test func lastRefusesWhatComesAbove() {
        let host = Harness()
        let client = host.connect()
        host.prepare([Self.registration(#"{"last":true}"#), Self.list, Self.leaf, Self.sheet], from: client)
        host.prepare([Step("dismissAny")], from: client)
        let data = host.ask(Self.list, from: client).error?["data"]
        #expect(data?["rule"] == "last" && data?["ruleOf"] == "shop.leaf" && data?["type"] == "shop.list")
        #expect(data?["found"] == "shop.leaf" && data?["position"] == 2)
    }

    @Test func refusalNamesAPathThatWouldBeLegal() {
        let host = Harness()
        let client = host.connect()
        host.prepare([Self.registration(#"{"under":["list"],"within":["home"]}"#)], from: client)
        let legal = host.ask(Self.leaf, from: client).error?["data"]?["legal"]?.array ?? []
        #expect(legal.last == "shop.leaf")
        let path = legal.compactMap { $0.string.map { #"{"type":"\#($0)"}"# } }.joined(separator: ",")
        #expect(host.ask("path.set", #"{"navigator":"n1","path":[\#(path)]}"#, from: client).result != nil)
    }

    /// The first of a presentation's path stands on what that was made for, else on the entry it goes with.
    @Test func presentationsStandOnTheirEntry() {
        let host = Harness()
        let client = host.connect()
        host.prepare(
            [
                Self.registration(#"{"under":["list"]}"#), Self.list,
                Step("navigator.create", #"{"kind":"presentation","name":"sheet"}"#),
                Step("push", #"{"navigator":"sheet","type":"shop.leaf"}"#),
                Step("present", #"{"navigator":"n1","type":"shop.home","method":"managedSheet","name":"other"}"#),
            ],
            from: client
        )
        let refused = host.ask("push", #"{"navigator":"other","type":"shop.leaf"}"#, from: client)
        #expect(refused.error?["data"]?["found"] == "shop.home")
    }

    /// Entries above an entry that an operation changed are checked as well.
    @Test(arguments: [
        Step("replace", #"{"type":"shop.home","entry":"e2"}"#),
        Step("push", #"{"navigator":"n1","type":"shop.list","ifPresent":"raise"}"#),
        Step("push", #"{"navigator":"n1","type":"shop.list","ifPresent":"single"}"#),
    ])
    func whatStandsOnAChangeIsChecked(step: Step) {
        let host = Harness()
        let client = host.connect()
        host.prepare([Self.registration(#"{"under":["list"]}"#), Self.list, Self.leaf], from: client)
        let before = host.tree(from: client)
        #expect(host.ask(step, from: client).refusal == "path_refused")
        #expect(host.tree(from: client) == before)
    }

    @Test func rulesThatComeLaterStopOnlyWhatTouchesThem() {
        let host = Harness()
        let client = host.connect()
        host.prepare([Self.registration("{}"), Self.leaf, Step("navigator.create", #"{"name":"side"}"#)], from: client)
        host.prepare([Self.registration(#"{"under":["list"]}"#)], from: client)
        let violations = host.ask("rules.check", from: client).result?["violations"]?.array
        #expect(violations?.map { $0["type"] } == ["shop.leaf"] && violations?.first?["rule"] == "under")
        host.prepare([Step("push", #"{"navigator":"side","type":"shop.list"}"#), Self.list], from: client)
        #expect(host.ask("back", #"{"navigator":"n1"}"#, from: client).result?["changed"] == true)
    }

    // MARK: Bindings

    @Test(arguments: [
        (#"{"type":"shop.leaf","under":["home"]}"#, "shop.home", "shop.list", "bindings"),
        (#"{"type":"shop.leaf","under":["home"],"extends":true}"#, "shop.home", "shop.other", "bindings"),
        (#"{"type":"shop.leaf","under":["home"],"extends":true}"#, "shop.list", "shop.other", "bindings"),
        (#"{"type":"shop.leaf","under":null}"#, "shop.other", nil, "shop"),
        (#"{"type":"shop.other","roles":["list"]}"#, "shop.other", "shop.home", "shop"),
        (#"{"type":"shop.leaf","most":1}"#, "shop.list", "shop.other", "shop"),
    ])
    func bindings(text: String, allowed: String, refused: String?, source: String) throws {
        let host = Harness(bindings: try Bindings.read(#"{"bindings":[\#(text)]}"#))
        let client = host.connect()
        let other = Step("module.register", #"{"module":"shop","destinations":[{"type":"shop.other"}]}"#)
        host.prepare([Self.registration(#"{"under":["list"]}"#), other], from: client)
        host.prepare([Step("push", #"{"navigator":"n1","type":"\#(allowed)"}"#), Self.leaf, Self.reset], from: client)
        guard let refused else { return }
        host.prepare([Step("push", #"{"navigator":"n1","type":"\#(refused)"}"#)], from: client)
        let data = host.ask(Self.leaf, from: client).error?["data"]
        #expect(data?["rule"] == "under" && data?["source"]?.string == source)
    }

    @Test func bindingsHoldForModulesThatComeAgain() throws {
        let host = Harness(bindings: try Bindings.read(#"{"bindings":[{"type":"shop.leaf","first":true}]}"#))
        let first = host.connect()
        host.prepare([Self.registration("{}")], from: first)
        host.close(first)
        let second = host.connect()
        host.prepare([Self.registration("{}"), Self.list], from: second)
        #expect(host.ask(Self.leaf, from: second).error?["data"]?["source"] == "bindings")
    }

    @Test(arguments: [
        #"{"bindings":[{"type":"leaf"}]}"#,
        #"{"bindings":[{"type":"shop.leaf"},{"type":"shop.leaf"}]}"#,
        #"{"bindings":[{"type":"shop.leaf","roles":["root"]}]}"#,
        #"{"bindings":[{"type":"shop.leaf","methods":["sh out"]}]}"#,
        #"{"bindings":[{"type":"shop.leaf","most":0}]}"#,
        #"{"bindings":[{"type":"shop.leaf","undr":["list"]}]}"#,
        #"{"bindings":{}}"#,
        #"{}"#,
    ])
    func badBindingsAreRefused(text: String) {
        #expect(throws: WireError.self) { try Bindings.read(text) }
    }

    // MARK: Describing

    @Test func descriptionFindsWhatCannotBeReached() throws {
        let host = Harness(bindings: try Bindings.read(#"{"bindings":[{"type":"shop.list","last":true}]}"#))
        let client = host.connect()
        host.prepare([Self.registration(#"{"under":["list"]}"#)], from: client)
        let rules = host.ask("rules.describe", from: client).result
        #expect(rules?["format"] == "json" && rules?["edges"] == [])
        #expect(rules?["open"] == ["shop.home", "shop.list"] && rules?["unreachable"] == ["shop.leaf"])
        #expect(rules?["deadEnds"] == ["shop.list"])
        for format in ["dot", "mermaid"] {
            let text = host.ask("rules.describe", #"{"format":"\#(format)"}"#, from: client).result?["graph"]?.string
            #expect(text?.isEmpty == false)
        }
        #expect(host.ask("rules.describe", #"{"format":"svg"}"#, from: client).refusal == "invalid_params")
    }

    @Test(arguments: [
        #"{"undr":["list"]}"#, #"{"under":"list"}"#, #"{"under":["a role"]}"#, #"{"within":["root"]}"#,
        #"{"most":0}"#, #"{"repeats":1}"#, #"{"methods":[]}"#, #"{"methods":["sh out"]}"#,
    ])
    func badRulesAreRefused(rule: String) {
        let host = Harness()
        let client = host.connect()
        #expect(host.ask(Self.registration(rule), from: client).refusal == "invalid_params")
        #expect(host.ask("destination.list", from: client).result?["destinations"] == [])
    }
}

/// Binding documents as people write them.
enum Bindings {
    static func read(_ text: String) throws -> [String: PathBinding] {
        let bytes = Array(text.utf8)
        return try bytes.withUnsafeBytes { bytes in
            var scanner = JSONScanner()
            try scanner.scan(bytes.bytes)
            var parameters = Parameters(document: bytes, members: scanner.outer.members) { BindingDocument.memberNames }
            let document = try BindingDocument(&parameters)
            try parameters.finish()
            return document.bindings
        }
    }
}
