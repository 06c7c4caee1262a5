/// The median of some runs, with its unit.
package struct Quantity: Equatable, Sendable {
    /// The unit of a quantity, as the report writes it.
    package enum Unit: String, Sendable {
        case perSecond = "/s"
        case microseconds = "µs"
        case milliseconds = "ms"
        case bytes = "B"
        case processorMicroseconds = "µs CPU"
    }

    /// The median.
    package let value: Double
    /// The values of the single runs, in their order.
    package let runs: [Double]
    package let unit: Unit

    /// Nil when there was no run.
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
