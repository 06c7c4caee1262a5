// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The member `revisions` of ``HistoryResult``. The revisions, oldest first.
    public struct PastRevision: Equatable, Sendable, ContractValue {
        /// Its number.
        public let revision: Int
        /// Its cause.
        public let cause: Cause
        /// The changes, in order.
        public let changes: [Change]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "PastRevision")
            revision = try object.value("revision")
            cause = try object.value("cause")
            changes = try object.value("changes")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("revision", revision)
            object.add("cause", cause)
            object.add("changes", changes)
            return object.payload
        }
    }

    /// The member `types` of ``StatisticsResult``. The types, those that were shown most often first.
    public struct TypeStatistics: Equatable, Sendable, ContractValue {
        /// The destination type.
        public let type: String
        /// How many entries of the type came.
        public let shown: Int
        /// How many entries of the type went.
        public let ended: Int
        /// How many of them came and went in the time that is looked at.
        public let timed: Int
        /// How long those stayed in the tree, together.
        public let seconds: Double
        /// How many seconds the one stayed that stayed longest.
        public let longest: Double
        /// How often `back`, `pop` or `dismiss` took an entry of the type away, as the innermost one: the person turned
        /// back there.
        public let turnedBack: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TypeStatistics")
            type = try object.value("type")
            shown = try object.value("shown")
            ended = try object.value("ended")
            timed = try object.value("timed")
            seconds = try object.value("seconds")
            longest = try object.value("longest")
            turnedBack = try object.value("turnedBack")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("type", type)
            object.add("shown", shown)
            object.add("ended", ended)
            object.add("timed", timed)
            object.add("seconds", seconds)
            object.add("longest", longest)
            object.add("turnedBack", turnedBack)
            return object.payload
        }
    }

    /// The member `refused` of ``StatisticsResult``. The refusals since the start of the host, the most frequent
    /// first. Left out for a session without the right `administer` or `monitor`.
    public struct RefusalCount: Equatable, Sendable, ContractValue {
        /// The method that was refused.
        public let method: String
        /// The name of the error.
        public let error: String
        /// How often.
        public let count: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RefusalCount")
            method = try object.value("method")
            error = try object.value("error")
            count = try object.value("count")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("method", method)
            object.add("error", error)
            object.add("count", count)
            return object.payload
        }
    }

    /// The revisions from which a client can go on.
    public struct HistoryResultWindow: Equatable, Sendable, ContractValue {
        /// The oldest revision after which everything is kept.
        public let from: Int
        /// The newest revision.
        public let to: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HistoryResultWindow")
            from = try object.value("from")
            to = try object.value("to")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("from", from)
            object.add("to", to)
            return object.payload
        }
    }

    /// The result of `history.list`. The revisions, oldest first, and which ones are kept.
    public struct HistoryResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// The revisions from which a client can go on.
        public let window: HistoryResultWindow
        /// The revisions, oldest first.
        public let revisions: [PastRevision]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "HistoryResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            window = try object.value("window")
            revisions = try object.value("revisions")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
            object.add("window", window)
            object.add("revisions", revisions)
            return object.payload
        }
    }

    /// The result of `history.statistics`. The types that were shown most often first, and the refusals.
    public struct StatisticsResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// The revisions from which a client can go on.
        public let window: HistoryResultWindow
        /// It counted all revisions after this one.
        public let after: Int
        /// The types, those that were shown most often first.
        public let types: [TypeStatistics]
        /// The refusals since the start of the host, the most frequent first. Left out for a session without the right
        /// `administer` or `monitor`.
        public let refused: [RefusalCount]?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "StatisticsResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            window = try object.value("window")
            after = try object.value("after")
            types = try object.value("types")
            refused = try object.valueIfGiven("refused")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
            object.add("window", window)
            object.add("after", after)
            object.add("types", types)
            object.addIfGiven("refused", refused)
            return object.payload
        }
    }
}
