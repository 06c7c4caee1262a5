/// The effect of one accepted operation on the tree: exactly one revision, or nothing.
///
/// Applied to the tree before it, the change gives the tree after it (``NavigationTree/apply(_:)``). A watch receives
/// it and a journal writes it.
package struct NavigationChange: Sendable {
    /// The scene's revision after the operation.
    package let revision: UInt64
    /// The steps in the order in which they happened; removals innermost first. Empty when there was nothing to do.
    package fileprivate(set) var steps: [Step]
    /// The tree's next id before the change; 0 when it is unknown.
    package let nextIDBefore: UInt64
    /// Roughly how many bytes the change occupies: its steps, and the arguments that possibly nothing else holds.
    package let weight: Int
    /// At least the bytes of arguments, hints and content of each entry in the steps.
    package let largestText: Int

    package var isEmpty: Bool { steps.isEmpty }

    /// Whether any step is a signal.
    package var hasSignals: Bool { steps.contains { if case .signalled = $0 { true } else { false } } }

    /// One effect on the tree.
    package enum Step: Hashable, Sendable {
        /// The navigator takes its place among its siblings, or becomes its parent's presentation. It has no children,
        /// and its path is empty.
        indirect case navigatorCreated(Navigator)
        /// Earlier steps removed all that it held. `wasSelected` is true when it was still the selected child of a
        /// parent that is closed as well.
        indirect case navigatorClosed(Navigator, wasSelected: Bool)
        case navigatorSelected(parent: NavigatorID, child: NavigatorID?, previous: NavigatorID?)
        case entryAdded(NavigatorID, position: Int, Entry)
        case entryRemoved(NavigatorID, position: Int, Entry)
        /// The same entry with other arguments. The position is -1 for the destination that the navigator was made for.
        indirect case entryChanged(NavigatorID, position: Int, from: Entry, to: Entry)
        /// The entries of this type lost their provider.
        case typeOrphaned(TypeName)
        /// The type is provided again, or its last entry was removed.
        case typeRevived(TypeName)
        indirect case attached(Attachment)
        indirect case detached(Attachment)
        /// The same attachment with other content.
        indirect case attachmentChanged(from: Attachment, to: Attachment)
        /// A signal to tell; it does not change the tree.
        indirect case signalled(Signal)
    }

    /// The same change with more steps behind its own.
    consuming func extended(by more: [Step], weight: Int) -> NavigationChange {
        NavigationChange(
            revision: revision,
            steps: steps + more,
            nextIDBefore: nextIDBefore,
            weight: self.weight + weight,
            largestText: largestText
        )
    }

    /// Whether it changes what is shown, and not only content, hints, providers or attachments.
    package var navigates: Bool {
        // By index, since taking the steps out one by one would count the references of each.
        for index in steps.indices where steps[index].navigates { return true }
        return false
    }

    /// The number of removed entries and navigators.
    package struct Removed: Hashable, Sendable {
        package var entries = 0
        package var navigators = 0

        package init(entries: Int = 0, navigators: Int = 0) {
            (self.entries, self.navigators) = (entries, navigators)
        }
    }

    /// Counts the removals, including the root entries of closed navigators. An entry that only moved does not count.
    package var removed: Removed {
        var addsEntries = false
        var removed = steps.reduce(into: Removed()) { removed, step in
            switch step {
            case .entryRemoved:
                removed.entries += 1
            case .navigatorClosed(let navigator, _):
                removed.navigators += 1
                removed.entries += navigator.root == nil ? 0 : 1
            case .entryAdded: addsEntries = true
            case .navigatorCreated, .navigatorSelected, .entryChanged, .typeOrphaned, .typeRevived, .attached,
                .detached, .attachmentChanged, .signalled:
                break
            }
        }
        if addsEntries, removed.entries > 0 { removed.entries -= steps.movedEntries.count }
        return removed
    }
}

extension [NavigationChange.Step] {
    /// The entries that the steps take out of a path and put back.
    package var movedEntries: Set<EntryID> {
        var removed: Set<EntryID> = []
        var moved: Set<EntryID> = []
        for step in self {
            switch step {
            case .entryRemoved(_, _, let entry): removed.insert(entry.id)
            case .entryAdded(_, _, let entry): if removed.contains(entry.id) { moved.insert(entry.id) }
            case .navigatorCreated, .navigatorClosed, .navigatorSelected, .entryChanged, .typeOrphaned, .typeRevived,
                .attached, .detached, .attachmentChanged, .signalled:
                break
            }
        }
        return moved
    }
}

extension NavigationTree {
    /// Lends the memory of a discarded change to the next operation, so that most operations allocate none.
    package mutating func reuse(_ forgotten: consuming NavigationChange) {
        guard steps.capacity == 0, (1...8).contains(forgotten.steps.count) else { return }
        swap(&steps, &forgotten.steps)
        steps.removeAll(keepingCapacity: true)
    }
}

extension NavigationChange: Hashable {
    /// Compares the revision and the steps, not the id counter.
    package static func == (one: Self, other: Self) -> Bool {
        one.revision == other.revision && one.weight == other.weight && one.steps == other.steps
    }

    /// Combines the revision and the number of steps, which is cheap and tells changes apart.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(revision)
        hasher.combine(steps.count)
    }
}

extension NavigationChange.Step {
    /// Whether it changes what is shown. Arguments in the form of a newer version show the same.
    package var navigates: Bool {
        switch self {
        case .navigatorCreated, .navigatorClosed, .navigatorSelected, .entryAdded, .entryRemoved: true
        case .entryChanged(_, _, let from, let to):
            from.destination.type != to.destination.type
                || from.destination.version == to.destination.version
                    && from.destination.arguments != to.destination.arguments
        case .typeOrphaned, .typeRevived, .attached, .detached, .attachmentChanged, .signalled: false
        }
    }
}
