// Undo as an ordinary change, with a revision of its own.

extension NavigationTree {
    /// Undoes the newest changes, newest first, as one change.
    ///
    /// Restored things keep their old ids. Locks refuse it, because an undo may affect the whole scene.
    ///
    /// - Parameters:
    ///   - changes: the newest changes, oldest first, without a gap.
    ///   - isConnected: whether a session is connected. The property of a session that has ended is not restored.
    ///   - isProvided: whether a type has a provider now. Undo does not bring providers back or remove them.
    package mutating func undo(
        _ changes: [NavigationChange],
        isConnected: (SessionID) -> Bool,
        isProvided: (TypeName) -> Bool
    ) throws(NavigationError) -> NavigationChange {
        try refuseWhenLocked()
        let flows = allFlows
        return try atomically { tree throws(NavigationError) in
            for change in changes.reversed() {
                for step in change.steps.reversed() {
                    try tree.takeInverse(of: step, change.revision, isConnected: isConnected)
                }
            }
            for type in tree.entriesOfType.keys.sorted() where isProvided(type) == tree.orphaned.contains(type) {
                tree.take(isProvided(type) ? .typeRevived(type) : .typeOrphaned(type))
            }
            for type in tree.orphaned.sorted() where tree.entriesOfType[type] == nil { tree.take(.typeRevived(type)) }
            tree.tellFlows(since: flows)
            try tree.checkRoom(for: [], entries: 0)
            return tree.finish()
        }
    }

    private mutating func takeInverse(
        of step: NavigationChange.Step,
        _ revision: UInt64,
        isConnected: (SessionID) -> Bool
    ) throws(NavigationError) {
        switch step {
        case .navigatorCreated(let navigator):
            let now = self[existing: navigator.id]
            let wasSelected = now.parent.map { self[existing: $0].selected == now.id } ?? false
            take(.navigatorClosed(now, wasSelected: wasSelected))
        case .navigatorClosed(let navigator, let wasSelected):
            if let session = navigator.ephemeral, !isConnected(session) { throw .cannotUndo(revision: revision) }
            take(.navigatorCreated(navigator))
            guard wasSelected, let parent = navigator.parent else { return }
            let previous = self[existing: parent].selected
            take(.navigatorSelected(parent: parent, child: navigator.id, previous: previous))
        case .navigatorSelected(let parent, let child, let previous):
            take(.navigatorSelected(parent: parent, child: previous, previous: child))
        case .entryAdded(let navigator, let position, let entry):
            take(.entryRemoved(navigator, position: position, entry))
        case .entryRemoved(let navigator, let position, let entry):
            take(.entryAdded(navigator, position: position, entry))
        case .entryChanged(let navigator, let position, let from, let to):
            take(.entryChanged(navigator, position: position, from: to, to: from))
        case .attached(let attachment):
            if attachments[attachment.id] != nil { take(.detached(attachment)) }
        case .detached(let attachment):
            let isGone = attachment.session.map { attachment.endsWithSession && !isConnected($0) } ?? false
            if !isGone { take(.attached(attachment)) }
        case .attachmentChanged(let from, let to):
            if attachments[to.id] != nil { take(.attachmentChanged(from: to, to: from)) }
        case .typeOrphaned, .typeRevived, .signalled: break
        }
    }

    /// The tree as it was before the newest changes.
    ///
    /// - Parameter changes: as for ``undo(_:isConnected:isProvided:)``.
    package func before(_ changes: [NavigationChange]) -> NavigationTree {
        var tree = self
        for change in changes.reversed() { tree.revoke(change) }
        return tree
    }
}
