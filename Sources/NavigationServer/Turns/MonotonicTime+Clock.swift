import NavigationBroker

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension MonotonicTime {
    /// The kernel's monotonic clock.
    static func now() -> Self {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Self(nanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec))
    }
}
