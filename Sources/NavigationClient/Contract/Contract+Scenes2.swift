// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``Attachment``.
    public struct AttachmentLock: Equatable, Sendable, ContractValue {
        /// The attachment's id.
        public var id: String
        /// The navigator that it hangs on, and goes with.
        public var navigator: String
        /// The session that attached it.
        public var session: String?
        /// Why the navigator is locked, for people.
        public var reason: String?

        /// Has these members; one that is nil is left out.
        public init(
            id: String,
            navigator: String,
            session: String? = nil,
            reason: String? = nil
        ) {
            self.id = id
            self.navigator = navigator
            self.session = session
            self.reason = reason
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AttachmentLock")
            try object.require("kind", "lock")
            id = try object.value("id")
            navigator = try object.value("navigator")
            session = try object.valueIfGiven("session")
            reason = try object.valueIfGiven("reason")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "lock")
            object.add("id", id)
            object.add("navigator", navigator)
            object.addIfGiven("session", session)
            object.addIfGiven("reason", reason)
            return object.payload
        }
    }

    /// A form of ``Attachment``.
    public struct AttachmentCheckpoint: Equatable, Sendable, ContractValue {
        /// The attachment's id.
        public var id: String
        /// The navigator that it hangs on, and goes with.
        public var navigator: String
        /// The session that attached it.
        public var session: String?
        /// The checkpoint's name.
        public var name: String
        /// The module that gets what is returned.
        public var module: String?
        /// How many entries stay in the path when a request returns.
        public var position: Int
        /// The JSON Schema of the value to return with.
        public var value: JSONPayload?

        /// Has these members; one that is nil is left out.
        public init(
            id: String,
            navigator: String,
            name: String,
            position: Int,
            session: String? = nil,
            module: String? = nil,
            value: JSONPayload? = nil
        ) {
            self.id = id
            self.navigator = navigator
            self.session = session
            self.name = name
            self.module = module
            self.position = position
            self.value = value
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AttachmentCheckpoint")
            try object.require("kind", "checkpoint")
            id = try object.value("id")
            navigator = try object.value("navigator")
            session = try object.valueIfGiven("session")
            name = try object.value("name")
            module = try object.valueIfGiven("module")
            position = try object.value("position")
            value = try object.valueIfGiven("value")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "checkpoint")
            object.add("id", id)
            object.add("navigator", navigator)
            object.addIfGiven("session", session)
            object.add("name", name)
            object.addIfGiven("module", module)
            object.add("position", position)
            object.addIfGiven("value", value)
            return object.payload
        }
    }

    /// A form of ``Attachment``.
    public struct AttachmentMapping: Equatable, Sendable, ContractValue {
        /// The attachment's id.
        public var id: String
        /// The navigator that it hangs on, and goes with.
        public var navigator: String
        /// The session that attached it.
        public var session: String?
        /// The type that requests name.
        public var from: String
        /// The type that is shown.
        public var to: String
        /// The arguments that it is shown with; those of the request when left out.
        public var arguments: JSONPayload?
        /// Whether the mapping holds below the navigator as well.
        public var inherits: Bool

        /// Has these members; one that is nil is left out.
        public init(
            id: String,
            navigator: String,
            from: String,
            to: String,
            inherits: Bool,
            session: String? = nil,
            arguments: JSONPayload? = nil
        ) {
            self.id = id
            self.navigator = navigator
            self.session = session
            self.from = from
            self.to = to
            self.arguments = arguments
            self.inherits = inherits
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AttachmentMapping")
            try object.require("kind", "mapping")
            id = try object.value("id")
            navigator = try object.value("navigator")
            session = try object.valueIfGiven("session")
            from = try object.value("from")
            to = try object.value("to")
            arguments = try object.valueIfGiven("arguments")
            inherits = try object.value("inherits")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "mapping")
            object.add("id", id)
            object.add("navigator", navigator)
            object.addIfGiven("session", session)
            object.add("from", from)
            object.add("to", to)
            object.addIfGiven("arguments", arguments)
            object.add("inherits", inherits)
            return object.payload
        }
    }

    /// A form of ``Attachment``.
    public struct AttachmentTrigger: Equatable, Sendable, ContractValue {
        /// The attachment's id.
        public var id: String
        /// The navigator that it hangs on, and goes with.
        public var navigator: String
        /// The session that attached it.
        public var session: String?
        /// The trigger's name, unique on its navigator.
        public var name: String
        /// The operation that setting the trigger carries out.
        public var operation: Operation

        /// Has these members; one that is nil is left out.
        public init(
            id: String,
            navigator: String,
            name: String,
            operation: Operation,
            session: String? = nil
        ) {
            self.id = id
            self.navigator = navigator
            self.session = session
            self.name = name
            self.operation = operation
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AttachmentTrigger")
            try object.require("kind", "trigger")
            id = try object.value("id")
            navigator = try object.value("navigator")
            session = try object.valueIfGiven("session")
            name = try object.value("name")
            operation = try object.value("operation")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "trigger")
            object.add("id", id)
            object.add("navigator", navigator)
            object.addIfGiven("session", session)
            object.add("name", name)
            object.add("operation", operation)
            return object.payload
        }
    }

    /// A form of ``Attachment``.
    public struct AttachmentFlow: Equatable, Sendable, ContractValue {
        /// The attachment's id.
        public var id: String
        /// The navigator that it hangs on, and goes with.
        public var navigator: String
        /// The session that attached it.
        public var session: String?
        /// The flow's name.
        public var name: String
        /// The module that drives it.
        public var module: String?
        /// How many entries stay in the path when the flow ends.
        public var position: Int
        /// The checkpoint that it returns to when it is completed.
        public var checkpoint: String?
        /// The JSON Schema of the value that completes it.
        public var schema: JSONPayload?
        /// The data that its driver keeps in it.
        public var data: JSONPayload?

        /// Has these members; one that is nil is left out.
        public init(
            id: String,
            navigator: String,
            name: String,
            position: Int,
            session: String? = nil,
            module: String? = nil,
            checkpoint: String? = nil,
            schema: JSONPayload? = nil,
            data: JSONPayload? = nil
        ) {
            self.id = id
            self.navigator = navigator
            self.session = session
            self.name = name
            self.module = module
            self.position = position
            self.checkpoint = checkpoint
            self.schema = schema
            self.data = data
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AttachmentFlow")
            try object.require("kind", "flow")
            id = try object.value("id")
            navigator = try object.value("navigator")
            session = try object.valueIfGiven("session")
            name = try object.value("name")
            module = try object.valueIfGiven("module")
            position = try object.value("position")
            checkpoint = try object.valueIfGiven("checkpoint")
            schema = try object.valueIfGiven("schema")
            data = try object.valueIfGiven("data")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "flow")
            object.add("id", id)
            object.add("navigator", navigator)
            object.addIfGiven("session", session)
            object.add("name", name)
            object.addIfGiven("module", module)
            object.add("position", position)
            object.addIfGiven("checkpoint", checkpoint)
            object.addIfGiven("schema", schema)
            object.addIfGiven("data", data)
            return object.payload
        }
    }
}
