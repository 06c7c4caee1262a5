import JSON
import NavigationFleet
import NavigationTree
import Testing

@testable import NavigationSharing

/// The servers keep different messages under one number of the log, as those of nats-server 2.9 can.
@Suite struct CopiesTests {
    /// The notes of a host about copies: whether it has read again.
    private static func notes(of host: Int, in fleet: SimulatedFleet) -> [(place: UInt64, readsAgain: Bool)] {
        fleet.hosts[host].notes.compactMap { note in
            if case .logDiffers(let place, let readsAgain) = note { (place, readsAgain) } else { nil }
        }
    }

    private static func push(_ fleet: inout SimulatedFleet, from session: UInt64) {
        _ = fleet.ask(SharedScenesTests.push("shop.item"), from: session)
    }

    @Test func aHostThatBeginsWithAWrongCopyReadsAnother() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        fleet.kill(others[1])
        for _ in 1...3 { Self.push(&fleet, from: sessions[owner]) }
        let wrong = fleet.logEnd
        for _ in 1...3 { Self.push(&fleet, from: sessions[owner]) }
        fleet.engine.wrong = ([wrong], 2)
        fleet.start(others[1])
        fleet.connect(sessions[others[1]], to: others[1])
        fleet.run(for: 5)
        #expect(fleet.tree(for: sessions[others[1]]) == fleet.tree(for: sessions[owner]))
        let notes = Self.notes(of: others[1], in: fleet)
        #expect(notes.map(\.place) == [UInt64(wrong + 1), UInt64(wrong + 1)] && notes.allSatisfy(\.readsAgain))
        #expect(fleet.owner == owner)
        #expect(Self.notes(of: owner, in: fleet).isEmpty && Self.notes(of: others[0], in: fleet).isEmpty)
    }

    @Test func aWatchGetsTheStateOfTheOtherCopy() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        let session = sessions[others[1]]
        for _ in 1...3 { Self.push(&fleet, from: sessions[owner]) }
        // Its reader begins anew on the server that gets another message than the others next.
        fleet.engine.wrong = ([fleet.logEnd + 1], 1)
        fleet.connection(of: others[1], isThere: false)
        fleet.connection(of: others[1], isThere: true)
        fleet.run(for: 1)
        _ = fleet.ask(SharedScenesTests.watch, from: session)
        for _ in 1...3 { Self.push(&fleet, from: sessions[owner]) }
        fleet.run(for: 2)
        #expect(Self.notes(of: others[1], in: fleet).map(\.readsAgain) == [true])
        Self.push(&fleet, from: sessions[owner])
        fleet.run(for: 1)
        let events = fleet.take(session).compactMap(SharedScenesTests.members)
        let told = events.compactMap { $0["params"]?.object?["revision"] }
        #expect(events.first?["params"]?.object?["snapshot"] != nil, "\(events)")
        #expect(told.last == .integer(7) && told.count == 2, "\(told)")
        #expect(fleet.tree(for: session) == fleet.tree(for: sessions[owner]))
    }

    @Test func aHostThatFindsNoGoodCopyGoesOnFromASnapshot() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        fleet.kill(others[1])
        Self.push(&fleet, from: sessions[owner])
        let wrong = fleet.logEnd
        for _ in 1...3 { Self.push(&fleet, from: sessions[owner]) }
        fleet.engine.wrong = ([wrong], .max)
        fleet.start(others[1])
        fleet.connect(sessions[others[1]], to: others[1])
        fleet.run(for: 10)
        #expect(Self.notes(of: others[1], in: fleet).map(\.readsAgain) == Array(repeating: true, count: 4))
        Self.push(&fleet, from: sessions[owner])
        fleet.run(for: 1)
        #expect(Set(sessions.map { fleet.tree(for: $0) }).count == 1)
        #expect(fleet.owner == owner)
    }

    @Test func anOwnerThatOthersHaveReplacedUnseenGivesUp() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet()
        for _ in 1...3 { Self.push(&fleet, from: sessions[owner]) }
        // Its reader does not see the claim of the next owner.
        fleet.engine.wrong = ([fleet.logEnd + 1], 1)
        fleet.connection(of: owner, isThere: false)
        fleet.connection(of: owner, isThere: true)
        fleet.run(for: 0.5)
        fleet.sleep(owner, for: 3)
        fleet.runUntil("another host owns the scene") { $0.owner.map { $0 != owner } ?? false }
        for _ in 1...3 { Self.push(&fleet, from: sessions[others[0]]) }
        fleet.run(for: 6)
        #expect(Self.notes(of: owner, in: fleet).map(\.readsAgain) == [true])
        Self.push(&fleet, from: sessions[owner])
        fleet.run(for: 1)
        #expect(Set(sessions.map { fleet.tree(for: $0) }).count == 1)
    }
}
