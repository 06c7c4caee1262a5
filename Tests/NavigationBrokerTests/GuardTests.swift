import JSON
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// Guards vote before anything has happened, and do not block requests that do not concern them.
@Suite(.onSharedThreads)
struct GuardTests {
    private let host = Harness()
    private let keeper: SessionID
    private let asker: SessionID
    private let other: SessionID

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

    private func add(_ params: String, from session: SessionID? = nil) {
        #expect(host.result("guard.add", params, from: session ?? keeper) != nil)
    }

    private func object(_ line: String) -> JSONObject? { (try? RawJSON(parsing: line).value())?.object }

    /// Sends a line, and leaves what comes of it to be taken.
    private func deliver(_ line: String, from session: SessionID) { host.send([(line, session)]) }

    /// The questions to guards that a session has received, by their ids.
    private func questions(_ session: SessionID? = nil) -> [(id: String, params: JSONObject)] {
        host.take(session ?? keeper).compactMap(object).compactMap { line in
            guard line["method"] == "guard.ask", let id = line["id"]?.string, let params = line["params"]?.object else {
                return nil
            }
            return (id, params)
        }
    }

    private func vote(_ id: String?, _ answer: String, from session: SessionID? = nil) {
        deliver(#"{"id":"\#(id ?? "none")","result":\#(answer)}"#, from: session ?? keeper)
    }

    /// The answers that a session has received, by the ids of its requests.
    private func answers(_ session: SessionID? = nil) -> [String: JSONObject] {
        let lines = host.take(session ?? asker).compactMap(object).filter { $0["id"] != nil }
        return Dictionary(lines.map { ($0["id"]?.serialized().description ?? "", $0) }) { first, _ in first }
    }

    private func refusal(_ answer: JSONObject?) -> String? { answer?["error"]?["data"]?["name"]?.string }

    private func path(of navigator: String = "n1") -> [String] {
        host.result("path.get", #"{"navigator":"\#(navigator)"}"#, from: other)?["path"]?.array?
            .compactMap { $0["type"]?.string } ?? []
    }

    private static let push = #"{"id":7,"method":"push","params":{"type":"shop.list"}}"#

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

    // MARK: Waiting requests

    @Test func othersGoPastAndTheSameNavigatorWaits() {
        host.send(#"{"id":0,"method":"navigator.create","params":{"kind":"stack","name":"side"}}"#, from: other)
        host.send(#"{"id":0,"method":"scene.create","params":{"scene":"two"}}"#, from: other)
        add(#"{"name":"login","on":"enter","types":["shop.list"],"navigator":"n1"}"#)
        deliver(#"{"id":7,"method":"push","params":{"type":"shop.list","navigator":"n1"}}"#, from: asker)
        let asked = questions()
        let login = #""type":"account.login""#
        #expect(host.result("push", #"{\#(login),"navigator":"side"}"#, from: other) != nil)
        #expect(host.result("push", #"{\#(login),"scene":"two"}"#, from: other) != nil)
        #expect(host.result("lock", #"{"navigator":"n1"}"#, from: other) != nil)
        #expect(host.send(#"{"id":8,"method":"push","params":{\#(login),"navigator":"n1"}}"#, from: other) == [])
        #expect(host.send(#"{"id":9,"method":"pop","params":{"navigator":"n1"}}"#, from: other) == [])
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        let after = answers(other)
        #expect(after["8"]?["result"]?["changed"] == true && after["9"]?["result"]?["changed"] == true)
        #expect(path() == ["shop.list"], "in the order in which they came")
    }

    @Test func whatWouldBeClosedIsWaitedForToo() {
        host.send(#"{"id":0,"method":"present","params":{"type":"shop.item","name":"top"}}"#, from: other)
        add(#"{"name":"unsaved","on":"leave"}"#)
        deliver(#"{"id":7,"method":"dismissAny"}"#, from: asker)
        let asked = questions()
        #expect(
            host.send(#"{"id":8,"method":"push","params":{"type":"shop.list","navigator":"top"}}"#, from: other) == []
        )
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        #expect(refusal(answers(other)["8"]) == "unknown_navigator")
    }

    @Test func guardMayShowADialogBeforeItVotes() {
        host.send(Requests.pushList, from: other)
        add(#"{"name":"unsaved","on":"leave","types":["shop.list"]}"#)
        deliver(#"{"id":7,"method":"pop"}"#, from: asker)
        #expect(host.send(#"{"id":8,"method":"pop"}"#, from: other) == [])
        let asked = questions()
        let alert = #"{"type":"account.login","method":"alert","buttons":[{"answer":"discard"}]%}"#
        #expect(host.result("present", alert.replacing("%", with: ""), from: keeper)?["changed"] == true)
        #expect(host.result("dismiss", from: keeper)?["changed"] == true)
        let helper = host.connect()
        let during = alert.replacing("%", with: #","during":"q1""#)
        #expect(host.result("present", during, from: helper)?["changed"] == true, "over another connection, too")
        #expect(host.result("dismiss", #"{"during":"q1"}"#, from: helper)?["changed"] == true)
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        #expect(answers()["7"]?["result"]?["changed"] == true)
        #expect(refusal(answers(other)["8"]) == "at_root")
    }

    @Test func conditionIsCheckedWhenTheRequestIsCarriedOut() {
        host.send(#"{"id":0,"method":"navigator.create","params":{"kind":"stack","name":"side"}}"#, from: other)
        add(#"{"name":"login","on":"enter","types":["shop.list"]}"#)
        host.send(
            #"{"id":7,"method":"push","params":{"type":"shop.list","navigator":"n1","ifRevision":1}}"#,
            from: asker
        )
        let asked = questions()
        deliver(#"{"id":1,"method":"push","params":{"type":"account.login","navigator":"side"}}"#, from: other)
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        #expect(refusal(answers()["7"]) == "revision_mismatch")
    }

    @Test func repeatedTokenWaitsForTheFirstAnswer() {
        add(#"{"name":"login","on":"enter"}"#)
        let request = #"{"id":7,"method":"push","params":{"type":"shop.list","token":"t"}}"#
        deliver(request, from: asker)
        let asked = questions()
        #expect(host.send(request, from: other) == [])
        #expect(questions().isEmpty)
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        #expect(answers()["7"]?["result"] == answers(other)["7"]?["result"])
        #expect(path() == ["shop.list"], "once")
    }

    @Test func waitingRequestCanBeCancelled() {
        add(#"{"name":"login","on":"enter"}"#)
        deliver(Self.push, from: asker)
        host.send(#"{"id":8,"method":"push","params":{"type":"account.login"}}"#, from: other)
        let asked = questions()
        deliver(#"{"id":1,"method":"request.cancel","params":{"request":7}}"#, from: asker)
        let cancelled = answers()
        #expect(refusal(cancelled["7"]) == "cancelled" && cancelled["1"]?["result"]?["cancelled"] == true)
        vote(asked.first?.id, #"{"verdict":"allow"}"#)
        #expect(path().isEmpty)
        vote(questions().first?.id, #"{"verdict":"allow"}"#)
        #expect(answers(other)["8"]?["result"] != nil, "the next one has its turn")
    }

    @Test func dyingAskerIsForgotten() {
        add(#"{"name":"login","on":"enter"}"#)
        deliver(Self.push, from: asker)
        host.send(#"{"id":8,"method":"push","params":{"type":"shop.list"}}"#, from: other)
        _ = questions()
        host.close(asker)
        vote(questions().first?.id, #"{"verdict":"allow"}"#)
        #expect(answers(other)["8"]?["result"]?["revision"] == 1)
    }

    @Test func endedInputWaitsForTheVerdict() {
        add(#"{"name":"login","on":"enter"}"#)
        deliver(Self.push, from: asker)
        host.endInput(of: asker)
        #expect(!host.isClosed(asker))
        vote(questions().first?.id, #"{"verdict":"allow"}"#)
        #expect(answers()["7"] != nil)
        #expect(host.isClosed(asker))
    }

    @Test func batchIsAnsweredWhenItsLastRequestIs() {
        add(#"{"name":"login","on":"enter"}"#)
        deliver(#"[{"id":7,"method":"push","params":{"type":"shop.list"}},{"id":8,"method":"ping"}]"#, from: asker)
        #expect(host.take(asker).isEmpty)
        vote(questions().first?.id, #"{"verdict":"allow"}"#)
        #expect(host.take(asker).count == 1)
    }

    @Test func waitingRequestsAreLimited() {
        let host = Harness { $0.inFlight = 2 }
        let (keeper, asker) = (host.connect(), host.connect())
        host.send(Requests.shop, from: keeper)
        _ = host.result("guard.add", #"{"name":"login","on":"enter"}"#, from: keeper)
        for _ in 0..<2 { #expect(host.send(Self.push, from: asker) == []) }
        let third = object(host.send(Self.push, from: asker).last ?? "")
        #expect(third?["error"]?["data"]?["name"] == "limit_reached")
        #expect(!host.takesInput(from: asker))
    }

    @Test func closingTheSceneOrTheHostAnswers() {
        host.send(#"{"id":0,"method":"scene.create","params":{"scene":"two"}}"#, from: other)
        add(#"{"name":"login","on":"enter"}"#)
        deliver(#"{"id":7,"method":"push","params":{"type":"shop.list","scene":"two"}}"#, from: asker)
        host.send(#"{"id":8,"method":"push","params":{"type":"shop.list"}}"#, from: asker)
        deliver(#"{"id":1,"method":"scene.close","params":{"scene":"two"}}"#, from: other)
        #expect(refusal(answers()["7"]) == "unknown_scene")
        host.shutDown()
        #expect(refusal(answers()["8"]) == "shutting_down")
    }

    @Test func storeThatFailsRefusesWhatWasAllowed() {
        let host = Harness(hasStore: true)
        let (keeper, asker) = (host.connect(), host.connect())
        host.send(Requests.shop, from: keeper)
        _ = host.result("guard.add", #"{"name":"login","on":"enter"}"#, from: keeper)
        host.send(Self.push, from: asker)
        host.take(keeper)
        host.storeFails = true
        host.send(#"{"id":"q1","result":{"verdict":"allow"}}"#, from: keeper)
        #expect(object(host.take(asker).last ?? "")?["error"]?["data"]?["name"] == "store_failed")
        #expect(host.result("path.get", from: asker)?["count"] == 0)
    }

    @Test func guardThatWouldWaitForItselfIsACircle() {
        add(#"{"name":"login","on":"enter"}"#)
        deliver(Self.push, from: asker)
        #expect(questions().map(\.id) == ["q1"])
        let error = host.error("push", #"{"type":"account.login","during":"q1"}"#, from: keeper)
        #expect(error?["data"]?["name"] == "question_cycle")
        #expect(error?["data"]?["chain"]?.array?.first?["question"] == "q1")
        vote("q1", #"{"verdict":"allow"}"#)
        #expect(path() == ["shop.list"])
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

    // MARK: Any order of events

    /// The host answers each request once and leaves nothing over.
    ///
    /// Guards give any answer or none, sessions come and go, and requests meet.
    @Test(arguments: 0..<20)
    func everyRequestIsAnsweredOnce(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let host = Harness()
        let keepers = (0..<2).map { _ in host.connect() }
        var askers = (0..<3).map { _ in host.connect() }
        host.send(Requests.shop, from: keepers[0])
        host.send(#"{"id":0,"method":"navigator.create","params":{"kind":"stack","name":"side"}}"#, from: keepers[0])
        let moments = ["enter", "leave"]
        for (index, keeper) in keepers.enumerated() {
            for moment in moments {
                let params =
                    #"{"name":"g","on":"\#(moment)","order":\#(index),"types":["shop.\#(index == 0 ? "*" : "list")"]}"#
                _ = host.result("guard.add", params, from: keeper)
            }
        }
        let requests = [
            #""method":"push","params":{"type":"shop.list","navigator":"n1"}"#,
            #""method":"push","params":{"type":"shop.list","navigator":"side"}"#,
            #""method":"present","params":{"type":"shop.item"}"#, #""method":"pop","params":{"navigator":"n1"}"#,
            #""method":"reset""#, #""method":"dismissAny""#, #""method":"ping""#,
            #""method":"transaction","params":{"operations":[{"method":"popAll","params":{"navigator":"n1"}},{"method":"push","params":{"type":"shop.list","navigator":"side"}}]}"#,
        ]
        let votes = [
            #"{"verdict":"allow"}"#, #"{"verdict":"allow"}"#, #"{"verdict":"deny"}"#, "7",
            #"{"verdict":"redirect","type":"shop.item"}"#,
        ]
        var open: [(id: String, keeper: SessionID)] = []
        var asked: [SessionID: Set<String>] = [:]
        var answered: [SessionID: [String]] = [:]
        func collect() {
            for keeper in keepers {
                for line in host.take(keeper).compactMap(object) where line["method"] == "guard.ask" {
                    open.append((line["id"]?.string ?? "", keeper))
                }
            }
            for asker in askers {
                answered[asker, default: []] += host.take(asker).compactMap(object)
                    .compactMap { $0["id"]?.serialized().description }
            }
        }
        for number in 0..<200 {
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<6:
                guard let asker = askers.randomElement(using: &random) else { break }
                let line = #"{"id":\#(number),\#(requests.randomElement(using: &random) ?? "")}"#
                asked[asker, default: []].insert("\(number)")
                host.send([(line: line, session: asker)])
            case 6..<9:
                guard let index = open.indices.randomElement(using: &random) else { break }
                let question = open.remove(at: index)
                let line = #"{"id":"\#(question.id)","result":\#(votes.randomElement(using: &random) ?? "")}"#
                host.send([(line: line, session: question.keeper)])
            default:
                host.advance(seconds: 2)
                if number % 7 == 0, let gone = askers.randomElement(using: &random) {
                    host.close(gone)
                    asked[gone] = nil
                    askers.removeAll { $0 == gone }
                    askers.append(host.connect())
                }
            }
            collect()
        }
        for _ in 0..<1_000
        where askers.contains(where: { answered[$0, default: []].count < asked[$0, default: []].count }) {
            host.advance(seconds: 6)
            collect()
        }
        for asker in askers {
            #expect(answered[asker, default: []].sorted() == asked[asker, default: []].sorted(), "seed \(seed)")
        }
        #expect(host.suspendedCount == 0 && host.brokenInvariant(of: "main") == nil, "seed \(seed)")
    }
}
