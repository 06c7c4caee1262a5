import JSON

/// What URLs must look like, and which of their parts are parameters.
///
/// ```text
/// shop://product/:id(int)/reviews/:page(int)?     parameters, with a type, optional
/// /docs/*rest                                     all segments that are left, none included
/// /search?q=:q&sort=:sort(price|name)?            parts of the query, in any order
/// ```
///
/// `docs/links.md` has the grammar.
package struct URLPattern: Hashable, Sendable {
    /// As it was registered; names the pattern.
    package let text: String
    /// Nil for URLs that are a path alone.
    let origin: URLOrigin?
    let segments: [URLSegment]
    let rest: URLRest?
    let query: URLQueryPattern

    /// Optional segments that a pattern may have: each doubles the forms it takes.
    package static let maximumOptionals = 4

    /// The segments that can be there together, more of them and earlier ones first.
    var forms: [[URLSegment]] {
        segments.reversed().reduce([[]]) { forms, segment in
            let with = forms.map { [segment] + $0 }
            if case .parameter(let parameter) = segment, parameter.isOptional { return with + forms }
            return with
        }
    }

    /// What it takes out of a URL, by name. The rest is not among them.
    package var parameters: [String: URLParameter] {
        let inPath = segments.compactMap { if case .parameter(let parameter) = $0 { parameter } else { nil } }
        return Dictionary(uniqueKeysWithValues: (inPath + query.parameters).map { ($0.name, $0) })
    }

    /// The name of the parameter that takes the segments that are left, as a list of strings.
    package var restName: String? { rest?.name }

    /// The URL with these values; nil when one is missing or has no text. Whether it leads back here is for the caller to see.
    func url(_ values: [String: JSONValue]) -> String? {
        var path: [String] = []
        for segment in segments {
            switch segment {
            case .literal(let text): path.append(text)
            case .parameter(let parameter):
                guard let value = values[parameter.name] else {
                    if parameter.isOptional { continue }
                    return nil
                }
                guard let text = parameter.kind.text(of: value) else { return nil }
                path.append(text)
            }
        }
        if let name = restName, let list = values[name] {
            guard let texts = list.array?.map(\.string), !texts.contains(nil) else { return nil }
            path += texts.compactMap { $0 }
        }
        guard let query = query.text(values) else { return nil }
        let text = path.map { "/" + ParsedURL.encode($0) }.joined()
        return (origin?.description ?? "") + (text.isEmpty && origin == nil ? "/" : text) + query
    }
}

extension URLPattern: Comparable {
    /// By scheme and host, then the more concrete one first, position by position; what is as concrete by its text.
    package static func < (one: URLPattern, other: URLPattern) -> Bool {
        let (origin, otherOrigin) = (one.origin?.description ?? "", other.origin?.description ?? "")
        guard origin == otherOrigin else { return origin < otherOrigin }
        for (segment, other) in zip(one.segments, other.segments) where segment.rank != other.rank {
            return segment.rank < other.rank
        }
        guard one.segments.count == other.segments.count else { return one.segments.count > other.segments.count }
        guard (one.rest == nil) == (other.rest == nil) else { return one.rest == nil }
        if one.query.weight != other.query.weight { return one.query.isMoreConcrete(than: other.query) }
        return one.text < other.text
    }
}

/// One segment of a pattern.
enum URLSegment: Hashable, Sendable {
    /// Decoded.
    case literal(String)
    case parameter(URLParameter)

    /// Smaller is more concrete.
    var rank: Int {
        switch self {
        case .literal: 0
        case .parameter(let parameter): parameter.kind.rank
        }
    }
}

/// A part of a URL that has a name.
package struct URLParameter: Hashable, Sendable {
    package let name: String
    package let kind: URLValueKind
    package let isOptional: Bool
}

/// All segments that are left.
struct URLRest: Hashable, Sendable {
    /// Nil when nobody wants to know them.
    let name: String?
}
