// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `entry.follow`. The navigator and the entry that show the destination now.
    public enum FollowResult: Equatable, Sendable, ContractValue {
        /// The form of ``ShownResult``.
        case shown(ShownResult)
        /// The form of ``SequenceResult``.
        case sequence(SequenceResult)
        /// The form of ``RedirectedResult``.
        case redirected(RedirectedResult)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "revision", "changed", "navigator", "redirected"]):
                self = .redirected(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator"]):
                self = .shown(try .init(reading: payload))
            case shape.hasAll(["scene", "sequence", "outcome", "steps"]):
                self = .sequence(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .shown(let value): value.encoded
            case .sequence(let value): value.encoded
            case .redirected(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// The scene's name. Nil in a form without it.
        public var scene: String? {
            switch self {
            case .shown(let value): value.scene
            case .sequence(let value): value.scene
            case .redirected(let value): value.scene
            default: nil
            }
        }

        /// The scene's revision afterwards. Nil in a form without it.
        public var revision: Int? {
            switch self {
            case .shown(let value): value.revision
            case .redirected(let value): value.revision
            default: nil
            }
        }

        /// Whether anything has changed. Nil in a form without it.
        public var changed: Bool? {
            switch self {
            case .shown(let value): value.changed
            case .redirected(let value): value.changed
            default: nil
            }
        }

        /// The durability of the change: `synced`, `written` or only in `memory`. Nil in a form without it.
        public var durability: Durability? {
            switch self {
            case .shown(let value): value.durability
            case .redirected(let value): value.durability
            default: nil
            }
        }

        /// The navigator where it is shown now. Nil in a form without it.
        public var navigator: String? {
            switch self {
            case .shown(let value): value.navigator
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
