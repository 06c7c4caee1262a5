// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterReceiversItemValueAutoAuto")
            navigate = try object.valueIfGiven("navigate")
            select = try object.valueIfGiven("select")
            method = try object.valueIfGiven("method")
            resume = try object.valueIfGiven("resume")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterReceiversItemValueAuto")
            value = try object.value("value")
            navigator = try object.valueIfGiven("navigator")
            scene = try object.valueIfGiven("scene")
            auto = try object.value("auto")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterReceiversItemType")
            type = try object.value("type")
            navigator = try object.valueIfGiven("navigator")
            scene = try object.valueIfGiven("scene")
            timeout = try object.valueIfGiven("timeout")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterReceiversItemTypeAuto")
            type = try object.value("type")
            navigator = try object.valueIfGiven("navigator")
            scene = try object.valueIfGiven("scene")
            auto = try object.value("auto")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterReceiversItemRoute")
            route = try object.value("route")
            navigator = try object.valueIfGiven("navigator")
            scene = try object.valueIfGiven("scene")
            timeout = try object.valueIfGiven("timeout")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterReceiversItemRouteAuto")
            route = try object.value("route")
            navigator = try object.valueIfGiven("navigator")
            scene = try object.valueIfGiven("scene")
            auto = try object.value("auto")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("route", route)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("scene", scene)
            object.add("auto", auto)
            return object.payload
        }
    }
}
