/// An event that a revision carries in addition to its changes. The host sends it to the session that it concerns.
///
/// It tells of a returned checkpoint, an answered alert, a fired trigger, an entry that has finished, or a flow that
/// has begun or ended.
public struct HostSignal: Equatable, Sendable {
    /// The scene where it happened.
    public let scene: String
    /// The revision that carries it.
    public let revision: Int
    /// The kind of the event, such as `alert.answered`.
    public let kind: String
    /// The navigator where it happened.
    public let navigator: NavigatorID
    /// The entry that it concerns; nil when it does not concern an entry.
    public let entry: EntryID?
    /// The name of the checkpoint, trigger or flow; the answer, for an alert.
    public let name: String?
    /// The value that the returning client, the answer or the finished entry gave; nil without one.
    public let value: JSONPayload?
    /// The flow that it concerns; nil when it does not concern a flow.
    public let flow: AttachmentID?
    /// The module that drives the flow; nil when a session without a module drives it.
    public let module: String?
    /// Why the flow ended, for people; nil when no reason was given.
    public let reason: String?
    /// The request that caused a signal about a flow; nil for all other signals.
    public let by: SceneChange.Cause?
    /// Whether it waited for its module, which was away.
    public let wasKept: Bool
    /// The whole signal as the host wrote it.
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
        wasKept = try object.optionalFlag("kept") ?? false
        self.payload = payload
    }
}
