import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// Signals for a module that is away: they wait, and are told once when the module has registered again.
struct KeptSignalTests {
    private let host: Harness
    private let client: SessionID

    init() { self.init(hasStore: false) }

    private init(hasStore: Bool, _ adjust: (inout Limits) -> Void = { _ in }) {
        host = Harness(hasStore: hasStore, adjust)
        client = host.connect()
        host.send(Requests.shop, from: client)
        host.take(client)
    }

    @discardableResult
    private func cart(_ session: SessionID? = nil) -> SessionID {
        let session = session ?? host.connect()
        let types = #"{"module":"cart","destinations":[{"type":"cart.review"}]}"#
        host.send([(#"{"id":0,"method":"module.register","params":\#(types)}"#, session)])
        return session
    }

    /// The module does this and then goes away.
    private func leave(after steps: [Step]) {
        let session = cart()
        host.take(session)
        host.prepare(steps, from: session)
        host.close(session)
        host.take(client)
    }

    private var waiting: [JSONValue] {
        host.ask("attachment.list", #"{"kind":"signal"}"#, from: client).result?["attachments"]?.array ?? []
    }

    /// The signals that a session has received.
    private func heard(by session: SessionID) -> [JSONValue] {
        host.events(of: session).filter { $0.method == "signal" }.map(\.params)
    }

    private static let alert = Step(
        "present",
        #"{"type":"cart.review","method":"alert","buttons":[{"answer":"yes"},{"answer":"no"}]}"#
    )

    /// A module asks, goes away, and another client settles it.
    private func answeredAlert() {
        leave(after: [Self.alert])
        host.prepare([Step("answer", #"{"entry":"e3","answer":"yes","value":7}"#)], from: client)
    }

    // MARK: Kinds

    @Test func checkpointsValueWaits() {
        leave(after: [
            Step("checkpoint.establish", #"{"checkpoint":"cart"}"#), Step("push", #"{"type":"cart.review"}"#),
        ])
        host.prepare([Step("checkpoint.return", #"{"checkpoint":"cart","value":7}"#)], from: client)
        let heard = heard(by: cart())
        #expect(heard.map { $0["kind"] } == ["checkpoint.returned"])
        #expect(heard.first?["value"] == 7 && heard.first?["kept"] == true && heard.first?["name"] == "cart")
    }

    @Test func answerOfAnAlertWaits() {
        answeredAlert()
        let heard = heard(by: cart())
        #expect(heard.map { $0["kind"] } == ["alert.answered"])
        #expect(heard.first?["name"] == "yes" && heard.first?["value"] == 7 && heard.first?["entry"] == "e3")
    }

    @Test func valueOfAnEntryWaits() {
        leave(after: [Step("present", #"{"type":"cart.review","method":"sheet"}"#)])
        host.prepare([Step("entry.close", #"{"entry":"e3","value":{"saved":true}}"#)], from: client)
        let heard = heard(by: cart())
        #expect(heard.map { $0["kind"] } == ["entry.finished"] && heard.first?["value"] == ["saved": true])
    }

    @Test func endOfAFlowWaitsForItsModule() {
        leave(after: [Step("flow.start", #"{"name":"pay","type":"cart.review"}"#)])
        host.prepare([Step("flow.cancel", #"{"flow":"a2","reason":"closed"}"#)], from: client)
        let heard = heard(by: cart())
        #expect(heard.map { $0["kind"] } == ["flow.cancelled"])
        #expect(heard.first?["reason"] == "closed" && heard.first?["by"]?["method"] == "flow.cancel")
    }

    @Test func endOfAFlowWaitsForTheModuleThatStartedIt() {
        leave(after: [Step("flow.start", #"{"name":"pay","module":"shop"}"#)])
        let reply = host.ask("flow.complete", #"{"flow":"a2","value":7}"#, from: client)
        #expect(reply.events.map { $0.params["kind"] } == ["flow.completed"])
        #expect(heard(by: cart()).map { $0["value"] } == [7])
    }

    @Test func flowThatEndsWithItsNavigatorIsToldAbout() {
        host.prepare([Step("present", #"{"type":"shop.item","method":"managedSheet","name":"sheet"}"#)], from: client)
        leave(after: [Step("flow.start", #"{"name":"pay","navigator":"sheet","type":"cart.review"}"#)])
        host.prepare([Step("dismiss", #"{"navigator":"sheet"}"#)], from: client)
        #expect(waiting.map { $0["navigator"] } == ["n1"])
        #expect(heard(by: cart()).map { $0["kind"] } == ["flow.cancelled"])
    }

    /// A module finds its open flows in the answer to its registration.
    @Test func startOfAFlowDoesNotWait() {
        leave(after: [Step("flow.start", #"{"name":"pay","type":"cart.review"}"#)])
        host.prepare([Step("flow.cancel", #"{"flow":"a2"}"#)], from: client)
        host.prepare([Step("undo", "{}")], from: client)
        let lines = host.take(cart())
        #expect(lines.count == 1 && lines.allSatisfy { $0.contains(#""flows":[{"#) })
    }

    @Test func theModuleThatIsBackIsToldAtOnce() {
        leave(after: [Self.alert])
        let back = cart()
        host.take(back)
        host.prepare([Step("answer", #"{"entry":"e3","answer":"no"}"#)], from: client)
        #expect(heard(by: back).map { $0["name"] } == ["no"] && waiting.isEmpty)
    }

    @Test func sessionThatIsBeingClosedIsAway() {
        let session = cart()
        host.prepare([Self.alert], from: session)
        host.prepare(
            [
                Step("session.close", #"{"session":"\#(session)"}"#),
                Step("answer", #"{"entry":"e3","answer":"yes"}"#),
            ],
            from: client
        )
        host.close(session)
        #expect(heard(by: cart()).map { $0["kind"] } == ["alert.answered"])
    }

    @Test func sessionWithoutAModuleIsNotWaitedFor() {
        let session = host.connect()
        let alert = #"{"type":"shop.item","method":"alert","buttons":[{"answer":"yes"}]}"#
        host.prepare([Step("present", alert)], from: session)
        host.close(session)
        host.prepare([Step("answer", #"{"entry":"e3","answer":"yes"}"#)], from: client)
        #expect(waiting.isEmpty)
    }

    // MARK: Waiting and delivery

    @Test func itIsAPartOfTheRevision() {
        leave(after: [Self.alert])
        let watcher = host.watcher()
        let reply = host.ask("answer", #"{"entry":"e3","answer":"yes"}"#, from: client)
        #expect(reply.result?["revision"] == 3)
        #expect(
            host.events(of: watcher).map(\.kinds) == [
                ["signal", "navigator.closed", "type.revived", "attachment.added"]
            ]
        )
        #expect(host.ask("push", #"{"type":"shop.list","ifRevision":3}"#, from: client).refusal == nil)
    }

    @Test func itIsListed() {
        answeredAlert()
        let kept = waiting.first
        #expect(kept?["kind"] == "signal" && kept?["module"] == "cart" && kept?["revision"] == 3)
        #expect(kept?["navigator"] == "n1" && kept?["signal"]?["kind"] == "alert.answered")
        #expect(kept?["signal"]?["navigator"] == "n2")
    }

    @Test func itIsToldOnceInOrderAndBeforeTheAnswer() {
        leave(after: [
            Step("checkpoint.establish", #"{"checkpoint":"cart"}"#), Step("push", #"{"type":"cart.review"}"#),
            Self.alert,
        ])
        host.prepare(
            [
                Step("answer", #"{"entry":"e5","answer":"yes"}"#),
                Step("checkpoint.return", #"{"checkpoint":"cart"}"#),
            ],
            from: client
        )
        let back = host.connect()
        let watcher = host.watcher()
        cart(back)
        let lines = host.take(back)
        let kinds = ["alert.answered", "checkpoint.returned", #""result""#]
        #expect(lines.count == 3 && zip(lines, kinds).allSatisfy { $0.contains($1) })
        #expect(host.events(of: watcher).map(\.kinds).last == ["attachment.removed", "attachment.removed"])
        cart(back)
        #expect(heard(by: back).isEmpty && waiting.isEmpty)
        host.close(back)
        #expect(heard(by: cart()).isEmpty)
    }

    @Test func itEndsWithTheNavigatorThatItIsAbout() {
        host.prepare([Step("present", #"{"type":"shop.item","method":"managedSheet","name":"sheet"}"#)], from: client)
        leave(after: [
            Step("checkpoint.establish", #"{"checkpoint":"cart","navigator":"sheet"}"#),
            Step("push", #"{"type":"cart.review","navigator":"sheet"}"#),
        ])
        host.prepare([Step("checkpoint.return", #"{"checkpoint":"cart","navigator":"sheet"}"#)], from: client)
        #expect(waiting.map { $0["navigator"] } == ["n2"])
        host.prepare([Step("dismissAny", "{}")], from: client)
        #expect(waiting.isEmpty && heard(by: cart()).isEmpty)
        host.prepare([Step("undo", "{}")], from: client)
    }

    @Test func undoOfItsRequestTakesItBack() {
        answeredAlert()
        host.prepare([Step("undo", "{}")], from: client)
        #expect(waiting.isEmpty && heard(by: cart()).isEmpty)
    }

    @Test func undoOfItsDeliveryDoesNotTellItAgain() {
        answeredAlert()
        let back = cart()
        host.take(back)
        host.prepare([Step("undo", "{}")], from: client)
        cart(back)
        #expect(waiting.isEmpty && heard(by: back).isEmpty)
    }

    @Test func undoBringsItBackWithItsNavigator() {
        host.prepare([Step("present", #"{"type":"shop.item","method":"managedSheet","name":"sheet"}"#)], from: client)
        leave(after: [
            Step("checkpoint.establish", #"{"checkpoint":"cart","navigator":"sheet"}"#),
            Step("push", #"{"type":"cart.review","navigator":"sheet"}"#),
        ])
        host.prepare(
            [
                Step("checkpoint.return", #"{"checkpoint":"cart","navigator":"sheet","value":7}"#),
                Step("dismissAny", "{}"), Step("undo", "{}"),
            ],
            from: client
        )
        #expect(heard(by: cart()).map { $0["value"] } == [7])
    }

    // MARK: Several modules

    /// A connection with two modules shows an alert of each and one of another module, and ends.
    @Test func sessionWithSeveralModulesIsToldByEach() {
        let session = cart()
        let types = #"{"module":"till","destinations":[{"type":"till.slip"}]}"#
        host.send([(#"{"id":0,"method":"module.register","params":\#(types)}"#, session)])
        host.take(session)
        let buttons = #""method":"alert","buttons":[{"answer":"yes"}]"#
        let homes = ["one", "two", "three"]
        for home in homes { host.prepare([Step("navigator.create", #"{"name":"\#(home)"}"#)], from: client) }
        for (type, home) in zip(["till.slip", "cart.review", "shop.list"], homes) {
            host.prepare([Step("present", #"{"type":"\#(type)","navigator":"\#(home)",\#(buttons)}"#)], from: session)
        }
        host.close(session)
        host.take(client)
        for navigator in host.result("tree.get", from: client)?["navigators"]?.array ?? [] {
            guard navigator["buttons"] != nil, let entry = navigator["root"]?["id"]?.string else { continue }
            host.prepare([Step("answer", #"{"entry":"\#(entry)","answer":"yes"}"#)], from: client)
        }
        #expect(waiting.map { $0["module"] } == ["till", "cart", "cart"])
        let back = cart()
        #expect(heard(by: back).count == 2)
        host.send([(#"{"id":0,"method":"module.register","params":\#(types)}"#, back)])
        #expect(heard(by: back).count == 1 && waiting.isEmpty)
    }

    // MARK: Limits and failures

    @Test func oldestMakesRoom() {
        let test = KeptSignalTests(hasStore: false) { $0.keptSignals = 2 }
        test.leave(after: ["a", "b", "c"].map { Step("flow.start", #"{"name":"\#($0)"}"#) })
        for flow in ["a2", "a3", "a4"] {
            test.host.prepare([Step("flow.cancel", #"{"flow":"\#(flow)"}"#)], from: test.client)
        }
        let logged = test.host.actions.compactMap { if case .log(let entry) = $0 { entry } else { nil } }
        #expect(logged.map(\.module) == ["cart"] && logged.first?.message.contains("flow.cancelled") == true)
        #expect(test.heard(by: test.cart()).map { $0["name"] } == ["b", "c"])
    }

    @Test func limitOfZeroKeepsNone() {
        let test = KeptSignalTests(hasStore: false) { $0.keptSignals = 0 }
        test.answeredAlert()
        #expect(test.waiting.isEmpty && test.heard(by: test.cart()).isEmpty)
    }

    @Test func limitOfAttachmentsHolds() {
        let test = KeptSignalTests(hasStore: false) { $0.attachments = 1 }
        test.leave(after: [Self.alert])
        test.host.prepare(
            [Step("lock", #"{"navigator":"n1"}"#), Step("answer", #"{"entry":"e3","answer":"yes"}"#)],
            from: test.client
        )
        #expect(test.waiting.isEmpty && test.host.ask("ping", from: test.client).refusal == nil)
    }

    @Test func sessionsThatEndedLongAgoAreForgotten() {
        let test = KeptSignalTests(hasStore: false) { $0.formerModules = 1 }
        test.leave(after: [Self.alert])
        test.leave(after: [])
        test.host.prepare([Step("answer", #"{"entry":"e3","answer":"yes"}"#)], from: test.client)
        #expect(test.waiting.isEmpty)
    }

    @Test func storeThatFailsLosesAndDoublesNothing() {
        let test = KeptSignalTests(hasStore: true)
        test.answeredAlert()
        test.host.storeFails = true
        let back = test.cart()
        test.host.storeFails = false
        #expect(test.heard(by: back).isEmpty && test.waiting.count == 1)
        test.host.reconcile()
        #expect(test.heard(by: back).count == 1 && test.waiting.isEmpty)
    }

    @Test func formerSessionsAreKnownFromTheHistory() {
        var tree = NavigationTree(scene: "main")
        let change = tree.reconcile(isConnected: { _ in false }, isProvided: { _ in true })
        var restoration = Restoration()
        let (first, second) = (SessionID(rawValue: 3), SessionID(rawValue: 4))
        restoration.scenes = [
            Restoration.Scene(
                configuration: SceneConfiguration(),
                tree: tree,
                history: [
                    (change, Cause(.request(.push), session: first, author: .known(client: nil, module: "cart"))),
                    (change, Cause(.sessionEnded, session: first)),
                    (change, Cause(.request(.push), session: second)),
                ]
            )
        ]
        let known = FormerModules(restoration.formerModules, maximum: 10)
        #expect(known[first] == ["cart"] && known[second] == [])
    }
}
