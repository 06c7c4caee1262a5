import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// A module that registers everything that it has in one request: guards, receivers, URL patterns, mappings and flows.
@Suite(.onSharedThreads)
struct ModulePartsTests {
    private let host = Harness()

    /// Everything that a module can register at once.
    private static let everything = """
        {"module":"shop","destinations":[{"type":"shop.list"},{"type":"shop.item"}],\
        "guards":[{"name":"cart","on":"leave","types":["shop.item"]},{"name":"login","on":"enter","types":["help.*"]}],\
        "receivers":[{"route":"shop.checkout"},{"value":"shop.code","navigator":"n1"}],\
        "urls":[{"pattern":"shop://list","to":[{"type":"shop.list"}]}],\
        "mappings":[{"from":"help.page","to":"shop.list","navigator":"n1"}],\
        "flows":[{"name":"order","type":"shop.item","data":{"step":1}}]}
        """

    private func register(_ params: String, from session: SessionID) -> JSONValue? {
        host.result("module.register", params, from: session)
    }

    private func refusal(_ params: String, from session: SessionID) -> JSONValue? {
        host.error("module.register", params, from: session)?["data"]
    }

    /// The ids of everything that is registered.
    private func ids(from session: SessionID) -> [String] {
        let guards = host.result("guard.list", from: session)?["guards"]?.array?.compactMap { $0["guard"]?.string }
        let receivers = host.result("receiver.list", from: session)?["receivers"]?.array?
            .compactMap { $0["receiver"]?.string }
        let urls = host.result("url.list", from: session)?["patterns"]?.array?.compactMap { $0["pattern"]?.string }
        let mappings = host.result("attachment.list", #"{"kind":"mapping"}"#, from: session)?["attachments"]?.array?
            .compactMap { $0["id"]?.string }
        return [guards, receivers, urls, mappings].flatMap { $0 ?? [] }
    }

    // MARK: One request

    @Test func everythingIsRegisteredAndNamedInOrder() {
        let owner = host.connect()
        let answer = register(Self.everything, from: owner)
        #expect(answer?["guards"] == ["g1", "g2"] && answer?["receivers"] == ["r1.1", "r1.2"])
        #expect(answer?["urls"]?.array?.map { $0["isLive"] } == [true] && answer?["mappings"] == ["a2"])
        #expect(ids(from: owner) == ["g1", "g2", "r1.1", "r1.2", "shop://list", "a2"])
    }

    @Test func withoutListsItAddsTypesOnly() {
        let owner = host.connect()
        _ = register(Self.everything, from: owner)
        let answer = register(#"{"module":"shop","destinations":[{"type":"shop.cart"}]}"#, from: owner)
        #expect(answer?["guards"] == nil && answer?["registered"] == ["shop.cart"])
        #expect(ids(from: owner).count == 6)
        #expect(host.result("destination.list", from: owner)?["destinations"]?.array?.count == 3)
    }

    @Test func theSameRequestAgainKeepsAllIdsAndChangesNothing() {
        let owner = host.connect()
        let first = register(Self.everything, from: owner)
        let revision = host.result("tree.get", from: owner)?["revision"]
        let second = register(Self.everything, from: owner)
        for list in ["guards", "receivers", "urls", "mappings"] { #expect(first?[list] == second?[list]) }
        #expect(ids(from: owner) == ["g1", "g2", "r1.1", "r1.2", "shop://list", "a2"])
        #expect(host.result("tree.get", from: owner)?["revision"] == revision)
    }

    @Test(arguments: [#""ifRevision":0"#, #""ifNavigation":0"#])
    func aMappingOfAModuleHasNoCondition(member: String) {
        let mapping = #"{"from":"help.page","to":"shop.list","navigator":"n1",\#(member)}"#
        let params = #"{"module":"shop","destinations":[{"type":"shop.list"}],"mappings":[\#(mapping)]}"#
        let refusal = refusal(params, from: host.connect())
        #expect(refusal?["name"] == "invalid_params")
    }

    @Test func aListIsTheWholeList() {
        let owner = host.connect()
        _ = register(Self.everything, from: owner)
        host.send(#"{"id":1,"method":"guard.add","params":{"name":"own","on":"enter"}}"#, from: owner)
        let answer = register(
            """
            {"module":"shop","destinations":[],"guards":[{"name":"new","on":"enter"},{"name":"login","on":"enter","types":["help.*"]}],\
            "receivers":[],"urls":[{"pattern":"shop://lists","to":[{"type":"shop.list"}]}],"mappings":[]}
            """,
            from: owner
        )
        #expect(answer?["guards"] == ["g4", "g2"] && answer?["receivers"] == [])
        #expect(ids(from: owner) == ["g2", "g3", "g4", "shop://lists"], "what was added by itself stays")
    }

    @Test func aWholeModuleLosesTheRest() {
        let owner = host.connect()
        _ = register(Self.everything, from: owner)
        host.send(Requests.pushList, from: owner)
        host.send(#"{"id":1,"method":"push","params":{"type":"shop.item"}}"#, from: owner)
        let answer = register(#"{"module":"shop","destinations":[{"type":"shop.item"}],"replaces":true}"#, from: owner)
        #expect(answer?["registered"] == ["shop.item"] && ids(from: owner).isEmpty)
        #expect(host.result("tree.get", from: owner)?["orphaned"] == ["shop.list"])
        #expect(host.result("destination.list", from: owner)?["destinations"]?.array?.count == 1)
    }

    @Test func partsThatHaveEndedAreMadeAgain() {
        let owner = host.connect()
        let create = #"{"id":0,"method":"navigator.create","params":{"kind":"stack","name":"tab"}}"#
        host.send(create, from: owner)
        let line = """
            {"module":"shop","destinations":[{"type":"shop.list"}],"guards":[{"name":"tab","on":"enter","navigator":"tab"}],\
            "receivers":[{"route":"shop.go","navigator":"tab"}],"mappings":[{"from":"a.b","to":"shop.list","navigator":"tab"}]}
            """
        _ = register(line, from: owner)
        host.send(#"{"id":0,"method":"navigator.close","params":{"navigator":"tab"}}"#, from: owner)
        #expect(ids(from: owner).isEmpty)
        #expect(refusal(line, from: owner)?["list"] == "guards", "the navigator is not there")
        host.send(create, from: owner)
        let answer = register(line, from: owner)
        #expect(answer?["guards"] == ["g2"] && answer?["receivers"] == ["r1.2"] && ids(from: owner).count == 3)
    }

    @Test func theNextSessionOfTheModuleRenewsEverything() {
        let owner = host.connect()
        _ = register(Self.everything, from: owner)
        host.close(owner)
        let next = host.connect()
        #expect(ids(from: next).isEmpty)
        let answer = register(Self.everything, from: next)
        #expect(answer?["guards"] == ["g3", "g4"] && ids(from: next).count == 6)
        let mapping = host.result("attachment.list", #"{"kind":"mapping"}"#, from: next)?["attachments"]?.array?.first
        #expect(mapping?["session"] == "s2")
    }

    @Test func aTakeOverEndsWhatTheLoserDeclared() {
        let (owner, next) = (host.connect(), host.connect())
        _ = register(Self.everything, from: owner)
        let line = #"{"module":"shop","destinations":[{"type":"shop.list"}],"takeOver":true"#
        #expect(register(line + "}", from: next)?["guards"] == nil)
        #expect(ids(from: next).isEmpty)
        _ = register(Self.everything.replacing(#"{"module""#, with: #"{"takeOver":true,"module""#), from: owner)
        #expect(ids(from: next).count == 6)
        let guards = host.result("guard.list", from: next)?["guards"]?.array
        #expect(guards?.allSatisfy { $0["session"] == "s1" } == true)
    }

    @Test func unregisteringTheModuleEndsItsParts() {
        let owner = host.connect()
        _ = register(Self.everything, from: owner)
        #expect(host.result("module.unregister", #"{"module":"shop","types":["shop.item"]}"#, from: owner) != nil)
        #expect(ids(from: owner).count == 6)
        #expect(host.result("module.unregister", #"{"module":"shop"}"#, from: owner) != nil)
        #expect(ids(from: owner).isEmpty)
    }

    @Test func aGuardThatGoesLetsRequestsGoOn() {
        let (owner, client) = (host.connect(), host.connect())
        _ = register(
            #"{"module":"shop","destinations":[{"type":"shop.list"}],"guards":[{"name":"ask","on":"enter"}]}"#,
            from: owner
        )
        #expect(host.send(Requests.pushList, from: client) == [])
        _ = register(#"{"module":"shop","destinations":[],"guards":[]}"#, from: owner)
        #expect(host.take(client).first?.contains(#""changed":true"#) == true)
    }

    // MARK: All or nothing

    /// Parts that are refused, where, and why.
    @Test(
        arguments: [
            (#""guards":[{"name":"a","on":"enter"},{"name":"b","on":"sometimes"}]"#, "guards", 1, "invalid_params"),
            (#""guards":[{"name":"a","on":"enter","scene":"none"}]"#, "guards", 0, "unknown_scene"),
            (#""receivers":[{"route":"a.b"},{"route":"a.b","color":1}]"#, "receivers", 1, "invalid_params"),
            (#""receivers":[{"route":"a.b","navigator":"n99"}]"#, "receivers", 0, "unknown_navigator"),
            (#""urls":[{"pattern":"a://b","ask":true},{"pattern":"a://b","ask":true}]"#, "urls", 1, "invalid_params"),
            (#""urls":[{"pattern":"a://:x/:x","ask":true}]"#, "urls", 0, "url_pattern_invalid"),
            (#""urls":[{"pattern":"help://page","ask":true}]"#, "urls", 0, "url_conflict"),
            (#""urls":[{"pattern":"a://b","ask":true,"module":"help"}]"#, "urls", 0, "invalid_params"),
            (
                #""mappings":[{"from":"a.b","to":"c.d"},{"from":"a.b","to":"e.f"}]"#, "mappings", 1,
                "invalid_params"
            ),
            (#""mappings":[{"from":"a.b","to":"c.d"},{"from":"a.c","to":"d"}]"#, "mappings", 1, "invalid_params"),
            (
                #""mappings":[{"from":"a.b","to":"c.d"},{"from":"a.c","to":"d.e","scene":"x"}]"#, "mappings", 1,
                "unknown_scene"
            ),
            (#""flows":[{"name":"a"},{"name":"a"}]"#, "flows", 1, "invalid_params"),
            (#""flows":[{"name":"a","schema":{"typ":1}}]"#, "flows", 0, "invalid_schema"),
        ]
    )
    func aRefusedPartChangesNothing(part: String, list: String, index: Int, name: String) {
        let (owner, other) = (host.connect(), host.connect())
        _ = register(#"{"module":"help","destinations":[],"urls":[{"pattern":"help://page","ask":true}]}"#, from: other)
        _ = register(Self.everything, from: owner)
        let before = (ids(from: owner), host.result("tree.get", from: owner))
        let line = #"{"module":"shop","destinations":[{"type":"shop.cart"}],"replaces":true,\#(part)}"#
        let data = refusal(line, from: owner)
        #expect(data?["name"]?.string == name && data?["list"]?.string == list)
        #expect(data?["index"] == .integer(Int64(index)))
        #expect(ids(from: owner) == before.0 && host.result("tree.get", from: owner) == before.1)
        let types = host.result("destination.list", #"{"module":"shop"}"#, from: owner)?["destinations"]?.array
        #expect(types?.compactMap { $0["type"]?.string } == ["shop.item", "shop.list"])
    }

    @Test func aRefusedTypeNamesItsPlace() {
        let owner = host.connect()
        let data = refusal(
            #"{"module":"shop","destinations":[{"type":"shop.a"},{"type":"help.b"}],"guards":[{"name":"a","on":"enter"}]}"#,
            from: owner
        )
        #expect(data?["list"] == "destinations" && data?["index"] == 1 && ids(from: owner).isEmpty)
    }

    @Test func everyLimitHolds() {
        let host = Harness {
            $0.guards = 2
            $0.receivers = 1
            $0.urlPatterns = 1
            $0.attachments = 1
            $0.registrationBytes = 4096
        }
        let owner = host.connect()
        func refused(_ part: String) -> JSONValue? {
            host.error("module.register", #"{"module":"shop","destinations":[],\#(part)}"#, from: owner)?["data"]
        }
        let guarded = #"{"name":"a","on":"enter"}"#
        #expect(refused(#""guards":[\#(guarded),\#(guarded),\#(guarded)]"#)?["limit"] == "guards")
        #expect(refused(#""receivers":[{"route":"a.b"},{"route":"a.c"}]"#)?["limit"] == "receivers")
        #expect(refused(#""urls":[{"pattern":"a://b","ask":true},{"pattern":"a://c","ask":true}]"#)?["index"] == 1)
        let mappings = #""mappings":[{"from":"a.b","to":"a.c"},{"from":"a.d","to":"a.c"}]"#
        #expect(refused(mappings)?["limit"] == "attachments")
        let data = String(repeating: "x", count: 5000)
        #expect(refused(#""flows":[{"name":"a","data":"\#(data)"}]"#)?["limit"] == "registrationBytes")
        let full = #"{"module":"shop","destinations":[],"guards":[\#(guarded),{"name":"b","on":"leave"}]}"#
        #expect(host.result("module.register", full, from: owner)?["guards"] == ["g1", "g2"])
        let exchanged = full.replacing(#""b""#, with: #""c""#)
        #expect(host.result("module.register", exchanged, from: owner)?["guards"] == ["g1", "g3"], "one makes room")
    }

    @Test func aFailingStoreRefusesIdsThatDoNotHold() {
        let host = Harness(hasStore: true)
        let owner = host.connect()
        host.storeFails = true
        #expect(host.error("module.register", Self.everything, from: owner)?["data"]?["name"] == "store_failed")
        host.storeFails = false
        host.reconcile()
        let answer = host.result("module.register", Self.everything, from: owner)
        #expect(answer?["mappings"] == ["a2"] && answer?["guards"] == ["g1", "g2"])
        #expect(host.brokenInvariant(of: "main") == nil)
    }

    // MARK: Flows

    @Test func aDeclaredFlowBeginsWithItsStep() {
        let (owner, client) = (host.connect(), host.connect())
        _ = register(Self.everything, from: owner)
        let started = host.result("flow.start", #"{"name":"order","module":"shop"}"#, from: client)
        #expect(started?["shown"] != nil)
        let flow = host.result("flow.list", from: client)?["flows"]?.array?.first
        #expect(flow?["data"]?["step"] == 1 && flow?["module"] == "shop")
        let own = #"{"name":"order","module":"shop","type":"shop.list","data":2}"#
        #expect(host.result("flow.start", own, from: client)?["shown"] != nil)
        #expect(host.result("flow.list", from: client)?["flows"]?.array?.last?["data"] == 2)
        #expect(host.result("flow.start", #"{"name":"other","module":"shop"}"#, from: client)?["shown"] == nil)
    }

    @Test func aDeclaredFlowEndsWithItsDeclaration() {
        let owner = host.connect()
        _ = register(Self.everything, from: owner)
        _ = register(#"{"module":"shop","destinations":[],"flows":[]}"#, from: owner)
        #expect(host.result("flow.start", #"{"name":"order"}"#, from: owner)?["shown"] == nil)
    }
}

/// Which parts stay.
struct PartMatchTests {
    @Test func equalPartsKeepTheirIds() {
        let parts = [1: "a", 2: "b", 3: "a"]
        let match = PartMatch(of: ["a", "c", "a", "a"], among: [1, 2, 3]) { parts[$0] == $1 }
        #expect(match.kept == [1, nil, 3, nil] && match.gone == [2])
    }

    @Test func nothingStaysOfNothing() {
        let match = PartMatch(of: ["a"], among: []) { (_: Int, _: String) in true }
        #expect(match.kept == [nil] && match.gone.isEmpty)
    }
}
