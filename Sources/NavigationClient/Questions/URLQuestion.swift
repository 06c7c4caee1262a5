/// A URL that matches a pattern whose module decides what the URL stands for.
public struct URLQuestion: Equatable, Sendable {
    /// The URL that was opened.
    public let url: String
    /// The pattern that the URL matches.
    public let pattern: String
    /// The values of the pattern's parameters; an object.
    public let parameters: JSONPayload
    /// How long the host waits for the answer.
    public let timeout: Duration?

    init(_ question: HostQuestion) throws(NavigationClientError) {
        let object = try PayloadObject(question.parameters, of: "url.resolve")
        url = try object.string("url")
        pattern = try object.string("pattern")
        parameters = try object.required("parameters")
        timeout = question.timeout
    }
}

/// Returns the items to send for a URL; nil refuses the URL with `url_unknown`.
public typealias URLHandler = @Sendable (URLQuestion) async throws -> [SentItem]?
