// Stacks, selection, and what happens when sessions and providers come and go.

/// A stack that is asked for: a tab, a column, a pane.
package struct StackRequest: Hashable, Sendable {
    package var name: String?
    /// The destination at its root.
    package var root: Destination?
    /// The entry of the parent's path that it lives with.
    package var anchor: EntryID?
    /// Nil: when its parent has nothing selected yet.
    package var select: Bool?
    package var ephemeral: SessionID?

    package init(
        name: String? = nil,
        root: Destination? = nil,
        anchor: EntryID? = nil,
        select: Bool? = nil,
        ephemeral: SessionID? = nil
    ) {
        self.name = name
        self.root = root
        self.anchor = anchor
        self.select = select
        self.ephemeral = ephemeral
    }
}

extension NavigationTree {
    /// Adds a stack as the last child of a navigator. The first one becomes the selected one, as in a TabView.
    package mutating func createStack(
        _ request: StackRequest,
        under parent: NavigatorID,
        by session: SessionID?
    ) throws(NavigationError) -> Created {
        if let name = request.name, let owner = names[name] { throw .nameInUse(name, by: owner) }
        if let anchor = request.anchor {
            let place = try location(of: anchor)
            guard place.navigator == parent, place.position >= 0 else { throw .unknownEntry(anchor) }
        }
        let content = request.root.map { [$0] } ?? []
        try checkRoom(for: content, entries: content.count, navigators: 1)
        return create(
            kind: .stack,
            under: parent,
            anchor: request.anchor,
            Presentation(request.root, method: .push, name: request.name, ephemeral: request.ephemeral),
            hasPath: true,
            by: session,
            thenSelect: request.select ?? (self[existing: parent].selected == nil)
        )
    }

    /// Closes a navigator of any kind but the root, with all below it.
    package mutating func close(_ navigator: NavigatorID) throws(NavigationError) -> NavigationChange {
        guard navigator != root else { throw .rootFixed }
        closeSubtree(navigator)
        return finish()
    }

    /// Brings a stack to the front of its parent; the others keep their paths.
    package mutating func select(_ navigator: NavigatorID) throws(NavigationError) -> NavigationChange {
        let selected = self[existing: navigator]
        guard selected.kind == .stack, let parent = selected.parent else { throw .notSelectable(navigator) }
        let previous = self[existing: parent].selected
        if previous != navigator {
            take(.navigatorSelected(parent: parent, child: navigator, previous: previous))
        }
        return finish()
    }

    /// What is left of a session and its modules when it ends, as one revision: its ephemeral navigators go, the entries of `closing` types go, those of
    /// `orphaning` types stay without a provider.
    package mutating func removeProviders(
        of orphaning: [TypeName],
        closing: [TypeName],
        session: SessionID?
    ) -> NavigationChange {
        if let session, let ephemeral = ephemerals[session] {
            for id in ephemeral.sorted(by: >) where navigators.contains(id) { closeSubtree(id) }
        }
        closeEntries(of: Set(closing.filter { entriesOfType[$0] != nil }))
        for type in orphaning.sorted() where entriesOfType[type] != nil && !orphaned.contains(type) {
            take(.typeOrphaned(type))
        }
        return finish()
    }

    /// These types are provided again.
    package mutating func revive(_ types: [TypeName]) -> NavigationChange {
        for type in types.sorted() where orphaned.contains(type) { take(.typeRevived(type)) }
        return finish()
    }

    /// Walks all entries, which only types that asked to be closed cause.
    private mutating func closeEntries(of types: Set<TypeName>) {
        guard !types.isEmpty else { return }
        for id in navigators.ids.sorted(by: >) {
            guard let navigator = self[id] else { continue }
            if let root = navigator.root, types.contains(root.destination.type) {
                closeSubtree(id)
            } else if let lowest = navigator.path.firstIndex(where: { types.contains($0.destination.type) }) {
                removeEntries(of: id, downTo: lowest)
            }
        }
    }
}
