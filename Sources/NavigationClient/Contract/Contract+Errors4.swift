// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The data of `at_root`.
    public struct AtRootData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The navigator.
        public let navigator: String
        /// How many entries its path has.
        public let depth: Int
        /// The presentation around it.
        public let nearest: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AtRootData")
            name = try object.value("name")
            navigator = try object.value("navigator")
            depth = try object.value("depth")
            nearest = try object.valueIfGiven("nearest")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("navigator", navigator)
            object.add("depth", depth)
            object.addIfGiven("nearest", nearest)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `not_presented`.
    public struct NotPresentedData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The navigator.
        public let navigator: String
        /// The presentation around it.
        public let nearest: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NotPresentedData")
            name = try object.value("name")
            navigator = try object.value("navigator")
            nearest = try object.valueIfGiven("nearest")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("navigator", navigator)
            object.addIfGiven("nearest", nearest)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `out_of_range`.
    public struct OutOfRangeData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The navigator.
        public let navigator: String
        /// How many entries its path has.
        public let depth: Int
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "OutOfRangeData")
            name = try object.value("name")
            navigator = try object.value("navigator")
            depth = try object.value("depth")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("navigator", navigator)
            object.add("depth", depth)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `occupied`.
    public struct OccupiedData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The navigator.
        public let navigator: String
        /// The navigator that it presents.
        public let presented: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "OccupiedData")
            name = try object.value("name")
            navigator = try object.value("navigator")
            presented = try object.value("presented")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("navigator", navigator)
            object.add("presented", presented)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `name_in_use`.
    public struct NameInUseData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The scene.
        public let scene: String
        /// The name.
        public let wanted: String
        /// The navigator that has it.
        public let navigator: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NameInUseData")
            name = try object.value("name")
            scene = try object.value("scene")
            wanted = try object.value("wanted")
            navigator = try object.valueIfGiven("navigator")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("scene", scene)
            object.add("wanted", wanted)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `revision_mismatch`.
    public struct RevisionMismatchData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The scene.
        public let scene: String
        /// Its revision.
        public let revision: Int
        /// The newest revision that navigated.
        public let navigation: Int?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RevisionMismatchData")
            name = try object.value("name")
            scene = try object.value("scene")
            revision = try object.value("revision")
            navigation = try object.valueIfGiven("navigation")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("navigation", navigation)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `root_fixed`.
    public struct RootFixedData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The root navigator.
        public let navigator: String?
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RootFixedData")
            name = try object.value("name")
            navigator = try object.valueIfGiven("navigator")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `not_selectable`.
    public struct NotSelectableData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The navigator.
        public let navigator: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "NotSelectableData")
            name = try object.value("name")
            navigator = try object.value("navigator")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("navigator", navigator)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `locked`.
    public struct LockedData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The locks.
        public let locks: [Attachment]
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "LockedData")
            name = try object.value("name")
            locks = try object.value("locks")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("locks", locks)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }

    /// The data of `unknown_attachment`.
    public struct UnknownAttachmentData: Equatable, Sendable, ContractValue {
        /// The error's stable name.
        public let name: String
        /// The id that the request gave.
        public let attachment: String
        /// The scene of the sequence that the error ended.
        public let scene: String?
        /// The sequence that the error ended.
        public let sequence: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnknownAttachmentData")
            name = try object.value("name")
            attachment = try object.value("attachment")
            scene = try object.valueIfGiven("scene")
            sequence = try object.valueIfGiven("sequence")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.add("attachment", attachment)
            object.addIfGiven("scene", scene)
            object.addIfGiven("sequence", sequence)
            return object.payload
        }
    }
}
