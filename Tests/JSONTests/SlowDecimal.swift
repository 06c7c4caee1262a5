/// A decimal number as a whole number over a power of ten, with zeros written out: slow and obvious, for comparison.
struct SlowDecimal {
    let isNegative: Bool
    /// The digits before and behind the point, the most significant first.
    let digits: [Int]
    /// How many of them are behind the point.
    let places: Int

    /// - Parameter text: a number as JSON writes it, with a small exponent.
    init(_ text: String) {
        let parts = text.lowercased().split(separator: "e")
        let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        let fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
        var digits = (String(mantissa[0]) + fraction).compactMap(\.wholeNumberValue)
        var places = fraction.count - exponent
        if places < 0 {
            digits += Array(repeating: 0, count: -places)
            places = 0
        }
        self.isNegative = text.hasPrefix("-") && digits.contains { $0 != 0 }
        self.digits = digits
        self.places = places
    }

    /// Both numbers as whole numbers of the same unit and the same length.
    private func aligned(to other: Self) -> (one: [Int], other: [Int]) {
        func padded(_ decimal: Self) -> [Int] {
            decimal.digits + Array(repeating: 0, count: max(places, other.places) - decimal.places)
        }
        let (one, other) = (padded(self), padded(other))
        let length = max(one.count, other.count)
        return (Self.filled(one, length), Self.filled(other, length))
    }

    private static func filled(_ digits: [Int], _ length: Int) -> [Int] {
        Array(repeating: 0, count: length - digits.count) + digits
    }

    /// Below zero, zero or above zero, as this number is smaller than the other one, the same or larger.
    func compared(to other: Self) -> Int {
        let (one, two) = aligned(to: other)
        let difference = Self.compare(one, two)
        if isNegative != other.isNegative { return isNegative ? -1 : 1 }
        return isNegative ? -difference : difference
    }

    var isWhole: Bool { digits.suffix(places).allSatisfy { $0 == 0 } }

    /// Long division, by repeated subtraction.
    func isMultiple(of divisor: Self) -> Bool {
        let (one, two) = aligned(to: divisor)
        let whole = [0] + two
        var remainder = Array(repeating: 0, count: whole.count)
        for digit in one {
            remainder.removeFirst()
            remainder.append(digit)
            while Self.compare(remainder, whole) >= 0 { Self.subtract(whole, from: &remainder) }
        }
        return remainder.allSatisfy { $0 == 0 }
    }

    private static func compare(_ one: [Int], _ other: [Int]) -> Int {
        for (digit, otherDigit) in zip(one, other) where digit != otherDigit { return digit - otherDigit }
        return 0
    }

    private static func subtract(_ other: [Int], from value: inout [Int]) {
        var borrow = 0
        for index in value.indices.reversed() {
            let digit = value[index] - other[index] - borrow
            borrow = digit < 0 ? 1 : 0
            value[index] = digit + borrow * 10
        }
    }
}
