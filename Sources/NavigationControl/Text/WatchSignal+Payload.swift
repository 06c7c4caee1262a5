package import NavigationClient

extension WatchSignal {
    /// The event as an object whose only member says what it is.
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
