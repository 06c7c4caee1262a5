// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``Attachment``.
    public struct AttachmentSignal: Equatable, Sendable, ContractValue {
        /// The attachment's id.
        public var id: String
        /// The navigator that it hangs on, and goes with.
        public var navigator: String
        /// The session that attached it.
        public var session: String?
        /// The module that gets it when it has registered again.
        public var module: String
        /// The revision that the signal belongs to.
        public var revision: Int
        /// The signal.
        public var signal: Signal

        /// Has these members; one that is nil is left out.
        public init(
            id: String,
            navigator: String,
            module: String,
            revision: Int,
            signal: Signal,
            session: String? = nil
        ) {
            self.id = id
            self.navigator = navigator
            self.session = session
            self.module = module
            self.revision = revision
            self.signal = signal
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AttachmentSignal")
            try object.require("kind", "signal")
            id = try object.value("id")
            navigator = try object.value("navigator")
            session = try object.valueIfGiven("session")
            module = try object.value("module")
            revision = try object.value("revision")
            signal = try object.value("signal")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            switch try ContractShape(payload).word("kind") {
            case "lock": self = .lock(try AttachmentLock(reading: payload))
            case "checkpoint": self = .checkpoint(try AttachmentCheckpoint(reading: payload))
            case "mapping": self = .mapping(try AttachmentMapping(reading: payload))
            case "trigger": self = .trigger(try AttachmentTrigger(reading: payload))
            case "flow": self = .flow(try AttachmentFlow(reading: payload))
            case "signal": self = .signal(try AttachmentSignal(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
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

        /// The attachment's id. Nil in a form without it.
        public var id: String? {
            switch self {
            case .lock(let value): value.id
            case .checkpoint(let value): value.id
            case .mapping(let value): value.id
            case .trigger(let value): value.id
            case .flow(let value): value.id
            case .signal(let value): value.id
            default: nil
            }
        }

        /// The navigator that it hangs on, and goes with. Nil in a form without it.
        public var navigator: String? {
            switch self {
            case .lock(let value): value.navigator
            case .checkpoint(let value): value.navigator
            case .mapping(let value): value.navigator
            case .trigger(let value): value.navigator
            case .flow(let value): value.navigator
            case .signal(let value): value.navigator
            default: nil
            }
        }

        /// The session that attached it. Nil in a form without it.
        public var session: String? {
            switch self {
            case .lock(let value): value.session
            case .checkpoint(let value): value.session
            case .mapping(let value): value.session
            case .trigger(let value): value.session
            case .flow(let value): value.session
            case .signal(let value): value.session
            default: nil
            }
        }

        /// The checkpoint's name. Nil in a form without it.
        public var name: String? {
            switch self {
            case .checkpoint(let value): value.name
            case .trigger(let value): value.name
            case .flow(let value): value.name
            default: nil
            }
        }

        /// The module that gets what is returned. Nil in a form without it.
        public var module: String? {
            switch self {
            case .checkpoint(let value): value.module
            case .flow(let value): value.module
            case .signal(let value): value.module
            default: nil
            }
        }

        /// How many entries stay in the path when a request returns. Nil in a form without it.
        public var position: Int? {
            switch self {
            case .checkpoint(let value): value.position
            case .flow(let value): value.position
            default: nil
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Operation")
            method = try object.value("method")
            params = try object.valueIfGiven("params")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("method", method)
            object.addIfGiven("params", params)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct Signal: Equatable, Sendable, ContractValue {
        /// The kind of the event.
        public var kind: SignalKind
        /// The navigator that it is about.
        public var navigator: String
        /// The entry that it is about.
        public var entry: String?
        /// The name of the checkpoint, trigger or flow; of an alert, the answer.
        public var name: String?
        /// The value that came with it.
        public var value: JSONPayload?
        /// The flow's id.
        public var flow: String?
        /// The module that drives the flow.
        public var module: String?
        /// Why a flow was cancelled or failed, for people.
        public var reason: String?

        /// Has these members; one that is nil is left out.
        public init(
            kind: SignalKind,
            navigator: String,
            entry: String? = nil,
            name: String? = nil,
            value: JSONPayload? = nil,
            flow: String? = nil,
            module: String? = nil,
            reason: String? = nil
        ) {
            self.kind = kind
            self.navigator = navigator
            self.entry = entry
            self.name = name
            self.value = value
            self.flow = flow
            self.module = module
            self.reason = reason
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        package var encoded: JSONPayload {
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
}
