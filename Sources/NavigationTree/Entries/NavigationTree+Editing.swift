// Edits of a path by the ids of its entries. All other entries keep their ids and what belongs to them: content, the
// presentations over them, and whoever waits for their results.
//
// Checkpoints and the anchors of flows stand on an entry. They keep standing on it while others come and go below it.

import JSON

/// Where an edit puts entries.
package enum EditPlace: Hashable, Sendable {
    /// Counted from 0; the length of the path is behind the top.
    case position(Int)
    case before(EntryID)
    case after(EntryID)
}

extension NavigationTree {
    /// New entries, and the navigator in whose path they are.
    package struct Inserted: Sendable {
        package let change: NavigationChange
        package let navigator: NavigatorID
        package let entries: [EntryID]
    }

    /// An entry that was moved, and where it is now.
    package struct Moved: Sendable {
        package let change: NavigationChange
        package let navigator: NavigatorID
        package let position: Int
    }

    /// Puts destinations into a path, as new entries next to each other.
    ///
    /// - Parameter navigator: its path is meant when the place names no entry.
    package mutating func insert(
        _ destinations: [Destination],
        at place: EditPlace,
        of navigator: NavigatorID,
        by session: SessionID?
    ) throws(NavigationError) -> Inserted {
        let (navigator, position) = try find(place, on: navigator)
        try checkRoom(for: destinations, entries: destinations.count)
        let count = self[existing: navigator].path.count
        let places = destinations.map { PathArrangement.Place.new($0) } + (position..<count).map { .kept($0) }
        arrange(navigator, PathArrangement(of: count, behind: position, places), by: session)
        shiftPlaces(of: navigator) { $0 > position ? $0 + destinations.count : $0 }
        let entries = self[existing: navigator].path[position..<(position + destinations.count)].map(\.id)
        return Inserted(change: finish(), navigator: navigator, entries: entries)
    }

    /// Removes entries wherever they are, with all that they present. The entries above them stay. Refused when a lock
    /// protects what one of them presents, from outside of it.
    package mutating func remove(_ entries: [EntryID]) throws(NavigationError) -> NavigationChange {
        var positions: [NavigatorID: [Int]] = [:]
        for entry in entries {
            let place = try location(of: entry)
            guard place.position >= 0 else { throw .atRoot(place.navigator) }
            positions[place.navigator, default: []].append(Int(place.position))
        }
        return try atomically { tree throws(NavigationError) in
            // Inner navigators first: outer entries may close them.
            for (navigator, gone) in positions.sorted(by: { $0.key > $1.key }) {
                try tree.keepingLocks(from: navigator) { $0.remove(gone, from: navigator) }
            }
            return tree.finish()
        }
    }

    private mutating func remove(_ gone: [Int], from navigator: NavigatorID) {
        let count = self[existing: navigator].path.count
        let lowest = gone.min() ?? count
        let isGone = Set(gone)
        let left = (lowest..<count).filter { !isGone.contains($0) }
        arrange(navigator, PathArrangement(of: count, behind: lowest, left.map { .kept($0) }), by: nil)
        let top = left.last ?? lowest - 1
        let ascending = isGone.sorted()
        shiftPlaces(of: navigator) { place in
            // As a pop does: from the top down, with the entry that the place stands on.
            if place > 0, isGone.contains(place - 1), top < place - 1 { return nil }
            return place - ascending.count(below: place)
        }
    }

    /// Moves an entry to another place of its path. Its presentation stays over it.
    package mutating func move(_ entry: EntryID, to place: EditPlace) throws(NavigationError) -> Moved {
        let from = try location(of: entry)
        guard from.position >= 0 else { throw .atRoot(from.navigator) }
        let (navigator, target) = try find(place, on: from.navigator)
        guard navigator == from.navigator else { throw .notInPath(entry, of: navigator) }
        let (old, count) = (Int(from.position), self[existing: navigator].path.count)
        let new = target > old ? target - 1 : target
        guard new != old else { return Moved(change: finish(), navigator: navigator, position: old) }
        let lowest = min(old, new)
        var order = Array(lowest..<count)
        order.insert(order.remove(at: old - lowest), at: new - lowest)
        arrange(navigator, PathArrangement(of: count, behind: lowest, order.map { .kept($0) }), by: nil)
        shiftPlaces(of: navigator) { place in
            if old < place { return new < place ? place : place - 1 }
            return new < place ? place + 1 : place
        }
        return Moved(change: finish(), navigator: navigator, position: new)
    }

    /// Changes the arguments and the hints of an entry in place. The type stays; equal values change nothing.
    package mutating func update(
        _ id: EntryID,
        as destination: Destination
    ) throws(NavigationError) -> NavigationChange {
        let place = try location(of: id)
        let old = try entry(id)
        precondition(old.destination.type == destination.type, "an entry keeps its type")
        guard old.destination.hints != destination.hints || !old.destination.showsTheSame(as: destination) else {
            return finish()
        }
        let new = old.showing(destination)
        try checkRoom(for: [], entries: 0, text: new.weight - old.weight)
        take(.entryChanged(place.navigator, position: Int(place.position), from: old, to: new))
        return finish()
    }

    // MARK: Parts

    private func find(
        _ place: EditPlace,
        on navigator: NavigatorID
    ) throws(NavigationError) -> (NavigatorID, Int) {
        switch place {
        case .position(let position):
            let depth = try pathLength(of: navigator)
            guard (0...depth).contains(position) else { throw .outOfRange(navigator, depth: depth) }
            return (navigator, position)
        case .before(let entry):
            let found = try location(of: entry)
            guard found.position >= 0 else { throw .atRoot(found.navigator) }
            return (found.navigator, Int(found.position))
        case .after(let entry):
            let found = try location(of: entry)
            try pathLength(of: found.navigator)
            return (found.navigator, Int(found.position) + 1)
        }
    }

    /// Gives a path another order and other entries. Checkpoints and flows keep their places, also those above the new
    /// path.
    mutating func arrange(_ navigator: NavigatorID, _ arrangement: PathArrangement, by session: SessionID?) {
        let beginning = arrangement.beginning
        // A copy of the path would make the first change of it copy all entries; these are the moved ones alone.
        var moved: [Int: Entry] = [:]
        for position in (beginning..<self[existing: navigator].path.count).reversed() {
            switch arrangement.fate(of: position) {
            case .stays: continue
            case .moves: moved[position] = self[existing: navigator].path[position]
            case .removed where hasAnchored:
                closeAnchored(to: self[existing: navigator].path[position].id, in: navigator)
            case .removed: break
            }
            takeRemoval(from: navigator, at: position)
        }
        for (position, place) in zip(beginning..., arrangement.places) {
            switch place {
            case .new(let destination):
                takeEntry(makeEntry(destination, .push, session), on: navigator, at: position)
            case .kept(let old):
                guard let entry = moved.removeValue(forKey: old) else { continue }
                takeEntry(entry, on: navigator, at: position)
            }
        }
        for type in orphaned.sorted() { reviveIfGone(type) }
    }
}
