import NavigationControl
import Testing

struct JSONLayoutTests {
    @Test(arguments: [
        (
            #"{"a":1,"b":[true,null],"c":{},"d":[ ]}"#,
            """
            {
              "a": 1,
              "b": [
                true,
                null
              ],
              "c": {},
              "d": []
            }
            """
        ),
        (" 1.50 ", "1.50"),
        (#""a,b:{[\"\\""#, #""a,b:{[\"\\""#),
        ("[[1]]", "[\n  [\n    1\n  ]\n]"),
    ])
    func prettyBreaksLines(text: String, expected: String) {
        #expect(JSONLayout.pretty.lay(out: text) == expected)
    }

    @Test(arguments: [
        ("{ \"a b\" : [ 1 ,\n 2 ] }", #"{"a b":[1,2]}"#),
        (#""\" , :""#, #""\" , :""#),
        ("{}", "{}"),
    ])
    func compactHasNoSpaceBetweenTokens(text: String, expected: String) {
        #expect(JSONLayout.compact.lay(out: text) == expected)
    }

    @Test func depthIsNoMatterOfTheStack() {
        let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        #expect(JSONLayout.compact.lay(out: text) == text)
    }
}
