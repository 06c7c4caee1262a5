package import HTTPTypes

/// Why the gateway does not carry out a request.
package struct Refusal: Error, Equatable, Sendable {
    /// The rule that refused it. The names are part of the interface for pages.
    package enum Rule: String, Sendable {
        /// `Host` is not ours.
        case host
        /// `Origin` is not ours.
        case origin
        /// `Sec-Fetch-Site` says that another page asks.
        case fetchSite = "fetch_site"
        /// The body is not said to be JSON.
        case mediaType = "media_type"
        /// The method does not fit the path.
        case method
        /// The token is missing or wrong, or stands in the query.
        case token
        /// Too many wrong tokens came, so that all have to wait.
        case tokenPause = "token_pause"
        /// The ticket is used, too old, or was never given.
        case ticket
        /// The token lacks a right.
        case rights
        /// The head or the body has too many bytes.
        case tooLarge = "too_large"
        /// The head or the body came too slowly.
        case tooSlow = "too_slow"
        /// The token has as many streams as it may have.
        case tooManyStreams = "too_many_streams"
        /// The gateway has as many connections as it may have.
        case tooManyConnections = "too_many_connections"
        /// No file and no method has this path.
        case notFound = "not_found"
        /// The query or the body has another form.
        case malformed
        /// No host answers.
        case hostAway = "host_away"
    }

    package let rule: Rule
    /// A sentence for people: what came, and what would be right.
    package let message: String

    package init(_ rule: Rule, _ message: String) {
        self.rule = rule
        self.message = message
    }

    /// The status of the answer.
    package var status: HTTPResponse.Status {
        switch rule {
        case .host: .misdirectedRequest
        case .origin, .fetchSite, .rights, .ticket: .forbidden
        case .mediaType: .unsupportedMediaType
        case .method: .methodNotAllowed
        case .token: .unauthorized
        case .tokenPause, .tooManyStreams: .tooManyRequests
        case .tooLarge: .contentTooLarge
        case .tooSlow: .requestTimeout
        case .notFound: .notFound
        case .malformed: .badRequest
        case .tooManyConnections, .hostAway: .serviceUnavailable
        }
    }
}
