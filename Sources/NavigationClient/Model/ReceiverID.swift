/// The id of a receiver, such as `r3.1`, and never used again.
public struct ReceiverID: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id as it stands on the wire.
    public let rawValue: String

    /// The id with this text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The id as it stands on the wire.
    public init(stringLiteral value: String) { rawValue = value }

    /// The id as it stands on the wire.
    public var description: String { rawValue }
}
