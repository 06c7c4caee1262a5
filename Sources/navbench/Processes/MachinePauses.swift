internal import CLinux
import NavigationThreads

/// The pauses that the machine makes by itself. A virtual machine does not always get the time of all its processors,
/// and less of it when all of them work.
enum MachinePauses {
    /// Seconds of a measurement.
    private static let duration = 5.0

    /// The longest time in which a program on the load's processor did not go on, while the server's processor worked
    /// as well. In milliseconds; nil with one processor.
    static func longest(at placement: Placement) throws -> Double? {
        let (own, server) = (placement.processor(of: .apart), placement.server)
        guard own != server else { return nil }
        let end = MonotonicClock.now() + MonotonicClock.nanoseconds(duration)
        try WaitingThread.start("busy") {
            if clinux_pin(Int32(server)) == 0 { _ = longest(until: end) }
        }
        try placement.move(to: .apart)
        return Double(longest(until: end)) / 1e6
    }

    private static func longest(until end: Int) -> Int {
        var (last, longest) = (MonotonicClock.now(), 0)
        while last < end {
            let now = MonotonicClock.now()
            longest = max(longest, now - last)
            last = now
        }
        return longest
    }
}
