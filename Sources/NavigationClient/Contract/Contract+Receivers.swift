// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The action that the host takes instead of asking.
    public struct ReceiverValueAuto: Equatable, Sendable, ContractValue {
        /// How the sequence goes on.
        public let resume: ReceiverValueAutoResumeChoice
        /// The navigator that shows the destination.
        public let navigate: String?
        /// The navigator that comes to the front.
        public let select: String?
        /// How the destination is shown.
        public let method: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverValueAuto")
            resume = try object.value("resume")
            navigate = try object.valueIfGiven("navigate")
            select = try object.valueIfGiven("select")
            method = try object.valueIfGiven("method")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("resume", resume)
            object.addIfGiven("navigate", navigate)
            object.addIfGiven("select", select)
            object.addIfGiven("method", method)
            return object.payload
        }
    }

    /// A form of ``Receiver``.
    public struct ReceiverValue: Equatable, Sendable, ContractValue {
        /// The receiver's id.
        public let receiver: String
        /// The session that receives.
        public let session: String
        /// The scene whose values it receives; every scene when left out.
        public let scene: String?
        /// The navigator where it stands, and ends with.
        public let navigator: String?
        /// Seconds that it has to answer; the limit `question` when left out.
        public let timeout: Double?
        /// The action that the host takes instead of asking.
        public let auto: ReceiverValueAuto?
        /// The name of the values.
        public let value: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverValue")
            receiver = try object.value("receiver")
            session = try object.value("session")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            timeout = try object.valueIfGiven("timeout")
            auto = try object.valueIfGiven("auto")
            value = try object.value("value")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("receiver", receiver)
            object.add("session", session)
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("timeout", timeout)
            object.addIfGiven("auto", auto)
            object.add("value", value)
            return object.payload
        }
    }

    /// A form of ``Receiver``.
    public struct ReceiverType: Equatable, Sendable, ContractValue {
        /// The receiver's id.
        public let receiver: String
        /// The session that receives.
        public let session: String
        /// The scene whose values it receives; every scene when left out.
        public let scene: String?
        /// The navigator where it stands, and ends with.
        public let navigator: String?
        /// Seconds that it has to answer; the limit `question` when left out.
        public let timeout: Double?
        /// The action that the host takes instead of asking.
        public let auto: ReceiverValueAuto?
        /// The destination type.
        public let type: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverType")
            receiver = try object.value("receiver")
            session = try object.value("session")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            timeout = try object.valueIfGiven("timeout")
            auto = try object.valueIfGiven("auto")
            type = try object.value("type")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("receiver", receiver)
            object.add("session", session)
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("timeout", timeout)
            object.addIfGiven("auto", auto)
            object.add("type", type)
            return object.payload
        }
    }

    /// A form of ``Receiver``.
    public struct ReceiverRoute: Equatable, Sendable, ContractValue {
        /// The receiver's id.
        public let receiver: String
        /// The session that receives.
        public let session: String
        /// The scene whose values it receives; every scene when left out.
        public let scene: String?
        /// The navigator where it stands, and ends with.
        public let navigator: String?
        /// Seconds that it has to answer; the limit `question` when left out.
        public let timeout: Double?
        /// The action that the host takes instead of asking.
        public let auto: ReceiverValueAuto?
        /// The name of the route.
        public let route: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverRoute")
            receiver = try object.value("receiver")
            session = try object.value("session")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            timeout = try object.valueIfGiven("timeout")
            auto = try object.valueIfGiven("auto")
            route = try object.value("route")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("receiver", receiver)
            object.add("session", session)
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("timeout", timeout)
            object.addIfGiven("auto", auto)
            object.add("route", route)
            return object.payload
        }
    }

    /// The result of `receiver.add`. The receiver as it was added.
    public enum Receiver: Equatable, Sendable, ContractValue {
        /// The form of ``ReceiverValue``.
        case value(ReceiverValue)
        /// The form of ``ReceiverType``.
        case type(ReceiverType)
        /// The form of ``ReceiverRoute``.
        case route(ReceiverRoute)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["receiver", "session", "value"]): self = .value(try .init(reading: payload))
            case shape.hasAll(["receiver", "session", "type"]): self = .type(try .init(reading: payload))
            case shape.hasAll(["receiver", "session", "route"]): self = .route(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .value(let value): value.encoded
            case .type(let value): value.encoded
            case .route(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }

    /// The result of `receiver.list`. The receivers, oldest first.
    public struct ReceiversResult: Equatable, Sendable, ContractValue {
        /// The receivers, oldest first.
        public let receivers: [Receiver]

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiversResult")
            receivers = try object.value("receivers")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("receivers", receivers)
            return object.payload
        }
    }
}
