import JSON
import NavigationProtocol
import NavigationTree

/// A tree with its past.
///
/// A reference that only ``Scenes`` holds, so that reaching the tree copies nothing.
final class Scene {
    let name: String
    /// The name as answers have it.
    let wireName: WireText
    var tree: NavigationTree
    var configuration: SceneConfiguration
    var history: History
    /// Of a request that has waited: the navigator that is current now, and the one that was when the request came. It
    /// means that one when it names none. Nil between requests.
    var meant: (now: NavigatorID, then: NavigatorID)?
    /// The newest revision that changed what is shown. When the history does not reach it, the oldest that is kept.
    private(set) var newestNavigation: UInt64 = 0
    /// The last revision that came from the store, or that brought a state back; 0 for a new scene.
    var restoredRevision: UInt64
    /// The states under the scene's former restoration keys.
    var setAside: SetAsideStates
    /// Changes since the host started.
    var changes: UInt64 = 0

    init(_ name: String, configuration: SceneConfiguration, limits: Limits) {
        self.name = name
        self.wireName = WireText(name)
        self.tree = NavigationTree(
            scene: name,
            maximumNavigators: limits.navigators,
            maximumEntries: limits.entries,
            maximumArgumentBytes: limits.argumentBytes,
            maximumAttachments: limits.attachments
        )
        self.configuration = configuration
        self.restoredRevision = 0
        self.setAside = SetAsideStates()
        self.history = History(maximumCount: limits.history, maximumWeight: limits.historyBytes)
    }

    /// As a store has it.
    init(restoring scene: Restoration.Scene, limits: Limits) {
        self.name = scene.tree.scene
        self.wireName = WireText(scene.tree.scene)
        self.tree = scene.tree
        self.configuration = scene.configuration
        self.restoredRevision = scene.tree.revision
        self.setAside = SetAsideStates(scene.setAside)
        self.history = History(
            maximumCount: limits.history,
            maximumWeight: limits.historyBytes,
            newest: scene.tree.revision - UInt64(scene.history.count)
        )
        for record in scene.history { history.append(record.change, cause: record.cause) }
        self.newestNavigation = history.newestNavigation
    }

    /// Takes a tree of a later revision. The changes up to it are not known.
    func goOn(from tree: NavigationTree) {
        self.tree = tree
        history.clear(at: tree.revision)
        restoredRevision = tree.revision
        newestNavigation = history.newestNavigation
    }

    /// Keeps a change for those who ask for it later.
    func remember(_ change: consuming NavigationChange, _ cause: consuming Cause) {
        changes += 1
        if change.navigates { newestNavigation = change.revision }
        if let forgotten = history.append(change, cause: cause) { tree.reuse(forgotten) }
    }

    /// The newest change was not written. Answers the navigators that were never made.
    func revoke(_ change: NavigationChange) -> [NavigatorID] {
        tree.revoke(change)
        history.removeLast()
        newestNavigation = history.newestNavigation
        changes -= 1
        return change.steps.compactMap { step in
            if case .navigatorCreated(let navigator) = step { navigator.id } else { nil }
        }
    }

    /// Keeps the current state and trims the history to the new limit.
    func use(_ limits: Limits) {
        tree.maximumNavigators = limits.navigators
        tree.maximumEntries = limits.entries
        tree.maximumArgumentBytes = limits.argumentBytes
        tree.maximumAttachments = limits.attachments
        history.keep(count: limits.history, weight: limits.historyBytes)
    }

    var isInTransaction: Bool { withTree { $0.transaction != nil } }

    /// The key of the state that the tree is in; empty for none.
    var restorationKey: String { configuration.restorationKey ?? "" }

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

    /// Refuses a request when something was navigated after a revision that its client has seen.
    func checkNothingNavigated(since seen: UInt64) throws(WireError) {
        guard newestNavigation > seen || tree.revision < seen else { return }
        throw WireError(
            .revisionMismatch,
            "Scene \"\(name)\" was navigated at revision \(newestNavigation), and is at \(tree.revision); not at \(seen)",
            [
                "scene": .string(name), "revision": .integer(Int64(tree.revision)),
                "navigation": .integer(Int64(newestNavigation)),
            ]
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

    /// Lets `body` see the tree as it was at a revision that is kept, for a part of a scene. Copies nothing, but costs
    /// what the changes since then cost; so there may not be too many.
    func withTree<Outcome>(
        at revision: UInt64,
        _ body: (inout NavigationTree) throws(WireError) -> Outcome
    ) throws(WireError) -> Outcome {
        try checkIsKept(revision)
        let changes = history.records(after: revision).map(\.change)
        let steps = changes.reduce(0) { $0 + $1.steps.count }
        guard steps <= Self.maximumStepsBack else { throw .tooFarBack(revision, steps, in: self) }
        return try tree.withPast(changes, body)
    }

    /// Steps that are taken back and made again for a part of a scene: they take some milliseconds.
    private static let maximumStepsBack = 10_000

    /// The navigator that a request means.
    func find(_ reference: String?) throws(WireError) -> NavigatorID {
        if meant != nil, reference == nil, let meant = try meantNavigator() { return meant }
        do {
            return try withTree { tree throws(NavigationError) in try tree.find(reference) }
        } catch {
            throw WireError(error, in: tree)
        }
    }

    /// The navigator that shows an entry. It is the named one, if one is named.
    ///
    /// - Parameter parameter: which one names it.
    @inline(never)
    func find(
        _ reference: String?,
        showing entry: EntryID,
        namedBy parameter: StaticString = "navigator"
    ) throws(WireError) -> NavigatorID {
        let navigator = try self.entry(entry).place.navigator
        if let reference, try find(reference) != navigator {
            throw Parameters.invalid(parameter, "left out, or \"\(navigator)\", which shows \(entry)")
        }
        return navigator
    }

    /// The navigator that a request means when it names none and has waited. Nil when it has shown another one itself.
    @inline(never)
    private func meantNavigator() throws(WireError) -> NavigatorID? {
        guard let meant, withTree({ $0.current }) == meant.now else { return nil }
        guard withTree({ $0[meant.then] }) != nil else { throw .gone(meant.then) }
        return meant.then
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

extension WireError {
    fileprivate static func tooFarBack(_ revision: UInt64, _ steps: Int, in scene: Scene) -> Self {
        WireError(
            .outsideWindow,
            "Scene \"\(scene.name)\" has changed in \(steps) places since revision \(revision), too many to read a part of it; begin again with the first part",
            [
                "scene": .string(scene.name), "from": .integer(Int64(scene.history.oldest)),
                "to": .integer(Int64(scene.history.newest)),
            ]
        )
    }

    fileprivate static func gone(_ navigator: NavigatorID) -> Self {
        WireError(
            .unknownNavigator,
            "Navigator \(navigator), which was current when the request came, has closed while the request waited",
            ["navigator": .string("\(navigator)")]
        )
    }
}
