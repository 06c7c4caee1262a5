/// A number with any number of digits, exactly: its digits, times ten to the power of `exponent`.
///
/// A number has one form only: no zero at either end of the digits, and zero itself has none. So a comparison reads
/// each digit once. The exponent stays a number and is never written out as zeros, so `1e999999999` costs no more
/// than `1e9`.
struct JSONLongDecimal: Hashable, Sendable {
    /// False for zero.
    let isNegative: Bool
    /// From 0 to 9 each, the most significant one first.
    let digits: [UInt8]
    let exponent: Int

    /// Digits of an exponent that are read, without zeros in front. The sum of such an exponent and a text's length
    /// fits `Int`.
    static let maximumExponentDigits = 18

    /// Nil when the exponent is too long, or when the text is not a number (an infinity's text).
    ///
    /// - Parameter literal: a number as JSON writes it.
    init?(_ literal: some Sequence<UInt8>) {
        var (isNegative, digits, exponent) = (false, [UInt8](), 0)
        var written: (isNegative: Bool, digits: [UInt8])?
        var isInFraction = false
        for byte in literal {
            switch byte {
            case UInt8(ascii: "-"): if written == nil { isNegative = true } else { written?.isNegative = true }
            case UInt8(ascii: "+"): continue
            case UInt8(ascii: "."): isInFraction = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"): written = (false, [])
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = byte - UInt8(ascii: "0")
                if written != nil {
                    if digit > 0 || written?.digits.isEmpty == false { written?.digits.append(digit) }
                } else {
                    if isInFraction { exponent -= 1 }
                    if digit > 0 || !digits.isEmpty { digits.append(digit) }
                }
            default: return nil
            }
        }
        while digits.last == 0 {
            digits.removeLast()
            exponent += 1
        }
        if let written, !digits.isEmpty {
            guard written.digits.count <= Self.maximumExponentDigits else { return nil }
            let size = written.digits.reduce(0) { $0 * 10 + Int($1) }
            exponent += written.isNegative ? -size : size
        }
        self.isNegative = isNegative && !digits.isEmpty
        self.digits = digits
        self.exponent = digits.isEmpty ? 0 : exponent
    }

    /// Whether this is a whole number.
    var isWhole: Bool { exponent >= 0 }

    /// Whether this is a whole number of times `divisor`, which must be above zero.
    func isMultiple(of divisor: Self) -> Bool {
        guard !digits.isEmpty else { return true }
        // These digits do not end in zero, so they are not a multiple of ten.
        guard exponent >= divisor.exponent else { return false }
        let zeros = zeros(over: divisor)
        return divisor.digits.count <= 18
            ? shortRemainder(zeros: zeros, by: divisor) == 0
            : longRemainder(zeros: zeros, by: divisor).allSatisfy { $0 == 0 }
    }

    /// How many steps `isMultiple(of:)` takes; see `JSONSchemaCheck`.
    func cost(ofDividingBy divisor: Self) -> Int {
        let count = digits.count + zeros(over: divisor)
        let (cost, isTooLarge) = count.multipliedReportingOverflow(by: divisor.digits.count / 9 + 1)
        return isTooLarge ? Int.max : cost / 16
    }

    // MARK: Division

    /// Zeros to write behind these digits, so that both numbers have the same exponent.
    ///
    /// A number of n digits has fewer than 4n factors of two or five. Once the zeros bring all of them, more zeros
    /// change nothing.
    private func zeros(over divisor: Self) -> Int {
        max(0, min(exponent - divisor.exponent, 4 * divisor.digits.count))
    }

    private func shortRemainder(zeros: Int, by divisor: Self) -> UInt64 {
        let whole = divisor.digits.reduce(0 as UInt64) { $0 * 10 + UInt64($1) }
        var remainder = digits.reduce(0 as UInt64) { ($0 * 10 + UInt64($1)) % whole }
        for _ in 0..<zeros { remainder = remainder * 10 % whole }
        return remainder
    }

    /// Digit by digit, in limbs of nine digits, the lowest one first.
    private func longRemainder(zeros: Int, by divisor: Self) -> [UInt64] {
        let whole = Self.limbs(divisor.digits)
        // One more than the divisor has: ten times a remainder is longer than the divisor.
        var remainder = [UInt64](repeating: 0, count: whole.count + 1)
        for position in 0..<digits.count + zeros {
            var carry = position < digits.count ? UInt64(digits[position]) : 0
            for index in remainder.indices {
                let value = remainder[index] * 10 + carry
                (remainder[index], carry) = (value % Self.limb, value / Self.limb)
            }
            while !Self.isBelow(remainder, whole) { Self.subtract(whole, from: &remainder) }
        }
        return remainder
    }

    private static let limb: UInt64 = 1_000_000_000

    private static func limbs(_ digits: [UInt8]) -> [UInt64] {
        stride(from: digits.count, to: 0, by: -9).map { end in
            digits[max(0, end - 9)..<end].reduce(0) { $0 * 10 + UInt64($1) }
        }
    }

    /// - Parameter value: one limb longer than `other`.
    private static func isBelow(_ value: [UInt64], _ other: [UInt64]) -> Bool {
        guard value[other.count] == 0 else { return false }
        for index in other.indices.reversed() where value[index] != other[index] { return value[index] < other[index] }
        return false
    }

    private static func subtract(_ other: [UInt64], from value: inout [UInt64]) {
        var borrow: UInt64 = 0
        for index in value.indices {
            let taken = (index < other.count ? other[index] : 0) + borrow
            borrow = value[index] < taken ? 1 : 0
            value[index] = value[index] + borrow * limb - taken
        }
    }
}

extension JSONLongDecimal: Comparable {
    static func < (one: Self, other: Self) -> Bool {
        if one.sign != other.sign { return one.sign < other.sign }
        return one.isNegative ? other.isCloserToZero(than: one) : one.isCloserToZero(than: other)
    }

    private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

    /// Of numbers that are not zero.
    private func isCloserToZero(than other: Self) -> Bool {
        // Where the first digit stands decides, and then the first digit that differs.
        let (place, otherPlace) = (digits.count + exponent, other.digits.count + other.exponent)
        if place != otherPlace { return place < otherPlace }
        return digits.lexicographicallyPrecedes(other.digits)
    }
}
