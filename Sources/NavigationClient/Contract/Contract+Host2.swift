// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `host.status`. Counts, the uptime, and the limits.
    public struct StatusResult: Equatable, Sendable, ContractValue {
        /// The host's version.
        public let version: String
        /// This life of the host: 16 hexadecimal digits.
        public let instance: String
        /// The host's process.
        public let pid: Int
        /// Seconds since the start.
        public let uptime: Double
        /// How many connections there are.
        public let sessions: Int
        /// How many modules are registered.
        public let modules: Int
        /// How many destination types are registered.
        public let destinations: Int
        /// How many watches there are.
        public let watches: Int
        /// How many scenes there are.
        public let scenes: Int
        /// The scenes that are older than they were: the store's write-ahead log was lost or damaged.
        public let rolledBack: [RolledBack]?
        /// Why the store cannot be written, and changes are refused; left out while it works.
        public let storeFailure: String?
        /// Every limit by its name: a count, bytes or seconds.
        public let limits: [String: Double]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "StatusResult")
            version = try object.value("version")
            instance = try object.value("instance")
            pid = try object.value("pid")
            uptime = try object.value("uptime")
            sessions = try object.value("sessions")
            modules = try object.value("modules")
            destinations = try object.value("destinations")
            watches = try object.value("watches")
            scenes = try object.value("scenes")
            rolledBack = try object.valueIfGiven("rolledBack")
            storeFailure = try object.valueIfGiven("storeFailure")
            limits = try object.value("limits")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("version", version)
            object.add("instance", instance)
            object.add("pid", pid)
            object.add("uptime", uptime)
            object.add("sessions", sessions)
            object.add("modules", modules)
            object.add("destinations", destinations)
            object.add("watches", watches)
            object.add("scenes", scenes)
            object.addIfGiven("rolledBack", rolledBack)
            object.addIfGiven("storeFailure", storeFailure)
            object.add("limits", limits)
            return object.payload
        }
    }

    /// The result of `host.sessions`. The connections, by id.
    public struct SessionsResult: Equatable, Sendable, ContractValue {
        /// The connections, by id.
        public let sessions: [Session]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SessionsResult")
            sessions = try object.value("sessions")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("sessions", sessions)
            return object.payload
        }
    }

    /// The result of `host.metrics`. OpenMetrics text, and its media type.
    public struct MetricsResult: Equatable, Sendable, ContractValue {
        /// The media type of the text.
        public let contentType: String
        /// The metrics, as OpenMetrics 1.0 writes them.
        public let text: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "MetricsResult")
            contentType = try object.value("contentType")
            text = try object.value("text")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("contentType", contentType)
            object.add("text", text)
            return object.payload
        }
    }

    /// The result of `host.waiting`. The requests and the questions, each oldest first.
    public struct WaitingResult: Equatable, Sendable, ContractValue {
        /// The requests that wait.
        public let requests: [WaitingRequest]
        /// The questions that are open.
        public let questions: [OpenQuestion]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "WaitingResult")
            requests = try object.value("requests")
            questions = try object.value("questions")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("requests", requests)
            object.add("questions", questions)
            return object.payload
        }
    }
}
