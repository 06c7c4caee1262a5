// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The member `mappings` of `module.register`. Its mappings, each as for `mapping.add`, without `ifRevision`
    /// and `ifNavigation`.
    public struct RegisterMappingsItem: Equatable, Sendable, ContractValue {
        /// The scene to act on; `main` when left out.
        public var scene: String?
        /// Id or name of the navigator to act on; the current one when left out.
        public var navigator: String?
        /// The entry that the request comes from: the request acts on the navigator that shows it.
        public var fromEntry: String?
        /// The type that requests name.
        public var from: String
        /// The type that is shown.
        public var to: String
        /// The arguments that it is shown with; those of the request when left out.
        public var arguments: JSONPayload?
        /// Whether the mapping holds below the navigator as well; true when left out.
        public var inherits: Bool?

        /// Has these members; one that is nil is left out.
        public init(
            from: String,
            to: String,
            scene: String? = nil,
            navigator: String? = nil,
            fromEntry: String? = nil,
            arguments: JSONPayload? = nil,
            inherits: Bool? = nil
        ) {
            self.scene = scene
            self.navigator = navigator
            self.fromEntry = fromEntry
            self.from = from
            self.to = to
            self.arguments = arguments
            self.inherits = inherits
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterMappingsItem")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            fromEntry = try object.valueIfGiven("fromEntry")
            from = try object.value("from")
            to = try object.value("to")
            arguments = try object.valueIfGiven("arguments")
            inherits = try object.valueIfGiven("inherits")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            object.addIfGiven("fromEntry", fromEntry)
            object.add("from", from)
            object.add("to", to)
            object.addIfGiven("arguments", arguments)
            object.addIfGiven("inherits", inherits)
            return object.payload
        }
    }

    /// The member `flows` of `module.register`. Its flows. `flow.start` with such a name takes from here what the
    /// request leaves out.
    public struct RegisterFlowsItem: Equatable, Sendable, ContractValue {
        /// The name by which it is started; unique in the module.
        public var name: String
        /// The checkpoint to return to; the end of the path at the start when left out.
        public var checkpoint: String?
        /// The JSON Schema of the value that completes it; any value is accepted when left out.
        public var schema: JSONPayload?
        /// Any JSON that the flow begins with; null for nothing.
        public var data: JSONPayload?
        /// The destination type of the first step.
        public var type: String?
        /// The destination's arguments; none when left out.
        public var arguments: JSONPayload?
        /// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace
        /// those of the same name; null removes one.
        public var hints: JSONPayload?
        /// How the first step is shown; the type's method when left out.
        public var method: String?

        /// Has these members; one that is nil is left out.
        public init(
            name: String,
            checkpoint: String? = nil,
            schema: JSONPayload? = nil,
            data: JSONPayload? = nil,
            type: String? = nil,
            arguments: JSONPayload? = nil,
            hints: JSONPayload? = nil,
            method: String? = nil
        ) {
            self.name = name
            self.checkpoint = checkpoint
            self.schema = schema
            self.data = data
            self.type = type
            self.arguments = arguments
            self.hints = hints
            self.method = method
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterFlowsItem")
            name = try object.value("name")
            checkpoint = try object.valueIfGiven("checkpoint")
            schema = try object.valueIfGiven("schema")
            data = try object.valueIfGiven("data")
            type = try object.valueIfGiven("type")
            arguments = try object.valueIfGiven("arguments")
            hints = try object.valueIfGiven("hints")
            method = try object.valueIfGiven("method")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("name", name)
            object.addIfGiven("checkpoint", checkpoint)
            object.addIfGiven("schema", schema)
            object.addIfGiven("data", data)
            object.addIfGiven("type", type)
            object.addIfGiven("arguments", arguments)
            object.addIfGiven("hints", hints)
            object.addIfGiven("method", method)
            return object.payload
        }
    }

    /// The member `urls` of ``RegisterResult``. The URL patterns, in this order.
    public struct RegisterResultURLsItem: Equatable, Sendable, ContractValue {
        /// The pattern as it was registered.
        public let pattern: String
        /// Whether every type that it shows is registered, or received.
        public let isLive: Bool

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterResultURLsItem")
            pattern = try object.value("pattern")
            isLive = try object.value("isLive")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("pattern", pattern)
            object.add("isLive", isLive)
            return object.payload
        }
    }

    /// The result of `module.register`. The parts that were registered, and what the host found for them.
    public struct RegisterResult: Equatable, Sendable, ContractValue {
        /// The module's name.
        public let module: String
        /// The types that this request registered.
        public let registered: [String]
        /// The types whose orphaned entries are provided again.
        public let revived: [String]
        /// The ids of the guards, in the order of the request's list.
        public let guards: [String]?
        /// The ids of the receivers, in this order.
        public let receivers: [String]?
        /// The URL patterns, in this order.
        public let urls: [RegisterResultURLsItem]?
        /// The ids of the mappings, in this order.
        public let mappings: [String]?
        /// How many entries the host asks the module to migrate first.
        public let outdated: Int?
        /// How many places break a rule now.
        public let violations: Int?
        /// The open flows that the module drives.
        public let flows: [Flow]?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterResult")
            module = try object.value("module")
            registered = try object.value("registered")
            revived = try object.value("revived")
            guards = try object.valueIfGiven("guards")
            receivers = try object.valueIfGiven("receivers")
            urls = try object.valueIfGiven("urls")
            mappings = try object.valueIfGiven("mappings")
            outdated = try object.valueIfGiven("outdated")
            violations = try object.valueIfGiven("violations")
            flows = try object.valueIfGiven("flows")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("module", module)
            object.add("registered", registered)
            object.add("revived", revived)
            object.addIfGiven("guards", guards)
            object.addIfGiven("receivers", receivers)
            object.addIfGiven("urls", urls)
            object.addIfGiven("mappings", mappings)
            object.addIfGiven("outdated", outdated)
            object.addIfGiven("violations", violations)
            object.addIfGiven("flows", flows)
            return object.payload
        }
    }

    /// The result of `module.unregister`. The types that were removed.
    public struct UnregisterResult: Equatable, Sendable, ContractValue {
        /// The module's name.
        public let module: String
        /// The types that were removed.
        public let unregistered: [String]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnregisterResult")
            module = try object.value("module")
            unregistered = try object.value("unregistered")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ModulesResult")
            modules = try object.value("modules")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "StartModuleResult")
            module = try object.value("module")
            state = try object.value("state")
            changed = try object.value("changed")
        }

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "DestinationsResult")
            destinations = try object.value("destinations")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("destinations", destinations)
            return object.payload
        }
    }
}
