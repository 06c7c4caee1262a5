import JSON
import NavigationBroker
import NavigationTree
import Testing

@testable import NavigationSharing

/// The settings of a scene that several hosts share, with the guards that stay while their module is away.
@Suite struct SettingsTests {
    private typealias Stage = (fleet: SimulatedFleet, owner: Int, others: [Int], sessions: [UInt64])

    private static func result(_ answer: String) -> JSONObject? {
        SharedScenesTests.members(answer)?["result"]?.object
    }

    // MARK: Settings

    private static func configure(_ members: String = "") -> String {
        #"{"id":4,"method":"scene.configure","params":{"scene":"wall"\#(members)}}"#
    }

    /// The settings as the owner has them.
    private static func settings(_ fleet: inout SimulatedFleet, for session: UInt64) -> JSONObject? {
        result(fleet.ask(configure(), from: session))?["configuration"]?.object
    }

    /// People change them while the hosts run.
    @Test func otherLimitsHoldAtOnce() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        var limits = Limits()
        func push(_ fleet: inout SimulatedFleet) -> String {
            fleet.ask(SharedScenesTests.push("shop.item"), from: sessions[others[1]])
        }
        limits.entries = 1
        fleet.use(limits)
        #expect(push(&fleet).contains(#""result""#) && push(&fleet).contains("limit_reached"))
        limits.entries = 2
        fleet.use(limits)
        #expect(push(&fleet).contains(#""result""#))
        // The next owner has them too.
        fleet.kill(owner)
        #expect(push(&fleet).contains("limit_reached"))
    }

    @Test func theNextOwnerHasTheSettings() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        let asker = sessions[others[1]]
        let answer = fleet.ask(Self.configure(#","executionDelay":0.25,"verbosity":"debug""#), from: asker)
        #expect(Self.result(answer)?["configuration"]?.object?["executionDelay"] == .number(0.25), "\(answer)")
        fleet.kill(owner)
        let settings = Self.settings(&fleet, for: asker)
        #expect(settings?["executionDelay"] == .number(0.25) && settings?["verbosity"] == "debug")
        // They have made no revision.
        #expect(fleet.tree(for: asker).contains(#""revision":0,"#))
    }

    @Test func allHostsShowTheSettingsAndAClientSeesItsOwnAtOnce() {
        for seed in 1...20 as ClosedRange<UInt64> {
            var (fleet, _, others, sessions) = SharedScenesTests.fleet(seed: seed)
            _ = fleet.ask(Self.configure(#","verbosity":"silent""#), from: sessions[others[1]])
            #expect(fleet.tree(for: sessions[others[1]]).contains(#""verbosity":"silent""#))
            fleet.run(for: 1)
            #expect(Set(sessions.map { fleet.tree(for: $0) }).count == 1)
        }
    }

    @Test func aSnapshotHasTheSettings() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet(logBytes: SnapshotTests.logBytes)
        _ = fleet.ask(Self.configure(#","verbosity":"debug""#), from: sessions[others[1]])
        SnapshotTests.shorten(&fleet, for: sessions[others[1]], least: 8)
        SnapshotTests.restart(others[1], &fleet, client: 50)
        #expect(SnapshotTests.notes(fleet, others[1]).contains(where: SnapshotTests.isRestored))
        fleet.kill(owner)
        fleet.kill(others[0])
        #expect(Self.settings(&fleet, for: 50)?["verbosity"] == "debug")
    }

    @Test func anOwnerThatHasLostTheSceneSetsNothing() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        fleet.cut(owner)
        fleet.send(Self.configure(#","verbosity":"debug""#), from: sessions[owner])
        fleet.runUntil("another host owns the scene") { $0.owner.map { $0 != owner } == true }
        #expect(Self.settings(&fleet, for: sessions[others[0]])?["verbosity"] == "info")
        fleet.cut(owner, out: false, in: false)
        // Its host asks the next owner, so the request is carried out after all.
        fleet.runUntil("an answer") { $0.lines[SessionID(rawValue: sessions[owner])]?.isEmpty == false }
        #expect(Self.settings(&fleet, for: sessions[others[0]])?["verbosity"] == "debug")
    }

    // MARK: States under other keys

    private static func restore(_ key: String) -> String {
        #"{"id":7,"method":"scene.restore","params":{"scene":"wall","restorationKey":"\#(key)"}}"#
    }

    @Test(arguments: [false, true]) func theNextOwnerHasTheStatesOfOtherKeys(isShortened: Bool) {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet(logBytes: SnapshotTests.logBytes)
        var asker = sessions[others[1]]
        _ = fleet.ask(SharedScenesTests.push("shop.item", #"{"n":7}"#), from: asker)
        let gone = Self.result(fleet.ask(Self.restore("guest"), from: asker))
        #expect(gone?["revision"] == .integer(2) && gone?["restored"] == .bool(false), "\(String(describing: gone))")
        #expect(!fleet.tree(for: asker).contains(#""n":7"#))
        if isShortened {
            SnapshotTests.shorten(&fleet, for: asker, least: 8)
            SnapshotTests.restart(others[1], &fleet, client: 50)
            asker = 50
        }
        fleet.kill(owner)
        let back = Self.result(fleet.ask(Self.restore(""), from: asker))
        #expect(back?["restored"] == .bool(true), "\(String(describing: back))")
        fleet.run(for: 1)
        for session in [asker, sessions[others[0]]] { #expect(fleet.tree(for: session).contains(#""n":7"#)) }
    }

    @Test func aStateIsKeptOnceUnderOneKey() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        let asker = sessions[others[1]]
        for key in ["a", "b", "a", "b"] {
            _ = fleet.ask(SharedScenesTests.push("shop.item", #"{"key":"\#(key)"}"#), from: asker)
            #expect(Self.result(fleet.ask(Self.restore(key), from: asker))?["restorationKey"]?.string == key)
        }
        fleet.kill(owner)
        _ = fleet.ask(Self.restore("a"), from: asker)
        let states = fleet.hosts[others[1]].scenes?.scenes[0].follower?.settings(of: "wall")?.setAside
        #expect(Set(states?.map(\.key) ?? []) == ["", "b"] && states?.count == 2)
    }

    // MARK: Guards

    private static func add(_ absence: String, id: Int = 3, scene: String? = "wall") -> String {
        let scene = scene.map { #","scene":"\#($0)""# } ?? ""
        let members = #""name":"door","on":"enter","types":["*"],"away":"\#(absence)"\#(scene)"#
        return #"{"id":\#(id),"method":"guard.add","params":{\#(members)}}"#
    }

    private static func remove(_ id: String?) -> String {
        #"{"id":5,"method":"guard.remove","params":{"guard":"\#(id ?? "")"}}"#
    }

    /// The guards of the scene, with those whose module is away.
    private static func guards(_ fleet: inout SimulatedFleet, for session: UInt64) -> (all: [String], away: [String]) {
        let line = #"{"id":6,"method":"guard.list","params":{"scene":"wall"}}"#
        let list = (result(fleet.ask(line, from: session))?["guards"]?.array ?? []).compactMap(\.object)
        func ids(_ some: [JSONObject]) -> [String] { some.compactMap { $0["guard"]?.string } }
        return (ids(list), ids(list.filter { $0["session"] == nil }))
    }

    /// A fleet with the modules `shop`, which has a guard, and `cart`. The guard's module is gone with its host, and so
    /// is the owner.
    private static func stage(_ absence: String) -> (fleet: SimulatedFleet, guard: String?, asker: UInt64, host: Int) {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        let added = result(fleet.ask(add(absence), from: sessions[others[0]]))?["guard"]?.string
        #expect(added != nil)
        fleet.send(SharedScenesTests.register("cart"), from: sessions[others[1]])
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
        _ = fleet.take(sessions[others[1]])
        fleet.kill(others[0])
        fleet.kill(owner)
        fleet.run(for: 8)
        #expect(fleet.owner == others[1])
        return (fleet, added, sessions[others[1]], others[0])
    }

    /// The module begins again at its host, which begins again too, and adds its guard.
    private static func comeBack(_ absence: String, at host: Int, in fleet: inout SimulatedFleet) {
        fleet.start(host)
        fleet.connect(70, to: host)
        fleet.run(for: 2)
        fleet.send(SharedScenesTests.register("shop"), from: 70)
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
        _ = fleet.take(70)
        fleet.send(add(absence), from: 70)
    }

    @Test func aGuardOfAHostThatDiedStillDenies() {
        var (fleet, added, asker, _) = Self.stage("deny")
        #expect(Self.guards(&fleet, for: asker) == ([added], [added]) as ([String?], [String?]))
        let answer = fleet.ask(SharedScenesTests.push("cart.item"), from: asker)
        #expect(answer.contains("denied") && answer.contains(#""away":true"#), "\(answer)")
    }

    @Test func aModuleThatComesBackIsAsked() {
        var (fleet, _, asker, host) = Self.stage("deny")
        Self.comeBack("deny", at: host, in: &fleet)
        fleet.runUntil("the guard is back") { $0.lines[SessionID(rawValue: 70)]?.isEmpty == false }
        let answer = fleet.take(70).last ?? ""
        let id = Self.result(answer)?["guard"]?.string
        #expect(Self.guards(&fleet, for: asker) == ([id], []) as ([String?], [String?]), "\(answer)")
        // The number is the new one, by which its host knows it.
        #expect(Self.result(fleet.ask(Self.remove(id), from: 70)) != nil)
        #expect(Self.guards(&fleet, for: asker).all == [])
    }

    @Test func aRequestWaitsForAModuleOnAnotherHost() {
        var (fleet, _, asker, host) = Self.stage("wait")
        fleet.send(SharedScenesTests.push("cart.item"), from: asker)
        fleet.run(for: 1)
        #expect(fleet.take(asker) == [])
        Self.comeBack("wait", at: host, in: &fleet)
        fleet.runUntil("the guard is asked") { fleet in
            fleet.lines[SessionID(rawValue: 70)]?.contains { $0.contains("guard.ask") } == true
        }
        let question = fleet.take(70).last { $0.contains("guard.ask") } ?? ""
        let number = SharedScenesTests.members(question)?["id"]?.string ?? ""
        fleet.send(#"{"id":"\#(number)","result":{"verdict":"allow"}}"#, from: 70)
        fleet.runUntil("the request is answered") { $0.lines[SessionID(rawValue: asker)]?.isEmpty == false }
        #expect(fleet.take(asker).last?.contains(#""revision":1,"#) == true)
    }

    @Test func everyClientMayRemoveAGuardWhoseModuleIsAway() {
        var (fleet, added, asker, _) = Self.stage("deny")
        #expect(Self.result(fleet.ask(Self.remove(added), from: asker))?["guard"]?.string == added)
        #expect(fleet.forgotten.map { "g\($0)" } == [added])
        #expect(Self.guards(&fleet, for: asker).all == [])
        #expect(fleet.ask(SharedScenesTests.push("cart.item"), from: asker).contains(#""revision":1,"#))
    }

    @Test func nobodyElseMayRemoveAGuardWhoseModuleIsThere() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let added = Self.result(fleet.ask(Self.add("deny"), from: module))?["guard"]?.string
        fleet.run(for: 1)
        #expect(fleet.ask(Self.remove(added), from: asker).contains("not_owner"))
        // The next owner knows it from the log, and hears of its session by the introduction.
        fleet.kill(owner)
        #expect(Self.guards(&fleet, for: asker) == ([added], []) as ([String?], [String?]))
        #expect(fleet.forgotten == [])
    }

    @Test func aGuardOfEverySceneStaysToo() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        fleet.send(Self.add("deny", scene: nil), from: sessions[others[0]])
        fleet.runUntil("the guard is added") { $0.paused.isEmpty }
        let id = fleet.added.map { "g\($0)" }
        fleet.kill(others[0])
        fleet.kill(owner)
        fleet.run(for: 8)
        #expect(Self.guards(&fleet, for: sessions[others[1]]) == ([id], [id]) as ([String?], [String?]))
    }

    @Test func aGuardThatEndsWithItsSessionIsNotInTheLog() {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet()
        let line = #"{"id":3,"method":"guard.add","params":{"name":"door","on":"enter","types":["*"],"scene":"wall"}}"#
        #expect(Self.result(fleet.ask(line, from: sessions[others[0]])) != nil)
        let before = fleet.logEnd
        #expect(Self.result(fleet.ask(Self.add("allow", id: 4), from: sessions[others[0]])) != nil)
        #expect(fleet.logEnd == before + 1)
        #expect(Self.result(fleet.ask(line, from: sessions[others[1]])) != nil)
        #expect(fleet.logEnd == before + 1)
    }
}
