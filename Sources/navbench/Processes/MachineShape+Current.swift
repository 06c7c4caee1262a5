internal import Glibc
import NavigationLoad

extension MachineShape {
    /// The machine that this runs on, now.
    static func current() -> MachineShape {
        MachineShape(
            cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)),
            processors: TextFile.read("/proc/cpuinfo") ?? "",
            memory: TextFile.read("/proc/meminfo") ?? "",
            kernel: "Linux " + (TextFile.read("/proc/sys/kernel/osrelease") ?? "").filter { $0 != "\n" },
            date: date(),
            load: TextFile.read("/proc/loadavg") ?? ""
        )
    }

    private static func date() -> String {
        var now = time(nil)
        var parts = tm()
        gmtime_r(&now, &parts)
        var buffer = [CChar](repeating: 0, count: 32)
        let count = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
        return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
