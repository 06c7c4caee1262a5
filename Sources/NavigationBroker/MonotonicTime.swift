/// The time of day beside the monotonic clock.
package struct WallClock: Equatable, Sendable {
    /// Nanoseconds since 1970 (UTC) at the start of the monotonic clock.
    package let nanosecondsAtStart: Int64

    package init(nanosecondsAtStart: Int64) { self.nanosecondsAtStart = nanosecondsAtStart }

    /// Milliseconds since 1970 (UTC).
    @inline(__always)
    package func milliseconds(at time: MonotonicTime) -> Int64 { nanoseconds(at: time) / 1_000_000 }

    /// Nanoseconds since 1970 (UTC).
    @inline(__always)
    package func nanoseconds(at time: MonotonicTime) -> Int64 { nanosecondsAtStart + Int64(time.nanoseconds) }
}

/// A moment on a clock that only goes forward, in nanoseconds from an arbitrary start.
///
/// The broker never asks for the time; whoever calls it says what time it is.
package struct MonotonicTime: Comparable, Hashable, Sendable {
    package let nanoseconds: UInt64

    package init(nanoseconds: UInt64) {
        self.nanoseconds = nanoseconds
    }

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

    package static func + (time: Self, seconds: Double) -> Self {
        Self(nanoseconds: time.nanoseconds + UInt64(seconds * 1e9))
    }

    /// Seconds from `other` to this moment; zero when `other` is later.
    package func seconds(since other: Self) -> Double {
        nanoseconds > other.nanoseconds ? Double(nanoseconds - other.nanoseconds) / 1e9 : 0
    }

    /// The one that comes first, of those that are there.
    @inline(__always)
    package static func earlier(_ one: Self?, _ other: Self?) -> Self? {
        switch (one, other) {
        case (nil, let time), (let time, nil): time
        case (let one?, let other?): min(one, other)
        }
    }
}
