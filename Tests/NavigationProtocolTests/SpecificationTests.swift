import JSON
import NavigationProtocol
import Testing

/// The OpenRPC document follows the specification, version 1.3.2, object by object: https://spec.open-rpc.org
///
/// Each rule names the section that it comes from. An object may have the members of its section; where the section
/// allows extensions, also members whose names begin with `x-`. Any other member is a violation.
struct SpecificationTests {
    @Test func documentFollowsTheSpecification() throws {
        let document = try OpenRPC.document(version: "1.2.3").value()
        #expect(OpenRPCRules().violations(of: document).isEmpty)
    }

    @Test(arguments: [
        (#"{"openrpc":"1.3.2","info":{"title":"a"},"methods":[]}"#, "/info lacks \"version\""),
        (#"{"openrpc":"1.2.6","info":{"title":"a","version":"1"},"methods":[]}"#, "/openrpc is not 1.3.2"),
        (
            #"{"openrpc":"1.3.2","info":{"title":"a","version":"1"},"methods":[],"notifications":[]}"#,
            "/ has \"notifications\""
        ),
        (
            #"{"openrpc":"1.3.2","info":{"title":"a","version":"1"},"methods":[{"name":"a","params":[]}]}"#,
            "/methods/0 lacks \"result\""
        ),
        (
            #"{"openrpc":"1.3.2","info":{"title":"a","version":"1"},"methods":[],"components":{"errors":{"e":{"code":1,"message":"e","x-summary":"e"}}}}"#,
            "/components/errors/e has \"x-summary\""
        ),
        (
            #"{"openrpc":"1.3.2","info":{"title":"a","version":"1"},"methods":[],"components":{"schemas":{"s":{"type":"text"}}}}"#,
            "/components/schemas/s/type is no type"
        ),
    ])
    func violationIsFound(document: String, violation: String) throws {
        let value = try RawJSON(parsing: document).value()
        #expect(OpenRPCRules().violations(of: value) == [violation])
    }
}
