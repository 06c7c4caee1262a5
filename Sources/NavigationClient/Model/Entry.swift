/// One shown destination.
public struct Entry: Equatable, Sendable {
    /// Which request made an entry.
    public struct Cause: Equatable, Sendable {
        /// The revision that the entry came with.
        public let revision: Int
        /// The session that asked; nil when it was the host.
        public let session: String?

        /// A cause.
        public init(revision: Int, session: String? = nil) {
            self.revision = revision
            self.session = session
        }
    }

    /// Its id, never used again.
    public let id: EntryID
    /// The destination type, `module.name`.
    public let type: String
    /// The arguments as they were given.
    public let arguments: JSONPayload
    /// The module that provides the type.
    public let module: String
    /// How it is shown.
    public let method: String
    /// What the module says to renderers.
    public let hints: JSONPayload?
    /// The version of the form of its arguments.
    public let version: Int
    /// Whether it goes as soon as another is pushed over it.
    public let isTransient: Bool
    /// What its module has supplied for it: any JSON that module and renderers agree on. Nil until there is some.
    public let content: JSONPayload?
    /// Where its content leads.
    public let links: [EntryLink]
    /// What brought it here.
    public let cause: Cause

    /// An entry; the host makes them, tests and previews may too.
    public init(
        id: EntryID,
        type: String,
        arguments: JSONPayload = .emptyObject,
        module: String,
        method: String = "push",
        hints: JSONPayload? = nil,
        version: Int = 0,
        isTransient: Bool = false,
        content: JSONPayload? = nil,
        links: [EntryLink] = [],
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
        self.content = content
        self.links = links
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
            content: object.optional("content"),
            links: try EntryLink.list(try object.list("links")),
            cause: Cause(
                revision: try causeObject.integer("revision"),
                session: try causeObject.optionalString("session")
            )
        )
    }

    static func list(_ payloads: [JSONPayload]) throws(NavigationClientError) -> [Entry] {
        var entries: [Entry] = []
        entries.reserveCapacity(payloads.count)
        for payload in payloads { entries.append(try Entry(payload)) }
        return entries
    }
}
