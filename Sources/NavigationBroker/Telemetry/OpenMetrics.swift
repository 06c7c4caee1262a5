/// Text in the OpenMetrics format, version 1.0, family by family.
///
/// It escapes nothing. The caller ensures that a label's value contains no quote, backslash or line break.
struct OpenMetrics {
    static let contentType = "application/openmetrics-text; version=1.0.0; charset=utf-8"

    /// The kinds of families that the host has.
    enum Kind: String {
        case counter, gauge, histogram, info
    }

    private(set) var text = ""
    private var family = ""

    /// Begins a family.
    ///
    /// - Parameter unit: the last word of its name, when it has one.
    mutating func begin(_ family: String, _ kind: Kind, unit: String? = nil, _ help: String) {
        self.family = family
        text += "# TYPE \(family) \(kind.rawValue)\n"
        if let unit { text += "# UNIT \(family) \(unit)\n" }
        text += "# HELP \(family) \(help)\n"
    }

    /// A sample of the family.
    ///
    /// - Parameter suffix: what the kind adds to the name: `_total` for a counter.
    mutating func sample(
        _ suffix: String,
        _ labels: KeyValuePairs<String, String>,
        _ value: some CustomStringConvertible
    ) {
        text += family + suffix
        if !labels.isEmpty { text += "{\(labels.map { "\($0)=\"\($1)\"" }.joined(separator: ","))}" }
        text += " \(value)\n"
    }

    mutating func counter(_ family: String, unit: String? = nil, _ help: String, _ value: UInt64) {
        begin(family, .counter, unit: unit, help)
        sample("_total", [:], value)
    }

    mutating func gauge(_ family: String, unit: String? = nil, _ help: String, _ value: some CustomStringConvertible) {
        begin(family, .gauge, unit: unit, help)
        sample("", [:], value)
    }

    /// To be called once, at the end.
    mutating func finish() { text += "# EOF\n" }
}
