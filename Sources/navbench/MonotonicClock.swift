internal import Glibc

/// The clock for all durations.
enum MonotonicClock {
    /// Nanoseconds since an arbitrary moment.
    static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// Converts seconds to nanoseconds.
    static func nanoseconds(_ seconds: Double) -> Int {
        Int(seconds * 1e9)
    }

    /// Pauses briefly between two checks of a condition that has no event to wait for.
    static func pause(milliseconds: Double) {
        var time = timespec(tv_sec: 0, tv_nsec: Int(milliseconds * 1e6))
        nanosleep(&time, nil)
    }
}
