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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverValueAuto")
            resume = try object.value("resume")
            navigate = try object.valueIfGiven("navigate")
            select = try object.valueIfGiven("select")
            method = try object.valueIfGiven("method")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverValue")
            receiver = try object.value("receiver")
            session = try object.value("session")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            timeout = try object.valueIfGiven("timeout")
            auto = try object.valueIfGiven("auto")
            value = try object.value("value")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverType")
            receiver = try object.value("receiver")
            session = try object.value("session")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            timeout = try object.valueIfGiven("timeout")
            auto = try object.valueIfGiven("auto")
            type = try object.value("type")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiverRoute")
            receiver = try object.value("receiver")
            session = try object.value("session")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            timeout = try object.valueIfGiven("timeout")
            auto = try object.valueIfGiven("auto")
            route = try object.value("route")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["receiver", "session", "value"]): self = .value(try .init(reading: payload))
            case shape.hasAll(["receiver", "session", "type"]): self = .type(try .init(reading: payload))
            case shape.hasAll(["receiver", "session", "route"]): self = .route(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .value(let value): value.encoded
            case .type(let value): value.encoded
            case .route(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// The receiver's id. Nil in a form without it.
        public var receiver: String? {
            switch self {
            case .value(let value): value.receiver
            case .type(let value): value.receiver
            case .route(let value): value.receiver
            default: nil
            }
        }

        /// The session that receives. Nil in a form without it.
        public var session: String? {
            switch self {
            case .value(let value): value.session
            case .type(let value): value.session
            case .route(let value): value.session
            default: nil
            }
        }

        /// The scene whose values it receives; every scene when left out. Nil in a form without it.
        public var scene: String? {
            switch self {
            case .value(let value): value.scene
            case .type(let value): value.scene
            case .route(let value): value.scene
            default: nil
            }
        }

        /// The navigator where it stands, and ends with. Nil in a form without it.
        public var navigator: String? {
            switch self {
            case .value(let value): value.navigator
            case .type(let value): value.navigator
            case .route(let value): value.navigator
            default: nil
            }
        }

        /// Seconds that it has to answer; the limit `question` when left out. Nil in a form without it.
        public var timeout: Double? {
            switch self {
            case .value(let value): value.timeout
            case .type(let value): value.timeout
            case .route(let value): value.timeout
            default: nil
            }
        }

        /// The action that the host takes instead of asking. Nil in a form without it.
        public var auto: ReceiverValueAuto? {
            switch self {
            case .value(let value): value.auto
            case .type(let value): value.auto
            case .route(let value): value.auto
            default: nil
            }
        }

        /// The name of the values. Nil in a form without it.
        public var value: String? {
            switch self {
            case .value(let value): value.value
            default: nil
            }
        }

        /// The destination type. Nil in a form without it.
        public var type: String? {
            switch self {
            case .type(let value): value.type
            default: nil
            }
        }

        /// The name of the route. Nil in a form without it.
        public var route: String? {
            switch self {
            case .route(let value): value.route
            default: nil
            }
        }
    }

    /// The result of `receiver.list`. The receivers, oldest first.
    public struct ReceiversResult: Equatable, Sendable, ContractValue {
        /// The receivers, oldest first.
        public let receivers: [Receiver]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReceiversResult")
            receivers = try object.value("receivers")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("receivers", receivers)
            return object.payload
        }
    }
}
