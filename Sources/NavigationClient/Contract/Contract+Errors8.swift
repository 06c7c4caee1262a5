// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The data of `not_flow_owner`.
    public struct NotFlowOwnerData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The flow.
        public let flow: String
        /// The module that drives it.
        public let module: String?
        /// The session that drives it.
        public let session: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NotFlowOwnerData")
            name = try object.value("name")
            flow = try object.value("flow")
            module = try object.valueIfGiven("module")
            session = try object.valueIfGiven("session")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("flow", flow)
            object.addIfGiven("module", module)
            object.addIfGiven("session", session)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `outside_flow`.
    public struct OutsideFlowData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The flow.
        public let flow: String
        /// The navigator that the request named.
        public let navigator: String
        /// The navigator where the flow began.
        public let anchor: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "OutsideFlowData")
            name = try object.value("name")
            flow = try object.value("flow")
            navigator = try object.value("navigator")
            anchor = try object.value("anchor")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("flow", flow)
            object.add("navigator", navigator)
            object.add("anchor", anchor)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `not_empty`.
    public struct NotEmptyData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The scene.
        public let scene: String
        /// How many entries it has.
        public let entries: Int
        /// How many navigators it has besides the root.
        public let navigators: Int
        /// How many attachments it has.
        public let attachments: Int
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NotEmptyData")
            name = try object.value("name")
            scene = try object.value("scene")
            entries = try object.value("entries")
            navigators = try object.value("navigators")
            attachments = try object.value("attachments")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("scene", scene)
            object.add("entries", entries)
            object.add("navigators", navigators)
            object.add("attachments", attachments)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `name_taken`.
    public struct NameTakenData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The module.
        public let module: String
        /// The method of presentation.
        public let method: String?
        /// The session that has it.
        public let owner: Owner?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NameTakenData")
            name = try object.value("name")
            module = try object.value("module")
            method = try object.valueIfGiven("method")
            owner = try object.valueIfGiven("owner")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("module", module)
            object.addIfGiven("method", method)
            object.addIfGiven("owner", owner)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `not_owner`.
    public struct NotOwnerData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The module.
        public let module: String?
        /// The session that owns it.
        public let session: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NotOwnerData")
            name = try object.value("name")
            module = try object.valueIfGiven("module")
            session = try object.valueIfGiven("session")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("module", module)
            object.addIfGiven("session", session)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `invalid_schema`.
    public struct InvalidSchemaData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The owner of the schema, for people.
        public let type: String
        /// A JSON Pointer to what cannot be used.
        public let path: String
        /// The problem, for people.
        public let reason: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "InvalidSchemaData")
            name = try object.value("name")
            type = try object.value("type")
            path = try object.value("path")
            reason = try object.value("reason")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("type", type)
            object.add("path", path)
            object.add("reason", reason)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `provider_gone`.
    public struct ProviderGoneData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The module.
        public let module: String
        /// The destination type.
        public let type: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ProviderGoneData")
            name = try object.value("name")
            module = try object.value("module")
            type = try object.valueIfGiven("type")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("module", module)
            object.addIfGiven("type", type)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `provider_timeout`.
    public struct ProviderTimeoutData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The module.
        public let module: String
        /// The destination type.
        public let type: String?
        /// Seconds that it had.
        public let timeout: Double
        /// The questions that it was waiting for.
        public let waitingFor: [QuestionLink]
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ProviderTimeoutData")
            name = try object.value("name")
            module = try object.value("module")
            type = try object.valueIfGiven("type")
            timeout = try object.value("timeout")
            waitingFor = try object.value("waitingFor")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("module", module)
            object.addIfGiven("type", type)
            object.add("timeout", timeout)
            object.add("waitingFor", waitingFor)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `provider_error`.
    public struct ProviderErrorData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The module.
        public let module: String?
        /// The destination type.
        public let type: String?
        /// The error that it answered.
        public let error: JSONPayload?
        /// The problem with its answer.
        public let reason: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ProviderErrorData")
            name = try object.value("name")
            module = try object.valueIfGiven("module")
            type = try object.valueIfGiven("type")
            error = try object.valueIfGiven("error")
            reason = try object.valueIfGiven("reason")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("module", module)
            object.addIfGiven("type", type)
            object.addIfGiven("error", error)
            object.addIfGiven("reason", reason)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }
}
