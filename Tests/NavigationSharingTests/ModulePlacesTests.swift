import JSON
import NavigationBroker
import NavigationTree
import Testing

@testable import NavigationSharing

/// Modules that have registered something for one navigator, or for one of several shared scenes.
@Suite struct ModulePlacesTests {
    private typealias All = SharedScenesTests

    /// The client with the module `shop`, and another one.
    private static func stage(
        scenes: Set<String> = ["wall"]
    ) -> (fleet: SimulatedFleet, module: UInt64, other: UInt64) {
        let (fleet, _, others, sessions) = All.fleet(scenes: scenes)
        return (fleet, sessions[others[0]], sessions[others[1]])
    }

    private static func call(_ method: String, _ parameters: String, id: Int = 3) -> String {
        #"{"id":\#(id),"method":"\#(method)","params":{\#(parameters)}}"#
    }

    private static let create = call("navigator.create", #""scene":"wall","name":"side""#)
    private static let close = call("navigator.close", #""scene":"wall","navigator":"side""#)
    private static let extra = call(
        "module.register",
        #""module":"shop","scene":"wall","navigator":"side","destinations":[{"type":"shop.extra"}]"#
    )

    private static func push(_ type: String) -> String {
        call("push", #""scene":"wall","navigator":"side","type":"\#(type)""#)
    }

    private static func isDone(_ answer: String) -> Bool { answer.contains(#""result":"#) }

    /// Sends a line that owners have to know. Returns what the client gets.
    private static func register(_ line: String, from session: UInt64, in fleet: inout SimulatedFleet) -> [String] {
        _ = fleet.take(session)
        fleet.send(line, from: session)
        fleet.runUntil("the owners have answered") { $0.paused.isEmpty }
        return fleet.take(session)
    }

    private static func handOver(_ fleet: inout SimulatedFleet) {
        fleet.handOver(from: fleet.owner ?? 0)
        fleet.runUntil("the next owner") { $0.owner != nil }
        fleet.run(for: 1)
    }

    private static func lines(of session: UInt64, in fleet: SimulatedFleet) -> [String] {
        let scene = fleet.hosts[Int(session) - 10].scenes?.scenes.first
        let lines = scene?.registrations(of: SessionID(rawValue: session)).lines ?? []
        return lines.map { String(decoding: $0.text, as: UTF8.self) }
    }

    // MARK: Closed navigators

    @Test func typesOfAClosedNavigatorDoNotHoldForTheNextOneOfItsName() {
        var (fleet, module, other) = Self.stage()
        #expect(Self.isDone(fleet.ask(Self.create, from: other)))
        #expect(Self.register(Self.extra, from: module, in: &fleet).allSatisfy(Self.isDone))
        #expect(Self.isDone(fleet.ask(Self.push("shop.extra"), from: other)))
        // They hold for the navigator with every owner.
        Self.handOver(&fleet)
        #expect(Self.isDone(fleet.ask(Self.push("shop.extra"), from: other)))
        #expect(Self.isDone(fleet.ask(Self.close, from: other)) && Self.isDone(fleet.ask(Self.create, from: other)))
        for _ in 0...1 {
            #expect(fleet.ask(Self.push("shop.extra"), from: other).contains("unknown_destination"))
            #expect(Self.isDone(fleet.ask(Self.push("shop.item"), from: other)))
            Self.handOver(&fleet)
        }
    }

    @Test func listedPartsOfAClosedNavigatorDoNotHoldForTheNextOneOfItsName() {
        var (fleet, module, other) = Self.stage()
        #expect(Self.isDone(fleet.ask(Self.create, from: other)))
        let places = #","scene":"wall","navigator":"side""#
        let line = ListedPartsTests.register([ListedPartsTests.guardNamed("a", places)])
        _ = ListedPartsTests.registered(line, from: module, in: &fleet)
        Self.handOver(&fleet)
        #expect(ListedPartsTests.listed("guard", "name", &fleet, for: other).count == 1)
        #expect(Self.isDone(fleet.ask(Self.close, from: other)) && Self.isDone(fleet.ask(Self.create, from: other)))
        for _ in 0...1 {
            #expect(ListedPartsTests.listed("guard", "name", &fleet, for: other) == [])
            Self.handOver(&fleet)
        }
    }

    /// The module has no other types. It is there without one.
    @Test func aModuleStaysWithoutItsNavigator() {
        var (fleet, module, other) = Self.stage()
        #expect(Self.isDone(fleet.ask(Self.create, from: other)))
        let line = Self.extra.replacing("shop", with: "cart")
        #expect(Self.register(line, from: module, in: &fleet).allSatisfy(Self.isDone))
        #expect(Self.isDone(fleet.ask(Self.close, from: other)))
        Self.handOver(&fleet)
        // Its name is taken, as it was before.
        #expect(Self.isDone(fleet.ask(Self.create, from: module)))
        let refused = Self.register(line, from: other, in: &fleet).joined()
        #expect(refused.contains("name_taken"), "\(refused)")
        #expect(Self.register(line, from: module, in: &fleet).allSatisfy(Self.isDone))
    }

    @Test func linesForClosedNavigatorsAreNotKept() {
        var (fleet, module, other) = Self.stage()
        let before = Self.lines(of: module, in: fleet).count
        for _ in 0..<20 {
            #expect(Self.isDone(fleet.ask(Self.create, from: other)))
            fleet.run(for: 0.5)
            #expect(Self.register(Self.extra, from: module, in: &fleet).allSatisfy(Self.isDone))
            #expect(Self.lines(of: module, in: fleet).count == before + 1)
            #expect(Self.isDone(fleet.ask(Self.close, from: other)))
            fleet.run(for: 0.5)
            #expect(Self.lines(of: module, in: fleet).count == before)
        }
    }

    // MARK: Parts of a module

    @Test func typesOfOneNavigatorAreUnregistered() {
        var (fleet, module, other) = Self.stage(scenes: ["wall", "yard"])
        #expect(Self.isDone(fleet.ask(Self.create, from: other)))
        #expect(Self.register(Self.extra, from: module, in: &fleet).allSatisfy(Self.isDone))
        let end = Self.call("module.unregister", #""module":"shop","types":["shop.extra"]"#)
        let answer = Self.register(end, from: module, in: &fleet)
        #expect(answer.count == 1 && answer[0].contains(#""unregistered":["shop.extra"]"#), "\(answer)")
        #expect(fleet.ask(Self.push("shop.extra"), from: other).contains("unknown_destination"))
        #expect(Self.isDone(fleet.ask(Self.push("shop.item"), from: other)))
    }

    /// The host's own broker answers, and knows what the owner has removed.
    @Test func typesOfANavigatorAndOfAllScenesAreUnregisteredTogether() {
        var (fleet, module, other) = Self.stage(scenes: ["wall", "yard"])
        #expect(Self.isDone(fleet.ask(Self.create, from: other)))
        #expect(Self.register(Self.extra, from: module, in: &fleet).allSatisfy(Self.isDone))
        let end = Self.call("module.unregister", #""module":"shop","types":["shop.extra","shop.item"]"#)
        let lines = Self.register(end, from: module, in: &fleet)
        #expect(lines.count == 1 && lines[0].hasPrefix("own: ") && lines[0].contains(#""types":["shop.item"]"#))
        #expect(fleet.elsewhere.unregistered == [TypeName("shop.extra"), TypeName("shop.item")])
        #expect(fleet.ask(Self.push("shop.extra"), from: other).contains("unknown_destination"))
        #expect(fleet.ask(Self.push("shop.item"), from: other).contains("unknown_destination"))
    }

    @Test func aModuleOfOneNavigatorIsUnregistered() {
        var (fleet, module, other) = Self.stage(scenes: ["wall", "yard"])
        #expect(Self.isDone(fleet.ask(Self.create, from: other)))
        let line = Self.extra.replacing("shop", with: "cart")
        #expect(Self.register(line, from: module, in: &fleet).allSatisfy(Self.isDone))
        let answer = Self.register(Self.call("module.unregister", #""module":"cart""#), from: module, in: &fleet)
        #expect(answer.count == 1 && Self.isDone(answer[0]), "\(answer)")
        #expect(fleet.ask(Self.push("cart.extra"), from: other).contains("unknown_destination"))
    }

    @Test func aModuleOfTwoScenesIsUnregistered() {
        var (fleet, module, other) = Self.stage(scenes: ["wall", "yard"])
        for scene in ["wall", "yard"] {
            #expect(Self.isDone(fleet.ask(Self.create.replacing("wall", with: scene), from: other)))
            let line = Self.extra.replacing("wall", with: scene).replacing("shop.extra", with: "cart.\(scene)")
            let answer = Self.register(line.replacing("shop", with: "cart"), from: module, in: &fleet)
            #expect(answer.allSatisfy(Self.isDone))
        }
        // One of its navigators has gone.
        #expect(Self.isDone(fleet.ask(Self.close, from: other)))
        fleet.run(for: 1)
        let answer = Self.register(Self.call("module.unregister", #""module":"cart""#), from: module, in: &fleet)
        #expect(answer.count == 1 && answer[0].contains(#""unregistered":["cart.yard"]"#), "\(answer)")
    }

    /// Another client has taken it over in one scene.
    @Test func aModuleEndsWhereItsClientStillHasIt() {
        var (fleet, module, other) = Self.stage(scenes: ["wall", "yard"])
        for place in ["wall", "yard"] {
            #expect(Self.isDone(fleet.ask(Self.create.replacing("wall", with: place), from: other)))
        }
        let line = Self.call("module.register", #""module":"cart","destinations":[{"type":"cart.item"}]"#)
        #expect(Self.register(line, from: module, in: &fleet) == ["own: " + line])
        let members = #""module":"cart","takeOver":true,"scene":"yard","navigator":"side""#
        let taking = Self.call("module.register", members + #","destinations":[{"type":"cart.other"}]"#)
        #expect(Self.register(taking, from: other, in: &fleet).allSatisfy(Self.isDone))
        fleet.run(for: 1)
        let end = Self.call("module.unregister", #""module":"cart""#)
        #expect(Self.register(end, from: module, in: &fleet) == ["own: " + end])
        #expect(fleet.ask(Self.push("cart.item"), from: other).contains("unknown_destination"))
        let push = Self.push("cart.other").replacing("wall", with: "yard")
        #expect(Self.isDone(fleet.ask(push, from: other)))
    }

    /// The owner of another scene was not reached, or has refused the line.
    @Test(arguments: ["", #","types":["door.item"]"#])
    func anEndThatIsRefusedElsewhereIsTakenBack(_ types: String) throws {
        var (fleet, module, other) = Self.stage()
        #expect(Self.isDone(fleet.ask(Self.create, from: other)))
        #expect(Self.isDone(fleet.ask(Self.create.replacing("side", with: "gone"), from: other)))
        let mapping = #"{"scene":"wall","navigator":"gone","from":"help.page","to":"door.item"}"#
        let parts = #""guards":[{"name":"a","on":"leave","scene":"wall"}],"mappings":[\#(mapping)]"#
        let members = #""module":"door","destinations":[{"type":"door.item"}],\#(parts)"#
        let first = ListedPartsTests.registered(Self.call("module.register", members), from: module, in: &fleet)
        let (place, session) = (Int(module) - 10, SessionID(rawValue: module))
        let scene = try #require(fleet.hosts[place].scenes?.scenes.first)
        let former = scene.registrations(of: session)
        // Its mapping is on a navigator that is closed meanwhile.
        let end = Self.call("module.unregister", #""module":"door"\#(types)"#)
        #expect(Self.register(end, from: module, in: &fleet) == ["own: " + end])
        #expect(fleet.ask(Self.push("door.item"), from: other).contains("unknown_destination"))
        var scanner = JSONScanner.ofBrokers
        let bytes = Array(end.utf8)
        let line = try #require(ClientLine(bytes.span.bytes, scanner: &scanner))
        #expect(Self.isDone(fleet.ask(Self.close.replacing("side", with: "gone"), from: other)))
        fleet.run(for: 1)
        scene.clients[session]?.former = former
        scene.takeBack(Registration(line: line, text: bytes), of: session, now: fleet.time(of: place))
        fleet.takeOutputs(of: place)
        fleet.run(for: 1)
        for _ in 0...1 {
            #expect(ListedPartsTests.listed("guard", "name", &fleet, for: other) == ["a g\(first)"])
            #expect(Self.isDone(fleet.ask(Self.push("door.item"), from: other)))
            Self.handOver(&fleet)
        }
    }

    @Test func aTypeThatNoneHasIsRefused() {
        var (fleet, module, _) = Self.stage(scenes: ["wall", "yard"])
        let end = Self.call("module.unregister", #""module":"shop","types":["shop.none"]"#)
        #expect(Self.register(end, from: module, in: &fleet).joined().contains("unknown_destination"))
    }

    /// Two clients of one user take it from each other.
    @Test func aModuleThatWasTakenOverIsNotSaidAgain() {
        var (fleet, module, other) = Self.stage()
        #expect(Self.isDone(fleet.ask(Self.create, from: other)))
        let line = Self.extra.replacing("shop", with: "cart")
        #expect(Self.register(line, from: module, in: &fleet).allSatisfy(Self.isDone))
        let taking = line.replacing(#""module":"#, with: #""takeOver":true,"module":"#)
        #expect(Self.register(taking, from: other, in: &fleet).allSatisfy(Self.isDone))
        for _ in 0...1 {
            Self.handOver(&fleet)
            let refused = Self.register(line, from: module, in: &fleet).joined()
            #expect(refused.contains("name_taken"), "\(refused)")
        }
    }

    // MARK: URLs

    /// One of two modules of the client is in one scene alone, so that scene refuses the pattern.
    @Test func aPatternThatOneOwnerRefusesHoldsNowhere() {
        var (fleet, module, other) = Self.stage(scenes: ["wall", "yard"])
        #expect(Self.isDone(fleet.ask(Self.create, from: other)))
        let line = Self.extra.replacing("shop", with: "cart")
        #expect(Self.register(line, from: module, in: &fleet).allSatisfy(Self.isDone))
        let pattern = Self.call("url.register", #""pattern":"shop://all","to":[{"type":"shop.item"}]"#)
        #expect(Self.register(pattern, from: module, in: &fleet).joined().contains(#""error":"#))
        fleet.run(for: 1)
        let open = Self.call("url.open", #""url":"shop://all","scene":"yard""#)
        #expect(fleet.ask(open, from: other).contains("url_unknown"))
    }

    @Test func aURLIsOpenedInTheSceneOfItsPattern() {
        var (fleet, module, other) = Self.stage(scenes: ["wall", "yard"])
        let pattern = Self.call("url.register", #""pattern":"shop://all","scene":"wall","to":[{"type":"shop.item"}]"#)
        #expect(Self.register(pattern, from: module, in: &fleet) == ["own: " + pattern])
        // The own broker of each host knows the pattern, as that of the module's host tells the others.
        let place = Int(other) - 10
        fleet.hosts[place].scenes?.sceneOfURL = { $0 == "shop://all" ? "wall" : nil }
        let open = Self.call("url.open", #""url":"shop://all""#)
        #expect(Self.isDone(fleet.ask(open, from: other)))
        #expect(fleet.tree(for: other).contains(#""type":"shop.item""#))
        // Another URL is one for the host's own broker.
        #expect(fleet.send(Self.call("url.open", #""url":"shop://none""#), from: other) == .own)
        let end = Self.call("url.unregister", #""pattern":"shop://all""#)
        #expect(Self.register(end, from: module, in: &fleet) == ["own: " + end])
        #expect(fleet.ask(open, from: other).contains("url_unknown"))
    }
}
