import JSON
package import NavigationClient

/// A scene's tree as nodes in the order of a drawing, for the formats of other programs.
///
/// A node is a navigator or an entry. Each node except the root hangs below one that comes before it.
package struct TreeGraph: Sendable {
    /// The way in which a node hangs below the one above it.
    enum Link: String {
        /// An entry of a path.
        case path
        /// A stack, and the stack in front.
        case stack, selected
        /// A navigator that is shown over another one.
        case presented, overlay

        /// Whether the node is shown over the one above it.
        var isOver: Bool { self == .presented || self == .overlay }
    }

    struct Node {
        let id: String
        /// Kind or type, name and id.
        let title: String
        /// The destination with its arguments; nil when there is nothing to say.
        let details: String?
        /// `locked`, `orphaned`, `quarantined` and `transient`, as far as they hold.
        let marks: [String]
        let isEntry: Bool
        let isCurrent: Bool
        /// The number of nodes above it.
        let level: Int
        /// The index of the node above it; nil for the root.
        let parent: Int?
        let link: Link
    }

    let scene: String
    let revision: Int
    private(set) var nodes: [Node] = []

    /// Arguments are cut after this many columns.
    private static let mostColumns = 60

    private enum Subject {
        case navigator(Contract.Navigator)
        case entry(Contract.Entry)
    }

    private typealias Item = (subject: Subject, parent: Int?, link: Link)

    package init(_ snapshot: Snapshot) {
        scene = VisibleText.of(snapshot.scene)
        revision = snapshot.revision
        guard let root = snapshot[snapshot.root] else { return }
        var waiting: [Item] = [(.navigator(root), nil, .stack)]
        while let item = waiting.popLast() {
            let index = nodes.count
            nodes.append(node(item, snapshot))
            if case .navigator(let navigator) = item.subject {
                waiting += Self.items(below: navigator, index, snapshot).reversed()
            }
        }
    }

    /// The drawing's title.
    var title: String { "\(scene) revision \(revision)" }

    private static func items(below navigator: Contract.Navigator, _ index: Int, _ snapshot: Snapshot) -> [Item] {
        var items: [Item] = navigator.path.map { (.entry($0), index, .path) }
        let others =
            navigator.children.map { ($0, $0 == navigator.selected ? Link.selected : .stack) }
            + (navigator.overlays ?? []).map { ($0, Link.overlay) }
            + [navigator.presented].compactMap(\.self).map { ($0, Link.presented) }
        for (id, link) in others {
            if let found = snapshot[id] { items.append((.navigator(found), index, link)) }
        }
        return items
    }

    private func node(_ item: Item, _ snapshot: Snapshot) -> Node {
        let level = item.parent.map { nodes[$0].level + 1 } ?? 0
        switch item.subject {
        case .navigator(let navigator):
            let words = [navigator.method ?? navigator.kind.rawValue, navigator.name, "\(navigator.id)"].compactMap(
                \.self
            )
            return Node(
                id: "\(navigator.id)",
                title: VisibleText.of(words.joined(separator: " ")),
                details: navigator.root.map { Self.destination($0) },
                marks: (snapshot.isLocked(navigator.id) ? ["locked"] : [])
                    + (navigator.root.map { Self.marks(of: $0, snapshot) } ?? []),
                isEntry: false,
                isCurrent: navigator.id == snapshot.current,
                level: level,
                parent: item.parent,
                link: item.link
            )
        case .entry(let entry):
            return Node(
                id: "\(entry.id)",
                title: VisibleText.of("\(entry.type) \(entry.id)"),
                details: Self.arguments(of: entry),
                marks: Self.marks(of: entry, snapshot),
                isEntry: true,
                isCurrent: false,
                level: level,
                parent: item.parent,
                link: item.link
            )
        }
    }

    private static func destination(_ entry: Contract.Entry) -> String {
        [VisibleText.of(entry.type), arguments(of: entry)].compactMap(\.self).joined(separator: " ")
    }

    private static func arguments(of entry: Contract.Entry) -> String? {
        let text = VisibleText.of(JSONLayout.compact.lay(out: entry.arguments.text))
        return text == JSONPayload.emptyObject.text ? nil : DisplayWidth.fit(text, to: mostColumns)
    }

    private static func marks(of entry: Contract.Entry, _ snapshot: Snapshot) -> [String] {
        (snapshot.orphaned.contains(entry.type) ? ["orphaned"] : [])
            + (entry.quarantined == true ? ["quarantined"] : [])
            + (entry.transient == true ? ["transient"] : [])
    }
}

extension Snapshot {
    /// Whether a navigator has a lock.
    func isLocked(_ navigator: String) -> Bool {
        attachments(at: navigator).contains { if case .lock = $0 { true } else { false } }
    }
}
