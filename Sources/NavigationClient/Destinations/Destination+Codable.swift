import FoundationEssentials

/// Destinations from enums.
extension Destination {
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

/// Enum cases from destinations.
extension NavigationDestination {
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
    public init(_ entry: Entry) throws(NavigationClientError) {
        try self.init(type: entry.type, arguments: entry.arguments)
    }

    /// The case of the entry that a question is about; throws as ``init(type:arguments:)``.
    public init(_ question: EntryQuestion) throws(NavigationClientError) {
        try self.init(type: question.type, arguments: question.arguments)
    }
}

/// Requests with enum cases.
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
        presentations: [ModulePresentation]? = nil,
        guards: [ModuleGuard]? = nil,
        receivers: [ModuleReceiver]? = nil,
        urls: [ModuleURL]? = nil,
        mappings: [ModuleMapping]? = nil,
        flows: [FlowRequest]? = nil,
        replaces: Bool = false,
        answering handler: (@Sendable (Destinations, EntryQuestion) async throws -> JSONPayload)? = nil
    ) async throws(NavigationClientError) -> RegistrationOutcome {
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

    /// Shows a case of an enum, as ``navigate(to:at:method:name:ifOccupied:buttons:ifPresent:isTransient:)`` does.
    @discardableResult
    public func navigate(
        to destination: some NavigationDestination,
        at place: Place = .current,
        method: String? = nil,
        name: String? = nil,
        ifOccupied: OccupiedPolicy? = nil,
        buttons: [AlertButton] = [],
        ifPresent: PresentPolicy? = nil,
        isTransient: Bool = false
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await navigate(
            to: try Destination(destination),
            at: place,
            method: method,
            name: name,
            ifOccupied: ifOccupied,
            buttons: buttons,
            ifPresent: ifPresent,
            isTransient: isTransient
        )
    }

    /// Pushes a case of an enum on a navigator's path, as ``push(_:at:ifPresent:isTransient:)`` does.
    @discardableResult
    public func push(
        _ destination: some NavigationDestination,
        at place: Place = .current,
        ifPresent: PresentPolicy? = nil,
        isTransient: Bool = false
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await push(try Destination(destination), at: place, ifPresent: ifPresent, isTransient: isTransient)
    }

    /// Presents a case of an enum over a navigator, as ``present(_:at:method:name:ifOccupied:buttons:)`` does.
    @discardableResult
    public func present(
        _ destination: some NavigationDestination,
        at place: Place = .current,
        method: String? = nil,
        name: String? = nil,
        ifOccupied: OccupiedPolicy? = nil,
        buttons: [AlertButton] = []
    ) async throws(NavigationClientError) -> NavigationOutcome {
        try await present(
            try Destination(destination),
            at: place,
            method: method,
            name: name,
            ifOccupied: ifOccupied,
            buttons: buttons
        )
    }
}
