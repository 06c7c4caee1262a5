/// A set of ids that are counted up; see ``IDTable``.
struct IDSet<ID: NumberedID>: Sendable {
    private var table = IDTable<ID, Nothing>()

    private struct Nothing: Equatable, Sendable {}

    init() {}

    var count: Int { table.count }
    var isEmpty: Bool { table.isEmpty }

    /// All ids in ascending order. Linear in their number.
    var ids: [ID] { table.ids }

    /// Whether the id is in the set.
    func contains(_ id: ID) -> Bool { table.contains(id) }

    /// Adds an id, which may be there already.
    mutating func insert(_ id: ID) { table.updateValue(Nothing(), forKey: id) }

    /// Removes an id, which may be missing.
    mutating func remove(_ id: ID) { table.removeValue(forKey: id) }
}

extension IDSet: Equatable {}
