package import HTTPTypes

/// The parts of a request's head that the rules look at.
package struct RequestHead: Sendable {
    package var method: String
    /// The path as it came: nothing is decoded, so that no form of `..` can mean anything.
    package var path: String
    /// The part behind `?`; nil without one.
    package var query: String?
    /// Every `Host`; a request has to have exactly one.
    package var hosts: [String]
    package var origin: String?
    package var fetchSite: String?
    package var fetchMode: String?
    package var fetchDestination: String?
    package var contentType: String?
    package var authorization: String?
    package var lastEventID: String?

    /// A request of a program that is not a browser.
    package init(method: String = "GET", target: String = "/", host: String) {
        self.method = method
        (path, query) = Self.split(target)
        hosts = [host]
    }

    /// The head of a request that came.
    package init(_ request: HTTPRequest) {
        method = request.method.rawValue
        (path, query) = Self.split(request.path ?? "")
        let fields = request.headerFields
        // The codec takes the first `Host` for the authority and leaves others among the fields.
        hosts = [request.authority].compactMap(\.self) + Self.name("Host").map { fields[values: $0] }.joined()
        origin = fields[.origin]
        fetchSite = Self.name("Sec-Fetch-Site").first.flatMap { fields[$0] }
        fetchMode = Self.name("Sec-Fetch-Mode").first.flatMap { fields[$0] }
        fetchDestination = Self.name("Sec-Fetch-Dest").first.flatMap { fields[$0] }
        contentType = fields[.contentType]
        authorization = fields[.authorization]
        lastEventID = Self.name("Last-Event-ID").first.flatMap { fields[$0] }
    }

    private static func name(_ text: String) -> [HTTPField.Name] { HTTPField.Name(text).map { [$0] } ?? [] }

    private static func split(_ target: String) -> (path: String, query: String?) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : nil)
    }
}
