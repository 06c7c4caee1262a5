/// The moments at which a guard is asked.
public enum GuardMoment: String, Sendable {
    /// Before something is shown.
    case enter
    /// Before something goes.
    case leave
}

/// What a guard is asked: whether entries may be shown, or may go.
public struct GuardQuestion: Equatable, Sendable {
    /// One of the entries.
    public struct Item: Equatable, Sendable {
        /// What is to be shown, or to go.
        public let destination: Destination
        /// How it is shown.
        public let method: String
        /// The entry that is to go; nil for one that is to be shown.
        public let entry: EntryID?
        /// Where it is, or will be; nil for a navigator that is yet to be made.
        public let navigator: NavigatorID?
    }

    /// The scene.
    public let scene: String
    /// The guard that is asked.
    public let `guard`: GuardID
    /// What people know the guard by.
    public let name: String
    /// Whether the entries are to be shown, or to go.
    public let moment: GuardMoment
    /// The entries that the guard is about, all of one request.
    public let entries: [Item]
    /// Who asked for what.
    public let cause: SceneChange.Cause
    /// Where other guards have sent the request already, the destinations that were asked for first.
    public let redirected: [NavigationOutcome.Redirection]
    /// How long the host waits; then the guard's default holds.
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

/// What a guard makes of a request.
public enum GuardVerdict: Equatable, Sendable {
    /// The next guard is asked, and at last the request is carried out.
    case allow
    /// The request is refused with `denied`; the reason is for whoever asked.
    case deny(reason: String? = nil)
    /// This is navigated to in place of the request, on the same navigator unless another one is named, by id or name.
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

/// Votes for a guard. When it throws, or is late, the guard's default holds.
public typealias GuardHandler = @Sendable (GuardQuestion) async throws -> GuardVerdict
