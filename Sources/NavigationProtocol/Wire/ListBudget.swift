/// How many elements the lists of a request may have, all of them together.
///
/// The cost of a request grows with its elements, and other clients wait for it.
package struct ListBudget: Equatable, Sendable {
    private let limit: Int32
    private var left: Int32

    package static let unlimited = Self(.max)

    package init(_ limit: Int) {
        self.limit = Int32(clamping: limit)
        self.left = self.limit
    }

    /// Counts the elements of a list that is about to be read.
    ///
    /// - Throws: `limit_reached` when the request has more elements than the budget allows.
    mutating func take(_ count: Int) throws(WireError) {
        guard count <= left else { throw .limitReached("elements", Int(limit)) }
        left -= Int32(count)
    }
}
