import JSON
import NavigationBroker
import NavigationFleet
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationSharing

/// Parts of `module.register` that name a scene, and lists of all scenes.
@Suite struct ScenePartsTests {
    private static func module(_ lists: String, _ members: String = "") -> String {
        #"{"id":3,"method":"module.register","params":{"module":"door","destinations":[{"type":"door.item"}],\#(lists)\#(members)}}"#
    }

    private static func error(_ line: String) -> JSONObject? {
        SharedScenesTests.members(line)?["error"]?.object
    }

    @Test func partsOfASharedSceneAreThereWithEveryOwner() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let line = Self.module(
            #"""
            "guards":[{"name":"own","scene":"main","navigator":"n77","on":"enter","types":["*"]},\#
            {"name":"wall","scene":"wall","on":"enter","types":["*"]}],\#
            "receivers":[{"value":"door.a","scene":"main"},{"value":"door.b","scene":"wall","navigator":"n1"}]
            """#
        )
        let first = ListedPartsTests.registered(line, from: module, in: &fleet)
        for _ in 0...1 {
            // The owner has neither the navigator nor the scene of the other parts.
            #expect(ListedPartsTests.listed("guard", "name", &fleet, for: asker) == ["wall g\(first + 1)"])
            let receivers = ListedPartsTests.listed("receiver", "value", &fleet, for: asker)
            #expect(receivers == ["door.b r\(module).\(first + 3)"])
            fleet.kill(owner)
        }
    }

    @Test func theHostLearnsTheIDsOfMappings() {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let mapping = #"{"scene":"wall","navigator":"n1","from":"help.page","to":"door.item"}"#
        let own = #"{"navigator":"n77","from":"help.page","to":"door.item"}"#
        _ = ListedPartsTests.registered(Self.module(#""mappings":[\#(own),\#(mapping)]"#), from: module, in: &fleet)
        fleet.run(for: 1)
        let list = #"{"id":6,"method":"attachment.list","params":{"scene":"wall","navigator":"n1"}}"#
        let result = SharedScenesTests.members(fleet.ask(list, from: asker))?["result"]?.object
        let there = (result?["attachments"]?.array ?? []).compactMap { $0.object?["id"]?.string }
        #expect(there.count == 1)
        #expect(fleet.elsewhere.mappings["wall"]?.map(\.description) == there)
    }

    /// It stays on the navigator that was current when its module came.
    @Test(arguments: ["", #","replaces":true"#])
    func aMappingWithoutANavigatorIsAttachedOnce(_ members: String) {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let mappings = ["help.page", "help.more"].map { #"{"scene":"wall","from":"\#($0)","to":"door.item"}"# }
        let list = #""mappings":[\#(mappings.joined(separator: ",")),{"from":"help.page","to":"door.item"}]"#
        _ = ListedPartsTests.registered(Self.module(list, members), from: module, in: &fleet)
        let create = #"{"id":4,"method":"navigator.create","params":{"scene":"wall","name":"side"}}"#
        let select = #"{"id":5,"method":"navigator.select","params":{"scene":"wall","navigator":"side"}}"#
        #expect(fleet.ask(create, from: asker).contains("result"))
        #expect(fleet.ask(select, from: asker).contains("result"))
        let ask = #"{"id":6,"method":"attachment.list","params":{"scene":"wall"}}"#
        func attachments() -> JSONValue? {
            SharedScenesTests.members(fleet.ask(ask, from: asker))?["result"]?.object?["attachments"]
        }
        let before = attachments()
        #expect(before?.array?.count == 2)
        fleet.kill(owner)
        fleet.runUntil("the next owner") { $0.owner != nil }
        fleet.run(for: 1)
        #expect(attachments() == before)
    }

    @Test func aSceneThatRefusesAPartIsAskedFirst() {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let guards = #""guards":[{"name":"a","on":"enter"},{"name":"b","on":"enter","scene":"wall","navigator":"n77"}]"#
        let error = Self.error(fleet.ask(Self.module(guards), from: module))
        #expect(error?["data"]?.object?["name"] == "unknown_navigator")
        #expect(error?["data"]?.object?["index"] == .integer(1))
        #expect(fleet.paused.isEmpty)
        #expect(fleet.ask(SharedScenesTests.push("door.item"), from: asker).contains("unknown_destination"))
    }

    @Test func withoutTheEngineAPartOfASharedSceneIsRefused() {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet()
        let module = sessions[others[0]]
        fleet.connection(of: others[0], isThere: false)
        let answer = fleet.ask(Self.module(#""receivers":[{"value":"door.a","scene":"wall"}]"#), from: module)
        #expect(Self.error(answer)?["data"]?.object?["name"] == "engine_away")
        #expect(fleet.paused.isEmpty)
        // A part of the own host does not need it.
        #expect(fleet.send(Self.module(#""receivers":[{"value":"door.a","scene":"main"}]"#), from: module) == .shared)
        #expect(fleet.take(module).allSatisfy { $0.hasPrefix("own: ") })
    }

    @Test(arguments: [#"{"value":"door.b","scene":"main"}"#, #"{"value":"door.b","navigator":"n1"}"#])
    func aModuleForOneNavigatorHasItsPartsThere(_ part: String) {
        var (fleet, _, _, sessions) = SharedScenesTests.fleet()
        let place = #","scene":"wall","navigator":"n1""#
        let line = Self.module(#""receivers":[{"value":"door.a"},\#(part)]"#, place)
        let error = Self.error(fleet.ask(line, from: sessions[0]))
        #expect(error?["data"]?.object?["name"] == "invalid_params")
        #expect(error?["data"]?.object?["index"] == .integer(1))
        #expect(error?["message"]?.string?.contains(#""wall""#) == true)
        #expect(fleet.paused.isEmpty)
    }

    /// The owners keep what the module had, if it had anything.
    @Test(arguments: [false, true]) func theHostsOwnBrokerIsAskedFirst(_ isThere: Bool) {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        if isThere {
            let line = Self.module(#""guards":[{"name":"a","on":"leave"}]"#)
            _ = ListedPartsTests.registered(line, from: module, in: &fleet)
        }
        fleet.ownRefusal = WireError(.invalidParams, "no")
        let guards = #""guards":[{"name":"b","on":"leave"},{"name":"c","scene":"wall","on":"leave"}]"#
        let error = Self.error(fleet.ask(Self.module(guards, #","replaces":true"#), from: module))
        #expect(error?["message"] == "no")
        #expect(fleet.paused.isEmpty)
        fleet.run(for: 1)
        for _ in 0...1 {
            let answer = fleet.ask(SharedScenesTests.push("door.item"), from: asker)
            #expect(answer.contains("unknown_destination") != isThere)
            let guards = ListedPartsTests.listed("guard", "name", &fleet, for: asker)
            #expect(guards.map { $0.prefix(2) } == (isThere ? ["a "] : []))
            fleet.kill(owner)
        }
    }

    /// With two scenes. Another module has the name in the second one, for a navigator.
    @Test(arguments: [#""id":3,"#, ""], [false, true])
    func aModuleThatOneOwnerRefusesIsWithNone(_ id: String, _ isThere: Bool) {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet(scenes: ["wall", "yard"])
        fleet.runUntil("the other scene has an owner") { fleet in
            fleet.hosts.contains { $0.scenes?.scenes[1].link.member.isOwner == true }
        }
        let (module, asker, rival) = (sessions[others[0]], sessions[others[1]], 90 as UInt64)
        fleet.connect(rival, to: others[1])
        func register(_ members: String, _ type: String = "item") -> String {
            #""method":"module.register","params":{"module":"door","destinations":[{"type":"door.\#(type)"}]\#(members)}}"#
        }
        if isThere {
            let line = #"{"id":2,"# + register(#","scene":"wall","navigator":"n1""#)
            #expect(fleet.ask(line, from: module).contains("result"))
        }
        // The owner of the other scene refuses it.
        let first = #"{"id":1,"# + register(#","scene":"yard","navigator":"n1""#, "other")
        #expect(fleet.ask(first, from: rival).contains("result"))
        fleet.send("{" + id + register(#","guards":[{"name":"a","on":"leave"}]"#, "more"), from: module)
        fleet.runUntil("the owners have answered") { $0.paused.isEmpty }
        let lines = fleet.take(module)
        #expect(lines.count == (id.isEmpty ? 0 : 1) && lines.allSatisfy { $0.contains("name_taken") })
        fleet.run(for: 1)
        #expect(fleet.ask(SharedScenesTests.push("door.more"), from: asker).contains("unknown_destination"))
        #expect(fleet.ask(SharedScenesTests.push("door.item"), from: asker).contains("unknown_destination") != isThere)
        #expect(ListedPartsTests.listed("guard", "name", &fleet, for: asker).isEmpty)
    }

    @Test func aListedPartOfOneSceneIsRemovedThere() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let guards = #""guards":[{"name":"a","on":"leave","scene":"wall"},{"name":"b","on":"leave","scene":"main"}]"#
        let first = ListedPartsTests.registered(Self.module(guards), from: module, in: &fleet)
        // That of the host's own scene is the own broker's.
        let own = #"{"id":6,"method":"guard.remove","params":{"guard":"g\#(first + 1)"}}"#
        #expect(fleet.send(own, from: module) == .own)
        let answer = fleet.ask(#"{"id":7,"method":"guard.remove","params":{"guard":"g\#(first)"}}"#, from: module)
        #expect(answer.contains(#""id":7,"result""#))
        for _ in 0...1 {
            #expect(ListedPartsTests.listed("guard", "name", &fleet, for: asker).isEmpty)
            fleet.kill(owner)
        }
    }

    @Test func aModuleThatTheHostRefusesEndsAtTheOwners() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        _ = ListedPartsTests.registered(Self.module(#""guards":[{"name":"a","on":"leave"}]"#), from: module, in: &fleet)
        let session = SessionID(rawValue: module)
        fleet.hosts[others[0]].scenes?.withdraw(module: "door", of: session, now: fleet.time(of: others[0]))
        fleet.takeOutputs(of: others[0])
        fleet.run(for: 1)
        for _ in 0...1 {
            #expect(fleet.ask(SharedScenesTests.push("door.item"), from: asker).contains("unknown_destination"))
            #expect(ListedPartsTests.listed("guard", "name", &fleet, for: asker).isEmpty)
            fleet.kill(owner)
        }
    }

    // MARK: Lists

    @Test func aListOfAllScenesHasThoseOfTheOwners() {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet()
        let (module, asker) = (sessions[others[0]], sessions[others[1]])
        let add = #"{"id":4,"method":"guard.add","params":{"name":"a","on":"leave","scene":"wall"}}"#
        #expect(fleet.ask(add, from: module).contains("result"))
        let list = #"{"id":5,"method":"guard.list"}"#
        #expect(fleet.send(list, from: asker) == .shared)
        fleet.runUntil("the owner has answered") { $0.paused.isEmpty }
        #expect(fleet.take(asker) == ["own: " + list])
        #expect(fleet.elsewhere.listed.map { $0["name"] } == ["a"])
        // Nothing of it is kept for the next owner.
        let index = others[1]
        let known = fleet.hosts[index].scenes?.scenes[0].clients[SessionID(rawValue: asker)]
        #expect(known?.registrations.isEmpty == true)
    }

    @Test(arguments: ["guard", "receiver", "sequence"])
    func withoutTheEngineAListOfAllScenesIsRefused(_ kind: String) {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet()
        let asker = sessions[others[1]]
        fleet.connection(of: others[1], isThere: false)
        let answer = fleet.ask(#"{"id":5,"method":"\#(kind).list","params":{}}"#, from: asker)
        #expect(Self.error(answer)?["data"]?.object?["name"] == "engine_away")
        #expect(fleet.paused.isEmpty)
    }
}
