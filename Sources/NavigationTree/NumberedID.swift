/// An id that is a number, which the host counts up and writes behind a letter of its own: `n4`, `e9`, `s3`.
///
/// Every request looks some twenty of these up. They are public, though nobody outside the package sees this module, because the compiler calls a
/// `package` conformance of another module through its witness table: three times the instructions of a lookup.
public protocol NumberedID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The letter that it is written with.
    static var prefix: Unicode.Scalar { get }

    /// Counted up by the host.
    var rawValue: UInt64 { get }

    /// The id with this number.
    init(rawValue: UInt64)
}

extension NumberedID {
    /// The id that `text` writes, or nil when it is none of this kind.
    public init?(_ text: String) {
        guard let rawValue = wireNumber(of: text, after: UInt8(ascii: Self.prefix)) else { return nil }
        self.init(rawValue: rawValue)
    }

    /// As it is written.
    public var description: String { "\(Self.prefix)\(rawValue)" }

    /// The older one first.
    @inlinable
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Written out, because a derived comparison is not inlined.
    @inlinable
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }

    /// For the hashes that are asked for otherwise than by a dictionary.
    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// Where a dictionary looks first. The host counts these numbers up itself, so nobody can choose ones that collide, and the usual mixing is not needed.
    ///
    /// Eight that follow one another stay together, because they are used together. The eights are spread: were a table filled without a gap, as it is by
    /// plain numbers, then a removal would have to look at all that stand behind, up to a million. The factor is one that leaves no more than eight eights
    /// side by side in a table of any size, as full as a dictionary lets it become; a test counts them.
    @inlinable
    public func _rawHashValue(seed: Int) -> Int {
        Int(truncatingIfNeeded: ((rawValue >> 3) &* 0xE4B0_6CE6_0741_C7A9) << 3 | (rawValue & 7)) &+ seed
    }
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
