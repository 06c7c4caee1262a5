// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The parameters of the notification `changed`. A watched scene has a new revision. Each revision comes once,
    /// in order, and whole; a watch with a filter gets only those that pass it.
    public struct ChangedNotification: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public var watch: Int
        /// The scene's name.
        public var scene: String
        /// The new revision.
        public var revision: Int
        /// The cause of the change.
        public var cause: Cause
        /// The changes, in order.
        public var changes: [Change]

        /// Has these members.
        public init(
            watch: Int,
            scene: String,
            revision: Int,
            cause: Cause,
            changes: [Change]
        ) {
            self.watch = watch
            self.scene = scene
            self.revision = revision
            self.cause = cause
            self.changes = changes
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangedNotification")
            watch = try object.value("watch")
            scene = try object.value("scene")
            revision = try object.value("revision")
            cause = try object.value("cause")
            changes = try object.value("changes")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("cause", cause)
            object.add("changes", changes)
            return object.payload
        }
    }

    /// The parameters of the notification `lagged`. The client read too slowly, so revisions were left out. The
    /// snapshot is the state now; changes go on after it.
    public struct LaggedNotification: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene's name.
        public let scene: String
        /// The scene's present revision.
        public let revision: Int
        /// The scene, or the part of it that is watched.
        public let snapshot: Snapshot

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "LaggedNotification")
            watch = try object.value("watch")
            scene = try object.value("scene")
            revision = try object.value("revision")
            snapshot = try object.value("snapshot")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("snapshot", snapshot)
            return object.payload
        }
    }

    /// The parameters of the notification `watchEnded`. The host has ended a watch. No other notification about it
    /// follows.
    public struct WatchEndedNotification: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// Why it ended.
        public let reason: WatchEndedNotificationReason

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "WatchEndedNotification")
            watch = try object.value("watch")
            reason = try object.value("reason")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("watch", watch)
            object.add("reason", reason)
            return object.payload
        }
    }

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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationSessionOpened")
            try object.require("kind", "session.opened")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            session = try object.value("session")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationSessionClosed")
            try object.require("kind", "session.closed")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            session = try object.value("session")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationRequestRefused")
            try object.require("kind", "request.refused")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            session = try object.value("session")
            method = try object.value("method")
            error = try object.value("error")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationWatchLagged")
            try object.require("kind", "watch.lagged")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            session = try object.value("session")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationStoreFailed")
            try object.require("kind", "store.failed")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            reason = try object.value("reason")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        package var encoded: JSONPayload {
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
}
