// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The result of `module.unregister`. The types that were removed.
    public struct UnregisterResult: Equatable, Sendable, ContractValue {
        /// The module's name.
        public let module: String
        /// The types that were removed.
        public let unregistered: [String]

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnregisterResult")
            module = try object.value("module")
            unregistered = try object.value("unregistered")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("module", module)
            object.add("unregistered", unregistered)
            return object.payload
        }
    }

    /// The result of `module.list`. The modules, by name.
    public struct ModulesResult: Equatable, Sendable, ContractValue {
        /// The modules, by name.
        public let modules: [Module]

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ModulesResult")
            modules = try object.value("modules")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("modules", modules)
            return object.payload
        }
    }

    /// The result of `module.start`. The module's state after the request.
    public struct StartModuleResult: Equatable, Sendable, ContractValue {
        /// The module's name.
        public let module: String
        /// The current state of the module.
        public let state: ModuleState
        /// Whether the request changed that.
        public let changed: Bool

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "StartModuleResult")
            module = try object.value("module")
            state = try object.value("state")
            changed = try object.value("changed")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("module", module)
            object.add("state", state)
            object.add("changed", changed)
            return object.payload
        }
    }

    /// The result of `destination.list`. The types as they were registered.
    public struct DestinationsResult: Equatable, Sendable, ContractValue {
        /// The types as they were registered.
        public let destinations: [Destination]

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "DestinationsResult")
            destinations = try object.value("destinations")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("destinations", destinations)
            return object.payload
        }
    }
}
