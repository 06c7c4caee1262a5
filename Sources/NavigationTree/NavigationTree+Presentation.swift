// What is shown over a navigator, and the ways to close it: Navigator's dismissible views, SwiftUI's presentations.

package import JSON

/// What to do when a navigator presents something already.
package enum OccupiedPolicy: String, CaseIterable, Hashable, Sendable {
    case replace
    case refuse
}

/// A presentation that is asked for.
package struct Presentation: Hashable, Sendable {
    /// Nil when a module shows something by its own means.
    package var destination: Destination?
    /// Not ``NavigationMethod/push``.
    package var method: NavigationMethod
    package var name: String?
    package var ifOccupied: OccupiedPolicy
    /// The session whose end closes it.
    package var ephemeral: SessionID?
    /// What an alert or a dialog may be answered with.
    package var buttons: Buttons?

    package init(
        _ destination: Destination?,
        method: NavigationMethod,
        name: String? = nil,
        ifOccupied: OccupiedPolicy = .replace,
        ephemeral: SessionID? = nil,
        buttons: Buttons? = nil
    ) {
        self.destination = destination
        self.method = method
        self.name = name
        self.ifOccupied = ifOccupied
        self.ephemeral = ephemeral
        self.buttons = buttons
    }
}

extension NavigationTree {
    /// What an operation made, or found to be there already.
    package struct Created: Hashable, Sendable {
        package let change: NavigationChange
        package let navigator: NavigatorID
        package let entry: EntryID?
    }

    /// Shows something over a navigator, which presents one thing at a time. Presenting what is shown already changes nothing.
    ///
    /// The presentation goes with the entry that is on top of the presenter's path now.
    package mutating func present(
        _ presentation: Presentation,
        over presenter: NavigatorID,
        by session: SessionID?
    ) throws(NavigationError) -> Created {
        let occupant = self[existing: presenter].presented
        if let occupant {
            let shown = self[existing: occupant]
            if let destination = presentation.destination, let root = shown.root, shown.method == presentation.method,
                root.destination.showsTheSame(as: destination), shown.buttons == presentation.buttons,
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
        let text = presentation.buttons?.text.count ?? 0
        try checkRoom(for: content, entries: content.count, navigators: 1, text: text)
        if let occupant { closeSubtree(occupant) }
        let added = add(
            kind: .presentation,
            under: presenter,
            anchor: self[existing: presenter].path.last?.id,
            presentation,
            hasPath: presentation.method.givesPath,
            by: session
        )
        return Created(change: finish(), navigator: added.navigator, entry: added.entry)
    }

    /// Adds a navigator; the caller has checked everything.
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
            name: content.name,
            parent: parent,
            anchor: anchor,
            method: kind == .presentation ? content.method : nil,
            root: root,
            ephemeral: content.ephemeral,
            buttons: content.buttons,
            hasPath: hasPath,
            previousSibling: kind == .presentation ? nil : self[existing: parent].lastChild
        )
        take(.navigatorCreated(navigator))
        return (id, root?.id)
    }

    /// Closes this presented navigator; never pops.
    package mutating func dismiss(_ navigator: NavigatorID) throws(NavigationError) -> NavigationChange {
        guard self[existing: navigator].kind == .presentation else {
            throw .notPresented(navigator, nearest: ancestor(of: navigator) { $0.kind == .presentation })
        }
        closeSubtree(navigator)
        return finish()
    }

    /// Answers an alert or a dialog with one of its buttons, which closes it and tells whoever showed it.
    ///
    /// The answer names the entry it is for, so that one that comes late never closes another alert. The Composable Architecture's `AlertState`.
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
        signal(
            Signal(
                .alertAnswered,
                navigator: place.navigator,
                entry: entry,
                name: answer,
                value: value,
                recipient: root.session
            )
        )
        closeSubtree(place.navigator)
        return finish()
    }

    /// Closes what an entry shows, wherever that is: a pushed one with all above it, a presented one with its navigator.
    ///
    /// What a child does that knows itself and not its presenter, as SwiftUI's `dismiss` and the Composable Architecture's `DismissEffect`. Whoever showed
    /// it is told, with what the child has to say at the end.
    package mutating func finishEntry(_ entry: EntryID, value: RawJSON?) throws(NavigationError) -> NavigationChange {
        let place = try location(of: entry)
        let shown = try self.entry(entry)
        guard place.position >= 0 || self[existing: place.navigator].kind == .presentation else {
            throw .atRoot(place.navigator)
        }
        signal(
            Signal(
                .entryFinished,
                navigator: place.navigator,
                entry: entry,
                value: value,
                recipient: shown.session
            )
        )
        if place.position >= 0 {
            removeEntries(of: place.navigator, downTo: Int(place.position))
        } else {
            closeSubtree(place.navigator)
        }
        return finish()
    }

    /// Pops one entry, or else dismisses the navigator itself.
    package mutating func back(_ navigator: NavigatorID) throws(NavigationError) -> NavigationChange {
        if !self[existing: navigator].path.isEmpty { return try pop(.count(1), of: navigator) }
        guard self[existing: navigator].kind == .presentation else { throw .atRoot(navigator) }
        return try dismiss(navigator)
    }

    /// Closes what this navigator presents.
    package mutating func dismissPresented(by navigator: NavigatorID) -> NavigationChange {
        if let presented = self[existing: navigator].presented { closeSubtree(presented) }
        return finish()
    }

    /// Closes every presentation that this navigator or one below it presents.
    package mutating func dismissChildren(of navigator: NavigatorID) -> NavigationChange {
        closePresentations(atOrBelow: navigator)
        return finish()
    }

    mutating func closePresentations(atOrBelow top: NavigatorID) {
        // A child has a larger id than its parent, so going down the ids is going outwards.
        let presenters =
            presenting.count <= 64
            ? presenting.sorted(by: >).filter { isInside($0, top) }
            : subtree(of: top).reversed()
        for id in presenters {
            if let presented = self[id]?.presented { closeSubtree(presented) }
        }
    }

    /// Closes every presentation of the scene. Refused by locks.
    package mutating func dismissAny() throws(NavigationError) -> NavigationChange {
        try refuseWhenLocked()
        closePresentations()
        return finish()
    }

    /// Closes every presentation and empties every path of the scene. Refused by locks.
    package mutating func reset() throws(NavigationError) -> NavigationChange {
        try refuseWhenLocked()
        closePresentations()
        emptyPaths()
        return finish()
    }

    /// A child has a larger id than its parent, so going down the ids is going outwards.
    private mutating func closePresentations() {
        for presenter in presenting.sorted(by: >) {
            if let presented = self[presenter]?.presented { closeSubtree(presented) }
        }
    }

    /// Removes a navigator and all below it, innermost first. Another stack beside it is selected when it was.
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
