import NavigationBroker
import NavigationFleet
import Testing

@testable import NavigationSharing

/// Hosts that hear nothing, although the others are there, and hosts that are heard although they are not.
@Suite struct SilenceTests {
    private static let lock = #"{"id":2,"method":"lock","params":{"scene":"wall"}}"#

    @Test func nobodyCountsAsGoneForTheTimeWithoutServers() {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet()
        let client = sessions[others[0]]
        #expect(fleet.ask(Self.lock, from: client).contains("result"))
        fleet.run(for: 1)
        let before = fleet.tree(for: sessions[others[1]])
        for index in fleet.hosts.indices { fleet.connection(of: index, isThere: false) }
        fleet.run(for: 9)
        for index in fleet.hosts.indices { fleet.connection(of: index, isThere: true) }
        fleet.run(for: 9)
        #expect(fleet.tree(for: sessions[others[1]]) == before)
        #expect(fleet.ask(SharedScenesTests.push("shop.item"), from: client).contains("result"))
    }

    /// The owner would keep the types: no later line says that they ended.
    @Test(arguments: ["", #","types":["shop.item"]"#])
    func aModuleDoesNotEndWithoutTheServers(_ types: String) {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let end = #"{"id":3,"method":"module.unregister","params":{"module":"shop"\#(types)}}"#
        fleet.connection(of: others[0], isThere: false)
        #expect(fleet.ask(end, from: module).contains("engine_away"))
        fleet.connection(of: others[0], isThere: true)
        fleet.run(for: 2)
        #expect(fleet.ask(SharedScenesTests.push("shop.item"), from: asker).contains("result"))
        #expect(fleet.send(end, from: module) == .shared)
        fleet.runUntil("the owner has answered") { $0.paused.isEmpty }
        #expect(fleet.take(module).last?.hasPrefix("own: ") == true)
        #expect(fleet.ask(SharedScenesTests.push("shop.item", id: 4), from: asker).contains("unknown_destination"))
    }

    /// Which it has not read yet.
    @Test func aHostThatStoodStillWaitsForWhatTheOwnerHasSaid() {
        var (fleet, owner, others, _) = SharedScenesTests.fleet()
        fleet.run(for: 1)
        let ends = fleet.logEnd
        let scenes = fleet.hosts[others[0]].scenes
        let later = fleet.time(of: others[0]) + 5.0
        scenes?.awoke(now: later)
        scenes?.alarmed(now: later)
        fleet.takeOutputs(of: others[0])
        fleet.run(for: 2)
        #expect(fleet.logEnd == ends)
        #expect(fleet.owner == owner)
    }

    @Test func aBeatOfAFormerLifeEndsNoHost() {
        var (fleet, owner, others, _) = SharedScenesTests.fleet()
        let (index, session) = (others[1], 77 as UInt64)
        let former = FleetNames(fleet: "f", host: fleet.hosts[index].id)
        fleet.kill(index)
        fleet.start(index)
        fleet.connect(session, to: index)
        #expect(fleet.ask(SharedScenesTests.push("shop.item"), from: session).contains("result"))
        fleet.run(for: 1)
        fleet.hosts[owner].scenes?.received(former.beat(modules: 0), now: fleet.time(of: owner))
        fleet.takeOutputs(of: owner)
        #expect(fleet.send(SharedScenesTests.push("shop.item", id: 5), from: session) == .shared)
        fleet.run(for: 10)
        #expect(fleet.take(session).contains { $0.contains(#""id":5,"result""#) })
    }

    @Test func twoHostsWithOneNameSaySo() {
        var (fleet, owner, _, _) = SharedScenesTests.fleet()
        var twin = fleet.hosts[owner].id
        twin = FleetHostID(name: twin.name, life: twin.life + 1)
        let names = FleetNames(fleet: "f", host: twin)
        for beat in 0..<40 {
            #expect(fleet.twins.isEmpty == (beat <= 20))
            fleet.hosts[owner].scenes?.received(names.beat(modules: 0), now: fleet.time(of: owner))
            fleet.takeOutputs(of: owner)
            fleet.run(for: 0.1)
        }
        #expect(fleet.twins == [owner])
    }
}
