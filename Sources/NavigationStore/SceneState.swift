import NavigationCodec
import NavigationTree

/// The state of a scene that the store keeps between calls.
struct SceneState {
    var row: SceneRow
    /// The newest revision in the store.
    var revision: UInt64
    /// The revisions since the last snapshot, and the bytes that they take in the store.
    var changes = 0
    var bytes = 0
    var unsaved = Unsaved()
    /// The bytes of all rows with changes, or more.
    var recordBytes = 0
    /// Entries that are gone, or large no more, and may have a row with their body left.
    var strayBodies: Set<EntryID> = []
    /// The paths that are cut off, each with its empty block. The blocks behind it are left.
    var cutPaths: [NavigatorID: Int] = [:]
    /// The key of the last row with changes that the history has no room for.
    var lastStrayChange: Int64?

    /// Whether it has rows that nothing needs.
    var hasStrays: Bool { !strayBodies.isEmpty || !cutPaths.isEmpty || lastStrayChange != nil }

    var id: Int64 { row.id }

    /// Adds a change that was stored.
    mutating func add(_ change: NavigationChange) {
        revision = change.revision
        changes += 1
        recordBytes += change.weight
        unsaved.add(change)
    }
}

/// The parts of a scene that differ from its last snapshot.
struct Unsaved {
    /// The navigators that were made or closed, or that select another stack.
    private(set) var navigators: Set<NavigatorID> = []
    private(set) var paths: [NavigatorID: Path] = [:]
    /// The navigators among them that no snapshot has yet. They have no rows to delete.
    private(set) var created: Set<NavigatorID> = []
    /// The navigators of a snapshot that were closed. Undo can bring them back.
    private var closed: Set<NavigatorID> = []
    private(set) var attachments: Set<AttachmentID> = []
    /// The large entries that came, went or changed.
    private(set) var bodies: Set<EntryID> = []
    /// How many single blocks all paths have together.
    private var blocks = 0

    /// The rows that a snapshot writes. A path of which many blocks have moved counts as one.
    var rows: Int { navigators.count + paths.count + blocks + attachments.count + bodies.count }

    struct Path {
        /// All blocks from this one on.
        var first = Int.max
        /// Single blocks below that one.
        var blocks: Set<Int> = []
    }

    /// - Parameter change: a change that was stored.
    mutating func add(_ change: NavigationChange) {
        let steps = change.steps
        // Its weight has all of its bytes, so a light change has no large entry.
        if min(change.weight, change.largestText) >= EntryBody.leastSize { noteBodies(of: steps) }
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
                    noteBlock(of: navigator, at: position)
                    index += 1
                } else {
                    moved(navigator, from: position)
                }
            case .entryChanged(let navigator, let position, _, _):
                if position < 0 {
                    navigators.insert(navigator)
                } else {
                    noteBlock(of: navigator, at: position)
                }
            case .attached(let attachment), .detached(let attachment), .attachmentChanged(_, let attachment):
                attachments.insert(attachment.id)
            case .typeOrphaned, .typeRevived, .signalled: break
            }
            index += 1
        }
    }

    /// Notes the large entries of these steps. An entry that only moves keeps its row.
    private mutating func noteBodies(of steps: [NavigationChange.Step]) {
        var moving: [EntryID: Entry] = [:]
        for step in steps {
            switch step {
            case .entryRemoved(_, _, let entry): if note(entry) { moving[entry.id] = entry }
            case .entryAdded(_, _, let entry):
                if let former = moving[entry.id], former.hasSameBody(as: entry) {
                    bodies.remove(entry.id)
                } else {
                    note(entry)
                }
            case .entryChanged(_, _, let from, let to) where !from.hasSameBody(as: to):
                note(from)
                note(to)
            case .navigatorCreated(let navigator), .navigatorClosed(let navigator, _):
                if let root = navigator.root { note(root) }
            case .entryChanged, .navigatorSelected, .typeOrphaned, .typeRevived, .attached, .detached,
                .attachmentChanged, .signalled:
                break
            }
        }
    }

    /// - Returns: Whether the entry is large, and was not noted before.
    @discardableResult
    private mutating func note(_ entry: Entry) -> Bool { entry.isLarge && bodies.insert(entry.id).inserted }

    /// The next snapshot writes this part of the last one again, if it has large entries. Older formats have no rows
    /// of their own for them.
    mutating func addLargeEntries(of step: NavigationChange.Step) {
        if case .entryAdded(let navigator, let position, let entry) = step, note(entry) {
            noteBlock(of: navigator, at: position)
        } else if case .navigatorCreated(let navigator) = step, let root = navigator.root, note(root) {
            navigators.insert(navigator.id)
        }
    }

    /// A block has changed, and those above it have not.
    private mutating func noteBlock(of navigator: NavigatorID, at position: Int) {
        if paths[navigator, default: Path()].blocks.insert(position / PartKey.blockLength).inserted { blocks += 1 }
    }

    private mutating func moved(_ navigator: NavigatorID, from position: Int) {
        let block = position / PartKey.blockLength
        if block < paths[navigator, default: Path()].first { paths[navigator, default: Path()].first = block }
    }

    /// Whether the next step fills the gap that this one leaves. Then the entries above stay in their places.
    private func isReplacement(_ steps: [NavigationChange.Step], _ index: Int) -> Bool {
        guard index + 1 < steps.count, case .entryRemoved(let navigator, let position, _) = steps[index],
            case .entryAdded(navigator, position: position, _) = steps[index + 1]
        else { return false }
        return true
    }

    /// All parts of a tree, as if no snapshot had any of them.
    init(all tree: NavigationTree) {
        for id in tree.navigatorIDs {
            navigators.insert(id)
            created.insert(id)
            paths[id] = Path(first: 0)
            if let root = tree[id]?.root { note(root) }
            for entry in tree[id]?.path ?? [] { note(entry) }
        }
        attachments = Set(tree.allAttachments.map(\.id))
    }

    init() {}
}
