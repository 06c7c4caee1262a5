// Initialisers for values that a store wrote and reads again. Other modules get such values only from operations.

extension NavigationChange {
    package init(restoring revision: UInt64, steps: [Step], weight: Int) {
        self.init(revision: revision, steps: steps, nextIDBefore: 0, weight: weight, largestText: .max)
    }
}

extension Attachment {
    package init(restoring id: AttachmentID, on navigator: NavigatorID, by session: SessionID?, _ content: Content) {
        self.init(id: id, navigator: navigator, session: session, content: content)
    }
}

extension Navigator {
    /// A navigator's links to others at the time it was written.
    package struct Links: Hashable, Sendable {
        package var selected: NavigatorID?
        package var presented: NavigatorID?
        package var firstChild: NavigatorID?
        package var lastChild: NavigatorID?
        package var previousSibling: NavigatorID?
        package var nextSibling: NavigatorID?

        package init() {}
    }

    package init(
        restoring id: NavigatorID,
        kind: Kind,
        name: String?,
        parent: NavigatorID?,
        anchor: EntryID?,
        method: NavigationMethod?,
        root: Entry?,
        ephemeral: SessionID?,
        buttons: Buttons?,
        hasPath: Bool,
        accepts: Acceptance? = nil,
        path: [Entry],
        links: Links
    ) {
        self.init(
            id: id,
            kind: kind,
            name: name,
            parent: parent,
            anchor: anchor,
            method: method,
            root: root,
            ephemeral: ephemeral,
            buttons: buttons,
            hasPath: hasPath,
            accepts: accepts,
            path: PagedArray(path),
            selected: links.selected,
            presented: links.presented,
            firstChild: links.firstChild,
            lastChild: links.lastChild,
            previousSibling: links.previousSibling,
            nextSibling: links.nextSibling
        )
    }
}
