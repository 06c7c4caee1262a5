/// One shown destination.
public struct Entry: Equatable, Sendable {
    /// Whether an entry has content.
    public enum ContentState: String, Sendable {
        /// The module has not supplied it yet.
        case pending
        /// The module has supplied content, links or both.
        case supplied
        /// The module has nothing to show.
        case absent = "none"
        /// The module's answer is an error, came too late, or breaks the schema of its type.
        case failed
    }

    /// The request that made an entry.
    public struct Cause: Equatable, Sendable {
        /// The revision that added the entry.
        public let revision: Int
        /// The session that asked; nil when the host did.
        public let session: String?

        /// A cause; the host makes causes, and tests and previews may do so.
        public init(revision: Int, session: String? = nil) {
            self.revision = revision
            self.session = session
        }
    }

    /// Its id, which the host never uses again.
    public let id: EntryID
    /// The destination type, `module.name`.
    public let type: String
    /// The arguments as the request wrote them.
    public let arguments: JSONPayload
    /// The module that provides the type.
    public let module: String
    /// How it is shown, such as `push` or `sheet`.
    public let method: String
    /// The type's data for renderers.
    public let hints: JSONPayload?
    /// The version of its arguments' form.
    public let version: Int
    /// Whether it is removed as soon as another entry is pushed over it.
    public let isTransient: Bool
    /// Whether it was restored and breaks a rule. A renderer does not draw its content.
    public let isQuarantined: Bool
    /// The content that its module has supplied: any JSON that the module and renderers agree on. Nil without content.
    public let content: JSONPayload?
    /// The links of its content.
    public let links: [EntryLink]
    /// Whether there is content; nil for a type that supplies none.
    public let contentState: ContentState?
    /// Why the content failed, for people.
    public let contentFailure: String?
    /// The request that added it.
    public let cause: Cause

    /// An entry; the host makes entries, and tests and previews may do so.
    public init(
        id: EntryID,
        type: String,
        arguments: JSONPayload = .emptyObject,
        module: String,
        method: String = "push",
        hints: JSONPayload? = nil,
        version: Int = 0,
        isTransient: Bool = false,
        isQuarantined: Bool = false,
        content: JSONPayload? = nil,
        links: [EntryLink] = [],
        contentState: ContentState? = nil,
        contentFailure: String? = nil,
        cause: Cause
    ) {
        self.id = id
        self.type = type
        self.arguments = arguments
        self.module = module
        self.method = method
        self.hints = hints
        self.version = version
        self.isTransient = isTransient
        self.isQuarantined = isQuarantined
        self.content = content
        self.links = links
        self.contentState = contentState
        self.contentFailure = contentFailure
        self.cause = cause
    }

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "an entry")
        let causeObject = try PayloadObject(try object.required("cause"), of: "an entry's cause")
        self.init(
            id: EntryID(rawValue: try object.string("id")),
            type: try object.string("type"),
            arguments: try object.required("arguments"),
            module: try object.string("module"),
            method: try object.string("method"),
            hints: object.optional("hints"),
            version: try object.optionalInteger("version") ?? 0,
            isTransient: try object.flag("transient"),
            isQuarantined: try object.flag("quarantined"),
            content: object.optional("content"),
            links: try EntryLink.list(try object.list("links")),
            contentState: try object.optionalString("contentState").flatMap(ContentState.init(rawValue:)),
            contentFailure: try object.optionalString("contentFailure"),
            cause: Cause(
                revision: try causeObject.integer("revision"),
                session: try causeObject.optionalString("session")
            )
        )
    }

    /// Reads a list of entries.
    static func list(_ payloads: [JSONPayload]) throws(NavigationClientError) -> [Entry] {
        var entries: [Entry] = []
        entries.reserveCapacity(payloads.count)
        for payload in payloads { entries.append(try Entry(payload)) }
        return entries
    }
}
