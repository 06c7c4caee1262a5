import JSON
import NavigationProtocol
import NavigationTree

/// A tree with its past and those who watch it.
///
/// A reference that only the broker holds, so that reaching the tree copies nothing.
final class Scene {
    let name: String
    var tree: NavigationTree
    var configuration: SceneConfiguration
    var history: History
    /// Changes since the host started.
    var changes: UInt64 = 0
    var subscriptions: [Subscription] = [] {
        didSet { mostTalkative = subscriptions.lazy.map(\.verbosity).max() ?? .silent }
    }
    /// The highest level of events that any of its watches wants.
    private(set) var mostTalkative = SceneConfiguration.Verbosity.silent

    init(_ name: String, configuration: SceneConfiguration, limits: Limits) {
        self.name = name
        self.tree = NavigationTree(
            scene: name,
            maximumNavigators: limits.navigators,
            maximumEntries: limits.entries,
            maximumArgumentBytes: limits.argumentBytes,
            maximumAttachments: limits.attachments
        )
        self.configuration = configuration
        self.history = History(maximumCount: limits.history, maximumWeight: limits.historyBytes)
    }

    /// As a store has it.
    init(restoring scene: Restoration.Scene, limits: Limits) {
        self.name = scene.tree.scene
        self.tree = scene.tree
        self.configuration = scene.configuration
        self.history = History(
            maximumCount: limits.history,
            maximumWeight: limits.historyBytes,
            newest: scene.tree.revision - UInt64(scene.history.count)
        )
        for record in scene.history { history.append(record.change, cause: record.cause) }
    }

    /// Keeps a change for those who ask for it later.
    func remember(_ change: consuming NavigationChange, _ cause: consuming Cause) {
        if let forgotten = history.append(change, cause: cause) { tree.reuse(forgotten) }
    }

    /// Keeps the current state and trims the history to the new limit.
    func use(_ limits: Limits) {
        tree.maximumNavigators = limits.navigators
        tree.maximumEntries = limits.entries
        tree.maximumArgumentBytes = limits.argumentBytes
        tree.maximumAttachments = limits.attachments
        history.keep(count: limits.history, weight: limits.historyBytes)
    }

    var isInTransaction: Bool { withTree { $0.isInTransaction } }

    // MARK: Looking

    /// Refuses another revision than the current one.
    func checkIs(at wanted: UInt64) throws(WireError) {
        let revision = tree.revision
        guard wanted != revision else { return }
        throw WireError(
            .revisionMismatch,
            "Scene \"\(name)\" is at revision \(revision), not \(wanted)",
            ["scene": .string(name), "revision": .integer(Int64(revision))]
        )
    }

    /// Refuses a revision that the history does not reach.
    func checkIsKept(_ revision: UInt64) throws(WireError) {
        guard (history.oldest...history.newest).contains(revision) else {
            throw WireError(
                .outsideWindow,
                "Scene \"\(name)\" keeps revisions \(history.oldest) to \(history.newest), not \(revision)",
                [
                    "scene": .string(name), "from": .integer(Int64(history.oldest)),
                    "to": .integer(Int64(history.newest)),
                ]
            )
        }
    }

    /// The tree as it was at a revision that is kept.
    func tree(at revision: UInt64) throws(WireError) -> NavigationTree {
        try checkIsKept(revision)
        return tree.before(history.records(after: revision).map(\.change))
    }

    /// The navigator that a request means.
    func find(_ reference: String?) throws(WireError) -> NavigatorID {
        do {
            return try withTree { tree throws(NavigationError) in try tree.find(reference) }
        } catch {
            throw WireError(error, in: tree)
        }
    }

    /// A navigator that was found before.
    func navigator(_ id: NavigatorID) -> Navigator {
        guard let navigator = tree[id] else { preconditionFailure("there is no navigator \(id)") }
        return navigator
    }

    /// A navigator that was found before, as answers have it.
    func describe(_ id: NavigatorID) -> NavigatorDescription { NavigatorDescription(navigator(id), in: tree) }

    /// An entry, and where it is shown.
    func entry(_ id: EntryID) throws(WireError) -> (entry: Entry, place: NavigationTree.EntryLocation) {
        do throws(NavigationError) { return (try tree.entry(id), try tree.location(of: id)) } catch {
            throw WireError(error, in: tree)
        }
    }

    /// Uses the tree in place.
    ///
    /// Calling a method of `tree`, or passing it on, copies it, with a reference count for each of its indexes.
    /// That costs a tenth of a request.
    @inline(always)
    func withTree<Outcome, Failure: Error>(
        _ body: (inout NavigationTree) throws(Failure) -> Outcome
    ) throws(Failure) -> Outcome {
        try body(&tree)
    }
}

/// One watch of one session.
struct Subscription {
    let session: SessionID
    /// Its number on that connection.
    let number: Int
    let filter: ChangeFilter
    /// Events up to this level come as well.
    let verbosity: SceneConfiguration.Verbosity
    /// The reader was too slow: nothing is sent until it has caught up and gets the state instead.
    var isLagging = false
}

/// Which changes a watch wants to see.
struct ChangeFilter {
    /// Only this navigator and what is below it.
    let navigator: NavigatorID?
    /// Only these kinds.
    let kinds: Set<ChangeKind>?

    var isOpen: Bool { navigator == nil && kinds == nil }

    /// The steps of a change that pass, in their order.
    ///
    /// - Parameters:
    ///   - tree: the one after the change, or a later one.
    ///   - closed: ``parents(ofClosedBy:)`` of the changes from this one up to that of the tree.
    func steps(
        of change: NavigationChange,
        in tree: borrowing NavigationTree,
        closed: [NavigatorID: NavigatorID]
    ) -> [NavigationChange.Step] {
        let scope = navigator.map { Scope(top: $0, parentsOfClosed: closed) }
        var passed: [NavigationChange.Step] = []
        for step in change.steps where kinds?.contains(ChangeKind(step)) ?? true {
            if scope?.contains(step, in: tree) ?? true { passed.append(step) }
        }
        return passed
    }

    /// Where the navigators were that these changes closed; empty when the filter does not ask.
    func parents(ofClosedBy changes: some Sequence<NavigationChange>) -> [NavigatorID: NavigatorID] {
        var parents: [NavigatorID: NavigatorID] = [:]
        guard navigator != nil else { return parents }
        for change in changes {
            for case .navigatorClosed(let navigator, _) in change.steps { parents[navigator.id] = navigator.parent }
        }
        return parents
    }

    /// A navigator and all below it, those included that are closed.
    private struct Scope {
        let top: NavigatorID
        let parentsOfClosed: [NavigatorID: NavigatorID]

        func contains(_ step: NavigationChange.Step, in tree: borrowing NavigationTree) -> Bool {
            switch step {
            case .navigatorCreated(let navigator), .navigatorClosed(let navigator, _):
                contains(navigator.id, in: tree)
            case .navigatorSelected(let parent, _, _):
                contains(parent, in: tree)
            case .entryAdded(let navigator, _, _), .entryRemoved(let navigator, _, _),
                .entryChanged(let navigator, _, _, _):
                contains(navigator, in: tree)
            case .attached(let attachment), .detached(let attachment), .attachmentChanged(_, let attachment):
                contains(attachment.navigator, in: tree)
            case .signalled(let signal):
                contains(signal.navigator, in: tree)
            case .typeOrphaned, .typeRevived:
                true
            }
        }

        private func contains(_ id: NavigatorID, in tree: borrowing NavigationTree) -> Bool {
            var next: NavigatorID? = id
            while let id = next {
                if id == top { return true }
                next = parentsOfClosed[id] ?? tree[id]?.parent
            }
            return false
        }
    }
}
