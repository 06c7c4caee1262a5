package import NavigationTree

/// `session.close`: ends another connection.
package struct SessionClose: MethodDefinition {
    package static let method = Method.sessionClose
    package static let function = ClientFunction("closeSession", "session")
    package static let summary = """
        Ends another connection of the same user. That connection gets a `bye` with the reason `closed_by_request`. \
        The request succeeds when the connection is already closed.
        """
    package static let resultSummary = "Whether this request ended it."
    package static let errors: [ErrorCode] = [.unknownSession, .otherUser]
    package static let examples: [Example] = [
        Example(
            "end the other client",
            besides: 1,
            #"{"session":"s2","message":"Make room"}"#,
            gives: #"{"session":"s2","closed":true}"#
        )
    ]

    /// As it was written, for the answer.
    package let name: String
    /// Nil when no session can have this id.
    package let session: SessionID?
    package let message: String?

    /// Bytes of a message; it is a sentence for people.
    package static let maximumMessage = 1024

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.name = try parameters.requiredString(
            "session",
            "The connection's id; not the one that asks.",
            SessionID.schema
        )
        self.session = SessionID(name)
        self.message = try parameters.string("message", "A sentence for its `bye`, at most 1,024 bytes.")
        if let message, message.utf8.count > Self.maximumMessage {
            throw Parameters.invalid("message", "a string of at most 1024 bytes")
        }
    }

    /// Whether this request ended it.
    package struct Result: WireObject {
        let session: SessionID
        let isClosed: Bool

        package init(_ session: SessionID, isClosed: Bool) { (self.session, self.isClosed) = (session, isClosed) }

        package static func members(_ object: inout some ObjectMembers<Self>) {
            object.member("session", "The connection's id.") { $0.session }
            object.member("closed", "False when it was closed already.") { $0.isClosed }
        }
    }
}
