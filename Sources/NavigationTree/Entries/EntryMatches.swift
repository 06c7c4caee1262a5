import JSON

/// The entries of a path that a new path may keep, found by what they show. Each is found once.
package struct EntryMatches {
    private struct Key: Hashable {
        let type: TypeName
        let arguments: JSONValue

        init(_ destination: Destination) {
            type = destination.type
            // A text that cannot be read, or is long, is equal to itself only.
            let text = destination.arguments
            let value = text.count > Destination.mostComparedBytes ? nil : try? text.value()
            arguments = value ?? .string("\(text)")
        }
    }

    private var places: [Key: UnusedPlaces] = [:]
    private var last: Int

    /// - Parameter beginning: the position of the first entry that may be found.
    package init(_ path: PagedArray<Entry>, from beginning: Int = 0) {
        last = beginning - 1
        for (position, entry) in path.enumerated().dropFirst(beginning) {
            places[Key(entry.destination), default: UnusedPlaces()].append(position)
        }
    }

    /// The position of an entry that shows this and was not found before: the next one above the last that was found,
    /// so that it can stay where it is, else the lowest.
    package mutating func next(_ destination: Destination) -> Int? {
        guard !places.isEmpty, let found = places[Key(destination)]?.take(above: last) else { return nil }
        last = found
        return found
    }
}

/// Ascending positions, of which each is taken once.
private struct UnusedPlaces {
    private var positions: [Int] = []
    /// For each index, one at or behind it at which the search for an unused position goes on. Searches shorten the
    /// way for later ones, so that many equal entries do not make it long.
    private var following: [Int] = []

    mutating func append(_ position: Int) {
        following.append(positions.count)
        positions.append(position)
    }

    /// The next unused position above this one, else the lowest; nil when all are used.
    mutating func take(above last: Int) -> Int? {
        guard let index = unused(from: positions.count(below: last + 1)) ?? unused(from: 0) else { return nil }
        following[index] = index + 1
        return positions[index]
    }

    private mutating func unused(from start: Int) -> Int? {
        var index = start
        while index < following.count, following[index] != index {
            let next = following[index]
            if next < following.count { following[index] = following[next] }
            index = next
        }
        return index < following.count ? index : nil
    }
}

extension [Int] {
    /// How many numbers of this ascending list are below a limit.
    func count(below limit: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < limit { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
