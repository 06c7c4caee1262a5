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
        /// What it shows: its last entry, else its root.
        let front: Entry?
    }

    /// The navigator whose stack in front changes.
    let parent: NavigatorID
    let from: Stack
    let to: Stack

    /// The choices that these steps make, of navigators that are there before and after them. The first stack of a
    /// navigator comes to the front by itself, and nobody leaves another for it.
    ///
    /// - Parameter tree: the one after these steps.
    static func all(in steps: [NavigationChange.Step], _ tree: borrowing NavigationTree) -> [Self] {
        var created: Set<NavigatorID> = []
        var parents: [NavigatorID] = []
        var former: [NavigatorID: NavigatorID?] = [:]
        for step in steps {
            switch step {
            case .navigatorCreated(let navigator): created.insert(navigator.id)
            case .navigatorSelected(let parent, _, let previous):
                guard former[parent] == nil else { continue }
                former[parent] = .some(previous)
                parents.append(parent)
            default: continue
            }
        }
        var all: [Self] = []
        for parent in parents where !created.contains(parent) {
            guard let from = former[parent] ?? nil, let to = tree[parent]?.selected, from != to else { continue }
            let stacks = (tree.stack(from, before: steps, isNew: false), tree.stackNow(to, isNew: created.contains(to)))
            all.append(GuardedSelection(parent: parent, from: stacks.0, to: stacks.1))
        }
        return all
    }
}

extension NavigationTree {
    fileprivate func stackNow(_ id: NavigatorID, isNew: Bool) -> GuardedSelection.Stack {
        let navigator = self[id]
        return .init(id: id, name: navigator?.name, isNew: isNew, front: navigator?.path.last ?? navigator?.root)
    }

    /// A stack as it was before these steps. They may have closed it.
    fileprivate func stack(
        _ id: NavigatorID,
        before steps: [NavigationChange.Step],
        isNew: Bool
    ) -> GuardedSelection.Stack {
        var navigator = self[id]
        var isTouched = false
        for step in steps {
            switch step {
            case .navigatorClosed(let closed, _): if closed.id == id { navigator = closed }
            case .entryAdded(id, _, _), .entryRemoved(id, _, _): isTouched = true
            default: continue
            }
        }
        var path = isTouched ? navigator?.path ?? [] : []
        guard isTouched else {
            return .init(id: id, name: navigator?.name, isNew: isNew, front: navigator?.path.last ?? navigator?.root)
        }
        for step in steps.reversed() {
            switch step {
            case .entryAdded(id, let position, _): path.remove(at: position)
            case .entryRemoved(id, let position, let entry): path.insert(entry, at: position)
            default: continue
            }
        }
        return .init(id: id, name: navigator?.name, isNew: isNew, front: path.last ?? navigator?.root)
    }
}
