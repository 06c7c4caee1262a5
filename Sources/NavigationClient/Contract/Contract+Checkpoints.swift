// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``ReturnToCheckpointResult``.
    public struct ReturnedResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision afterwards.
        public let revision: Int
        /// Whether anything has changed.
        public let changed: Bool
        /// The durability of the change: `synced`, `written` or only in `memory`.
        public let durability: Durability?
        /// The navigator that a request returns to.
        public let navigator: String
        /// How many entries stay in its path.
        public let position: Int
        /// How much was removed.
        public let removed: Removed

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ReturnedResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            navigator = try object.value("navigator")
            position = try object.value("position")
            removed = try object.value("removed")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            object.add("navigator", navigator)
            object.add("position", position)
            object.add("removed", removed)
            return object.payload
        }
    }

    /// The result of `checkpoint.establish`. The place of the checkpoint.
    public struct EstablishCheckpointResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision afterwards.
        public let revision: Int
        /// Whether anything has changed.
        public let changed: Bool
        /// The durability of the change: `synced`, `written` or only in `memory`.
        public let durability: Durability?
        /// The navigator that a request returns to.
        public let navigator: String
        /// How many entries stay in its path.
        public let position: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EstablishCheckpointResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            navigator = try object.value("navigator")
            position = try object.value("position")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            object.add("navigator", navigator)
            object.add("position", position)
            return object.payload
        }
    }

    /// The result of `checkpoint.return`. The place that the request returned to, and how much was removed.
    public enum ReturnToCheckpointResult: Equatable, Sendable, ContractValue {
        /// The form of ``ReturnedResult``.
        case returned(ReturnedResult)
        /// The form of ``RedirectedResult``.
        case redirected(RedirectedResult)
        /// The form of ``SequenceResult``.
        case sequence(SequenceResult)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "revision", "changed", "navigator", "position", "removed"]):
                self = .returned(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator", "redirected"]):
                self = .redirected(try .init(reading: payload))
            case shape.hasAll(["scene", "sequence", "outcome", "steps"]):
                self = .sequence(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .returned(let value): value.encoded
            case .redirected(let value): value.encoded
            case .sequence(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// The scene's name. Nil in a form without it.
        public var scene: String? {
            switch self {
            case .returned(let value): value.scene
            case .redirected(let value): value.scene
            case .sequence(let value): value.scene
            default: nil
            }
        }

        /// The scene's revision afterwards. Nil in a form without it.
        public var revision: Int? {
            switch self {
            case .returned(let value): value.revision
            case .redirected(let value): value.revision
            default: nil
            }
        }

        /// Whether anything has changed. Nil in a form without it.
        public var changed: Bool? {
            switch self {
            case .returned(let value): value.changed
            case .redirected(let value): value.changed
            default: nil
            }
        }

        /// The durability of the change: `synced`, `written` or only in `memory`. Nil in a form without it.
        public var durability: Durability? {
            switch self {
            case .returned(let value): value.durability
            case .redirected(let value): value.durability
            default: nil
            }
        }

        /// The navigator that a request returns to. Nil in a form without it.
        public var navigator: String? {
            switch self {
            case .returned(let value): value.navigator
            case .redirected(let value): value.navigator
            default: nil
            }
        }

        /// How many entries stay in its path. Nil in a form without it.
        public var position: Int? {
            switch self {
            case .returned(let value): value.position
            default: nil
            }
        }

        /// How much was removed. Nil in a form without it.
        public var removed: Removed? {
            switch self {
            case .returned(let value): value.removed
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

    /// The result of `checkpoint.canReturn`. Whether it would, and the place.
    public struct CanReturnResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// Whether a request would return.
        public let canReturn: Bool
        /// The navigator that it would return to.
        public let navigator: String?
        /// How many entries would stay in its path.
        public let position: Int?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CanReturnResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            canReturn = try object.value("canReturn")
            navigator = try object.valueIfGiven("navigator")
            position = try object.valueIfGiven("position")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
            object.add("canReturn", canReturn)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("position", position)
            return object.payload
        }
    }
}
