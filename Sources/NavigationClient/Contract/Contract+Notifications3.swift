// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationModuleStarted")
            try object.require("kind", "module.started")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            module = try object.value("module")
            pid = try object.value("pid")
        }

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationModuleExited")
            try object.require("kind", "module.exited")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            module = try object.value("module")
            status = try object.valueIfGiven("status")
            signal = try object.valueIfGiven("signal")
        }

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationProviderFailed")
            try object.require("kind", "provider.failed")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            module = try object.value("module")
            type = try object.valueIfGiven("type")
            error = try object.value("error")
        }

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationMigrationFailed")
            try object.require("kind", "migration.failed")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            module = try object.value("module")
            type = try object.value("type")
            entries = try object.value("entries")
        }

        var encoded: JSONPayload {
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

    /// A form of ``EventNotification``.
    public struct EventNotificationGuardPaused: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The guard's id.
        public let `guard`: String
        /// Its name for people.
        public let name: String
        /// How many deadlines it has missed in a row.
        public let misses: Int
        /// Seconds until one request is put to it.
        public let retryAfter: Double

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationGuardPaused")
            try object.require("kind", "guard.paused")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            `guard` = try object.value("guard")
            name = try object.value("name")
            misses = try object.value("misses")
            retryAfter = try object.value("retryAfter")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "guard.paused")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("guard", `guard`)
            object.add("name", name)
            object.add("misses", misses)
            object.add("retryAfter", retryAfter)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationGuardResumed: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The guard's id.
        public let `guard`: String
        /// Its name for people.
        public let name: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationGuardResumed")
            try object.require("kind", "guard.resumed")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            `guard` = try object.value("guard")
            name = try object.value("name")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "guard.resumed")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("guard", `guard`)
            object.add("name", name)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationSequenceStarted: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The sequence's id.
        public let sequence: String
        /// The sequence's name.
        public let name: String?
        /// How many values it has.
        public let values: Int

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationSequenceStarted")
            try object.require("kind", "sequence.started")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            sequence = try object.value("sequence")
            name = try object.valueIfGiven("name")
            values = try object.value("values")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "sequence.started")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("sequence", sequence)
            object.addIfGiven("name", name)
            object.add("values", values)
            return object.payload
        }
    }
}
