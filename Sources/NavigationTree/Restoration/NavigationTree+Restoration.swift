// Steps as a tree: builds a tree from the snapshot of a store. Linear in the size of the tree.

import JSON

extension NavigationTree {
    /// Builds the tree that ``snapshotSteps`` describe.
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

    /// The limits of a scene: the parameters of
    /// ``init(scene:maximumNavigators:maximumEntries:maximumArgumentBytes:maximumAttachments:)``.
    ///
    /// A restored tree may hold more, when limits were lowered since. It then cannot grow.
    package struct Limits: Hashable, Sendable {
        package var navigators = 1 << 20
        package var entries = 1 << 24
        package var argumentBytes = 1 << 28
        package var attachments = 1 << 16

        package init() {}
    }

    /// Builds a tree from the steps of a snapshot, one by one.
    ///
    /// Each step's subject must come before it, except the child of a selection. The current navigator is computed
    /// once, at the end. ``perform(_:)`` would walk up from every navigator, and sort its attachments again at each
    /// step.
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

        /// Carries out the next step. Throws when it does not fit or removes something.
        package mutating func add(_ step: NavigationChange.Step) throws(RestorationError) {
            switch step {
            case .navigatorCreated(let navigator): try create(navigator)
            case .entryAdded(let navigator, let position, let entry): try append(entry, to: navigator, at: position)
            case .navigatorSelected(let parent, let child?, _): selections.append((parent, child))
            case .attached(let attachment): try attach(attachment)
            case .typeOrphaned(let type): tree.orphaned.insert(type)
            case .navigatorClosed, .navigatorSelected, .entryRemoved, .entryChanged, .typeRevived, .detached,
                .attachmentChanged, .signalled:
                throw RestorationError("a snapshot removes nothing")
            }
        }

        private mutating func create(_ navigator: Navigator) throws(RestorationError) {
            let id = navigator.id
            guard let parent = navigator.parent, parent < id, tree.navigators.contains(parent),
                !tree.navigators.contains(id), navigator.kind != .root
            else { throw RestorationError("\(id) does not fit into the tree") }
            guard navigator.isBare, navigator.nextSibling == nil else {
                throw RestorationError("\(id) is not empty when it is created")
            }
            if let name = navigator.name {
                guard tree.names.updateValue(id, forName: name) == nil else {
                    throw RestorationError("\(id) has the name of another navigator")
                }
            }
            if let session = navigator.ephemeral { tree.ephemerals[session, default: []].insert(id) }
            if let root = navigator.root { try register(root, id, -1) }
            tree.count((navigator.buttons?.text.count ?? 0) + (navigator.accepts?.weight ?? 0))
            tree.acceptingCount += navigator.accepts == nil ? 0 : 1
            tree.navigators.insert(navigator)
            if navigator.closesAfter != nil { tree.passing.insert(id) }
            try link(navigator, to: parent)
        }

        private mutating func link(_ navigator: Navigator, to parent: NavigatorID) throws(RestorationError) {
            let id = navigator.id
            if navigator.kind == .overlay {
                guard tree.overlays[parent]?.last.map({ $0 < id }) ?? true else {
                    throw RestorationError("\(id) comes after a younger overlay")
                }
                tree.presenting.insert(parent)
                tree.overlays[parent, default: []].append(id)
                return
            }
            if navigator.kind == .presentation {
                guard tree[existing: parent].presented == nil else {
                    throw RestorationError("\(parent) presents another navigator besides \(id)")
                }
                tree.presenting.insert(parent)
                tree[existing: parent].presented = id
                return
            }
            let last = tree[existing: parent].lastChild
            guard last.map({ $0 < id }) ?? true else { throw RestorationError("\(id) comes after a younger sibling") }
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
            guard tree.navigators.contains(id) else { throw RestorationError("\(entry.id) has no navigator") }
            guard tree.navigators[id].pathLength == position, position < Int(Int32.max) else {
                throw RestorationError("\(entry.id) is not the next entry on the path of \(id)")
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
                throw RestorationError("\(entry.id) occurs twice")
            }
            tree.count(entry.weight)
            if entry.isQuarantined { tree.quarantined.insert(entry.id) }
            tree.entriesOfType[entry.destination.type, default: 0] += 1
        }

        private mutating func attach(_ attachment: Attachment) throws(RestorationError) {
            let id = attachment.id
            guard tree.navigators.contains(attachment.navigator) else {
                throw RestorationError("\(id) has no navigator")
            }
            guard tree.attachments.updateValue(attachment, forKey: id) == nil else {
                throw RestorationError("\(id) occurs twice")
            }
            tree.count(attachment.weight)
            tree.index(attachment)
        }

        /// Finishes the tree. Checks its links, so that walks end. The caller checks the rest with
        /// ``brokenInvariant()`` after replaying further changes.
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
            tree.weight = 0
            if let reason = tree.brokenLink() { throw RestorationError(reason) }
            tree.current = tree.foremost(from: tree.root)
            return tree
        }
    }
}

extension Navigator {
    /// Whether it has nothing that only later steps can add.
    var isBare: Bool {
        path.isEmpty && selected == nil && presented == nil && firstChild == nil && lastChild == nil
    }
}
