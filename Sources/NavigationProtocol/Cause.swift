package import JSON
package import NavigationTree

/// What brought a revision about.
package struct Cause: Hashable, Sendable {
    package enum Event: Hashable, Sendable {
        case request(Method)
        case sessionEnded

        /// As the wire calls it, in `method`.
        package var name: String {
            switch self {
            case .request(let method): method.rawValue
            case .sessionEnded: "session.ended"
            }
        }
    }

    package let event: Event
    package let session: SessionID?
    /// The module of that session, when it has exactly one.
    package let module: String?
    /// The request's id, as it was written.
    package let request: RawJSON?

    package init(_ event: Event, session: SessionID?, module: String? = nil, request: RawJSON? = nil) {
        self.event = event
        self.session = session
        self.module = module
        self.request = request
    }
}
