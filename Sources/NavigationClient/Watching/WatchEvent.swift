/// An event of a watch.
public enum WatchEvent: Equatable, Sendable {
    /// The first event: where the watch begins.
    case started(WatchStart)
    /// One revision of the scene.
    case changed(SceneChange)
    /// The client read too slowly. Revisions were left out, and this is the present state.
    case lagged(Snapshot)
    /// An event besides changes; only for a watch with ``WatchRequest/verbosity``.
    case happened(HostEvent)
    /// The last event, when the host ended the watch. The reason is `navigator_closed`, `scene_closed` or
    /// `snapshot_too_large`.
    case ended(reason: String)

    init(_ signal: WatchSignal) throws(NavigationClientError) {
        switch signal {
        case .started(let payload):
            self = .started(try WatchStart(payload))
        case .changed(let payload):
            self = .changed(try SceneChange(payload))
        case .lagged(let payload):
            self = .lagged(try Snapshot(try PayloadObject(payload, of: "lagged").required("snapshot")))
        case .event(let payload):
            self = .happened(try HostEvent(payload))
        case .ended(let payload):
            self = .ended(reason: try PayloadObject(payload, of: "watchEnded").string("reason"))
        }
    }
}

/// The host's answer to `watch`.
public struct WatchStart: Equatable, Sendable {
    /// The instance of the host. Together with a revision it continues a watch later.
    public let instance: String
    /// The scene's revision now. A watch that was not resumed begins here: every later revision follows.
    public let revision: Int
    /// Of a resumed watch, the revision after which it goes on: every later one follows, also those up to ``revision``.
    public let from: Int?
    /// True when the watch goes on where an earlier one stopped; there is no snapshot then.
    public let resumed: Bool
    /// Why it could not continue: `outside_window`, `ahead` or `other_instance`; nil otherwise.
    public let reason: String?
    /// The tree at ``revision``; nil when the watch continues.
    public let snapshot: Snapshot?

    init(_ payload: JSONPayload) throws(NavigationClientError) {
        let object = try PayloadObject(payload, of: "the answer to watch")
        instance = try object.string("instance")
        revision = try object.integer("revision")
        from = try object.optionalInteger("from")
        resumed = try object.flag("resumed")
        reason = try object.optionalString("reason")
        snapshot = resumed ? nil : try Snapshot(try object.required("snapshot"))
    }
}
