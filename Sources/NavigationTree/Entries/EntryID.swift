/// The id of one shown destination. Written `e9` on the wire; never reused in its scene.
public struct EntryID: NumberedID {
    /// As in `e3`.
    public static let prefix: Unicode.Scalar = "e"

    /// Counted up by the host.
    public let rawValue: UInt64

    /// The id with this number.
    @inlinable
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}
