import JSON

@testable import NavigationTree

/// Edits of paths by the ids of entries.
extension TreeModel {
    func insert(_ destinations: [Destination], at place: EditPlace, of start: Node) throws(NavigationError) {
        let (node, position) = try find(place, on: start)
        let below = Set(node.path.prefix(position).map(\.id))
        let places = places(of: node)
        node.path.insert(contentsOf: destinations.map { item($0) }, at: position)
        // Behind the entry that it stood on.
        put(places, of: node) { old, top in
            guard let top else { return 0 }
            return below.contains(top) ? old : old + destinations.count
        }
    }

    func remove(_ entries: [EntryID]) throws(NavigationError) {
        var found: [(Node, UInt64)] = []
        for entry in entries {
            guard let (node, position) = find(entry) else { throw .unknownEntry(entry) }
            if position < 0 { throw .atRoot(NavigatorID(rawValue: node.id)) }
            found.append((node, entry.rawValue))
        }
        let (saved, next) = (copy(), nextID)
        let ids = Set(found.map(\.1))
        for node in root.all.sorted(by: { $0.id > $1.id }) where node.path.contains(where: { ids.contains($0.id) }) {
            do { try keepingLocks(from: node) { remove(ids, from: node) } } catch {
                become(saved)
                nextID = next
                throw error
            }
        }
        tidy()
    }

    /// One after the other, from the top: what is on top goes as it does with a pop.
    private func remove(_ ids: Set<UInt64>, from node: Node) {
        while let position = node.path.lastIndex(where: { ids.contains($0.id) }) {
            closeAnchored(to: node.path[position], in: node)
            let isTop = position == node.path.count - 1
            let places = places(of: node)
            node.path.remove(at: position)
            if isTop { tidy() } else { put(places, of: node) { old, _ in old > position ? old - 1 : old } }
        }
    }

    func move(_ entry: EntryID, to place: EditPlace) throws(NavigationError) {
        guard let (node, old) = find(entry) else { throw .unknownEntry(entry) }
        guard old >= 0 else { throw .atRoot(NavigatorID(rawValue: node.id)) }
        let (other, target) = try find(place, on: node)
        guard other === node else { throw .notInPath(entry, of: NavigatorID(rawValue: other.id)) }
        let moved = node.path[old]
        let places = places(of: node)
        let new = target > old ? target - 1 : target
        node.path.remove(at: old)
        node.path.insert(moved, at: new)
        guard new != old else { return }
        put(places, of: node) { position, _ in
            switch (old < position, new < position) {
            case (true, true), (false, false): position
            case (true, false): position - 1
            case (false, true): position + 1
            }
        }
    }

    func update(_ entry: EntryID, to destination: Destination) throws(NavigationError) {
        guard let (node, position) = find(entry) else { throw .unknownEntry(entry) }
        let old = position < 0 ? node.root : node.path[position]
        guard let old else { throw .unknownEntry(entry) }
        if old.destination.looks(like: destination) { return }
        let new = Item(id: old.id, destination: destination, method: old.method, isTransient: old.isTransient)
        if position < 0 { node.root = new } else { node.path[position] = new }
    }

    private func find(_ place: EditPlace, on node: Node) throws(NavigationError) -> (Node, Int) {
        switch place {
        case .position(let position):
            try checkPath(node)
            guard (0...node.path.count).contains(position) else {
                throw .outOfRange(NavigatorID(rawValue: node.id), depth: node.path.count)
            }
            return (node, position)
        case .before(let entry):
            guard let (found, position) = find(entry) else { throw .unknownEntry(entry) }
            guard position >= 0 else { throw .atRoot(NavigatorID(rawValue: found.id)) }
            return (found, position)
        case .after(let entry):
            guard let (found, position) = find(entry) else { throw .unknownEntry(entry) }
            try checkPath(found)
            return (found, position + 1)
        }
    }

    /// The checkpoints and flows of a navigator, each with its position and the entry that it stands on.
    private func places(of node: Node) -> [(id: AttachmentID, position: Int, top: UInt64?)] {
        attachments.compactMap { attachment in
            guard attachment.navigator.rawValue == node.id, let position = attachment.position else { return nil }
            return (attachment.id, position, position > 0 ? node.path[position - 1].id : nil)
        }
    }

    private func put(
        _ places: [(id: AttachmentID, position: Int, top: UInt64?)],
        of node: Node,
        _ shift: (Int, UInt64?) -> Int
    ) {
        for place in places {
            guard let index = attachments.firstIndex(where: { $0.id == place.id }) else { continue }
            attachments[index] = attachments[index].moved(to: shift(place.position, place.top))
        }
        // The newest of a name stays.
        var seen: [(String, Int)] = []
        for attachment in attachments.reversed() where attachment.navigator.rawValue == node.id {
            guard let checkpoint = attachment.checkpoint else { continue }
            if seen.contains(where: { $0 == (checkpoint.name, checkpoint.position) }) {
                attachments.removeAll { $0.id == attachment.id }
            }
            seen.append((checkpoint.name, checkpoint.position))
        }
    }
}
