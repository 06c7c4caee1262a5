import JSON
import TestSupport
import Testing

/// No schema and no value makes a check run without end, exhaust the stack, or accept a value that it did not check.
@Suite(.onSharedThreads)
struct JSONSchemaLimitsTests {
    private func schema(_ text: String) throws -> JSONSchema { try JSONSchema(try RawJSON(parsing: text).value()) }

    /// A chain of definitions, each twice the next: there are 2 to the power of `count` ways to `last`.
    private func doubling(_ count: Int, last: String, entry: String) -> String {
        let definitions = (0..<count).map {
            ##""d\##($0)":{"allOf":[{"$ref":"#/$defs/d\##($0 + 1)"},{"$ref":"#/$defs/d\##($0 + 1)"}]}"##
        }
        return ##"{\##(entry),"$defs":{\##(definitions.joined(separator: ",")),"d\##(count)":\##(last)}}"##
    }

    /// The same schema, many times for the same value.
    private func copies(_ schema: String, _ count: Int) -> String {
        #""allOf":[\#(Array(repeating: schema, count: count).joined(separator: ","))]"#
    }

    private let tooLong = "the schemas take more than 100000 steps to check this request"

    /// The check of the items does not come to an end, so nothing around it may decide either.
    @Test(arguments: [
        ##""not":{"$ref":"#/$defs/d"}"##, ##""if":{"$ref":"#/$defs/d"},"else":true"##,
        ##""anyOf":[{"$ref":"#/$defs/d"},true]"##, ##""oneOf":[{"$ref":"#/$defs/d"},true]"##,
        ##""contains":{"$ref":"#/$defs/d"},"minContains":0"##, ##""items":{"not":{"$ref":"#/$defs/d"}}"##,
    ])
    func valueThatWasNotCheckedIsRefused(entry: String) throws {
        let text = ##"{\##(entry),"$defs":{"d":{"items":{"items":{\##(copies("{}", 400))}}}}}"##
        // `contains` and `items` go one level further down than the others. An item takes 401 steps.
        let items = JSONValue.array(Array(repeating: 0, count: 300))
        let (value, path): (JSONValue, String) =
            entry.contains("contains") || entry.contains("items") ? ([[items]], "/0/0/249") : ([items], "/0/249")
        let violation = try #require(try schema(text).check(value))
        #expect(violation.path == path)
        #expect(violation.keyword == "allOf")
        #expect(violation.reason == "\(path): \(tooLong); the check ended at \"allOf\"")
    }

    /// A thousand visits are allowed; looking at this much at each of them is not.
    @Test(
        arguments: [
            (#"{"minLength":100000}"#, .string(String(repeating: "s", count: 200_000)), "minLength"),
            (#"{"maxLength":150000}"#, .string(String(repeating: "é", count: 100_000)), "maxLength"),
            (#"{"enum":["a"]}"#, .string(String(repeating: "s", count: 800_000)), "enum"),
            (#"{"uniqueItems":true}"#, .array((0..<5_000).map { .integer($0) }), "uniqueItems"),
            (#"{"additionalProperties":true}"#, .object(JSONObject((0..<1_000).map { ("m\($0)", .null) })), nil),
        ] as [(String, JSONValue, String?)]
    )
    func workOfAVisitIsCounted(schema text: String, value: JSONValue, keyword: String?) throws {
        #expect(try schema(text).check(value)?.reason.contains("steps") != true)
        let copies = copies(#"{"anyOf":[\#(text),true]}"#, 1_000)
        let violation = try #require(try schema("{\(copies)}").check(value))
        #expect(violation.reason.hasSuffix("\(tooLong); the check ended at \"\(violation.keyword)\""))
        if let keyword { #expect((violation.path, violation.keyword) == ("", keyword)) }
    }

    /// The keywords that compare with what the schema holds.
    @Test(
        arguments: [
            (
                #"{"const":[\#(Array(repeating: "0", count: 2_000).joined(separator: ","))]}"#,
                .array(Array(repeating: 0, count: 2_000))
            ),
            (
                #"{"enum":[[\#(Array(repeating: "0", count: 2_000).joined(separator: ","))]]}"#,
                .array(Array(repeating: 0, count: 2_000))
            ),
            (
                #"{"required":[\#((0..<2_000).map { "\"m\($0)\"" }.joined(separator: ","))]}"#,
                .object(JSONObject((0..<2_000).map { ("m\($0)", .null) }))
            ),
            (#"{"maximum":\#(String(repeating: "9", count: 64_000))}"#, 1),
        ] as [(String, JSONValue)]
    )
    func comparisonsAreCounted(last: String, value: JSONValue) throws {
        #expect(try schema(last).check(value) == nil)
        let references = copies(##"{"$ref":"#/$defs/d"}"##, 2_100)
        let ways = try schema(##"{"items":{\##(references)},"$defs":{"d":\##(last)}}"##)
        #expect(ways.check([value]) == nil, "the same value is compared once")
        let many = try schema(##"{"items":{"$ref":"#/$defs/d"},"$defs":{"d":\##(last)}}"##)
        let violation = many.check(.array(Array(repeating: value, count: 2_100)))
        #expect(violation?.keyword == "$ref")
        #expect(violation?.reason.hasSuffix("\(tooLong); the check ended at \"$ref\"") == true)
    }

    // MARK: Recursive schemas

    /// Each level leads to the next one twice, and the first way fails at the bottom only.
    static let recursive = [
        ##"{"anyOf":[{"type":"array","items":{"$ref":"#"},"maxItems":1},{"type":"array","items":{"$ref":"#"}},{"const":1}]}"##,
        ##"{"oneOf":[{"const":1},{"items":{"$ref":"#"},"type":"array"},{"not":{"items":{"$ref":"#"}}}]}"##,
        ##"{"allOf":[{"items":{"$ref":"#"}},{"items":{"$ref":"#"}},{"contains":{"$ref":"#"}}],"type":["array","integer"]}"##,
        ##"{"if":{"items":{"$ref":"#"}},"then":{"items":{"$ref":"#"}},"else":false}"##,
    ]

    @Test(arguments: recursive, [5, 20, 120])
    func nestedArraysAreCheckedAgainstARecursiveSchema(text: String, depth: Int) throws {
        let value = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
        #expect(try schema(text).check(try RawJSON(parsing: value).value()) == nil)
    }

    /// A check that remembers its findings reports the same place and the same reason as one that does not.
    @Test(arguments: [3, 20, 120])
    func misfitInNestedArraysIsFound(depth: Int) throws {
        let text = ##"{"allOf":[{"items":{"$ref":"#"}},{"items":{"$ref":"#"}}],"type":["array","integer"]}"##
        let value = String(repeating: "[", count: depth) + #"1,"x""# + String(repeating: "]", count: depth)
        let violation = try #require(try schema(text).check(try RawJSON(parsing: value).value()))
        let place = String(repeating: "/0", count: depth - 1) + "/1"
        #expect(violation.path == place)
        #expect(violation.keyword == "type")
        #expect(violation.reason == "\(place): must be array or integer")
    }

    @Test func recursiveMembersAndNamesAreChecked() throws {
        let text = ##"""
            {"anyOf":[{"additionalProperties":{"$ref":"#"},"propertyNames":{"$ref":"#/$defs/short"},"maxProperties":1},
            {"additionalProperties":{"$ref":"#"},"propertyNames":{"$ref":"#/$defs/short"}}],
            "type":"object","$defs":{"short":{"maxLength":2}}}
            """##
        let good = String(repeating: #"{"b":{},"a":"#, count: 60) + "{}" + String(repeating: "}", count: 60)
        let bad = String(repeating: #"{"b":{},"a":"#, count: 60) + #"{"abc":{}}"# + String(repeating: "}", count: 60)
        #expect(try schema(text).check(try RawJSON(parsing: good).value()) == nil)
        #expect(try schema(text).check(try RawJSON(parsing: bad).value())?.keyword == "anyOf")
    }

    /// Many ways to one schema, for one value: it is visited once.
    @Test(arguments: [("true", true), ("false", false)])
    func everyWayToASchemaIsTheSame(last: String, fits: Bool) throws {
        let schema = try schema(doubling(40, last: last, entry: ##""$ref":"#/$defs/d0""##))
        #expect((schema.check([1]) == nil) == fits)
        #expect(schema.check([1])?.reason == (fits ? nil : "no value is allowed here"))
    }

    /// 1,200 schemas for each of 1,000 items: too much also when each is visited once.
    @Test func largeSchemaForALargeValueIsStopped() throws {
        let text = doubling(400, last: "true", entry: ##""items":{"$ref":"#/$defs/d0"}"##)
        let violation = try #require(try schema(text).check(.array((0..<1_000).map { .integer($0) })))
        #expect(violation.reason.hasPrefix("\(violation.path): \(tooLong); the check ended at "))
        #expect(violation.path.hasPrefix("/") && ["allOf", "$ref"].contains(violation.keyword))
    }

    @Test func chainOfReferencesIsCompiledAndStoppedWithoutRecursion() throws {
        let definitions = (0..<4_000).map { ##""d\##($0)":{"$ref":"#/$defs/d\##($0 + 1)"}"## }
        let chain = definitions.joined(separator: ",")
        let schema = try schema(##"{"$ref":"#/$defs/d0","$defs":{\##(chain),"d4000":{"items":{"$ref":"#"}}}}"##)
        let violation = schema.check([[[]]])
        #expect(violation?.keyword == "$ref")
        #expect(
            violation?.reason
                == "the schema goes down more than 1024 schemas to check this; the check ended at \"$ref\""
        )
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
        let value = JSONValue.array((0..<60_000).map { .integer($0) })
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
