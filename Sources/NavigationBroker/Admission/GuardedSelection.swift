import NavigationProtocol
import NavigationTree

/// A choice of another stack that a request would make.
struct GuardedSelection {
    /// One of the two stacks.
    struct Stack {
        let id: NavigatorID
        let name: String?
        /// Whether the request would create it.
        let isNew: Bool
        /// The entry that it shows: the last of its path, else its root.
        let front: Entry?
    }

    /// The navigator whose stack in front changes.
    let parent: NavigatorID
    let from: Stack
    let to: Stack

    /// The choices that these steps make, of navigators that are there before and after them. The first stack of a
    /// navigator comes to the front by itself, in place of no other.
    ///
    /// - Parameter tree: the one after these steps.
    static func all(in steps: [NavigationChange.Step], _ tree: borrowing NavigationTree) -> [Self] {
        var created: Set<NavigatorID> = []
        var parents: [NavigatorID] = []
        var former: [NavigatorID: NavigatorID?] = [:]
        for step in steps {
            if case .navigatorCreated(let navigator) = step {
                created.insert(navigator.id)
            } else if case .navigatorSelected(let parent, _, let previous) = step, former[parent] == nil {
                former[parent] = .some(previous)
                parents.append(parent)
            }
        }
        var all: [Self] = []
        for parent in parents where !created.contains(parent) {
            guard let from = former[parent] ?? nil, let to = tree[parent]?.selected, from != to else { continue }
            let (left, chosen) = (tree.stack(from, before: steps), tree.stack(to, isNew: created.contains(to)))
            all.append(GuardedSelection(parent: parent, from: left, to: chosen))
        }
        return all
    }
}

extension NavigationTree {
    fileprivate func stack(_ id: NavigatorID, isNew: Bool) -> GuardedSelection.Stack {
        let navigator = self[id]
        return .init(id: id, name: navigator?.name, isNew: isNew, front: navigator?.path.last ?? navigator?.root)
    }

    /// A stack as it was before these steps. They may have closed it.
    fileprivate func stack(_ id: NavigatorID, before steps: [NavigationChange.Step]) -> GuardedSelection.Stack {
        var navigator = self[id]
        for case .navigatorClosed(let closed, _) in steps where closed.id == id { navigator = closed }
        var path = navigator?.path ?? []
        for step in steps.reversed() {
            if case .entryAdded(id, let position, _) = step {
                path.remove(at: position)
            } else if case .entryRemoved(id, let position, let entry) = step {
                path.insert(entry, at: position)
            }
        }
        return .init(id: id, name: navigator?.name, isNew: false, front: path.last ?? navigator?.root)
    }
}
