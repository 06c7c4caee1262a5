@testable import NavigationTree

/// Operations on paths. They throw what the tree has to throw.
extension TreeModel {
    func append(_ destinations: [Destination], to node: Node) throws(NavigationError) {
        try checkPath(node)
        try keepingLocks(from: node) {
            keepingPlaces(of: node) {
                if !destinations.isEmpty { dropTransient(node) }
                node.path += destinations.map { item($0) }
            }
        }
    }

    func dropTransient(_ node: Node) {
        if node.path.last?.isTransient == true { cut(node, to: node.path.count - 1) }
    }

    func push(
        _ destination: Destination,
        on node: Node,
        ifPresent: PresentPolicy,
        isTransient: Bool
    ) throws(NavigationError) {
        try checkPath(node)
        try keepingLocks(from: node) { put(destination, on: node, ifPresent, isTransient) }
    }

    private func put(_ destination: Destination, on node: Node, _ ifPresent: PresentPolicy, _ isTransient: Bool) {
        let same = node.path.lastIndex { $0.destination.looks(like: destination) }
        let isTop = same != nil && same == node.path.count - 1
        switch ifPresent {
        case .push: break
        case .back: if let same { return cut(node, to: same + 1) }
        case .raise: if let same { return raise(same, of: node) }
        case .single: if isTop { return }
        case .replaceTop: if isTop { return }
        case .clear: if isTop { return remove(node.path.dropLast(), from: node) }
        }
        keepingPlaces(of: node) {
            switch ifPresent {
            case .push, .back, .raise: break
            case .single: remove(node.path.filter { $0.destination.looks(like: destination) }, from: node)
            case .replaceTop: cut(node, to: max(0, node.path.count - 1))
            case .clear: cut(node, to: 0)
            }
            dropTransient(node)
            node.path.append(item(destination, isTransient: isTransient))
        }
    }

    private func remove(_ items: some Sequence<Item>, from node: Node) {
        for item in items {
            closeAnchored(to: item, in: node)
            node.path.removeAll { $0.id == item.id }
        }
        tidy()
    }

    private func raise(_ position: Int, of node: Node) {
        let item = node.path[position]
        guard position < node.path.count - 1 else { return }
        dropTransient(node)
        guard position < node.path.count - 1 else { return }
        closeAnchored(to: item, in: node)
        node.path.remove(at: position)
        node.path.append(item)
    }

    func setPath(_ destinations: [Destination], of node: Node) throws(NavigationError) {
        try checkPath(node)
        let old = node.path
        var kept: [Int?] = []
        var last = -1
        for (index, destination) in destinations.enumerated() {
            let isSame = { old[$0].destination.looks(like: destination) && !kept.contains($0) }
            let isInPlace = kept.count == index && (0..<index).allSatisfy { kept[$0] == $0 }
            let found =
                isInPlace && index < old.count && isSame(index)
                ? index : old.indices.first { $0 > last && isSame($0) } ?? old.indices.first(where: isSame)
            kept.append(found)
            last = found ?? last
        }
        let ids = Set(kept.compactMap { $0.map { old[$0].id } })
        try keepingLocks(from: node) {
            keepingPlaces(of: node) {
                for item in old.reversed() where !ids.contains(item.id) { closeAnchored(to: item, in: node) }
                node.path = zip(kept, destinations).map { position, destination in
                    position.map { old[$0] } ?? item(destination)
                }
            }
        }
    }

    func checkPath(_ node: Node) throws(NavigationError) {
        guard !node.hasPath else { return }
        let suggestion = node.ancestors.last { $0.hasPath }
        throw .noStack(NavigatorID(rawValue: node.id), suggestion: suggestion.map { NavigatorID(rawValue: $0.id) })
    }

    func replace(_ entry: EntryID?, of node: Node, with destination: Destination) throws(NavigationError) {
        var (node, position) = (node, node.path.count - 1)
        if let entry {
            guard let place = find(entry) else { throw .unknownEntry(entry) }
            (node, position) = place
        } else {
            try checkPath(node)
        }
        guard position >= 0 else { throw .atRoot(NavigatorID(rawValue: node.id)) }
        try keepingLocks(from: node) {
            closeAnchored(to: node.path[position], in: node)
            node.path[position] = item(destination)
            tidy()
        }
    }

    func find(_ entry: EntryID) -> (Node, Int)? {
        for node in root.all {
            if node.root?.id == entry.rawValue { return (node, -1) }
            if let position = node.path.firstIndex(where: { $0.id == entry.rawValue }) { return (node, position) }
        }
        return nil
    }

    func pop(_ target: PopTarget, of node: Node) throws(NavigationError) {
        let id = NavigatorID(rawValue: node.id)
        switch target {
        case .count(let count):
            if node.path.isEmpty { throw .atRoot(id) }
            if count > node.path.count || count < 1 { throw .outOfRange(id, depth: node.path.count) }
            try keepingLocks(from: node) { cut(node, to: node.path.count - count) }
        case .remaining(let remaining):
            if node.path.isEmpty { throw .atRoot(id) }
            if remaining >= node.path.count || remaining < 0 { throw .outOfRange(id, depth: node.path.count) }
            try keepingLocks(from: node) { cut(node, to: remaining) }
        case .from(let entry):
            guard let (owner, position) = find(entry) else { throw .unknownEntry(entry) }
            if position < 0 { throw .atRoot(NavigatorID(rawValue: owner.id)) }
            try keepingLocks(from: owner) { cut(owner, to: position) }
        case .nearest(let type, let climbs):
            let way = wayBack(from: node)
            let found = way.first { $0.item.destination.type == type }
            guard let found, climbs || found.node === node else {
                let elsewhere = climbs ? nil : found.map { NavigatorID(rawValue: $0.node.id) }
                throw .typeNotShown(type, from: id, elsewhere: elsewhere)
            }
            try keepingLocks(from: node) {
                if let closed = found.closed { close(closed) }
                cut(found.node, to: found.position + 1)
            }
        }
    }

    /// All that is shown on the way back, nearest first: the position in its path, and what is closed on the way.
    private func wayBack(from start: Node) -> [(item: Item, node: Node, position: Int, closed: Node?)] {
        var way: [(item: Item, node: Node, position: Int, closed: Node?)] = []
        var (node, closed, top): (Node, Node?, Int) = (start, nil, start.path.count - 1)
        while true {
            for position in stride(from: top, through: 0, by: -1) {
                way.append((node.path[position], node, position, closed))
            }
            if let root = node.root { way.append((root, node, -1, closed)) }
            guard let presentation = (node.ancestors + [node]).last(where: { $0.kind.isShownOver }),
                let presenter = presentation.parent
            else { return way }
            top = presenter.path.firstIndex { $0.id == presentation.anchor } ?? -1
            (node, closed) = (presenter, presentation)
        }
    }

    func popAll(_ node: Node) throws(NavigationError) { try keepingLocks(from: node) { cut(node, to: 0) } }

    func popAny() throws(NavigationError) {
        try checkLocks()
        emptyPaths()
    }

    func dismissAny() throws(NavigationError) {
        try checkLocks()
        dismissChildren(root)
    }

    func emptyPaths() {
        while let node = root.all.last(where: { !$0.path.isEmpty }) { cut(node, to: 0) }
    }
}
