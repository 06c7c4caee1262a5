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
    /// Take the name over from another session of the same user.
    public var takeOver: Bool

    /// A registration.
    public init(
        module: String,
        version: String? = nil,
        title: String? = nil,
        destinations: [DestinationType],
        takeOver: Bool = false
    ) {
        self.module = module
        self.version = version
        self.title = title
        self.destinations = destinations
        self.takeOver = takeOver
    }
}

/// A destination type that a module provides.
public struct DestinationType: Sendable {
    /// What becomes of entries whose provider has vanished.
    public enum OrphanPolicy: String, Sendable {
        /// They stay, marked, and revive when the type is registered again.
        case keep
        /// They are closed.
        case close
    }

    /// The type, `module.name`.
    public var type: String
    /// A name for people.
    public var title: String?
    /// A sentence for people.
    public var description: String?
    /// The JSON Schema of its arguments.
    public var arguments: JSONPayload?
    /// The version of the form of its arguments; entries with an older one are migrated.
    public var version: Int?
    /// Whether the module is asked for content when it is shown.
    public var provides: Bool
    /// How it is shown unless the request says otherwise.
    public var method: String?
    /// Anything for renderers; an object.
    public var hints: JSONPayload?
    /// What becomes of its entries when the module vanishes.
    public var orphan: OrphanPolicy?

    /// A destination type.
    public init(
        _ type: String,
        title: String? = nil,
        description: String? = nil,
        arguments: JSONPayload? = nil,
        version: Int? = nil,
        provides: Bool = false,
        method: String? = nil,
        hints: JSONPayload? = nil,
        orphan: OrphanPolicy? = nil
    ) {
        self.type = type
        self.title = title
        self.description = description
        self.arguments = arguments
        self.version = version
        self.provides = provides
        self.method = method
        self.hints = hints
        self.orphan = orphan
    }

    var payload: JSONPayload {
        var members: [(name: String, value: JSONPayload)] = [("type", JSONPayload(type))]
        if let title { members.append(("title", JSONPayload(title))) }
        if let description { members.append(("description", JSONPayload(description))) }
        if let arguments { members.append(("arguments", arguments)) }
        if let version { members.append(("version", JSONPayload(version))) }
        if provides { members.append(("provides", true)) }
        if let method { members.append(("method", JSONPayload(method))) }
        if let hints { members.append(("hints", hints)) }
        if let orphan { members.append(("orphan", JSONPayload(orphan.rawValue))) }
        return .object(members)
    }
}

/// What a registration did.
public struct RegistrationOutcome: Equatable, Sendable {
    /// The types that are registered now.
    public let registered: [String]
    /// The types among them that had orphaned entries.
    public let revived: [String]

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "the answer to module.register")
        registered = try object.strings("registered")
        revived = try object.strings("revived")
    }
}
