import JSON
import Testing

@testable import NavigationControl

/// The check for what a renderer of `screen` 1 cuts or does not understand.
struct ScreenCheckTests {
    private func check(_ content: String, links: String? = nil, messages: Set<String>? = nil) throws -> [ScreenProblem]
    {
        let links = try links.map { try #require(JSONValue(text: $0)?.array) }
        return ScreenCheck(try #require(JSONValue(text: content)), links: links, messages: messages).problems
    }

    private func screen(_ members: String) -> String { #"{"screen":1,"title":"T",\#(members)}"# }

    @Test func schemasAreValidForAHost() throws {
        for part in ScreenWords.members.keys { _ = try JSONSchema(ScreenSchema.schema(of: part)) }
        for part in ["message", "answer", "block"] { _ = try JSONSchema(ScreenSchema.schema(of: part)) }
        #expect(ScreenWords.members.keys.filter(ScreenWords.blocks.contains).count == ScreenWords.blocks.count)
    }

    @Test func eachMemberOfTheSchemaIsKnown() {
        for (part, known) in ScreenWords.members {
            let definition = ScreenSchema.document["$defs"]?[part]
            let plain = definition?["properties"]?.object?.members.map(\.key)
            let field = definition?["allOf"]?.array?.first?["properties"]?.object?.members.map(\.key)
            #expect(Set(plain ?? field ?? []).union(part == "field" ? ["value"] : []) == known, "\(part)")
        }
    }

    @Test(arguments: [
        #"{"screen":1,"title":"","blocks":[],"actions":[]}"#,
        #"{"screen":1,"title":"T","summary":"S","tone":"quiet","notice":{"text":"N","tone":"good"},"empty":"","busy":"B"}"#,
        #"{"screen":1,"title":"T","blocks":[{"block":"text","text":"a"},{"block":"section","title":"s"},{"block":"progress","label":"p"}]}"#,
        #"{"screen":1,"title":"T","focus":"f","blocks":[{"block":"field","id":"f","label":"F","input":"choices","options":[],"value":[]}]}"#,
        #"{"screen":1,"title":"T","blocks":[{"block":"image","alt":"A","source":"data:image/png;base64,AAAA"}]}"#,
    ])
    func wholeScreensHaveNoProblem(content: String) throws { #expect(try check(content) == []) }

    @Test(arguments: [
        (#""title":7"#, "/title"), (#""blocks":7"#, "/blocks"), (#""blocks":[7]"#, "/blocks/0"),
        (#""blocks":[{"block":"text"}]"#, "/blocks/0"), (#""blocks":[{"block":"list"}]"#, "/blocks/0"),
        (#""blocks":[{"block":"list","items":[{"id":"1"}]}]"#, "/blocks/0/items/0"),
        (#""blocks":[{"block":"facts","facts":[{"label":"a","value":1}]}]"#, "/blocks/0/facts/0/value"),
        (#""blocks":[{"block":"field","id":"f","label":"F","input":"choice"}]"#, "/blocks/0"),
        (#""blocks":[{"block":"field","id":"f","label":"F","input":"number","value":"1"}]"#, "/blocks/0/value"),
        (#""blocks":[{"block":"text","id":"a","text":""},{"block":"text","id":"a","text":""}]"#, "/blocks/1/id"),
        (#""actions":[{"action":"a"}]"#, "/actions/0"),
    ])
    func wrongPartsAreFound(members: String, path: String) throws {
        let problems = try check(#"{"screen":1,\#(members.contains("title") ? members : #""title":"T",\#(members)"#)}"#)
        #expect(problems.map(\.kind) == [.wrong] && problems.map(\.path) == [path])
    }

    @Test(arguments: [
        ("{}", ""), (#"{"screen":2,"title":"T","blocks":7}"#, "/screen"),
        (#"{"screen":1,"title":"T","color":1}"#, "/color"),
        (#"{"screen":1,"title":"T","tone":"loud"}"#, "/tone"),
        (#"{"screen":1,"title":"T","blocks":[{"block":"chart"}]}"#, "/blocks/0"),
        (#"{"screen":1,"title":"T","blocks":[{"block":"text","text":"","size":7}]}"#, "/blocks/0/size"),
        (#"{"screen":1,"title":"T","actions":[{"action":"a","label":"A","role":"loud"}]}"#, "/actions/0/role"),
        (#"{"screen":1,"title":"T","blocks":[{"block":"image","alt":"A","source":"https://x"}]}"#, "/blocks/0/source"),
    ])
    func unknownPartsAreFound(content: String, path: String) throws {
        let problems = try check(content)
        #expect(problems.map(\.kind) == [.unknown] && problems.map(\.path) == [path])
    }

    @Test func fallbackOfAnUnknownBlockIsCheckedToo() throws {
        let block = #"{"block":"chart","fallback":{"block":"graph","title":"G","fallback":"deeper"}}"#
        let problems = try check(screen(#""blocks":[\#(block)]"#))
        #expect(problems.map(\.path) == ["/blocks/0", "/blocks/0/fallback"])
        #expect(problems.last?.reason.hasSuffix("its text is drawn") == true, "one level deep")
    }

    @Test func whatIsTooMuchIsCut() throws {
        let blocks = Array(repeating: #"{"block":"text","text":""}"#, count: 201).joined(separator: ",")
        #expect(try check(screen(#""blocks":[\#(blocks)]"#)).map(\.kind) == [.cut])
        let items = (0...200).map { #"{"id":"\#($0)","title":""}"# }.joined(separator: ",")
        #expect(
            try check(screen(#""blocks":[{"block":"list","items":[\#(items)]}]"#)).map(\.path) == ["/blocks/0/items"]
        )
        let actions = (0...12).map { #"{"action":"a\#($0)","label":""}"# }.joined(separator: ",")
        #expect(try check(screen(#""actions":[\#(actions)]"#)).map(\.path) == ["/actions"])
        let text = String(repeating: "x", count: 8_193)
        #expect(try check(screen(#""summary":"\#(text)""#)).map(\.path) == ["/summary"])
    }

    @Test func namesThatDoNotExistAreDangling() throws {
        let item = #"{"id":"1","title":"","link":"item","values":{"id":1},"actions":["drop"]}"#
        let content = screen(#""focus":"x","blocks":[{"block":"list","items":[\#(item)],"more":"next"}]"#)
        #expect(try check(content).map(\.path) == ["/blocks/0/items/0/actions/0", "/blocks/0/more", "/focus"])
        let links = try check(content, links: "[]").map(\.path)
        #expect(links.contains("/blocks/0/items/0/link"))
    }

    @Test(arguments: [(#"["id"]"#, true), (#"["id","size"]"#, false), ("[]", false)])
    func valuesOfAnItemAreThoseOfItsLink(placeholders: String, fits: Bool) throws {
        let content = screen(
            #""blocks":[{"block":"list","items":[{"id":"1","title":"","link":"item","values":{"id":1}}]}]"#
        )
        let problems = try check(content, links: #"[{"link":"item","type":"a.b","placeholders":\#(placeholders)}]"#)
        #expect(problems.isEmpty == fits)
    }

    @Test func actionsAreMessagesOfTheType() throws {
        let content = screen(#""actions":[{"action":"save","label":""}]"#)
        #expect(try check(content, messages: ["save"]) == [])
        #expect(try check(content, messages: ["rename"]).map(\.kind) == [.dangling])
    }

    @Test func contentOfAHostIsCheckedWithItsPlace() {
        let snapshot =
            #"{"navigators":[{"root":{"id":"e1","type":"a.b","content":{"screen":1,"title":"T","actions":[{"action":"x","label":""}]}},"path":[{"id":"e2","type":"a.b"}]}]}"#
        let destinations = #"{"destinations":[{"type":"a.b","messages":{"y":true}}]}"#
        let problems = PlacedScreenProblem.all(in: snapshot, of: "main", destinations: destinations)
        #expect(problems.map(\.place?.entry) == ["e1"] && problems.map(\.problem.path) == ["/actions/0/action"])
    }
}
