/// When a guard is asked.
public enum GuardMoment: String, Sendable {
    /// Before an entry is shown.
    case enter
    /// Before an entry is removed.
    case leave
    /// Before another stack of a navigator comes to the front.
    case select
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

    /// One choice of another stack.
    public struct Selection: Equatable, Sendable {
        /// The navigator whose stack in front would change.
        public let navigator: NavigatorID
        /// The stack that is in front now.
        public let from: Stack
        /// The stack that would come to the front.
        public let to: Stack
    }

    /// A stack that would leave the front or come to it.
    public struct Stack: Equatable, Sendable {
        /// Its id; nil when the request would create it.
        public let navigator: NavigatorID?
        /// Its name.
        public let name: String?
        /// The destination that it shows: its last entry, else its root.
        public let destination: Destination?
        /// The id of that entry; nil when the request would create the stack.
        public let entry: EntryID?

        init(_ object: PayloadObject) throws(NavigationClientError) {
            navigator = try object.optionalString("navigator").map(NavigatorID.init(rawValue:))
            name = try object.optionalString("name")
            let arguments = object.optional("arguments")
            destination = try object.optionalString("type").map { Destination($0, arguments) }
            entry = try object.optionalString("entry").map(EntryID.init(rawValue:))
        }
    }

    /// The scene.
    public let scene: String
    /// The guard that is asked.
    public let `guard`: GuardID
    /// The guard's name for people.
    public let name: String
    /// Whether entries would be shown or removed, or another stack selected.
    public let moment: GuardMoment
    /// All entries of the request that concern the guard.
    public let entries: [Item]
    /// All choices of stacks of the request that concern a guard on ``GuardMoment/select``.
    public let selections: [Selection]
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
        var selections: [Selection] = []
        for payload in try object.list("selections") {
            let choice = try PayloadObject(payload, of: "a guarded selection")
            selections.append(
                Selection(
                    navigator: NavigatorID(rawValue: try choice.string("navigator")),
                    from: try Stack(try PayloadObject(try choice.required("from"), of: "a stack")),
                    to: try Stack(try PayloadObject(try choice.required("to"), of: "a stack"))
                )
            )
        }
        self.selections = selections
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
