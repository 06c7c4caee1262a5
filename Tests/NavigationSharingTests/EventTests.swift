import JSON
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationFleet
@testable import NavigationSharing

/// `event` notifications of shared scenes, for watches on any host.
@Suite struct EventTests {
    private typealias All = SharedScenesTests

    private static func watch(_ verbosity: String, id: Int = 4) -> String {
        #"{"id":\#(id),"method":"watch","params":{"scene":"wall","verbosity":"\#(verbosity)"}}"#
    }

    private static func configure(_ verbosity: String) -> String {
        #"{"id":7,"method":"scene.configure","params":{"scene":"wall","verbosity":"\#(verbosity)"}}"#
    }

    private static let refused = All.push("shop.none", id: 6)

    /// Those of a session since the last call, as `watch kind`.
    private static func events(_ fleet: inout SimulatedFleet, of session: UInt64) -> [String] {
        fleet.take(session).compactMap { line in
            let members = All.members(line)
            guard members?["method"] == "event", let event = members?["params"]?.object else { return nil }
            #expect(event["scene"] == "wall")
            guard case .integer(let watch)? = event["watch"] else { return nil }
            return "\(watch) \(event["kind"]?.string ?? "")"
        }
    }

    private static func watch(of answer: String) -> Int64? {
        guard case .integer(let watch)? = All.members(answer)?["result"]?.object?["watch"] else { return nil }
        return watch
    }

    /// The highest level of events that the owner's broker tells others.
    private static func told(_ fleet: SimulatedFleet) -> Set<SceneConfiguration.Verbosity> {
        Set(fleet.hosts.compactMap { $0.scenes?.scenes[0].toldVerbosity })
    }

    @Test func aWatchGetsTheEventsOfItsLevelOnEveryHost() throws {
        var (fleet, owner, others, sessions) = All.fleet()
        let asker = sessions[others[1]]
        let watches = try [owner, others[0]].map { host in
            try #require(Self.watch(of: fleet.ask(Self.watch("warning"), from: sessions[host])))
        }
        let talkative = try #require(Self.watch(of: fleet.ask(Self.watch("info", id: 5), from: sessions[owner])))
        #expect(Self.watch(of: fleet.ask(Self.watch("silent"), from: asker)) != nil)
        fleet.run(for: 1)
        for _ in 0...1 {
            for session in sessions { _ = fleet.take(session) }
            #expect(fleet.ask(Self.refused, from: asker).contains("unknown_destination"))
            fleet.run(for: 1)
            let expected = ["\(watches[0]) request.refused", "\(talkative) request.refused"]
            if fleet.hosts[owner].scenes != nil { #expect(Self.events(&fleet, of: sessions[owner]) == expected) }
            #expect(Self.events(&fleet, of: sessions[others[0]]) == ["\(watches[1]) request.refused"])
            #expect(Self.events(&fleet, of: asker) == [])
            // The next owner tells them too.
            fleet.kill(owner)
        }
    }

    @Test func aModuleOfAnotherHostIsAnEvent() throws {
        var (fleet, owner, others, sessions) = All.fleet()
        let watch = try #require(Self.watch(of: fleet.ask(Self.watch("info"), from: sessions[owner])))
        fleet.run(for: 1)
        _ = fleet.take(sessions[owner])
        fleet.send(All.register("cart"), from: sessions[others[1]])
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
        fleet.run(for: 1)
        #expect(Self.events(&fleet, of: sessions[owner]) == ["\(watch) module.registered"])
    }

    /// As on a single host.
    @Test func theEventsOfARequestComeBeforeItsAnswer() throws {
        var (fleet, owner, others, sessions) = All.fleet()
        for session in [sessions[owner], sessions[others[0]]] {
            let watch = try #require(Self.watch(of: fleet.ask(Self.watch("warning"), from: session)))
            fleet.run(for: 1)
            _ = fleet.take(session)
            fleet.send(Self.refused, from: session)
            fleet.runUntil("the answer") { fleet in
                fleet.lines[SessionID(rawValue: session)]?.contains(where: SimulatedFleet.isAnswer) == true
            }
            let lines = fleet.take(session)
            #expect(lines.count == 2 && lines[0].contains(#""watch":\#(watch),"#), "\(lines)")
            #expect(lines.last?.contains(#""id":6,"#) == true)
        }
    }

    /// The host's follower knows the client as well.
    @Test func aClientOpensOneSession() throws {
        var (fleet, _, others, sessions) = All.fleet()
        let (watcher, client) = (sessions[others[0]], 90 as UInt64)
        #expect(fleet.ask(Self.configure("debug"), from: watcher).contains("result"))
        let watch = try #require(Self.watch(of: fleet.ask(Self.watch("debug"), from: watcher)))
        fleet.run(for: 1)
        _ = fleet.take(watcher)
        fleet.connect(client, to: others[0])
        #expect(fleet.ask(#"{"id":1,"method":"path.get","params":{"scene":"wall"}}"#, from: client).contains("result"))
        #expect(fleet.ask(All.push("shop.item"), from: client).contains("result"))
        fleet.disconnect(client)
        fleet.run(for: 1)
        #expect(Self.events(&fleet, of: watcher) == ["\(watch) session.opened", "\(watch) session.closed"])
    }

    @Test func withoutWatchesTheOwnerTellsNothing() throws {
        var (fleet, _, others, sessions) = All.fleet()
        let (watcher, asker) = (sessions[others[0]], sessions[others[1]])
        let watch = try #require(Self.watch(of: fleet.ask(Self.watch("debug"), from: watcher)))
        #expect(Self.told(fleet) == [.silent, .debug])
        #expect(
            fleet.ask(#"{"id":5,"method":"unwatch","params":{"watch":\#(watch)}}"#, from: watcher).contains("result")
        )
        fleet.runUntil("the owner knows") { Self.told($0) == [.silent] }
        // A client that ends has no watches.
        #expect(fleet.ask(Self.watch("info"), from: asker).contains("result"))
        fleet.disconnect(asker)
        fleet.runUntil("the owner knows") { Self.told($0) == [.silent] }
        fleet.run(for: 1)
        _ = fleet.take(watcher)
        #expect(fleet.ask(Self.watch("silent"), from: watcher).contains("result"))
        #expect(fleet.ask(Self.refused, from: watcher).contains("unknown_destination"))
        #expect(Self.events(&fleet, of: watcher) == [])
    }

    @Test func aSceneThatIsSetToSilenceHasNoEvents() {
        var (fleet, _, others, sessions) = All.fleet()
        let watcher = sessions[others[0]]
        #expect(fleet.ask(Self.watch("debug"), from: watcher).contains("result"))
        #expect(fleet.ask(Self.configure("error"), from: watcher).contains("result"))
        fleet.run(for: 1)
        _ = fleet.take(watcher)
        #expect(fleet.ask(Self.refused, from: watcher).contains("unknown_destination"))
        fleet.run(for: 1)
        #expect(Self.events(&fleet, of: watcher) == [])
    }

    /// A host has not read the log as far, and the owner tells more events than it keeps.
    @Test func eventsDoNotTakeTheRoomOfQuestions() throws {
        var (fleet, _, others, sessions) = All.fleet()
        let (place, watcher) = (others[0], sessions[others[0]])
        #expect(fleet.ask(Self.watch("warning"), from: watcher).contains("result"))
        fleet.run(for: 1)
        _ = fleet.take(watcher)
        let scene = try #require(fleet.hosts[place].scenes?.scenes.first)
        let subject = FleetNames(fleet: "f", host: fleet.hosts[place].id).subject(of: "wall", .lines)
        let (epoch, number) = (scene.link.member.log.epoch, scene.heardLines.number)
        func tell(_ number: UInt64, _ session: UInt64, _ text: String) {
            let revision = scene.link.member.log.revision + 1
            let lines = OwnerLines(
                epoch: epoch,
                number: number,
                revision: revision,
                session: session,
                Array((text + "\n").utf8)
            )
            scene.received(lines.message(to: subject), now: fleet.time(of: place))
        }
        let members = #""watch":0,"scene":"wall","level":"error","kind":"store.failed","reason":"full""#
        let event = #"{"jsonrpc":"2.0","method":"event","params":{\#(members)}}"#
        for _ in 0..<2_000 { tell(0, 0, event) }
        tell(number + 1, watcher, #"{"id":7,"method":"guard.ask"}"#)
        fleet.takeOutputs(of: place)
        let introductions = scene.asked.values.filter { if case .introduction = $0 { true } else { false } }
        #expect(introductions.isEmpty)
        // The log comes as far.
        #expect(fleet.ask(All.push("shop.item"), from: sessions[others[1]]).contains("result"))
        fleet.run(for: 1)
        let lines = fleet.take(watcher)
        #expect(lines.contains(#"{"id":7,"method":"guard.ask"}"#))
        #expect((1...1_000).contains(lines.count { $0.contains("store.failed") }))
    }
}
