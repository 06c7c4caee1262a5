// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The member `links` of ``LinksResult``. The links, as they were supplied.
    public struct LiveLink: Equatable, Sendable, ContractValue {
        /// The link's name, unique in its entry.
        public let link: String
        /// The text that a person sees.
        public let label: String?
        /// The destination type that it leads to.
        public let type: String
        /// The arguments that it leads to; none when left out.
        public let arguments: JSONPayload?
        /// The arguments that `entry.follow` gives as `values`.
        public let placeholders: [String]?
        /// Whether the type is registered where the entry is shown.
        public let isLive: Bool

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "LiveLink")
            link = try object.value("link")
            label = try object.valueIfGiven("label")
            type = try object.value("type")
            arguments = try object.valueIfGiven("arguments")
            placeholders = try object.valueIfGiven("placeholders")
            isLive = try object.value("isLive")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("link", link)
            object.addIfGiven("label", label)
            object.add("type", type)
            object.addIfGiven("arguments", arguments)
            object.addIfGiven("placeholders", placeholders)
            object.add("isLive", isLive)
            return object.payload
        }
    }

    /// The result of `entry.get`. The entry and its place.
    public struct EntryResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// The navigator that shows it.
        public let navigator: String
        /// Its place in the path, from 0; -1 for the destination below the path.
        public let position: Int
        /// The entry's id.
        public let id: String
        /// The destination type that it shows.
        public let type: String
        /// The destination's arguments, as the request wrote them.
        public let arguments: JSONPayload
        /// The part of the type before the first dot.
        public let module: String
        /// How the entry is shown.
        public let method: String
        /// The hints for renderers: the type's, with those of the request that showed it.
        public let hints: JSONPayload?
        /// The version of the arguments, from 1.
        public let version: Int?
        /// True when the entry goes as soon as another is pushed over it.
        public let transient: Bool?
        /// True when it was restored, and breaks a rule or has arguments that do not fit.
        public let quarantined: Bool?
        /// The content that the module supplied for a renderer.
        public let content: JSONPayload?
        /// Where the entry leads.
        public let links: [Link]?
        /// Whether there is content. Left out when the type supplies none and none came.
        public let contentState: ContentState?
        /// Why the content failed, for people.
        public let contentFailure: String?
        /// The change that showed it.
        public let cause: EntryCause

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EntryResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            navigator = try object.value("navigator")
            position = try object.value("position")
            id = try object.value("id")
            type = try object.value("type")
            arguments = try object.value("arguments")
            module = try object.value("module")
            method = try object.value("method")
            hints = try object.valueIfGiven("hints")
            version = try object.valueIfGiven("version")
            transient = try object.valueIfGiven("transient")
            quarantined = try object.valueIfGiven("quarantined")
            content = try object.valueIfGiven("content")
            links = try object.valueIfGiven("links")
            contentState = try object.valueIfGiven("contentState")
            contentFailure = try object.valueIfGiven("contentFailure")
            cause = try object.value("cause")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
            object.add("navigator", navigator)
            object.add("position", position)
            object.add("id", id)
            object.add("type", type)
            object.add("arguments", arguments)
            object.add("module", module)
            object.add("method", method)
            object.addIfGiven("hints", hints)
            object.addIfGiven("version", version)
            object.addIfGiven("transient", transient)
            object.addIfGiven("quarantined", quarantined)
            object.addIfGiven("content", content)
            object.addIfGiven("links", links)
            object.addIfGiven("contentState", contentState)
            object.addIfGiven("contentFailure", contentFailure)
            object.add("cause", cause)
            return object.payload
        }
    }

    /// The result of `entry.ask`. The answer of the module.
    public struct AskResult: Equatable, Sendable, ContractValue {
        /// The answer of the module, passed on unchanged.
        public let answer: JSONPayload

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AskResult")
            answer = try object.value("answer")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("answer", answer)
            return object.payload
        }
    }

    /// The member `links` of `entry.provide`. Where the entry leads: up to 256 links, their names all different.
    public struct ProvideContentLinksItem: Equatable, Sendable, ContractValue {
        /// The destination type that it leads to.
        public var type: String
        /// The link's name, unique in its entry.
        public var link: String
        /// The text that a person sees.
        public var label: String?
        /// The arguments that it leads to; none when left out.
        public var arguments: JSONPayload?
        /// Further arguments, by their names, which `entry.follow` gives: one link for all items of a list.
        public var placeholders: [String]?

        /// Has these members; one that is nil is left out.
        public init(
            type: String,
            link: String,
            label: String? = nil,
            arguments: JSONPayload? = nil,
            placeholders: [String]? = nil
        ) {
            self.type = type
            self.link = link
            self.label = label
            self.arguments = arguments
            self.placeholders = placeholders
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "ProvideContentLinksItem")
            type = try object.value("type")
            link = try object.value("link")
            label = try object.valueIfGiven("label")
            arguments = try object.valueIfGiven("arguments")
            placeholders = try object.valueIfGiven("placeholders")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("type", type)
            object.add("link", link)
            object.addIfGiven("label", label)
            object.addIfGiven("arguments", arguments)
            object.addIfGiven("placeholders", placeholders)
            return object.payload
        }
    }

    /// The result of `entry.links`. The links, as they were supplied.
    public struct LinksResult: Equatable, Sendable, ContractValue {
        /// The scene's name.
        public let scene: String
        /// The scene's revision.
        public let revision: Int
        /// Seconds for which the host has not been in touch with the log of a scene of a fleet, so the scene may have
        /// changed. Left out otherwise.
        public let age: Double?
        /// The entry's id.
        public let entry: String
        /// The links, as they were supplied.
        public let links: [LiveLink]

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "LinksResult")
            scene = try object.value("scene")
            revision = try object.value("revision")
            age = try object.valueIfGiven("age")
            entry = try object.value("entry")
            links = try object.value("links")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("scene", scene)
            object.add("revision", revision)
            object.addIfGiven("age", age)
            object.add("entry", entry)
            object.add("links", links)
            return object.payload
        }
    }
}
