import JSON

/// A path as an edit leaves it: which entries of the former path it keeps, where they are, and what is new.
///
/// An entry that is in both paths keeps its id and all that belongs to it. As few entries as possible change their
/// places; those that do are taken out and put back.
struct PathArrangement {
    /// One place of the new path.
    enum Place {
        /// The entry at this position of the former path.
        case kept(Int)
        case new(Destination)
    }

    let places: [Place]
    /// How many entries at the beginning of the path stay where they are.
    let beginning: Int
    /// For each position of the former path behind the beginning: what becomes of the entry.
    private let fates: [Fate]

    /// The fate of an entry of the former path.
    enum Fate {
        case removed
        case stays
        case moves
    }

    /// An entry that is moved makes all above it move in memory. Above this product of both numbers, all entries
    /// behind the beginning are taken out instead, which costs each of them once.
    private static let mostWork = 1 << 20

    /// - Parameters:
    ///   - count: the length of the former path.
    ///   - places: the new path. It has no position of the former path twice.
    init(of count: Int, _ places: [Place]) {
        self.places = places
        let beginning = places.enumerated().prefix { index, place in
            if case .kept(index) = place { true } else { false }
        }.count
        self.beginning = beginning
        let kept = places.dropFirst(beginning).compactMap { place -> Int? in
            if case .kept(let position) = place { position } else { nil }
        }
        var fates = [Fate](repeating: .removed, count: count - beginning)
        for position in kept { fates[position - beginning] = .moves }
        let staying = Self.longestAscent(in: kept)
        let isLarge = (count + places.count - 2 * (beginning + staying.count)) * (count - beginning) > Self.mostWork
        if !isLarge { for position in staying { fates[position - beginning] = .stays } }
        self.fates = fates
    }

    /// The new path is the former one with these destinations where it has the same, wherever they are.
    init(of path: [Entry], as destinations: [Destination]) {
        let beginning = zip(path, destinations).prefix { $0.destination.showsTheSame(as: $1) }.count
        var matches = Matches(path, from: destinations.count > beginning ? beginning : path.count)
        let places = destinations.enumerated().map { index, destination -> Place in
            if index < beginning { return .kept(index) }
            return matches.next(destination).map { .kept($0) } ?? .new(destination)
        }
        self.init(of: path.count, places)
    }

    /// The fate of the entry at a position behind the beginning.
    func fate(of position: Int) -> Fate { fates[position - beginning] }

    /// The destinations that the former path has no entry for.
    var new: [Destination] {
        places.compactMap { if case .new(let destination) = $0 { destination } else { nil } }
    }

    /// The longest part of the list, in its order, in which each number is larger than the one before.
    private static func longestAscent(in numbers: [Int]) -> [Int] {
        guard zip(numbers, numbers.dropFirst()).contains(where: { $0 > $1 }) else { return numbers }
        // For each length, the index of the smallest number that ends an ascent of it.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var ascent: [Int] = []
        var next = ends.last
        while let index = next {
            ascent.append(numbers[index])
            next = previous[index]
        }
        return ascent.reversed()
    }
}

/// The entries of a path that a new path may keep, by what they show.
private struct Matches {
    private struct Key: Hashable {
        let type: TypeName
        let arguments: JSONValue

        init(_ destination: Destination) {
            type = destination.type
            // A text that cannot be read is equal to itself only.
            arguments = (try? destination.arguments.value()) ?? .string("\(destination.arguments)")
        }
    }

    /// The positions of the entries that are not used yet, lowest first.
    private var positions: [Key: [Int]] = [:]
    private var last: Int

    init(_ path: [Entry], from beginning: Int) {
        last = beginning - 1
        for (position, entry) in path.enumerated().dropFirst(beginning) {
            positions[Key(entry.destination), default: []].append(position)
        }
    }

    /// An unused entry that shows this: the next one above the last, so that it can stay, else the lowest.
    mutating func next(_ destination: Destination) -> Int? {
        guard !positions.isEmpty else { return nil }
        let key = Key(destination)
        guard let found = positions[key], let lowest = found.first else { return nil }
        let index = lowest > last ? 0 : found.firstIndex { $0 > last } ?? 0
        positions[key]?.remove(at: index)
        last = found[index]
        return last
    }
}
