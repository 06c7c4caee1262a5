// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `tree.get`. The scene, or a part of it.
    public struct Snapshot: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public var scene: String
        /// The revision of what follows.
        public var revision: Int
        /// The life of the host that the revision belongs to.
        public var instance: String
        /// The navigator in front. For a session that may not read that one, the navigator that it asked for.
        public var current: String
        /// The current configuration of the scene.
        public var configuration: Configuration
        /// The types of the scene that no module provides. For a session that may not read the whole scene, those that
        /// are shown here.
        public var orphaned: [String]
        /// Every navigator, parents before children; in a part, some of them.
        public var navigators: [Navigator]
        /// The attachments of these navigators; in parts, they follow the navigators.
        public var attachments: [Attachment]
        /// Where the next part begins, for `after`; left out in the last part, and of a whole.
        public var next: String?
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public var age: Double?

        /// Has these members; one that is nil is left out.
        public init(
            scene: String,
            revision: Int,
            instance: String,
            current: String,
            configuration: Configuration,
            orphaned: [String],
            navigators: [Navigator],
            attachments: [Attachment],
            next: String? = nil,
            age: Double? = nil
        ) {
            self.scene = scene
            self.revision = revision
            self.instance = instance
            self.current = current
            self.configuration = configuration
            self.orphaned = orphaned
            self.navigators = navigators
            self.attachments = attachments
            self.next = next
            self.age = age
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Snapshot")
            scene = try object.value("scene")
            revision = try object.value("revision")
            instance = try object.value("instance")
            current = try object.value("current")
            configuration = try object.value("configuration")
            orphaned = try object.value("orphaned")
            navigators = try object.value("navigators")
            attachments = try object.value("attachments")
            next = try object.valueIfGiven("next")
            age = try object.valueIfGiven("age")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("instance", instance)
            object.add("current", current)
            object.add("configuration", configuration)
            object.add("orphaned", orphaned)
            object.add("navigators", navigators)
            object.add("attachments", attachments)
            object.addIfGiven("next", next)
            object.addIfGiven("age", age)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct Configuration: Equatable, Sendable, ContractValue {
        /// The key of the scene's state, which `scene.restore` changes.
        public var restorationKey: String?
        /// Seconds between sent values.
        public var executionDelay: Double
        /// The most talkative events that watches of the scene can get.
        public var verbosity: Verbosity

        /// Has these members; one that is nil is left out.
        public init(
            executionDelay: Double,
            verbosity: Verbosity,
            restorationKey: String? = nil
        ) {
            self.restorationKey = restorationKey
            self.executionDelay = executionDelay
            self.verbosity = verbosity
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Configuration")
            restorationKey = try object.valueIfGiven("restorationKey")
            executionDelay = try object.value("executionDelay")
            verbosity = try object.value("verbosity")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("restorationKey", restorationKey)
            object.add("executionDelay", executionDelay)
            object.add("verbosity", verbosity)
            return object.payload
        }
    }

    /// The member `scenes` of ``ScenesResult``. The scenes, by name.
    public struct SceneInformation: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// How many navigators it has.
        public let navigators: Int
        /// How many entries it has.
        public let entries: Int
        /// The navigator in front.
        public let current: String
        /// The key of its state; left out when it has none.
        public let restorationKey: String?
        /// The keys whose states `scene.restore` can bring back, oldest first; left out for an empty list.
        public let setAside: [String]?
        /// True when a fleet shares the scene; left out for one of this host alone.
        public let shared: Bool?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SceneInformation")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            navigators = try object.value("navigators")
            entries = try object.value("entries")
            current = try object.value("current")
            restorationKey = try object.valueIfGiven("restorationKey")
            setAside = try object.valueIfGiven("setAside")
            shared = try object.valueIfGiven("shared")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
            object.add("navigators", navigators)
            object.add("entries", entries)
            object.add("current", current)
            object.addIfGiven("restorationKey", restorationKey)
            object.addIfGiven("setAside", setAside)
            object.addIfGiven("shared", shared)
            return object.payload
        }
    }

    /// The member `configuration` of `scene.create`. The configuration of the scene; its navigators inherit it.
    public struct CreateSceneConfiguration: Equatable, Sendable, ContractValue {
        /// The key of the scene's state, which `scene.restore` changes; none when left out.
        public var restorationKey: String?
        /// Seconds between sent values; 0 when left out.
        public var executionDelay: Double?
        /// The most talkative events that watches of the scene can get; `info` when left out.
        public var verbosity: Verbosity?

        /// Has these members; one that is nil is left out.
        public init(
            restorationKey: String? = nil,
            executionDelay: Double? = nil,
            verbosity: Verbosity? = nil
        ) {
            self.restorationKey = restorationKey
            self.executionDelay = executionDelay
            self.verbosity = verbosity
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CreateSceneConfiguration")
            restorationKey = try object.valueIfGiven("restorationKey")
            executionDelay = try object.valueIfGiven("executionDelay")
            verbosity = try object.valueIfGiven("verbosity")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("restorationKey", restorationKey)
            object.addIfGiven("executionDelay", executionDelay)
            object.addIfGiven("verbosity", verbosity)
            return object.payload
        }
    }

    /// The result of `scene.create`. The scene and its root navigator.
    public struct CreateSceneResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// The root navigator.
        public let navigator: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CreateSceneResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            navigator = try object.value("navigator")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
            object.add("navigator", navigator)
            return object.payload
        }
    }

    /// The result of `scene.close`. The name of the closed scene.
    public struct CloseSceneResult: Equatable, Sendable, ContractValue {
        /// The name of the closed scene.
        public let scene: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CloseSceneResult")
            scene = try object.value("scene")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            return object.payload
        }
    }

    /// The result of `scene.list`. The scenes, by name.
    public struct ScenesResult: Equatable, Sendable, ContractValue {
        /// The scenes, by name.
        public let scenes: [SceneInformation]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ScenesResult")
            scenes = try object.value("scenes")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scenes", scenes)
            return object.payload
        }
    }

    /// The result of `scene.restore`. The change of the scene.
    public struct RestoreSceneResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision afterwards.
        public let revision: Int
        /// Whether anything has changed.
        public let changed: Bool
        /// The durability of the change: `synced`, `written` or only in `memory`.
        public let durability: Durability?
        /// The key of the scene now.
        public let restorationKey: String
        /// Whether a state that was set aside came back.
        public let restored: Bool
        /// The keys whose states were dropped to keep to the limits, oldest first; left out for an empty list.
        public let dropped: [String]?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RestoreSceneResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            restorationKey = try object.value("restorationKey")
            restored = try object.value("restored")
            dropped = try object.valueIfGiven("dropped")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            object.add("restorationKey", restorationKey)
            object.add("restored", restored)
            object.addIfGiven("dropped", dropped)
            return object.payload
        }
    }

    /// The result of `scene.configure`. The configuration as it is now.
    public struct ConfigureSceneResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The configuration as it is now.
        public let configuration: Configuration

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ConfigureSceneResult")
            scene = try object.value("scene")
            configuration = try object.value("configuration")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("configuration", configuration)
            return object.payload
        }
    }
}
