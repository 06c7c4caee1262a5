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

    /// The scene it acted on.
    public let scene: String
    /// The scene's revision afterwards.
    public let revision: Int
    /// False when there was nothing to do.
    public let changed: Bool
    /// The navigator that was pushed on, or that is the new presentation; nil for what only removes.
    public let navigator: NavigatorID?
    /// The new entry.
    public let entry: EntryID?
    /// The ids of a path that was set or appended.
    public let path: [EntryID]
    /// What was removed; nil for what only adds.
    public let removed: Removed?

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "the answer to a navigation")
        scene = try object.string("scene")
        revision = try object.integer("revision")
        changed = try object.flag("changed")
        navigator = try object.optionalString("navigator").map(NavigatorID.init(rawValue:))
        entry = try object.optionalString("entry").map(EntryID.init(rawValue:))
        path = try object.strings("path").map(EntryID.init(rawValue:))
        removed = try object.optional("removed").map { payload throws(NavigationClientError) in
            let counts = try PayloadObject(payload, of: "removed")
            return Removed(entries: try counts.integer("entries"), navigators: try counts.integer("navigators"))
        }
    }
}
