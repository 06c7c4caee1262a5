import JSON
import NavigationControl
import Testing

struct ContractCheckTests {
    private static let registration =
        #"{"session":"shop","direction":"in","kind":"request","method":"module.register","message":{"id":1,"method":"module.register","params":{"module":"shop","destinations":[{"type":"shop.list"},{"type":"shop.item","arguments":{"properties":{"id":{"type":"integer"}},"required":["id"]}}]}}}"#

    private func check(_ lines: [String], registrations: Bool = true) throws -> ContractCheck {
        var check = ContractCheck()
        let header = TrafficRecorder.header(instance: "aa", version: "1")
        check.add(
            try Transcript(([header, Self.registration] + lines).joined(separator: "\n")),
            registrations: registrations
        )
        return check
    }

    private func request(_ method: String, _ params: String, by session: String = "cart") -> String {
        #"{"session":"\#(session)","direction":"in","kind":"request","method":"\#(method)","message":{"id":1,"method":"\#(method)","params":\#(params)}}"#
    }

    private func question(_ method: String, _ params: String, _ answer: String?) -> [String] {
        let question =
            #"{"session":"shop","direction":"out","kind":"question","method":"\#(method)","message":{"id":"q1","method":"\#(method)","params":\#(params)}}"#
        return [question]
            + (answer.map {
                [
                    #"{"session":"shop","direction":"in","kind":"answer","method":"\#(method)","message":{"id":"q1",\#($0)}}"#
                ]
            } ?? [])
    }

    @Test(arguments: [
        ("push", #"{"type":"shop.itme"}"#), ("replace", #"{"type":"shop.itme"}"#),
        ("path.set", #"{"path":[{"type":"shop.list"},{"type":"shop.itme"}]}"#),
        ("path.append", #"{"path":[{"type":"shop.itme"}]}"#), ("navigator.create", #"{"root":{"type":"shop.itme"}}"#),
        ("flow.start", #"{"name":"f","type":"shop.itme"}"#), ("column.show", #"{"type":"shop.itme"}"#),
        ("send", #"{"values":[{"value":"v"},{"type":"shop.itme"}]}"#),
        ("module.register", #"{"module":"cart","destinations":[],"flows":[{"name":"f","type":"shop.itme"}]}"#),
        (
            "module.register",
            #"{"module":"cart","destinations":[],"mappings":[{"from":"a.b","to":"shop.itme","arguments":{}}]}"#
        ),
        ("state.set", #"{"state":[{"path":[{"type":"shop.itme"}]}]}"#),
        ("trigger.bind", #"{"trigger":"t","operation":{"method":"push","params":{"type":"shop.itme"}}}"#),
        ("transaction", #"{"operations":[{"method":"push","params":{"type":"shop.itme"}}]}"#),
    ])
    func typeThatNobodyRegistersIsFound(method: String, params: String) throws {
        let problems = try check([request(method, params)]).problems
        #expect(problems.map(\.kind) == [.unknownType] && problems.map(\.type) == ["shop.itme"])
    }

    @Test func argumentsAreCheckedWithTheSchema() throws {
        let problems = try check([
            request("push", #"{"type":"shop.item","arguments":{"id":1}}"#),
            request("push", #"{"type":"shop.item","arguments":{"id":"1"}}"#), request("push", #"{"type":"shop.item"}"#),
            request("push", #"{"type":"shop.item"}"#),
        ]).problems
        #expect(problems.map(\.kind) == [.wrongArguments, .wrongArguments])
        #expect(problems.first?.description.hasPrefix("cart: push shop.item: arguments/id: ") == true)
        #expect(problems.last?.description.hasSuffix("(required)") == true)
    }

    @Test(
        arguments: [
            ("entry.ask", #"{"message":1}"#, #""result":null"#, nil),
            ("entry.ask", #"{"message":1}"#, #""error":{"code":1,"message":"What?"}"#, .noAnswer),
            ("entry.ask", #"{"message":1}"#, nil, .noAnswer),
            ("type.provide", #"{"entries":[{},{}]}"#, #""result":[{"content":1},null]"#, nil),
            ("type.provide", #"{"entries":[{},{}]}"#, #""result":[null]"#, .wrongAnswer),
            ("type.provide", #"{"entries":[{}]}"#, #""result":[{"contents":1}]"#, .wrongAnswer),
            ("type.migrate", #"{"entries":[{}]}"#, #""result":[{"id":1}]"#, nil),
            ("type.migrate", #"{"entries":[{}]}"#, #""result":[1]"#, .wrongAnswer),
            ("guard.ask", "{}", #""result":{"verdict":"allow"}"#, nil),
            ("guard.ask", "{}", #""result":{"verdict":"allow","reason":"x"}"#, .wrongAnswer),
            ("guard.ask", "{}", #""result":{"verdict":"perhaps"}"#, .wrongAnswer),
            ("guard.ask", "{}", #""result":{"verdict":"redirect"}"#, .wrongAnswer),
            ("guard.ask", "{}", #""result":{"verdict":"redirect","type":"a.b"}"#, nil),
            ("url.resolve", "{}", #""result":null"#, nil), ("url.resolve", "{}", #""result":[]"#, nil),
            ("url.resolve", "{}", #""result":"x""#, .wrongAnswer),
            ("value.receive", "{}", #""result":{"resume":"pause"}"#, nil),
            ("value.receive", "{}", #""result":"pause""#, .wrongAnswer),
        ] as [(String, String, String?, ContractProblem.Kind?)]
    )
    func answersHaveTheirForm(method: String, params: String, answer: String?, expected: ContractProblem.Kind?) throws {
        let problems = try check(question(method, params, answer)).problems
        #expect(problems.map(\.kind) == (expected.map { [$0] } ?? []))
    }

    @Test func typesThatOnlyTheirModuleAsksForAreUnused() throws {
        let own = request("push", #"{"type":"shop.list"}"#, by: "shop")
        let other = request("push", #"{"type":"shop.item","arguments":{"id":1}}"#)
        #expect(try check([own]).unused == ["shop.item", "shop.list"])
        #expect(try check([own, other]).unused == ["shop.list"])
    }

    @Test func runningHostMayCountInsteadOfTheRecording() throws {
        var check = try check([request("push", #"{"type":"shop.list"}"#)], registrations: false)
        #expect(check.problems.map(\.kind) == [.unknownType])
        check.add(destinations: #"{"destinations":[{"type":"shop.list","arguments":{"required":["page"]}}]}"#)
        #expect(check.problems.map(\.kind) == [.wrongArguments])
    }

    // MARK: Content and messages

    private static let typed =
        #"{"destinations":[{"type":"shop.list","content":{"required":["title"]},"messages":{"rename":{"type":"string"}}}]}"#

    @Test(
        arguments: [
            ("entry.ask", #"{"type":"shop.list","name":"rename","message":"x"}"#, #""result":1"#, nil),
            ("entry.ask", #"{"type":"shop.list","name":"rename","message":7}"#, #""result":1"#, .wrongMessage),
            ("entry.ask", #"{"type":"shop.list","name":"other","message":7}"#, #""result":1"#, .wrongMessage),
            ("entry.ask", #"{"type":"shop.list","message":7}"#, #""result":1"#, .wrongMessage),
            ("entry.ask", #"{"type":"shop.item","message":7}"#, #""result":1"#, nil),
            (
                "type.provide", #"{"type":"shop.list","entries":[{},{}]}"#,
                #""result":[null,{"content":{"title":"x"}}]"#, nil
            ),
            (
                "type.provide", #"{"type":"shop.list","entries":[{}]}"#, #""result":[{"content":{"titel":"x"}}]"#,
                .wrongContent
            ),
        ] as [(String, String, String, ContractProblem.Kind?)]
    )
    func contentAndMessagesAreChecked(method: String, params: String, answer: String, expected: ContractProblem.Kind?)
        throws
    {
        var check = try check(question(method, params, answer))
        check.add(destinations: Self.typed)
        #expect(check.problems.map(\.kind) == (expected.map { [$0] } ?? []))
    }

    @Test func refusedMessagesAndContentAreProblems() throws {
        func refusal(_ name: String) -> String {
            #"{"session":"cart","direction":"out","kind":"answer","method":"entry.ask","message":{"id":1,"error":{"code":227,"message":"no","data":{"name":"\#(name)","type":"shop.list"}}}}"#
        }
        let asked = request("entry.ask", #"{"entry":"e2","name":"other","message":1}"#)
        #expect(try check([asked, refusal("unknown_message")]).problems.map(\.kind) == [.wrongMessage])
        #expect(try check([asked, refusal("invalid_arguments")]).problems.map(\.kind) == [.wrongMessage])
        #expect(try check([asked, refusal("provider_gone")]).problems == [])
    }

    @Test func shownContentIsChecked() {
        var check = ContractCheck()
        check.add(destinations: Self.typed)
        check.add(
            snapshot: #"""
                {"navigators":[{"path":[{"type":"shop.list","arguments":{},"content":{"title":"x"}},{"type":"shop.list",\#
                "arguments":{},"content":{"titel":7}},{"type":"shop.list","arguments":{},"contentState":"failed","contentFailure":"late"}]}]}
                """#
        )
        #expect(check.problems.map(\.kind) == [.wrongContent, .wrongContent])
        #expect(check.problems.last?.reason == "late")
    }

    // MARK: A host with a history

    @Test func orphanIsNoUnknownType() throws {
        var check = try check([request("push", #"{"type":"old.page"}"#)], registrations: false)
        check.add(destinations: #"{"destinations":[]}"#)
        #expect(check.problems.map(\.kind) == [.unknownType])
        check.add(
            snapshot:
                #"{"navigators":[{"path":[{"type":"old.page","arguments":{}}]}],"orphaned":["old.page"]}"#
        )
        #expect(check.problems == [] && check.orphaned == ["old.page"])
        check.add(destinations: #"{"destinations":[{"type":"old.page"}]}"#)
        #expect(check.orphaned == [])
    }

    @Test func whatIsShownCountsAsAskedFor() {
        var check = ContractCheck()
        check.add(destinations: #"{"destinations":[{"type":"a.a"},{"type":"a.b"}]}"#)
        check.add(
            snapshot:
                #"{"navigators":[{"root":{"type":"a.c","arguments":{}},"path":[{"type":"a.a","arguments":{}}]},{"path":[]}]}"#
        )
        #expect(check.problems.map(\.type) == ["a.c"] && check.unused == ["a.b"])
    }
}
