import JSON
import TestSupport
import Testing

@testable import NavigationURLs

/// Finding the most concrete of several patterns.
@Suite(.onSharedThreads)
struct URLTrieTests {
    private func trie(_ patterns: [String]) throws -> URLTrie {
        var trie = URLTrie()
        for text in patterns { trie.insert(try URLPattern(parsing: text)) }
        return trie
    }

    /// The patterns from the most concrete to the least, and a URL that fits all of them.
    private static let ladders: [(url: String, patterns: [String])] = [
        (
            "/a/true",
            [
                "/a/true", "/a/:x(true|false)", "/a/:x(bool)", "/a/:x", "/a/*", "/:p/true", "/:p/:x(bool)", "/:p/:x",
                "/:p/*", "/*",
            ]
        ),
        ("/7", ["/7", "/:x(7|8)", "/:x(int)", "/:x(number)", "/:x", "/*"]),
        ("/0191f0c4-7a3b-7c1e-8f00-0123456789ab", ["/:x(uuid)", "/:x", "/*"]),
        ("/a/b/c", ["/a/b/c", "/a/b/:z", "/a/b/*", "/a/:y/c", "/a/:y/:z", "/:x/b/c", "/:x/:y/c", "/:x/:y/:z", "/*"]),
        ("/a", ["/a", "/a/*", "/:x", "/:x/*", "/*"]),
        (
            "/s?a=1&b=2",
            [
                "/s?a=1&b=2", "/s?a=1&b=:b(1|2)", "/s?a=1&b=:b(int)", "/s?a=1&b=:b", "/s?a=1", "/s?a=:a(int)&b=:b(int)",
                "/s?a=:a(int)", "/s?a=:a&b=:b", "/s?b=:b", "/s",
            ]
        ),
    ]

    @Test(arguments: ladders)
    func mostConcreteCountsWhateverTheOrder(url: String, patterns: [String]) throws {
        var generator = SeededGenerator(seed: 3)
        let parsed = try ParsedURL(parsing: url)
        for count in 1...patterns.count {
            let left = Array(patterns.suffix(count))
            for _ in 0..<20 {
                #expect(try trie(left.shuffled(using: &generator)).match(parsed)?.pattern.text == left[0])
            }
        }
        #expect(
            try patterns.shuffled(using: &generator).map { try URLPattern(parsing: $0) }.sorted().map(\.text)
                == patterns
        )
    }

    @Test func searchGoesBackWhenTheMoreConcreteWayEndsNowhere() throws {
        let trie = try trie(["/a/:x(int)/end", "/:p/b/:q", "/a/b/c", "/*all"])
        #expect(trie.match(try ParsedURL(parsing: "/a/b/d"))?.pattern.text == "/:p/b/:q")
        #expect(trie.match(try ParsedURL(parsing: "/a/7/d"))?.pattern.text == "/*all")
        #expect(trie.match(try ParsedURL(parsing: "/a/7/end"))?.pattern.text == "/a/:x(int)/end")
    }

    @Test func choicesThatShareAValueAreOnTheSameStep() throws {
        let trie = try trie(["/:x(a|b)/:y", "/:x(b|c)/end"])
        #expect(trie.match(try ParsedURL(parsing: "/b/end"))?.pattern.text == "/:x(b|c)/end")
        #expect(trie.match(try ParsedURL(parsing: "/b/other"))?.pattern.text == "/:x(a|b)/:y")
        #expect(trie.match(try ParsedURL(parsing: "/a/end"))?.pattern.text == "/:x(a|b)/:y")
    }

    @Test func queryThatDoesNotFitLetsTheNextPatternHaveTheURL() throws {
        let trie = try trie(["/a?n=:n(int)", "/:x?n=:n"])
        #expect(trie.match(try ParsedURL(parsing: "/a?n=1"))?.pattern.text == "/a?n=:n(int)")
        #expect(trie.match(try ParsedURL(parsing: "/a?n=x"))?.pattern.text == "/:x?n=:n")
        #expect(trie.match(try ParsedURL(parsing: "/a")) == nil)
    }

    @Test(
        arguments: [
            ("/a", "/a/"), ("/a", "/%61"), ("/:x", "/:y"), ("/:x(int)", "/:y(int)"), ("/*", "/*rest"),
            ("/a/*", "/a/*rest"),
            ("/:x(a|b)", "/:y(b|c)"), ("/:x(a|b)/c", "/:y(b|c)/c"), ("/a/:x?", "/a"), ("/a/:x?", "/a/:y"),
            ("/:x?/a", "/a"),
            ("shop://h/a", "SHOP://H/a"), ("/a?x=1", "/a?x=1&y=:y?"), ("/a?x=1", "/a?y=1"), ("/a?x=:x", "/a?y=:y"),
            ("/a", "/a?x=:x(int)?"),
            ("/a?x=:x(a|b)", "/a?x=:x(b|c)"), ("/a?x=1&y=:y(int)", "/a?x=:x(int)&y=2"),
            ("https://bücher.example/", "https://xn--bcher-kva.example/"),
        ]
    )
    func asConcreteForSomeURLIsAConflict(one: String, other: String) throws {
        let patterns = try [one, other].map { try URLPattern(parsing: $0) }
        #expect(try trie([one]).conflict(with: patterns[1])?.text == one)
        #expect(try trie([other]).conflict(with: patterns[0])?.text == other)
    }

    @Test(
        arguments: [
            ("/a", "/b"), ("/a", "/:x"), ("/:x", "/:x(int)"), ("/:x(int)", "/:x(uuid)"), ("/:x(a|b)", "/:x(c|d)"),
            ("/:x", "/*"), ("/a", "/a/*"),
            ("/a/:x", "/:x/a"), ("shop://h/a", "shop://i/a"), ("shop://h/a", "shop://h:1/a"), ("/a", "shop://h/a"),
            ("/a?x=1", "/a?x=2"),
            ("/a?x=1", "/a"), ("/a?x=:x(int)", "/a?x=:x"), ("/a?x=:x(int)&y=1", "/a?x=z&y=:y(int)"),
            ("/a/:x(int)?", "/a/:x"),
        ]
    )
    func differentURLsOrDifferentlyConcreteIsNone(one: String, other: String) throws {
        #expect(try trie([one]).conflict(with: try URLPattern(parsing: other)) == nil)
        #expect(try trie([other]).conflict(with: try URLPattern(parsing: one)) == nil)
    }

    /// Registers random patterns over few words, in different orders. A URL always finds the same pattern, and it is
    /// the first one of a slow search through all of them.
    @Test func searchAgreesWithASlowOneInAnyOrder() throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<300 {
            var kept: [URLPattern] = []
            var trie = URLTrie()
            for _ in 0..<12 {
                let pattern = try URLPattern(parsing: generator.pattern())
                guard !kept.contains(pattern), trie.conflict(with: pattern) == nil else { continue }
                kept.append(pattern)
                trie.insert(pattern)
            }
            var other = URLTrie()
            for pattern in kept.shuffled(using: &generator) { other.insert(pattern) }
            for _ in 0..<30 {
                let url = try ParsedURL(parsing: generator.url())
                let expected = SlowURLSearch.best(for: url, among: kept)
                #expect(trie.match(url)?.pattern == expected)
                #expect(other.match(url)?.pattern == expected)
                #expect(trie.match(url)?.values == other.match(url)?.values)
            }
            let gone = kept.removeFirst()
            trie.remove(gone)
            for _ in 0..<10 {
                let url = try ParsedURL(parsing: generator.url())
                #expect(trie.match(url)?.pattern == SlowURLSearch.best(for: url, among: kept))
            }
        }
    }

    @Test func nothingIsLeftOfPatternsThatAreTakenBack() throws {
        var trie = URLTrie()
        let patterns = try ["/a/:x(a|b)/:y?/*", "/a", "shop://h/:z(int)?q=:q"].map { try URLPattern(parsing: $0) }
        for pattern in patterns { trie.insert(pattern) }
        #expect(!trie.isEmpty)
        for pattern in patterns { trie.remove(pattern) }
        #expect(trie.isEmpty)
    }
}

/// All patterns one after the other, each compared segment by segment.
enum SlowURLSearch {
    static func best(for url: ParsedURL, among patterns: [URLPattern]) -> URLPattern? {
        let fitting = patterns.flatMap { pattern in
            pattern.forms.filter { fits($0, pattern, url) }.map { (pattern: pattern, key: key($0, pattern)) }
        }
        return fitting.min { $0.key.lexicographicallyPrecedes($1.key) }?.pattern
    }

    private static func fits(_ form: [URLSegment], _ pattern: URLPattern, _ url: ParsedURL) -> Bool {
        var values: [String: JSONValue] = [:]
        guard pattern.origin == url.origin, pattern.query.read(url.query, into: &values) else { return false }
        guard pattern.rest == nil ? form.count == url.segments.count : form.count <= url.segments.count else {
            return false
        }
        return zip(form, url.segments).allSatisfy { segment, text in
            switch segment {
            case .literal(let literal): literal == text
            case .parameter(let parameter): parameter.kind.value(of: text) != nil
            }
        }
    }

    /// Compares position by position. A pattern that goes on comes first, then one that ends, then one with a rest.
    private static func key(_ form: [URLSegment], _ pattern: URLPattern) -> [Int] {
        form.map(\.rank) + [pattern.rest == nil ? 100 : 101] + pattern.query.weight.map { -$0 }
    }
}

extension SeededGenerator {
    private static let words = ["a", "b", "true", "7", "1.5"]

    mutating func pattern() -> String {
        var names = 0
        var segments: [String] = []
        for _ in 0..<Int.random(in: 0...3, using: &self) {
            names += 1
            let kind = pick(["", "(int)", "(number)", "(bool)", "(a|b)", "(b|7)"])
            segments.append(pick([pick(Self.words), ":p\(names)\(kind)", ":p\(names)\(kind)?"]))
        }
        if Int.random(in: 0..<4, using: &self) == 0 { segments.append("*rest") }
        let query = pick(["", "", "?x=1", "?x=:x(int)", "?x=:x", "?x=:x(int)?", "?y=:y"])
        return pick(["", "shop://h"]) + "/" + segments.joined(separator: "/") + query
    }

    mutating func url() -> String {
        let segments = (0..<Int.random(in: 0...4, using: &self)).map { _ in pick(Self.words) }
        return pick(["", "shop://h"]) + "/" + segments.joined(separator: "/") + pick(["", "?x=1", "?x=z", "?y=1&x=2"])
    }
}
