// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `flow.start`. The flow, the place that it returns to, and where its first step is shown.
    public enum StartFlowResult: Equatable, Sendable, ContractValue {
        /// The form of ``FlowStartedResult``.
        case flowStarted(FlowStartedResult)
        /// The form of ``OutcomeResult``.
        case outcome(OutcomeResult)
        /// The form of ``RedirectedResult``.
        case redirected(RedirectedResult)
        /// The form of ``SequenceResult``.
        case sequence(SequenceResult)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "revision", "changed", "flow", "navigator", "position"]):
                self = .flowStarted(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "by", "entry", "outcome"]):
                self = .outcome(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "by", "flow", "outcome"]):
                self = .outcome(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator", "redirected"]):
                self = .redirected(try .init(reading: payload))
            case shape.hasAll(["scene", "sequence", "outcome", "steps"]):
                self = .sequence(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .flowStarted(let value): value.encoded
            case .outcome(let value): value.encoded
            case .redirected(let value): value.encoded
            case .sequence(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }

    /// The result of `flow.list`. The flows, oldest first.
    public struct FlowsResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// The flows, oldest first.
        public let flows: [Flow]

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "FlowsResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            flows = try object.value("flows")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("flows", flows)
            return object.payload
        }
    }

    /// The result of `flow.get`. The flow.
    public struct FlowResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// The flow.
        public let flow: Flow

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "FlowResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            flow = try object.value("flow")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("flow", flow)
            return object.payload
        }
    }
}
