import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// Navigators that say which types and roles their paths accept.
@Suite(.onSharedThreads)
struct AcceptanceTests {
    private let host = Harness()
    private let client: SessionID

    /// A tab `shop` for the shop's types and the role `help`, and a free tab `free` in front with an item.
    init() {
        client = host.connect()
        for (module, types) in [
            ("shop", #"{"type":"shop.list"},{"type":"shop.item"}"#),
            ("help", #"{"type":"help.page","roles":["help"]},{"type":"help.chat"}"#),
        ] {
            host.send(
                #"{"id":0,"method":"module.register","params":{"module":"\#(module)","destinations":[\#(types)]}}"#,
                from: client
            )
        }
        #expect(host.result("navigator.create", #"{"name":"shop",\#(Self.accepts)}"#, from: client) != nil)
        #expect(host.result("navigator.create", #"{"name":"free","select":true}"#, from: client) != nil)
        #expect(host.result("push", #"{"type":"help.chat","navigator":"free"}"#, from: client) != nil)
    }

    private static let accepts = #""accepts":{"types":["shop.*"],"roles":["help"]}"#

    private func refusal(_ method: String, _ params: String) -> JSONValue? {
        host.error(method, params, from: client)?["data"]
    }

    private func path(of navigator: String) -> [JSONValue?]? {
        host.result("path.get", #"{"navigator":"\#(navigator)"}"#, from: client)?["path"]?.array?.map { $0["type"] }
    }

    // MARK: Accepting

    @Test(arguments: ["shop.list", "shop.item", "help.page"])
    func itAcceptsItsTypesAndRoles(type: String) {
        #expect(host.result("push", #"{"type":"\#(type)","navigator":"shop"}"#, from: client) != nil)
    }

    @Test func aRefusalSaysWhatItAccepts() {
        let data = refusal("push", #"{"type":"help.chat","navigator":"shop"}"#)
        #expect(data?["name"] == "path_refused" && data?["rule"] == "accepts" && data?["type"] == "help.chat")
        #expect(data?["accepted"] == ["types": ["shop.*"], "roles": ["help"]])
        #expect(data?["needed"] == ["shop.*", "help"] && data?["source"] == "navigator" && data?["position"] == 0)
        #expect(path(of: "shop") == [])
    }

    /// Every request that would bring another type into the path.
    @Test(
        arguments: [
            ("path.set", #"{"navigator":"shop","path":[{"type":"shop.list"},{"type":"help.chat"}]}"#),
            ("path.append", #"{"navigator":"shop","path":[{"type":"help.chat"}]}"#),
            ("path.insert", #"{"navigator":"shop","at":0,"path":[{"type":"help.chat"}]}"#),
            ("replace", #"{"navigator":"shop","type":"help.chat"}"#),
            ("navigate", #"{"navigator":"shop","type":"help.chat","method":"push"}"#),
            ("state.set", #"{"navigator":"shop","state":[{"path":[{"type":"help.chat"}]}]}"#),
            (
                "transaction",
                #"{"operations":[{"method":"push","params":{"navigator":"shop","type":"help.chat"}}]}"#
            ),
        ]
    )
    func anotherTypeIsRefused(method: String, params: String) {
        let before = host.result("tree.get", from: client)
        #expect(refusal(method, params) != nil)
        #expect(host.result("tree.get", from: client) == before)
    }

    @Test func aMappingLeadsToWhatIsChecked() {
        let mapping = #"{"navigator":"shop","from":"old.page","to":"help.chat"}"#
        #expect(host.result("mapping.add", mapping, from: client) != nil)
        #expect(refusal("push", #"{"navigator":"shop","type":"old.page"}"#)?["rule"] == "accepts")
        #expect(
            host.result("mapping.add", #"{"navigator":"shop","from":"old.page","to":"shop.list"}"#, from: client) != nil
        )
        #expect(host.result("push", #"{"navigator":"shop","type":"old.page"}"#, from: client) != nil)
        #expect(path(of: "shop") == ["shop.list"])
    }

    @Test func aGuardsRedirectionIsChecked() {
        let keeper = host.connect()
        #expect(host.result("guard.add", #"{"name":"g","on":"enter","types":["shop.*"]}"#, from: keeper) != nil)
        host.send([(#"{"id":7,"method":"push","params":{"navigator":"shop","type":"shop.list"}}"#, client)])
        host.take(keeper)
        host.send([(#"{"id":"q1","result":{"verdict":"redirect","type":"help.chat"}}"#, keeper)])
        #expect(host.take(client).last?.contains(#""rule":"accepts""#) == true && path(of: "shop") == [])
    }

    @Test func whatIsNotInThePathIsFree() {
        #expect(
            host.result("present", #"{"navigator":"shop","type":"help.chat","method":"sheet"}"#, from: client) != nil
        )
        let tab = #"{"name":"other","root":{"type":"help.chat"},"accepts":{"types":["shop.list"]}}"#
        #expect(host.result("navigator.create", tab, from: client) != nil)
        #expect(host.result("push", #"{"navigator":"free","type":"help.chat"}"#, from: client) != nil)
    }

    // MARK: Moves, links and URLs

    /// An entry that is not accepted any more stays, and what does not touch its place goes on.
    @Test func aMoveIsCheckedWhereItChangesThePath() {
        let types = ["help.page", "shop.list", "shop.item"].map { #"{"type":"\#($0)"}"# }.joined(separator: ",")
        let set = host.result("path.set", #"{"navigator":"shop","path":[\#(types)]}"#, from: client)
        let entries = set?["path"]?.array?.compactMap(\.string) ?? []
        func move(_ entry: Int, before other: Int) -> Reply {
            host.ask("path.move", #"{"entry":"\#(entries[entry])","before":"\#(entries[other])"}"#, from: client)
        }
        #expect(move(2, before: 0).result?["position"] == 0 && move(0, before: 2).result?["position"] == 0)
        let without = #"{"module":"help","destinations":[{"type":"help.page"}]}"#
        #expect(host.result("module.register", without, from: client) != nil)
        #expect(move(1, before: 2).result?["changed"] == true)
        #expect(path(of: "shop") == ["help.page", "shop.list", "shop.item"])
        #expect(move(2, before: 0).refusal == "path_refused" && move(0, before: 2).refusal == "path_refused")
        #expect(path(of: "shop") == ["help.page", "shop.list", "shop.item"])
    }

    @Test func aLinkIsChecked() {
        let shown = host.result("push", #"{"type":"shop.list","navigator":"shop"}"#, from: client)
        let list = shown?["entry"]?.string ?? ""
        let links = #"[{"link":"chat","type":"help.chat"},{"link":"help","type":"help.page"}]"#
        #expect(host.result("entry.provide", #"{"entry":"\#(list)","links":\#(links)}"#, from: client) != nil)
        #expect(refusal("entry.follow", #"{"entry":"\#(list)","link":"chat"}"#)?["rule"] == "accepts")
        #expect(path(of: "shop") == ["shop.list"])
        #expect(host.result("entry.follow", #"{"entry":"\#(list)","link":"help"}"#, from: client) != nil)
        #expect(path(of: "shop") == ["shop.list", "help.page"])
    }

    @Test func aURLIsChecked() {
        for (pattern, types) in [("/chat", ["shop.list", "help.chat"]), ("/help", ["shop.list", "help.page"])] {
            let items = types.map { #"{"type":"\#($0)"}"# }.joined(separator: ",")
            let params = #"{"pattern":"\#(pattern)","to":[\#(items)],"navigator":"shop","module":"shop"}"#
            #expect(host.result("url.register", params, from: client) != nil)
        }
        let failed = host.ask("url.open", #"{"url":"/chat"}"#, from: client)
        #expect(failed.lines.joined().contains(#""rule":"accepts""#) && path(of: "shop") == ["shop.list"])
        #expect(host.result("popAll", #"{"navigator":"shop"}"#, from: client) != nil)
        #expect(host.result("url.open", #"{"url":"/help"}"#, from: client)?["outcome"] == "completed")
        #expect(path(of: "shop") == ["shop.list", "help.page"])
    }

    // MARK: Showing and keeping

    @Test func treeAndStateShowIt() {
        let navigators = host.result("tree.get", from: client)?["navigators"]?.array
        let accepts = navigators?.compactMap { $0["accepts"] }
        #expect(accepts == [["types": ["shop.*"], "roles": ["help"]]])
        let state = host.result("state.get", from: client)?["state"]
        #expect(state?.array?.compactMap { $0["accepts"] } == accepts)
        // The same state is there already, and another scene gets it as well.
        let text = state?.serialized().description ?? ""
        #expect(host.result("state.set", #"{"state":\#(text)}"#, from: client)?["changed"] == false)
        #expect(host.result("scene.create", #"{"scene":"two"}"#, from: client) != nil)
        #expect(host.result("state.set", #"{"scene":"two","state":\#(text)}"#, from: client)?["changed"] == true)
        let two = host.result("state.get", #"{"scene":"two"}"#, from: client)?["state"]
        #expect(two == state)
    }

    @Test func aStateThatSaysNothingKeepsItAndAnotherMakesANewNavigator() {
        let plain =
            #"[{"path":[]},{"name":"shop","path":[]},{"name":"free","path":[{"type":"help.chat"}],"selected":true}]"#
        #expect(host.result("state.set", #"{"state":\#(plain)}"#, from: client)?["changed"] == false)
        let other = #"[{"path":[]},{"name":"shop","path":[],"accepts":{"types":["*"]}},{"name":"free","path":[]}]"#
        #expect(host.result("state.set", #"{"state":\#(other)}"#, from: client)?["changed"] == true)
        #expect(host.result("push", #"{"type":"help.chat","navigator":"shop"}"#, from: client) != nil)
    }

    @Test func planAndRulesCheckKnowIt() {
        let operation = #"{"method":"push","params":{"navigator":"shop","type":"help.chat"}}"#
        let plan = host.result("plan", #"{"operations":[\#(operation)]}"#, from: client)
        #expect(plan?["allowed"] == false && plan?["refusal"]?["data"]?["rule"] == "accepts")
        #expect(host.result("push", #"{"type":"help.page","navigator":"shop"}"#, from: client) != nil)
        // The module takes the role from its type.
        let without = #"{"module":"help","destinations":[{"type":"help.page"}]}"#
        #expect(host.result("module.register", without, from: client)?["violations"] == nil)
        let found = host.result("rules.check", from: client)?["violations"]?.array
        #expect(found?.map { $0["rule"] } == ["accepts"] && found?.first?["type"] == "help.page")
    }

    @Test(arguments: [#"{}"#, #"{"types":[]}"#, #"{"types":["shop"]}"#, #"{"roles":[""]}"#, #"["shop.*"]"#])
    func anotherFormIsRefused(accepts: String) {
        #expect(refusal("navigator.create", #"{"accepts":\#(accepts)}"#)?["parameter"] != nil)
    }

    @Test func aPresentationWithoutAPathAcceptsNothing() {
        let sheet = #"{"kind":"presentation","method":"alert","accepts":{"types":["*"]}}"#
        #expect(refusal("navigator.create", sheet)?["parameter"] == "accepts")
    }
}
