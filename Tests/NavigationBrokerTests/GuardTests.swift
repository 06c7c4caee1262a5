import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// Guards vote before anything has happened, and do not block requests that do not concern them.
@Suite(.onSharedThreads)
struct GuardTests {
    let host = Harness()
    let keeper: SessionID
    let asker: SessionID
    let other: SessionID

    init() {
        keeper = host.connect()
        asker = host.connect()
        other = host.connect()
        host.send(Requests.shop, from: keeper)
        host.send(
            #"{"id":0,"method":"module.register","params":{"module":"account","destinations":[{"type":"account.login","roles":["open"]}]}}"#,
            from: keeper
        )
    }

    // MARK: Words

    func add(_ params: String, from session: SessionID? = nil) {
        #expect(host.result("guard.add", params, from: session ?? keeper) != nil)
    }

    func object(_ line: String) -> JSONObject? { (try? RawJSON(parsing: line).value())?.object }

    /// Sends a line, and leaves what comes of it to be taken.
    func deliver(_ line: String, from session: SessionID) { host.send([(line, session)]) }

    /// The questions to guards that a session has received, by their ids.
    func questions(_ session: SessionID? = nil) -> [(id: String, params: JSONObject)] {
        host.take(session ?? keeper).compactMap(object).compactMap { line in
            guard line["method"] == "guard.ask", let id = line["id"]?.string, let params = line["params"]?.object else {
                return nil
            }
            return (id, params)
        }
    }

    func vote(_ id: String?, _ answer: String, from session: SessionID? = nil) {
        deliver(#"{"id":"\#(id ?? "none")","result":\#(answer)}"#, from: session ?? keeper)
    }

    /// The answers that a session has received, by the ids of its requests.
    func answers(_ session: SessionID? = nil) -> [String: JSONObject] {
        let lines = host.take(session ?? asker).compactMap(object).filter { $0["id"] != nil }
        return Dictionary(lines.map { ($0["id"]?.serialized().description ?? "", $0) }) { first, _ in first }
    }

    func refusal(_ answer: JSONObject?) -> String? { answer?["error"]?["data"]?["name"]?.string }

    func path(of navigator: String = "n1") -> [String] {
        host.result("path.get", #"{"navigator":"\#(navigator)"}"#, from: other)?["path"]?.array?
            .compactMap { $0["type"]?.string } ?? []
    }

    static let push = #"{"id":7,"method":"push","params":{"type":"shop.list"}}"#

    // MARK: Verdicts

    @Test func nothingHappensBeforeTheVote() {
        add(#"{"name":"login","on":"enter"}"#)
        let before = host.result("tree.get", from: other)
        #expect(host.send(Self.push, from: asker) == [])
        #expect(host.result("tree.get", from: other) == before)
        let asked = questions()
        #expect(asked.count == 1)
        let params = asked.first?.params
        #expect(params?["name"] == "login" && params?["on"] == "enter" && params?["guard"] == "g1")
        #expect(params?["cause"]?["method"] == "push" && params?["cause"]?["session"]?.string == "\(asker)")
        #expect(params?["entries"]?.array?.first?["type"] == "shop.list")
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        #expect(answers()["7"]?["result"]?["changed"] == true)
        #expect(path() == ["shop.list"])
    }

    @Test func denialSaysWhoAndWhy() {
        add(#"{"name":"login","on":"enter"}"#)
        deliver(Self.push, from: asker)
        vote(questions().first?.id, #"{"verdict":"deny","reason":"not logged in"}"#)
        let error = answers()["7"]?["error"]
        #expect(error?["data"]?["name"] == "denied" && error?["data"]?["reason"] == "not logged in")
        #expect(error?["data"]?["guardName"] == "login" && error?["data"]?["byDefault"] == nil)
        #expect(path().isEmpty)
    }

    @Test func redirectionShowsSomethingElseAndTheWayThere() {
        add(#"{"name":"login","on":"enter","types":["shop.*"]}"#)
        deliver(Self.push, from: asker)
        vote(
            questions().first?.id,
            #"{"verdict":"redirect","type":"account.login","arguments":{"then":1},"method":"sheet"}"#
        )
        let result = answers()["7"]?["result"]
        let chain = result?["redirected"]?.array ?? []
        #expect(chain.compactMap { $0["type"]?.string } == ["shop.list", "account.login"])
        #expect(chain.last?["guard"] == "g1" && chain.last?["name"] == "login")
        #expect(path().isEmpty)
        let current = host.result("navigator.get", from: other)
        #expect(current?["method"] == "sheet" && current?["root"]?["arguments"]?["then"] == 1)
    }

    @Test func redirectionEndsARequestForAResult() {
        add(#"{"name":"login","on":"enter","types":["shop.*"]}"#)
        deliver(#"{"id":7,"method":"push","params":{"type":"shop.list","forResult":true}}"#, from: asker)
        vote(questions().first?.id, #"{"verdict":"redirect","type":"account.login"}"#)
        #expect(answers()["7"]?["result"]?["outcome"] == "redirected")
    }

    @Test func allowedRequestForAResultWaitsOn() {
        add(#"{"name":"login","on":"enter","types":["shop.*"]}"#)
        deliver(#"{"id":7,"method":"push","params":{"type":"shop.list","forResult":true}}"#, from: asker)
        vote(questions().first?.id, #"{"verdict":"allow"}"#)
        #expect(answers().isEmpty)
        deliver(#"{"id":1,"method":"pop"}"#, from: other)
        #expect(answers()["7"]?["result"]?["outcome"] == "dismissed")
    }

    @Test func circleOfRedirectionsIsRefusedWithTheChain() {
        add(#"{"name":"one","on":"enter","types":["shop.list"]}"#)
        add(#"{"name":"two","on":"enter","types":["account.login"]}"#)
        deliver(Self.push, from: asker)
        vote(questions().first?.id, #"{"verdict":"redirect","type":"account.login"}"#)
        vote(questions().first?.id, #"{"verdict":"redirect","type":"shop.list"}"#)
        let error = answers()["7"]?["error"]
        #expect(error?["data"]?["name"] == "redirect_loop")
        let chain = error?["data"]?["chain"]?.array ?? []
        #expect(chain.compactMap { $0["type"]?.string } == ["shop.list", "account.login", "shop.list"])
        #expect(chain.compactMap { $0["name"]?.string } == ["one", "two"])
        #expect(path().isEmpty)
    }

    @Test func redirectionToWhatIsNotThereIsRefused() {
        add(#"{"name":"login","on":"enter","types":["shop.*"]}"#)
        deliver(Self.push, from: asker)
        vote(questions().first?.id, #"{"verdict":"redirect","type":"account.logon"}"#)
        #expect(refusal(answers()["7"]) == "unknown_destination")
    }

    @Test func guardThatRedirectedIsNotAskedAgain() {
        add(#"{"name":"all","on":"enter"}"#)
        deliver(Self.push, from: asker)
        vote(questions().first?.id, #"{"verdict":"redirect","type":"account.login"}"#)
        #expect(questions().isEmpty)
        #expect(answers()["7"]?["result"]?["changed"] == true)
    }

    @Test(
        arguments: [
            #"{"id":"%","result":{"verdict":"perhaps"}}"#, #"{"id":"%","result":7}"#,
            #"{"id":"%","error":{"code":1,"message":"no"}}"#, #"{"id":"%","result":{"verdict":"redirect"}}"#,
            #"{"id":"%","result":{"verdict":"redirect","type":"shop.list","method":"fly"}}"#,
        ]
    )
    func badAnswerLeavesItToTheDefault(answer: String) {
        for (standard, isShown) in [("allow", true), ("deny", false)] {
            let host = Harness()
            let (keeper, asker) = (host.connect(), host.connect())
            host.send(Requests.shop, from: keeper)
            _ = host.result("guard.add", #"{"name":"login","on":"enter","default":"\#(standard)"}"#, from: keeper)
            host.send(Self.push, from: asker)
            host.take(keeper)
            host.send(answer.replacing("%", with: "q1"), from: keeper)
            let reply = object(host.take(asker).last ?? "")
            #expect((reply?["result"]?["changed"] == true) == isShown)
            #expect((reply?["error"]?["data"]?["byDefault"] == true) == !isShown)
        }
    }

    @Test func lateGuardHasNoSay() {
        add(#"{"name":"login","on":"enter","timeout":2}"#)
        deliver(Self.push, from: asker)
        let asked = questions()
        host.advance(seconds: 1.9)
        #expect(answers().isEmpty)
        host.advance(seconds: 0.2)
        #expect(refusal(answers()["7"]) == "denied")
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        #expect(path().isEmpty, "too late")
    }

    @Test func dyingGuardLeavesItToTheDefault() {
        for standard in ["allow", "deny"] {
            let guardian = host.connect()
            add(#"{"name":"login","on":"enter","default":"\#(standard)"}"#, from: guardian)
            deliver(Self.push, from: asker)
            host.close(guardian)
            let answer = answers()["7"]
            #expect(standard == "allow" ? answer?["result"] != nil : refusal(answer) == "denied")
        }
        deliver(Self.push, from: asker)
        #expect(answers()["7"]?["result"] != nil, "and is gone")
    }

    @Test func guardThatIsRemovedIsNotWaitedFor() {
        add(#"{"name":"login","on":"enter"}"#)
        deliver(Self.push, from: asker)
        #expect(host.result("guard.remove", #"{"guard":"g1"}"#, from: keeper)?["guard"] == "g1")
        #expect(answers()["7"]?["result"]?["changed"] == true)
    }

    // MARK: Whom and what

    @Test func guardsAreAskedInTheirOrderUntilOneDenies() {
        add(#"{"name":"third","on":"enter","order":5}"#)
        add(#"{"name":"first","on":"enter","order":-5}"#)
        add(#"{"name":"second","on":"enter","order":-5}"#)
        deliver(Self.push, from: asker)
        for name in ["first", "second"] {
            let asked = questions()
            #expect(asked.map { $0.params["name"]?.string } == [name], "one at a time")
            vote(asked.first?.id, name == "first" ? #"{"verdict":"allow"}"# : #"{"verdict":"deny"}"#)
        }
        #expect(questions().isEmpty)
        #expect(refusal(answers()["7"]) == "denied")
    }

    @Test(
        arguments: [
            (#""types":["shop.list"]"#, true), (#""types":["shop.item"]"#, false), (#""types":["shop.*"]"#, true),
            (#""types":["account.*"]"#, false), (#""types":["*"]"#, true), (#""roles":["open"]"#, false),
            (#""scene":"main""#, true), (#""navigator":"side""#, false), (#""navigator":"n1""#, true),
            (#""types":["account.*"],"roles":["shut"]"#, false),
        ]
    )
    func guardsAreAskedAboutWhatTheyAreFor(about: String, isAsked: Bool) {
        host.send(#"{"id":0,"method":"navigator.create","params":{"kind":"stack","name":"side"}}"#, from: other)
        add(#"{"name":"login","on":"enter",\#(about)}"#)
        deliver(#"{"id":7,"method":"push","params":{"type":"shop.list","navigator":"n1"}}"#, from: asker)
        #expect(questions().count == (isAsked ? 1 : 0))
    }

    @Test func rolesAreAskedForWhoeverHasThem() {
        add(#"{"name":"login","on":"enter","roles":["open"]}"#)
        deliver(#"{"id":7,"method":"push","params":{"type":"account.login"}}"#, from: asker)
        #expect(questions().count == 1)
    }

    @Test func leavingIsAskedOnceForAllThatGoes() {
        deliver(Requests.pushList, from: other)
        host.send(Requests.presentItem, from: other)
        add(#"{"name":"unsaved","on":"leave"}"#)
        deliver(#"{"id":7,"method":"reset"}"#, from: asker)
        let asked = questions()
        #expect(asked.count == 1)
        let entries = asked.first?.params["entries"]?.array ?? []
        #expect(entries.compactMap { $0["type"]?.string } == ["shop.item", "shop.list"])
        #expect(entries.allSatisfy { $0["entry"] != nil && $0["navigator"] != nil })
        vote(asked.first?.id, #"{"verdict":"deny","reason":"not saved"}"#)
        #expect(refusal(answers()["7"]) == "denied")
        #expect(path() == ["shop.list"])
    }

    @Test func guardOfANavigatorHearsOfWhatClosesBelowIt() {
        host.send(#"{"id":0,"method":"present","params":{"type":"shop.item","name":"top"}}"#, from: other)
        host.send(#"{"id":0,"method":"present","params":{"type":"shop.item","navigator":"top"}}"#, from: other)
        add(#"{"name":"unsaved","on":"leave","navigator":"top"}"#)
        deliver(#"{"id":7,"method":"dismissAny"}"#, from: asker)
        let asked = questions()
        #expect(asked.first?.params["entries"]?.array?.count == 2)
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        #expect(answers()["7"]?["result"]?["changed"] == true)
        #expect(
            host.result("guard.list", from: keeper)?["guards"]?.array?.isEmpty == true,
            "it went with its navigator"
        )
    }

    @Test func aListIsOfOneScene() {
        host.send(#"{"id":0,"method":"scene.create","params":{"scene":"other"}}"#, from: keeper)
        add(#"{"name":"everywhere","on":"enter"}"#)
        add(#"{"name":"here","on":"enter","scene":"main"}"#)
        add(#"{"name":"there","on":"enter","scene":"other"}"#)
        func names(_ params: String) -> [JSONValue?]? {
            host.result("guard.list", params, from: asker)?["guards"]?.array?.map { $0["name"] }
        }
        #expect(names("{}") == ["everywhere", "here", "there"])
        #expect(names(#"{"scene":"main"}"#) == ["everywhere", "here"])
        #expect(names(#"{"scene":"other"}"#) == ["everywhere", "there"])
        deliver(#"{"id":7,"method":"guard.list","params":{"scene":"none"}}"#, from: asker)
        #expect(refusal(answers()["7"]) == "unknown_scene")
    }

    @Test func whatOnlyMovesIsNeitherEnteringNorLeaving() {
        deliver(Requests.pushList, from: other)
        host.send(#"{"id":0,"method":"push","params":{"type":"account.login"}}"#, from: other)
        add(#"{"name":"in","on":"enter"}"#)
        add(#"{"name":"out","on":"leave","types":["shop.list"]}"#)
        deliver(#"{"id":7,"method":"push","params":{"type":"shop.list","ifPresent":"raise"}}"#, from: asker)
        #expect(questions().isEmpty)
        #expect(answers()["7"]?["result"]?["changed"] == true)
    }

    @Test func everyEntryOfATransactionIsAskedAbout() {
        add(#"{"name":"login","on":"enter"}"#)
        let both = """
            {"id":7,"method":"transaction","params":{"operations":[{"method":"push","params":{"type":"shop.list"}},\
            {"method":"present","params":{"type":"shop.item"}}]}}
            """
        deliver(both, from: asker)
        let asked = questions()
        #expect(asked.count == 1 && asked.first?.params["entries"]?.array?.count == 2)
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        let result = answers()["7"]?["result"]
        #expect(result?["operations"]?.array?.count == 2 && result?["revision"] == 1)
    }

    @Test func planNamesTheGuards() {
        add(#"{"name":"login","on":"enter","types":["shop.*"]}"#)
        add(#"{"name":"unsaved","on":"leave"}"#)
        let plan = host.result(
            "plan",
            #"{"operations":[{"method":"push","params":{"type":"shop.list"}}]}"#,
            from: asker
        )
        #expect(plan?["guards"]?.array?.compactMap { $0["name"]?.string } == ["login"])
        #expect(questions().isEmpty, "nobody is asked")
    }

    @Test func refusedRequestsAskNobody() {
        add(#"{"name":"login","on":"enter"}"#)
        #expect(host.error("push", #"{"type":"shop.nothing"}"#, from: asker)?["data"]?["name"] == "unknown_destination")
        #expect(host.error("pop", from: asker)?["data"]?["name"] == "at_root")
        #expect(questions().isEmpty)
    }

    // MARK: The methods

    @Test func badGuardsAreRefused() {
        for params in [
            #"{"name":"x"}"#, #"{"name":"x","on":"pass"}"#, #"{"on":"enter"}"#,
            #"{"name":"x","on":"enter","types":[]}"#,
            #"{"name":"x","on":"enter","types":["shop"]}"#, #"{"name":"x","on":"enter","timeout":0}"#,
            #"{"name":"x","on":"enter","timeout":61}"#, #"{"name":"x","on":"enter","default":"redirect"}"#,
            #"{"name":"x","on":"enter","roles":["a b"]}"#,
        ] {
            #expect(host.error("guard.add", params, from: keeper)?["data"]?["name"] == "invalid_params", "\(params)")
        }
        let nowhere = host.error("guard.add", #"{"name":"x","on":"enter","scene":"no"}"#, from: keeper)
        #expect(nowhere?["data"]?["name"] == "unknown_scene")
        let lost = host.error("guard.add", #"{"name":"x","on":"enter","navigator":"no"}"#, from: keeper)
        #expect(lost?["data"]?["name"] == "unknown_navigator")
        add(#"{"name":"x","on":"enter"}"#)
        let foreign = host.error("guard.remove", #"{"guard":"g1"}"#, from: other)
        #expect(foreign?["data"]?["name"] == "not_owner")
        let unknown = host.error("guard.remove", #"{"guard":"g9"}"#, from: keeper)
        #expect(unknown?["data"]?["name"] == "unknown_guard")
    }

    @Test func guardsOfASessionAreLimited() {
        let host = Harness { $0.guards = 1 }
        let session = host.connect()
        #expect(host.result("guard.add", #"{"name":"x","on":"enter"}"#, from: session) != nil)
        let error = host.error("guard.add", #"{"name":"y","on":"enter"}"#, from: session)
        #expect(error?["data"]?["limit"] != nil || error?["data"]?["name"] == "limit_reached")
    }
}
