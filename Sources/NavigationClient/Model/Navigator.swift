/// One node of a scene's tree.
public struct Navigator: Equatable, Sendable {
    /// `root`, `stack`, `presentation` or `overlay`.
    public var kind: String
    /// Its id, which the host never uses again.
    public var id: NavigatorID
    /// Its name, unique in the scene; nil without a name.
    public var name: String?
    /// The navigator above; nil for the root.
    public var parent: NavigatorID?
    /// How a presentation is shown, such as `sheet`; nil for other kinds.
    public var method: String?
    /// The entry of the parent's path with which it is closed; nil when only the parent closes it.
    public var anchor: EntryID?
    /// The entry that it was made for, which is not in its path.
    public var root: Entry?
    /// The session whose end closes it; nil when it outlives its creator.
    public var ephemeral: String?
    /// The buttons of an alert or a dialog; empty for everything else.
    public var buttons: [AlertButton]
    /// Whether entries can be pushed on it.
    public var hasPath: Bool
    /// The destinations that its path accepts; nil for all.
    public var accepts: Acceptance?
    /// The ids of its stacks, in order.
    public var children: [NavigatorID]
    /// The stack in front; nil when no stack is selected.
    public var selected: NavigatorID?
    /// The presentation over it; nil without one.
    public var presented: NavigatorID?
    /// The overlays over it, oldest first: presentations that stand beside the one in front.
    public var overlays: [NavigatorID]
    /// Seconds after which the host closes it; nil when it stays.
    public var closesAfter: Double?
    /// The pushed entries, oldest first.
    public var path: [Entry]

    /// A navigator; the host makes navigators, and tests and previews may do so.
    public init(
        kind: String,
        id: NavigatorID,
        name: String? = nil,
        parent: NavigatorID? = nil,
        method: String? = nil,
        anchor: EntryID? = nil,
        root: Entry? = nil,
        ephemeral: String? = nil,
        buttons: [AlertButton] = [],
        hasPath: Bool = true,
        accepts: Acceptance? = nil,
        children: [NavigatorID] = [],
        selected: NavigatorID? = nil,
        presented: NavigatorID? = nil,
        overlays: [NavigatorID] = [],
        closesAfter: Double? = nil,
        path: [Entry] = []
    ) {
        self.kind = kind
        self.id = id
        self.name = name
        self.parent = parent
        self.method = method
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
        self.closesAfter = closesAfter
        self.path = path
    }

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "a navigator")
        kind = try object.string("kind")
        id = NavigatorID(rawValue: try object.string("id"))
        name = try object.optionalString("name")
        parent = try object.optionalString("parent").map(NavigatorID.init(rawValue:))
        method = try object.optionalString("method")
        anchor = try object.optionalString("anchor").map(EntryID.init(rawValue:))
        root = nil
        ephemeral = try object.optionalString("ephemeral")
        buttons = try AlertButton.list(try object.list("buttons"))
        hasPath = try object.flag("hasPath")
        accepts = nil
        children = try object.strings("children").map(NavigatorID.init(rawValue:))
        selected = try object.optionalString("selected").map(NavigatorID.init(rawValue:))
        presented = try object.optionalString("presented").map(NavigatorID.init(rawValue:))
        overlays = try object.strings("overlays").map(NavigatorID.init(rawValue:))
        closesAfter = object.optional("closesAfter")?.double
        path = try Entry.list(try object.list("path"))
        if let entry = object.optional("root"), !entry.isNull { root = try Entry(entry) }
        if let accepted = object.optional("accepts") { accepts = try Acceptance(accepted) }
    }
}
