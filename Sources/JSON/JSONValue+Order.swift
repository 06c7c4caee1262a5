extension JSONValue {
    var isContainer: Bool {
        switch self {
        case .array, .object: true
        case .null, .bool, .integer, .number, .string: false
        }
    }

    /// Whether this is a smaller number than `other`, exactly: a 64-bit integer is not rounded to be compared. False for what is no number.
    func isBelow(_ other: JSONValue) -> Bool {
        switch (self, other) {
        case (.integer(let one), .integer(let other)): one < other
        case (.number(let one), .number(let other)): one < other
        case (.integer(let whole), .number(let number)): Self.isBelow(whole, number)
        case (.number(let number), .integer(let whole)): Self.isBelow(number, whole)
        case (.null, _), (.bool, _), (.integer, _), (.number, _), (.string, _), (.array, _), (.object, _): false
        }
    }

    private static func isBelow(_ whole: Int64, _ number: Double) -> Bool {
        guard let floor = Int64(exactly: number.rounded(.down)) else { return number > 0 }
        return whole < floor || whole == floor && number > number.rounded(.down)
    }

    private static func isBelow(_ number: Double, _ whole: Int64) -> Bool {
        guard let floor = Int64(exactly: number.rounded(.down)) else { return number < 0 }
        return floor < whole
    }

    /// How much there is to look at when this is compared or hashed, in steps; see `JSONSchemaCheck`.
    var weight: Int {
        switch self {
        case .null, .bool, .integer, .number: 1
        case .string(let text): Self.weight(of: text)
        case .array(let elements): elements.reduce(1) { $0 + $1.weight }
        case .object(let object): object.members.reduce(1) { $0 + Self.weight(of: $1.key) + $1.value.weight }
        }
    }

    static func weight(of text: String) -> Int { 1 + text.utf8.count / 128 }
}
