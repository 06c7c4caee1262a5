import NavigationProtocol
import NavigationTree

/// A session that is asked before something is shown, or goes. The guards of vue-router and Angular, across processes.
struct NavigationGuard {
    private(set) var id: GuardID
    let request: GuardAdd
    /// The session that is asked; nil while the guard's module is away.
    var session: SessionID?
    /// The module of a guard that outlives its session; nil for any other guard.
    let module: String?
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
    /// The rule that holds now instead of a vote; nil while its session is there.
    var absence: GuardAbsence? { session == nil ? request.absence : nil }

    /// - Parameter module: the module that it belongs to when the request says what holds without its session.
    init(
        _ id: GuardID,
        _ request: GuardAdd,
        in scene: String?,
        on navigator: NavigatorID?,
        of session: SessionID?,
        module: String? = nil,
        timeout: Double
    ) {
        self.id = id
        self.request = request
        self.session = session
        self.module = request.absence == nil ? nil : module
        self.typePatterns = request.types ?? (request.roles == nil ? ["*"] : [])
        self.patterns = Set(typePatterns)
        self.roles = Set(request.roles ?? [])
        self.scene = scene
        self.navigator = navigator
        self.timeout = request.timeout ?? timeout
    }

    /// The same guard with another id.
    func with(_ id: GuardID) -> Self {
        var other = self
        other.id = id
        return other
    }

    /// Whether another one asks the same session, or has the same module, and asks about the same in the same way.
    func isSame(as other: NavigationGuard) -> Bool {
        guard module == nil ? session == other.session : module == other.module else { return false }
        return hasPlace(of: other) && typePatterns == other.typePatterns && roles == other.roles && order == other.order
            && timeout == other.timeout && defaultVerdict == other.defaultVerdict
            && request.absence == other.request.absence
    }

    /// Whether a module means the same guard by another one, which may ask about other types.
    func isMeant(by other: NavigationGuard) -> Bool {
        module != nil && module == other.module && hasPlace(of: other)
    }

    private func hasPlace(of other: NavigationGuard) -> Bool {
        name == other.name && moment == other.moment && scene == other.scene && navigator == other.navigator
    }

    /// As lists and plans show it.
    ///
    /// - Parameter pause: nil while it is asked as usual.
    func described(modules: [String], pause: GuardPause?) -> WireGuard {
        WireGuard(
            id,
            request,
            of: session,
            module: module ?? (modules.count == 1 ? modules[0] : nil),
            types: typePatterns,
            scene: scene,
            navigator: navigator,
            timeout: timeout,
            pause: pause
        )
    }

    /// Whether it is about every type.
    var concernsAll: Bool { patterns.contains("*") }

    /// Whether it is about a type with these roles.
    func concerns(_ type: TypeName, roles: @autoclosure () -> Set<String>) -> Bool {
        if patterns.contains("*") || patterns.contains(type.description) || patterns.contains("\(type.module).*") {
            return true
        }
        return !self.roles.isEmpty && !self.roles.isDisjoint(with: roles())
    }
}

extension NavigationGuard {
    /// As the store had it: its module is away.
    init(_ kept: KeptGuard) {
        self.init(
            kept.id,
            kept.request,
            in: kept.request.scene,
            on: kept.request.navigator.flatMap { NavigatorID($0) },
            of: nil,
            module: kept.module,
            timeout: kept.request.timeout ?? 0
        )
    }

    /// As the store keeps it; nil for one that ends with its session.
    var kept: KeptGuardMembers? {
        module.map { KeptGuardMembers(id, of: $0, request, in: scene, on: navigator, timeout: timeout) }
    }
}
