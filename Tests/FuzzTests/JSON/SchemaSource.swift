import TestSupport

/// Schemas and values that bytes choose. The values are few, so that many of them fit.
struct SchemaSource {
    private var source: ByteSource

    init(_ bytes: ArraySlice<UInt8>) { source = ByteSource(bytes) }

    static let keywords = [
        "type", "enum", "const", "properties", "required", "additionalProperties", "propertyNames", "minProperties",
        "maxProperties", "dependentRequired", "items", "prefixItems", "contains", "minContains", "maxContains",
        "minItems", "maxItems", "uniqueItems", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum",
        "exclusiveMaximum", "multipleOf", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "$defs", "$ref",
    ]
    private static let numbers = ["0", "1", "2", "-1", "0.5", "1.0", "3e0", "10", "0.1", "18446744073709551617"]
    private static let names = ["a", "b", "é", "a/b"]
    private static let types = ["null", "boolean", "integer", "number", "string", "array", "object"]

    /// Schemas as modules write them, each with values.
    static let examples = [
        #"{"type":"object","properties":{"id":{"type":"integer","minimum":1}},"required":["id"]}"# + "\n{\"id\":1}\n{}",
        ##"{"$defs":{"a":{"type":["array","null"],"items":{"$ref":"#/$defs/a"}}},"$ref":"#/$defs/a"}"## + "\n[[null]]",
        #"{"oneOf":[{"multipleOf":3},{"multipleOf":5}],"not":{"const":9}}"# + "\n9\n15\n10\n0.1",
        #"{"if":{"required":["a"]},"then":{"maxProperties":1},"else":false}"# + "\n{\"a\":1}\n{\"b\":1}",
        #"{"prefixItems":[true,{"minLength":2}],"items":false,"contains":{"enum":[1,"é"]},"uniqueItems":true}"#
            + "\n[1,\"é\"]\n[1,\"éé\"]\n[1,1.0]",
        ##"{"properties":{"a/b":{"$ref":"#"}},"additionalProperties":{"$ref":"#/properties/a~1b"}}"##
            + "\n{\"a/b\":{\"c\":{}}}",
    ]

    /// An input in which bytes choose.
    static func chosen(by seed: Int) -> [UInt8] {
        var random = SeededGenerator(seed: UInt64(seed))
        return [1] + (0..<120).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    }

    // MARK: Schemas

    mutating func schema(depth: Int) -> String {
        if depth > 3 || source.isAtEnd || source.once(in: 12) { return source.pick(["true", "false", "{}"]) }
        var members: [String] = []
        for _ in 0..<(1 + source.below(3)) {
            let keyword = source.pick(Self.keywords)
            members.append("\"\(keyword)\":\(argument(of: keyword, depth: depth + 1))")
        }
        if depth == 0 { members.append(#""$defs":{"a":\#(schema(depth: 2))}"#) }
        return "{\(members.joined(separator: ","))}"
    }

    private mutating func argument(of keyword: String, depth: Int) -> String {
        switch keyword {
        case "type":
            source.once(in: 4) ? list { "\"\($0.source.pick(Self.types))\"" } : "\"\(source.pick(Self.types))\""
        case "enum": list { $0.value(depth: 2) }
        case "const": value(depth: 1)
        case "properties", "$defs": object { $0.schema(depth: depth) }
        case "required": list { $0.name() }
        case "dependentRequired": object { source in source.list { $0.name() } }
        case "prefixItems", "allOf", "anyOf", "oneOf": list { $0.schema(depth: depth) }
        case "uniqueItems": source.pick(["true", "false"])
        case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf": source.pick(Self.numbers)
        case "$ref": source.pick([##""#/$defs/a""##, ##""#""##, ##""#/properties/a""##, ##""#/items""##])
        case let keyword where keyword.hasPrefix("min") || keyword.hasPrefix("max"): source.pick(["0", "1", "2", "3"])
        default: schema(depth: depth)
        }
    }

    // MARK: Values

    mutating func value(depth: Int) -> String {
        switch source.below(depth > 3 ? 6 : 10) {
        case 0: "null"
        case 1: source.pick(["true", "false"])
        case 2, 3: source.pick(Self.numbers)
        case 4, 5: source.pick([#""""#, #""a""#, #""ab""#, #""é𝄞""#, #""a/b""#])
        case 6, 7: list { $0.value(depth: depth + 1) }
        default: object { $0.value(depth: depth + 1) }
        }
    }

    private mutating func name() -> String { "\"\(source.pick(Self.names))\"" }

    private mutating func list(_ item: (inout Self) -> String) -> String {
        var items: [String] = []
        for _ in 0..<source.below(4) { items.append(item(&self)) }
        return "[\(items.joined(separator: ","))]"
    }

    private mutating func object(_ value: (inout Self) -> String) -> String {
        var members: [String] = []
        for _ in 0..<source.below(4) {
            let name = name()
            members.append("\(name):\(value(&self))")
        }
        return "{\(members.joined(separator: ","))}"
    }
}
