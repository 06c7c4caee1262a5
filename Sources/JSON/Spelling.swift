/// Which known name was probably meant by a misspelled one.
package enum Spelling {
    /// The candidate that was probably meant by `name`, if any.
    ///
    /// It is the nearest one by edits. One edit is always allowed. More are allowed up to a third of the name's length,
    /// at most three.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        var search = NearestName(to: name)
        for candidate in candidates where search.goesOn { search.consider(candidate) }
        return search.name
    }
}

/// A search for the name that was probably meant by a misspelled one; see ``Spelling``.
///
/// A client can be wrong as often as it likes. So a search ends after a bounded amount of work, however many candidates
/// there are. It then knows the nearest of those that it has seen.
package struct NearestName {
    /// The nearest candidate so far.
    package private(set) var name: String?
    private var distance = Int.max
    private let target: [UInt8]
    /// Distances between beginnings of the target and of the candidate: two rows of the usual table and the new one.
    /// Beyond the limit a distance is only known to be larger.
    private var beforeLast: [UInt8]
    private var last: [UInt8]
    private var row: [UInt8]
    private var workLeft = 20_000

    /// The most edits that are allowed for any name.
    private static let most = 3

    package init(to name: String) {
        target = name.utf8.prefix(128).map(Self.lowercased)
        row = [UInt8](repeating: 0, count: target.count + 1)
        (beforeLast, last) = (row, row)
    }

    /// Whether a better name can still be found.
    package var goesOn: Bool { distance > 0 && workLeft > 0 }

    /// Compares the next candidate.
    package mutating func consider(_ candidate: String) {
        let count = candidate.utf8.count
        let limit = min(Self.most, max(1, max(target.count, count) / 3), distance - 1)
        workLeft -= 1
        guard limit >= 0, abs(count - target.count) <= limit else { return }
        if let found = distance(to: candidate, atMost: limit) { (name, distance) = (candidate, found) }
    }

    /// The number of edits; nil when there are more than the limit. Insertions, removals, replacements and swaps of
    /// neighbours count one each.
    ///
    /// A distance of at most the limit is found near the diagonal of the table, and a row without one ends the search.
    private mutating func distance(to candidate: String, atMost limit: Int) -> Int? {
        let beyond = UInt8(limit + 1)
        for column in 0...target.count { last[column] = UInt8(min(column, limit + 1)) }
        var former: UInt8 = 0
        var number = 0
        for byte in candidate.utf8 {
            let byte = Self.lowercased(byte)
            number += 1
            let columns = max(1, number - limit)...max(1, min(target.count, number + limit))
            row[columns.lowerBound - 1] = columns.lowerBound == 1 ? UInt8(min(number, limit + 1)) : beyond
            var least = row[columns.lowerBound - 1]
            for column in columns where column <= target.count {
                let replaced = last[column - 1] + (byte == target[column - 1] ? 0 : 1)
                var cost = min(last[column] + 1, row[column - 1] + 1, replaced, beyond)
                if number > 1, column > 1, byte == target[column - 2], former == target[column - 1] {
                    cost = min(cost, beforeLast[column - 2] + 1)
                }
                row[column] = cost
                least = min(least, cost)
            }
            if columns.upperBound < target.count { row[columns.upperBound + 1] = beyond }
            workLeft -= columns.count
            guard least < beyond else { return nil }
            former = byte
            swap(&beforeLast, &last)
            swap(&last, &row)
        }
        return last[target.count] < beyond ? Int(last[target.count]) : nil
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
