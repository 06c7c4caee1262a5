import JSON
import NavigationFleet
import NavigationProtocol
import Testing

@testable import NavigationSharing

/// Reads while the host is not in touch with the log.
@Suite struct AgeTests {
    private typealias All = SharedScenesTests

    private static let read = #"{"id":4,"method":"path.get","params":{"scene":"wall"}}"#

    private func age(_ fleet: inout SimulatedFleet, _ session: UInt64, _ line: String = read) -> Double? {
        All.members(fleet.ask(line, from: session))?["result"]?.object?["age"]?.double
    }

    private func state(_ fleet: SimulatedFleet, on host: Int) -> FleetScene.State? {
        fleet.describe(on: host)?.scenes.first?.state
    }

    @Test func aHostInTouchSaysNoAge() {
        var (fleet, owner, others, sessions) = All.fleet()
        fleet.run(for: 20)
        for host in [owner, others[0]] {
            #expect(age(&fleet, sessions[host]) == nil && state(fleet, on: host) == .ready)
        }
    }

    @Test func withoutAServerEachReadSaysTheAge() throws {
        var (fleet, _, others, sessions) = All.fleet()
        _ = fleet.ask(All.push("shop.item"), from: sessions[others[1]])
        fleet.run(for: 3)
        fleet.connection(of: others[0], isThere: false)
        fleet.run(for: 7)
        let first = try #require(age(&fleet, sessions[others[0]]))
        #expect((7...9).contains(first) && state(fleet, on: others[0]) == .away)
        for method in ["tree.get", "navigator.get", "state.get", "history.list", "attachment.list", "watch"] {
            let params = method == "navigator.get" ? #","navigator":"n1""# : ""
            let line = #"{"id":5,"method":"\#(method)","params":{"scene":"wall"\#(params)}}"#
            #expect(age(&fleet, sessions[others[0]], line) ?? 0 >= first, "\(method)")
        }
        #expect(age(&fleet, sessions[others[1]]) == nil, "the others have their servers")
        fleet.connection(of: others[0], isThere: true)
        fleet.run(for: 2)
        #expect(age(&fleet, sessions[others[0]]) == nil && state(fleet, on: others[0]) == .ready)
    }

    /// The server of this host is there, and has lost the others.
    @Test func serversWithoutAMajorityAreNoTouch() throws {
        var (fleet, _, others, sessions) = All.fleet()
        fleet.run(for: 2)
        fleet.majority(isThere: false)
        fleet.run(for: 6)
        let found = try #require(age(&fleet, sessions[others[0]]))
        #expect((6...8).contains(found) && state(fleet, on: others[0]) == .away)
        fleet.majority(isThere: true)
        fleet.run(for: 2)
        #expect(age(&fleet, sessions[others[0]]) == nil)
    }

    /// Servers may keep the log together and not answer for all of them: they still elect who does.
    @Test func aHostThatHearsNewRecordsIsInTouch() throws {
        var (fleet, _, others, sessions) = All.fleet()
        fleet.run(for: 2)
        fleet.majority(isThere: false)
        for _ in 0..<8 {
            _ = fleet.ask(All.push("shop.item"), from: sessions[others[1]])
            fleet.run(for: 1)
            #expect(age(&fleet, sessions[others[0]]) == nil)
        }
        fleet.run(for: 5)
        let found = try #require(age(&fleet, sessions[others[0]]))
        #expect((5...7).contains(found), "since the last record")
    }

    @Test func methodsThatShowNothingSayNoAge() {
        var (fleet, _, others, sessions) = All.fleet()
        let watch = All.members(fleet.ask(All.watch, from: sessions[others[0]]))?["result"]?.object?["watch"]
        guard case .integer(let number) = watch else {
            Issue.record("no watch")
            return
        }
        fleet.connection(of: others[0], isThere: false)
        fleet.run(for: 7)
        let line = #"{"id":5,"method":"unwatch","params":{"watch":\#(number)}}"#
        #expect(age(&fleet, sessions[others[0]], line) == nil)
    }

    // MARK: The value

    private static let names = FleetNames(fleet: "f", host: FleetHostID(name: "one", life: 7))
    private static let answer = EngineMessage(names.touch, body: Array("{}".utf8))

    @Test func itAsksOnceASecond() {
        var touch = EngineTouch(now: .zero)
        #expect(touch.alarm == nil && touch.alarmed(Self.names, now: .seconds(1)) == nil)
        touch.connected(now: .seconds(1))
        #expect(touch.alarmed(Self.names, now: .seconds(1))?.reply == Self.names.touch)
        #expect(touch.alarmed(Self.names, now: .seconds(1.5)) == nil && touch.alarm == .seconds(2))
        touch.disconnected()
        #expect(touch.alarm == nil)
    }

    @Test func anAnswerCountsForAWhile() {
        var touch = EngineTouch(now: .zero)
        #expect(touch.age(now: .seconds(1)) == .seconds(1))
        touch.received(Self.answer, now: .seconds(1))
        #expect(touch.age(now: .seconds(2)) == .seconds(2), "it comes from a connection that is gone")
        touch.connected(now: .seconds(2))
        touch.received(Self.answer, now: .seconds(3))
        #expect(touch.age(now: .seconds(7)) == nil && touch.age(now: .seconds(8)) == .seconds(5))
        touch.received(EngineMessage(Self.names.touch, headers: ["Status": "503"]), now: .seconds(8))
        #expect(touch.age(now: .seconds(8)) == .seconds(5))
        #expect(touch.age(now: .seconds(8), heard: .seconds(1)) == .seconds(5))
        #expect(touch.age(now: .seconds(8), heard: .seconds(4)) == nil)
        touch.disconnected()
        #expect(touch.age(now: .seconds(3)) == .zero)
        #expect(touch.age(now: .seconds(9), heard: .seconds(7)) == .seconds(2), "it hears nothing new")
    }
}
