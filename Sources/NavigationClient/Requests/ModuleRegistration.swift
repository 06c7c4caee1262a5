/// What a module offers.
public struct ModuleRegistration: Sendable {
    /// The module's name, with which the types of its destinations begin.
    public var module: String
    /// The module's own version.
    public var version: String?
    /// A name for people.
    public var title: String?
    /// The destinations it provides.
    public var destinations: [DestinationType]
    /// Id or name of the navigator on which, and below which, the types are known, until it closes; everywhere when nil.
    public var navigator: String?
    /// The navigator's scene; `main` when nil.
    public var scene: String?
    /// Take the name over from another session of the same user.
    public var takeOver: Bool

    /// A registration.
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

/// What a registration did.
public struct RegistrationOutcome: Equatable, Sendable {
    /// The types that are registered now.
    public let registered: [String]
    /// The types among them that had orphaned entries.
    public let revived: [String]
    /// The module's flows that are open, in all scenes: what it was doing when it was here last.
    public let flows: [Flow]
    /// How many entries are there with an older version of their type: `type.migrate` asks for these first.
    public let outdated: Int
    /// How many places break the rules of paths now; `rules.check` describes them.
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
