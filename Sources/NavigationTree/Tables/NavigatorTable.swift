/// The navigators of a tree: found by id and changed in place.
///
/// A dictionary of navigators would copy a whole navigator on every access to one of its fields.
struct NavigatorTable: Equatable, Sendable {
    private var table = IDTable<NavigatorID, Navigator>()

    init(_ root: Navigator) { insert(root) }

    var count: Int { table.count }

    /// All ids in ascending order. Linear in their number.
    var ids: [NavigatorID] { table.ids }

    /// Whether a navigator with this id is in the tree.
    func contains(_ id: NavigatorID) -> Bool { table.contains(id) }

    /// A copy of the navigator with this id; nil when it is not in the tree.
    func find(_ id: NavigatorID) -> Navigator? { table[id] }

    /// A navigator that must exist because a check or an invariant says so.
    subscript(id: NavigatorID) -> Navigator {
        @inline(__always)
        _read { yield table[existing: id] }
        @inline(__always)
        _modify { yield &table[existing: id] }
    }

    /// Changes a navigator that must exist, without an allocation.
    @inline(__always)
    mutating func change<Outcome>(_ id: NavigatorID, _ body: (inout Navigator) -> Outcome) -> Outcome {
        table.change(existing: id, body)
    }

    /// Adds a navigator whose id is new.
    mutating func insert(_ navigator: Navigator) { table.updateValue(navigator, forKey: navigator.id) }

    /// Removes a navigator.
    mutating func remove(_ id: NavigatorID) { table.removeValue(forKey: id) }
}
