// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``SetPathResult``.
    public struct PathSetResult: Equatable, Sendable, ContractValue {
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
        /// The entries that stand for the request's destinations, lowest first.
        public let path: [String]
        /// How much was removed.
        public let removed: Removed

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "PathSetResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            navigator = try object.value("navigator")
            path = try object.value("path")
            removed = try object.value("removed")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            object.add("navigator", navigator)
            object.add("path", path)
            object.add("removed", removed)
            return object.payload
        }
    }

    /// A form of ``MoveEntryResult``.
    public struct EntryMovedResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision afterwards.
        public let revision: Int
        /// Whether anything has changed.
        public let changed: Bool
        /// The durability of the change: `synced`, `written` or only in `memory`.
        public let durability: Durability?
        /// The navigator whose path it is.
        public let navigator: String
        /// The entry.
        public let entry: String
        /// Its place in the path, from 0.
        public let position: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EntryMovedResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            navigator = try object.value("navigator")
            entry = try object.value("entry")
            position = try object.value("position")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            object.add("navigator", navigator)
            object.add("entry", entry)
            object.add("position", position)
            return object.payload
        }
    }

    /// The result of `path.get`. The entries, oldest first, and how many the whole path has.
    public struct PathResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// The navigator's id.
        public let navigator: String
        /// How many entries the whole path has.
        public let count: Int
        /// Whether the whole path is empty.
        public let isEmpty: Bool
        /// The asked entries, oldest first.
        public let path: [Entry]
        /// Where the next part begins, for `after`; left out in the last part.
        public let next: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "PathResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            navigator = try object.value("navigator")
            count = try object.value("count")
            isEmpty = try object.value("isEmpty")
            path = try object.value("path")
            next = try object.valueIfGiven("next")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
            object.add("navigator", navigator)
            object.add("count", count)
            object.add("isEmpty", isEmpty)
            object.add("path", path)
            object.addIfGiven("next", next)
            return object.payload
        }
    }

    /// The result of `path.set`. The entries that stand for the destinations, and how much was removed.
    public enum SetPathResult: Equatable, Sendable, ContractValue {
        /// The form of ``PathSetResult``.
        case pathSet(PathSetResult)
        /// The form of ``RedirectedResult``.
        case redirected(RedirectedResult)
        /// The form of ``SequenceResult``.
        case sequence(SequenceResult)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "revision", "changed", "navigator", "path", "removed"]):
                self = .pathSet(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator", "redirected"]):
                self = .redirected(try .init(reading: payload))
            case shape.hasAll(["scene", "sequence", "outcome", "steps"]):
                self = .sequence(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .pathSet(let value): value.encoded
            case .redirected(let value): value.encoded
            case .sequence(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// The scene's name. Nil in a form without it.
        public var scene: String? {
            switch self {
            case .pathSet(let value): value.scene
            case .redirected(let value): value.scene
            case .sequence(let value): value.scene
            default: nil
            }
        }

        /// The scene's revision afterwards. Nil in a form without it.
        public var revision: Int? {
            switch self {
            case .pathSet(let value): value.revision
            case .redirected(let value): value.revision
            default: nil
            }
        }

        /// Whether anything has changed. Nil in a form without it.
        public var changed: Bool? {
            switch self {
            case .pathSet(let value): value.changed
            case .redirected(let value): value.changed
            default: nil
            }
        }

        /// The durability of the change: `synced`, `written` or only in `memory`. Nil in a form without it.
        public var durability: Durability? {
            switch self {
            case .pathSet(let value): value.durability
            case .redirected(let value): value.durability
            default: nil
            }
        }

        /// The navigator's id. Nil in a form without it.
        public var navigator: String? {
            switch self {
            case .pathSet(let value): value.navigator
            case .redirected(let value): value.navigator
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

        /// How much was removed. Nil in a form without it.
        public var removed: Removed? {
            switch self {
            case .pathSet(let value): value.removed
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
}
