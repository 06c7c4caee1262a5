import JSON
import NavigationTree
import Testing

@testable import NavigationSharing

/// Requests of a batch: their answers go to the host's own broker, which gathers them.
@Suite struct BatchTests {
    private static let tree = #"{"id":1,"method":"tree.get","params":{"scene":"wall"}}"#

    /// The session of a client of a host that does not own the scene, and one at the host of the module.
    private static func fleet() -> (fleet: SimulatedFleet, client: UInt64, module: UInt64) {
        let (fleet, _, others, sessions) = SharedScenesTests.fleet()
        return (fleet, sessions[others[1]], sessions[others[0]])
    }

    @Test func answersOfFollowerAndOwnerAreThoseOfABatch() {
        var (fleet, client, _) = Self.fleet()
        #expect(fleet.send(SharedScenesTests.push("shop.item", id: 7), from: client, isOfBatch: true) == .shared)
        #expect(fleet.send(Self.tree, from: client, isOfBatch: true) == .shared)
        fleet.runUntil("both answers") { $0.lines[SessionID(rawValue: client)]?.count == 2 }
        let lines = fleet.take(client)
        #expect(lines.allSatisfy { $0.hasPrefix("batch: {") && $0.contains(#""result":{"#) })
        #expect(lines[0].contains(#""id":7"#) && lines[1].contains(#""id":1"#))
        // The tree has the change before it.
        #expect(lines[1].contains("shop.item"))
    }

    @Test func otherLinesOfTheClientAreNot() {
        var (fleet, client, _) = Self.fleet()
        _ = fleet.ask(SharedScenesTests.watch, from: client)
        fleet.send(SharedScenesTests.push("shop.item", id: 7), from: client, isOfBatch: true)
        fleet.send(SharedScenesTests.push("shop.item", id: 8), from: client)
        fleet.runUntil("both answers and both changes") { $0.lines[SessionID(rawValue: client)]?.count == 4 }
        let lines = fleet.take(client)
        #expect(lines.count { $0.hasPrefix("batch: ") && $0.contains(#""id":7"#) } == 1)
        #expect(lines.count { !$0.hasPrefix("batch: ") && $0.contains(#""id":8"#) } == 1)
        #expect(lines.count { !$0.hasPrefix("batch: ") && $0.contains(#""method":"changed""#) } == 2)
    }

    @Test func aRefusalIsAnAnswerOfTheBatch() {
        var (fleet, client, _) = Self.fleet()
        let close = #"{"id":1,"method":"scene.close","params":{"scene":"wall"}}"#
        #expect(fleet.send(close, from: client, isOfBatch: true) == .shared)
        let lines = fleet.take(client)
        #expect(lines.count == 1 && lines[0].hasPrefix("batch: ") && lines[0].contains("root_fixed"))
    }

    @Test func aRegistrationComesBackAsARequestOfTheBatch() {
        var (fleet, client, _) = Self.fleet()
        let line = SharedScenesTests.register("news")
        #expect(fleet.send(line, from: client, isOfBatch: true) == .shared)
        #expect(fleet.paused == [SessionID(rawValue: client)])
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
        #expect(fleet.take(client) == ["own of batch: " + line])
        // A name that another host has: the refusal is an answer of the batch.
        fleet.send(SharedScenesTests.register("shop", id: 2), from: client, isOfBatch: true)
        fleet.runUntil("the module is refused") { $0.paused.isEmpty }
        let lines = fleet.take(client)
        #expect(lines.count == 1 && lines[0].hasPrefix("batch: ") && lines[0].contains("name_taken"))
    }

    @Test func anIdThatIsOpenIsRefusedWithoutIt() {
        var (fleet, client, _) = Self.fleet()
        fleet.send(SharedScenesTests.push("shop.item", id: 7), from: client)
        fleet.send(SharedScenesTests.push("shop.item", id: 7), from: client, isOfBatch: true)
        let refusals = fleet.take(client)
        #expect(refusals.count == 1 && refusals[0].hasPrefix(#"batch: {"jsonrpc":"2.0","id":null,"error""#))
        fleet.runUntil("the first answer") { $0.lines[SessionID(rawValue: client)]?.isEmpty == false }
        #expect(fleet.take(client).allSatisfy { $0.contains(#""id":7"#) && $0.contains(#""revision":1"#) })
    }

    /// The answer of the line would be taken for that of the batch's request, and the other way round.
    @Test func aLineWithAnIdOfAnOpenBatchIsRefused() {
        var (fleet, client, _) = Self.fleet()
        fleet.send(SharedScenesTests.push("shop.item", id: 7), from: client, isOfBatch: true)
        #expect(fleet.send(SharedScenesTests.push("shop.item", id: 7), from: client) == .shared)
        let refusals = fleet.take(client)
        #expect(refusals.count == 1 && refusals[0].hasPrefix(#"{"jsonrpc":"2.0","id":null,"error""#))
        fleet.runUntil("the answer of the batch") { $0.lines[SessionID(rawValue: client)]?.isEmpty == false }
        #expect(fleet.take(client).allSatisfy { $0.hasPrefix("batch: ") && $0.contains(#""revision":1"#) })
        // The id is free again.
        #expect(fleet.ask(SharedScenesTests.push("shop.item", id: 7), from: client).contains(#""revision":2"#))
    }

    /// A client could not tell the two answers apart, whichever brokers give them.
    @Test func anIdHasOneOpenRequestInAllSharedScenes() {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet(scenes: ["wall", "yard"])
        let client = sessions[others[1]]
        fleet.send(SharedScenesTests.push("shop.item", id: 7), from: client)
        for line in [
            #"{"id":7,"method":"tree.get","params":{"scene":"wall"}}"#,
            #"{"id":7,"method":"push","params":{"scene":"yard","type":"shop.item"}}"#,
        ] {
            #expect(fleet.send(line, from: client) == .shared)
            let refusals = fleet.take(client)
            #expect(refusals.count == 1 && refusals[0].hasPrefix(#"{"jsonrpc":"2.0","id":null,"error""#))
        }
        fleet.runUntil("the answer") { $0.lines[SessionID(rawValue: client)]?.isEmpty == false }
        #expect(fleet.take(client).count == 1)
        #expect(fleet.ask(#"{"id":7,"method":"tree.get","params":{"scene":"yard"}}"#, from: client).contains("result"))
    }

    @Test func aWatchAndLocalRequestsAreTheHostsOwn() {
        var (fleet, client, _) = Self.fleet()
        #expect(fleet.send(SharedScenesTests.watch, from: client, isOfBatch: true) == .own)
        #expect(fleet.send(#"{"id":1,"method":"tree.get"}"#, from: client, isOfBatch: true) == .own)
        // The id is free.
        #expect(fleet.send(Self.tree, from: client) == .shared)
        #expect(fleet.take(client).allSatisfy { !$0.hasPrefix("batch: ") })
    }

    @Test func aClientThatIsGoneGetsNothing() {
        var (fleet, client, module) = Self.fleet()
        fleet.send(SharedScenesTests.push("shop.item", id: 7), from: client, isOfBatch: true)
        fleet.disconnect(client)
        fleet.run(for: 1)
        #expect(fleet.take(client).isEmpty)
        #expect(fleet.tree(for: module).contains(#""revision":1,"#))
    }
}
