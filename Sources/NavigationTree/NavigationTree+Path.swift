// What happens on paths: SwiftUI's NavigationPath and Navigator's push, pop, popAll, popAny and replace.

import JSON

/// What a push does when the path shows the same destination already: RIBs' flags, Android's launch modes.
package enum PresentPolicy: String, CaseIterable, Hashable, Sendable {
    /// Another one.
    case push
    /// Go back to it, and push when there is none.
    case back
    /// Move it to the top, and push when there is none.
    case raise
    /// Only one: the older ones go. Nothing when it is the top.
    case single
    /// In place of the top, whatever that is. Nothing when the top is the same.
    case replaceTop
    /// In place of the whole path. The top stays when it is the same.
    case clear
}

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
    ///
    /// - Parameters:
    ///   - ifPresent: what to do when the path shows the same already.
    ///   - isTransient: whether the entry goes as soon as another is pushed over it.
    package mutating func push(
        _ destination: consuming Destination,
        on navigator: NavigatorID,
        ifPresent: PresentPolicy = .push,
        isTransient: Bool = false,
        by session: SessionID?
    ) throws(NavigationError) -> Shown {
        try pathLength(of: navigator)
        if ifPresent != .push, let kept = reuse(destination, on: navigator, ifPresent) {
            return Shown(change: finish(), navigator: navigator, entry: kept)
        }
        try checkRoom(entries: 1, text: destination.arguments.count)
        switch ifPresent {
        case .push, .back, .raise: break
        case .single: removeAll(showing: destination, of: navigator)
        case .replaceTop: removeEntries(of: navigator, downTo: max(0, self[existing: navigator].path.count - 1))
        case .clear: removeEntries(of: navigator, downTo: 0)
        }
        removeTransientTop(of: navigator)
        let entry = makeEntry(consume destination, .push, session, isTransient: isTransient)
        let id = entry.id
        takePush(consume entry, on: navigator)
        return Shown(change: finish(), navigator: navigator, entry: id)
    }

    /// Puts an entry to the front that shows this already, if the policy does that. Answers its id.
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
        }
        return entry.id
    }

    private mutating func removeAll(showing destination: Destination, of navigator: NavigatorID) {
        for (position, entry) in self[existing: navigator].path.enumerated().reversed()
        where entry.destination.showsTheSame(as: destination) {
            removeEntry(at: position, of: navigator)
        }
    }

    /// Takes one entry out of the path, wherever it is; those above it stay.
    private mutating func removeEntry(at position: Int, of navigator: NavigatorID) {
        let entry = self[existing: navigator].path[position]
        closeAnchored(to: entry.id, in: navigator)
        take(.entryRemoved(navigator, position: position, entry))
        reviveIfGone(entry.destination.type)
        if !attachmentsAt.isEmpty { removePlaces(of: navigator, above: self[existing: navigator].path.count) }
    }

    /// Moves an entry to the top. What it presents is closed, as it is when an entry goes.
    private mutating func raise(_ entry: Entry, at position: Int, of navigator: NavigatorID) {
        guard position < self[existing: navigator].path.count - 1 else { return }
        removeTransientTop(of: navigator)
        let top = self[existing: navigator].path.count - 1
        guard position < top else { return }
        closeAnchored(to: entry.id, in: navigator)
        take(.entryRemoved(navigator, position: position, entry))
        take(.entryAdded(navigator, position: top, entry))
    }

    /// An entry that is not kept once it is covered goes now.
    private mutating func removeTransientTop(of navigator: NavigatorID) {
        guard let last = self[existing: navigator].path.last, last.isTransient else { return }
        removeEntries(of: navigator, downTo: self[existing: navigator].path.count - 1)
    }

    /// Puts several destinations on top of a path, as one revision.
    package mutating func append(
        _ destinations: [Destination],
        to navigator: NavigatorID,
        by session: SessionID?
    ) throws(NavigationError) -> NavigationChange {
        try pathLength(of: navigator)
        try checkRoom(for: destinations, entries: destinations.count)
        if !destinations.isEmpty { removeTransientTop(of: navigator) }
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

    /// Empties every path of the scene. Refused by locks.
    package mutating func popAny() throws(NavigationError) -> NavigationChange {
        try refuseWhenLocked()
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
        for destinations: some Sequence<Destination> = EmptyCollection(),
        entries: Int,
        navigators: Int = 0,
        text: Int = 0
    ) throws(NavigationError) {
        let bytes = destinations.reduce(argumentBytes + text) { $0 + $1.arguments.count }
        guard bytes <= maximumArgumentBytes else { throw .limitReached(.argumentBytes, value: maximumArgumentBytes) }
        guard locations.count + entries <= maximumEntries else {
            throw .limitReached(.entries, value: maximumEntries)
        }
        guard self.navigators.count + navigators <= maximumNavigators else {
            throw .limitReached(.navigators, value: maximumNavigators)
        }
    }

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

    mutating func appendAll(
        _ destinations: ArraySlice<Destination>,
        to navigator: NavigatorID,
        by session: SessionID?
    ) {
        for destination in destinations {
            takePush(makeEntry(destination, .push, session), on: navigator)
        }
    }

    mutating func removeEntries(of navigator: NavigatorID, downTo remaining: Int) {
        while let top = navigators[navigator].topmost(above: remaining) {
            closeAnchored(to: top, in: navigator)
            takePop(of: navigator)
        }
        if !attachmentsAt.isEmpty { removePlaces(of: navigator, above: self[existing: navigator].path.count) }
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
