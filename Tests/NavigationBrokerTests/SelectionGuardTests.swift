import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// Guards that are asked before another stack comes to the front.
@Suite(.onSharedThreads)
struct SelectionGuardTests {
    private let host = Harness()
    private let keeper: SessionID
    private let asker: SessionID

    /// Two tabs, `home` in front with a list and `search` with an item.
    init() {
        keeper = host.connect()
        asker = host.connect()
        host.send(Requests.shop, from: asker)
        let state = #"""
            [{"path":[]},{"name":"home","parent":0,"path":[{"type":"shop.list"}],"selected":true},\#
            {"name":"search","parent":0,"path":[{"type":"shop.item"}]}]
            """#
        #expect(host.result("state.set", #"{"state":\#(state)}"#, from: asker) != nil)
    }

    // MARK: Words

    private func add(_ more: String = "") {
        #expect(host.result("guard.add", #"{"name":"form","on":"select"\#(more)}"#, from: keeper) != nil)
    }

    private func question() -> (id: String, params: JSONValue)? {
        let lines = host.take(keeper).compactMap { try? RawJSON(parsing: $0).value() }
        guard let line = lines.last(where: { $0["method"] == "guard.ask" }), let id = line["id"]?.string,
            let params = line["params"]
        else { return nil }
        return (id, params)
    }

    private func vote(_ id: String?, _ answer: String) {
        host.send([(#"{"id":"\#(id ?? "none")","result":\#(answer)}"#, keeper)])
    }

    private func answer() -> JSONValue? {
        host.take(asker).compactMap { try? RawJSON(parsing: $0).value() }.last
    }

    private func send(_ method: String, _ params: String) {
        host.send([(#"{"id":7,"method":"\#(method)","params":\#(params)}"#, asker)])
    }

    private func selected() -> JSONValue? {
        let tree = host.result("tree.get", from: host.connect())
        let navigators = tree?["navigators"]?.array ?? []
        let selected = navigators.first { $0["id"] == "n1" }?["selected"]
        return navigators.first { $0["id"] == selected }?["name"]
    }

    // MARK: The question

    @Test func itIsAskedWithBothStacks() {
        add()
        send("navigator.select", #"{"navigator":"search"}"#)
        let asked = question()
        #expect(asked?.params["on"] == "select" && asked?.params["entries"] == [])
        let selection = asked?.params["selections"]?.array?.first
        #expect(selection?["navigator"] == "n1")
        #expect(selection?["from"]?["name"] == "home" && selection?["from"]?["type"] == "shop.list")
        #expect(selection?["to"]?["name"] == "search" && selection?["to"]?["type"] == "shop.item")
        #expect(selection?["from"]?["entry"] != nil && selected() == "home")
        vote(asked?.id, #"{"verdict":"allow"}"#)
        #expect(answer()?["result"]?["changed"] == true && selected() == "search")
    }

    @Test func aDenialSaysWhat() {
        add()
        send("navigator.select", #"{"navigator":"search"}"#)
        vote(question()?.id, #"{"verdict":"deny","reason":"unsaved"}"#)
        let error = answer()?["error"]
        #expect(error?["data"]?["name"] == "denied" && error?["data"]?["on"] == "select")
        #expect(error?["message"] == #"The guard "form" denies selecting search: unsaved"#)
        #expect(selected() == "home")
    }

    @Test func aRedirectionStaysInTheStackInFront() {
        add()
        send("navigator.select", #"{"navigator":"search"}"#)
        vote(question()?.id, #"{"verdict":"redirect","type":"shop.list"}"#)
        #expect(answer()?["result"]?["redirected"] != nil && selected() == "home")
        let path = host.result("path.get", #"{"navigator":"home"}"#, from: host.connect())?["path"]?.array
        #expect(path?.map { $0["type"] } == ["shop.list", "shop.list"])
    }

    // MARK: When

    /// Every request that brings another stack to the front.
    @Test(
        arguments: [
            ("navigator.select", #"{"navigator":"search"}"#),
            ("navigator.create", #"{"name":"new","select":true,"root":{"type":"shop.item"}}"#),
            ("navigator.close", #"{"navigator":"home"}"#), ("column.show", #"{"navigator":"home","type":"shop.item"}"#),
            (
                "state.set",
                #"{"state":[{"path":[]},{"name":"home","parent":0,"path":[]},{"name":"search","parent":0,"path":[],"selected":true}]}"#
            ),
            (
                "transaction",
                #"{"operations":[{"method":"popAll","params":{"navigator":"home"}},{"method":"navigator.select","params":{"navigator":"search"}}]}"#
            ),
        ]
    )
    func itIsAskedAbout(method: String, params: String) {
        add()
        send(method, params)
        let asked = question()
        let selection = asked?.params["selections"]?.array?.first
        // The stack that was in front before the request. The request may have closed or changed it.
        #expect(selection?["from"]?["name"] == "home" && selection?["from"]?["type"] == "shop.list")
        #expect((selection?["to"]?["navigator"] == nil) == (method == "navigator.create"))
        #expect(selected() == "home")
        vote(asked?.id, #"{"verdict":"allow"}"#)
        #expect(answer()?["result"] != nil && selected() != "home")
    }

    @Test func undoSelectsAgain() {
        send("navigator.select", #"{"navigator":"search"}"#)
        _ = answer()
        add()
        send("undo", "{}")
        #expect(question()?.params["selections"]?.array?.first?["to"]?["name"] == "home")
    }

    /// Requests that change no choice.
    @Test(
        arguments: [
            ("navigator.select", #"{"navigator":"home"}"#), ("navigator.create", #"{"name":"new","select":false}"#),
            ("navigator.create", #"{"name":"first","parent":"home"}"#), ("navigator.close", #"{"navigator":"search"}"#),
            ("push", #"{"type":"shop.item"}"#),
            (
                "transaction",
                #"{"operations":[{"method":"navigator.select","params":{"navigator":"search"}},{"method":"navigator.select","params":{"navigator":"home"}}]}"#
            ),
        ]
    )
    func itIsNotAskedAbout(method: String, params: String) {
        add()
        send(method, params)
        #expect(question() == nil && answer()?["result"] != nil)
    }

    @Test(
        arguments: [
            (#","types":["shop.list"]"#, true), (#","types":["shop.item"]"#, true), (#","types":["other.*"]"#, false),
            (#","navigator":"home""#, true), (#","navigator":"search""#, true), (#","navigator":"third""#, false),
            (#","scene":"main""#, true), (#","roles":["none"]"#, false),
        ]
    )
    func itIsAboutOneOfTheTwo(more: String, isAsked: Bool) {
        send("navigator.create", #"{"name":"third","select":false}"#)
        _ = answer()
        add(more)
        send("navigator.select", #"{"navigator":"search"}"#)
        #expect((question() != nil) == isAsked)
    }

    // MARK: Links and URLs

    /// A link shows its destination where its entry is, and so leaves the other stack in front.
    @Test func aLinkInAnotherStackIsNotAskedAbout() {
        let path = host.result("path.get", #"{"navigator":"search"}"#, from: asker)?["path"]?.array
        let entry = path?.first?["id"]?.string
        let links = #"{"entry":"\#(entry ?? "")","links":[{"link":"more","type":"shop.list"}]}"#
        #expect(host.result("entry.provide", links, from: asker) != nil)
        add()
        send("entry.follow", #"{"entry":"\#(entry ?? "")","link":"more"}"#)
        #expect(question() == nil && answer()?["result"]?["changed"] == true && selected() == "home")
        #expect(host.result("path.get", #"{"navigator":"search"}"#, from: asker)?["count"] == 2)
    }

    @Test(arguments: [(#"{"verdict":"allow"}"#, "search"), (#"{"verdict":"deny","reason":"unsaved"}"#, "home")])
    func aURLThatSelectsIsAskedAbout(verdict: String, inFront: String) {
        let receiver = #"{"value":"shop.search","navigator":"n1","auto":{"select":"search"}}"#
        #expect(host.result("receiver.add", receiver, from: asker) != nil)
        let url = #"{"pattern":"/search","to":[{"value":"shop.search"}]}"#
        #expect(host.result("url.register", url, from: asker) != nil)
        add()
        send("url.open", #"{"url":"/search"}"#)
        let asked = question()
        #expect(asked?.params["selections"]?.array?.first?["to"]?["name"] == "search" && selected() == "home")
        vote(asked?.id, verdict)
        let answer = answer()
        #expect(selected()?.string == inFront)
        let isDenied = inFront == "home"
        #expect((answer?["error"]?["data"]?["name"] == "denied") == isDenied)
        #expect((answer?["result"]?["steps"]?.array?.first?["outcome"] == "selected") == !isDenied)
    }

    // MARK: Waiting and planning

    @Test func itsPlanListsIt() {
        add()
        let operation = #"{"method":"navigator.select","params":{"navigator":"search"}}"#
        let plan = host.result("plan", #"{"operations":[\#(operation)]}"#, from: asker)
        #expect(plan?["guards"]?.array?.map { $0["on"] } == ["select"])
    }

    @Test func anotherChoiceWaitsBehindIt() {
        let other = host.connect()
        #expect(host.result("navigator.create", #"{"name":"third","select":false}"#, from: other) != nil)
        add()
        send("navigator.select", #"{"navigator":"search"}"#)
        #expect(host.send(#"{"id":8,"method":"navigator.select","params":{"navigator":"third"}}"#, from: other) == [])
        #expect(host.result("push", #"{"type":"shop.item","navigator":"search"}"#, from: host.connect()) != nil)
        vote(question()?.id, #"{"verdict":"deny"}"#)
        #expect(host.take(other) == [])
        vote(question()?.id, #"{"verdict":"allow"}"#)
        #expect(host.take(other).first?.contains(#""changed":true"#) == true && selected() == "third")
    }

    @Test func withItsModuleAwayItDeniesTheChoice() {
        let door = host.connect()
        let guards = #"[{"name":"form","on":"select","away":"deny"}]"#
        let registration = #"{"module":"door","destinations":[],"guards":\#(guards)}"#
        #expect(host.result("module.register", registration, from: door) != nil)
        host.close(door)
        send("navigator.select", #"{"navigator":"search"}"#)
        #expect(answer()?["error"]?["data"]?["away"] == true && selected() == "home")
    }
}
