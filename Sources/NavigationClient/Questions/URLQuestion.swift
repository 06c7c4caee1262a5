/// A URL that fits a pattern whose module decides what it becomes.
public struct URLQuestion: Equatable, Sendable {
    /// The URL.
    public let url: String
    /// The pattern that it fits.
    public let pattern: String
    /// The values of the pattern's parameters; an object.
    public let parameters: JSONPayload
    /// How long the host waits.
    public let timeout: Duration?

    init(_ question: HostQuestion) throws(NavigationClientError) {
        let object = try PayloadObject(question.parameters, of: "url.resolve")
        url = try object.string("url")
        pattern = try object.string("pattern")
        parameters = try object.required("parameters")
        timeout = question.timeout
    }
}

/// Says what a URL becomes; nil for one that leads nowhere, which is refused with `url_unknown`.
public typealias URLHandler = @Sendable (URLQuestion) async throws -> [SentItem]?
