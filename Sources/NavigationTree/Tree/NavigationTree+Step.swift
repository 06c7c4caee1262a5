// The effects. Only this file changes the stored properties of the tree during an operation. It makes no decisions and
// refuses nothing.

import JSON

extension NavigationTree {
    /// Carries out a change that another tree accepted, from a journal or a watch. The tree must be at the revision
    /// before it.
    package mutating func apply(_ change: NavigationChange) {
        precondition(
            change.isEmpty || change.revision == revision + 1,
            "revision \(change.revision) does not follow \(revision)"
        )
        for step in change.steps { perform(step) }
        weight = 0
        revision = change.revision
        nextIDOfRevision = nextID
    }

    /// Carries out one step. The caller has made sure that it fits.
    mutating func perform(_ step: NavigationChange.Step) {
        switch step {
        case .navigatorCreated(let navigator): insert(navigator)
        case .navigatorClosed(let navigator, _): remove(navigator)
        case .navigatorSelected(let parent, let child, _): select(child, in: parent)
        case .entryAdded(let navigator, let position, let entry): insert(entry, in: navigator, at: position)
        case .entryRemoved(let navigator, let position, _): _ = removeEntry(from: navigator, at: position)
        case .entryChanged(let navigator, let position, let from, let to): change(from, to, in: navigator, at: position)
        case .typeOrphaned(let type): orphaned.insert(type)
        case .typeRevived(let type): orphaned.remove(type)
        case .attached(let attachment): attach(attachment)
        case .detached(let attachment): detach(attachment)
        case .attachmentChanged(let from, let to): change(from, to)
        case .signalled: break
        }
    }

    /// Takes back the step that was carried out last.
    mutating func undo(_ step: NavigationChange.Step) {
        switch step {
        case .navigatorCreated(let navigator): remove(navigator)
        case .navigatorClosed(let navigator, let wasSelected):
            insert(navigator)
            if wasSelected, let parent = navigator.parent { select(navigator.id, in: parent) }
        case .navigatorSelected(let parent, _, let previous): select(previous, in: parent)
        case .entryAdded(let navigator, let position, _): _ = removeEntry(from: navigator, at: position)
        case .entryRemoved(let navigator, let position, let entry): insert(entry, in: navigator, at: position)
        case .entryChanged(let navigator, let position, let from, let to): change(to, from, in: navigator, at: position)
        case .typeOrphaned(let type): orphaned.remove(type)
        case .typeRevived(let type): orphaned.insert(type)
        case .attached(let attachment): detach(attachment)
        case .detached(let attachment): attach(attachment)
        case .attachmentChanged(let from, let to): change(to, from)
        case .signalled: break
        }
    }

    private mutating func insert(_ navigator: Navigator) {
        let id = navigator.id
        navigators.insert(navigator)
        nextID = max(nextID, id.rawValue + 1)
        if let name = navigator.name { names[name] = id }
        if let session = navigator.ephemeral { ephemerals[session, default: []].insert(id) }
        if let root = navigator.root { register(root, at: EntryLocation(navigator: id, position: -1)) }
        if let buttons = navigator.buttons { count(buttons.text.count) }
        if navigator.closesAfter != nil { passing.insert(id) }
        if let accepts = navigator.accepts {
            count(accepts.weight)
            acceptingCount += 1
        }
        guard let parent = navigator.parent else { return }
        if navigator.kind == .presentation {
            if isInFront(parent) { current = id }
            self[existing: parent].presented = id
            presenting.insert(parent)
        } else if navigator.kind == .overlay {
            insertOverlay(id, over: parent)
        } else {
            link(navigator, to: parent)
            if let anchor = navigator.anchor {
                anchoredStacks[anchor, default: []].insertSorted(id)
            }
        }
    }

    private mutating func insertOverlay(_ id: NavigatorID, over parent: NavigatorID) {
        overlays[parent, default: []].insertSorted(id)
        presenting.insert(parent)
    }

    private mutating func removeOverlay(_ id: NavigatorID, from parent: NavigatorID) {
        overlays[parent]?.removeSorted(id)
        guard overlays[parent]?.isEmpty == true else { return }
        overlays[parent] = nil
        if self[existing: parent].presented == nil { presenting.remove(parent) }
    }

    /// Links a stack in after its previous sibling, or as the first child.
    private mutating func link(_ navigator: Navigator, to parent: NavigatorID) {
        let next = navigator.previousSibling.map { self[existing: $0].nextSibling } ?? self[existing: parent].firstChild
        self[existing: navigator.id].nextSibling = next
        if let previous = navigator.previousSibling {
            self[existing: previous].nextSibling = navigator.id
        } else {
            self[existing: parent].firstChild = navigator.id
        }
        if let next {
            self[existing: next].previousSibling = navigator.id
        } else {
            self[existing: parent].lastChild = navigator.id
        }
    }

    private mutating func attach(_ attachment: Attachment) {
        let id = attachment.id
        nextID = max(nextID, id.rawValue + 1)
        attachments[id] = attachment
        count(attachment.weight)
        index(attachment)
    }

    private mutating func detach(_ attachment: Attachment) {
        attachments[attachment.id] = nil
        count(-attachment.weight)
        unindex(attachment)
    }

    /// Replaces an attachment. Its id, its navigator and its session stay the same.
    private mutating func change(_ old: Attachment, _ new: Attachment) {
        detach(old)
        attach(new)
    }

    private mutating func remove(_ record: Navigator) {
        let id = record.id
        let navigator = self[existing: id]
        if let name = navigator.name { names[name] = nil }
        if let root = navigator.root { unregister(root) }
        if let buttons = navigator.buttons { count(-buttons.text.count) }
        if let accepts = navigator.accepts {
            count(-accepts.weight)
            acceptingCount -= 1
        }
        if let session = navigator.ephemeral {
            ephemerals[session]?.remove(id)
            if ephemerals[session]?.isEmpty == true { ephemerals[session] = nil }
        }
        navigators.remove(id)
        if navigator.closesAfter != nil { passing.remove(id) }
        guard let parent = navigator.parent else { return }
        if navigator.kind == .presentation {
            self[existing: parent].presented = nil
            if overlays[parent] == nil { presenting.remove(parent) }
        } else if navigator.kind == .overlay {
            removeOverlay(id, from: parent)
        } else {
            unlink(navigator, from: parent)
        }
        if current == id { current = foremost(from: parent) }
    }

    private mutating func unlink(_ navigator: Navigator, from parent: NavigatorID) {
        if let previous = navigator.previousSibling {
            self[existing: previous].nextSibling = navigator.nextSibling
        } else {
            self[existing: parent].firstChild = navigator.nextSibling
        }
        if let next = navigator.nextSibling {
            self[existing: next].previousSibling = navigator.previousSibling
        } else {
            self[existing: parent].lastChild = navigator.previousSibling
        }
        if self[existing: parent].selected == navigator.id { self[existing: parent].selected = nil }
        if let anchor = navigator.anchor {
            anchoredStacks[anchor]?.removeSorted(navigator.id)
            if anchoredStacks[anchor]?.isEmpty == true { anchoredStacks[anchor] = nil }
        }
    }

    private mutating func select(_ child: NavigatorID?, in parent: NavigatorID) {
        let isInFront = isInFront(parent)
        self[existing: parent].selected = child
        if isInFront { current = foremost(from: parent) }
    }

    private mutating func insert(_ entry: Entry, in navigator: NavigatorID, at position: Int) {
        let isOnTop = navigators.change(navigator) { $0.insert(entry, at: position) }
        if isOnTop {
            if position == 0 { nonEmptyPaths.insert(navigator) }
        } else {
            relocate(in: navigator, from: position + 1)
        }
        register(entry, at: EntryLocation(navigator: navigator, position: Int32(truncatingIfNeeded: position)))
    }

    private mutating func removeEntry(from navigator: NavigatorID, at position: Int) -> Entry {
        let (entry, isOnTop) = navigators.change(navigator) { navigator in
            (navigator.removeEntry(at: position), navigator.path.count == position)
        }
        if isOnTop {
            if position == 0 { nonEmptyPaths.remove(navigator) }
        } else {
            relocate(in: navigator, from: position)
        }
        unregister(entry)
        return entry
    }

    private mutating func change(_ old: Entry, _ new: Entry, in navigator: NavigatorID, at position: Int) {
        if position < 0 { self[existing: navigator].root = new } else { self[existing: navigator].path[position] = new }
        count(new.weight)
        count(-old.weight)
        if new.isQuarantined { quarantined.insert(new.id) } else if !quarantined.isEmpty { quarantined.remove(new.id) }
    }

    /// Carries out and records an `entryAdded`, the most frequent step. Here the entry is copied once, not three times.
    mutating func takeEntry(_ entry: consuming Entry, on navigator: NavigatorID, at position: Int) {
        insert(entry, in: navigator, at: position)
        steps.append(.entryAdded(navigator, position: position, entry))
    }

    /// The same on top of a path.
    mutating func takePush(_ entry: consuming Entry, on navigator: NavigatorID) {
        takeEntry(consume entry, on: navigator, at: navigators[navigator].path.count)
    }

    /// Carries out and records an `entryRemoved`. The entry is moved from the path to the step. The caller looks after
    /// a type that is orphaned and has no entry any more.
    mutating func takeRemoval(from navigator: NavigatorID, at position: Int) {
        steps.append(.entryRemoved(navigator, position: position, removeEntry(from: navigator, at: position)))
    }

    /// The same from the top of a path, with the end of the mark as orphaned of a type whose last entry it was.
    mutating func takePop(of navigator: NavigatorID) {
        let (entry, position) = navigators.change(navigator) { ($0.path.removeLast(), $0.path.count) }
        if position == 0 { nonEmptyPaths.remove(navigator) }
        unregister(entry)
        let orphan = orphaned.isEmpty ? nil : entry.destination.type
        steps.append(.entryRemoved(navigator, position: position, consume entry))
        if let orphan { reviveIfGone(orphan) }
    }

    /// Carries out and records both steps of a replacement. The entries above keep their places, so they are not moved
    /// twice.
    mutating func exchange(_ old: Entry, for new: Entry, in navigator: NavigatorID, at position: Int) {
        nextID = max(nextID, new.id.rawValue + 1)
        self[existing: navigator].path[position] = new
        unregister(old)
        register(new, at: EntryLocation(navigator: navigator, position: Int32(truncatingIfNeeded: position)))
        steps.append(.entryRemoved(navigator, position: position, old))
        steps.append(.entryAdded(navigator, position: position, new))
        reviveIfGone(old.destination.type)
    }

    private mutating func relocate(in navigator: NavigatorID, from position: Int) {
        let path = self[existing: navigator].path
        for index in position..<path.count {
            locations[path[index].id] =
                EntryLocation(navigator: navigator, position: Int32(truncatingIfNeeded: index))
        }
    }

    /// Counts text that the tree holds now, or no longer holds when negative.
    mutating func count(_ bytes: Int) {
        argumentBytes += bytes
        weight += abs(bytes)
        largestText.bytes = max(largestText.bytes, bytes)
    }

    private mutating func register(_ entry: Entry, at location: EntryLocation) {
        nextID = max(nextID, entry.id.rawValue + 1)
        count(entry.weight)
        locations[entry.id] = location
        if entry.isQuarantined { quarantined.insert(entry.id) }
        entriesOfType[entry.destination.type, default: 0] += 1
    }

    private mutating func unregister(_ entry: Entry) {
        count(-entry.weight)
        locations[entry.id] = nil
        if !quarantined.isEmpty { quarantined.remove(entry.id) }
        let isLast = Self.countDown(&entriesOfType[entry.destination.type, default: 1])
        if isLast { entriesOfType[entry.destination.type] = nil }
    }

    /// Subtracts one. Returns whether the count is now zero.
    private static func countDown(_ count: inout Int) -> Bool {
        count -= 1
        return count == 0
    }

    /// Ends the mark as orphaned of a type whose last entry was removed.
    mutating func reviveIfGone(_ type: TypeName) {
        if !orphaned.isEmpty, entriesOfType[type] == nil, orphaned.contains(type) { take(.typeRevived(type)) }
    }

    // MARK: The current navigator

    /// Whether the walk from the root to the current navigator passes here. Must be asked before a step changes it.
    ///
    /// Walks up to the root and down to the front at the same time, because either way may be long: a stack that comes
    /// back under thousands of others has nothing below it.
    private func isInFront(_ id: NavigatorID) -> Bool {
        var (above, below) = (id, id)
        while let parent = self[existing: above].parent {
            guard let front = self[existing: below].front else { return below == current }
            guard self[existing: parent].front == above else { return false }
            (above, below) = (parent, front)
        }
        return true
    }

    /// The navigator in front: follows the presentation if there is one, else the selected child.
    func foremost(from start: NavigatorID) -> NavigatorID {
        var id = start
        while let next = self[existing: id].front { id = next }
        return id
    }
}
