import JSON
import NavigationProtocol
import NavigationTree

// Events: what happens besides changes, for watches that ask for it. Navigator's event logging.

extension HostEvent {
    /// Tells the watches that want to know. A reader that is behind does not get it.
    ///
    /// - Parameters:
    ///   - scene: where it happened; nil when it concerns all.
    ///   - kind: whether it holds if the store fails.
    func tell(
        in scene: String? = nil,
        as kind: OutputPiece.Kind = .certain,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        if let others = machines.watches.others { tell(others, in: scene, as: kind, on: &machines) }
        guard !machines.watches.isEmpty, !isToldByOwner(in: scene, on: machines) else { return }
        for name in scene.map({ [$0] }) ?? machines.scenes.names where machines.watches.mostTalkative(of: name) >= level
        {
            guard let scene = machines.scene(name), scene.configuration.verbosity >= level else { continue }
            for watch in machines.watches.of(name) where watch.verbosity >= level {
                guard watch.hasCredit, !machines.outbox.isBehind(watch.session) else { continue }
                let event = EventNotification(watch: watch.number, scene: name, self)
                let line = machines.outbox.write { $0.line(event) }
                machines.send(line, to: watch.session, as: kind, now: now)
                watch.spend(on: &machines)
            }
        }
    }

    /// Tells the watches that other brokers have of a scene.
    private func tell(
        _ others: Watches.Others,
        in scene: String?,
        as kind: OutputPiece.Kind,
        on machines: inout Machines
    ) {
        guard others.verbosity >= level, scene == nil || scene == others.scene,
            let scene = machines.scene(others.scene), scene.configuration.verbosity >= level
        else { return }
        let isCertain = if case .certain = kind { true } else { false }
        machines.outbox.add(.event(self, isCertain: isCertain))
    }

    /// Whether this broker only follows its scene, and the owner tells what concerns all.
    private func isToldByOwner(in scene: String?, on machines: borrowing Machines) -> Bool {
        scene == nil && machines.configuration.share?.isFollower == true
    }
}
