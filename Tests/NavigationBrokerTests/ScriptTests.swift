import JSON
import TestSupport
import Testing

@testable import NavigationTree

/// The scripts of the tree's random player, sent as requests, have the same effects and the same refusals.
@Suite(.onSharedThreads)
struct ScriptTests {
    @Test(arguments: 0..<20 as Range<UInt64>)
    func requestsDoWhatTheOperationsDo(seed: UInt64) throws {
        let rules = seed.isMultiple(of: 2) ? Rules.all : PathRules()
        var player = RandomPlayer(seed: seed, rules: rules, hasSessions: false)
        let harness = Harness()
        let session = harness.connect()
        for line in player.script.split(separator: "\n") { harness.send(String(line), from: session) }
        for step in 0..<100 {
            let revision = player.tree.revision
            let played = player.play()
            let request = try #require(player.lines.last)
            harness.send(request, from: session)
            let snapshot = try #require(harness.result("tree.get", from: session)?.object)
            let comment: Comment = "seed \(seed), step \(step), \(played):\n\(player.script)"
            #expect(snapshot["revision"] == .integer(Int64(player.tree.revision)), comment)
            #expect(snapshot["current"] == .string("\(player.tree.current)"), comment)
            #expect(shapes(snapshot["navigators"]) == player.tree.shapes, comment)
            let attachments = (snapshot["attachments"]?.array ?? []).compactMap { $0.object?["id"]?.string }
            #expect(attachments == player.tree.allAttachments.map { "\($0.id)" }, comment)
            guard player.tree.revision == revision || snapshot["revision"] != .integer(Int64(revision)) else { return }
        }
    }

    private func shapes(_ navigators: JSONValue?) -> [String] {
        (navigators?.array ?? []).compactMap(\.object).map { navigator in
            let path = (navigator["path"]?.array ?? []).compactMap(\.object).map { entry in
                "\(entry["id"]?.string ?? "-") \(entry["type"]?.string ?? "-")"
            }
            let members = ["id", "kind", "name", "parent", "selected", "presented"].map { navigator[$0]?.string ?? "-" }
            let overlays = (navigator["overlays"]?.array ?? []).compactMap(\.string)
            return (members + overlays + path).joined(separator: " ")
        }
    }
}

extension NavigationTree {
    fileprivate var shapes: [String] {
        subtree(of: root).compactMap { self[$0] }.map { navigator in
            let members: [String] = [
                "\(navigator.id)", navigator.kind.rawValue, navigator.name ?? "-",
                navigator.parent.map { "\($0)" } ?? "-",
                navigator.selected.map { "\($0)" } ?? "-", navigator.presented.map { "\($0)" } ?? "-",
            ]
            let path = navigator.path.map { "\($0.id) \($0.destination.type)" }
            return (members + overlays(of: navigator.id).map { "\($0)" } + path).joined(separator: " ")
        }
    }
}
