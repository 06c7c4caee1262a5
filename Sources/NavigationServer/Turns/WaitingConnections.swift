/// The connections that may have lines left when their share of a turn is used up.
///
/// Connections that wait for a turn are served in it after those that the poller reports, in the order in which they
/// began to wait. The two lists change places each turn, so that a turn allocates nothing.
struct WaitingConnections {
    /// These wait for the next turn.
    private var waiting: [Connection] = []
    /// These waited for the turn that runs.
    private(set) var due: [Connection] = []

    /// Whether no connection waits for the next turn.
    var isEmpty: Bool { waiting.isEmpty }

    /// The next turn serves this connection.
    mutating func add(_ connection: Connection) {
        guard !connection.isWaiting else { return }
        connection.isWaiting = true
        waiting.append(connection)
    }

    /// A turn begins: all that waited for it are ``due``.
    mutating func beginTurn() { swap(&waiting, &due) }

    /// This turn serves the connection behind all that were due before it.
    mutating func addDue(_ connection: Connection) {
        guard !connection.isWaiting else { return }
        connection.isWaiting = true
        due.append(connection)
    }

    /// The first `count` that were due have been served. The others keep their places before all that wait.
    mutating func removeDue(_ count: Int) {
        if count < due.count { waiting.insert(contentsOf: due[count...], at: 0) }
        // One by one: for few, `removeAll` costs more.
        while due.popLast() != nil {}
    }
}
