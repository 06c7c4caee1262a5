// Quarantine: a restored entry that breaks a rule, or whose arguments do not fit its type, is marked. It could not be
// refused, because rule and schema came after it.

package import JSON

/// Why a restored entry was put in quarantine.
package enum QuarantineReason: Hashable, Sendable {
    /// The first part of a rule that it breaks.
    case rule(RuleViolation)
    /// The part of its arguments that does not fit the schema of its type.
    case arguments(JSONSchemaViolation)
}

/// A restored entry whose arguments were compared with the schema of its type.
package struct JudgedArguments: Hashable, Sendable {
    let entry: EntryID
    /// Nil when they fit.
    let violation: JSONSchemaViolation?

    package init(_ entry: EntryID, _ violation: JSONSchemaViolation?) {
        (self.entry, self.violation) = (entry, violation)
    }
}

extension NavigationTree {
    /// An entry that was put in quarantine.
    package typealias Quarantined = (entry: EntryID, reason: QuarantineReason)

    /// Puts the restored entries in quarantine that break a rule or do not fit their types, and releases those that do
    /// neither any more.
    ///
    /// An entry is not judged while its own type has no provider, or the type that it stands on. With `within`, no type
    /// of the scene may lack one. The roles of types without a provider are unknown.
    ///
    /// - Parameters:
    ///   - violations: all violations of the scene.
    ///   - judged: the restored entries whose arguments were compared with their types. The others stay as they are.
    ///   - restored: the last revision that was restored. Later entries are not put in quarantine.
    package mutating func quarantine(
        _ violations: [RuleViolation],
        _ judged: [JudgedArguments] = [],
        upTo restored: UInt64
    ) -> (change: NavigationChange, quarantined: [Quarantined]) {
        var broken: Set<EntryID> = []
        var found: [Quarantined] = []
        for judged in judged {
            guard judge(judged), let violation = judged.violation else { continue }
            found.append((judged.entry, .arguments(violation)))
        }
        for violation in violations {
            guard let entry = entry(at: violation) else { continue }
            broken.insert(entry.id)
            guard entry.revision <= restored, !entry.isQuarantined, isJudged(violation, of: entry) else { continue }
            mark(entry.id, isQuarantined: true)
            found.append((entry.id, .rule(violation)))
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
            let from = lowest[navigator] ?? 0
            let candidates = quarantined(in: self[existing: navigator], from: from)
            guard !candidates.isEmpty else { continue }
            let violations = isRuled ? violations(of: rules, in: navigator, from: from) : []
            let broken = Set(violations.map(\.position))
            for (position, entry) in candidates where !broken.contains(position) { release(entry) }
        }
        return extend(change)
    }

    /// The entries in quarantine that a navigator shows, from a position upwards.
    private func quarantined(in navigator: Navigator, from lowest: Int) -> [(position: Int, entry: EntryID)] {
        (lowest..<max(navigator.path.count, lowest)).compactMap { position in
            guard let entry = navigator.entry(at: position), entry.isQuarantined else { return nil }
            return (position, entry.id)
        }
    }

    /// The entry that breaks a rule.
    private func entry(at violation: RuleViolation) -> Entry? {
        self[existing: violation.navigator].entry(at: violation.position)
    }

    private func isJudged(_ violation: RuleViolation, of entry: Entry) -> Bool {
        guard !orphaned.isEmpty else { return true }
        return violation.part != .within && !orphaned.contains(entry.destination.type)
            && !orphaned.contains { $0.description == violation.found }
    }

    /// Keeps what was found out about an entry's arguments. Answers whether the entry is in quarantine since then.
    ///
    /// An entry that was in quarantine before shows no change.
    private mutating func judge(_ judged: JudgedArguments) -> Bool {
        let isUnfit = judged.violation != nil
        guard let place = locations[judged.entry], var entry = try? entry(judged.entry), entry.isUnfit != isUnfit else {
            return false
        }
        let former = entry
        entry.isUnfit = isUnfit
        if isUnfit { entry.isQuarantined = true }
        let position = Int(place.position)
        guard entry.isQuarantined == former.isQuarantined else {
            take(.entryChanged(place.navigator, position: position, from: former, to: entry))
            return true
        }
        if position < 0 {
            self[existing: place.navigator].root = entry
        } else {
            self[existing: place.navigator].path[position] = entry
        }
        return false
    }

    /// Calls `body` with each restored entry, by navigator and position. Walks the whole scene.
    package func forEachRestored(upTo restored: UInt64, _ body: (NavigatorID, Entry) -> Void) {
        for id in navigators.ids {
            let navigator = self[existing: id]
            if let root = navigator.root, root.revision <= restored { body(id, root) }
            for entry in navigator.path where entry.revision <= restored { body(id, entry) }
        }
    }

    /// The entries that are in quarantine because of their arguments, oldest first.
    package var unfitEntries: [EntryID] { quarantined.sorted().filter { (try? entry($0))?.isUnfit == true } }

    /// An entry whose type has no provider stays in quarantine, because its rule is unknown. So does one whose
    /// arguments do not fit.
    private mutating func release(_ id: EntryID) {
        guard let entry = try? entry(id), !entry.isUnfit, !orphaned.contains(entry.destination.type) else { return }
        mark(id, isQuarantined: false)
    }

    private mutating func mark(_ id: EntryID, isQuarantined: Bool) {
        guard let place = locations[id], let entry = try? entry(id) else { return }
        var new = entry
        new.isQuarantined = isQuarantined
        take(.entryChanged(place.navigator, position: Int(place.position), from: entry, to: new))
    }
}
