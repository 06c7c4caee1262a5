/// The navigation tree of one scene, as a value.
///
/// Every reachable value is legal, so there are no phases. An operation checks first, then changes, then returns its ``NavigationChange``; when it
/// throws, the tree is as it was. Each effect is one ``NavigationChange/Step``, and only `NavigationTree+Step.swift` carries one out: for an
/// operation, for replaying a journal, and for a client that follows a watch.
///
/// Nodes, names and entries are indexed, and nothing is searched, so that an operation costs what it touches and no more. What the indexes hold is
/// derived; the tests check them against a walk of the whole tree after every step.
package struct NavigationTree: Equatable, Sendable {
    package let scene: String
    package let root: NavigatorID
    /// This and the next three say how far the tree may grow. They may change at any time; what is there stays, also where it is more.
    package var maximumNavigators: Int
    package var maximumEntries: Int
    /// Bytes of the entries' arguments together.
    package var maximumArgumentBytes: Int
    package var maximumAttachments: Int

    /// Counts the accepted changes.
    package internal(set) var revision: UInt64 = 0
    /// The navigator in front: from the root, follow the presentation if there is one, else the selected child.
    ///
    /// Kept up to date along the way, because a walk down a tree of a thousand presentations would cost every request.
    package internal(set) var current: NavigatorID
    /// Types that have entries here and no provider.
    package internal(set) var orphaned: Set<TypeName> = []

    var navigators: NavigatorTable
    var names = NameTable<NavigatorID>()
    var locations: [EntryID: EntryLocation] = [:]
    var entriesOfType: [TypeName: Int] = [:]
    /// Stacks that go with an entry of their parent's path.
    var anchoredStacks: [EntryID: [NavigatorID]] = [:]
    /// Navigators whose path is not empty, and those that present something: what the sweeping operations have to visit.
    var nonEmptyPaths: Set<NavigatorID> = []
    var presenting: Set<NavigatorID> = []
    var ephemerals: [SessionID: Set<NavigatorID>] = [:]
    /// One counter for navigators and entries, so that ids tell the order in which things came.
    var nextID: UInt64
    /// The next id after the newest revision.
    var nextIDOfRevision: UInt64
    /// What hangs on navigators, by id, by navigator and by the session that it ends with.
    var attachments: [AttachmentID: Attachment] = [:]
    var attachmentsAt: [NavigatorID: [AttachmentID]] = [:]
    var attachmentsOf: [SessionID: Set<AttachmentID>] = [:]
    /// Those of the attachments that are locks, mappings, flows.
    var locks: Set<AttachmentID> = []
    var mappings: Set<AttachmentID> = []
    var flows: Set<AttachmentID> = []
    /// What the running operation, or transaction, did so far.
    var steps: [NavigationChange.Step] = []
    /// Bytes of arguments that the entries hold.
    var argumentBytes = 0
    /// Bytes of arguments in those steps.
    var weight = 0
    /// Open while several operations make one revision.
    var transaction: Transaction?

    /// Where an entry is shown.
    package struct EntryLocation: Hashable, Sendable {
        package let navigator: NavigatorID
        /// Counted from 0; -1 for the destination that the navigator was made for.
        package let position: Int32
    }

    /// A scene with its root navigator and nothing else, at revision 0.
    package init(
        scene: String,
        maximumNavigators: Int = 1 << 20,
        maximumEntries: Int = 1 << 24,
        maximumArgumentBytes: Int = 1 << 28,
        maximumAttachments: Int = 1 << 16
    ) {
        let root = NavigatorID(rawValue: 1)
        self.scene = scene
        self.root = root
        self.maximumNavigators = maximumNavigators
        self.maximumEntries = maximumEntries
        self.maximumArgumentBytes = maximumArgumentBytes
        self.maximumAttachments = maximumAttachments
        self.current = root
        self.nextID = 2
        self.nextIDOfRevision = 2
        self.navigators = NavigatorTable(
            Navigator(
                id: root,
                kind: .root,
                name: nil,
                parent: nil,
                anchor: nil,
                method: nil,
                root: nil,
                ephemeral: nil,
                buttons: nil,
                hasPath: true
            )
        )
    }

    package var navigatorCount: Int { navigators.count }
    package var entryCount: Int { locations.count }

    package subscript(_ id: NavigatorID) -> Navigator? { navigators.find(id) }

    /// The node that must be there because a check or an invariant says so.
    subscript(existing id: NavigatorID) -> Navigator {
        _read { yield navigators[id] }
        _modify { yield &navigators[id] }
    }

    /// Carries a step out and remembers it for the change of the running operation.
    mutating func take(_ step: consuming NavigationChange.Step) {
        perform(step)
        steps.append(step)
    }

    /// Ends the operation: one revision if anything was done, none otherwise. Within a transaction, its part of that one's revision.
    mutating func finish() -> NavigationChange {
        if transaction != nil { return finishPart() }
        guard !steps.isEmpty else {
            return NavigationChange(revision: revision, steps: [], nextIDBefore: nextIDOfRevision, weight: 0)
        }
        revision += 1
        defer {
            weight = 0
            nextIDOfRevision = nextID
        }
        var taken: [NavigationChange.Step] = []
        swap(&taken, &steps)
        let weight = 128 + 192 * taken.count + weight
        return NavigationChange(revision: revision, steps: taken, nextIDBefore: nextIDOfRevision, weight: weight)
    }

    mutating func takeID() -> UInt64 {
        defer { nextID += 1 }
        return nextID
    }
}
