import JSON
import Testing

/// Names are compared by their characters (RFC 8259, section 8.3). Their escapes and their looks do not count.
struct JSONNamesTests {
    private func failure(_ text: String) -> JSONSyntaxError? {
        var scanner = JSONScanner()
        do { try scanner.scan(Array(text.utf8).span.bytes) } catch { return error }
        return nil
    }

    /// U+00E9 and U+0065 U+0301 look the same; so do U+212A, the kelvin sign, and K.
    @Test(arguments: [
        "{\"\u{E9}\":1,\"e\u{301}\":2}", "{\"\\u00e9\":1,\"e\u{301}\":2}", #"{"\u00e9":1,"e\u0301":2}"#,
        #"{"\u212a":1,"K":2}"#, #"{"params":{"\u00e9":1,"e\u0301":2}}"#,
    ])
    func namesThatOnlyLookTheSameAreTwo(text: String) throws {
        #expect(failure(text) == nil)
        let object = try #require(try RawJSON(parsing: text).value().object)
        #expect((object["params"]?.object ?? object).count == 2)
    }

    @Test(arguments: [
        (#"{"\u0061":1,"a":2}"#, 13), (#"{"a":1,"b":2,"\u0061":3}"#, 14), (#"{"\u0061":1,"b":2,"\u0061":3}"#, 19),
        (#"{"\u0061":1,"\u0062":2,"\u00e9":3,"b":4}"#, 35), ("{\"\\u00e9\":1,\"\u{E9}\":2}", 13),
        (#"{"a\/b":1,"a/b":2}"#, 11),
        (#"{"params":{"\u0061":1,"b":2,"a":3}}"#, 29),
    ])
    func sameNameIsRefusedHoweverItIsWritten(text: String, offset: Int) {
        #expect(failure(text) == JSONSyntaxError(.duplicateMember, at: offset))
    }

    @Test func namesOfOneTextAreForgottenInTheNext() throws {
        var scanner = JSONScanner()
        try scanner.scan(Array(#"{"\u0061":1,"params":{"\u0062":1}}"#.utf8).span.bytes)
        try scanner.scan(Array(#"{"a":1,"\u0063":2,"params":{"b":1,"\u0064":2}}"#.utf8).span.bytes)
        #expect(scanner.outer.members.count == 3)
        #expect(scanner.inner.members.count == 2)
    }

    @Test func escapedNameIsFoundByItsCharacters() throws {
        let bytes = Array(#"{"\u004b":"\u212a","\u212a":"\u004b"}"#.utf8)
        var scanner = JSONScanner()
        try scanner.scan(bytes.span.bytes)
        #expect(scanner.outer.members.map { JSONText.keyEquals($0, "K", in: bytes.span.bytes) } == [true, false])
        #expect(
            scanner.outer.members.map { JSONText.stringEquals($0.value, "K", in: bytes.span.bytes) } == [false, true]
        )
    }

    @Test(arguments: [
        (
            #"{"properties":{"\u00e9":{"type":"integer"},"e\u0301":{"type":"string"}}}"#,
            #"{"\u00e9":1,"e\u0301":"x"}"#, nil
        ),
        (#"{"properties":{"\u00e9":{"type":"integer"},"e\u0301":{"type":"string"}}}"#, #"{"e\u0301":1}"#, "type"),
        (#"{"required":["\u00e9","e\u0301"]}"#, #"{"\u00e9":1}"#, "required"),
        (#"{"enum":["\u00e9"]}"#, #""e\u0301""#, "enum"),
        (#"{"uniqueItems":true}"#, #"["\u00e9","e\u0301"]"#, nil),
    ])
    func schemaComparesCharacters(schema: String, value: String, keyword: String?) throws {
        let schema = try JSONSchema(try RawJSON(parsing: schema).value())
        #expect(schema.check(try RawJSON(parsing: value).value())?.keyword == keyword)
    }

    /// A combining mark behind `/` or `~` does not change their meaning.
    @Test func pointerIsReadByCharacters() throws {
        let text = ##"{"$defs":{"\u0301x":{"const":1}},"$ref":"#/$defs/\u0301x"}"##
        #expect(try JSONSchema(try RawJSON(parsing: text).value()).check(2)?.keyword == "const")
        let inner = try JSONSchema(try RawJSON(parsing: #"{"additionalProperties":{"const":1}}"#).value())
        #expect(inner.check(["a/\u{301}b~\u{301}": 2])?.path == "/a~1\u{301}b~0\u{301}")
    }
}
