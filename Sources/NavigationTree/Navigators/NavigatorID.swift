/// The id of a node of the tree. Written `n4` on the wire; never reused in its scene.
public struct NavigatorID: NumberedID {
    /// As in `n3`.
    public static let prefix: Unicode.Scalar = "n"

    /// Counted up by the host.
    public let rawValue: UInt64

    /// The id with this number.
    @inlinable
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}
