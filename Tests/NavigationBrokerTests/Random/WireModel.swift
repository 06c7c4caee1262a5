import JSON

/// A scene as a client knows it that follows a watch with nothing but `docs/protocol.md`.
struct WireModel: Equatable {
    struct Node: Equatable {
        /// The members that never change.
        var fixed: JSONObject
        var children: [String] = []
        var selected: String?
        var presented: String?
        var overlays: [String] = []
        var path: [JSONValue] = []
    }

    /// A message that does not fit the model.
    struct Misfit: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var revision: JSONValue?
    private(set) var nodes: [String: Node] = [:]
    private(set) var orphaned: Set<String> = []
    private(set) var attachments: [JSONValue] = []
    private(set) var root = ""

    init(snapshot: JSONValue?) throws {
        guard let navigators = snapshot?["navigators"]?.array, let first = navigators.first?["id"]?.string else {
            throw Misfit(description: "no snapshot")
        }
        root = first
        revision = snapshot?["revision"]
        for navigator in navigators {
            let (id, node) = try Self.node(navigator)
            if let parent = navigator["parent"]?.string, nodes[parent] == nil {
                throw Misfit(description: "\(id) comes before its parent")
            }
            nodes[id] = node
        }
        orphaned = Set((snapshot?["orphaned"]?.array ?? []).compactMap(\.string))
        attachments = snapshot?["attachments"]?.array ?? []
        guard snapshot?["current"]?.string == current else { throw Misfit(description: "another current navigator") }
    }

    private static func node(_ navigator: JSONValue) throws -> (String, Node) {
        guard let object = navigator.object, let id = object["id"]?.string else {
            throw Misfit(description: "no navigator")
        }
        let changing: Set = ["children", "selected", "presented", "overlays", "path"]
        var node = Node(
            fixed: JSONObject(object.members.filter { !changing.contains($0.key) }.map { ($0.key, $0.value) })
        )
        node.children = (object["children"]?.array ?? []).compactMap(\.string)
        node.selected = object["selected"]?.string
        node.presented = object["presented"]?.string
        node.overlays = (object["overlays"]?.array ?? []).compactMap(\.string)
        node.path = object["path"]?.array ?? []
        return (id, node)
    }

    /// The differences from another model, for people.
    func difference(from other: Self) -> String {
        var parts: [String] = []
        if revision != other.revision { parts.append("revision \(String(describing: other.revision))") }
        for id in Set(nodes.keys).union(other.nodes.keys).sorted() where nodes[id] != other.nodes[id] {
            parts.append("\(id): \(String(describing: nodes[id])) and \(String(describing: other.nodes[id]))")
        }
        if orphaned != other.orphaned { parts.append("orphaned \(orphaned) and \(other.orphaned)") }
        if attachments != other.attachments { parts.append("attachments \(attachments) and \(other.attachments)") }
        return parts.joined(separator: "; ")
    }

    /// From the root, follow what is presented, else what is selected.
    var current: String {
        var id = root
        while let next = nodes[id]?.presented ?? nodes[id]?.selected { id = next }
        return id
    }

    mutating func apply(_ event: Event) throws {
        guard event.method == "changed", !event.changes.isEmpty else { throw Misfit(description: "\(event)") }
        guard case .integer(let last)? = revision, event.params["revision"] == .integer(last + 1) else {
            throw Misfit(
                description:
                    "revision \(String(describing: event.params["revision"])) after \(String(describing: revision))"
            )
        }
        for change in event.changes { try apply(change) }
        revision = .integer(last + 1)
    }

    private mutating func apply(_ change: JSONValue) throws {
        func check(_ condition: Bool) throws {
            guard condition else { throw Misfit(description: change.serialized().description) }
        }
        switch change["kind"] {
        case "navigator.created": try createNavigator(change, check)
        case "navigator.closed": try closeNavigator(change, check)
        case "navigator.selected": try selectNavigator(change, check)
        case "entry.added", "entry.removed": try applyEntry(change, check)
        case "entry.changed": try changeEntry(change, check)
        case "type.orphaned": try check(orphaned.insert(change["type"]?.string ?? "").inserted)
        case "type.revived": try check(orphaned.remove(change["type"]?.string ?? "") != nil)
        case "attachment.added": try addAttachment(change, check)
        case "attachment.removed": try removeAttachment(change, check)
        case "attachment.changed": try changeAttachment(change, check)
        case "signal": try check(change["signal"]?["kind"] != nil)
        default: try check(false)
        }
    }

    // MARK: Navigators

    private mutating func createNavigator(_ change: JSONValue, _ check: (Bool) throws -> Void) throws {
        let (id, node) = try Self.node(change["navigator"] ?? .null)
        guard let parent = node.fixed["parent"]?.string, let above = nodes[parent] else { return try check(false) }
        try check(nodes[id] == nil && node.children.isEmpty && node.path.isEmpty)
        nodes[id] = node
        if node.fixed["kind"] == "presentation" {
            try check(above.presented == nil)
            nodes[parent]?.presented = id
        } else if node.fixed["kind"] == "overlay" {
            // Oldest first, also when an undo brings one back.
            let place = above.overlays.firstIndex { Self.isOlder(id, than: $0) } ?? above.overlays.count
            nodes[parent]?.overlays.insert(id, at: place)
        } else {
            let previous = change["previous"]?.string
            let place = previous.map { above.children.firstIndex(of: $0).map { $0 + 1 } } ?? 0
            guard let place else { return try check(false) }
            nodes[parent]?.children.insert(id, at: place)
        }
    }

    private mutating func closeNavigator(_ change: JSONValue, _ check: (Bool) throws -> Void) throws {
        let (id, node) = try Self.node(change["navigator"] ?? .null)
        guard let known = nodes[id], let parent = known.fixed["parent"]?.string else { return try check(false) }
        try check(known.children.isEmpty && known.presented == nil && known.overlays.isEmpty && known.path.isEmpty)
        try check(node.fixed == known.fixed && !attachments.contains { $0["navigator"]?.string == id })
        nodes[id] = nil
        nodes[parent]?.children.removeAll { $0 == id }
        nodes[parent]?.overlays.removeAll { $0 == id }
        if nodes[parent]?.presented == id { nodes[parent]?.presented = nil }
        if nodes[parent]?.selected == id { nodes[parent]?.selected = nil }
    }

    private mutating func selectNavigator(_ change: JSONValue, _ check: (Bool) throws -> Void) throws {
        guard let parent = change["parent"]?.string, let above = nodes[parent] else { return try check(false) }
        try check(above.selected == change["previous"]?.string)
        if let child = change["child"]?.string { try check(above.children.contains(child)) }
        nodes[parent]?.selected = change["child"]?.string
    }

    // MARK: Attachments

    private mutating func addAttachment(_ change: JSONValue, _ check: (Bool) throws -> Void) throws {
        try check(nodes[change["attachment"]?["navigator"]?.string ?? ""] != nil)
        // Oldest first, also when an undo brings one back.
        let id = change["attachment"]?["id"]?.string ?? ""
        let place = attachments.firstIndex { Self.isOlder(id, than: $0["id"]?.string ?? "") }
        attachments.insert(change["attachment"] ?? .null, at: place ?? attachments.count)
    }

    private mutating func removeAttachment(_ change: JSONValue, _ check: (Bool) throws -> Void) throws {
        guard let index = attachments.firstIndex(where: { $0 == change["attachment"] }) else {
            return try check(false)
        }
        attachments.remove(at: index)
    }

    private mutating func changeAttachment(_ change: JSONValue, _ check: (Bool) throws -> Void) throws {
        let id = change["attachment"]?["id"]
        guard let index = attachments.firstIndex(where: { $0["id"] == id }) else { return try check(false) }
        attachments[index] = change["attachment"] ?? .null
    }

    /// Ids with a letter and a number.
    private static func isOlder(_ id: String, than other: String) -> Bool {
        (id.utf8.count, id) < (other.utf8.count, other)
    }

    // MARK: Entries

    private mutating func applyEntry(_ change: JSONValue, _ check: (Bool) throws -> Void) throws {
        guard let id = change["navigator"]?.string, let count = nodes[id]?.path.count, let entry = change["entry"],
            case .integer(let place)? = change["position"]
        else { return try check(false) }
        let position = Int(place)
        if change["kind"] == "entry.added" {
            try check((0...count).contains(position))
            nodes[id]?.path.insert(entry, at: position)
        } else {
            try check((0..<count).contains(position) && nodes[id]?.path[position] == entry)
            nodes[id]?.path.remove(at: position)
        }
    }

    private mutating func changeEntry(_ change: JSONValue, _ check: (Bool) throws -> Void) throws {
        guard let id = change["navigator"]?.string, let node = nodes[id], let entry = change["entry"],
            case .integer(let position)? = change["position"]
        else { return try check(false) }
        if position == -1 {
            try check(node.fixed["root"]?["id"] == entry["id"])
            nodes[id]?.fixed.set("root", entry)
        } else {
            try check(node.path.indices.contains(Int(position)) && node.path[Int(position)]["id"] == entry["id"])
            nodes[id]?.path[Int(position)] = entry
        }
    }
}
