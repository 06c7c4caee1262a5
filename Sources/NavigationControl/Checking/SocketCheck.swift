/// The facts about a host's socket before a connection is tried.
package struct SocketCheck: Sendable {
    /// The file at the path.
    package enum File: Equatable, Sendable {
        case missing
        case notASocket
        case socket(owner: UInt32)
    }

    private let path: String
    private let origin: String
    private let file: File
    private let user: UInt32

    /// - Parameters:
    ///   - origin: The option or variable that names the path.
    ///   - user: The user who asks.
    package init(path: String, origin: String, file: File, user: UInt32) {
        (self.path, self.origin, self.file, self.user) = (path, origin, file, user)
    }

    /// The finding, together with what came of the attempt to connect.
    ///
    /// - Parameter failure: The reason for which the connection failed; nil after a success.
    package func finding(_ failure: String?) -> Finding {
        let place = "\(path), by \(origin)"
        guard let failure else { return Finding(.good, "socket", place) }
        switch file {
        case .missing:
            return Finding(
                .problem,
                "socket",
                "\(place): there is no file",
                advice: "Start a host (navhost serve), or name the socket of one with --socket or $NAVHOST_SOCKET."
            )
        case .notASocket:
            return Finding(
                .problem,
                "socket",
                "\(place): the file is not a socket",
                advice: "Look at it, and take it away if nobody needs it. A host does not replace it."
            )
        case .socket(let owner) where owner != user && user != 0:
            return Finding(
                .problem,
                "socket",
                "\(place): it belongs to user \(owner), and you are user \(user): \(failure)",
                advice:
                    "Connect as that user. The socket unit of systemd can let a group in: SocketMode=0660, SocketGroup=."
            )
        case .socket:
            return Finding(
                .problem,
                "socket",
                "\(place): nobody answers: \(failure)",
                advice: "The host has ended, or does not accept now. Look at its log; a new host takes the file over."
            )
        }
    }
}
