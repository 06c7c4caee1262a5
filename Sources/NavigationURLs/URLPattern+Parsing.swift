extension URLPattern {
    /// - Parameter maximumSegments: how many segments the path may have.
    package init(parsing text: String, maximumSegments: Int = .max) throws(URLPatternError) {
        guard !text.contains("#") else { throw .fragment }
        let (place, query) = Self.splitQuery(text)
        let (origin, path) = try Self.splitOrigin(place)
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        if parts.last?.isEmpty == true { parts = parts.dropLast() }
        var rest: URLRest?
        if let last = parts.last, last.hasPrefix("*") {
            rest = URLRest(name: last.count == 1 ? nil : try Self.name(last.dropFirst()))
            parts = parts.dropLast()
        }
        guard parts.count <= maximumSegments else { throw .tooManySegments(maximumSegments) }
        var segments: [URLSegment] = []
        for part in parts { segments.append(try Self.segment(part)) }
        self.text = text
        self.origin = origin
        self.segments = segments
        self.rest = rest
        self.query = URLQueryPattern(try Self.query(query))
        try check()
    }

    private func check() throws(URLPatternError) {
        let inPath = segments.compactMap { if case .parameter(let parameter) = $0 { parameter } else { nil } }
        guard inPath.count(where: \.isOptional) <= Self.maximumOptionals else { throw .tooManyOptionals }
        var names: Set<String> = []
        for name in (inPath + query.parameters).map(\.name) + [restName].compactMap({ $0 }) {
            guard names.insert(name).inserted else { throw .repeated(name) }
        }
    }

    /// Splits a pattern at the `?` that begins the query. A `?` directly behind a parameter, at the end of its
    /// segment, marks it as optional instead.
    private static func splitQuery(_ text: String) -> (place: Substring, query: Substring?) {
        var segment = text.startIndex
        for index in text.indices {
            if text[index] == "/" { segment = text.index(after: index) }
            guard text[index] == "?" else { continue }
            let next = text.index(after: index)
            let isMark =
                segment < index && text[segment] == ":"
                && (next == text.endIndex || text[next] == "/" || text[next] == "?")
            if !isMark { return (text[..<index], text[next...]) }
        }
        return (text[...], nil)
    }

    private static func splitOrigin(_ place: Substring) throws(URLPatternError) -> (URLOrigin?, path: Substring) {
        if place.hasPrefix("/"), !place.hasPrefix("//") { return (nil, place) }
        guard let colon = place.firstRange(of: "://") else { throw .relative }
        let path = place[colon.upperBound...].firstIndex(of: "/") ?? place.endIndex
        do {
            return (try ParsedURL(parsing: String(place[..<path])).origin, place[path...])
        } catch { throw .origin(String(place[..<path]), error) }
    }

    private static func segment(_ text: Substring) throws(URLPatternError) -> URLSegment {
        if text.hasPrefix(":") { return .parameter(try parameter(text)) }
        guard !text.hasPrefix("*") else { throw .restNotLast }
        let literal: ParsedURL
        do { literal = try ParsedURL(parsing: "/\(text)") } catch { throw .segment(String(text), error) }
        guard literal.segments.count == 1, literal.query.isEmpty else { throw .segment(String(text), .emptySegment) }
        return .literal(literal.segments[0])
    }

    /// Reads `:name`, `:name(type)` or `:name(a|b)`, with `?` behind it for an optional parameter.
    private static func parameter(_ text: Substring) throws(URLPatternError) -> URLParameter {
        var rest = text.dropFirst()
        let isOptional = rest.hasSuffix("?")
        if isOptional { rest = rest.dropLast() }
        guard let open = rest.firstIndex(of: "(") else {
            return URLParameter(name: try name(rest), kind: .string, isOptional: isOptional)
        }
        guard rest.hasSuffix(")") else { throw .type(String(text)) }
        let kind = try kind(rest[rest.index(after: open)...].dropLast())
        return URLParameter(name: try name(rest[..<open]), kind: kind, isOptional: isOptional)
    }

    private static func kind(_ text: Substring) throws(URLPatternError) -> URLValueKind {
        switch text {
        case "int": return .int
        case "number": return .number
        case "bool": return .bool
        case "uuid": return .uuid
        case "string": return .string
        default: break
        }
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        var choices: Set<String> = []
        for part in parts {
            guard let choice = try? ParsedURL.decode(part), !choice.isEmpty, choices.insert(choice).inserted else {
                throw .type(String(text))
            }
        }
        guard choices.count > 1 else { throw .type(String(text)) }
        return .choice(choices.sorted())
    }

    private static func query(_ text: Substring?) throws(URLPatternError) -> [URLQueryPattern.Part] {
        guard let text, !text.isEmpty else { return [] }
        var parts: [URLQueryPattern.Part] = []
        for part in text.split(separator: "&", omittingEmptySubsequences: false) {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2 else { throw .queryPart(String(part)) }
            let (name, value) = try queryPart(pair[0], pair[1])
            guard !parts.contains(where: { $0.name == name }) else { throw .queryPart(String(part)) }
            parts.append(URLQueryPattern.Part(name: name, value: value))
        }
        return parts
    }

    private static func queryPart(
        _ name: Substring,
        _ value: Substring
    ) throws(URLPatternError) -> (String, URLQueryPattern.Value) {
        let parameter = value.hasPrefix(":") ? try parameter(value) : nil
        do {
            let written = try ParsedURL(parsing: "/?\(name)=\(parameter == nil ? value : "")").query
            guard written.count == 1, let (name, values) = written.first, !name.isEmpty else {
                throw URLSyntaxError.notURL
            }
            return (name, parameter.map { .parameter($0) } ?? .literal(values[0]))
        } catch { throw .queryPart("\(name)=\(value)") }
    }

    private static func name(_ text: Substring) throws(URLPatternError) -> String {
        guard isName(text) else { throw .name(String(text)) }
        return String(text)
    }

    /// Whether a text may stand in `{…}`: up to 64 letters, digits and `_`, with no digit at the beginning.
    static func isName(_ text: some StringProtocol) -> Bool {
        guard let first = text.utf8.first, text.utf8.count <= 64, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first)
        else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }
}

/// Why a text is not a pattern.
package enum URLPatternError: Error, Hashable, Sendable {
    case relative
    case fragment
    case origin(String, URLSyntaxError)
    case segment(String, URLSyntaxError)
    case restNotLast
    case name(String)
    case repeated(String)
    case type(String)
    case queryPart(String)
    case tooManyOptionals
    case tooManySegments(Int)

    /// For people: what is wrong, and what would be right.
    package var reason: String {
        switch self {
        case .relative: "it must begin with one \"/\", or with a scheme and \"://\", as \"shop://product\""
        case .fragment:
            "it must not have a fragment (\"#\"), which is not compared; write \"%23\" for the character"
        case .origin(let text, let error): "\"\(text)\" is not a scheme and a host: \(error.reason)"
        case .segment(let text, let error): "the segment \"\(text)\" cannot stand in a URL: \(error.reason)"
        case .restNotLast:
            "\"*\" may only begin the last segment; move it to the end, or write \"%2A\" for the character itself"
        case .name(let name):
            "\"\(name)\" is not a parameter's name; use up to 64 letters, digits and \"_\", and a digit not first"
        case .repeated(let name): "the parameter \"\(name)\" stands in it twice; give each parameter its own name"
        case .type(let text):
            "\"\(text)\" is not a type; use int, number, bool, uuid, string, or two or more values, as \"(price|name)\""
        case .queryPart(let text):
            "\"\(text)\" is not a part of a query; write \"name=value\" or \"name=:parameter\", and each name once"
        case .tooManyOptionals: "it has too many optional segments; at most \(URLPattern.maximumOptionals) are allowed"
        case .tooManySegments(let maximum): "it has too many segments; at most \(maximum) are allowed"
        }
    }
}
