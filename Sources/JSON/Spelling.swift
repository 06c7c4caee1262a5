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
/// there are. It then knows the nearest of those that it has seen. It allocates nothing.
package struct NearestName {
    /// The nearest candidate so far.
    package private(set) var name: String?
    private var distance = Int.max
    /// The bytes of the misspelled name, in lower case.
    private let target: InlineArray<64, UInt8>
    private let length: Int
    private let letters: UInt64
    private var workLeft = 20_000

    /// The most edits that are allowed for any name.
    private static let most = 3

    /// - Parameter name: the misspelled name. A longer one than 64 bytes has no near name.
    package init(to name: String) {
        var (target, letters) = (InlineArray<64, UInt8>(repeating: 0), 0 as UInt64)
        length = name.utf8.count
        if length > target.count { workLeft = 0 }
        JSONText.withBytes(of: name) { bytes in
            for index in 0..<min(bytes.count, target.count) {
                target[index] = Self.lowercased(bytes[index])
                letters |= Self.letter(target[index])
            }
        }
        (self.target, self.letters) = (target, letters)
    }

    /// Whether a better name can still be found.
    package var goesOn: Bool { distance > 0 && workLeft > 0 }

    /// Compares the next candidate.
    package mutating func consider(_ candidate: String) {
        let count = candidate.utf8.count
        let limit = min(Self.most, max(1, max(length, count) / 3), distance - 1)
        workLeft -= 1
        guard goesOn, limit >= 0, abs(count - length) <= limit else { return }
        JSONText.withBytes(of: candidate) { bytes in
            guard isNear(bytes, limit), let found = distance(to: bytes, atMost: limit) else { return }
            (name, distance) = (candidate, found)
        }
    }

    /// Whether few letters stand in one of the names only. An edit changes that for one letter of each.
    private mutating func isNear(_ candidate: UnsafeRawBufferPointer, _ limit: Int) -> Bool {
        var others: UInt64 = 0
        for byte in candidate { others |= Self.letter(byte) }
        workLeft -= candidate.count / 8
        return (letters & ~others).nonzeroBitCount <= limit && (others & ~letters).nonzeroBitCount <= limit
    }

    /// The number of edits; nil when there are more than the limit. Insertions, removals, replacements and swaps of
    /// neighbours count one each.
    ///
    /// It is Hyyrö's algorithm ("A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances", 2003).
    /// The usual table has a column for each byte of the candidate, and neighbours in a column differ by one at most.
    /// So a column is two words: the places at which it rises, and those at which it falls.
    /// A beginning that both names share needs no edit, so it is left out.
    private mutating func distance(to candidate: UnsafeRawBufferPointer, atMost limit: Int) -> Int? {
        var start = 0
        while start < min(length, candidate.count), Self.lowercased(candidate[start]) == target[start] { start += 1 }
        var (left, edits) = (candidate.count - start, length - start)
        guard edits > 0 else { return left <= limit ? left : nil }
        var (rises, falls, diagonal, before) = (UInt64.max, 0 as UInt64, 0 as UInt64, 0 as UInt64)
        let end: UInt64 = 1 &<< UInt64(edits - 1)
        for byte in candidate[start...] {
            let same = places(of: Self.lowercased(byte), from: start)
            let swapped = (~diagonal & same) &<< 1 & before
            diagonal = ((same & rises) &+ rises) ^ rises | same | falls | swapped
            let (more, fewer) = (falls | ~(diagonal | rises), diagonal & rises)
            if more & end != 0 { edits += 1 }
            if fewer & end != 0 { edits -= 1 }
            let shifted = more &<< 1 | 1
            rises = fewer &<< 1 | ~(diagonal | shifted)
            falls = shifted & diagonal
            before = same
            workLeft -= 1 + length / 8
            left -= 1
            // Each of the bytes that are left saves one edit at most.
            guard edits - left <= limit else { return nil }
        }
        return edits
    }

    /// The places of the target at which a byte stands, one bit each, beginning with `start`.
    private func places(of byte: UInt8, from start: Int) -> UInt64 {
        var places: UInt64 = 0
        for index in start..<length where target[index] == byte { places |= 1 &<< UInt64(index - start) }
        return places
    }

    /// One of 32 bits for a letter, the same for its two cases. Letters with different bits differ.
    private static func letter(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(byte & 0x1F) }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
