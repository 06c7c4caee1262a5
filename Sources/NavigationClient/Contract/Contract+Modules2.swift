// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterReceiversItemValue")
            value = try object.value("value")
            navigator = try object.valueIfGiven("navigator")
            scene = try object.valueIfGiven("scene")
            timeout = try object.valueIfGiven("timeout")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("value", value)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("scene", scene)
            object.addIfGiven("timeout", timeout)
            return object.payload
        }
    }

    /// Receives without being asked.
    public struct RegisterReceiversItemValueAutoAuto: Equatable, Sendable, ContractValue {
        /// Show the destination on this navigator; on the receiver's when left out, else where it was sent from.
        public var navigate: String?
        /// Bring this navigator to the front, and show nothing.
        public var select: String?
        /// How the destination is shown; the type says so when left out.
        public var method: String?
        /// How the sequence goes on; `auto` when left out.
        public var resume: ReceiverValueAutoResumeChoice?

        /// Has these members; one that is nil is left out.
        public init(
            navigate: String? = nil,
            select: String? = nil,
            method: String? = nil,
            resume: ReceiverValueAutoResumeChoice? = nil
        ) {
            self.navigate = navigate
            self.select = select
            self.method = method
            self.resume = resume
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterReceiversItemValueAutoAuto")
            navigate = try object.valueIfGiven("navigate")
            select = try object.valueIfGiven("select")
            method = try object.valueIfGiven("method")
            resume = try object.valueIfGiven("resume")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("navigate", navigate)
            object.addIfGiven("select", select)
            object.addIfGiven("method", method)
            object.addIfGiven("resume", resume)
            return object.payload
        }
    }

    /// A form of ``RegisterReceiversItem``.
    public struct RegisterReceiversItemValueAuto: Equatable, Sendable, ContractValue {
        /// The name of a value: a module's name, a dot and a name.
        public var value: String
        /// Id or name of the navigator where it stands; behind all others when left out.
        public var navigator: String?
        /// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
        public var scene: String?
        /// Receives without being asked.
        public var auto: RegisterReceiversItemValueAutoAuto

        /// Has these members; one that is nil is left out.
        public init(
            value: String,
            auto: RegisterReceiversItemValueAutoAuto,
            navigator: String? = nil,
            scene: String? = nil
        ) {
            self.value = value
            self.navigator = navigator
            self.scene = scene
            self.auto = auto
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterReceiversItemValueAuto")
            value = try object.value("value")
            navigator = try object.valueIfGiven("navigator")
            scene = try object.valueIfGiven("scene")
            auto = try object.value("auto")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("value", value)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("scene", scene)
            object.add("auto", auto)
            return object.payload
        }
    }

    /// A form of ``RegisterReceiversItem``.
    public struct RegisterReceiversItemType: Equatable, Sendable, ContractValue {
        /// A destination type.
        public var type: String
        /// Id or name of the navigator where it stands; behind all others when left out.
        public var navigator: String?
        /// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
        public var scene: String?
        /// Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
        public var timeout: Double?

        /// Has these members; one that is nil is left out.
        public init(
            type: String,
            navigator: String? = nil,
            scene: String? = nil,
            timeout: Double? = nil
        ) {
            self.type = type
            self.navigator = navigator
            self.scene = scene
            self.timeout = timeout
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterReceiversItemType")
            type = try object.value("type")
            navigator = try object.valueIfGiven("navigator")
            scene = try object.valueIfGiven("scene")
            timeout = try object.valueIfGiven("timeout")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("type", type)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("scene", scene)
            object.addIfGiven("timeout", timeout)
            return object.payload
        }
    }

    /// A form of ``RegisterReceiversItem``.
    public struct RegisterReceiversItemTypeAuto: Equatable, Sendable, ContractValue {
        /// A destination type.
        public var type: String
        /// Id or name of the navigator where it stands; behind all others when left out.
        public var navigator: String?
        /// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
        public var scene: String?
        /// Receives without being asked.
        public var auto: RegisterReceiversItemValueAutoAuto

        /// Has these members; one that is nil is left out.
        public init(
            type: String,
            auto: RegisterReceiversItemValueAutoAuto,
            navigator: String? = nil,
            scene: String? = nil
        ) {
            self.type = type
            self.navigator = navigator
            self.scene = scene
            self.auto = auto
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterReceiversItemTypeAuto")
            type = try object.value("type")
            navigator = try object.valueIfGiven("navigator")
            scene = try object.valueIfGiven("scene")
            auto = try object.value("auto")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("type", type)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("scene", scene)
            object.add("auto", auto)
            return object.payload
        }
    }

    /// A form of ``RegisterReceiversItem``.
    public struct RegisterReceiversItemRoute: Equatable, Sendable, ContractValue {
        /// The name of a route: a module's name, a dot and a name.
        public var route: String
        /// Id or name of the navigator where it stands; behind all others when left out.
        public var navigator: String?
        /// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
        public var scene: String?
        /// Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`.
        public var timeout: Double?

        /// Has these members; one that is nil is left out.
        public init(
            route: String,
            navigator: String? = nil,
            scene: String? = nil,
            timeout: Double? = nil
        ) {
            self.route = route
            self.navigator = navigator
            self.scene = scene
            self.timeout = timeout
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterReceiversItemRoute")
            route = try object.value("route")
            navigator = try object.valueIfGiven("navigator")
            scene = try object.valueIfGiven("scene")
            timeout = try object.valueIfGiven("timeout")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("route", route)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("scene", scene)
            object.addIfGiven("timeout", timeout)
            return object.payload
        }
    }

    /// A form of ``RegisterReceiversItem``.
    public struct RegisterReceiversItemRouteAuto: Equatable, Sendable, ContractValue {
        /// The name of a route: a module's name, a dot and a name.
        public var route: String
        /// Id or name of the navigator where it stands; behind all others when left out.
        public var navigator: String?
        /// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without.
        public var scene: String?
        /// Receives without being asked.
        public var auto: RegisterReceiversItemValueAutoAuto

        /// Has these members; one that is nil is left out.
        public init(
            route: String,
            auto: RegisterReceiversItemValueAutoAuto,
            navigator: String? = nil,
            scene: String? = nil
        ) {
            self.route = route
            self.navigator = navigator
            self.scene = scene
            self.auto = auto
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterReceiversItemRouteAuto")
            route = try object.value("route")
            navigator = try object.valueIfGiven("navigator")
            scene = try object.valueIfGiven("scene")
            auto = try object.value("auto")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("route", route)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("scene", scene)
            object.add("auto", auto)
            return object.payload
        }
    }

    /// The member `receivers` of `module.register`. Its receivers, each as for `receiver.add`.
    public enum RegisterReceiversItem: Equatable, Sendable, ContractValue {
        /// The form of ``RegisterReceiversItemValue``.
        case value(RegisterReceiversItemValue)
        /// The form of ``RegisterReceiversItemValueAuto``.
        case valueAuto(RegisterReceiversItemValueAuto)
        /// The form of ``RegisterReceiversItemType``.
        case type(RegisterReceiversItemType)
        /// The form of ``RegisterReceiversItemTypeAuto``.
        case typeAuto(RegisterReceiversItemTypeAuto)
        /// The form of ``RegisterReceiversItemRoute``.
        case route(RegisterReceiversItemRoute)
        /// The form of ``RegisterReceiversItemRouteAuto``.
        case routeAuto(RegisterReceiversItemRouteAuto)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["value", "auto"]): self = .valueAuto(try .init(reading: payload))
            case shape.hasAll(["type", "auto"]): self = .typeAuto(try .init(reading: payload))
            case shape.hasAll(["route", "auto"]): self = .routeAuto(try .init(reading: payload))
            case shape.hasAll(["value"]): self = .value(try .init(reading: payload))
            case shape.hasAll(["type"]): self = .type(try .init(reading: payload))
            case shape.hasAll(["route"]): self = .route(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .value(let value): value.encoded
            case .valueAuto(let value): value.encoded
            case .type(let value): value.encoded
            case .typeAuto(let value): value.encoded
            case .route(let value): value.encoded
            case .routeAuto(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }

    /// A form of ``RegisterURLsItem``.
    public struct RegisterURLsItemTo: Equatable, Sendable, ContractValue {
        /// A module of this session; its only one when left out.
        public var module: String?
        /// A pattern, as `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`.
        public var pattern: String
        /// The scene where the items go when the request that opens the URL names none; `main` when left out.
        public var scene: String?
        /// The navigator where they go, likewise; the scene's current one when left out.
        public var navigator: String?
        /// Items of a sequence. `{id}` as a whole string becomes the parameter's value, within a longer one its text.
        public var to: [JSONPayload]

        /// Has these members; one that is nil is left out.
        public init(
            pattern: String,
            to: [JSONPayload],
            module: String? = nil,
            scene: String? = nil,
            navigator: String? = nil
        ) {
            self.module = module
            self.pattern = pattern
            self.scene = scene
            self.navigator = navigator
            self.to = to
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterURLsItemTo")
            module = try object.valueIfGiven("module")
            pattern = try object.value("pattern")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            to = try object.value("to")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("module", module)
            object.add("pattern", pattern)
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            object.add("to", to)
            return object.payload
        }
    }

    /// A form of ``RegisterURLsItem``.
    public struct RegisterURLsItemAsk: Equatable, Sendable, ContractValue {
        /// A module of this session; its only one when left out.
        public var module: String?
        /// A pattern, as `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`.
        public var pattern: String
        /// The scene where the items go when the request that opens the URL names none; `main` when left out.
        public var scene: String?
        /// The navigator where they go, likewise; the scene's current one when left out.
        public var navigator: String?
        /// True, in the place of `to`: the module is asked with `url.resolve`.
        public var ask: Bool

        /// Has these members; one that is nil is left out.
        public init(
            pattern: String,
            ask: Bool,
            module: String? = nil,
            scene: String? = nil,
            navigator: String? = nil
        ) {
            self.module = module
            self.pattern = pattern
            self.scene = scene
            self.navigator = navigator
            self.ask = ask
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterURLsItemAsk")
            module = try object.valueIfGiven("module")
            pattern = try object.value("pattern")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            ask = try object.value("ask")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("module", module)
            object.add("pattern", pattern)
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            object.add("ask", ask)
            return object.payload
        }
    }

    /// The member `urls` of `module.register`. Its URL patterns, each as for `url.register`.
    public enum RegisterURLsItem: Equatable, Sendable, ContractValue {
        /// The form of ``RegisterURLsItemTo``.
        case to(RegisterURLsItemTo)
        /// The form of ``RegisterURLsItemAsk``.
        case ask(RegisterURLsItemAsk)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["pattern", "to"]): self = .to(try .init(reading: payload))
            case shape.hasAll(["pattern", "ask"]): self = .ask(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .to(let value): value.encoded
            case .ask(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }
}
