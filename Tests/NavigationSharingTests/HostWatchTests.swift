import NavigationBroker
import NavigationFleet
import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationSharing

/// Watches of a host also tell of the scenes that it shares.
@Suite struct HostWatchTests {
    private typealias All = SharedScenesTests

    private static let watchHost = #"{"id":8,"method":"host.watch","params":{}}"#
    private static let report = #"{"id":9,"method":"renderer.report","params":{"scene":"wall"}}"#

    private static func create(_ name: String) -> String {
        #"{"id":1,"method":"navigator.create","params":{"scene":"wall","name":"\#(name)"}}"#
    }

    /// The changes that a host has told.
    private static func changes(_ fleet: SimulatedFleet, _ host: Int) -> [HostChange] {
        fleet.hosts[host].hostChanges.flatMap(\.changes)
    }

    /// The current navigator of the scene, as a host shows it.
    private static func current(_ fleet: SimulatedFleet, _ host: Int) -> NavigatorID? {
        fleet.hosts[host].scenes?.scenes[0].follower?.tree(of: "wall")?.current
    }

    private static func navigator(_ number: UInt64) -> NavigatorID { NavigatorID(rawValue: number) }

    private static let opened = HostChange.sceneOpened("wall", current: navigator(1))

    @Test func aWatchBeginsWithTheScenesThatTheHostHasRead() {
        var (fleet, _, others, sessions) = All.fleet(scenes: ["wall", "yard"])
        fleet.runUntil("all has been read") { $0.hosts.allSatisfy { $0.scenes?.scenes[1].link.hasReadAll == true } }
        #expect(fleet.send(Self.watchHost, from: sessions[others[1]]) == .informed(lists: false))
        // They are there before the host's own broker gets the line.
        #expect(Self.changes(fleet, others[1]) == [Self.opened, .sceneOpened("yard", current: Self.navigator(1))])
    }

    @Test func everyWatchedHostTellsTheCurrentNavigatorAndItsCause() throws {
        var (fleet, owner, others, sessions) = All.fleet()
        let (first, second) = (owner, others[1])
        for host in [first, second] { fleet.send(Self.watchHost, from: sessions[host]) }
        #expect(fleet.ask(Self.create("side"), from: sessions[others[0]]).contains(#""result""#))
        fleet.runUntil("the watched hosts tell it") { fleet in
            [first, second].allSatisfy { Self.changes(fleet, $0).count == 2 }
        }
        let current = try #require(Self.current(fleet, second))
        for host in [first, second] {
            let told = try #require(fleet.hosts[host].hostChanges.last)
            #expect(told.changes == [.currentChanged("wall", current, from: Self.navigator(1))])
            #expect(told.cause.event == .request(.navigatorCreate))
            #expect(told.cause.session?.rawValue == sessions[others[0]])
        }
        #expect(fleet.hosts[first].hostChanges.last?.cause == fleet.hosts[second].hostChanges.last?.cause)
        // This host has no watch.
        #expect(Self.changes(fleet, others[0]) == [])
    }

    /// The tree that it shows has the change.
    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func aHostTellsNothingBeforeItHasReadIt(seed: UInt64) {
        var (fleet, _, others, sessions) = All.fleet(seed: seed)
        fleet.send(Self.watchHost, from: sessions[others[1]])
        fleet.send(Self.create("side"), from: sessions[others[0]])
        fleet.runUntil("the change") { Self.changes($0, others[1]).count == 2 }
        #expect(fleet.tree(for: sessions[others[1]]).contains(#""name":"side""#))
    }

    @Test func theRenderersOfTheHostAreTold() {
        var (fleet, owner, others, sessions) = All.fleet()
        let (watched, other) = (others[1], others[0])
        for host in [watched, other, owner] { _ = fleet.ask(Self.report, from: sessions[host]) }
        fleet.send(Self.watchHost, from: sessions[watched])
        func report(_ session: UInt64) -> Renderer {
            Renderer(SessionID(rawValue: session), nil, scene: "wall", focus: nil, undrawn: [])
        }
        let first = report(sessions[watched])
        #expect(Self.changes(fleet, watched) == [Self.opened, .rendererReported(first, from: nil)])
        fleet.connect(50, to: watched)
        _ = fleet.ask(Self.report, from: 50)
        #expect(fleet.hosts[watched].hostChanges.last?.cause.event == .request(.rendererReport))
        #expect(fleet.hosts[watched].hostChanges.last?.cause.session?.rawValue == 50)
        fleet.disconnect(50)
        #expect(fleet.hosts[watched].hostChanges.last?.cause.event == .sessionEnded)
        let later = [HostChange.rendererReported(report(50), from: nil), .rendererLeft(report(50))]
        #expect(Self.changes(fleet, watched).dropFirst(2) == later[...])
    }

    /// The host does not tell the changes that the log has had before.
    @Test func aSceneAppearsWhenItsLogIsRead() {
        var (fleet, _, others, sessions) = All.fleet()
        for name in ["a", "b"] { _ = fleet.ask(Self.create(name), from: sessions[others[0]]) }
        let host = others[1]
        fleet.kill(host)
        fleet.start(host)
        fleet.connect(50, to: host)
        fleet.send(Self.watchHost, from: 50)
        #expect(Self.changes(fleet, host) == [])
        fleet.runUntil("the scene appears") { !Self.changes($0, host).isEmpty }
        fleet.run(for: 1)
        #expect(Self.changes(fleet, host).count == 1)
        let current = Self.current(fleet, others[0])
        #expect(Self.changes(fleet, host).first == current.map { .sceneOpened("wall", current: $0) })
        #expect(current != Self.navigator(1))
    }

    /// It has not seen the changes before the snapshot.
    @Test func aHostThatGoesOnFromASnapshotTellsTheState() {
        var (fleet, owner, others, sessions) = SnapshotTests.fleet()
        let away = others[1]
        fleet.send(Self.watchHost, from: sessions[away])
        #expect(Self.changes(fleet, away) == [Self.opened])
        fleet.connection(of: away, isThere: false)
        let begin = Int(fleet.hosts[away].scenes?.scenes[0].link.member.log.sequence ?? 0)
        _ = fleet.ask(Self.create("side"), from: sessions[owner])
        SnapshotTests.shorten(&fleet, for: sessions[owner], least: begin + 1)
        fleet.connection(of: away, isThere: true)
        fleet.runUntil("the host goes on") { SnapshotTests.notes($0, away).contains(where: SnapshotTests.isRestored) }
        let current = Self.current(fleet, away)
        #expect(Self.changes(fleet, away).last == current.map { .sceneOpened("wall", current: $0) })
        #expect(current != Self.navigator(1))
    }
}
