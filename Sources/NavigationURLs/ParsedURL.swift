import Foundation

/// A URL taken apart: what patterns are compared with.
///
/// Foundation's parser (RFC 3986) splits it and decodes its percent-encoding, each part once and after the split, so that `%2F` is a character of a
/// segment and never a border. What is compared is what RFC 3986 section 6.2.2 calls equivalent: scheme and host whatever their case, an empty port as
/// none, `%41` as `A`. A slash at the end means nothing; the fragment is left out.
///
/// What two programs could read in two ways is refused instead of mended: a user before the host, empty segments, `.` and `..`, however they are
/// encoded, text that is not UTF-8, and U+0000.
package struct ParsedURL: Hashable, Sendable {
    /// Where the path begins; nil for a URL that is a path alone.
    package let origin: URLOrigin?
    /// Decoded; none is empty.
    package let segments: [String]
    /// Decoded values by decoded name; a name may stand several times.
    package let query: [String: [String]]

    /// - Parameter maximumSegments: of the path.
    package init(parsing text: String, maximumSegments: Int = .max) throws(URLSyntaxError) {
        guard let parts = Self.split(text) else { throw .notURL }
        self.origin = try URLOrigin(parts)
        guard origin != nil || parts.percentEncodedPath.hasPrefix("/") else { throw .relative }
        self.segments = try Self.segments(of: parts.percentEncodedPath)
        guard segments.count <= maximumSegments else { throw .tooManySegments(maximumSegments) }
        self.query = try Self.query(of: parts.percentEncodedQuery ?? "")
    }

    /// Letters beyond ASCII may stand as they are (RFC 3987): the parser maps them. It would mend other mistakes as well, so without them the text has to
    /// be a URL already.
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

    /// RFC 3986 2.3: what needs no encoding anywhere.
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )

    /// A segment, or a name or value of a query, as it stands in a URL.
    static func encode(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}

/// Scheme, host and port of a URL.
package struct URLOrigin: Hashable, Sendable, CustomStringConvertible {
    /// In lower case.
    package let scheme: String
    /// In lower case; an international name in its ASCII form (`xn--`); may be empty.
    package let host: String
    package let port: Int?

    /// Nil when there is neither a scheme nor a host.
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

/// Why a text is no URL that can be compared with patterns.
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

    /// For people.
    package var reason: String {
        switch self {
        case .notURL: "it is not written as RFC 3986 asks"
        case .relative: "it begins neither with a scheme and \"://\" nor with one \"/\""
        case .userInfo: "it names a user before the host"
        case .host: "its host is percent-encoded"
        case .port: "its port is beyond 65535"
        case .emptySegment: "a segment of its path is empty"
        case .dotSegment: "a segment of its path is \".\" or \"..\""
        case .notUTF8: "what is percent-encoded is not UTF-8"
        case .null: "it holds the character U+0000"
        case .tooManySegments(let maximum): "its path has more than \(maximum) segments"
        }
    }
}
