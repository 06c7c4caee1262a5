import NavigationBroker

/// The clock of a host: it differs from that of the test by an amount and by its speed.
struct HostClock {
    /// Seconds that it shows at the beginning of the test's.
    var offset = 0.0
    /// Seconds that it counts in a second.
    var speed = 1.0

    /// The time that it shows.
    func time(at moment: MonotonicTime) -> MonotonicTime {
        offset == 0 && speed == 1
            ? moment : MonotonicTime(nanoseconds: UInt64(offset * 1e9 + speed * Double(moment.nanoseconds)))
    }

    /// When it has come to a time.
    func moment(of time: MonotonicTime) -> MonotonicTime {
        guard offset != 0 || speed != 1 else { return time }
        // Rather a moment late than never.
        return MonotonicTime(nanoseconds: UInt64(max(0, (Double(time.nanoseconds) - offset * 1e9) / speed)) + 1_000)
    }
}
