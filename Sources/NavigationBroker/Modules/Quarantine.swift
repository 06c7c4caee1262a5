import NavigationProtocol
import NavigationTree

/// Entries that came from the store and break a rule, which was not known before its module registered.
enum Quarantine {
    /// Judges the restored entries of a scene after a registration.
    ///
    /// - Parameter violations: all violations of the scene.
    static func review(
        _ violations: [RuleViolation],
        in scene: Scene,
        on machines: inout Machines,
        because cause: Cause,
        now: MonotonicTime
    ) {
        let (change, quarantined) = scene.tree.quarantine(violations, upTo: scene.restoredRevision)
        machines.publish(change, in: scene, cause: cause, now: now)
        tell(quarantined, in: scene, on: &machines, now: now)
    }

    /// Tells the log and the watches which entries were put in quarantine.
    static func tell(
        _ quarantined: [NavigationTree.Quarantined],
        in scene: Scene,
        on machines: inout Machines,
        now: MonotonicTime
    ) {
        for (entry, violation) in quarantined {
            let rule = "\(violation.part.rawValue) of \(violation.ruleOf)"
            machines.outbox.add(
                .log(
                    BrokerLogEntry(
                        level: .notice,
                        session: nil,
                        module: violation.source,
                        message: "entry \(entry) of \(scene.name) breaks the rule \(rule): quarantined"
                    )
                )
            )
            HostEvent.entryQuarantined(entry, type: violation.type, rule: violation.part)
                .tell(in: scene.name, as: .event, on: &machines, now: now)
        }
    }
}
