/// One revision of a scene: the changes and their cause.
public struct SceneChange: Equatable, Sendable {
    /// The request that caused a revision.
    public struct Cause: Equatable, Sendable {
        /// The method of the request.
        public let method: String
        /// The session that asked; nil when the host did.
        public let session: String?
        /// The name that the client of that session gave itself, with its version; nil when it has none.
        public let client: String?
        /// The module that asked; nil when the session has none.
        public let module: String?
        /// The id of the request, as the session wrote it; nil for a notification.
        public let request: JSONPayload?
        /// The entry whose view made the request, as the client said; nil when the client did not say.
        public let fromEntry: EntryID?
        /// Whether a person asked, as the client says.
        public let isByPerson: Bool
        /// The session's identity in the host's access document; nil without one.
        public let identity: String?
        /// When it happened, in milliseconds since 1970 (UTC); nil when an older host wrote it.
        public let time: Int?
        /// The place of the change in a distributed trace: the parent for spans that follow from it. Nil without a
        /// trace.
        public let traceparent: String?

        /// A cause; the host makes causes, and tests and previews may do so.
        public init(
            method: String,
            session: String? = nil,
            client: String? = nil,
            module: String? = nil,
            request: JSONPayload? = nil,
            fromEntry: EntryID? = nil,
            isByPerson: Bool = false,
            identity: String? = nil,
            time: Int? = nil,
            traceparent: String? = nil
        ) {
            self.method = method
            self.session = session
            self.client = client
            self.module = module
            self.request = request
            self.fromEntry = fromEntry
            self.isByPerson = isByPerson
            self.identity = identity
            self.time = time
            self.traceparent = traceparent
        }

        init(_ payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "a change's cause")
            self.init(
                method: try object.string("method"),
                session: try object.optionalString("session"),
                client: try object.optionalString("client"),
                module: try object.optionalString("module"),
                request: object.optional("request"),
                fromEntry: try object.optionalString("fromEntry").map { EntryID(rawValue: $0) },
                isByPerson: try object.flag("byPerson"),
                identity: try object.optionalString("identity"),
                time: try object.optionalInteger("time"),
                traceparent: try object.optionalString("traceparent")
            )
        }
    }

    /// The scene that changed.
    public let scene: String
    /// The revision that the changes made.
    public let revision: Int
    /// The request that caused them.
    public let cause: Cause
    /// The steps, in the order in which they happened.
    public let changes: [TreeChange]
    /// The notification's parameters as the host wrote them.
    public let payload: JSONPayload

    /// A change; the host makes changes, and tests and previews may do so.
    public init(
        scene: String = "main",
        revision: Int,
        cause: Cause,
        changes: [TreeChange],
        payload: JSONPayload = .emptyObject
    ) {
        self.scene = scene
        self.revision = revision
        self.cause = cause
        self.changes = changes
        self.payload = payload
    }

    /// Reads the parameters of a `changed` notification. Throws ``NavigationClientError/badAnswer(_:)`` when they are
    /// invalid.
    public init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "a changed notification")
        var changes: [TreeChange] = []
        for item in try object.list("changes") { changes.append(try TreeChange(item)) }
        self.init(
            scene: try object.string("scene"),
            revision: try object.integer("revision"),
            cause: try Cause(try object.required("cause")),
            changes: changes,
            payload: payload
        )
    }
}
