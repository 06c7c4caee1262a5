import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// Restored entries whose arguments do not fit the schema that their module registers.
struct UnfitArgumentsTests {
    private let host: Harness
    private let client: SessionID

    /// A host whose scene came from a store with the path `shop.list`, `shop.item {"id":1}`, `shop.item {"id":"x"}`.
    init() throws { try self.init(items: [#"{"id":1}"#, #"{"id":"x"}"#]) }

    private init(items: [String]) throws {
        var tree = NavigationTree(scene: "main")
        var history: [(change: NavigationChange, cause: Cause)] = []
        let list = Destination(type: try #require(TypeName("shop.list")))
        let type = try #require(TypeName("shop.item"))
        for destination in [list] + (try items.map { Destination(type: type, arguments: try RawJSON(parsing: $0)) }) {
            let pushed = try tree.push(destination, on: tree.root, by: nil)
            history.append((pushed.change, Cause(.request(.push), session: nil)))
        }
        var restoration = Restoration()
        restoration.scenes = [Restoration.Scene(configuration: SceneConfiguration(), tree: tree, history: history)]
        host = Harness(restoring: restoration)
        host.start()
        client = host.connect()
    }

    /// Registers `shop.list` and `shop.item`, with this kind of `id`.
    @discardableResult
    private func register(id: String?, rules: String = "{}", from session: SessionID? = nil) -> Reply {
        let schema = id.map { #""arguments":{"type":"object","properties":{"id":{"type":"\#($0)"}}},"# } ?? ""
        let types = #"{"type":"shop.list","roles":["list"]},{"type":"shop.item",\#(schema)"rules":\#(rules)}"#
        return host.ask(
            "module.register",
            #"{"module":"shop","destinations":[\#(types)]}"#,
            from: session ?? client
        )
    }

    private var quarantined: [String] {
        let path = host.ask("path.get", from: client).result?["path"]?.array ?? []
        #expect(host.brokenInvariant(of: "main") == nil)
        return path.filter { $0["quarantined"] == true }.compactMap { $0["id"]?.string }
    }

    @Test func entryThatDoesNotFitIsMarked() {
        let watcher = host.watcher()
        register(id: "integer")
        #expect(quarantined == ["e4"])
        let changes = host.events(of: watcher).flatMap(\.changes).filter { $0["kind"] == "entry.changed" }
        #expect(changes.map { $0["entry"]?["id"] } == ["e4"] && changes.first?["entry"]?["quarantined"] == true)
    }

    @Test func logEventAndListSayWhatDoesNotFit() {
        let watcher = host.connect()
        host.prepare([Step("watch", #"{"verbosity":"warning"}"#)], from: watcher)
        register(id: "integer")
        let logged = host.actions.compactMap { if case .log(let entry) = $0 { entry } else { nil } }
        #expect(logged.map(\.module) == ["shop"] && logged.first?.message.contains("/id") == true)
        let event = host.events(of: watcher).first { $0.method == "event" }?.params
        #expect(event?["kind"] == "entry.quarantined" && event?["entry"] == "e4" && event?["rule"] == nil)
        #expect(event?["path"] == "/id" && event?["keyword"] == "type")
        let unfit = host.result("rules.check", from: client)?["unfit"]?.array
        #expect(unfit?.map { $0["entry"] } == ["e4"] && unfit?.first?["path"] == "/id")
        #expect(unfit?.first?["navigator"] == "n1" && unfit?.first?["position"] == 2)
    }

    @Test(arguments: ["string", nil])
    func schemaThatAcceptsThemOpensThem(id: String?) {
        register(id: "boolean")
        #expect(quarantined == ["e3", "e4"])
        register(id: id)
        #expect(quarantined == (id == nil ? [] : ["e3"]))
        #expect((host.result("rules.check", from: client)?["unfit"] == nil) == (id == nil))
    }

    @Test func fittingArgumentsOpenItInTheSameRevision() {
        register(id: "integer")
        #expect(host.ask("entry.update", #"{"entry":"e4","hints":{"icon":"box"}}"#, from: client).refusal == nil)
        #expect(quarantined == ["e4"], "hints do not make the arguments fit")
        let reply = host.ask("entry.update", #"{"entry":"e4","arguments":{"id":2}}"#, from: client)
        #expect(reply.refusal == nil && quarantined.isEmpty)
        #expect(host.ask("tree.get", from: client).result?["revision"] == reply.result?["revision"])
    }

    @Test func undoOfFittingArgumentsMarksTheEntryAgain() {
        register(id: "integer")
        host.prepare([Step("entry.update", #"{"entry":"e4","arguments":{"id":2}}"#), Step("undo")], from: client)
        #expect(quarantined == ["e4"])
        let unfit = host.result("rules.check", from: client)?["unfit"]?.array
        #expect(unfit?.map { $0["entry"] } == ["e4"])
    }

    @Test func entryThatAlsoBreaksARuleWaitsForBoth() {
        register(id: "integer", rules: #"{"under":["list"]}"#)
        #expect(quarantined == ["e4"])
        host.prepare([Step("entry.update", #"{"entry":"e4","arguments":{"id":2}}"#)], from: client)
        #expect(quarantined == ["e4"])
        host.prepare([Step("path.remove", #"{"entries":["e3"]}"#)], from: client)
        #expect(quarantined.isEmpty)
        register(id: "boolean", rules: #"{"under":["list"]}"#)
        #expect(quarantined == ["e4"])
        register(id: "boolean")
        #expect(quarantined == ["e4"], "no rule is broken, and the arguments do not fit")
    }

    @Test func changeOfThePathDoesNotOpenIt() {
        register(id: "integer")
        host.prepare([Step("path.remove", #"{"entries":["e3"]}"#)], from: client)
        #expect(quarantined == ["e4"])
    }

    @Test func newEntriesAreNotMarked() {
        register(id: "integer")
        host.prepare([Step("push", #"{"type":"shop.item","arguments":{"id":5}}"#)], from: client)
        register(id: "string")
        #expect(quarantined == ["e3"])
    }

    /// A newer version of the type asks the module instead.
    @Test func olderArgumentsAreMigrated() {
        let item = #"{"type":"shop.item","version":1,"arguments":{"required":["page"]}}"#
        host.prepare([Step("module.register", #"{"module":"shop","destinations":[\#(item)]}"#)], from: client)
        #expect(quarantined.isEmpty)
    }

    @Test func markStaysWhileTheModuleIsAway() {
        let session = host.connect()
        register(id: "integer", from: session)
        host.close(session)
        #expect(quarantined == ["e4"])
        register(id: "string")
        #expect(quarantined == ["e3"])
    }

    // MARK: Messages

    @Test func messageToAnUnfitEntryIsRefused() {
        register(id: "integer")
        let error = host.error("entry.ask", #"{"entry":"e4","message":1}"#, from: client)
        #expect(error?["data"]?["name"] == "invalid_arguments" && error?["data"]?["path"] == "/id")
        let asked = host.send(#"{"id":9,"method":"entry.ask","params":{"entry":"e3","message":1}}"#, from: client)
        #expect(asked.last?.contains(#""method":"entry.ask""#) == true, "the other one fits")
    }

    @Test func messageToAnEntryThatBreaksARuleIsRefused() {
        register(id: nil, rules: #"{"under":["list"]}"#)
        let error = host.error("entry.ask", #"{"entry":"e4","message":1}"#, from: client)
        #expect(error?["data"]?["name"] == "path_refused")
        #expect(error?["data"]?["violations"]?.array?.map { $0["rule"] } == ["under"])
    }

    // MARK: Bounds

    /// The host does not stop for many entries.
    @Test func oneRegistrationComparesSoMany() throws {
        let long = String(repeating: "x", count: 1 << 19)
        let test = try Self(items: [#"{"id":"\#(long)"}"#, #"{"id":"\#(long)"}"#, #"{"id":"y"}"#])
        test.register(id: "integer")
        #expect(test.quarantined == ["e3"])
        let logged = test.host.actions.compactMap { if case .log(let entry) = $0 { entry.message } else { nil } }
        #expect(logged.contains { $0.contains("2 entries of main are not compared") })
    }
}
