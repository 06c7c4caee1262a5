/// The registration of a module: its name and the types that it provides.
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

    /// A registration of these types.
    public init(
        module: String,
        version: String? = nil,
        title: String? = nil,
        destinations: [DestinationType],
        navigator: String? = nil,
        scene: String? = nil,
        takeOver: Bool = false
    ) {
        self.module = module
        self.version = version
        self.title = title
        self.destinations = destinations
        self.navigator = navigator
        self.scene = scene
        self.takeOver = takeOver
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

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "the answer to module.register")
        registered = try object.strings("registered")
        revived = try object.strings("revived")
        flows = try Flow.list(try object.list("flows"))
        outdated = try object.optionalInteger("outdated") ?? 0
        violations = try object.optionalInteger("violations") ?? 0
    }
}
