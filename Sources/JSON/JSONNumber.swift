/// A number that is not held as a 64-bit integer, exactly as it was written.
///
/// It means a decimal: that of its text, or the shortest one that reads as `double`. So 0.1 is a tenth, and 1e400 is
/// neither infinite nor equal to 1e401.
package struct JSONNumber: Sendable {
    /// The floating-point number nearest to it; an infinity when it is too large for one.
    package let double: Double
    /// Its text, when the shortest text of `double` is another number.
    package let literal: String?

    package init(_ double: Double) {
        self.double = double
        self.literal = nil
    }

    /// - Parameters:
    ///   - text: a number as JSON writes it.
    ///   - double: the floating-point number nearest to it.
    init(_ text: String, nearest double: Double) {
        self.double = double
        self.literal = Self.isShortest(text, of: double) ? nil : text
    }

    /// Whether a text and the shortest text of a floating-point number are the same number.
    private static func isShortest(_ text: String, of double: Double) -> Bool {
        // Two numbers of 15 digits are never nearest to the same floating-point number, if it has its full precision.
        if text.utf8.count <= 15, double.isNormal { return true }
        guard let decimal = JSONLongDecimal(text.utf8) else { return false }
        return JSONLongDecimal(double.description.utf8) == decimal
    }

    /// Whether it is a whole number; `1.0` and `1e3` are.
    var isWhole: Bool {
        guard let literal else { return double == double.rounded() }
        return JSONLongDecimal(literal.utf8)?.isWhole ?? false
    }

    /// The 64-bit integer that it equals.
    package var integer: Int64? {
        guard let literal else {
            if abs(double) < 0x1p53 { return Int64(exactly: double) }
            return JSONDecimal(double.description.utf8)?.integer
        }
        return JSONDecimal(literal.utf8)?.integer
    }

    /// Nil for an infinity that no text stands behind.
    var decimal: JSONLongDecimal? { JSONLongDecimal((literal ?? double.description).utf8) }
}

extension JSONNumber: Hashable {
    /// By value.
    package static func == (one: Self, other: Self) -> Bool {
        switch (one.literal, other.literal) {
        case (nil, nil): one.double == other.double
        // A number that a shortest text can say has no literal.
        case (nil, _), (_, nil): false
        case (let literal?, let otherLiteral?): literal == otherLiteral || one.decimal == other.decimal
        }
    }

    package func hash(into hasher: inout Hasher) {
        // As the integer that it equals.
        if let integer { return hasher.combine(integer) }
        if literal == nil { hasher.combine(double) } else { hasher.combine(decimal) }
    }
}

extension JSONNumber: ExpressibleByFloatLiteral {
    package init(floatLiteral value: Double) { self.init(value) }
}
