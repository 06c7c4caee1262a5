import Foundation
import JSON
import NavigationBroker
import NavigationTree
import Testing

@testable import NavigationSharing

/// The order of the lines of one client for a shared scene, when it does not wait for answers.
@Suite struct OrderTests {
    private typealias All = SharedScenesTests

    private static func tree(id: Int) -> String {
        #"{"id":\#(id),"method":"tree.get","params":{"scene":"wall"}}"#
    }

    /// The ids and revisions of answers.
    private static func revisions(_ lines: [String]) -> [[JSONValue?]] {
        lines.map(All.members).map { [$0?["id"], $0?["result"]?.object?["revision"]] }
    }

    private static func answers(_ count: Int, to session: UInt64) -> (SimulatedFleet) -> Bool {
        { ($0.lines[SessionID(rawValue: session)]?.count ?? 0) >= count }
    }

    @Test func aReadShowsTheChangesBeforeItAndNoneBehindIt() {
        for seed in 1...10 as ClosedRange<UInt64> {
            var (fleet, _, _, sessions) = All.fleet(seed: seed)
            for (place, session) in sessions.enumerated() {
                let first = Int64(2 * place)
                for id in [1, 3] {
                    fleet.send(All.push("shop.item", id: id), from: session)
                    fleet.send(Self.tree(id: id + 1), from: session)
                }
                fleet.runUntil("four answers", Self.answers(4, to: session))
                let expected: [[JSONValue?]] = [
                    [1, .integer(first + 1)], [2, .integer(first + 1)], [3, .integer(first + 2)],
                    [4, .integer(first + 2)],
                ]
                #expect(Self.revisions(fleet.take(session)) == expected, "seed \(seed)")
            }
        }
    }

    @Test func aReadOfAnotherConnectionWaitsForNothing() {
        var (fleet, _, others, sessions) = All.fleet()
        fleet.connect(20, to: others[1])
        fleet.send(All.push("shop.item"), from: sessions[others[1]])
        fleet.send(Self.tree(id: 1), from: 20)
        #expect(Self.revisions(fleet.take(20)) == [[1, 0]])
    }

    @Test func aReadDoesNotWaitForAnAnswerThatTakesItsTime() throws {
        var (fleet, _, _, sessions) = All.fleet()
        for (place, session) in sessions.enumerated() {
            let push = #"{"id":1,"method":"push","params":{"scene":"wall","type":"shop.item","forResult":true}}"#
            fleet.send(push, from: session)
            fleet.send(Self.tree(id: 2), from: session)
            fleet.runUntil("the tree", Self.answers(1, to: session))
            let tree = try #require(fleet.take(session).first)
            #expect(Self.revisions([tree]) == [[2, .integer(Int64(place + 1))]])
            // A request without a change waits for the module.
            let entry = try #require(tree.components(separatedBy: #""id":""#).dropFirst(2).first?.prefix { $0 != "\"" })
            let ask = #"{"id":3,"method":"entry.ask","params":{"scene":"wall","entry":"\#(entry)","message":1}}"#
            fleet.send(ask, from: session)
            fleet.send(Self.tree(id: 4), from: session)
            fleet.runUntil("the tree") {
                $0.lines[SessionID(rawValue: session)]?.contains { $0.contains(#""id":4"#) } == true
            }
            let answers = fleet.take(session).filter(SimulatedFleet.isAnswer)
            #expect(Self.revisions(answers) == [[4, .integer(Int64(place + 1))]])
        }
    }

    @Test func aLineThatWaitsCanBeCancelled() {
        var (fleet, _, others, sessions) = All.fleet()
        let session = sessions[others[1]]
        fleet.send(All.push("shop.item", id: 1), from: session)
        fleet.send(Self.tree(id: 2), from: session)
        let push = #"{"id":3,"method":"push","params":{"scene":"wall","type":"shop.item","forResult":true}}"#
        fleet.send(push, from: session)
        let cancel = #"{"id":4,"method":"request.cancel","params":{"request":3}}"#
        #expect(fleet.send(cancel, from: session) == .shared)
        fleet.runUntil("four answers", Self.answers(4, to: session))
        let answers = fleet.take(session)
        #expect(answers.contains { $0.contains(#""id":4"#) && $0.contains(#""cancelled":true"#) }, "\(answers)")
        #expect(answers.contains { $0.contains(#""id":3"#) && $0.contains("cancelled") }, "\(answers)")
    }

    @Test func aHostWaitsForTheLinesOfAClientThatSendsNoMore() {
        var (fleet, _, others, sessions) = All.fleet()
        let (session, host) = (SessionID(rawValue: sessions[others[1]]), others[1])
        // It has no answer of its own.
        fleet.send(
            #"{"method":"push","params":{"scene":"wall","type":"shop.item"}}"#,
            from: sessions[others[1]]
        )
        #expect(fleet.hosts[host].scenes?.isAwaiting(session) == false)
        fleet.send(Self.tree(id: 2), from: sessions[others[1]])
        #expect(fleet.hosts[host].scenes?.isAwaiting(session) == true)
        fleet.runUntil("the tree", Self.answers(1, to: sessions[others[1]]))
        #expect(Self.revisions(fleet.take(sessions[others[1]])) == [[2, 1]])
        #expect(fleet.hosts[host].scenes?.isAwaiting(session) == false)
    }

    @Test func linesThatWaitHaveALimit() {
        var (fleet, _, others, sessions) = All.fleet()
        let session = sessions[others[1]]
        fleet.send(All.push("shop.item", id: 1), from: session)
        for id in 2...1_025 { #expect(fleet.send(Self.tree(id: id), from: session) == .shared) }
        #expect(fleet.send(Self.tree(id: 1_026), from: session) == .later)
        #expect(!fleet.paused.isEmpty)
        fleet.runUntil("all answers", Self.answers(1_025, to: session))
        #expect(fleet.paused.isEmpty)
        #expect(fleet.take(session).compactMap { All.members($0)?["id"] } == (1...1_025).map { .integer($0) })
    }

    @Test func linesOfAClientThatIsGoneAreForgotten() {
        var (fleet, _, others, sessions) = All.fleet()
        fleet.connect(20, to: others[1])
        fleet.send(All.push("shop.item", id: 1), from: 20)
        for id in 2...1_025 { fleet.send(Self.tree(id: id), from: 20) }
        fleet.disconnect(20)
        #expect(fleet.send(Self.tree(id: 1), from: sessions[others[1]]) == .shared)
        fleet.run(for: 1)
        #expect(fleet.take(20) == [])
        #expect(Self.revisions(fleet.take(sessions[others[1]])) == [[1, 0]])
    }

    // MARK: Takeovers

    @Test func aModuleThatIsRegisteredDuringATakeoverIsKnownToTheNextOwner() {
        for seed in 1...60 as ClosedRange<UInt64> {
            var (fleet, owner, others, sessions) = All.fleet(seed: seed)
            let (module, client) = (sessions[others[1]], sessions[others[0]])
            // A type that the tree has, so that the registration changes something.
            fleet.send(All.register("news"), from: module)
            fleet.runUntil("the module is registered") { $0.paused.isEmpty }
            _ = fleet.ask(All.push("news.item"), from: client)
            fleet.disconnect(module)
            fleet.run(for: 1)
            fleet.connect(30, to: others[1])
            fleet.send(All.register("news"), from: 30)
            fleet.run(for: Double(seed) * 0.000_25)
            fleet.kill(owner)
            fleet.runUntil("the module is registered") { $0.paused.isEmpty }
            #expect(fleet.take(30) == ["own: " + All.register("news")])
            let answer = fleet.ask(All.push("news.item", id: 2), from: client)
            #expect(answer.contains("replicated"), "seed \(seed): \(answer)")
        }
    }

    /// The next owner has the request, and first waits for the introduction of another host.
    @Test func aReadWaitsForAnOwnerThatHasNotBegun() {
        var (fleet, owner, others, sessions) = All.fleet()
        let session = sessions[others[1]]
        fleet.send(All.register("news"), from: session)
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
        _ = fleet.take(session)
        fleet.kill(owner)
        fleet.run(for: 0.6)
        fleet.kill(others[0])
        let before = fleet.now
        fleet.send(All.push("news.item", id: 1), from: session)
        fleet.send(Self.tree(id: 2), from: session)
        fleet.runUntil("two answers", Self.answers(2, to: session))
        // The owner had the time to say that it works.
        #expect(before + 2 < fleet.now)
        #expect(Self.revisions(fleet.take(session)) == [[1, 1], [2, 1]])
    }

    @Test func aHostThatHasSaidThatItEndsIsNotAwaited() {
        for seed in 1...10 as ClosedRange<UInt64> {
            var (fleet, owner, others, sessions) = All.fleet(seed: seed)
            let lock = #"{"id":3,"method":"lock","params":{"scene":"wall","navigator":"n1","reason":"busy"}}"#
            #expect(fleet.ask(lock, from: sessions[owner]).contains("result"))
            fleet.handOver(from: owner)
            fleet.runUntil("the host has nothing to do") { $0.hosts[owner].scenes?.isBusy == false }
            fleet.leave(owner)
            let before = fleet.now
            let unlock = #"{"id":4,"method":"pop","params":{"scene":"wall"}}"#
            #expect(fleet.ask(unlock, from: sessions[others[0]]).contains("at_root"))
            #expect(fleet.now < before + 0.5)
            #expect(!fleet.tree(for: sessions[others[0]]).contains("busy"))
        }
    }
}
