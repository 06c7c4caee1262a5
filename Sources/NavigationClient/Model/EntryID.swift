/// The id of an entry, such as `e9`: unique in its scene and never used again.
public struct EntryID: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id as it is written on the wire.
    public let rawValue: String

    /// The id with this text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The id with this text.
    public init(stringLiteral value: String) { rawValue = value }

    /// The id as it is written on the wire.
    public var description: String { rawValue }
}
