// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The member `destinations` of `module.register`. The destination types. Each name begins with the module's
    /// name and a dot.
    public struct RegisteredDestination: Equatable, Sendable, ContractValue {
        /// The type's name: its module's, a dot, and a name of its own.
        public var type: String
        /// Its title for people.
        public var title: String?
        /// A description of what it shows, in a sentence for people.
        public var description: String?
        /// The JSON Schema of its arguments; any object is valid when left out.
        public var arguments: JSONPayload?
        /// The version of its arguments' form, from 0; 0 when left out. The host has older entries migrated.
        public var version: Int?
        /// How it is shown when a request does not say so. `send` leaves that to its receiver.
        public var method: String?
        /// Hints that renderers get with each entry. The host passes them on.
        public var hints: JSONPayload?
        /// Whether its entries stay or are closed when its provider ends. `keep` when left out.
        public var orphan: DestinationOrphan?
        /// Its roles, which rules and guards name.
        public var roles: [String]?
        /// Where it may stand.
        public var rules: PathRule?
        /// True when the host asks the module for content for each entry; false when left out.
        public var provides: Bool?
        /// The JSON Schema of its content, which the host checks when the module supplies it; any content is valid when
        /// left out.
        public var content: JSONPayload?
        /// The name of the navigator that presents it, when the request gives no name and no other navigator has this
        /// one.
        public var presentation: String?
        /// The buttons of an alert or a dialog: 1 to 16, their answers all different.
        public var buttons: [Button]?
        /// The messages that its entries accept: up to 64 names with a JSON Schema each. Any message is valid when left
        /// out.
        public var messages: [String: JSONPayload]?

        /// Has these members; one that is nil is left out.
        public init(
            type: String,
            title: String? = nil,
            description: String? = nil,
            arguments: JSONPayload? = nil,
            version: Int? = nil,
            method: String? = nil,
            hints: JSONPayload? = nil,
            orphan: DestinationOrphan? = nil,
            roles: [String]? = nil,
            rules: PathRule? = nil,
            provides: Bool? = nil,
            content: JSONPayload? = nil,
            presentation: String? = nil,
            buttons: [Button]? = nil,
            messages: [String: JSONPayload]? = nil
        ) {
            self.type = type
            self.title = title
            self.description = description
            self.arguments = arguments
            self.version = version
            self.method = method
            self.hints = hints
            self.orphan = orphan
            self.roles = roles
            self.rules = rules
            self.provides = provides
            self.content = content
            self.presentation = presentation
            self.buttons = buttons
            self.messages = messages
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisteredDestination")
            type = try object.value("type")
            title = try object.valueIfGiven("title")
            description = try object.valueIfGiven("description")
            arguments = try object.valueIfGiven("arguments")
            version = try object.valueIfGiven("version")
            method = try object.valueIfGiven("method")
            hints = try object.valueIfGiven("hints")
            orphan = try object.valueIfGiven("orphan")
            roles = try object.valueIfGiven("roles")
            rules = try object.valueIfGiven("rules")
            provides = try object.valueIfGiven("provides")
            content = try object.valueIfGiven("content")
            presentation = try object.valueIfGiven("presentation")
            buttons = try object.valueIfGiven("buttons")
            messages = try object.valueIfGiven("messages")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("type", type)
            object.addIfGiven("title", title)
            object.addIfGiven("description", description)
            object.addIfGiven("arguments", arguments)
            object.addIfGiven("version", version)
            object.addIfGiven("method", method)
            object.addIfGiven("hints", hints)
            object.addIfGiven("orphan", orphan)
            object.addIfGiven("roles", roles)
            object.addIfGiven("rules", rules)
            object.addIfGiven("provides", provides)
            object.addIfGiven("content", content)
            object.addIfGiven("presentation", presentation)
            object.addIfGiven("buttons", buttons)
            object.addIfGiven("messages", messages)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct PresentationMethod: Equatable, Sendable, ContractValue {
        /// Its name, unique on the host.
        public var method: String
        /// Whether it has a path of its own; false when left out.
        public var hasPath: Bool?
        /// Whether it takes the one place over its presenter, as a sheet does; true when left out.
        public var exclusive: Bool?
        /// Seconds after which the host closes it; it stays when left out.
        public var closesAfter: Double?

        /// Has these members; one that is nil is left out.
        public init(
            method: String,
            hasPath: Bool? = nil,
            exclusive: Bool? = nil,
            closesAfter: Double? = nil
        ) {
            self.method = method
            self.hasPath = hasPath
            self.exclusive = exclusive
            self.closesAfter = closesAfter
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "PresentationMethod")
            method = try object.value("method")
            hasPath = try object.valueIfGiven("hasPath")
            exclusive = try object.valueIfGiven("exclusive")
            closesAfter = try object.valueIfGiven("closesAfter")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("method", method)
            object.addIfGiven("hasPath", hasPath)
            object.addIfGiven("exclusive", exclusive)
            object.addIfGiven("closesAfter", closesAfter)
            return object.payload
        }
    }

    /// The member `modules` of ``ModulesResult``. The modules, by name.
    public struct Module: Equatable, Sendable, ContractValue {
        /// The module's name.
        public let module: String
        /// Its version, as it was registered.
        public let version: String?
        /// Its title for people.
        public let title: String?
        /// The session that registered it.
        public let session: String?
        /// How many destination types it provides.
        public let destinations: Int
        /// The methods of presentation that it defines, by name.
        public let presentations: [PresentationMethod]?
        /// Its state, when the host can start it.
        public let state: ModuleState?
        /// Its process, when the host started it.
        public let pid: Int?
        /// How often the host started it again because its process had ended.
        public let restarts: Int?
        /// Why it failed the last time: an error.
        public let lastFailure: SequenceStepError?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Module")
            module = try object.value("module")
            version = try object.valueIfGiven("version")
            title = try object.valueIfGiven("title")
            session = try object.valueIfGiven("session")
            destinations = try object.value("destinations")
            presentations = try object.valueIfGiven("presentations")
            state = try object.valueIfGiven("state")
            pid = try object.valueIfGiven("pid")
            restarts = try object.valueIfGiven("restarts")
            lastFailure = try object.valueIfGiven("lastFailure")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("module", module)
            object.addIfGiven("version", version)
            object.addIfGiven("title", title)
            object.addIfGiven("session", session)
            object.add("destinations", destinations)
            object.addIfGiven("presentations", presentations)
            object.addIfGiven("state", state)
            object.addIfGiven("pid", pid)
            object.addIfGiven("restarts", restarts)
            object.addIfGiven("lastFailure", lastFailure)
            return object.payload
        }
    }

    /// The member `guards` of `module.register`. The module's guards, each as for `guard.add`.
    public struct RegisterGuardsItem: Equatable, Sendable, ContractValue {
        /// The name of the guard for people.
        public var name: String
        /// When it is asked: before something is shown (`enter`), before something goes (`leave`), or before another
        /// stack of a navigator comes to the front (`select`).
        public var on: GuardOn
        /// Types that it is about: `shop.item`, `shop.*`, or `*`. With `roles` left out too, all of them. On `select`,
        /// one of the two stacks must show such a type.
        public var types: [String]?
        /// Roles that it is about, in any module's types.
        public var roles: [String]?
        /// Only this scene; all when left out.
        public var scene: String?
        /// Only this navigator and what is below it; on `select`, one of the two stacks.
        public var navigator: String?
        /// Guards with a lower number are asked first; 0 when left out.
        public var order: Int?
        /// Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
        public var timeout: Double?
        /// The verdict when it does not answer in time, or gives an invalid answer; `deny` when left out.
        public var `default`: GuardDefault?
        /// The answer that holds while the guard's module is away: `allow`, `deny`, or `wait` until the module has
        /// added the guard again, at most for `timeout`. The guard ends with its session when left out.
        public var away: GuardAway?
        /// The module of a guard with `away`, one of this session; a session with several modules must say it.
        public var module: String?

        /// Has these members; one that is nil is left out.
        public init(
            name: String,
            on: GuardOn,
            types: [String]? = nil,
            roles: [String]? = nil,
            scene: String? = nil,
            navigator: String? = nil,
            order: Int? = nil,
            timeout: Double? = nil,
            default: GuardDefault? = nil,
            away: GuardAway? = nil,
            module: String? = nil
        ) {
            self.name = name
            self.on = on
            self.types = types
            self.roles = roles
            self.scene = scene
            self.navigator = navigator
            self.order = order
            self.timeout = timeout
            self.default = `default`
            self.away = away
            self.module = module
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterGuardsItem")
            name = try object.value("name")
            on = try object.value("on")
            types = try object.valueIfGiven("types")
            roles = try object.valueIfGiven("roles")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            order = try object.valueIfGiven("order")
            timeout = try object.valueIfGiven("timeout")
            `default` = try object.valueIfGiven("default")
            away = try object.valueIfGiven("away")
            module = try object.valueIfGiven("module")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("on", on)
            object.addIfGiven("types", types)
            object.addIfGiven("roles", roles)
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("order", order)
            object.addIfGiven("timeout", timeout)
            object.addIfGiven("default", `default`)
            object.addIfGiven("away", away)
            object.addIfGiven("module", module)
            return object.payload
        }
    }

    /// A form of ``RegisterReceiversItem``.
    public struct RegisterReceiversItemValue: Equatable, Sendable, ContractValue {
        /// The name of a value: a module's name, a dot and a name.
        public var value: String
        /// Id or name of the navigator where it stands; behind all others when left out.
        public var navigator: String?
        /// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
        public var scene: String?
        /// Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
        public var timeout: Double?

        /// Has these members; one that is nil is left out.
        public init(
            value: String,
            navigator: String? = nil,
            scene: String? = nil,
            timeout: Double? = nil
        ) {
            self.value = value
            self.navigator = navigator
            self.scene = scene
            self.timeout = timeout
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterReceiversItemValue")
            value = try object.value("value")
            navigator = try object.valueIfGiven("navigator")
            scene = try object.valueIfGiven("scene")
            timeout = try object.valueIfGiven("timeout")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("value", value)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("scene", scene)
            object.addIfGiven("timeout", timeout)
            return object.payload
        }
    }
}
