@testable import NavigationTree

/// Locks: the model does what is asked for, and then looks at what is left.
extension TreeModel {
    private var locks: [Attachment] {
        attachments.filter { if case .lock = $0.content { true } else { false } }
    }

    /// Throws when there is a lock.
    func checkLocks() throws(NavigationError) {
        if !locks.isEmpty { throw .locked(locks) }
    }

    /// Does something that comes from this node. Takes it back when it took away what a lock protects from outside.
    func keepingLocks(
        from node: Node,
        asPresenter: Bool = false,
        _ body: () throws(NavigationError) -> Void
    ) throws(NavigationError) {
        let binding = locks.compactMap { lock -> (lock: Attachment, things: Set<UInt64>)? in
            guard let locked = self.node(lock.navigator), !(node.ancestors + [node]).contains(where: { $0 === locked })
            else { return nil }
            if asPresenter, locked.kind.isShownOver, locked.parent === node { return nil }
            return (lock, locked.things)
        }
        let (saved, next) = (copy(), nextID)
        try body()
        let left = root.things
        let broken = binding.filter { !$0.things.isSubset(of: left) }.map(\.lock)
        guard !broken.isEmpty else { return }
        become(saved)
        nextID = next
        throw .locked(broken)
    }
}

extension TreeModel.Node {
    /// The ids of all navigators and entries in it.
    fileprivate var things: Set<UInt64> { Set(all.flatMap { [$0.id] + $0.path.map(\.id) }) }
}
