import NavigationProtocol
import NavigationTree

/// One watch of one session.
struct Subscription {
    let session: SessionID
    /// Its number on that connection.
    let number: Int
    let scene: String
    var filter: ChangeFilter
    /// Events up to this level come as well.
    let verbosity: SceneConfiguration.Verbosity
    /// The reader was too slow: nothing is sent until it has caught up and gets the state instead.
    var isLagging = false
    /// Its place among all watches, by when they began.
    var order: UInt64 = 0
    /// The notifications that it may still send; nil when it has no limit.
    var credit: Int?
    /// The notifications that wait for more credit.
    var owed: Owed?

    enum Owed: Equatable {
        /// The revisions after this one, which the history keeps.
        case changes(after: UInt64)
        /// The state.
        case state
    }

    /// Whether the notifications that it may send are counted.
    var isPaced: Bool { credit != nil }

    /// Whether it may send another notification.
    var hasCredit: Bool { credit != 0 }

    /// Whether the next notification waits for more credit, or for those before it.
    var waitsForCredit: Bool { isPaced && (owed != nil || !hasCredit) }

    func isSame(as other: Subscription) -> Bool { session == other.session && number == other.number }
}

/// Which changes a watch wants to see.
struct ChangeFilter {
    /// Only this navigator and what is below it.
    let navigator: NavigatorID?
    /// Only these kinds.
    let kinds: Set<ChangeKind>?
    /// Whether the session may read no more of the scene than this navigator. Steps about a type then come only when
    /// the type is shown there.
    var isLimited = false

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
        var scope = navigator.map { Enclosure([$0], parentsOfClosed: closed) }
        var passed: [NavigationChange.Step] = []
        for step in change.steps where kinds?.contains(ChangeKind(step)) ?? true {
            if let place = step.place {
                if scope?.contains(place, in: tree) ?? true { passed.append(step) }
            } else if isShown(step, in: tree) {
                passed.append(step)
            }
        }
        return passed
    }

    /// Whether a step about a type passes. It concerns every part of the scene.
    private func isShown(_ step: NavigationChange.Step, in tree: borrowing NavigationTree) -> Bool {
        guard isLimited, let navigator else { return true }
        switch step {
        case .typeOrphaned(let type), .typeRevived(let type): return tree.shows(type, below: navigator)
        default: return true
        }
    }

    /// Where the navigators were that these changes closed; empty when the filter does not ask.
    func parents(ofClosedBy changes: some Sequence<NavigationChange>) -> [NavigatorID: NavigatorID] {
        guard navigator != nil else { return [:] }
        return changes.reduce(into: [:]) { parents, change in
            parents.merge(change.steps.parentsOfClosed) { $1 }
        }
    }
}
