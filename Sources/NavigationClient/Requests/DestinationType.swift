/// A destination type that a module provides.
public struct DestinationType: Equatable, Sendable {
    /// The fate of entries whose provider has ended.
    public enum OrphanPolicy: String, Sendable {
        /// The entries stay and are marked as orphaned. They revive when the type is registered again.
        case keep
        /// The entries are closed.
        case close
    }

    /// The name of the type, `module.name`.
    public var type: String
    /// A title for people.
    public var title: String?
    /// A sentence for people.
    public var description: String?
    /// The JSON Schema of the arguments; nil accepts any object.
    public var arguments: JSONPayload?
    /// The version of the arguments' form; nil for the first version. The host has entries of older versions migrated.
    public var version: Int?
    /// Whether the host asks the module for content when an entry is shown (``NavigationClient/provideContent(_:)``).
    public var provides: Bool
    /// The name of the navigator that presents it, when the request gives no name and no other navigator has this one.
    public var presentation: String?
    /// The buttons of its alert or dialog when the request gives none.
    public var buttons: [AlertButton]
    /// The JSON Schema of the content, which the host checks; nil accepts any content.
    public var content: JSONPayload?
    /// The messages that its entries accept: for each name a JSON Schema. Nil accepts any message.
    public var messages: [String: JSONPayload]?
    /// How it is shown when a request sets no method: a method of showing, or `send` for destinations that only a
    /// receiver shows. Nil leaves it to the host, which pushes.
    public var method: String?
    /// Data for renderers; an object.
    public var hints: JSONPayload?
    /// The fate of its entries when the module ends; nil leaves it to the host, which keeps them.
    public var orphan: OrphanPolicy?
    /// Its roles, which the rules of other types and guards can name. No module owns a role.
    public var roles: [String]
    /// Its conditions for the paths that it stands in.
    public var rules: PathRules?

    /// A destination type; nil members leave the choice to the host.
    public init(
        _ type: String,
        title: String? = nil,
        description: String? = nil,
        arguments: JSONPayload? = nil,
        version: Int? = nil,
        provides: Bool = false,
        presentation: String? = nil,
        buttons: [AlertButton] = [],
        content: JSONPayload? = nil,
        messages: [String: JSONPayload]? = nil,
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
        self.presentation = presentation
        self.buttons = buttons
        self.content = content
        self.messages = messages
        self.method = method
        self.hints = hints
        self.orphan = orphan
        self.roles = roles
        self.rules = rules
    }

    /// Reads a destination type as the host or a registration writes it. The module is the part of the type before its
    /// first dot.
    public init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "a destination type")
        self.init(
            try object.string("type"),
            title: try object.optionalString("title"),
            description: try object.optionalString("description"),
            arguments: object.optional("arguments"),
            version: try object.optionalInteger("version"),
            provides: try object.flag("provides"),
            presentation: try object.optionalString("presentation"),
            buttons: try AlertButton.list(try object.list("buttons")),
            content: object.optional("content"),
            messages: try object.optional("messages").map { payload throws(NavigationClientError) in
                let members = try PayloadObject(payload, of: "messages").members
                return Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
            },
            method: try object.optionalString("method"),
            hints: object.optional("hints"),
            orphan: try object.optionalString("orphan").flatMap(OrphanPolicy.init(rawValue:)),
            roles: try object.strings("roles"),
            rules: try object.optional("rules").map { payload throws(NavigationClientError) in try PathRules(payload) }
        )
    }

    /// The type as the protocol writes it.
    package var payload: JSONPayload {
        var members: [(name: String, value: JSONPayload)] = [("type", JSONPayload(type))]
        if let title { members.append(("title", JSONPayload(title))) }
        if let description { members.append(("description", JSONPayload(description))) }
        if let arguments { members.append(("arguments", arguments)) }
        if let version { members.append(("version", JSONPayload(version))) }
        if provides { members.append(("provides", true)) }
        if let presentation { members.append(("presentation", JSONPayload(presentation))) }
        if !buttons.isEmpty { members.append(("buttons", .array(buttons.map(\.payload)))) }
        if let content { members.append(("content", content)) }
        if let messages {
            members.append(("messages", .object(messages.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })))
        }
        if let method { members.append(("method", JSONPayload(method))) }
        if let hints { members.append(("hints", hints)) }
        if let orphan { members.append(("orphan", JSONPayload(orphan.rawValue))) }
        if !roles.isEmpty { members.append(("roles", .array(roles.map { JSONPayload($0) }))) }
        if let rules { members.append(("rules", rules.payload)) }
        return .object(members)
    }
}
