// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``EventNotification``.
    public struct EventNotificationModuleRegistered: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The connection that has the module.
        public let session: String
        /// The module's name.
        public let module: String
        /// The types that it registered.
        public let types: [String]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationModuleRegistered")
            try object.require("kind", "module.registered")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            session = try object.value("session")
            module = try object.value("module")
            types = try object.value("types")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "module.registered")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("session", session)
            object.add("module", module)
            object.add("types", types)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationModuleUnregistered: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The module's name.
        public let module: String
        /// The types.
        public let types: [String]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationModuleUnregistered")
            try object.require("kind", "module.unregistered")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            module = try object.value("module")
            types = try object.value("types")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "module.unregistered")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("module", module)
            object.add("types", types)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationModuleStarting: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The module's name.
        public let module: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationModuleStarting")
            try object.require("kind", "module.starting")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            module = try object.value("module")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "module.starting")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("module", module)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationModuleStarted: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The module's name.
        public let module: String
        /// The process.
        public let pid: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationModuleStarted")
            try object.require("kind", "module.started")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            module = try object.value("module")
            pid = try object.value("pid")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "module.started")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("module", module)
            object.add("pid", pid)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationModuleExited: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The module's name.
        public let module: String
        /// Its exit status.
        public let status: Int?
        /// The signal that ended it.
        public let signal: Int?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationModuleExited")
            try object.require("kind", "module.exited")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            module = try object.value("module")
            status = try object.valueIfGiven("status")
            signal = try object.valueIfGiven("signal")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "module.exited")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("module", module)
            object.addIfGiven("status", status)
            object.addIfGiven("signal", signal)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationModuleFailed: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The module's name.
        public let module: String
        /// The error's name.
        public let error: String
        /// The reason in a sentence, for people.
        public let message: String
        /// Whether the host does not start it any more.
        public let isGivenUp: Bool

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationModuleFailed")
            try object.require("kind", "module.failed")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            module = try object.value("module")
            error = try object.value("error")
            message = try object.value("message")
            isGivenUp = try object.value("isGivenUp")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "module.failed")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("module", module)
            object.add("error", error)
            object.add("message", message)
            object.add("isGivenUp", isGivenUp)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationProviderFailed: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The module's name.
        public let module: String
        /// The destination type that the question was about.
        public let type: String?
        /// The error's name.
        public let error: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationProviderFailed")
            try object.require("kind", "provider.failed")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            module = try object.value("module")
            type = try object.valueIfGiven("type")
            error = try object.value("error")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "provider.failed")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("module", module)
            object.addIfGiven("type", type)
            object.add("error", error)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationMigrationFailed: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The module's name.
        public let module: String
        /// The destination type.
        public let type: String
        /// How many entries keep their old arguments.
        public let entries: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationMigrationFailed")
            try object.require("kind", "migration.failed")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            module = try object.value("module")
            type = try object.value("type")
            entries = try object.value("entries")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "migration.failed")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("module", module)
            object.add("type", type)
            object.add("entries", entries)
            return object.payload
        }
    }
}
