// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The member `grants` of ``RightsResult``. The grants that it has, in the order of the document.
    public struct Grant: Equatable, Sendable, ContractValue {
        /// The verbs that it allows.
        public let allow: [GrantAllow]
        /// The scenes where it holds, as names or beginnings; all when left out.
        public let scenes: [String]?
        /// The navigators where it holds, with what is below them; all when left out.
        public let navigators: [String]?
        /// The types that it is about, as names or beginnings; all when left out.
        public let types: [String]?
        /// The modules that it is about, as names or beginnings; all when left out.
        public let modules: [String]?
        /// The line of the document where it begins.
        public let line: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Grant")
            allow = try object.value("allow")
            scenes = try object.valueIfGiven("scenes")
            navigators = try object.valueIfGiven("navigators")
            types = try object.valueIfGiven("types")
            modules = try object.valueIfGiven("modules")
            line = try object.value("line")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("allow", allow)
            object.addIfGiven("scenes", scenes)
            object.addIfGiven("navigators", navigators)
            object.addIfGiven("types", types)
            object.addIfGiven("modules", modules)
            object.add("line", line)
            return object.payload
        }
    }

    /// The result of `access.describe`. The identity and its grants.
    public struct RightsResult: Equatable, Sendable, ContractValue {
        /// True when the host has no access document.
        public let everything: Bool
        /// The identity of the session.
        public let identity: String?
        /// The file with the grants.
        public let document: String?
        /// The grants that it has, in the order of the document.
        public let grants: [Grant]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RightsResult")
            everything = try object.value("everything")
            identity = try object.valueIfGiven("identity")
            document = try object.valueIfGiven("document")
            grants = try object.value("grants")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("everything", everything)
            object.addIfGiven("identity", identity)
            object.addIfGiven("document", document)
            object.add("grants", grants)
            return object.payload
        }
    }

    /// The result of `access.check`. Whether it may, and the line that says so.
    public struct CheckRightResult: Equatable, Sendable, ContractValue {
        /// Whether it may.
        public let allowed: Bool
        /// The line of the first grant that allows it.
        public let line: Int?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "CheckRightResult")
            allowed = try object.value("allowed")
            line = try object.valueIfGiven("line")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("allowed", allowed)
            object.addIfGiven("line", line)
            return object.payload
        }
    }
}
