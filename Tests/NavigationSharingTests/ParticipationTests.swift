import JSON
import NavigationBroker
import NavigationTree
import Testing

@testable import NavigationSharing

/// Guards, receivers and sequences of a scene that several hosts share.
@Suite struct ParticipationTests {
    /// A fleet with the module `shop`, whose hosts have one client each.
    private static func stage() -> (fleet: SimulatedFleet, owner: Int, keeper: UInt64, asker: UInt64) {
        let (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        return (fleet, owner, sessions[others[0]], sessions[others[1]])
    }

    /// The host of a session; see ``SharedScenesTests/fleet(seed:logBytes:)``.
    private static func place(of session: UInt64) -> Int { Int(session) - 10 }

    private static func add(_ members: String = #","types":["shop.*"]"#, scene: String? = "wall", id: Int = 3) -> String
    {
        let scene = scene.map { #","scene":"\#($0)""# } ?? ""
        return #"{"id":\#(id),"method":"guard.add","params":{"name":"door","on":"enter"\#(scene)\#(members)}}"#
    }

    private static let guards = #"{"id":4,"method":"guard.list","params":{"scene":"wall"}}"#
    private static let receivers = #"{"id":4,"method":"receiver.list","params":{"scene":"wall"}}"#

    private static func remove(_ id: String?) -> String {
        #"{"id":5,"method":"guard.remove","params":{"guard":"\#(id ?? "")"}}"#
    }

    private static func result(_ answer: String) -> JSONObject? {
        SharedScenesTests.members(answer)?["result"]?.object
    }

    /// The guards of the scene, as a client sees them.
    private static func guards(of fleet: inout SimulatedFleet, for session: UInt64) -> [String] {
        let list = result(fleet.ask(guards, from: session))?["guards"]?.array ?? []
        return list.compactMap { $0.object?["guard"]?.string }
    }

    /// Answers the next question to a session, which must be about `method`.
    private static func answer(
        _ method: String,
        _ answer: String,
        from session: UInt64,
        in fleet: inout SimulatedFleet
    ) {
        let id = SessionID(rawValue: session)
        fleet.runUntil("\(method) for \(session)") { $0.lines[id]?.contains { $0.contains(method) } == true }
        let question = fleet.take(session).last { $0.contains(method) } ?? ""
        let number = SharedScenesTests.members(question)?["id"]?.string ?? ""
        #expect(fleet.send(#"{"id":"\#(number)","result":\#(answer)}"#, from: session) == .shared)
    }

    private static func nextLine(of session: UInt64, in fleet: inout SimulatedFleet) -> String {
        fleet.runUntil("a line") { $0.lines[SessionID(rawValue: session)]?.isEmpty == false }
        return fleet.take(session).last ?? ""
    }

    // MARK: Guards

    @Test(arguments: ["allow", "deny"]) func aGuardIsAskedAboutRequestsOfOtherHosts(_ verdict: String) {
        var (fleet, _, keeper, asker) = Self.stage()
        let added = Self.result(fleet.ask(Self.add(), from: keeper))?["guard"]?.string
        #expect(Self.guards(of: &fleet, for: asker) == [added])
        fleet.send(SharedScenesTests.push("shop.item"), from: asker)
        Self.answer("guard.ask", #"{"verdict":"\#(verdict)"}"#, from: keeper, in: &fleet)
        let answer = Self.nextLine(of: asker, in: &fleet)
        #expect(answer.contains(verdict == "allow" ? #""revision":1,"# : "denied"), "\(answer)")
        // The answer to the question is for this scene, so the host's own broker has not seen it.
        #expect(fleet.take(keeper) == [])
    }

    /// Its client has half closed the connection, and waits for an answer of its own.
    @Test(arguments: [false, true]) func aGuardThatSendsNothingMoreIsNotAwaited(_ isTakenOver: Bool) {
        var (fleet, _, keeper, asker) = Self.stage()
        _ = fleet.ask(Self.add(), from: keeper)
        let wait = #"{"id":8,"method":"push","params":{"scene":"wall","type":"shop.item","forResult":true}}"#
        fleet.send(wait, from: keeper)
        Self.answer("guard.ask", #"{"verdict":"allow"}"#, from: keeper, in: &fleet)
        fleet.run(for: 1)
        fleet.endInput(of: keeper)
        if isTakenOver {
            fleet.handOver(from: fleet.owner ?? 0)
            fleet.run(for: 1)
        }
        let before = fleet.now
        // Without the session, the guard decides as it has said; when the session waits for nothing more, it is gone.
        let answer = fleet.ask(SharedScenesTests.push("shop.item"), from: asker)
        #expect(answer.contains(isTakenOver ? #""result":"# : "denied"), "\(answer)")
        #expect(fleet.now.seconds(since: before) < 1)
    }

    /// The guard asks the module before it decides, about another scene.
    @Test(arguments: [("wall", "yard"), ("yard", "wall")])
    func aRequestDuringAQuestionOfAnotherSceneIsCarriedOut(_ asked: String, _ other: String) {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet(scenes: ["wall", "yard"])
        let (module, keeper) = (sessions[others[0]], sessions[others[1]])
        let shown = fleet.ask(SharedScenesTests.push("shop.item").replacing("wall", with: other), from: module)
        let entry = Self.result(shown)?["entry"]?.string ?? ""
        _ = fleet.ask(Self.add(scene: asked), from: keeper)
        fleet.send(SharedScenesTests.push("shop.item").replacing("wall", with: asked), from: module)
        fleet.runUntil("the question") { $0.lines[SessionID(rawValue: keeper)]?.isEmpty == false }
        let question = SharedScenesTests.members(fleet.take(keeper).last ?? "")?["id"]?.string ?? ""
        let ask = #"""
            {"id":7,"method":"entry.ask","params":{"scene":"\#(other)","entry":"\#(entry)","message":1,"during":"\#(question)"}}
            """#
        fleet.send(ask, from: keeper)
        Self.answer("entry.ask", "2", from: module, in: &fleet)
        #expect(Self.nextLine(of: keeper, in: &fleet).contains(#""id":7,"result":"#))
    }

    /// An operator of any host sees it.
    @Test func whoWaitsForAGuardIsShownByAllHosts() {
        var (fleet, owner, keeper, asker) = Self.stage()
        _ = fleet.ask(Self.add(), from: keeper)
        fleet.send(SharedScenesTests.push("shop.item", id: 77), from: asker)
        fleet.runUntil("the question") { $0.lines[SessionID(rawValue: keeper)]?.isEmpty == false }
        let operators = fleet.hosts.indices.map { UInt64($0 + 50) }
        for (index, session) in operators.enumerated() {
            fleet.connect(session, to: index)
            fleet.send(#"{"id":1,"method":"host.waiting","params":{}}"#, from: session)
            fleet.runUntil("the owner has answered") { $0.paused.isEmpty }
            #expect(fleet.take(session).count == 1)
            #expect(fleet.elsewhere.listed.compactMap { $0["request"] } == [.integer(77)])
            #expect(fleet.elsewhere.questions.compactMap { $0["method"] } == ["guard.ask"])
        }
        // The host's own broker answers even if the owner cannot.
        let place = Self.place(of: asker)
        fleet.connection(of: place, isThere: false)
        fleet.run(for: 1)
        #expect(place != owner)
        #expect(fleet.send(#"{"id":2,"method":"host.waiting","params":{}}"#, from: operators[place]) == .own)
    }

    @Test func aGuardOfEverySceneHasOneIdEverywhere() {
        var (fleet, _, keeper, asker) = Self.stage()
        #expect(fleet.send(Self.add(scene: nil), from: keeper) == .shared)
        #expect(fleet.paused == [SessionID(rawValue: keeper)])
        fleet.runUntil("the guard is added") { $0.paused.isEmpty }
        #expect(fleet.take(keeper) == ["own: " + Self.add(scene: nil)])
        let id = fleet.added.map { "g\($0)" }
        #expect(id != nil && Self.guards(of: &fleet, for: asker) == [id])
        // It goes as it came.
        #expect(fleet.send(Self.remove(id), from: keeper) == .shared)
        fleet.runUntil("the guard is removed") { $0.paused.isEmpty }
        #expect(fleet.take(keeper) == ["own: " + Self.remove(id)])
        #expect(Self.guards(of: &fleet, for: asker) == [])
    }

    @Test func theNextOwnerAsksTheGuard() {
        var (fleet, owner, keeper, asker) = Self.stage()
        let added = Self.result(fleet.ask(Self.add(), from: keeper))?["guard"]?.string
        fleet.kill(owner)
        fleet.send(SharedScenesTests.push("shop.item"), from: asker)
        Self.answer("guard.ask", #"{"verdict":"deny"}"#, from: keeper, in: &fleet)
        #expect(Self.nextLine(of: asker, in: &fleet).contains("denied"))
        #expect(Self.guards(of: &fleet, for: asker) == [added])
        #expect(Self.result(fleet.ask(Self.remove(added), from: keeper))?["guard"]?.string == added)
        #expect(fleet.ask(SharedScenesTests.push("shop.item"), from: asker).contains(#""revision":1,"#))
        // It does not come back.
        fleet.start(owner)
        fleet.handOver(from: fleet.owner ?? 0)
        fleet.run(for: 2)
        #expect(Self.guards(of: &fleet, for: asker) == [])
    }

    @Test func aGuardOfAHostThatDiedIsNotAsked() {
        var (fleet, _, keeper, asker) = Self.stage()
        _ = fleet.ask(Self.add(), from: keeper)
        fleet.kill(Self.place(of: keeper))
        fleet.run(for: 6)
        #expect(Self.guards(of: &fleet, for: asker) == [])
    }

    @Test func aGuardThatIsSaidAgainIsOneGuard() {
        var (fleet, _, keeper, asker) = Self.stage()
        let added = Self.result(fleet.ask(Self.add(), from: keeper))?["guard"]?.string
        let place = Self.place(of: keeper)
        fleet.connection(of: place, isThere: false)
        fleet.run(for: 1)
        fleet.connection(of: place, isThere: true)
        fleet.run(for: 2)
        #expect(Self.guards(of: &fleet, for: asker) == [added])
    }

    @Test func aGuardEndsWithItsNavigatorForGood() {
        var (fleet, owner, keeper, asker) = Self.stage()
        let create = #"{"id":1,"method":"navigator.create","params":{"scene":"wall","name":"tab"}}"#
        let navigator = Self.result(fleet.ask(create, from: asker))?["navigator"]?.string
        _ = fleet.ask(Self.add(#","navigator":"tab""#), from: keeper)
        let close = #"{"id":1,"method":"navigator.close","params":{"scene":"wall","navigator":"\#(navigator ?? "")"}}"#
        #expect(Self.result(fleet.ask(close, from: asker)) != nil)
        #expect(Self.guards(of: &fleet, for: asker) == [])
        // The next one of this name is not its own.
        #expect(Self.result(fleet.ask(create, from: asker)) != nil)
        fleet.kill(owner)
        #expect(Self.guards(of: &fleet, for: asker) == [])
    }

    @Test func aGuardThatIsRefusedIsNotThere() {
        var (fleet, owner, keeper, asker) = Self.stage()
        let answer = fleet.ask(Self.add(#","navigator":"n99""#), from: keeper)
        #expect(answer.contains("unknown_navigator") && answer.contains(#""id":3"#), "\(answer)")
        fleet.kill(owner)
        #expect(Self.guards(of: &fleet, for: asker) == [])
    }

    @Test func withoutTheEngineNothingIsAddedOrRemoved() {
        var (fleet, _, keeper, asker) = Self.stage()
        let added = Self.result(fleet.ask(Self.add(), from: keeper))?["guard"]?.string
        let place = Self.place(of: keeper)
        fleet.connection(of: place, isThere: false)
        #expect(fleet.ask(Self.add(id: 6), from: keeper).contains("engine_away"))
        #expect(fleet.ask(Self.remove(added), from: keeper).contains("engine_away"))
        fleet.connection(of: place, isThere: true)
        fleet.run(for: 2)
        #expect(Self.guards(of: &fleet, for: asker) == [added])
        #expect(fleet.paused.isEmpty)
    }

    @Test func aGuardThatIsLostOnItsWayIsNotThere() {
        var (fleet, _, keeper, asker) = Self.stage()
        let place = Self.place(of: keeper)
        fleet.cut(place)
        // The host has not noticed yet, so it goes on trying.
        let answer = fleet.ask(Self.add(), from: keeper)
        #expect(answer.contains("engine_away") && answer.contains(#""id":3"#), "\(answer)")
        fleet.cut(place, out: false, in: false)
        fleet.run(for: 10)
        #expect(Self.guards(of: &fleet, for: asker) == [])
        #expect(fleet.paused.isEmpty)
    }

    @Test func aTypeForOneNavigatorIsNotSaidAgainWhenItWasLost() {
        var (fleet, owner, keeper, asker) = Self.stage()
        let place = Self.place(of: keeper)
        fleet.cut(place)
        let types = #""destinations":[{"type":"menu.item"}],"scene":"wall","navigator":"n1""#
        let line = #"{"id":3,"method":"module.register","params":{"module":"menu",\#(types)}}"#
        let answer = fleet.ask(line, from: keeper)
        #expect(answer.contains("outcome_unknown") && answer.contains(#""id":3"#), "\(answer)")
        fleet.cut(place, out: false, in: false)
        fleet.run(for: 10)
        fleet.kill(owner)
        #expect(fleet.ask(SharedScenesTests.push("menu.item"), from: asker).contains("unknown_destination"))
        #expect(fleet.paused.isEmpty)
    }

    @Test func theOwnersHearLaterOfAGuardOfEveryScene() {
        var (fleet, _, keeper, asker) = Self.stage()
        let place = Self.place(of: keeper)
        fleet.connection(of: place, isThere: false)
        // The scenes of the host itself do not wait for the fleet.
        fleet.send(Self.add(scene: nil), from: keeper)
        #expect(fleet.take(keeper) == ["own: " + Self.add(scene: nil)] && fleet.paused.isEmpty)
        fleet.connection(of: place, isThere: true)
        fleet.run(for: 2)
        #expect(Self.guards(of: &fleet, for: asker) == [fleet.added.map { "g\($0)" }])
    }

    @Test func theGuardOfAnotherClientIsNotOnesOwn() {
        var (fleet, _, keeper, asker) = Self.stage()
        let added = Self.result(fleet.ask(Self.add(), from: keeper))?["guard"]?.string
        #expect(fleet.send(Self.remove(added), from: asker) == .own)
        #expect(fleet.send(Self.remove("g1"), from: keeper) == .own)
        #expect(Self.guards(of: &fleet, for: asker) == [added])
    }

    // MARK: Receivers and sequences

    private static func send(_ values: String, id: Int = 7) -> String {
        #"{"id":\#(id),"method":"send","params":{"scene":"wall","values":\#(values)}}"#
    }

    private static let receiver = #"{"id":3,"method":"receiver.add","params":{"scene":"wall","value":"shop.code"}}"#

    @Test func aReceiverGetsValuesFromOtherHosts() {
        var (fleet, owner, keeper, asker) = Self.stage()
        let added = Self.result(fleet.ask(Self.receiver, from: keeper))?["receiver"]?.string
        for _ in 0...1 {
            fleet.send(Self.send(#"[{"value":"shop.code","data":5},{"type":"shop.item"}]"#), from: asker)
            Self.answer("value.receive", #"{"resume":"auto"}"#, from: keeper, in: &fleet)
            let answer = Self.nextLine(of: asker, in: &fleet)
            #expect(answer.contains(#""outcome":"completed""#), "\(answer)")
            #expect(answer.contains(#""receiver":"\#(added ?? "none")""#), "\(answer)")
            fleet.kill(owner)
        }
        let remove = #"{"id":5,"method":"receiver.remove","params":{"receiver":"\#(added ?? "")"}}"#
        #expect(Self.result(fleet.ask(remove, from: keeper)) != nil)
        #expect(Self.result(fleet.ask(Self.receivers, from: asker))?["receivers"]?.array?.isEmpty == true)
        #expect(fleet.ask(Self.send(#"[{"value":"shop.code"}]"#), from: asker).contains("no_receiver"))
    }

    @Test(arguments: ["resume", "cancelResume"]) func aPausedSequenceIsKnownByItsIdAlone(_ method: String) {
        var (fleet, _, keeper, asker) = Self.stage()
        fleet.send(Self.send(#"[{"action":"pause"},{"type":"shop.item"}]"#), from: asker)
        fleet.run(for: 1)
        let list = #"{"id":4,"method":"sequence.list","params":{"scene":"wall"}}"#
        let sequences = Self.result(fleet.ask(list, from: keeper))?["sequences"]?.array
        let id = sequences?.first?.object?["sequence"]?.string ?? ""
        let line = #"{"id":5,"method":"\#(method)","params":{"sequence":"\#(id)"}}"#
        #expect(fleet.ask(line, from: keeper).contains(id))
        let answer = Self.nextLine(of: asker, in: &fleet)
        #expect(answer.contains(#""outcome":"\#(method == "resume" ? "completed" : "cancelled")""#), "\(answer)")
        // One of another scene is for the host's own broker.
        let other = #"{"id":5,"method":"\#(method)","params":{"sequence":"s1.1"}}"#
        #expect(fleet.send(other, from: keeper) == .own)
    }

    @Test func aSequenceThatNobodyFinishesHasAnUnknownOutcome() {
        var (fleet, owner, _, asker) = Self.stage()
        fleet.send(Self.send(#"[{"type":"shop.item"},{"action":"pause"}]"#), from: asker)
        fleet.run(for: 1)
        fleet.kill(owner)
        #expect(Self.nextLine(of: asker, in: &fleet).contains("outcome_unknown"))
        #expect(fleet.tree(for: asker).contains(#""revision":1,"#))
    }
}
