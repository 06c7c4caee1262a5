import NavigationBroker
import NavigationTree

/// Whether a connection's input is served as soon as it is read, or in a turn together with the others'.
///
/// Turns are there for many: one write for each reader, one commit for all changes. To a client alone they only cost a round of the loop. So when several
/// turns in a row had one connection each, input is served at once, until two connections send so close to each other that a turn would have had both.
struct TurnPace {
    /// Turns with one connection after which input is served at once.
    private static let patience = 8
    /// Nanoseconds between the end of a turn and another connection's input within which both belong together: a turn is not much longer than that.
    private static let closeness: UInt64 = 10_000

    private var turnsWithOne = 0
    private var last: SessionID?
    private var lastEnded: UInt64 = 0

    /// Whether what this connection has just sent is served now.
    mutating func servesAtOnce(_ session: SessionID, now: MonotonicTime) -> Bool {
        guard turnsWithOne >= Self.patience else { return false }
        if session != last, now.nanoseconds < lastEnded + Self.closeness { turnsWithOne = 0 }
        return turnsWithOne > 0
    }

    /// - Parameters:
    ///   - session: of the first connection that it served.
    ///   - count: how many it served.
    mutating func turnEnded(_ session: SessionID?, count: Int, now: MonotonicTime) {
        guard let session else { return }
        turnsWithOne = count == 1 ? min(turnsWithOne + 1, Self.patience) : 0
        last = session
        lastEnded = now.nanoseconds
    }
}
