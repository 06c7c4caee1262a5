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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "StateSetResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            navigator = try object.value("navigator")
            removed = try object.value("removed")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "FlowStartedResultShown")
            navigator = try object.value("navigator")
            entry = try object.valueIfGiven("entry")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "BindTriggerResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            navigator = try object.value("navigator")
            trigger = try object.value("trigger")
        }

        package var encoded: JSONPayload {
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
}
