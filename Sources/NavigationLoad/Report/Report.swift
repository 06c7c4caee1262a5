/// The results of one run of the benchmark.
package struct Report: Sendable {
    package let machine: MachineShape
    /// Seconds of one measurement.
    package let seconds: Double
    /// Measurements of one kind, whose median counts.
    package let runs: Int
    /// Sizes and times were reduced. The run shows that everything works, and its numbers mean little.
    package let isQuick: Bool
    package var lines: [ReportLine] = []
    /// Rows that could not be measured, with the reason.
    package var failures: [Failure] = []

    /// A row that could not be measured.
    package struct Failure: Equatable, Sendable {
        package let row: String
        package let reason: String

        package init(row: String, reason: String) {
            self.row = row
            self.reason = reason
        }
    }

    package init(machine: MachineShape, seconds: Double, runs: Int, isQuick: Bool) {
        self.machine = machine
        self.seconds = seconds
        self.runs = runs
        self.isQuick = isQuick
    }

    /// Whether some line misses its first bar.
    package var missesABar: Bool {
        lines.contains { $0.verdict == .barMissed }
    }
}
