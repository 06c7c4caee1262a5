// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form that several parts of the contract have.
    public struct Button: Equatable, Sendable, ContractValue {
        /// The answer when a person chooses the button.
        public var answer: String
        /// The text that a person sees; the answer when left out.
        public var label: String?
        /// How a renderer shows the button.
        public var role: ButtonRole?

        /// Has these members; one that is nil is left out.
        public init(
            answer: String,
            label: String? = nil,
            role: ButtonRole? = nil
        ) {
            self.answer = answer
            self.label = label
            self.role = role
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Button")
            answer = try object.value("answer")
            label = try object.valueIfGiven("label")
            role = try object.valueIfGiven("role")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("answer", answer)
            object.addIfGiven("label", label)
            object.addIfGiven("role", role)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct Flow: Equatable, Sendable, ContractValue {
        /// The flow's scene, in lists about several.
        public let scene: String?
        /// The flow's id.
        public let id: String
        /// The navigator that it began on.
        public let navigator: String
        /// The session that started it.
        public let session: String?
        /// A flow: steps with one end, which leads back here.
        public let kind: String
        /// The flow's name.
        public let name: String
        /// The module that drives it.
        public let module: String?
        /// How many entries stay in the path when the flow ends.
        public let position: Int
        /// The checkpoint that it returns to when it is completed.
        public let checkpoint: String?
        /// The JSON Schema of the value that completes it.
        public let schema: JSONPayload?
        /// The data that its driver keeps in it.
        public let data: JSONPayload?
        /// `suspended` while its module is away.
        public let state: FlowState

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Flow")
            scene = try object.valueIfGiven("scene")
            id = try object.value("id")
            navigator = try object.value("navigator")
            session = try object.valueIfGiven("session")
            kind = try object.value("kind")
            name = try object.value("name")
            module = try object.valueIfGiven("module")
            position = try object.value("position")
            checkpoint = try object.valueIfGiven("checkpoint")
            schema = try object.valueIfGiven("schema")
            data = try object.valueIfGiven("data")
            state = try object.value("state")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("scene", scene)
            object.add("id", id)
            object.add("navigator", navigator)
            object.addIfGiven("session", session)
            object.add("kind", kind)
            object.add("name", name)
            object.addIfGiven("module", module)
            object.add("position", position)
            object.addIfGiven("checkpoint", checkpoint)
            object.addIfGiven("schema", schema)
            object.addIfGiven("data", data)
            object.add("state", state)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct PathRule: Equatable, Sendable, ContractValue {
        /// It stands directly on a type with one of these roles, or on `root`.
        public var under: [String]?
        /// Something below it in the path has one of these roles.
        public var within: [String]?
        /// How many of it a path may hold.
        public var most: Int?
        /// Whether it may stand on itself.
        public var repeats: Bool?
        /// Whether it must be the first of its path.
        public var first: Bool?
        /// Whether nothing may stand on it.
        public var last: Bool?
        /// The methods by which it may be shown.
        public var methods: [String]?

        /// Has these members; one that is nil is left out.
        public init(
            under: [String]? = nil,
            within: [String]? = nil,
            most: Int? = nil,
            repeats: Bool? = nil,
            first: Bool? = nil,
            last: Bool? = nil,
            methods: [String]? = nil
        ) {
            self.under = under
            self.within = within
            self.most = most
            self.repeats = repeats
            self.first = first
            self.last = last
            self.methods = methods
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "PathRule")
            under = try object.valueIfGiven("under")
            within = try object.valueIfGiven("within")
            most = try object.valueIfGiven("most")
            repeats = try object.valueIfGiven("repeats")
            first = try object.valueIfGiven("first")
            last = try object.valueIfGiven("last")
            methods = try object.valueIfGiven("methods")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("under", under)
            object.addIfGiven("within", within)
            object.addIfGiven("most", most)
            object.addIfGiven("repeats", repeats)
            object.addIfGiven("first", first)
            object.addIfGiven("last", last)
            object.addIfGiven("methods", methods)
            return object.payload
        }
    }

    /// A form of ``SentItem``.
    public struct SentItemValue: Equatable, Sendable, ContractValue {
        /// Id or name of the navigator where it acts, or where the search for a receiver begins.
        public var navigator: String?
        /// The name of a value: a module's name, a dot and a name.
        public var value: String
        /// The data that is passed on to the receiver; null when left out.
        public var data: JSONPayload?

        /// Has these members; one that is nil is left out.
        public init(
            value: String,
            navigator: String? = nil,
            data: JSONPayload? = nil
        ) {
            self.navigator = navigator
            self.value = value
            self.data = data
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SentItemValue")
            navigator = try object.valueIfGiven("navigator")
            value = try object.value("value")
            data = try object.valueIfGiven("data")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("navigator", navigator)
            object.add("value", value)
            object.addIfGiven("data", data)
            return object.payload
        }
    }

    /// A form of ``SentItem``.
    public struct SentItemRoute: Equatable, Sendable, ContractValue {
        /// Id or name of the navigator where it acts, or where the search for a receiver begins.
        public var navigator: String?
        /// The name of a route: a module's name, a dot and a name.
        public var route: String
        /// The data that is passed on to the receiver; null when left out.
        public var data: JSONPayload?

        /// Has these members; one that is nil is left out.
        public init(
            route: String,
            navigator: String? = nil,
            data: JSONPayload? = nil
        ) {
            self.navigator = navigator
            self.route = route
            self.data = data
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SentItemRoute")
            navigator = try object.valueIfGiven("navigator")
            route = try object.value("route")
            data = try object.valueIfGiven("data")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("navigator", navigator)
            object.add("route", route)
            object.addIfGiven("data", data)
            return object.payload
        }
    }

    /// A form of ``SentItem``.
    public struct SentItemType: Equatable, Sendable, ContractValue {
        /// Id or name of the navigator where it acts, or where the search for a receiver begins.
        public var navigator: String?
        /// A destination type.
        public var type: String
        /// The destination's arguments; none when left out.
        public var arguments: JSONPayload?
        /// How the destination is shown; `send` when only a receiver may take it. The type says so when left out.
        public var method: String?

        /// Has these members; one that is nil is left out.
        public init(
            type: String,
            navigator: String? = nil,
            arguments: JSONPayload? = nil,
            method: String? = nil
        ) {
            self.navigator = navigator
            self.type = type
            self.arguments = arguments
            self.method = method
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SentItemType")
            navigator = try object.valueIfGiven("navigator")
            type = try object.value("type")
            arguments = try object.valueIfGiven("arguments")
            method = try object.valueIfGiven("method")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("navigator", navigator)
            object.add("type", type)
            object.addIfGiven("arguments", arguments)
            object.addIfGiven("method", method)
            return object.payload
        }
    }

    /// A form of ``SentItem``.
    public struct SentItemAction: Equatable, Sendable, ContractValue {
        /// Id or name of the navigator where it acts, or where the search for a receiver begins.
        public var navigator: String?
        /// An action of the sequence itself.
        public var action: SentItemActionAction

        /// Has these members; one that is nil is left out.
        public init(
            action: SentItemActionAction,
            navigator: String? = nil
        ) {
            self.navigator = navigator
            self.action = action
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SentItemAction")
            navigator = try object.valueIfGiven("navigator")
            action = try object.value("action")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("navigator", navigator)
            object.add("action", action)
            return object.payload
        }
    }

    /// A form of ``SentItem``.
    public struct SentItemActionMethod: Equatable, Sendable, ContractValue {
        /// Id or name of the navigator where it acts, or where the search for a receiver begins.
        public var navigator: String?
        /// The operation: a method that changes a scene's tree.
        public var method: String
        /// Its parameters, without those of the request around it.
        public var params: JSONPayload?

        /// Has these members; one that is nil is left out.
        public init(
            method: String,
            navigator: String? = nil,
            params: JSONPayload? = nil
        ) {
            self.navigator = navigator
            self.method = method
            self.params = params
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SentItemActionMethod")
            try object.require("action", "perform")
            navigator = try object.valueIfGiven("navigator")
            method = try object.value("method")
            params = try object.valueIfGiven("params")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("action", "perform")
            object.addIfGiven("navigator", navigator)
            object.add("method", method)
            object.addIfGiven("params", params)
            return object.payload
        }
    }
}
