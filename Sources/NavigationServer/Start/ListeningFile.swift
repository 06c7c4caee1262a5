import Synchronization

/// The socket that the host listens on, and its file. The file is removed once.
final class ListeningFile: Sendable {
    let path: String
    let descriptor: Int32
    /// Nil when the file belongs to a service manager, or has been removed.
    private let socket: Mutex<ListeningSocket?>

    /// Takes the service manager's socket, or makes one.
    init(_ configuration: Host.Configuration) throws(ListeningError) {
        if let inherited = configuration.inherited {
            self.path = inherited.path
            self.descriptor = inherited.descriptor
            self.socket = Mutex(nil)
        } else {
            let socket = try ListeningSocket(configuration.socket)
            self.path = socket.path
            self.descriptor = socket.descriptor
            self.socket = Mutex(consume socket)
        }
    }

    /// Removes the file if the host has made it.
    func remove() {
        socket.withLock { $0.take()?.remove() }
    }
}
