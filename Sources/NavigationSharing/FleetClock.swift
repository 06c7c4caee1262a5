import NavigationBroker

// The fleet counts durations from the start of the clock; the broker, moments of it.

extension MonotonicTime {
    var duration: Duration { .nanoseconds(Int64(nanoseconds)) }

    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self.init(nanoseconds: UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000))
    }
}
