/// What a watch tells its reader.
public enum WatchEvent: Equatable, Sendable {
    /// Always first: where the watch begins.
    case started(WatchStart)
    /// One revision.
    case changed(SceneChange)
    /// The client read too slowly: the revisions in between are left out, and this is the state now.
    case lagged(Snapshot)
    /// Something happened besides changes; only for a watch with ``WatchRequest/verbosity``.
    case happened(HostEvent)
    /// Always last, when the host ended the watch: `navigator_closed`, `scene_closed` or `snapshot_too_large`.
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
    /// The life of the host; resuming takes it together with a revision.
    public let instance: String
    /// The scene's revision now. A watch that was not resumed begins here: every later revision follows.
    public let revision: Int
    /// Of a resumed watch, the revision after which it goes on: every later one follows, also those up to ``revision``.
    public let from: Int?
    /// True when the watch goes on where an earlier one stopped; there is no snapshot then.
    public let resumed: Bool
    /// Why a resumption was not possible: `outside_window`, `ahead` or `other_instance`.
    public let reason: String?
    /// The tree at ``revision``; nil when resumed.
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
