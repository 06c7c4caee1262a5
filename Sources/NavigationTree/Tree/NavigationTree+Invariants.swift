// The invariants of every tree. Checked after a restoration, and by the tests after every step. Linear in the size of
// the tree.

import JSON

extension NavigationTree {
    /// Walks the whole tree and names the first wrong index or link; nil when all are right. For restoring and for
    /// tests.
    package func brokenInvariant() -> String? {
        guard transaction == nil, steps.isEmpty, weight == 0 else { return "an operation is not finished" }
        if let reason = brokenLink() ?? brokenEntry() ?? brokenAttachment() { return reason }
        guard orphaned.allSatisfy({ entriesOfType[$0] != nil }) else { return "a type without entries is orphaned" }
        return current == foremost(from: root) ? nil : "\(current) is not the current navigator"
    }

    /// Checks the links. Parents are older than children and siblings are in order of age, so consistent links cannot
    /// form a cycle.
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
                guard ephemerals[session]?.contains(id) == true else {
                    return "\(id) is not in the index of its session"
                }
            }
            if navigator.presented != nil || overlays[id] != nil {
                counts.presenting += 1
                guard presenting.contains(id) else { return "\(id) is not in the index of presenters" }
            }
            if navigator.kind == .stack, navigator.anchor != nil { counts.anchored += 1 }
        }
        guard counts.names == names.count, counts.presenting == presenting.count,
            counts.ephemerals == ephemerals.values.reduce(0, { $0 + $1.count }), !ephemerals.values.contains([]),
            passing == Set(navigators.ids.filter { self[existing: $0].closesAfter != nil }),
            overlays.values.reduce(0, { $0 + $1.count })
                == navigators.ids.count(where: { self[existing: $0].kind == .overlay }),
            counts.anchored == anchoredStacks.values.reduce(0, { $0 + $1.count })
        else { return "an index holds a navigator that does not exist" }
        return brokenAnchor()
    }

    private func brokenAnchor() -> String? {
        for (anchor, stacks) in anchoredStacks {
            guard !stacks.isEmpty, zip(stacks, stacks.dropFirst()).allSatisfy({ $0 < $1 }),
                stacks.allSatisfy({ navigators.find($0)?.anchor == anchor })
            else { return "the index of the stacks anchored to \(anchor) is wrong" }
        }
        return nil
    }

    /// Checks that this navigator and its neighbours agree about their links.
    private func brokenLink(of id: NavigatorID) -> String? {
        let navigator = self[existing: id]
        guard navigator.id == id, id.rawValue < nextID else { return "\(id) was never assigned as an id" }
        guard navigator.kind.isShownOver == (navigator.method?.isPresentation ?? false),
            !navigator.kind.isShownOver || navigator.kind == navigator.method?.kind,
            (navigator.kind == .root) == (id == root), navigator.hasPath || navigator.path.isEmpty
        else { return "\(id) is not a valid \(navigator.kind)" }
        if let presented = navigator.presented {
            guard let shown = navigators.find(presented), shown.parent == id, shown.kind == .presentation else {
                return "\(id) does not present \(presented)"
            }
        }
        if let shown = overlays[id] {
            guard !shown.isEmpty, zip(shown, shown.dropFirst()).allSatisfy({ $0 < $1 }),
                shown.allSatisfy({ navigators.find($0)?.parent == id && navigators.find($0)?.kind == .overlay })
            else { return "the list of the overlays of \(id) is wrong" }
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
                ? nil : "the root has a parent or siblings"
        }
        guard let parent = navigator.parent, parent < id, navigators.contains(parent) else {
            return "\(id) has no parent"
        }
        if navigator.kind == .overlay {
            return navigator.previousSibling == nil && navigator.nextSibling == nil && navigator.anchor == nil
                ? nil : "\(id) is not a valid overlay"
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
        var tally = EntryTally()
        var (bytes, paths, accepting) = (0, 0, 0)
        for id in navigators.ids {
            bytes += self[existing: id].buttons?.text.count ?? 0
            if let accepts = self[existing: id].accepts {
                bytes += accepts.weight
                accepting += 1
            }
            if let root = self[existing: id].root {
                let place = EntryLocation(navigator: id, position: -1)
                if let reason = brokenPlace(of: [root], at: 0, place) { return reason }
                tally.add([root], at: 0)
            }
            let path = self[existing: id].path
            if !path.isEmpty {
                paths += 1
                guard nonEmptyPaths.contains(id) else { return "\(id) is not in the index of paths with entries" }
            }
            var position: Int32 = 0
            for page in path.allPages {
                for index in page.indices {
                    let place = EntryLocation(navigator: id, position: position)
                    if let reason = brokenPlace(of: page, at: index, place) { return reason }
                    tally.add(page, at: index)
                    position += 1
                }
            }
            if let anchor = self[existing: id].anchor {
                guard let place = locations[anchor], place.navigator == self[existing: id].parent, place.position >= 0
                else { return "\(anchor), the anchor of \(id), is not on the parent's path" }
            }
        }
        guard tally.count == locations.count, paths == nonEmptyPaths.count, tally.finishedTypes() == entriesOfType,
            tally.quarantined == quarantined
        else {
            return "an index holds an entry that does not exist"
        }
        guard accepting == acceptingCount else { return "\(acceptingCount) navigators do not say what they accept" }
        let attached = attachments.values.reduce(0) { $0 + $1.weight }
        return tally.bytes + bytes + attached == argumentBytes ? nil : "the texts do not have \(argumentBytes) bytes"
    }

    /// The entry comes as a page of its path and an index, because an entry that is passed alone is copied.
    private func brokenPlace(of page: [Entry], at index: Int, _ place: EntryLocation) -> String? {
        let id = page[index].id
        guard locations[id] == place else { return "\(id) is not where the index says" }
        guard id.rawValue < nextID, page[index].revision <= revision,
            !navigators.contains(NavigatorID(rawValue: id.rawValue))
        else { return "\(id) was never assigned as an id" }
        guard page[index].isQuarantined || !page[index].isUnfit else {
            return "\(id) does not fit and is not in quarantine"
        }
        return nil
    }

    private func brokenAttachment() -> String? {
        var (locks, mappings, flows, signals, ofSessions) = (0, 0, 0, 0, 0)
        for (id, attachment) in attachments {
            let number = id.rawValue
            guard attachment.id == id, number < nextID, !navigators.contains(NavigatorID(rawValue: number)),
                locations[EntryID(rawValue: number)] == nil
            else { return "\(id) was never assigned as an id" }
            switch attachment.content {
            case .lock:
                locks += 1
                guard self.locks.contains(id) else { return "\(id) is not in the index of locks" }
            case .mapping:
                mappings += 1
                guard self.mappings.contains(id) else { return "\(id) is not in the index of mappings" }
            case .flow:
                flows += 1
                guard self.flows.contains(id) else { return "\(id) is not in the index of flows" }
            case .signal:
                signals += 1
                guard keptSignals.contains(id) else { return "\(id) is not in the index of kept signals" }
            case .checkpoint, .trigger: break
            }
            if let position = attachment.position {
                guard let count = pathCount(of: attachment.navigator), (0...count).contains(position) else {
                    return "\(id) is above the path of \(attachment.navigator)"
                }
            }
            guard attachment.endsWithSession, let session = attachment.session else { continue }
            ofSessions += 1
            guard attachmentsOf[session]?.contains(id) == true else {
                return "\(id) is not in the index of its session"
            }
        }
        guard locks == self.locks.count, mappings == self.mappings.count, flows == self.flows.count,
            signals == keptSignals.count,
            !attachmentsOf.values.contains([]),
            ofSessions == attachmentsOf.values.reduce(0, { $0 + $1.count })
        else { return "an index holds an attachment that does not exist" }
        return brokenHolder()
    }

    private func brokenHolder() -> String? {
        for (navigator, ids) in attachmentsAt {
            guard navigators.contains(navigator), !ids.isEmpty, zip(ids, ids.dropFirst()).allSatisfy({ $0 < $1 }),
                ids.allSatisfy({ attachments[$0]?.navigator == navigator })
            else { return "the index of the attachments of \(navigator) is wrong" }
        }
        for (key, ids) in keyedAttachments {
            guard !ids.isEmpty, zip(ids, ids.dropFirst()).allSatisfy({ $0 < $1 }),
                ids.allSatisfy({ attachments[$0].flatMap { AttachmentKey($0) } == key })
            else { return "the index of the attachments with \(key) is wrong" }
        }
        let placed = places.values.joined().map(\.id)
        guard
            keyedAttachments.values.reduce(0, { $0 + $1.count })
                == attachments.values.count(where: { AttachmentKey($0) != nil }),
            Set(placed).count == placed.count, places.values.allSatisfy({ !$0.isEmpty && $0 == $0.sorted() }),
            placed.count == attachments.values.count(where: { $0.position != nil }),
            places.allSatisfy({ navigator, places in
                places.allSatisfy { place in
                    attachments[place.id].map { $0.navigator == navigator && $0.position == place.position } ?? false
                }
            })
        else { return "an index of attachments is not complete" }
        let count = attachmentsAt.values.reduce(0) { $0 + $1.count }
        return count == attachments.count ? nil : "an attachment has no navigator"
    }
}

/// Counts the entries of a tree, for the comparison with its indices.
private struct EntryTally {
    private(set) var count = 0
    private(set) var bytes = 0
    private(set) var quarantined: Set<EntryID> = []
    private var types: [TypeName: Int] = [:]
    /// The latest type and how many entries of it came one after the other, so that a run is looked up once.
    private var run: (type: TypeName, count: Int)?

    mutating func add(_ page: [Entry], at index: Int) {
        count += 1
        bytes += page[index].weight
        if page[index].isQuarantined { quarantined.insert(page[index].id) }
        let type = page[index].destination.type
        if run?.type == type {
            run?.count += 1
        } else {
            endRun()
            run = (type, 1)
        }
    }

    /// How many entries there are of each type.
    mutating func finishedTypes() -> [TypeName: Int] {
        endRun()
        return types
    }

    private mutating func endRun() {
        if let run { types[run.type, default: 0] += run.count }
        run = nil
    }
}
