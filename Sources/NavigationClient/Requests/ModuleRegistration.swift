/// The registration of a module: its name, the types that it provides, and everything else that it has.
///
/// The host registers all of it or nothing. Each list besides ``destinations`` is the module's whole list: what an
/// earlier registration had and this list lacks ends. Nil leaves the list as it is.
public struct ModuleRegistration: Sendable {
    /// The module's name: 1 to 64 characters of `A-Z a-z 0-9 _ -`, beginning with a letter or `_`. All its types begin
    /// with it.
    public var module: String
    /// The module's own version, for people.
    public var version: String?
    /// A title for people.
    public var title: String?
    /// The types that it provides.
    public var destinations: [DestinationType]
    /// The id or name of the navigator to which the registration is limited. The types are known on it and below it
    /// until it closes. Nil registers them everywhere.
    public var navigator: String?
    /// The navigator's scene; nil for `main`.
    public var scene: String?
    /// Whether to take the module over from another session of the same user.
    public var takeOver: Bool
    /// The methods of presentation that the module defines.
    public var presentations: [ModulePresentation]?
    /// The module's guards.
    public var guards: [ModuleGuard]?
    /// The module's receivers.
    public var receivers: [ModuleReceiver]?
    /// The module's URL patterns.
    public var urls: [ModuleURL]?
    /// The module's mappings.
    public var mappings: [ModuleMapping]?
    /// The flows that ``NavigationClient/startFlow(_:at:)`` begins by their names. Their ``FlowRequest/module`` is this
    /// one.
    public var flows: [FlowRequest]?
    /// Whether this is the whole module: types that it does not name end, and lists that are nil are empty.
    public var replaces: Bool

    /// A registration of these types and parts.
    public init(
        module: String,
        version: String? = nil,
        title: String? = nil,
        destinations: [DestinationType],
        navigator: String? = nil,
        scene: String? = nil,
        takeOver: Bool = false,
        presentations: [ModulePresentation]? = nil,
        guards: [ModuleGuard]? = nil,
        receivers: [ModuleReceiver]? = nil,
        urls: [ModuleURL]? = nil,
        mappings: [ModuleMapping]? = nil,
        flows: [FlowRequest]? = nil,
        replaces: Bool = false
    ) {
        self.module = module
        self.version = version
        self.title = title
        self.destinations = destinations
        self.navigator = navigator
        self.scene = scene
        self.takeOver = takeOver
        self.presentations = presentations
        self.guards = guards
        self.receivers = receivers
        self.urls = urls
        self.mappings = mappings
        self.flows = flows
        self.replaces = replaces
    }

    /// The handlers of its parts.
    var handlers: [PartHandler] {
        let guards = (guards ?? []).compactMap(\.handler)
        let receivers = (receivers ?? []).compactMap(\.handler)
        return guards + receivers + (urls ?? []).compactMap(\.handler)
    }

    var parameters: [UInt8] {
        var parameters = ParameterWriter()
        parameters.add("module", module)
        parameters.add("version", version)
        parameters.add("title", title)
        parameters.add("destinations", .array(destinations.map(\.payload)))
        parameters.add("navigator", navigator)
        parameters.add("scene", scene)
        parameters.add("takeOver", takeOver ? true : nil)
        parameters.add("presentations", presentations.map { .array($0.map(\.payload)) })
        parameters.add("guards", guards.map { .array($0.map(\.payload)) })
        parameters.add("receivers", receivers.map { .array($0.map(\.payload)) })
        parameters.add("urls", urls.map { .array($0.map(\.payload)) })
        parameters.add("mappings", mappings.map { .array($0.map(\.payload)) })
        parameters.add("flows", flows.map { .array($0.map(\.declaration)) })
        parameters.add("replaces", replaces ? true : nil)
        return parameters.finish()
    }
}

/// The effect of a registration.
public struct RegistrationOutcome: Equatable, Sendable {
    /// The types that this request registered.
    public let registered: [String]
    /// Those of them that had orphaned entries.
    public let revived: [String]
    /// The module's open flows in all scenes, left from an earlier session of the module.
    public let flows: [Flow]
    /// The number of entries with an older version of their type. The host first asks the module to migrate them
    /// (`type.migrate`).
    public let outdated: Int
    /// The number of places that now break the rules of paths; `rules.check` describes them.
    public let violations: Int
    /// The ids of the guards, in the order of the request's list; empty when the request has none. They are others
    /// after a reconnection.
    public let guards: [GuardID]
    /// The ids of the receivers, likewise.
    public let receivers: [ReceiverID]
    /// The URL patterns, likewise.
    public let urls: [URLPattern]
    /// The ids of the mappings, likewise.
    public let mappings: [AttachmentID]

    /// A URL pattern that was registered.
    public struct URLPattern: Equatable, Sendable {
        /// The pattern as it was registered.
        public let pattern: String
        /// Whether every type that it shows is registered, or received.
        public let isLive: Bool

        init(_ payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "a registered URL pattern")
            (pattern, isLive) = (try object.string("pattern"), try object.flag("isLive"))
        }
    }

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "the answer to module.register")
        registered = try object.strings("registered")
        revived = try object.strings("revived")
        flows = try Flow.list(try object.list("flows"))
        outdated = try object.optionalInteger("outdated") ?? 0
        violations = try object.optionalInteger("violations") ?? 0
        guards = try object.strings("guards").map { GuardID(rawValue: $0) }
        receivers = try object.strings("receivers").map { ReceiverID(rawValue: $0) }
        mappings = try object.strings("mappings").map { AttachmentID(rawValue: $0) }
        var urls: [URLPattern] = []
        for url in try object.list("urls") { urls.append(try URLPattern(url)) }
        self.urls = urls
    }
}
