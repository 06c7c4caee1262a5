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

    /// The error that ended the sequence with this item.
    public struct SequenceStepError: Equatable, Sendable, ContractValue {
        /// The error's number.
        public let code: Int
        /// The error, for people.
        public let message: String
        /// The error's name, and what a program needs.
        public let data: JSONPayload

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SequenceStepError")
            code = try object.value("code")
            message = try object.value("message")
            data = try object.value("data")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("code", code)
            object.add("message", message)
            object.add("data", data)
            return object.payload
        }
    }

    /// A form of ``ValueReceiveAnswerResume``.
    public struct ReceiverValueAutoResume: Equatable, Sendable, ContractValue {
        /// Seconds until the next value: at most the limit `questionMaximum`.
        public var after: Double

        /// Has these members.
        public init(after: Double) {
            self.after = after
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverValueAutoResume")
            after = try object.value("after")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("after", after)
            return object.payload
        }
    }

    /// The result of `destination.get`. The type as it was registered.
    public struct Destination: Equatable, Sendable, ContractValue {
        /// The type's name: its module's, a dot, and a name of its own.
        public let type: String
        /// The module that provides it.
        public let module: String
        /// Its title for people.
        public let title: String?
        /// A description of what it shows, in a sentence for people.
        public let description: String?
        /// The JSON Schema of its arguments; any object is valid when left out.
        public let arguments: JSONPayload?
        /// The version of its arguments' form, from 0; 0 when left out. The host has older entries migrated.
        public let version: Int?
        /// How it is shown when a request does not say so. `send` leaves that to its receiver.
        public let method: String?
        /// The name of the navigator that presents it, when the request gives no name and no other navigator has this
        /// one.
        public let presentation: String?
        /// The buttons of its alert or dialog when the request gives none: 1 to 16, their answers all different.
        public let buttons: [Button]?
        /// True when the host asks the module for content for each entry; false when left out.
        public let provides: Bool?
        /// The JSON Schema of its content, which the host checks when the module supplies it; any content is valid when
        /// left out.
        public let content: JSONPayload?
        /// The messages that its entries accept: up to 64 names with a JSON Schema each. Any message is valid when left
        /// out.
        public let messages: [String: JSONPayload]?
        /// Hints that renderers get with each entry. The host passes them on.
        public let hints: JSONPayload?
        /// Whether its entries stay or are closed when its provider ends. `keep` when left out.
        public let orphan: DestinationOrphan
        /// Its roles, which rules and guards name.
        public let roles: [String]?
        /// Where it may stand.
        public let rules: PathRule?
        /// The scene of `navigator`.
        public let scene: String?
        /// The registration holds on this navigator and below it; everywhere when left out.
        public let navigator: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Destination")
            type = try object.value("type")
            module = try object.value("module")
            title = try object.valueIfGiven("title")
            description = try object.valueIfGiven("description")
            arguments = try object.valueIfGiven("arguments")
            version = try object.valueIfGiven("version")
            method = try object.valueIfGiven("method")
            presentation = try object.valueIfGiven("presentation")
            buttons = try object.valueIfGiven("buttons")
            provides = try object.valueIfGiven("provides")
            content = try object.valueIfGiven("content")
            messages = try object.valueIfGiven("messages")
            hints = try object.valueIfGiven("hints")
            orphan = try object.value("orphan")
            roles = try object.valueIfGiven("roles")
            rules = try object.valueIfGiven("rules")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("type", type)
            object.add("module", module)
            object.addIfGiven("title", title)
            object.addIfGiven("description", description)
            object.addIfGiven("arguments", arguments)
            object.addIfGiven("version", version)
            object.addIfGiven("method", method)
            object.addIfGiven("presentation", presentation)
            object.addIfGiven("buttons", buttons)
            object.addIfGiven("provides", provides)
            object.addIfGiven("content", content)
            object.addIfGiven("messages", messages)
            object.addIfGiven("hints", hints)
            object.add("orphan", orphan)
            object.addIfGiven("roles", roles)
            object.addIfGiven("rules", rules)
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            return object.payload
        }
    }
}
