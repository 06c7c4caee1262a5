import NavigationTree

/// A guard that a module has put up. Written `g7` on the wire; never reused while the host runs.
package struct GuardID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let rawValue: UInt64

    package init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// The id that `text` writes, or nil when it is no guard's.
    package init?(_ text: String) {
        guard let rawValue = wireNumber(of: text, after: UInt8(ascii: "g")) else { return nil }
        self.rawValue = rawValue
    }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    package var description: String { "g\(rawValue)" }
}
