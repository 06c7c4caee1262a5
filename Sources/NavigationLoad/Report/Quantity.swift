/// The median of what some runs measured, and the unit that it is written in.
package struct Quantity: Equatable, Sendable {
    package enum Unit: String, Sendable {
        case perSecond = "/s"
        case microseconds = "µs"
        case milliseconds = "ms"
        case bytes = "B"
        case processorMicroseconds = "µs CPU"
    }

    /// The median.
    package let value: Double
    /// What the single runs measured, in their order.
    package let runs: [Double]
    package let unit: Unit

    /// Nil without a run.
    package init?(_ runs: [Double], _ unit: Unit) {
        guard let median = runs.median else { return nil }
        self.value = median
        self.runs = runs
        self.unit = unit
    }

    /// The median with its unit, for people.
    package var text: String {
        switch unit {
        case .perSecond: Decimal.text(value, places: 0) + unit.rawValue
        case .microseconds, .milliseconds, .processorMicroseconds:
            Decimal.text(value, places: value < 10 ? 2 : 1) + " " + unit.rawValue
        case .bytes: Decimal.text(value, places: 0) + " " + unit.rawValue
        }
    }
}
