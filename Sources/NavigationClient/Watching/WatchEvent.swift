/// An event of a watch.
public enum WatchEvent: Equatable, Sendable {
    /// The first event: where the watch begins. A ``Snapshot`` of its tree can follow the changes.
    case started(Contract.WatchResult)
    /// One revision of the scene.
    case changed(Contract.ChangedNotification)
    /// The client read too slowly. Revisions were left out, and this has the present state.
    case lagged(Contract.LaggedNotification)
    /// An event besides changes; only for a watch with ``WatchRequest/verbosity``.
    case happened(Contract.EventNotification)
    /// The last event, when the host ended the watch.
    case ended(Contract.WatchEndedNotification)

    init(_ signal: WatchSignal) throws(NavigationClientError) {
        switch signal {
        case .started(let payload): self = .started(try .init(reading: payload))
        case .changed(let payload): self = .changed(try .init(reading: payload))
        case .lagged(let payload): self = .lagged(try .init(reading: payload))
        case .event(let payload): self = .happened(try .init(reading: payload))
        case .ended(let payload): self = .ended(try .init(reading: payload))
        }
    }
}
