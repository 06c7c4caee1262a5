// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The member `patterns` of ``URLPatternsResult``. The patterns, the more concrete ones first.
    public struct URLPattern: Equatable, Sendable, ContractValue {
        /// The pattern as it was registered.
        public let pattern: String
        /// The module that registered it.
        public let module: String
        /// The session of that module.
        public let session: String?
        /// The items that a URL becomes; the module is asked when left out.
        public let to: [SentItem]?
        /// True when the module is asked what a URL becomes.
        public let ask: Bool?
        /// The scene where the items go when the request names none.
        public let scene: String?
        /// The navigator where they go when the request names none.
        public let navigator: String?
        /// Whether every type that it shows is registered, or received.
        public let isLive: Bool

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLPattern")
            pattern = try object.value("pattern")
            module = try object.value("module")
            session = try object.valueIfGiven("session")
            to = try object.valueIfGiven("to")
            ask = try object.valueIfGiven("ask")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            isLive = try object.value("isLive")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("pattern", pattern)
            object.add("module", module)
            object.addIfGiven("session", session)
            object.addIfGiven("to", to)
            object.addIfGiven("ask", ask)
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            object.add("isLive", isLive)
            return object.payload
        }
    }

    /// The result of `url.register`. The pattern, and whether all types that it shows are registered.
    public struct RegisterURLResult: Equatable, Sendable, ContractValue {
        /// The module that registered it.
        public let module: String
        /// The pattern as it was registered.
        public let pattern: String
        /// Whether every type that it shows is registered, or received.
        public let isLive: Bool

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "RegisterURLResult")
            module = try object.value("module")
            pattern = try object.value("pattern")
            isLive = try object.value("isLive")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("module", module)
            object.add("pattern", pattern)
            object.add("isLive", isLive)
            return object.payload
        }
    }

    /// The result of `url.unregister`. The patterns that were removed.
    public struct UnregisterURLResult: Equatable, Sendable, ContractValue {
        /// The module.
        public let module: String
        /// The patterns that were removed.
        public let unregistered: [String]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "UnregisterURLResult")
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

    /// The result of `url.list`. The patterns as they were registered.
    public struct URLPatternsResult: Equatable, Sendable, ContractValue {
        /// The patterns, the more concrete ones first.
        public let patterns: [URLPattern]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "URLPatternsResult")
            patterns = try object.value("patterns")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("patterns", patterns)
            return object.payload
        }
    }

    /// The result of `url.resolve`. The pattern that the URL fits, the values of its parameters, and the items.
    public struct ResolveURLResult: Equatable, Sendable, ContractValue {
        /// The URL.
        public let url: String
        /// The pattern that it fits.
        public let pattern: String
        /// The module that registered the pattern.
        public let module: String
        /// The scene where the items go; `main` when left out.
        public let scene: String?
        /// The navigator where they go; the current one when left out.
        public let navigator: String?
        /// The values of the pattern's parameters, by name.
        public let parameters: JSONPayload
        /// The items of a sequence, as `send` takes them.
        public let items: [SentItem]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ResolveURLResult")
            url = try object.value("url")
            pattern = try object.value("pattern")
            module = try object.value("module")
            scene = try object.valueIfGiven("scene")
            navigator = try object.valueIfGiven("navigator")
            parameters = try object.value("parameters")
            items = try object.value("items")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("url", url)
            object.add("pattern", pattern)
            object.add("module", module)
            object.addIfGiven("scene", scene)
            object.addIfGiven("navigator", navigator)
            object.add("parameters", parameters)
            object.add("items", items)
            return object.payload
        }
    }

    /// The result of `url.encode`. A URL that resolves to the same again.
    public struct EncodeURLResult: Equatable, Sendable, ContractValue {
        /// The URL.
        public let url: String
        /// The pattern that gives it.
        public let pattern: String
        /// The module that registered the pattern.
        public let module: String

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EncodeURLResult")
            url = try object.value("url")
            pattern = try object.value("pattern")
            module = try object.value("module")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("url", url)
            object.add("pattern", pattern)
            object.add("module", module)
            return object.payload
        }
    }
}
