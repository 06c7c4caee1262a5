/// A sequence of steps that a module drives and that ends where it began, at its anchor.
public struct Flow: Equatable, Sendable {
    /// Whether the flow's driver is registered.
    public enum State: String, Sendable {
        /// Its driver is registered.
        case running
        /// Its module is not registered; the flow continues when the module is back.
        case suspended
    }

    /// Its id, which the host never uses again.
    public let id: AttachmentID
    /// The name that the starting client chose.
    public let name: String
    /// The scene; nil in answers about one scene.
    public let scene: String?
    /// The navigator of its anchor.
    public let navigator: NavigatorID
    /// The number of entries in the navigator's path at the anchor.
    public let position: Int
    /// The module that drives it; nil when a session without a module drives it.
    public let module: String?
    /// The session that started it; nil when that session has ended.
    public let session: String?
    /// The checkpoint that is its anchor; nil without one.
    public let checkpoint: String?
    /// The JSON Schema of the value that it may be completed with; nil when any value is allowed.
    public let schema: JSONPayload?
    /// The data that its driver keeps in it; nil without data.
    public let data: JSONPayload?
    /// Whether its driver is registered.
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

    /// Reads a list of flows.
    static func list(_ payloads: [JSONPayload]) throws(NavigationClientError) -> [Flow] {
        var flows: [Flow] = []
        for payload in payloads { flows.append(try Flow(payload)) }
        return flows
    }
}
