import JSON
import NavigationProtocol
import NavigationTree

// Signals for modules that are away. The tree keeps them, so they are stored, taken back and watched with it.

extension KeptSignal {
    /// Keeps the signals of a change in the tree until the modules that are away register. They become a part of the
    /// same revision. The change must not have been published yet.
    static func keep(
        signalsOf change: consuming NavigationChange,
        in scene: Scene,
        because cause: Cause,
        on machines: inout Machines
    ) -> NavigationChange {
        var signals: [NavigationTree.AwaySignal] = []
        for case .signalled(let signal) in change.steps {
            for module in signal.recipients(of: change, on: machines).modules { signals.append((signal, module)) }
        }
        guard !signals.isEmpty else { return change }
        let keeping = scene.tree.keep(
            signals,
            of: change,
            cause: RawJSON(writing: cause),
            maximum: machines.limits.keptSignals
        )
        for lost in keeping.lost { machines.outbox.add(.log(lost.loss(in: scene.name))) }
        return keeping.change
    }

    /// Tells the modules that are there the signals that waited for them, in order, each once.
    static func deliver(on machines: inout Machines, because cause: Cause, now: MonotonicTime) {
        for scene in machines.scenes.all where scene.tree.hasKeptSignals {
            let (change, released) = scene.tree.releaseSignals { machines.isThere($0) }
            machines.publish(change, in: scene, cause: cause, now: now)
            for kept in released { kept.tell(in: scene.name, on: &machines, now: now) }
        }
    }

    /// Tells the module, which is there, the signal that waited for it.
    func tell(in scene: String, on machines: inout Machines, now: MonotonicTime) {
        guard let session = machines.registry.modules[module]?.owner else { return }
        var authors: Set<Cause.Author> = []
        let told = SignalNotification(
            scene: scene,
            revision: revision,
            signal: signal,
            cause: Cause(cause, sharing: &authors),
            wasKept: true
        )
        machines.send(machines.outbox.write { $0.line(told) }, to: session, as: .event, now: now)
    }

    private func loss(in scene: String) -> BrokerLogEntry {
        BrokerLogEntry(
            level: .notice,
            session: nil,
            module: module,
            message: "no room to keep \(signal.kind.rawValue) of revision \(revision) of \(scene): dropped"
        )
    }
}
