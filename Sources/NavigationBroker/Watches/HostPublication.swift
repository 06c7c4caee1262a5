import JSON
import NavigationProtocol
import NavigationTree

// Watches of the host: scenes that open and close, their current navigators, modules that come and go, and what
// renderers report.

extension Machines {
    /// Scenes, modules or renderers may have changed: tells the watches of the host what is different.
    mutating func tellHostChanges(because cause: Cause, now: MonotonicTime) {
        guard let log = watches.host else { return }
        let changes = log.changes(to: currentNavigators, registry.modules.mapValues(\.owner), presentRenderers)
        tellHost(changes, because: cause, now: now)
    }

    /// The current navigator of each scene, also of those that a fleet shares.
    var currentNavigators: [String: NavigatorID] {
        watches.shared.with(Dictionary(uniqueKeysWithValues: scenes.all.map { ($0.name, $0.tree.current) }))
    }

    /// The reports of renderers, also for scenes that a fleet shares.
    var presentRenderers: [Renderers.Key: Renderer] { watches.shared.with(watches.renderers.byKey) }

    /// A scene has changed: its current navigator may be another one.
    mutating func tellCurrent(of scene: Scene, because cause: Cause, now: MonotonicTime) {
        let current = scene.tree.current
        guard let former = watches.host?.scenes[scene.name], former != current, !watches.shared.hides(scene.name) else {
            return
        }
        tellHost([.currentChanged(scene.name, current, from: former)], because: cause, now: now)
    }

    private mutating func tellHost(_ changes: [HostChange], because cause: Cause, now: MonotonicTime) {
        guard !changes.isEmpty, let record = watches.log(changes, cause) else { return }
        note(.watches(.hostLogged(record)))
        for watch in watches.of(Subscription.host) where !watch.isLagging {
            if watch.waitsForCredit {
                watch.pace(before: record.revision, on: &self, now: now)
            } else if outbox.isBehind(watch.session) {
                watches.lag(watch)
                telemetry.metrics.lagged += 1
            } else {
                watch.send(record, on: &self, now: now)
            }
        }
    }
}

extension Subscription {
    /// The name in place of a scene's for watches of the host; no scene can have it.
    static let host = ""

    var isOfHost: Bool { scene == Self.host }

    /// The oldest revision from which the watch can go on.
    func oldestKept(on machines: borrowing Machines) -> UInt64 {
        isOfHost ? machines.watches.host?.oldest ?? 0 : machines[scene: scene].history.oldest
    }

    /// The line for a watch of the host.
    func send(_ record: HostLog.Record, on machines: inout Machines, now: MonotonicTime) {
        let changed = HostChanged(
            watch: number,
            revision: record.revision,
            cause: record.cause,
            changes: record.changes
        )
        machines.send(machines.outbox.write { $0.line(changed) }, to: session, as: .event, now: now)
        spend(on: &machines)
    }

    /// The state of the host, for a watch that has missed changes. Nil without a log.
    func hostState(on machines: borrowing Machines) -> HostLagged? {
        machines.watches.host.map { HostLagged(watch: number, revision: $0.newest, snapshot: $0.snapshot) }
    }
}
