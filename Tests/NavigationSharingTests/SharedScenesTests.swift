import JSON
import NavigationBroker
import NavigationFleet
import NavigationTree
import Testing

@testable import NavigationSharing

/// A scene that several hosts share, as their clients see it.
@Suite struct SharedScenesTests {
    static func register(_ module: String, _ type: String = "item", id: Int = 1) -> String {
        #"{"id":\#(id),"method":"module.register","params":{"module":"\#(module)","destinations":[{"type":"\#(module).\#(type)"}]}}"#
    }

    static func push(_ type: String, id: Int = 1, _ arguments: String = "{}") -> String {
        #"{"id":\#(id),"method":"push","params":{"scene":"wall","type":"\#(type)","arguments":\#(arguments)}}"#
    }

    static let watch = #"{"id":9,"method":"watch","params":{"scene":"wall"}}"#

    /// A fleet with one client at each host. The first host that does not own the scene has a module. The sessions have
    /// the numbers of their hosts, and 10 more.
    static func fleet(seed: UInt64 = 1, logBytes: Int = 4 << 20, scenes: Set<String> = ["wall"]) -> (
        fleet: SimulatedFleet, owner: Int, others: [Int], sessions: [UInt64]
    ) {
        var fleet = SimulatedFleet(seed: seed, logBytes: logBytes, scenes: scenes)
        let sessions = fleet.hosts.indices.map { UInt64($0 + 10) }
        for index in fleet.hosts.indices { fleet.connect(sessions[index], to: index) }
        let (owner, others) = (fleet.owner ?? 0, fleet.others)
        fleet.send(register("shop"), from: sessions[others[0]])
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
        _ = fleet.take(sessions[others[0]])
        return (fleet, owner, others, sessions)
    }

    static func members(_ line: String) -> JSONObject? { (try? RawJSON(parsing: line).value())?.object }

    // MARK: Every host

    @Test func aModuleOfOneHostIsUsedFromAll() {
        var (fleet, _, _, sessions) = Self.fleet()
        for (revision, session) in sessions.enumerated() {
            let result = Self.members(fleet.ask(Self.push("shop.item"), from: session))?["result"]?.object
            #expect(result?["revision"] == .integer(Int64(revision + 1)))
            #expect(result?["durability"] == "replicated")
        }
    }

    @Test func allHostsShowTheSameTree() {
        var (fleet, _, others, sessions) = Self.fleet()
        _ = fleet.ask(Self.push("shop.item", #"{"a":[1,"é"]}"#), from: sessions[others[1]])
        fleet.run(for: 1)
        let trees = sessions.map { fleet.tree(for: $0) }
        #expect(Set(trees).count == 1)
        #expect(trees[0].contains(#""arguments":{"a":[1,"é"]}"#))
        #expect(Self.members(trees[0])?["result"]?.object?["instance"]?.string?.count == 16)
    }

    @Test func aClientSeesItsOwnChangesOnItsHost() {
        for seed in 1...20 as ClosedRange<UInt64> {
            var (fleet, _, others, sessions) = Self.fleet(seed: seed)
            _ = fleet.ask(Self.push("shop.item"), from: sessions[others[1]])
            #expect(fleet.tree(for: sessions[others[1]]).contains(#""revision":1,"#))
        }
    }

    @Test func watchesOfAllHostsGetTheSameRevisions() {
        var (fleet, _, _, sessions) = Self.fleet()
        for session in sessions { _ = fleet.ask(Self.watch, from: session) }
        for number in 1...3 { _ = fleet.ask(Self.push("shop.item", id: number), from: sessions[number - 1]) }
        fleet.run(for: 1)
        let changes = sessions.map { fleet.take($0).filter { $0.contains(#""method":"changed""#) } }
        #expect(Set(changes).count == 1)
        let revisions = changes[0].map { Self.members($0)?["params"]?.object?["revision"] }
        #expect(revisions == [.integer(1), .integer(2), .integer(3)])
    }

    @Test func aWatchResumesOnAnotherHost() {
        var (fleet, owner, others, sessions) = Self.fleet()
        let begun = Self.members(fleet.ask(Self.watch, from: sessions[owner]))?["result"]?.object
        let instance = begun?["instance"]?.string ?? ""
        _ = fleet.ask(Self.push("shop.item"), from: sessions[owner])
        fleet.run(for: 1)
        let resume = #"{"id":1,"method":"watch","params":{"scene":"wall","since":0,"instance":"\#(instance)"}}"#
        let answer = fleet.ask(resume, from: sessions[others[1]])
        #expect(answer.contains(#""resumed":true"#))
        #expect(
            fleet.take(sessions[others[1]]).contains {
                $0.contains(#""method":"changed""#) && $0.contains(#""revision":1"#)
            }
        )
    }

    @Test func aWatchEndsWhereItBegan() {
        var (fleet, _, others, sessions) = Self.fleet()
        let watch = Self.members(fleet.ask(Self.watch, from: sessions[others[1]]))?["result"]?.object?["watch"]
        guard case .integer(let number) = watch else {
            Issue.record("no watch")
            return
        }
        #expect(number < 1 << 31)
        let ended = fleet.ask(#"{"id":1,"method":"unwatch","params":{"watch":\#(number)}}"#, from: sessions[others[1]])
        #expect(ended.contains("result"))
    }

    // MARK: Questions

    @Test func aQuestionReachesAModuleOfAnotherHost() {
        var (fleet, _, others, sessions) = Self.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let shown = Self.members(fleet.ask(Self.push("shop.item"), from: asker))?["result"]?.object
        let entry = shown?["entry"]?.string ?? ""
        let ask = #"{"id":5,"method":"entry.ask","params":{"scene":"wall","entry":"\#(entry)","message":"price"}}"#
        fleet.send(ask, from: asker)
        fleet.runUntil("the question") {
            $0.lines[SessionID(rawValue: module)]?.contains { $0.contains("entry.ask") } == true
        }
        let question = Self.members(fleet.take(module).last ?? "")?["id"]?.string ?? ""
        #expect(question.first == "q")
        // The line is for the owner, although it names no scene.
        #expect(fleet.send(#"{"id":"\#(question)","result":{"answer":{"price":3}}}"#, from: module) == .shared)
        fleet.runUntil("the answer") { $0.lines[SessionID(rawValue: asker)]?.isEmpty == false }
        let answer = fleet.take(asker).last ?? ""
        #expect(answer.contains(#""id":5"#) && answer.contains(#"{"price":3}"#))
    }

    // MARK: Registrations

    @Test func theHostItselfLearnsOfAModuleAfterTheOwners() {
        var fleet = SimulatedFleet()
        fleet.connect(7, to: fleet.others[0])
        #expect(fleet.send(Self.register("shop"), from: 7) == .shared)
        #expect(fleet.paused == [SessionID(rawValue: 7)])
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
        #expect(fleet.take(7) == ["own: " + Self.register("shop")])
    }

    @Test func aNameThatIsTakenOnAnotherHostIsRefused() {
        var (fleet, _, others, sessions) = Self.fleet()
        let answer = fleet.ask(Self.register("shop", id: 3), from: sessions[others[1]])
        #expect(answer.contains("name_taken") && answer.contains(#""id":3"#))
        // The process is on the other machine.
        #expect(answer.contains(#""uid":1000,"host":"h\#(others[0])"}"#), "\(answer)")
        #expect(fleet.paused.isEmpty)
    }

    @Test func aModuleThatEndsFreesItsName() {
        var (fleet, _, others, sessions) = Self.fleet()
        fleet.disconnect(sessions[others[0]])
        fleet.run(for: 1)
        fleet.send(Self.register("shop"), from: sessions[others[1]])
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
        #expect(fleet.take(sessions[others[1]]) == ["own: " + Self.register("shop")])
    }

    // MARK: Other lines

    @Test(arguments: [
        #"{"id":1,"method":"ping"}"#, #"{"id":1,"method":"tree.get"}"#, "nonsense", "[]",
        #"{"id":1,"method":"no.such"}"#, #"{"id":1,"method":"tree.get","params":{"scene":"other"}}"#,
        #"{"id":1,"method":"unwatch","params":{"watch":1}}"#, #"{"id":"q1","result":1}"#,
        #"{"id":1,"method":"request.cancel","params":{"request":4}}"#,
        #"{"id":1,"method":"hello","params":{"name":"x"}}"#,
    ])
    func theHostCarriesOutWhatIsForNoSharedScene(_ line: String) {
        var fleet = SimulatedFleet(hosts: 1)
        fleet.connect(7, to: 0)
        #expect(fleet.send(line, from: 7) == .own)
        #expect(fleet.take(7) == [])
    }

    @Test(arguments: [("scene.create", "name_in_use"), ("scene.close", "root_fixed")])
    func aSharedSceneIsThereAndStays(_ method: String, _ error: String) {
        var fleet = SimulatedFleet(hosts: 1)
        fleet.connect(7, to: 0)
        let answer = fleet.ask(#"{"id":1,"method":"\#(method)","params":{"scene":"wall"}}"#, from: 7)
        #expect(answer.contains(error), "\(answer)")
        #expect(fleet.tree(for: 7).contains(#""revision":0,"#))
    }

    @Test func aLineThatHostsCannotPassOnIsRefused() {
        var fleet = SimulatedFleet(hosts: 1)
        fleet.connect(7, to: 0)
        let long = Self.push("shop.item", #"{"a":"\#(String(repeating: "x", count: SharedScene.mostBytesOfLine))"}"#)
        #expect(fleet.ask(long, from: 7).contains("line_too_long"))
        #expect(fleet.tree(for: 7).contains(#""revision":0,"#))
    }

    @Test func anAnswerThatTheLogCannotTakeIsLeftOut() {
        var (fleet, owner, _, sessions) = Self.fleet()
        let push = #"{"id":5,"method":"push","params":{"scene":"wall","type":"shop.item","forResult":true}}"#
        fleet.send(push, from: sessions[owner])
        fleet.runUntil("the entry") {
            $0.engine.messages(of: SimulatedFleet.stream).contains { $0.headers["NH-R"] == "1-1" }
        }
        let value = String(repeating: "x", count: 300 << 10)
        // The answer to the first request leaves with the change that closes its entry.
        let close = #"{"id":6,"method":"entry.close","params":{"scene":"wall","entry":"e2","value":"\#(value)"}}"#
        let result = fleet.ask(close, from: sessions[owner])
        #expect(result.contains("answer_too_large") && result.contains(#""id":5"#), "\(result.prefix(200))")
        let closed = fleet.take(sessions[owner]).last ?? ""
        #expect(closed.contains(#""id":6"#) && closed.contains(#""revision":2,"#), "\(closed)")
    }

    @Test func aChangeThatTheLogCannotTakeIsRefused() {
        var (fleet, owner, _, sessions) = Self.fleet()
        let revision = fleet.makeLargeNavigator(from: sessions[owner])
        let close = #"{"id":3,"method":"navigator.close","params":{"scene":"wall","navigator":"mine"}}"#
        let answer = fleet.ask(close, from: sessions[owner])
        #expect(answer.contains("store_failed"), "\(answer.prefix(200))")
        fleet.run(for: 1)
        #expect(fleet.tree(for: sessions[owner]).contains(#""revision":\#(revision),"#))
        #expect(fleet.ask(Self.push("shop.item"), from: sessions[owner]).contains(#""revision":\#(revision + 1),"#))
    }

    // MARK: Troubles

    @Test func theNextOwnerGoesOn() {
        var (fleet, owner, others, sessions) = Self.fleet()
        _ = fleet.ask(Self.watch, from: sessions[others[1]])
        _ = fleet.ask(Self.push("shop.item"), from: sessions[others[1]])
        fleet.kill(owner)
        let answer = fleet.ask(Self.push("shop.item", id: 2), from: sessions[others[1]])
        #expect(answer.contains(#""revision":2,"#))
        #expect(fleet.owner.map { $0 != owner } == true)
        let changes = fleet.take(sessions[others[1]]).filter { $0.contains(#""method":"changed""#) }
        #expect(changes.count == 2)
    }

    @Test func aHostThatCountedAsGoneIsServedAgain() {
        var (fleet, owner, others, sessions) = Self.fleet()
        for host in [others[1], owner] {
            // The messages of the one get lost, and the owner hears no host, not even itself. Neither notices it.
            fleet.cut(host, out: host != owner, in: host == owner)
            fleet.run(for: 6)
            fleet.cut(host, out: false, in: false)
            fleet.run(for: 2)
            #expect(fleet.ask(Self.push("shop.item"), from: sessions[host]).contains("result"))
        }
        #expect(fleet.paused.isEmpty)
    }

    @Test func anOwnerThatEndsHandsTheSceneOver() {
        for seed in 1...20 as ClosedRange<UInt64> {
            var (fleet, owner, others, sessions) = Self.fleet(seed: seed)
            for number in 1...5 { fleet.send(Self.push("shop.item", id: number), from: sessions[others[1]]) }
            fleet.send(Self.push("shop.item", id: 6), from: sessions[owner])
            fleet.run(for: Double(seed) * 0.000_5)
            fleet.handOver(from: owner)
            for number in 7...9 { fleet.send(Self.push("shop.item", id: number), from: sessions[others[1]]) }
            fleet.runUntil("the host has nothing to do") { $0.hosts[owner].scenes?.isBusy == false }
            #expect(fleet.hosts[owner].notes.contains(.lost))
            #expect(fleet.take(sessions[owner]).count == 1)
            fleet.kill(owner)
            fleet.runUntil("all answers") { ($0.lines[SessionID(rawValue: sessions[others[1]])]?.count ?? 0) == 8 }
            #expect(fleet.take(sessions[others[1]]).allSatisfy { $0.contains("replicated") })
            fleet.run(for: 1)
            #expect(fleet.tree(for: sessions[others[0]]).contains(#""revision":9,"#))
        }
    }

    @Test func anOwnerAloneKeepsTheScene() {
        var fleet = SimulatedFleet(hosts: 1)
        fleet.handOver(from: 0)
        #expect(fleet.hosts[0].scenes?.isBusy == false)
        #expect(fleet.owner == 0)
    }

    @Test func whatASessionHoldsSurvivesTheOwner() {
        var (fleet, owner, others, sessions) = Self.fleet()
        let lock = #"{"id":3,"method":"lock","params":{"scene":"wall","navigator":"n1","reason":"busy"}}"#
        #expect(fleet.ask(lock, from: sessions[others[1]]).contains("result"))
        fleet.run(for: 0.1)
        fleet.kill(owner)
        let answer = fleet.ask(
            #"{"id":4,"method":"attachment.list","params":{"scene":"wall"}}"#,
            from: sessions[others[0]]
        )
        #expect(answer.contains("busy"))
        fleet.run(for: 10)
        #expect(fleet.tree(for: sessions[others[0]]).contains("busy"))
        fleet.disconnect(sessions[others[1]])
        fleet.run(for: 1)
        #expect(!fleet.tree(for: sessions[others[0]]).contains("busy"))
    }

    @Test func whatClientsOfADeadHostHeldEnds() {
        var (fleet, owner, others, sessions) = Self.fleet()
        let lock = #"{"id":3,"method":"lock","params":{"scene":"wall","navigator":"n1","reason":"busy"}}"#
        #expect(fleet.ask(lock, from: sessions[others[1]]).contains("result"))
        fleet.kill(others[1])
        fleet.run(for: 4)
        #expect(fleet.tree(for: sessions[owner]).contains("busy"))
        fleet.run(for: 2)
        #expect(!fleet.tree(for: sessions[owner]).contains("busy"))
    }

    @Test func aRequestHasOneEffectWhenTheOwnerDies() {
        for seed in 1...60 as ClosedRange<UInt64> {
            var (fleet, owner, others, sessions) = Self.fleet(seed: seed)
            let before = fleet.take(sessions[others[1]])
            #expect(before == [])
            fleet.send(Self.push("shop.item", id: 4), from: sessions[others[1]])
            // On its way, carried out, stored or answered.
            fleet.run(for: Double(seed) * 0.000_25)
            fleet.kill(owner)
            fleet.runUntil("the answer") { $0.lines[SessionID(rawValue: sessions[others[1]])]?.isEmpty == false }
            #expect(fleet.take(sessions[others[1]]).map { $0.contains(#""revision":1,"#) } == [true], "seed \(seed)")
            fleet.run(for: 2)
            let tree = fleet.tree(for: sessions[others[0]])
            #expect(tree.split(separator: #""type":"shop.item""#).count == 2, "seed \(seed): \(tree)")
        }
    }

    @Test func requestsAreCarriedOutInTheOrderOfTheirClient() {
        for seed in 1...20 as ClosedRange<UInt64> {
            var (fleet, _, others, sessions) = Self.fleet(seed: seed)
            fleet.loss = 0.2
            for number in 1...10 {
                fleet.send(Self.push("shop.item", id: number, #"{"n":\#(number)}"#), from: sessions[others[1]])
            }
            fleet.runUntil("all answers") { ($0.lines[SessionID(rawValue: sessions[others[1]])]?.count ?? 0) == 10 }
            fleet.loss = 0
            fleet.run(for: 5)
            let tree = fleet.tree(for: sessions[others[1]])
            let numbers = tree.split(separator: #"{"n":"#).dropFirst().map { Int($0.prefix { $0.isNumber }) }
            #expect(numbers == Array(1...10), "seed \(seed)")
        }
    }

    @Test func withoutTheEngineChangesAreRefusedAndTheTreeIsShown() {
        var (fleet, _, others, sessions) = Self.fleet()
        _ = fleet.ask(Self.push("shop.item"), from: sessions[others[1]])
        fleet.connection(of: others[1], isThere: false)
        #expect(fleet.ask(Self.push("shop.item"), from: sessions[others[1]]).contains("engine_away"))
        #expect(fleet.tree(for: sessions[others[1]]).contains(#""revision":1,"#))
        _ = fleet.ask(Self.push("shop.item"), from: sessions[others[0]])
        fleet.connection(of: others[1], isThere: true)
        #expect(fleet.ask(Self.push("shop.item"), from: sessions[others[1]]).contains(#""revision":3,"#))
    }

    @Test func aHostThatIsCutOffGivesUpAfterItsTime() {
        var (fleet, _, others, sessions) = Self.fleet()
        fleet.cut(others[1])
        let answer = fleet.ask(Self.push("shop.item"), from: sessions[others[1]])
        #expect(answer.contains("outcome_unknown"))
    }

    @Test func anEngineThatForgetsIsNotFollowed() {
        var (fleet, owner, _, sessions) = Self.fleet()
        _ = fleet.ask(Self.push("shop.item"), from: sessions[owner])
        fleet.forget()
        fleet.send(Self.push("shop.item", id: 2), from: sessions[owner])
        fleet.run(for: 40)
        let answers = fleet.take(sessions[owner])
        #expect(answers.count == 1 && (answers[0].contains("outcome_unknown") || answers[0].contains("engine_away")))
        #expect(fleet.tree(for: sessions[owner]).contains(#""revision":1,"#))
    }

    @Test func aHaltedOwnerSaysSoToTheClientsOfOtherHosts() {
        var (fleet, owner, others, sessions) = Self.fleet()
        fleet.connection(of: others[1], isThere: false)
        _ = fleet.ask(Self.push("shop.item"), from: sessions[owner])
        fleet.forgetLastRecord()
        fleet.connection(of: others[1], isThere: true)
        fleet.runUntil("the owner halts") { fleet in
            fleet.hosts[owner].notes.contains { if case .engineLost = $0 { true } else { false } }
        }
        let asked = fleet.now
        let answer = fleet.ask(Self.push("shop.item"), from: sessions[others[1]])
        let error = Self.members(answer)?["error"]?.object
        #expect(error?["data"]?.object?["name"] == "engine_away", "\(answer)")
        #expect(error?["data"]?.object?["owner"] == .string(fleet.hosts[owner].name), "\(answer)")
        // At once, and not at its deadline.
        #expect(fleet.now.seconds(since: asked) < 1)
        #expect(fleet.tree(for: sessions[others[1]]).contains(#""revision":0,"#))
        #expect(fleet.tree(for: sessions[owner]).contains(#""revision":1,"#))
    }

    @Test func allHostsNoticeThatTheEngineHasForgotten() {
        var (fleet, owner, _, sessions) = Self.fleet()
        _ = fleet.ask(Self.push("shop.item"), from: sessions[owner])
        fleet.run(for: 2)
        fleet.forget()
        // Nothing is changed meanwhile.
        fleet.run(for: 60)
        for host in fleet.hosts.indices {
            #expect(fleet.hosts[host].notes.contains(.engineLost(after: 0)), "\(fleet.hosts[host].notes)")
            #expect(fleet.tree(for: sessions[host]).contains(#""revision":1,"#))
        }
    }
}
