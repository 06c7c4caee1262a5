import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// Restored entries that break a rule of a module that registers later.
struct QuarantineTests {
    private let host: Harness
    private let client: SessionID

    /// A host whose scene came from a store with the path `shop.list`, `shop.item`, `shop.item`.
    init() throws { try self.init(path: ["shop.list", "shop.item", "shop.item"], sheet: nil) }

    private init(path: [String], sheet: String?) throws {
        var tree = NavigationTree(scene: "main")
        var history: [(change: NavigationChange, cause: Cause)] = []
        for name in path {
            let type = try #require(TypeName(name))
            let pushed = try tree.push(Destination(type: type), on: tree.root, by: nil)
            history.append((pushed.change, Cause(.request(.push), session: nil)))
        }
        if let type = sheet.flatMap(TypeName.init) {
            let sheet = Presentation(Destination(type: type), method: .managedSheet)
            let shown = try tree.present(sheet, over: tree.root, by: nil)
            history.append((shown.change, Cause(.request(.present), session: nil)))
        }
        var restoration = Restoration()
        restoration.scenes = [
            Restoration.Scene(configuration: SceneConfiguration(), tree: tree, history: history)
        ]
        host = Harness(restoring: restoration)
        host.start()
        client = host.connect()
    }

    /// The rule of `shop.item`; the list has the role `list`.
    @discardableResult
    private func register(_ rule: String, from session: SessionID? = nil) -> Reply {
        host.ask(
            "module.register",
            """
            {"module":"shop","destinations":[{"type":"shop.list","roles":["list"]},\
            {"type":"shop.item","rules":\(rule)}]}
            """,
            from: session ?? client
        )
    }

    private var quarantined: [String] {
        let path = host.ask("path.get", #"{"navigator":"n1"}"#, from: client).result?["path"]?.array ?? []
        #expect(host.brokenInvariant(of: "main") == nil)
        return path.filter { $0["quarantined"] == true }.compactMap { $0["id"]?.string }
    }

    @Test func restoredEntryThatBreaksARuleIsMarked() {
        let watcher = host.watcher()
        #expect(register(#"{"under":["list"]}"#).result?["violations"] == 1)
        #expect(quarantined == ["e4"])
        let changes = host.events(of: watcher).flatMap(\.changes).filter { $0["kind"] == "entry.changed" }
        #expect(changes.map { $0["entry"]?["id"] } == ["e4"] && changes.first?["entry"]?["quarantined"] == true)
    }

    @Test func logAndEventsNameTheRule() {
        let watcher = host.connect()
        host.prepare([Step("watch", #"{"verbosity":"warning"}"#)], from: watcher)
        register(#"{"repeats":false}"#)
        let logged = host.actions.compactMap { if case .log(let entry) = $0 { entry } else { nil } }
        #expect(logged.map(\.module) == ["shop"] && logged.first?.message.contains("repeats of shop.item") == true)
        let events = host.events(of: watcher).filter { $0.method == "event" }
        #expect(events.map { $0.params["kind"] } == ["entry.quarantined"] && events.first?.params["entry"] == "e4")
    }

    @Test func validEntriesAreNotMarked() {
        register(#"{"within":["list"],"most":2}"#)
        #expect(quarantined.isEmpty)
    }

    @Test func allIsListed() {
        register(#"{"under":["list"],"repeats":false,"most":1}"#)
        let violations = host.ask("rules.check", from: client).result?["violations"]?.array
        #expect(violations?.map { $0["rule"] } == ["repeats", "under", "most"])
        #expect(Set(violations?.compactMap { $0["position"] } ?? []) == [2])
    }

    @Test func anotherRuleOpensIt() {
        register(#"{"under":["list"]}"#)
        register(#"{"within":["list"]}"#)
        #expect(quarantined.isEmpty)
        register(#"{"under":["list"]}"#)
        register("{}")
        #expect(quarantined.isEmpty)
    }

    @Test func changeOfThePathOpensItInTheSameRevision() {
        register(#"{"under":["list"]}"#)
        let reply = host.ask("path.remove", #"{"entries":["e3"]}"#, from: client)
        #expect(reply.refusal == nil && quarantined.isEmpty)
        #expect(host.ask("tree.get", from: client).result?["revision"] == reply.result?["revision"])
    }

    @Test func whatComesBelowASheetOpensIt() throws {
        let test = try Self(path: ["shop.item"], sheet: "shop.item")
        test.register(#"{"within":["list"]}"#)
        #expect(test.quarantined == ["e2"] && test.isSheetQuarantined)
        // An entry above them changes nothing for them; one below them does.
        test.host.prepare([Step("push", #"{"navigator":"n1","type":"shop.list"}"#)], from: test.client)
        #expect(test.quarantined == ["e2"])
        let below = Step("path.insert", #"{"navigator":"n1","at":0,"path":[{"type":"shop.list"}]}"#)
        test.host.prepare([below], from: test.client)
        #expect(test.quarantined.isEmpty && !test.isSheetQuarantined)
    }

    private var isSheetQuarantined: Bool {
        host.result("entry.get", #"{"entry":"e4"}"#, from: client)?["quarantined"] == true
    }

    @Test func newEntriesAreRefusedAsBeforeAndNotMarked() {
        register(#"{"under":["list"]}"#)
        #expect(host.ask("push", #"{"type":"shop.item"}"#, from: client).refusal == "path_refused")
        register("{}")
        host.prepare([Step("push", #"{"type":"shop.item"}"#)], from: client)
        register(#"{"under":["list"]}"#)
        #expect(quarantined == ["e4"])
    }

    @Test func entryWaitsForTheTypesThatItStandsOn() {
        let item = #"{"type":"shop.item","rules":{"under":["list"]}}"#
        host.prepare([Step("module.register", #"{"module":"shop","destinations":[\#(item)]}"#)], from: client)
        // The type of the first item's list is not provided yet, so its roles are unknown.
        #expect(quarantined == ["e4"])
        register(#"{"under":["list"]}"#)
        #expect(quarantined == ["e4"])
    }

    @Test func markStaysWhileTheModuleIsAway() {
        let session = host.connect()
        register(#"{"under":["list"]}"#, from: session)
        host.close(session)
        #expect(quarantined == ["e4"])
        register("{}")
        #expect(quarantined.isEmpty)
    }

    @Test func undoLeavesTheMark() {
        register(#"{"under":["list"]}"#)
        host.prepare([Step("undo")], from: client)
        #expect(quarantined == ["e4"])
        host.prepare([Step("undo", #"{"to":2}"#)], from: client)
        #expect(quarantined.isEmpty && host.types(on: "n1", from: client) == ["shop.list", "shop.item"])
    }

    @Test func entryThatIsTakenAwayDoesNotComeBackAgainstTheRule() {
        register(#"{"under":["list"]}"#)
        host.prepare([Step("pop")], from: client)
        #expect(quarantined.isEmpty && host.ask("undo", from: client).refusal == "path_refused")
        register("{}")
        host.prepare([Step("undo", #"{"to":4}"#)], from: client)
        #expect(host.types(on: "n1", from: client).count == 3)
    }
}
