import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Methods of presentation that modules define: a drawer, and a toast that goes by itself.
struct PresentationTests {
    private let host = Harness()
    private let shop: SessionID
    private let user: SessionID

    private static let methods =
        #"[{"method":"drawer","hasPath":true},{"method":"toast","exclusive":false,"closesAfter":3}]"#
    private let register = Step(
        "module.register",
        #"{"module":"shop","destinations":[{"type":"shop.list"},{"type":"shop.saved","method":"toast"}],"presentations":\#(methods)}"#
    )
    private let showToast = Step("navigate", #"{"navigator":"n1","type":"shop.saved"}"#)
    private let showDrawer = Step("navigate", #"{"navigator":"n1","type":"shop.list","method":"drawer"}"#)

    init() {
        shop = host.connect()
        user = host.connect()
        host.prepare([register], from: shop)
    }

    private func navigators() -> [JSONValue] {
        host.result("tree.get", from: user)?["navigators"]?.array ?? []
    }

    // MARK: Defining

    @Test func modulesAreListedWithTheirMethods() {
        let listed = host.result("module.list", from: user)?["modules"]?[0]?["presentations"]?.array
        #expect(listed?.map { $0["method"] } == ["drawer", "toast"])
        #expect(listed?[0]["hasPath"] == true && listed?[1]["exclusive"] == false && listed?[1]["closesAfter"] == 3)
    }

    @Test(arguments: ["navigate", "present"])
    func unknownMethodIsRefusedWithTheKnownOnes(request: String) {
        let error = host.error(request, #"{"navigator":"n1","type":"shop.list","method":"drawr"}"#, from: user)
        let message = error?["message"]?.string ?? ""
        #expect(error?["code"] == -32602 && message.contains(#""sheet""#) && message.contains(#""drawer""#))
        #expect(message.contains("did you mean") && navigators().count == 1)
    }

    @Test func anotherDefinitionIsRefusedWhileTheModuleIsThere() {
        let other = #"{"module":"box","destinations":[],"presentations":[{"method":"shelf"},{"method":"drawer"}]}"#
        let refused = host.ask("module.register", other, from: user)
        let data = refused.error?["data"]
        #expect(refused.refusal == "name_taken" && data?["module"] == "shop" && data?["method"] == "drawer")
        #expect(data?["list"] == "presentations" && data?["index"] == 1)
        #expect(host.result("module.list", from: user)?["modules"]?.array?.count == 1)
        host.close(shop)
        #expect(host.ask("module.register", other, from: user).refusal == nil)
    }

    @Test func modulesMayDefineAMethodAlike() {
        let same = #"{"module":"box","destinations":[{"type":"box.page"}],"presentations":\#(Self.methods)}"#
        #expect(host.ask("module.register", same, from: user).refusal == nil)
        host.close(shop)
        let shown = host.ask("navigate", #"{"type":"box.page","method":"drawer"}"#, from: user)
        #expect(shown.refusal == nil && navigators().last?["hasPath"] == true)
        let change = #"{"module":"box","destinations":[],"presentations":[{"method":"drawer"}]}"#
        #expect(host.ask("module.register", change, from: user).refusal == nil)
        #expect(host.ask("navigate", #"{"type":"box.page","method":"toast"}"#, from: user).refusal == "invalid_params")
    }

    @Test(arguments: [
        (#"{"module":"shop","destinations":[]}"#, ["drawer", "toast"]),
        (#"{"module":"shop","destinations":[],"presentations":[{"method":"toast"}]}"#, ["toast"]),
        (#"{"module":"shop","destinations":[],"replaces":true}"#, []),
    ])
    func listIsAllThatAModuleDefines(request: String, methods: [String]) {
        #expect(host.ask("module.register", request, from: shop).refusal == nil)
        let listed = host.result("module.list", from: user)?["modules"]?[0]?["presentations"]?.array ?? []
        #expect(listed.compactMap { $0["method"]?.string } == methods)
    }

    @Test func whatIsShownKeepsItsDefinition() {
        host.prepare([showDrawer], from: user)
        let other = #"{"module":"shop","destinations":[],"presentations":[{"method":"drawer","exclusive":false}]}"#
        host.prepare([Step("module.register", other)], from: shop)
        #expect(navigators()[1]["kind"] == "presentation" && navigators()[1]["hasPath"] == true)
        host.prepare([showDrawer], from: user)
        #expect(navigators().map { $0["kind"] } == ["root", "overlay", "presentation"])
    }

    @Test(arguments: ["sheet", "send", "push"])
    func builtInMethodIsNotRedefined(name: String) {
        let request = #"{"module":"shop","destinations":[],"presentations":[{"method":"\#(name)"}]}"#
        #expect(host.error("module.register", request, from: shop)?["code"] == -32602)
    }

    @Test func moduleDefinesSoManyMethods() {
        host.reconfigure { $0.presentations = 1 }
        let refused = host.ask(register, from: shop)
        #expect(refused.refusal == "limit_reached" && refused.error?["data"]?["limit"] == "presentations")
    }

    @Test func repeatedMethodIsRefused() {
        let request = #"{"module":"shop","destinations":[],"presentations":[{"method":"a"},{"method":"a"}]}"#
        let data = host.error("module.register", request, from: shop)?["data"]
        #expect(data?["list"] == "presentations" && data?["index"] == 1)
    }

    // MARK: Showing

    @Test func toastStandsBesideTheDrawer() {
        host.prepare([showToast, showDrawer, showToast], from: user)
        #expect(navigators()[0]["overlays"] == ["n2", "n6"] && navigators()[0]["presented"] == "n4")
        let toast = host.result("navigator.get", #"{"navigator":"n2"}"#, from: user)
        #expect(toast?["kind"] == "overlay" && toast?["method"] == "toast" && toast?["closesAfter"] == 3)
        #expect(toast?["current"] == false && toast?["isPresented"] == true && toast?["parent"] == "n1")
        let drawer = host.result("navigator.get", from: user)
        #expect(drawer?["id"] == "n4" && drawer?["kind"] == "presentation" && drawer?["hasPath"] == true)
    }

    @Test func planAndRulesKnowTheMethods() {
        let strict = #"{"type":"shop.note","rules":{"methods":["toast"]}}"#
        host.prepare([Step("module.register", #"{"module":"shop","destinations":[\#(strict)]}"#)], from: shop)
        let asDrawer = #"{"navigator":"n1","type":"shop.note","method":"drawer"}"#
        #expect(host.ask("navigate", asDrawer, from: user).refusal == "path_refused")
        let plan = host.result("plan", #"{"operations":[\#(showToast.operation)]}"#, from: user)
        #expect(plan?["changes"]?[0]?["navigator"]?["kind"] == "overlay" && navigators().count == 1)
    }

    @Test func linksAndSequencesKnowTheMethods() {
        let url = #"{"pattern":"shop://saved","to":[{"type":"shop.saved"}]}"#
        host.prepare([Step("url.register", url)], from: shop)
        host.prepare([Step("url.open", #"{"url":"shop://saved"}"#)], from: user)
        #expect(navigators()[0]["overlays"] == ["n2"])
        let unknown = #"{"values":[{"type":"shop.list","method":"shelf"}]}"#
        #expect(host.ask("send", unknown, from: user).refusal == "invalid_params" && navigators().count == 2)
    }

    @Test func locksProtectFromOutsideOnly() {
        host.prepare([showToast, Step("lock", #"{"navigator":"n2"}"#)], from: user)
        #expect(host.ask("dismissAny", from: user).refusal == "locked")
        #expect(host.ask("state.set", #"{"state":[{"path":[]}]}"#, from: user).refusal == "locked")
        host.advance(seconds: 3.1)
        #expect(navigators().count == 1)
    }

    @Test func stateHasDrawersAndToasts() {
        host.prepare([showToast, showDrawer, showToast], from: user)
        let state = host.result("state.get", from: user)?["state"]?.serialized().description ?? ""
        host.prepare([Step("reset"), Step("state.set", #"{"state":\#(state)}"#)], from: user)
        #expect(navigators().map { $0["kind"] } == ["root", "overlay", "overlay", "presentation"])
        #expect(host.result("state.get", from: user)?["state"]?.serialized().description == state)
        host.advance(seconds: 3.1)
        #expect(navigators().map { $0["kind"] } == ["root", "presentation"])
    }

    @Test func shownStaysWhenTheModuleEnds() {
        host.prepare([showDrawer], from: user)
        let state = host.result("state.get", from: user)?["state"]?.serialized().description ?? ""
        host.close(shop)
        #expect(host.result("navigator.get", from: user)?["method"] == "drawer")
        #expect(host.ask("state.set", #"{"state":\#(state)}"#, from: user).result?["changed"] == false)
        let again = #"{"navigator":"n1","kind":"presentation","method":"drawer"}"#
        #expect(host.error("navigator.create", again, from: user)?["code"] == -32602)
    }

    // MARK: Passing

    @Test func toastGoesAfterItsTime() {
        let watcher = host.watcher()
        host.prepare([showToast], from: user)
        host.advance(seconds: 2.9)
        #expect(navigators().count == 2)
        host.advance(seconds: 0.2)
        #expect(navigators().count == 1)
        let changed = host.take(watcher).last.flatMap { try? RawJSON(parsing: $0).value() }?["params"]
        #expect(changed?["cause"]?["time"] == .integer(Harness.epoch + 3_100))
        #expect(changed?["cause"]?["method"] == "time.passed" && changed?["changes"]?[0]?["kind"] == "navigator.closed")
    }

    @Test func dismissedToastIsForgotten() {
        host.prepare([showToast, Step("dismiss", #"{"navigator":"n2"}"#), showToast], from: user)
        host.advance(seconds: 3.1)
        #expect(navigators().count == 1 && host.result("tree.get", from: user)?["revision"] == 4)
    }

    @Test func toastOfAClosedSceneIsForgotten() {
        host.prepare([Step("scene.create", #"{"scene":"rear"}"#)], from: user)
        host.prepare([Step("navigate", #"{"scene":"rear","type":"shop.saved"}"#)], from: user)
        host.prepare([Step("scene.close", #"{"scene":"rear"}"#)], from: user)
        host.advance(seconds: 4)
        #expect(host.result("scene.list", from: user)?["scenes"]?.array?.count == 1)
    }

    @Test func toastIsAwaitedLikeASheet() {
        host.send(#"{"id":9,"method":"navigate","params":{"type":"shop.saved","forResult":true}}"#, from: user)
        host.advance(seconds: 3.1)
        let answer = host.take(user).last.flatMap { try? RawJSON(parsing: $0).value() }
        #expect(answer?["id"] == 9 && answer?["result"]?["outcome"] == "dismissed")
    }

    @Test func undoShowsItForItsTimeAgain() {
        host.prepare([showToast], from: user)
        host.advance(seconds: 3.1)
        host.prepare([Step("undo", #"{"to":1}"#)], from: user)
        host.advance(seconds: 2.9)
        #expect(navigators().map { $0["id"] } == ["n1", "n2"])
        host.advance(seconds: 0.2)
        #expect(navigators().count == 1)
    }
}

/// Drawers and toasts when the host ends, and when its store fails.
struct RestoredPresentationTests {
    private let register = Step(
        "module.register",
        """
        {"module":"shop","destinations":[{"type":"shop.list","method":"drawer"},{"type":"shop.saved","method":"toast"}],\
        "presentations":[{"method":"drawer","hasPath":true},{"method":"toast","exclusive":false,"closesAfter":3}]}
        """
    )
    private let show = [
        Step("navigate", #"{"navigator":"n1","type":"shop.saved"}"#),
        Step("navigate", #"{"navigator":"n1","type":"shop.list"}"#),
    ]

    private func kinds(_ host: Harness) -> [JSONValue?] {
        (host.result("tree.get", from: host.connect())?["navigators"]?.array ?? []).map { $0["kind"] }
    }

    private func began(_ host: Harness) -> Harness {
        host.prepare([register] + show, from: host.connect())
        return host
    }

    @Test func timeGoesOnAfterARestart() {
        let host = began(Harness(hasStore: true))
        host.advance(seconds: 1)
        host.restart(afterSeconds: 1)
        host.advance(seconds: 0.9)
        #expect(kinds(host) == ["root", "overlay", "presentation"])
        host.advance(seconds: 0.2)
        #expect(kinds(host) == ["root", "presentation"])
        // The module that defines the drawer has not come back, and may define another one.
        let other = #"{"module":"shop","destinations":[],"presentations":[{"method":"drawer","exclusive":false}]}"#
        host.prepare([Step("module.register", other)], from: host.connect())
        #expect(kinds(host) == ["root", "presentation"])
    }

    @Test func timePassesWhileTheHostIsAway() {
        let host = began(Harness(hasStore: true))
        host.restart(afterSeconds: 10)
        #expect(kinds(host) == ["root", "overlay", "presentation"] && host.nextDeadline == host.now)
        host.advance(seconds: 0)
        #expect(kinds(host) == ["root", "presentation"])
    }

    /// It was shown before the oldest revision that is kept, at the latest.
    @Test func toastMayBeOlderThanTheHistory() {
        let host = began(Harness(hasStore: true) { $0.history = 1 })
        host.advance(seconds: 1)
        host.prepare([Step("lock", #"{"navigator":"n1"}"#)], from: host.connect())
        host.restart(afterSeconds: 0.5)
        host.advance(seconds: 2.4)
        #expect(kinds(host).count == 3)
        host.advance(seconds: 0.2)
        #expect(kinds(host).count == 2)
    }

    /// A clock that was set back does not lengthen the time.
    @Test func timeIsNeverLongerThanDefined() {
        let host = began(Harness(hasStore: true))
        host.wallClockRead(millisecondsAtStart: Harness.epoch - 1_000_000)
        host.restart(afterSeconds: 1)
        host.advance(seconds: 3.1)
        #expect(kinds(host) == ["root", "presentation"])
    }

    @Test func closingIsTriedAgainWhenTheStoreWorks() {
        let host = began(Harness(hasStore: true))
        host.storeFails = true
        host.advance(seconds: 3.1)
        #expect(kinds(host).count == 3)
        host.storeFails = false
        host.reconcile()
        host.advance(seconds: 0)
        #expect(kinds(host) == ["root", "presentation"])
    }

    @Test func toastThatWasNotWrittenHasNoTime() {
        let host = Harness(hasStore: true)
        let user = host.connect()
        host.prepare([register], from: user)
        host.storeFails = true
        #expect(host.ask(show[0], from: user).refusal == "store_failed")
        host.storeFails = false
        host.advance(seconds: 2)
        host.prepare([show[0]], from: user)
        host.advance(seconds: 2)
        #expect(kinds(host) == ["root", "overlay"])
        host.advance(seconds: 1.1)
        #expect(kinds(host) == ["root"])
    }

    @Test func oneThatIsClosedHasNoTime() {
        var timers = PassingTimers()
        let now = MonotonicTime(nanoseconds: 0)
        let (one, two) = (subject(2), subject(3))
        timers.start(one, until: now + 1)
        timers.start(two, until: now + 2)
        timers.stop(one)
        #expect(timers.takeDue(now: now + 1.5) == nil && timers.next == now + 2)
        #expect(timers.takeDue(now: now + 2) == two && timers.isEmpty)
    }

    @Test func timesOfAClosedSceneEnd() {
        var timers = PassingTimers()
        timers.start(subject(2), until: MonotonicTime(nanoseconds: 1))
        timers.start(subject(2, in: "rear"), until: MonotonicTime(nanoseconds: 1))
        timers.sceneClosed("rear")
        #expect(timers.contains(subject(2)) && !timers.contains(subject(2, in: "rear")))
    }

    private func subject(_ number: UInt64, in scene: String = "main") -> PassingTimers.Subject {
        .init(scene: scene, navigator: NavigatorID(rawValue: number))
    }
}
