/// Something that a revision tells besides its changes, and one session in particular: a returned checkpoint, an answered alert, a fired
/// trigger, an entry that has finished, a flow that has begun or ended.
public struct HostSignal: Equatable, Sendable {
    /// The scene.
    public let scene: String
    /// The revision that it is part of.
    public let revision: Int
    /// What happened, such as `alert.answered`.
    public let kind: String
    /// Where it happened.
    public let navigator: NavigatorID
    /// The entry in question, if there is one.
    public let entry: EntryID?
    /// The name of the checkpoint, trigger or flow, or the answer to the alert.
    public let name: String?
    /// What came with it.
    public let value: JSONPayload?
    /// The flow in question, if there is one.
    public let flow: AttachmentID?
    /// The module that drives the flow.
    public let module: String?
    /// Why the flow ended.
    public let reason: String?
    /// Who brought a signal about a flow about; nil for any other.
    public let by: SceneChange.Cause?
    /// All of it, as the host wrote it.
    public let payload: JSONPayload

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "signal")
        scene = try object.string("scene")
        revision = try object.integer("revision")
        kind = try object.string("kind")
        navigator = NavigatorID(rawValue: try object.string("navigator"))
        entry = try object.optionalString("entry").map(EntryID.init(rawValue:))
        name = try object.optionalString("name")
        value = object.optional("value")
        flow = try object.optionalString("flow").map(AttachmentID.init(rawValue:))
        module = try object.optionalString("module")
        reason = try object.optionalString("reason")
        by = try object.optional("by").map { payload throws(NavigationClientError) in try SceneChange.Cause(payload) }
        self.payload = payload
    }
}
