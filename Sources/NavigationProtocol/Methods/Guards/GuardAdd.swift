import NavigationTree

/// `guard.add`: a session wants to be asked before something is shown or goes, or another stack is selected.
package struct GuardAdd: MethodDefinition, Equatable {
    package static let method = Method.guardAdd
    package static let function = ClientFunction("addGuard", "name", "on")
    package static let summary = """
        Asks this session before a request shows or removes what the guard is about, or selects another stack. The session gets `guard.ask`; the request \
        waits, and so do requests that would change the same navigators. The host asks guards one after the other: by their order, then by their age. A guard ends with \
        `guard.remove`, and with the navigator or the scene that it was added for. It ends with its session as well, unless `away` says what holds while its \
        module is away.
        """
    package static let resultSummary = "The guard's id."
    package static let errors: [ErrorCode] = [.limitReached, .unknownScene, .unknownNavigator]
    package static let examples = [
        Example(
            "before anything of the shop is shown",
            #"{"name":"login","on":"enter","types":["shop.*"]}"#,
            gives: #"{"guard":"g1"}"#
        ),
        Example(
            "one that denies while its module is away",
            after: [Example.shop],
            #"{"name":"cart","on":"leave","types":["shop.*"],"away":"deny"}"#,
            gives: #"{"guard":"g1"}"#
        ),
    ]

    package let name: String
    package let moment: GuardedMoment
    /// Types, `module.*` for all of a module, or `*`; every type when this and ``roles`` are nil.
    package let types: [String]?
    package let roles: [String]?
    /// Only in this scene; in every one when nil.
    package let scene: String?
    /// Only on this navigator and below it.
    package let navigator: String?
    /// Guards with a lower number are asked first.
    package let order: Int
    /// Seconds that the guard has to answer.
    package let timeout: Double?
    package let defaultVerdict: GuardVerdict
    /// The rule while its module is away; nil when the guard ends with its session.
    package let absence: GuardAbsence?
    /// The module of a guard with ``absence``; nil for the only one of the session.
    package let module: String?

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.name = try parameters.name("name", "The name of the guard for people.")
        self.moment = try parameters.required(
            "on",
            "\"enter\", \"leave\" or \"select\"",
            parameters.choice(
                "on",
                """
                When it is asked: before something is shown (`enter`), before something goes (`leave`), or before another stack of a navigator comes to the \
                front (`select`).
                """
            )
        )
        self.types = try parameters.typePatterns(
            "types",
            """
            Types that it is about: `shop.item`, `shop.*`, or `*`. With `roles` left out too, all of them. On `select`, one of the two stacks must show such a \
            type.
            """
        )
        self.roles = try parameters.roleNames("roles", "Roles that it is about, in any module's types.")
        self.scene = try parameters.string("scene", "Only this scene; all when left out.")
        self.navigator = try parameters.string(
            "navigator",
            "Only this navigator and what is below it; on `select`, one of the two stacks."
        )
        self.order =
            try parameters.integer(
                "order",
                "Guards with a lower number are asked first; 0 when left out.",
                in: -1_000_000...1_000_000
            ) ?? 0
        self.timeout = try parameters.timeout(
            "timeout",
            "Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`."
        )
        self.defaultVerdict =
            try parameters.choice(
                "default",
                "The verdict when it does not answer in time, or gives an invalid answer; `deny` when left out."
            ) ?? .deny
        self.absence = try parameters.choice(
            "away",
            """
            The answer that holds while the guard's module is away: `allow`, `deny`, or `wait` until the module has added the guard again, at most for `timeout`. The \
            guard ends with its session when left out.
            """
        )
        self.module = try parameters.string(
            "module",
            "The module of a guard with `away`, one of this session; a session with several modules must say it."
        )
        guard module == nil || absence != nil else {
            throw Parameters.invalid("module", "left out without \"away\"")
        }
    }

    /// The answer: the guard's id.
    package struct Result: WireObject {
        let id: GuardID

        package init(_ id: GuardID) { self.id = id }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("guard", "The guard's id.") { $0.id }
        }
    }
}

/// The events about which guards are asked.
package enum GuardedMoment: String, WireChoice, Sampled {
    /// Something is shown.
    case enter
    /// Something goes.
    case leave
    /// Another stack of a navigator comes to the front.
    case select
}

/// The vote that counts when a guard does not answer.
package enum GuardVerdict: String, WireChoice, Sampled {
    case allow
    case deny
}

/// The fate of requests while the module of their guard is away.
package enum GuardAbsence: String, WireChoice, Sampled {
    /// They go on.
    case allow
    /// They are refused.
    case deny
    /// They wait for the module, at most as long as for a vote. Then the default verdict holds.
    case wait
}

extension GuardID: WireValue {}
