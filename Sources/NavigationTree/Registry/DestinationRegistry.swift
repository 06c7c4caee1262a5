import JSON

/// The registered destination types and the sessions that provide them.
///
/// A module name belongs to the session that claimed it first. Methods check first, then change; a method that throws
/// leaves the registry unchanged.
package struct DestinationRegistry: Sendable {
    /// The number of modules that a session may register. This and the next two limits may change at any time; earlier
    /// registrations stay, even above a new limit.
    package var maximumModulesPerSession: Int
    /// The number of types that a module may register.
    package var maximumTypesPerModule: Int
    /// Bytes of text of all that a session may register.
    package var maximumBytesPerSession: Int
    package private(set) var modules: [String: RegisteredModule] = [:]
    private var definitions = NameTable<DestinationDefinition>()
    private var scoped: [RegistrationScope: [String: DestinationDefinition]] = [:]
    private var modulesOfSession: [SessionID: Set<String>] = [:]
    /// The types whose modules supply content.
    private var contentProviders: Set<TypeName> = []
    /// The types that declare their content or their messages.
    private var typed: Set<TypeName> = []
    /// The rules of the types for the paths that they stand in.
    package private(set) var rules: PathRules

    package init(
        bindings: [String: PathBinding] = [:],
        maximumModulesPerSession: Int = 64,
        maximumTypesPerModule: Int = 1024,
        maximumBytesPerSession: Int = 1 << 24
    ) {
        self.rules = PathRules(bindings: bindings)
        self.maximumBytesPerSession = maximumBytesPerSession
        self.maximumModulesPerSession = maximumModulesPerSession
        self.maximumTypesPerModule = maximumTypesPerModule
    }

    /// Whether a type's module supplies content.
    package func providesContent(_ type: TypeName) -> Bool { contentProviders.contains(type) }

    /// Whether a type declares its content or its messages, here or on some navigator.
    package func isTyped(_ type: TypeName) -> Bool { !typed.isEmpty && typed.contains(type) }

    package var hasContentProviders: Bool { !contentProviders.isEmpty }

    package var hasScopes: Bool { !scoped.isEmpty }
    package var hasRules: Bool { !rules.isEmpty }

    package var typeCount: Int {
        definitions.count + Set(scoped.values.flatMap(\.keys)).subtracting(definitions.names).count
    }

    /// The registered type that was probably meant by a misspelled one, if any.
    package func nearestType(to name: String) -> String? {
        var search = NearestName(to: name)
        for type in definitions.names where search.goesOn { search.consider(type) }
        for types in scoped.values where search.goesOn {
            for type in types.keys where search.goesOn { search.consider(type) }
        }
        return search.name
    }

    /// The definition that holds everywhere; nil when the type is unknown or registered for some navigators only.
    package func definition(of type: String) -> DestinationDefinition? { definitions[type] }

    /// The definitions of a module, or of all modules, by name.
    package func definitions(of module: String? = nil) -> [DestinationDefinition] {
        definitions.all
            .filter { module == nil || $0.type.module == module }
            .sorted { $0.type < $1.type }
    }

    /// The names of a session's modules, sorted.
    package func modules(of session: SessionID) -> [String] { modulesOfSession[session, default: []].sorted() }

    /// The session that provides a type; nil when no session does.
    package func owner(of type: TypeName) -> SessionID? {
        guard let module = modules[type.module], module.types.contains(type) || module.allTypes.contains(type) else {
            return nil
        }
        return module.owner
    }

    /// The definition that holds on a navigator: the nearest one for it or for a navigator around it, else the one for
    /// everywhere.
    package func definition(
        of type: String,
        on navigator: NavigatorID,
        in tree: borrowing NavigationTree
    ) -> DestinationDefinition? {
        var next = scoped.isEmpty ? nil : navigator
        while let id = next {
            let scope = RegistrationScope(scene: tree.scene, navigator: id)
            if let definition = scoped[scope]?[type] { return definition }
            next = tree[id]?.parent
        }
        return definitions[type]
    }

    /// The navigators for which a type is registered, by scene and id.
    package func scopes(of type: String) -> [RegistrationScope] {
        guard !scoped.isEmpty else { return [] }
        return scoped.filter { $0.value[type] != nil }.map(\.key)
            .sorted { ($0.scene, $0.navigator) < ($1.scene, $1.navigator) }
    }

    /// The definitions that hold on some navigators only, by scene, navigator and type.
    package var scopedDefinitions: [(scope: RegistrationScope, definition: DestinationDefinition)] {
        scoped.sorted { ($0.key.scene, $0.key.navigator) < ($1.key.scene, $1.key.navigator) }
            .flatMap { scope, types in types.values.sorted { $0.type < $1.type }.map { (scope, $0) } }
    }

    /// The effect of a registration.
    package struct Registration: Sendable {
        /// The former owner's session when the module was taken over; otherwise nil.
        package let lostBy: SessionID?
        /// The types that the module provided until now, and does not any more.
        package let gone: [DestinationDefinition]
    }

    /// A registration that was checked and may be carried out.
    package struct Claim: Sendable {
        fileprivate let module: RegisteredModule
        fileprivate let new: [DestinationDefinition]
        fileprivate let scope: RegistrationScope?
        /// The former owner's session when the module is taken over; otherwise nil.
        package let lostBy: SessionID?
        /// Whether the former types of the module end unless they are new ones.
        fileprivate let replaces: Bool
    }

    /// Claims a module name, or extends what its owner registered before.
    ///
    /// - Parameter mayTakeOver: whether the module may be taken over from another session.
    package mutating func register(
        module name: String,
        version: String?,
        title: String?,
        _ new: [DestinationDefinition],
        scope: RegistrationScope? = nil,
        by session: SessionID,
        mayTakeOver: Bool
    ) throws(RegistryError) -> Registration {
        register(
            try claim(
                module: name,
                version: version,
                title: title,
                new,
                scope: scope,
                by: session,
                mayTakeOver: mayTakeOver
            )
        )
    }

    /// Checks a registration, and changes nothing.
    ///
    /// - Parameters:
    ///   - replaces: whether these are all types of the module.
    ///   - mayTakeOver: whether the module may be taken over from another session.
    package func claim(
        module name: String,
        version: String?,
        title: String?,
        _ new: [DestinationDefinition],
        scope: RegistrationScope? = nil,
        replaces: Bool = false,
        by session: SessionID,
        mayTakeOver: Bool
    ) throws(RegistryError) -> Claim {
        let former = modules[name]
        let isTakenOver = former.map { $0.owner != session } ?? false
        if let former, isTakenOver, !mayTakeOver { throw .nameTaken(module: name, owner: former.owner) }
        let kept = isTakenOver || replaces ? nil : former
        var module = RegisteredModule(
            name: name,
            version: version ?? kept?.version,
            title: title ?? kept?.title,
            owner: session,
            types: kept?.types ?? [],
            scopedTypes: kept?.scopedTypes ?? [:]
        )
        if let scope {
            module.scopedTypes[scope, default: []].formUnion(new.map(\.type))
        } else {
            module.types.formUnion(new.map(\.type))
        }
        try checkRoom(for: module, new, in: scope, isWhole: kept == nil)
        return Claim(
            module: module,
            new: new,
            scope: scope,
            lostBy: isTakenOver ? former?.owner : nil,
            replaces: kept == nil
        )
    }

    /// Carries a registration out, before anything else changes.
    package mutating func register(_ claim: Claim) -> Registration {
        let (module, new) = (claim.module, claim.new)
        let removed = claim.replaces ? remove(module.name) : []
        modulesOfSession[module.owner, default: []].insert(module.name)
        modules[module.name] = module
        for definition in new { add(definition, in: claim.scope) }
        let gone = removed.filter { removed in !new.contains { $0.type == removed.type } }
        return Registration(lostBy: claim.lostBy, gone: gone)
    }

    /// Checks the limits for a module with its new types, before anything changes.
    ///
    /// - Parameter isWhole: whether nothing is left of what the module provided until now.
    private func checkRoom(
        for module: RegisteredModule,
        _ new: [DestinationDefinition],
        in scope: RegistrationScope?,
        isWhole: Bool
    ) throws(RegistryError) {
        guard module.scopedTypes.values.reduce(module.types.count, { $0 + $1.count }) <= maximumTypesPerModule else {
            throw .limitReached(.destinations, value: maximumTypesPerModule)
        }
        let owned = modulesOfSession[module.owner, default: []].union([module.name])
        guard owned.count <= maximumModulesPerSession else {
            throw .limitReached(.modules, value: maximumModulesPerSession)
        }
        let counted = isWhole ? owned.subtracting([module.name]) : owned
        let held = heldBytes(of: counted, by: module.owner, without: Set(new.map(\.type)), in: scope)
        guard new.reduce(held, { $0 + $1.weight }) <= maximumBytesPerSession else {
            throw .limitReached(.registrationBytes, value: maximumBytesPerSession)
        }
    }

    private mutating func add(_ definition: DestinationDefinition, in scope: RegistrationScope?) {
        if let scope {
            scoped[scope, default: [:]][definition.type.description] = definition
        } else {
            definitions[definition.type.description] = definition
        }
        if definition.providesContent {
            contentProviders.insert(definition.type)
        } else {
            contentProviders.remove(definition.type)
        }
        if definition.content != nil || definition.messages != nil { typed.insert(definition.type) }
        // A registration for everywhere decides the rules. One for some navigators decides only
        // when the type is not registered for everywhere.
        if scope == nil || definitions[definition.type.description] == nil { rules.register(definition) }
    }

    private func heldBytes(
        of owned: Set<String>,
        by session: SessionID,
        without replaced: Set<TypeName>,
        in replacedScope: RegistrationScope?
    ) -> Int {
        var bytes = 0
        for module in owned.compactMap({ modules[$0] }) where module.owner == session {
            for type in module.types where replacedScope != nil || !replaced.contains(type) {
                bytes += definitions[type.description]?.weight ?? 0
            }
            for (scope, types) in module.scopedTypes {
                for type in types where scope != replacedScope || !replaced.contains(type) {
                    bytes += scoped[scope]?[type.description]?.weight ?? 0
                }
            }
        }
        return bytes
    }

    /// Removes some types of a module, or the whole module when `types` is nil. Returns the removed definitions.
    package mutating func unregister(
        module name: String,
        types: [String]?,
        by session: SessionID
    ) throws(RegistryError) -> [DestinationDefinition] {
        guard let module = modules[name] else { throw .unknownModule(name) }
        guard module.owner == session else { throw .notOwner(module: name) }
        guard let types else { return remove(name) }
        let known = Dictionary(uniqueKeysWithValues: module.allTypes.map { ($0.description, $0) })
        for type in types where known[type] == nil { throw .unknownDestination(type) }
        return types.compactMap { known[$0] }.compactMap { remove($0) }
    }

    /// Removes a type everywhere.
    private mutating func remove(_ type: TypeName) -> DestinationDefinition? {
        var gone = definitions.removeValue(forName: type.description)
        for scope in modules[type.module]?.scopedTypes.keys.sorted(by: { $0.navigator < $1.navigator }) ?? [] {
            if let definition = remove(type, from: scope) { gone = gone ?? definition }
        }
        modules[type.module]?.types.remove(type)
        contentProviders.remove(type)
        typed.remove(type)
        rules.unregister(type)
        return gone
    }

    private mutating func remove(_ type: TypeName, from scope: RegistrationScope) -> DestinationDefinition? {
        let definition = scoped[scope]?.removeValue(forKey: type.description)
        if scoped[scope]?.isEmpty == true { scoped[scope] = nil }
        modules[type.module]?.scopedTypes[scope]?.remove(type)
        if modules[type.module]?.scopedTypes[scope]?.isEmpty == true { modules[type.module]?.scopedTypes[scope] = nil }
        return definition
    }

    package typealias ScopedDefinition = (scope: RegistrationScope, definition: DestinationDefinition)

    /// Removes the registrations for navigators that were closed. Returns them.
    package mutating func navigatorsClosed(
        _ navigators: some Sequence<NavigatorID>,
        in scene: String
    ) -> [ScopedDefinition] {
        guard !scoped.isEmpty else { return [] }
        var gone: [ScopedDefinition] = []
        for navigator in navigators {
            let scope = RegistrationScope(scene: scene, navigator: navigator)
            for definition in scoped[scope, default: [:]].values {
                _ = remove(definition.type, from: scope)
                restoreRules(of: definition.type)
                gone.append((scope, definition))
            }
        }
        return gone
    }

    /// Restores registrations, because closed navigators are back. Skips those of modules that have ended.
    package mutating func restore(_ gone: [ScopedDefinition]) {
        for (scope, definition) in gone where modules[definition.type.module] != nil {
            modules[definition.type.module]?.scopedTypes[scope, default: []].insert(definition.type)
            scoped[scope, default: [:]][definition.type.description] = definition
            restoreRules(of: definition.type)
        }
    }

    /// Sets the rules of a type after one of its registrations was removed: those of another registration, if there is
    /// one.
    private mutating func restoreRules(of type: TypeName) {
        let left =
            definitions[type.description]
            ?? scopes(of: type.description).first.flatMap { scoped[$0]?[type.description] }
        if let left { rules.register(left) } else { rules.unregister(type) }
    }

    /// Removes all registrations within a scene that was closed. Returns them.
    package mutating func sceneClosed(_ scene: String) -> [ScopedDefinition] {
        navigatorsClosed(scoped.keys.filter { $0.scene == scene }.map(\.navigator), in: scene)
    }

    /// Removes all that a session registered. Returns the removed definitions, by module.
    package mutating func removeAll(of session: SessionID) -> [(module: String, gone: [DestinationDefinition])] {
        modules(of: session).map { ($0, remove($0)) }
    }

    private mutating func remove(_ name: String) -> [DestinationDefinition] {
        guard let module = modules[name] else { return [] }
        let gone = module.allTypes.sorted().compactMap { remove($0) }
        modules[name] = nil
        modulesOfSession[module.owner]?.remove(name)
        if modulesOfSession[module.owner]?.isEmpty == true { modulesOfSession[module.owner] = nil }
        return gone
    }
}
