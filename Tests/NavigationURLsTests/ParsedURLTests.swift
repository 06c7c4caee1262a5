import TestSupport
import Testing

@testable import NavigationURLs

/// The parts of a URL, and the URLs that are refused.
struct ParsedURLTests {
    @Test(
        arguments: [
            ("shop://product/12/reviews", "shop://product", ["12", "reviews"]),
            ("shop://product", "shop://product", []),
            ("shop://product/", "shop://product", []),
            ("shop:///a", "shop://", ["a"]),
            ("SHOP://Product/A", "shop://product", ["A"]),
            ("shop://host:/a", "shop://host", ["a"]),
            ("shop://host:81/a", "shop://host:81", ["a"]),
            ("shop://[2001:DB8::1]/a", "shop://[2001:db8::1]", ["a"]),
            ("/docs/a/", nil, ["docs", "a"]),
            ("/", nil, []),
            ("/a#part", nil, ["a"]),
            ("/a%2Fb/c", nil, ["a/b", "c"]),
            ("/%41%7e", nil, ["A~"]),
            ("/%2541", nil, ["%41"]),
            ("/...", nil, ["..."]),
            ("/a:b", nil, ["a:b"]),
            ("/a;b=1,2", nil, ["a;b=1,2"]),
            ("/%C3%84pfel", nil, ["Äpfel"]),
            ("/Äpfel/日本", nil, ["Äpfel", "日本"]),
            ("https://bücher.example/a", "https://xn--bcher-kva.example", ["a"]),
            ("https://BÜCHER.example/a", "https://xn--bcher-kva.example", ["a"]),
        ] as [(String, String?, [String])]
    )
    func isTakenApart(text: String, origin: String?, segments: [String]) throws {
        let url = try ParsedURL(parsing: text)
        #expect(url.origin?.description == origin)
        #expect(url.segments.map { Array($0.utf8) } == segments.map { Array($0.utf8) })
    }

    @Test(
        arguments: [
            ("/a", [:]), ("/a?", [:]), ("/a?x", ["x": [""]]), ("/a?x=", ["x": [""]]),
            ("/a?x=1&y=2", ["x": ["1"], "y": ["2"]]),
            ("/a?x=1&x=2", ["x": ["1", "2"]]), ("/a?&&x=1&", ["x": ["1"]]), ("/a?x=a=b", ["x": ["a=b"]]),
            ("/a?x=a%26b%3Dc", ["x": ["a&b=c"]]), ("/a?x=a+b", ["x": ["a+b"]]), ("/a?x=a%20b", ["x": ["a b"]]),
            ("/a?x=/b?c", ["x": ["/b?c"]]), ("/a?x=é", ["x": ["é"]]), ("/a?%78=1", ["x": ["1"]]),
            ("/a?x=%2500", ["x": ["%00"]]),
        ] as [(String, [String: [String]])]
    )
    func queryIsTakenApart(text: String, query: [String: [String]]) throws {
        #expect(try ParsedURL(parsing: text).query == query)
    }

    @Test(
        arguments: [
            ("", .relative), ("a", .relative), ("a/b", .relative), ("//host/a", .relative), ("mailto:a@b", .relative),
            ("shop:a", .relative), ("shop:/a", .relative), ("javascript:alert(1)", .relative), ("?x=1", .relative),
            ("shop://user@host/a", .userInfo), ("shop://user:secret@host/a", .userInfo), ("shop://@host/a", .userInfo),
            ("https://example.com@evil.example/", .userInfo), ("shop://ho%41st/a", .host), ("shop://h:65536/a", .port),
            ("/a//b", .emptySegment), ("//", .relative), ("shop://h//a", .emptySegment), ("/a//", .emptySegment),
            ("/a/../b", .dotSegment), ("/a/./b", .dotSegment), ("/..", .dotSegment), ("/%2e%2E/a", .dotSegment),
            ("/%2e", .dotSegment), ("/.%2e/a", .dotSegment), ("shop://h/..", .dotSegment),
            ("/a%00", .null), ("/a?x=%00", .null), ("/a?%00", .null), ("/%FF", .notUTF8), ("/%C0%AF", .notUTF8),
            ("/%ED%A0%80", .notUTF8), ("/%F4%90%80%80", .notUTF8), ("/a?x=%C3", .notUTF8), ("/%C3/%A9", .notUTF8),
            ("/a b", .notURL), ("/a\tb", .notURL), ("/a\nb", .notURL), ("/a\u{0}b", .notURL), ("/a\\b", .notURL),
            ("/%zz", .notURL), ("/%", .notURL), ("/%4", .notURL), ("/é%zz", .notURL), ("/é b", .notURL),
            ("/<a>", .notURL),
            ("/a|b", .notURL), ("/{id}", .notURL), ("shop://a b/c", .notURL), ("shop://h\\@evil/a", .notURL),
            ("1shop://h/a", .notURL), ("shöp://h/a", .notURL), ("shop://[::1/a", .notURL), ("shop://h:x/a", .notURL),
        ] as [(String, URLSyntaxError)]
    )
    func isRefused(text: String, error: URLSyntaxError) {
        #expect(throws: error) { try ParsedURL(parsing: text) }
    }

    @Test func pathMayHaveSoManySegments() throws {
        #expect(try ParsedURL(parsing: "/a/b/c", maximumSegments: 3).segments.count == 3)
        #expect(throws: URLSyntaxError.tooManySegments(2)) { try ParsedURL(parsing: "/a/b/c", maximumSegments: 2) }
    }

    @Test func everyTextSurvivesEncoding() throws {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            let text = generator.text()
            let url = try ParsedURL(parsing: "/a?x=\(ParsedURL.encode(text))")
            #expect(url.query["x"]?.first.map { Array($0.utf8) } == Array(text.utf8))
        }
    }
}
