import NavigationTree

/// What the store remembers of a scene between calls.
struct SceneState {
    var row: SceneRow
    /// The newest that is stored.
    var revision: UInt64
    /// Revisions since the last snapshot, and about how many bytes they are.
    var changes = 0
    var bytes = 0
    var unsaved = Unsaved()

    var id: Int64 { row.id }

    /// Notes a change that is stored.
    mutating func add(_ change: NavigationChange) {
        revision = change.revision
        changes += 1
        bytes += change.weight
        unsaved.add(change.steps)
    }
}

/// Which parts of a scene differ from its last snapshot.
struct Unsaved {
    /// Those that were made or closed, or that select another stack.
    private(set) var navigators: Set<NavigatorID> = []
    private(set) var paths: [NavigatorID: Path] = [:]
    /// Those of the navigators that no snapshot had yet, so that there is nothing of them to delete.
    private(set) var created: Set<NavigatorID> = []
    /// Those that a snapshot had and that were closed. They may come back.
    private var closed: Set<NavigatorID> = []
    private(set) var attachments: Set<AttachmentID> = []

    struct Path {
        /// Everything from this block on.
        var first = Int.max
        /// Single blocks below it.
        var blocks: Set<Int> = []
    }

    /// - Parameter steps: of a change that is stored.
    mutating func add(_ steps: [NavigationChange.Step]) {
        var index = 0
        while index < steps.count {
            switch steps[index] {
            case .navigatorCreated(let navigator):
                navigators.insert(navigator.id)
                if !closed.contains(navigator.id) { created.insert(navigator.id) }
            case .navigatorClosed(let navigator, _):
                navigators.insert(navigator.id)
                if !created.contains(navigator.id) { closed.insert(navigator.id) }
                paths[navigator.id, default: Path()].first = 0
            case .navigatorSelected(let parent, _, _): navigators.insert(parent)
            case .entryAdded(let navigator, let position, _): moved(navigator, from: position)
            case .entryRemoved(let navigator, let position, _):
                if isReplacement(steps, index) {
                    paths[navigator, default: Path()].blocks.insert(position / PartKey.blockLength)
                    index += 1
                } else {
                    moved(navigator, from: position)
                }
            case .entryChanged(let navigator, let position, _, _):
                if position < 0 {
                    navigators.insert(navigator)
                } else {
                    paths[navigator, default: Path()].blocks.insert(position / PartKey.blockLength)
                }
            case .attached(let attachment), .detached(let attachment), .attachmentChanged(_, let attachment):
                attachments.insert(attachment.id)
            case .typeOrphaned, .typeRevived, .signalled: break
            }
            index += 1
        }
    }

    private mutating func moved(_ navigator: NavigatorID, from position: Int) {
        let block = position / PartKey.blockLength
        if block < paths[navigator, default: Path()].first { paths[navigator, default: Path()].first = block }
    }

    /// Whether the next step fills the gap that this one leaves: then the entries above stay.
    private func isReplacement(_ steps: [NavigationChange.Step], _ index: Int) -> Bool {
        guard index + 1 < steps.count, case .entryRemoved(let navigator, let position, _) = steps[index],
            case .entryAdded(navigator, position: position, _) = steps[index + 1]
        else { return false }
        return true
    }

    /// As if nothing of this tree were in a snapshot.
    init(all tree: NavigationTree) {
        for id in tree.navigatorIDs {
            navigators.insert(id)
            created.insert(id)
            paths[id] = Path(first: 0)
        }
        attachments = Set(tree.allAttachments.map(\.id))
    }

    init() {}
}
