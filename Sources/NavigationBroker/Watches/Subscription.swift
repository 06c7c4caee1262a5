import NavigationProtocol
import NavigationTree

/// One watch of one session.
struct Subscription {
    let session: SessionID
    /// Its number on that connection.
    let number: Int
    let scene: String
    let filter: ChangeFilter
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

    /// Whether it may send another notification.
    var hasCredit: Bool { credit != 0 }

    func isSame(as other: Subscription) -> Bool { session == other.session && number == other.number }
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
