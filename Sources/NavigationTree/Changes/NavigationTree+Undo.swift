// Undo as an ordinary change, with a revision of its own.

extension NavigationChange {
    /// The navigators that the change closed.
    fileprivate var closedNavigators: Set<NavigatorID> {
        Set(steps.compactMap { if case .navigatorClosed(let navigator, _) = $0 { navigator.id } else { nil } })
    }
}

extension NavigationChange.Step {
    /// Whether a signal that was kept for its module went because it was delivered, and not with its navigator.
    fileprivate func delivers(signalsBesides closed: Set<NavigatorID>) -> Bool {
        guard case .detached(let attachment) = self, attachment.keptSignal != nil else { return false }
        return !closed.contains(attachment.navigator)
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
    ///   - onlyNavigation: whether the changes that did not navigate stay as they are now: content, hints, migrated
    ///     arguments, and attachments that came, changed or went without a navigation. An attachment goes nevertheless
    ///     with its navigator, when a navigation made that.
    ///   - isConnected: whether a session is connected. The property of a session that has ended is not restored.
    ///   - isProvided: whether a type has a provider now. Undo does not bring providers back or remove them.
    package mutating func undo(
        _ changes: [NavigationChange],
        onlyNavigation: Bool = false,
        isConnected: (SessionID) -> Bool,
        isProvided: (TypeName) -> Bool
    ) throws(NavigationError) -> NavigationChange {
        try refuseWhenLocked()
        let flows = allFlows
        return try atomically { tree throws(NavigationError) in
            var moved: [EntryID: Entry] = [:]
            let new = onlyNavigation ? changes.createdNavigators : []
            for change in changes.reversed() {
                let isKept = onlyNavigation && !change.navigates
                let closed = change.closedNavigators
                for former in change.steps.reversed() where !former.delivers(signalsBesides: closed) {
                    if isKept, tree.keeps(former, without: new) { continue }
                    guard let step = onlyNavigation ? tree.withPresentContent(former, &moved) : former else { continue }
                    try tree.takeInverse(of: step, change.revision, isConnected: isConnected)
                }
            }
            if onlyNavigation {
                for navigator in tree.attachmentsAt.keys.sorted() {
                    tree.dropPlaces(of: navigator)
                    tree.dropDoubles(at: navigator)
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

    /// Whether a step of a change that did not navigate is about an attachment that can stay as it is now.
    ///
    /// - Parameter new: the navigators that undo takes away.
    private func keeps(_ step: NavigationChange.Step, without new: Set<NavigatorID>) -> Bool {
        switch step {
        case .attached(let attachment), .attachmentChanged(_, let attachment):
            attachments[attachment.id] == nil || !new.contains(attachment.navigator)
        case .detached: true
        case .navigatorCreated, .navigatorClosed, .navigatorSelected, .entryAdded, .entryRemoved, .entryChanged,
            .typeOrphaned, .typeRevived, .signalled:
            false
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
        case .entryAdded(let navigator, let position, _): takeRemoval(from: navigator, at: position)
        case .entryRemoved(let navigator, let position, let entry): takeEntry(entry, on: navigator, at: position)
        case .entryChanged(let navigator, let position, let from, let to):
            guard from.isQuarantined == to.isQuarantined else { return }
            let now = (try? entry(to.id)) ?? to
            var former = from
            // Arguments that do not fit come back as they were: in quarantine.
            former.isQuarantined = now.isQuarantined || former.isUnfit
            take(.entryChanged(navigator, position: position, from: now, to: former))
        case .attached(let attachment):
            if attachments[attachment.id] != nil { take(.detached(attachment)) }
        case .detached(let attachment):
            let isGone = attachment.session.map { attachment.endsWithSession && !isConnected($0) } ?? false
            if !isGone { take(.attached(attachment)) }
        case .attachmentChanged(let from, let to):
            if let now = attachments[to.id] { take(.attachmentChanged(from: now, to: from)) }
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

extension [NavigationChange] {
    /// The navigators that the changes made.
    fileprivate var createdNavigators: Set<NavigatorID> {
        var created: Set<NavigatorID> = []
        for change in self {
            for case .navigatorCreated(let navigator) in change.steps { created.insert(navigator.id) }
        }
        return created
    }
}
