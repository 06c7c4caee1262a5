import JSON
import NavigationProtocol
import NavigationTree

/// The guards of the host, in the order in which they are asked.
///
/// A guard ends with its session, unless its request says what holds while its module is away. Then it stays without a
/// session, until its module adds it again.
struct Guards {
    /// Up to this number, guards are compared one by one, which costs less than to look for some.
    private static let fewGuards = 8

    private(set) var guards: [NavigationGuard] = []
    private var index = GuardIndex()
    private var lastID: UInt64

    /// - Parameter last: The first guard has the number behind this one.
    init(after last: UInt64 = 0) { lastID = last }

    var isEmpty: Bool { guards.isEmpty }

    subscript(id: GuardID) -> NavigationGuard? { guards.first { $0.id == id } }

    /// Whether a guard is asked at this moment.
    func isAsked(at moment: GuardedMoment) -> Bool { index.isAsked(at: moment) }

    /// The guards that may be asked about these entries and choices, in order. Of many guards, those of other types and
    /// other navigators are not visited.
    ///
    /// - Parameters:
    ///   - steps: those that show, remove and choose.
    ///   - tree: the one after these steps.
    func candidates(
        for entries: [GuardedEntry],
        _ selections: [GuardedSelection],
        of steps: [NavigationChange.Step],
        in tree: borrowing NavigationTree,
        roles: (TypeName) -> Set<String>
    ) -> [NavigationGuard] {
        guard guards.count > Self.fewGuards else { return guards }
        var types: [GuardedMoment: Set<TypeName>] = [:]
        for guarded in entries { types[guarded.moment, default: []].insert(guarded.entry.destination.type) }
        if !selections.isEmpty {
            types[.select] = Set(selections.flatMap { [$0.from, $0.to] }.compactMap(\.front?.destination.type))
        }
        let named = index.navigators(of: tree.scene)
        let around: Set<NavigatorID> = named.isEmpty ? [] : steps.surroundings(in: tree)
        let navigators = around.filter { named[$0] != nil }
        var places: Set<GuardPlace> = []
        for (moment, types) in types {
            places.formUnion(index.places(moment, of: types, in: tree.scene, navigators, roles: roles))
        }
        return places.sorted().map { guards[self.index(of: $0)] }
    }

    /// The index of the first guard that does not come before a place.
    private func index(of place: GuardPlace) -> Int {
        var (low, high) = (0, guards.count)
        while low < high {
            let middle = (low + high) / 2
            if GuardPlace(guards[middle]) < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

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

    /// Adds one that the store has kept. Those that come later have higher numbers.
    mutating func restore(_ kept: NavigationGuard) {
        lastID = max(lastID, kept.id.rawValue)
        add(kept)
    }

    /// Behind older ones with the same order; also one that was there before.
    mutating func add(_ new: NavigationGuard) {
        guards.insert(new, at: index(of: GuardPlace(new)))
        index.insert(new)
    }

    mutating func remove(_ id: GuardID) { _ = remove { $0.id == id } }

    /// Those that end with a session go. The modules of the others are away.
    mutating func sessionEnded(_ session: SessionID) {
        _ = remove { $0.session == session && $0.module == nil }
        for index in guards.indices where guards[index].session == session { guards[index].session = nil }
    }

    /// A session is asked from now on.
    mutating func resume(_ id: GuardID, by session: SessionID) {
        guard let index = guards.firstIndex(where: { $0.id == id }) else { return }
        guards[index].session = session
    }

    /// A guard of a navigator goes with it. Answers which did.
    mutating func navigatorsClosed(_ closed: Set<NavigatorID>, in scene: String) -> [NavigationGuard] {
        closed.isEmpty ? [] : remove { $0.scene == scene && $0.navigator.map(closed.contains) ?? false }
    }

    mutating func sceneClosed(_ scene: String) -> [NavigationGuard] { remove { $0.scene == scene } }

    private mutating func remove(where condition: (NavigationGuard) -> Bool) -> [NavigationGuard] {
        let gone = guards.filter(condition)
        if !gone.isEmpty { guards.removeAll(where: condition) }
        for one in gone { index.remove(one) }
        return gone
    }

    /// Those that the store keeps with a scene; nil for none.
    ///
    /// - Parameter isDefault: whether it is the default scene, with which guards of every scene are kept.
    func kept(in scene: String, isDefault: Bool) -> RawJSON? {
        KeptGuard.text(guards.filter { $0.scene == scene || $0.scene == nil && isDefault }.compactMap(\.kept))
    }
}
