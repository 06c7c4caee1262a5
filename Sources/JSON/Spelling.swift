/// Which known name was probably meant by a misspelled one.
package enum Spelling {
    /// The candidate that was probably meant by `name`, if any.
    ///
    /// It is the nearest one by edits. One edit is always allowed. More are allowed up to a third of the name's length,
    /// at most three.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let target = Array(name.utf8.prefix(128))
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let limit = min(3, max(1, max(target.count, candidate.utf8.count) / 3), (best?.distance ?? .max) - 1)
            guard abs(candidate.utf8.count - target.count) <= limit else { continue }
            let distance = editDistance(target, Array(candidate.utf8))
            if distance <= limit { best = (candidate, distance) }
        }
        return best?.name
    }

    /// The number of edits: insertions, removals, replacements and swaps of neighbours count one each.
    private static func editDistance(_ source: [UInt8], _ target: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...target.count)
        for row in 1..<(source.count + 1) {
            var line = [row]
            for column in 1..<(target.count + 1) {
                let same = lowercased(source[row - 1]) == lowercased(target[column - 1])
                var cost = min(last[column] + 1, line[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
                if row > 1, column > 1, source[row - 1] == target[column - 2], source[row - 2] == target[column - 1] {
                    cost = min(cost, beforeLast[column - 2] + 1)
                }
                line.append(cost)
            }
            (beforeLast, last) = (last, line)
        }
        return last[target.count]
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
