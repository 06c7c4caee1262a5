import NavigationTree
import Testing

@testable import NavigationServer

/// The file with rules of paths between modules.
struct BindingsTests {
    private func bindings(_ text: String) throws -> [String: PathBinding] {
        try Bindings(Array(text.utf8), from: "test.json").bindings
    }

    @Test func rulesAreReadLiftedAndExtended() throws {
        let read = try bindings(
            """
            {"bindings":[{"type":"shop.item","under":["list"],"most":2,"extends":true},
                         {"type":"shop.list","roles":["list"],"last":null}]}
            """
        )
        #expect(read["shop.item"]?.rule.under == ["list"] && read["shop.item"]?.rule.most == 2)
        #expect(read["shop.item"]?.extends == true && read["shop.item"]?.lifted == [])
        #expect(read["shop.list"]?.roles == ["list"] && read["shop.list"]?.lifted == [.last])
    }

    @Test(
        arguments: [
            ("[]", "one object"), ("{", "end"), ("{}", "bindings"), (#"{"bindings":[{}]}"#, "type"),
            (#"{"bindings":[{"type":"shop"}]}"#, "destination type"),
            (#"{"bindings":[{"type":"a.b"},{"type":"a.b"}]}"#, "names a.b once"),
            (#"{"bindings":[{"type":"a.b","undr":["list"]}]}"#, "did you mean \"under\""),
            (#"{"bindings":[{"type":"a.b","most":0}]}"#, "most"),
            (#"{"bindings":[{"type":"a.b","roles":["root"]}]}"#, "roles"),
            (#"{"bindings":[{"type":"a.b","methods":["f ly"]}]}"#, "methods"),
            (#"{"bindings":[],"more":1}"#, "more"),
        ]
    )
    func mistakesAreNamed(text: String, part: String) {
        let error = #expect(throws: BindingsError.self) { try bindings(text) }
        #expect(error?.description.contains("test.json") == true)
        #expect(error?.reason.contains(part) == true, "\(error?.reason ?? "-")")
    }

    @Test func fileThatIsNotThereIsNamed() {
        let error = #expect(throws: BindingsError.self) { try Bindings(contentsOf: "/nowhere/bindings.json") }
        #expect(error?.description == "cannot use the bindings in /nowhere/bindings.json: No such file or directory")
    }
}
