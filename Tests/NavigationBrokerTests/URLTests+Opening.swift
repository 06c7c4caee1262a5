import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// `url.open` sends what a URL becomes.
extension URLTests {
    private func open(_ url: String, _ more: String = "") -> Reply {
        host.ask("url.open", #"{"url":"\#(url)"\#(more)}"#, from: user)
    }

    private func lastRefusal(of session: SessionID) -> JSONValue? {
        (host.take(session).last.flatMap { try? RawJSON(parsing: $0).value() })?["error"]?["data"]
    }

    @Test func openingSendsWhatAURLBecomes() {
        _ = register(
            "/item/:id(int)",
            #"[{"action":"reset"},{"type":"shop.list"},{"type":"shop.item","arguments":{"id":"{id}"}}]"#
        )
        let result = open("/item/7").result
        #expect(result?["outcome"] == "completed")
        #expect(result?["steps"]?.array?.map { $0["outcome"] } == ["performed", "shown", "shown"])
        #expect(host.result("navigator.get", from: user)?["root"]?["arguments"]?["id"] == 7)
        let changed = host.result("history.list", from: user)?["revisions"]?.array?.last?["cause"]
        #expect(changed?["method"] == "send" && changed?["session"]?.string == "\(user)")
    }

    @Test func itemsGoWhereThePatternSaysUnlessTheRequestDoes() {
        for name in ["home", "side"] { _ = host.result("navigator.create", #"{"name":"\#(name)"}"#, from: shop) }
        let to = #""to":[{"type":"shop.list"}]"#
        _ = host.result("url.register", #"{"pattern":"/list",\#(to),"navigator":"side"}"#, from: shop)
        #expect(open("/list").result?["outcome"] == "completed")
        #expect(host.result("path.get", #"{"navigator":"side"}"#, from: user)?["count"] == 1)
        #expect(open("/list", #","navigator":"home""#).result?["outcome"] == "completed")
        #expect(host.result("path.get", #"{"navigator":"home"}"#, from: user)?["count"] == 1)
        #expect(open("/list", #","navigator":"nowhere""#).refusal == "unknown_navigator")
        #expect(open("/list", #","scene":"nowhere""#).refusal == "unknown_scene")
    }

    @Test func moduleThatIsAskedSaysWhatIsSent() {
        _ = register("/sale/:day")
        host.send([(line: #"{"id":7,"method":"url.open","params":{"url":"/sale/today"}}"#, session: user)])
        #expect(host.take(user).isEmpty, "the module is asked first")
        host.send([(line: #"{"id":"q1","result":[{"type":"shop.list"}]}"#, session: shop)])
        let answer = host.take(user).last.flatMap { try? RawJSON(parsing: $0).value() }
        #expect(answer?["id"] == 7 && answer?["result"]?["outcome"] == "completed")
        #expect(host.result("path.get", from: user)?["count"] == 1)
    }

    @Test(
        arguments: [
            (#""result":null"#, "url_unknown"), (#""result":[]"#, "provider_error"),
            (#""result":[{"kind":"x"}]"#, "provider_error"), (#""result":7"#, "provider_error"),
            (#""error":{"code":1,"message":"no"}"#, "provider_error"),
            (#""result":[{"value":"shop.nobody"}]"#, "no_receiver"),
        ]
    )
    func moduleThatAnswersBadlyOpensNothing(answer: String, refusal: String) {
        _ = register("/sale/:day")
        let before = host.result("tree.get", from: user)
        host.send([(line: #"{"id":7,"method":"url.open","params":{"url":"/sale/today"}}"#, session: user)])
        host.send([(line: #"{"id":"q1",\#(answer)}"#, session: shop)])
        #expect(lastRefusal(of: user)?["name"]?.string == refusal)
        #expect(host.result("tree.get", from: user) == before)
    }

    @Test func itemsThatAreNoneAreRefusedWhenTheyAreRegistered() {
        for to in [
            #"[{"kind":"x"}]"#, #"[{"type":"shop"}]"#, #"[{"action":"fly"}]"#,
            #"[{"value":"shop.x","type":"shop.list"}]"#,
        ] {
            #expect(register("/a", to).refusal == "invalid_params", "\(to)")
        }
    }

    @Test func openedURLEndsWithItsSessionOnlyWhenAskedTo() {
        _ = register("/wait", #"[{"action":"pause"}]"#)
        for (more, isLeft) in [("", true), (#","ephemeral":true"#, false)] {
            let session = host.connect()
            host.send([(line: #"{"id":7,"method":"url.open","params":{"url":"/wait"\#(more)}}"#, session: session)])
            let sequences = { host.result("sequence.list", from: user)?["sequences"]?.array ?? [] }
            #expect(sequences().map { $0["name"] } == ["/wait"])
            host.close(session)
            #expect(sequences().isEmpty != isLeft)
            _ = host.result("cancelResume", from: user)
        }
    }

    @Test func patternOfWhatIsReceivedIsLive() {
        #expect(register("/x", #"[{"type":"other.thing"}]"#).result?["isLive"] == false)
        _ = host.result("receiver.add", #"{"type":"other.thing"}"#, from: user)
        #expect(host.result("url.list", from: user)?["patterns"]?.array?.first?["isLive"] == true)
    }
}
