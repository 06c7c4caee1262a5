import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Content and messages that types declare, and the visible state of content.
struct TypedContentTests {
    private let host = Harness()
    private let shop: SessionID
    private let user: SessionID

    private static let registration = """
        {"id":0,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.list","provides":true,\
        "content":{"type":"object","required":["title"]},"messages":{"rename":{"type":"string"},"clear":{"type":"null"}}},\
        {"type":"shop.item"},{"type":"shop.page","provides":true}]}}
        """

    init() {
        shop = host.connect()
        user = host.connect()
        host.send(Self.registration, from: shop)
    }

    private func entry(_ id: String = "e2") -> JSONValue? {
        host.result("entry.get", #"{"entry":"\#(id)"}"#, from: user)
    }

    private func push(_ type: String = "shop.list") {
        host.send(#"{"id":1,"method":"push","params":{"type":"\#(type)"}}"#, from: user)
        host.take(shop)
    }

    // MARK: The state

    @Test func contentIsPendingUntilTheModuleAnswers() {
        push()
        #expect(entry()?["contentState"] == "pending")
        host.send(#"{"id":"q1","result":[{"content":{"title":"Shop"}}]}"#, from: shop)
        #expect(entry()?["contentState"] == "supplied")
        push("shop.item")
        #expect(entry("e3")?["contentState"] == nil, "its type supplies none")
    }

    @Test func nullIsTheWordThatThereIsNone() {
        push()
        host.send(#"{"id":1,"method":"watch"}"#, from: user)
        host.send(#"{"id":"q1","result":[null]}"#, from: shop)
        #expect(host.take(user).last?.contains(#""contentState":"none""#) == true)
        host.send(#"{"id":1,"method":"entry.provide","params":{"entry":"e2","content":{"title":"x"}}}"#, from: shop)
        host.send(#"{"id":1,"method":"entry.provide","params":{"entry":"e2"}}"#, from: shop)
        #expect(entry()?["contentState"] == "none")
    }

    @Test func contentThatComesTooLateHasFailed() {
        push()
        host.advance(seconds: 61)
        #expect(entry()?["contentState"] == "failed")
        #expect(entry()?["contentFailure"]?.string?.contains("did not answer within") == true)
        #expect(entry()?["revision"] == 2)
    }

    @Test func answerOfAnErrorHasFailedWithItsWords() {
        push()
        host.send(#"{"id":"q1","error":{"code":1,"message":"out of stock"}}"#, from: shop)
        #expect(entry()?["contentFailure"]?.string?.contains("out of stock") == true)
        let navigators = host.result("tree.get", from: user)?["navigators"]?.array
        #expect(navigators?.first?["path"]?.array?.first?["contentState"] == "failed")
    }

    @Test func eachEntryOfAnAnswerIsCheckedByItself() {
        host.send(
            #"{"id":1,"method":"path.append","params":{"path":[{"type":"shop.list"},{"type":"shop.list"}]}}"#,
            from: user
        )
        host.send(#"{"id":"q1","result":[{"content":{"name":"x"}},{"content":{"title":"y"}}]}"#, from: shop)
        #expect(entry("e2")?["contentState"] == "failed" && entry("e2")?["content"] == nil)
        #expect(entry("e2")?["contentFailure"]?.string?.contains("title") == true)
        #expect(entry("e3")?["content"] == ["title": "y"])
    }

    @Test func contentStaysPendingWhileTheModuleIsAwayAndIsAskedForAgain() {
        push()
        host.close(shop)
        #expect(entry()?["contentState"] == "pending")
        let next = host.connect()
        host.send(Self.registration, from: next)
        host.send(#"{"id":"q2","error":{"code":1,"message":"no"}}"#, from: next)
        #expect(entry()?["contentState"] == "failed")
        #expect(host.send(Self.registration, from: next).contains { $0.contains("type.provide") })
        #expect(entry()?["contentState"] == "pending")
    }

    @Test func contentSuppliedUnaskedIsNotLostByALateFailure() {
        push()
        host.send(#"{"id":1,"method":"entry.provide","params":{"entry":"e2","content":{"title":"x"}}}"#, from: shop)
        host.send(#"{"id":"q1","error":{"code":1,"message":"no"}}"#, from: shop)
        #expect(entry()?["contentState"] == "supplied")
    }

    @Test func typeThatBeginsToSupplyContentMakesItsEntriesPending() {
        push("shop.item")
        let again = """
            {"id":0,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.item","provides":true}]}}
            """
        host.send(again, from: shop)
        #expect(entry()?["contentState"] == "pending")
        host.send(again.replacing("true", with: "false"), from: shop)
        #expect(entry()?["contentState"] == nil)
    }

    // MARK: The schemas

    @Test func contentSuppliedUnaskedIsChecked() {
        push()
        let refused = host.error("entry.provide", #"{"entry":"e2","content":{"titel":"x"}}"#, from: shop)
        #expect(refused?["data"]?["name"] == "invalid_arguments" && refused?["data"]?["content"] == true)
        #expect(entry()?["revision"] == 1, "refused means untouched")
        #expect(host.error("entry.provide", #"{"entry":"e2","links":[]}"#, from: shop) == nil, "without content")
        push("shop.page")
        #expect(host.error("entry.provide", #"{"entry":"e3","content":7}"#, from: shop) == nil, "declares no schema")
    }

    @Test func messageIsCheckedWhenItIsSent() {
        push()
        let unknown = host.error("entry.ask", #"{"entry":"e2","name":"renam","message":"x"}"#, from: user)
        #expect(unknown?["data"]?["name"] == "unknown_message" && unknown?["data"]?["nearest"] == "rename")
        let unnamed = host.error("entry.ask", #"{"entry":"e2","message":"x"}"#, from: user)
        #expect(unnamed?["data"]?["messages"] == ["clear", "rename"])
        let wrong = host.error("entry.ask", #"{"entry":"e2","name":"rename","message":7}"#, from: user)
        #expect(wrong?["data"]?["name"] == "invalid_arguments" && wrong?["data"]?["message"] == "rename")
        #expect(host.take(shop) == [], "the module is not asked")
        host.send(#"{"id":2,"method":"entry.ask","params":{"entry":"e2","name":"rename","message":"x"}}"#, from: user)
        #expect(host.take(shop).last?.contains(#""name":"rename","message":"x""#) == true)
    }

    @Test func typeWithoutMessagesTakesAnyWithOrWithoutName() {
        push("shop.item")
        host.send(#"{"id":2,"method":"entry.ask","params":{"entry":"e2","message":[1]}}"#, from: user)
        #expect(host.take(shop).last?.contains(#""arguments":{},"message":[1]"#) == true)
        host.send(#"{"id":3,"method":"entry.ask","params":{"entry":"e2","name":"any","message":1}}"#, from: user)
        #expect(host.take(shop).last?.contains(#""name":"any""#) == true)
    }

    @Test func typesShowWhatTheyDeclare() {
        let list = host.result("destination.get", #"{"type":"shop.list"}"#, from: user)
        #expect(list?["content"] == ["type": "object", "required": ["title"]])
        #expect(list?["messages"]?["clear"] == ["type": "null"])
    }

    @Test(arguments: [
        (#""content":{"type":7}"#, "invalid_schema"), (#""content":7"#, "invalid_params"),
        (#""messages":{"a":{"type":7}}"#, "invalid_schema"), (#""messages":[]"#, "invalid_params"),
        (#""messages":{"a b":true}"#, "invalid_params"),
        (#""messages":{\#((0...64).map { #""m\#($0)":true"# }.joined(separator: ","))}"#, "invalid_params"),
    ])
    func wrongDeclarationsAreRefused(member: String, name: String) {
        let params = #"{"module":"shop","destinations":[{"type":"shop.list",\#(member)}]}"#
        #expect(host.error("module.register", params, from: shop)?["data"]?["name"] == .string(name))
    }

    @Test func declaredSchemasCountAsRegisteredText() {
        let host = Harness { $0.registrationBytes = 4_000 }
        let module = host.connect()
        let text = String(repeating: "x", count: 4_000)
        let params =
            #"{"module":"shop","destinations":[{"type":"shop.list","messages":{"a":{"const":"\#(text)"}}}]}"#
        #expect(host.error("module.register", params, from: module)?["data"]?["name"] == "limit_reached")
    }
}
