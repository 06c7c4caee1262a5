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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        package var encoded: JSONPayload {
            switch self {
            case .flowStarted(let value): value.encoded
            case .outcome(let value): value.encoded
            case .redirected(let value): value.encoded
            case .sequence(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// The scene's name. Nil in a form without it.
        public var scene: String? {
            switch self {
            case .flowStarted(let value): value.scene
            case .outcome(let value): value.scene
            case .redirected(let value): value.scene
            case .sequence(let value): value.scene
            default: nil
            }
        }

        /// The scene's revision afterwards. Nil in a form without it.
        public var revision: Int? {
            switch self {
            case .flowStarted(let value): value.revision
            case .outcome(let value): value.revision
            case .redirected(let value): value.revision
            default: nil
            }
        }

        /// Whether anything has changed. Nil in a form without it.
        public var changed: Bool? {
            switch self {
            case .flowStarted(let value): value.changed
            case .redirected(let value): value.changed
            default: nil
            }
        }

        /// The durability of the change: `synced`, `written` or only in `memory`. Nil in a form without it.
        public var durability: Durability? {
            switch self {
            case .flowStarted(let value): value.durability
            case .redirected(let value): value.durability
            default: nil
            }
        }

        /// The flow's id. Nil in a form without it.
        public var flow: String? {
            switch self {
            case .flowStarted(let value): value.flow
            case .outcome(let value): value.flow
            default: nil
            }
        }

        /// The navigator that a request returns to. Nil in a form without it.
        public var navigator: String? {
            switch self {
            case .flowStarted(let value): value.navigator
            case .redirected(let value): value.navigator
            default: nil
            }
        }

        /// How many entries stay in its path. Nil in a form without it.
        public var position: Int? {
            switch self {
            case .flowStarted(let value): value.position
            default: nil
            }
        }

        /// Where the first step is shown. Nil in a form without it.
        public var shown: FlowStartedResultShown? {
            switch self {
            case .flowStarted(let value): value.shown
            default: nil
            }
        }

        /// The cause of the revision. Nil in a form without it.
        public var by: Cause? {
            switch self {
            case .outcome(let value): value.by
            default: nil
            }
        }

        /// The entry that the request showed. Nil in a form without it.
        public var entry: String? {
            switch self {
            case .outcome(let value): value.entry
            case .redirected(let value): value.entry
            default: nil
            }
        }

        /// The outcome of the entry. Nil in a form without it.
        public var outcome: String? {
            switch self {
            case .outcome(let value): value.outcome
            case .redirected(let value): value.outcome
            case .sequence(let value): value.outcome.rawValue
            default: nil
            }
        }

        /// The answer that a person chose, of an alert or a dialog. Nil in a form without it.
        public var answer: String? {
            switch self {
            case .outcome(let value): value.answer
            default: nil
            }
        }

        /// The value that the entry closed with. Nil in a form without it.
        public var value: JSONPayload? {
            switch self {
            case .outcome(let value): value.value
            default: nil
            }
        }

        /// Why the flow was cancelled or failed, for people. Nil in a form without it.
        public var reason: String? {
            switch self {
            case .outcome(let value): value.reason
            default: nil
            }
        }

        /// Where the request wanted to go, and where guards sent it, in order. Nil in a form without it.
        public var redirected: [Redirection]? {
            switch self {
            case .redirected(let value): value.redirected
            default: nil
            }
        }

        /// The sequence's id. Nil in a form without it.
        public var sequence: String? {
            switch self {
            case .sequence(let value): value.sequence
            default: nil
            }
        }

        /// The outcome of each item, in the order of settling. Nil in a form without it.
        public var steps: [SequenceStep]? {
            switch self {
            case .sequence(let value): value.steps
            default: nil
            }
        }
    }

    /// The result of `flow.list`. The flows, oldest first.
    public struct FlowsResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// The flows, oldest first.
        public let flows: [Flow]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "FlowsResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            flows = try object.value("flows")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
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
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// The flow.
        public let flow: Flow

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "FlowResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            flow = try object.value("flow")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
            object.add("flow", flow)
            return object.payload
        }
    }
}
