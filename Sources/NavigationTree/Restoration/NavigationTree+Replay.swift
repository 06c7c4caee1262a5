// Replays the changes that a store wrote after its snapshot.

import JSON

extension NavigationTree {
    /// Carries out a change like ``apply(_:)``, but checks that it fits. When it throws, the tree must not be used any
    /// more.
    ///
    /// It costs as much as the operation that made the change. A replaced entry leaves those above it alone, as it did
    /// then.
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

    /// Why a step cannot be carried out here; nil when it can.
    private func misfit(of step: NavigationChange.Step) -> String? {
        switch step {
        case .navigatorCreated(let navigator): misfit(ofCreating: navigator)
        case .navigatorClosed(let navigator, _): misfit(ofClosing: navigator)
        case .navigatorSelected(let parent, let child, _):
            canSelect(child, below: parent) ? nil : "\(parent) cannot select this stack"
        case .entryAdded(let navigator, let position, let entry):
            if !navigators.contains(navigator) || !self[existing: navigator].hasPath {
                "\(navigator) has no path"
            } else if !(0...self[existing: navigator].path.count).contains(position) {
                "position \(position) is not on the path of \(navigator)"
            } else if locations[entry.id] != nil {
                "\(entry.id) exists already"
            } else {
                nil
            }
        case .entryRemoved(let navigator, let position, let entry):
            locations[entry.id] == EntryLocation(navigator: navigator, position: Int32(clamping: position))
                && position >= 0 ? nil : "\(entry.id) is not at this place"
        case .entryChanged(let navigator, let position, let from, let to):
            locations[from.id] == EntryLocation(navigator: navigator, position: Int32(clamping: position))
                && from.id == to.id && from.destination.type == to.destination.type
                ? nil : "\(from.id) is not at this place"
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
        else { return "\(id) does not fit into the tree" }
        if let name = navigator.name, names[name] != nil { return "\(id) has the name of another navigator" }
        if let root = navigator.root, locations[root.id] != nil { return "\(root.id) exists already" }
        if navigator.kind == .presentation {
            return self[existing: parent].presented == nil ? nil : "\(parent) already presents something"
        }
        if navigator.kind == .overlay { return nil }
        return isGap(navigator.previousSibling, navigator.nextSibling, below: parent)
            ? nil : "\(id) does not fit among its siblings"
    }

    /// Whether these two are neighbours; nil stands for the end of the row. A stack that comes back returns to its
    /// former place.
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
        guard id != root, navigators.contains(id) else { return "\(id) does not exist" }
        let there = self[existing: id]
        let isEmpty = there.path.isEmpty && there.firstChild == nil && there.presented == nil && overlays[id] == nil
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
}
