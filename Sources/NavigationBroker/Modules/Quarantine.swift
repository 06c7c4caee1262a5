import JSON
import NavigationProtocol
import NavigationTree

/// Entries that came from the store and break a rule, or do not fit a schema, which was not known before its module
/// registered.
enum Quarantine {
    /// How many restored entries one registration compares with schemas, how many bytes of their arguments, and in how
    /// many steps.
    struct Budget {
        private var entries = 4_096
        private var bytes = 1 << 20
        var steps = JSONSchemaBudget()

        /// Whether there is room for one more entry with this much text.
        mutating func take(bytes count: Int) -> Bool {
            entries -= 1
            bytes -= count
            return entries >= 0 && bytes >= 0 && !steps.isEmpty
        }
    }

    /// Judges the restored entries of a scene after a registration.
    ///
    /// - Parameters:
    ///   - violations: all violations of the scene.
    ///   - judged: the entries whose arguments were compared with their types.
    static func review(
        _ violations: [RuleViolation],
        _ judged: [JudgedArguments],
        in scene: Scene,
        on machines: inout Machines,
        because cause: Cause,
        now: MonotonicTime
    ) {
        let (change, quarantined) = scene.tree.quarantine(violations, judged, upTo: scene.restoredRevision)
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
        for (entry, reason) in quarantined {
            guard let type = (try? scene.tree.entry(entry))?.destination.type else { continue }
            let (source, why) = words(for: reason, type)
            log("entry \(entry) of \(scene.name) \(why): quarantined", of: source, on: &machines)
            HostEvent.entryQuarantined(entry, type: type.description, reason)
                .tell(in: scene.name, as: .event, on: &machines, now: now)
        }
    }

    private static func words(for reason: QuarantineReason, _ type: TypeName) -> (module: String, why: String) {
        switch reason {
        case .rule(let violation):
            (violation.source, "breaks the rule \(violation.part.rawValue) of \(violation.ruleOf)")
        case .arguments(let violation):
            (type.module, "has arguments that do not fit \(type): \(violation.reason)")
        }
    }

    private static func log(_ message: String, of module: String, on machines: inout Machines) {
        let entry = BrokerLogEntry(level: .notice, session: nil, module: module, message: message)
        machines.outbox.add(.log(entry))
    }

    /// Compares the arguments of restored entries with the schemas that a module has registered. An entry with
    /// arguments of an older version is left to its migration.
    ///
    /// - Parameter types: the types that were registered.
    static func judge(
        _ types: Set<TypeName>,
        of module: String,
        in scene: Scene,
        within budget: inout Budget,
        on machines: inout Machines
    ) -> [JudgedArguments] {
        guard scene.restoredRevision > 0 else { return [] }
        let (registry, tree) = (machines.registry, scene.tree)
        let hasSchemas = registry.hasScopes || types.contains { registry.definition(of: $0.description)?.schema != nil }
        // Without a schema, only entries that did not fit a former one are judged.
        guard hasSchemas || !tree.quarantined.isEmpty else { return [] }
        var judged: [JudgedArguments] = []
        var left = 0
        tree.forEachRestored(upTo: scene.restoredRevision) { navigator, entry in
            let destination = entry.destination
            guard types.contains(destination.type),
                let type = registry.definition(of: destination.type.description, on: navigator, in: tree),
                type.version <= destination.version, type.schema != nil || entry.isUnfit
            else { return }
            if budget.take(bytes: destination.arguments.count) {
                let violation = type.violation(in: destination.arguments, within: &budget.steps)
                // The check that took the last step may not have come to its end.
                guard !budget.steps.isEmpty else {
                    left += 1
                    return
                }
                judged.append(JudgedArguments(entry.id, violation))
            } else {
                left += 1
            }
        }
        if left > 0 {
            let message = "\(left) entries of \(scene.name) are not compared with the schemas of their types"
            log(message, of: module, on: &machines)
        }
        return judged
    }

    /// Refuses a request that is about the meaning of an entry in quarantine, with the reason for the quarantine.
    static func refuse(
        _ entry: Entry,
        at place: NavigationTree.EntryLocation,
        in scene: Scene,
        on machines: borrowing Machines
    ) throws(WireError) {
        guard entry.isQuarantined else { return }
        let type = entry.destination.type
        if entry.isUnfit, let violation = machines.registry.violation(by: entry, on: place.navigator, in: scene.tree) {
            throw WireError(.invalid(.arguments, type, violation), in: machines.registry)
        }
        let violations = scene.tree.violations(of: machines.registry.rules).filter {
            $0.navigator == place.navigator && $0.position == Int(place.position)
        }
        if !violations.isEmpty { throw .pathRefused(violations) }
    }

    /// The entries of a scene that are in quarantine because of their arguments.
    static func unfit(in scene: Scene, on machines: borrowing Machines) -> [UnfitArguments] {
        let tree = scene.tree
        return tree.unfitEntries.compactMap { id in
            guard let place = try? tree.location(of: id), let entry = try? tree.entry(id),
                let violation = machines.registry.violation(by: entry, on: place.navigator, in: tree)
            else { return nil }
            return UnfitArguments(entry, at: place, violation)
        }
    }
}

extension DestinationRegistry {
    /// The part of an entry's arguments that does not fit its type; nil when they fit, or when no module provides it.
    fileprivate func violation(
        by entry: Entry,
        on navigator: NavigatorID,
        in tree: borrowing NavigationTree
    ) -> JSONSchemaViolation? {
        let destination = entry.destination
        var budget = JSONSchemaBudget()
        return definition(of: destination.type.description, on: navigator, in: tree)?
            .violation(in: destination.arguments, within: &budget)
    }
}

extension DestinationDefinition {
    /// The part of arguments that does not fit; nil when they fit.
    fileprivate func violation(in arguments: RawJSON, within budget: inout JSONSchemaBudget) -> JSONSchemaViolation? {
        do { try check(arguments: arguments, within: &budget) } catch {
            if case .invalid(_, _, let violation) = error { return violation }
        }
        return nil
    }
}
