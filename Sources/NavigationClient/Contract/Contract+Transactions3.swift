// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `transaction`. The answer of each operation, and the revision.
    public enum TransactionResult: Equatable, Sendable, ContractValue {
        /// The form of ``TransactionResultDone``.
        case done(TransactionResultDone)
        /// The form of ``RedirectedResult``.
        case redirected(RedirectedResult)
        /// The form of ``SequenceResult``.
        case sequence(SequenceResult)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "revision", "changed", "navigator", "redirected"]):
                self = .redirected(try .init(reading: payload))
            case shape.hasAll(["operations", "scene", "revision", "changed"]):
                self = .done(try .init(reading: payload))
            case shape.hasAll(["scene", "sequence", "outcome", "steps"]):
                self = .sequence(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .done(let value): value.encoded
            case .redirected(let value): value.encoded
            case .sequence(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// The results of the operations, in order. Nil in a form without it.
        public var operations: [JSONPayload]? {
            switch self {
            case .done(let value): value.operations
            default: nil
            }
        }

        /// The scene's name. Nil in a form without it.
        public var scene: String? {
            switch self {
            case .done(let value): value.scene
            case .redirected(let value): value.scene
            case .sequence(let value): value.scene
            default: nil
            }
        }

        /// The scene's revision afterwards. Nil in a form without it.
        public var revision: Int? {
            switch self {
            case .done(let value): value.revision
            case .redirected(let value): value.revision
            default: nil
            }
        }

        /// Whether anything has changed. Nil in a form without it.
        public var changed: Bool? {
            switch self {
            case .done(let value): value.changed
            case .redirected(let value): value.changed
            default: nil
            }
        }

        /// The durability of the change: `synced`, `written` or only in `memory`. Nil in a form without it.
        public var durability: Durability? {
            switch self {
            case .done(let value): value.durability
            case .redirected(let value): value.durability
            default: nil
            }
        }

        /// The navigator where it is shown now. Nil in a form without it.
        public var navigator: String? {
            switch self {
            case .redirected(let value): value.navigator
            default: nil
            }
        }

        /// The entry that shows it. Nil in a form without it.
        public var entry: String? {
            switch self {
            case .redirected(let value): value.entry
            default: nil
            }
        }

        /// The outcome of a request with `forResult`. Nil in a form without it.
        public var outcome: String? {
            switch self {
            case .redirected(let value): value.outcome
            case .sequence(let value): value.outcome.rawValue
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

    /// The result of `plan`. The changes when they are allowed, else the refusal.
    public struct PlanResult: Equatable, Sendable, ContractValue {
        /// The results of the operations, in order; none for a refusal.
        public let operations: [JSONPayload]
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// Whether the transaction would be carried out.
        public let allowed: Bool
        /// The error that the transaction would be refused with.
        public let refusal: JSONPayload?
        /// The changes that would happen, in order.
        public let changes: [Change]
        /// The locks that refuse it, oldest first.
        public let locks: [Attachment]
        /// The guards that would be asked, in order.
        public let guards: [Guard]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "PlanResult")
            operations = try object.value("operations")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            allowed = try object.value("allowed")
            refusal = try object.valueIfGiven("refusal")
            changes = try object.value("changes")
            locks = try object.value("locks")
            guards = try object.value("guards")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("operations", operations)
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
            object.add("allowed", allowed)
            object.addIfGiven("refusal", refusal)
            object.add("changes", changes)
            object.add("locks", locks)
            object.add("guards", guards)
            return object.payload
        }
    }
}
