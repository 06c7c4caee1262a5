extension JSONValue {
    var isContainer: Bool {
        switch self {
        case .array, .object: true
        case .null, .bool, .integer, .number, .string: false
        }
    }

    /// The 64-bit integer that a number equals.
    var wholeNumber: Int64? {
        switch self {
        case .integer(let value): value
        case .number(let value): value.integer
        case .null, .bool, .string, .array, .object: nil
        }
    }

    /// Whether this is a smaller number than `other`, exactly. False when one of them is not a number.
    func isBelow(_ other: JSONValue) -> Bool {
        switch (self, other) {
        case (.integer(let one), .integer(let other)): one < other
        case (.number(let one), .number(let other)) where one.literal == nil && other.literal == nil:
            one.double < other.double
        case (.integer(let whole), .number(let number)) where number.isSmallDouble:
            // Rounding to the next integer is exact in this range.
            whole < Int64(number.double.rounded(.up))
        case (.number(let number), .integer(let whole)) where number.isSmallDouble:
            Int64(number.double.rounded(.down)) < whole
        case (.integer, .number), (.number, .integer), (.number, .number):
            if let one = decimal, let other = other.decimal { one < other } else { false }
        case (.null, _), (.bool, _), (.integer, _), (.number, _), (.string, _), (.array, _), (.object, _): false
        }
    }

    /// Whether this is a whole number of times `divisor`, which must be above zero: in decimals, because in binary
    /// 0.3 is not a multiple of 0.1.
    func isMultiple(of divisor: JSONValue) -> Bool {
        if case .integer(let one) = self, case .integer(let other) = divisor { return one.isMultiple(of: other) }
        if let one = shortDecimal, let other = divisor.shortDecimal { return one.isMultiple(of: other) }
        guard let one = decimal, let other = divisor.decimal else { return false }
        return one.isMultiple(of: other)
    }

    /// How many steps `isMultiple(of:)` takes beside a visit.
    func cost(ofDividingBy divisor: JSONValue) -> Int {
        guard !isShort || !divisor.isShort, let one = decimal, let other = divisor.decimal else { return 0 }
        return one.cost(ofDividingBy: other)
    }

    /// Whether a number is held without its text, so that its digits and its exponent are few.
    private var isShort: Bool {
        switch self {
        case .integer: true
        case .number(let number): number.literal == nil
        case .null, .bool, .string, .array, .object: false
        }
    }

    private var shortDecimal: JSONDecimal? {
        switch self {
        case .integer(let value): JSONDecimal(value.description.utf8)
        case .number(let value): value.literal == nil ? JSONDecimal(value.double.description.utf8) : nil
        case .null, .bool, .string, .array, .object: nil
        }
    }

    private var decimal: JSONLongDecimal? {
        switch self {
        case .integer(let value): JSONLongDecimal(value.description.utf8)
        case .number(let value): value.decimal
        case .null, .bool, .string, .array, .object: nil
        }
    }

    /// How many steps it takes to compare or to hash this; see `JSONSchemaCheck`.
    var weight: Int {
        switch self {
        case .null, .bool, .integer: 1
        // The digits of a long number are read before it is compared.
        case .number(let number): 1 + (number.literal?.utf8.count ?? 0) / 16
        case .string(let text): Self.weight(of: text)
        case .array(let elements): elements.reduce(1) { $0 + $1.weight }
        case .object(let object): object.members.reduce(1) { $0 + Self.weight(of: $1.key) + $1.value.weight }
        }
    }

    static func weight(of text: String) -> Int { 1 + text.utf8.count / 128 }
}

extension JSONNumber {
    /// Whether every whole number up to this one has a floating-point number of its own.
    fileprivate var isSmallDouble: Bool { literal == nil && abs(double) < 0x1p53 }
}
