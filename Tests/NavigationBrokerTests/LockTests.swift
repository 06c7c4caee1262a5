import JSON
import NavigationBroker
import NavigationTree
import Testing

/// Locks protect navigators from requests that come from outside.
struct LockTests {
    private let host = Harness()
    private let client: SessionID

    private let presentItem = Step("present", #"{"navigator":"n1","type":"shop.item","method":"managedSheet"}"#)
    private let lockSheet = Step("lock", #"{"navigator":"n2","reason":"payment"}"#)
    private let registerBox = Step(
        "module.register",
        #"{"module":"box","destinations":[{"type":"box.lid","method":"sheet"}]}"#
    )
    private let clearRoot = Step("state.set", #"{"navigator":"n1","state":[{"path":[]}]}"#)

    init() {
        client = host.connect()
        host.send(Requests.shop, from: client)
    }

    /// A sheet over the root, with one entry on its path, and a lock of it.
    private func lockTheSheet() {
        host.prepare([presentItem, Step("push", #"{"navigator":"n2","type":"shop.list"}"#), lockSheet], from: client)
    }

    private func expectLocked(_ step: Step, sourceLocation: SourceLocation = #_sourceLocation) {
        let before = host.result("tree.get", from: client)
        let refused = host.ask(step, from: client)
        #expect(refused.refusal == "locked", sourceLocation: sourceLocation)
        let locks = refused.error?["data"]?["locks"]?.array
        #expect(locks?.map { $0["session"] } == ["s1"], sourceLocation: sourceLocation)
        #expect(locks?.map { $0["reason"] } == ["payment"], sourceLocation: sourceLocation)
        #expect(host.result("tree.get", from: client) == before, sourceLocation: sourceLocation)
    }

    // MARK: State documents and paths

    @Test func stateAroundALockKeepsWhatItProtects() {
        lockTheSheet()
        expectLocked(clearRoot)
        let shorter = #"{"method":"managedSheet","root":{"type":"shop.item"}}"#
        expectLocked(Step("state.set", #"{"navigator":"n1","state":[{"path":[]},\#(shorter)]}"#))
        let state =
            host.result("state.get", #"{"navigator":"n1"}"#, from: client)?["state"]?.serialized().description ?? ""
        #expect(host.ask("state.set", #"{"navigator":"n1","state":\#(state)}"#, from: client).refusal == nil)
    }

    @Test func lockedNavigatorSetsItsOwnState() {
        lockTheSheet()
        let own = Step("state.set", #"{"navigator":"n2","state":[{"path":[]}]}"#)
        #expect(host.ask(own, from: client).result?["changed"] == true)
    }

    /// The sheet stands on an entry of the root's path, and goes with it.
    @Test func pathAroundALockKeepsWhatStandsOnIt() {
        host.prepare([Step("push", #"{"type":"shop.list"}"#)], from: client)
        host.prepare([Step("present", #"{"navigator":"n1","type":"shop.item"}"#)], from: client)
        host.prepare([Step("lock", #"{"navigator":"n3","reason":"payment"}"#)], from: client)
        expectLocked(Step("path.set", #"{"navigator":"n1","path":[]}"#))
        expectLocked(
            Step("transaction", #"{"operations":[{"method":"path.set","params":{"navigator":"n1","path":[]}}]}"#)
        )
        let longer = #"{"navigator":"n1","path":[{"type":"shop.list"},{"type":"shop.item"}]}"#
        #expect(host.ask("path.set", longer, from: client).result?["changed"] == true)
    }

    // MARK: Entries that present

    /// A sheet over the root's only entry, which presents another one; that one is locked.
    private func lockOverAnEntry() {
        host.prepare(
            [
                Step("push", #"{"type":"shop.list"}"#), presentItem,
                Step("present", #"{"navigator":"n3","type":"shop.item","arguments":{"id":1}}"#),
                Step("lock", #"{"navigator":"n5","reason":"payment"}"#),
            ],
            from: client
        )
    }

    @Test(arguments: [
        Step("pop", #"{"navigator":"n1"}"#), Step("pop", #"{"entry":"e2"}"#), Step("popAll", #"{"navigator":"n1"}"#),
        Step("back", #"{"navigator":"n1"}"#), Step("entry.close", #"{"entry":"e2"}"#),
        Step("path.remove", #"{"entries":["e2"]}"#), Step("path.set", #"{"navigator":"n1","path":[]}"#),
        Step("replace", #"{"entry":"e2","type":"shop.item"}"#),
        Step("push", #"{"navigator":"n1","type":"shop.item","ifPresent":"replaceTop"}"#),
        Step("navigate", #"{"navigator":"n1","type":"shop.item","method":"cover"}"#),
        Step("dismiss", #"{"navigator":"n3"}"#), Step("navigator.close", #"{"navigator":"n3"}"#),
        Step("dismissPresented", #"{"navigator":"n1"}"#), Step("dismissChildren", #"{"navigator":"n1"}"#),
        Step("entry.close", #"{"entry":"e4"}"#),
    ])
    func nothingTakesAwayWhatALockedViewStandsOn(step: Step) {
        lockOverAnEntry()
        expectLocked(step)
        let plan = host.result("plan", #"{"operations":[\#(step.operation)]}"#, from: client)
        #expect(plan?["allowed"] == false && plan?["locks"]?.array?.map { $0["navigator"] } == ["n5"])
    }

    @Test(arguments: [
        Step("dismiss"), Step("back"), Step("entry.close", #"{"entry":"e6"}"#), Step("dismiss", #"{"fromEntry":"e6"}"#),
        Step("dismissPresented", #"{"fromEntry":"e4"}"#), Step("dismissChildren", #"{"navigator":"n3"}"#),
        Step("present", #"{"navigator":"n3","type":"shop.item","arguments":{"id":2}}"#),
    ])
    func lockedViewAndItsPresenterMayDismissIt(step: Step) {
        lockOverAnEntry()
        #expect(host.ask(step, from: client).result?["changed"] == true)
        #expect(host.result("attachment.list", #"{"kind":"lock"}"#, from: client)?["attachments"] == [])
    }

    // MARK: Links

    private func offer(_ link: String, from entry: String) -> Step {
        let links = #"[{"link":"go","type":"\#(link)"}]"#
        return Step("entry.provide", #"{"entry":"\#(entry)","links":\#(links)}"#)
    }

    @Test func linkDoesNotReplaceALockedPresentation() {
        host.prepare([registerBox], from: client)
        host.prepare([Step("push", #"{"type":"shop.list"}"#), presentItem, offer("box.lid", from: "e2")], from: client)
        host.prepare([Step("lock", #"{"navigator":"n3","reason":"payment"}"#)], from: client)
        let follow = Step("entry.follow", #"{"entry":"e2","link":"go"}"#)
        expectLocked(follow)
        let plan = host.result("plan", #"{"operations":[\#(follow.operation)]}"#, from: client)
        #expect(plan?["locks"]?.array?.map { $0["navigator"] } == ["n3"])
        host.prepare([Step("unlock", #"{"lock":"a5"}"#)], from: client)
        #expect(host.ask(follow, from: client).result?["changed"] == true)
    }

    @Test func linkOfALockedViewMayReplaceWhatIsInIt() {
        host.prepare([registerBox], from: client)
        lockTheSheet()
        host.prepare(
            [Step("present", #"{"navigator":"n2","type":"shop.item"}"#), offer("box.lid", from: "e3")],
            from: client
        )
        let follow = Step("entry.follow", #"{"entry":"e3","link":"go"}"#)
        #expect(host.ask(follow, from: client).result?["changed"] == true)
    }

    @Test(arguments: [#"{"method":"popAll"}"#, #"{"method":"dismissPresented","params":{"navigator":"n1"}}"#])
    func openedURLTakesNothingAway(operation: String) throws {
        lockTheSheet()
        let perform = #"{"action":"perform",\#(operation.dropFirst())"#
        let pattern = #"{"pattern":"/home","to":[\#(perform)]}"#
        #expect(host.result("url.register", pattern, from: client) != nil)
        let open = host.ask("url.open", #"{"url":"/home"}"#, from: client)
        #expect(open.refusal == "locked")
        #expect(host.types(on: "n2", from: client) == ["shop.list"])
        let send = host.ask("send", #"{"values":[\#(perform)]}"#, from: client)
        #expect(send.result?["outcome"] == "completed", "another sender may")
    }

    @Test func openedURLMayShowMore() {
        lockTheSheet()
        _ = host.result("url.register", #"{"pattern":"/home","to":[{"type":"shop.list"}]}"#, from: client)
        #expect(host.ask("url.open", #"{"url":"/home"}"#, from: client).result?["outcome"] == "completed")
        #expect(host.types(on: "n2", from: client) == ["shop.list", "shop.list"])
    }

    // MARK: Scenes and plans

    @Test func lockedSceneStaysOpen() {
        host.prepare([Step("scene.create", #"{"scene":"rear"}"#)], from: client)
        host.prepare([Step("lock", #"{"scene":"rear","reason":"payment"}"#)], from: client)
        expectLocked(Step("scene.close", #"{"scene":"rear"}"#))
        host.prepare([Step("unlock", #"{"scene":"rear","lock":"a2"}"#)], from: client)
        #expect(host.ask("scene.close", #"{"scene":"rear"}"#, from: client).result != nil)
    }

    /// Only those that the request would break.
    @Test func planListsTheLocksInTheWay() {
        lockTheSheet()
        host.prepare([Step("lock", #"{"navigator":"n1"}"#)], from: client)
        func plan(_ step: String) -> JSONValue? {
            host.result("plan", #"{"operations":[\#(step)]}"#, from: client)
        }
        let cleared = plan(clearRoot.operation)
        #expect(cleared?["allowed"] == false && cleared?["locks"]?.array?.map { $0["navigator"] } == ["n2"])
        let reset = plan(#"{"method":"reset"}"#)
        #expect(reset?["locks"]?.array?.map { $0["navigator"] } == ["n2", "n1"])
        #expect(plan(#"{"method":"dismiss","params":{"navigator":"n2"}}"#)?["allowed"] == true)
    }
}
