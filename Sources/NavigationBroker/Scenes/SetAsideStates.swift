import NavigationTree

/// The states of one scene under its former restoration keys, oldest first.
///
/// They are kept in memory, so that a request can bring one back at once. The store has the same states.
struct SetAsideStates: Equatable {
    private(set) var all: [SetAsideState]

    init(_ states: [SetAsideState] = []) { all = states.sorted { $0.revision < $1.revision } }

    subscript(key: String) -> SetAsideState? { all.first { $0.key == key } }

    /// Sets a state aside, and takes one out.
    ///
    /// - Parameters:
    ///   - added: the new state; nil adds none.
    ///   - taken: the state to take out; nil takes none.
    /// - Returns: the states that were dropped, oldest first, so that the others keep to the limits.
    mutating func exchange(_ added: SetAsideState?, for taken: SetAsideState?, limits: Limits) -> [SetAsideState] {
        if let taken { all.removeAll { $0.revision == taken.revision } }
        guard let added else { return [] }
        all.append(added)
        var weight = all.reduce(0) { $0 + $1.weight }
        var dropped: [SetAsideState] = []
        while all.count > limits.restorationKeys || weight > limits.restorationBytes, all.count > 1 {
            let eldest = all.removeFirst()
            weight -= eldest.weight
            dropped.append(eldest)
        }
        return dropped
    }
}
