/// How much time of the processors the control groups of this process leave it.
enum ProcessorQuota {
    /// The number of processors whose whole time the process may use; nil without a quota. A quota of a group above it
    /// counts as well.
    ///
    /// - Parameters:
    ///   - groups: The file that lists the groups of the process, as cgroups(7) describes it.
    ///   - root: The folder with the groups of the machine, or of the container.
    static func processors(groups: String = "/proc/self/cgroup", root: String = "/sys/fs/cgroup") -> Double? {
        var least: Double?
        for line in text(groups)?.split(separator: "\n") ?? [] {
            let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3 else { continue }
            let isUnified = parts[0] == "0"
            guard isUnified || parts[1].split(separator: ",").contains("cpu") else { continue }
            for group in self.groups(of: String(parts[2])) {
                let quota = isUnified ? unified(root + group) : former(root + "/cpu" + group)
                if let quota { least = min(quota, least ?? quota) }
            }
        }
        return least
    }

    /// A group and all groups above it, each with a slash behind it.
    private static func groups(of path: String) -> [String] {
        var groups = ["/"]
        for name in path.split(separator: "/") { groups.append(groups[groups.count - 1] + name + "/") }
        return groups
    }

    /// The quota of a group of version 2.
    private static func unified(_ folder: String) -> Double? {
        let numbers = text(folder + "cpu.max")?.split(whereSeparator: \.isWhitespace).map { Double($0) }
        guard let numbers, numbers.count == 2 else { return nil }
        return quotient(numbers[0], numbers[1])
    }

    /// The quota of a group of version 1.
    private static func former(_ folder: String) -> Double? {
        func number(_ name: String) -> Double? {
            text(folder + name).flatMap { Double($0.split(whereSeparator: \.isWhitespace).first ?? "") }
        }
        return quotient(number("cpu.cfs_quota_us"), number("cpu.cfs_period_us"))
    }

    /// Nil for a group without a quota: `max`, or -1.
    private static func quotient(_ quota: Double?, _ period: Double?) -> Double? {
        guard let quota, let period, quota > 0, period > 0 else { return nil }
        return quota / period
    }

    private static func text(_ path: String) -> String? {
        (try? FileContents.read(path, maximumSize: 1 << 16)).map { String(decoding: $0, as: UTF8.self) }
    }
}
