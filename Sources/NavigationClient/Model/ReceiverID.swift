/// The id of a receiver, such as `r3.1`. Never used again.
public struct ReceiverID: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id as it is written on the wire.
    public let rawValue: String

    /// The id with this text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The id with this text.
    public init(stringLiteral value: String) { rawValue = value }

    /// The id as it is written on the wire.
    public var description: String { rawValue }
}
