/// One connection, for as long as the host lives. Written `s3` on the wire.
package struct SessionID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The id that `text` writes, or nil when it is no session's.
    package init?(_ text: String) {
        guard let rawValue = wireNumber(of: text, after: UInt8(ascii: "s")) else { return nil }
        self.rawValue = rawValue
    }

    /// The host counts these numbers up itself, so nobody can choose ones that collide, and they need no mixing in a dictionary.
    package func _rawHashValue(seed: Int) -> Int { Int(truncatingIfNeeded: rawValue) ^ seed }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    package var description: String { "s\(rawValue)" }
}
