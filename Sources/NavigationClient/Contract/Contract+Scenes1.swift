// Generated from the contract of navhost by clients/generate. Do not edit.

extension Contract {
    /// The change that showed it.
    public struct EntryCause: Equatable, Sendable, ContractValue {
        /// The revision that showed it.
        public var revision: Int
        /// The session that asked for it.
        public var session: String?

        /// Has these members; one that is nil is left out.
        public init(
            revision: Int,
            session: String? = nil
        ) {
            self.revision = revision
            self.session = session
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "EntryCause")
            revision = try object.value("revision")
            session = try object.valueIfGiven("session")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.add("revision", revision)
            object.addIfGiven("session", session)
            return object.payload
        }
    }

    /// A form that several parts of the contract have.
    public struct Entry: Equatable, Sendable, ContractValue {
        /// The entry's id.
        public var id: String
        /// The destination type that it shows.
        public var type: String
        /// The destination's arguments, as the request wrote them.
        public var arguments: JSONPayload
        /// The part of the type before the first dot.
        public var module: String
        /// How the entry is shown.
        public var method: String
        /// The hints for renderers: the type's, with those of the request that showed it.
        public var hints: JSONPayload?
        /// The version of the arguments, from 1.
        public var version: Int?
        /// True when the entry goes as soon as another is pushed over it.
        public var transient: Bool?
        /// True when it was restored, and breaks a rule or has arguments that do not fit.
        public var quarantined: Bool?
        /// The content that the module supplied for a renderer.
        public var content: JSONPayload?
        /// Where the entry leads.
        public var links: [Link]?
        /// Whether there is content. Left out when the type supplies none and none came.
        public var contentState: ContentState?
        /// Why the content failed, for people.
        public var contentFailure: String?
        /// The change that showed it.
        public var cause: EntryCause

        /// Has these members; one that is nil is left out.
        public init(
            id: String,
            type: String,
            arguments: JSONPayload,
            module: String,
            method: String,
            cause: EntryCause,
            hints: JSONPayload? = nil,
            version: Int? = nil,
            transient: Bool? = nil,
            quarantined: Bool? = nil,
            content: JSONPayload? = nil,
            links: [Link]? = nil,
            contentState: ContentState? = nil,
            contentFailure: String? = nil
        ) {
            self.id = id
            self.type = type
            self.arguments = arguments
            self.module = module
            self.method = method
            self.hints = hints
            self.version = version
            self.transient = transient
            self.quarantined = quarantined
            self.content = content
            self.links = links
            self.contentState = contentState
            self.contentFailure = contentFailure
            self.cause = cause
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Link")
            link = try object.value("link")
            label = try object.valueIfGiven("label")
            type = try object.value("type")
            arguments = try object.valueIfGiven("arguments")
            placeholders = try object.valueIfGiven("placeholders")
        }

        package var encoded: JSONPayload {
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
        public var id: String
        /// Its kind in the tree.
        public var kind: NavigatorKind
        /// Its name, unique in the scene.
        public var name: String?
        /// The navigator around it; the root has none.
        public var parent: String?
        /// How a presentation is shown.
        public var method: String?
        /// Seconds after which the host closes it; it stays when left out.
        public var closesAfter: Double?
        /// The entry of its parent with which it goes.
        public var anchor: String?
        /// The entry that it shows below its path.
        public var root: Entry?
        /// The session with which it goes.
        public var ephemeral: String?
        /// The buttons with which a person can answer an alert or a dialog.
        public var buttons: [Button]?
        /// Whether destinations can be pushed on it.
        public var hasPath: Bool
        /// The types and roles that its path accepts; all when left out.
        public var accepts: Acceptance?
        /// The stacks below it, in order.
        public var children: [String]
        /// The stack below it that is in front.
        public var selected: String?
        /// The navigator that is shown over it.
        public var presented: String?
        /// The overlays that are shown over it beside that, oldest first.
        public var overlays: [String]?
        /// The entries pushed on it, oldest first.
        public var path: [Entry]

        /// Has these members; one that is nil is left out.
        public init(
            id: String,
            kind: NavigatorKind,
            hasPath: Bool,
            children: [String],
            path: [Entry],
            name: String? = nil,
            parent: String? = nil,
            method: String? = nil,
            closesAfter: Double? = nil,
            anchor: String? = nil,
            root: Entry? = nil,
            ephemeral: String? = nil,
            buttons: [Button]? = nil,
            accepts: Acceptance? = nil,
            selected: String? = nil,
            presented: String? = nil,
            overlays: [String]? = nil
        ) {
            self.id = id
            self.kind = kind
            self.name = name
            self.parent = parent
            self.method = method
            self.closesAfter = closesAfter
            self.anchor = anchor
            self.root = root
            self.ephemeral = ephemeral
            self.buttons = buttons
            self.hasPath = hasPath
            self.accepts = accepts
            self.children = children
            self.selected = selected
            self.presented = presented
            self.overlays = overlays
            self.path = path
        }

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
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

        package var encoded: JSONPayload {
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

        package init(reading payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "Acceptance")
            types = try object.valueIfGiven("types")
            roles = try object.valueIfGiven("roles")
        }

        package var encoded: JSONPayload {
            var object = ContractWriter()
            object.addIfGiven("types", types)
            object.addIfGiven("roles", roles)
            return object.payload
        }
    }
}
