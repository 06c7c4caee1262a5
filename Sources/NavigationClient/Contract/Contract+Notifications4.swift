// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationGuardResumed")
            try object.require("kind", "guard.resumed")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            `guard` = try object.value("guard")
            name = try object.value("name")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationSequenceStarted")
            try object.require("kind", "sequence.started")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            sequence = try object.value("sequence")
            name = try object.valueIfGiven("name")
            values = try object.value("values")
        }

        package var encoded: JSONPayload {
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

    /// A form of ``EventNotification``.
    public struct EventNotificationSequenceStep: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The sequence's id.
        public let sequence: String
        /// The value's place in the sequence, from 0.
        public let index: Int
        /// Its outcome.
        public let outcome: String
        /// The receiver that took it.
        public let receiver: String?
        /// The error's name.
        public let error: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationSequenceStep")
            try object.require("kind", "sequence.step")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            sequence = try object.value("sequence")
            index = try object.value("index")
            outcome = try object.value("outcome")
            receiver = try object.valueIfGiven("receiver")
            error = try object.valueIfGiven("error")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "sequence.step")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("sequence", sequence)
            object.add("index", index)
            object.add("outcome", outcome)
            object.addIfGiven("receiver", receiver)
            object.addIfGiven("error", error)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationSequencePaused: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The sequence's id.
        public let sequence: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationSequencePaused")
            try object.require("kind", "sequence.paused")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            sequence = try object.value("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "sequence.paused")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("sequence", sequence)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationSequenceResumed: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The sequence's id.
        public let sequence: String
        /// The session that made the request.
        public let by: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationSequenceResumed")
            try object.require("kind", "sequence.resumed")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            sequence = try object.value("sequence")
            by = try object.value("by")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "sequence.resumed")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("sequence", sequence)
            object.add("by", by)
            return object.payload
        }
    }

    /// A form of ``EventNotification``.
    public struct EventNotificationSequenceEnded: Equatable, Sendable, ContractValue {
        /// The watch's number on this connection.
        public let watch: Int
        /// The scene that the watch is for.
        public let scene: String
        /// How important it is.
        public let level: Verbosity
        /// The sequence's id.
        public let sequence: String
        /// How it ended.
        public let outcome: String
        /// The error's name.
        public let error: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EventNotificationSequenceEnded")
            try object.require("kind", "sequence.ended")
            watch = try object.value("watch")
            scene = try object.value("scene")
            level = try object.value("level")
            sequence = try object.value("sequence")
            outcome = try object.value("outcome")
            error = try object.valueIfGiven("error")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "sequence.ended")
            object.add("watch", watch)
            object.add("scene", scene)
            object.add("level", level)
            object.add("sequence", sequence)
            object.add("outcome", outcome)
            object.addIfGiven("error", error)
            return object.payload
        }
    }
}
