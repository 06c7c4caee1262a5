import JSON
import NavigationProtocol
import NavigationTree

/// Whether a guard is asked, by how it has kept its deadlines lately.
///
/// A guard that has missed several deadlines in a row is paused: its default verdict holds at once. After the pause one
/// request is put to it. An answer in time ends this; another miss makes the next pause twice as long.
struct GuardCircuit: Equatable {
    /// Deadlines that it has missed since its last answer in time.
    private(set) var misses = 0
    /// Seconds that the present pause lasts; nil while the guard is asked as usual.
    private(set) var pause: Double?
    /// When one request may be put to it again.
    private(set) var until = MonotonicTime(nanoseconds: 0)
    /// The request that was put to it after the pause.
    private(set) var trial: SuspensionNumber?

    var isOpen: Bool { pause != nil }

    /// The guard did not answer in time. A question that was asked before the pause began does not prolong it.
    ///
    /// - Returns: whether a pause begins.
    mutating func missed(_ number: SuspensionNumber, limits: Limits, now: MonotonicTime) -> Bool {
        misses += 1
        guard let pause else { return misses >= limits.guardMisses && begin(limits.guardPause, limits, now) }
        guard trial == number else { return false }
        return begin(pause * 2, limits, now)
    }

    private mutating func begin(_ seconds: Double, _ limits: Limits, _ now: MonotonicTime) -> Bool {
        let seconds = min(seconds, max(limits.guardPause, limits.guardPauseMaximum))
        (pause, until, trial) = (seconds, now + seconds, nil)
        return true
    }

    /// A request is put to the guard after the pause.
    mutating func tries(_ number: SuspensionNumber) { trial = number }
}

extension Admission {
    /// Whether a guard's default verdict holds now, because the guard missed its deadlines.
    func isPaused(_ asked: NavigationGuard, now: MonotonicTime) -> Bool {
        guard !circuits.isEmpty, let circuit = circuits[asked.id], circuit.isOpen else { return false }
        return now < circuit.until || circuit.trial.map { isAsked(asked.id, about: $0) } ?? false
    }

    private func isAsked(_ id: GuardID, about number: SuspensionNumber) -> Bool {
        if case .vote(let asked, _)? = waiting[number]?.reason { asked.id == id } else { false }
    }

    /// A request is put to a guard.
    mutating func puts(_ number: SuspensionNumber, to id: GuardID) {
        if !circuits.isEmpty, circuits[id]?.isOpen == true { circuits[id]?.tries(number) }
    }

    /// The guard that a request waits for has answered in time. Answers the guard when it was paused until now.
    mutating func answeredInTime(_ number: SuspensionNumber) -> NavigationGuard? {
        guard !circuits.isEmpty, case .vote(let asked, _)? = waiting[number]?.reason,
            let circuit = circuits.removeValue(forKey: asked.id), circuit.isOpen
        else { return nil }
        return asked
    }

    /// The guard that a request waits for has missed its deadline. Answers the guard when a pause begins.
    mutating func deadlineMissed(
        _ number: SuspensionNumber,
        limits: Limits,
        now: MonotonicTime
    ) -> (asked: NavigationGuard, circuit: GuardCircuit)? {
        guard case .vote(let asked, _)? = waiting[number]?.reason, guards[asked.id] != nil else { return nil }
        var circuit = circuits[asked.id] ?? GuardCircuit()
        let isPaused = circuit.missed(number, limits: limits, now: now)
        circuits[asked.id] = circuit
        return isPaused ? (asked, circuit) : nil
    }

    /// The refusal by a guard that is paused and denies by default.
    func denialInPause(of asked: NavigationGuard, _ hearings: Set<Passage.Hearing>, now: MonotonicTime) -> WireError {
        let circuit = circuits[asked.id] ?? GuardCircuit()
        let seconds = max(0, circuit.until.seconds(since: now))
        let reason = "it missed \(circuit.misses) deadlines and is not asked now"
        return denial(by: asked, asked.module, hearings, reason, isDefault: true)
            .with("paused", .bool(true)).with("retryAfter", .number(seconds))
    }
}

extension NavigationGuard {
    /// Tells its session and the watches that the guard is not asked for a while, or is asked again.
    ///
    /// - Parameter circuit: nil when it is asked again.
    func tellPause(_ circuit: GuardCircuit?, on machines: inout Machines, now: MonotonicTime) {
        if let session {
            let told = GuardPauseNotification(id, name: name, misses: circuit?.misses, retryAfter: circuit?.pause)
            machines.send(machines.outbox.write { $0.line(told) }, to: session, now: now)
        }
        let event: HostEvent =
            if let circuit {
                .guardPaused(id, name: name, misses: circuit.misses, retryAfter: circuit.pause ?? 0)
            } else {
                .guardResumed(id, name: name)
            }
        event.tell(in: scene, on: &machines, now: now)
    }
}

extension Machines {
    /// A guard as lists and plans show it.
    func described(_ one: NavigationGuard, now: MonotonicTime) -> WireGuard {
        let modules = one.session.map { registry.modules(of: $0) } ?? []
        let circuit = admission.circuits[one.id].flatMap { $0.isOpen ? $0 : nil }
        let pause = circuit.map {
            GuardPause(misses: $0.misses, until: telemetry.wallClock.milliseconds(at: $0.until))
        }
        return one.described(modules: modules, pause: pause)
    }
}
