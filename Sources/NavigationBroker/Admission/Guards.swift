import JSON
import NavigationProtocol
import NavigationTree

/// The guards of the host, in the order in which they are asked.
///
/// A guard ends with its session, unless its request says what holds while its module is away. Then it stays without a
/// session, until its module adds it again.
struct Guards {
    private(set) var guards: [NavigationGuard] = []
    private var lastID: UInt64 = 0

    var isEmpty: Bool { guards.isEmpty }

    subscript(id: GuardID) -> NavigationGuard? { guards.first { $0.id == id } }

    func count(of session: SessionID) -> Int { guards.count { $0.session == session } }

    /// How many outlive their sessions.
    var lastingCount: Int { guards.count { $0.module != nil } }

    /// Those of a module that outlive its sessions.
    func lasting(of module: String) -> [NavigationGuard] { guards.filter { $0.module == module } }

    /// Refuses a guard that a session wants to add, or to have again, when there are too many.
    ///
    /// - Parameter former: the guard in whose place it comes.
    func checkRoom(
        for new: NavigationGuard,
        of session: SessionID,
        replacing former: NavigationGuard? = nil,
        limits: Limits
    ) throws(WireError) {
        let own = count(of: session) - (former?.session == session ? 1 : 0)
        guard own < limits.guards else { throw .limitReached("guards", limits.guards) }
        guard new.module == nil || former != nil || lastingCount < limits.lastingGuards else {
            throw .limitReached("lastingGuards", limits.lastingGuards)
        }
    }

    mutating func makeID() -> GuardID {
        lastID += 1
        return GuardID(rawValue: lastID)
    }

    /// Behind older ones with the same order; also one that was there before.
    mutating func add(_ new: NavigationGuard) {
        lastID = max(lastID, new.id.rawValue)
        let index = guards.firstIndex { ($0.order, $0.id) > (new.order, new.id) } ?? guards.endIndex
        guards.insert(new, at: index)
    }

    mutating func remove(_ id: GuardID) { guards.removeAll { $0.id == id } }

    /// Those that end with a session go. The modules of the others are away.
    mutating func sessionEnded(_ session: SessionID) {
        guards.removeAll { $0.session == session && $0.module == nil }
        for index in guards.indices where guards[index].session == session { guards[index].session = nil }
    }

    /// A session is asked from now on.
    mutating func resume(_ id: GuardID, by session: SessionID) {
        guard let index = guards.firstIndex(where: { $0.id == id }) else { return }
        guards[index].session = session
    }

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

    /// Those that the store keeps with a scene; nil for none.
    ///
    /// - Parameter isDefault: whether it is the default scene, with which guards of every scene are kept.
    func kept(in scene: String, isDefault: Bool) -> RawJSON? {
        KeptGuard.text(guards.filter { $0.scene == scene || $0.scene == nil && isDefault }.compactMap(\.kept))
    }
}
