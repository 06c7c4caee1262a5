// Stacks, their selection, and the effects of sessions and providers that come and go.

/// A request for a stack: a tab, a column, a pane.
package struct StackRequest: Hashable, Sendable {
    package var name: String?
    /// The destination at the root of the stack.
    package var root: Destination?
    /// The entry of the parent's path with which the stack is closed; nil when only the parent closes it.
    package var anchor: EntryID?
    /// Whether to select the stack; nil selects it when its parent has nothing selected yet.
    /// The session whose end closes it; nil when it outlives its creator.
    package var select: Bool?
    package var ephemeral: SessionID?
    /// The destinations that its path accepts; nil for all.
    package var accepts: Acceptance?

    package init(
        name: String? = nil,
        root: Destination? = nil,
        anchor: EntryID? = nil,
        select: Bool? = nil,
        ephemeral: SessionID? = nil,
        accepts: Acceptance? = nil
    ) {
        self.name = name
        self.root = root
        self.anchor = anchor
        self.select = select
        self.ephemeral = ephemeral
        self.accepts = accepts
    }
}

extension NavigationTree {
    /// Adds a stack as the last child of a navigator. The first stack is selected, as in a TabView.
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
        try checkRoom(for: content, entries: content.count, navigators: 1, text: request.accepts?.weight ?? 0)
        let added = add(
            kind: .stack,
            under: parent,
            anchor: request.anchor,
            Presentation(
                request.root,
                method: .push,
                name: request.name,
                ephemeral: request.ephemeral,
                accepts: request.accepts
            ),
            hasPath: true,
            by: session
        )
        let previous = self[existing: parent].selected
        if request.select ?? (previous == nil) {
            take(.navigatorSelected(parent: parent, child: added.navigator, previous: previous))
        }
        return Created(change: finish(), navigator: added.navigator, entry: added.entry)
    }

    /// Closes a navigator and all below it. The root cannot be closed. Refused when something below it is locked.
    package mutating func close(_ navigator: NavigatorID) throws(NavigationError) -> NavigationChange {
        guard navigator != root else { throw .rootFixed }
        return try take(away: navigator)
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

    /// Shows a destination in the column after this one: the next stack of the same parent. SwiftUI's
    /// NavigationSplitView.
    ///
    /// The destination becomes that stack's whole path, and the stacks after it are emptied. Without a destination, all
    /// stacks after this one are emptied. Refused when a lock protects what would go.
    package mutating func showInNextColumn(
        _ destination: Destination?,
        after navigator: NavigatorID,
        by session: SessionID?
    ) throws(NavigationError) -> Created {
        let column = self[existing: navigator]
        guard column.kind == .stack, let parent = column.parent, let next = column.nextSibling else {
            throw .noColumn(navigator)
        }
        if let destination { try checkRoom(for: CollectionOfOne(destination), entries: 1) }
        return try keepingLocks(from: navigator) { tree throws(NavigationError) in
            tree.show(destination, in: next, after: navigator, of: parent, by: session)
        }
    }

    private mutating func show(
        _ destination: Destination?,
        in next: NavigatorID,
        after navigator: NavigatorID,
        of parent: NavigatorID,
        by session: SessionID?
    ) -> Created {
        var further: NavigatorID? = self[existing: next].nextSibling
        while let id = further {
            emptyColumn(id)
            further = self[existing: id].nextSibling
        }
        if let destination {
            let path = self[existing: next].path
            let isShown = path.first.map { $0.destination.showsTheSame(as: destination) } ?? false
            if let presented = self[existing: next].presented { closeSubtree(presented) }
            takeEntries(of: next, downTo: isShown ? 1 : 0)
            if !isShown { appendAll([destination], to: next, by: session) }
            dropPlaces(of: next)
        } else {
            emptyColumn(next)
        }
        let front = destination == nil ? navigator : next
        let previous = self[existing: parent].selected
        if previous != front { take(.navigatorSelected(parent: parent, child: front, previous: previous)) }
        return Created(change: finish(), navigator: next, entry: self[existing: next].path.first?.id)
    }

    private mutating func emptyColumn(_ id: NavigatorID) {
        removeEntries(of: id, downTo: 0)
        if let presented = self[existing: id].presented { closeSubtree(presented) }
    }

    /// Removes what a session and its modules leave behind when the session ends, as one revision.
    ///
    /// Closes the session's ephemeral navigators and the entries of `closing` types. Entries of `orphaning` types stay
    /// without a provider.
    package mutating func removeProviders(
        of orphaning: [TypeName],
        closing: [TypeName],
        session: SessionID?
    ) -> NavigationChange {
        if let session, let ephemeral = ephemerals[session] {
            for id in ephemeral.sorted(by: >) where navigators.contains(id) { closeSubtree(id) }
        }
        if let session { detachAll(of: session) }
        closeEntries(of: Set(closing.filter { entriesOfType[$0] != nil }))
        for type in orphaning.sorted() where entriesOfType[type] != nil && !orphaned.contains(type) {
            take(.typeOrphaned(type))
        }
        return finish()
    }

    /// Makes the tree agree with the present sessions and modules. Removes what belongs to sessions that have ended,
    /// and marks as orphaned exactly the types without a provider.
    package mutating func reconcile(
        isConnected: (SessionID) -> Bool,
        isProvided: (TypeName) -> Bool
    ) -> NavigationChange {
        for session in ephemerals.keys.sorted() where !isConnected(session) {
            for id in ephemerals[session, default: []].sorted(by: >) where navigators.contains(id) { closeSubtree(id) }
        }
        for session in attachmentsOf.keys.sorted() where !isConnected(session) { detachAll(of: session) }
        for type in entriesOfType.keys.sorted() where isProvided(type) == orphaned.contains(type) {
            take(isProvided(type) ? .typeRevived(type) : .typeOrphaned(type))
        }
        return finish()
    }

    /// An entry whose arguments have an older form than its type's registration, and its place.
    package struct Outdated: Sendable {
        package let navigator: NavigatorID
        package let position: Int
        package let entry: Entry
    }

    /// The entries of a type with arguments of an older version, oldest navigator first. Walks the whole scene.
    package func outdated(_ type: TypeName, before version: Int32, limit: Int) -> [Outdated] {
        guard entriesOfType[type] != nil else { return [] }
        var found: [Outdated] = []
        for id in navigators.ids {
            let navigator = self[existing: id]
            for (position, entry) in [(-1, navigator.root)] + navigator.path.enumerated().map({ ($0, Optional($1)) }) {
                guard let entry, entry.destination.type == type, entry.destination.version < version else { continue }
                found.append(Outdated(navigator: id, position: position, entry: entry))
                if found.count == limit { return found }
            }
        }
        return found
    }

    /// Changes the arguments of entries in place. Skips entries that were removed meanwhile.
    package mutating func migrate(_ entries: [(EntryID, Destination)]) -> NavigationChange {
        for (id, destination) in entries {
            guard let place = locations[id], let old = try? entry(id) else { continue }
            let new = old.showing(destination)
            take(.entryChanged(place.navigator, position: Int(place.position), from: old, to: new))
        }
        return finish()
    }

    /// Marks these types as provided again.
    package mutating func revive(_ types: [TypeName]) -> NavigationChange {
        for type in types.sorted() where orphaned.contains(type) { take(.typeRevived(type)) }
        return finish()
    }

    /// Closes the entries of these types. Walks all entries, but only types with `orphan: close` cause that.
    private mutating func closeEntries(of types: Set<TypeName>) {
        guard !types.isEmpty else { return }
        for id in navigators.ids.reversed() {
            guard let navigator = self[id] else { continue }
            if let root = navigator.root, types.contains(root.destination.type) {
                closeSubtree(id)
            } else if let lowest = navigator.path.firstIndex(where: { types.contains($0.destination.type) }) {
                removeEntries(of: id, downTo: lowest)
            }
        }
    }
}
