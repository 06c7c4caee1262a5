/// A destination type that a module provides.
public struct DestinationType: Equatable, Sendable {
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
    /// Whether the module is asked for content when it is shown (``NavigationClient/provideContent(_:)``).
    public var provides: Bool
    /// How it is shown unless the request says otherwise: a method of showing, or `send` for what only a receiver shows.
    public var method: String?
    /// Anything for renderers; an object.
    public var hints: JSONPayload?
    /// What becomes of its entries when the module vanishes.
    public var orphan: OrphanPolicy?
    /// What it is to the rules of other types, and to guards: names that no module owns.
    public var roles: [String]
    /// What it asks of the paths that it stands in.
    public var rules: PathRules?

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
        orphan: OrphanPolicy? = nil,
        roles: [String] = [],
        rules: PathRules? = nil
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
        self.roles = roles
        self.rules = rules
    }

    /// Reads a destination type as the host, or a registration, writes it; the member `module` is that of the type.
    public init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "a destination type")
        self.init(
            try object.string("type"),
            title: try object.optionalString("title"),
            description: try object.optionalString("description"),
            arguments: object.optional("arguments"),
            version: try object.optionalInteger("version"),
            provides: try object.flag("provides"),
            method: try object.optionalString("method"),
            hints: object.optional("hints"),
            orphan: try object.optionalString("orphan").flatMap(OrphanPolicy.init(rawValue:)),
            roles: try object.strings("roles"),
            rules: try object.optional("rules").map { payload throws(NavigationClientError) in try PathRules(payload) }
        )
    }

    package var payload: JSONPayload {
        var members: [(name: String, value: JSONPayload)] = [("type", JSONPayload(type))]
        if let title { members.append(("title", JSONPayload(title))) }
        if let description { members.append(("description", JSONPayload(description))) }
        if let arguments { members.append(("arguments", arguments)) }
        if let version { members.append(("version", JSONPayload(version))) }
        if provides { members.append(("provides", true)) }
        if let method { members.append(("method", JSONPayload(method))) }
        if let hints { members.append(("hints", hints)) }
        if let orphan { members.append(("orphan", JSONPayload(orphan.rawValue))) }
        if !roles.isEmpty { members.append(("roles", .array(roles.map { JSONPayload($0) }))) }
        if let rules { members.append(("rules", rules.payload)) }
        return .object(members)
    }
}
