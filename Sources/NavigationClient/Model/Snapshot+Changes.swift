/// A change that cannot be applied to a snapshot.
public enum SnapshotError: Error, Equatable, Sendable {
    /// The change is not the next revision; this happens with a filtered watch.
    case notTheNextRevision(expected: Int, found: Int)
    /// The change belongs to another scene.
    case otherScene(String)
    /// The step names something that is missing, or adds something that exists already.
    case doesNotFit(TreeChange)
}

/// Applying changes.
extension Snapshot {
    /// Applies a change, so that this becomes the snapshot of the next revision.
    ///
    /// A change of another scene or revision is refused and alters nothing. A step that does not fit means that host
    /// and client disagree about the tree. The steps before it stay applied; request a new snapshot then.
    public mutating func apply(_ change: SceneChange) throws(SnapshotError) {
        guard change.scene == scene else { throw .otherScene(change.scene) }
        guard change.revision == revision + 1 else {
            throw .notTheNextRevision(expected: revision + 1, found: change.revision)
        }
        for step in change.changes { try apply(step) }
        revision = change.revision
    }

    private mutating func apply(_ step: TreeChange) throws(SnapshotError) {
        let fits: Bool
        switch step {
        case .navigatorCreated(let navigator, let previous): fits = insert(navigator, after: previous)
        case .navigatorClosed(let navigator): fits = remove(navigator.id)
        case .navigatorSelected(let parent, let child, _): fits = select(child, of: parent)
        case .entryAdded(let navigator, let position, let entry): fits = insert(entry, into: navigator, at: position)
        case .entryRemoved(let navigator, let position, let entry):
            fits = remove(entry.id, from: navigator, at: position)
        case .entryChanged(let navigator, let position, let entry):
            fits = change(entry, of: navigator, at: position)
        case .typeOrphaned(let type): fits = orphaned.insert(type).inserted
        case .typeRevived(let type): fits = orphaned.remove(type) != nil
        case .attachmentAdded(let attachment):
            fits = nodes[attachment.navigator] != nil && hanging.updateValue(attachment, forKey: attachment.id) == nil
        case .attachmentRemoved(let attachment): fits = hanging.removeValue(forKey: attachment.id) != nil
        case .attachmentChanged(let attachment):
            fits = hanging.updateValue(attachment, forKey: attachment.id) != nil
        case .signal: fits = true
        case .unknown: fits = false
        }
        guard fits else { throw .doesNotFit(step) }
    }

    private mutating func insert(_ navigator: Navigator, after previous: NavigatorID?) -> Bool {
        guard let parent = navigator.parent, let above = nodes[parent], nodes[navigator.id] == nil else { return false }
        if navigator.kind == "presentation" {
            guard above.presented == nil else { return false }
            nodes[parent]?.presented = navigator.id
        } else if navigator.kind == "overlay" {
            nodes[parent]?.overlays.append(navigator.id)
            // Ids are counted, so the longer of two is the younger.
            nodes[parent]?.overlays.sort {
                ($0.rawValue.utf8.count, $0.rawValue) < ($1.rawValue.utf8.count, $1.rawValue)
            }
        } else {
            let position = previous.map { above.children.firstIndex(of: $0).map { $0 + 1 } } ?? 0
            guard let position else { return false }
            nodes[parent]?.children.insert(navigator.id, at: position)
        }
        nodes[navigator.id] = navigator
        return true
    }

    private mutating func remove(_ id: NavigatorID) -> Bool {
        guard let navigator = nodes[id], let parent = navigator.parent, nodes[parent] != nil else { return false }
        guard navigator.children.isEmpty, navigator.presented == nil, navigator.overlays.isEmpty else { return false }
        nodes[id] = nil
        nodes[parent]?.children.removeAll { $0 == id }
        nodes[parent]?.overlays.removeAll { $0 == id }
        if nodes[parent]?.presented == id { nodes[parent]?.presented = nil }
        return true
    }

    private mutating func change(_ entry: Entry, of id: NavigatorID, at position: Int) -> Bool {
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

    private mutating func select(_ child: NavigatorID?, of parent: NavigatorID) -> Bool {
        guard let above = nodes[parent] else { return false }
        if let child, !above.children.contains(child) { return false }
        nodes[parent]?.selected = child
        return true
    }

    private mutating func insert(_ entry: Entry, into navigator: NavigatorID, at position: Int) -> Bool {
        guard let count = nodes[navigator]?.path.count, (0...count).contains(position) else { return false }
        nodes[navigator]?.path.insert(entry, at: position)
        return true
    }

    private mutating func remove(_ entry: EntryID, from navigator: NavigatorID, at position: Int) -> Bool {
        guard let count = nodes[navigator]?.path.count, (0..<count).contains(position) else { return false }
        guard nodes[navigator]?.path[position].id == entry else { return false }
        nodes[navigator]?.path.remove(at: position)
        return true
    }
}
