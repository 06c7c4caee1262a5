// Checks the paths against the rules after an operation.

extension NavigationTree {
    /// Refuses the paths that the last steps made. Looks only at the entries that the steps added, and at all that
    /// stands on entries that the steps removed.
    func check(
        _ rules: PathRules,
        after steps: ArraySlice<NavigationChange.Step>
    ) throws(NavigationError) {
        let violations = violations(of: rules, after: steps)
        guard violations.isEmpty else { throw .pathRefused(violations) }
    }

    /// All places of the scene that break a rule. This can happen when the rules are newer than the entries.
    package func violations(of rules: PathRules) -> [RuleViolation] {
        guard !rules.isEmpty || acceptingCount > 0 else { return [] }
        var violations = subtree(of: root).flatMap { self.violations(of: rules, in: $0, from: -1) }
        if let first = violations.first { violations[0].legal = legalPath(instead: first, rules) }
        return violations
    }

    /// The places that break a rule because of these steps, by navigator. The first one says which path would be legal.
    func violations(
        of rules: PathRules,
        after steps: ArraySlice<NavigationChange.Step>
    ) -> [RuleViolation] {
        let places = places(changedBy: steps)
        var violations = places.lowest.keys.sorted().flatMap { navigator in
            let isNew = places.new.contains(navigator)
            return self.violations(of: rules, in: navigator, from: places.lowest[navigator] ?? 0, isNew: isNew)
        }
        if let first = violations.first { violations[0].legal = legalPath(instead: first, rules) }
        return violations
    }

    /// The navigators in which steps have changed what entries stand on.
    struct ChangedPlaces {
        /// By navigator, the lowest position in question; -1 stands for its own destination.
        var lowest: [NavigatorID: Int] = [:]
        /// Those of them that the steps created.
        var new: Set<NavigatorID> = []
    }

    /// The places whose entries stand on something else since these steps.
    ///
    /// - Parameter isReleasing: whether a presentation also counts when an entry came into the path below it. This can
    ///   make a rule hold, and never breaks one.
    func places(
        changedBy steps: ArraySlice<NavigationChange.Step>,
        isReleasing: Bool = false
    ) -> ChangedPlaces {
        var places = ChangedPlaces()
        var shaken: Set<NavigatorID> = []
        for step in steps {
            switch step {
            case .navigatorCreated(let navigator):
                guard navigators.contains(navigator.id) else { continue }
                places.lowest[navigator.id] = -1
                places.new.insert(navigator.id)
            case .entryAdded(let navigator, let position, _):
                guard navigators.contains(navigator) else { continue }
                places.lowest[navigator] = min(places.lowest[navigator] ?? position, position)
                if isReleasing { shaken.insert(navigator) }
            case .entryRemoved(let navigator, let position, _):
                guard navigators.contains(navigator), position < self[existing: navigator].path.count else { continue }
                places.lowest[navigator] = min(places.lowest[navigator] ?? position, position)
                shaken.insert(navigator)
            case .entryChanged(let navigator, let position, let from, let to):
                // Arguments that fit now.
                guard isReleasing, from.isUnfit, !to.isUnfit, navigators.contains(navigator) else { continue }
                places.lowest[navigator] = min(places.lowest[navigator] ?? position, position)
            case .navigatorClosed, .navigatorSelected, .typeOrphaned, .typeRevived, .attached, .detached,
                .attachmentChanged, .signalled:
                break
            }
        }
        // When the middle of a path changed, a presentation over it stands on the change as well.
        for navigator in shaken {
            for below in subtree(of: navigator) where below != navigator { places.lowest[below] = -1 }
        }
        return places
    }

    /// Checks a path upwards from its lowest place in question. The roles and copies below are collected once, when a
    /// rule asks for them, and then updated.
    func violations(
        of rules: PathRules,
        in id: NavigatorID,
        from lowest: Int,
        isNew: Bool = false
    ) -> [RuleViolation] {
        let navigator = self[existing: id]
        var violations: [RuleViolation] = []
        var rolesBelow: Set<String>?
        var copiesBelow: [TypeName: Int]?
        for position in lowest..<max(navigator.path.count, lowest) {
            guard let entry = navigator.entry(at: position) else { continue }
            let type = entry.destination.type
            let predecessor = entryBelow(position, in: navigator)
            let place = PathRules.Place(
                type: type.description,
                method: entry.method,
                predecessor: predecessor?.destination.type.description,
                isFirst: position < 0 || (position == 0 && navigator.root == nil)
            )
            let broken = rules.broken(
                place,
                isWithin: { needed in
                    let roles = rolesBelow ?? self.roles(below: position, in: id, rules)
                    rolesBelow = roles
                    return !roles.isDisjoint(with: needed)
                },
                copies: {
                    let copies = copiesBelow ?? self.copies(below: position, in: navigator)
                    copiesBelow = copies
                    return copies[type, default: 0] + 1
                }
            )
            if position >= 0, let accepts = navigator.accepts,
                !accepts.accepts(type, roles: rules.roles(of: place.type))
            {
                violations.append(violation(accepts, place, at: position, in: navigator, isNew))
            }
            for part in broken {
                violations.append(violation(part, of: rules, place, at: position, in: navigator, isNew))
            }
            rolesBelow?.formUnion(rules.roles(of: place.type))
            copiesBelow?[type, default: 0] += 1
        }
        return violations
    }

    private func roles(below position: Int, in navigator: NavigatorID, _ rules: PathRules) -> Set<String> {
        TypesBelow(tree: self, navigator: navigator, position: position).reduce(into: []) {
            $0.formUnion(rules.roles(of: $1))
        }
    }

    private func copies(below position: Int, in navigator: Navigator) -> [TypeName: Int] {
        var copies: [TypeName: Int] = [:]
        if position >= 0, let root = navigator.root { copies[root.destination.type] = 1 }
        for entry in navigator.path.prefix(max(0, position)) { copies[entry.destination.type, default: 0] += 1 }
        return copies
    }

    /// The entry that a place stands on: the one before it, else its navigator's own destination, else what its
    /// presenter shows.
    private func entryBelow(_ position: Int, in navigator: Navigator) -> Entry? {
        if position > 0 { return navigator.path[position - 1] }
        if position == 0, let root = navigator.root { return root }
        var presentation = navigator
        while presentation.kind.isShownOver, let parent = presentation.parent {
            if let anchor = presentation.anchor { return try? entry(anchor) }
            presentation = self[existing: parent]
            if let root = presentation.root { return root }
        }
        return nil
    }

    private func violation(
        _ part: PathRule.Part,
        of rules: PathRules,
        _ place: PathRules.Place,
        at position: Int,
        in navigator: Navigator,
        _ isNew: Bool
    ) -> RuleViolation {
        let ruleOf = part == .last ? place.predecessor ?? place.type : place.type
        return RuleViolation(
            navigator: navigator.id,
            parentOfNew: isNew ? navigator.parent : nil,
            position: position,
            type: place.type,
            part: part,
            ruleOf: ruleOf,
            found: place.predecessor,
            needed: rules.needed(part, of: ruleOf),
            source: rules.source(of: part, ruleOf)
        )
    }

    /// The navigator does not accept an entry of its path.
    private func violation(
        _ accepts: Acceptance,
        _ place: PathRules.Place,
        at position: Int,
        in navigator: Navigator,
        _ isNew: Bool
    ) -> RuleViolation {
        RuleViolation(
            navigator: navigator.id,
            parentOfNew: isNew ? navigator.parent : nil,
            position: position,
            type: place.type,
            part: .accepts,
            ruleOf: place.type,
            found: place.predecessor,
            needed: accepts.types + accepts.roles,
            source: RuleViolation.navigatorAsSource,
            accepted: accepts
        )
    }

    private func legalPath(instead violation: RuleViolation, _ rules: PathRules) -> [String]? {
        let position = violation.position
        guard position >= 0 else { return nil }
        let path = self[existing: violation.navigator].path.prefix(position).map(\.destination.type.description)
        switch violation.part {
        case .under, .within, .first, .last:
            let below = TypesBelow(tree: self, navigator: violation.navigator, position: 0)
            return rules.legalPath(to: violation.type, from: path, context: Array(below.prefix(64)))
        case .repeats: return path.isEmpty ? nil : path
        case .most, .methods, .accepts: return nil
        }
    }
}

/// The types below a place, nearest first: down its path, then on through the navigator that presents or holds it.
///
/// Of the parent's path, it includes only the navigator's anchor and what is below the anchor. The other entries may be
/// removed while the navigator stays.
private struct TypesBelow: Sequence, IteratorProtocol {
    let tree: NavigationTree
    var navigator: NavigatorID
    /// The position above the next type.
    var position: Int

    /// The next type below; nil at the root of the scene.
    mutating func next() -> String? {
        while true {
            let here = tree[existing: navigator]
            if position > 0 {
                position -= 1
                return here.path[position].destination.type.description
            }
            if position == 0 {
                position = -1
                if let root = here.root { return root.destination.type.description }
            }
            guard let parent = here.parent else { return nil }
            navigator = parent
            if let anchor = here.anchor, let place = try? tree.location(of: anchor) {
                position = Int(place.position) + 1
            } else {
                position = 0
            }
        }
    }
}
