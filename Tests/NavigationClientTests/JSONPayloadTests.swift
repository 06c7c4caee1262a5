import NavigationClient
import Testing

struct JSONPayloadTests {
    @Test func textStaysAsItIs() throws {
        let text = #"{"b": 1.0,"a":[1e2, "\u00e4"],"c":{"d":1,"d":2}}"#
        #expect(try JSONPayload(text: text).text == text)
    }

    @Test func lineEndsBetweenTokensBecomeSpaces() throws {
        #expect(try JSONPayload(text: "\n {\n\"a\":\r\n1}\r\n").text == #"{ "a":  1}"#)
    }

    @Test(arguments: ["", "{", "nan", "'a'", "{}{}", "\"\n\"", "[1,]"])
    func invalidTextIsRefused(text: String) {
        #expect(throws: JSONPayloadError.self) { try JSONPayload(text: text) }
    }

    @Test func literalsWriteJSON() {
        let payload: JSONPayload = ["a": [1, 2.5, "x\"\n", true, nil], "b": [:]]
        #expect(payload.text == #"{"a":[1,2.5,"x\"\n",true,null],"b":{}}"#)
    }

    @Test func membersAndElementsAreFound() throws {
        let payload = try JSONPayload(
            text: #" {"id":42,"na\u006de":"J\u00fcrgen","list":[1,{"deep":true}],"none":null} "#
        )
        #expect(payload["id"]?.integer == 42)
        #expect(payload["name"]?.string == "Jürgen")
        #expect(payload["list"]?[1]?["deep"]?.bool == true)
        #expect(payload["list"]?.elements?.count == 2)
        #expect(payload["none"]?.isNull == true)
        #expect(payload["missing"] == nil)
        #expect(payload["list"]?[2] == nil)
        #expect(payload.members?.map(\.name) == ["id", "name", "list", "none"])
    }

    @Test func lastOfTwoMembersCounts() throws {
        let opaque = try JSONPayload(text: #"{"arguments":{"a":1,"a":2}}"#)["arguments"]
        #expect(opaque?["a"]?.integer == 2)
        #expect(opaque?.text == #"{"a":1,"a":2}"#)
    }

    @Test func objectsMayHaveManyMembers() throws {
        let members = (0..<500).map { (name: "k\($0)", value: JSONPayload($0)) }
        let payload = JSONPayload.object(members)
        #expect(payload["k499"]?.integer == 499)
        #expect(try JSONPayload(text: payload.text) == payload)
    }

    @Test func numbersAreReadByValue() throws {
        #expect(try JSONPayload(text: "1e2").integer == 100)
        #expect(try JSONPayload(text: "1.5").integer == nil)
        #expect(try JSONPayload(text: "1.5").double == 1.5)
        #expect(try JSONPayload(text: "9223372036854775808").integer == nil)
        #expect(try JSONPayload(text: "\"1\"").integer == nil)
    }

    @Test func equivalenceIgnoresOrderAndSpelling() throws {
        let one = try JSONPayload(text: #"{"a":1,"b":[2]}"#)
        #expect(one.isEquivalent(to: try JSONPayload(text: #"{"b":[2.0],"a":1}"#)))
        #expect(!one.isEquivalent(to: try JSONPayload(text: #"{"b":[3],"a":1}"#)))
    }
}
