// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The data of `cannot_wait`.
    public struct CannotWaitData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The method.
        public let method: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CannotWaitData")
            name = try object.value("name")
            method = try object.value("method")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("method", method)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `url_invalid`.
    public struct URLInvalidData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The URL.
        public let url: String
        /// The problem, for people.
        public let reason: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLInvalidData")
            name = try object.value("name")
            url = try object.value("url")
            reason = try object.value("reason")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("url", url)
            object.add("reason", reason)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `url_unknown`.
    public struct URLUnknownData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The URL.
        public let url: String?
        /// The pattern that the request gave.
        public let pattern: String?
        /// The known name that is most like it.
        public let nearest: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLUnknownData")
            name = try object.value("name")
            url = try object.valueIfGiven("url")
            pattern = try object.valueIfGiven("pattern")
            nearest = try object.valueIfGiven("nearest")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("url", url)
            object.addIfGiven("pattern", pattern)
            object.addIfGiven("nearest", nearest)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `url_conflict`.
    public struct URLConflictData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The pattern.
        public let pattern: String
        /// Its module.
        public let module: String
        /// The pattern that fits the same URLs.
        public let other: ConflictingPattern
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLConflictData")
            name = try object.value("name")
            pattern = try object.value("pattern")
            module = try object.value("module")
            other = try object.value("other")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("pattern", pattern)
            object.add("module", module)
            object.add("other", other)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `url_pattern_invalid`.
    public struct URLPatternInvalidData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The pattern.
        public let pattern: String
        /// The problem, for people.
        public let reason: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLPatternInvalidData")
            name = try object.value("name")
            pattern = try object.value("pattern")
            reason = try object.value("reason")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("pattern", pattern)
            object.add("reason", reason)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `url_no_link`.
    public struct URLNoLinkData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The type that is shown last.
        public let type: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLNoLinkData")
            name = try object.value("name")
            type = try object.valueIfGiven("type")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("type", type)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

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
}
