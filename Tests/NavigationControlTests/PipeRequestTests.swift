import NavigationClient
import NavigationControl
import Testing

struct PipeRequestTests {
    @Test(
        arguments: [
            ("", []), ("  a  b ", ["a", "b"]), ("a='b c'd", ["a=b cd"]), (#"a:={\"b\":1}"#, [#"a:={"b":1}"#]),
            (#""a\"b\n" ''"#, [#"a"b\n"#, ""]), (#"'a\b' c\ d"#, [#"a\b"#, "c d"]),
        ] as [(String, [String])]
    )
    func wordsAreThoseOfAShell(line: String, expected: [String]) throws {
        #expect(try Words.split(line) == expected)
    }

    @Test(arguments: ["'a", "\"a", "a\\"])
    func openQuoteIsRefused(line: String) {
        #expect(throws: Words.OpenQuote.self) { try Words.split(line) }
    }

    @Test(arguments: ["", "  \t", "# pop", "  # pop"])
    func nothingIsNoRequest(line: String) throws {
        #expect(try PipeRequest(line: line, number: 1) == nil)
    }

    @Test(arguments: [
        (#"{"method":"pop"}"#, "7", "pop", "{}"),
        (#" {"jsonrpc":"2.0","id":null,"method":"pop","params":{"count": 2}}"#, "null", "pop", #"{"count": 2}"#),
        ("pop count:=2 navigator=n4", "7", "pop", #"{"count":2,"navigator":"n4"}"#),
    ])
    func lineIsARequest(line: String, id: String, method: String, parameters: String) throws {
        let request = try #require(try PipeRequest(line: line, number: 7))
        #expect(request.id.text == id)
        #expect(request.method == method)
        #expect(request.parameters.text == parameters)
        #expect(request.operation.text == #"{"method":"\#(method)","params":\#(parameters)}"#)
        #expect(request.answer(true).text == #"{"id":\#(id),"result":true}"#)
    }

    @Test(arguments: [
        ("{", "7", -32700), ("pop 2", "7", -32700), ("pop a='", "7", -32700), (#"{"id":3}"#, "3", -32600),
        (#"{"id":3,"method":1}"#, "3", -32600), (#"{"id":3,"method":"pop","count":1}"#, "3", -32600),
        (#"{"id":3,"method":"pop","params":[]}"#, "3", -32600), ("watch", "7", -32600),
    ])
    func whatIsNoRequestIsAnswered(line: String, id: String, code: Int) {
        #expect {
            try PipeRequest(line: line, number: 7)
        } throws: { error in
            let answer = (error as? PipeProblem)?.answer
            return answer?["id"]?.text == id && answer?["error"]?["code"]?.integer == code
        }
    }
}
