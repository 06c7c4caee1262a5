/// The id of a navigator, such as `n4`: unique in its scene and never used again.
public struct NavigatorID: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The id as it is written on the wire.
    public let rawValue: String

    /// The id with this text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The id with this text.
    public init(stringLiteral value: String) { rawValue = value }

    /// The id as it is written on the wire.
    public var description: String { rawValue }
}
