import JSON
import NavigationBroker
import NavigationTree
import Testing

@testable import NavigationSharing

/// Guards and receivers that `module.register` lists, in a scene that several hosts share.
@Suite struct ListedPartsTests {
    static func guardNamed(_ name: String, _ members: String = "") -> String {
        #"{"name":"\#(name)","on":"enter","types":["*"]\#(members)}"#
    }

    static func register(_ guards: [String], receivers: [String] = [], _ members: String = "") -> String {
        let lists = #""guards":[\#(guards.joined(separator: ","))],"receivers":[\#(receivers.joined(separator: ","))]"#
        return #"{"id":3,"method":"module.register","params":{"module":"door","destinations":[],\#(lists)\#(members)}}"#
    }

    private static func remove(_ number: UInt64) -> String {
        #"{"id":5,"method":"guard.remove","params":{"guard":"g\#(number)"}}"#
    }

    /// Sends a line that all owners and the own broker have to know, and waits for the owners.
    static func registered(_ line: String, from session: UInt64, in fleet: inout SimulatedFleet) -> UInt64 {
        #expect(fleet.send(line, from: session) == .shared)
        fleet.runUntil("the owner has answered") { $0.paused.isEmpty }
        #expect(fleet.take(session) == ["own: " + line])
        return fleet.added ?? 0
    }

    static func listed(_ method: String, _ member: String, _ fleet: inout SimulatedFleet, for session: UInt64)
        -> [String]
    {
        let line = #"{"id":6,"method":"\#(method).list","params":{"scene":"wall"}}"#
        let result = SharedScenesTests.members(fleet.ask(line, from: session))?["result"]?.object
        let parts = (result?["\(method)s"]?.array ?? []).compactMap(\.object)
        return parts.map { "\($0[member]?.string ?? "") \($0[method]?.string ?? "")" }
    }

    @Test func partsHaveTheNumbersOfTheirHostWithEveryOwner() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let line = Self.register(
            [Self.guardNamed("a"), Self.guardNamed("b")],
            receivers: [#"{"value":"door.code"}"#]
        )
        let first = Self.registered(line, from: module, in: &fleet)
        for _ in 0...1 {
            #expect(Self.listed("guard", "name", &fleet, for: asker) == ["a g\(first)", "b g\(first + 1)"])
            let receivers = Self.listed("receiver", "value", &fleet, for: asker)
            #expect(receivers == ["door.code r\(module).\(first + 2)"])
            fleet.kill(owner)
        }
        // No other part gets these numbers.
        let next = #"{"id":4,"method":"guard.add","params":{"name":"c","on":"leave"}}"#
        #expect(Self.registered(next, from: module, in: &fleet) == first + 3)
    }

    @Test func aPartKeepsNoNumberOfAFormerList() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let (a, b) = (Self.guardNamed("a", #","away":"deny""#), Self.guardNamed("b"))
        _ = Self.registered(Self.register([a, b]), from: module, in: &fleet)
        let first = Self.registered(Self.register([b, a]), from: module, in: &fleet)
        for _ in 0...1 {
            #expect(Set(Self.listed("guard", "name", &fleet, for: asker)) == ["b g\(first)", "a g\(first + 1)"])
            fleet.kill(owner)
        }
    }

    @Test func aPartThatIsRemovedStaysAway() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let line = Self.register([Self.guardNamed("a"), Self.guardNamed("b")])
        let first = Self.registered(line, from: module, in: &fleet)
        _ = Self.registered(Self.remove(first), from: module, in: &fleet)
        for _ in 0...1 {
            #expect(Self.listed("guard", "name", &fleet, for: asker) == ["b g\(first + 1)"])
            fleet.kill(owner)
        }
        // The module itself is still there.
        #expect(
            fleet.hosts[others[0]].scenes?.scenes[0].clients[SessionID(rawValue: module)]?.registrations.hasModule(
                "door"
            ) == true
        )
    }

    @Test func aModuleLearnsWhatItHasInSharedScenes() {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let flow =
            #"{"id":2,"method":"flow.start","params":{"scene":"wall","name":"order","type":"shop.item","module":"shop"}}"#
        #expect(fleet.ask(flow, from: asker).contains(#""flow":"#))
        fleet.disconnect(module)
        fleet.run(for: 1)
        fleet.connect(70, to: others[1])
        fleet.send(SharedScenesTests.register("shop"), from: 70)
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
        #expect(fleet.elsewhere.revived.map(\.description) == ["shop.item"])
        #expect(fleet.elsewhere.flows.count == 1)
    }

    @Test func aPartOfAnotherModuleIsNotRemoved() {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let first = Self.registered(Self.register([Self.guardNamed("a")]), from: module, in: &fleet)
        #expect(fleet.send(Self.remove(first), from: asker) == .own)
        #expect(Self.listed("guard", "name", &fleet, for: asker) == ["a g\(first)"])
    }
}
