import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Hints of requests, and what types bring for their presentations.
struct HintTests {
    private let host = Harness()
    private let client: SessionID

    init() {
        client = host.connect()
        host.send(
            """
            {"id":0,"method":"module.register","params":{"module":"shop","destinations":[\
            {"type":"shop.item","hints":{"detents":["medium"],"title":"Item"}},{"type":"shop.plain"},\
            {"type":"shop.remove","method":"alert","presentation":"question",\
            "buttons":[{"answer":"remove","role":"destructive"},{"answer":"keep","role":"cancel"}]}]}}
            """,
            from: client
        )
    }

    @discardableResult
    private func call(_ method: String, _ params: String) -> JSONValue? { host.result(method, params, from: client) }

    private func entry(_ id: String) -> JSONValue? { call("entry.get", #"{"entry":"\#(id)"}"#) }

    // MARK: Hints

    @Test(arguments: [
        (#"{"title":"Lamp"}"#, #"{"detents":["medium"],"title":"Lamp"}"#),
        (#"{"selected":"large"}"#, #"{"detents":["medium"],"title":"Item","selected":"large"}"#),
        (#"{"title":null}"#, #"{"detents":["medium"]}"#), ("{}", #"{"detents":["medium"],"title":"Item"}"#),
    ])
    func hintsOfARequestArePutOverThoseOfTheType(hints: String, merged: String) throws {
        call("push", #"{"type":"shop.item","hints":\#(hints)}"#)
        #expect(try entry("e2")?["hints"] == RawJSON(parsing: merged).value())
        call("push", #"{"type":"shop.item","arguments":{"id":2}}"#)
        #expect(entry("e3")?["hints"]?["title"] == "Item", "the type keeps its own")
    }

    @Test(arguments: [
        ("navigate", #"{"type":"shop.plain","hints":{"a":1}}"#), ("push", #"{"type":"shop.plain","hints":{"a":1}}"#),
        ("path.set", #"{"path":[{"type":"shop.plain","hints":{"a":1}}]}"#),
        ("path.append", #"{"path":[{"type":"shop.plain","hints":{"a":1}}]}"#),
        ("state.set", #"{"state":[{"path":[{"type":"shop.plain","hints":{"a":1}}]}]}"#),
    ])
    func everyWayInTakesHints(method: String, params: String) {
        call(method, params)
        #expect(call("path.get", "{}")?["path"]?.array?.first?["hints"] == ["a": 1])
    }

    @Test(arguments: [
        #"{"title":"Lamp"}"#, #"{"title":null,"detents":["large"]}"#, #"{"title":null,"detents":null}"#, "{}",
    ])
    func aStateBringsTheHintsOfItsRequests(hints: String) throws {
        call("push", #"{"type":"shop.item","hints":\#(hints)}"#)
        let shown = entry("e2")?["hints"]
        let state = try #require(call("state.get", "{}")?["state"])
        call("popAll", "{}")
        call("state.set", #"{"state":\#(state.serialized())}"#)
        #expect(call("path.get", "{}")?["path"]?.array?.first?["hints"] == shown)
    }

    @Test func hintsStayWithTheEntryWhenItsTypeIsRegisteredAgain() {
        call("push", #"{"type":"shop.plain","hints":{"a":1}}"#)
        call("module.register", #"{"module":"shop","destinations":[{"type":"shop.plain","hints":{"a":2}}]}"#)
        #expect(entry("e2")?["hints"] == ["a": 1])
    }

    @Test func hintsAreAnObjectAndAreNotSent() {
        #expect(host.error("push", #"{"type":"shop.plain","hints":7}"#, from: client)?["code"] == -32602)
        let sent = #"{"type":"shop.plain","method":"send","hints":{"a":1}}"#
        #expect(host.error("navigate", sent, from: client)?["data"]?["parameter"] == "hints")
    }

    // MARK: Presentations

    @Test func alertHasTheButtonsAndTheNameOfItsType() {
        call("navigate", #"{"type":"shop.remove"}"#)
        let shown = call("navigator.get", #"{"navigator":"question"}"#)
        #expect(shown?["buttons"]?.array?.map { $0["answer"] } == ["remove", "keep"])
        #expect(call("navigate", #"{"type":"shop.remove","navigator":"n1"}"#)?["changed"] == false)
        #expect(call("answer", #"{"entry":"e3","answer":"keep"}"#)?["changed"] == true)
    }

    @Test func requestHasTheLastWord() {
        call("navigate", #"{"type":"shop.remove","name":"own","buttons":[{"answer":"yes"}]}"#)
        #expect(call("navigator.get", #"{"navigator":"own"}"#)?["buttons"]?.array?.count == 1)
    }

    @Test func nameThatIsTakenIsLeftOut() {
        call("navigator.create", #"{"name":"question"}"#)
        let shown = call("navigate", #"{"type":"shop.remove","navigator":"n1"}"#)
        #expect(shown?["changed"] == true)
        let navigator = shown?["navigator"]?.string ?? ""
        #expect(call("navigator.get", #"{"navigator":"\#(navigator)"}"#)?["name"] == nil)
    }

    @Test func presentationThatReplacesItsLikeGetsTheName() {
        call("navigate", #"{"type":"shop.remove","navigator":"n1"}"#)
        call("navigate", #"{"type":"shop.remove","navigator":"n1","arguments":{"id":2}}"#)
        #expect(call("navigator.get", #"{"navigator":"question"}"#)?["root"]?["arguments"] == ["id": 2])
    }

    @Test func buttonsAreForAlertsAndDialogsOnly() {
        call("present", #"{"type":"shop.remove","method":"sheet"}"#)
        #expect(call("navigator.get", #"{"navigator":"question"}"#)?["buttons"] == nil)
    }

    @Test func stepOfAFlowHasThemToo() {
        call("flow.start", #"{"name":"f","type":"shop.remove"}"#)
        #expect(call("navigator.get", #"{"navigator":"question"}"#)?["buttons"]?.array?.count == 2)
    }

    @Test(arguments: [#""presentation":"a b""#, #""buttons":[]"#, #""buttons":[{"answer":"a"},{"answer":"a"}]"#])
    func wrongDeclarationsAreRefused(member: String) {
        let params = #"{"module":"shop","destinations":[{"type":"shop.item",\#(member)}]}"#
        #expect(host.error("module.register", params, from: client)?["code"] == -32602)
    }
}
