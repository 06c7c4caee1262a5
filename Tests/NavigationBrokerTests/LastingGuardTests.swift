import JSON
import NavigationProtocol
import NavigationTree
import TestSupport
import Testing

@testable import NavigationBroker

/// Guards that stay in force while their module is away.
@Suite(.onSharedThreads)
struct LastingGuardTests {
    private let host: Harness
    private let asker: SessionID

    init() { self.init(Harness()) }

    private init(_ host: Harness) {
        self.host = host
        asker = host.connect()
        host.send(Requests.shop, from: asker)
    }

    // MARK: Words

    private static func registration(_ guards: String?, more: String = "") -> String {
        let list = guards.map { #","guards":[\#($0)]"# } ?? ""
        return #"{"module":"door","destinations":[{"type":"door.bell"}]\#(list)\#(more)}"#
    }

    private static func login(_ away: String, more: String = "") -> String {
        #"{"name":"login","on":"enter","types":["shop.*"],"away":"\#(away)"\#(more)}"#
    }

    /// Registers the module with a guard, and leaves what the module gets to be taken. Answers its session.
    @discardableResult
    private func open(_ guards: String? = nil, more: String = "") -> SessionID {
        let door = host.connect()
        let request = #"{"id":0,"method":"module.register","params":\#(Self.registration(guards, more: more))}"#
        host.send([(request, door)])
        return door
    }

    private var listed: [JSONValue] { host.result("guard.list", from: asker)?["guards"]?.array ?? [] }

    private func push() -> [JSONValue] { answers(host.send(Requests.pushList, from: asker)) }

    private func answers(_ lines: [String]) -> [JSONValue] {
        lines.compactMap { try? RawJSON(parsing: $0).value() }.filter { $0["method"] == nil }
    }

    /// The id of the question that a session was asked last.
    private func question(to session: SessionID) -> String? {
        host.take(session).compactMap { try? RawJSON(parsing: $0).value() }.last { $0["method"] == "guard.ask" }?["id"]?
            .string
    }

    private func name(_ error: JSONValue?) -> JSONValue? { error?["data"]?["name"] }

    // MARK: Several modules

    @Test func sessionWithSeveralModulesSaysWhoseItIs() {
        let session = open()
        let bell = #"{"module":"bell","destinations":[]}"#
        #expect(host.ask("module.register", bell, from: session).refusal == nil)
        func add(_ more: String) -> JSONValue? {
            host.ask("guard.add", Self.login("deny", more: more), from: session).refusal
        }
        #expect(add("") == "invalid_params" && add(#","module":"shop""#) == "invalid_params" && listed.isEmpty)
        #expect(add(#","module":"door""#) == nil)
        host.close(session)
        #expect(listed.map { $0["module"] } == ["door"] && push().first?["error"]?["data"]?["away"] == true)
        let again = open(Self.login("deny", more: #","module":"door""#))
        #expect(listed.map { $0["session"]?.string } == ["\(again)"])
    }

    @Test func moduleIsForGuardsThatStay() {
        let session = open()
        let guarded = #"{"name":"login","on":"enter","module":"door"}"#
        #expect(host.ask("guard.add", guarded, from: session).refusal == "invalid_params")
        let other = Self.registration(Self.login("deny", more: #","module":"shop""#))
        #expect(host.ask("module.register", other, from: session).refusal == "invalid_params" && listed.isEmpty)
    }

    // MARK: While the module is away

    @Test func itAllows() {
        host.close(open(Self.login("allow")))
        #expect(push().first?["result"]?["changed"] == true)
    }

    @Test func itDeniesAndSaysThatItsModuleIsAway() {
        host.close(open(Self.login("deny")))
        let data = push().first?["error"]?["data"]
        #expect(data?["name"] == "denied" && data?["away"] == true && data?["byDefault"] == nil)
        #expect(data?["guardName"] == "login" && data?["module"] == "door")
        #expect(data?["reason"] == #"the module "door" is away"#)
    }

    @Test func itLetsRequestsWaitAndIsAskedAfterwards() {
        host.close(open(Self.login("wait")))
        #expect(push() == [])
        let again = open(Self.login("wait"))
        guard let asked = question(to: again) else {
            Issue.record("it was not asked")
            return
        }
        host.send(#"{"id":"\#(asked)","result":{"verdict":"allow"}}"#, from: again)
        #expect(answers(host.take(asker)).first?["result"]?["changed"] == true)
    }

    @Test(arguments: [("deny", false), ("allow", true)])
    func afterItsTimeItsDefaultHolds(verdict: String, isChanged: Bool) {
        host.close(open(Self.login("wait", more: #","timeout":3,"default":"\#(verdict)""#)))
        #expect(push() == [] && host.nextDeadline != nil)
        host.advance(seconds: 2)
        #expect(host.take(asker) == [])
        host.advance(seconds: 1)
        let answer = answers(host.take(asker)).first
        #expect((answer?["result"]?["changed"] == true) == isChanged)
        let data = answer?["error"]?["data"]
        #expect(isChanged || data?["byDefault"] == true && data?["away"] == true)
        #expect(host.held == [:])
    }

    @Test func aModuleThatComesAndGoesDoesNotProlongTheWait() {
        host.close(open(Self.login("wait", more: #","timeout":3"#)))
        #expect(push() == [])
        host.advance(seconds: 2)
        host.close(open(Self.login("wait", more: #","timeout":3"#)))
        #expect(host.take(asker) == [])
        host.advance(seconds: 1)
        #expect(name(answers(host.take(asker)).first?["error"]) == "denied")
    }

    @Test(arguments: [("allow", "ok"), ("deny", "denied"), ("wait", "nothing")])
    func aModuleThatDiesWhileItIsAskedIsAway(away: String, expected: JSONValue) {
        let door = open(Self.login(away))
        #expect(push() == [])
        host.close(door)
        let answer = answers(host.take(asker)).first
        let outcome = answer == nil ? "nothing" : name(answer?["error"]) ?? "ok"
        #expect(outcome == expected)
    }

    @Test func withoutAwayItEndsWithItsSession() {
        host.close(open(#"{"name":"login","on":"enter"}"#))
        #expect(listed == [] && push().first?["result"] != nil)
    }

    @Test func planAndHostWaitingShowIt() {
        host.close(open(Self.login("wait")))
        let plan = host.result(
            "plan",
            #"{"operations":[{"method":"push","params":{"type":"shop.list"}}]}"#,
            from: asker
        )
        #expect(plan?["guards"]?.array?.first?["away"] == "wait")
        #expect(push() == [])
        let waiting = host.result("host.waiting", from: host.connect())?["requests"]?.array?.first
        #expect(waiting?["for"] == "guard" && waiting?["module"] == "door" && waiting?["guard"] == "g1")
        #expect(waiting?["until"] == .integer(Harness.epoch + 5000))
    }

    @Test func theHostStartsAModuleForWhichARequestWaits() {
        host.read([ModuleManifest(module: "door", command: ["/door"])])
        host.close(open(Self.login("wait")))
        host.takeProcessActions()
        #expect(push() == [])
        #expect(host.takeProcessActions() == ["start door"])
    }

    // MARK: When the module is back

    @Test func itIsListedWithoutASessionAndKeepsItsID() {
        host.close(open(Self.login("deny")))
        #expect(listed.first?["session"] == nil && listed.first?["away"] == "deny" && listed.first?["module"] == "door")
        let again = open(Self.login("deny"))
        #expect(listed.map { $0["guard"] } == ["g1"] && listed.first?["session"] == .id(again))
        #expect(push() == [], "it is asked again")
    }

    @Test(arguments: [#""#, Self.login("deny", more: #","order":1"#)])
    func aRegistrationWithoutItEndsIt(guards: String) {
        host.close(open(Self.login("wait")))
        #expect(push() == [])
        let again = open(guards)
        // Another guard of the same name is asked in its place.
        #expect((question(to: again) != nil) == !guards.isEmpty)
        #expect(answers(host.take(asker)).isEmpty == !guards.isEmpty)
        #expect(!listed.contains { $0["guard"] == "g1" })
    }

    @Test func aRegistrationThatSaysNothingOfGuardsLeavesIt() {
        host.close(open(Self.login("deny")))
        let again = open()
        #expect(name(push().first?["error"]) == "denied")
        #expect(host.result("guard.add", Self.login("deny"), from: again)?["guard"] == "g1")
        #expect(listed.first?["session"] == .id(again))
    }

    @Test func aWholeRegistrationWithoutItEndsIt() {
        host.close(open(Self.login("deny")))
        open(more: #","replaces":true"#)
        #expect(listed == [])
    }

    @Test func addingItAgainReplacesIt() {
        let door = open()
        #expect(host.result("guard.add", Self.login("deny"), from: door)?["guard"] == "g1")
        #expect(host.result("guard.add", Self.login("deny"), from: door)?["guard"] == "g1")
        #expect(host.result("guard.add", Self.login("allow"), from: door)?["guard"] == "g2")
        #expect(listed.map { $0["guard"] } == ["g2"])
    }

    @Test func anotherSessionThatTakesTheModuleOverHasIt() {
        let first = open(Self.login("deny"))
        let second = open(Self.login("deny"), more: #","takeOver":true"#)
        #expect(listed.map { $0["session"] } == [.id(second)])
        host.close(first)
        #expect(push() == [] && question(to: second) != nil)
    }

    @Test func itEndsWithItsModuleAndItsNavigator() {
        let door = open(Self.login("deny"))
        #expect(host.result("guard.add", Self.login("deny", more: #","order":2"#), from: door) != nil)
        #expect(host.result("module.unregister", #"{"module":"door"}"#, from: door) != nil)
        #expect(listed == [])
        host.send(#"{"id":1,"method":"navigator.create","params":{"name":"tab"}}"#, from: asker)
        host.close(open(Self.login("wait", more: #","navigator":"tab""#)))
        #expect(
            host.send(#"{"id":1,"method":"push","params":{"type":"shop.list","navigator":"tab"}}"#, from: asker) == []
        )
        let other = host.connect()
        #expect(host.result("scene.list", from: other) != nil)
        #expect(host.send(#"{"id":2,"method":"navigator.close","params":{"navigator":"tab"}}"#, from: other) == [])
        host.advance(seconds: 5)
        #expect(name(answers(host.take(asker)).first?["error"]) == "denied")
        #expect(host.take(other).count == 1 && listed == [])
    }

    // MARK: Removing and refusing

    @Test func anyClientRemovesItWhileItsModuleIsAway() {
        let door = open(Self.login("wait"))
        #expect(name(host.error("guard.remove", #"{"guard":"g1"}"#, from: asker)) == "not_owner")
        host.close(door)
        #expect(push() == [])
        let other = host.connect()
        #expect(host.result("guard.remove", #"{"guard":"g1"}"#, from: other) != nil)
        #expect(answers(host.take(asker)).first?["result"]?["changed"] == true)
    }

    @Test func aConnectionWithoutItsModuleCannotAddIt() {
        let nobody = host.connect()
        #expect(host.error("guard.add", Self.login("deny"), from: nobody)?["data"]?["parameter"] == "away")
        let door = open()
        #expect(host.result("module.register", #"{"module":"hall","destinations":[]}"#, from: door) != nil)
        #expect(host.error("guard.add", Self.login("deny"), from: door)?["data"]?["parameter"] == "module")
    }

    @Test func thereAreOnlySoMany() {
        let host = Harness { $0.lastingGuards = 1 }
        let tests = LastingGuardTests(host)
        host.close(tests.open(Self.login("deny")))
        let hall = host.connect()
        let two = #"{"module":"hall","destinations":[],"guards":[\#(Self.login("deny"))]}"#
        let data = host.error("module.register", two, from: hall)?["data"]
        #expect(data?["name"] == "limit_reached" && data?["limit"] == "lastingGuards")
        tests.open(Self.login("deny"))
        #expect(tests.listed.count == 1)
    }

    // MARK: The store

    @Test func itComesBackWithTheStore() throws {
        let host = Harness(hasStore: true)
        let tests = LastingGuardTests(host)
        tests.open(Self.login("deny", more: #","order":4,"timeout":2.5"#) + #","# + #"{"name":"ends","on":"leave"}"#)
        var restoration = Restoration()
        restoration.scenes = [try #require(host.stored)]
        let next = LastingGuardTests(Harness(hasStore: true, restoring: restoration))
        #expect(next.listed.map { $0["name"] } == ["login"] && next.listed.first?["guard"] == "g1")
        #expect(next.name(next.push().first?["error"]) == "denied")
        let again = next.open(Self.login("deny", more: #","order":4,"timeout":2.5"#))
        #expect(next.listed.map { $0["session"] } == [.id(again)] && next.listed.first?["guard"] == "g1")
    }

    @Test func aTurnThatIsNotWrittenLeavesTheGuardsAsTheyWere() {
        let host = Harness(hasStore: true)
        let tests = LastingGuardTests(host)
        let door = tests.open()
        host.storeFails = true
        #expect(tests.name(host.error("guard.add", Self.login("deny"), from: door)) == "store_failed")
        #expect(tests.listed == [])
        host.storeFails = false
        let added = host.result("guard.add", Self.login("deny"), from: door)
        host.storeFails = true
        let removed = host.error("guard.remove", added?.serialized().description ?? "", from: door)
        #expect(tests.name(removed) == "store_failed")
        #expect(tests.listed.count == 1)
        host.storeFails = false
        host.reconcile()
        #expect(host.stored?.configuration.guards != nil)
    }
}
