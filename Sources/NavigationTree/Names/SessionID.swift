/// The id of one connection, unique while the host lives. Written `s3` on the wire.
public struct SessionID: NumberedID {
    /// As in `s3`.
    public static let prefix: Unicode.Scalar = "s"

    /// Counted up by the host.
    public let rawValue: UInt64

    /// The id with this number.
    @inlinable
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}
