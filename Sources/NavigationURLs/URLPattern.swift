import JSON

/// The form of some URLs, with the parts that are parameters.
///
/// ```text
/// shop://product/:id(int)/reviews/:page(int)?     parameters, with a type, optional
/// /docs/*rest                                     all other segments, or none
/// /search?q=:q&sort=:sort(price|name)?            parts of the query, in any order
/// ```
///
/// `docs/links.md` has the grammar.
package struct URLPattern: Hashable, Sendable {
    /// The text that was registered. It names the pattern.
    package let text: String
    /// Nil for URLs that are only a path.
    let origin: URLOrigin?
    let segments: [URLSegment]
    let rest: URLRest?
    let query: URLQueryPattern

    /// Optional segments that a pattern may have. Each doubles the number of its forms.
    package static let maximumOptionals = 4

    /// The pattern with and without each optional segment. Forms with more and with earlier segments come first.
    var forms: [[URLSegment]] {
        segments.reversed().reduce([[]]) { forms, segment in
            let with = forms.map { [segment] + $0 }
            if case .parameter(let parameter) = segment, parameter.isOptional { return with + forms }
            return with
        }
    }

    /// The parameters by name, without the one for the rest of the path.
    package var parameters: [String: URLParameter] {
        let inPath = segments.compactMap { if case .parameter(let parameter) = $0 { parameter } else { nil } }
        return Dictionary(uniqueKeysWithValues: (inPath + query.parameters).map { ($0.name, $0) })
    }

    /// The name of the parameter for the rest of the path. Its value is a list of strings.
    package var restName: String? { rest?.name }

    /// The URL with these values; nil when a value is missing or has no text. The caller must check that the URL fits
    /// this pattern.
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
    /// Compares scheme and host, then each position with the more concrete pattern first, then the text.
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

/// The segments behind those that a pattern names.
struct URLRest: Hashable, Sendable {
    /// Nil when the pattern does not pass them on.
    let name: String?
}
