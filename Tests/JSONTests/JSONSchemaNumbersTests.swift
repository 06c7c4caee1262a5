import JSON
import TestSupport
import Testing

/// Keywords about numbers, by JSON Schema 2020-12: numbers are equal when their mathematical values are (Core,
/// 4.2.2), an integer is a number without a fraction (Validation, 6.1.1), and the bounds and `multipleOf` are those
/// of arithmetic (6.2).
struct JSONSchemaNumbersTests {
    private func fits(_ value: String, _ schema: String) throws -> Bool {
        try JSONSchema(try RawJSON(parsing: schema).value()).check(try RawJSON(parsing: value).value()) == nil
    }

    /// Beyond 2^53, beyond 2^64, and beyond every floating-point number.
    static let table: [(schema: String, fits: [String], misfits: [String])] = [
        (
            #"{"type":"integer"}"#,
            [
                "1.0", "1e3", "1E+400", "10e-1", "0.0", "-0e-5", "18446744073709551616", "9007199254740993.0", "1.5e1",
                "1e999999999", "0e-999999999", "100000000000000000000000000e-26",
            ],
            [
                "0.5", "1e-3", "1e-400", "9007199254740993.5", "123456789012345678901234567890.1", "15e-1",
                "1e-999999999", "1.00000000000000000000000000001",
            ]
        ),
        (
            #"{"const":9007199254740993}"#, ["9007199254740993", "9007199254740993.0", "9.007199254740993e15"],
            ["9007199254740992", "9007199254740992.0", "9007199254740993.1"]
        ),
        (
            #"{"const":18446744073709551617}"#, ["18446744073709551617", "18446744073709551617.00"],
            ["18446744073709551616", "18446744073709551618", "1.8446744073709552e19", "-18446744073709551617"]
        ),
        (#"{"const":0.1}"#, ["0.1", "1e-1", "0.10"], ["0.1000000000000000055511151231257827", "0.10000000000000001"]),
        (#"{"const":0.3}"#, ["0.3", "30e-2"], ["0.30000000000000004", "0.3000000000000000001"]),
        (#"{"const":1e400}"#, ["1e400", "10e399", "0.1E401"], ["1e401", "-1e400", "1e308"]),
        (#"{"const":0}"#, ["0", "-0", "0.0", "-0.0e400", "0e999999999999999999999"], ["1e-400", "-1e-400", "5e-324"]),
        (#"{"const":1e-400}"#, ["1e-400", "0.1e-399"], ["0", "1e-401"]),
        (
            #"{"const":{"a":[18446744073709551617]}}"#, [#"{"a":[18446744073709551617]}"#],
            [#"{"a":[18446744073709551616]}"#]
        ),
        (
            #"{"enum":[1,9223372036854775808,1e400]}"#,
            ["1.0", "9223372036854775808", "9223372036854775808.0", "10e399", "0.01e2"],
            ["9223372036854775807", "9223372036854775809", "9.223372036854776e18", "1e399"]
        ),
        (
            #"{"maximum":18446744073709551616}"#, ["18446744073709551616", "1.8446744073709551616e19"],
            ["18446744073709551617", "18446744073709551616.1", "1e20", "1e400"]
        ),
        (#"{"minimum":18446744073709551616}"#, ["18446744073709551616", "1e400"], ["18446744073709551615", "-1e400"]),
        (#"{"exclusiveMaximum":1e400}"#, ["9.99e399", "-1e401"], ["1e400", "1e999999999"]),
        (#"{"exclusiveMinimum":0}"#, ["1e-400", "1e-999999999", "5e-324"], ["0", "-0", "-1e-400", "0e9"]),
        (#"{"maximum":0.1}"#, ["0.1", "0.0999999999999999999999"], ["0.1000000000000000000001"]),
        (
            #"{"minimum":-1e999999999}"#, ["-1e999999999", "-9e999999998", "1"],
            ["-1.1e999999999", "-1e999999999999999999"]
        ),
        (#"{"minimum":9007199254740992.5}"#, ["9007199254740993"], ["9007199254740992"]),
        (
            #"{"multipleOf":3}"#, ["18446744073709551615", "123456789012345678901234567890", "1.2e1"],
            ["18446744073709551616", "1e400", "1e999999999"]
        ),
        (
            #"{"multipleOf":18446744073709551617}"#, ["36893488147419103234", "0", "18446744073709551617e500"],
            ["18446744073709551616", "1", "1e400"]
        ),
        (#"{"multipleOf":1e-400}"#, ["1e-400", "1", "1e400", "12345678901234567890.5"], ["1e-401", "1.5e-400"]),
        (#"{"multipleOf":1e400}"#, ["1e400", "3e400", "0", "1e999999999"], ["1e399", "1"]),
        (#"{"multipleOf":7e-999999999}"#, ["7", "21e-999999999"], ["1", "8e-999999999", "1e999999999"]),
        (#"{"multipleOf":0.00000000000000000000000001}"#, ["0.5", "1e-26"], ["1e-27"]),
        (#"{"multipleOf":1024e1}"#, ["1e999999999", "20480"], ["1024"]),
        (
            #"{"uniqueItems":true}"#,
            [
                "[9007199254740992,9007199254740993]", "[18446744073709551616,18446744073709551617]", "[1e400,1e401]",
                "[0,1e-400]", "[1e400,-1e400]", "[0.1,0.10000000000000001]",
            ],
            [
                "[18446744073709551616,18446744073709551616.0]", "[1e400,10e399]", "[1,1e0]",
                "[9007199254740993,9007199254740993.0]", "[[1e400],[0.1e401]]",
            ]
        ),
        (#"{"maxItems":1e0}"#, ["[1]"], ["[1,2]"]), (#"{"minLength":9007199254740993}"#, [], [#""a""#]),
    ]

    @Test(arguments: table.indices)
    func keywordsAboutNumbersAreExact(row: Int) throws {
        let (schema, fitting, misfitting) = Self.table[row]
        for value in fitting { #expect(try fits(value, schema), "\(value) fits \(schema)") }
        for value in misfitting { #expect(try !fits(value, schema), "\(value) does not fit \(schema)") }
    }

    @Test(
        arguments: ["minLength", "maxItems", "minProperties", "maxContains"],
        ["1e400", "-1", "0.5", "1e19", "1e-400"]
    )
    func countsAreWholeNumbersOf64Bits(keyword: String, number: String) throws {
        let document = try RawJSON(parsing: #"{"\#(keyword)":\#(number)}"#).value()
        let error = #expect(throws: JSONSchemaError.self) { try JSONSchema(document) }
        #expect(error?.reason == "must be a whole number from 0 to 9223372036854775807")
    }

    @Test(arguments: ["0", "-1e400", "-0.0", "0e400"])
    func divisorIsAboveZero(number: String) throws {
        let document = try RawJSON(parsing: #"{"multipleOf":\#(number)}"#).value()
        #expect(throws: JSONSchemaError.self) { try JSONSchema(document) }
    }

    // MARK: Against long arithmetic

    /// A number with few different digits, so that equal numbers and multiples are frequent, in one of many ways of
    /// writing it.
    private func literal(_ random: inout SeededGenerator) -> String {
        let alphabet: [Character] = Bool.random(using: &random) ? ["0", "5", "9"] : Array("0123456789")
        func digits(_ count: Int) -> String {
            String((0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] })
        }
        let whole = String(digits(Int.random(in: 0...25, using: &random)).drop { $0 == "0" })
        var text = (Int.random(in: 0..<4, using: &random) == 0 ? "-" : "") + (whole.isEmpty ? "0" : whole)
        if Bool.random(using: &random) { text += "." + digits(Int.random(in: 1...25, using: &random)) }
        if Bool.random(using: &random) {
            let sign = ["", "+", "-"][Int.random(in: 0..<3, using: &random)]
            text += (Bool.random(using: &random) ? "e" : "E") + sign + "\(Int.random(in: 0...30, using: &random))"
        }
        return text
    }

    /// The same number with its point moved.
    private func rewritten(_ text: String) -> String {
        let number = SlowDecimal(text)
        return (number.isNegative ? "-" : "") + number.digits.withoutLeadingZeros + "e-\(number.places)"
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func bothArithmeticsAgree(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let one = literal(&random)
            let other = Int.random(in: 0..<3, using: &random) == 0 ? rewritten(one) : literal(&random)
            let (first, second) = (SlowDecimal(one), SlowDecimal(other))
            let order = first.compared(to: second)
            let context: Comment = "seed \(seed): \(one) and \(other)"
            #expect(try fits(one, #"{"const":\#(other)}"#) == (order == 0), context)
            #expect(try fits("[\(one)]", #"{"enum":[2,[\#(other)]]}"#) == (order == 0), context)
            #expect(try fits(one, #"{"enum":[\#(other),"x"]}"#) == (order == 0), context)
            #expect(try fits("[\(one),\(other)]", #"{"uniqueItems":true}"#) == (order != 0), context)
            #expect(try fits(one, #"{"minimum":\#(other)}"#) == (order >= 0), context)
            #expect(try fits(one, #"{"maximum":\#(other)}"#) == (order <= 0), context)
            #expect(try fits(one, #"{"exclusiveMinimum":\#(other)}"#) == (order > 0), context)
            #expect(try fits(one, #"{"exclusiveMaximum":\#(other)}"#) == (order < 0), context)
            #expect(try fits(one, #"{"type":"integer"}"#) == first.isWhole, context)
            let isDivisor = second.compared(to: SlowDecimal("0")) > 0
            guard isDivisor else { continue }
            #expect(try fits(one, #"{"multipleOf":\#(other)}"#) == first.isMultiple(of: second), context)
        }
    }

    /// Products of two whole numbers, one more of them, and one less.
    @Test(arguments: [("3", 1), ("123456789", 2), ("18446744073709551617", 3), ("999999999999999999999999999999", 4)])
    func productsAreMultiples(divisor: String, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let factor = (0..<Int.random(in: 1...40, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
            var product = Array(repeating: 0, count: factor.count + divisor.count)
            for (index, digit) in factor.enumerated() {
                for (offset, other) in divisor.compactMap(\.wholeNumberValue).enumerated() {
                    product[index + offset + 1] += digit * other
                }
            }
            for index in product.indices.dropFirst().reversed() {
                product[index - 1] += product[index] / 10
                product[index] %= 10
            }
            let whole = product.withoutLeadingZeros
            #expect(try fits(whole, #"{"multipleOf":\#(divisor)}"#), "\(whole)")
            #expect(try !fits("\(whole).5", #"{"multipleOf":\#(divisor)}"#), "\(whole).5")
            #expect(try fits("\(whole)e-7", #"{"multipleOf":\#(divisor)e-7}"#), "\(whole)e-7")
        }
    }

    // MARK: Bounds

    /// A million digits on both sides would take a long division of minutes.
    @Test func longDivisionIsStopped() throws {
        let schema = try JSONSchema(
            try RawJSON(parsing: #"{"items":{"multipleOf":\#(String(repeating: "7", count: 500_000))}}"#).value()
        )
        let value = try RawJSON(parsing: "[0,\(String(repeating: "3", count: 500_000))]").value()
        let violation = schema.check(value)
        #expect(violation?.path == "/1")
        #expect(violation?.keyword == "multipleOf")
        #expect(
            violation?.reason
                == "/1: the schemas take more than 100000 steps to check this request; the check ended at \"multipleOf\""
        )
    }

    @Test func longNumbersAreCompared() throws {
        let long = String(repeating: "3", count: 100_000)
        #expect(try fits(long, #"{"const":\#(long),"minimum":\#(long),"multipleOf":3}"#))
        #expect(try !fits(long + "1", #"{"multipleOf":3}"#))
        #expect(try !fits(long + ".1", #"{"type":"integer"}"#))
        #expect(try !fits(long, #"{"const":\#(long)e-1}"#))
    }

    @Test(arguments: ["1e1000000000000000000", "-2.5E-1000000000000000000", "[0.1e+99999999999999999999]"])
    func exponentOfTooManyDigitsIsRefused(text: String) throws {
        let raw = try RawJSON(parsing: text)
        let error = #expect(throws: JSONValueError.self) { try raw.value() }
        #expect(error?.description == "the exponent of a number has more than 18 digits; use a shorter one")
    }

    @Test(arguments: [
        "1e999999999999999999", "1e-0000000000000000000000000000001", "0e1000000000000000000",
        "0.0E-99999999999999999999",
    ])
    func otherExponentsAreRead(text: String) throws {
        _ = try RawJSON(parsing: text).value()
    }
}

extension [Int] {
    /// A whole number's digits, as JSON writes them.
    fileprivate var withoutLeadingZeros: String {
        let digits = drop { $0 == 0 }
        return digits.isEmpty ? "0" : digits.map { "\($0)" }.joined()
    }
}
