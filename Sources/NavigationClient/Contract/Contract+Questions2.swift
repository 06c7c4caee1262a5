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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        var encoded: JSONPayload {
            switch self {
            case .valueData(let value): value.encoded
            case .typeArguments(let value): value.encoded
            case .routeData(let value): value.encoded
            case .unknown(let payload): payload
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ValueReceiveAnswerResumeInserting")
            inserting = try object.value("inserting")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("inserting", inserting)
            return object.payload
        }
    }

    /// A form of ``ValueReceiveAnswerResume``.
    public struct ValueReceiveAnswerResumeAppending: Equatable, Sendable, ContractValue {
        /// Sent after the rest.
        public var appending: [SentItem]

        /// Has these members.
        public init(appending: [SentItem]) {
            self.appending = appending
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ValueReceiveAnswerResumeAppending")
            appending = try object.value("appending")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("appending", appending)
            return object.payload
        }
    }

    /// A form of ``ValueReceiveAnswerResume``.
    public struct ValueReceiveAnswerResumeReplacing: Equatable, Sendable, ContractValue {
        /// Sent in place of the rest.
        public var replacing: [SentItem]

        /// Has these members.
        public init(replacing: [SentItem]) {
            self.replacing = replacing
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ValueReceiveAnswerResumeReplacing")
            replacing = try object.value("replacing")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("replacing", replacing)
            return object.payload
        }
    }

    /// How the sequence goes on.
    public enum ValueReceiveAnswerResume: Equatable, Sendable, ContractValue {
        /// A word.
        case word(ReceiverValueAutoResumeWord)
        /// The form of ``ReceiverValueAutoResume``.
        case receiverValueAutoResume(ReceiverValueAutoResume)
        /// The form of ``ValueReceiveAnswerResumeInserting``.
        case inserting(ValueReceiveAnswerResumeInserting)
        /// The form of ``ValueReceiveAnswerResumeAppending``.
        case appending(ValueReceiveAnswerResumeAppending)
        /// The form of ``ValueReceiveAnswerResumeReplacing``.
        case replacing(ValueReceiveAnswerResumeReplacing)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["after"]): self = .receiverValueAutoResume(try .init(reading: payload))
            case shape.hasAll(["inserting"]): self = .inserting(try .init(reading: payload))
            case shape.hasAll(["appending"]): self = .appending(try .init(reading: payload))
            case shape.hasAll(["replacing"]): self = .replacing(try .init(reading: payload))
            case payload.string != nil: self = .word(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .word(let value): value.encoded
            case .receiverValueAutoResume(let value): value.encoded
            case .inserting(let value): value.encoded
            case .appending(let value): value.encoded
            case .replacing(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }

    /// An answer to the question `value.receive`.
    public struct ValueReceiveAnswer: Equatable, Sendable, ContractValue {
        /// How the sequence goes on.
        public var resume: ValueReceiveAnswerResume?

        /// Has these members; one that is nil is left out.
        public init(resume: ValueReceiveAnswerResume? = nil) {
            self.resume = resume
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ValueReceiveAnswer")
            resume = try object.valueIfGiven("resume")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("resume", resume)
            return object.payload
        }
    }
}
