import JSON
import NavigationBroker

/// The output of a turn: the text of all lines, and the connections that get parts of it.
struct TurnOutput: ~Copyable {
    /// The broker fills this at the end of each turn.
    var turn = BrokerTurn()
    /// The connections that have parts of the text to send, each once. Those come first that have asked for something:
    /// they may go on while a thousand watchers get their notifications.
    private(set) var askers: [Connection] = []
    private(set) var receivers: [Connection] = []
    /// Room for the parts of one connection.
    private var joined = JSONWriter()

    /// Gives a connection a part of the turn's text. ``flush(_:)`` sends it.
    mutating func add(_ part: Range<Int>, for connection: Connection) {
        if !connection.isTouched {
            if connection.hasAsked { askers.append(connection) } else { receivers.append(connection) }
        }
        connection.send(part)
    }

    /// Sends a connection its parts of the text. Returns how many bytes have left the process.
    mutating func flush(_ connection: Connection) -> Int {
        turn.text.withUnsafeBytes { connection.flush($0, joining: &joined) }
    }

    /// All parts have been sent, or wait in the queues of their connections.
    mutating func removeReceivers() {
        // One by one: for few, `removeAll` costs more.
        while askers.popLast() != nil {}
        while receivers.popLast() != nil {}
    }
}
