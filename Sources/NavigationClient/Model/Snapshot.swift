/// A scene's tree at one revision.
///
/// A watch delivers the first snapshot and every change after it. ``apply(_:)`` makes the next snapshot from both,
/// equal to the one that the host would send.
public struct Snapshot: Equatable, Sendable {
    /// The scene's name.
    public let scene: String
    /// The revision that it shows.
    public internal(set) var revision: Int
    /// The instance of the host in which the revision is valid.
    public let instance: String
    /// The configuration of the scene; nil when it is not known.
    public let configuration: Contract.Configuration?
    /// The types with entries in the scene but without a provider.
    public internal(set) var orphaned: Set<String>
    /// The id of the root navigator.
    public let root: String
    var nodes: [String: Contract.Navigator]
    var hanging: [String: Contract.Attachment]

    /// A snapshot of these navigators, the root first. The host makes snapshots, and tests and previews may do so.
    /// Throws ``NavigationClientError/badAnswer(_:)`` without navigators, or when two have the same id.
    public init(
        scene: String = "main",
        revision: Int,
        instance: String,
        configuration: Contract.Configuration? = nil,
        orphaned: Set<String> = [],
        navigators: [Contract.Navigator],
        attachments: [Contract.Attachment] = []
    ) throws(NavigationClientError) {
        guard let first = navigators.first else { throw .badAnswer("a snapshot without navigators") }
        self.scene = scene
        self.revision = revision
        self.instance = instance
        self.configuration = configuration
        self.orphaned = orphaned
        root = first.id
        hanging = Dictionary(
            attachments.compactMap { attachment in attachment.id.map { ($0, attachment) } },
            uniquingKeysWith: { first, _ in first }
        )
        nodes = Dictionary(navigators.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        guard nodes.count == navigators.count else { throw .badAnswer("a snapshot with one navigator twice") }
    }

    /// The tree as the host describes it. Throws ``NavigationClientError/badAnswer(_:)`` when it is not one tree.
    public init(_ tree: Contract.Snapshot) throws(NavigationClientError) {
        try self.init(
            scene: tree.scene,
            revision: tree.revision,
            instance: tree.instance,
            configuration: tree.configuration,
            orphaned: Set(tree.orphaned),
            navigators: tree.navigators,
            attachments: tree.attachments
        )
    }

    /// Reads a snapshot in the host's form. Throws ``NavigationClientError/badAnswer(_:)`` when it is invalid.
    public init(_ payload: JSONPayload) throws(NavigationClientError) {
        try self.init(try Contract.Snapshot(reading: payload))
    }

    /// The attachments of a navigator: locks, checkpoints, mappings, triggers and flows; in no order.
    public func attachments(at id: String) -> [Contract.Attachment] { hanging.values.filter { $0.navigator == id } }

    /// The navigator with this id; nil when it does not exist.
    public subscript(id: String) -> Contract.Navigator? { nodes[id] }

    /// The number of navigators.
    public var count: Int { nodes.count }

    /// The navigator in front: from the root, the presentation if there is one, else the selected stack.
    public var current: String {
        var front = root
        var steps = nodes.count
        while steps > 0, let node = nodes[front], let next = node.presented ?? node.selected, nodes[next] != nil {
            front = next
            steps -= 1
        }
        return front
    }

    /// All navigators, the root first and parents before children. Overlays come after the stacks, the presentation
    /// last.
    public var navigators: [Contract.Navigator] {
        var ordered: [Contract.Navigator] = []
        var waiting = [root]
        while let id = waiting.popLast(), ordered.count <= nodes.count {
            guard let node = nodes[id] else { continue }
            ordered.append(node)
            if let presented = node.presented { waiting.append(presented) }
            waiting.append(contentsOf: (node.overlays ?? []).reversed())
            waiting.append(contentsOf: node.children.reversed())
        }
        return ordered
    }
}
