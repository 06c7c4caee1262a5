import FoundationEssentials

/// Destinations from enums.
extension Contract.RequestedDestination {
    /// The type and arguments of an enum's case. Throws ``NavigationClientError/invalidDestination(_:)`` when it is not
    /// encoded as one case.
    public init(_ destination: some NavigationDestination) throws(NavigationClientError) {
        let text: String
        do {
            text = String(decoding: try JSONEncoder().encode(destination), as: UTF8.self)
        } catch {
            throw .invalidDestination("\(error)")
        }
        guard let encoded = try? JSONPayload(text: text), let members = encoded.members, members.count == 1,
            let first = members.first
        else {
            throw .invalidDestination("\(Swift.type(of: destination)) is encoded as \(text), which is not one case")
        }
        self.init("\(Swift.type(of: destination).module).\(first.name)", first.value)
    }
}

/// Destinations from enum cases, and back.
extension NavigationDestination {
    /// The type and arguments of this case. Throws as ``Destination/init(_:)`` does.
    public var destination: Destination {
        get throws(NavigationClientError) { try Destination(self) }
    }

    /// The case for a type and its arguments. Throws ``NavigationClientError/invalidDestination(_:)`` when no case
    /// fits.
    public init(type: String, arguments: JSONPayload) throws(NavigationClientError) {
        let prefix = "\(Self.module)."
        guard type.hasPrefix(prefix) else {
            throw .invalidDestination("\(type) is not a type of the module \(Self.module)")
        }
        let name = String(type.dropFirst(prefix.count))
        let encoded = JSONPayload.object([(name: name, value: arguments)])
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(encoded.text.utf8))
        } catch {
            throw .invalidDestination("\(type) with \(arguments): \(error)")
        }
    }

    /// The case that an entry shows; throws as ``init(type:arguments:)``.
    public init(_ entry: Contract.Entry) throws(NavigationClientError) {
        try self.init(type: entry.type, arguments: entry.arguments)
    }

    /// The case of the entry that a question is about; throws as ``init(type:arguments:)``.
    public init(_ question: Contract.EntryAskQuestion) throws(NavigationClientError) {
        try self.init(type: question.type, arguments: question.arguments)
    }
}

/// Registering an enum.
extension NavigationClient {
    /// Registers the types of an enum as a module, with its other parts, as ``register(_:answering:)`` does.
    ///
    /// - Parameter handler: answers messages to entries of the module. It receives the case that the entry shows.
    @discardableResult
    public func register<Destinations: NavigationDestination>(
        _ destinations: Destinations.Type,
        version: String? = nil,
        title: String? = nil,
        navigator: String? = nil,
        scene: String? = nil,
        takeOver: Bool = false,
        presentations: [Contract.PresentationMethod]? = nil,
        guards: [ModuleGuard]? = nil,
        receivers: [ModuleReceiver]? = nil,
        urls: [ModuleURL]? = nil,
        mappings: [Contract.RegisterMappingsItem]? = nil,
        flows: [Contract.RegisterFlowsItem]? = nil,
        replaces: Bool = false,
        answering handler: (@Sendable (Destinations, Contract.EntryAskQuestion) async throws -> JSONPayload)? = nil
    ) async throws(NavigationClientError) -> Contract.RegisterResult {
        let registration = ModuleRegistration(
            module: Destinations.module,
            version: version,
            title: title,
            destinations: try Destinations.types,
            navigator: navigator,
            scene: scene,
            takeOver: takeOver,
            presentations: presentations,
            guards: guards,
            receivers: receivers,
            urls: urls,
            mappings: mappings,
            flows: flows,
            replaces: replaces
        )
        guard let handler else { return try await register(registration) }
        return try await register(registration) { question in
            try await handler(try Destinations(question), question)
        }
    }
}
