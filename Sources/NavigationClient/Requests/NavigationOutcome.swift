/// What a navigation request did.
public struct NavigationOutcome: Equatable, Sendable {
    /// How much was taken away.
    public struct Removed: Equatable, Sendable {
        /// Entries of paths.
        public let entries: Int
        /// Navigators, presentations among them.
        public let navigators: Int

        /// So many.
        public init(entries: Int, navigators: Int) {
            self.entries = entries
            self.navigators = navigators
        }
    }

    /// Where a change is when the host answers.
    public enum Durability: String, Sendable {
        /// On the disk: it survives the power.
        case synced
        /// With the operating system: it survives the host.
        case written
        /// With the host alone.
        case memory
    }

    /// A destination that a guard led away from, or to.
    public struct Redirection: Equatable, Sendable {
        /// The destination.
        public let destination: Destination
        /// The guard that led there; nil for the one that was asked for.
        public let `guard`: GuardID?
        /// What people know the guard by.
        public let name: String?
        /// The guard's module, if it has one.
        public let module: String?

        init(_ payload: JSONPayload) throws(NavigationClientError) {
            let object = try PayloadObject(payload, of: "a redirection")
            destination = Destination(try object.string("type"), object.optional("arguments"))
            `guard` = try object.optionalString("guard").map(GuardID.init(rawValue:))
            name = try object.optionalString("name")
            module = try object.optionalString("module")
        }

        static func list(_ payloads: [JSONPayload]) throws(NavigationClientError) -> [Redirection] {
            var list: [Redirection] = []
            for payload in payloads { list.append(try Redirection(payload)) }
            return list
        }
    }

    /// The scene it acted on.
    public let scene: String
    /// The scene's revision afterwards.
    public let revision: Int
    /// False when there was nothing to do.
    public let changed: Bool
    /// Where the change is by now; nil when there was nothing to do.
    public let durability: Durability?
    /// The navigator that was pushed on, or that is the new presentation, or that a checkpoint or a flow's anchor is on; nil for what only removes.
    public let navigator: NavigatorID?
    /// The new entry.
    public let entry: EntryID?
    /// The ids of a path that was set or appended.
    public let path: [EntryID]
    /// How many entries the navigator's path has at a checkpoint, or at a flow's anchor; nil for anything else.
    public let position: Int?
    /// When guards sent the request elsewhere: the destinations on the way, the one that was asked for first.
    public let redirected: [Redirection]
    /// What was removed; nil for what only adds.
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
