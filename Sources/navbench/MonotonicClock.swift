internal import Glibc

/// The clock that all durations are taken from.
enum MonotonicClock {
    /// Nanoseconds since some moment.
    static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// Nanoseconds of a number of seconds.
    static func nanoseconds(_ seconds: Double) -> Int {
        Int(seconds * 1e9)
    }

    /// Lets a moment pass, between two looks at something that cannot be waited for.
    static func pause(milliseconds: Int) {
        var time = timespec(tv_sec: 0, tv_nsec: milliseconds * 1_000_000)
        nanosleep(&time, nil)
    }
}
