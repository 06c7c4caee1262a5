import NavigationProtocol
import NavigationTree
import Testing

@testable import NavigationBroker

/// The machine alone: who watches what, and who is owed the state.
struct WatchesTests {
    private var watches = Watches()
    private let one = Material.session(1)

    /// Begins the next watch of a session.
    @discardableResult
    private mutating func open(
        _ session: UInt64,
        _ scene: String = "main",
        verbosity: SceneConfiguration.Verbosity = .silent
    ) -> Subscription {
        let subscription = Subscription(
            session: Material.session(session),
            number: watches.nextNumber(of: Material.session(session)),
            scene: scene,
            filter: ChangeFilter(navigator: nil, kinds: nil),
            verbosity: verbosity
        )
        _ = watches.open(subscription)
        return subscription
    }

    /// Ends a watch as it is now, which may be while it is lagging.
    private mutating func end(_ number: Int, of session: UInt64) throws -> Subscription {
        let ended = watches.end(number, of: Material.session(session))
        return try #require(ended)
    }

    /// Takes a change back.
    private mutating func takeBack(_ undo: Watches.Undo, isConnected: Bool = true) {
        watches.takeBack(undo) { _ in isConnected }
    }

    /// Session and number of each, as `s1/2`; with a star when it is lagging.
    private func names(_ subscriptions: [Subscription]) -> [String] {
        subscriptions.map { "\($0.session)/\($0.number)\($0.isLagging ? "*" : "")" }
    }

    private func names(in scene: String = "main") -> [String] { names(watches.of(scene)) }

    // MARK: Watching

    @Test mutating func numbersAreUsedAgainWhenThereAreNoOthers() throws {
        watches = Watches(first: 5, numbers: 4)
        var numbers = (0..<2).map { _ in open(1).number }
        _ = try end(5, of: 1)
        numbers.append(open(1).number)
        _ = try end(6, of: 1)
        for _ in 0..<2 { numbers.append(open(1).number) }
        numbers.append(open(2).number)
        #expect(numbers == [5, 6, 7, 8, 5, 5])
    }

    @Test func atFirstNobodyWatches() {
        #expect(watches.isEmpty && watches.count == 0 && watches.all.isEmpty && watches.monitors.isEmpty)
        #expect(watches.of("main").isEmpty && watches.count(of: one) == 0 && watches.nextNumber(of: one) == 1)
        #expect(!watches.isLagging(one) && watches.mostTalkative(of: "main") == .silent)
    }

    @Test mutating func watchesAreNumberedOnce() throws {
        open(1)
        open(1, "rear")
        open(2)
        #expect(names() == ["s1/1", "s2/1"] && names(in: "rear") == ["s1/2"])
        _ = try end(2, of: 1)
        open(1)
        #expect(names() == ["s1/1", "s2/1", "s1/3"] && watches.nextNumber(of: one) == 4)
    }

    @Test mutating func watchesOfASceneComeInTheirOrder() {
        for session in [3, 1, 2, 1] as [UInt64] { open(session) }
        #expect(names() == ["s3/1", "s1/1", "s2/1", "s1/2"])
    }

    @Test mutating func allWatchesComeBySessionAndNumber() {
        for (session, scene) in [(2, "main"), (1, "rear"), (10, "main"), (1, "main")] as [(UInt64, String)] {
            open(session, scene)
        }
        #expect(names(watches.all) == ["s1/1", "s1/2", "s2/1", "s10/1"])
    }

    @Test mutating func watchEndsOnce() throws {
        open(1)
        open(2)
        let unknown = [watches.end(2, of: one), watches.end(1, of: Material.session(3))]
        let ended = [watches.end(1, of: one), watches.end(1, of: one)]
        #expect(unknown.allSatisfy { $0 == nil } && names(ended.compactMap { $0 }) == ["s1/1"] && ended[1] == nil)
        #expect(names() == ["s2/1"])
        _ = try end(1, of: 2)
        #expect(watches.isEmpty && watches.of("main").isEmpty)
    }

    @Test mutating func watchesAreCounted() throws {
        open(1)
        open(1, "rear")
        open(2)
        #expect(watches.count == 3 && watches.count(of: one) == 2 && watches.count(of: Material.session(2)) == 1)
        _ = try end(1, of: 1)
        #expect(watches.count == 2 && watches.count(of: one) == 1 && !watches.isEmpty)
    }

    @Test mutating func mostTalkativeWatchOfASceneCounts() throws {
        open(1, verbosity: .warning)
        open(1, verbosity: .debug)
        open(1, verbosity: .error)
        #expect(watches.mostTalkative(of: "main") == .debug && watches.mostTalkative(of: "rear") == .silent)
        let ended = try end(2, of: 1)
        #expect(watches.mostTalkative(of: "main") == .warning)
        takeBack(.ended(ended))
        #expect(watches.mostTalkative(of: "main") == .debug)
    }

    @Test mutating func sessionTakesItsWatchesWithIt() throws {
        open(1)
        open(1, "rear")
        open(2)
        watches.lag(at: 0, of: "main")
        _ = watches.monitor(one, user: nil, try Material.read(HostMonitor.self, "{}"))
        _ = watches.monitor(Material.session(2), user: nil, try Material.read(HostMonitor.self, "{}"))
        watches.sessionEnded(one)
        #expect(names(watches.all) == ["s2/1"] && watches.count(of: one) == 0 && !watches.isLagging(one))
        #expect(watches.monitors.all.map(\.session) == [Material.session(2)])
    }

    // MARK: Slow readers

    @Test mutating func onlyTheSlowWatchLags() {
        open(1)
        open(2)
        open(1)
        watches.lag(at: 2, of: "main")
        #expect(names() == ["s1/1", "s2/1", "s1/2*"])
        #expect(watches.isLagging(one) && !watches.isLagging(Material.session(2)))
    }

    @Test mutating func readerThatHasCaughtUpIsOwedTheStateOnce() {
        open(1, "rear")
        open(1)
        open(2)
        open(1)
        watches.lag(at: 0, of: "rear")
        for index in [0, 1] { watches.lag(at: index, of: "main") }
        let owed = (0..<3).map { _ in watches.takeLagging(of: one) }
        #expect(owed.map { $0.map { "\($0.scene) \($0.number)" } } == ["rear 1", "main 2", nil])
        #expect(!watches.isLagging(one) && watches.isLagging(Material.session(2)))
        #expect(names() == ["s1/2", "s2/1*", "s1/3"] && names(in: "rear") == ["s1/1"])
    }

    @Test mutating func endedWatchIsOwedNothing() throws {
        open(1)
        open(1)
        watches.lag(at: 0, of: "main")
        _ = try end(1, of: 1)
        let isLagging = watches.isLagging(one)
        let owed = watches.takeLagging(of: one)
        #expect(!isLagging && owed == nil)
    }

    @Test mutating func otherWatchIsStillOwedTheState() throws {
        open(1)
        open(1)
        for index in [0, 1] { watches.lag(at: index, of: "main") }
        _ = try end(1, of: 1)
        let isLagging = watches.isLagging(one)
        let owed = (0..<2).map { _ in watches.takeLagging(of: one)?.number }
        #expect(isLagging && owed == [2, nil])
    }

    // MARK: Monitors

    @Test mutating func monitorsAreNumberedOnce() throws {
        let all = try Material.read(HostMonitor.self, "{}")
        open(1)
        let numbers = [watches.monitor(one, user: nil, all), watches.monitor(one, user: nil, all)]
        let removed = [watches.unmonitor(2, of: one), watches.unmonitor(2, of: one)]
        let next = [watches.monitor(one, user: nil, all), watches.monitor(Material.session(2), user: nil, all)]
        #expect(numbers == [1, 2] && removed == [true, false] && next == [3, 1])
        #expect(watches.monitors.all.map(\.number) == [1, 3, 1], "they come in the order in which they began")
        #expect(watches.nextNumber(of: one) == 2, "watches have numbers of their own")
    }

    @Test mutating func monitorBelongsToItsSession() throws {
        _ = watches.monitor(one, user: nil, try Material.read(HostMonitor.self, "{}"))
        let removed = watches.unmonitor(1, of: Material.session(2))
        #expect(!removed && !watches.monitors.isEmpty)
    }

    @Test mutating func monitorKeepsWhoseTrafficItShows() throws {
        let filter = try Material.read(HostMonitor.self, #"{"methods":["push"]}"#)
        _ = watches.monitor(one, user: 1000, filter)
        let monitor = try #require(watches.monitors.all.first)
        #expect(monitor.session == one && monitor.user == 1000 && monitor.filter.methods == ["push"])
    }

    @Test mutating func linesThatAMonitorMissesAreCounted() throws {
        let all = try Material.read(HostMonitor.self, "{}")
        for _ in 1...2 { _ = watches.monitor(one, user: nil, all) }
        for _ in 1...3 { watches.shown(false, at: 1) }
        #expect(watches.monitors.all.map(\.dropped) == [0, 3])
        watches.shown(true, at: 0)
        #expect(watches.monitors.all.map(\.dropped) == [0, 3])
        watches.shown(true, at: 1)
        #expect(watches.monitors.all.map(\.dropped) == [0, 0])
    }
}

/// The machine alone: a turn that was not written.
struct WatchesTakeBackTests {
    private var watches = Watches()
    private let one = Material.session(1)

    private func subscription(_ number: Int, of session: UInt64 = 1, _ scene: String = "main") -> Subscription {
        Subscription(
            session: Material.session(session),
            number: number,
            scene: scene,
            filter: ChangeFilter(navigator: NavigatorID(rawValue: 4), kinds: [.entryAdded]),
            verbosity: .info
        )
    }

    private mutating func open(_ session: UInt64 = 1, _ scene: String = "main") -> Watches.Undo {
        let number = watches.nextNumber(of: Material.session(session))
        return watches.open(subscription(number, of: session, scene))
    }

    private mutating func end(_ number: Int, of session: UInt64 = 1) throws -> Watches.Undo {
        let ended = watches.end(number, of: Material.session(session))
        return .ended(try #require(ended))
    }

    private mutating func takeBack(_ undo: Watches.Undo, isConnected: Bool = true) {
        watches.takeBack(undo) { _ in isConnected }
    }

    private var numbers: [Int] { watches.of("main").map(\.number) }

    @Test mutating func newWatchIsTakenBack() {
        _ = open()
        let undo = open()
        takeBack(undo)
        #expect(numbers == [1] && watches.count(of: one) == 1)
        _ = open()
        #expect(numbers == [1, 3], "its number is not given again")
    }

    @Test mutating func newWatchThatLagsIsTakenBack() {
        let undo = open()
        watches.lag(at: 0, of: "main")
        takeBack(undo)
        #expect(watches.isEmpty && !watches.isLagging(one))
    }

    @Test mutating func endedWatchComesBackAsItWas() throws {
        _ = open()
        let undo = try end(1)
        takeBack(undo)
        let back = try #require(watches.of("main").first)
        #expect(back.session == one && back.number == 1 && back.scene == "main" && !back.isLagging)
        #expect(back.filter.navigator == NavigatorID(rawValue: 4) && back.filter.kinds == [.entryAdded])
        #expect(back.verbosity == .info && watches.count(of: one) == 1 && watches.nextNumber(of: one) == 2)
        #expect(!watches.isLagging(one))
    }

    @Test mutating func endedWatchComesBackInItsPlace() throws {
        for _ in 1...3 { _ = open() }
        let undo = try end(2)
        takeBack(undo)
        #expect(numbers == [1, 2, 3], "watches come in the order in which they began")
    }

    @Test mutating func endedWatchThatLaggedIsOwedTheStateAgain() throws {
        _ = open()
        watches.lag(at: 0, of: "main")
        let undo = try end(1)
        takeBack(undo)
        let isLagging = watches.isLagging(one)
        let owed = watches.takeLagging(of: one)
        #expect(isLagging && owed?.number == 1)
    }

    /// The reader has caught up, but the state is too large: the watch ends in its stead.
    @Test mutating func watchWhoseStateWasTooLargeIsOwedItAgain() throws {
        _ = open()
        watches.lag(at: 0, of: "main")
        let owed = try #require(watches.of("main").first)
        _ = watches.takeLagging(of: one)
        _ = watches.end(1, of: one)
        takeBack(.ended(owed))
        let isLagging = watches.isLagging(one)
        let again = watches.takeLagging(of: one)
        #expect(isLagging && again?.number == 1)
    }

    @Test mutating func watchThatWasGivenTheStateIsOwedItAgain() throws {
        _ = open()
        _ = open()
        watches.lag(at: 0, of: "main")
        let owed = watches.takeLagging(of: one)
        takeBack(.resynchronised(try #require(owed)))
        let isLagging = watches.isLagging(one)
        let again = watches.takeLagging(of: one)
        #expect(isLagging && again?.number == 1)
    }

    @Test mutating func turnIsTakenBackFromItsEnd() throws {
        _ = open()
        watches.lag(at: 0, of: "main")
        let owed = watches.takeLagging(of: one)
        let given = Watches.Undo.resynchronised(try #require(owed))
        let undo = [given, try end(1), open(), try end(2)]
        for undo in undo.reversed() { takeBack(undo) }
        #expect(numbers == [1] && watches.isLagging(one) && watches.nextNumber(of: one) == 3)
    }

    @Test mutating func nothingComesBackForASessionThatIsGone() throws {
        _ = open(2)
        let opened = open()
        _ = open()
        watches.lag(at: 2, of: "main")
        let owed = watches.takeLagging(of: one)
        let given = Watches.Undo.resynchronised(try #require(owed))
        let undo = [opened, given, try end(2)]
        watches.sessionEnded(one)
        for undo in undo.reversed() { takeBack(undo, isConnected: false) }
        #expect(watches.all.map(\.session) == [Material.session(2)])
        #expect(!watches.isLagging(one) && watches.count(of: one) == 0)
    }

    @Test mutating func onlyTheWatchOfThatSessionIsTakenBack() throws {
        _ = open(2)
        let undo = open()
        takeBack(undo)
        #expect(watches.all.map(\.session) == [Material.session(2)])
        watches.lag(at: 0, of: "main")
        #expect(!watches.isLagging(one) && watches.isLagging(Material.session(2)))
    }
}

extension Watches {
    /// The reader of the watch at this place among those of its scene is too slow.
    fileprivate mutating func lag(at index: Int, of scene: String) { lag(of(scene)[index]) }
}
