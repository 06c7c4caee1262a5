// Operations on paths: SwiftUI's NavigationPath and Navigator's push, pop, popAll, popAny and replace.

import JSON

/// The effect of a push when the path shows the same destination already: RIBs' flags, Android's launch modes.
package enum PresentPolicy: String, CaseIterable, Hashable, Sendable {
    /// Adds another entry.
    case push
    /// Goes back to the entry; pushes when the path has none.
    case back
    /// Moves the entry to the top; pushes when the path has none.
    case raise
    /// Keeps one: removes the older entries and pushes. Does nothing when the top is the same.
    case single
    /// Replaces the top entry. Does nothing when the top is the same.
    case replaceTop
    /// Replaces the whole path. Keeps the top when it is the same.
    case clear
}

/// Where `pop` stops.
package enum PopTarget: Hashable, Sendable {
    /// Removes this number of entries.
    case count(Int)
    /// Leaves this number of entries.
    case remaining(Int)
    /// Removes this entry and all above it.
    case from(EntryID)
    /// Leaves the nearest entry of this type on top. With `throughPresenters`, the search goes on at the presenters.
    case nearest(TypeName, throughPresenters: Bool)
}

extension NavigationTree {
    /// The entry that an operation showed, and its navigator.
    package struct Shown: Hashable, Sendable {
        package let change: NavigationChange
        package let navigator: NavigatorID
        package let entry: EntryID
    }

    /// Puts a destination on top of a path. Refused when it would take away what a lock protects from outside.
    ///
    /// - Parameters:
    ///   - ifPresent: what to do when the path shows the same destination already.
    ///   - isTransient: whether the entry is removed as soon as another is pushed over it.
    package mutating func push(
        _ destination: consuming Destination,
        on navigator: NavigatorID,
        ifPresent: PresentPolicy = .push,
        isTransient: Bool = false,
        by session: SessionID?
    ) throws(NavigationError) -> Shown {
        guard isLocked else { return try put(destination, on: navigator, ifPresent, isTransient, by: session) }
        let destination = destination
        return try keepingLocks(from: navigator) { tree throws(NavigationError) in
            try tree.put(destination, on: navigator, ifPresent, isTransient, by: session)
        }
    }

    @inline(__always)
    private mutating func put(
        _ destination: consuming Destination,
        on navigator: NavigatorID,
        _ ifPresent: PresentPolicy,
        _ isTransient: Bool,
        by session: SessionID?
    ) throws(NavigationError) -> Shown {
        try pathLength(of: navigator)
        if ifPresent != .push, let kept = reuse(destination, on: navigator, ifPresent) {
            return Shown(change: finish(), navigator: navigator, entry: kept)
        }
        try checkRoom(entries: 1, text: destination.weight)
        switch ifPresent {
        case .push, .back, .raise: break
        case .single: removeAll(showing: destination, of: navigator)
        case .replaceTop: takeEntries(of: navigator, downTo: max(0, self[existing: navigator].path.count - 1))
        case .clear: takeEntries(of: navigator, downTo: 0)
        }
        takeTransientTop(of: navigator)
        let entry = makeEntry(consume destination, .push, session, isTransient: isTransient)
        let id = entry.id
        takePush(consume entry, on: navigator)
        if ifPresent != .push { dropPlaces(of: navigator) }
        return Shown(change: finish(), navigator: navigator, entry: id)
    }

    /// Brings an existing entry of this destination to the front, if the policy asks for it. Returns its id.
    private mutating func reuse(
        _ destination: Destination,
        on navigator: NavigatorID,
        _ policy: PresentPolicy
    ) -> EntryID? {
        let path = self[existing: navigator].path
        let top = path.count - 1
        guard let position = path.lastIndex(where: { $0.destination.showsTheSame(as: destination) }) else { return nil }
        let entry = path[position]
        switch policy {
        case .push: return nil
        case .single, .replaceTop: return position == top ? entry.id : nil
        case .back: removeEntries(of: navigator, downTo: position + 1)
        case .raise: raise(entry, at: position, of: navigator)
        case .clear:
            guard position == top else { return nil }
            for below in path[..<top].indices.reversed() { removeEntry(at: below, of: navigator) }
            dropPlaces(of: navigator)
        }
        return entry.id
    }

    private mutating func removeAll(showing destination: Destination, of navigator: NavigatorID) {
        for (position, entry) in self[existing: navigator].path.enumerated().reversed()
        where entry.destination.showsTheSame(as: destination) {
            removeEntry(at: position, of: navigator)
        }
    }

    /// Removes one entry at any position of the path; those above it stay. The caller drops places above the path.
    private mutating func removeEntry(at position: Int, of navigator: NavigatorID) {
        let entry = self[existing: navigator].path[position]
        closeAnchored(to: entry.id, in: navigator)
        takeRemoval(from: navigator, at: position)
        reviveIfGone(entry.destination.type)
    }

    /// Moves an entry to the top. Its presentation is closed, as it is when an entry is removed.
    private mutating func raise(_ entry: Entry, at position: Int, of navigator: NavigatorID) {
        guard position < self[existing: navigator].path.count - 1 else { return }
        takeTransientTop(of: navigator)
        dropPlaces(of: navigator)
        let top = self[existing: navigator].path.count - 1
        guard position < top else { return }
        closeAnchored(to: entry.id, in: navigator)
        takeRemoval(from: navigator, at: position)
        takeEntry(entry, on: navigator, at: top)
    }

    /// Removes the top entry if it is transient, because it is about to be covered.
    private mutating func takeTransientTop(of navigator: NavigatorID) {
        guard navigators[navigator].endsWithTransient else { return }
        takeEntries(of: navigator, downTo: navigators[navigator].path.count - 1)
    }

    /// Puts several destinations on top of a path, as one revision.
    package mutating func append(
        _ destinations: [Destination],
        to navigator: NavigatorID,
        by session: SessionID?
    ) throws(NavigationError) -> NavigationChange {
        try pathLength(of: navigator)
        try checkRoom(for: destinations, entries: destinations.count)
        return try keepingLocks(from: navigator) { tree throws(NavigationError) in
            if !destinations.isEmpty { tree.takeTransientTop(of: navigator) }
            tree.appendAll(destinations[...], to: navigator, by: session)
            return tree.finish()
        }
    }

    /// Replaces the path with these destinations. Entries that are in both paths stay, with their ids: each destination
    /// keeps an entry of the same type with equal arguments, wherever the entry was.
    ///
    /// Refused when it would take away what a lock protects from outside.
    package mutating func setPath(
        _ destinations: [Destination],
        of navigator: NavigatorID,
        by session: SessionID?
    ) throws(NavigationError) -> NavigationChange {
        try pathLength(of: navigator)
        return try keepingLocks(from: navigator) { tree throws(NavigationError) in
            let arrangement = PathArrangement(of: tree[existing: navigator].path, as: destinations)
            let count = tree[existing: navigator].path.count
            try tree.checkRoom(for: arrangement.new, entries: destinations.count - count)
            tree.arrange(navigator, arrangement, by: session)
            tree.dropPlaces(of: navigator)
            return tree.finish()
        }
    }

    /// Replaces an entry with a new one in the same position. The presentation of the old entry is closed; the entries
    /// above it stay. Refused when it would take away what a lock protects from outside.
    ///
    /// - Parameter entry: an entry of any path; nil for the top entry of `navigator`.
    package mutating func replace(
        _ entry: EntryID?,
        of navigator: NavigatorID,
        with destination: Destination,
        by session: SessionID?
    ) throws(NavigationError) -> Shown {
        let place = try placeToReplace(entry, of: navigator)
        try checkRoom(for: CollectionOfOne(destination), entries: 0)
        return try keepingLocks(from: place.navigator) { tree throws(NavigationError) in
            let old = tree[existing: place.navigator].path[Int(place.position)]
            tree.closeAnchored(to: old.id, in: place.navigator)
            let new = tree.makeEntry(destination, .push, session)
            tree.exchange(old, for: new, in: place.navigator, at: Int(place.position))
            return Shown(change: tree.finish(), navigator: place.navigator, entry: new.id)
        }
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

    /// Removes entries from a path, topmost first, with all that they present. Refused when a lock protects what would
    /// go.
    package mutating func pop(
        _ target: PopTarget,
        of navigator: NavigatorID
    ) throws(NavigationError) -> NavigationChange {
        if case .nearest(let type, let throughPresenters) = target {
            return try keepingLocks(from: navigator) { tree throws(NavigationError) in
                try tree.pop(toNearest: type, from: navigator, throughPresenters: throughPresenters)
            }
        }
        let (navigator, remaining) = try remaining(after: target, of: navigator)
        return try keepingLocks(from: navigator) { tree throws(NavigationError) in
            tree.removeEntries(of: navigator, downTo: remaining)
            return tree.finish()
        }
    }

    @inline(__always)
    private func remaining(
        after target: PopTarget,
        of navigator: NavigatorID
    ) throws(NavigationError) -> (NavigatorID, Int) {
        let depth = navigators[navigator].path.count
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
        case .nearest: return (navigator, depth)
        }
    }

    /// Empties a path. An empty path is not an error. Refused when a lock protects what would go.
    package mutating func popAll(of navigator: NavigatorID) throws(NavigationError) -> NavigationChange {
        try keepingLocks(from: navigator) { tree throws(NavigationError) in
            tree.removeEntries(of: navigator, downTo: 0)
            return tree.finish()
        }
    }

    /// Empties every path of the scene. Locks refuse it.
    package mutating func popAny() throws(NavigationError) -> NavigationChange {
        try refuseWhenLocked()
        emptyPaths()
        return finish()
    }

    /// Empties every path, innermost first: a child has a larger id than its parent, so descending ids go outwards.
    mutating func emptyPaths() {
        for navigator in nonEmptyPaths.ids.reversed() where navigators.contains(navigator) {
            removeEntries(of: navigator, downTo: 0)
        }
    }

    // MARK: Parts

    /// Throws when the navigator has no path; returns the length of the path.
    @discardableResult
    @inline(__always)
    func pathLength(of navigator: NavigatorID) throws(NavigationError) -> Int {
        guard let length = navigators[navigator].pathLength else {
            throw .noStack(navigator, suggestion: ancestor(of: navigator) { $0.hasPath })
        }
        return length
    }

    /// Throws when a limit would be exceeded. The texts of `destinations` are added to `text`, in bytes.
    func checkRoom(
        for destinations: some Sequence<Destination> = EmptyCollection(),
        entries: Int,
        navigators: Int = 0,
        text: Int = 0
    ) throws(NavigationError) {
        let bytes = destinations.reduce(argumentBytes + text) { $0 + $1.weight }
        guard bytes <= maximumArgumentBytes else { throw .limitReached(.argumentBytes, value: maximumArgumentBytes) }
        guard locations.count + entries <= maximumEntries else {
            throw .limitReached(.entries, value: maximumEntries)
        }
        guard self.navigators.count + navigators <= maximumNavigators else {
            throw .limitReached(.navigators, value: maximumNavigators)
        }
    }

    /// Makes an entry with a new id; the caller puts it somewhere.
    mutating func makeEntry(
        _ destination: consuming Destination,
        _ method: NavigationMethod,
        _ session: SessionID?,
        isTransient: Bool = false
    ) -> Entry {
        Entry(
            id: EntryID(rawValue: takeID()),
            destination: destination,
            method: method,
            revision: revision + 1,
            session: session,
            isTransient: isTransient
        )
    }

    /// Pushes destinations, one after the other.
    mutating func appendAll(
        _ destinations: ArraySlice<Destination>,
        to navigator: NavigatorID,
        by session: SessionID?
    ) {
        for destination in destinations {
            takePush(makeEntry(destination, .push, session), on: navigator)
        }
    }

    /// Removes entries from a path, topmost first, until `remaining` are left, and the places above them.
    mutating func removeEntries(of navigator: NavigatorID, downTo remaining: Int) {
        takeEntries(of: navigator, downTo: remaining)
        dropPlaces(of: navigator)
    }

    /// The same, when the operation puts others in their place: checkpoints and flows stay when the path becomes as
    /// long as before. The caller drops the places that are then above the path.
    mutating func takeEntries(of navigator: NavigatorID, downTo remaining: Int) {
        while let top = navigators[navigator].topmost(above: remaining) {
            if steps.count >= Self.manySteps, steps.count == steps.capacity {
                let left = (navigators[navigator].pathLength ?? remaining) - remaining
                steps.reserveCapacity(steps.count + max(left, steps.count))
            }
            closeAnchored(to: top, in: navigator)
            takePop(of: navigator)
        }
    }

    /// From this number of steps on, the memory for the rest of a path is reserved at once. To grow it again and again
    /// moves all steps each time.
    private static let manySteps = 1024

    /// Whether anything may be closed with an entry.
    var hasAnchored: Bool { !presenting.isEmpty || !anchoredStacks.isEmpty }

    /// Closes what belongs to an entry: the presentation over it, and the stacks that are anchored to it.
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
