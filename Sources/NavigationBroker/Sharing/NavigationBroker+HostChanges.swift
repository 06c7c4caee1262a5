package import NavigationProtocol
import NavigationTree

// Watches of the host tell of the scenes that it shares, too. The broker that follows such a scene says what has
// changed there, and the host's own broker tells its watches.

extension NavigationBroker {
    /// The changes of the scene that this broker follows, for watches of the host: those since the last call, oldest
    /// first, each with its cause. The first call begins with the scene as it is, and so does the first one after
    /// ``goOn(from:now:)``.
    package mutating func takeHostChanges(
        of scene: String,
        now: MonotonicTime
    ) -> [(changes: [HostChange], cause: Cause)] {
        if machines.watches.host == nil {
            // Each broker has the scene `main`. This one is not the host's.
            let others = machines.currentNavigators.filter { $0.key != scene }
            machines.watches.beginLog(scenes: others, modules: [:], renderers: [:], limits: machines.limits)
            let time = machines.telemetry.wallClock.milliseconds(at: now)
            machines.tellHostChanges(because: Cause(.hostStarted, session: nil, time: time), now: now)
        }
        return machines.watches.takeHostRecords().map { ($0.changes, $0.cause) }
    }

    /// The broker that follows a shared scene has told these changes.
    package mutating func hostChanged(_ changes: [HostChange], because cause: Cause, now: MonotonicTime) {
        for change in changes { machines.watches.shared.take(change) }
        machines.tellHostChanges(because: cause, now: now)
    }
}
