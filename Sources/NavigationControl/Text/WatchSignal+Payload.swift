package import NavigationClient

/// Signals as navctl writes them.
extension WatchSignal {
    /// The event as an object with one member, which is named after its kind.
    package var payload: JSONPayload {
        switch self {
        case .started(let payload): ["started": payload]
        case .changed(let payload): ["changed": payload]
        case .lagged(let payload): ["lagged": payload]
        case .event(let payload): ["event": payload]
        case .ended(let payload): ["ended": payload]
        }
    }
}
