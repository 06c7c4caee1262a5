// What has to hold for every tree: looked at when one was restored, and by the tests after every step. Linear in the size of the tree.

import JSON

extension NavigationTree {
    /// Walks the whole tree and says which index or link is wrong first; nil when all is as it must be. For the start, and for tests.
    package func brokenInvariant() -> String? {
        guard transaction == nil, steps.isEmpty, weight == 0 else { return "an operation is going on" }
        if let reason = brokenLink() ?? brokenEntry() ?? brokenAttachment() { return reason }
        guard orphaned.allSatisfy({ entriesOfType[$0] != nil }) else { return "a type without entries is orphaned" }
        return current == foremost(from: root) ? nil : "\(current) is not the current navigator"
    }

    /// Parents are older than children and siblings in order of age, so links that agree with each other cannot lead in circles.
    func brokenLink() -> String? {
        guard navigators.contains(root), self[existing: root].kind == .root else { return "the root is missing" }
        var counts = (names: 0, ephemerals: 0, presenting: 0, anchored: 0)
        for id in navigators.ids {
            if let reason = brokenLink(of: id) { return reason }
            let navigator = self[existing: id]
            if let name = navigator.name {
                counts.names += 1
                guard names[name] == id else { return "\(id) is not found by its name" }
            }
            if let session = navigator.ephemeral {
                counts.ephemerals += 1
                guard ephemerals[session]?.contains(id) == true else { return "\(id) does not go with its session" }
            }
            if navigator.presented != nil {
                counts.presenting += 1
                guard presenting.contains(id) else { return "\(id) is not known to present" }
            }
            if navigator.kind == .stack, navigator.anchor != nil { counts.anchored += 1 }
        }
        guard counts.names == names.count, counts.presenting == presenting.count,
            counts.ephemerals == ephemerals.values.reduce(0, { $0 + $1.count }), !ephemerals.values.contains([]),
            counts.anchored == anchoredStacks.values.reduce(0, { $0 + $1.count })
        else { return "an index holds a navigator that is gone" }
        return brokenAnchor()
    }

    private func brokenAnchor() -> String? {
        for (anchor, stacks) in anchoredStacks {
            guard !stacks.isEmpty, zip(stacks, stacks.dropFirst()).allSatisfy({ $0 < $1 }),
                stacks.allSatisfy({ navigators.find($0)?.anchor == anchor })
            else { return "stacks of \(anchor) are not what the index says" }
        }
        return nil
    }

    /// What this navigator and its neighbours say of each other.
    private func brokenLink(of id: NavigatorID) -> String? {
        let navigator = self[existing: id]
        guard navigator.id == id, id.rawValue < nextID else { return "\(id) is not an id that was given" }
        guard (navigator.kind == .presentation) == (navigator.method?.isPresentation ?? false),
            (navigator.kind == .root) == (id == root), navigator.hasPath || navigator.path.isEmpty
        else { return "\(id) is no proper \(navigator.kind)" }
        if let presented = navigator.presented {
            guard let shown = navigators.find(presented), shown.parent == id, shown.kind == .presentation else {
                return "\(id) does not present \(presented)"
            }
        }
        if let selected = navigator.selected, !isStack(selected, below: id) { return "\(id) cannot select \(selected)" }
        if let first = navigator.firstChild, !isStack(first, below: id) || self[existing: first].previousSibling != nil
        {
            return "\(first) is not the first stack of \(id)"
        }
        if let last = navigator.lastChild, !isStack(last, below: id) || self[existing: last].nextSibling != nil {
            return "\(last) is not the last stack of \(id)"
        }
        return brokenPlace(of: navigator)
    }

    private func brokenPlace(of navigator: Navigator) -> String? {
        let id = navigator.id
        guard id != root else {
            return navigator.parent == nil && navigator.previousSibling == nil && navigator.nextSibling == nil
                ? nil : "the root is below something"
        }
        guard let parent = navigator.parent, parent < id, navigators.contains(parent) else {
            return "\(id) has no parent"
        }
        if navigator.kind == .presentation {
            return self[existing: parent].presented == id && navigator.previousSibling == nil
                && navigator.nextSibling == nil
                ? nil : "\(id) is not presented"
        }
        if let previous = navigator.previousSibling {
            guard previous < id, isStack(previous, below: parent), self[existing: previous].nextSibling == id else {
                return "\(previous) is not before \(id)"
            }
        } else if self[existing: parent].firstChild != id {
            return "\(id) is not the first stack of \(parent)"
        }
        if let next = navigator.nextSibling {
            guard next > id, isStack(next, below: parent), self[existing: next].previousSibling == id else {
                return "\(next) is not after \(id)"
            }
        } else if self[existing: parent].lastChild != id {
            return "\(id) is not the last stack of \(parent)"
        }
        return nil
    }

    private func isStack(_ id: NavigatorID, below parent: NavigatorID) -> Bool {
        navigators.contains(id) && self[existing: id].kind == .stack && self[existing: id].parent == parent
    }

    private func brokenEntry() -> String? {
        var types: [TypeName: Int] = [:]
        var (count, bytes, paths) = (0, 0, 0)
        for id in navigators.ids {
            if !self[existing: id].path.isEmpty {
                paths += 1
                guard nonEmptyPaths.contains(id) else { return "the path of \(id) is not known to hold entries" }
            }
            var position: Int32 = -1
            bytes += self[existing: id].buttons?.text.count ?? 0
            if let root = self[existing: id].root {
                if let reason = brokenPlace(of: root, EntryLocation(navigator: id, position: -1)) { return reason }
                types[root.destination.type, default: 0] += 1
                bytes += root.weight
                count += 1
            }
            for entry in self[existing: id].path {
                position += 1
                if let reason = brokenPlace(of: entry, EntryLocation(navigator: id, position: position)) {
                    return reason
                }
                types[entry.destination.type, default: 0] += 1
                bytes += entry.weight
                count += 1
            }
            if let anchor = self[existing: id].anchor {
                guard let place = locations[anchor], place.navigator == self[existing: id].parent, place.position >= 0
                else { return "\(anchor), which \(id) goes with, is not on its parent's path" }
            }
        }
        guard count == locations.count, paths == nonEmptyPaths.count, types == entriesOfType else {
            return "an index holds an entry that is gone"
        }
        let attached = attachments.values.reduce(0) { $0 + $1.weight }
        return bytes + attached == argumentBytes ? nil : "\(argumentBytes) is not how many bytes the texts have"
    }

    private func brokenPlace(of entry: Entry, _ place: EntryLocation) -> String? {
        let number = entry.id.rawValue
        guard locations[entry.id] == place else { return "\(entry.id) is not where the index says" }
        guard number < nextID, entry.revision <= revision, !navigators.contains(NavigatorID(rawValue: number)) else {
            return "\(entry.id) is not an id that was given"
        }
        return nil
    }

    private func brokenAttachment() -> String? {
        var (locks, mappings, flows, ofSessions) = (0, 0, 0, 0)
        for (id, attachment) in attachments {
            let number = id.rawValue
            guard attachment.id == id, number < nextID, !navigators.contains(NavigatorID(rawValue: number)),
                locations[EntryID(rawValue: number)] == nil
            else { return "\(id) is not an id that was given" }
            switch attachment.content {
            case .lock:
                locks += 1
                guard self.locks.contains(id) else { return "\(id) does not lock" }
            case .mapping:
                mappings += 1
                guard self.mappings.contains(id) else { return "\(id) does not map" }
            case .flow:
                flows += 1
                guard self.flows.contains(id) else { return "\(id) is not known to be a flow" }
            case .checkpoint, .trigger: break
            }
            if let position = attachment.position {
                guard let count = pathCount(of: attachment.navigator), (0...count).contains(position) else {
                    return "\(id) is above the path of \(attachment.navigator)"
                }
            }
            guard attachment.endsWithSession, let session = attachment.session else { continue }
            ofSessions += 1
            guard attachmentsOf[session]?.contains(id) == true else { return "\(id) does not end with its session" }
        }
        guard locks == self.locks.count, mappings == self.mappings.count, flows == self.flows.count,
            !attachmentsOf.values.contains([]),
            ofSessions == attachmentsOf.values.reduce(0, { $0 + $1.count })
        else { return "an index holds an attachment that is gone" }
        return brokenHolder()
    }

    private func brokenHolder() -> String? {
        for (navigator, ids) in attachmentsAt {
            guard navigators.contains(navigator), !ids.isEmpty, zip(ids, ids.dropFirst()).allSatisfy({ $0 < $1 }),
                ids.allSatisfy({ attachments[$0]?.navigator == navigator })
            else { return "attachments of \(navigator) are not what the index says" }
        }
        let count = attachmentsAt.values.reduce(0) { $0 + $1.count }
        return count == attachments.count ? nil : "an attachment hangs on nothing"
    }
}
