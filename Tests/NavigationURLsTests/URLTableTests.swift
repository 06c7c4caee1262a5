import JSON
import TestSupport
import Testing

@testable import NavigationURLs

/// From URLs to items, and back.
@Suite(.onSharedThreads)
struct URLTableTests {
    private static func registered(
        _ pattern: String,
        _ items: String?,
        of module: String = "shop"
    ) throws -> RegisteredURL {
        let parsed = try URLPattern(parsing: pattern)
        let target: RegisteredURL.Target
        if let items {
            target = .items(try URLTemplate(try RawJSON(parsing: items), for: parsed))
        } else {
            target = .ask
        }
        return RegisteredURL(pattern: parsed, module: module, target: target)
    }

    private static func table(_ patterns: [(String, String?)]) throws -> URLTable {
        var table = URLTable()
        for (pattern, items) in patterns { try table.register(registered(pattern, items)) }
        return table
    }

    @Test(
        arguments: [
            (
                "/:id(int)", #"[{"type":"shop.item","arguments":{"id":"{id}"}}]"#, "/12",
                #"[{"type":"shop.item","arguments":{"id":12}}]"#
            ),
            (
                "/:id", #"[{"type":"shop.item","arguments":{"id":"{id}"}}]"#, "/12",
                #"[{"type":"shop.item","arguments":{"id":"12"}}]"#
            ),
            (
                "/:id(int)", #"[{"a":"no. {id}!","b":["{id}",1],"c":{"d":"{id}{id}"}}]"#, "/7",
                #"[{"a":"no. 7!","b":[7,1],"c":{"d":"77"}}]"#
            ),
            (
                "/:n(number)/:b(bool)", #"[{"n":"{n}","b":"{b}","t":"{n}/{b}"}]"#, "/1.50/true",
                #"[{"n":1.5,"b":true,"t":"1.5/true"}]"#
            ),
            ("/:page(int)?", #"[{"a":{"page":"{page}","x":1}}]"#, "/", #"[{"a":{"x":1}}]"#),
            ("/:page(int)?", #"[{"a":{"page":"{page}","x":1}}]"#, "/3", #"[{"a":{"page":3,"x":1}}]"#),
            ("/*rest", #"[{"path":"{rest}"}]"#, "/a/b%2Fc", #"[{"path":["a","b/c"]}]"#),
            (
                "/a", #"[{"text":"{ } {} {1} {a b} } { {{"},{"n":null}]"#, "/a",
                #"[{"text":"{ } {} {1} {a b} } { {{"},{"n":null}]"#
            ),
            ("/:x", #"[{"text":"{{x}}"}]"#, "/1", #"[{"text":"{1}"}]"#),
            ("/:x", #"[{"text":"{x}"}]"#, "/%7Bx%7D", #"[{"text":"{x}"}]"#),
        ]
    )
    func urlBecomesItems(pattern: String, template: String, url: String, items: String) throws {
        let match = try Self.table([(pattern, template)]).match(try ParsedURL(parsing: url))
        #expect(try match?.items.map { .array($0) } == RawJSON(parsing: items).value())
    }

    @Test(
        arguments: [
            ("/:id", #"[]"#, .notItems), ("/:id", #"{}"#, .notItems), ("/:id", #"[7]"#, .notItems),
            ("/:id", #"[{"type":"shop.{id}"}]"#, .notFixed("type")),
            ("/:id", #"[{"value":"{id}"}]"#, .notFixed("value")),
            ("/:id", #"[{"type":"shop.item","method":"{id}"}]"#, .notFixed("method")),
            ("/:id", #"[{"action":"send","values":[{"type":"shop.{id}"}]}]"#, .notFixed("type")),
            ("/:id", #"[{"a":"{it}"}]"#, .unknownParameter("it", known: ["id"])),
            ("/", #"[{"a":"{it}"}]"#, .unknownParameter("it", known: [])),
            ("/:id?", #"[{"a":"x{id}"}]"#, .optionalInText("id")),
            ("/:id?", #"[{"a":["{id}"]}]"#, .optionalInText("id")),
            ("/*rest", #"[{"a":"x{rest}"}]"#, .listInText("rest")),
        ] as [(String, String, URLTemplateError)]
    )
    func itemsAreRefused(pattern: String, template: String, error: URLTemplateError) throws {
        let pattern = try URLPattern(parsing: pattern)
        let source = try RawJSON(parsing: template)
        #expect(throws: error) { try URLTemplate(source, for: pattern) }
        #expect(!error.reason.isEmpty)
    }

    @Test func sampleHasEveryMember() throws {
        let pattern = try URLPattern(parsing: "/:n(number)/:c(b|a)/:o?/*rest?b=:b(bool)&u=:u(uuid)")
        let template = try URLTemplate(
            try RawJSON(parsing: #"[{"n":"{n}","c":"{c}","o":"{o}","r":"{rest}","b":"{b}","u":"{u}"}]"#),
            for: pattern
        )
        let sample = #"[{"n":1,"c":"a","o":"x","r":[],"b":true,"u":"00000000-0000-0000-0000-000000000000"}]"#
        #expect(try JSONValue.array(template.sample) == RawJSON(parsing: sample).value())
    }

    @Test(
        arguments: [
            (#"[{"type":"shop.item","arguments":{"id":12}}]"#, "shop://product/12"),
            (#"[{"type":"shop.item","arguments":{"id":12,"page":3}}]"#, "shop://product/12/3"),
            (#"[{"arguments":{"page":3,"id":12},"type":"shop.item"}]"#, "shop://product/12/3"),
            (#"[{"type":"shop.item","arguments":{"id":12.0}}]"#, "shop://product/12"),
            (#"[{"type":"shop.item","arguments":{"id":"x"}}]"#, nil),
            (#"[{"type":"shop.item","arguments":{"page":3}}]"#, nil),
            (#"[{"type":"shop.item","arguments":{"id":12,"other":1}}]"#, nil),
            (#"[{"type":"shop.item"}]"#, nil),
            (#"[{"type":"shop.item","arguments":{"id":12},"method":"sheet"}]"#, nil),
            (#"[{"type":"shop.list","arguments":{}}]"#, "/list"),
            (#"[{"type":"shop.list","arguments":{"q":"a b&c/é"}}]"#, "/list?q=a%20b%26c%2F%C3%A9"),
            (#"[{"type":"shop.list","arguments":{}},{"type":"shop.item","arguments":{"id":1}}]"#, "/list/1"),
            (#"[{"type":"shop.docs","arguments":{"path":["a","b/c"],"title":"Page a"}}]"#, "/docs/a/b%2Fc"),
            (#"[{"type":"shop.docs","arguments":{"path":["a",".."],"title":"Page a"}}]"#, nil),
            (#"[{"type":"shop.docs","arguments":{"path":["a",7],"title":"Page a"}}]"#, nil),
            (#"[{"type":"shop.docs","arguments":{"path":"a","title":"Page a"}}]"#, nil),
            (#"[{"type":"shop.page","arguments":{"name":"page-x-1"}}]"#, "/page/x/1"),
            (#"[{"type":"shop.page","arguments":{"name":"page-x"}}]"#, nil),
            (#"[{"type":"shop.twice","arguments":{"a":"x","b":"x"}}]"#, "/twice/x"),
            (#"[{"type":"shop.twice","arguments":{"a":"x","b":"y"}}]"#, nil),
            (#"[{"type":"shop.asked","arguments":{}}]"#, nil),
            (#"[{"type":"shop.hidden","arguments":{"id":"list"}}]"#, nil),
            (#"[{"type":"shop.hidden","arguments":{"id":"other"}}]"#, "/other"),
            (#"[]"#, nil),
        ] as [(String, String?)]
    )
    func itemsBecomeAURL(items: String, url: String?) throws {
        let table = try Self.table([
            (
                "shop://product/:id(int)/:page(int)?",
                #"[{"type":"shop.item","arguments":{"id":"{id}","page":"{page}"}}]"#
            ),
            (
                "/list?q=:q?",
                #"[{"action":"dismissAny"},{"action":"popAll"},{"type":"shop.list","arguments":{"q":"{q}"}}]"#
            ),
            (
                "/list/:id(int)",
                #"[{"action":"reset"},{"type":"shop.list","arguments":{}},{"type":"shop.item","arguments":{"id":"{id}"}}]"#
            ),
            ("/docs/*path", #"[{"type":"shop.docs","arguments":{"path":"{path}","title":"Page a"}}]"#),
            ("/page/:a/:b", #"[{"type":"shop.page","arguments":{"name":"page-{a}-{b}"}}]"#),
            ("/twice/:a", #"[{"type":"shop.twice","arguments":{"a":"{a}","b":"{a}"}}]"#),
            ("/:id", #"[{"type":"shop.hidden","arguments":{"id":"{id}"}}]"#),
            ("/asked", nil),
        ])
        let items = try RawJSON(parsing: items).value().array ?? []
        #expect(table.url(for: items)?.url == url)
    }

    @Test func mostConcretePatternWritesTheURL() throws {
        let patterns = [
            ("/any/*x", #"[{"type":"a.b","arguments":{"x":"{x}"}}]"#),
            ("/text/:x", #"[{"type":"a.b","arguments":{"x":"{x}"}}]"#),
            ("/number/:x(int)", #"[{"type":"a.b","arguments":{"x":"{x}"}}]"#),
            ("/first", #"[{"type":"a.b","arguments":{"x":1}}]"#),
        ]
        for patterns in [patterns, patterns.reversed()] {
            let table = try Self.table(patterns.map { ($0, .some($1)) })
            func url(_ x: JSONValue) -> String? {
                table.url(for: [.object(JSONObject([("type", "a.b"), ("arguments", .object(JSONObject([("x", x)])))]))]
                )?.url
            }
            #expect(url(1) == "/first")
            #expect(url(2) == "/number/2")
            #expect(url("2") == "/text/2")
            #expect(url(["2", "3"]) == "/any/2/3")
            #expect(url(true) == nil)
        }
    }

    @Test func placeIsWhatIsShownWhereverAndHowever() throws {
        let table = try Self.table([
            (
                "/sheet/:x",
                #"[{"action":"reset"},{"type":"a.b"},{"type":"a.c","arguments":{"x":"{x}"},"method":"sheet","navigator":"n1"}]"#
            ),
            ("/fixed", #"[{"type":"a.d","method":"cover"}]"#),
        ])
        let place =
            try RawJSON(parsing: #"[{"type":"a.b","arguments":{}},{"type":"a.c","arguments":{"x":"1"}}]"#).value().array
            ?? []
        #expect(table.url(for: place, asPlace: true)?.url == "/sheet/1")
        #expect(table.url(for: place) == nil)
        #expect(table.url(for: [.object(JSONObject([("type", "a.d")]))], asPlace: true)?.url == "/fixed")
        #expect(table.url(for: place, asPlace: true) { $0.utf8.count < 8 } == nil, "a URL that is not accepted")
    }

    /// Items with any arguments have either no URL, or one that becomes exactly these items.
    @Test func urlOfItemsBecomesTheseItems() throws {
        let table = try Self.table([
            ("shop://product/:id(int)/:page(int)?", #"[{"type":"a.ints","arguments":{"x":"{id}","y":"{page}"}}]"#),
            ("/number/:x(number)?y=:y(number)?", #"[{"type":"a.numbers","arguments":{"x":"{x}","y":"{y}"}}]"#),
            ("/bool/:x(bool)?y=:y(bool)?", #"[{"type":"a.bools","arguments":{"x":"{x}","y":"{y}"}}]"#),
            ("/text/:x?y=:y?", #"[{"type":"a.texts","arguments":{"x":"{x}","y":"{y}"}}]"#),
            ("/text/special", #"[{"type":"a.other"}]"#),
            ("/rest/*x?y=:y", #"[{"type":"a.rest","arguments":{"x":"{x}","y":"<{y}>"}}]"#),
        ])
        var generator = SeededGenerator(seed: 13)
        var written = 0
        for _ in 0..<5_000 {
            let type = generator.pick(["a.ints", "a.numbers", "a.bools", "a.texts", "a.rest"])
            var arguments = JSONObject()
            arguments.set(
                "x",
                type == "a.rest" ? .array((0..<3).map { _ in .string(generator.text()) }) : generator.value()
            )
            if Bool.random(using: &generator) {
                arguments.set("y", type == "a.rest" ? .string("<\(generator.text())>") : generator.value())
            }
            let items = [JSONValue.object(JSONObject([("type", .string(type)), ("arguments", .object(arguments))]))]
            guard let found = table.url(for: items) else { continue }
            written += 1
            #expect(try table.match(ParsedURL(parsing: found.url))?.items == items, "\(found.url)")
        }
        #expect(written > 1_000)
    }

    @Test func textsThatAreAllowedAlwaysHaveAURL() throws {
        let table = try Self.table([("/text/:x?y=:y", #"[{"type":"a.texts","arguments":{"x":"{x}","y":"{y}"}}]"#)])
        var generator = SeededGenerator(seed: 17)
        for _ in 0..<2_000 {
            let arguments = JSONObject([("x", .string(generator.text())), ("y", .string(generator.text()))])
            let items = [JSONValue.object(JSONObject([("type", "a.texts"), ("arguments", .object(arguments))]))]
            #expect(table.url(for: items) != nil, "\(arguments)")
        }
    }

    @Test func patternsHaveOwners() throws {
        var table = try Self.table([("/a", #"[{"type":"shop.a"}]"#), ("/:x", nil)])
        #expect(throws: URLConflict.self) { try table.register(Self.registered("/a", nil, of: "other")) }
        #expect(throws: URLConflict.self) { try table.register(Self.registered("/%61", nil, of: "shop")) }
        try table.register(Self.registered("/caf\u{E9}", nil))
        #expect(throws: URLConflict.self) { try table.register(Self.registered("/cafe\u{301}", nil, of: "other")) }
        #expect(table.unregister(module: "shop", pattern: "/cafe\u{301}").count == 1)
        #expect(table.match(try ParsedURL(parsing: "/a"))?.items != nil, "what was there is as it was")
        try table.register(Self.registered("/a", nil))
        #expect(table.match(try ParsedURL(parsing: "/a"))?.items == nil, "the same text again redefines it")
        try table.register(Self.registered("/b", nil, of: "other"))
        #expect(table.patterns().map(\.pattern.text) == ["/a", "/b", "/:x"])
        #expect(table.patterns(of: "shop").map(\.pattern.text) == ["/a", "/:x"])
        #expect(table.load(of: ["shop"]).count == 2 && table.load(of: ["shop", "other", "none"]).count == 3)
        #expect(table.unregister(module: "shop", pattern: "/b").isEmpty)
        #expect(table.unregister(module: "shop", pattern: "/a").map(\.pattern.text) == ["/a"])
        #expect(table.unregister(module: "shop").map(\.pattern.text) == ["/:x"])
        #expect(table.match(try ParsedURL(parsing: "/a")) == nil)
        table.unregister(module: "other")
        #expect(table.isEmpty && table.load(of: ["other"]).count == 0)
    }
}
