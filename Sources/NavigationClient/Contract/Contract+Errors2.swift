// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The data of `shutting_down`.
    public struct ShuttingDownData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ShuttingDownData")
            name = try object.value("name")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `missing_capability`.
    public struct MissingCapabilityData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The capability that the host lacks.
        public let missing: String
        /// Those that it has.
        public let capabilities: [String]
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "MissingCapabilityData")
            name = try object.value("name")
            missing = try object.value("missing")
            capabilities = try object.value("capabilities")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("missing", missing)
            object.add("capabilities", capabilities)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `cancelled`.
    public struct CancelledData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The scene that has got another state.
        public let scene: String?
        /// The new key of the scene.
        public let restorationKey: String?
        /// The id of the request that replaced it.
        public let replacedBy: Nullable<CancelledDataReplacedBy>?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CancelledData")
            name = try object.value("name")
            scene = try object.valueIfGiven("scene")
            restorationKey = try object.valueIfGiven("restorationKey")
            replacedBy = try object.valueIfGiven("replacedBy")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("scene", scene)
            object.addIfGiven("restorationKey", restorationKey)
            object.addIfGiven("replacedBy", replacedBy)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `too_many_connections`.
    public struct TooManyConnectionsData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "TooManyConnectionsData")
            name = try object.value("name")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `slow_reader`.
    public struct SlowReaderData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "SlowReaderData")
            name = try object.value("name")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `store_failed`.
    public struct StoreFailedData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// Why, in the words of the system.
        public let reason: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "StoreFailedData")
            name = try object.value("name")
            reason = try object.value("reason")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("reason", reason)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `closed_by_request`.
    public struct ClosedByRequestData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ClosedByRequestData")
            name = try object.value("name")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `engine_away`.
    public struct EngineAwayData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The shared scene.
        public let scene: String
        /// The host that owns the scene, when that host has stopped to follow it.
        public let owner: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EngineAwayData")
            name = try object.value("name")
            scene = try object.value("scene")
            owner = try object.valueIfGiven("owner")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("scene", scene)
            object.addIfGiven("owner", owner)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `outcome_unknown`.
    public struct OutcomeUnknownData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The shared scene.
        public let scene: String
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "OutcomeUnknownData")
            name = try object.value("name")
            scene = try object.value("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `local_scene`.
    public struct LocalSceneData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The scene.
        public let scene: String
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "LocalSceneData")
            name = try object.value("name")
            scene = try object.value("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_host`.
    public struct UnknownHostData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The name that the request gave; left out when it gave none.
        public let host: String?
        /// The hosts that were heard.
        public let hosts: [String]
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownHostData")
            name = try object.value("name")
            host = try object.valueIfGiven("host")
            hosts = try object.value("hosts")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("host", host)
            object.add("hosts", hosts)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }
}
