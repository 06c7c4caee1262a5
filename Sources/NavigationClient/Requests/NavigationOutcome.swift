/// The effect of a navigation request.
public struct NavigationOutcome: Equatable, Sendable {
    /// The number of removed entries and navigators.
    public struct Removed: Equatable, Sendable {
        /// Removed entries.
        public let entries: Int
        /// Removed navigators, including presentations.
        public let navigators: Int

        /// A count; the host makes counts, and tests and previews may do so.
        public init(entries: Int, navigators: Int) {
            self.entries = entries
            self.navigators = navigators
        }
    }

    /// How durable a change is when the host answers.
    public enum Durability: String, Sendable {
        /// On the disk: it survives a power failure.
        case synced
        /// With the operating system: it survives the end of the host's process.
        case written
        /// In the host's memory only.
        case memory
    }

    /// A destination that a guard redirected from or to.
    public struct Redirection: Equatable, Sendable {
        /// The destination.
        public let destination: Destination
        /// The guard that redirected to it; nil for the requested destination.
        public let `guard`: GuardID?
        /// The guard's name for people.
        public let name: String?
        /// The guard's module; nil when its session has none.
        public let module: String?

        init(_ payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "a redirection")
            destination = Destination(try object.string("type"), object.optional("arguments"))
            `guard` = try object.optionalString("guard").map(GuardID.init(rawValue:))
            name = try object.optionalString("name")
            module = try object.optionalString("module")
        }

        /// Reads a list of redirections.
        static func list(_ payloads: [JSONPayload]) throws(NavigationClientError) -> [Redirection] {
            var list: [Redirection] = []
            for payload in payloads { list.append(try Redirection(payload)) }
            return list
        }
    }

    /// The scene of the request.
    public let scene: String
    /// The scene's revision afterwards.
    public let revision: Int
    /// False when there was nothing to do.
    public let changed: Bool
    /// How durable the change is; nil when there was nothing to do.
    public let durability: Durability?
    /// The navigator that was pushed on, the new presentation, or the navigator of a checkpoint or a flow's anchor. Nil
    /// when the request only removed something.
    public let navigator: NavigatorID?
    /// The new entry; nil when the request added none.
    public let entry: EntryID?
    /// The ids of the path's entries after a path was set or appended to.
    public let path: [EntryID]
    /// The number of entries in the navigator's path at a checkpoint or a flow's anchor; nil for other requests.
    public let position: Int?
    /// The destinations on the way when guards redirected the request, the requested one first.
    public let redirected: [Redirection]
    /// The removed entries and navigators; nil when the request only added something.
    public let removed: Removed?

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "the answer to a navigation")
        scene = try object.string("scene")
        revision = try object.integer("revision")
        changed = try object.flag("changed")
        durability = try object.optionalString("durability").flatMap(Durability.init(rawValue:))
        position = try object.optionalInteger("position")
        redirected = try Redirection.list(try object.list("redirected"))
        navigator = try object.optionalString("navigator").map(NavigatorID.init(rawValue:))
        entry = try object.optionalString("entry").map(EntryID.init(rawValue:))
        path = try object.strings("path").map(EntryID.init(rawValue:))
        removed = try object.optional("removed").map { payload throws(NavigationClientError) in
            let counts = try PayloadObject(payload, of: "removed")
            return Removed(entries: try counts.integer("entries"), navigators: try counts.integer("navigators"))
        }
    }
}
