import Foundation

/// The parts of a URL, with which patterns are compared.
///
/// Foundation's parser (RFC 3986) splits the URL. Each part is decoded once and after the split, so `%2F` is a
/// character of a segment and never separates two. Two URLs are the same by the rules of RFC 3986, section 6.2.2:
/// without regard to the case of scheme and host, with an empty port as no port, and with `%41` as `A`. A slash at
/// the end and a fragment are ignored.
///
/// A URL that two programs could read differently is refused and not repaired. These are a user before the host,
/// empty segments, `.` and `..` in any encoding, text that is not UTF-8, and U+0000.
package struct ParsedURL: Hashable, Sendable {
    /// The part before the path; nil for a URL that is only a path.
    package let origin: URLOrigin?
    /// Decoded. All of them have at least one character.
    package let segments: [String]
    /// Decoded values by decoded name. A name that stands several times has several values.
    package let query: [String: [String]]

    /// - Parameter maximumSegments: how many segments the path may have.
    package init(parsing text: String, maximumSegments: Int = .max) throws(URLSyntaxError) {
        guard let parts = Self.split(text) else { throw .notURL }
        self.origin = try URLOrigin(parts)
        guard origin != nil || parts.percentEncodedPath.hasPrefix("/") else { throw .relative }
        self.segments = try Self.segments(of: parts.percentEncodedPath)
        guard segments.count <= maximumSegments else { throw .tooManySegments(maximumSegments) }
        self.query = try Self.query(of: parts.percentEncodedQuery ?? "")
    }

    /// Letters beyond ASCII need no encoding (RFC 3987), because the parser can encode them. It would also repair
    /// other mistakes. So the text must be a URL already when such letters are replaced by `a`.
    private static func split(_ text: String) -> URLComponents? {
        if let parts = URLComponents(string: text, encodingInvalidCharacters: false) { return parts }
        let scalars = text.unicodeScalars
        guard scalars.contains(where: { !$0.isASCII }) else { return nil }
        let plain = String(String.UnicodeScalarView(scalars.map { $0.isASCII ? $0 : "a" }))
        guard URLComponents(string: plain, encodingInvalidCharacters: false) != nil else { return nil }
        return URLComponents(string: text, encodingInvalidCharacters: true)
    }

    private static func segments(of path: String) throws(URLSyntaxError) -> [String] {
        var encoded = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        if encoded.last?.isEmpty == true { encoded = encoded.dropLast() }
        var segments: [String] = []
        segments.reserveCapacity(encoded.count)
        for part in encoded {
            let segment = try decode(part)
            guard !segment.isEmpty else { throw .emptySegment }
            guard segment != ".", segment != ".." else { throw .dotSegment }
            segments.append(segment)
        }
        return segments
    }

    private static func query(of text: String) throws(URLSyntaxError) -> [String: [String]] {
        var query: [String: [String]] = [:]
        for part in text.split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            query[try decode(pair[0]), default: []].append(pair.count == 2 ? try decode(pair[1]) : "")
        }
        return query
    }

    static func decode(_ text: Substring) throws(URLSyntaxError) -> String {
        guard let decoded = String(text).removingPercentEncoding else { throw .notUTF8 }
        guard !decoded.utf8.contains(0) else { throw .null }
        return decoded
    }

    /// Characters that never need encoding (RFC 3986, section 2.3).
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )

    /// Encodes a segment, or a name or a value of a query, for a URL.
    static func encode(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}

/// Scheme, host and port of a URL.
package struct URLOrigin: Hashable, Sendable, CustomStringConvertible {
    /// In lower case.
    package let scheme: String
    /// In lower case, and in ASCII (`xn--` for an international name). Empty in `shop:///path`.
    package let host: String
    package let port: Int?

    /// Nil for a URL without a scheme and without a host.
    init?(_ parts: URLComponents) throws(URLSyntaxError) {
        guard parts.user == nil, parts.password == nil else { throw .userInfo }
        guard parts.scheme != nil || parts.encodedHost != nil else { return nil }
        guard let scheme = parts.scheme, let host = parts.encodedHost else { throw .relative }
        guard !host.contains("%") else { throw .host }
        guard (0...65_535).contains(parts.port ?? 0) else { throw .port }
        self.scheme = scheme.lowercased()
        self.host = host.lowercased()
        self.port = parts.port
    }

    package var description: String { "\(scheme)://\(host)" + (port.map { ":\($0)" } ?? "") }
}

/// Why a text cannot be compared with patterns.
package enum URLSyntaxError: Error, Hashable, Sendable {
    case notURL
    case relative
    case userInfo
    case host
    case port
    case emptySegment
    case dotSegment
    case notUTF8
    case null
    case tooManySegments(Int)

    /// For people: what is wrong, and what would be right.
    package var reason: String {
        switch self {
        case .notURL:
            "it does not have the form of a URL (RFC 3986); write other characters percent-encoded, as %20 for a space"
        case .relative: "it must begin with a scheme and a host, as \"shop://product\", or with one \"/\""
        case .userInfo: "it names a user before the host; leave out the part up to \"@\""
        case .host: "its host has percent-encoded characters; write the host in letters, digits, \"-\" and \".\""
        case .port: "its port is too large; a port is a number from 0 to 65535"
        case .emptySegment: "a segment of its path is empty; write one \"/\" between two segments"
        case .dotSegment: "a segment of its path is \".\" or \"..\"; write the path that it stands for"
        case .notUTF8: "its percent-encoded bytes are not UTF-8; encode the text in UTF-8, as %C3%A9 for \u{e9}"
        case .null: "it holds the character U+0000 (%00); leave it out"
        case .tooManySegments(let maximum): "its path has too many segments; at most \(maximum) are allowed"
        }
    }
}
