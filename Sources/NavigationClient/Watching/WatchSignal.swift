/// One event of a watch as the host wrote it: the answer to `watch`, or the parameters of a notification.
public enum WatchSignal: Equatable, Sendable {
    /// The answer to `watch`.
    case started(JSONPayload)
    /// A `changed` notification.
    case changed(JSONPayload)
    /// A `lagged` notification.
    case lagged(JSONPayload)
    /// An `event` notification, for a watch with a verbosity.
    case event(JSONPayload)
    /// A `watchEnded` notification.
    case ended(JSONPayload)
}
