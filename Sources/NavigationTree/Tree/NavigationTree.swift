/// The navigation tree of one scene, as a value.
///
/// Every reachable value is legal; a tree has no phases. An operation checks first, then changes, then returns its
/// ``NavigationChange``. When it throws, the tree is unchanged.
///
/// Each effect is one ``NavigationChange/Step``, and only `NavigationTree+Step.swift` carries steps out: for an
/// operation, for replaying a journal, and for a client that follows a watch.
///
/// Nodes, names and entries are indexed and nothing is searched, so that an operation costs only what it touches. The
/// indexes are derived; the tests compare them with a walk of the whole tree after every step.
///
/// Every request asks for some of the stored properties that other modules can see. A call of a computed one would copy
/// the whole value, bit by bit.
///
/// Where to look: `Tree/` has the value, its queries and its steps. `Navigators/`, `Entries/` and `Attachments/` have
/// the operations, and `Changes/` their result, transactions and undo. `Registry/` knows the destination types, and
/// `Rules/` their conditions for paths. `State/` reads and sets a tree as a document, and `Restoration/` builds one
/// from a store. `Names/` has ids and names, and `Tables/` the tables by id and the paths, which grow without a pause.
package struct NavigationTree: Equatable, Sendable {
    package let scene: String
    package let root: NavigatorID
    /// The number of navigators that the tree may hold. This and the next three limits may change at any time; what
    /// exists stays, even above a new limit.
    package var maximumNavigators: Int
    package var maximumEntries: Int
    /// Bytes of the entries' arguments in total.
    package var maximumArgumentBytes: Int
    package var maximumAttachments: Int

    /// The number of accepted changes.
    package internal(set) var revision: UInt64 = 0
    /// The navigator in front: from the root, follow the presentation if there is one, else the selected child.
    ///
    /// Stored and updated by each step, because a walk down a tree of a thousand presentations would slow every request
    /// down.
    package internal(set) var current: NavigatorID
    /// Types that have entries here but no provider.
    package internal(set) var orphaned: Set<TypeName> = []

    var navigators: NavigatorTable
    var names = NameTable<NavigatorID>()
    var locations = IDTable<EntryID, EntryLocation>()
    var entriesOfType: [TypeName: Int] = [:]
    /// The entries in quarantine.
    package internal(set) var quarantined: Set<EntryID> = []
    /// The stacks that are closed with an entry of their parent's path.
    var anchoredStacks: [EntryID: [NavigatorID]] = [:]
    /// Navigators with a non-empty path, and navigators that present something. The global operations visit only these.
    var nonEmptyPaths = IDSet<NavigatorID>()
    var presenting = IDSet<NavigatorID>()
    /// The overlays of each presenter, oldest first.
    var overlays: [NavigatorID: [NavigatorID]] = [:]
    /// The navigators that the host closes after a time.
    package internal(set) var passing: Set<NavigatorID> = []
    var ephemerals: [SessionID: Set<NavigatorID>] = [:]
    /// One counter for navigators, entries and attachments, so that ids show the order of creation.
    var nextID: UInt64
    /// The next id after the newest revision.
    var nextIDOfRevision: UInt64
    /// The attachments by id, by navigator, and by the session whose end removes them.
    var attachments: [AttachmentID: Attachment] = [:]
    var attachmentsAt: [NavigatorID: [AttachmentID]] = [:]
    var attachmentsOf: [SessionID: Set<AttachmentID>] = [:]
    /// The attachments of each navigator that have a property, oldest first.
    var keyedAttachments: [AttachmentKey: [AttachmentID]] = [:]
    /// The checkpoints and flows of each navigator, by the path length that they need.
    var places: [NavigatorID: [Place]] = [:]
    /// The ids of the attachments that are locks, mappings, flows or kept signals.
    var locks: Set<AttachmentID> = []
    package internal(set) var mappings: Set<AttachmentID> = []
    var flows: Set<AttachmentID> = []
    var keptSignals: Set<AttachmentID> = []
    /// The steps of the running operation or transaction so far.
    var steps: [NavigationChange.Step] = []
    /// How many navigators say what their paths accept.
    package var acceptingCount = 0
    /// Bytes of arguments and other text that the tree holds.
    var argumentBytes = 0
    /// Bytes of text in `steps`.
    var weight = 0
    /// The most bytes of text that one part of the tree has had so far.
    var largestText = PeakBytes()
    /// Set while several operations make one revision.
    package internal(set) var transaction: Transaction?

    /// Where an entry is shown.
    package struct EntryLocation: Hashable, Sendable {
        package let navigator: NavigatorID
        /// The position in the path, counted from 0; -1 for the destination that the navigator was made for.
        package let position: Int32
    }

    /// An empty scene: its root navigator at revision 0.
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
        self.nextID = Self.firstIdentifier
        self.nextIDOfRevision = Self.firstIdentifier
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

    /// A navigator that must exist because a check or an invariant says so.
    subscript(existing id: NavigatorID) -> Navigator {
        @inline(__always)
        _read { yield navigators[id] }
        @inline(__always)
        _modify { yield &navigators[id] }
    }

    /// Carries out a step and records it for the change of the running operation.
    mutating func take(_ step: consuming NavigationChange.Step) {
        perform(step)
        steps.append(step)
    }

    /// Ends the operation: makes one revision if anything changed. Within a transaction, returns the operation's part
    /// of the transaction's revision.
    mutating func finish() -> NavigationChange {
        if transaction != nil { return finishPart() }
        guard !steps.isEmpty else {
            return change(revision, [], weight: 0)
        }
        revision += 1
        defer {
            weight = 0
            nextIDOfRevision = nextID
        }
        var taken: [NavigationChange.Step] = []
        swap(&taken, &steps)
        let weight = 128 + 192 * taken.count + weight
        return change(revision, taken, weight: weight)
    }

    /// A change of this tree.
    func change(_ revision: UInt64, _ steps: consuming [NavigationChange.Step], weight: Int) -> NavigationChange {
        NavigationChange(
            revision: revision,
            steps: steps,
            nextIDBefore: nextIDOfRevision,
            weight: weight,
            largestText: largestText.bytes
        )
    }

    /// The next free id.
    mutating func takeID() -> UInt64 {
        defer { nextID += 1 }
        return nextID
    }
}
