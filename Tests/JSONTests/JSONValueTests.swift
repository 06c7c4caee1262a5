import JSON
import Testing

/// Values through libjson-c, and the text they come from.
struct JSONValueTests {
    private func value(_ text: String) throws -> JSONValue { try RawJSON(parsing: text).value() }

    @Test(
        arguments: [
            ("null", JSONValue.null), ("true", true), ("-12", -12), ("1.5", 1.5),
            (#""a\n\u00e9\uD834\uDD1E""#, "a\né𝄞"),
            // libjson-c takes these pairs for halves of other pairs.
            (#""\uD836\uDD1E \ud83f\udfff \\uD836""#, "\u{1D91E} \u{1FFFF} \\uD836"),
            (#"{"\uD876\uDC00":["\uD834\uDD1E"]}"#, ["\u{2D800}": ["𝄞"]]),
            ("[1,[],{}]", [1, .array([]), .object(JSONObject())]),
            (#"{"b":1,"a":{"c":null}}"#, ["b": 1, "a": ["c": .null]]), ("9223372036854775807", .integer(.max)),
            ("-9223372036854775808", .integer(.min)), (#""x\u0000y""#, "x\u{0}y"), (#"{"a":1,"a":2}"#, ["a": 2]),
        ] as [(String, JSONValue)]
    )
    func textHasThisValue(text: String, expected: JSONValue) throws {
        #expect(try value(text) == expected)
    }

    @Test(arguments: [
        ("9223372036854775808", 9_223_372_036_854_775_808.0), ("-9223372036854775809", -9_223_372_036_854_775_808.0),
        ("18446744073709551616", 18_446_744_073_709_551_616.0),
        ("123456789012345678901234567890", 1.2345678901234568e29), ("1e400", .infinity), ("1e-400", 0), ("0.1", 0.1),
    ])
    func numbersAreNearTheirFloatingPointNumber(text: String, expected: Double) throws {
        #expect(try value(text).double == expected)
        #expect(try value("[\(text)]").array?.first?.double == expected)
    }

    /// A value that is passed on says the same number.
    @Test(arguments: [
        "9223372036854775808", "-9223372036854775809", "123456789012345678901234567890", "1e400", "-1E+400", "1e-400",
        "0.10000000000000000555", "1.00000000000000000001", "9007199254740993.0", "92233720368547758080e0",
        "92233720368547758080e00", "92233720368547758080E0", "92233720368547758080e-0", "1234567890123456789012.0e0",
        "1.7976931348623157e309", "1e999999999",
    ])
    func numbersBeyondFloatingPointKeepTheirText(text: String) throws {
        #expect(try value(text).serialized().description == text)
        #expect(try value(#"{"a":[\#(text)]}"#).serialized().description == #"{"a":[\#(text)]}"#)
        #expect(try value(text) == value(text))
        #expect(try value(text).hashValue == value(text).hashValue)
    }

    @Test(arguments: [
        ("18446744073709551616", "18446744073709551616.0", true), ("1e400", "10e399", true),
        ("9223372036854775807", "9223372036854775807.0", true), ("4611686018427387904", "4611686018427387904.0", true),
        ("1e22", "10000000000000000000000", true), ("18446744073709551616", "1.8446744073709552e19", false),
        ("1e400", "1e401", false), ("0", "1e-400", false), ("0.1", "0.1000000000000000055511151231257827", false),
    ])
    func longNumbersAreEquivalentByValue(one: String, other: String, isEquivalent: Bool) throws {
        let (raw, otherRaw) = (try RawJSON(parsing: one), try RawJSON(parsing: other))
        #expect(raw.isEquivalent(to: otherRaw) == isEquivalent)
        #expect(otherRaw.isEquivalent(to: raw) == isEquivalent)
        #expect(try !isEquivalent || value(one).hashValue == value(other).hashValue)
    }

    @Test func nameWithNULIsRefusedAndTheTextKept() throws {
        let raw = try RawJSON(parsing: #"{"a\u0000b":1}"#)
        #expect(throws: JSONValueError.self) { try raw.value() }
        #expect(raw.description == #"{"a\u0000b":1}"#)
        #expect(try value(#"{"a":"b\u0000","\\u0000":1}"#).object?.count == 2)
    }

    @Test(arguments: [
        ("1", "1.0", true), ("1", "1e0", true), ("100", "1E2", true), ("0.1", "0.10", true), ("-0", "0", true),
        ("1", "2", false), ("1", #""1""#, false),
        (#"{"a":1,"b":2}"#, #"{ "b":2, "a":1.0 }"#, true), (#"{"a":1}"#, #"{"a":1,"b":2}"#, false),
        ("[1,2]", "[2,1]", false),
        (#""\u0061""#, #""a""#, true), ("null", "false", false), ("0", "false", false),
        ("9007199254740993", "9007199254740992", false),
    ])
    func equivalenceIsByValue(one: String, other: String, isEquivalent: Bool) throws {
        let (one, other) = (try RawJSON(parsing: one), try RawJSON(parsing: other))
        #expect(one.isEquivalent(to: other) == isEquivalent)
        #expect(other.isEquivalent(to: one) == isEquivalent)
    }

    @Test(arguments: [
        "null", "[]", "{}", #"{"a":[1,-2,0.1,1e300,"x\"\\/\n\u0001é"],"b":{"c":true}}"#,
        "[0.1,5e-324,1.7976931348623157e308]",
    ])
    func serializedValueReadsAsTheSame(text: String) throws {
        let value = try value(text)
        #expect(try value.serialized().value() == value)
    }

    @Test func rawTextStaysAsItCame() throws {
        let text = #"{"z" : 1.50, "a":[ ] , "dup":1,"dup":2}"#
        #expect(try RawJSON(parsing: "  \(text) ").description == text)
    }

    @Test func infiniteNumbersAreNotRead() throws {
        let bytes = Array("1e400".utf8)
        var scanner = JSONScanner()
        try scanner.scan(bytes.span.bytes)
        #expect(JSONText.double(scanner.top, in: bytes.span.bytes) == nil)
    }

    // MARK: Writing

    @Test(arguments: [
        ("", #""""#), ("plain", #""plain""#), ("a\"b\\c/d", #""a\"b\\c/d""#),
        ("\u{8}\u{9}\u{A}\u{C}\u{D}\u{0}\u{1F}\u{7F}", "\"\\b\\t\\n\\f\\r\\u0000\\u001f\u{7F}\""),
        ("é𝄞\u{2028}", "\"é𝄞\u{2028}\""),
    ])
    func stringsAreEscapedWhereTheyMustBe(string: String, expected: String) {
        var writer = JSONWriter()
        writer.string(string)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
    }

    @Test func numbersAreWrittenWhole() {
        var writer = JSONWriter()
        writer.array {
            for number in [Int64.min, -1, 0, 42, Int64.max] { $0.element(number) }
            $0.element(UInt64.max)
            for number in [0, 5, 0.1, -2.5, 1e300, .infinity] { $0.element(number) }
        }
        let text = "[-9223372036854775808,-1,0,42,9223372036854775807,18446744073709551615,0,5,0.1,-2.5,1e+300,null]"
        #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    }

    @Test func everyNumberOfDigitsIsWritten() {
        var (value, expected): (UInt64, [String]) = (1, [])
        var writer = JSONWriter()
        for _ in 0..<20 {
            for near in [value &- 1, value, value &+ 1] {
                writer.integer(near)
                writer.raw(",")
                writer.number(near, quotedBehind: UInt8(ascii: "e"))
                writer.raw(",")
                expected += ["\(near)", "\"e\(near)\""]
            }
            value = value &* 10
        }
        #expect(String(decoding: writer.bytes, as: UTF8.self) == expected.map { $0 + "," }.joined())
    }

    @Test func aWriterGrowsIsCutShortAndBeginsAnew() {
        var writer = JSONWriter()
        writer.raw("")
        writer.raw([])
        #expect(writer.isEmpty && writer.bytes == [])
        let text = (0..<1000).map { "\($0) " }
        for piece in text { writer.raw(Array(piece.utf8)) }
        #expect(String(decoding: writer.bytes, as: UTF8.self) == text.joined())
        #expect(writer.bytes(in: 2..<4) == Array("1 ".utf8))
        writer.truncate(to: 4)
        writer.raw("9")
        #expect(writer.bytes == Array("0 1 9".utf8))
        var other = JSONWriter()
        other.raw(writer)
        other.raw(writer)
        #expect(other.bytes == Array("0 1 90 1 9".utf8) && writer.count == 5)
        for limit in [Int.max, 0] {
            writer.removeAll(keepingUpTo: limit)
            #expect(writer.isEmpty && writer.bytes == [])
            writer.bool(true)
            #expect(writer.bytes == Array("true".utf8))
        }
    }
}
