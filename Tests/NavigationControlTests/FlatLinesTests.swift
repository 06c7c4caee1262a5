import NavigationClient
import NavigationControl
import Testing

struct FlatLinesTests {
    @Test(arguments: [
        (#"{"a":{"b":[1,{"c":"x y"}]},"d":null,"e":true}"#, ["a.b.0=1", "a.b.1.c=x y", "d=null", "e=true"]),
        (#"{"a":{},"b":[ ],"c":1.50}"#, ["a={}", "b=[]", "c=1.50"]),
        (#"{"a":"line\nend"}"#, [#"a=line\u{a}end"#]),
        ("{}", ["{}"]), ("\"x\"", ["x"]),
    ])
    func membersAreLines(text: String, expected: [String]) throws {
        #expect(FlatLines.lines(of: try JSONPayload(text: text)) == expected)
    }
}
