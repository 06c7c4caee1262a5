// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``SetTriggerResult``.
    public struct StateSetResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision afterwards.
        public let revision: Int
        /// Whether anything has changed.
        public let changed: Bool
        /// The durability of the change: `synced`, `written` or only in `memory`.
        public let durability: Durability?
        /// The navigator's id.
        public let navigator: String
        /// How much was removed.
        public let removed: Removed

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "StateSetResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            navigator = try object.value("navigator")
            removed = try object.value("removed")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            object.add("navigator", navigator)
            object.add("removed", removed)
            return object.payload
        }
    }

    /// Where the first step is shown.
    public struct FlowStartedResultShown: Equatable, Sendable, ContractValue {
        /// The navigator where it is shown now.
        public let navigator: String
        /// The entry that shows it.
        public let entry: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "FlowStartedResultShown")
            navigator = try object.value("navigator")
            entry = try object.valueIfGiven("entry")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("navigator", navigator)
            object.addIfGiven("entry", entry)
            return object.payload
        }
    }

    /// A form of ``SetTriggerResult``.
    public struct FlowStartedResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision afterwards.
        public let revision: Int
        /// Whether anything has changed.
        public let changed: Bool
        /// The durability of the change: `synced`, `written` or only in `memory`.
        public let durability: Durability?
        /// The flow's id.
        public let flow: String
        /// The navigator that a request returns to.
        public let navigator: String
        /// How many entries stay in its path.
        public let position: Int
        /// Where the first step is shown.
        public let shown: FlowStartedResultShown?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "FlowStartedResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            flow = try object.value("flow")
            navigator = try object.value("navigator")
            position = try object.value("position")
            shown = try object.valueIfGiven("shown")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            object.add("flow", flow)
            object.add("navigator", navigator)
            object.add("position", position)
            object.addIfGiven("shown", shown)
            return object.payload
        }
    }

    /// The result of `trigger.bind`. The navigator and the id of the trigger.
    public struct BindTriggerResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision afterwards.
        public let revision: Int
        /// Whether anything has changed.
        public let changed: Bool
        /// The durability of the change: `synced`, `written` or only in `memory`.
        public let durability: Durability?
        /// The navigator that it is attached to.
        public let navigator: String
        /// The trigger's id.
        public let trigger: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "BindTriggerResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            navigator = try object.value("navigator")
            trigger = try object.value("trigger")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            object.add("navigator", navigator)
            object.add("trigger", trigger)
            return object.payload
        }
    }

    /// The result of `trigger.set`. The answer of the operation.
    public enum SetTriggerResult: Equatable, Sendable, ContractValue {
        /// The form of ``ChangedResult``.
        case changed(ChangedResult)
        /// The form of ``ShownResult``.
        case shown(ShownResult)
        /// The form of ``RemovedResult``.
        case removed(RemovedResult)
        /// The form of ``PathSetResult``.
        case pathSet(PathSetResult)
        /// The form of ``StateSetResult``.
        case stateSet(StateSetResult)
        /// The form of ``EstablishCheckpointResult``.
        case establishCheckpoint(EstablishCheckpointResult)
        /// The form of ``ReturnedResult``.
        case returned(ReturnedResult)
        /// The form of ``LockResult``.
        case lock(LockResult)
        /// The form of ``AddMappingResult``.
        case addMapping(AddMappingResult)
        /// The form of ``FlowStartedResult``.
        case flowStarted(FlowStartedResult)
        /// The form of ``SequenceResult``.
        case sequence(SequenceResult)
        /// The form of ``RedirectedResult``.
        case redirected(RedirectedResult)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "revision", "changed", "navigator", "path", "removed"]):
                self = .pathSet(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator", "position", "removed"]):
                self = .returned(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "flow", "navigator", "position"]):
                self = .flowStarted(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator", "removed"]):
                self = .stateSet(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator", "position"]):
                self = .establishCheckpoint(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator", "lock"]):
                self = .lock(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator", "mapping"]):
                self = .addMapping(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator", "redirected"]):
                self = .redirected(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator"]):
                self = .shown(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "removed"]):
                self = .removed(try .init(reading: payload))
            case shape.hasAll(["scene", "sequence", "outcome", "steps"]):
                self = .sequence(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed"]): self = .changed(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        var encoded: JSONPayload {
            switch self {
            case .changed(let value): value.encoded
            case .shown(let value): value.encoded
            case .removed(let value): value.encoded
            case .pathSet(let value): value.encoded
            case .stateSet(let value): value.encoded
            case .establishCheckpoint(let value): value.encoded
            case .returned(let value): value.encoded
            case .lock(let value): value.encoded
            case .addMapping(let value): value.encoded
            case .flowStarted(let value): value.encoded
            case .sequence(let value): value.encoded
            case .redirected(let value): value.encoded
            case .unknown(let payload): payload
            }
        }
    }
}
