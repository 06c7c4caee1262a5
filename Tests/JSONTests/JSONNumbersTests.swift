import JSON
import Testing

/// Numbers have the value of their text, also where binary floating point does not.
struct JSONNumbersTests {
    @Test(arguments: [
        ("7", 7 as Int64?), ("-7", -7), ("0", 0), ("-0", 0), ("1.0", 1), ("-1.000", -1), ("1e2", 100), ("1.5E+1", 15),
        ("120e-1", 12), ("0.001e3", 1), ("0e99999999999999999999", 0), ("0.0e-99999999999999999999", 0),
        ("9223372036854775807", .max), ("-9223372036854775808", .min), ("9223372036854775807.0", .max),
        ("0.9223372036854775807e19", .max), ("1e18", 1_000_000_000_000_000_000),
        ("9007199254740993.0", 9_007_199_254_740_993),
        ("100000000000000000000000000000e-20", 1_000_000_000),
        ("1.5", nil), ("1e-1", nil), ("9223372036854775808", nil), ("-9223372036854775809", nil), ("1e19", nil),
        ("1e30", nil), ("1e99999999999999999999", nil), ("1e-99999999999999999999", nil), ("9007199254740992.5", nil),
        ("1.00000000000000000001", nil), ("123456789012345678901234567890", nil), (#""7""#, nil), ("true", nil),
    ])
    func integersAreExact(text: String, expected: Int64?) throws {
        let bytes = Array(text.utf8)
        var scanner = JSONScanner()
        try scanner.scan(bytes.span.bytes)
        #expect(JSONText.integer(scanner.top, in: bytes.span.bytes) == expected)
    }

    @Test(arguments: [
        (-9_223_372_036_854_775_808.0, "-9.223372036854776e+18"),
        (9_223_372_036_854_775_808.0, "9.223372036854776e+18"),
        (9_007_199_254_740_991.0, "9007199254740991"), (-9_007_199_254_740_991.0, "-9007199254740991"), (-0.0, "0"),
    ])
    func doublesAreWrittenAtTheEdgeOfIntegers(number: Double, expected: String) throws {
        var writer = JSONWriter()
        writer.double(number)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
        #expect(JSONValue.number(number).serialized().description == expected)
    }

    @Test(arguments: [0, 9, 10, 99, 1_234_567_890, 1 << 63, .max] as [UInt64])
    func integersAreWrittenInDecimal(number: UInt64) {
        var writer = JSONWriter()
        writer.integer(number)
        writer.raw(" ")
        writer.integer(Int64(bitPattern: number))
        writer.raw(" ")
        writer.number(number, quotedBehind: UInt8(ascii: "e"))
        let expected = "\(number) \(Int64(bitPattern: number)) \"e\(number)\""
        #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
    }

    /// A schema, a value, and the keyword that the value does not fit.
    @Test(arguments: [
        (#"{"maximum":9007199254740992}"#, "9007199254740993", "maximum"),
        (#"{"maximum":9007199254740992}"#, "9007199254740992", nil),
        (#"{"minimum":9007199254740993}"#, "9007199254740992", "minimum"),
        (#"{"exclusiveMinimum":9223372036854775806}"#, "9223372036854775807", nil),
        (#"{"exclusiveMaximum":9223372036854775807}"#, "9223372036854775806", nil),
        (#"{"exclusiveMaximum":9223372036854775807}"#, "9223372036854775807", "exclusiveMaximum"),
        (#"{"maximum":9223372036854775808}"#, "9223372036854775807", nil),
        (#"{"maximum":9223372036854775807}"#, "9223372036854775808", "maximum"),
        (#"{"minimum":-9223372036854775808}"#, "-1e19", "minimum"),
        (#"{"minimum":-1e19}"#, "-9223372036854775808", nil),
        (#"{"minimum":2}"#, "1.5", "minimum"), (#"{"minimum":-1}"#, "-1.5", "minimum"),
        (#"{"minimum":-1.5}"#, "-1", nil),
        (#"{"maximum":1.5}"#, "2", "maximum"), (#"{"maximum":-1.5}"#, "-1", "maximum"),
        (#"{"maximum":1}"#, "1.5", "maximum"),
        (#"{"exclusiveMinimum":1.0}"#, "1", "exclusiveMinimum"),
        (#"{"exclusiveMaximum":1}"#, "1.0", "exclusiveMaximum"),
    ])
    func boundsAreComparedExactly(schema: String, value: String, keyword: String?) throws {
        let schema = try JSONSchema(try RawJSON(parsing: schema).value())
        #expect(schema.check(try RawJSON(parsing: value).value())?.keyword == keyword)
    }

    @Test(arguments: [
        ("2", "2251799813685249", false), ("2", "2251799813685250", true), ("1000", "1763705183123456789", false),
        ("1000", "1763705183123456000", true), ("7", "9223372036854775807", true), ("2", "9223372036854775807", false),
        ("0.1", "0.3", true), ("0.01", "19.99", true), ("0.01", "19.999", false), ("0.1", "1234567890.1", true),
        ("0.5", "1e308", true), ("3", "1e308", false), ("1e-300", "1e300", true), ("3e-300", "1", false),
        ("1e300", "1", false), ("1e300", "0", true), ("1.5", "-4.5", true), ("2.5", "1e1", true), ("4", "1e1", false),
    ])
    func multiplesAreDecimal(divisor: String, value: String, isMultiple: Bool) throws {
        let schema = try JSONSchema(try RawJSON(parsing: #"{"multipleOf":\#(divisor)}"#).value())
        #expect((schema.check(try RawJSON(parsing: value).value()) == nil) == isMultiple)
    }
}
