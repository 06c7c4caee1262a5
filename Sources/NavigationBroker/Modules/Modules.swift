import NavigationProtocol
import NavigationTree

/// The destination types that are registered, and the sessions that provide them.
///
/// 1. A session registers a module's types and removes them. Its end removes the rest.
/// 2. A registration for a navigator ends with the navigator. It is restored when the store cannot write the change
///    that closed it. A type that loses its last registration in this way waits here until it is withdrawn.
/// 3. It keeps what a module declared when it registered, until its next declaration or its end.
struct Modules {
    /// The registrations that ended with a change, for taking that change back.
    struct Undo {
        fileprivate let scoped: [DestinationRegistry.ScopedDefinition]
    }

    private(set) var registry: DestinationRegistry
    /// The URL patterns of the modules, which end with them.
    var links = Links()
    /// By module.
    private var declarations: [String: Declaration] = [:]
    /// The methods of presentation of the modules, which end with them.
    var presentations = Presentations()
    /// The types whose last registration ended with its navigator, until they are taken.
    private var unprovided: [DestinationDefinition] = []
    /// Whether entries are following the policy of such types now.
    var isWithdrawing = false

    init(bindings: [String: PathBinding] = [:], limits: Limits) {
        registry = DestinationRegistry(
            bindings: bindings,
            maximumModulesPerSession: limits.modules,
            maximumTypesPerModule: limits.destinations,
            maximumBytesPerSession: limits.registrationBytes
        )
    }

    // MARK: Declarations

    /// The last declaration of a module; nil when it has declared nothing besides types.
    func declaration(of module: String) -> Declaration? { declarations[module] }

    /// The flow of this name that a module has declared.
    func flow(_ name: String, of module: String) -> FlowTemplate? {
        declarations.isEmpty ? nil : declarations[module]?.flows.first { $0.name == name }
    }

    mutating func declare(_ declaration: Declaration, of module: String) {
        declarations[module] = declaration.isEmpty ? nil : declaration
    }

    /// Refuses flows that do not fit beside those of the session's other modules.
    func checkRoom(
        for flows: [FlowTemplate],
        of module: String,
        by session: SessionID,
        limits: Limits
    ) throws(WireError) {
        var weight = flows.reduce(0) { $0 + $1.weight }
        for other in registry.modules(of: session) where other != module {
            weight += declarations[other]?.flows.reduce(0) { $0 + $1.weight } ?? 0
        }
        guard weight <= limits.registrationBytes else {
            throw .limitReached("registrationBytes", limits.registrationBytes)
        }
        for flow in flows { try limits.checkFlowData(flow.data) }
    }

    // MARK: Registering

    /// Checks a registration of types, and changes nothing.
    ///
    /// The parameters are those of ``register(_:on:by:mayTakeOver:)``.
    func claim(
        _ request: ModuleRegister,
        on scope: RegistrationScope?,
        by session: SessionID,
        mayTakeOver: Bool
    ) throws(RegistryError) -> DestinationRegistry.Claim {
        try registry.claim(
            module: request.module,
            version: request.version,
            title: request.title,
            request.destinations,
            scope: scope,
            replaces: request.replaces,
            by: session,
            mayTakeOver: mayTakeOver
        )
    }

    /// Carries a registration out that was checked.
    mutating func register(_ claim: DestinationRegistry.Claim) -> DestinationRegistry.Registration {
        registry.register(claim)
    }

    /// A session registers types of a module.
    ///
    /// - Parameters:
    ///   - scope: where the types are known; everywhere when nil.
    ///   - mayTakeOver: whether the session may have the module of another one.
    mutating func register(
        _ request: ModuleRegister,
        on scope: RegistrationScope?,
        by session: SessionID,
        mayTakeOver: Bool
    ) throws(RegistryError) -> DestinationRegistry.Registration {
        register(try claim(request, on: scope, by: session, mayTakeOver: mayTakeOver))
    }

    /// A session removes types of its module, or all of it. Returns the removed definitions.
    mutating func unregister(
        _ request: ModuleUnregister,
        by session: SessionID
    ) throws(RegistryError) -> [DestinationDefinition] {
        try registry.unregister(module: request.module, types: request.types, by: session)
    }

    // MARK: Life cycle

    /// The connection of a session is closed. Returns what it provided, by module.
    mutating func sessionEnded(_ session: SessionID) -> [(module: String, gone: [DestinationDefinition])] {
        let provided = registry.removeAll(of: session)
        for (module, _) in provided {
            links.moduleEnded(module)
            declarations[module] = nil
            presentations.moduleEnded(module)
        }
        return provided
    }

    /// A change closed navigators. The registrations for them end.
    mutating func navigatorsClosed(_ navigators: [NavigatorID], in scene: String) -> Undo {
        Undo(scoped: registry.navigatorsClosed(navigators, in: scene))
    }

    /// A scene was closed. The registrations for its navigators end.
    mutating func sceneClosed(_ scene: String) -> Undo { Undo(scoped: registry.sceneClosed(scene)) }

    /// Registrations ended with their navigators. A type that has no other one waits to be withdrawn.
    mutating func registrationsEnded(_ ended: Undo) {
        unprovided += ended.scoped.map(\.definition).filter { registry.owner(of: $0.type) == nil }
    }

    var hasUnprovided: Bool { !unprovided.isEmpty }

    /// Gives the types that wait to be withdrawn, each one once. Nil when no type waits.
    mutating func takeUnprovided() -> [DestinationDefinition]? {
        guard hasUnprovided else { return nil }
        let types = Dictionary(unprovided.map { ($0.type, $0) }) { first, _ in first }
        unprovided = []
        return types.values.sorted { $0.type < $1.type }
    }

    /// Earlier registrations stay, even above a new limit.
    mutating func limitsChanged(_ limits: Limits) {
        registry.maximumModulesPerSession = limits.modules
        registry.maximumTypesPerModule = limits.destinations
        registry.maximumBytesPerSession = limits.registrationBytes
    }

    /// The store could not write a change. The registrations that ended with it are restored, except those of modules
    /// that have ended since.
    mutating func takeBack(_ undo: Undo) { registry.restore(undo.scoped) }
}
