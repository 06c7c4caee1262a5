// Locks: a locked navigator, and everything under it, is not taken away from outside. Navigator's `navigationLocked`.
//
// The operations on the whole scene ask for any lock before they begin. The others are carried out first. They are
// taken back when they removed something that a lock protects, and so need no second search for what they would remove.
//
// An operation comes from the navigator that it changes. So it is inside the locks of that navigator and of all around
// it, and outside of all other locks.

extension NavigationTree {
    /// Locks a navigator and everything under it.
    package mutating func lock(
        _ navigator: NavigatorID,
        reason: String?,
        by session: SessionID?
    ) throws(NavigationError) -> Attached {
        try checkRoom(forText: reason?.utf8.count ?? 0)
        return attach(.lock(reason: reason), to: navigator, by: session)
    }

    /// Whether the scene has a lock.
    package var isLocked: Bool { !locks.isEmpty }

    /// All locks of the scene, oldest first.
    package var heldLocks: [Attachment] { locks.sorted().compactMap { attachments[$0] } }

    /// Throws when the scene has a lock.
    package func refuseWhenLocked() throws(NavigationError) {
        guard locks.isEmpty else { throw .locked(heldLocks) }
    }

    /// The locks that bind a request: all of the scene but those of the navigators that the request comes from within.
    ///
    /// - Parameter inside: the navigator that the request comes from; nil when it comes from outside of the scene.
    package func locks(against inside: NavigatorID?) -> [Attachment] {
        guard isLocked else { return [] }
        guard let inside else { return heldLocks }
        return heldLocks.filter { !isInside(inside, $0.navigator) }
    }

    /// Carries out an operation of a navigator. It may not take away what a lock protects from outside.
    ///
    /// - Parameter asPresenter: whether the operation is about what the navigator presents. The direct presenter of a
    ///   locked navigator may dismiss it.
    @inline(__always)
    mutating func keepingLocks<Outcome>(
        from navigator: NavigatorID,
        asPresenter: Bool = false,
        _ operation: (inout Self) throws(NavigationError) -> Outcome
    ) throws(NavigationError) -> Outcome {
        guard isLocked else { return try operation(&self) }
        var permitted = asPresenter ? Set(overlays(of: navigator)) : []
        if asPresenter, let presented = self[existing: navigator].presented { permitted.insert(presented) }
        var next: NavigatorID? = navigator
        while let id = next {
            permitted.insert(id)
            next = self[existing: id].parent
        }
        return try keepingLocks(besidesThoseOf: permitted, operation)
    }

    /// Carries out an operation that may take away what only the locks of some navigators protect. Looks for locks
    /// where the operation has removed something, and does not visit the others.
    private mutating func keepingLocks<Outcome>(
        besidesThoseOf permitted: Set<NavigatorID>,
        _ operation: (inout Self) throws(NavigationError) -> Outcome
    ) throws(NavigationError) -> Outcome {
        try atomically { tree throws(NavigationError) in
            let before = tree.savepoint()
            let outcome = try operation(&tree)
            let steps = tree.steps[before.steps...]
            let around = tree.navigatorsAroundRemovals(in: steps).subtracting(permitted)
            var broken = around.flatMap { tree.attachments(.lock($0)) }
            for case .detached(let attachment) in steps where around.contains(attachment.navigator) {
                if case .lock = attachment.content { broken.append(attachment) }
            }
            guard broken.isEmpty else { throw .locked(broken.sorted { $0.id < $1.id }) }
            return outcome
        }
    }

    /// Throws when something that these locks protect was removed since a savepoint.
    package func refuseTaking(from locks: [Attachment], since savepoint: Savepoint) throws(NavigationError) {
        let around = navigatorsAroundRemovals(in: steps[savepoint.steps...])
        let broken = locks.filter { around.contains($0.navigator) }
        guard broken.isEmpty else { throw .locked(broken) }
    }

    /// The navigators that lost something in these steps, or were closed; and all above them. An entry that is there
    /// again was only moved.
    private func navigatorsAroundRemovals(in steps: ArraySlice<NavigationChange.Step>) -> Set<NavigatorID> {
        var parents: [NavigatorID: NavigatorID] = [:]
        var losers: [NavigatorID] = []
        for step in steps {
            switch step {
            case .navigatorClosed(let navigator, _) where !navigators.contains(navigator.id):
                parents[navigator.id] = navigator.parent
                losers.append(navigator.id)
            case .entryRemoved(let navigator, _, let entry) where locations[entry.id] == nil: losers.append(navigator)
            case .navigatorCreated, .navigatorClosed, .navigatorSelected, .entryAdded, .entryRemoved, .entryChanged,
                .typeOrphaned, .typeRevived, .attached, .detached, .attachmentChanged, .signalled:
                break
            }
        }
        var around: Set<NavigatorID> = []
        for loser in losers {
            var next: NavigatorID? = loser
            while let id = next, around.insert(id).inserted { next = parents[id] ?? navigators.find(id)?.parent }
        }
        return around
    }
}
