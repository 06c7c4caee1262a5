// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form that several parts of the contract have.
    public struct StateItem: Equatable, Sendable, ContractValue {
        /// The destinations pushed on the navigator.
        public let path: [RequestedDestination]
        /// The index of the navigator around it; the first one has none.
        public let parent: Int?
        /// The place in the parent's path with which it goes; null for none.
        public let anchor: Nullable<Int>?
        /// How a presentation is shown; a stack has none.
        public let method: String?
        /// The navigator's name.
        public let name: String?
        /// The destination below its path.
        public let root: RequestedDestination?
        /// Whether the stack is the one in front.
        public let selected: Bool?
        /// The buttons with which a person can answer an alert or a dialog.
        public let buttons: [Button]?
        /// The types and roles that the navigator's path accepts; all when left out.
        public let accepts: Acceptance?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "StateItem")
            path = try object.value("path")
            parent = try object.valueIfGiven("parent")
            anchor = try object.valueIfGiven("anchor")
            method = try object.valueIfGiven("method")
            name = try object.valueIfGiven("name")
            root = try object.valueIfGiven("root")
            selected = try object.valueIfGiven("selected")
            buttons = try object.valueIfGiven("buttons")
            accepts = try object.valueIfGiven("accepts")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("path", path)
            object.addIfGiven("parent", parent)
            object.addIfGiven("anchor", anchor)
            object.addIfGiven("method", method)
            object.addIfGiven("name", name)
            object.addIfGiven("root", root)
            object.addIfGiven("selected", selected)
            object.addIfGiven("buttons", buttons)
            object.addIfGiven("accepts", accepts)
            return object.payload
        }
    }

    /// The result of `state.get`. The state.
    public struct StateResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// The navigator's id.
        public let navigator: String
        /// The navigators, parents before children.
        public let state: [StateItem]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "StateResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            navigator = try object.value("navigator")
            state = try object.value("state")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
            object.add("navigator", navigator)
            object.add("state", state)
            return object.payload
        }
    }

    /// The member `state` of `state.set`. The navigators, parents before children; the first is `navigator`.
    public struct SetStateStateItem: Equatable, Sendable, ContractValue {
        /// How a presentation is shown; left out for a stack.
        public var method: String?
        /// The index of the navigator around it: the one before it for a presentation, 0 for a stack when left out.
        public var parent: Int?
        /// A name for the new navigator, unique in the scene.
        public var name: String?
        /// The destination that the navigator shows below its path.
        public var root: RequestedDestination?
        /// The destinations of its path, oldest first; none when left out.
        public var path: [RequestedDestination]?
        /// The place in the parent's path with which it goes, or null; the top for a presentation when left out.
        public var anchor: Nullable<Int>?
        /// Whether the stack is the one in front.
        public var selected: Bool?
        /// The buttons of an alert or a dialog: 1 to 16, their answers all different.
        public var buttons: [Button]?
        /// The types and roles that its path accepts; all when left out.
        public var accepts: Acceptance?

        /// Has these members; one that is nil is left out.
        public init(
            method: String? = nil,
            parent: Int? = nil,
            name: String? = nil,
            root: RequestedDestination? = nil,
            path: [RequestedDestination]? = nil,
            anchor: Nullable<Int>? = nil,
            selected: Bool? = nil,
            buttons: [Button]? = nil,
            accepts: Acceptance? = nil
        ) {
            self.method = method
            self.parent = parent
            self.name = name
            self.root = root
            self.path = path
            self.anchor = anchor
            self.selected = selected
            self.buttons = buttons
            self.accepts = accepts
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SetStateStateItem")
            method = try object.valueIfGiven("method")
            parent = try object.valueIfGiven("parent")
            name = try object.valueIfGiven("name")
            root = try object.valueIfGiven("root")
            path = try object.valueIfGiven("path")
            anchor = try object.valueIfGiven("anchor")
            selected = try object.valueIfGiven("selected")
            buttons = try object.valueIfGiven("buttons")
            accepts = try object.valueIfGiven("accepts")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("method", method)
            object.addIfGiven("parent", parent)
            object.addIfGiven("name", name)
            object.addIfGiven("root", root)
            object.addIfGiven("path", path)
            object.addIfGiven("anchor", anchor)
            object.addIfGiven("selected", selected)
            object.addIfGiven("buttons", buttons)
            object.addIfGiven("accepts", accepts)
            return object.payload
        }
    }

    /// The result of `state.set`. How many entries and navigators were removed.
    public enum SetStateResult: Equatable, Sendable, ContractValue {
        /// The form of ``StateSetResult``.
        case stateSet(StateSetResult)
        /// The form of ``RedirectedResult``.
        case redirected(RedirectedResult)
        /// The form of ``SequenceResult``.
        case sequence(SequenceResult)
        /// Another form, from a newer host.
        case unknown(JSONPayload)

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let shape = ContractShape(payload)
            switch true {
            case shape.hasAll(["scene", "revision", "changed", "navigator", "removed"]):
                self = .stateSet(try .init(reading: payload))
            case shape.hasAll(["scene", "revision", "changed", "navigator", "redirected"]):
                self = .redirected(try .init(reading: payload))
            case shape.hasAll(["scene", "sequence", "outcome", "steps"]):
                self = .sequence(try .init(reading: payload))
            default: self = .unknown(payload)
            }
        }

        package var encoded: JSONPayload {
            switch self {
            case .stateSet(let value): value.encoded
            case .redirected(let value): value.encoded
            case .sequence(let value): value.encoded
            case .unknown(let payload): payload
            }
        }

        /// The scene's name. Nil in a form without it.
        public var scene: String? {
            switch self {
            case .stateSet(let value): value.scene
            case .redirected(let value): value.scene
            case .sequence(let value): value.scene
            default: nil
            }
        }

        /// The scene's revision afterwards. Nil in a form without it.
        public var revision: Int? {
            switch self {
            case .stateSet(let value): value.revision
            case .redirected(let value): value.revision
            default: nil
            }
        }

        /// Whether anything has changed. Nil in a form without it.
        public var changed: Bool? {
            switch self {
            case .stateSet(let value): value.changed
            case .redirected(let value): value.changed
            default: nil
            }
        }

        /// The durability of the change: `synced`, `written` or only in `memory`. Nil in a form without it.
        public var durability: Durability? {
            switch self {
            case .stateSet(let value): value.durability
            case .redirected(let value): value.durability
            default: nil
            }
        }

        /// The navigator's id. Nil in a form without it.
        public var navigator: String? {
            switch self {
            case .stateSet(let value): value.navigator
            case .redirected(let value): value.navigator
            default: nil
            }
        }

        /// How much was removed. Nil in a form without it.
        public var removed: Removed? {
            switch self {
            case .stateSet(let value): value.removed
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
