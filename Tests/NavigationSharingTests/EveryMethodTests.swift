import JSON
import NavigationBroker
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationSharing

/// Requests about a shared scene, by all methods.
@Suite struct EveryMethodTests {
    private static let withScene = Method.allCases.filter { method in
        method.definition.parameters.contains { $0.name == "scene" }
    }

    /// A broker of a host alone would say that it does not know the scene.
    @Test(arguments: withScene)
    func aMethodThatNamesASceneReachesIt(_ method: Method) {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet()
        // `access.check` asks for grants, which every host knows; about a navigator it needs the tree.
        let navigator = method == .accessCheck ? #","navigator":"n1""# : ""
        let line = #"{"id":1,"method":"\#(method.rawValue)","params":{"scene":"wall"\#(navigator)}}"#
        #expect(fleet.send(line, from: sessions[others[1]]) == .shared)
        fleet.runUntil("an answer") { fleet in
            fleet.lines[SessionID(rawValue: sessions[others[1]])]?.isEmpty == false
        }
        #expect(!fleet.take(sessions[others[1]]).joined().contains("unknown_scene"))
    }

    @Test func theOwnerChecksTheRules() {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet()
        let answer = fleet.ask(#"{"id":1,"method":"rules.check","params":{"scene":"wall"}}"#, from: sessions[others[1]])
        #expect(answer.contains(#""violations":[]"#), "\(answer)")
    }

    @Test func theHostListsItsWatchesAndRenderersOfSharedScenes() {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet()
        let session = sessions[others[1]]
        _ = fleet.ask(SharedScenesTests.watch, from: session)
        _ = fleet.ask(#"{"id":2,"method":"renderer.report","params":{"scene":"wall"}}"#, from: session)
        for method in ["watch.list", "host.sessions", "renderer.list"] {
            let line = #"{"id":3,"method":"\#(method)"}"#
            #expect(fleet.send(line, from: session) == .informed(lists: true))
        }
        let scenes = fleet.hosts[others[1]].scenes
        let lists = scenes?.information(lists: true).lists
        #expect(lists?.watches.map(\.session.rawValue) == [session])
        #expect(lists?.renderers.map(\.session.rawValue) == [session])
        #expect(scenes?.information(lists: false).lists.watches.isEmpty == true)
        #expect(scenes?.information(lists: false).watches == 1)
    }
}
