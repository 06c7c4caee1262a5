/// What a JSON value is.
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
public struct JSONSlice: Hashable, Sendable {
    /// Of its first byte.
    public let start: Int32
    /// Behind its last byte.
    public let end: Int32
    /// What stands there.
    public let kind: JSONKind
    /// Whether a string holds a backslash, so that it is not its own bytes.
    public let hasEscapes: Bool

    /// Where a scanner found it.
    @inlinable
    public init(start: Int32, end: Int32, kind: JSONKind, hasEscapes: Bool) {
        self.start = start
        self.end = end
        self.kind = kind
        self.hasEscapes = hasEscapes
    }

    /// From its first byte to its last.
    @inlinable
    public var range: Range<Int> { Int(start)..<Int(end) }
}

/// A member of an object: where its key and its value stand.
public struct JSONMember: Hashable, Sendable {
    /// Between the quotes.
    public let key: Range<Int>
    /// Whether the key holds a backslash, so that it is not its own bytes.
    public let keyHasEscapes: Bool
    /// Where its value stands.
    public let value: JSONSlice

    init(key: Range<Int>, keyHasEscapes: Bool, value: JSONSlice) {
        self.key = key
        self.keyHasEscapes = keyHasEscapes
        self.value = value
    }
}
