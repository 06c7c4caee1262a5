/// A number whose digits fit 64 bits, exactly: `digits` times ten to the power of `exponent`.
///
/// Binary floating point cannot decide whether 0.3 is a multiple of 0.1, and cannot hold 9007199254740993.0; this
/// type can. It allocates nothing. `JSONLongDecimal` holds the numbers that do not fit.
struct JSONDecimal {
    let isNegative: Bool
    /// Without zeros at the end, so that a number has one form only; 0 for zero.
    let digits: UInt64
    /// Limited to 2^40 in both directions where the text has more.
    let exponent: Int

    /// Nil when 64 bits do not hold the digits, or when the text is not a number (an infinity's text).
    ///
    /// - Parameter literal: a number as JSON writes it.
    init?(_ literal: some Sequence<UInt8>) {
        var (isNegative, digits, exponent, zeros) = (false, 0 as UInt64, 0, 0)
        var bytes = literal.makeIterator()
        var isInFraction = false
        while let byte = bytes.next() {
            switch byte {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "."): isInFraction = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"): exponent += Self.exponent(&bytes)
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if isInFraction { exponent -= 1 }
                guard byte > UInt8(ascii: "0") else {
                    // A zero counts only when another digit follows.
                    zeros += 1
                    continue
                }
                guard let power = Self.power(digits == 0 ? 0 : zeros + 1),
                    let next = Self.sum(digits, times: power, plus: UInt64(byte - UInt8(ascii: "0")))
                else { return nil }
                (digits, zeros) = (next, 0)
            default: return nil
            }
        }
        self.isNegative = isNegative
        self.digits = digits
        self.exponent = digits == 0 ? 0 : exponent + zeros
    }

    /// The number, if it is a whole number and fits.
    var integer: Int64? {
        guard exponent >= 0 else { return nil }
        guard let power = Self.power(digits == 0 ? 0 : exponent), let size = Self.sum(digits, times: power, plus: 0)
        else {
            return nil
        }
        if isNegative { return size <= Int64.min.magnitude ? Int64(truncatingIfNeeded: 0 &- size) : nil }
        return Int64(exactly: size)
    }

    /// Whether this is a whole number of times `divisor`, which must not be zero. Both exponents must be below their
    /// limit.
    func isMultiple(of divisor: Self) -> Bool {
        guard digits > 0 else { return true }
        let shift = exponent - divisor.exponent
        guard shift < 0 else { return Self.remainder(of: digits, timesTenTo: shift, by: divisor.digits) == 0 }
        // A divisor that does not fit 64 bits is larger than the digits.
        guard let power = Self.power(-shift), let whole = Self.sum(divisor.digits, times: power, plus: 0) else {
            return false
        }
        return digits.isMultiple(of: whole)
    }

    // MARK: Arithmetic

    /// The digits after an `e`, up to the limit of `exponent`.
    private static func exponent(_ bytes: inout some IteratorProtocol<UInt8>) -> Int {
        var (isNegative, value) = (false, 0)
        while let byte = bytes.next() {
            switch byte {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "+"): continue
            default: value = min(value * 10 + Int(byte &- UInt8(ascii: "0")), 1 << 40)
            }
        }
        return isNegative ? -value : value
    }

    private static func power(_ exponent: Int) -> UInt64? {
        guard exponent < 20 else { return nil }
        return (0..<exponent).reduce(1) { power, _ in power * 10 }
    }

    private static func sum(_ value: UInt64, times factor: UInt64, plus term: UInt64) -> UInt64? {
        let (product, isTooLarge) = value.multipliedReportingOverflow(by: factor)
        let (sum, isStillTooLarge) = product.addingReportingOverflow(term)
        return isTooLarge || isStillTooLarge ? nil : sum
    }

    /// By squaring: the time grows with the bits of the exponent.
    private static func remainder(of value: UInt64, timesTenTo exponent: Int, by divisor: UInt64) -> UInt64 {
        func product(_ one: UInt64, _ other: UInt64) -> UInt64 {
            divisor.dividingFullWidth(one.multipliedFullWidth(by: other)).remainder
        }
        var (result, square, rest) = (value % divisor, 10 % divisor, exponent)
        while rest > 0 {
            if rest & 1 == 1 { result = product(result, square) }
            square = product(square, square)
            rest >>= 1
        }
        return result
    }
}
