// Undo as an ordinary change, with a revision of its own.

extension NavigationChange {
    /// The navigators that the change closed.
    fileprivate var closedNavigators: Set<NavigatorID> {
        Set(steps.compactMap { if case .navigatorClosed(let navigator, _) = $0 { navigator.id } else { nil } })
    }
}

extension NavigationTree {
    /// Undoes the newest changes, newest first, as one change.
    ///
    /// Restored things keep their old ids. Locks refuse it, because an undo may affect the whole scene. A signal that
    /// waited for its module comes back with its navigator, and not when it was delivered. Quarantine stays as it is.
    ///
    /// - Parameters:
    ///   - changes: the newest changes, oldest first, without a gap.
    ///   - keepsContent: whether content, hints and migrated arguments stay as they are now.
    ///   - isConnected: whether a session is connected. The property of a session that has ended is not restored.
    ///   - isProvided: whether a type has a provider now. Undo does not bring providers back or remove them.
    package mutating func undo(
        _ changes: [NavigationChange],
        keepsContent: Bool = false,
        isConnected: (SessionID) -> Bool,
        isProvided: (TypeName) -> Bool
    ) throws(NavigationError) -> NavigationChange {
        try refuseWhenLocked()
        let flows = allFlows
        return try atomically { tree throws(NavigationError) in
            var moved: [EntryID: Entry] = [:]
            for change in changes.reversed() {
                let closed = change.closedNavigators
                for former in change.steps.reversed() {
                    guard let step = keepsContent ? tree.withPresentContent(former, &moved) : former else { continue }
                    if case .detached(let attachment) = step, attachment.keptSignal != nil,
                        !closed.contains(attachment.navigator)
                    {
                        continue
                    }
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

    /// A step with the content that its entry has now; nil when the step changed nothing but content.
    ///
    /// - Parameter moved: entries that were put somewhere, as they were before undo took them away.
    private func withPresentContent(
        _ step: NavigationChange.Step,
        _ moved: inout [EntryID: Entry]
    ) -> NavigationChange.Step? {
        switch step {
        case .entryChanged(let navigator, let position, var from, let to):
            guard step.navigates else { return nil }
            let now = (try? entry(to.id)) ?? to
            from.content = now.content
            return .entryChanged(navigator, position: position, from: from, to: now)
        case .entryAdded(let navigator, let position, let added):
            let now = (try? entry(added.id)) ?? added
            moved[now.id] = now
            return .entryAdded(navigator, position: position, now)
        case .entryRemoved(let navigator, let position, let removed):
            return .entryRemoved(navigator, position: position, moved[removed.id] ?? removed)
        case .navigatorCreated, .navigatorClosed, .navigatorSelected, .typeOrphaned, .typeRevived,
            .attached, .detached, .attachmentChanged, .signalled:
            return step
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
            take(.entryRemoved(navigator, position: position, (try? self.entry(entry.id)) ?? entry))
        case .entryRemoved(let navigator, let position, let entry):
            take(.entryAdded(navigator, position: position, entry))
        case .entryChanged(let navigator, let position, let from, let to):
            guard from.isQuarantined == to.isQuarantined else { return }
            let now = (try? entry(to.id)) ?? to
            var former = from
            former.isQuarantined = now.isQuarantined
            take(.entryChanged(navigator, position: position, from: now, to: former))
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
