package import NavigationFleet

/// Something that happened to the connection.
package enum EngineEvent: Sendable {
    /// The engine can be used from here on. Messages that were sent before may be lost.
    ///
    /// - Parameter mostBytes: The server refuses messages with more.
    case connected(to: String, mostBytes: Int)
    /// The version of the server, which comes some time after the connection. Some servers do not tell.
    case version(EngineVersion)
    case disconnected
    case message(EngineMessage)
    /// Messages were dropped, because the host did not take them in time.
    case dropped
    /// Something is wrong that people may have to mend; the connection tries again by itself.
    case failed(EngineError)
}

/// Why the engine cannot be used.
package struct EngineError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        /// libnats is not installed, or is another version.
        case noLibrary
        /// An option is wrong.
        case options
        /// A file of ``EngineFiles`` cannot be used.
        case file
        case noServer
        /// The server refuses the credentials, or a subject.
        case notAllowed
        /// No encrypted connection can be made with this server.
        case tls
        case other
    }

    package let kind: Kind
    package let description: String

    package init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}
