import JSON

@testable import NavigationTree

/// The navigation tree in a slow and obvious form: nodes hold their children, without indexes. The property
/// tests compare it with the real tree.
final class TreeModel {
    final class Node {
        let id: UInt64
        let kind: Navigator.Kind
        let name: String?
        let anchor: UInt64?
        let method: NavigationMethod?
        var root: Item?
        let ephemeral: SessionID?
        let hasPath: Bool
        var buttons: Buttons?
        weak var parent: Node?
        var path: [Item] = []
        var stacks: [Node] = []
        var selected: UInt64?
        var presented: Node?

        init(
            _ id: UInt64,
            _ kind: Navigator.Kind,
            name: String? = nil,
            anchor: UInt64? = nil,
            method: NavigationMethod? = nil,
            root: Item? = nil,
            ephemeral: SessionID? = nil,
            hasPath: Bool = true
        ) {
            self.id = id
            self.kind = kind
            self.name = name
            self.anchor = anchor
            self.method = method
            self.root = root
            self.ephemeral = ephemeral
            self.hasPath = hasPath
        }

        func copy() -> Node {
            let copy = Node(
                id,
                kind,
                name: name,
                anchor: anchor,
                method: method,
                root: root,
                ephemeral: ephemeral,
                hasPath: hasPath
            )
            copy.buttons = buttons
            copy.path = path
            copy.selected = selected
            copy.stacks = stacks.map { $0.copy() }
            copy.presented = presented?.copy()
            for child in copy.stacks + [copy.presented].compactMap({ $0 }) { child.parent = copy }
            return copy
        }

        /// This node and all below it: stacks first, then the presentation.
        var all: [Node] { [self] + stacks.flatMap(\.all) + (presented?.all ?? []) }

        /// From the outermost node to this node's parent.
        var ancestors: [Node] { parent.map { $0.ancestors + [$0] } ?? [] }
    }

    struct Item: Equatable {
        let id: UInt64
        let destination: Destination
        let method: NavigationMethod
        let isTransient: Bool
    }

    let root: Node
    var nextID: UInt64 = 2
    var orphaned: Set<TypeName> = []
    /// Oldest first.
    var attachments: [Attachment] = []

    init() {
        root = Node(1, .root)
    }

    private init(copying other: TreeModel) {
        root = other.root.copy()
        nextID = other.nextID
        orphaned = other.orphaned
        attachments = other.attachments
    }

    func copy() -> TreeModel { TreeModel(copying: self) }

    /// Becomes equal to another model, but keeps counting ids and revisions.
    func become(_ other: TreeModel) {
        root.path = other.root.path
        root.selected = other.root.selected
        root.stacks = other.root.copy().stacks
        root.presented = other.root.copy().presented
        for child in root.stacks + [root.presented].compactMap({ $0 }) { child.parent = root }
        orphaned = other.orphaned
        attachments = other.attachments
    }

    func node(_ id: NavigatorID) -> Node? { root.all.first { $0.id == id.rawValue } }

    var current: Node {
        var node = root
        while let next = node.presented ?? node.stacks.first(where: { $0.id == node.selected }) { node = next }
        return node
    }

    func item(
        _ destination: Destination,
        _ method: NavigationMethod = .push,
        isTransient: Bool = false
    ) -> Item {
        defer { nextID += 1 }
        return Item(id: nextID, destination: destination, method: method, isTransient: isTransient)
    }

    func takeID() -> UInt64 {
        defer { nextID += 1 }
        return nextID
    }

    /// Ends the mark as orphaned of types without entries, and removes attachments of closed navigators, and
    /// checkpoints and flows above their paths.
    func tidy() {
        attachments.removeAll { attachment in
            guard let node = node(attachment.navigator) else { return true }
            let position = attachment.checkpoint?.position ?? attachment.flow?.position
            return position.map { $0 > node.path.count } ?? false
        }
        orphaned.formIntersection(root.all.flatMap { $0.path + ($0.root.map { [$0] } ?? []) }.map(\.destination.type))
    }

    // MARK: Removal

    func close(_ node: Node) {
        guard let parent = node.parent else { return }
        if parent.presented === node { parent.presented = nil }
        if let index = parent.stacks.firstIndex(where: { $0 === node }) {
            if parent.selected == node.id {
                let heir = index > 0 ? parent.stacks[index - 1] : parent.stacks.dropFirst(index + 1).first
                parent.selected = heir?.id
            }
            parent.stacks.remove(at: index)
        }
        tidy()
    }

    func cut(_ node: Node, to count: Int) {
        while node.path.count > count {
            closeAnchored(to: node.path[node.path.count - 1], in: node)
            node.path.removeLast()
        }
        tidy()
    }

    func closeAnchored(to item: Item, in node: Node) {
        if let presented = node.presented, presented.anchor == item.id { close(presented) }
        for stack in node.stacks.reversed() where stack.anchor == item.id { close(stack) }
    }

    // MARK: Operations. They throw the same errors as the tree.

    func append(_ destinations: [Destination], to node: Node) throws(NavigationError) {
        try checkPath(node)
        if !destinations.isEmpty { dropTransient(node) }
        node.path += destinations.map { item($0) }
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
        let same = node.path.lastIndex { $0.destination.looks(like: destination) }
        let isTop = same != nil && same == node.path.count - 1
        switch ifPresent {
        case .push: break
        case .back: if let same { return cut(node, to: same + 1) }
        case .raise: if let same { return raise(same, of: node) }
        case .single:
            if isTop { return }
            remove(node.path.filter { $0.destination.looks(like: destination) }, from: node)
        case .replaceTop:
            if isTop { return }
            cut(node, to: max(0, node.path.count - 1))
        case .clear:
            if isTop { return remove(node.path.dropLast(), from: node) }
            cut(node, to: 0)
        }
        dropTransient(node)
        node.path.append(item(destination, isTransient: isTransient))
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
        var kept = 0
        while kept < min(node.path.count, destinations.count),
            node.path[kept].destination.type == destinations[kept].type,
            node.path[kept].destination.arguments == destinations[kept].arguments
        { kept += 1 }
        cut(node, to: kept)
        node.path += destinations[kept...].map { item($0) }
    }

    private func checkPath(_ node: Node) throws(NavigationError) {
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
        let old = node.path[position]
        closeAnchored(to: old, in: node)
        node.path[position] = item(destination)
        tidy()
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
            cut(node, to: node.path.count - count)
        case .remaining(let remaining):
            if node.path.isEmpty { throw .atRoot(id) }
            if remaining >= node.path.count || remaining < 0 { throw .outOfRange(id, depth: node.path.count) }
            cut(node, to: remaining)
        case .from(let entry):
            guard let (owner, position) = find(entry) else { throw .unknownEntry(entry) }
            if position < 0 { throw .atRoot(NavigatorID(rawValue: owner.id)) }
            cut(owner, to: position)
        }
    }

    func popAll(_ node: Node) { cut(node, to: 0) }

    func checkLocks() throws(NavigationError) {
        let locks = attachments.filter { if case .lock = $0.content { true } else { false } }
        if !locks.isEmpty { throw .locked(locks) }
    }

    func popAny() throws(NavigationError) {
        try checkLocks()
        emptyPaths()
    }

    func dismissAny() throws(NavigationError) {
        try checkLocks()
        dismissChildren(root)
    }

    private func emptyPaths() {
        while let node = root.all.last(where: { !$0.path.isEmpty }) { cut(node, to: 0) }
    }

    func present(_ presentation: Presentation, over node: Node) throws(NavigationError) {
        let id = NavigatorID(rawValue: node.id)
        if let shown = node.presented {
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
            !(node.presented?.all.contains { $0 === owner } ?? false)
        {
            throw .nameInUse(name, by: NavigatorID(rawValue: owner.id))
        }
        if let shown = node.presented { close(shown) }
        let new = Node(
            takeID(),
            .presentation,
            name: presentation.name,
            anchor: node.path.last?.id,
            method: presentation.method,
            root: presentation.destination.map { item($0, presentation.method) },
            ephemeral: presentation.ephemeral,
            hasPath: presentation.method.givesPath
        )
        new.buttons = presentation.buttons
        new.parent = node
        node.presented = new
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
        new.parent = node
        node.stacks.append(new)
        if request.select ?? (node.selected == nil) { node.selected = new.id }
    }

    func dismiss(_ node: Node) throws(NavigationError) {
        guard node.kind == .presentation else {
            let nearest = node.ancestors.last { $0.kind == .presentation }
            throw .notPresented(
                NavigatorID(rawValue: node.id),
                nearest: nearest.map { NavigatorID(rawValue: $0.id) }
            )
        }
        close(node)
    }

    func back(_ node: Node) throws(NavigationError) {
        if !node.path.isEmpty { return cut(node, to: node.path.count - 1) }
        if node.kind != .presentation { throw .atRoot(NavigatorID(rawValue: node.id)) }
        close(node)
    }

    func dismissPresented(_ node: Node) {
        if let presented = node.presented { close(presented) }
    }

    func dismissChildren(_ node: Node) {
        while let presenter = node.all.first(where: { $0.presented != nil }) { dismissPresented(presenter) }
    }

    func reset() throws(NavigationError) {
        try checkLocks()
        dismissChildren(root)
        emptyPaths()
    }

    func close(checked node: Node) throws(NavigationError) {
        if node === root { throw .rootFixed }
        close(node)
    }

    func select(_ node: Node) throws(NavigationError) {
        guard node.kind == .stack else { throw .notSelectable(NavigatorID(rawValue: node.id)) }
        node.parent?.selected = node.id
    }

    func removeProviders(orphaning: [TypeName], closing: [TypeName], session: SessionID?) {
        // Closes the innermost first, so that each navigator is closed only once.
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

extension Destination {
    /// The same type and arguments, of any version.
    func looks(like other: Destination) -> Bool { type == other.type && arguments == other.arguments }
}
