// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``Attachment``.
    public struct AttachmentMapping: Equatable, Sendable, ContractValue {
        /// The attachment's id.
        public let id: String
        /// The navigator that it hangs on, and goes with.
        public let navigator: String
        /// The session that attached it.
        public let session: String?
        /// The type that requests name.
        public let from: String
        /// The type that is shown.
        public let to: String
        /// The arguments that it is shown with; those of the request when left out.
        public let arguments: JSONPayload?
        /// Whether the mapping holds below the navigator as well.
        public let inherits: Bool

        init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        var encoded: JSONPayload {
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
        public let id: String
        /// The navigator that it hangs on, and goes with.
        public let navigator: String
        /// The session that attached it.
        public let session: String?
        /// The trigger's name, unique on its navigator.
        public let name: String
        /// The operation that setting the trigger carries out.
        public let operation: Operation

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AttachmentTrigger")
            try object.require("kind", "trigger")
            id = try object.value("id")
            navigator = try object.value("navigator")
            session = try object.valueIfGiven("session")
            name = try object.value("name")
            operation = try object.value("operation")
        }

        var encoded: JSONPayload {
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
        public let id: String
        /// The navigator that it hangs on, and goes with.
        public let navigator: String
        /// The session that attached it.
        public let session: String?
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        var encoded: JSONPayload {
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

    /// A form of ``Attachment``.
    public struct AttachmentSignal: Equatable, Sendable, ContractValue {
        /// The attachment's id.
        public let id: String
        /// The navigator that it hangs on, and goes with.
        public let navigator: String
        /// The session that attached it.
        public let session: String?
        /// The module that gets it when it has registered again.
        public let module: String
        /// The revision that the signal belongs to.
        public let revision: Int
        /// The signal.
        public let signal: Signal

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AttachmentSignal")
            try object.require("kind", "signal")
            id = try object.value("id")
            navigator = try object.value("navigator")
            session = try object.valueIfGiven("session")
            module = try object.value("module")
            revision = try object.value("revision")
            signal = try object.value("signal")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "signal")
            object.add("id", id)
            object.add("navigator", navigator)
            object.addIfGiven("session", session)
            object.add("module", module)
            object.add("revision", revision)
            object.add("signal", signal)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public enum Attachment: Equatable, Sendable, ContractValue {
        /// `kind` is `lock`. A lock: the scene cannot be swept away.
        case lock(AttachmentLock)
        /// `kind` is `checkpoint`. A checkpoint: a place to return to.
        case checkpoint(AttachmentCheckpoint)
        /// `kind` is `mapping`. A mapping: another type is shown in place of one.
        case mapping(AttachmentMapping)
        /// `kind` is `trigger`. A trigger: an operation that waits under a name.
        case trigger(AttachmentTrigger)
        /// `kind` is `flow`. A flow: steps with one end, which leads back here.
        case flow(AttachmentFlow)
        /// `kind` is `signal`. A signal that waits for its module, which is away.
        case signal(AttachmentSignal)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            switch try ContractShape(payload).word("kind") {
            case "lock": self = .lock(try .init(reading: payload))
            case "checkpoint": self = .checkpoint(try .init(reading: payload))
            case "mapping": self = .mapping(try .init(reading: payload))
            case "trigger": self = .trigger(try .init(reading: payload))
            case "flow": self = .flow(try .init(reading: payload))
            case "signal": self = .signal(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .lock(let value): value.encoded
            case .checkpoint(let value): value.encoded
            case .mapping(let value): value.encoded
            case .trigger(let value): value.encoded
            case .flow(let value): value.encoded
            case .signal(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }

    /// A form that several parts of the contract have.
    public struct Operation: Equatable, Sendable, ContractValue {
        /// A method that changes a scene's tree.
        public var method: String
        /// Its parameters, without those of the request around it.
        public var params: JSONPayload?

        /// Has these members; one that is nil is left out.
        public init(
            method: String,
            params: JSONPayload? = nil
        ) {
            self.method = method
            self.params = params
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Operation")
            method = try object.value("method")
            params = try object.valueIfGiven("params")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("method", method)
            object.addIfGiven("params", params)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct Signal: Equatable, Sendable, ContractValue {
        /// The kind of the event.
        public let kind: SignalKind
        /// The navigator that it is about.
        public let navigator: String
        /// The entry that it is about.
        public let entry: String?
        /// The name of the checkpoint, trigger or flow; of an alert, the answer.
        public let name: String?
        /// The value that came with it.
        public let value: JSONPayload?
        /// The flow's id.
        public let flow: String?
        /// The module that drives the flow.
        public let module: String?
        /// Why a flow was cancelled or failed, for people.
        public let reason: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Signal")
            kind = try object.value("kind")
            navigator = try object.value("navigator")
            entry = try object.valueIfGiven("entry")
            name = try object.valueIfGiven("name")
            value = try object.valueIfGiven("value")
            flow = try object.valueIfGiven("flow")
            module = try object.valueIfGiven("module")
            reason = try object.valueIfGiven("reason")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", kind)
            object.add("navigator", navigator)
            object.addIfGiven("entry", entry)
            object.addIfGiven("name", name)
            object.addIfGiven("value", value)
            object.addIfGiven("flow", flow)
            object.addIfGiven("module", module)
            object.addIfGiven("reason", reason)
            return object.payload
        }
    }

    /// The result of `tree.get`. The scene, or a part of it.
    public struct Snapshot: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The revision of what follows.
        public let revision: Int
        /// The life of the host that the revision belongs to.
        public let instance: String
        /// The navigator in front. For a session that may not read that one, the navigator that it asked for.
        public let current: String
        /// The current configuration of the scene.
        public let configuration: Configuration
        /// The types of the scene that no module provides. For a session that may not read the whole scene, those that
        /// are shown here.
        public let orphaned: [String]
        /// Every navigator, parents before children; in a part, some of them.
        public let navigators: [Navigator]
        /// The attachments of these navigators; in parts, they follow the navigators.
        public let attachments: [Attachment]
        /// Where the next part begins, for `after`; left out in the last part, and of a whole.
        public let next: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Snapshot")
            scene = try object.value("scene")
            revision = try object.value("revision")
            instance = try object.value("instance")
            current = try object.value("current")
            configuration = try object.value("configuration")
            orphaned = try object.value("orphaned")
            navigators = try object.value("navigators")
            attachments = try object.value("attachments")
            next = try object.valueIfGiven("next")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("instance", instance)
            object.add("current", current)
            object.add("configuration", configuration)
            object.add("orphaned", orphaned)
            object.add("navigators", navigators)
            object.add("attachments", attachments)
            object.addIfGiven("next", next)
            return object.payload
        }
    }
}
