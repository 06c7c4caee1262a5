// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// A form that several parts of the contract have.
    public struct Removed: Equatable, Sendable, ContractValue {
        /// How many entries went.
        public let entries: Int
        /// How many navigators were closed.
        public let navigators: Int

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Removed")
            entries = try object.value("entries")
            navigators = try object.value("navigators")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("entries", entries)
            object.add("navigators", navigators)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct RequestedDestination: Equatable, Sendable, ContractValue {
        /// The destination type.
        public var type: String
        /// The destination's arguments; none when left out.
        public var arguments: JSONPayload?
        /// Hints for renderers about the entry that is shown. They are added to the hints of the type, and replace
        /// those of the same name; null removes one.
        public var hints: JSONPayload?

        /// Has these members; one that is nil is left out.
        public init(
            type: String,
            arguments: JSONPayload? = nil,
            hints: JSONPayload? = nil
        ) {
            self.type = type
            self.arguments = arguments
            self.hints = hints
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RequestedDestination")
            type = try object.value("type")
            arguments = try object.valueIfGiven("arguments")
            hints = try object.valueIfGiven("hints")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("type", type)
            object.addIfGiven("arguments", arguments)
            object.addIfGiven("hints", hints)
            return object.payload
        }
    }

    /// The result of `entry.provide`. The revision of the scene afterwards.
    public struct ChangedResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision afterwards.
        public let revision: Int
        /// Whether anything has changed.
        public let changed: Bool
        /// The durability of the change: `synced`, `written` or only in `memory`.
        public let durability: Durability?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ChangedResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            return object.payload
        }
    }

    /// A form of ``CreateNavigatorResult``.
    public struct ShownResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision afterwards.
        public let revision: Int
        /// Whether anything has changed.
        public let changed: Bool
        /// The durability of the change: `synced`, `written` or only in `memory`.
        public let durability: Durability?
        /// The navigator where it is shown now.
        public let navigator: String
        /// The entry that shows it.
        public let entry: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ShownResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            navigator = try object.value("navigator")
            entry = try object.valueIfGiven("entry")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            object.add("navigator", navigator)
            object.addIfGiven("entry", entry)
            return object.payload
        }
    }

    /// A form of ``CloseNavigatorResult``.
    public struct RemovedResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision afterwards.
        public let revision: Int
        /// Whether anything has changed.
        public let changed: Bool
        /// The durability of the change: `synced`, `written` or only in `memory`.
        public let durability: Durability?
        /// How much went.
        public let removed: Removed

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RemovedResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            removed = try object.value("removed")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            object.add("removed", removed)
            return object.payload
        }
    }

    /// A form of ``CreateNavigatorResult``.
    public struct RedirectedResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision afterwards.
        public let revision: Int
        /// Whether anything has changed.
        public let changed: Bool
        /// The durability of the change: `synced`, `written` or only in `memory`.
        public let durability: Durability?
        /// The navigator where it is shown now.
        public let navigator: String
        /// The entry that shows it.
        public let entry: String?
        /// The outcome of a request with `forResult`.
        public let outcome: String?
        /// Where the request wanted to go, and where guards sent it, in order.
        public let redirected: [Redirection]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RedirectedResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            changed = try object.value("changed")
            durability = try object.valueIfGiven("durability")
            navigator = try object.value("navigator")
            entry = try object.valueIfGiven("entry")
            outcome = try object.valueIfGiven("outcome")
            redirected = try object.value("redirected")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.add("changed", changed)
            object.addIfGiven("durability", durability)
            object.add("navigator", navigator)
            object.addIfGiven("entry", entry)
            object.addIfGiven("outcome", outcome)
            object.add("redirected", redirected)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct Redirection: Equatable, Sendable, ContractValue {
        /// The destination type.
        public let type: String
        /// The destination's arguments.
        public let arguments: JSONPayload
        /// The guard that sent the request here.
        public let `guard`: String?
        /// The name of that guard for people.
        public let name: String?
        /// The module of that guard's session, when it has exactly one.
        public let module: String?

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Redirection")
            type = try object.value("type")
            arguments = try object.value("arguments")
            `guard` = try object.valueIfGiven("guard")
            name = try object.valueIfGiven("name")
            module = try object.valueIfGiven("module")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("type", type)
            object.add("arguments", arguments)
            object.addIfGiven("guard", `guard`)
            object.addIfGiven("name", name)
            object.addIfGiven("module", module)
            return object.payload
        }
    }
}
