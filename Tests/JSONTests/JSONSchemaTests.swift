import JSON
import TestSupport
import Testing

/// The keywords by the text of JSON Schema 2020-12.
@Suite(.onSharedThreads)
struct JSONSchemaTests {
    private func schema(_ text: String) throws -> JSONSchema { try JSONSchema(try RawJSON(parsing: text).value()) }

    /// A schema, values that fit it, and values that do not.
    static let keywords: [(schema: String, fits: [String], misfits: [String])] = [
        ("true", ["1", "null"], []), ("false", [], ["1", "null"]), ("{}", ["1", "[]"], []),
        (
            #"{"type":"integer"}"#, ["1", "1.0", "-0.0", "1e300", "123456789012345678901234567890"],
            ["1.5", #""1""#, "null"]
        ),
        (#"{"type":"number"}"#, ["1", "1.5"], [#""1""#]),
        (#"{"type":["null","string"]}"#, ["null", #""""#], ["1", "false"]),
        (#"{"type":"boolean"}"#, ["true", "false"], ["0", #""true""#]),
        (#"{"type":"object"}"#, ["{}"], ["[]", "null"]),
        (#"{"type":"array"}"#, ["[]"], ["{}"]),
        (
            #"{"enum":[1,"a",null,[1],{"x":1}]}"#, ["1.0", #""a""#, "null", "[1.0]", #"{"x":1}"#],
            ["2", "true", "[]", #"{"x":2}"#]
        ),
        (#"{"enum":[false]}"#, ["false"], ["0", "null"]),
        (#"{"const":{"a":1,"b":[0]}}"#, [#"{"b":[0.0],"a":1}"#], [#"{"a":1}"#, "{}"]),
        (#"{"const":"hello\u0000there"}"#, [#""hello\u0000there""#], [#""hellothere""#]),
        (#"{"minimum":1.5}"#, ["1.5", "2", #""x""#], ["1"]), (#"{"maximum":-2}"#, ["-2", "-3.5"], ["-1.9"]),
        (#"{"exclusiveMinimum":1}"#, ["1.01"], ["1", "0"]), (#"{"exclusiveMaximum":1}"#, ["0.9"], ["1", "2"]),
        (#"{"multipleOf":0.1}"#, ["0.3", "1", "4.5"], ["0.35"]),
        (#"{"multipleOf":2}"#, ["10", "0", "-4"], ["7", "2.5"]),
        (#"{"multipleOf":0.0001}"#, ["0.0075"], ["0.00751"]),
        (#"{"minLength":2}"#, [#""ab""#, #""𝄞𝄞""#, "1"], [#""a""#, #""𝄞""#]),
        (#"{"maxLength":2}"#, [#""𝄞𝄞""#, #""""#], [#""abc""#]),
        (#"{"minLength":1}"#, [#""𝄞""#, #""a""#], [#""""#]), (#"{"minLength":0}"#, [#""""#], []),
        (#"{"minLength":2,"maxLength":4}"#, [#""éé""#, #""𝄞𝄞𝄞𝄞""#], [#""é""#, #""aaaaa""#, #""ééééé""#]),
        (#"{"maxLength":2.0}"#, [#""ab""#], [#""abc""#]),
        (#"{"items":{"type":"integer"}}"#, ["[]", "[1,2]", #"{"0":"x"}"#], [#"[1,"x"]"#]),
        (#"{"items":false}"#, ["[]"], ["[1]"]),
        (
            #"{"prefixItems":[{"type":"integer"},{"type":"string"}]}"#, ["[1]", #"[1,"a",null]"#, "[]"],
            [#"["a"]"#, "[1,2]"]
        ),
        (#"{"prefixItems":[true],"items":{"type":"null"}}"#, ["[1]", "[1,null]"], ["[1,2]"]),
        (#"{"contains":{"minimum":5}}"#, ["[1,5]", "{}"], ["[]", "[1]"]),
        (#"{"contains":true,"minContains":2}"#, ["[1,2]"], ["[1]"]),
        (#"{"contains":{"const":1},"minContains":0}"#, ["[]", "[2]"], []),
        (#"{"contains":{"const":1},"maxContains":1}"#, ["[1,2]"], ["[1,1]", "[2]"]),
        (#"{"minContains":3}"#, ["[]"], []),
        (#"{"minItems":1}"#, ["[1]", "1"], ["[]"]), (#"{"maxItems":1}"#, ["[1]"], ["[1,2]"]),
        (
            #"{"uniqueItems":true}"#, ["[1,true,[1],[2]]", #"[{"a":1},{"a":2}]"#, "[0,false]"],
            ["[1,1.0]", #"[{"a":1,"b":2},{"b":2,"a":1}]"#]
        ),
        (#"{"uniqueItems":false}"#, ["[1,1]"], []),
        (
            #"{"properties":{"a":{"type":"integer"},"b":false}}"#, ["{}", #"{"a":1,"c":1}"#, "[]"],
            [#"{"a":"x"}"#, #"{"b":1}"#]
        ),
        (#"{"properties":{"a":true},"additionalProperties":false}"#, [#"{"a":1}"#], [#"{"c":1}"#]),
        (#"{"additionalProperties":{"type":"null"}}"#, [#"{"x":null}"#], [#"{"x":1}"#]),
        (#"{"allOf":[{"properties":{"a":true}}],"additionalProperties":false}"#, ["{}"], [#"{"a":1}"#]),
        (#"{"propertyNames":{"maxLength":2}}"#, [#"{"ab":1}"#], [#"{"abc":1}"#]),
        (#"{"required":["a","b"]}"#, [#"{"a":1,"b":null}"#, "1"], [#"{"a":1}"#]),
        (#"{"dependentRequired":{"a":["b"]}}"#, ["{}", #"{"b":1}"#, #"{"a":1,"b":1}"#], [#"{"a":1}"#]),
        (#"{"minProperties":1}"#, [#"{"a":1}"#], ["{}"]), (#"{"maxProperties":1}"#, [#"{"a":1}"#], [#"{"a":1,"b":1}"#]),
        (#"{"allOf":[{"minimum":1},{"maximum":2}]}"#, ["1"], ["0", "3"]),
        (#"{"anyOf":[{"type":"string"},{"minimum":2}]}"#, [#""x""#, "2"], ["1"]),
        (#"{"oneOf":[{"type":"integer"},{"minimum":2}]}"#, ["1", "2.5"], ["3", "1.5"]),
        (#"{"not":{"type":"string"}}"#, ["1"], [#""x""#]),
        (#"{"if":{"type":"integer"},"then":{"minimum":0},"else":{"type":"string"}}"#, ["1", #""x""#], ["-1", "null"]),
        (#"{"if":{"const":1}}"#, ["1", "2"], []), (#"{"then":false,"else":false}"#, ["1"], []),
        (##"{"$defs":{"a b":{"type":"integer"}},"$ref":"#/$defs/a%20b","maximum":5}"##, ["5"], ["6", #""x""#]),
        (##"{"$defs":{"a/b~c":{"const":1}},"$ref":"#/$defs/a~1b~0c"}"##, ["1"], ["2"]),
        (
            ##"{"properties":{"next":{"$ref":"#"}},"required":["v"]}"##, [#"{"v":1,"next":{"v":2}}"#],
            [#"{"v":1,"next":{}}"#]
        ),
        (##"{"prefixItems":[{"type":"integer"},{"$ref":"#/prefixItems/0"}]}"##, ["[1,2]"], [#"[1,"x"]"#]),
        (
            #"{"title":"t","description":"d","default":1,"examples":[],"deprecated":true,"readOnly":true,"writeOnly":true,"$comment":"c"}"#,
            ["1"], []
        ),
    ]

    @Test(arguments: keywords.indices)
    func keywordDecides(row: Int) throws {
        let (text, fits, misfits) = Self.keywords[row]
        let schema = try schema(text)
        for value in fits {
            let violation = schema.check(try RawJSON(parsing: value).value())
            #expect(violation == nil, "\(value) fits \(text)")
        }
        for value in misfits {
            #expect(schema.check(try RawJSON(parsing: value).value()) != nil, "\(value) does not fit \(text)")
        }
    }

    @Test(arguments: [
        (#"{"properties":{"a/b":{"items":{"type":"string"}}}}"#, #"{"a/b":["x",1]}"#, "/a~1b/1", "type"),
        (#"{"required":["id"]}"#, "{}", "", "required"),
        (#"{"additionalProperties":false}"#, #"{"x":1}"#, "", "additionalProperties"),
        (#"{"properties":{"n":{"maximum":3}}}"#, #"{"n":4}"#, "/n", "maximum"),
    ])
    func violationSaysWhere(schema text: String, value: String, path: String, keyword: String) throws {
        let violation = try #require(try schema(text).check(try RawJSON(parsing: value).value()))
        #expect((violation.path, violation.keyword) == (path, keyword))
    }

    @Test(
        arguments: [
            (#"{"format":"date"}"#, "/format"), (#"{"pattern":"a"}"#, "/pattern"),
            (#"{"properties":{"a":{"Type":"x"}}}"#, "/properties/a/Type"),
            (#"{"type":"int"}"#, "/type"), (#"{"type":[]}"#, "/type"), (#"{"type":["null","null"]}"#, "/type"),
            (#"{"minimum":"1"}"#, "/minimum"),
            (#"{"multipleOf":0}"#, "/multipleOf"), (#"{"minLength":-1}"#, "/minLength"),
            (#"{"maxItems":1.5}"#, "/maxItems"), (#"{"enum":1}"#, "/enum"),
            (#"{"required":["a","a"]}"#, "/required"), (#"{"required":[1]}"#, "/required"),
            (#"{"properties":[]}"#, "/properties"), (#"{"items":1}"#, "/items"),
            (#"{"allOf":[]}"#, "/allOf"), (#"{"anyOf":[1]}"#, "/anyOf/0"), (#"{"uniqueItems":1}"#, "/uniqueItems"),
            (#"{"prefixItems":[]}"#, "/prefixItems"), (#"{"title":1}"#, "/title"),
            (#"{"deprecated":"yes"}"#, "/deprecated"),
            (#"{"examples":1}"#, "/examples"), (#"{"$ref":"other.json"}"#, "/$ref"), (#"{"$ref":"x"}"#, "/$ref"),
            (##"{"$defs":{"a~2":true},"$ref":"#/$defs/a~2"}"##, "/$ref"), (##"{"$ref":"#%zz"}"##, "/$ref"),
            (##"{"$ref":"#/$defs/none"}"##, "/$ref"), (##"{"$ref":"#"}"##, ""), ("3", ""),
            (##"{"$defs":{"a":{"allOf":[{"$ref":"#/$defs/b"}]},"b":{"not":{"$ref":"#/$defs/a"}}}}"##, nil),
            (#"{"dependentRequired":{"a":"b"}}"#, "/dependentRequired/a"), (#"{"$dynamicRef":"x"}"#, "/$dynamicRef"),
        ] as [(String, String?)]
    )
    func whatCannotBeCheckedIsRefused(text: String, path: String?) throws {
        let document = try RawJSON(parsing: text).value()
        let error = #expect(throws: JSONSchemaError.self) { try JSONSchema(document) }
        if let path { #expect(error?.path == path) }
    }

    @Test func schemaOfTooManyPartsIsRefused() throws {
        let document = try RawJSON(
            parsing: #"{"allOf":[\#(Array(repeating: "true", count: 5_000).joined(separator: ","))]}"#
        ).value()
        #expect(throws: JSONSchemaError.self) { try JSONSchema(document) }
    }
}
