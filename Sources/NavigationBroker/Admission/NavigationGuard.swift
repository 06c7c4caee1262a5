import NavigationProtocol
import NavigationTree

/// A session that is asked before something is shown, or goes. The guards of vue-router and Angular, across processes.
struct NavigationGuard {
    private(set) var id: GuardID
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

    /// The same guard with another id.
    func with(_ id: GuardID) -> Self {
        var other = self
        other.id = id
        return other
    }

    /// Whether another one asks the same session about the same, in the same way.
    func isSame(as other: NavigationGuard) -> Bool {
        session == other.session && request == other.request && scene == other.scene && navigator == other.navigator
            && timeout == other.timeout
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
