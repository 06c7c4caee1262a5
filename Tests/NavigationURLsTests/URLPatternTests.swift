import JSON
import TestSupport
import Testing

@testable import NavigationURLs

/// The values that one pattern reads from a URL. The tables follow those of SwiftUIRouter and vue-router.
@Suite(.onSharedThreads)
struct URLPatternTests {
    private func values(_ pattern: String, _ url: String) throws -> JSONValue? {
        var trie = URLTrie()
        trie.insert(try URLPattern(parsing: pattern))
        return trie.match(try ParsedURL(parsing: url)).map { match in
            .object(JSONObject(match.values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
        }
    }

    @Test(
        arguments: [
            ("/", "/", [:]), ("/", "/a", nil), ("/a", "/", nil), ("/a", "/a", [:]), ("/a", "/a/", [:]),
            ("/a/", "/a", [:]),
            ("/a", "/A", nil), ("/a", "/a/b", nil), ("/a/b", "/a", nil), ("/a", "/a#x", [:]), ("/a", "/a?x=1", [:]),
            // Literals. All ways to write one are equal.
            ("/Äpfel", "/%C3%84pfel", [:]), ("/%C3%84pfel", "/Äpfel", [:]), ("/%7Ea", "/~a", [:]),
            ("/a%2Fb", "/a%2Fb", [:]),
            ("/a%2Fb", "/a/b", nil), ("/a:b", "/a:b", [:]), ("/%3Aid", "/:id", [:]), ("/%3Aid", "/x", nil),
            ("/caf\u{E9}", "/cafe%CC%81", [:]),
            // Scheme and host.
            ("shop://product", "shop://product", [:]), ("shop://product", "SHOP://PRODUCT/", [:]),
            ("SHOP://Product/a", "shop://product/a", [:]),
            ("shop://product/a", "shop://other/a", nil), ("shop://product/a", "other://product/a", nil),
            ("/a", "shop://product/a", nil),
            ("shop://product/a", "/a", nil), ("shop://h:81/a", "shop://h:81/a", [:]),
            ("shop://h:81/a", "shop://h/a", nil),
            ("shop://h/a", "shop://h.evil.example/a", nil), ("shop://h/a", "shop://h:81/a", nil),
            ("https://bücher.example/a", "https://xn--bcher-kva.example/a", [:]),
            // Parameters.
            ("/:id", "/12", ["id": "12"]), ("/:id", "/", nil), ("/:id", "/a/b", nil),
            ("/:id/:name", "/a/b", ["id": "a", "name": "b"]),
            ("/:id", "/a%2Fb", ["id": "a/b"]), ("/:id", "/%2541", ["id": "%41"]), ("/:id", "/%C3%A9", ["id": "é"]),
            ("/x/:id/y", "/x/1/y", ["id": "1"]), ("/x/:id/y", "/x/1/z", nil), ("/:id(string)", "/12", ["id": "12"]),
            ("/:id", "/+a", ["id": "+a"]),
            // Types.
            ("/:id(int)", "/12", ["id": 12]), ("/:id(int)", "/-12", ["id": -12]), ("/:id(int)", "/0", ["id": 0]),
            ("/:id(int)", "/012", nil), ("/:id(int)", "/+1", nil), ("/:id(int)", "/-0", nil),
            ("/:id(int)", "/1.0", nil), ("/:id(int)", "/x", nil),
            ("/:id(int)", "/9223372036854775807", ["id": 9_223_372_036_854_775_807]),
            ("/:id(int)", "/9223372036854775808", nil),
            ("/:id(int)", "/%31", ["id": 1]), ("/:id(int)", "/%D9%A1", nil), ("/:id(int)", "/1%20", nil),
            ("/:n(number)", "/1.5", ["n": 1.5]), ("/:n(number)", "/-2e3", ["n": -2000.0]),
            ("/:n(number)", "/7", ["n": 7]),
            ("/:n(number)", "/1e999", nil), ("/:n(number)", "/NaN", nil), ("/:n(number)", "/01", nil),
            ("/:n(number)", "/0x1", nil),
            ("/:n(number)", "/%201", nil), ("/:n(number)", "/1%0A", nil), ("/:n(number)", "/true", nil),
            ("/:b(bool)", "/true", ["b": true]), ("/:b(bool)", "/false", ["b": false]), ("/:b(bool)", "/True", nil),
            ("/:b(bool)", "/1", nil),
            ("/:u(uuid)", "/0191f0c4-7a3b-7c1e-8f00-0123456789AB", ["u": "0191f0c4-7a3b-7c1e-8f00-0123456789AB"]),
            ("/:u(uuid)", "/0191f0c4", nil), ("/:u(uuid)", "/0191f0c47a3b7c1e8f000123456789ab", nil),
            ("/:s(price|name)", "/price", ["s": "price"]), ("/:s(price|name)", "/Price", nil),
            ("/:s(price|name)", "/pric", nil),
            ("/:s(a%2Fb|c)", "/a%2Fb", ["s": "a/b"]),
            // Optional segments.
            ("/:id?", "/", [:]), ("/:id?", "/1", ["id": "1"]), ("/a/:id(int)?", "/a", [:]),
            ("/a/:id(int)?", "/a/1", ["id": 1]),
            ("/a/:id(int)?", "/a/x", nil), ("/:lang(de|en)?/about", "/about", [:]),
            ("/:lang(de|en)?/about", "/de/about", ["lang": "de"]),
            ("/:lang(de|en)?/about", "/fr/about", nil), ("/:a?/:b?", "/1", ["a": "1"]),
            ("/:a?/:b?", "/1/2", ["a": "1", "b": "2"]),
            ("/:a(int)?/:b?", "/x", ["b": "x"]), ("/:a(int)?/:b?", "/1", ["a": 1]),
            ("/:a(x|y)?/:b(y|z)?", "/y", ["a": "y"]),
            ("/:a(x|y)?/:b(y|z)?", "/z", ["b": "z"]), ("/:a?", "/a/b", nil),
            ("shop://product/:id(int)/reviews/:page(int)?", "shop://product/12/reviews", ["id": 12]),
            ("shop://product/:id(int)/reviews/:page(int)?", "shop://product/12/reviews/3", ["id": 12, "page": 3]),
            ("shop://product/:id(int)/reviews/:page(int)?", "shop://product/12", nil),
            // The rest.
            ("/docs/*rest", "/docs/a/b", ["rest": ["a", "b"]]), ("/docs/*rest", "/docs", ["rest": []]),
            ("/docs/*rest", "/doc", nil),
            ("/docs/*rest", "/docs/a%2Fb/c", ["rest": ["a/b", "c"]]), ("/docs/*", "/docs/a", [:]),
            ("/*all", "/", ["all": []]),
            ("shop://h/*all", "shop://h", ["all": []]), ("/docs/%2A", "/docs/*", [:]), ("/docs/%2A", "/docs/a", nil),
            ("/:a(int)?/*rest", "/1/x", ["a": 1, "rest": ["x"]]), ("/:a(int)?/*rest", "/x/1", ["rest": ["x", "1"]]),
            // The query.
            ("/s?q=:q", "/s?q=a%26b", ["q": "a&b"]), ("/s?q=:q", "/s", nil), ("/s?q=:q", "/s?q=", ["q": ""]),
            ("/s?q=:q", "/s?q=a&x=1", ["q": "a"]),
            ("/s?q=:q", "/s?q=a&q=b", nil), ("/s?q=:q", "/s?x=1&x=2&q=a", ["q": "a"]), ("/s?q=:q", "/s?Q=a", nil),
            ("/s?q=:q", "/s?%71=a", ["q": "a"]),
            ("/s?mode=edit", "/s?mode=edit", [:]), ("/s?mode=edit", "/s?mode=view", nil), ("/s?mode=edit", "/s", nil),
            ("/s?sort=:sort(price|name)?", "/s", [:]), ("/s?sort=:sort(price|name)?", "/s?sort=name", ["sort": "name"]),
            ("/s?sort=:sort(price|name)?", "/s?sort=evil", nil),
            ("/s?sort=:sort(price|name)?", "/s?sort=name&sort=name", nil),
            ("/s?a=:a(int)&b=:b(int)?", "/s?b=2&a=1", ["a": 1, "b": 2]),
            ("/s?a=:a(int)&b=:b(int)?", "/s?a=1", ["a": 1]),
            ("/:a??q=:q", "/?q=1", ["q": "1"]), ("/:a??q=:q", "/x?q=1", ["a": "x", "q": "1"]),
            ("/:a?q=:q", "/?q=1", nil),
            ("/s?a%20b=:x", "/s?a%20b=1", ["x": "1"]), ("/s?mode=a%26b", "/s?mode=a%26b", [:]),
            ("shop://h?q=:q", "shop://h/?q=1", ["q": "1"]),
        ] as [(String, String, JSONValue?)]
    )
    func takesValues(pattern: String, url: String, values expected: JSONValue?) throws {
        #expect(try values(pattern, url) == expected)
    }

    @Test(
        arguments: [
            ("", .relative), ("a/b", .relative), ("//host/a", .relative), ("shop:a", .relative), ("*", .relative),
            ("/a#b", .fragment), ("1shop://h/a", .origin("1shop://h", .notURL)),
            ("shop://u@h/a", .origin("shop://u@h", .userInfo)),
            ("://h/a", .origin("://h", .relative)), ("shop://:host/a", .origin("shop://:host", .notURL)),
            ("/a//b", .segment("", .emptySegment)), ("/a/../b", .segment("..", .dotSegment)),
            ("/%2e", .segment("%2e", .dotSegment)),
            ("/a b", .segment("a b", .notURL)), ("/%zz", .segment("%zz", .notURL)), ("/%00", .segment("%00", .null)),
            ("/%FF", .segment("%FF", .notUTF8)),
            ("/*a/b", .restNotLast), ("/*a/*b", .restNotLast), ("/:", .name("")), ("/:1a", .name("1a")),
            ("/:a-b", .name("a-b")), ("/:ä", .name("ä")),
            ("/*1", .name("1")), ("/:?", .name("")), ("/:a/:a", .repeated("a")), ("/:a/*a", .repeated("a")),
            ("/:a?x=:a", .repeated("a")),
            ("/:a(float)", .type("float")), ("/:a()", .type("")), ("/:a(int", .type(":a(int")),
            ("/:a(b|)", .type("b|")), ("/:a(b|b)", .type("b|b")),
            ("/:a(int)x", .type(":a(int)x")), ("/a?x", .queryPart("x")), ("/a?=1", .queryPart("=1")),
            ("/a?x=1&x=2", .queryPart("x=2")),
            ("/a?x=1&&y=2", .queryPart("")), ("/a?x=a b", .queryPart("x=a b")), ("/a?x=%FF", .queryPart("x=%FF")),
            ("/a?x=:1", .name("1")),
            ("/:a?/:b?/:c?/:d?/:e?", .tooManyOptionals),
        ] as [(String, URLPatternError)]
    )
    func isRefused(text: String, error: URLPatternError) {
        #expect(throws: error) { try URLPattern(parsing: text) }
        #expect(!error.reason.isEmpty)
    }

    @Test func patternMayHaveSoManySegments() throws {
        #expect(throws: URLPatternError.tooManySegments(2)) { try URLPattern(parsing: "/a/b/c", maximumSegments: 2) }
        #expect(try URLPattern(parsing: "/a/b/*c", maximumSegments: 2).restName == "c")
    }

    @Test func randomBytesNeitherCrashNorMatchByHalves() throws {
        var trie = URLTrie()
        for text in ["/:a", "/:a(int)", "/x/:b", "/:lang(de|en)/*rest", "shop://h/:a/:b(int)?", "/s?q=:q"] {
            trie.insert(try URLPattern(parsing: text))
        }
        var generator = SeededGenerator(seed: 11)
        let bytes =
            Array("/:?#%&=@.[]\\ abx09shop://h".utf8) + [0, 9, 10, 13, 0x7F, 0x80, 0xC0, 0xC3, 0xA9, 0xED, 0xFF]
        var matches = 0
        for round in 0..<20_000 {
            let start = generator.pick(["/", "shop://h/", "", "/x/", "/s?q="])
            let noise = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                round.isMultiple(of: 2) ? generator.pick(bytes) : UInt8.random(in: .min ... .max, using: &generator)
            }
            let text = start + String(decoding: noise, as: UTF8.self)
            guard let url = try? ParsedURL(parsing: text) else { continue }
            for segment in url.segments {
                #expect(!segment.isEmpty && segment != "." && segment != ".." && !segment.utf8.contains(0))
            }
            if trie.match(url) != nil { matches += 1 }
            // A URL that was read has the same values when it is written again.
            let path = "/" + url.segments.map { ParsedURL.encode($0) }.joined(separator: "/")
            #expect(try ParsedURL(parsing: (url.origin?.description ?? "") + path).segments == url.segments, "\(text)")
        }
        #expect(matches > 1_000, "the noise is not all refused")
    }
}
