import Glibc

/// The machine's monotonic clock, in seconds, and waiting by it.
enum Clock {
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Waits until one of the descriptors is ready, or until the deadline. False when the deadline has passed.
    static func poll(_ descriptors: inout [pollfd], until deadline: Double?) -> Bool {
        while true {
            let left = deadline.map { max(0, min(($0 - now) * 1000, 86_400_000)).rounded(.up) } ?? -1
            let count = Glibc.poll(&descriptors, nfds_t(descriptors.count), Int32(left))
            if count > 0 { return true }
            if count == 0 { return false }
            guard errno == EINTR else { return false }
        }
    }
}
