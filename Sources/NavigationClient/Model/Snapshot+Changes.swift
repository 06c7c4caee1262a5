/// A change that cannot be applied to a snapshot.
public enum SnapshotError: Error, Equatable, Sendable {
    /// The change is not the next revision; this happens with a filtered watch.
    case notTheNextRevision(expected: Int, found: Int)
    /// The change belongs to another scene.
    case otherScene(String)
    /// The step names something that is missing, or adds something that exists already.
    case doesNotFit(Contract.Change)
}

/// Applying changes.
extension Snapshot {
    /// Applies a change, so that this becomes the snapshot of the next revision.
    ///
    /// A change of another scene or revision is refused and alters nothing. A step that does not fit means that host
    /// and client disagree about the tree. The steps before it stay applied; request a new snapshot then.
    public mutating func apply(_ change: Contract.ChangedNotification) throws(SnapshotError) {
        guard change.scene == scene else { throw .otherScene(change.scene) }
        guard change.revision == revision + 1 else {
            throw .notTheNextRevision(expected: revision + 1, found: change.revision)
        }
        for step in change.changes { try apply(step) }
        revision = change.revision
    }

    private mutating func apply(_ step: Contract.Change) throws(SnapshotError) {
        let fits: Bool
        switch step {
        case .navigatorCreated(let created): fits = insert(created.navigator, after: created.previous)
        case .navigatorClosed(let closed): fits = remove(closed.navigator.id)
        case .navigatorSelected(let selected): fits = select(selected.child, of: selected.parent)
        case .entryAdded(let added): fits = insert(added.entry, into: added.navigator, at: added.position)
        case .entryRemoved(let removed): fits = remove(removed.entry.id, from: removed.navigator, at: removed.position)
        case .entryChanged(let changed): fits = change(changed.entry, of: changed.navigator, at: changed.position)
        case .typeOrphaned(let orphan): fits = orphaned.insert(orphan.type).inserted
        case .typeRevived(let revived): fits = orphaned.remove(revived.type) != nil
        case .attachmentAdded(let added):
            fits = added.attachment.navigator.map { nodes[$0] != nil } == true && hang(added.attachment) == false
        case .attachmentRemoved(let removed):
            fits = removed.attachment.id.map { hanging.removeValue(forKey: $0) != nil } == true
        case .attachmentChanged(let changed): fits = hang(changed.attachment) == true
        case .signal: fits = true
        case .unknown: fits = false
        }
        guard fits else { throw .doesNotFit(step) }
    }

    /// Puts an attachment in. Returns whether it takes the place of another one; nil for one that the client cannot
    /// read.
    private mutating func hang(_ attachment: Contract.Attachment) -> Bool? {
        attachment.id.map { hanging.updateValue(attachment, forKey: $0) != nil }
    }

    private mutating func insert(_ navigator: Contract.Navigator, after previous: String?) -> Bool {
        guard let parent = navigator.parent, var above = nodes[parent], nodes[navigator.id] == nil else { return false }
        switch navigator.kind {
        case .presentation:
            guard above.presented == nil else { return false }
            above.presented = navigator.id
        case .overlay:
            // Ids are counted, so the longer of two is the younger.
            above.overlays = ((above.overlays ?? []) + [navigator.id]).sorted {
                ($0.utf8.count, $0) < ($1.utf8.count, $1)
            }
        default:
            let position = previous.map { above.children.firstIndex(of: $0).map { $0 + 1 } } ?? 0
            guard let position else { return false }
            above.children.insert(navigator.id, at: position)
        }
        nodes[parent] = above
        nodes[navigator.id] = navigator
        return true
    }

    private mutating func remove(_ id: String) -> Bool {
        guard let navigator = nodes[id], let parent = navigator.parent, var above = nodes[parent] else { return false }
        guard navigator.children.isEmpty, navigator.presented == nil, navigator.overlays ?? [] == [] else {
            return false
        }
        nodes[id] = nil
        above.children.removeAll { $0 == id }
        // The host leaves an empty list of overlays out.
        let overlays = (above.overlays ?? []).filter { $0 != id }
        above.overlays = overlays.isEmpty ? nil : overlays
        if above.presented == id { above.presented = nil }
        nodes[parent] = above
        return true
    }

    private mutating func change(_ entry: Contract.Entry, of id: String, at position: Int) -> Bool {
        guard let navigator = nodes[id] else { return false }
        if position < 0 {
            guard navigator.root?.id == entry.id else { return false }
            nodes[id]?.root = entry
        } else {
            guard navigator.path.indices.contains(position), navigator.path[position].id == entry.id else {
                return false
            }
            nodes[id]?.path[position] = entry
        }
        return true
    }

    private mutating func select(_ child: String?, of parent: String) -> Bool {
        guard let above = nodes[parent] else { return false }
        if let child, !above.children.contains(child) { return false }
        nodes[parent]?.selected = child
        return true
    }

    private mutating func insert(_ entry: Contract.Entry, into navigator: String, at position: Int) -> Bool {
        guard let count = nodes[navigator]?.path.count, (0...count).contains(position) else { return false }
        nodes[navigator]?.path.insert(entry, at: position)
        return true
    }

    private mutating func remove(_ entry: String, from navigator: String, at position: Int) -> Bool {
        guard let count = nodes[navigator]?.path.count, (0..<count).contains(position) else { return false }
        guard nodes[navigator]?.path[position].id == entry else { return false }
        nodes[navigator]?.path.remove(at: position)
        return true
    }
}
