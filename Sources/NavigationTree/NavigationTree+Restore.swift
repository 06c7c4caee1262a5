// A tree as steps, and back: what a store keeps, and what has to hold for what it gives back. All of it is linear in the size of the tree.

import JSON

/// Why steps do not make a tree. Whoever wrote them down is to blame, or the disk.
package struct RestorationError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

// MARK: - A tree as steps

extension NavigationTree {
    /// The steps that build this tree from an empty one of the same scene: navigators with parents first, entries, selections, attachments, orphaned types.
    ///
    /// The revision and ``nextIdentifier`` are not in them.
    package var snapshotSteps: [NavigationChange.Step] {
        let ids = navigatorIDs
        var steps = ids.compactMap(creation)
        for id in ids { steps += entrySteps(of: id, from: 0) }
        steps += ids.compactMap(selection)
        steps += allAttachments.map { .attached($0) }
        steps += orphaned.sorted().map { .typeOrphaned($0) }
        return steps
    }

    /// Oldest first, and so parents before children and stacks in their order.
    package var navigatorIDs: [NavigatorID] { navigators.ids.sorted() }

    /// The step that makes this navigator; nil for the root, which is always there, and for one that is not.
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
                previousSibling: navigator.previousSibling
            )
        )
    }

    /// The step that selects a stack below this navigator; nil when none is selected.
    package func selection(of id: NavigatorID) -> NavigationChange.Step? {
        guard let child = navigators.find(id)?.selected else { return nil }
        return .navigatorSelected(parent: id, child: child, previous: nil)
    }

    /// The steps that append this navigator's entries, from a position on, `count` at most.
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

    /// How many entries are in this navigator's path; nil when there is no such navigator.
    package func pathCount(of id: NavigatorID) -> Int? {
        navigators.contains(id) ? self[existing: id].path.count : nil
    }

    package var attachmentCount: Int { attachments.count }

    /// The number that the next navigator, entry or attachment gets.
    package var nextIdentifier: UInt64 { nextID }
}

// MARK: - Steps as a tree

extension NavigationTree {
    /// The tree that ``snapshotSteps`` describe.
    package init(
        restoring steps: some Sequence<NavigationChange.Step>,
        revision: UInt64,
        nextID: UInt64,
        scene: String,
        limits: Limits = Limits()
    ) throws(RestorationError) {
        var restoration = Restoration(scene: scene, limits: limits)
        for step in steps { try restoration.add(step) }
        self = try restoration.finish(revision: revision, nextID: nextID)
        if let reason = brokenInvariant() { throw RestorationError(reason) }
    }

    /// What a scene may hold at most; the parameters of ``init(scene:maximumNavigators:maximumEntries:maximumArgumentBytes:maximumAttachments:)``.
    ///
    /// A restored tree may hold more, when limits were lowered since. It cannot grow then.
    package struct Limits: Hashable, Sendable {
        package var navigators = 1 << 20
        package var entries = 1 << 24
        package var argumentBytes = 1 << 28
        package var attachments = 1 << 16

        package init() {}
    }

    /// Builds a tree from the steps of a snapshot as they are read.
    ///
    /// Each step's subject must come before it, except a selection's child. Links between siblings and the current navigator are worked out anew: steps
    /// that ``perform(_:)`` one by one walk up from every navigator, and sort what hangs on it again each time.
    package struct Restoration {
        private var tree: NavigationTree
        private var selections: [(parent: NavigatorID, child: NavigatorID)] = []

        package init(scene: String, limits: Limits = Limits()) {
            tree = NavigationTree(
                scene: scene,
                maximumNavigators: limits.navigators,
                maximumEntries: limits.entries,
                maximumArgumentBytes: limits.argumentBytes,
                maximumAttachments: limits.attachments
            )
        }

        /// Makes room for so many entries, which saves a third of the time. More than there are cost memory.
        package mutating func reserve(entries: Int) { tree.locations.reserveCapacity(entries) }

        package mutating func add(_ step: NavigationChange.Step) throws(RestorationError) {
            switch step {
            case .navigatorCreated(let navigator): try create(navigator)
            case .entryAdded(let navigator, let position, let entry): try append(entry, to: navigator, at: position)
            case .navigatorSelected(let parent, let child?, _): selections.append((parent, child))
            case .attached(let attachment): try attach(attachment)
            case .typeOrphaned(let type): tree.orphaned.insert(type)
            case .navigatorClosed, .navigatorSelected, .entryRemoved, .entryChanged, .typeRevived, .detached,
                .attachmentChanged, .signalled:
                throw RestorationError("a snapshot takes nothing away")
            }
        }

        private mutating func create(_ navigator: Navigator) throws(RestorationError) {
            let id = navigator.id
            guard let parent = navigator.parent, parent < id, tree.navigators.contains(parent),
                !tree.navigators.contains(id), navigator.kind != .root
            else { throw RestorationError("\(id) has no place in the tree") }
            guard navigator.isBare, navigator.nextSibling == nil else {
                throw RestorationError("\(id) is not empty when it is made")
            }
            if let name = navigator.name {
                guard tree.names.updateValue(id, forName: name) == nil else {
                    throw RestorationError("\(id) has the name of another navigator")
                }
            }
            if let session = navigator.ephemeral { tree.ephemerals[session, default: []].insert(id) }
            if let root = navigator.root { try register(root, id, -1) }
            tree.argumentBytes += navigator.buttons?.text.count ?? 0
            tree.navigators.insert(navigator)
            try link(navigator, to: parent)
        }

        private mutating func link(_ navigator: Navigator, to parent: NavigatorID) throws(RestorationError) {
            let id = navigator.id
            if navigator.kind == .presentation {
                guard tree.presenting.insert(parent).inserted else {
                    throw RestorationError("\(parent) presents more than \(id)")
                }
                tree[existing: parent].presented = id
                return
            }
            let last = tree[existing: parent].lastChild
            guard last.map({ $0 < id }) ?? true else { throw RestorationError("\(id) comes too late") }
            tree[existing: id].previousSibling = last
            tree[existing: parent].lastChild = id
            if let last {
                tree[existing: last].nextSibling = id
            } else {
                tree[existing: parent].firstChild = id
            }
            if let anchor = navigator.anchor { tree.anchoredStacks[anchor, default: []].append(id) }
        }

        private mutating func append(
            _ entry: Entry,
            to id: NavigatorID,
            at position: Int
        ) throws(RestorationError) {
            guard tree.navigators.contains(id) else { throw RestorationError("\(entry.id) is on no navigator") }
            guard tree.navigators[id].pathLength == position, position < Int(Int32.max) else {
                throw RestorationError("\(entry.id) is not next on the path of \(id)")
            }
            tree.navigators[id].path.append(entry)
            if position == 0 { tree.nonEmptyPaths.insert(id) }
            try register(entry, id, Int32(position))
        }

        private mutating func register(
            _ entry: Entry,
            _ navigator: NavigatorID,
            _ position: Int32
        ) throws(RestorationError) {
            let place = EntryLocation(navigator: navigator, position: position)
            guard tree.locations.updateValue(place, forKey: entry.id) == nil else {
                throw RestorationError("\(entry.id) is there twice")
            }
            tree.argumentBytes += entry.weight
            tree.entriesOfType[entry.destination.type, default: 0] += 1
        }

        private mutating func attach(_ attachment: Attachment) throws(RestorationError) {
            let id = attachment.id
            guard tree.navigators.contains(attachment.navigator) else {
                throw RestorationError("\(id) hangs on nothing")
            }
            guard tree.attachments.updateValue(attachment, forKey: id) == nil else {
                throw RestorationError("\(id) is there twice")
            }
            tree.argumentBytes += attachment.weight
            tree.attachmentsAt[attachment.navigator, default: []].append(id)
            if attachment.endsWithSession, let session = attachment.session {
                tree.attachmentsOf[session, default: []].insert(id)
            }
            switch attachment.content {
            case .lock: tree.locks.insert(id)
            case .mapping: tree.mappings.insert(id)
            case .flow: tree.flows.insert(id)
            case .checkpoint, .trigger: break
            }
        }

        /// The tree. Its links are checked, so that walks end; the rest is left to ``brokenInvariant()``, after what is still to be replayed.
        package consuming func finish(revision: UInt64, nextID: UInt64) throws(RestorationError) -> NavigationTree {
            for (parent, child) in selections {
                guard tree.navigators.contains(parent), tree[existing: parent].selected == nil else {
                    throw RestorationError("\(parent) cannot select \(child)")
                }
                tree[existing: parent].selected = child
            }
            tree.revision = revision
            tree.nextID = nextID
            tree.nextIDOfRevision = nextID
            if let reason = tree.brokenLink() { throw RestorationError(reason) }
            tree.current = tree.foremost(from: tree.root)
            return tree
        }
    }
}

// MARK: - Replaying

extension NavigationTree {
    /// Carries out a change like ``apply(_:)``, for one that may not fit: then it throws, and the tree is of no more use.
    ///
    /// Costs what the operation cost that made the change. A replaced entry leaves those above it alone, as it did then.
    package mutating func replay(_ change: NavigationChange) throws(RestorationError) {
        guard change.isEmpty || change.revision == revision + 1 else {
            throw RestorationError("revision \(change.revision) does not follow \(revision)")
        }
        var index = change.steps.startIndex
        while index < change.steps.endIndex {
            let step = change.steps[index]
            if let misfit = misfit(of: step) {
                throw RestorationError("revision \(change.revision), step \(index): \(misfit)")
            }
            index += 1
            if case .entryRemoved(let navigator, let position, let old) = step, index < change.steps.endIndex,
                case .entryAdded(navigator, position: position, let new) = change.steps[index],
                locations[new.id] == nil
            {
                exchange(old, for: new, in: navigator, at: position)
                index += 1
            } else {
                perform(step)
            }
        }
        steps = []
        weight = 0
        revision = change.revision
        nextIDOfRevision = nextID
    }

    /// Why a step cannot be performed here; nil when it can.
    private func misfit(of step: NavigationChange.Step) -> String? {
        switch step {
        case .navigatorCreated(let navigator): misfit(ofCreating: navigator)
        case .navigatorClosed(let navigator, _): misfit(ofClosing: navigator)
        case .navigatorSelected(let parent, let child, _):
            canSelect(child, below: parent) ? nil : "\(parent) cannot select"
        case .entryAdded(let navigator, let position, let entry):
            if !navigators.contains(navigator) || !self[existing: navigator].hasPath {
                "\(navigator) has no path"
            } else if !(0...self[existing: navigator].path.count).contains(position) {
                "position \(position) is not on the path of \(navigator)"
            } else if locations[entry.id] != nil {
                "\(entry.id) is there already"
            } else {
                nil
            }
        case .entryRemoved(let navigator, let position, let entry):
            locations[entry.id] == EntryLocation(navigator: navigator, position: Int32(clamping: position))
                && position >= 0 ? nil : "\(entry.id) is not there"
        case .entryChanged(let navigator, let position, let from, let to):
            locations[from.id] == EntryLocation(navigator: navigator, position: Int32(clamping: position))
                && from.id == to.id && from.destination.type == to.destination.type ? nil : "\(from.id) is not there"
        case .attached(let attachment):
            navigators.contains(attachment.navigator) && attachments[attachment.id] == nil
                ? nil : "\(attachment.id) cannot be attached"
        case .detached(let attachment):
            attachments[attachment.id] == attachment ? nil : "\(attachment.id) is not attached"
        case .attachmentChanged(let from, let to):
            attachments[from.id] == from && from.id == to.id && from.navigator == to.navigator
                ? nil : "\(from.id) is not attached"
        case .typeOrphaned, .typeRevived, .signalled: nil
        }
    }

    private func misfit(ofCreating navigator: Navigator) -> String? {
        let id = navigator.id
        guard let parent = navigator.parent, navigators.contains(parent), !navigators.contains(id), parent < id,
            navigator.kind != .root, navigator.isBare, navigator.kind == .stack || navigator.hasNoSiblings
        else { return "\(id) has no place in the tree" }
        if let name = navigator.name, names[name] != nil { return "\(id) has the name of another navigator" }
        if let root = navigator.root, locations[root.id] != nil { return "\(root.id) is there already" }
        if navigator.kind == .presentation {
            return self[existing: parent].presented == nil ? nil : "\(parent) presents something already"
        }
        return isGap(navigator.previousSibling, navigator.nextSibling, below: parent)
            ? nil : "\(id) has no place among its siblings"
    }

    /// Whether these two stand beside each other; nil is the end of the row. A stack that comes back stands where it was.
    private func isGap(_ previous: NavigatorID?, _ next: NavigatorID?, below parent: NavigatorID) -> Bool {
        for id in [previous, next] {
            if let id, navigators.find(id)?.parent != parent || self[existing: id].kind != .stack { return false }
        }
        let after = previous.map { self[existing: $0].nextSibling } ?? self[existing: parent].firstChild
        let before = next.map { self[existing: $0].previousSibling } ?? self[existing: parent].lastChild
        return after == next && before == previous
    }

    private func misfit(ofClosing navigator: Navigator) -> String? {
        let id = navigator.id
        guard id != root, navigators.contains(id) else { return "\(id) is not there" }
        let there = self[existing: id]
        let isEmpty = there.path.isEmpty && there.firstChild == nil && there.presented == nil
        return isEmpty && attachmentsAt[id] == nil ? nil : "\(id) is not empty when it is closed"
    }

    private func canSelect(_ child: NavigatorID?, below parent: NavigatorID) -> Bool {
        guard navigators.contains(parent) else { return false }
        guard let child else { return true }
        guard navigators.contains(child) else { return false }
        return self[existing: child].parent == parent && self[existing: child].kind == .stack
    }
}

extension Navigator {
    fileprivate var hasNoSiblings: Bool { previousSibling == nil && nextSibling == nil }

    /// Without anything that later steps give it.
    fileprivate var isBare: Bool {
        path.isEmpty && selected == nil && presented == nil && firstChild == nil && lastChild == nil
    }
}

// MARK: - Values that were written down

extension NavigationChange {
    package init(restoring revision: UInt64, steps: [Step], weight: Int) {
        self.init(revision: revision, steps: steps, nextIDBefore: 0, weight: weight)
    }
}

extension Entry {
    package init(
        restoring id: EntryID,
        _ destination: Destination,
        method: NavigationMethod,
        revision: UInt64,
        session: SessionID?,
        isTransient: Bool,
        content: EntryContent? = nil
    ) {
        self.init(
            id: id,
            destination: destination,
            method: method,
            revision: revision,
            session: session,
            isTransient: isTransient,
            content: content
        )
    }
}

extension Attachment {
    package init(restoring id: AttachmentID, on navigator: NavigatorID, by session: SessionID?, _ content: Content) {
        self.init(id: id, navigator: navigator, session: session, content: content)
    }
}

extension Navigator {
    /// Where a navigator stood among others when it was written down.
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
            path: path,
            selected: links.selected,
            presented: links.presented,
            firstChild: links.firstChild,
            lastChild: links.lastChild,
            previousSibling: links.previousSibling,
            nextSibling: links.nextSibling
        )
    }
}
