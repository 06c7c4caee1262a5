import JSON
import NavigationBroker
import NavigationTree
import Testing

@testable import NavigationSharing

/// `module.list` on the hosts of a fleet. The owners know the modules of navigators in shared scenes.
@Suite struct ListedModulesTests {
    private typealias All = SharedScenesTests

    private static let create = #"{"id":1,"method":"navigator.create","params":{"scene":"yard","name":"side"}}"#
    private static let list = #"{"id":2,"method":"module.list","params":{}}"#
    private static let register = #"""
        {"id":3,"method":"module.register","params":{"module":"cart","scene":"yard","navigator":"side",\#
        "destinations":[{"type":"cart.item"}]}}
        """#

    /// A fleet with the module `cart` for a navigator of the scene `yard` alone, and its client.
    private static func stage() -> (fleet: SimulatedFleet, module: UInt64, sessions: [UInt64]) {
        var (fleet, _, others, sessions) = All.fleet(scenes: ["wall", "yard"])
        let module = sessions[others[1]]
        #expect(fleet.ask(create, from: module).contains(#""result""#))
        #expect(fleet.ask(register, from: module).contains(#""result""#))
        return (fleet, module, sessions)
    }

    /// The sessions of a module that owners have told the host of a session when it has asked for the list.
    private static func owners(
        of module: String,
        _ fleet: inout SimulatedFleet,
        for session: UInt64,
        isOfBatch: Bool = false
    ) -> Set<String?> {
        #expect(fleet.send(list, from: session, isOfBatch: isOfBatch) == .shared)
        fleet.runUntil("the owners have answered") { $0.paused.isEmpty }
        #expect(fleet.take(session) == [(isOfBatch ? "own of batch: " : "own: ") + list])
        return Set(fleet.elsewhere.listed.filter { $0["module"]?.string == module }.map { $0["session"]?.string })
    }

    @Test func everyHostListsAModuleOfOneNavigator() {
        var (fleet, module, sessions) = Self.stage()
        for session in sessions {
            #expect(Self.owners(of: "cart", &fleet, for: session) == ["s\(module)"])
            #expect(Self.owners(of: "cart", &fleet, for: session, isOfBatch: true) == ["s\(module)"])
        }
        fleet.disconnect(module)
        fleet.run(for: 1)
        for session in sessions where session != module {
            #expect(Self.owners(of: "cart", &fleet, for: session) == [])
        }
    }

    @Test func aHostWithoutTheServersListsWhatItKnows() {
        var (fleet, module, sessions) = Self.stage()
        let away = fleet.hosts.indices.first { sessions[$0] != module } ?? 0
        fleet.connection(of: away, isThere: false)
        fleet.run(for: 1)
        #expect(fleet.send(Self.list, from: sessions[away]) == .own)
        fleet.connection(of: away, isThere: true)
        fleet.run(for: 1)
        #expect(Self.owners(of: "cart", &fleet, for: sessions[away]) == ["s\(module)"])
    }

    /// The host is connected, and the servers do not answer together.
    @Test func aHostWithOneServerOfThreeListsWhatItKnows() {
        var (fleet, _, sessions) = Self.stage()
        fleet.majority(isThere: false)
        fleet.runUntil("the hosts notice it") { $0.hosts.allSatisfy { $0.touches.last == false } }
        for session in sessions { #expect(fleet.send(Self.list, from: session) == .own) }
    }
}
