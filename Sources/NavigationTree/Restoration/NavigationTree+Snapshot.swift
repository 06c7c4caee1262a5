// A tree as steps, which a store writes as its snapshot. Linear in the size of the tree.

import JSON

extension NavigationTree {
    /// The steps that build this tree from an empty one of the same scene: navigators with parents first, entries,
    /// selections, attachments, orphaned types.
    ///
    /// They contain neither the revision nor ``nextIdentifier``.
    package var snapshotSteps: [NavigationChange.Step] {
        let ids = navigatorIDs
        var steps = ids.compactMap(creation)
        for id in ids { steps += entrySteps(of: id, from: 0) }
        steps += ids.compactMap(selection)
        steps += allAttachments.map { .attached($0) }
        steps += orphaned.sorted().map { .typeOrphaned($0) }
        return steps
    }

    /// All ids, oldest first. Therefore parents come before children, and stacks are in order.
    package var navigatorIDs: [NavigatorID] { navigators.ids }

    /// The step that makes this navigator; nil for the root, which always exists, and for unknown ids.
    package func creation(of id: NavigatorID) -> NavigationChange.Step? {
        guard id != root, let navigator = navigators.find(id) else { return nil }
        return .navigatorCreated(
            Navigator(
                id: id,
                kind: navigator.kind,
                name: navigator.name,
                parent: navigator.parent,
                anchor: navigator.anchor,
                method: navigator.method,
                root: navigator.root,
                ephemeral: navigator.ephemeral,
                buttons: navigator.buttons,
                hasPath: navigator.hasPath,
                accepts: navigator.accepts,
                previousSibling: navigator.previousSibling
            )
        )
    }

    /// The step that selects a stack below this navigator; nil when no stack is selected.
    package func selection(of id: NavigatorID) -> NavigationChange.Step? {
        guard let child = navigators.find(id)?.selected else { return nil }
        return .navigatorSelected(parent: id, child: child, previous: nil)
    }

    /// The steps that append this navigator's entries from a position on, at most `count` of them.
    package func entrySteps(
        of id: NavigatorID,
        from position: Int,
        count: Int = .max
    ) -> LazyMapSequence<Range<Int>, NavigationChange.Step> {
        let path = navigators.find(id)?.path ?? []
        let start = min(position, path.count)
        return (start..<start + min(count, path.count - start)).lazy.map {
            .entryAdded(id, position: $0, path[$0])
        }
    }

    /// The number of entries in this navigator's path; nil when the id is unknown.
    package func pathCount(of id: NavigatorID) -> Int? {
        navigators.contains(id) ? self[existing: id].path.count : nil
    }

    /// The number of attachments in the scene.
    package var attachmentCount: Int { attachments.count }

    /// The number of the first navigator, entry or attachment after the root.
    package static var firstIdentifier: UInt64 { 2 }

    /// The number of the next navigator, entry or attachment.
    package var nextIdentifier: UInt64 { nextID }
}
