import NavigationProtocol
import NavigationTree

/// A session that is asked before something is shown, or goes. The guards of vue-router and Angular, across processes.
struct NavigationGuard {
    let id: GuardID
    let request: GuardAdd
    let session: SessionID
    /// As they were written: `shop.item`, `shop.*`, `*`.
    let typePatterns: [String]
    let roles: Set<String>
    private let patterns: Set<String>
    /// Nil for every scene.
    let scene: String?
    /// Only on this navigator and below it.
    let navigator: NavigatorID?
    /// Seconds that it has to answer.
    let timeout: Double

    var name: String { request.name }
    var moment: GuardedMoment { request.moment }
    var order: Int { request.order }
    var defaultVerdict: GuardVerdict { request.defaultVerdict }

    init(
        _ id: GuardID,
        _ request: GuardAdd,
        in scene: String?,
        on navigator: NavigatorID?,
        of session: SessionID,
        timeout: Double
    ) {
        self.id = id
        self.request = request
        self.session = session
        self.typePatterns = request.types ?? (request.roles == nil ? ["*"] : [])
        self.patterns = Set(typePatterns)
        self.roles = Set(request.roles ?? [])
        self.scene = scene
        self.navigator = navigator
        self.timeout = request.timeout ?? timeout
    }

    /// As lists and plans show it.
    func described(modules: [String]) -> WireGuard {
        WireGuard(
            id,
            request,
            of: session,
            module: modules.count == 1 ? modules[0] : nil,
            types: typePatterns,
            scene: scene,
            navigator: navigator,
            timeout: timeout
        )
    }

    /// Whether it is about a type with these roles.
    func concerns(_ type: TypeName, roles: @autoclosure () -> Set<String>) -> Bool {
        if patterns.contains("*") || patterns.contains(type.description) || patterns.contains("\(type.module).*") {
            return true
        }
        return !self.roles.isEmpty && !self.roles.isDisjoint(with: roles())
    }
}

/// An entry that a request would show or take away, and where.
struct GuardedEntry {
    let moment: GuardedMoment
    let navigator: NavigatorID
    let entry: Entry

    /// What these steps would show.
    static func wanted(by steps: [NavigationChange.Step]) -> [RequestedDestination] {
        all(in: steps).filter { $0.moment == .enter }.map { guarded in
            let destination = guarded.entry.destination
            return RequestedDestination(type: destination.type.description, arguments: destination.arguments)
        }
    }

    /// What these steps would show and take away. What only moves is neither.
    static func all(in steps: [NavigationChange.Step]) -> [GuardedEntry] {
        var all: [GuardedEntry] = []
        for step in steps {
            switch step {
            case .entryAdded(let navigator, _, let entry):
                all.append(GuardedEntry(moment: .enter, navigator: navigator, entry: entry))
            case .entryRemoved(let navigator, _, let entry):
                all.append(GuardedEntry(moment: .leave, navigator: navigator, entry: entry))
            case .navigatorCreated(let navigator):
                guard let root = navigator.root else { continue }
                all.append(GuardedEntry(moment: .enter, navigator: navigator.parent ?? navigator.id, entry: root))
            case .navigatorClosed(let navigator, _):
                guard let root = navigator.root else { continue }
                all.append(GuardedEntry(moment: .leave, navigator: navigator.id, entry: root))
            case .navigatorSelected, .entryChanged, .typeOrphaned, .typeRevived, .attached, .detached,
                .attachmentChanged,
                .signalled:
                break
            }
        }
        let entering = Set(all.lazy.filter { $0.moment == .enter }.map(\.entry.id))
        let moving = entering.intersection(all.lazy.filter { $0.moment == .leave }.map(\.entry.id))
        return moving.isEmpty ? all : all.filter { !moving.contains($0.entry.id) }
    }
}

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
