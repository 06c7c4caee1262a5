/// When a guard is asked.
public enum GuardMoment: String, Sendable {
    /// Before an entry is shown.
    case enter
    /// Before an entry is removed.
    case leave
}

/// A question to a guard: whether entries may be shown, or may be removed.
public struct GuardQuestion: Equatable, Sendable {
    /// One entry of the question.
    public struct Item: Equatable, Sendable {
        /// The destination of the entry.
        public let destination: Destination
        /// How it is shown.
        public let method: String
        /// The entry that would be removed; nil for one that would be shown.
        public let entry: EntryID?
        /// The navigator of the entry; nil when the request would create it.
        public let navigator: NavigatorID?
    }

    /// The scene.
    public let scene: String
    /// The guard that is asked.
    public let `guard`: GuardID
    /// The guard's name for people.
    public let name: String
    /// Whether the entries would be shown or removed.
    public let moment: GuardMoment
    /// All entries of the request that concern the guard.
    public let entries: [Item]
    /// The request, and the session and module that made it.
    public let cause: SceneChange.Cause
    /// The destinations on the way when other guards have redirected the request, the requested one first.
    public let redirected: [NavigationOutcome.Redirection]
    /// How long the host waits for the verdict. After that, the guard's default decides.
    public let timeout: Duration?

    init(_ question: HostQuestion) throws(NavigationClientError) {
        let object = try PayloadObject(question.parameters, of: "guard.ask")
        scene = try object.string("scene")
        `guard` = GuardID(rawValue: try object.string("guard"))
        name = try object.string("name")
        moment = try object.choice("on")
        var entries: [Item] = []
        for payload in try object.list("entries") {
            let item = try PayloadObject(payload, of: "a guarded entry")
            entries.append(
                Item(
                    destination: Destination(try item.string("type"), item.optional("arguments")),
                    method: try item.string("method"),
                    entry: try item.optionalString("entry").map(EntryID.init(rawValue:)),
                    navigator: try item.optionalString("navigator").map(NavigatorID.init(rawValue:))
                )
            )
        }
        self.entries = entries
        cause = try SceneChange.Cause(try object.required("cause"))
        redirected = try NavigationOutcome.Redirection.list(try object.list("redirected"))
        timeout = question.timeout
    }
}

/// The verdict of a guard on a request.
public enum GuardVerdict: Equatable, Sendable {
    /// Allows the request. The host asks the next guard, and carries out the request after the last one.
    case allow
    /// Refuses the request with `denied`. The client that made the request gets the reason.
    case deny(reason: String? = nil)
    /// Navigates to this destination instead. `navigator` is an id or a name; nil means the request's own navigator.
    case redirect(to: Destination, method: String? = nil, navigator: String? = nil)

    package var payload: JSONPayload {
        var parameters = ParameterWriter()
        switch self {
        case .allow: parameters.add("verdict", "allow")
        case .deny(let reason):
            parameters.add("verdict", "deny")
            parameters.add("reason", reason)
        case .redirect(let destination, let method, let navigator):
            parameters.add("verdict", "redirect")
            parameters.add(destination)
            parameters.add("method", method)
            parameters.add("navigator", navigator)
        }
        return parameters.payload()
    }
}

/// Decides about requests for a guard. When it throws or is late, the guard's default decides.
public typealias GuardHandler = @Sendable (GuardQuestion) async throws -> GuardVerdict
