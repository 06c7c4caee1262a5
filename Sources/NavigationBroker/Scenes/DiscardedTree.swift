import NavigationTree
import Synchronization

/// The tree of a scene that was closed. The shell frees it on another thread, because a million entries take twenty
/// milliseconds.
package final class DiscardedTree: Sendable {
    /// The least number of entries and navigators for which another thread is worth its start.
    static let leastSize = 4096

    private let tree: Mutex<NavigationTree?>

    /// Nil when the tree is small.
    init?(_ tree: NavigationTree) {
        guard tree.entryCount + tree.navigatorCount >= Self.leastSize else { return nil }
        self.tree = Mutex(tree)
    }

    /// Frees the tree, on the thread of the caller.
    package func free() { tree.withLock { $0 = nil } }

    /// Whether ``free()`` was called.
    package var isFree: Bool { tree.withLock { $0 == nil } }
}

extension DiscardedTree: Equatable {
    package static func == (one: DiscardedTree, other: DiscardedTree) -> Bool { one === other }
}
