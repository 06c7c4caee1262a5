import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The spans that a host reports for traced requests and for the questions within them.
struct SpanTests {
    private static let member = #""traceparent":"\#(TraceparentTests.traceparent)""#
    private static let parent = SpanID(rawValue: 0xb7ad_6b71_6920_3331)

    private let host: Harness
    private let shop: SessionID
    private let user: SessionID

    init() { self.init(hasStore: false) }

    private init(hasStore: Bool) {
        host = Harness(hasStore: hasStore, isTracing: true)
        shop = host.connect()
        user = host.connect()
        host.send(Requests.shop, from: shop)
    }

    private var spans: [Span] { host.actions.compactMap { if case .span(let span) = $0 { span } else { nil } } }

    private func push(_ type: String = "shop.list", _ more: String = "") {
        host.ask("push", #"{"type":"\#(type)","navigator":"n1",\#(Self.member)\#(more)}"#, from: user)
    }

    @Test func requestHasOneWithWhatItDid() throws {
        push()
        let span = try #require(spans.first)
        #expect(spans.count == 1 && span.kind == .request && span.method == "push" && span.parent == Self.parent)
        #expect(span.session == user && span.module == nil && span.scene == "main" && span.revision == 1)
        #expect(span.failure == nil && span.id != nil)
        let cause = host.result("history.list", from: user)?["revisions"]?.array?.first?["cause"]
        #expect(cause?["traceparent"]?.string == "\(span.context)")
    }

    @Test func requestWithoutATraceHasNone() {
        host.send(Requests.pushList, from: user)
        host.ask("push", #"{"type":"shop.list","traceparent":"00-\#(spanless)-00"}"#, from: user)
        #expect(spans.isEmpty)
    }

    private let spanless = "0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331"

    @Test func refusedRequestSaysTheError() throws {
        push("shop.nothing")
        let failure = try #require(spans.first?.failure)
        #expect(failure.name == "unknown_destination" && failure.code == 203 && failure.message != nil)
    }

    @Test func guardsQuestionIsAChildAndTheRequestWaits() throws {
        host.ask("guard.add", #"{"name":"g","on":"enter","types":["shop.item"]}"#, from: shop)
        host.take(shop)
        push("shop.item")
        let asked = host.take(shop).last.flatMap { try? RawJSON(parsing: $0).value() }?["params"]
        #expect(spans.isEmpty)
        host.advance(seconds: 2)
        host.send(#"{"id":"q1","result":{"verdict":"allow"}}"#, from: shop)
        let (question, request) = (try #require(spans.first), try #require(spans.last))
        #expect(spans.count == 2 && question.kind == .question && request.kind == .request)
        #expect(question.parent == request.context.span && request.parent == Self.parent)
        #expect(question.method == "guard.ask" && question.session == shop && question.module == "shop")
        #expect(question.ended.seconds(since: question.began) == 2)
        #expect(asked?["traceparent"]?.string == "\(question.context)")
        #expect(asked?["cause"]?["traceparent"]?.string == "\(request.context)")
    }

    @Test func questionWithoutAnAnswerSaysWhy() {
        host.ask("guard.add", #"{"name":"g","on":"enter","types":["shop.item"]}"#, from: shop)
        push("shop.item")
        host.advance(seconds: 100)
        #expect(spans.map(\.failure?.name) == ["provider_timeout", "denied"])
    }

    @Test func errorOfAModuleIsAFailure() {
        push()
        host.ask("entry.ask", #"{"entry":"e2","message":1,\#(Self.member)}"#, from: user)
        host.send(#"{"id":"q1","error":{"code":1,"message":"no"}}"#, from: shop)
        #expect(spans.dropFirst().map(\.failure?.name) == ["provider_error", "provider_error"])
    }

    @Test func connectionThatEndsEndsThem() {
        push()
        host.send(#"{"id":9,"method":"entry.ask","params":{"entry":"e2","message":1,\#(Self.member)}}"#, from: user)
        host.close(user)
        #expect(spans.dropFirst().map(\.failure?.name) == ["asker_gone", "asker_gone"])
    }

    @Test func operationsOfASequenceBelongToItsRequest() throws {
        host.ask("send", #"{"values":[{"type":"shop.list"},{"type":"shop.list"}],\#(Self.member)}"#, from: user)
        #expect(spans.map(\.method) == ["send"])
        let revisions = host.result("history.list", from: user)?["revisions"]?.array ?? []
        let passedOn = try #require(spans.first?.context.description)
        #expect(revisions.map { $0["cause"]?["traceparent"]?.string } == [passedOn, passedOn])
    }

    @Test func requestThatTheStoreCouldNotWriteWasRefused() {
        let tests = SpanTests(hasStore: true)
        tests.host.storeFails = true
        tests.push()
        #expect(tests.spans.map(\.failure?.name) == ["store_failed"])
        #expect(tests.spans.map(\.revision) == [nil])
    }

    @Test func hostThatEndsEndsThem() {
        push()
        host.send(#"{"id":9,"method":"entry.ask","params":{"entry":"e2","message":1,\#(Self.member)}}"#, from: user)
        host.shutDown()
        #expect(spans.dropFirst().map(\.failure?.name) == ["withdrawn", "shutting_down"])
    }
}
