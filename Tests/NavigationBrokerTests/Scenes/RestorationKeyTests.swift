import JSON
import NavigationBroker
import NavigationProtocol
import NavigationTree
import Testing

/// A scene that gets another restoration key: its state is set aside, and comes back with its key.
struct RestorationKeyTests {
    private let host: Harness
    private let shop: SessionID

    init() {
        host = Harness(hasStore: true) { limits in
            (limits.restorationKeys, limits.restorationBytes) = (2, 65_536)
        }
        shop = host.connect()
        host.send(Requests.shop, from: shop)
    }

    @discardableResult
    private func restore(_ key: String, _ more: String = "", from session: SessionID? = nil) -> Reply {
        host.ask("scene.restore", #"{"restorationKey":"\#(key)"\#(more)}"#, from: session ?? shop)
    }

    private func push(_ count: Int = 1) {
        host.prepare(
            [Step](repeating: Step("push", #"{"navigator":"n1","type":"shop.list"}"#), count: count),
            from: shop
        )
    }

    private var tree: JSONValue? { host.ask("tree.get", from: shop).result }
    private var path: [String] {
        tree?["navigators"]?.array?.first?["path"]?.array?.compactMap { $0["id"]?.string } ?? []
    }
    private var scene: JSONValue? { host.ask("scene.list", from: shop).result?["scenes"]?.array?.first }
    private var setAside: [JSONValue] { scene?["setAside"]?.array ?? [] }

    // MARK: The states

    @Test func anotherKeyStartsAfreshAndTheFormerComesBack() {
        push(2)
        host.prepare([Step("present", #"{"type":"shop.item"}"#)], from: shop)
        let before = tree
        let fresh = restore("2.0").result
        #expect(fresh?["restored"] == false && fresh?["revision"] == 4 && fresh?["changed"] == true)
        #expect(path == [] && tree?["navigators"]?.array?.count == 1 && tree?["current"] == "n1")
        #expect(scene?["restorationKey"] == "2.0" && setAside == [""])
        #expect(restore("").result?["restored"] == true)
        #expect(tree?["navigators"] == before?["navigators"] && tree?["current"] == before?["current"])
        #expect(tree?["revision"] == 5 && scene?["restorationKey"] == nil && setAside == [])
        #expect(host.brokenInvariant(of: "main") == nil)
    }

    @Test func idsAndRevisionsGoOn() {
        push()
        restore("b")
        push()
        #expect(path == ["e3"])
        restore("")
        push()
        #expect(path == ["e2", "e4"] && tree?["revision"] == 5)
        restore("b")
        #expect(path == ["e3"])
    }

    @Test func sameKeyChangesNothing() {
        push()
        restore("b")
        let watcher = host.watcher()
        host.take(watcher)
        let answer = restore("b").result
        #expect(answer?["changed"] == false && answer?["durability"] == nil && answer?["revision"] == 2)
        #expect(host.take(watcher) == [] && setAside == [""])
    }

    @Test func emptyStateIsNotKept() {
        #expect(restore("b").result?["revision"] == 0 && setAside == [])
        #expect(scene?["restorationKey"] == "b")
        push()
        #expect(restore("c").result?["changed"] == true && setAside == ["b"])
    }

    @Test func keyOfTheConfigurationIsTheFirst() {
        host.prepare(
            [
                Step("scene.create", #"{"scene":"side","configuration":{"restorationKey":"1.0"}}"#),
                Step("push", #"{"scene":"side","type":"shop.list"}"#),
            ],
            from: shop
        )
        #expect(restore("1.0", #","scene":"side""#).result?["changed"] == false)
        #expect(restore("2.0", #","scene":"side""#).result?["restored"] == false)
        #expect(restore("1.0", #","scene":"side""#).result?["restored"] == true)
    }

    @Test func closedSceneTakesItsStatesWithIt() {
        let push = Step("push", #"{"scene":"side","type":"shop.list"}"#)
        host.prepare([Step("scene.create", #"{"scene":"side"}"#), push], from: shop)
        restore("b", #","scene":"side""#)
        host.prepare(
            [Step("scene.close", #"{"scene":"side"}"#), Step("scene.create", #"{"scene":"side"}"#)],
            from: shop
        )
        #expect(restore("b", #","scene":"side""#).result?["restored"] == false)
        #expect(restore("", #","scene":"side""#).result?["restored"] == false)
    }

    // MARK: Refusals

    @Test func lockKeepsTheState() {
        push()
        host.prepare([Step("lock", #"{"navigator":"n1"}"#)], from: shop)
        let before = tree
        #expect(restore("b").refusal == "locked")
        #expect(tree == before && setAside == [] && scene?["restorationKey"] == nil)
    }

    @Test func conditionsHold() {
        push()
        #expect(restore("b", #","ifRevision":7"#).refusal == "revision_mismatch")
        #expect(restore("b", #","scene":"gone""#).refusal == "unknown_scene" && path == ["e2"])
        #expect(host.ask("scene.restore", "{}", from: shop).refusal == "invalid_params")
    }

    @Test func stateThatIsTooLargeIsNotLost() {
        let text = String(repeating: "x", count: 70_000)
        host.prepare([Step("push", #"{"type":"shop.list","arguments":{"text":"\#(text)"}}"#)], from: shop)
        let refused = restore("b")
        #expect(refused.refusal == "limit_reached" && refused.error?["data"]?["limit"] == "restorationBytes")
        #expect(path == ["e2"] && scene?["restorationKey"] == nil)
    }

    @Test func oldestStateMakesRoomAndIsNamed() {
        for key in ["b", "c"] {
            push()
            #expect(restore(key).result?["dropped"] == nil)
        }
        push()
        #expect(restore("d").result?["dropped"] == [""] && setAside == ["b", "c"])
        #expect(restore("").result?["restored"] == false)
    }

    @Test func undoDoesNotMixStates() {
        push()
        restore("b")
        #expect(host.ask("undo", from: shop).refusal == "cannot_undo")
        push()
        #expect(host.ask("undo", from: shop).result?["changed"] == true && path == [])
        let refused = host.ask("undo", #"{"to":1}"#, from: shop)
        #expect(refused.refusal == "cannot_undo" && refused.error?["data"]?["revision"] == 2)
        #expect(host.ask("tree.get", #"{"revision":1}"#, from: shop).result?["revision"] == 1)
    }

    // MARK: The store

    @Test func turnThatIsNotWrittenIsTakenBack() {
        push()
        restore("b")
        push()
        let (before, listed) = (tree, scene)
        host.storeFails = true
        #expect(restore("").refusal == "store_failed" && restore("c").refusal == "store_failed")
        #expect(tree == before && scene == listed)
        host.storeFails = false
        #expect(restore("").result?["restored"] == true && path == ["e2"])
    }

    @Test func statesOutliveTheHost() {
        push()
        restore("b")
        push(2)
        host.restart(afterSeconds: 5)
        let client = host.connect()
        #expect(restore("", from: client).result?["restored"] == true)
        let found = host.ask("tree.get", from: client).result
        #expect(found?["orphaned"] == ["shop.list"])
        #expect(host.ask("undo", from: client).refusal == "cannot_undo")
        #expect(host.send(Requests.shop, from: client).last?.contains(#""revived":["shop.list"]"#) == true)
    }

    // MARK: Others

    @Test func watchIsToldOneRevision() {
        push()
        let watcher = host.watcher()
        host.take(watcher)
        restore("b")
        let events = host.events(of: watcher)
        #expect(events.map(\.method) == ["changed"] && events.first?.params["revision"] == 2)
        #expect(events.flatMap(\.changes).map { $0["kind"] } == ["entry.removed"])
        #expect(events.first?.params["cause"]?["method"] == "scene.restore")
        restore("")
        #expect(host.events(of: watcher).flatMap(\.changes).map { $0["entry"]?["id"] } == ["e2"])
    }

    @Test func waitForAResultEnds() {
        let client = host.connect()
        host.send(#"{"id":9,"method":"push","params":{"type":"shop.list","forResult":true}}"#, from: client)
        restore("b")
        let lines = host.take(client)
        #expect(lines.count == 1 && lines.first?.contains(#""outcome":"dismissed""#) == true, "\(lines)")
    }

    @Test func requestsThatWaitMeantTheFormerState() {
        push()
        let (door, client) = (host.connect(), host.connect())
        host.prepare([Step("guard.add", #"{"name":"door","on":"leave"}"#)], from: door)
        host.send(#"{"id":9,"method":"pop"}"#, from: client)
        #expect(host.suspendedCount == 1 && host.take(door).count == 1)
        #expect(restore("b").result?["changed"] == true, "guards are not asked")
        #expect(host.take(client).first?.contains(#""name":"cancelled","scene":"main","restorationKey":"b""#) == true)
        #expect(host.events(of: door).map(\.method) == ["questionEnded"] && host.held == [:])
    }

    @Test func sequencesEnd() {
        host.prepare([Step("scene.configure", #"{"executionDelay":1}"#)], from: shop)
        let client = host.connect()
        host.send(
            #"{"id":9,"method":"send","params":{"values":[{"type":"shop.list"},{"type":"shop.list"}]}}"#,
            from: client
        )
        restore("b")
        #expect(host.take(client).first?.contains("cancelled") == true && host.held == [:])
        host.advance(seconds: 5)
        #expect(path == [])
    }

    @Test func messageToAnEntryEnds() {
        push()
        let client = host.connect()
        host.send(#"{"id":9,"method":"entry.ask","params":{"entry":"e2","message":{}}}"#, from: client)
        restore("b", from: host.connect())
        #expect(host.take(client).first?.contains("unknown_entry") == true)
    }

    /// As at the start of a host: older arguments are migrated, and entries that break a rule are marked.
    @Test func restoredEntriesMeetTheRegistrations() {
        push(2)
        restore("b")
        let newer = """
            {"module":"shop","destinations":[{"type":"shop.list","version":2,"rules":{"repeats":false}},\
            {"type":"shop.item","method":"sheet"}]}
            """
        host.prepare([Step("module.register", newer)], from: shop)
        let lines = host.ask("scene.restore", #"{"restorationKey":""}"#, from: shop).lines
        #expect(lines.contains { $0.contains("type.migrate") && $0.contains(#""e2""#) })
        let found = tree?["navigators"]?.array?.first?["path"]?.array
        #expect(found?.map { $0["quarantined"] } == [nil, true])
    }

    @Test func typesThatNobodyProvidesAreOrphaned() {
        push()
        restore("b")
        host.prepare([Step("module.unregister", #"{"module":"shop"}"#)], from: shop)
        restore("")
        #expect(tree?["orphaned"] == ["shop.list"])
        host.send(Requests.shop, from: shop)
        #expect(tree?["orphaned"] == [] && path == ["e2"])
    }

    @Test func flowsAreToldThatTheyGoAndComeBack() {
        host.prepare([Step("flow.start", #"{"name":"order","module":"shop"}"#)], from: shop)
        restore("b")
        #expect(host.ask("flow.list", from: shop).result?["flows"] == [])
        let lines = restore("").lines
        #expect(lines.contains { $0.contains("flow.started") })
        #expect(host.ask("flow.list", from: shop).result?["flows"]?.array?.first?["state"] == "running")
    }

    @Test func ephemeralNavigatorsAreNotSetAside() {
        push()
        host.prepare([Step("navigator.create", #"{"ephemeral":true}"#)], from: shop)
        restore("b")
        restore("")
        #expect(tree?["navigators"]?.array?.map { $0["id"] } == ["n1"] && path == ["e2"])
    }
}
