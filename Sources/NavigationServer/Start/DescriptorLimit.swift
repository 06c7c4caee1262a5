#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How many files the process may have open.
enum DescriptorLimit {
    /// Descriptors that are not connections: the listening socket, those of the event loop, files, and some to spare.
    static let reserve = 64

    /// The soft limit with which the process was started; nil when it has none. Read before it is raised.
    static let former: UInt? = {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < UInt(Int32.max)
        else { return nil }
        return UInt(limit.rlim_cur)
    }()

    /// Raises the soft limit as far as it goes. Returns how many connections it leaves room for.
    static func raise() -> Int {
        _ = former
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return .max }
        limit.rlim_cur = limit.rlim_max
        _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < UInt(Int32.max)
        else {
            return .max
        }
        return max(1, Int(limit.rlim_cur) - reserve)
    }
}
