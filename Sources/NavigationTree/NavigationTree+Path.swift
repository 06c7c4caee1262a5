// What happens on paths: SwiftUI's NavigationPath and Navigator's push, pop, popAll, popAny and replace.

import JSON

/// Where `pop` stops.
package enum PopTarget: Hashable, Sendable {
    /// So many entries go.
    case count(Int)
    /// So many entries stay.
    case remaining(Int)
    /// This entry goes, and all above it.
    case from(EntryID)
}

extension NavigationTree {
    /// What an operation showed, and where.
    package struct Shown: Hashable, Sendable {
        package let change: NavigationChange
        package let navigator: NavigatorID
        package let entry: EntryID
    }

    /// Puts a destination on top of a path.
    package mutating func push(
        _ destination: Destination,
        on navigator: NavigatorID,
        by session: SessionID?
    ) throws(NavigationError) -> Shown {
        let depth = try pathLength(of: navigator)
        try checkRoom(for: CollectionOfOne(destination), entries: 1)
        let entry = makeEntry(destination, .push, session)
        take(.entryAdded(navigator, position: depth, entry))
        return Shown(change: finish(), navigator: navigator, entry: entry.id)
    }

    /// Puts several destinations on top of a path, as one revision.
    package mutating func append(
        _ destinations: [Destination],
        to navigator: NavigatorID,
        by session: SessionID?
    ) throws(NavigationError) -> NavigationChange {
        try pathLength(of: navigator)
        try checkRoom(for: destinations, entries: destinations.count)
        appendAll(destinations[...], to: navigator, by: session)
        return finish()
    }

    /// Makes the path these destinations. The longest common beginning keeps its entries and their ids.
    package mutating func setPath(
        _ destinations: [Destination],
        of navigator: NavigatorID,
        by session: SessionID?
    ) throws(NavigationError) -> NavigationChange {
        try pathLength(of: navigator)
        let path = self[existing: navigator].path
        let kept = zip(path, destinations).prefix { $0.destination.showsTheSame(as: $1) }.count
        try checkRoom(for: destinations[kept...], entries: destinations.count - path.count)
        removeEntries(of: navigator, downTo: kept)
        appendAll(destinations[kept...], to: navigator, by: session)
        return finish()
    }

    /// Gives the place of an entry to a new one. What the old one presented is closed; the entries above it stay.
    ///
    /// - Parameter entry: an entry of some path; the top one of `navigator` when nil.
    package mutating func replace(
        _ entry: EntryID?,
        of navigator: NavigatorID,
        with destination: Destination,
        by session: SessionID?
    ) throws(NavigationError) -> Shown {
        let place = try placeToReplace(entry, of: navigator)
        try checkRoom(for: CollectionOfOne(destination), entries: 0)
        let old = self[existing: place.navigator].path[Int(place.position)]
        closeAnchored(to: old.id, in: place.navigator)
        let new = makeEntry(destination, .push, session)
        exchange(old, for: new, in: place.navigator, at: Int(place.position))
        return Shown(change: finish(), navigator: place.navigator, entry: new.id)
    }

    private func placeToReplace(
        _ entry: EntryID?,
        of navigator: NavigatorID
    ) throws(NavigationError) -> EntryLocation {
        if let entry {
            let place = try location(of: entry)
            guard place.position >= 0 else { throw .atRoot(place.navigator) }
            return place
        }
        try pathLength(of: navigator)
        let count = self[existing: navigator].path.count
        guard count > 0 else { throw .atRoot(navigator) }
        return EntryLocation(navigator: navigator, position: Int32(truncatingIfNeeded: count - 1))
    }

    /// Takes entries off a path, topmost first, with all that they present.
    package mutating func pop(
        _ target: PopTarget,
        of navigator: NavigatorID
    ) throws(NavigationError) -> NavigationChange {
        let (navigator, remaining) = try remaining(after: target, of: navigator)
        removeEntries(of: navigator, downTo: remaining)
        return finish()
    }

    private func remaining(
        after target: PopTarget,
        of navigator: NavigatorID
    ) throws(NavigationError) -> (NavigatorID, Int) {
        let depth = self[existing: navigator].path.count
        switch target {
        case .count(let count):
            guard depth > 0 else { throw .atRoot(navigator) }
            guard count >= 1, count <= depth else { throw .outOfRange(navigator, depth: depth) }
            return (navigator, depth - count)
        case .remaining(let remaining):
            guard depth > 0 else { throw .atRoot(navigator) }
            guard remaining >= 0, remaining < depth else { throw .outOfRange(navigator, depth: depth) }
            return (navigator, remaining)
        case .from(let entry):
            let place = try location(of: entry)
            guard place.position >= 0 else { throw .atRoot(place.navigator) }
            return (place.navigator, Int(place.position))
        }
    }

    /// Empties a path. Nothing to do is no error.
    package mutating func popAll(of navigator: NavigatorID) -> NavigationChange {
        removeEntries(of: navigator, downTo: 0)
        return finish()
    }

    /// Empties every path of the scene.
    package mutating func popAny() -> NavigationChange {
        emptyPaths()
        return finish()
    }

    /// A child has a larger id than its parent, so going down the ids is going outwards.
    mutating func emptyPaths() {
        for navigator in nonEmptyPaths.sorted(by: >) where navigators.contains(navigator) {
            removeEntries(of: navigator, downTo: 0)
        }
    }

    // MARK: Parts

    /// Refuses a navigator without a path; answers how long the path is.
    @discardableResult
    func pathLength(of navigator: NavigatorID) throws(NavigationError) -> Int {
        guard let length = navigators[navigator].pathLength else {
            throw .noStack(navigator, suggestion: ancestor(of: navigator) { $0.hasPath })
        }
        return length
    }

    /// Refuses what would not fit; the destinations' own sizes count besides their number.
    func checkRoom(
        for destinations: some Sequence<Destination>,
        entries: Int,
        navigators: Int = 0
    ) throws(NavigationError) {
        let bytes = destinations.reduce(argumentBytes) { $0 + $1.arguments.bytes.count }
        guard bytes <= maximumArgumentBytes else { throw .limitReached(.argumentBytes, value: maximumArgumentBytes) }
        guard locations.count + entries <= maximumEntries else {
            throw .limitReached(.entries, value: maximumEntries)
        }
        guard self.navigators.count + navigators <= maximumNavigators else {
            throw .limitReached(.navigators, value: maximumNavigators)
        }
    }

    mutating func makeEntry(_ destination: Destination, _ method: NavigationMethod, _ session: SessionID?) -> Entry {
        Entry(
            id: EntryID(rawValue: takeID()),
            destination: destination,
            method: method,
            revision: revision + 1,
            session: session
        )
    }

    private mutating func appendAll(
        _ destinations: ArraySlice<Destination>,
        to navigator: NavigatorID,
        by session: SessionID?
    ) {
        for destination in destinations {
            let entry = makeEntry(destination, .push, session)
            take(.entryAdded(navigator, position: self[existing: navigator].path.count, entry))
        }
    }

    mutating func removeEntries(of navigator: NavigatorID, downTo remaining: Int) {
        while let (last, position) = navigators[navigator].topmost(above: remaining) {
            closeAnchored(to: last.id, in: navigator)
            take(.entryRemoved(navigator, position: position, last))
            reviveIfGone(last.destination.type)
        }
    }

    /// Closes what goes with an entry: the presentation that it made, the stacks that live with it.
    mutating func closeAnchored(to entry: EntryID, in navigator: NavigatorID) {
        if !presenting.isEmpty, let presented = self[existing: navigator].presented,
            self[existing: presented].anchor == entry
        {
            closeSubtree(presented)
        }
        guard !anchoredStacks.isEmpty else { return }
        for stack in anchoredStacks[entry, default: []].reversed() { closeSubtree(stack) }
    }
}
