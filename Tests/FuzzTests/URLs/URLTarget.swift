import JSON

@testable import NavigationURLs
@testable import NavigationURLsTests

extension FuzzTarget {
    /// Patterns with templates, a line each; an empty line; then URLs, a line each. A tab stands between a pattern and
    /// its template. A pattern without a template is one for which the host asks the module.
    static let urls = FuzzTarget(
        name: "urls",
        maximumLength: 512,
        mutations: 8_000,
        words: {
            ["/", ":a", "(int)", "(a|b)", "(number)", "(bool)", "(uuid)", "?", "*rest", "&", "%2F", "%25", "shop://h"]
                + [
                    "\n\n", "\t[{\"type\":\"a.b\",\"arguments\":{\"x\":\"{a}\"}}]", "é",
                    "0191f0c4-7a3b-7c1e-8f00-0123456789ab",
                ]
        },
        seeds: { URLRules.examples.map { Array($0.utf8) } },
        check: { try URLRules($0).check() }
    )
}

/// A URL finds the same pattern in any order of registration, and the same one as a slow search. The values of a URL
/// give a URL with the same values.
private struct URLRules {
    private let lines: [Substring]
    private let urls: [Substring]

    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
        let middle = all.firstIndex(of: "") ?? all.endIndex
        lines = Array(all[..<middle].prefix(8))
        urls = Array(all[middle...].dropFirst().prefix(8))
    }

    static let examples = [
        "shop://h/:a(int)/:b?\t[{\"type\":\"a.b\",\"arguments\":{\"x\":\"{a}\",\"y\":\"{b}\"}}]\n/s?q=:q\t[{\"action\":\"reset\"},{\"type\":\"a.c\",\"arguments\":{\"x\":\"<{q}>\"}}]\n\nshop://h/12/c\n/s?q=a%26b&z=1",
        "/*rest\t[{\"type\":\"a.d\",\"arguments\":{\"x\":\"{rest}\"}}]\n/:x(number)\t[{\"type\":\"a.e\",\"arguments\":{\"x\":\"{x}\"}}]\n/:x(bool)\n\n/1.50\n/true\n/a/b%2Fc\n/-0",
        "/:u(uuid)\n/:p(a|b)?/end\t[{\"value\":\"a.v\",\"data\":[\"{p2}\"]}]\n/caf\u{E9}?m=:m(x|y)?\n\n/cafe%CC%81?m=x\n/a/end\n/end\n/0191f0c4-7a3b-7c1e-8f00-0123456789AB",
        "/a/:b(string)\t[{\"type\":\"a.f\",\"arguments\":{\"x\":\"{b}-{b}\"}}]\nhttps://b\u{FC}cher.example:81/%7Ea\n\n/a/1-1\nhttps://xn--bcher-kva.example:81/~a#f\n//\n/a/../b\n/%00",
    ]

    func check() throws {
        var table = URLTable()
        var kept: [RegisteredURL] = []
        for line in lines {
            guard let new = try registered(line), (try? table.register(new)) != nil else { continue }
            kept.removeAll { $0.pattern.text == new.pattern.text }
            kept.append(new)
        }
        var other = URLTable()
        for one in kept.reversed() {
            try require((try? other.register(one)) != nil, "\(one.pattern.text) conflicts in another order only")
        }
        for url in urls { try check(String(url), table, other, kept.map(\.pattern)) }
        table.unregister(module: "m")
        try require(table.isEmpty && table.patterns().isEmpty, "patterns are left")
    }

    private func registered(_ line: Substring) throws -> RegisteredURL? {
        let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        guard let pattern = try? URLPattern(parsing: String(parts[0]), maximumSegments: 6) else { return nil }
        try require(try URLPattern(parsing: pattern.text, maximumSegments: 6) == pattern, "\(pattern.text) is another")
        guard parts.count > 1 else { return RegisteredURL(pattern: pattern, module: "m", target: .ask) }
        guard let source = try? RawJSON(parsing: String(parts[1])),
            let template = try? URLTemplate(source, for: pattern)
        else { return nil }
        _ = template.shown(by: pattern)
        try require(template.sample.count <= template.shape.count, "more items than the template has")
        return RegisteredURL(pattern: pattern, module: "m", target: .items(template))
    }

    private func check(_ text: String, _ table: URLTable, _ other: URLTable, _ patterns: [URLPattern]) throws {
        guard let url = try? ParsedURL(parsing: text, maximumSegments: 6) else { return }
        try checkParts(of: url)
        let (match, second) = (table.match(url), other.match(url))
        try require(match?.registered.pattern == second?.registered.pattern, "\(text) depends on the order")
        try require(match?.values == second?.values, "the values of \(text) depend on the order")
        let expected = SlowURLSearch.best(for: url, among: patterns)
        try require(match?.registered.pattern == expected, "\(text) finds \(match?.registered.pattern.text ?? "none")")
        guard let match else { return }
        try checkWayBack(from: match, of: url, text, table)
    }

    /// A URL that is written from the parts has the same parts.
    private func checkParts(of url: ParsedURL) throws {
        let query = url.query.flatMap { name, values in
            values.map { "\(ParsedURL.encode(name))=\(ParsedURL.encode($0))" }
        }
        let path = url.segments.map { "/" + ParsedURL.encode($0) }.joined()
        let start = (url.origin?.description ?? "") + (path.isEmpty ? "/" : path)
        let text = query.isEmpty ? start : start + "?" + query.joined(separator: "&")
        try require((try? ParsedURL(parsing: text)) == url, "\(text) has other parts than \(url)")
    }

    private func checkWayBack(from match: URLMatch, of url: ParsedURL, _ text: String, _ table: URLTable) throws {
        let pattern = match.registered.pattern
        // A number has several texts, and segments without a name are not kept.
        let isExact = pattern.parameters.values.allSatisfy { $0.kind != .number }
        if isExact, pattern.rest == nil || pattern.restName != nil {
            guard let again = pattern.url(match.values), let parsed = try? ParsedURL(parsing: again) else {
                throw BrokenRule("\(pattern.text) writes no URL for the values of \(text)")
            }
            let back = table.match(parsed)
            if back?.registered.pattern != pattern {
                // Without the parts of the query that the pattern does not name, a more concrete one may fit.
                let isMoreConcrete = back.map { $0.registered.pattern < pattern } ?? false
                try require(parsed != url && isMoreConcrete, "\(again) does not find \(pattern.text), as \(text) does")
            } else {
                try require(back?.values == match.values, "\(again) has other values than \(text)")
            }
        }
        guard let items = match.items else { return }
        for asPlace in [false, true] {
            guard let found = table.url(for: items, asPlace: asPlace) else { continue }
            let items = items.map { asPlace ? URLTemplate.place(URLTemplate.normal($0)) : URLTemplate.normal($0) }
            let back = table.match(try ParsedURL(parsing: found.url))?.items ?? []
            let last = back.suffix(items.count).map { asPlace ? URLTemplate.place($0) : $0 }
            try require(last == items, "\(found.url) becomes \(back) and not \(items)")
        }
    }
}
