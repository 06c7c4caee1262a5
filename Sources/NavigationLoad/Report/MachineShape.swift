/// The machine of the measurement. Only ratios can be compared between machines, and only roughly.
package struct MachineShape: Equatable, Sendable {
    package let cores: Int
    package let model: String
    /// Bytes.
    package let memory: Int
    package let kernel: String
    /// The time in UTC, such as `2026-01-31T23:59:59Z`.
    package let date: String
    /// The load averages before the first measurement: a busy machine gives bad numbers.
    package let load: String

    /// - Parameters:
    ///   - processors: the text of `/proc/cpuinfo`.
    ///   - memory: the text of `/proc/meminfo`.
    ///   - load: the text of `/proc/loadavg`.
    package init(cores: Int, processors: String, memory: String, kernel: String, date: String, load: String) {
        self.cores = cores
        self.model = Self.model(in: processors) ?? "unknown"
        self.memory = (ProcessFigures.kilobytes(of: "MemTotal", in: memory) ?? 0) * 1024
        self.kernel = kernel
        self.date = date
        self.load = load.split(separator: " ").prefix(3).joined(separator: " ")
    }

    /// One line for people.
    package var text: String {
        let gibibytes = Decimal.text(Double(memory) / 1_073_741_824, places: 1)
        return "\(date), \(cores) × \(model), \(gibibytes) GiB, \(kernel), load \(load)"
    }

    private static func model(in processors: String) -> String? {
        for line in processors.split(separator: "\n") where line.hasPrefix("model name") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            return String(line[line.index(after: colon)...].drop { $0 == " " })
        }
        return nil
    }
}
