import TestSupport
import Testing

@testable import JSON

/// The quick check says nothing that the whole check denies, and finds what most modules send.
@Suite(.onSharedThreads)
struct JSONSchemaQuickCheckTests {
    private func schema(_ text: String) throws -> JSONSchema { try JSONSchema(try RawJSON(parsing: text).value()) }

    private func isFound(_ value: RawJSON, _ schema: JSONSchema) -> Bool {
        var budget = JSONSchemaBudget()
        return schema.quickCheck?.fits(value, within: &budget) ?? false
    }

    @Test(arguments: JSONSchemaTests.keywords)
    func noMisfitFits(keyword: String, fits: [String], misfits: [String]) throws {
        let schema = try schema(keyword)
        for text in misfits { #expect(!isFound(try RawJSON(parsing: text), schema), "\(text)") }
    }

    /// Schemas as modules declare them.
    @Test(
        arguments: [
            (
                #"{"type":"object","properties":{"id":{"type":"integer","minimum":0}},"required":["id"],"additionalProperties":false}"#,
                [#"{"id":42}"#, #"{ "id" : 0 }"#]
            ),
            (
                #"{"type":"object","properties":{"tab":{"enum":["a","b"]},"open":{"type":"boolean"}}}"#,
                [#"{}"#, #"{"tab":"b","open":true,"more":[1,{"x":[]}]}"#]
            ),
            (
                #"{"properties":{"ids":{"type":"array","items":{"type":"integer"},"minItems":1,"maxItems":3}}}"#,
                [#"{"ids":[1]}"#, #"{"ids":[1, -2 ,3]}"#]
            ),
            (
                #"{"type":"object","required":["a","b"],"additionalProperties":{"type":"string","maxLength":3}}"#,
                [#"{"a":"é𝄞x","b":""}"#, #"{"b":"","c":"1","a":"2"}"#]
            ),
            (
                #"{"type":["object","null"],"properties":{"price":{"type":"number"},"note":{"type":["string","null"]}}}"#,
                ["null", #"{"price":1.5e3,"note":null}"#, #"{"price":2,"note":"\"\u00e9"}"#]
            ),
            (#"{"properties":{"a":{"exclusiveMinimum":1,"exclusiveMaximum":3},"b":{"const":7}}}"#, [#"{"a":2,"b":7}"#]),
        ] as [(String, [String])]
    )
    func whatModulesSendIsFound(keyword: String, values: [String]) throws {
        let schema = try schema(keyword)
        for text in values {
            let value = try RawJSON(parsing: text)
            #expect(isFound(value, schema), "\(text)")
            #expect(schema.check(try value.value()) == nil, "\(text)")
        }
    }

    /// Random schemas and values, with escapes, decimals, whitespace and names that stand twice.
    @Test(arguments: 1...8)
    func whatIsFoundFits(seed: Int) throws {
        var dice = SeededGenerator(seed: UInt64(seed))
        var found = 0
        for _ in 0..<2_000 {
            let schema = try schema(randomSchema(&dice, depth: 0))
            for _ in 0..<4 {
                let value = try RawJSON(parsing: randomValue(&dice, depth: 0))
                guard isFound(value, schema) else { continue }
                found += 1
                #expect(schema.check(try value.value()) == nil, "\(value)")
            }
        }
        #expect(found > 500)
    }

    /// Texts that are too deep or too long are left to the whole check.
    @Test func boundsAreKept() throws {
        let list = try schema(#"{"items":{"items":{}}}"#)
        #expect(
            isFound(
                try RawJSON(parsing: "[[\(String(repeating: "[", count: 60))\(String(repeating: "]", count: 60))]]"),
                list
            )
        )
        #expect(!isFound(try RawJSON(parsing: "[\"\(String(repeating: "x", count: 20_000))\"]"), list))
        var budget = JSONSchemaBudget()
        budget.take(JSONSchema.maximumSteps)
        #expect(list.quickCheck?.fits(try RawJSON(parsing: "[]"), within: &budget) == false)
    }

    private func randomSchema(_ dice: inout SeededGenerator, depth: Int) -> String {
        var keywords: [String] = []
        func inner() -> String { depth < 2 ? randomSchema(&dice, depth: depth + 1) : "true" }
        let count = Int.random(in: 0...3, using: &dice)
        for _ in 0..<count {
            switch Int.random(in: 0..<13, using: &dice) {
            case 0:
                keywords.append(
                    #""type":"\#(dice.pick(["integer", "number", "string", "object", "array", "boolean", "null"]))""#
                )
            case 1: keywords.append(#""type":["object","array","\#(dice.pick(["integer", "string"]))"]"#)
            case 2: keywords.append(#""enum":[1,"a",\#(dice.pick(["2", "\"b\"", "\"é\""]))]"#)
            case 3: keywords.append(#""minimum":\#(dice.pick(["0", "-3", "2", "1.5"]))"#)
            case 4: keywords.append(#""exclusiveMaximum":\#(dice.pick(["4", "2", "9223372036854775807"]))"#)
            case 5: keywords.append(#""minLength":\#(dice.pick(["0", "1", "2"]))"#)
            case 6: keywords.append(#""maxLength":\#(dice.pick(["0", "1", "2"]))"#)
            case 7: keywords.append(#""items":\#(inner())"#)
            case 8: keywords.append(#""maxItems":\#(dice.pick(["0", "1", "2"]))"#)
            case 9: keywords.append(#""properties":{"a":\#(inner()),"é":\#(inner())}"#)
            case 10: keywords.append(#""required":["\#(dice.pick(["a", "b", "é"]))"]"#)
            case 11:
                keywords.append(#""additionalProperties":\#(dice.pick(["false", "true", "{\"type\":\"integer\"}"]))"#)
            default: keywords.append(#""uniqueItems":true"#)
            }
        }
        var names: Set<Substring> = []
        return "{\(keywords.filter { names.insert($0.prefix { $0 != ":" }).inserted }.joined(separator: ","))}"
    }

    private func randomValue(_ dice: inout SeededGenerator, depth: Int) -> String {
        let kind = Int.random(in: 0..<(depth < 3 ? 9 : 6), using: &dice)
        switch kind {
        case 0: return dice.pick(["0", "1", "2", "3", "-4", "-0"])
        case 1: return dice.pick(["1.0", "1.5", "1e2", "123456789012345678901234567890", "9223372036854775807"])
        case 2, 3: return dice.pick([#""a""#, #""b""#, #""""#, #""é""#, #""\u00e9""#, #""abc""#, #""𝄞""#, #""\n""#])
        case 4: return dice.pick(["true", "false"])
        case 5: return "null"
        case 6:
            let elements = (0..<Int.random(in: 0...3, using: &dice)).map { _ in randomValue(&dice, depth: depth + 1) }
            return "[\(elements.joined(separator: dice.pick([",", " , "])))]"
        default:
            let members = (0..<Int.random(in: 0...3, using: &dice)).map { _ in
                "\(dice.pick([#""a""#, #""b""#, #""é""#, #""\u0061""#]))\(dice.pick([":", " : "]))\(randomValue(&dice, depth: depth + 1))"
            }
            return "{\(members.joined(separator: ","))}"
        }
    }
}
