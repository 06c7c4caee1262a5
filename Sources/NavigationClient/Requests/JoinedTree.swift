/// The parts of a tree as one: a navigator that two parts have is the same one, and its lists go on.
struct JoinedTree {
    private var first: [(name: String, value: JSONPayload)] = []
    private var navigators: [[(name: String, value: JSONPayload)]] = []
    private var lastLists: [String: [JSONPayload]] = [:]
    private var attachments: [JSONPayload] = []

    private static let lists = ["path", "children", "overlays"]

    mutating func add(_ part: JSONPayload) {
        if first.isEmpty { first = part.members ?? [] }
        for navigator in part["navigators"]?.elements ?? [] { add(navigator: navigator) }
        attachments += part["attachments"]?.elements ?? []
    }

    private mutating func add(navigator: JSONPayload) {
        let members = navigator.members ?? []
        let last = navigators.last?.first { $0.name == "id" }?.value
        if last == nil || last != navigator["id"] {
            closeLast()
            navigators.append(members)
        }
        for (name, value) in members where Self.lists.contains(name) {
            lastLists[name, default: []] += value.elements ?? []
        }
    }

    /// Puts the whole lists into the navigator that was added last.
    private mutating func closeLast() {
        guard var members = navigators.popLast() else { return }
        for name in Self.lists {
            guard let list = lastLists[name] else { continue }
            members.removeAll { $0.name == name }
            members.append((name, .array(list)))
        }
        navigators.append(members)
        lastLists = [:]
    }

    /// In the form of `tree.get`.
    var payload: JSONPayload {
        var whole = self
        whole.closeLast()
        return .object(
            first.filter { $0.name != "next" }.map { member in
                switch member.name {
                case "navigators": (member.name, .array(whole.navigators.map { .object($0) }))
                case "attachments": (member.name, .array(attachments))
                default: member
                }
            }
        )
    }
}
