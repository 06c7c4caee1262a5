import JSON

@testable package import NavigationTree

/// The navigation tree again, slow and obvious: nodes hold their children, without any index.
///
/// The property tests compare the two.
package final class TreeModel {
    /// A navigator with all that hangs on it.
    package final class Node {
        package let id: UInt64
        package let kind: Navigator.Kind
        package let name: String?
        package let anchor: UInt64?
        package let method: NavigationMethod?
        package var root: Item?
        package let ephemeral: SessionID?
        package let hasPath: Bool
        package var buttons: Buttons?
        package var accepts: Acceptance?
        package weak var parent: Node?
        package var path: [Item] = []
        package var stacks: [Node] = []
        package var selected: UInt64?
        package var presented: Node?
        /// Oldest first.
        package var overlays: [Node] = []

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
            copy.accepts = accepts
            copy.path = path
            copy.selected = selected
            copy.stacks = stacks.map { $0.copy() }
            copy.presented = presented?.copy()
            copy.overlays = overlays.map { $0.copy() }
            for child in copy.children { child.parent = copy }
            return copy
        }

        /// Stacks first, then overlays, then the presentation.
        var children: [Node] { stacks + overlays + [presented].compactMap { $0 } }

        /// This node and all below it.
        package var all: [Node] { [self] + children.flatMap(\.all) }

        /// Whether something is shown over it.
        var isPresenting: Bool { presented != nil || !overlays.isEmpty }

        /// From the outermost to this node's parent.
        var ancestors: [Node] { parent.map { $0.ancestors + [$0] } ?? [] }
    }

    /// An entry of a path, or the root of a navigator.
    package struct Item: Equatable {
        package let id: UInt64
        package let destination: Destination
        package let method: NavigationMethod
        package let isTransient: Bool

        package init(id: UInt64, destination: Destination, method: NavigationMethod, isTransient: Bool) {
            self.id = id
            self.destination = destination
            self.method = method
            self.isTransient = isTransient
        }
    }

    package let root: Node
    package internal(set) var nextID: UInt64 = 2
    package internal(set) var orphaned: Set<TypeName> = []
    /// Oldest first.
    package var attachments: [Attachment] = []
    /// The navigator whose path is being changed, so that its places are looked at when that has been done.
    private var keepsPlaces: UInt64?

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

    /// Becomes what another one is, and goes on counting.
    func become(_ other: TreeModel) {
        root.path = other.root.path
        root.selected = other.root.selected
        root.stacks = other.root.copy().stacks
        root.presented = other.root.copy().presented
        root.overlays = other.root.copy().overlays
        for child in root.children { child.parent = root }
        orphaned = other.orphaned
        attachments = other.attachments
    }

    func node(_ id: NavigatorID) -> Node? { root.all.first { $0.id == id.rawValue } }

    /// The navigator in front.
    package var current: Node {
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

    /// Does something to a path; its checkpoints and flows are above it only if they are so at the end.
    func keepingPlaces(of node: Node, _ body: () -> Void) {
        keepsPlaces = node.id
        body()
        keepsPlaces = nil
        tidy()
    }

    /// Removes orphaned types without entries, attachments of closed navigators, and checkpoints and flows above
    /// their paths.
    func tidy() {
        attachments.removeAll { attachment in
            guard let node = node(attachment.navigator) else { return true }
            guard node.id != keepsPlaces else { return false }
            let position = attachment.checkpoint?.position ?? attachment.flow?.position
            return position.map { $0 > node.path.count } ?? false
        }
        orphaned.formIntersection(root.all.flatMap { $0.path + ($0.root.map { [$0] } ?? []) }.map(\.destination.type))
    }

    // MARK: Removal

    func close(_ node: Node) {
        guard let parent = node.parent else { return }
        if parent.presented === node { parent.presented = nil }
        parent.overlays.removeAll { $0 === node }
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
}

extension Destination {
    /// The same type and arguments, of whatever version.
    func looks(like other: Destination) -> Bool { type == other.type && arguments == other.arguments }
}
