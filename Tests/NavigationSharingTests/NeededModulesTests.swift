import JSON
import NavigationBroker
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationSharing

/// Modules that hosts start when a scene needs them. The host that owns the scene starts them.
@Suite struct NeededModulesTests {
    private typealias All = SharedScenesTests

    /// All hosts may start the module `cart`.
    private static func stage() -> (fleet: SimulatedFleet, owner: Int, asker: UInt64, others: [Int]) {
        var (fleet, owner, others, sessions) = All.fleet()
        var manifest = ModuleManifest(module: "cart", command: ["/cart"])
        manifest.destinations = ["cart.item"]
        for index in fleet.hosts.indices { fleet.use([manifest], on: index) }
        return (fleet, owner, sessions[others[0]], others)
    }

    /// A client asks for the module, and the owner has it started.
    private static func asked() -> (fleet: SimulatedFleet, owner: Int, asker: UInt64, others: [Int]) {
        var (fleet, owner, asker, others) = stage()
        fleet.send(All.push("cart.item", id: 5), from: asker)
        fleet.runUntil("the module is needed") { !$0.needed.isEmpty }
        return (fleet, owner, asker, others)
    }

    private static func failure(_ module: String) -> ModuleNews {
        let data: KeyValuePairs<String, JSONValue?> = ["module": .string(module), "reason": .string("none")]
        return .refused(WireError(.activationFailed, "no \(module)", data))
    }

    private static func answer(_ fleet: inout SimulatedFleet, to session: UInt64) -> String {
        fleet.runUntil("an answer") { $0.lines[SessionID(rawValue: session)]?.isEmpty == false }
        return fleet.take(session).joined()
    }

    /// The process of the module registers at a host.
    private static func register(at index: Int, _ fleet: inout SimulatedFleet) {
        fleet.connect(80, to: index)
        fleet.send(All.register("cart"), from: 80)
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
    }

    @Test func theOwnerHasTheModuleStarted() {
        var (fleet, owner, asker, others) = Self.asked()
        // Others wait for the same module, and those for other types are refused.
        let other = UInt64(others[1] + 10)
        fleet.send(All.push("cart.item", id: 6), from: other)
        #expect(fleet.ask(All.push("cart.other", id: 7), from: other).contains("unknown_destination"))
        fleet.run(for: 60)
        #expect(fleet.take(asker) == [])
        #expect(Set(fleet.needed.map(\.host)) == [owner] && Set(fleet.needed.map(\.module)) == ["cart"])
        Self.register(at: owner, &fleet)
        #expect(Self.answer(&fleet, to: asker).contains(#""id":5,"result":"#))
        #expect(Self.answer(&fleet, to: other).contains(#""id":6,"result":"#))
    }

    @Test func requestsAreRefusedWhenTheModuleCannotStart() {
        var (fleet, owner, asker, _) = Self.asked()
        fleet.hear(Self.failure("other"), of: "other", on: owner)
        fleet.run(for: 1)
        #expect(fleet.take(asker) == [])
        fleet.hear(Self.failure("cart"), of: "cart", on: owner)
        #expect(Self.answer(&fleet, to: asker).contains("no cart"))
        // The next request tries it again.
        fleet.needed.removeAll()
        fleet.send(All.push("cart.item", id: 8), from: asker)
        fleet.runUntil("the module is needed") { !$0.needed.isEmpty }
    }

    @Test func requestsAreRefusedWhenTheHostStartsTheModuleNoMore() {
        var (fleet, owner, asker, _) = Self.asked()
        fleet.use([], on: owner)
        fleet.run(for: 1)
        // Its process may still be there, and register.
        #expect(fleet.take(asker) == [])
        fleet.hear(.changed, of: "cart", on: owner)
        #expect(Self.answer(&fleet, to: asker).contains("unknown_destination"))
    }

    @Test func requestsAreRefusedWhenTheModuleHasRegisteredForSomethingElse() {
        var (fleet, owner, asker, _) = Self.asked()
        fleet.needed.removeAll()
        fleet.hear(.changed, of: "cart", on: owner)
        #expect(fleet.needed.map(\.host) == [owner])
        fleet.hear(.elsewhere, of: "cart", on: owner)
        #expect(Self.answer(&fleet, to: asker).contains("destination_not_registered"))
    }

    @Test func theHostHearsOfAModuleThatSharedScenesAloneHave() {
        var (fleet, owner, asker, _) = Self.stage()
        let members = #""module":"cart","scene":"wall","navigator":"n1","destinations":[]"#
        let line = #"{"id":1,"method":"module.register","params":{\#(members)}}"#
        for session in [80, 81] as [UInt64] {
            fleet.connect(session, to: owner)
            fleet.send(line, from: session)
            fleet.runUntil("the owner has answered") { $0.paused.isEmpty }
        }
        #expect(fleet.moduleNews == ["cart is shared", "cart is taken for s81"])
        #expect(fleet.take(asker) == [])
    }

    @Test(arguments: [false, true]) func theNextOwnerHasItStartedToo(_ isPlanned: Bool) {
        var (fleet, owner, asker, others) = Self.asked()
        fleet.needed.removeAll()
        if isPlanned { fleet.handOver(from: owner) } else { fleet.kill(owner) }
        fleet.runUntil("the next owner needs the module") { !$0.needed.isEmpty }
        let next = fleet.needed[0].host
        #expect(others.contains(next) && next == fleet.owner)
        Self.register(at: next, &fleet)
        #expect(Self.answer(&fleet, to: asker).contains(#""id":5,"result":"#))
    }
}
