import JSON
import NavigationTree
import Testing

@testable import NavigationBroker

/// Content and links that modules supply.
struct ContentTests {
    private let host = Harness()
    private let shop: SessionID
    private let user: SessionID

    init() {
        shop = host.connect()
        user = host.connect()
        register(from: shop)
    }

    private func register(from session: SessionID) {
        host.send(
            """
            {"id":0,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.list","provides":true},{"type":"shop.item"}]}}
            """,
            from: session
        )
    }

    private func entry(_ id: String) -> JSONValue? { host.result("entry.get", #"{"entry":"\#(id)"}"#, from: user) }

    @Test func moduleIsAskedWhenItsEntryIsShown() {
        host.send(#"{"id":1,"method":"push","params":{"type":"shop.list","arguments":{"page":2}}}"#, from: user)
        #expect(
            host.take(shop) == [
                #"{"jsonrpc":"2.0","id":"q1","method":"type.provide","params":{"scene":"main","type":"shop.list","entries":[{"entry":"e2","navigator":"n1","arguments":{"page":2}}],"timeout":5}}"#
            ]
        )
        #expect(entry("e2")?.object?["content"] == nil, "until then there is none")
        host.send(#"{"id":1,"method":"watch"}"#, from: user)
        host.send(
            #"{"id":"q1","result":[{"content":{"title":"Shop"},"links":[{"link":"a","type":"shop.item"}]}]}"#,
            from: shop
        )
        #expect(host.take(user).first?.contains(#""kind":"entry.changed","navigator":"n1","position":0"#) == true)
        #expect(entry("e2")?.object?["content"] == ["title": "Shop"])
        host.send(#"{"id":1,"method":"push","params":{"type":"shop.item"}}"#, from: user)
        #expect(host.take(shop) == [], "not asked for what does not want it")
    }

    @Test func moduleThatComesLaterIsAskedForWhatIsThere() {
        host.send(Requests.pushList, from: user)
        host.take(shop)
        host.close(shop)
        let next = host.connect()
        register(from: next)
        host.send(#"{"id":1,"method":"ping"}"#, from: next)
        let last = host.connect()
        host.close(next)
        host.send(
            #"{"id":0,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.list","provides":true}]}}"#,
            from: last
        )
        #expect(host.send(#"{"id":"q3","result":[{"content":"now"}]}"#, from: last) == [])
        #expect(entry("e2")?.object?["content"] == "now")
    }

    /// A module that supplies content for a large scene gets a bounded number of questions, and more as it answers.
    @Test func aModuleIsAskedForMuchContentLittleByLittle() {
        let items = Array(repeating: #"{"type":"shop.item"}"#, count: 3_000).joined(separator: ",")
        host.send(#"{"id":1,"method":"path.set","params":{"path":[\#(items)]}}"#, from: user)
        /// The id and the entries of each question.
        func questions(_ lines: [String]) -> [(id: String, count: Int)] {
            lines.compactMap { line in
                let members = (try? RawJSON(parsing: line).value())?.object
                let entries = members?["params"]?.object?["entries"]?.array
                return entries.flatMap { list in members?["id"]?.string.map { ($0, list.count) } }
            }
        }
        var open = questions(
            host.send(
                #"{"id":2,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.item","provides":true}]}}"#,
                from: shop
            )
        )
        #expect(open.map(\.count) == Array(repeating: 256, count: 8))
        var supplied = 0
        while let next = open.popLast() {
            let answer = Array(repeating: #"{"content":7}"#, count: next.count).joined(separator: ",")
            // A bad answer does not stop the others.
            let isBad = supplied == 0
            open += questions(
                host.send(#"{"id":"\#(next.id)","result":\#(isBad ? "7" : "[\(answer)]")}"#, from: shop)
            )
            supplied += next.count
            #expect(open.count <= 8)
        }
        #expect(supplied == 3_000)
        let path = host.result("path.get", #"{"limit":3000}"#, from: user)?.object?["path"]?.array ?? []
        let states = path.map { $0.object?["contentState"]?.string ?? "none" }
        #expect(states.count { $0 == "failed" } == 256 && states.count { $0 == "supplied" } == 2_744, "\(Set(states))")
    }

    @Test(
        arguments: [
            #"{"id":"q1","result":7}"#, #"{"id":"q1","error":{"code":1,"message":"no"}}"#,
            #"{"id":"q1","result":[{"links":[{"link":"a","type":"nonsense"}]}]}"#,
            #"{"id":"q1","result":[{"extra":1}]}"#,
        ]
    )
    func badAnswerIsNoContent(answer: String) {
        host.send(Requests.pushList, from: user)
        host.send(answer, from: shop)
        #expect(entry("e2")?["content"] == nil && entry("e2")?["contentState"] == "failed")
        #expect(entry("e2")?["contentFailure"]?.string?.isEmpty == false)
        #expect(host.result("ping", from: shop) != nil)
    }

    /// The module has supplied content, and then the entry gets other arguments.
    private func updateSupplied() {
        host.send(Requests.pushList, from: user)
        host.send(#"{"id":"q1","result":[{"content":"old"}]}"#, from: shop)
        host.send(#"{"id":1,"method":"entry.update","params":{"entry":"e2","arguments":{"page":2}}}"#, from: user)
        #expect(entry("e2")?["content"] == "old", "until the module answers")
    }

    @Test func contentOfFormerArgumentsGoesWhenThereIsNoOther() {
        updateSupplied()
        host.send(#"{"id":"q2","result":[null]}"#, from: shop)
        #expect(entry("e2")?["content"] == nil && entry("e2")?["contentState"] == "none")
    }

    @Test func contentOfFormerArgumentsGoesWhenTheOtherCannotBeUsed() {
        updateSupplied()
        host.send(#"{"id":"q2","error":{"code":1,"message":"no"}}"#, from: shop)
        #expect(entry("e2")?["content"] == nil && entry("e2")?["contentState"] == "failed")
    }

    @Test(arguments: ["{\"result\":[null]", "{\"error\":{\"code\":1,\"message\":\"no\"}"])
    func contentThatCameMeanwhileStays(answer: String) {
        updateSupplied()
        host.ask("entry.provide", #"{"entry":"e2","content":"new"}"#, from: shop)
        host.send("\(answer),\"id\":\"q2\"}", from: shop)
        #expect(entry("e2")?["content"] == "new" && entry("e2")?["contentState"] == "supplied")
    }

    @Test func onlyTheProviderSupplies() {
        host.send(Requests.pushList, from: user)
        #expect(host.error("entry.provide", #"{"entry":"e2","content":1}"#, from: user)?.object?["code"] == 301)
        #expect(host.result("entry.provide", #"{"entry":"e2","content":1}"#, from: shop)?.object?["changed"] == true)
        #expect(host.result("entry.provide", #"{"entry":"e2","content":1}"#, from: shop)?.object?["changed"] == false)
        #expect(host.result("entry.provide", #"{"entry":"e2"}"#, from: shop)?.object?["changed"] == true)
        #expect(entry("e2")?.object?["content"] == nil)
    }

    @Test func linkIsLiveWhereItsTypeIsKnown() {
        host.send(Requests.pushList, from: user)
        let links =
            #"[{"link":"item","label":"First","type":"shop.item","arguments":{"id":1}},{"link":"out","type":"other.place"}]"#
        host.send(#"{"id":1,"method":"entry.provide","params":{"entry":"e2","links":\#(links)}}"#, from: shop)
        let listed = host.result("entry.links", #"{"entry":"e2"}"#, from: user)?.object?["links"]?.array ?? []
        #expect(listed.map { $0.object?["isLive"] } == [true, false])
        #expect(host.error("entry.follow", #"{"entry":"e2","link":"out"}"#, from: user)?.object?["code"] == 203)
        let nearest = host.error("entry.follow", #"{"entry":"e2","link":"itm"}"#, from: user)?.object?["data"]?.object?[
            "nearest"
        ]
        #expect(nearest == "item")
        #expect(host.result("entry.follow", #"{"entry":"e2","link":"item"}"#, from: user)?.object?["navigator"] == "n1")
        #expect(entry("e3")?.object?["arguments"] == ["id": 1])
    }

    @Test func oneLinkServesAllItemsOfAList() {
        host.send(Requests.pushList, from: user)
        let link =
            #"[{"link":"item","type":"shop.item","arguments":{"currency":"EUR"},"placeholders":["id","size"]}]"#
        host.send(#"{"id":1,"method":"entry.provide","params":{"entry":"e2","links":\#(link)}}"#, from: shop)
        let listed = host.result("entry.links", #"{"entry":"e2"}"#, from: user)?["links"]?.array
        #expect(listed?.first?["placeholders"] == ["id", "size"] && listed?.first?["isLive"] == true)
        let follow = #"{"entry":"e2","link":"item","values":{"size":"l","id":{"of":[8]}}}"#
        #expect(host.result("entry.follow", follow, from: user)?["entry"] == "e3")
        #expect(entry("e3")?["arguments"] == ["currency": "EUR", "size": "l", "id": ["of": [8]]])
    }

    @Test(arguments: ["", #","values":{"id":8}"#, #","values":{"id":8,"size":"l","x":1}"#, #","values":7"#])
    func placeholdersNeedExactlyTheirValues(values: String) {
        host.send(Requests.pushList, from: user)
        let link =
            #"[{"link":"item","type":"shop.item","placeholders":["id","size"]},{"link":"plain","type":"shop.item"}]"#
        host.send(#"{"id":1,"method":"entry.provide","params":{"entry":"e2","links":\#(link)}}"#, from: shop)
        let refusal = host.error("entry.follow", #"{"entry":"e2","link":"item"\#(values)}"#, from: user)
        #expect(refusal?["data"]?["parameter"] == "values")
        let plain = host.error("entry.follow", #"{"entry":"e2","link":"plain","values":{"id":1}}"#, from: user)
        #expect(plain?["data"]?["parameter"] == "values")
    }

    @Test func valuesOfALinkAreCheckedByTheSchemaOfTheType() {
        host.send(
            #"{"id":0,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.item","arguments":{"properties":{"id":{"type":"integer"}}}}]}}"#,
            from: shop
        )
        host.send(Requests.pushList, from: user)
        let link = #"[{"link":"item","type":"shop.item","placeholders":["id"]}]"#
        host.send(#"{"id":1,"method":"entry.provide","params":{"entry":"e2","links":\#(link)}}"#, from: shop)
        let follow = #"{"entry":"e2","link":"item","values":{"id":"8"}}"#
        #expect(host.error("entry.follow", follow, from: user)?["data"]?["name"] == "invalid_arguments")
    }

    @Test(
        arguments: [
            #"[{"link":"a","type":"b.c","placeholders":["x","x"]}]"#,
            #"[{"link":"a","type":"b.c","arguments":{"x":1},"placeholders":["x"]}]"#,
            #"[{"link":"a","type":"b.c","placeholders":[7]}]"#,
            #"[{"link":"a","type":"b.c"},{"link":"a","type":"b.d"}]"#, #"[{"type":"b.c"}]"#, #"[{"link":"a"}]"#,
            #"[{"link":"a","type":"b"}]"#,
            #"[{"link":"a","type":"b.c","arguments":[]}]"#, "7",
        ]
    )
    func wrongLinksAreRefused(links: String) {
        host.send(Requests.pushList, from: user)
        #expect(
            host.error("entry.provide", #"{"entry":"e2","links":\#(links)}"#, from: shop)?.object?["code"] == -32602
        )
        #expect(entry("e2")?.object?["revision"] == 1)
    }
}
