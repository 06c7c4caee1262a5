// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The data of `unknown_module`.
    public struct UnknownModuleData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The name that the request gave.
        public let module: String
        /// The known name that is most like it.
        public let nearest: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownModuleData")
            name = try object.value("name")
            module = try object.value("module")
            nearest = try object.valueIfGiven("nearest")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("module", module)
            object.addIfGiven("nearest", nearest)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_session`.
    public struct UnknownSessionData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The id that the request gave.
        public let session: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownSessionData")
            name = try object.value("name")
            session = try object.value("session")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("session", session)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `activation_failed`.
    public struct ActivationFailedData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The module.
        public let module: String
        /// Why, in the words of the system.
        public let reason: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ActivationFailedData")
            name = try object.value("name")
            module = try object.value("module")
            reason = try object.value("reason")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("module", module)
            object.add("reason", reason)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `activation_timeout`.
    public struct ActivationTimeoutData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The module.
        public let module: String
        /// Seconds that it had.
        public let timeout: Double
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ActivationTimeoutData")
            name = try object.value("name")
            module = try object.value("module")
            timeout = try object.value("timeout")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("module", module)
            object.add("timeout", timeout)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `module_exited`.
    public struct ModuleExitedData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The module.
        public let module: String
        /// Its exit status.
        public let status: Int?
        /// The signal that ended it.
        public let signal: Int?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ModuleExitedData")
            name = try object.value("name")
            module = try object.value("module")
            status = try object.valueIfGiven("status")
            signal = try object.valueIfGiven("signal")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("module", module)
            object.addIfGiven("status", status)
            object.addIfGiven("signal", signal)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `crash_budget_spent`.
    public struct CrashBudgetSpentData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The module.
        public let module: String
        /// How often it failed.
        public let failures: Int
        /// Within how many seconds.
        public let window: Double
        /// The name of the last failure.
        public let last: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CrashBudgetSpentData")
            name = try object.value("name")
            module = try object.value("module")
            failures = try object.value("failures")
            window = try object.value("window")
            last = try object.valueIfGiven("last")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("module", module)
            object.add("failures", failures)
            object.add("window", window)
            object.addIfGiven("last", last)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `destination_not_registered`.
    public struct DestinationNotRegisteredData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The module.
        public let module: String
        /// The type that its manifest names.
        public let type: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "DestinationNotRegisteredData")
            name = try object.value("name")
            module = try object.value("module")
            type = try object.value("type")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("module", module)
            object.add("type", type)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `module_stopped`.
    public struct ModuleStoppedData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The module.
        public let module: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ModuleStoppedData")
            name = try object.value("name")
            module = try object.value("module")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("module", module)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `not_supervised`.
    public struct NotSupervisedData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The module.
        public let module: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NotSupervisedData")
            name = try object.value("name")
            module = try object.value("module")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("module", module)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `question_cycle`.
    public struct QuestionCycleData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The module that would have been asked.
        public let module: String
        /// The destination type.
        public let type: String?
        /// Its session.
        public let session: String
        /// The questions that led here.
        public let chain: [QuestionLink]
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "QuestionCycleData")
            name = try object.value("name")
            module = try object.value("module")
            type = try object.valueIfGiven("type")
            session = try object.value("session")
            chain = try object.value("chain")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("module", module)
            object.addIfGiven("type", type)
            object.add("session", session)
            object.add("chain", chain)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }
}
