import Foundation
import JSON

@testable import JSONTests

/// JSON Schema from the document itself, keyword by keyword: slow and obvious, for comparison.
struct ReferenceSchema {
    /// Why it has no opinion.
    struct Undecided: Error {}

    private let document: JSONValue
    /// How many schemas it has visited.
    private(set) var visits = 0
    private static let maximumVisits = 4_000

    init(_ document: JSONValue) { self.document = document }

    /// - Throws: ``Undecided`` when it takes too long, or a number has too many zeros.
    mutating func fits(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
        visits += 1
        guard visits <= Self.maximumVisits else { throw Undecided() }
        guard let keywords = schema.object else { return schema == .bool(true) }
        for keyword in keywords.members where try !fits(value, keyword.key, keyword.value, keywords) { return false }
        return true
    }

    private mutating func fits(
        _ value: JSONValue,
        _ keyword: String,
        _ given: JSONValue,
        _ schema: JSONObject
    ) throws -> Bool {
        switch keyword {
        case "type": return try (given.array ?? [given]).contains { try isOfType(value, $0.string ?? "") }
        case "const": return try isEqual(value, given)
        case "enum": return try (given.array ?? []).contains { try isEqual(value, $0) }
        case "$ref": return try fits(value, target(of: given.string ?? ""))
        case "allOf": return try count(value, given) == given.array?.count
        case "anyOf": return try count(value, given) > 0
        case "oneOf": return try count(value, given) == 1
        case "not": return try !fits(value, given)
        case "if":
            guard let next = schema[try fits(value, given) ? "then" : "else"] else { return true }
            return try fits(value, next)
        default: break
        }
        switch value {
        case .null, .bool: return true
        case .integer, .number: return try number(value, keyword, given)
        case .string(let text): return string(text, keyword, given)
        case .array(let elements): return try array(elements, keyword, given, schema)
        case .object(let object): return try self.object(object, keyword, given, schema)
        }
    }

    private mutating func count(_ value: JSONValue, _ schemas: JSONValue) throws -> Int {
        var count = 0
        for schema in schemas.array ?? [] where try fits(value, schema) { count += 1 }
        return count
    }

    /// The schema that a `$ref` names. The compiler has checked that there is one.
    private func target(of reference: String) throws -> JSONValue {
        guard let text = reference.dropFirst().removingPercentEncoding else { throw Undecided() }
        var target = document
        for token in text.components(separatedBy: "/").dropFirst() {
            let name = token.replacingOccurrences(of: "~1", with: "/").replacingOccurrences(of: "~0", with: "~")
            let next = target.object?[name] ?? target.array.flatMap { list in Int(name).map { list[$0] } }
            guard let next else { throw Undecided() }
            target = next
        }
        return target
    }

    // MARK: Kinds of values

    private func isOfType(_ value: JSONValue, _ type: String) throws -> Bool {
        switch value {
        case .null: return type == "null"
        case .bool: return type == "boolean"
        case .string: return type == "string"
        case .array: return type == "array"
        case .object: return type == "object"
        case .integer, .number: return try type == "number" || type == "integer" && decimal(value).isWhole
        }
    }

    private func decimal(_ value: JSONValue) throws -> SlowDecimal {
        guard let text = ReferenceNumber.text(of: value), let decimal = ReferenceNumber.decimal(text) else {
            throw Undecided()
        }
        return decimal
    }

    private func isEqual(_ one: JSONValue, _ other: JSONValue) throws -> Bool {
        switch (one, other) {
        case (.null, .null): return true
        case (.bool(let one), .bool(let other)): return one == other
        case (.string(let one), .string(let other)): return Array(one.utf8) == Array(other.utf8)
        case (.integer, .integer), (.integer, .number), (.number, .integer), (.number, .number):
            return try decimal(one).compared(to: decimal(other)) == 0
        case (.array(let one), .array(let other)):
            return try one.count == other.count && zip(one, other).allSatisfy { try isEqual($0, $1) }
        case (.object(let one), .object(let other)):
            return try one.count == other.count
                && one.members.allSatisfy { member in
                    try other[member.key].map { try isEqual(member.value, $0) } == true
                }
        default: return false
        }
    }

    private func number(_ value: JSONValue, _ keyword: String, _ given: JSONValue) throws -> Bool {
        guard ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"].contains(keyword) else {
            return true
        }
        let (number, bound) = (try decimal(value), try decimal(given))
        switch keyword {
        case "minimum": return number.compared(to: bound) >= 0
        case "maximum": return number.compared(to: bound) <= 0
        case "exclusiveMinimum": return number.compared(to: bound) > 0
        case "exclusiveMaximum": return number.compared(to: bound) < 0
        default: return number.isMultiple(of: bound)
        }
    }

    private func isAtLeast(_ count: Int, _ given: JSONValue) -> Bool { Double(count) >= given.double ?? 0 }
    private func isAtMost(_ count: Int, _ given: JSONValue) -> Bool { Double(count) <= given.double ?? 0 }

    private func string(_ text: String, _ keyword: String, _ given: JSONValue) -> Bool {
        switch keyword {
        case "minLength": isAtLeast(text.unicodeScalars.count, given)
        case "maxLength": isAtMost(text.unicodeScalars.count, given)
        default: true
        }
    }

    private mutating func array(
        _ elements: [JSONValue],
        _ keyword: String,
        _ given: JSONValue,
        _ schema: JSONObject
    ) throws -> Bool {
        switch keyword {
        case "minItems": return isAtLeast(elements.count, given)
        case "maxItems": return isAtMost(elements.count, given)
        case "uniqueItems":
            guard given == .bool(true) else { return true }
            for (index, one) in elements.enumerated() {
                for other in elements.dropFirst(index + 1) where try isEqual(one, other) { return false }
            }
            return true
        case "prefixItems":
            for (element, schema) in zip(elements, given.array ?? []) where try !fits(element, schema) { return false }
            return true
        case "items":
            for element in elements.dropFirst(schema["prefixItems"]?.array?.count ?? 0) where try !fits(element, given)
            {
                return false
            }
            return true
        case "contains":
            var count = 0
            for element in elements where try fits(element, given) { count += 1 }
            return isAtLeast(count, schema["minContains"] ?? 1)
                && schema["maxContains"].map { isAtMost(count, $0) } != false
        default: return true
        }
    }

    private mutating func object(
        _ object: JSONObject,
        _ keyword: String,
        _ given: JSONValue,
        _ schema: JSONObject
    ) throws -> Bool {
        switch keyword {
        case "minProperties": return isAtLeast(object.count, given)
        case "maxProperties": return isAtMost(object.count, given)
        case "required": return has(object, given)
        case "dependentRequired":
            return (given.object?.members ?? []).allSatisfy { object[$0.key] == nil || has(object, $0.value) }
        case "propertyNames":
            for member in object.members where try !fits(.string(member.key), given) { return false }
            return true
        case "properties":
            for member in object.members {
                if let schema = given.object?[member.key], try !fits(member.value, schema) { return false }
            }
            return true
        case "additionalProperties":
            for member in object.members where schema["properties"]?.object?[member.key] == nil {
                if try !fits(member.value, given) { return false }
            }
            return true
        default: return true
        }
    }

    private func has(_ object: JSONObject, _ names: JSONValue) -> Bool {
        (names.array ?? []).compactMap(\.string).allSatisfy { object[$0] != nil }
    }
}
