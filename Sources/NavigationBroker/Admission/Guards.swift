import NavigationProtocol
import NavigationTree

/// The guards of the host, in the order in which they are asked.
struct Guards {
    private(set) var guards: [NavigationGuard] = []
    private var lastID: UInt64 = 0

    var isEmpty: Bool { guards.isEmpty }

    subscript(id: GuardID) -> NavigationGuard? { guards.first { $0.id == id } }

    func count(of session: SessionID) -> Int { guards.count { $0.session == session } }

    mutating func makeID() -> GuardID {
        lastID += 1
        return GuardID(rawValue: lastID)
    }

    /// Behind older ones with the same order; also one that was there before.
    mutating func add(_ new: NavigationGuard) {
        let index = guards.firstIndex { ($0.order, $0.id) > (new.order, new.id) } ?? guards.endIndex
        guards.insert(new, at: index)
    }

    mutating func remove(_ id: GuardID) { guards.removeAll { $0.id == id } }

    mutating func removeAll(of session: SessionID) { guards.removeAll { $0.session == session } }

    /// A guard of a navigator goes with it. Answers which did.
    mutating func navigatorsClosed(_ closed: Set<NavigatorID>, in scene: String) -> [NavigationGuard] {
        remove { $0.scene == scene && $0.navigator.map(closed.contains) ?? false }
    }

    mutating func sceneClosed(_ scene: String) -> [NavigationGuard] { remove { $0.scene == scene } }

    private mutating func remove(where condition: (NavigationGuard) -> Bool) -> [NavigationGuard] {
        let gone = guards.filter(condition)
        if !gone.isEmpty { guards.removeAll(where: condition) }
        return gone
    }
}
