import Synchronization

/// The socket that the host listens on, and its file. The file is removed once.
final class ListeningFile: Sendable {
    let path: String
    /// The service manager's socket, which listens already.
    private let inherited: Int32?
    /// Nil when the file belongs to a service manager, or has been removed.
    private let socket: Mutex<ListeningSocket?>

    /// Takes the service manager's socket, or the path for one. No client can connect before ``listen()``, except to
    /// the service manager's socket.
    init(_ configuration: Host.Configuration) throws(ListeningError) {
        if let inherited = configuration.inherited {
            self.path = inherited.path
            self.inherited = inherited.descriptor
            self.socket = Mutex(nil)
        } else {
            let socket = try ListeningSocket(configuration.socket)
            self.path = socket.path
            self.inherited = nil
            self.socket = Mutex(consume socket)
        }
    }

    /// Listens at the path. The caller does this once, when the host can serve clients.
    ///
    /// - Returns: The listening descriptor. A ``Listener`` owns it.
    func listen() throws(ListeningError) -> Int32 {
        if let inherited { return inherited }
        return try socket.withLock { held throws(ListeningError) -> Int32 in
            guard var socket = held.take() else { throw .alreadyRunning(path) }
            do throws(ListeningError) {
                let descriptor = try socket.listen()
                held = consume socket
                return descriptor
            } catch {
                held = consume socket
                throw error
            }
        }
    }

    /// Removes the file if the host has made it.
    func remove() {
        socket.withLock { $0.take()?.remove() }
    }
}
