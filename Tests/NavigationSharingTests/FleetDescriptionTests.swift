import NavigationBroker
import NavigationFleet
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationSharing

/// The fleet as a host describes it, and moves of scenes.
@Suite struct FleetDescriptionTests {
    private typealias All = SharedScenesTests

    private static let own = HostReport(
        FleetReport(version: "1.2.3", pid: 7, uptime: 1.5, sessions: 3),
        modules: [.init("shop", destinations: 2), .init("map", destinations: 0)]
    )

    @Test func aReportIsReadAsItWasWritten() throws {
        let names = FleetNames(fleet: "f", host: FleetHostID(name: "one", life: 7))
        let read = try #require(HostReport.read(Self.own.message(names)))
        #expect(read.host == names.host && read.report == Self.own)
        #expect(Self.own.message(names).subject == names.reports)
    }

    /// People may give two hosts different lists of scenes.
    @Test func aHostThatSharesOtherScenesIsFound() {
        let hosts = ["one", "two", "three"].map { FleetHostID(name: $0, life: 7) }
        var members = FleetMembers(of: ["wall", "desk"])
        for host in hosts { members.heard(host, now: MonotonicTime(nanoseconds: 0)) }
        var (same, others) = (Self.own, Self.own)
        same.scenes = FleetMembers(of: ["desk", "wall"]).scenes
        others.scenes = FleetMembers(of: ["desk"]).scenes
        let names = FleetNames(fleet: "f", host: hosts[1])
        #expect(HostReport.read(others.message(names))?.report == others)
        // One of an older version does not say it.
        #expect(!members.reported(Self.own, of: hosts[0]) && !members.reported(same, of: hosts[1]))
        #expect(members.reported(others, of: hosts[2]) && !members.reported(others, of: hosts[2]))
        let described = members.describe(on: hosts[0], now: MonotonicTime(nanoseconds: 0)).hosts
        #expect(described.map { "\($0.host) \($0.sharesOthers)" } == ["one false", "three true", "two false"])
    }

    @Test func everyHostSaysWhoOwnsTheScene() {
        var (fleet, owner, others, sessions) = All.fleet()
        func owners() -> [SharedScene.Note?] {
            fleet.hosts.map { host in host.notes.last { if case .owner = $0 { true } else { false } } }
        }
        fleet.run(for: 1)
        #expect(owners() == fleet.hosts.indices.map { .owner("h\(owner)", isSelf: $0 == owner) })
        _ = fleet.ask(Self.move(to: "h\(others[0])"), from: sessions[owner])
        fleet.run(for: 1)
        #expect(owners() == fleet.hosts.indices.map { .owner("h\(others[0])", isSelf: $0 == others[0]) })
    }

    @Test(arguments: [
        "", "{}", #"{"host":"one.7"}"#, #"{"host":"one","report":{"version":"1"}}"#,
        #"{"host":"one.7","report":{"version":"1","pid":-1,"uptime":1,"sessions":1,"owns":1,"behind":1,"halted":1}}"#,
    ])
    func anotherMessageIsNoReport(_ body: String) {
        #expect(HostReport.read(EngineMessage("nh1.f.st", body: Array(body.utf8))) == nil)
    }

    @Test func everyHostKnowsAll() throws {
        var (fleet, owner, others, sessions) = All.fleet()
        _ = fleet.ask(All.push("shop.item"), from: sessions[others[0]])
        for host in fleet.hosts.indices { fleet.report(Self.own, of: host) }
        fleet.run(for: 1)
        for index in fleet.hosts.indices {
            let described = try #require(fleet.describe(on: index))
            #expect(described.fleet == "f" && described.host == "h\(index)")
            #expect(described.hosts.map(\.host) == ["h0", "h1", "h2"])
            #expect(described.hosts.map(\.isSelf) == fleet.hosts.indices.map { $0 == index })
            #expect(described.hosts.map(\.report?.owns) == fleet.hosts.indices.map { $0 == owner ? 1 : 0 })
            #expect(described.hosts.allSatisfy { $0.heard < 0.2 && $0.report?.version == "1.2.3" })
            #expect(described.modules.prefix(3).map(\.module) == ["map", "map", "map"])
            let scene = try #require(described.scenes.first)
            #expect(scene.scene == "wall" && scene.state == .ready && scene.owner == "h\(owner)")
            #expect(scene.revision == 1 && scene.behind == 0 && scene.open == 0)
        }
    }

    @Test func aHostThatIsSilentStaysAndItsModulesGo() throws {
        var (fleet, _, others, _) = All.fleet()
        for host in fleet.hosts.indices { fleet.report(Self.own, of: host) }
        fleet.run(for: 0.1)
        fleet.kill(others[0])
        fleet.run(for: 6)
        let described = try #require(fleet.describe(on: others[1]))
        #expect(described.hosts.map { $0.heard > 5 } == fleet.hosts.indices.map { $0 == others[0] })
        #expect(!described.modules.contains { $0.host == "h\(others[0])" } && described.modules.count == 4)
    }

    @Test func aHostThatHasSaidGoodbyeIsNotListed() throws {
        var (fleet, _, others, _) = All.fleet()
        fleet.leave(others[0])
        fleet.run(for: 0.1)
        #expect(try #require(fleet.describe(on: others[1])).hosts.count == 2)
    }

    @Test func aSceneThatCannotBeReachedSaysSo() throws {
        var (fleet, owner, others, sessions) = All.fleet()
        fleet.connection(of: others[0], isThere: false)
        #expect(try #require(fleet.describe(on: others[0])).scenes.map(\.state) == [.away])
        _ = fleet.ask(All.push("shop.item"), from: sessions[owner])
        fleet.forget()
        fleet.send(All.push("shop.item", id: 2), from: sessions[owner])
        fleet.run(for: 40)
        #expect(try #require(fleet.describe(on: owner)).scenes.map(\.state) == [.halted])
    }

    // MARK: Moves

    private static func move(to host: String?, id: Int = 9) -> String {
        let to = host.map { #","to":"\#($0)""# } ?? ""
        return #"{"id":\#(id),"method":"scene.move","params":{"scene":"wall"\#(to)}}"#
    }

    @Test func aSceneIsMovedWithoutAFailedRequest() {
        for seed in 1...20 as ClosedRange<UInt64> {
            var (fleet, owner, others, sessions) = All.fleet(seed: seed)
            let client = sessions[others[1]]
            for number in 1...5 { fleet.send(All.push("shop.item", id: number), from: client) }
            fleet.run(for: Double(seed) * 0.000_5)
            let answer = fleet.ask(Self.move(to: "h\(others[0])"), from: sessions[owner])
            #expect(answer.contains(#""result":{"scene":"wall","owner":"h\#(others[0])"}"#), "\(answer)")
            for number in 6...9 { fleet.send(All.push("shop.item", id: number), from: client) }
            fleet.runUntil("all answers") { ($0.lines[SessionID(rawValue: client)]?.count ?? 0) == 9 }
            #expect(fleet.take(client).allSatisfy { $0.contains("replicated") })
            #expect(fleet.owner == others[0])
        }
    }

    @Test func theExamplesGiveTheirResults() {
        for method in Method.allCases {
            for example in method.definition.examples where example.isInFleet {
                var fleet = SimulatedFleet(hosts: ["one", "two", "three"])
                fleet.connect(7, to: 0)
                let line = #"{"id":1,"method":"\#(method.rawValue)","params":\#(example.params)}"#
                let answer = #"{"jsonrpc":"2.0","id":1,"result":\#(example.result)}"#
                #expect(fleet.ask(line, from: 7) == answer, "\(method.rawValue): \(example.name)")
            }
        }
    }

    @Test func aMoveIsAskedForAtAnyHost() {
        var (fleet, owner, others, sessions) = All.fleet()
        for (session, heir) in [(others[0], others[1]), (others[1], owner), (others[0], others[0])] {
            let answer = fleet.ask(Self.move(to: "h\(heir)"), from: sessions[session])
            #expect(answer.contains(#""owner":"h\#(heir)""#), "\(answer)")
            fleet.run(for: 1)
            #expect(fleet.owner == heir)
        }
    }

    @Test func aMoveWithoutAHostIsToAnotherOne() {
        var (fleet, owner, others, sessions) = All.fleet()
        #expect(fleet.ask(Self.move(to: nil), from: sessions[others[0]]).contains(#""owner""#))
        fleet.run(for: 1)
        #expect(fleet.owner != owner)
    }

    /// The reply of the former owner was lost, so the host asks the next one, which must not move the scene again.
    @Test func aMoveIsDoneOnce() throws {
        var (fleet, owner, others, sessions) = All.fleet()
        #expect(fleet.ask(Self.move(to: nil), from: sessions[owner]).contains(#""owner""#))
        fleet.run(for: 1)
        let next = try #require(fleet.owner)
        let scene = try #require(fleet.hosts[next].scenes?.scenes.first)
        let asker = try #require(fleet.hosts[others[0] == next ? others[1] : others[0]].scenes?.scenes.first)
        let now = fleet.time(of: next)
        let epoch = scene.link.member.log.epoch
        let id = RequestID(origin: asker.host, number: 1_000)
        let request = SceneRequest(
            id,
            epoch: epoch,
            settled: 1_000,
            after: 999,
            body: ClientWord.move(nil, epoch: epoch - 1).bytes
        )
        scene.carryOutMove(request, to: nil, epoch: epoch - 1, now: now)
        #expect(!scene.link.member.isHandingOver)
        scene.carryOutMove(request, to: nil, epoch: epoch, now: now)
        #expect(scene.link.member.isHandingOver)
    }

    @Test func nothingHappensWhenTheHostIsTheOwner() {
        var (fleet, owner, others, sessions) = All.fleet()
        let answer = fleet.ask(Self.move(to: "h\(owner)"), from: sessions[others[0]])
        #expect(answer.contains(#""owner":"h\#(owner)""#))
        fleet.run(for: 1)
        #expect(fleet.engine.messages(of: SimulatedFleet.stream).count == 1)
    }

    @Test func aMoveToNoHostIsRefused() {
        var (fleet, _, others, sessions) = All.fleet()
        let answer = fleet.ask(Self.move(to: "nowhere"), from: sessions[others[0]])
        #expect(answer.contains("unknown_host") && answer.contains(#""hosts":["h0","h1","h2"]"#), "\(answer)")
        fleet.kill(others[1])
        fleet.run(for: 3)
        #expect(fleet.ask(Self.move(to: "h\(others[1])"), from: sessions[others[0]]).contains("unknown_host"))
        for params in [#"{}"#, #"{"scene":"wall","to":7}"#, #"{"scene":"wall","tu":"h0"}"#] {
            let line = #"{"id":3,"method":"scene.move","params":\#(params)}"#
            guard params != "{}" else {
                // It names no scene, so the host's own broker refuses it.
                #expect(fleet.send(line, from: sessions[others[0]]) == .own)
                continue
            }
            #expect(fleet.ask(line, from: sessions[others[0]]).contains("invalid_params"), "\(params)")
        }
    }

    @Test func anOwnerAloneMovesNothing() {
        var fleet = SimulatedFleet(hosts: 1)
        fleet.connect(7, to: 0)
        let answer = fleet.ask(Self.move(to: nil), from: 7)
        #expect(answer.contains("unknown_host") && answer.contains("No other host"), "\(answer)")
    }

    /// The heir dies when it is asked. Another host takes the scene, and the answer names it.
    @Test func theAnswerNamesTheOwnerThatThereIs() {
        var (fleet, owner, others, sessions) = All.fleet()
        fleet.kill(others[0])
        let answer = fleet.ask(Self.move(to: "h\(others[0])"), from: sessions[others[1]])
        #expect([owner, others[1]].contains { answer.contains(#""owner":"h\#($0)""#) }, "\(answer)")
    }

    @Test func aMoveWithoutTheEngineIsRefused() {
        var (fleet, _, others, sessions) = All.fleet()
        fleet.connection(of: others[0], isThere: false)
        #expect(fleet.ask(Self.move(to: "h\(others[1])"), from: sessions[others[0]]).contains("engine_away"))
    }

    /// The host does not know then whether it is still the owner that it names.
    @Test func aMoveToTheOwnerThatWasIsRefusedWithoutTheServers() {
        var (fleet, owner, others, sessions) = All.fleet()
        fleet.run(for: 2)
        fleet.majority(isThere: false)
        fleet.run(for: 6)
        #expect(fleet.ask(Self.move(to: "h\(owner)"), from: sessions[others[0]]).contains("engine_away"))
        #expect(fleet.hosts.allSatisfy { $0.touches == [false] })
        fleet.majority(isThere: true)
        fleet.run(for: 2)
        #expect(fleet.ask(Self.move(to: "h\(owner)"), from: sessions[others[0]]).contains(#""owner""#))
        #expect(fleet.hosts.allSatisfy { $0.touches == [false, true] })
    }
}
