/// A numeric id. The host counts the number up and writes it after the letter of its kind: `n4`, `e9`, `s3`.
///
/// Every request looks up about twenty of these. The protocol is public although code outside the package never sees
/// this module. The reason is speed: the compiler calls a `package` conformance of another module through its witness
/// table, which triples the instructions of a lookup.
public protocol NumberedID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The letter before the number.
    static var prefix: Unicode.Scalar { get }

    /// Counted up by the host.
    var rawValue: UInt64 { get }

    /// The id with this number.
    init(rawValue: UInt64)
}

extension NumberedID {
    /// The id that `text` writes; nil when it is not an id of this kind.
    public init?(_ text: String) {
        guard let rawValue = wireNumber(of: text, after: UInt8(ascii: Self.prefix)) else { return nil }
        self.init(rawValue: rawValue)
    }

    /// The id as it is written on the wire.
    public var description: String { "\(Self.prefix)\(rawValue)" }

    /// Orders by age, older first.
    @inlinable
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Written by hand, because the compiler does not inline a derived comparison.
    @inlinable
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }

    /// For hashing outside of a dictionary.
    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The position where a dictionary looks first.
    ///
    /// The usual mixing is not needed: the host counts these numbers up, so a client cannot choose ones that collide.
    ///
    /// Eight consecutive numbers stay together, because they are used together, and the groups of eight are spread.
    /// Plain numbers would fill a table without a gap, and a removal would then have to look at all that follow, up to
    /// a million. With this factor, at most eight groups lie side by side in a table of any size, at a dictionary's
    /// highest load; a test counts them.
    @inlinable
    public func _rawHashValue(seed: Int) -> Int {
        Int(truncatingIfNeeded: ((rawValue >> 3) &* 0xE4B0_6CE6_0741_C7A9) << 3 | (rawValue & 7)) &+ seed
    }
}

/// The decimal number after a one-letter prefix. Only one spelling is accepted: no sign, no leading zero.
package func wireNumber(of text: String, after prefix: UInt8) -> UInt64? {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == prefix, let first = digits.first, digits.count <= 19,
        digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        first != UInt8(ascii: "0") || digits.count == 1
    else { return nil }
    return digits.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
}
