package import JSON

/// A module: who provides the types under one name prefix.
package struct RegisteredModule: Hashable, Sendable {
    package let name: String
    package let version: String?
    package let title: String?
    package let owner: SessionID
    package internal(set) var types: Set<TypeName>
    /// What it provides on some navigators only.
    package internal(set) var scopedTypes: [RegistrationScope: Set<TypeName>] = [:]

    /// All its types, wherever they are provided.
    package var allTypes: Set<TypeName> { scopedTypes.values.reduce(types) { $0.union($1) } }
}

/// Where a registration holds when it does not hold everywhere: on a navigator and all below it, as SwiftUI's `navigationDestination(for:)`.
package struct RegistrationScope: Hashable, Sendable {
    package let scene: String
    package let navigator: NavigatorID

    package init(scene: String, navigator: NavigatorID) {
        self.scene = scene
        self.navigator = navigator
    }
}

/// Why the registry refused.
package enum RegistryError: Error, Sendable {
    case nameTaken(module: String, owner: SessionID)
    case notOwner(module: String)
    case unknownModule(String)
    case unknownDestination(String)
    case invalidArguments(TypeName, JSONSchemaViolation)
    /// The arguments are legal JSON that cannot be looked into.
    case unreadableArguments(TypeName, reason: String)
    case limitReached(RegistryLimit, value: Int)
}

package enum RegistryLimit: String, Hashable, Sendable {
    case modules
    case destinations
    /// Text of a session's registrations, in bytes.
    case registrationBytes
}

/// Which destination types there are, and which session provides them.
///
/// A module name belongs to the session that claimed it first. Methods check first, then change; when one throws, the registry is as it was.
package struct DestinationRegistry: Sendable {
    /// This and the next two say what may be registered. They may change at any time; what is there stays, also where it is more.
    package var maximumModulesPerSession: Int
    package var maximumTypesPerModule: Int
    /// Text of all that a session registered, in bytes.
    package var maximumBytesPerSession: Int
    package private(set) var modules: [String: RegisteredModule] = [:]
    private var definitions = NameTable<DestinationDefinition>()
    private var scoped: [RegistrationScope: [String: DestinationDefinition]] = [:]
    private var modulesOfSession: [SessionID: Set<String>] = [:]
    /// Types whose modules are asked for content.
    private var contentProviders: Set<TypeName> = []
    /// What the types ask of the paths that they stand in.
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

    /// Whether the module of a type is asked for content.
    package func providesContent(_ type: TypeName) -> Bool { contentProviders.contains(type) }

    package var hasContentProviders: Bool { !contentProviders.isEmpty }

    package var hasScopes: Bool { !scoped.isEmpty }
    package var hasRules: Bool { !rules.isEmpty }

    package var typeCount: Int {
        definitions.count + Set(scoped.values.flatMap(\.keys)).subtracting(definitions.names).count
    }

    /// All types there are, in no order.
    package var typeNames: some Sequence<String> { Set(definitions.names).union(scoped.values.flatMap(\.keys)) }

    package func definition(of type: String) -> DestinationDefinition? { definitions[type] }

    /// The definitions of a module, or of all, by name.
    package func definitions(of module: String? = nil) -> [DestinationDefinition] {
        definitions.all
            .filter { module == nil || $0.type.module == module }
            .sorted { $0.type < $1.type }
    }

    package func modules(of session: SessionID) -> [String] { modulesOfSession[session, default: []].sorted() }

    package func owner(of type: TypeName) -> SessionID? {
        guard let module = modules[type.module], module.types.contains(type) || module.allTypes.contains(type) else {
            return nil
        }
        return module.owner
    }

    /// The definition that holds on a navigator: the nearest one that was registered for it or for a navigator around it, else the one for everywhere.
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

    /// The navigators on which a type is known that is not known everywhere, by scene and id.
    package func scopes(of type: String) -> [RegistrationScope] {
        scoped.filter { $0.value[type] != nil }.map(\.key)
            .sorted { ($0.scene, $0.navigator) < ($1.scene, $1.navigator) }
    }

    /// What is registered for some navigators only, by scene, navigator and type.
    package var scopedDefinitions: [(scope: RegistrationScope, definition: DestinationDefinition)] {
        scoped.sorted { ($0.key.scene, $0.key.navigator) < ($1.key.scene, $1.key.navigator) }
            .flatMap { scope, types in types.values.sorted { $0.type < $1.type }.map { (scope, $0) } }
    }

    /// What a request shows, and how its type wants that to be done.
    package typealias Resolved = (destination: Destination, method: NavigationMethod?, isSent: Bool)

    /// What a request wants to show, checked against the type's schema.
    package func resolve(
        _ type: String,
        arguments: RawJSON,
        on navigator: NavigatorID,
        in tree: borrowing NavigationTree
    ) throws(RegistryError) -> Resolved {
        guard let definition = definition(of: type, on: navigator, in: tree) else { throw .unknownDestination(type) }
        if let schema = definition.schema { try check(arguments, against: schema, of: definition.type) }
        let destination = Destination(
            type: definition.type,
            arguments: arguments,
            hints: definition.hints,
            version: definition.version
        )
        return (destination, definition.method, definition.isSent)
    }

    private func check(_ arguments: RawJSON, against schema: JSONSchema, of type: TypeName) throws(RegistryError) {
        let value: JSONValue
        do { value = try arguments.value() } catch { throw .unreadableArguments(type, reason: "\(error)") }
        if let violation = schema.check(value) { throw .invalidArguments(type, violation) }
    }

    /// What a registration did.
    package struct Registration: Sendable {
        /// The session that had the module until now, when it was taken over.
        package let lostBy: SessionID?
        /// What the former owner provided and the new one does not.
        package let gone: [DestinationDefinition]
    }

    /// Claims a module name, or extends what its owner registered before.
    ///
    /// - Parameter mayTakeOver: whether the module may be taken from another session.
    package mutating func register(
        module name: String,
        version: String?,
        title: String?,
        _ new: [DestinationDefinition],
        scope: RegistrationScope? = nil,
        by session: SessionID,
        mayTakeOver: Bool
    ) throws(RegistryError) -> Registration {
        let former = modules[name]
        let isTakenOver = former.map { $0.owner != session } ?? false
        if let former, isTakenOver, !mayTakeOver { throw .nameTaken(module: name, owner: former.owner) }
        let kept = isTakenOver ? [] : former?.types ?? []
        let types = scope == nil ? kept.union(new.map(\.type)) : kept
        var scopedTypes = isTakenOver ? [:] : former?.scopedTypes ?? [:]
        if let scope { scopedTypes[scope, default: []].formUnion(new.map(\.type)) }
        guard scopedTypes.values.reduce(types.count, { $0 + $1.count }) <= maximumTypesPerModule else {
            throw .limitReached(.destinations, value: maximumTypesPerModule)
        }
        let owned = modulesOfSession[session, default: []].union([name])
        guard owned.count <= maximumModulesPerSession else {
            throw .limitReached(.modules, value: maximumModulesPerSession)
        }
        let bytes = new.reduce(heldBytes(of: owned, by: session, without: Set(new.map(\.type)), in: scope)) {
            $0 + $1.weight
        }
        guard bytes <= maximumBytesPerSession else {
            throw .limitReached(.registrationBytes, value: maximumBytesPerSession)
        }
        let gone = isTakenOver ? remove(name).filter { gone in !new.contains { $0.type == gone.type } } : []
        modulesOfSession[session] = owned
        modules[name] = RegisteredModule(
            name: name,
            version: version ?? (isTakenOver ? nil : former?.version),
            title: title ?? (isTakenOver ? nil : former?.title),
            owner: session,
            types: types,
            scopedTypes: scopedTypes
        )
        for definition in new {
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
            // What holds everywhere has the say over what holds somewhere.
            if scope == nil || definitions[definition.type.description] == nil { rules.register(definition) }
        }
        return Registration(lostBy: isTakenOver ? former?.owner : nil, gone: gone)
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

    /// Takes back some types of a module, or the whole of it when `types` is nil. Answers what is gone.
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

    /// Takes a type back from everywhere.
    private mutating func remove(_ type: TypeName) -> DestinationDefinition? {
        var gone = definitions.removeValue(forName: type.description)
        for scope in modules[type.module]?.scopedTypes.keys.sorted(by: { $0.navigator < $1.navigator }) ?? [] {
            if let definition = remove(type, from: scope) { gone = gone ?? definition }
        }
        modules[type.module]?.types.remove(type)
        contentProviders.remove(type)
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

    /// What was registered for these navigators ends with them. Answers what that is.
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

    /// Navigators that were closed are there again, and so is what was registered for them, unless its module is gone.
    package mutating func restore(_ gone: [ScopedDefinition]) {
        for (scope, definition) in gone where modules[definition.type.module] != nil {
            modules[definition.type.module]?.scopedTypes[scope, default: []].insert(definition.type)
            scoped[scope, default: [:]][definition.type.description] = definition
            restoreRules(of: definition.type)
        }
    }

    /// After one of its registrations went: the rules of one that is left.
    private mutating func restoreRules(of type: TypeName) {
        let left =
            definitions[type.description]
            ?? scopes(of: type.description).first.flatMap { scoped[$0]?[type.description] }
        if let left { rules.register(left) } else { rules.unregister(type) }
    }

    /// What was registered within a scene ends with it.
    package mutating func sceneClosed(_ scene: String) -> [ScopedDefinition] {
        navigatorsClosed(scoped.keys.filter { $0.scene == scene }.map(\.navigator), in: scene)
    }

    /// Forgets all that a session registered. Answers what is gone, by module.
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
