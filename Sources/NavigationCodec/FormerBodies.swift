import NavigationTree

/// The bodies of entries that the tree has before a change. A record of the change need not repeat them.
struct FormerBodies {
    /// Whether an entry comes to the tree or goes from it.
    enum Turn {
        case comes, goes
    }

    /// Whether entries come with the change. Without any there is nothing to keep in mind.
    private let hasArrivals: Bool
    /// The entries that the change has taken from the tree so far, as they were before it.
    private var taken: [EntryID: Entry] = [:]
    /// The entries that have come with other bodies than they had before the change.
    private var given: Set<EntryID> = []
    /// The lowest position of the entries that the change has taken from a path so far.
    private var lowest: [NavigatorID: Int] = [:]

    init(_ change: NavigationChange) {
        // By index, here and below: taking a step out would count the references in its entry.
        hasArrivals = change.steps.indices.contains { index in
            switch change.steps[index] {
            case .navigatorCreated, .entryAdded, .entryChanged: true
            case .navigatorClosed, .navigatorSelected, .entryRemoved, .typeOrphaned, .typeRevived, .attached, .detached,
                .attachmentChanged, .signalled:
                false
            }
        }
    }

    /// Whether a change takes this many bytes of arguments, hints and content from the tree.
    static func areTaken(by change: NavigationChange, atLeast least: Int) -> Bool {
        // The weight of a change has all of its bytes, and is known.
        guard change.weight >= least else { return false }
        var bytes = 0
        for index in change.steps.indices {
            switch change.steps[index] {
            case .entryRemoved(_, _, let entry), .entryChanged(_, _, let entry, _): bytes += entry.weight
            case .navigatorClosed(let navigator, _): bytes += navigator.root?.weight ?? 0
            case .navigatorCreated, .navigatorSelected, .entryAdded, .typeOrphaned, .typeRevived, .attached, .detached,
                .attachmentChanged, .signalled:
                break
            }
            if bytes >= least { return true }
        }
        return false
    }

    /// Entries of a path, topmost first.
    struct Run {
        let navigator: NavigatorID
        /// The position of the topmost one, in the tree before the change.
        let position: Int
        var count = 1
    }

    /// The fewest entries that are written as one.
    private static let leastRun = 4

    /// The entries that these steps take from the top of a path, and that are there before the change; nil when they
    /// are few. The steps of a change are asked for in their order.
    mutating func run(of steps: [NavigationChange.Step], from index: Int) -> Run? {
        guard !hasArrivals, case .entryRemoved(let navigator, let position, _) = steps[index] else { return nil }
        // Removals above an entry do not move it. Others move it, and are not searched for runs: that is quadratic.
        guard position < lowest[navigator] ?? .max else { return nil }
        var run = Run(navigator: navigator, position: position)
        while index + run.count < steps.count,
            case .entryRemoved(navigator, position: position - run.count, _) = steps[index + run.count]
        {
            run.count += 1
        }
        guard run.count >= Self.leastRun else {
            lowest[navigator] = position
            return nil
        }
        lowest[navigator] = position - run.count + 1
        return run
    }

    /// Whether the tree before the change has this body. The entries of a change are asked for in their order.
    mutating func has(_ entry: Entry, _ turn: Turn) -> Bool {
        switch turn {
        case .goes:
            guard !given.contains(entry.id) else { return false }
            if hasArrivals { taken[entry.id] = entry }
            return true
        case .comes:
            if let former = taken[entry.id], former.hasSameBody(as: entry) { return true }
            given.insert(entry.id)
            return false
        }
    }
}
