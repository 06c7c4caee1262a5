/// A node of the tree. Written `n4` on the wire; never reused in its scene.
package struct NavigatorID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The id that `text` writes, or nil when it is no navigator id.
    package init?(_ text: String) {
        guard let rawValue = wireNumber(of: text, after: UInt8(ascii: "n")) else { return nil }
        self.rawValue = rawValue
    }

    /// The host counts these numbers up itself, so nobody can choose ones that collide, and they need no mixing in a dictionary.
    package func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: rawValue) ^ seed }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    package var description: String { "n\(rawValue)" }
}

/// The decimal number behind a one-letter prefix, in the one way it is written: no sign, no leading zero.
package func wireNumber(of text: String, after prefix: UInt8) -> UInt64? {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == prefix, let first = digits.first, digits.count <= 19,
        digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        first != UInt8(ascii: "0") || digits.count == 1
    else { return nil }
    return digits.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
}
