import JSON
import NavigationBroker
import NavigationFleet
import NavigationTree
import Testing

@testable import NavigationSharing

/// Logs that are shortened, and hosts that go on from a snapshot.
@Suite struct SnapshotTests {
    static let logBytes = 2_048

    /// A fleet with short logs, in which some clients have pushed until the log was shortened.
    static func fleet(seed: UInt64 = 1, least: Int = 1) -> (
        fleet: SimulatedFleet, owner: Int, others: [Int], sessions: [UInt64]
    ) {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet(seed: seed, logBytes: logBytes)
        shorten(&fleet, for: sessions[others[1]], least: least)
        return (fleet, owner, others, sessions)
    }

    /// Pushes entries until the log begins behind this message.
    static func shorten(_ fleet: inout SimulatedFleet, for session: UInt64, least: Int) {
        for number in 1...500 where fleet.logBegins <= least {
            _ = fleet.ask(SharedScenesTests.push("shop.item", id: number, #"{"n":\#(number)}"#), from: session)
        }
        #expect(fleet.logBegins > least)
    }

    /// A new life of a host, with a client.
    static func restart(_ index: Int, _ fleet: inout SimulatedFleet, client session: UInt64) {
        fleet.kill(index)
        fleet.start(index)
        fleet.connect(session, to: index)
        fleet.runUntil("the host has read the log") { $0.hosts[index].scenes?.scenes[0].link.hasReadAll == true }
    }

    static func notes(_ fleet: SimulatedFleet, _ index: Int) -> [SharedScene.Note] { fleet.hosts[index].notes }

    static func isRestored(_ note: SharedScene.Note) -> Bool { if case .restored = note { true } else { false } }

    // MARK: New hosts

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func aNewHostGoesOnFromASnapshot(seed: UInt64) {
        var (fleet, owner, others, sessions) = Self.fleet(seed: seed)
        Self.restart(others[1], &fleet, client: 50)
        #expect(Self.notes(fleet, others[1]).contains(where: Self.isRestored))
        #expect(fleet.tree(for: 50) == fleet.tree(for: sessions[owner]))
        // It goes on.
        let answer = fleet.ask(SharedScenesTests.push("shop.item"), from: 50)
        #expect(answer.contains(#""durability":"replicated""#))
        fleet.run(for: 1)
        #expect(fleet.tree(for: 50) == fleet.tree(for: sessions[owner]))
    }

    /// Those of the moment at which the snapshot begins, although it takes its time.
    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func aNewHostHasTheSettingsOfTheOthers(seed: UInt64) {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet(seed: seed, logBytes: Self.logBytes)
        func settings(_ index: Int) -> [[UInt8]]? {
            fleet.hosts[index].scenes?.scenes[0].follower?.settings(of: "wall")?.changes.map(\.bytes)
        }
        for number in 1...60 {
            let key = #""restorationKey":"k\#(number % 3)""#
            let restore = #"{"id":\#(number),"method":"scene.restore","params":{"scene":"wall",\#(key)}}"#
            fleet.send(SharedScenesTests.push("shop.item", id: 1_000 + number), from: sessions[others[1]])
            fleet.send(restore, from: sessions[others[1]])
            if number % 3 == 0 { fleet.run(for: 0.01) }
        }
        fleet.run(for: 1)
        #expect(fleet.logBegins > 1)
        Self.restart(others[1], &fleet, client: 50)
        #expect(Self.notes(fleet, others[1]).contains(where: Self.isRestored))
        #expect(settings(owner)?.count ?? 0 > 1)
        #expect(settings(others[1]) == settings(owner))
    }

    @Test func aNewHostKeepsTheInstanceAndSomeOfTheHistory() {
        var (fleet, owner, others, sessions) = Self.fleet()
        Self.restart(others[1], &fleet, client: 50)
        let session = sessions[owner]
        let begun = SharedScenesTests.members(fleet.ask(SharedScenesTests.watch, from: session))?["result"]?.object
        let last = begun?["revision"]
        guard case .integer(let revision) = last, let instance = begun?["instance"]?.string else {
            Issue.record("no watch")
            return
        }
        let resume =
            #"{"id":1,"method":"watch","params":{"scene":"wall","since":\#(revision - 1),"instance":"\#(instance)"}}"#
        #expect(fleet.ask(resume, from: 50).contains(#""resumed":true"#))
    }

    @Test func anOwnerThatBeganWithASnapshotWritesTheNextOne() {
        var (fleet, owner, others, _) = Self.fleet()
        Self.restart(others[1], &fleet, client: 50)
        fleet.kill(others[0])
        fleet.kill(owner)
        fleet.runUntil("the new host owns the scene") { $0.owner == others[1] }
        fleet.send(SharedScenesTests.register("shop"), from: 50)
        fleet.runUntil("the module is registered") { $0.paused.isEmpty }
        Self.shorten(&fleet, for: 50, least: fleet.logBegins)
        Self.restart(owner, &fleet, client: 60)
        #expect(fleet.tree(for: 60) == fleet.tree(for: 50))
    }

    @Test func aSceneOfManyPiecesComesBack() {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet(logBytes: 1 << 20)
        let large = String(repeating: "x", count: 200_000)
        for number in 1...60 where fleet.logBegins == 1 {
            let push = SharedScenesTests.push("shop.item", id: number, #"{"n":\#(number),"x":"\#(large)"}"#)
            _ = fleet.ask(push, from: sessions[others[1]])
        }
        #expect(fleet.logBegins > 1)
        Self.restart(others[1], &fleet, client: 50)
        #expect(Self.notes(fleet, others[1]).contains(where: Self.isRestored))
        let watch = #"{"id":3,"method":"path.get","params":{"scene":"wall","limit":1}}"#
        #expect(fleet.ask(watch, from: 50) == fleet.ask(watch, from: sessions[owner]))
    }

    // MARK: Hosts that were away

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func aHostThatWasAwayGoesOnFromASnapshot(seed: UInt64) {
        var (fleet, owner, others, sessions) = Self.fleet(seed: seed)
        let away = others[1]
        _ = fleet.ask(SharedScenesTests.watch, from: sessions[away])
        fleet.connection(of: away, isThere: false)
        let begin = Int(fleet.hosts[away].scenes?.scenes[0].link.member.log.sequence ?? 0)
        Self.shorten(&fleet, for: sessions[owner], least: begin + 1)
        _ = fleet.take(sessions[away])
        fleet.connection(of: away, isThere: true)
        fleet.runUntil("the host goes on") { Self.notes($0, away).contains(where: Self.isRestored) }
        fleet.run(for: 2)
        #expect(fleet.tree(for: sessions[away]) == fleet.tree(for: sessions[owner]))
        // A watch gets the state in place of the changes that the host has not read, and then the changes behind it.
        let told = fleet.take(sessions[away]).compactMap(SharedScenesTests.members)
        #expect(told.first?["method"] == "lagged")
        let revisions = told.compactMap { line -> Int64? in
            guard case .integer(let revision)? = line["params"]?.object?["revision"] else { return nil }
            return revision
        }
        #expect(revisions == Array((revisions.first ?? 0)...(revisions.last ?? 0)))
    }

    @Test func anOwnerThatWasAwayLosesTheScene() {
        var (fleet, owner, others, sessions) = Self.fleet()
        fleet.connection(of: owner, isThere: false)
        fleet.runUntil("another host owns the scene") { $0.owner != owner }
        let begin = fleet.engine.messages(of: SimulatedFleet.stream).count
        Self.shorten(&fleet, for: sessions[others[1]], least: begin + 1)
        fleet.connection(of: owner, isThere: true)
        fleet.runUntil("the host goes on") { Self.notes($0, owner).contains(where: Self.isRestored) }
        #expect(fleet.hosts[owner].scenes?.scenes[0].link.member.isOwner == false)
        #expect(fleet.ask(SharedScenesTests.push("shop.item"), from: sessions[owner]).contains("replicated"))
        fleet.run(for: 1)
        #expect(fleet.tree(for: sessions[owner]) == fleet.tree(for: sessions[others[1]]))
    }

    // MARK: Troubles

    /// The owner dies at some moment of writing; the others write it again.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func anOwnerMayDieWhileItWrites(seed: UInt64) {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet(seed: seed, logBytes: Self.logBytes)
        let session = sessions[others[1]]
        for number in 1...500 where fleet.engine.messages(of: SimulatedFleet.snapshots).isEmpty {
            _ = fleet.ask(SharedScenesTests.push("shop.item", id: number), from: session)
        }
        // Messages take up to three thousandths of a second.
        fleet.run(for: Double(seed) * 0.000_5)
        fleet.kill(owner)
        Self.shorten(&fleet, for: session, least: 1)
        fleet.start(owner)
        fleet.connect(60, to: owner)
        fleet.runUntil("the host goes on") { Self.notes($0, owner).contains(where: Self.isRestored) }
        fleet.run(for: 2)
        #expect(fleet.tree(for: 60) == fleet.tree(for: session))
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func messagesMayBeLost(seed: UInt64) {
        var (fleet, owner, others, sessions) = SharedScenesTests.fleet(seed: seed, logBytes: Self.logBytes)
        fleet.loss = 0.1
        Self.shorten(&fleet, for: sessions[others[1]], least: 1)
        fleet.kill(others[1])
        fleet.start(others[1])
        fleet.connect(50, to: others[1])
        fleet.runUntil("the host goes on") { Self.notes($0, others[1]).contains(where: Self.isRestored) }
        fleet.loss = 0
        fleet.run(for: 5)
        #expect(fleet.tree(for: 50) == fleet.tree(for: sessions[owner]))
    }

    @Test func theFirstTwoSnapshotsStay() {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet(logBytes: Self.logBytes)
        func marks() -> Int {
            fleet.engine.messages(of: SimulatedFleet.snapshots).count { $0.subject.hasSuffix("mark") }
        }
        for number in 1...500 where marks() < 2 {
            _ = fleet.ask(SharedScenesTests.push("shop.item", id: number), from: sessions[others[1]])
        }
        fleet.run(for: 1)
        #expect(marks() == 2 && fleet.engine.first(of: SimulatedFleet.snapshots) == 1)
    }

    @Test func aDamagedSnapshotIsNotUsed() {
        var (fleet, owner, others, sessions) = Self.fleet()
        // The older one of two.
        let first = fleet.engine.first(of: SimulatedFleet.snapshots)
        var number = 0
        fleet.damageSnapshots { message in
            number += 1
            return number == first && message.headers["NH-P"] != nil
        }
        Self.restart(others[1], &fleet, client: 50)
        #expect(fleet.tree(for: 50) == fleet.tree(for: sessions[owner]))
    }

    /// It asks for one.
    @Test func aHostWithoutASnapshotSaysSoAndGoesOnWhenThereIsOne() {
        var (fleet, owner, others, sessions) = Self.fleet()
        fleet.damageSnapshots { $0.subject.hasSuffix("piece") }
        fleet.kill(others[1])
        fleet.start(others[1])
        fleet.connect(50, to: others[1])
        fleet.runUntil("a note") {
            Self.notes($0, others[1]).contains { if case .snapshotMissing = $0 { true } else { false } }
        }
        fleet.runUntil("the host goes on") { Self.notes($0, others[1]).contains(where: Self.isRestored) }
        fleet.run(for: 2)
        #expect(fleet.tree(for: 50) == fleet.tree(for: sessions[owner]))
    }

    /// The log keeps what is behind the former snapshot, so neither stream grows without end.
    @Test func neitherStreamGrowsWithoutEnd() {
        var (fleet, _, others, sessions) = SharedScenesTests.fleet(logBytes: Self.logBytes)
        let session = sessions[others[1]]
        for number in 1...400 {
            _ = fleet.ask(SharedScenesTests.push("shop.item", id: number), from: session)
            _ = fleet.ask(#"{"id":1,"method":"popAll","params":{"scene":"wall"}}"#, from: session)
            for stream in [SimulatedFleet.stream, SimulatedFleet.snapshots] {
                let kept = fleet.engine.messages(of: stream).dropFirst(fleet.engine.first(of: stream) - 1)
                #expect(kept.reduce(0) { $0 + $1.body.count } < 8 * Self.logBytes)
            }
        }
    }
}
