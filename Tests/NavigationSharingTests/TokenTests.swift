import JSON
import NavigationBroker
import Testing

@testable import NavigationSharing

/// Requests with a token, which are sent again to another host or another owner.
@Suite struct TokenTests {
    private typealias All = SharedScenesTests

    private static func push(_ token: String, id: Int = 1, number: Int = 1) -> String {
        #"{"id":\#(id),"method":"push","params":{"scene":"wall","type":"shop.item","arguments":{"n":\#(number)},"token":"\#(token)"}}"#
    }

    private func result(_ line: String) -> JSONObject? { All.members(line)?["result"]?.object }

    @Test func anotherHostGivesTheSameAnswer() throws {
        var (fleet, _, others, sessions) = All.fleet()
        let first = try #require(result(fleet.ask(Self.push("a"), from: sessions[others[0]])))
        let second = result(fleet.ask(Self.push("a", id: 7), from: sessions[others[1]]))
        #expect(second == first && first["revision"] == .integer(1))
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func theNextOwnerGivesTheSameAnswer(seed: UInt64) throws {
        var (fleet, owner, others, sessions) = All.fleet(seed: seed)
        let first = try #require(result(fleet.ask(Self.push("a"), from: sessions[owner])))
        fleet.kill(owner)
        fleet.runUntil("another owner") { fleet in fleet.owner.map { $0 != owner } ?? false }
        #expect(result(fleet.ask(Self.push("a", id: 7), from: sessions[others[1]])) == first)
        let other = fleet.ask(Self.push("a", id: 8, number: 2), from: sessions[others[1]])
        #expect(other.contains("token_reused"))
        #expect(fleet.tree(for: sessions[others[0]]).contains(#""revision":1,"#))
        #expect(result(fleet.ask(Self.push("b", id: 9), from: sessions[others[1]]))?["revision"] == .integer(2))
    }

    /// The one after the next has it from the log as well.
    @Test func everyFurtherOwnerGivesTheSameAnswer() throws {
        var (fleet, _, _, sessions) = All.fleet()
        let first = try #require(result(fleet.ask(Self.push("a"), from: sessions[0])))
        for round in 1...6 {
            let heir = round % 3
            _ = fleet.ask(
                #"{"id":\#(round),"method":"scene.move","params":{"scene":"wall","to":"h\#(heir)"}}"#,
                from: sessions[0]
            )
            fleet.run(for: 1)
            #expect(fleet.owner == heir)
            #expect(result(fleet.ask(Self.push("a", id: 50 + round), from: sessions[round % 2])) == first)
        }
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func aHostThatGoesOnFromASnapshotKnowsIt(seed: UInt64) throws {
        var (fleet, owner, others, sessions) = All.fleet(seed: seed, logBytes: SnapshotTests.logBytes)
        let first = try #require(result(fleet.ask(Self.push("a"), from: sessions[owner])))
        SnapshotTests.shorten(&fleet, for: sessions[others[1]], least: 4)
        SnapshotTests.restart(others[1], &fleet, client: 50)
        #expect(SnapshotTests.notes(fleet, others[1]).contains(where: SnapshotTests.isRestored))
        _ = fleet.ask(
            #"{"id":3,"method":"scene.move","params":{"scene":"wall","to":"h\#(others[1])"}}"#,
            from: sessions[owner]
        )
        fleet.run(for: 1)
        #expect(fleet.owner == others[1])
        #expect(result(fleet.ask(Self.push("a", id: 7), from: 50)) == first)
    }

    @Test func aRequestThatTheLogCouldNotTakeHasNoToken() {
        var (fleet, owner, _, sessions) = All.fleet()
        let revision = fleet.makeLargeNavigator(from: sessions[owner])
        let close = { (navigator: String) in
            #"""
            {"id":2,"method":"navigator.close","params":{"scene":"wall","navigator":"\#(navigator)","token":"more"}}
            """#
        }
        #expect(fleet.ask(close("mine"), from: sessions[owner]).contains("store_failed"))
        let other = #"{"id":3,"method":"push","params":{"scene":"wall","type":"shop.item","token":"more"}}"#
        #expect(fleet.ask(other, from: sessions[owner]).contains(#""revision":\#(revision + 1),"#))
    }

    // MARK: Bytes

    private static let kept = KeptToken(user: 7, name: "ä b\n1", fingerprint: .max, answer: Array(#"{"a":1}"#.utf8))

    @Test func aTokenIsReadAsItWasWritten() {
        #expect(KeptToken(Self.kept.bytes) == Self.kept)
        let known = KeptToken(user: 7, identity: "desk", name: "a", fingerprint: 1, answer: [7])
        #expect(KeptToken(known.bytes) == known)
        let empty = KeptToken(user: 0, name: "a", fingerprint: 0, answer: [])
        #expect(KeptToken(empty.bytes) == empty)
    }

    @Test func aLongAnswerIsLeftOut() {
        for (count, isKept) in [(KeptToken.mostBytesOfAnswer, true), (KeptToken.mostBytesOfAnswer + 1, false)] {
            let token = KeptToken(user: 1, name: "a", fingerprint: 2, answer: Array(repeating: 0x20, count: count))
            #expect(KeptToken(token.bytes)?.answer.count == (isKept ? count : 0))
        }
    }

    @Test(arguments: ["", "1 2 3", "1 2 9\na", "1 2 0\n", "1 2\na", "-1 2 1\na", "a 2 1\na", "1 2 -1\na", "1 x 1\na"])
    func otherBytesAreRefused(text: String) { #expect(KeptToken(Array(text.utf8)) == nil) }
}
