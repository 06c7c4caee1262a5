@testable import NavigationTree

/// Operations on navigators, and what happens without a request. They throw what the tree has to throw.
extension TreeModel {
    func present(_ presentation: Presentation, over node: Node) throws(NavigationError) {
        let id = NavigatorID(rawValue: node.id)
        let isOverlay = presentation.method.kind == .overlay
        let occupant = isOverlay ? nil : node.presented
        if let shown = occupant {
            if let destination = presentation.destination,
                shown.root.map({ $0.destination.looks(like: destination) }) ?? false,
                shown.method == presentation.method, shown.buttons == presentation.buttons,
                presentation.name == nil || presentation.name == shown.name
            {
                return
            }
            let shownID = NavigatorID(rawValue: shown.id)
            if presentation.ifOccupied == .refuse { throw .occupied(id, presented: shownID) }
        }
        if let name = presentation.name, let owner = root.all.first(where: { $0.name == name }),
            !(occupant?.all.contains { $0 === owner } ?? false)
        {
            throw .nameInUse(name, by: NavigatorID(rawValue: owner.id))
        }
        try keepingLocks(from: node, asPresenter: true) { put(presentation, over: node, insteadOf: occupant) }
    }

    private func put(_ presentation: Presentation, over node: Node, insteadOf occupant: Node?) {
        let isOverlay = presentation.method.kind == .overlay
        if let occupant { close(occupant) }
        let new = Node(
            takeID(),
            presentation.method.kind,
            name: presentation.name,
            anchor: isOverlay ? nil : node.path.last?.id,
            method: presentation.method,
            root: presentation.destination.map { item($0, presentation.method) },
            ephemeral: presentation.ephemeral,
            hasPath: presentation.method.givesPath
        )
        new.buttons = presentation.buttons
        new.accepts = presentation.accepts
        new.parent = node
        if isOverlay { node.overlays.append(new) } else { node.presented = new }
    }

    func createStack(_ request: StackRequest, under node: Node) throws(NavigationError) {
        if let name = request.name, let owner = root.all.first(where: { $0.name == name }) {
            throw .nameInUse(name, by: NavigatorID(rawValue: owner.id))
        }
        if let anchor = request.anchor, !node.path.contains(where: { $0.id == anchor.rawValue }) {
            throw .unknownEntry(anchor)
        }
        let new = Node(
            takeID(),
            .stack,
            name: request.name,
            anchor: request.anchor?.rawValue,
            root: request.root.map { item($0) },
            ephemeral: request.ephemeral
        )
        new.accepts = request.accepts
        new.parent = node
        node.stacks.append(new)
        if request.select ?? (node.selected == nil) { node.selected = new.id }
    }

    func dismiss(_ node: Node) throws(NavigationError) {
        guard node.kind.isShownOver else {
            let nearest = node.ancestors.last { $0.kind.isShownOver }
            throw .notPresented(
                NavigatorID(rawValue: node.id),
                nearest: nearest.map { NavigatorID(rawValue: $0.id) }
            )
        }
        try keepingLocks(from: node) { close(node) }
    }

    func back(_ node: Node) throws(NavigationError) {
        if node.path.isEmpty, !node.kind.isShownOver { throw .atRoot(NavigatorID(rawValue: node.id)) }
        try keepingLocks(from: node) {
            if node.path.isEmpty { close(node) } else { cut(node, to: node.path.count - 1) }
        }
    }

    func dismissPresented(_ node: Node) {
        closePresentation(over: node)
        for overlay in node.overlays { close(overlay) }
    }

    func closePresentation(over node: Node) {
        if let presented = node.presented { close(presented) }
    }

    func dismissChildren(_ node: Node) {
        while let presenter = node.all.first(where: \.isPresenting) { dismissPresented(presenter) }
    }

    func reset() throws(NavigationError) {
        try checkLocks()
        dismissChildren(root)
        emptyPaths()
    }

    func close(checked node: Node) throws(NavigationError) {
        if node === root { throw .rootFixed }
        try keepingLocks(from: node) { close(node) }
    }

    func select(_ node: Node) throws(NavigationError) {
        guard node.kind == .stack else { throw .notSelectable(NavigatorID(rawValue: node.id)) }
        node.parent?.selected = node.id
    }

    func removeProviders(orphaning: [TypeName], closing: [TypeName], session: SessionID?) {
        // Innermost first, so that what is closed on the way is closed only once.
        while let session, let node = root.all.filter({ $0.ephemeral == session }).max(by: { $0.id < $1.id }) {
            close(node)
        }
        while let node = root.all.filter({ $0.root.map { closing.contains($0.destination.type) } ?? false })
            .max(by: { $0.id < $1.id })
        { close(node) }
        if let session { attachments.removeAll { $0.endsWithSession && $0.session == session } }
        for node in root.all {
            if let lowest = node.path.firstIndex(where: { closing.contains($0.destination.type) }) {
                cut(node, to: lowest)
            }
        }
        orphaned.formUnion(orphaning)
        tidy()
    }

    func migrate(_ entry: EntryID, to destination: Destination) {
        guard let (node, position) = find(entry), let old = position < 0 ? node.root : node.path[position] else {
            return
        }
        let new = Item(id: old.id, destination: destination, method: old.method, isTransient: old.isTransient)
        if position < 0 { node.root = new } else { node.path[position] = new }
    }

    func revive(_ types: [TypeName]) { orphaned.subtract(types) }
}
