import NavigationProtocol
import NavigationTree

/// Whether a session may make these changes of a tree.
///
/// It looks at what a request did, and not at what the request says. So it does not matter by which method, URL,
/// mapping, trigger or transaction a change is made.
struct ChangeCheck {
    let rights: Rights
    let method: Method
    /// Whether something that this session showed is its own.
    let isOwn: (Entry) -> Bool
    /// Whether a session belongs to the same identity.
    let isSelf: (SessionID?) -> Bool
    let steps: [NavigationChange.Step]
    /// The navigators that the steps closed.
    private let closed: [NavigatorID: Navigator]
    private let created: Set<NavigatorID>
    /// The entries that only move.
    private let moving: Set<EntryID>
    private let removesSomething: Bool

    init(
        _ rights: Rights,
        _ method: Method,
        _ steps: [NavigationChange.Step],
        isOwn: @escaping (Entry) -> Bool,
        isSelf: @escaping (SessionID?) -> Bool
    ) {
        (self.rights, self.method, self.steps, self.isOwn, self.isSelf) = (rights, method, steps, isOwn, isSelf)
        var closed: [NavigatorID: Navigator] = [:]
        var created: Set<NavigatorID> = []
        var (added, removed): (Set<EntryID>, Set<EntryID>) = ([], [])
        for step in steps {
            switch step {
            case .navigatorCreated(let navigator): created.insert(navigator.id)
            case .navigatorClosed(let navigator, _): closed[navigator.id] = navigator
            case .entryAdded(_, _, let entry): added.insert(entry.id)
            case .entryRemoved(_, _, let entry): removed.insert(entry.id)
            default: break
            }
        }
        (self.closed, self.created, self.moving) = (closed, created, added.intersection(removed))
        self.removesSomething = !closed.isEmpty || !removed.isSubset(of: added)
    }

    /// Refuses the first step that no grant allows.
    func check(in tree: borrowing NavigationTree) throws(WireError) {
        for step in steps { try check(step, in: tree) }
    }

    private func check(_ step: NavigationChange.Step, in tree: borrowing NavigationTree) throws(WireError) {
        switch step {
        case .entryAdded(let navigator, _, let entry): try showing(entry, on: navigator, in: tree)
        case .entryRemoved(let navigator, _, let entry):
            if !moving.contains(entry.id) { try takingAway(entry, from: navigator, in: tree) }
        case .entryChanged(let navigator, _, let former, _):
            if !isOwn(former) { try require(.editState, at: navigator, in: tree) }
        case .navigatorCreated(let navigator):
            let place = navigator.parent ?? navigator.id
            if navigator.kind == .stack || navigator.root == nil { try require(.arrange, at: place, in: tree) }
            if let root = navigator.root { try showing(root, on: place, in: tree) }
        case .navigatorClosed(let navigator, _):
            let place = navigator.kind == .stack ? navigator.parent ?? navigator.id : navigator.id
            if navigator.kind == .stack || navigator.root == nil { try require(.arrange, at: place, in: tree) }
            if let root = navigator.root { try takingAway(root, from: navigator.id, in: tree) }
        case .navigatorSelected(_, let child, let previous):
            // A selection that follows from a creation or a closing is judged with it.
            guard let child, !created.contains(child), previous.map({ closed[$0] == nil }) ?? true else { return }
            try require(.navigate, at: child, in: tree)
        case .attached(let attachment): try changing(attachment, in: tree)
        case .attachmentChanged(_, let attachment): try changing(attachment, in: tree)
        case .detached(let attachment): try detaching(attachment, in: tree)
        case .typeOrphaned, .typeRevived, .signalled: return
        }
    }

    // MARK: Entries

    private func showing(
        _ entry: Entry,
        on navigator: NavigatorID,
        in tree: borrowing NavigationTree
    ) throws(WireError) {
        try require(.navigate, at: navigator, type: entry.destination.type.description, in: tree)
    }

    private func takingAway(
        _ entry: Entry,
        from navigator: NavigatorID,
        in tree: borrowing NavigationTree
    ) throws(WireError) {
        let type = entry.destination.type.description
        if isOwn(entry), allows(.dismissOwn, at: navigator, type: type, in: tree) { return }
        try require(.dismiss, at: navigator, type: type, in: tree)
    }

    // MARK: Attachments

    private func changing(_ attachment: Attachment, in tree: borrowing NavigationTree) throws(WireError) {
        switch attachment.content {
        case .lock: try require(.lock, at: attachment.navigator, in: tree)
        case .mapping(let mapping):
            try require(.map, at: attachment.navigator, type: mapping.source, in: tree)
            try require(.map, at: attachment.navigator, type: mapping.target, in: tree)
        case .checkpoint, .trigger, .flow: try require(.attach, at: attachment.navigator, in: tree)
        // The host keeps it for a module.
        case .signal: return
        }
    }

    /// An attachment that goes with its navigator or its part of the path is judged with that.
    private func detaching(_ attachment: Attachment, in tree: borrowing NavigationTree) throws(WireError) {
        guard closed[attachment.navigator] == nil else { return }
        switch attachment.content {
        case .lock:
            try require(isSelf(attachment.session) ? .lock : .unlock, at: attachment.navigator, in: tree)
        case .mapping(let mapping): try require(.map, at: attachment.navigator, type: mapping.source, in: tree)
        case .trigger: try require(.attach, at: attachment.navigator, in: tree)
        case .checkpoint, .flow:
            if !removesSomething { try require(.attach, at: attachment.navigator, in: tree) }
        case .signal: return
        }
    }

    // MARK: Places

    private func allows(
        _ verb: AccessVerb,
        at navigator: NavigatorID,
        type: String?,
        in tree: borrowing NavigationTree
    ) -> Bool {
        rights.grant(verb, in: tree.scene, at: tree.namesAround(navigator, closed), type: type) != nil
    }

    private func require(
        _ verb: AccessVerb,
        at navigator: NavigatorID,
        type: String? = nil,
        in tree: borrowing NavigationTree
    ) throws(WireError) {
        guard !allows(verb, at: navigator, type: type, in: tree) else { return }
        guard type.map(rights.sees(type:)) ?? true else { throw rights.refusal(verb, scene: tree.scene) }
        throw rights.refusal(verb, scene: tree.scene, navigator: navigator, type: type)
    }
}
