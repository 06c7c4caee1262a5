package import NavigationTree

/// `session.close`: ends another connection.
package struct CloseSession: Equatable, Sendable {
    /// As it was written, for the answer.
    package let name: String
    /// Nil when it is no session's id.
    package let session: SessionID?
    package let message: String?

    /// Bytes of a message; it is a sentence for people.
    package static let maximumMessage = 1024

    package init(_ parameters: inout Parameters) throws(WireError) {
        self.name = try parameters.requiredString("session")
        self.session = SessionID(name)
        self.message = try parameters.string("message")
        if let message, message.utf8.count > Self.maximumMessage {
            throw Parameters.invalid("message", "a string of at most 1024 bytes")
        }
    }
}
