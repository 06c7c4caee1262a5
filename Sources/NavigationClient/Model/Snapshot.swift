/// A scene's tree at one revision.
///
/// A watch delivers the first snapshot and every change after it. ``apply(_:)`` makes the next snapshot from both,
/// equal to the one that the host would send.
public struct Snapshot: Sendable {
    /// The scene's name.
    public let scene: String
    /// The revision that it shows.
    public internal(set) var revision: Int
    /// The instance of the host in which the revision is valid.
    public let instance: String
    /// The configuration of the scene.
    public let configuration: JSONPayload
    /// The types with entries in the scene but without a provider.
    public internal(set) var orphaned: Set<String>
    /// The root navigator.
    public let root: NavigatorID
    var nodes: [NavigatorID: Navigator]
    var hanging: [AttachmentID: Attachment]

    /// A snapshot of these navigators, the root first. The host makes snapshots, and tests and previews may do so.
    /// Throws ``NavigationClientError/badAnswer(_:)`` without navigators, or when two have the same id.
    public init(
        scene: String = "main",
        revision: Int,
        instance: String,
        configuration: JSONPayload = .emptyObject,
        orphaned: Set<String> = [],
        navigators: [Navigator],
        attachments: [Attachment] = []
    ) throws(NavigationClientError) {
        guard let first = navigators.first else { throw .badAnswer("a snapshot without navigators") }
        self.scene = scene
        self.revision = revision
        self.instance = instance
        self.configuration = configuration
        self.orphaned = orphaned
        root = first.id
        hanging = Dictionary(attachments.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        nodes = Dictionary(navigators.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        guard nodes.count == navigators.count else { throw .badAnswer("a snapshot with one navigator twice") }
    }

    /// Reads a snapshot in the host's form. Throws ``NavigationClientError/badAnswer(_:)`` when it is invalid.
    public init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "a snapshot")
        var navigators: [Navigator] = []
        for item in try object.list("navigators") { navigators.append(try Navigator(item)) }
        var attachments: [Attachment] = []
        if object.optional("attachments") != nil {
            for item in try object.list("attachments") { attachments.append(try Attachment(item)) }
        }
        try self.init(
            scene: try object.string("scene"),
            revision: try object.integer("revision"),
            instance: try object.string("instance"),
            configuration: object.optional("configuration") ?? .emptyObject,
            orphaned: Set(try object.strings("orphaned")),
            navigators: navigators,
            attachments: attachments
        )
    }

    /// The attachments of a navigator: locks, checkpoints, mappings, triggers and flows; in no order.
    public func attachments(at id: NavigatorID) -> [Attachment] { hanging.values.filter { $0.navigator == id } }

    /// The navigator with this id; nil when it does not exist.
    public subscript(id: NavigatorID) -> Navigator? { nodes[id] }

    /// The number of navigators.
    public var count: Int { nodes.count }

    /// The navigator in front: from the root, the presentation if there is one, else the selected stack.
    public var current: NavigatorID {
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
    public var navigators: [Navigator] {
        var ordered: [Navigator] = []
        var waiting = [root]
        while let id = waiting.popLast(), ordered.count <= nodes.count {
            guard let node = nodes[id] else { continue }
            ordered.append(node)
            if let presented = node.presented { waiting.append(presented) }
            waiting.append(contentsOf: node.overlays.reversed())
            waiting.append(contentsOf: node.children.reversed())
        }
        return ordered
    }
}

extension Snapshot: Equatable {
    /// Whether both show the same tree at the same revision; the order of the navigators does not matter.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.scene == rhs.scene && lhs.revision == rhs.revision && lhs.instance == rhs.instance && lhs.root == rhs.root
            && lhs.orphaned == rhs.orphaned && lhs.nodes == rhs.nodes
            && lhs.hanging == rhs.hanging
            && lhs.configuration.isEquivalent(to: rhs.configuration)
    }
}
