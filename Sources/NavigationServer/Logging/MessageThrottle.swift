import NavigationBroker

/// Keeps a message from filling the log: it is written every ten seconds at most.
struct MessageThrottle {
    /// Seconds between two messages.
    static let interval = 10.0

    private var end: MonotonicTime?

    /// Whether the message may be written now. A message that is admitted begins the next interval.
    mutating func admits(_ now: MonotonicTime) -> Bool {
        if let end, now < end { return false }
        end = now + Self.interval
        return true
    }
}
