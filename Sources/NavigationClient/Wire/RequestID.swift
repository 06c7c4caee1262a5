/// The id of a request of this client, unique on its connection.
struct RequestID: Hashable, Comparable, Sendable {
    let rawValue: UInt64

    /// Orders by age, older first.
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
