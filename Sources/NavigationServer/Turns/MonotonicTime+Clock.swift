import NavigationBroker

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension WallClock {
    /// The kernel's two clocks, side by side.
    static func now() -> Self {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        let nanoseconds = Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
        return Self(nanosecondsAtStart: nanoseconds - Int64(MonotonicTime.now().nanoseconds))
    }
}

extension MonotonicTime {
    /// The kernel's monotonic clock.
    static func now() -> Self { read(CLOCK_MONOTONIC) }

    /// When the kernel's timer has last ticked: the same clock, up to ten milliseconds late, for an eighth of the cost.
    static func tick() -> Self { read(CLOCK_MONOTONIC_COARSE) }

    private static func read(_ clock: clockid_t) -> Self {
        var time = timespec()
        clock_gettime(clock, &time)
        return Self(nanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec))
    }
}
