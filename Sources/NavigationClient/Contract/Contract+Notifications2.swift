// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form of ``EventNotification``.
    public struct EventNotificationSessionOpened: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// Its connection.
        public let session: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationSessionOpened")
            try object.require("kind", "session.opened")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            session = try object.value("session")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "session.opened")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("session", session)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationSessionClosed: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The connection.
        public let session: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationSessionClosed")
            try object.require("kind", "session.closed")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            session = try object.value("session")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "session.closed")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("session", session)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationRequestRefused: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The connection that made it.
        public let session: String
        /// The request's method.
        public let method: String
        /// The error's name.
        public let error: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationRequestRefused")
            try object.require("kind", "request.refused")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            session = try object.value("session")
            method = try object.value("method")
            error = try object.value("error")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "request.refused")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("session", session)
            object.add("method", method)
            object.add("error", error)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationWatchLagged: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The connection that watches.
        public let session: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationWatchLagged")
            try object.require("kind", "watch.lagged")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            session = try object.value("session")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "watch.lagged")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("session", session)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationStoreFailed: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// Why, in the words of the system.
        public let reason: String

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationStoreFailed")
            try object.require("kind", "store.failed")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            reason = try object.value("reason")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "store.failed")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("reason", reason)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationEntryQuarantined: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The entry.
        public let entry: String
        /// Its type.
        public let type: String
        /// The part of the rule that is broken, when it is a rule.
        public let rule: RuleViolationRule?
        /// Where in the arguments, as a JSON Pointer, when they do not fit.
        public let path: String?
        /// The keyword of the schema that they do not fit.
        public let keyword: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationEntryQuarantined")
            try object.require("kind", "entry.quarantined")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            entry = try object.value("entry")
            type = try object.value("type")
            rule = try object.valueIfGiven("rule")
            path = try object.valueIfGiven("path")
            keyword = try object.valueIfGiven("keyword")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "entry.quarantined")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("entry", entry)
            object.add("type", type)
            object.addIfGiven("rule", rule)
            object.addIfGiven("path", path)
            object.addIfGiven("keyword", keyword)
            return object.payload
        }
    }

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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationModuleRegistered")
            try object.require("kind", "module.registered")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            session = try object.value("session")
            module = try object.value("module")
            types = try object.value("types")
        }

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationModuleUnregistered")
            try object.require("kind", "module.unregistered")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            module = try object.value("module")
            types = try object.value("types")
        }

        var encoded: JSONPayload {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationModuleStarting")
            try object.require("kind", "module.starting")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            module = try object.value("module")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "module.starting")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("module", module)
            return object.payload
        }
    }
}
