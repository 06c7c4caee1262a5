/// A number as it is written, exactly: `digits` times ten to the power of `exponent`.
///
/// Binary floating point cannot say whether 0.3 is a multiple of 0.1, nor tell 9007199254740993.0 from its neighbour; this can.
struct JSONDecimal {
    let isNegative: Bool
    /// Without zeros at the end, so that a number has one form only; 0 for zero.
    let digits: UInt64
    let exponent: Int

    /// Nil when the number is none (an infinity's text), or has more digits than 64 bits hold.
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
                    // Kept back: they count only when another digit follows.
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

    init?(_ number: JSONValue) {
        switch number {
        case .integer(let value): self.init(value.description.utf8)
        case .number(let value): self.init(value.description.utf8)
        case .null, .bool, .string, .array, .object: return nil
        }
    }

    /// The number, if it is a whole one and fits.
    var integer: Int64? {
        guard exponent >= 0 else { return nil }
        guard let power = Self.power(digits == 0 ? 0 : exponent), let size = Self.sum(digits, times: power, plus: 0)
        else {
            return nil
        }
        if isNegative { return size <= Int64.min.magnitude ? Int64(truncatingIfNeeded: 0 &- size) : nil }
        return Int64(exactly: size)
    }

    /// Whether this is a whole number of times `divisor`, which is not zero.
    func isMultiple(of divisor: Self) -> Bool {
        guard digits > 0 else { return true }
        let shift = exponent - divisor.exponent
        guard shift < 0 else { return Self.remainder(of: digits, timesTenTo: shift, by: divisor.digits) == 0 }
        // A divisor that outgrows 64 bits outgrows the digits.
        guard let power = Self.power(-shift), let whole = Self.sum(divisor.digits, times: power, plus: 0) else {
            return false
        }
        return digits.isMultiple(of: whole)
    }

    // MARK: Arithmetic

    /// The digits after an `e`. Those that go beyond any number that matters stay there.
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

    /// By squaring, so that the largest exponent takes no longer than the bits it has.
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
