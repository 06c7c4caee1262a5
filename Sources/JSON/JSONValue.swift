/// A JSON value that the host looks into: schemas, arguments that a schema checks, tests.
package indirect enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// Any other number, with integers that do not fit 64 bits among them.
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    /// A number in floating point.
    package static func number(_ double: Double) -> Self { .number(JSONNumber(double)) }

    package var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    package var array: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    package var string: String? {
        if case .string(let string) = self { string } else { nil }
    }

    /// The floating-point number nearest to a number; an infinity for one that is too large.
    package var double: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value.double
        case .null, .bool, .string, .array, .object: nil
        }
    }
}

/// The members of an object, in the order in which they came. Of members with the same name, the last one counts.
package struct JSONObject: Sendable {
    package struct Member: Sendable {
        package let key: String
        package let value: JSONValue
    }

    package private(set) var members: [Member] = []
    private var positions: [JSONName: Int] = [:]

    package init(_ members: some Sequence<(String, JSONValue)> = []) {
        for (key, value) in members { set(key, value) }
    }

    package mutating func set(_ key: String, _ value: JSONValue) {
        let name = JSONName(key)
        if let position = positions[name] {
            members[position] = Member(key: key, value: value)
        } else {
            positions[name] = members.count
            members.append(Member(key: key, value: value))
        }
    }

    package subscript(key: String) -> JSONValue? {
        positions[JSONName(key)].map { members[$0].value }
    }

    package var count: Int { members.count }
}

extension JSONValue: Hashable {
    /// Values of different kinds are never equal.
    private var kind: UInt8 {
        switch self {
        case .null: 0
        case .bool: 1
        case .integer, .number: 2
        case .string: 3
        case .array: 4
        case .object: 5
        }
    }

    /// Compares numbers by their exact value, and objects without regard to the order of their members.
    package static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.null, .null): true
        case (.bool(let one), .bool(let other)): one == other
        case (.integer(let one), .integer(let other)): one == other
        case (.number(let one), .number(let other)): one == other
        case (.integer(let whole), .number(let number)), (.number(let number), .integer(let whole)):
            number.integer == whole
        case (.string(let one), .string(let other)): JSONName.isSame(one, other)
        case (.array(let one), .array(let other)): one == other
        case (.object(let one), .object(let other)): one == other
        case (.null, _), (.bool, _), (.integer, _), (.number, _), (.string, _), (.array, _), (.object, _): false
        }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        switch self {
        case .null: break
        case .bool(let value): hasher.combine(value)
        case .integer(let value): hasher.combine(value)
        case .number(let value): hasher.combine(value)
        case .string(let value): JSONName.hash(value, into: &hasher)
        case .array(let elements): hasher.combine(elements)
        case .object(let object): hasher.combine(object)
        }
    }
}

extension JSONObject: Hashable {
    package static func == (one: Self, other: Self) -> Bool {
        one.count == other.count && one.members.allSatisfy { other[$0.key] == $0.value }
    }

    /// Hashes each member alone, so that the order of the members does not count.
    package func hash(into hasher: inout Hasher) {
        var sum = 0
        for member in members {
            var alone = hasher
            JSONName.hash(member.key, into: &alone)
            alone.combine(member.value)
            sum &+= alone.finalize()
        }
        hasher.combine(sum)
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByFloatLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int64) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(nilLiteral: ()) { self = .null }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(JSONObject(elements)) }
}
