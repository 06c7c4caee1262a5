// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        package var encoded: JSONPayload {
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

        /// The scene's name. Nil in a form without it.
        public var scene: String? {
            switch self {
            case .changed(let value): value.scene
            case .shown(let value): value.scene
            case .removed(let value): value.scene
            case .pathSet(let value): value.scene
            case .stateSet(let value): value.scene
            case .establishCheckpoint(let value): value.scene
            case .returned(let value): value.scene
            case .lock(let value): value.scene
            case .addMapping(let value): value.scene
            case .flowStarted(let value): value.scene
            case .sequence(let value): value.scene
            case .redirected(let value): value.scene
            default: nil
            }
        }

        /// The scene's revision afterwards. Nil in a form without it.
        public var revision: Int? {
            switch self {
            case .changed(let value): value.revision
            case .shown(let value): value.revision
            case .removed(let value): value.revision
            case .pathSet(let value): value.revision
            case .stateSet(let value): value.revision
            case .establishCheckpoint(let value): value.revision
            case .returned(let value): value.revision
            case .lock(let value): value.revision
            case .addMapping(let value): value.revision
            case .flowStarted(let value): value.revision
            case .redirected(let value): value.revision
            default: nil
            }
        }

        /// Whether anything has changed. Nil in a form without it.
        public var changed: Bool? {
            switch self {
            case .changed(let value): value.changed
            case .shown(let value): value.changed
            case .removed(let value): value.changed
            case .pathSet(let value): value.changed
            case .stateSet(let value): value.changed
            case .establishCheckpoint(let value): value.changed
            case .returned(let value): value.changed
            case .lock(let value): value.changed
            case .addMapping(let value): value.changed
            case .flowStarted(let value): value.changed
            case .redirected(let value): value.changed
            default: nil
            }
        }

        /// The durability of the change: `synced`, `written` or only in `memory`. Nil in a form without it.
        public var durability: Durability? {
            switch self {
            case .changed(let value): value.durability
            case .shown(let value): value.durability
            case .removed(let value): value.durability
            case .pathSet(let value): value.durability
            case .stateSet(let value): value.durability
            case .establishCheckpoint(let value): value.durability
            case .returned(let value): value.durability
            case .lock(let value): value.durability
            case .addMapping(let value): value.durability
            case .flowStarted(let value): value.durability
            case .redirected(let value): value.durability
            default: nil
            }
        }

        /// The navigator where it is shown now. Nil in a form without it.
        public var navigator: String? {
            switch self {
            case .shown(let value): value.navigator
            case .pathSet(let value): value.navigator
            case .stateSet(let value): value.navigator
            case .establishCheckpoint(let value): value.navigator
            case .returned(let value): value.navigator
            case .lock(let value): value.navigator
            case .addMapping(let value): value.navigator
            case .flowStarted(let value): value.navigator
            case .redirected(let value): value.navigator
            default: nil
            }
        }

        /// The entry that shows it. Nil in a form without it.
        public var entry: String? {
            switch self {
            case .shown(let value): value.entry
            case .redirected(let value): value.entry
            default: nil
            }
        }

        /// How much went. Nil in a form without it.
        public var removed: Removed? {
            switch self {
            case .removed(let value): value.removed
            case .pathSet(let value): value.removed
            case .stateSet(let value): value.removed
            case .returned(let value): value.removed
            default: nil
            }
        }

        /// The entries that stand for the request's destinations, lowest first. Nil in a form without it.
        public var path: [String]? {
            switch self {
            case .pathSet(let value): value.path
            default: nil
            }
        }

        /// How many entries stay in its path. Nil in a form without it.
        public var position: Int? {
            switch self {
            case .establishCheckpoint(let value): value.position
            case .returned(let value): value.position
            case .flowStarted(let value): value.position
            default: nil
            }
        }

        /// The lock's id. Nil in a form without it.
        public var lock: String? {
            switch self {
            case .lock(let value): value.lock
            default: nil
            }
        }

        /// The mapping's id. Nil in a form without it.
        public var mapping: String? {
            switch self {
            case .addMapping(let value): value.mapping
            default: nil
            }
        }

        /// The flow's id. Nil in a form without it.
        public var flow: String? {
            switch self {
            case .flowStarted(let value): value.flow
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

        /// The sequence's id. Nil in a form without it.
        public var sequence: String? {
            switch self {
            case .sequence(let value): value.sequence
            default: nil
            }
        }

        /// Whether the sequence came to its end, or was cancelled before. Nil in a form without it.
        public var outcome: String? {
            switch self {
            case .sequence(let value): value.outcome.rawValue
            case .redirected(let value): value.outcome
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

        /// Where the request wanted to go, and where guards sent it, in order. Nil in a form without it.
        public var redirected: [Redirection]? {
            switch self {
            case .redirected(let value): value.redirected
            default: nil
            }
        }
    }
}
