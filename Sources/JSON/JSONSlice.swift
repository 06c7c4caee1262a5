/// The kind of a JSON value.
public enum JSONKind: UInt8, Hashable, Sendable {
    case object
    case array
    case string
    case number
    case `true`
    case `false`
    case null
}

/// Where a value stands in its text; a string's slice includes its quotes.
///
/// One word, because every request passes dozens of them around: 30 bits for each end, one for the
/// escapes, three for the kind.
public struct JSONSlice: Hashable, Sendable {
    @usableFromInline let bits: UInt64

    /// The first offset that does not fit.
    package static let offsetLimit = 1 << 30

    /// Where a scanner found it.
    @inlinable
    @inline(always)
    public init(from start: Int, to end: Int, _ kind: JSONKind, hasEscapes: Bool = false) {
        bits =
            UInt64(truncatingIfNeeded: start) &<< 34 | UInt64(truncatingIfNeeded: end) &<< 4
            | (hasEscapes ? 8 : 0) | UInt64(kind.rawValue)
    }

    /// Of its first byte.
    @inlinable
    @inline(always)
    public var start: Int { Int(truncatingIfNeeded: bits &>> 34) }

    /// Behind its last byte.
    @inlinable
    @inline(always)
    public var end: Int { Int(truncatingIfNeeded: bits &>> 4 & 0x3FFF_FFFF) }

    /// The kind of the value.
    @inlinable
    @inline(always)
    public var kind: JSONKind { JSONKind(rawValue: UInt8(truncatingIfNeeded: bits & 7)).unsafelyUnwrapped }

    /// Whether a string holds a backslash, so that it is not its own bytes.
    @inlinable
    @inline(always)
    public var hasEscapes: Bool { bits & 8 != 0 }

    /// From its first byte to its last.
    @inlinable
    @inline(always)
    public var range: Range<Int> { start..<end }

    /// Bytes between the quotes of a string.
    @inlinable
    @inline(always)
    public var contentCount: Int { end &- start &- 2 }

    /// Of the first byte behind the opening quote of a string.
    @inlinable
    @inline(always)
    public var contentStart: Int { start &+ 1 }
}

/// A member of an object: where its key and its value stand.
public struct JSONMember: Hashable, Sendable {
    /// Its key, a string.
    public let name: JSONSlice
    /// Where its value stands.
    public let value: JSONSlice

    @inlinable
    init(name: JSONSlice, value: JSONSlice) {
        self.name = name
        self.value = value
    }

    /// Between the quotes of its key.
    @inlinable
    @inline(always)
    public var key: Range<Int> { name.contentStart..<name.end - 1 }

    /// Whether the key holds a backslash, so that it is not its own bytes.
    @inlinable
    @inline(always)
    public var keyHasEscapes: Bool { name.hasEscapes }
}
