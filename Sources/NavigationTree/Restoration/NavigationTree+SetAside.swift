// A scene has one state under each restoration key. One of them is the tree; the others are set aside as steps.

/// The state of a scene under a restoration key that is not the current one.
package struct SetAsideState: Hashable, Sendable {
    package let key: String
    /// The last revision at which the tree was in this state. No two states of a scene have the same one.
    package let revision: UInt64
    /// The steps that build it from an empty tree, as in ``NavigationTree/snapshotSteps``. All of its types are
    /// orphaned.
    package let steps: [NavigationChange.Step]
    /// Roughly how many bytes it occupies.
    package let weight: Int

    package init(key: String, revision: UInt64, steps: [NavigationChange.Step], weight: Int) {
        (self.key, self.revision, self.steps, self.weight) = (key, revision, steps, weight)
    }

    /// The types that it shows.
    package var types: [TypeName] {
        steps.compactMap { if case .typeOrphaned(let type) = $0 { type } else { nil } }
    }
}

extension NavigationTree {
    /// The state to set aside under a key. It is what a store would give back after a restart: everything except what
    /// belongs to sessions. Nil when nothing would be left but the root.
    package func stateToSetAside(under key: String) -> SetAsideState? {
        var tree = self
        _ = tree.reconcile(isConnected: { _ in false }, isProvided: { _ in false })
        let steps = tree.snapshotSteps
        guard !steps.isEmpty else { return nil }
        let weight = 128 + key.utf8.count + 192 * steps.count + tree.argumentBytes
        return SetAsideState(key: key, revision: revision, steps: steps, weight: weight)
    }

    /// Removes everything but the root, and builds another state in its place; nil stands for an empty one. Locks
    /// refuse it.
    ///
    /// Restored things keep their old ids. Mappings and triggers of sessions stay on the root, because their sessions
    /// are still there. The modules of flows are told which flows have gone and which are back.
    ///
    /// - Parameters:
    ///   - state: a state that this scene has set aside.
    ///   - isProvided: whether a type has a provider now.
    package mutating func exchangeState(
        for state: SetAsideState?,
        isProvided: (TypeName) -> Bool
    ) throws(NavigationError) -> NavigationChange {
        try refuseWhenLocked()
        removeAll()
        for step in state?.steps ?? [] {
            if case .typeOrphaned(let type) = step, isProvided(type) { continue }
            take(step)
        }
        tellFlows(since: [])
        return finish()
    }

    /// Whether an exchange for an empty state would remove nothing.
    package var isBlank: Bool {
        navigators.count == 1 && entryCount == 0 && attachments(at: root).allSatisfy(\.staysWithSession)
    }

    /// Refuses a tree with more than it may hold. An exchange does not look at the limits.
    package func refuseWhenTooLarge() throws(NavigationError) {
        try checkRoom(entries: 0)
        guard attachmentCount <= maximumAttachments else {
            throw .limitReached(.attachments, value: maximumAttachments)
        }
    }

    private mutating func removeAll() {
        closeAllShown(over: root)
        if let selected = self[existing: root].selected {
            take(.navigatorSelected(parent: root, child: nil, previous: selected))
        }
        for child in children(of: root).reversed() where navigators.contains(child) { closeSubtree(child) }
        removeEntries(of: root, downTo: 0)
        for attachment in attachments(at: root).reversed() where !attachment.staysWithSession { drop(attachment) }
    }
}

extension Attachment {
    /// Whether it is about the root as long as its session is there, whatever the root shows.
    fileprivate var staysWithSession: Bool {
        switch content {
        case .mapping, .trigger: session != nil
        case .lock, .checkpoint, .flow, .signal: false
        }
    }
}
