/// What a JSON value is.
package enum JSONKind: UInt8, Hashable, Sendable {
    case object
    case array
    case string
    case number
    case `true`
    case `false`
    case null
}

/// Where a value stands in its text; a string's slice includes its quotes.
package struct JSONSlice: Hashable, Sendable {
    package let start: Int32
    package let end: Int32
    package let kind: JSONKind
    /// Whether a string holds a backslash, so that it is not its own bytes.
    package let hasEscapes: Bool

    package init(start: Int32, end: Int32, kind: JSONKind, hasEscapes: Bool) {
        self.start = start
        self.end = end
        self.kind = kind
        self.hasEscapes = hasEscapes
    }

    package var range: Range<Int> { Int(start)..<Int(end) }
}

/// A member of an object: where its key and its value stand.
package struct JSONMember: Hashable, Sendable {
    /// Between the quotes.
    package let key: Range<Int>
    package let keyHasEscapes: Bool
    package let value: JSONSlice

    init(key: Range<Int>, keyHasEscapes: Bool, value: JSONSlice) {
        self.key = key
        self.keyHasEscapes = keyHasEscapes
        self.value = value
    }
}
