/// The navigators of a tree: found by id, changed in place, and stored side by side.
///
/// A dictionary of navigators would copy a whole navigator on every access to one of its fields.
struct NavigatorTable: Sendable {
    private var slots: [Navigator]
    private var positions: [NavigatorID: Int]

    init(_ root: Navigator) {
        slots = [root]
        positions = [root.id: 0]
    }

    var count: Int { slots.count }

    /// All ids, in no order.
    var ids: some Collection<NavigatorID> { positions.keys }

    /// Whether a navigator with this id is in the tree.
    func contains(_ id: NavigatorID) -> Bool { positions[id] != nil }

    /// A copy of the navigator with this id; nil when it is not in the tree.
    func find(_ id: NavigatorID) -> Navigator? { positions[id].map { slots[$0] } }

    /// A navigator that must exist because a check or an invariant says so.
    subscript(id: NavigatorID) -> Navigator {
        _read { yield slots[position(of: id)] }
        _modify { yield &slots[position(of: id)] }
    }

    private func position(of id: NavigatorID) -> Int {
        guard let position = positions[id] else { preconditionFailure("navigator \(id) is not in the tree") }
        return position
    }

    /// Adds a navigator whose id is new.
    mutating func insert(_ navigator: Navigator) {
        positions[navigator.id] = slots.count
        slots.append(navigator)
    }

    /// Removes a navigator. The last one takes its slot.
    mutating func remove(_ id: NavigatorID) {
        guard let position = positions.removeValue(forKey: id) else { return }
        let last = slots.removeLast()
        guard position < slots.count else { return }
        slots[position] = last
        positions[last.id] = position
    }
}

extension NavigatorTable: Equatable {
    /// Compares the navigators, not their slots.
    static func == (one: Self, other: Self) -> Bool {
        one.count == other.count && one.slots.allSatisfy { other.find($0.id) == $0 }
    }
}
