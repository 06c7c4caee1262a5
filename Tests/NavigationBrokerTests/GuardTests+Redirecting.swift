import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// A redirection leads to the navigator that the guarded entry was about, and a circle of guards is refused.
extension GuardTests {
    /// Shows a path in a tab behind the one in front, and gives the tab's id and its entries.
    private func rearTab() -> (tab: String, entries: [String]) {
        let create = #"{"kind":"stack","name":"%","select":true}"#
        let tab = host.result("navigator.create", create.replacing("%", with: "rear"), from: other)?["navigator"]?
            .string
        let path = #"{"navigator":"rear","path":[{"type":"shop.item"},{"type":"shop.item","arguments":{"id":2}}]}"#
        let entries = host.result("path.set", path, from: other)?["path"]?.array?.compactMap(\.string)
        #expect(host.result("navigator.create", create.replacing("%", with: "front"), from: other) != nil)
        return (tab ?? "none", entries ?? [])
    }

    /// Requests that name an entry or an operation in the tab behind.
    @Test(
        arguments: [
            #""method":"replace","params":{"entry":"ENTRY","type":"shop.list"}"#,
            #""method":"entry.follow","params":{"entry":"ENTRY","link":"next"}"#,
            #""method":"transaction","params":{"operations":[{"method":"push","params":{"navigator":"rear","type":"shop.list"}}]}"#,
            #""method":"path.set","params":{"navigator":"rear","path":[{"type":"shop.list"}]}"#,
            #""method":"flow.start","params":{"navigator":"rear","name":"order","type":"shop.list"}"#,
            #""method":"flow.next","params":{"flow":"FLOW","type":"shop.list"}"#,
            #""method":"flow.next","params":{"flow":"FLOW","type":"shop.list","method":"sheet"}"#,
            // The whole scene; only the tab behind changes.
            #""method":"state.set","params":{"state":[{},{"name":"rear","parent":0,"path":[{"type":"shop.list"}]},{"name":"front","parent":0,"selected":true}]}"#,
            #""method":"state.set","params":{"navigator":"rear","state":[{"path":[{"type":"shop.list"}]}]}"#,
            // The guarded entry stands in a sheet that is not there yet.
            """
            "method":"state.set","params":{"state":[{},{"name":"rear","parent":0,"path":[{"type":"shop.item"},{"type":"shop.item",\
            "arguments":{"id":2}}]},{"name":"front","parent":0,"selected":true},{"method":"managedSheet","parent":1,\
            "root":{"type":"shop.item"},"path":[{"type":"shop.list"}]}]}
            """,
            """
            "method":"transaction","params":{"operations":[{"method":"present","params":{"navigator":"rear","name":"sheet",\
            "method":"managedSheet","type":"shop.item"}},{"method":"push","params":{"navigator":"sheet","type":"shop.list"}}]}
            """,
        ]
    )
    func redirectionStaysInTheTab(request: String) {
        let (tab, entries) = rearTab()
        let link = #"{"entry":"\#(entries.last ?? "none")","content":{},"links":[{"link":"next","type":"shop.list"}]}"#
        #expect(host.result("entry.provide", link, from: keeper) != nil)
        let flow = host.result("flow.start", #"{"name":"tour","navigator":"rear"}"#, from: asker)?["flow"]?.string
        add(#"{"name":"login","on":"enter","types":["shop.list"]}"#)
        let named = request.replacing("ENTRY", with: entries.last ?? "none").replacing("FLOW", with: flow ?? "none")
        deliver(#"{"id":7,\#(named)}"#, from: asker)
        vote(questions().first?.id, #"{"verdict":"redirect","type":"account.login"}"#)
        #expect(answers()["7"]?["result"]?["navigator"]?.string == tab)
        #expect(path(of: "rear").last == "account.login" && path(of: "front").isEmpty)
    }

    @Test(
        arguments: [
            #""method":"entry.close","params":{"entry":"ENTRY"}"#, #""method":"pop","params":{"entry":"ENTRY"}"#,
        ]
    )
    func redirectionOfLeavingStaysInTheTab(request: String) {
        let (tab, entries) = rearTab()
        add(#"{"name":"unsaved","on":"leave","types":["shop.item"]}"#)
        deliver(#"{"id":7,\#(request.replacing("ENTRY", with: entries.last ?? "none"))}"#, from: asker)
        vote(questions().first?.id, #"{"verdict":"redirect","type":"account.login"}"#)
        #expect(answers()["7"]?["result"]?["navigator"]?.string == tab)
        #expect(path(of: "rear") == ["shop.item", "shop.item", "account.login"])
    }

    // MARK: Circles

    @Test func guardsThatPushOntoEachOthersNavigatorsAreRefused() {
        for name in ["a", "b"] {
            host.send(
                #"{"id":0,"method":"navigator.create","params":{"kind":"stack","name":"\#(name)"}}"#,
                from: other
            )
        }
        let second = host.connect()
        add(#"{"name":"first","on":"enter","types":["shop.list"],"navigator":"a"}"#)
        add(#"{"name":"second","on":"enter","types":["shop.list"],"navigator":"b"}"#, from: second)
        deliver(#"{"id":7,"method":"push","params":{"type":"shop.list","navigator":"a"}}"#, from: asker)
        deliver(#"{"id":8,"method":"push","params":{"type":"shop.list","navigator":"b"}}"#, from: asker)
        let (one, two) = (questions().first?.id ?? "", questions(second).first?.id ?? "")
        let push = #"{"id":5,"method":"push","params":{"type":"account.login","navigator":"NAME","during":"QUESTION"}}"#
        let onB = push.replacing("NAME", with: "b").replacing("QUESTION", with: one)
        let onA = push.replacing("NAME", with: "a").replacing("QUESTION", with: two)
        #expect(host.send(onB, from: keeper) == [], "it waits for the second guard")
        let refused = object(host.send(onA, from: second).first ?? "")
        #expect(refusal(refused) == "question_cycle")
        let chain = refused?["error"]?["data"]?["chain"]?.array?.compactMap { $0["question"]?.string }
        #expect(chain == [two, one])
        vote(two, #"{"verdict":"allow"}"#, from: second)
        #expect(answers()["8"]?["result"]?["changed"] == true, "the second guard can go on")
    }

    @Test func questionThatIsOverLinksNothing() {
        add(#"{"name":"login","on":"enter","types":["shop.list"]}"#)
        deliver(Self.push, from: asker)
        let question = questions().first?.id ?? ""
        vote(question, #"{"verdict":"allow"}"#)
        host.send(#"{"id":1,"method":"popAll"}"#, from: other)
        deliver(#"{"id":8,"method":"push","params":{"type":"shop.list","during":"\#(question)"}}"#, from: keeper)
        #expect(questions().count == 1, "the request goes its way")
        let never = #"{"id":9,"method":"push","params":{"type":"shop.list","navigator":"n1","during":"q99"}}"#
        host.send(#"{"id":2,"method":"request.cancel","params":{"request":8}}"#, from: keeper)
        #expect(refusal(object(host.send(never, from: keeper).first ?? "")) == "unknown_question")
    }
}
