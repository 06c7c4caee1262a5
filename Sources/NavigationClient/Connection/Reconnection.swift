/// The pauses between attempts to connect again.
///
/// Each pause is twice as long as the one before, up to ``longest``. The client waits between half a pause and a whole
/// one, chosen at random.
public struct Reconnection: Equatable, Sendable {
    /// The first pause; more than zero.
    public var shortest: Duration
    /// The longest pause.
    public var longest: Duration

    /// Pauses from 50 ms to 5 s, unless set.
    public init(shortest: Duration = .milliseconds(50), longest: Duration = .seconds(5)) {
        self.shortest = shortest
        self.longest = longest
    }
}

/// Computes the next pause. It leaves out up to half of the pause at random, so that the clients of a restarted host do
/// not all connect at once.
struct Backoff {
    private let reconnection: Reconnection
    private var pause: Duration

    init(_ reconnection: Reconnection) {
        self.reconnection = reconnection
        pause = reconnection.shortest
    }

    /// Whether the longest pause has been reached.
    var isExhausted: Bool { pause >= reconnection.longest }

    /// Returns the next pause.
    mutating func next() -> Duration {
        defer { pause = min(pause * 2, reconnection.longest) }
        return pause * Double.random(in: 0.5...1)
    }

    /// Starts again with the shortest pause, because the host has answered.
    mutating func reset() {
        pause = reconnection.shortest
    }
}
