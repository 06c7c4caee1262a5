/// The registration of a module: its name, the types that it provides, and everything else that it has.
///
/// The host registers all of it or nothing. Each list besides ``destinations`` is the module's whole list: what an
/// earlier registration had and this list lacks ends. Nil leaves the list as it is.
public struct ModuleRegistration: Sendable {
    /// The module's name: 1 to 64 characters of `A-Z a-z 0-9 _ -`, beginning with a letter or `_`. All its types begin
    /// with it.
    public var module: String
    /// The module's own version, for people.
    public var version: String?
    /// A title for people.
    public var title: String?
    /// The types that it provides.
    public var destinations: [Contract.RegisteredDestination]
    /// The id or name of the navigator to which the registration is limited. The types are known on it and below it
    /// until it closes. Nil registers them everywhere.
    public var navigator: String?
    /// The navigator's scene; nil for `main`.
    public var scene: String?
    /// Whether to take the module over from another session of the same user.
    public var takeOver: Bool
    /// The methods of presentation that the module defines.
    public var presentations: [Contract.PresentationMethod]?
    /// The module's guards.
    public var guards: [ModuleGuard]?
    /// The module's receivers.
    public var receivers: [ModuleReceiver]?
    /// The module's URL patterns.
    public var urls: [ModuleURL]?
    /// The module's mappings.
    public var mappings: [Contract.RegisterMappingsItem]?
    /// The flows that `flow.start` begins by their names.
    public var flows: [Contract.RegisterFlowsItem]?
    /// Whether this is the whole module: types that it does not name end, and lists that are nil are empty.
    public var replaces: Bool

    /// A registration of these types and parts.
    public init(
        module: String,
        version: String? = nil,
        title: String? = nil,
        destinations: [Contract.RegisteredDestination],
        navigator: String? = nil,
        scene: String? = nil,
        takeOver: Bool = false,
        presentations: [Contract.PresentationMethod]? = nil,
        guards: [ModuleGuard]? = nil,
        receivers: [ModuleReceiver]? = nil,
        urls: [ModuleURL]? = nil,
        mappings: [Contract.RegisterMappingsItem]? = nil,
        flows: [Contract.RegisterFlowsItem]? = nil,
        replaces: Bool = false
    ) {
        self.module = module
        self.version = version
        self.title = title
        self.destinations = destinations
        self.navigator = navigator
        self.scene = scene
        self.takeOver = takeOver
        self.presentations = presentations
        self.guards = guards
        self.receivers = receivers
        self.urls = urls
        self.mappings = mappings
        self.flows = flows
        self.replaces = replaces
    }

    /// The handlers of its parts.
    var handlers: [PartHandler] {
        let guards = (guards ?? []).compactMap(\.handler)
        let receivers = (receivers ?? []).compactMap(\.handler)
        return guards + receivers + (urls ?? []).compactMap(\.handler)
    }
}
