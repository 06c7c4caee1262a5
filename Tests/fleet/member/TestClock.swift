import Glibc

/// A clock that runs too fast or too slow.
struct TestClock {
    let rate: Double

    var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return (.seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)) * rate
    }

    /// The milliseconds of the system until this time, rounded up.
    func milliseconds(until time: Duration) -> Int32 {
        let left = (time - now) / rate
        let (seconds, attoseconds) = left.components
        return Int32(clamping: max(0, seconds * 1_000 + attoseconds / 1_000_000_000_000_000 + 1))
    }
}
