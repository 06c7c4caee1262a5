// Presentations over a navigator, and the ways to close them: Navigator's dismissible views, SwiftUI's presentations.

package import JSON

/// Whether a presentation may replace the one that its presenter already shows.
package enum OccupiedPolicy: String, CaseIterable, Hashable, Sendable {
    case replace
    case refuse
}

/// A request for a presentation.
package struct Presentation: Hashable, Sendable {
    /// Nil when a module shows something that is not a registered destination.
    package var destination: Destination?
    /// Any method but ``NavigationMethod/push``.
    package var method: NavigationMethod
    package var name: String?
    package var ifOccupied: OccupiedPolicy
    /// The session whose end closes it; nil when it outlives its creator.
    package var ephemeral: SessionID?
    /// The buttons of an alert or a dialog.
    package var buttons: Buttons?
    /// The name that it gets without a `name`, while no other navigator has it.
    package var preferredName: String?
    /// The destinations that its path accepts; nil for all.
    package var accepts: Acceptance?

    package init(
        _ destination: Destination?,
        method: NavigationMethod,
        name: String? = nil,
        ifOccupied: OccupiedPolicy = .replace,
        ephemeral: SessionID? = nil,
        buttons: Buttons? = nil,
        preferredName: String? = nil,
        accepts: Acceptance? = nil
    ) {
        self.destination = destination
        self.method = method
        self.name = name
        self.ifOccupied = ifOccupied
        self.ephemeral = ephemeral
        self.buttons = buttons
        self.preferredName = preferredName
        self.accepts = accepts
    }
}

extension NavigationTree {
    /// The navigator and the entry that an operation made or found.
    package struct Created: Hashable, Sendable {
        package let change: NavigationChange
        package let navigator: NavigatorID
        package let entry: EntryID?
    }

    /// Shows something over a navigator, which can present one thing at a time. Presenting what is already shown
    /// changes nothing. Refused when a lock protects what would go, unless the navigator presents what is locked.
    ///
    /// The presentation is closed together with the entry that is on top of the presenter's path now. An overlay stands
    /// beside the presentation, and stays when the path changes.
    package mutating func present(
        _ presentation: Presentation,
        over presenter: NavigatorID,
        by session: SessionID?
    ) throws(NavigationError) -> Created {
        let kind = presentation.method.kind
        let occupant = kind == .overlay ? nil : self[existing: presenter].presented
        if let occupant {
            let shown = self[existing: occupant]
            if let destination = presentation.destination, let root = shown.root, shown.method == presentation.method,
                root.destination.showsTheSame(as: destination), shown.buttons == presentation.buttons,
                presentation.accepts == nil || presentation.accepts == shown.accepts,
                presentation.name == nil || presentation.name == shown.name
            {
                return Created(change: finish(), navigator: occupant, entry: root.id)
            }
            if presentation.ifOccupied == .refuse { throw .occupied(presenter, presented: occupant) }
        }
        if let name = presentation.name, let owner = names[name], !(occupant.map { isInside(owner, $0) } ?? false) {
            throw .nameInUse(name, by: owner)
        }
        let content = presentation.destination.map { [$0] } ?? []
        let text = (presentation.buttons?.text.count ?? 0) + (presentation.accepts?.weight ?? 0)
        try checkRoom(for: content, entries: content.count, navigators: 1, text: text)
        return try keepingLocks(from: presenter, asPresenter: true) { tree throws(NavigationError) in
            if let occupant { tree.closeSubtree(occupant) }
            let added = tree.add(
                kind: kind,
                under: presenter,
                anchor: kind == .overlay ? nil : tree[existing: presenter].path.last?.id,
                presentation,
                hasPath: presentation.method.givesPath,
                by: session
            )
            return Created(change: tree.finish(), navigator: added.navigator, entry: added.entry)
        }
    }

    /// Adds a navigator. The caller has checked that everything fits.
    mutating func add(
        kind: Navigator.Kind,
        under parent: NavigatorID,
        anchor: EntryID?,
        _ content: Presentation,
        hasPath: Bool,
        by session: SessionID?
    ) -> (navigator: NavigatorID, entry: EntryID?) {
        let id = NavigatorID(rawValue: takeID())
        let root = content.destination.map { makeEntry($0, content.method, session) }
        let navigator = Navigator(
            id: id,
            kind: kind,
            name: content.name ?? content.preferredName.flatMap { names[$0] == nil ? $0 : nil },
            parent: parent,
            anchor: anchor,
            method: kind.isShownOver ? content.method : nil,
            root: root,
            ephemeral: content.ephemeral,
            buttons: content.buttons,
            hasPath: hasPath,
            accepts: content.accepts,
            previousSibling: kind.isShownOver ? nil : self[existing: parent].lastChild
        )
        take(.navigatorCreated(navigator))
        return (id, root?.id)
    }

    /// Closes this presentation. Never pops an entry. Refused when something over it is locked.
    package mutating func dismiss(_ navigator: NavigatorID) throws(NavigationError) -> NavigationChange {
        guard self[existing: navigator].kind.isShownOver else {
            throw .notPresented(navigator, nearest: ancestor(of: navigator) { $0.kind.isShownOver })
        }
        return try take(away: navigator)
    }

    /// Closes a navigator, which does not come from outside of its own lock.
    mutating func take(away navigator: NavigatorID) throws(NavigationError) -> NavigationChange {
        try keepingLocks(from: navigator) { tree throws(NavigationError) in
            tree.closeSubtree(navigator)
            return tree.finish()
        }
    }

    /// Answers an alert or a dialog with one of its buttons, closes it, and tells the session that showed it.
    ///
    /// The answer names its entry, so that a late answer never closes another alert. The Composable Architecture's
    /// `AlertState`.
    package mutating func answer(
        _ entry: EntryID,
        with answer: String,
        value: RawJSON?
    ) throws(NavigationError) -> NavigationChange {
        let place = try location(of: entry)
        let navigator = self[existing: place.navigator]
        guard place.position < 0, let buttons = navigator.buttons, let root = navigator.root else {
            throw .noAlert(entry)
        }
        guard buttons.answers.contains(answer) else { throw .unknownAnswer(answer, to: entry, known: buttons.answers) }
        let signal = Signal(
            .alertAnswered,
            navigator: place.navigator,
            entry: entry,
            name: answer,
            value: value,
            recipient: root.session
        )
        return try keepingLocks(from: place.navigator) { tree throws(NavigationError) in
            tree.signal(signal)
            tree.closeSubtree(place.navigator)
            return tree.finish()
        }
    }

    /// Closes an entry, wherever it is shown: a pushed entry with all above it, a presented entry with its navigator.
    /// The session that showed it is told, with the value that the child gives at its end.
    ///
    /// A child does this without knowing its presenter: SwiftUI's `dismiss` and the Composable Architecture's
    /// `DismissEffect`.
    package mutating func finishEntry(_ entry: EntryID, value: RawJSON?) throws(NavigationError) -> NavigationChange {
        let place = try location(of: entry)
        let shown = try self.entry(entry)
        guard place.position >= 0 || self[existing: place.navigator].kind.isShownOver else {
            throw .atRoot(place.navigator)
        }
        let signal = Signal(
            .entryFinished,
            navigator: place.navigator,
            entry: entry,
            value: value,
            recipient: shown.session
        )
        return try keepingLocks(from: place.navigator) { tree throws(NavigationError) in
            tree.signal(signal)
            if place.position >= 0 {
                tree.removeEntries(of: place.navigator, downTo: Int(place.position))
            } else {
                tree.closeSubtree(place.navigator)
            }
            return tree.finish()
        }
    }

    /// Pops one entry. Dismisses the navigator itself when its path is empty.
    package mutating func back(_ navigator: NavigatorID) throws(NavigationError) -> NavigationChange {
        if !self[existing: navigator].path.isEmpty { return try pop(.count(1), of: navigator) }
        guard self[existing: navigator].kind.isShownOver else { throw .atRoot(navigator) }
        return try dismiss(navigator)
    }

    /// Closes the presentation over this navigator, if there is one, and its overlays. Their own locks do not refuse
    /// it, because this is their direct presenter.
    package mutating func dismissPresented(by navigator: NavigatorID) throws(NavigationError) -> NavigationChange {
        try keepingLocks(from: navigator, asPresenter: true) { tree throws(NavigationError) in
            tree.closeAllShown(over: navigator)
            return tree.finish()
        }
    }

    /// Closes every presentation that this navigator or one below it presents. Only the locks of what it presents
    /// itself do not refuse it.
    package mutating func dismissChildren(of navigator: NavigatorID) throws(NavigationError) -> NavigationChange {
        try keepingLocks(from: navigator, asPresenter: true) { tree throws(NavigationError) in
            tree.closePresentations(atOrBelow: navigator)
            return tree.finish()
        }
    }

    /// Closes every presentation that `top` or a navigator below it presents, innermost first.
    mutating func closePresentations(atOrBelow top: NavigatorID) {
        // A child has a larger id than its parent, so descending ids go outwards.
        let presenters =
            presenting.count <= 64
            ? presenting.ids.reversed().filter { isInside($0, top) }
            : subtree(of: top).reversed()
        for id in presenters where navigators.contains(id) { closeAllShown(over: id) }
    }

    /// Closes the presentation over a navigator, and its overlays; the newest first.
    mutating func closeAllShown(over presenter: NavigatorID) {
        let shown = overlays(of: presenter) + [self[existing: presenter].presented].compactMap(\.self)
        for id in shown.sorted(by: >) { closeSubtree(id) }
    }

    /// Closes a navigator whose time has passed; nothing when it has gone before.
    package mutating func pass(_ navigator: NavigatorID) -> NavigationChange {
        if passing.contains(navigator) { closeSubtree(navigator) }
        return finish()
    }

    /// Closes every presentation of the scene. Locks refuse it.
    package mutating func dismissAny() throws(NavigationError) -> NavigationChange {
        try refuseWhenLocked()
        closePresentations()
        return finish()
    }

    /// Closes every presentation and empties every path of the scene. Locks refuse it.
    package mutating func reset() throws(NavigationError) -> NavigationChange {
        try refuseWhenLocked()
        closePresentations()
        emptyPaths()
        return finish()
    }

    /// Closes every presentation, innermost first: a child has a larger id than its parent, so descending ids go
    /// outwards.
    private mutating func closePresentations() {
        for presenter in presenting.ids.reversed() where navigators.contains(presenter) {
            closeAllShown(over: presenter)
        }
    }

    /// Removes a navigator and all below it, innermost first. If it was selected, its neighbour is selected.
    mutating func closeSubtree(_ top: NavigatorID) {
        let navigator = self[existing: top]
        if let parent = navigator.parent, self[existing: parent].selected == top {
            let heir = navigator.previousSibling ?? navigator.nextSibling
            take(.navigatorSelected(parent: parent, child: heir, previous: top))
        }
        for id in subtree(of: top).reversed() {
            removeEntries(of: id, downTo: 0)
            detachAll(from: id)
            let closed = self[existing: id]
            let wasSelected = closed.parent.map { self[existing: $0].selected == id } ?? false
            take(.navigatorClosed(closed, wasSelected: wasSelected))
            if let root = closed.root { reviveIfGone(root.destination.type) }
        }
    }
}
