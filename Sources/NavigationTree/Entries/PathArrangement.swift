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

    /// How many entries at the beginning of the path stay where they are.
    let beginning: Int
    /// The new path behind the beginning.
    let places: [Place]
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
    ///   - known: how many entries at the beginning of the path are known to stay where they are.
    ///   - places: the new path behind them. It has no position of the former path twice.
    init(of count: Int, behind known: Int, _ places: [Place]) {
        let same = places.enumerated().prefix { index, place in
            if case .kept(known + index) = place { true } else { false }
        }.count
        let beginning = known + same
        self.beginning = beginning
        self.places = same == 0 ? places : Array(places.dropFirst(same))
        let kept = self.places.compactMap { place -> Int? in
            if case .kept(let position) = place { position } else { nil }
        }
        var fates = [Fate](repeating: .removed, count: count - beginning)
        for position in kept { fates[position - beginning] = .moves }
        let staying = Self.longestAscent(in: kept)
        let changed = (count - beginning - staying.count) + (self.places.count - staying.count)
        let isLarge = changed * (count - beginning) > Self.mostWork
        if !isLarge { for position in staying { fates[position - beginning] = .stays } }
        self.fates = fates
    }

    /// The new path is the former one with these destinations where it has the same, wherever they are.
    init(of path: PagedArray<Entry>, as destinations: [Destination]) {
        let beginning = zip(path, destinations).prefix { $0.destination.showsTheSame(as: $1) }.count
        var matches = EntryMatches(path, from: destinations.count > beginning ? beginning : path.count)
        let places = destinations.dropFirst(beginning).map { destination -> Place in
            matches.next(destination).map { .kept($0) } ?? .new(destination)
        }
        self.init(of: path.count, behind: beginning, places)
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
