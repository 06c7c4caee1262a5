/// A sequence of steps that a module drives and that ends where it began, at its anchor.
public struct Flow: Equatable, Sendable {
    /// Whether its module is there.
    public enum State: String, Sendable {
        /// Its driver is there.
        case running
        /// Its module is away; it goes on when the module is back.
        case suspended
    }

    /// Its id, never used again.
    public let id: AttachmentID
    /// What the one who started it calls it.
    public let name: String
    /// The scene; nil where the host was asked about one scene.
    public let scene: String?
    /// The navigator of its anchor.
    public let navigator: NavigatorID
    /// How many entries the navigator's path has at the anchor.
    public let position: Int
    /// The module that drives it; nil for one that a session without a module drives.
    public let module: String?
    /// The session that started it, while that is there.
    public let session: String?
    /// The checkpoint that is its anchor.
    public let checkpoint: String?
    /// The JSON Schema of what it is completed with.
    public let schema: JSONPayload?
    /// What its driver wants to find again.
    public let data: JSONPayload?
    /// Whether its module is there.
    public let state: State

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "a flow")
        id = AttachmentID(rawValue: try object.string("id"))
        name = try object.string("name")
        scene = try object.optionalString("scene")
        navigator = NavigatorID(rawValue: try object.string("navigator"))
        position = try object.integer("position")
        module = try object.optionalString("module")
        session = try object.optionalString("session")
        checkpoint = try object.optionalString("checkpoint")
        schema = object.optional("schema")
        data = object.optional("data")
        state = try object.choice("state")
    }

    static func list(_ payloads: [JSONPayload]) throws(NavigationClientError) -> [Flow] {
        var flows: [Flow] = []
        for payload in payloads { flows.append(try Flow(payload)) }
        return flows
    }
}
