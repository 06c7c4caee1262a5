import JSON
import TestSupport
import Testing

/// No schema and no value makes a check take for ever, run out of stack, or accept what it did not look at.
@Suite(.onSharedThreads)
struct JSONSchemaLimitsTests {
    private func schema(_ text: String) throws -> JSONSchema { try JSONSchema(try RawJSON(parsing: text).value()) }

    /// A chain of definitions, each twice the next: `last` is visited 2 to the power of `count` times.
    private func doubling(_ count: Int, last: String, entry: String) -> String {
        let definitions = (0..<count).map {
            ##""d\##($0)":{"allOf":[{"$ref":"#/$defs/d\##($0 + 1)"},{"$ref":"#/$defs/d\##($0 + 1)"}]}"##
        }
        return ##"{\##(entry),"$defs":{\##(definitions.joined(separator: ",")),"d\##(count)":\##(last)}}"##
    }

    /// What the exploding schema decides is not known, so nothing around it may decide either.
    @Test(arguments: [
        ##""not":{"$ref":"#/$defs/d0"}"##, ##""if":{"$ref":"#/$defs/d0"},"else":true"##,
        ##""anyOf":[{"$ref":"#/$defs/d0"},true]"##, ##""oneOf":[{"$ref":"#/$defs/d0"},true]"##,
        ##""contains":{"$ref":"#/$defs/d0"},"minContains":0"##,
    ])
    func valueThatWasNotCheckedIsRefused(entry: String) throws {
        let violation = try schema(doubling(40, last: "true", entry: entry)).check([1])
        #expect(violation?.reason == "the schema takes more than 1000000 steps to check this")
    }

    /// Some 65,000 visits are allowed; looking at this much at each of them is not.
    @Test(
        arguments: [
            (#"{"minLength":1}"#, .string(String(repeating: "s", count: 100_000))),
            (#"{"uniqueItems":true}"#, .array((0..<1_000).map { .integer($0) })),
            (#"{"propertyNames":true}"#, .object(JSONObject((0..<1_000).map { ("m\($0)", .null) }))),
            (
                #"{"const":[\#(Array(repeating: "0", count: 1_000).joined(separator: ","))]}"#,
                .array(Array(repeating: 0, count: 1_000))
            ),
            (
                #"{"enum":[[\#(Array(repeating: "0", count: 1_000).joined(separator: ","))]]}"#,
                .array(Array(repeating: 0, count: 1_000))
            ),
            (
                #"{"required":[\#((0..<1_000).map { "\"m\($0)\"" }.joined(separator: ","))]}"#,
                .object(JSONObject((0..<1_000).map { ("m\($0)", .null) }))
            ),
        ] as [(String, JSONValue)]
    )
    func workOfAVisitIsCounted(last: String, value: JSONValue) throws {
        #expect(try schema(last).check(value) == nil)
        let violation = try schema(doubling(16, last: last, entry: ##""$ref":"#/$defs/d0""##)).check(value)
        #expect(violation?.reason == "the schema takes more than 1000000 steps to check this")
    }

    @Test func chainOfReferencesIsCompiledAndStoppedWithoutRecursion() throws {
        let definitions = (0..<4_000).map { ##""d\##($0)":{"$ref":"#/$defs/d\##($0 + 1)"}"## }
        let chain = definitions.joined(separator: ",")
        let schema = try schema(##"{"$ref":"#/$defs/d0","$defs":{\##(chain),"d4000":{"items":{"$ref":"#"}}}}"##)
        #expect(schema.check([[[]]])?.reason == "the schema goes down more than 1024 schemas to check this")
    }

    /// The deepest value of a message, through several schemas at each level.
    @Test(arguments: [
        (##"{"allOf":[{"anyOf":[{"items":{"$ref":"#"}}]}]}"##, "[", "]"),
        (##"{"if":true,"then":{"additionalProperties":{"allOf":[{"$ref":"#"}]}}}"##, #"{"a":"#, "}"),
    ])
    func deepestValueIsChecked(text: String, open: String, close: String) throws {
        let value = String(repeating: open, count: 127) + "[]" + String(repeating: close, count: 127)
        #expect(try schema(text).check(try RawJSON(parsing: value).value()) == nil)
    }

    @Test func longArrayFitsItsSchema() throws {
        let value = JSONValue.array((0..<300_000).map { .integer($0) })
        #expect(try schema(#"{"items":{"type":"integer"},"uniqueItems":true}"#).check(value) == nil)
    }

    @Test func placeIsToldFromTheOutsideIn() throws {
        let text = #"{"properties":{"a":{"prefixItems":[true,{"additionalProperties":{"items":{"type":"null"}}}]}}}"#
        let violation = try #require(try schema(text).check(["a": [0, ["b": [.null, 1]]]]))
        #expect(violation.path == "/a/1/b/1")
        #expect(violation.reason == "/a/1/b/1: must be null")
    }

    @Test func schemaUnderTooLongNamesIsRefused() throws {
        let name = String(repeating: "n", count: 5_000)
        #expect(throws: JSONSchemaError.self) { try schema(#"{"properties":{"\#(name)":true}}"#) }
        #expect(try schema(#"{"required":["\#(name)"]}"#).check([:])?.keyword == "required")
    }

    /// Equal objects hash the same in any order, others differently: `uniqueItems` depends on both.
    @Test func objectsHashByTheirMembers() throws {
        let one: JSONValue = ["a": 1, "b": ["c": .null]]
        #expect(one.hashValue == (["b": ["c": .null], "a": 1.0] as JSONValue).hashValue)
        #expect(one.hashValue != (["a": 2, "b": ["c": .null]] as JSONValue).hashValue)
        #expect(one.hashValue != (["a": 1, "b": ["c": 0]] as JSONValue).hashValue)
    }
}
