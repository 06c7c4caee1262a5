import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// URL patterns on the wire: whose they are, what URLs become, and the URL of a place.
struct URLTests {
    let host = Harness()
    let shop: SessionID
    let user: SessionID

    init() {
        shop = host.connect()
        user = host.connect()
        host.prepare(
            [
                Step(
                    "module.register",
                    #"{"module":"shop","destinations":[{"type":"shop.list"},{"type":"shop.item","arguments":\#(Self.schema),"method":"managedSheet"}]}"#
                )
            ],
            from: shop
        )
    }

    private static let schema =
        #"{"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"tags":{"type":["array","null"]},"note":{"type":"string"}}}"#
    private static let item = #"[{"type":"shop.item","arguments":{"id":"{id}"}}]"#

    func register(_ pattern: String, _ to: String? = nil, from session: SessionID? = nil) -> Reply {
        let target = to.map { #""to":\#($0)"# } ?? #""ask":true"#
        return host.ask("url.register", #"{"pattern":"\#(pattern)",\#(target)}"#, from: session ?? shop)
    }

    private func resolve(_ url: String) -> Reply { host.ask("url.resolve", #"{"url":"\#(url)"}"#, from: user) }

    private func patterns() -> [String] {
        host.ask("url.list", from: user).result?["patterns"]?.array?.compactMap { $0["pattern"]?.string } ?? []
    }

    // MARK: Registering

    @Test func patternsAreListedTheMostConcreteFirst() {
        for pattern in ["/*", "/:x", "/a", "shop://h/:y?", "/:x(int)"] {
            #expect(register(pattern).result?["pattern"]?.string == pattern)
        }
        #expect(patterns() == ["/a", "/:x(int)", "/:x", "/*", "shop://h/:y?"])
        #expect(host.ask("url.list", #"{"module":"shop"}"#, from: user).result?["patterns"]?.array?.count == 5)
        #expect(host.ask("url.list", #"{"module":"shp"}"#, from: user).refusal == "unknown_module")
    }

    @Test func patternSaysWhatItWasRegisteredWith() {
        host.prepare(
            [
                Step(
                    "url.register",
                    #"{"module":"shop","pattern":"/:id","to":[{"type":"shop.list","arguments":{"id":"{id}x"}}],"scene":"side","navigator":"home"}"#
                )
            ],
            from: shop
        )
        let listed = host.ask("url.list", from: user).result?["patterns"]?[0]
        #expect(listed?["to"]?[0]?["arguments"]?["id"] == "{id}x")
        #expect(listed?["scene"] == "side" && listed?["navigator"] == "home" && listed?["session"] == "s1")
        #expect(resolve("/7").result?["scene"] == "side" && resolve("/7").result?["navigator"] == "home")
        let elsewhere = host.ask("url.resolve", #"{"url":"/7","scene":"main","navigator":"n1"}"#, from: user).result
        #expect(elsewhere?["scene"] == "main" && elsewhere?["navigator"] == "n1")
    }

    @Test func patternIsLiveWhileItsTypesAreRegistered() {
        let other = host.connect()
        host.prepare([Step("module.register", #"{"module":"other","destinations":[]}"#)], from: other)
        #expect(register("/:id(int)", Self.item, from: other).result?["isLive"] == true)
        #expect(register("/b", #"[{"value":"x.y"},{"action":"reset"}]"#, from: other).result?["isLive"] == true)
        host.prepare([Step("module.unregister", #"{"module":"shop","types":["shop.item"]}"#)], from: shop)
        let listed = host.ask("url.list", from: user).result?["patterns"]
        #expect(listed?[0]?["pattern"] == "/b" && listed?[0]?["isLive"] == true)
        #expect(listed?[1]?["pattern"] == "/:id(int)" && listed?[1]?["isLive"] == false)
        #expect(resolve("/7").result?["items"]?[0]?["type"] == "shop.item", "what it would become")
    }

    @Test func conflictNamesBothOwners() {
        let other = host.connect(pid: 200)
        host.prepare(
            [Step("hello", #"{"name":"Other"}"#), Step("module.register", #"{"module":"other","destinations":[]}"#)],
            from: other
        )
        #expect(register("/:id", from: other).result != nil)
        let reply = register("/:name", #"[{"type":"shop.list","arguments":{"id":"{name}"}}]"#)
        #expect(reply.refusal == "url_conflict")
        let data = reply.error?["data"]
        #expect(data?["pattern"] == "/:name" && data?["module"] == "shop")
        #expect(data?["other"]?["pattern"] == "/:id" && data?["other"]?["module"] == "other")
        #expect(data?["other"]?["owner"] == ["session": "s3", "name": "Other", "pid": 200, "uid": 1000])
        #expect(patterns() == ["/:id"])
        #expect(register("/:id").refusal == "url_conflict", "the same text does not redefine another module's")
    }

    @Test func theSamePatternAgainRedefinesIt() {
        #expect(register("/:id").result != nil)
        #expect(register("/:id", #"[{"type":"shop.list"}]"#).result != nil)
        #expect(resolve("/1").result?["items"]?[0]?["type"] == "shop.list")
        #expect(patterns() == ["/:id"])
    }

    @Test(
        arguments: [
            (#"{"pattern":"/:id"}"#, "invalid_params"), (#"{"pattern":"/:id","to":[],"ask":true}"#, "invalid_params"),
            (#"{"pattern":"/:id","to":{}}"#, "invalid_params"), (#"{"pattern":"/:id","ask":false}"#, "invalid_params"),
            (#"{"ask":true}"#, "invalid_params"),
            (#"{"pattern":"/:id","to":[]}"#, "invalid_params"),
            (#"{"pattern":"/:id","to":[1]}"#, "invalid_params"),
            (#"{"pattern":"id","ask":true}"#, "url_pattern_invalid"),
            (#"{"pattern":"/../a","ask":true}"#, "url_pattern_invalid"),
            (#"{"pattern":"/:id(whole)","ask":true}"#, "url_pattern_invalid"),
            (#"{"pattern":"/a","to":[{"type":"shop.item","arguments":{"id":"{id}"}}]}"#, "url_pattern_invalid"),
            // The item lacks an argument that the registered type needs.
            (#"{"pattern":"/a","to":[{"type":"shop.item"}]}"#, "url_pattern_invalid"),
            (#"{"pattern":"/:id(int)?","to":[{"type":"shop.item","arguments":{"id":"{id}"}}]}"#, "url_pattern_invalid"),
            (#"{"pattern":"/:id","to":[{"type":"shop.item","arguments":{"id":"{id}"}}]}"#, "url_pattern_invalid"),
            (#"{"pattern":"/*id","to":[{"type":"shop.item","arguments":{"id":"{id}"}}]}"#, "url_pattern_invalid"),
            (
                #"{"pattern":"/:t","to":[{"type":"shop.item","arguments":{"id":1,"tags":"{t}"}}]}"#,
                "url_pattern_invalid"
            ),
            (#"{"module":"none","pattern":"/a","ask":true}"#, "unknown_module"),
            (#"{"module":"other","pattern":"/a","ask":true}"#, "not_owner"),
            (#"{"pattern":"/\#(String(repeating: "a", count: 8192))","ask":true}"#, "limit_reached"),
            (#"{"pattern":"\#(String(repeating: "/a", count: 33))","ask":true}"#, "url_pattern_invalid"),
        ]
    )
    func registrationIsRefused(params: String, refusal: String) {
        let other = host.connect()
        host.prepare([Step("module.register", #"{"module":"other","destinations":[]}"#)], from: other)
        let reply = host.ask("url.register", params, from: shop)
        #expect(reply.refusal?.string == refusal, "\(reply.lines)")
        #expect(patterns() == [])
    }

    @Test(
        arguments: [
            ("/:id(int)", #"[{"type":"shop.item","arguments":{"id":"{id}"}}]"#),
            ("/:id(number)", #"[{"type":"shop.item","arguments":{"id":"{id}"}}]"#),
            ("/:n?", #"[{"type":"shop.item","arguments":{"id":1,"note":"{n}"}}]"#),
            ("/*t", #"[{"type":"shop.item","arguments":{"id":1,"tags":"{t}"}}]"#),
            ("/:n(int)", #"[{"type":"shop.item","arguments":{"id":1,"note":"no. {n}","other":"{n}"}}]"#),
            ("/a", #"[{"type":"shop.later","arguments":{}}]"#),
        ]
    )
    func argumentsThatMayFitAreRegistered(pattern: String, items: String) {
        #expect(register(pattern, items).result != nil)
    }

    @Test func moduleIsNamedByThoseWithSeveral() {
        #expect(host.ask("url.register", #"{"pattern":"/a","ask":true}"#, from: user).refusal == "invalid_params")
        host.prepare([Step("module.register", #"{"module":"more","destinations":[]}"#)], from: shop)
        #expect(register("/a").refusal == "invalid_params")
        let named = host.ask("url.register", #"{"module":"more","pattern":"/a","ask":true}"#, from: shop)
        #expect(named.result?["module"] == "more")
    }

    @Test func patternsAreTakenBackOneByOneOrTogether() {
        for pattern in ["/a", "/b", "/c"] { #expect(register(pattern).result != nil) }
        let one = host.ask("url.unregister", #"{"pattern":"/b"}"#, from: shop)
        #expect(one.result == ["module": "shop", "unregistered": ["/b"]])
        let wrong = host.ask("url.unregister", #"{"pattern":"/bb"}"#, from: shop)
        #expect(wrong.refusal == "url_unknown" && wrong.error?["data"]?["pattern"] == "/bb")
        #expect(host.ask("url.unregister", #"{"module":"shop"}"#, from: user).refusal == "not_owner")
        #expect(host.ask("url.unregister", from: shop).result?["unregistered"] == ["/a", "/c"])
        #expect(host.ask("url.unregister", from: shop).result?["unregistered"] == [])
        #expect(resolve("/a").refusal == "url_unknown")
    }

    @Test func patternsEndWithTheirModule() {
        #expect(register("/a").result != nil)
        host.prepare([Step("module.unregister", #"{"module":"shop","types":["shop.list"]}"#)], from: shop)
        #expect(patterns() == ["/a"], "the module is still there")
        host.prepare([Step("module.unregister", #"{"module":"shop"}"#)], from: shop)
        #expect(patterns() == [])
    }

    @Test func patternsEndWithTheirSession() {
        #expect(register("/a").result != nil)
        host.close(shop)
        #expect(patterns() == [])
    }

    @Test func patternsEndWithATakeover() {
        #expect(register("/a").result != nil)
        let next = host.connect()
        host.prepare([Step("module.register", #"{"module":"shop","destinations":[],"takeOver":true}"#)], from: next)
        #expect(patterns() == [])
        #expect(register("/a", from: next).result != nil)
    }

    @Test func connectionMayHaveSoManyPatterns() {
        let host = Harness {
            $0.urlPatterns = 2
            $0.registrationBytes = 8000
        }
        let session = host.connect()
        host.prepare([Step("module.register", #"{"module":"a","destinations":[]}"#)], from: session)
        func register(_ pattern: String, _ to: String = #"[{"value":"a.b"}]"#) -> Reply {
            host.ask("url.register", #"{"pattern":"\#(pattern)","to":\#(to)}"#, from: session)
        }
        #expect(register("/a").result != nil && register("/b").result != nil)
        #expect(register("/c").error?["data"]?["limit"] == "urlPatterns")
        #expect(register("/a").result != nil, "redefining takes no room")
        let large = #"[{"value":"a.b","data":"\#(String(repeating: "x", count: 1000))"}]"#
        #expect(register("/a", large).error?["data"]?["limit"] == "registrationBytes")
        #expect(host.ask("url.resolve", #"{"url":"/a"}"#, from: session).result?["items"] == [["value": "a.b"]])
    }

    @Test func registrationHoldsWhenTheStoreFails() {
        let host = Harness(hasStore: true)
        let session = host.connect()
        host.prepare([Step("module.register", #"{"module":"a","destinations":[{"type":"a.b"}]}"#)], from: session)
        host.storeFails = true
        host.send([
            (#"{"id":1,"method":"push","params":{"type":"a.b"}}"#, session),
            (#"{"id":2,"method":"url.register","params":{"pattern":"/a","ask":true}}"#, session),
        ])
        let lines = host.take(session)
        #expect(lines.contains { $0.contains("store_failed") && $0.contains(#""id":1"#) })
        #expect(lines.contains { $0.contains(#""id":2,"result""#) })
    }

    // MARK: Resolving

    @Test(
        arguments: [
            ("/none", "url_unknown"), ("shop://h/7", "url_unknown"), ("/7/8", "url_unknown"), ("/x", "url_unknown"),
            ("7", "url_invalid"), ("shop://me@h/7", "url_invalid"), ("/a/../7", "url_invalid"),
            ("/%2e%2e/7", "url_invalid"), ("/7%00", "url_invalid"),
            ("/%C0%AF", "url_invalid"), ("//7", "url_invalid"), ("javascript:alert(1)", "url_invalid"),
            ("", "url_invalid"),
            ("/" + String(repeating: "a", count: 8192), "limit_reached"),
            (String(repeating: "/a", count: 33), "url_invalid"),
        ]
    )
    func urlIsRefused(url: String, refusal: String) {
        #expect(register("/:id(int)", Self.item).result != nil)
        let reply = resolve(url)
        #expect(reply.refusal?.string == refusal)
        if refusal != "limit_reached" { #expect(reply.error?["data"]?["url"]?.string == url) }
    }

    @Test func resolvingHasNoEffect() {
        #expect(register("/:id(int)", Self.item).result != nil)
        let before = host.tree(from: user)
        #expect(resolve("/7?utm=x#there").result?["items"] == [["type": "shop.item", "arguments": ["id": 7]]])
        #expect(host.tree(from: user) == before)
    }

    @Test func moduleIsAsked() {
        #expect(register("shop://sale/:day").result != nil)
        #expect(resolve("shop://sale/to%20day").lines == [])
        #expect(
            host.take(shop) == [
                #"{"jsonrpc":"2.0","id":"q1","method":"url.resolve","params":{"url":"shop://sale/to%20day","pattern":"shop://sale/:day","parameters":{"day":"to day"},"timeout":5}}"#
            ]
        )
        host.send(#"{"id":"q1","result":[{"type":"shop.list"}]}"#, from: shop)
        let answer = Reply(lines: host.take(user)).result
        #expect(answer?["items"] == [["type": "shop.list"]] && answer?["pattern"] == "shop://sale/:day")
        #expect(answer?["parameters"] == ["day": "to day"])
    }

    @Test(
        arguments: [
            (#""result":null"#, "url_unknown"), (#""result":[]"#, "provider_error"),
            (#""result":[7]"#, "provider_error"),
            (#""result":{}"#, "provider_error"), (#""error":{"code":1,"message":"no"}"#, "provider_error"),
        ]
    )
    func moduleThatDoesNotSay(answer: String, refusal: String) {
        #expect(register("/a").result != nil)
        #expect(resolve("/a").lines == [])
        host.send(#"{"id":"q1",\#(answer)}"#, from: shop)
        #expect(Reply(lines: host.take(user)).refusal?.string == refusal)
        #expect(host.ask("host.sessions", from: shop).result?["sessions"]?[1]?["inFlight"] == 0)
    }

    @Test func moduleThatIsLateOrGoneOrNoLongerWanted() {
        #expect(register("/a").result != nil)
        #expect(resolve("/a").lines == [])
        host.advance(seconds: 5.1)
        #expect(Reply(lines: host.take(user)).refusal == "provider_timeout")
        #expect(resolve("/a").lines == [])
        #expect(host.ask("request.cancel", #"{"request":1}"#, from: user).result?["cancelled"] == true)
        #expect(resolve("/a").lines == [])
        host.close(shop)
        #expect(Reply(lines: host.take(user)).refusal == "provider_gone")
    }

    @Test func moduleIsNotAskedWhileItAsks() {
        #expect(register("/a").result != nil)
        #expect(resolve("/a").lines == [])
        host.take(shop)
        let circle = host.ask("url.resolve", #"{"url":"/a","during":"q1"}"#, from: shop)
        #expect(circle.refusal == "question_cycle")
        host.send(#"{"id":"q1","result":[{"type":"shop.list"}]}"#, from: shop)
        #expect(Reply(lines: host.take(user)).result != nil)
    }

    @Test func questionsCountAsRequestsInFlight() {
        let host = Harness { $0.inFlight = 1 }
        let (module, user) = (host.connect(), host.connect())
        host.prepare(
            [
                Step("module.register", #"{"module":"a","destinations":[]}"#),
                Step("url.register", #"{"pattern":"/a","ask":true}"#),
            ],
            from: module
        )
        #expect(host.ask("url.resolve", #"{"url":"/a"}"#, from: user).lines == [])
        #expect(host.ask("url.resolve", #"{"url":"/a"}"#, from: user).error?["data"]?["limit"] == "inFlight")
    }

    // MARK: Encoding

    private func encode(_ params: String = "{}") -> Reply { host.ask("url.encode", params, from: user) }

    @Test func placeHasAURL() {
        #expect(register("shop://item/:id(int)", Self.item).result != nil)
        #expect(
            register("/list/:q?", #"[{"action":"popAll"},{"type":"shop.list","arguments":{"q":"{q}"}}]"#).result != nil
        )
        host.prepare([Step("push", #"{"type":"shop.list","arguments":{"q":"a/b é"}}"#)], from: user)
        #expect(encode().result == ["url": "/list/a%2Fb%20%C3%A9", "pattern": "/list/:q?", "module": "shop"])
        host.prepare([Step("navigate", #"{"type":"shop.item","arguments":{"id":7}}"#)], from: user)
        #expect(encode().result?["url"] == "shop://item/7", "the sheet in front, by its root")
        #expect(encode(#"{"navigator":"n1"}"#).result?["url"] == "/list/a%2Fb%20%C3%A9")
        #expect(encode(#"{"entry":"e2"}"#).result?["url"] == "/list/a%2Fb%20%C3%A9")
        host.prepare([Step("push", #"{"type":"shop.list"}"#)], from: user)
        let whole = encode()
        #expect(whole.refusal == "url_no_link" && whole.error?["data"]?["type"] == "shop.list")
        #expect(encode(#"{"entry":"e5"}"#).result?["url"] == "/list")
    }

    @Test func placeWithoutAPatternHasNone() {
        let empty = encode()
        #expect(empty.refusal == "url_no_link" && empty.error?["data"]?["type"] == nil)
        host.prepare([Step("push", #"{"type":"shop.list"}"#)], from: user)
        #expect(encode().error?["data"]?["type"] == "shop.list")
        #expect(register("/a").result != nil)
        #expect(encode().refusal == "url_no_link", "nobody knows what a module would answer")
    }

    @Test func urlThatIsTooLongIsNone() {
        #expect(register("/list/:q", #"[{"type":"shop.list","arguments":{"q":"{q}"}}]"#).result != nil)
        let long = String(repeating: "x", count: 9000)
        host.prepare([Step("push", #"{"type":"shop.list","arguments":{"q":"\#(long)"}}"#)], from: user)
        #expect(encode().refusal == "url_no_link")
    }

    @Test(
        arguments: [
            (#"{"items":{}}"#, "invalid_params"), (#"{"items":[],"entry":"e1"}"#, "invalid_params"),
            (#"{"entry":"e1","navigator":"n1"}"#, "invalid_params"), (#"{"entry":"e99"}"#, "unknown_entry"),
            (#"{"navigator":"none"}"#, "unknown_navigator"), (#"{"scene":"none"}"#, "unknown_scene"),
            (#"{"items":[7]}"#, "invalid_params"),
            (#"{"items":[]}"#, "invalid_params"), (#"{"items":[{"type":"shop.list"}],"scene":"none"}"#, "url_no_link"),
        ]
    )
    func encodingIsRefused(params: String, refusal: String) {
        #expect(encode(params).refusal?.string == refusal)
    }

    @Test func itemsHaveTheURLThatResolvesToThem() {
        #expect(
            register("/send/:x(int)", #"[{"value":"shop.voucher","data":{"x":"{x}"}},{"action":"pause"}]"#).result
                != nil
        )
        let items = #"[{"value":"shop.voucher","data":{"x":3}},{"action":"pause"}]"#
        #expect(encode(#"{"items":\#(items)}"#).result?["url"] == "/send/3")
        #expect(resolve("/send/3").result?["items"]?.serialized().description == items)
    }
}
