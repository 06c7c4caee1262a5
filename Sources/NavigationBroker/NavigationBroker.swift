package import NavigationProtocol

/// The host without its socket: a message and a time in, actions out.
package struct NavigationBroker: ~Copyable {
    /// Gone when the queue of the shell should be flushed; see ``BrokerTurn``.
    private var turn = BrokerTurn()

    /// What the host says of itself.
    package struct Configuration: Sendable {
        package var limits = Limits()
        /// 16 hexadecimal digits, new for every start.
        package var instance: String
        package var version: String
        package var pid: Int32

        package init(limits: Limits = Limits(), instance: String, version: String, pid: Int32) {
            self.limits = limits
            self.instance = instance
            self.version = version
            self.pid = pid
        }
    }

    package let configuration: Configuration

    package init(configuration: Configuration, now: MonotonicTime) {
        self.configuration = configuration
    }

    /// When ``timePassed(now:)`` wants to be called next; nil when nothing waits.
    package var nextDeadline: MonotonicTime? { nil }

    /// A connection was accepted. The answer names its session; every later call about it carries that id.
    ///
    /// Over the limit of connections the session gets its `bye` and is closed by this turn's actions; it has an id all the same.
    package mutating func connectionOpened(_ peer: PeerCredentials, now: MonotonicTime) -> SessionID { SessionID(rawValue: 1) }

    /// One line came in, without its LF. Everything it causes is in the turn when this returns.
    package mutating func receive(_ line: RawSpan, from session: SessionID, now: MonotonicTime) {}

    /// A line longer than the limit came in; its bytes were thrown away up to the next LF.
    package mutating func lineTooLong(from session: SessionID, now: MonotonicTime) {}

    /// The client will send nothing more. Its requests are still answered; then the session is closed by an action.
    package mutating func inputEnded(_ session: SessionID, now: MonotonicTime) {}

    /// The connection is gone. No further action names this session.
    package mutating func connectionClosed(_ session: SessionID, now: MonotonicTime) {}

    /// So many bytes of this session's output have left the process.
    package mutating func outputFlushed(_ session: SessionID, bytes: Int, now: MonotonicTime) {}

    /// Deadlines: to be called at ``nextDeadline``, or later.
    package mutating func timePassed(now: MonotonicTime) {}

    /// The host is to end: every session gets `bye`, then is closed. New requests are refused from here on.
    package mutating func shutDown(now: MonotonicTime) {}

    /// Moves what has gathered since the last call into `turn`, whose old contents are dropped.
    package mutating func takeTurn(into turn: inout BrokerTurn) {
        turn.removeAll()
        swap(&turn, &self.turn)
    }
}
