import JSON
import NavigationBroker
import NavigationProtocol
import NavigationTree
import Testing

/// The state of a scene, read as a text and given to another scene.
struct SceneTransferTests {
    private let host: Harness
    private let shop: SessionID

    init() {
        host = Harness(hasStore: true) { limits in limits.entries = 20 }
        shop = host.connect()
        host.send(Requests.shop, from: shop)
    }

    /// A tree with a path, a sheet with a path of its own, an alert, stacks, a checkpoint and a flow.
    private func fill(_ host: Harness, from session: SessionID) {
        host.prepare(
            [
                Step("push", #"{"type":"shop.list","arguments":{"page":1}}"#),
                Step("checkpoint.establish", #"{"checkpoint":"list"}"#),
                Step("flow.start", #"{"name":"order","module":"shop"}"#),
                Step("navigator.create", #"{"name":"left","parent":"n1","accepts":{"types":["shop.*"]}}"#),
                Step("navigator.create", #"{"name":"right","parent":"n1","root":{"type":"shop.list"}}"#),
                Step("navigator.select", #"{"navigator":"right"}"#),
                Step("push", #"{"navigator":"right","type":"shop.item","arguments":{"id":2}}"#),
                Step("present", #"{"navigator":"n1","type":"shop.item","method":"managedSheet"}"#),
                Step("push", #"{"type":"shop.list","transient":true}"#),
            ],
            from: session
        )
    }

    private func export(_ scene: String = "main") -> JSONValue? {
        host.ask("scene.export", #"{"scene":"\#(scene)"}"#, from: shop).result
    }

    private func state(of scene: String = "main") -> String { export(scene)?["state"]?.string ?? "none" }

    @discardableResult
    private func give(
        _ state: String?,
        _ scene: String = "main",
        _ more: String = "",
        on other: Harness? = nil
    ) -> Reply {
        let host = other ?? host
        let state = state.map { #","state":"\#($0)""# } ?? ""
        return host.ask("scene.import", #"{"scene":"\#(scene)"\#(state)\#(more)}"#, from: other?.connect() ?? shop)
    }

    private func get(_ scene: String = "main") -> JSONValue? {
        host.ask("tree.get", #"{"scene":"\#(scene)"}"#, from: shop).result
    }

    private func create(_ scene: String) { host.prepare([Step("scene.create", #"{"scene":"\#(scene)"}"#)], from: shop) }

    private func push(_ scene: String = "main", _ count: Int = 1) {
        let step = Step("push", #"{"scene":"\#(scene)","navigator":"n1","type":"shop.list"}"#)
        host.prepare([Step](repeating: step, count: count), from: shop)
    }

    private func path(_ scene: String = "main") -> [String] {
        get(scene)?["navigators"]?.array?.first?["path"]?.array?.compactMap { $0["id"]?.string } ?? []
    }

    /// The tree without what says when and by whom something was made.
    private func shown(_ scene: String) -> JSONValue? {
        host.ask("state.get", #"{"scene":"\#(scene)"}"#, from: shop).result?["state"]
    }

    // MARK: The state

    @Test func anUnusedSceneShowsTheSameWithTheSameIDs() throws {
        fill(host, from: shop)
        create("side")
        let answer = give(state(), "side").result
        #expect(answer?["revision"] == 1 && answer?["changed"] == true)
        #expect(answer?["removed"]?["entries"] == 0)
        let (before, after) = (try #require(get()), try #require(get("side")))
        for part in ["current", "orphaned"] { #expect(after[part] == before[part]) }
        let ids = { (tree: JSONValue, part: String) in tree[part]?.array?.map { $0["id"] } ?? [] }
        #expect(ids(after, "navigators") == ids(before, "navigators") && ids(before, "navigators").count == 4)
        #expect(ids(after, "attachments") == ids(before, "attachments") && ids(before, "attachments").count == 2)
        #expect(shown("side") == shown("main"))
        #expect(state(of: "side") == state())
        #expect(host.brokenInvariant(of: "side") == nil)
        #expect(host.disagreement(of: "side") == [])
    }

    @Test func everythingOfAnotherHostBelongsToThisRevision() {
        fill(host, from: shop)
        let other = Harness()
        other.send(Requests.shop, from: other.connect())
        let client = other.connect()
        #expect(give(state(), on: other).result?["revision"] == 1)
        let entries = other.ask("tree.get", from: client).result?["navigators"]?.array?.first?["path"]?.array
        #expect(entries?.map { $0["cause"]?["revision"] } == [1])
        #expect(entries?.first?["cause"]?["session"] == nil)
        #expect(other.brokenInvariant(of: "main") == nil)
    }

    @Test func aUsedSceneGetsNewIDs() {
        fill(host, from: shop)
        create("side")
        push("side", 3)
        host.prepare([Step("popAll", #"{"scene":"side"}"#)], from: shop)
        #expect(give(state(), "side").result?["changed"] == true)
        #expect(path() == ["e2"] && path("side") == ["e5"])
        #expect(shown("side") == shown("main"))
        #expect(host.brokenInvariant(of: "side") == nil)
        // The state itself is the same: only its numbers are others.
        create("third")
        give(state(of: "side"), "third")
        #expect(shown("third") == shown("main"))
        push("third")
        #expect(host.brokenInvariant(of: "third") == nil)
    }

    @Test func whatEndsWithASessionStays() {
        push()
        host.prepare(
            [
                Step("navigator.create", #"{"ephemeral":true}"#), Step("lock", #"{"navigator":"n1"}"#),
                Step("mapping.add", #"{"navigator":"n1","from":"shop.item","to":"shop.list"}"#),
            ],
            from: shop
        )
        create("side")
        give(state(), "side")
        #expect(get("side")?["navigators"]?.array?.count == 1 && get("side")?["attachments"] == [])
        #expect(path("side") == ["e2"])
    }

    @Test func aSceneThatShowsNothingHasAStateToo() {
        #expect(export()?["empty"] == true && export()?["revision"] == 0)
        let nothing = state()
        push()
        #expect(export()?["empty"] == false)
        #expect(give(nothing, "main", #","replace":true"#).result?["removed"]?["entries"] == 1)
        #expect(path() == [] && state() == nothing)
    }

    @Test func nothingForAnEmptySceneIsNoChange() {
        let answer = give(nil).result
        #expect(answer?["changed"] == false && answer?["revision"] == 0 && answer?["durability"] == nil)
    }

    // MARK: Refusals

    @Test func whatTheSceneShowsIsNotLostByMistake() {
        push()
        let (kept, tree) = (state(), get())
        let refused = give(kept)
        #expect(refused.refusal == "not_empty" && refused.error?["data"]?["entries"] == 1)
        #expect(get() == tree)
        #expect(give(kept, "main", #","replace":true"#).result?["removed"]?["entries"] == 1)
        #expect(path() == ["e3"], "an id of the former tree is not used again")
    }

    @Test func aCheckpointAloneIsNotLostEither() {
        host.prepare([Step("checkpoint.establish", #"{"checkpoint":"start"}"#)], from: shop)
        let refused = give(nil)
        #expect(refused.refusal == "not_empty" && refused.error?["data"]?["attachments"] == 1)
    }

    @Test func conditionsAndLocksHold() {
        push()
        let kept = state()
        #expect(give(kept, "main", #","replace":true,"ifRevision":7"#).refusal == "revision_mismatch")
        #expect(give(kept, "gone").refusal == "unknown_scene")
        #expect(host.ask("scene.export", #"{"scene":"gone"}"#, from: shop).refusal == "unknown_scene")
        host.prepare([Step("lock", #"{"navigator":"n1"}"#)], from: shop)
        let tree = get()
        #expect(give(kept, "main", #","replace":true"#).refusal == "locked" && get() == tree)
    }

    @Test func aSceneKeepsToItsLimits() {
        push("main", 12)
        let other = Harness { limits in limits.entries = 11 }
        other.send(Requests.shop, from: other.connect())
        let refused = give(state(), on: other)
        #expect(refused.refusal == "limit_reached" && refused.error?["data"]?["value"] == 11)
        let tree = other.ask("tree.get", from: other.connect()).result
        #expect(tree?["revision"] == 0 && other.brokenInvariant(of: "main") == nil)
    }

    @Test func anyOtherTextIsRefused() {
        fill(host, from: shop)
        let kept = state()
        create("side")
        let tree = get("side")
        var others = ["", "=", "AQ=", "Ag==", "AQ", "AAAA", "not base64", String(kept.dropLast(4)), kept + "AAAA"]
        others += [String(kept.reversed()), "AQUB" + kept, "ä", "AQ==" + kept]
        for text in others {
            let refused = give(text, "side")
            #expect(refused.refusal == "invalid_params", "\(text): \(refused.lines)")
            #expect(get("side") == tree)
        }
        #expect(give("7", "side").refusal == "invalid_params")
        #expect(host.ask("scene.import", #"{"scene":"side","state":7}"#, from: shop).refusal == "invalid_params")
        #expect(give(kept, "side").result?["changed"] == true)
    }

    /// Each digit changed in turn: refused, or a sound tree.
    @Test func noDigitBreaksAScene() throws {
        fill(host, from: shop)
        let kept = state()
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var taken = 0
        for position in kept.indices where kept[position] != "=" {
            let digit = try #require(digits.firstIndex(of: kept[position]))
            for change in [1, 2, 4, 8, 16, 32] {
                var text = kept
                text.replaceSubrange(position...position, with: [digits[digit ^ change]])
                let other = Harness()
                let answer = give(text, on: other)
                #expect(other.brokenInvariant(of: "main") == nil, "\(text)")
                if answer.refusal == nil { taken += 1 } else { #expect(answer.refusal == "invalid_params", "\(text)") }
            }
        }
        #expect(taken > 0)
    }

    // MARK: Others

    @Test func itIsNotUndone() {
        push()
        give(nil, "main", #","replace":true"#)
        let refused = host.ask("undo", from: shop)
        #expect(refused.refusal == "cannot_undo" && refused.error?["data"]?["revision"] == 2)
    }

    @Test func watchIsToldOneRevision() {
        push()
        let kept = state()
        let watcher = host.watcher()
        host.take(watcher)
        give(kept, "main", #","replace":true"#)
        let events = host.events(of: watcher)
        #expect(events.map(\.method) == ["changed"] && events.first?.params["revision"] == 2)
        #expect(events.flatMap(\.changes).map { $0["kind"] } == ["entry.removed", "entry.added"])
        #expect(events.first?.params["cause"]?["method"] == "scene.import")
    }

    @Test func requestsThatWaitMeantTheFormerState() {
        push()
        let (door, client) = (host.connect(), host.connect())
        host.prepare([Step("guard.add", #"{"name":"door","on":"leave"}"#)], from: door)
        host.send(#"{"id":9,"method":"pop"}"#, from: client)
        #expect(host.suspendedCount == 1)
        #expect(give(nil, "main", #","replace":true"#).result?["changed"] == true, "guards are not asked")
        let line = host.take(client).first ?? ""
        #expect(line.contains(#""name":"cancelled","scene":"main"}"#) && line.contains("imported"), "\(line)")
        #expect(host.held == [:])
    }

    @Test func typesWithoutProviderAreOrphanedUntilItComes() {
        push()
        let other = Harness()
        #expect(give(state(), on: other).result?["changed"] == true)
        let client = other.connect()
        #expect(other.ask("tree.get", from: client).result?["orphaned"] == ["shop.list"])
        #expect(other.send(Requests.shop, from: client).last?.contains(#""revived":["shop.list"]"#) == true)
        #expect(other.ask("tree.get", from: client).result?["orphaned"] == [])
    }

    @Test func importedEntriesMeetTheRegistrations() {
        push("main", 2)
        let kept = state()
        let other = Harness()
        let module = other.connect()
        let newer = #"{"module":"shop","destinations":[{"type":"shop.list","version":2,"rules":{"repeats":false}}]}"#
        other.prepare([Step("module.register", newer)], from: module)
        let client = other.connect()
        other.take(module)
        #expect(other.ask("scene.import", #"{"state":"\#(kept)"}"#, from: client).result?["changed"] == true)
        #expect(other.take(module).contains { $0.contains("type.migrate") && $0.contains(#""e2""#) })
        let found = other.ask("tree.get", from: client).result?["navigators"]?.array?.first?["path"]?.array
        #expect(found?.map { $0["quarantined"] } == [nil, true])
    }

    @Test func aTurnThatIsNotWrittenIsTakenBack() {
        push()
        let (kept, tree) = (state(), get())
        host.storeFails = true
        #expect(give(kept, "main", #","replace":true"#).refusal == "store_failed" && get() == tree)
        host.storeFails = false
        #expect(give(kept, "main", #","replace":true"#).result?["revision"] == 2)
        host.restart(afterSeconds: 5)
        let found = host.ask("tree.get", from: host.connect()).result
        #expect(found?["navigators"]?.array?.first?["path"]?.array?.map { $0["id"] } == ["e3"])
        #expect(found?["orphaned"] == ["shop.list"])
    }

    @Test func statesOfOtherKeysStay() {
        push()
        host.prepare([Step("scene.restore", #"{"restorationKey":"b"}"#)], from: shop)
        push()
        give(nil, "main", #","replace":true"#)
        #expect(path() == [])
        let restored = host.ask("scene.restore", #"{"restorationKey":""}"#, from: shop).result
        #expect(restored?["restored"] == true && path() == ["e2"])
    }
}
