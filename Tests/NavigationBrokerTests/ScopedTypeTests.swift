import JSON
import NavigationBroker
import NavigationTree
import Testing

/// Types that are known on a navigator and below it, with mappings and rules beside them.
struct ScopedTypeTests {
    private let host = Harness()
    private let client: SessionID

    /// n2 `side` with n3 `inner` below it, and n4 `other`.
    init() {
        client = host.connect()
        host.prepare(
            [
                Step("module.register", #"{"module":"shop","destinations":[{"type":"shop.list","roles":["list"]}]}"#),
                Step("navigator.create", #"{"name":"side"}"#),
                Step("navigator.create", #"{"name":"inner","parent":"side"}"#),
                Step("navigator.create", #"{"name":"other"}"#),
            ],
            from: client
        )
    }

    private func register(on navigator: String?, _ members: String = "", type: String = "shop.item") -> Step {
        let scope = navigator.map { #","navigator":"\#($0)""# } ?? ""
        return Step("module.register", #"{"module":"shop"\#(scope),"destinations":[{"type":"\#(type)"\#(members)}]}"#)
    }
    private func push(_ type: String, on navigator: String) -> Step {
        Step("push", #"{"navigator":"\#(navigator)","type":"shop.\#(type)"}"#)
    }

    @Test func knownOnTheNavigatorAndBelow() {
        host.prepare([register(on: "side"), push("item", on: "side"), push("item", on: "inner")], from: client)
        host.prepare([Step("present", #"{"navigator":"inner","type":"shop.item"}"#)], from: client)
        for navigator in ["n1", "other"] {
            #expect(host.ask(push("item", on: navigator), from: client).refusal == "unknown_destination")
        }
    }

    @Test func nearestRegistrationCounts() {
        host.prepare(
            [
                register(on: nil, #","method":"sheet""#), register(on: "side", #","method":"cover""#),
                register(on: "inner", #","method":"popover""#),
            ],
            from: client
        )
        for (navigator, method) in [("n1", "sheet"), ("other", "sheet"), ("side", "cover"), ("inner", "popover")] {
            host.prepare([Step("navigate", #"{"navigator":"\#(navigator)","type":"shop.item"}"#)], from: client)
            let tree = host.ask("tree.get", from: client).result?["navigators"]?.array ?? []
            let presenter = tree.first { $0["id"]?.string == navigator || $0["name"]?.string == navigator }
            #expect(tree.first { $0["id"] == presenter?["presented"] }?["method"]?.string == method)
        }
    }

    @Test func registrationEndsWithItsNavigator() {
        host.prepare([register(on: "side"), Step("navigator.close", #"{"navigator":"side"}"#)], from: client)
        #expect(host.ask("destination.list", from: client).result?["destinations"]?.array?.count == 1)
        host.prepare([Step("navigator.create", #"{"name":"side"}"#)], from: client)
        #expect(host.ask(push("item", on: "side"), from: client).refusal == "unknown_destination")
    }

    @Test func registrationSurvivesARefusedTransactionAndAPlan() {
        host.prepare([register(on: "side")], from: client)
        let close = Step("navigator.close", #"{"navigator":"side"}"#)
        #expect(host.transaction([close, Step("pop")], from: client).result == nil)
        #expect(host.plan([close], from: client)?["allowed"] == true)
        host.prepare([push("item", on: "side")], from: client)
    }

    @Test func registrationOfOneSceneIsNotThatOfAnother() {
        host.prepare(
            [
                Step("scene.create", #"{"scene":"rear"}"#),
                Step(
                    "module.register",
                    #"{"module":"shop","scene":"rear","navigator":"n1","destinations":[{"type":"shop.item"}]}"#
                ),
            ],
            from: client
        )
        #expect(host.ask(push("item", on: "n1"), from: client).refusal == "unknown_destination")
        let rear = Step("push", #"{"scene":"rear","type":"shop.item"}"#)
        host.prepare(
            [rear, Step("scene.close", #"{"scene":"rear"}"#), Step("scene.create", #"{"scene":"rear"}"#)],
            from: client
        )
        #expect(host.ask(rear, from: client).refusal == "unknown_destination")
    }

    @Test(arguments: [
        (#"{"module":"shop","navigator":"nobody","destinations":[]}"#, "unknown_navigator"),
        (#"{"module":"shop","navigator":"n1","scene":"mian","destinations":[]}"#, "unknown_scene"),
        (#"{"module":"shop","scene":"main","destinations":[]}"#, "invalid_params"),
    ])
    func badScopesAreRefused(params: String, name: String) {
        #expect(host.ask("module.register", params, from: client).refusal?.string == name)
    }

    @Test func scopedTypesAreDescribedLikeOthers() {
        host.prepare([register(on: "side", #","title":"Item""#)], from: client)
        let list = host.ask("destination.list", from: client).result?["destinations"]?.array
        #expect(list?.map { $0["type"] } == ["shop.list", "shop.item"])
        #expect(host.ask("destination.get", #"{"type":"shop.item"}"#, from: client).result?["title"] == "Item")
    }

    @Test func scopedTypesCount() {
        host.prepare([register(on: "side"), register(on: "other")], from: client)
        let modules = host.ask("module.list", from: client).result?["modules"]?.array
        #expect(modules?.map { $0["destinations"] } == [2])
        #expect(host.ask("host.status", from: client).result?["destinations"] == 2)
    }

    @Test func refusalProposesWhatIsKnownHere() {
        host.prepare([register(on: "side")], from: client)
        let error = host.ask(push("itme", on: "side"), from: client).error
        #expect(error?["data"]?["nearest"] == "shop.item")
    }

    @Test func providerOfAScopedTypeIsAsked() {
        let owner = host.connect()
        let help = #"{"module":"help","navigator":"side","destinations":[{"type":"help.page"}]}"#
        host.prepare([Step("module.register", help)], from: owner)
        host.prepare([Step("push", #"{"navigator":"side","type":"help.page"}"#)], from: client)
        host.send(#"{"id":"x","method":"entry.ask","params":{"entry":"e5","message":1}}"#, from: client)
        #expect(host.events(of: owner).map(\.method) == ["entry.ask"])
    }

    // MARK: With sessions

    @Test func sessionEndOrphansScopedTypes() {
        let owner = host.connect()
        host.prepare(
            [Step("module.register", #"{"module":"help","navigator":"side","destinations":[{"type":"help.page"}]}"#)],
            from: owner
        )
        host.prepare([Step("push", #"{"navigator":"inner","type":"help.page"}"#)], from: client)
        host.close(owner)
        #expect(host.ask("tree.get", from: client).result?["orphaned"] == ["help.page"])
        #expect(
            host.ask("push", #"{"navigator":"side","type":"help.page"}"#, from: client).refusal == "unknown_destination"
        )
    }

    /// `orphaned` lists the types that have entries here and no provider.
    @Test func entryThatOutlivesItsScopeIsOrphaned() {
        host.prepare([push("list", on: "n1"), register(on: "side")], from: client)
        let replace = Step("replace", #"{"navigator":"side","type":"shop.item","entry":"e5"}"#)
        guard host.ask(replace, from: client).result != nil else { return }
        host.prepare([Step("navigator.close", #"{"navigator":"side"}"#)], from: client)
        #expect(host.ask("tree.get", from: client).result?["orphaned"] == ["shop.item"])
    }

    /// The type was revived for the whole scene when it was registered for a part, so it is orphaned with the part.
    @Test(arguments: ["navigator.close", "scene.close"])
    func lastRegistrationEndsWithItsPart(method: String) {
        let (scene, part) = method == "scene.close" ? ("rear", "scene") : ("main", "navigator")
        if scene == "rear" { host.prepare([Step("scene.create", #"{"scene":"rear"}"#)], from: client) }
        host.prepare(
            [
                Step("module.register", #"{"module":"a","destinations":[{"type":"a.x"},{"type":"a.y"}]}"#),
                Step("push", #"{"navigator":"n1","type":"a.x"}"#), Step("push", #"{"navigator":"n1","type":"a.y"}"#),
                Step("module.unregister", #"{"module":"a"}"#),
                Step("navigator.create", #"{"scene":"\#(scene)","name":"p"}"#),
                Step(
                    "module.register",
                    #"{"module":"a","scene":"\#(scene)","navigator":"p","destinations":[{"type":"a.x"}]}"#
                ),
                Step("module.register", #"{"module":"a","destinations":[{"type":"a.y"}]}"#),
            ],
            from: client
        )
        #expect(host.ask("tree.get", from: client).result?["orphaned"] == [])
        let named = part == "scene" ? "" : #","navigator":"p""#
        host.prepare([Step(method, #"{"scene":"\#(scene)"\#(named)}"#)], from: client)
        #expect(host.ask("tree.get", from: client).result?["orphaned"] == ["a.x"])
    }

    /// Each part of the tree is the root of an entry whose type is known on the part before only.
    @Test func partsThatCloseEndFurtherRegistrations() {
        let numbers = 0..<500
        let types = numbers.map { #"{"type":"far.t\#($0)"}"# }.joined(separator: ",")
        host.prepare([Step("module.register", #"{"module":"far","destinations":[\#(types)]}"#)], from: client)
        host.prepare([Step("navigator.create", #"{"name":"part0"}"#)], from: client)
        for number in numbers {
            let root = #"{"type":"far.t\#(number)"}"#
            host.prepare([Step("navigator.create", #"{"name":"part\#(number + 1)","root":\#(root)}"#)], from: client)
        }
        host.prepare([Step("module.unregister", #"{"module":"far"}"#)], from: client)
        for number in numbers {
            let type = #"{"type":"far.t\#(number)","orphan":"close"}"#
            let part = #""navigator":"part\#(number)""#
            let params = #"{"module":"far",\#(part),"destinations":[\#(type)]}"#
            host.prepare([Step("module.register", params)], from: client)
        }
        host.prepare([Step("navigator.close", #"{"navigator":"part0"}"#)], from: client)
        let names = host.ask("tree.get", from: client).result?["navigators"]?.array?.compactMap { $0["name"]?.string }
        #expect(names == ["side", "inner", "other"])
    }

    // MARK: With rules and mappings

    @Test func rulesOfAScopedTypeEndWithIt() {
        host.prepare([register(on: "side", #","rules":{"under":["list"]}"#)], from: client)
        #expect(host.ask(push("item", on: "side"), from: client).refusal == "path_refused")
        host.prepare([Step("navigator.close", #"{"navigator":"side"}"#), register(on: nil)], from: client)
        host.prepare([push("item", on: "other")], from: client)
    }

    @Test func rulesForEverywhereHoldInEveryPart() {
        host.prepare([register(on: nil, #","rules":{"under":["list"]}"#), register(on: "side")], from: client)
        #expect(host.ask(push("item", on: "side"), from: client).refusal == "path_refused")
        #expect(host.ask(push("item", on: "other"), from: client).refusal == "path_refused")
    }

    @Test func rulesComeBackWhenTheScopedOnesEnd() {
        host.prepare([register(on: nil, #","rules":{"under":["list"]}"#), register(on: "side")], from: client)
        host.prepare([Step("navigator.close", #"{"navigator":"side"}"#)], from: client)
        #expect(host.ask(push("item", on: "other"), from: client).refusal == "path_refused")
    }

    /// A mapping leads to a type that only this part of the tree knows, and whose rule holds for what is shown.
    @Test func mappingLeadsToAScopedTypeWithARule() {
        host.prepare(
            [
                register(on: nil, type: "shop.old"), register(on: "side", #","rules":{"under":["list"]}"#),
                Step("mapping.add", #"{"navigator":"n1","from":"shop.old","to":"shop.item"}"#),
            ],
            from: client
        )
        let old = { (navigator: String) in host.ask(push("old", on: navigator), from: client) }
        #expect(old("other").error?["data"]?["name"] == "unknown_destination")
        #expect(old("other").error?["data"]?["type"] == "shop.item")
        #expect(old("inner").error?["data"]?["name"] == "path_refused")
        #expect(old("inner").error?["data"]?["type"] == "shop.item")
        host.prepare([push("list", on: "inner"), push("old", on: "inner")], from: client)
        #expect(host.types(on: "inner", from: client) == ["shop.list", "shop.item"])
        let plan = host.plan([push("list", on: "side"), push("old", on: "side")], from: client)
        #expect(plan?["changes"]?.array?.map { $0["entry"]?["type"] } == ["shop.list", "shop.item"])
        host.prepare([Step("navigator.close", #"{"navigator":"side"}"#)], from: client)
        #expect(host.ask("rules.check", from: client).result?["violations"] == [])
        #expect(host.ask("rules.describe", from: client).result?["types"]?.array?.count == 2)
    }
}
