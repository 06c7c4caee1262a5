#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Files with the memory of a process that has crashed. The host's memory has the data of all its clients.
package enum CoreDumps {
    /// From now on the system writes none for this process, and hands no memory of it to another program.
    package static func forbid() {
        var limit = rlimit()
        if getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit) == 0 {
            limit.rlim_cur = 0
            _ = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        }
        // A program that takes core dumps over, as systemd's does, need not keep to the limit. It gets no memory.
        guard let filter = fopen("/proc/self/coredump_filter", "we") else { return }
        fputs("0", filter)
        fclose(filter)
    }
}
