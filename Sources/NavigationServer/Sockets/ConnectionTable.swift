import NavigationTree

/// The open connections, by session and by descriptor.
struct ConnectionTable {
    private var bySession: [SessionID: Connection] = [:]
    /// The same connections, each at the index of its descriptor.
    private var byDescriptor: [Connection?] = []

    var isEmpty: Bool { bySession.isEmpty }
    var count: Int { bySession.count }
    /// All connections, in no order.
    var all: Dictionary<SessionID, Connection>.Values { bySession.values }

    subscript(session: SessionID) -> Connection? { bySession[session] }

    /// The connection with this descriptor.
    func connection(at descriptor: Int32) -> Connection? {
        let index = Int(descriptor)
        return index < byDescriptor.count ? byDescriptor[index] : nil
    }

    /// Adds a connection whose session and descriptor are not in the table.
    mutating func insert(_ connection: Connection) {
        bySession[connection.session] = connection
        let index = Int(connection.descriptor)
        if index >= byDescriptor.count {
            byDescriptor += repeatElement(nil, count: index + 1 - byDescriptor.count)
        }
        byDescriptor[index] = connection
    }

    /// Removes a connection. The kernel may give its descriptor to another connection once it is closed.
    mutating func remove(_ connection: Connection) {
        bySession[connection.session] = nil
        byDescriptor[Int(connection.descriptor)] = nil
    }
}
