// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The change that showed it.
    public struct EntryCause: Equatable, Sendable, ContractValue {
        /// The revision that showed it.
        public let revision: Int
        /// The session that asked for it.
        public let session: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EntryCause")
            revision = try object.value("revision")
            session = try object.valueIfGiven("session")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("revision", revision)
            object.addIfGiven("session", session)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct Entry: Equatable, Sendable, ContractValue {
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

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Entry")
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

        var encoded: JSONPayload {
            var object = ContractWriter()
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

    /// A form that several parts of the contract have.
    public struct Link: Equatable, Sendable, ContractValue {
        /// The link's name, unique in its entry.
        public var link: String
        /// The text that a person sees.
        public var label: String?
        /// The destination type that it leads to.
        public var type: String
        /// The arguments that it leads to; none when left out.
        public var arguments: JSONPayload?
        /// The arguments that `entry.follow` gives as `values`.
        public var placeholders: [String]?

        /// Has these members; one that is nil is left out.
        public init(
            link: String,
            type: String,
            label: String? = nil,
            arguments: JSONPayload? = nil,
            placeholders: [String]? = nil
        ) {
            self.link = link
            self.label = label
            self.type = type
            self.arguments = arguments
            self.placeholders = placeholders
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Link")
            link = try object.value("link")
            label = try object.valueIfGiven("label")
            type = try object.value("type")
            arguments = try object.valueIfGiven("arguments")
            placeholders = try object.valueIfGiven("placeholders")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("link", link)
            object.addIfGiven("label", label)
            object.add("type", type)
            object.addIfGiven("arguments", arguments)
            object.addIfGiven("placeholders", placeholders)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct Navigator: Equatable, Sendable, ContractValue {
        /// The navigator's id.
        public let id: String
        /// Its kind in the tree.
        public let kind: NavigatorKind
        /// Its name, unique in the scene.
        public let name: String?
        /// The navigator around it; the root has none.
        public let parent: String?
        /// How a presentation is shown.
        public let method: String?
        /// Seconds after which the host closes it; it stays when left out.
        public let closesAfter: Double?
        /// The entry of its parent with which it goes.
        public let anchor: String?
        /// The entry that it shows below its path.
        public let root: Entry?
        /// The session with which it goes.
        public let ephemeral: String?
        /// The buttons with which a person can answer an alert or a dialog.
        public let buttons: [Button]?
        /// Whether destinations can be pushed on it.
        public let hasPath: Bool
        /// The types and roles that its path accepts; all when left out.
        public let accepts: Acceptance?
        /// The stacks below it, in order.
        public let children: [String]
        /// The stack below it that is in front.
        public let selected: String?
        /// The navigator that is shown over it.
        public let presented: String?
        /// The overlays that are shown over it beside that, oldest first.
        public let overlays: [String]?
        /// The entries pushed on it, oldest first.
        public let path: [Entry]

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Navigator")
            id = try object.value("id")
            kind = try object.value("kind")
            name = try object.valueIfGiven("name")
            parent = try object.valueIfGiven("parent")
            method = try object.valueIfGiven("method")
            closesAfter = try object.valueIfGiven("closesAfter")
            anchor = try object.valueIfGiven("anchor")
            root = try object.valueIfGiven("root")
            ephemeral = try object.valueIfGiven("ephemeral")
            buttons = try object.valueIfGiven("buttons")
            hasPath = try object.value("hasPath")
            accepts = try object.valueIfGiven("accepts")
            children = try object.value("children")
            selected = try object.valueIfGiven("selected")
            presented = try object.valueIfGiven("presented")
            overlays = try object.valueIfGiven("overlays")
            path = try object.value("path")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("id", id)
            object.add("kind", kind)
            object.addIfGiven("name", name)
            object.addIfGiven("parent", parent)
            object.addIfGiven("method", method)
            object.addIfGiven("closesAfter", closesAfter)
            object.addIfGiven("anchor", anchor)
            object.addIfGiven("root", root)
            object.addIfGiven("ephemeral", ephemeral)
            object.addIfGiven("buttons", buttons)
            object.add("hasPath", hasPath)
            object.addIfGiven("accepts", accepts)
            object.add("children", children)
            object.addIfGiven("selected", selected)
            object.addIfGiven("presented", presented)
            object.addIfGiven("overlays", overlays)
            object.add("path", path)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct Acceptance: Equatable, Sendable, ContractValue {
        /// Types: `shop.item`, `shop.*` for all of a module, or `*`.
        public var types: [String]?
        /// Roles of types of any module.
        public var roles: [String]?

        /// Has these members; one that is nil is left out.
        public init(
            types: [String]? = nil,
            roles: [String]? = nil
        ) {
            self.types = types
            self.roles = roles
        }

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Acceptance")
            types = try object.valueIfGiven("types")
            roles = try object.valueIfGiven("roles")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("types", types)
            object.addIfGiven("roles", roles)
            return object.payload
        }
    }

    /// A form of ``Attachment``.
    public struct AttachmentLock: Equatable, Sendable, ContractValue {
        /// The attachment's id.
        public let id: String
        /// The navigator that it hangs on, and goes with.
        public let navigator: String
        /// The session that attached it.
        public let session: String?
        /// Why the navigator is locked, for people.
        public let reason: String?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AttachmentLock")
            try object.require("kind", "lock")
            id = try object.value("id")
            navigator = try object.value("navigator")
            session = try object.valueIfGiven("session")
            reason = try object.valueIfGiven("reason")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "lock")
            object.add("id", id)
            object.add("navigator", navigator)
            object.addIfGiven("session", session)
            object.addIfGiven("reason", reason)
            return object.payload
        }
    }

    /// A form of ``Attachment``.
    public struct AttachmentCheckpoint: Equatable, Sendable, ContractValue {
        /// The attachment's id.
        public let id: String
        /// The navigator that it hangs on, and goes with.
        public let navigator: String
        /// The session that attached it.
        public let session: String?
        /// The checkpoint's name.
        public let name: String
        /// The module that gets what is returned.
        public let module: String?
        /// How many entries stay in the path when a request returns.
        public let position: Int
        /// The JSON Schema of the value to return with.
        public let value: JSONPayload?

        init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "AttachmentCheckpoint")
            try object.require("kind", "checkpoint")
            id = try object.value("id")
            navigator = try object.value("navigator")
            session = try object.valueIfGiven("session")
            name = try object.value("name")
            module = try object.valueIfGiven("module")
            position = try object.value("position")
            value = try object.valueIfGiven("value")
        }

        var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("kind", "checkpoint")
            object.add("id", id)
            object.add("navigator", navigator)
            object.addIfGiven("session", session)
            object.add("name", name)
            object.addIfGiven("module", module)
            object.add("position", position)
            object.addIfGiven("value", value)
            return object.payload
        }
    }
}
