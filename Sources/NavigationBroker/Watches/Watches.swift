import NavigationProtocol
import NavigationTree

/// The watches of scenes, the monitors of traffic, and those that draw scenes.
///
/// 1. It numbers the watches of a connection, and keeps them by scene.
/// 2. It says which readers are too slow, and which watches are owed the state once their reader has caught up.
/// 3. It says how a turn that was not written is taken back.
struct Watches {
    /// A change of a turn, with all that is needed to take it back.
    enum Undo {
        case opened(Subscription)
        case ended(Subscription)
        /// It was given the state instead of what it had missed.
        case resynchronised(Subscription)
        /// It had this credit, and was owed this.
        case paced(Subscription)
        /// The host's scenes, modules or renderers have changed.
        case hostLogged(HostLog.Record)
        /// A renderer's report is another.
        case reported(Renderers.Undo)
    }

    /// The watches and monitors of one connection.
    private struct Watcher {
        /// Each watch by its number: its scene, and its place among all watches.
        var watches: [Int: (scene: String, order: UInt64)] = [:]
        var nextWatch: Int
        var nextMonitor = 1
    }

    /// Watches that other brokers have of a scene.
    struct Others {
        let scene: String
        /// The highest level of events that any of them wants.
        let verbosity: SceneConfiguration.Verbosity
    }

    /// Nil when they want no events.
    var others: Others?
    /// The sessions that monitor traffic, in the order in which they began.
    private(set) var monitors = TrafficMonitors()
    /// The changes of scenes, modules and renderers; nil before the first watch of the host.
    private(set) var host: HostLog?
    /// The connections that draw scenes.
    var renderers = Renderers()
    /// The shared scenes, for watches of the host.
    var shared = SharedPresence()
    private var byScene: [String: WatchedScene] = [:]
    private var bySession: [SessionID: Watcher] = [:]
    /// Of those that are owed the state: the number by the place among all watches.
    private var lagging: [SessionID: [UInt64: Int]] = [:]
    private var lastOrder: UInt64 = 0
    /// The number of the first watch of a connection, and the highest.
    private let (first, last): (Int, Int)

    /// - Parameter numbers: how many there are. More than a connection may have watches.
    init(first: Int = 1, numbers: Int = .max) { (self.first, last) = (first, first - 1 + numbers) }

    // MARK: Scenes

    /// Whether nothing is watched, and no watch of the host can resume.
    var isEmpty: Bool { byScene.isEmpty && host == nil }

    /// How many watches there are.
    var count: Int { byScene.values.reduce(0) { $0 + $1.count } }

    /// The watches of a scene, in the order in which they began.
    func of(_ scene: String) -> [Subscription] { byScene.isEmpty ? [] : byScene[scene]?.all ?? [] }

    /// How many watches a scene has.
    func count(of scene: String) -> Int { byScene[scene]?.count ?? 0 }

    /// The watches to which a change may have to be told, in the order in which they began.
    ///
    /// - Parameter tree: the one after the change.
    @inline(__always)
    func concerned(by change: borrowing NavigationChange, in tree: borrowing NavigationTree) -> [Subscription] {
        byScene.isEmpty ? [] : byScene[tree.scene]?.concerned(by: change, in: tree) ?? []
    }

    /// The watches that are limited to a navigator which a change closed, in the order in which they began.
    func limited(toClosedBy change: borrowing NavigationChange, in scene: String) -> [Subscription] {
        byScene[scene]?.limited(toClosedBy: change) ?? []
    }

    /// The highest level of events that any watch of a scene wants.
    func mostTalkative(of scene: String) -> SceneConfiguration.Verbosity {
        byScene.isEmpty ? .silent : byScene[scene]?.mostTalkative ?? .silent
    }

    /// All watches, by session and number.
    var all: [Subscription] {
        byScene.values.flatMap(\.all).sorted { ($0.session, $0.number) < ($1.session, $1.number) }
    }

    // MARK: Sessions

    /// How many watches a session has.
    func count(of session: SessionID) -> Int { bySession[session]?.watches.count ?? 0 }

    /// The number of the next watch of a session.
    func nextNumber(of session: SessionID) -> Int { bySession[session]?.nextWatch ?? first }

    /// The next number that no watch of the session has.
    private func free(behind number: Int, of session: SessionID) -> Int {
        var next = number
        repeat { next = next < last ? next + 1 : first } while bySession[session]?.watches[next] != nil
        return next
    }

    /// Begins a watch whose number is ``nextNumber(of:)``.
    mutating func open(_ subscription: Subscription) -> Undo {
        lastOrder += 1
        var subscription = subscription
        subscription.order = lastOrder
        add(subscription)
        let next = free(behind: subscription.number, of: subscription.session)
        bySession[subscription.session]?.nextWatch = next
        return .opened(subscription)
    }

    /// Ends a watch. Answers it, or nil when the session has no such watch.
    mutating func end(_ number: Int, of session: SessionID) -> Subscription? {
        guard let (scene, order) = bySession[session]?.watches.removeValue(forKey: number) else { return nil }
        let ended = byScene[scene]?.remove(order)
        if byScene[scene]?.isEmpty == true { byScene[scene] = nil }
        removeLagging(order, of: session)
        return ended
    }

    private mutating func add(_ subscription: Subscription) {
        let place = (subscription.scene, subscription.order)
        bySession[subscription.session, default: Watcher(nextWatch: first)].watches[subscription.number] = place
        byScene[subscription.scene, default: WatchedScene()].insert(subscription)
        guard subscription.isLagging else { return }
        lagging[subscription.session, default: [:]][subscription.order] = subscription.number
    }

    /// The connection is gone.
    mutating func sessionEnded(_ session: SessionID) {
        monitors.removeAll(of: session)
        renderers.sessionEnded(session)
        for number in (bySession[session]?.watches ?? [:]).keys { _ = end(number, of: session) }
        bySession[session] = nil
    }

    // MARK: Slow readers

    /// Whether a session has a watch that is owed the state.
    func isLagging(_ session: SessionID) -> Bool { !lagging.isEmpty && lagging[session] != nil }

    /// The reader of a watch is too slow: from here on the watch gets nothing.
    mutating func lag(_ subscription: Subscription) { setLagging(subscription, true) }

    /// A reader has caught up. Answers the first of its watches that are owed the state; it is owed nothing any more.
    mutating func takeLagging(of session: SessionID) -> Subscription? {
        guard let number = lagging[session]?.min(by: { $0.key < $1.key })?.value,
            let watch = self[number, of: session]
        else { return nil }
        setLagging(watch, false)
        return watch
    }

    private mutating func setLagging(_ subscription: Subscription, _ isLagging: Bool) {
        guard let order = order(of: subscription) else { return }
        _ = byScene[subscription.scene]?.change(order) { $0.isLagging = isLagging }
        guard isLagging else { return removeLagging(order, of: subscription.session) }
        lagging[subscription.session, default: [:]][order] = subscription.number
    }

    private mutating func removeLagging(_ order: UInt64, of session: SessionID) {
        guard lagging[session]?.removeValue(forKey: order) != nil else { return }
        if lagging[session]?.isEmpty == true { lagging[session] = nil }
    }

    /// The rights of a watch's session have changed: it may read no more than this part of the scene, or all of it.
    mutating func limit(_ subscription: Subscription, _ isLimited: Bool) {
        guard subscription.filter.isLimited != isLimited, let order = order(of: subscription) else { return }
        _ = byScene[subscription.scene]?.change(order) { $0.filter.isLimited = isLimited }
    }

    // MARK: The host

    /// Begins to note the changes of scenes, modules and renderers, unless a watch did so before.
    mutating func beginLog(
        scenes: [String: NavigatorID],
        modules: [String: SessionID],
        renderers: [Renderers.Key: Renderer],
        limits: Limits
    ) {
        guard host == nil else { return }
        host = HostLog(scenes: scenes, modules: modules, renderers: renderers, maximum: limits.history)
    }

    /// Forgets these changes. The next ``beginLog(scenes:modules:renderers:limits:)`` begins anew.
    mutating func endLog() { host = nil }

    mutating func log(_ changes: [HostChange], _ cause: Cause) -> HostLog.Record? { host?.add(changes, cause) }

    /// As ``HostLog/takeRecords()``.
    mutating func takeHostRecords() -> [HostLog.Record] { host?.takeRecords() ?? [] }

    mutating func use(_ limits: Limits) { host?.maximum = limits.history }

    // MARK: Credit

    /// A watch as it is now.
    subscript(number: Int, of session: SessionID) -> Subscription? {
        bySession[session]?.watches[number].flatMap { byScene[$0.scene]?[$0.order] }
    }

    /// Its place among all watches; nil when it has ended.
    private func order(of subscription: Subscription) -> UInt64? {
        bySession[subscription.session]?.watches[subscription.number]?.order
    }

    /// Changes the credit of a watch, and what it is owed. Answers how it was before.
    mutating func pace(_ subscription: Subscription, _ body: (inout Subscription) -> Void) -> Undo? {
        guard let order = order(of: subscription) else { return nil }
        return byScene[subscription.scene]?.change(order) { watch in
            var changed = watch
            body(&changed)
            (watch.credit, watch.owed) = (changed.credit, changed.owed)
        }.map { .paced($0) }
    }

    // MARK: Monitors

    /// Begins to show the traffic to a session. Answers the monitor's number.
    mutating func monitor(_ session: SessionID, user: UInt32?, _ filter: HostMonitor) -> Int {
        let number = bySession[session, default: Watcher(nextWatch: first)].nextMonitor
        bySession[session, default: Watcher(nextWatch: first)].nextMonitor += 1
        monitors.add(TrafficMonitor(session: session, number: number, user: user, filter: filter))
        return number
    }

    /// - Returns: whether the session had this monitor.
    mutating func unmonitor(_ number: Int, of session: SessionID) -> Bool { monitors.remove(number, of: session) }

    /// A monitor was shown a line, or is behind and was not.
    mutating func shown(_ isShown: Bool, at index: Int) {
        if isShown { monitors.shown(at: index) } else { monitors.dropped(at: index) }
    }

    /// As ``TrafficMonitors/passed(_:_:of:)``.
    mutating func passed(_ id: [UInt8], _ method: Method, of session: SessionID) {
        monitors.passed(id, method, of: session)
    }

    /// As ``TrafficMonitors/returned(_:of:)``.
    mutating func returned(_ id: [UInt8], of session: SessionID) -> Method? { monitors.returned(id, of: session) }

    // MARK: Taking back

    /// Puts back what changed in a turn that was not written.
    ///
    /// - Parameter isConnected: whether a session is still there.
    mutating func takeBack(_ undo: Undo, isConnected: (SessionID) -> Bool) {
        switch undo {
        case .opened(let subscription): _ = end(subscription.number, of: subscription.session)
        case .ended(let subscription):
            if isConnected(subscription.session) { add(subscription) }
        case .resynchronised(let subscription): setLagging(subscription, true)
        case .hostLogged(let record): host?.takeBack(record)
        case .reported(let undo): renderers.takeBack(undo, isConnected: isConnected)
        case .paced(let former): _ = pace(former) { ($0.credit, $0.owed) = (former.credit, former.owed) }
        }
    }
}
