package import JSON

/// A module: who provides the types under one name prefix.
package struct RegisteredModule: Hashable, Sendable {
    package let name: String
    package let version: String?
    package let title: String?
    package let owner: SessionID
    package internal(set) var types: Set<TypeName>
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
    package let maximumModulesPerSession: Int
    package let maximumTypesPerModule: Int
    /// Text of all that a session registered, in bytes.
    package let maximumBytesPerSession: Int
    package private(set) var modules: [String: RegisteredModule] = [:]
    private var definitions: [String: DestinationDefinition] = [:]
    private var modulesOfSession: [SessionID: Set<String>] = [:]

    package init(
        maximumModulesPerSession: Int = 64,
        maximumTypesPerModule: Int = 1024,
        maximumBytesPerSession: Int = 1 << 24
    ) {
        self.maximumBytesPerSession = maximumBytesPerSession
        self.maximumModulesPerSession = maximumModulesPerSession
        self.maximumTypesPerModule = maximumTypesPerModule
    }

    package var typeCount: Int { definitions.count }

    /// All types there are, in no order.
    package var typeNames: some Sequence<String> { definitions.keys }

    package func definition(of type: String) -> DestinationDefinition? { definitions[type] }

    /// The definitions of a module, or of all, by name.
    package func definitions(of module: String? = nil) -> [DestinationDefinition] {
        definitions.values
            .filter { module == nil || $0.type.module == module }
            .sorted { $0.type < $1.type }
    }

    package func modules(of session: SessionID) -> [String] { modulesOfSession[session, default: []].sorted() }

    package func owner(of type: TypeName) -> SessionID? {
        definitions[type.description].flatMap { modules[$0.type.module]?.owner }
    }

    /// What a request wants to show, checked against the type's schema.
    package func resolve(
        _ type: String,
        arguments: RawJSON
    ) throws(RegistryError) -> (destination: Destination, method: NavigationMethod?) {
        guard let definition = definitions[type] else { throw .unknownDestination(type) }
        if let schema = definition.schema { try check(arguments, against: schema, of: definition.type) }
        return (Destination(type: definition.type, arguments: arguments, hints: definition.hints), definition.method)
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
        by session: SessionID,
        mayTakeOver: Bool
    ) throws(RegistryError) -> Registration {
        let former = modules[name]
        let isTakenOver = former.map { $0.owner != session } ?? false
        if let former, isTakenOver, !mayTakeOver { throw .nameTaken(module: name, owner: former.owner) }
        let kept = isTakenOver ? [] : former?.types ?? []
        let types = kept.union(new.map(\.type))
        guard types.count <= maximumTypesPerModule else {
            throw .limitReached(.destinations, value: maximumTypesPerModule)
        }
        let owned = modulesOfSession[session, default: []].union([name])
        guard owned.count <= maximumModulesPerSession else {
            throw .limitReached(.modules, value: maximumModulesPerSession)
        }
        let replaced = Set(new.map(\.type))
        let held = owned.flatMap { modules[$0].map { $0.owner == session ? Array($0.types) : [] } ?? [] }
        let bytes = held.filter { !replaced.contains($0) }
            .reduce(new.reduce(0) { $0 + $1.weight }) { $0 + (definitions[$1.description]?.weight ?? 0) }
        guard bytes <= maximumBytesPerSession else {
            throw .limitReached(.registrationBytes, value: maximumBytesPerSession)
        }
        let gone = isTakenOver ? remove(name).filter { !types.contains($0.type) } : []
        modulesOfSession[session] = owned
        modules[name] = RegisteredModule(
            name: name,
            version: version ?? (isTakenOver ? nil : former?.version),
            title: title ?? (isTakenOver ? nil : former?.title),
            owner: session,
            types: types
        )
        for definition in new { definitions[definition.type.description] = definition }
        return Registration(lostBy: isTakenOver ? former?.owner : nil, gone: gone)
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
        for type in types where definitions[type]?.type.module != name { throw .unknownDestination(type) }
        var gone: [DestinationDefinition] = []
        for type in types {
            guard let definition = definitions.removeValue(forKey: type) else { continue }
            modules[name]?.types.remove(definition.type)
            gone.append(definition)
        }
        return gone
    }

    /// Forgets all that a session registered. Answers what is gone, by module.
    package mutating func removeAll(of session: SessionID) -> [(module: String, gone: [DestinationDefinition])] {
        modules(of: session).map { ($0, remove($0)) }
    }

    private mutating func remove(_ name: String) -> [DestinationDefinition] {
        guard let module = modules.removeValue(forKey: name) else { return [] }
        modulesOfSession[module.owner]?.remove(name)
        if modulesOfSession[module.owner]?.isEmpty == true { modulesOfSession[module.owner] = nil }
        return module.types.sorted().compactMap { definitions.removeValue(forKey: $0.description) }
    }
}
