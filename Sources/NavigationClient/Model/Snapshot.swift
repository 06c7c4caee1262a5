/// A scene's tree at one revision.
///
/// A watch gives the first one and every change after it; ``apply(_:)`` makes the next snapshot of both, equal to the one the host would send.
public struct Snapshot: Sendable {
    /// The scene's name.
    public let scene: String
    /// The revision it shows.
    public internal(set) var revision: Int
    /// The life of the host in which the revision has its meaning.
    public let instance: String
    /// What the scene was configured with.
    public let configuration: JSONPayload
    /// The types that have entries here and no provider.
    public internal(set) var orphaned: Set<String>
    /// The navigator that everything hangs from.
    public let root: NavigatorID
    var nodes: [NavigatorID: Navigator]
    var hanging: [AttachmentID: Attachment]

    /// A snapshot of these navigators, the root first; the host makes them, tests and previews may too.
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

    /// Reads a snapshot as the host writes it.
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

    /// What hangs on a navigator: locks, checkpoints, mappings, triggers, flows; in no order.
    public func attachments(at id: NavigatorID) -> [Attachment] { hanging.values.filter { $0.navigator == id } }

    /// The navigator with this id.
    public subscript(id: NavigatorID) -> Navigator? { nodes[id] }

    /// How many navigators there are.
    public var count: Int { nodes.count }

    /// The navigator in front: from the root, what is presented, else what is selected.
    public var current: NavigatorID {
        var front = root
        var steps = nodes.count
        while steps > 0, let node = nodes[front], let next = node.presented ?? node.selected, nodes[next] != nil {
            front = next
            steps -= 1
        }
        return front
    }

    /// Every navigator, parents before children and the root first; what is presented comes after the children.
    public var navigators: [Navigator] {
        var ordered: [Navigator] = []
        var waiting = [root]
        while let id = waiting.popLast(), ordered.count <= nodes.count {
            guard let node = nodes[id] else { continue }
            ordered.append(node)
            if let presented = node.presented { waiting.append(presented) }
            waiting.append(contentsOf: node.children.reversed())
        }
        return ordered
    }
}

extension Snapshot: Equatable {
    /// True when both show the same tree at the same revision, whatever the order in which the navigators were listed.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.scene == rhs.scene && lhs.revision == rhs.revision && lhs.instance == rhs.instance && lhs.root == rhs.root
            && lhs.orphaned == rhs.orphaned && lhs.nodes == rhs.nodes
            && lhs.hanging == rhs.hanging
            && lhs.configuration.isEquivalent(to: rhs.configuration)
    }
}
