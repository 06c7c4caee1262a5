import JSON
import Testing

@testable import NavigationSharing

/// The state of a shared scene, read as a text and given to a scene.
@Suite struct SceneTransferTests {
    private typealias All = SharedScenesTests

    private static func give(_ state: String?, _ more: String = "", id: Int = 3) -> String {
        let state = state.map { #","state":"\#($0)""# } ?? ""
        return #"{"id":\#(id),"method":"scene.import","params":{"scene":"wall"\#(state)\#(more)}}"#
    }

    private static let export = #"{"id":4,"method":"scene.export","params":{"scene":"wall"}}"#

    private func result(_ line: String) -> JSONObject? { All.members(line)?["result"]?.object }

    private func state(_ fleet: inout SimulatedFleet, _ session: UInt64) -> String {
        result(fleet.ask(Self.export, from: session))?["state"]?.string ?? "none"
    }

    @Test func theHostsOwnSceneOfTheSameNameIsMeantWhenTheRequestSaysSo() {
        var fleet = SimulatedFleet(hosts: 1)
        fleet.connect(7, to: 0)
        for method in ["scene.export", "scene.import", "scene.create", "scene.close"] {
            let line = { (local: String) in
                #"{"id":1,"method":"\#(method)","params":{"scene":"wall","local":\#(local)}}"#
            }
            #expect(fleet.send(line("true"), from: 7) == .own)
            for other in ["false", #""true""#, "1", "null"] { #expect(fleet.send(line(other), from: 7) == .shared) }
        }
        fleet.run(for: 1)
        _ = fleet.take(7)
        #expect(fleet.ask(Self.give(nil, #","local":"yes""#), from: 7).contains("invalid_params"))
    }

    @Test func aStateThatOneHostReadsIsGivenOnAnother() {
        var (fleet, owner, others, sessions) = All.fleet()
        for (number, session) in sessions.enumerated() {
            _ = fleet.ask(All.push("shop.item", id: number + 1, #"{"page":\#(number)}"#), from: session)
        }
        fleet.run(for: 1)
        let read = state(&fleet, sessions[others[0]])
        _ = fleet.ask(All.watch, from: sessions[owner])
        #expect(fleet.ask(Self.give(read), from: sessions[others[1]]).contains("not_empty"))
        let emptied = result(fleet.ask(Self.give(nil, #","replace":true,"ifRevision":3"#), from: sessions[others[1]]))
        #expect(emptied?["revision"] == .integer(4) && emptied?["removed"]?.object?["entries"] == .integer(3))
        let given = result(fleet.ask(Self.give(read), from: sessions[others[1]]))
        #expect(given?["revision"] == .integer(5) && given?["durability"] == "replicated")
        fleet.run(for: 1)
        let trees = sessions.map { fleet.tree(for: $0) }
        #expect(Set(trees).count == 1 && trees[0].contains(#""arguments":{"page":2}"#))
        #expect(trees[0].contains(#""orphaned":[]"#))
        let changes = fleet.take(sessions[owner]).filter { $0.contains(#""method":"changed""#) }
        let revisions = changes.map { All.members($0)?["params"]?.object?["revision"] }
        #expect(revisions == [.integer(4), .integer(5)])
    }

    @Test func anImportedStateOutlivesItsOwner() {
        var (fleet, owner, others, sessions) = All.fleet()
        _ = fleet.ask(All.push("shop.item", #"{"page":1}"#), from: sessions[others[0]])
        fleet.run(for: 1)
        let read = state(&fleet, sessions[others[0]])
        #expect(fleet.ask(Self.give(read, #","replace":true"#), from: sessions[others[0]]).contains("replicated"))
        fleet.kill(owner)
        fleet.runUntil("another owner") { fleet in fleet.owner.map { $0 != owner } ?? false }
        let next = result(fleet.ask(All.push("shop.item", id: 8, #"{"page":2}"#), from: sessions[others[0]]))
        #expect(next?["revision"] == .integer(3) && next?["entry"] == "e4")
        fleet.run(for: 1)
        #expect(fleet.tree(for: sessions[others[1]]).contains(#""id":"e3","type":"shop.item","arguments":{"page":1}"#))
    }

    @Test func aLargeStateTakesThePlaceOfAnother() {
        var (fleet, _, others, sessions) = All.fleet()
        let text = String(repeating: "x", count: 450 << 10)
        let session = sessions[others[1]]
        _ = fleet.ask(All.push("shop.item", #"{"text":"\#(text)"}"#), from: session)
        fleet.run(for: 1)
        let read = state(&fleet, session)
        #expect(fleet.ask(Self.give(read, #","replace":true"#), from: session).contains(#""revision":2"#))
        fleet.run(for: 1)
        for session in sessions { #expect(fleet.tree(for: session).contains(#""text":"\#(text)""#)) }
    }

    @Test func aChangeThatTheLogCannotTakeIsRefused() {
        var (fleet, _, others, sessions) = All.fleet()
        let session = sessions[others[1]]
        let revision = fleet.makeLargeNavigator(from: session)
        let refused = fleet.ask(Self.give(nil, #","replace":true"#, id: 5), from: session)
        #expect(refused.contains("store_failed") && refused.contains("786432"), "\(refused.suffix(300))")
        #expect(fleet.tree(for: session).contains(#""revision":\#(revision),"#))
        #expect(fleet.ask(All.push("shop.item"), from: session).contains(#""revision":\#(revision + 1),"#))
    }
}
