/// Writes numbers for people.
package enum Decimal {
    /// A number with a fixed number of decimal places, and a comma between thousands.
    package static func text(_ value: Double, places: Int) -> String {
        guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
        let scale = (0..<places).reduce(1) { product, _ in product * 10 }
        let scaled = Int((abs(value) * Double(scale)).rounded())
        let whole = grouped(scaled / scale)
        let sign = value < 0 && scaled > 0 ? "-" : ""
        guard places > 0 else { return sign + whole }
        let digits = String(scaled % scale)
        return sign + whole + "." + String(repeating: "0", count: places - digits.count) + digits
    }

    private static func grouped(_ value: Int) -> String {
        var digits = Array(String(value))
        for position in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: position) }
        return String(digits)
    }
}
