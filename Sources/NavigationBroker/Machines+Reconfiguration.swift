import JSON
import NavigationTree

// What can change while the host runs.

extension Machines {
    /// These limits hold from now on. To be called between turns.
    ///
    /// What there is stays, also where it is more than there may be now; only what is kept of the past is cut at once.
    mutating func reconfigure(_ limits: Limits) {
        configuration.limits = limits
        scanner = JSONScanner(maximumDepth: limits.depth)
        registry.maximumModulesPerSession = limits.modules
        registry.maximumTypesPerModule = limits.destinations
        registry.maximumBytesPerSession = limits.registrationBytes
        scenes.use(limits)
        tokens.use(limits)
        for session in sessions.values.sorted(by: { $0.id < $1.id }) { pauseOrResume(session) }
    }

    /// Questions that take longer than this many seconds are slow from now on; none is when it is nil.
    mutating func reconfigure(slow: Double?) { configuration.slow = slow }
}
