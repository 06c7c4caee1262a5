package import JSON
package import NavigationTree

/// What brought a revision about.
package struct Cause: Hashable, Sendable {
    /// The request's method, or what happened: `session.ended`.
    package let method: String
    package let session: SessionID?
    /// The module of that session, when it has exactly one.
    package let module: String?
    /// The request's id, as it was written.
    package let request: RawJSON?

    package init(method: String, session: SessionID?, module: String? = nil, request: RawJSON? = nil) {
        self.method = method
        self.session = session
        self.module = module
        self.request = request
    }
}
