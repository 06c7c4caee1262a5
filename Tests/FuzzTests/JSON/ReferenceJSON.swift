import JSON

@testable import JSONTests

/// A JSON value that keeps doubled members, and numbers as they were written.
indirect enum ReferenceValue {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([ReferenceValue])
    case object([(key: String, value: ReferenceValue)])
}

/// RFC 8259 by recursion over bytes, with values: slow and obvious, for comparison.
struct ReferenceJSON {
    private struct NotJSON: Error {}

    private var rest: ArraySlice<UInt8> = []
    private var depth = 0
    /// The deepest nesting up to the first mistake.
    private(set) var deepest = 0
    /// The value; nil for bytes that are not one JSON text in UTF-8 without lone surrogates.
    private(set) var value: ReferenceValue?

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
        guard let value = try? readValue(), String(validating: bytes, as: UTF8.self) != nil else { return }
        skipSpace()
        if rest.isEmpty { self.value = value }
    }

    private mutating func skipSpace() {
        while let first = rest.first, [0x20, 0x09, 0x0A, 0x0D].contains(first) { rest.removeFirst() }
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        rest.removeFirst(text.utf8.count)
        return true
    }

    private mutating func readValue() throws -> ReferenceValue {
        skipSpace()
        if take("null") { return .null }
        if take("true") { return .bool(true) }
        if take("false") { return .bool(false) }
        switch rest.first {
        case UInt8(ascii: "\""): return .string(try readString())
        case UInt8(ascii: "["): return .array(try readList("[", "]") { try $0.readValue() })
        case UInt8(ascii: "{"):
            return .object(
                try readList("{", "}") { reader in
                    let key = try reader.readString()
                    reader.skipSpace()
                    guard reader.take(":") else { throw NotJSON() }
                    return (key, try reader.readValue())
                }
            )
        default: return .number(try readNumber())
        }
    }

    private mutating func readList<Item>(
        _ open: String,
        _ close: String,
        _ item: (inout Self) throws -> Item
    ) throws -> [Item] {
        guard take(open) else { throw NotJSON() }
        depth += 1
        deepest = max(deepest, depth)
        defer { depth -= 1 }
        var items: [Item] = []
        skipSpace()
        if take(close) { return items }
        repeat {
            skipSpace()
            items.append(try item(&self))
            skipSpace()
        } while take(",")
        guard take(close) else { throw NotJSON() }
        return items
    }

    private mutating func readNumber() throws -> String {
        let start = rest
        _ = take("-")
        if !take("0") { try readDigits() }
        if take(".") { try readDigits() }
        if take("e") || take("E") {
            _ = take("+") || take("-")
            try readDigits()
        }
        return String(decoding: start[..<rest.startIndex], as: UTF8.self)
    }

    private mutating func readDigits() throws {
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        guard !digits.isEmpty else { throw NotJSON() }
        rest.removeFirst(digits.count)
    }

    private mutating func readString() throws -> String {
        guard take("\"") else { throw NotJSON() }
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: bytes, as: UTF8.self) else { throw NotJSON() }
                return text
            case UInt8(ascii: "\\"): bytes += Array(String(try readEscape()).utf8)
            case 0..<0x20: throw NotJSON()
            default: bytes.append(byte)
            }
        }
        throw NotJSON()
    }

    private mutating func readEscape() throws -> Character {
        switch rest.popFirst() {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try readCodeUnits()
        default: throw NotJSON()
        }
    }

    /// One code unit of UTF-16, or the two of a surrogate pair.
    private mutating func readCodeUnits() throws -> Character {
        let unit = try readCodeUnit()
        if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
        guard (0xD800..<0xDC00).contains(unit), take("\\u") else { throw NotJSON() }
        let low = try readCodeUnit()
        guard (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        else { throw NotJSON() }
        return Character(scalar)
    }

    private mutating func readCodeUnit() throws -> UInt32 {
        let digits = String(decoding: rest.prefix(4), as: UTF8.self)
        guard digits.utf8.count == 4, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
            let unit = UInt32(digits, radix: 16)
        else { throw NotJSON() }
        rest.removeFirst(4)
        return unit
    }
}

extension ReferenceValue {
    /// Whether a value of the host is the same. Of members with the same name, the last one counts.
    func isSame(as value: JSONValue) -> Bool {
        switch (self, value) {
        case (.null, .null): return true
        case (.bool(let one), .bool(let other)): return one == other
        case (.string(let one), .string(let other)): return Array(one.utf8) == Array(other.utf8)
        case (.number(let text), .integer), (.number(let text), .number):
            return ReferenceNumber.areEqual(text, ReferenceNumber.text(of: value) ?? "")
        case (.array(let elements), .array(let others)):
            return elements.count == others.count && zip(elements, others).allSatisfy { $0.isSame(as: $1) }
        case (.object(let members), .object(let object)):
            let last = Dictionary(members.map { (Array($0.key.utf8), $0.value) }) { $1 }
            return last.count == object.count
                && object.members.allSatisfy { last[Array($0.key.utf8)]?.isSame(as: $0.value) == true }
        default: return false
        }
    }

    /// Whether this or a part of it is so.
    func contains(where condition: (ReferenceValue) -> Bool) -> Bool {
        if condition(self) { return true }
        switch self {
        case .null, .bool, .number, .string: return false
        case .array(let elements): return elements.contains { $0.contains(where: condition) }
        case .object(let members): return members.contains { $0.value.contains(where: condition) }
        }
    }
}

/// Numbers by their texts, with ``SlowDecimal``.
enum ReferenceNumber {
    /// The text of a number that the host has read.
    static func text(of value: JSONValue) -> String? {
        switch value {
        case .integer(let integer): integer.description
        case .number(let number): number.literal ?? number.double.description
        case .null, .bool, .string, .array, .object: nil
        }
    }

    /// The number; nil when its exponent is so large that its zeros cannot be written out.
    static func decimal(_ text: String) -> SlowDecimal? {
        let exponent = text.lowercased().split(separator: "e").dropFirst().first.map { Int($0) ?? .max } ?? 0
        return exponent.magnitude <= 400 && !text.contains("i") ? SlowDecimal(text) : nil
    }

    static func areEqual(_ one: String, _ other: String) -> Bool {
        if let one = decimal(one), let other = decimal(other) { return one.compared(to: other) == 0 }
        return one == other || Double(one) == Double(other)
    }
}
