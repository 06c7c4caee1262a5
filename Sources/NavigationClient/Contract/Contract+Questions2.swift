// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``ValueReceiveQuestion``.
    public struct ValueReceiveQuestionValueData: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The sequence's id.
        public let sequence: String
        /// The item's number in the sequence.
        public let index: Int
        /// The navigator where the receiver stands, else where the search for it began.
        public let navigator: String
        /// The receiver's id.
        public let receiver: String
        /// Seconds that the receiver has to answer.
        public let timeout: Double
        /// The place of the question in the distributed trace of the request that led to it. Left out when the request
        /// had none.
        public let traceparent: String?
        /// The value's name.
        public let value: String
        /// The data that the sender gave with it; null when it gave none.
        public let data: JSONPayload

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ValueReceiveQuestionValueData")
            scene = try object.value("scene")
            sequence = try object.value("sequence")
            index = try object.value("index")
            navigator = try object.value("navigator")
            receiver = try object.value("receiver")
            timeout = try object.value("timeout")
            traceparent = try object.valueIfGiven("traceparent")
            value = try object.value("value")
            data = try object.value("data")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("sequence", sequence)
            object.add("index", index)
            object.add("navigator", navigator)
            object.add("receiver", receiver)
            object.add("timeout", timeout)
            object.addIfGiven("traceparent", traceparent)
            object.add("value", value)
            object.add("data", data)
            return object.payload
        }
    }

    /// A form of ``ValueReceiveQuestion``.
    public struct ValueReceiveQuestionTypeArguments: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The sequence's id.
        public let sequence: String
        /// The item's number in the sequence.
        public let index: Int
        /// The navigator where the receiver stands, else where the search for it began.
        public let navigator: String
        /// The receiver's id.
        public let receiver: String
        /// Seconds that the receiver has to answer.
        public let timeout: Double
        /// The place of the question in the distributed trace of the request that led to it. Left out when the request
        /// had none.
        public let traceparent: String?
        /// The destination type.
        public let type: String
        /// The destination's arguments.
        public let arguments: JSONPayload
        /// How the sender wants the destination shown.
        public let method: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ValueReceiveQuestionTypeArguments")
            scene = try object.value("scene")
            sequence = try object.value("sequence")
            index = try object.value("index")
            navigator = try object.value("navigator")
            receiver = try object.value("receiver")
            timeout = try object.value("timeout")
            traceparent = try object.valueIfGiven("traceparent")
            type = try object.value("type")
            arguments = try object.value("arguments")
            method = try object.valueIfGiven("method")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("sequence", sequence)
            object.add("index", index)
            object.add("navigator", navigator)
            object.add("receiver", receiver)
            object.add("timeout", timeout)
            object.addIfGiven("traceparent", traceparent)
            object.add("type", type)
            object.add("arguments", arguments)
            object.addIfGiven("method", method)
            return object.payload
        }
    }

    /// A form of ``ValueReceiveQuestion``.
    public struct ValueReceiveQuestionRouteData: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The sequence's id.
        public let sequence: String
        /// The item's number in the sequence.
        public let index: Int
        /// The navigator where the receiver stands, else where the search for it began.
        public let navigator: String
        /// The receiver's id.
        public let receiver: String
        /// Seconds that the receiver has to answer.
        public let timeout: Double
        /// The place of the question in the distributed trace of the request that led to it. Left out when the request
        /// had none.
        public let traceparent: String?
        /// The route's name.
        public let route: String
        /// The data that the sender gave with it; null when it gave none.
        public let data: JSONPayload

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ValueReceiveQuestionRouteData")
            scene = try object.value("scene")
            sequence = try object.value("sequence")
            index = try object.value("index")
            navigator = try object.value("navigator")
            receiver = try object.value("receiver")
            timeout = try object.value("timeout")
            traceparent = try object.valueIfGiven("traceparent")
            route = try object.value("route")
            data = try object.value("data")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("sequence", sequence)
            object.add("index", index)
            object.add("navigator", navigator)
            object.add("receiver", receiver)
            object.add("timeout", timeout)
            object.addIfGiven("traceparent", traceparent)
            object.add("route", route)
            object.add("data", data)
            return object.payload
        }
    }

    /// The parameters of the question `value.receive`. A sequence sends a value, a destination or a route to a
    /// receiver of this session. The sequence waits for the answer.
    public enum ValueReceiveQuestion: Equatable, Sendable, ContractValue {
        /// The form of ``ValueReceiveQuestionValueData``.
        case valueData(ValueReceiveQuestionValueData)
        /// The form of ``ValueReceiveQuestionTypeArguments``.
        case typeArguments(ValueReceiveQuestionTypeArguments)
        /// The form of ``ValueReceiveQuestionRouteData``.
        case routeData(ValueReceiveQuestionRouteData)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "sequence", "index", "navigator", "receiver", "timeout", "value", "data"]):
                self = .valueData(try .init(reading: payload))
            case shape.hasAll(["scene", "sequence", "index", "navigator", "receiver", "timeout", "type", "arguments"]):
                self = .typeArguments(try .init(reading: payload))
            case shape.hasAll(["scene", "sequence", "index", "navigator", "receiver", "timeout", "route", "data"]):
                self = .routeData(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .valueData(let value): value.encoded
            case .typeArguments(let value): value.encoded
            case .routeData(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// The scene's name. Nil in a form without it.
        public var scene: String? {
            switch self {
            case .valueData(let value): value.scene
            case .typeArguments(let value): value.scene
            case .routeData(let value): value.scene
            default: nil
            }
        }

        /// The sequence's id. Nil in a form without it.
        public var sequence: String? {
            switch self {
            case .valueData(let value): value.sequence
            case .typeArguments(let value): value.sequence
            case .routeData(let value): value.sequence
            default: nil
            }
        }

        /// The item's number in the sequence. Nil in a form without it.
        public var index: Int? {
            switch self {
            case .valueData(let value): value.index
            case .typeArguments(let value): value.index
            case .routeData(let value): value.index
            default: nil
            }
        }

        /// The navigator where the receiver stands, else where the search for it began. Nil in a form without it.
        public var navigator: String? {
            switch self {
            case .valueData(let value): value.navigator
            case .typeArguments(let value): value.navigator
            case .routeData(let value): value.navigator
            default: nil
            }
        }

        /// The receiver's id. Nil in a form without it.
        public var receiver: String? {
            switch self {
            case .valueData(let value): value.receiver
            case .typeArguments(let value): value.receiver
            case .routeData(let value): value.receiver
            default: nil
            }
        }

        /// Seconds that the receiver has to answer. Nil in a form without it.
        public var timeout: Double? {
            switch self {
            case .valueData(let value): value.timeout
            case .typeArguments(let value): value.timeout
            case .routeData(let value): value.timeout
            default: nil
            }
        }

        /// The place of the question in the distributed trace of the request that led to it. Left out when the request
        /// had none. Nil in a form without it.
        public var traceparent: String? {
            switch self {
            case .valueData(let value): value.traceparent
            case .typeArguments(let value): value.traceparent
            case .routeData(let value): value.traceparent
            default: nil
            }
        }

        /// The value's name. Nil in a form without it.
        public var value: String? {
            switch self {
            case .valueData(let value): value.value
            default: nil
            }
        }

        /// The data that the sender gave with it; null when it gave none. Nil in a form without it.
        public var data: JSONPayload? {
            switch self {
            case .valueData(let value): value.data
            case .routeData(let value): value.data
            default: nil
            }
        }

        /// The destination type. Nil in a form without it.
        public var type: String? {
            switch self {
            case .typeArguments(let value): value.type
            default: nil
            }
        }

        /// The destination's arguments. Nil in a form without it.
        public var arguments: JSONPayload? {
            switch self {
            case .typeArguments(let value): value.arguments
            default: nil
            }
        }

        /// How the sender wants the destination shown. Nil in a form without it.
        public var method: String? {
            switch self {
            case .typeArguments(let value): value.method
            default: nil
            }
        }

        /// The route's name. Nil in a form without it.
        public var route: String? {
            switch self {
            case .routeData(let value): value.route
            default: nil
            }
        }
    }

    /// A form of ``ValueReceiveAnswerResume``.
    public struct ValueReceiveAnswerResumeInserting: Equatable, Sendable, ContractValue {
        /// Sent before the rest.
        public var inserting: [SentItem]

        /// Has these members.
        public init(inserting: [SentItem]) {
            self.inserting = inserting
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ValueReceiveAnswerResumeInserting")
            inserting = try object.value("inserting")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("inserting", inserting)
            return object.payload
        }
    }
}
