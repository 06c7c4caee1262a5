/// What one accepted operation did to the tree: exactly one revision, or nothing.
///
/// Applied to the tree before it gives the tree after it (``NavigationTree/apply(_:)``). This is what a watch receives and what a journal writes.
package struct NavigationChange: Sendable {
    /// The scene's revision after the operation.
    package let revision: UInt64
    /// In the order in which they happened; removals innermost first. Empty when there was nothing to do.
    package fileprivate(set) var steps: [Step]
    /// The next id of the tree before it; 0 when that is not known any more.
    package let nextIDBefore: UInt64
    /// About how many bytes keeping it costs: its steps, and the arguments that nothing else may hold any more.
    package let weight: Int

    package var isEmpty: Bool { steps.isEmpty }

    /// Whether any step is something to be told.
    package var hasSignals: Bool { steps.contains { if case .signalled = $0 { true } else { false } } }

    package enum Step: Hashable, Sendable {
        /// Into its parent's row of children, between its siblings; or as its presentation. Without children and with an empty path.
        indirect case navigatorCreated(Navigator)
        /// All that it held was removed by earlier steps; `wasSelected` when it was still the selected child of a parent that goes as well.
        indirect case navigatorClosed(Navigator, wasSelected: Bool)
        case navigatorSelected(parent: NavigatorID, child: NavigatorID?, previous: NavigatorID?)
        case entryAdded(NavigatorID, position: Int, Entry)
        case entryRemoved(NavigatorID, position: Int, Entry)
        /// The same entry with other arguments; the position is -1 for the destination that the navigator was made for.
        indirect case entryChanged(NavigatorID, position: Int, from: Entry, to: Entry)
        /// The entries of this type lost their provider.
        case typeOrphaned(TypeName)
        /// The type is provided again, or its last entry is gone.
        case typeRevived(TypeName)
        indirect case attached(Attachment)
        indirect case detached(Attachment)
        /// The same attachment with other contents.
        indirect case attachmentChanged(from: Attachment, to: Attachment)
        /// Something to be told; the tree stays as it is.
        indirect case signalled(Signal)
    }

    /// How many entries and navigators are gone.
    package struct Removed: Hashable, Sendable {
        package var entries = 0
        package var navigators = 0
    }

    /// Counts the removals; an entry that was the root of a closed navigator counts as well.
    package var removed: Removed {
        steps.reduce(into: Removed()) { removed, step in
            switch step {
            case .entryRemoved:
                removed.entries += 1
            case .navigatorClosed(let navigator, _):
                removed.navigators += 1
                removed.entries += navigator.root == nil ? 0 : 1
            case .navigatorCreated, .navigatorSelected, .entryAdded, .entryChanged, .typeOrphaned, .typeRevived,
                .attached, .detached, .attachmentChanged, .signalled:
                break
            }
        }
    }
}

extension NavigationTree {
    /// Lends the memory of a change that nobody needs any more to the next operation, so that most need none of their own.
    package mutating func reuse(_ forgotten: consuming NavigationChange) {
        guard steps.capacity == 0, (1...8).contains(forgotten.steps.count) else { return }
        swap(&steps, &forgotten.steps)
        steps.removeAll(keepingCapacity: true)
    }
}

extension NavigationChange: Hashable {
    /// The same steps to the same revision, wherever the counter of ids was.
    package static func == (one: Self, other: Self) -> Bool {
        one.revision == other.revision && one.weight == other.weight && one.steps == other.steps
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(revision)
        hasher.combine(steps.count)
    }
}
