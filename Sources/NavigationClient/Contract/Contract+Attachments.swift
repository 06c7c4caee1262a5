// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `lock`. The navigator and the id of the lock.
    public struct LockResult: Equatable, Sendable, ContractValue {
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
        /// The lock's id.
        public let lock: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "LockResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            navigator = try object.value("navigator")
            lock = try object.value("lock")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            object.add("navigator", navigator)
            object.add("lock", lock)
            return object.payload
        }
    }

    /// The result of `attachment.list`. The attachments, oldest first.
    public struct AttachmentsResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// The attachments, oldest first.
        public let attachments: [Attachment]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AttachmentsResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            attachments = try object.value("attachments")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
            object.add("attachments", attachments)
            return object.payload
        }
    }

    /// The result of `mapping.add`. The navigator and the id of the mapping.
    public struct AddMappingResult: Equatable, Sendable, ContractValue {
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
        /// The mapping's id.
        public let mapping: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AddMappingResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            navigator = try object.value("navigator")
            mapping = try object.value("mapping")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            object.add("navigator", navigator)
            object.add("mapping", mapping)
            return object.payload
        }
    }
}
