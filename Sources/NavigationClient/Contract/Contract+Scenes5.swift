// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `scene.move`. The next owner. It is another one than was asked for if that one did not take
    /// the scene.
    public struct MoveSceneResult: Equatable, Sendable, ContractValue {
        /// The name of the scene.
        public let scene: String
        /// The host that owns it now.
        public let owner: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "MoveSceneResult")
            scene = try object.value("scene")
            owner = try object.value("owner")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("owner", owner)
            return object.payload
        }
    }

    /// The result of `scene.export`. The state, and the revision that it is of.
    public struct ExportSceneResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// Whether the scene has nothing that a state would have.
        public let empty: Bool
        /// The state, also of an empty scene. Only hosts read it: its form belongs to their version.
        public let state: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ExportSceneResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            empty = try object.value("empty")
            state = try object.value("state")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
            object.add("empty", empty)
            object.add("state", state)
            return object.payload
        }
    }

    /// The result of `scene.import`. The change of the scene, and how much was removed.
    public struct ImportSceneResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision afterwards.
        public let revision: Int
        /// Whether anything has changed.
        public let changed: Bool
        /// The durability of the change: `synced`, `written` or only in `memory`.
        public let durability: Durability?
        /// How much was removed.
        public let removed: Removed

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ImportSceneResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            removed = try object.value("removed")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            object.add("removed", removed)
            return object.payload
        }
    }
}
