// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["value", "auto"]):
                self = .valueAuto(try RegisterReceiversItemValueAuto(reading: payload))
            case shape.hasAll(["type", "auto"]):
                self = .typeAuto(try RegisterReceiversItemTypeAuto(reading: payload))
            case shape.hasAll(["route", "auto"]):
                self = .routeAuto(try RegisterReceiversItemRouteAuto(reading: payload))
            case shape.hasAll(["value"]): self = .value(try RegisterReceiversItemValue(reading: payload))
            case shape.hasAll(["type"]): self = .type(try RegisterReceiversItemType(reading: payload))
            case shape.hasAll(["route"]): self = .route(try RegisterReceiversItemRoute(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
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

        /// This form, in short.
        public static func value(
            _ value: String,
            navigator: String? = nil,
            scene: String? = nil,
            timeout: Double? = nil
        ) -> Self {
            .value(.init(value: value, navigator: navigator, scene: scene, timeout: timeout))
        }

        /// This form, in short.
        public static func type(
            _ type: String,
            navigator: String? = nil,
            scene: String? = nil,
            timeout: Double? = nil
        ) -> Self {
            .type(.init(type: type, navigator: navigator, scene: scene, timeout: timeout))
        }

        /// This form, in short.
        public static func route(
            _ route: String,
            navigator: String? = nil,
            scene: String? = nil,
            timeout: Double? = nil
        ) -> Self {
            .route(.init(route: route, navigator: navigator, scene: scene, timeout: timeout))
        }

        /// The name of a value: a module's name, a dot and a name. Nil in a form without it.
        public var value: String? {
            switch self {
            case .value(let value): value.value
            case .valueAuto(let value): value.value
            default: nil
            }
        }

        /// Id or name of the navigator where it stands; behind all others when left out. Nil in a form without it.
        public var navigator: String? {
            switch self {
            case .value(let value): value.navigator
            case .valueAuto(let value): value.navigator
            case .type(let value): value.navigator
            case .typeAuto(let value): value.navigator
            case .route(let value): value.navigator
            case .routeAuto(let value): value.navigator
            default: nil
            }
        }

        /// Only what is sent in this scene. When left out: in `main` with `navigator`, in every scene without. Nil in a
        /// form without it.
        public var scene: String? {
            switch self {
            case .value(let value): value.scene
            case .valueAuto(let value): value.scene
            case .type(let value): value.scene
            case .typeAuto(let value): value.scene
            case .route(let value): value.scene
            case .routeAuto(let value): value.scene
            default: nil
            }
        }

        /// Seconds that it has to answer: the limit `question` when left out, at most the limit `questionMaximum`. Nil
        /// in a form without it.
        public var timeout: Double? {
            switch self {
            case .value(let value): value.timeout
            case .type(let value): value.timeout
            case .route(let value): value.timeout
            default: nil
            }
        }

        /// Receives without being asked. Nil in a form without it.
        public var auto: RegisterReceiversItemValueAutoAuto? {
            switch self {
            case .valueAuto(let value): value.auto
            case .typeAuto(let value): value.auto
            case .routeAuto(let value): value.auto
            default: nil
            }
        }

        /// A destination type. Nil in a form without it.
        public var type: String? {
            switch self {
            case .type(let value): value.type
            case .typeAuto(let value): value.type
            default: nil
            }
        }

        /// The name of a route: a module's name, a dot and a name. Nil in a form without it.
        public var route: String? {
            switch self {
            case .route(let value): value.route
            case .routeAuto(let value): value.route
            default: nil
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
        public var to: [SentItem]

        /// Has these members; one that is nil is left out.
        public init(
            pattern: String,
            to: [SentItem],
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterURLsItemTo")
            module = try object.valueIfGiven("module")
            pattern = try object.value("pattern")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            to = try object.value("to")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterURLsItemAsk")
            module = try object.valueIfGiven("module")
            pattern = try object.value("pattern")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            ask = try object.value("ask")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["pattern", "to"]): self = .to(try RegisterURLsItemTo(reading: payload))
            case shape.hasAll(["pattern", "ask"]): self = .ask(try RegisterURLsItemAsk(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .to(let value): value.encoded
            case .ask(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// A module of this session; its only one when left out. Nil in a form without it.
        public var module: String? {
            switch self {
            case .to(let value): value.module
            case .ask(let value): value.module
            default: nil
            }
        }

        /// A pattern, as `shop://product/:id(int)/reviews/:page(int)?`, `/docs/*rest` or `/search?q=:q`. Nil in a form
        /// without it.
        public var pattern: String? {
            switch self {
            case .to(let value): value.pattern
            case .ask(let value): value.pattern
            default: nil
            }
        }

        /// The scene where the items go when the request that opens the URL names none; `main` when left out. Nil in a
        /// form without it.
        public var scene: String? {
            switch self {
            case .to(let value): value.scene
            case .ask(let value): value.scene
            default: nil
            }
        }

        /// The navigator where they go, likewise; the scene's current one when left out. Nil in a form without it.
        public var navigator: String? {
            switch self {
            case .to(let value): value.navigator
            case .ask(let value): value.navigator
            default: nil
            }
        }
    }
}
