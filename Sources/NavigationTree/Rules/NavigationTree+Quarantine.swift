// Quarantine: a restored entry that breaks a rule is marked. It could not be refused, because its rule came after it.

extension NavigationTree {
    /// An entry that was put in quarantine, and the first part of a rule that it breaks.
    package typealias Quarantined = (entry: EntryID, violation: RuleViolation)

    /// Puts the restored entries in quarantine that break a rule, and releases those that break none any more.
    ///
    /// An entry is not judged while its own type has no provider, or the type that it stands on. With `within`, no type
    /// of the scene may lack one. The roles of types without a provider are unknown.
    ///
    /// - Parameters:
    ///   - violations: all violations of the scene.
    ///   - restored: the last revision that was restored. Later entries are not put in quarantine.
    package mutating func quarantine(
        _ violations: [RuleViolation],
        upTo restored: UInt64
    ) -> (change: NavigationChange, quarantined: [Quarantined]) {
        var broken: Set<EntryID> = []
        var found: [Quarantined] = []
        for violation in violations {
            guard let entry = entry(at: violation) else { continue }
            broken.insert(entry.id)
            guard entry.revision <= restored, !entry.isQuarantined, isJudged(violation, of: entry) else { continue }
            mark(entry.id, isQuarantined: true)
            found.append((entry.id, violation))
        }
        for id in quarantined.sorted() where !broken.contains(id) { release(id) }
        return (finish(), found)
    }

    /// Releases the entries that break no rule since the newest change, as a part of that change. The change must
    /// not have been published yet.
    package mutating func releaseQuarantine(
        by rules: PathRules,
        after change: consuming NavigationChange
    ) -> NavigationChange {
        precondition(!isInTransaction && change.revision == revision, "only the newest change can be extended")
        let isRuled = !rules.isEmpty || acceptingCount > 0
        let lowest = places(changedBy: change.steps[...], isReleasing: true).lowest
        for navigator in lowest.keys.sorted() {
            let (from, path) = (lowest[navigator] ?? 0, self[existing: navigator].path)
            let candidates = (from..<max(path.count, from)).filter { position in
                (position < 0 ? self[existing: navigator].root : path[position])?.isQuarantined == true
            }
            guard !candidates.isEmpty else { continue }
            let violations = isRuled ? violations(of: rules, in: navigator, from: from) : []
            let broken = Set(violations.map(\.position))
            for position in candidates where !broken.contains(position) {
                if let entry = position < 0 ? self[existing: navigator].root : path[position] { release(entry.id) }
            }
        }
        return extend(change)
    }

    /// The entry that breaks a rule.
    private func entry(at violation: RuleViolation) -> Entry? {
        let navigator = self[existing: violation.navigator]
        return violation.position < 0 ? navigator.root : navigator.path[violation.position]
    }

    private func isJudged(_ violation: RuleViolation, of entry: Entry) -> Bool {
        guard !orphaned.isEmpty else { return true }
        return violation.part != .within && !orphaned.contains(entry.destination.type)
            && !orphaned.contains { $0.description == violation.found }
    }

    /// An entry whose type has no provider stays in quarantine, because its rule is unknown.
    private mutating func release(_ id: EntryID) {
        guard let entry = try? entry(id), !orphaned.contains(entry.destination.type) else { return }
        mark(id, isQuarantined: false)
    }

    private mutating func mark(_ id: EntryID, isQuarantined: Bool) {
        guard let place = locations[id], let entry = try? entry(id) else { return }
        var new = entry
        new.isQuarantined = isQuarantined
        take(.entryChanged(place.navigator, position: Int(place.position), from: entry, to: new))
    }
}
