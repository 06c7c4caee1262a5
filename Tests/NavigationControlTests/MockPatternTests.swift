import JSON
import NavigationControl
import Testing

struct MockPatternTests {
    @Test(
        arguments: [
            (#"1"#, "1", true), ("1", "1.0", true), (#""a""#, #""b""#, false), ("null", "false", false),
            ("{}", #"{"a":1}"#, true), (#"{"a":1}"#, #"{"b":2,"a":1}"#, true), (#"{"a":1}"#, #"{"b":2}"#, false),
            (#"{"a":{"b":1}}"#, #"{"a":{"b":1,"c":2}}"#, true), (#"{"a":1}"#, "[1]", false),
            ("[1,2]", "[1,2]", true), ("[1]", "[1,2]", false), (#"[{"a":1}]"#, #"[{"a":1,"b":2}]"#, true),
            (#"{"a":{"$any":true}}"#, #"{"a":null}"#, true), (#"{"a":{"$any":true}}"#, "{}", false),
            (#"{"$exactly":{"a":1}}"#, #"{"a":1}"#, true), (#"{"$exactly":{"a":1}}"#, #"{"a":1,"b":2}"#, false),
            (#"{"id":{"$schema":{"minimum":2}}}"#, #"{"id":2}"#, true),
            (#"{"id":{"$schema":{"minimum":2}}}"#, #"{"id":1}"#, false),
        ] as [(String, String, Bool)]
    )
    func patternFits(pattern: String, value: String, fits: Bool) throws {
        let pattern = try MockPattern(#require(JSONValue(text: pattern)))
        #expect(try pattern.fits(#require(JSONValue(text: value))) == fits)
    }

    @Test(arguments: [#"{"$some":1}"#, #"{"a":[{"$schema":{"kind":"x"}}]}"#])
    func whatIsNoPatternIsRefused(pattern: String) throws {
        let value = try #require(JSONValue(text: pattern))
        #expect(throws: MockScriptError.self) { try MockPattern(value) }
    }
}
