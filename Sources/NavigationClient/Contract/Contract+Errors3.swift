// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The data of `other_user`.
    public struct OtherUserData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The session of the other user.
        public let session: String?
        /// The module of the other user.
        public let module: String?
        /// The other user.
        public let uid: Int
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "OtherUserData")
            name = try object.value("name")
            session = try object.valueIfGiven("session")
            module = try object.valueIfGiven("module")
            uid = try object.value("uid")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("session", session)
            object.addIfGiven("module", module)
            object.add("uid", uid)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `not_allowed`.
    public struct NotAllowedData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The verb that it takes; left out for a wrong secret.
        public let verb: GrantAllow?
        /// The identity that asked; left out for a session without one.
        public let identity: String?
        /// The scene where it was refused.
        public let scene: String?
        /// The navigator where it was refused.
        public let navigator: String?
        /// The destination type that it was about.
        public let type: String?
        /// The module that it was about.
        public let module: String?
        /// The file with the grants. A person who can change it can allow this.
        public let document: String
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NotAllowedData")
            name = try object.value("name")
            verb = try object.valueIfGiven("verb")
            identity = try object.valueIfGiven("identity")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            type = try object.valueIfGiven("type")
            module = try object.valueIfGiven("module")
            document = try object.value("document")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("verb", verb)
            object.addIfGiven("identity", identity)
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("type", type)
            object.addIfGiven("module", module)
            object.add("document", document)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_scene`.
    public struct UnknownSceneData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The name that the request gave.
        public let scene: String
        /// The known name that is most like it.
        public let nearest: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownSceneData")
            name = try object.value("name")
            scene = try object.value("scene")
            nearest = try object.valueIfGiven("nearest")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("scene", scene)
            object.addIfGiven("nearest", nearest)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_navigator`.
    public struct UnknownNavigatorData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The id or name that the request gave.
        public let navigator: String
        /// The known name that is most like it.
        public let nearest: String?
        /// The navigator with this name, outside of what was searched.
        public let elsewhere: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownNavigatorData")
            name = try object.value("name")
            navigator = try object.value("navigator")
            nearest = try object.valueIfGiven("nearest")
            elsewhere = try object.valueIfGiven("elsewhere")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("navigator", navigator)
            object.addIfGiven("nearest", nearest)
            object.addIfGiven("elsewhere", elsewhere)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_entry`.
    public struct UnknownEntryData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The id that the request gave.
        public let entry: String
        /// The navigator whose path does not have it.
        public let navigator: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownEntryData")
            name = try object.value("name")
            entry = try object.value("entry")
            navigator = try object.valueIfGiven("navigator")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("entry", entry)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_destination`.
    public struct UnknownDestinationData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The type that the request gave.
        public let type: String?
        /// The known name that is most like it.
        public let nearest: String?
        /// The navigators where the type is known.
        public let navigators: [Place]?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownDestinationData")
            name = try object.value("name")
            type = try object.valueIfGiven("type")
            nearest = try object.valueIfGiven("nearest")
            navigators = try object.valueIfGiven("navigators")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("type", type)
            object.addIfGiven("nearest", nearest)
            object.addIfGiven("navigators", navigators)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `invalid_arguments`.
    public struct InvalidArgumentsData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The destination type.
        public let type: String?
        /// The checkpoint whose value it is.
        public let checkpoint: String?
        /// The flow whose value it is.
        public let flow: String?
        /// The message to an entry, by its name.
        public let message: String?
        /// True for the content of an entry.
        public let content: Bool?
        /// A JSON Pointer to what does not fit.
        public let path: String
        /// The keyword of the schema that it breaks.
        public let keyword: String
        /// The problem, for people.
        public let reason: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "InvalidArgumentsData")
            name = try object.value("name")
            type = try object.valueIfGiven("type")
            checkpoint = try object.valueIfGiven("checkpoint")
            flow = try object.valueIfGiven("flow")
            message = try object.valueIfGiven("message")
            content = try object.valueIfGiven("content")
            path = try object.value("path")
            keyword = try object.value("keyword")
            reason = try object.value("reason")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("type", type)
            object.addIfGiven("checkpoint", checkpoint)
            object.addIfGiven("flow", flow)
            object.addIfGiven("message", message)
            object.addIfGiven("content", content)
            object.add("path", path)
            object.add("keyword", keyword)
            object.add("reason", reason)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `no_stack`.
    public struct NoStackData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The navigator.
        public let navigator: String
        /// The nearest one around it that has a path.
        public let suggestion: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NoStackData")
            name = try object.value("name")
            navigator = try object.value("navigator")
            suggestion = try object.valueIfGiven("suggestion")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("navigator", navigator)
            object.addIfGiven("suggestion", suggestion)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }
}
